"""What the frozen program does first keeps the user's language where the system has not got his locale."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "packaging" / "pyinstaller"

# As PyInstaller starts Python: it does not look after the locale.
LANGUAGE = f"""
import sys
sys.path.insert(0, {str(FOLDER)!r})
import start
start.keep_language()
from PySide6.QtCore import QLocale
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
print(QLocale.system().name(), QLocale.system().uiLanguages()[0])
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere Qt asks the system")
@pytest.mark.parametrize(
    ("variables", "said"),
    [
        # no system has this one; Qt takes the language and the usual country of what it does not know
        ({"LANG": "de_ZZ.UTF-8"}, "de"),
        ({"LANG": "ja_ZZ.UTF-8"}, "ja"),
        ({"LANG": "C.UTF-8"}, "C"),
        ({}, "C"),
    ],
)
def test_the_language_is_that_of_the_variables(variables: dict[str, str], said: str) -> None:
    environment = {
        name: value for name, value in os.environ.items() if name != "LANGUAGE" and not name.startswith(("LC_", "LANG"))
    }
    environment |= {"PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "1", "QT_QPA_PLATFORM": "offscreen"} | variables
    done = subprocess.run(
        [sys.executable, "-c", LANGUAGE], env=environment, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.split()[0].partition("_")[0] in (said, "en" if said == "C" else said)
    assert "which is not UTF-8" not in done.stderr
