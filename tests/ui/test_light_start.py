"""What the window needs before it can be shown: without numpy it opens a fifth of a second earlier."""

import subprocess
import sys
from pathlib import Path

ASK = "import sys, reader.ui.window.window_main; print(*sorted(sys.modules))"
SHEETS = ("reader.ui.dialogs.", "reader.ui.preferences.", "reader.ui.rhythm.")


def loaded() -> list[str]:
    done = subprocess.run([sys.executable, "-c", ASK], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_what_is_heavy_is_loaded_when_it_is_needed() -> None:
    assert {"numpy", "requests", "feedparser"}.isdisjoint(loaded())


def test_sheets_are_loaded_when_they_are_opened() -> None:
    assert {name for name in loaded() if name.startswith(SHEETS)} == set()
