"""What floats over the window stays with what it is about when the window or its panes change."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.ui.dialogs.tags import TagPopover
from reader.ui.kit.labels import PlainLabel
from reader.ui.list.search import CompletionList
from reader.ui.pages.preferences.fields import FontField
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def arrange(bench: WindowBench, layout: str) -> None:
    bench.window.handle_events((events.PreferenceChanged("look.layout", layout),))


CHANGES = {
    "layout": lambda bench: arrange(bench, "classic"),
    "sidebar": lambda bench: bench.window.parts.panes.toggle_sidebar(),
    "drag": lambda bench: bench.window.parts.panes.moveSplitter(330, 1),
    "size": lambda bench: bench.window.resize(QSize(1100, 700)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_popover_of_tags_stays_beside_its_article(qtbot: QtBot, bench: WindowBench, change: str) -> None:
    lists = bench.window.parts.entries
    row = next(row for row, key in enumerate(lists.model.keys) if key > 0)
    entry = lists.model.entry(row)
    assert entry is not None
    bench.window.handlers.marking.ask_tags([entry])
    popover = bench.window.parts.sheet.shown
    assert isinstance(popover, TagPopover)

    def area() -> QRect:
        now = lists.model.row_of(entry.entry_id)
        assert now is not None
        return lists.view.visualRect(lists.model.index(now, 0)).translated(lists.view.viewport().mapTo(bench.window, QPoint()))

    before = area()
    CHANGES[change](bench)
    qtbot.waitUntil(lambda: area() != before)
    settle(qtbot, bench)
    card = popover.card.geometry()
    assert (card.left(), card.top()) == (area().left() + 24, area().bottom() + 4)


@pytest.mark.parametrize("change", CHANGES)
def test_the_completions_stay_below_the_search_field(qtbot: QtBot, bench: WindowBench, change: str) -> None:
    window, field = bench.window, bench.window.parts.entries.header.field
    QTest.keySequence(window, "/")
    QTest.keyClicks(field, "is:")
    offered = window.findChild(CompletionList)
    assert offered is not None
    assert offered.isVisible()

    def area() -> QRect:
        return field.rect().translated(field.mapTo(window, QPoint()))

    def card() -> tuple[int, int, int]:
        return offered.x() - area().left(), offered.y() - area().bottom(), offered.width() - area().width()

    before, stood = area(), card()
    CHANGES[change](bench)
    qtbot.waitUntil(lambda: area() != before)
    settle(qtbot, bench)
    assert offered.isVisible()
    assert card() == stood


@pytest.mark.parametrize("change", CHANGES)
def test_the_target_of_a_link_stays_at_the_bottom_and_has_the_room_there_is(
    qtbot: QtBot, bench: WindowBench, change: str
) -> None:
    window, pane = bench.window, bench.window.parts.article
    QTest.keySequence(window, "J")
    settle(qtbot, bench)
    address = "https://example.test/" + "a/long/way/" * 40
    pane.page.view.highlighted.emit(QUrl(address))
    line = pane.findChild(PlainLabel, "linkTarget")
    assert line is not None
    assert line.isVisible()
    before = pane.size()
    CHANGES[change](bench)
    qtbot.waitUntil(lambda: pane.size() != before)
    settle(qtbot, bench)
    found = line.geometry(), line.text()
    pane.page.view.highlighted.emit(QUrl())
    pane.page.view.highlighted.emit(QUrl(address))
    assert (line.geometry(), line.text()) == found
    assert found[0].bottom() == pane.height() - 1


def test_the_list_of_fonts_stays_below_its_field(qtbot: QtBot, bench: WindowBench) -> None:
    window = bench.window
    window.handlers.preferences.edit_preferences("reading.family")
    settle(qtbot, bench)
    (field,) = window.findChildren(FontField)
    QTest.keyClick(field, Qt.Key.Key_Down)
    card = field.card
    assert card is not None
    assert card.isVisible()

    def offset() -> QPoint:
        return card.mapTo(window, QPoint()) - field.mapTo(window, QPoint())

    before, stood = field.mapTo(window, QPoint()), offset()
    window.resize(QSize(1100, 760))
    qtbot.waitUntil(lambda: field.mapTo(window, QPoint()) != before)
    settle(qtbot, bench)
    assert offset() == stood
