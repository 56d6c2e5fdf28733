"""What the window needs before it can be shown: without numpy it opens a fifth of a second earlier."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from reader.ui.window import window_main, window_parts
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench

ASK = "import sys, reader.ui.window.window_main; print(*sorted(sys.modules))"
SHEETS = ("reader.ui.dialogs.", "reader.ui.preferences.", "reader.ui.rhythm.")


def loaded() -> list[str]:
    done = subprocess.run([sys.executable, "-c", ASK], cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_what_is_heavy_is_loaded_when_it_is_needed() -> None:
    assert {"numpy", "requests", "feedparser"}.isdisjoint(loaded())


def test_sheets_are_loaded_when_they_are_opened() -> None:
    assert {name for name in loaded() if name.startswith(SHEETS)} == set()


def test_each_part_is_made_inside_what_it_stands_in(
    open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What moves into another parent is styled again with all that is in it."""
    made = list[tuple[QWidget, QWidget]]()

    def note(kind: Callable[..., QWidget]) -> Callable[..., QWidget]:
        def make(*given: object) -> QWidget:
            part = kind(*given)
            made.append((part, part.parentWidget()))
            return part

        return make

    parts = {"FirstStart", "SubscriptionsPane", "EntriesPane", "Panes", "Rail"}
    for module, names in ((window_parts, parts), (window_main, {"ArticlePane"})):
        for name in names:
            monkeypatch.setattr(module, name, note(getattr(module, name)))
    open_bench(invented_library(tmp_path / "library.sqlite"))
    assert len(made) == len(parts) + 1
    assert [type(part).__name__ for part, parent in made if part.parentWidget() is not parent] == []
