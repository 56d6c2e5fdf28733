"""Tokens, style sheet, icons and fonts."""

from dataclasses import asdict

import pytest
from PySide6.QtCore import QMargins, QSize, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from reader.ui.data.assets import icon_file, resources_folder
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap, Stretch
from reader.ui.kit.theme import DARK, LIGHT, Theme, Tokens, style_sheet


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_every_token_is_a_colour(tokens: Tokens) -> None:
    assert [name for name, value in asdict(tokens).items() if name != "is_dark" and not QColor(value).isValid()] == []


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_sheet_leaves_no_token_unfilled(tokens: Tokens) -> None:
    assert "@" not in style_sheet(tokens)


def test_preference_switches_colours_and_notifies(qtbot: QtBot) -> None:
    theme = Theme("light")
    with qtbot.waitSignal(theme.changed):
        theme.set_preference("dark")
    assert theme.color("text") == QColor(DARK.text)
    assert theme.palette().window().color() == QColor(DARK.bg_list)


def test_same_preference_notifies_nobody(qtbot: QtBot) -> None:
    theme = Theme("light")
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_preference("light")


def test_icons_are_drawn_in_the_colour_asked_for(qtbot: QtBot) -> None:
    theme = Theme("light")
    for name in sorted(path.stem for path in (resources_folder() / "icons").glob("*.svg")):
        image = theme.icons.pixmap(name, "#123456", 24, 2.0).toImage()
        assert image.width() == 48
        pixels = [image.pixel(x, y) for x in range(48) for y in range(48)]
        assert {each for each in pixels if each >> 24 == 255} == {0xFF123456}, name


def test_icons_are_drawn_for_the_scales_in_use_and_again_for_another(qtbot: QtBot) -> None:
    theme = Theme("light")

    def ratio(icon: QIcon) -> float:
        return icon.pixmap(QSize(16, 16), 1.5).devicePixelRatio()

    before = theme.icons.icon("star", "#123456")
    assert ratio(before) == 1.0, "scales of no screen there is were drawn too"
    with qtbot.waitSignal(theme.changed):
        theme.draw_at(1.5)
    assert ratio(theme.icons.icon("star", "#123456")) == 1.5
    with qtbot.assertNotEmitted(theme.changed):
        theme.draw_at(1.5)


def test_icon_file_exists() -> None:
    assert icon_file("star").is_file()


def test_fonts_have_the_pixels_asked_for(qtbot: QtBot) -> None:
    assert fonts.ui_font(14, fonts.SEMIBOLD).pixelSize() == 14
    assert fonts.ui_font(14, fonts.SEMIBOLD).weight() == 600
    assert fonts.reading_font(33).families()[-1] == "serif"


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
