"""What floats over the window stays with what it is about when the window or its panes change."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from pytestqt.qtbot import QtBot

from reader.domain import events
from reader.ui.dialogs.tag_popover import TagPopover
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle


def arrange(bench: WindowBench, layout: str) -> None:
    bench.window.handle_events((events.PreferenceChanged("look.layout", layout),))


CHANGES = {
    "layout": lambda bench: arrange(bench, "classic"),
    "sidebar": lambda bench: bench.window.panes.toggle_sidebar(),
    "size": lambda bench: bench.window.resize(QSize(1100, 700)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_popover_of_tags_stays_beside_its_article(qtbot: QtBot, bench: WindowBench, change: str) -> None:
    lists = bench.window.entries
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
