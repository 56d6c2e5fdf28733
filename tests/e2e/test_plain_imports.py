"""The window's process does not read and keep the source of each module it imports, which PySide does for a syntax nobody uses here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

# The window is left at once; what is imported until it stands is there by then.
LEFT_AT_ONCE = """
import json, linecache, sys
import reader.app.demo.start, reader.app.window
from reader.app.main import main
from PySide6.QtWidgets import QApplication
QApplication.exec = lambda *_: 0
code = main(sys.argv[1:])
print(json.dumps([code, "reader.ui.window.main_window" in sys.modules, sorted(linecache.cache)]))
"""


@pytest.mark.parametrize("start", [["--profile", "profile"], ["--demo"]])
def test_a_window_keeps_no_source_of_what_it_imports(start: list[str], tmp_path: Path) -> None:
    place = {"PYTHONPATH": str(Path.cwd()), "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", LEFT_AT_ONCE, *start],
        cwd=tmp_path,
        env={**os.environ, **place},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()[-1]
    code, is_built, kept = json.loads(said)
    assert (code, is_built) == (0, True), done.stderr
    # what is imported before and beside Qt itself is not ours to keep from it
    assert [name for name in kept if "/reader/ui/" in name] == []
