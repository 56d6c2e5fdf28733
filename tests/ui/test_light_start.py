"""What a window needs before it is shown, while it is hidden, and when it is closed."""

import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from reader.domain.entry import ArticleLayout, Selection, Version
from reader.domain.ids import Clock
from reader.formats.articles.blocks import ArticleBlocks
from reader.storage.connection import ReadConnection
from reader.supervision import Loop
from reader.ui.article import continuous as stream_module
from reader.ui.article import viewer_stage
from reader.ui.article.document import blocks_of
from reader.ui.kit import pages as pages_module
from reader.ui.kit.actions import MENUS, grouped
from reader.ui.kit.pages import Pages, SidePage
from reader.ui.kit.theme import Theme
from reader.ui.list import pane
from reader.ui.list.loading import LoadedList
from reader.ui.list.view import ListView
from reader.ui.pictures.process import PictureFile
from reader.ui.shell import parts as window_parts
from reader.ui.shell.actions.table import ROWS
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench, close_benches, window_bench
from tests.ui.conftest import settle
from tests.ui.test_list_marks import prefer
from tests.ui.test_one_page import page, stream_of
from tests.ui.test_picture_viewer import Gallery, gallery

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


def active(bench: WindowBench) -> list[QTimer]:
    return [timer for timer in bench.window.findChildren(QTimer) if timer.isActive()]


def test_no_timer_of_a_hidden_window_starts_itself_again(qtbot: QtBot, bench: WindowBench) -> None:
    prefer(bench, "reading.mark_read", "later")
    for go in (
        bench.window.handlers.pages.go_health,
        bench.window.handlers.pages.go_activity,
        bench.window.handlers.pages.go_rhythm,
    ):
        go()
        settle(qtbot, bench)
    bench.window.parts.panes.pages.show_reading()
    QTest.keySequence(bench.window, "N")
    settle(qtbot, bench)
    bench.window.hide()
    for _ in range(4):
        for timer in active(bench):
            timer.stop()
            timer.timeout.emit()
        settle(qtbot, bench)
    assert [(timer.parent(), timer.interval()) for timer in active(bench)] == []


MODULE = "imported_for_a_page"


@pytest.fixture
def pages(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Pages:
    (tmp_path / f"{MODULE}.py").write_text("import threading\n\nBY = threading.current_thread()\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, MODULE, raising=False)
    theme = Theme("light")
    made = Pages(QWidget())
    qtbot.addWidget(made)
    for name in ("one", "other"):
        made.offer(name, MODULE, lambda name=name: SidePage(theme, name, name))
    return made


def test_a_page_comes_once_its_module_is_imported_by_another_thread(qtbot: QtBot, pages: Pages) -> None:
    done: list[SidePage] = []
    pages.show_page("one", done.append)
    assert pages.shown == ""
    qtbot.waitUntil(lambda: pages.shown == "one")
    assert done == [pages.page("one")]
    assert sys.modules[MODULE].BY.name == "page-import"
    pages.show_reading()
    pages.show_page("one", done.append)
    assert (pages.shown, len(done)) == ("one", 2)


def test_what_is_wanted_last_is_shown(qtbot: QtBot, pages: Pages) -> None:
    imported: list[str] = []
    pages._imported.connect(imported.append)
    pages.show_page("one")
    pages.show_reading()
    qtbot.waitUntil(lambda: imported == ["one"])
    qtbot.wait(0)
    assert pages.shown == ""
    sys.modules.pop(MODULE)
    pages.show_page("one")
    pages.show_page("other")
    qtbot.waitUntil(lambda: pages.shown == "other")


def test_without_a_thread_a_page_is_made_in_place(pages: Pages, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages_module, "run_in_thread", lambda _name, _work: False)
    pages.show_page("one")
    assert pages.shown == "one"


def test_a_module_that_is_missing_is_missed_where_the_page_is_made(qtbot: QtBot, pages: Pages) -> None:
    made = SidePage(Theme("light"), "broken", "broken")
    pages.offer("broken", "no_such_module_of_a_page", lambda: made)
    pages.show_page("broken")
    qtbot.waitUntil(lambda: pages.shown == "broken")


__all__ = ["gallery", "page"]


def test_closing_waits_for_no_picture_and_its_answer_finds_nobody(gallery: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, may_end = threading.Event(), threading.Event()
    joined: list[object] = []
    faults: list[object] = []
    opened = viewer_stage.open_picture

    def slow(source: str) -> PictureFile:
        begun.set()
        may_end.wait(20)
        return opened(source)

    gallery.put("one")
    monkeypatch.setattr(viewer_stage, "open_picture", slow)
    monkeypatch.setattr(threading, "excepthook", faults.append)
    viewer = gallery.open()
    loader = viewer.loader
    assert begun.wait(20)
    with monkeypatch.context() as patched:
        patched.setattr(Loop, "join", lambda *_: joined.append(True) or True)
        viewer.close_sheet()
    assert joined == []
    gallery.qtbot.waitUntil(lambda: not isValid(viewer))
    assert isValid(loader)
    close_benches()
    assert isValid(loader)
    may_end.set()
    gallery.qtbot.waitUntil(lambda: not isValid(loader))
    assert faults == []


def test_leaving_waits_for_no_long_article_and_its_answer_finds_nobody(
    qtbot: QtBot, page: WindowBench, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = threading.Event(), threading.Event()
    joined: list[object] = []
    faults: list[object] = []

    def slow(html: str, *rest: Version | None) -> ArticleBlocks:
        begun.set()
        may_end.wait(20)
        return blocks_of(html, *rest)

    stream = stream_of(page)
    monkeypatch.setattr(stream_module, "blocks_of", slow)
    monkeypatch.setattr(stream_module, "is_long", lambda _: True)
    monkeypatch.setattr(threading, "excepthook", faults.append)
    monkeypatch.setattr(Loop, "join", lambda *_: joined.append(True) or True)
    page.window.parts.article.page.view.verticalScrollBar().setValue(10_000_000)
    qtbot.waitUntil(begun.is_set)
    page.window.parts.entries.set_layout(ArticleLayout.LIST)
    assert joined == []
    assert isValid(stream)
    may_end.set()
    qtbot.waitUntil(lambda: not isValid(stream))
    assert faults == []


def test_every_action_has_what_it_does_and_nothing_else_has(bench: WindowBench) -> None:
    assert set(bench.window.handlers.by_name) == {row.name for row in ROWS}


def test_every_action_is_declared_once_and_has_a_group() -> None:
    assert Counter(row.name for row in ROWS) == Counter(name for _, name in grouped())


def test_a_menu_has_lines_only_between_actions() -> None:
    for names in MENUS.values():
        assert names[0]
        assert names[-1]
        assert all(one or other for one, other in pairwise(names))
