"""What the window needs before it can be shown: without numpy it opens a fifth of a second earlier."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from reader.domain.entry import Selection
from reader.domain.ids import Clock
from reader.storage.connection import ReadConnection
from reader.ui.list import pane
from reader.ui.list.loading import LoadedList
from reader.ui.list.view import ListView
from reader.ui.shell import parts as window_parts
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench, window_bench

ASK = "import sys, reader.ui.shell.window; print(*sorted(sys.modules))"
SHEETS = ("reader.ui.dialogs.", "reader.ui.pages.preferences.", "reader.ui.pages.rhythm.")


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
    for name in (*parts, "ArticlePane"):
        monkeypatch.setattr(window_parts, name, note(getattr(window_parts, name)))
    open_bench(invented_library(tmp_path / "library.sqlite"))
    assert len(made) == len(parts) + 1
    assert [type(part).__name__ for part, parent in made if part.parentWidget() is not parent] == []


def noted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What happens from now on: how much of a list is read, and that rows are painted."""
    happened = list[str]()
    load, paint = pane.load_list, ListView.paintEvent

    def read(
        connection: ReadConnection, selection: Selection, clock: Clock, limit: int | None = None, **more: object
    ) -> LoadedList:
        happened.append("all" if limit is None else "beginning")
        return load(connection, selection, clock, limit, **more)  # type: ignore[arg-type]

    def painted(view: ListView, event: QPaintEvent) -> None:
        happened.append("painted")
        paint(view, event)

    monkeypatch.setattr(pane, "load_list", read)
    monkeypatch.setattr(ListView, "paintEvent", painted)
    return happened


def test_the_rest_of_a_list_is_read_after_its_beginning_is_painted(
    open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both would share the time of the interpreter, and the painting take twice as long."""
    happened = noted(monkeypatch)
    monkeypatch.setattr(pane, "_UNSEEN_MILLISECONDS", 60_000)
    open_bench(invented_library(tmp_path / "library.sqlite"))
    assert happened[0] == "beginning"
    assert "painted" in happened[: happened.index("all")]


def test_the_rest_of_a_list_that_nobody_sees_is_read_too(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happened = noted(monkeypatch)
    monkeypatch.setattr(pane, "_UNSEEN_MILLISECONDS", 1)
    bench = window_bench(invented_library(tmp_path / "library.sqlite"), tmp_path)
    qtbot.waitUntil(bench.window.parts.runner.is_idle)
    assert happened == ["beginning", "all"]
