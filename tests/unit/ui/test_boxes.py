"""Rows and columns made in one call are what Qt's own calls would have made."""

import pytest
from PySide6.QtCore import QMargins, Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from reader.ui.kit import boxes
from reader.ui.kit.boxes import STRETCH, Gap, Stretch


def test_items_come_in_order_each_with_its_share_and_alignment(qtbot: QtBot) -> None:
    holder, first, second, third = QWidget(), QLabel("1"), QLabel("2"), QLabel("3")
    qtbot.addWidget(holder)
    inner = boxes.column(second)
    box = boxes.row(first, Gap(7), (inner, 2), STRETCH, (third, 0, Qt.AlignmentFlag.AlignTop), Stretch(3), on=holder)
    assert holder.layout() is box
    items = [box.itemAt(place) for place in range(box.count())]
    assert [item.widget() or item.layout() for item in items if item.spacerItem() is None] == [first, inner, third]
    assert [place for place, item in enumerate(items) if item.spacerItem() is not None] == [1, 3, 5]
    assert [box.stretch(place) for place in range(box.count())] == [0, 0, 2, 0, 0, 3]
    assert items[1].sizeHint().width() == 7
    assert items[4].alignment() == Qt.AlignmentFlag.AlignTop
    assert first.parent() is second.parent() is third.parent() is holder


@pytest.mark.parametrize(
    ("margins", "wanted"),
    [(0, (0, 0, 0, 0)), (4, (4, 4, 4, 4)), ((1, 2, 3, 4), (1, 2, 3, 4))],
)
def test_margins_and_spacing_are_those_that_are_given(
    qtbot: QtBot, margins: boxes.Margins, wanted: tuple[int, int, int, int]
) -> None:
    box = boxes.column(spacing=5, margins=margins)
    assert box.contentsMargins() == QMargins(*wanted)
    assert box.spacing() == 5
