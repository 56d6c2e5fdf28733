"""What a switch of the theme costs the window's thread, by counts, and that it leaves nothing of the other one behind."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSize
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from reader.domain.commands import SetPreference
from reader.ui.sidebar.tree_view import TreeDelegate
from tests.fakes.invented_library import InventedLibrary, invented_library
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.reference_pictures import rest


class Dressed(QObject):
    """Counts how often each widget is told of another style."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.times: Counter[QObject] = Counter()
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.StyleChange:
            self.times[watched] += 1
        return False


def test_a_switch_dresses_each_widget_twice_however_deep_it_is(bench: WindowBench, qapp: QApplication) -> None:
    dressed = Dressed(qapp)
    bench.window.parts.theme.set_preference("dark")
    qapp.removeEventFilter(dressed)
    assert len(dressed.times) > 50
    assert max(dressed.times.values()) == 2


def test_a_switch_asks_no_row_of_the_sidebar_for_its_height(
    open_bench: Callable[[InventedLibrary], WindowBench], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    usual = TreeDelegate.sizeHint

    def counted(self: TreeDelegate, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        asked.append(index)
        return usual(self, option, index)

    monkeypatch.setattr(TreeDelegate, "sizeHint", counted)
    window = open_bench(invented_library(tmp_path / "library.sqlite", more=3)).window
    tree = window.parts.subscriptions.tree
    places = [tree.visualRect(tree.model().index(row, 0)) for row in range(tree.model().rowCount())]
    assert asked
    asked.clear()
    window.parts.theme.set_preference("dark")
    assert asked == []
    window.grab()
    assert [tree.visualRect(tree.model().index(row, 0)) for row in range(tree.model().rowCount())] == places


def test_a_window_is_the_same_after_there_and_back(bench: WindowBench, qapp: QApplication) -> None:
    window, theme = bench.window, bench.window.parts.theme
    # what comes later by itself would be a difference too: pictures, counts, the rhythm at the foot
    bench.window.parts.submit(SetPreference("reading.thumbnails", "never"))
    bench.bridge.flush()
    window.grab()
    rest(bench)
    shown = [each for each in window.findChildren(QWidget) if each.isVisible()]
    theme.set_preference("light")
    before, places = window.grab().toImage(), [(each.geometry(), each.minimumSize()) for each in shown]
    theme.set_preference("dark")
    dark = window.grab().toImage()
    qapp.processEvents()
    assert [(each.geometry(), each.minimumSize()) for each in shown] == places
    ground = dark.pixelColor(window.parts.subscriptions.mapTo(window, QPoint(3, 3)))
    assert ground.lightness() < 60 < before.pixelColor(window.parts.subscriptions.mapTo(window, QPoint(3, 3))).lightness()
    theme.set_preference("light")
    qapp.processEvents()
    assert window.grab().toImage() == before


def test_what_is_painted_behind_an_article_with_a_table_stays(qtbot: QtBot, bench: WindowBench) -> None:
    """Qt finds the last table's first cell at the top of a page that is not yet laid out."""
    bench.window.resize(1280, 800)
    bench.window.parts.entries.view.open_row(1)
    settle(qtbot, bench)
    pane = bench.window.parts.article
    article = pane.article
    assert article is not None
    table = "<table><tr><td>First</td><td>09:10</td></tr><tr><td>Second</td><td>11:40</td></tr></table>"
    pane.show_article(replace(article, html="<p>Gusts were measured at the mast.</p>" * 40 + table + "<p>End.</p>" * 3))
    settle(qtbot, bench)
    view = pane.page.view
    for theme in ("dark", "light"):
        bench.window.parts.theme.set_preference(theme)
        assert view.first_visible().blockNumber() == 0
        bench.window.grab()
        assert view.first_visible().blockNumber() == 0
