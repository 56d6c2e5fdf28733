"""packaging/run installs system libraries of Qt only for what shows something."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

from reader.app.commands import COMMANDS

SCRIPT = Path(__file__).parents[2] / "packaging" / "run"
PAINTING = {"replay", "lab"}
"""Commands that may make a picture."""
ENVIRONMENT = """
project=$PROJECT_HERE
find_base() { base=$PYTHON_HERE; }
see_to_system() { echo "libraries for $1"; exit 0; }
"""


def shown(*arguments: str, **environment: str) -> str:
    """What the script's own lines find out, with Python at hand and nothing to install."""
    lines = [line for line in SCRIPT.read_text(encoding="utf-8").splitlines() if not line.startswith((". ", "exec "))]
    script = "\n".join([ENVIRONMENT, *lines])
    variables = {name: value for name, value in os.environ.items() if name != "QT_QPA_PLATFORM"}
    done = subprocess.run(
        ["sh", "-c", script, "run", *arguments],
        capture_output=True,
        text=True,
        check=True,
        env=variables | {"PYTHON_HERE": sys.executable, "PROJECT_HERE": str(SCRIPT.parents[1])} | environment,
    )
    return done.stdout.strip().removeprefix("libraries for ")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_wants_no_screen(command: str) -> None:
    wanted = "offscreen" if command in PAINTING else "nothing"
    assert shown(command) == shown("--profile", "/tmp/list", command, "word") == wanted  # noqa: S108 -- nothing is written


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ((), "window"),
        (("--hidden",), "window"),
        (("--profile", "list"), "window"),
        (("https://example.org/feed",), "window"),
        (("--demo", "--screenshot", "demo.png"), "offscreen"),
        (("--demo", "--screenshot=demo.png"), "offscreen"),
        (("--version",), "nothing"),
        (("--help",), "nothing"),
    ],
)
def test_a_window_and_a_picture_want_theirs(arguments: tuple[str, ...], wanted: str) -> None:
    assert shown(*arguments) == wanted


def test_a_window_that_nobody_sees_wants_less() -> None:
    assert shown(QT_QPA_PLATFORM="offscreen") == "offscreen"


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


ROOT = Path(__file__).parents[2]
LIBRARIES = list((Path(PySide6.__file__).parent / "Qt" / "lib").glob("libicudata.so.*"))

# In the order of each language, numbers by their value; and their large and small letters.
ORDER = """
import itertools, sys
from PySide6.QtCore import QCollator, QLocale
letters = ["", "\\u0131", *"abcnozäöüßåæøñçčšžéğ10 -あアか漢日中文한гжαβאبก"]
words = ["".join(each) for each in itertools.product(letters, letters, "ao2本")]
for language in "en de es fr ja zh_CN zh_TW sv da pl cs tr lt hu el ru ar he ko th".split():
    locale = QLocale(language)
    collator = QCollator(locale)
    collator.setNumericMode(True)
    sys.stdout.reconfigure(encoding="utf-8")
    print(language, *sorted(words, key=collator.sortKey), *map(locale.toUpper, words), *map(locale.toLower, words))
print([line.split()[-1] for line in open("/proc/self/maps") if "libicudata" in line][0], file=sys.stderr)
"""


@pytest.mark.skipif(
    not (LIBRARIES and shutil.which("icupkg") and shutil.which("ld")), reason="needs Linux, binutils, icu-devtools"
)
@pytest.mark.long
def test_names_keep_their_order_in_every_language(tmp_path: Path) -> None:
    smaller = tmp_path / LIBRARIES[0].name
    shutil.copy(LIBRARIES[0], smaller)
    subprocess.run(["sh", ROOT / "packaging" / "linux" / "icu-data", smaller], check=True, timeout=60)
    assert smaller.stat().st_size < LIBRARIES[0].stat().st_size / 3
    said = [
        subprocess.run([sys.executable, "-c", ORDER], env={**os.environ, **preload}, capture_output=True, check=True, timeout=60)
        for preload in ({}, {"LD_PRELOAD": str(smaller)})
    ]
    assert said[1].stderr.decode().strip() == str(smaller)
    assert said[0].stdout == said[1].stdout


def test_nothing_here_asks_for_what_was_taken_out() -> None:
    asked = re.compile(r"\bQ(TimeZone|TextBoundaryFinder|StringConverter|StringDecoder|StringEncoder|TextStream)\b")
    # a long time names its zone
    long_time = re.compile(r"FormatType\.LongFormat")
    for path in sorted((ROOT / "reader").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert not asked.search(text), path
        for line in text.splitlines():
            assert "dayName(" in line or "monthName(" in line or not long_time.search(line), (path, line)
