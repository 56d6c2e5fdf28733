"""The controls of our own look: keys, values, what a screen reader gets."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QCursor, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from reader.domain.entry import Order
from reader.formats.articles.css import contrast
from reader.ui.kit.controls import Chip, Combo, Radio, Segmented, Slider, Switch, TickBox
from reader.ui.kit.fields import Menu
from reader.ui.kit.labels import IconButton
from reader.ui.kit.theme import Theme

COLORS = ((1, "Red"), (2, "Green & blue"), (3, "Grey"))


@pytest.fixture
def theme(qtbot: QtBot) -> Theme:
    theme = Theme("light")
    theme.apply()
    return theme


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    page = QWidget()
    qtbot.addWidget(page)
    return page


def show(page: QWidget, *controls: QWidget) -> None:
    column = QVBoxLayout(page)
    for control in controls:
        column.addWidget(control)
    page.show()
    page.activateWindow()


def spoken(widget: QWidget) -> tuple[QAccessible.Role, str]:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.role(), interface.text(QAccessible.Text.Name)


def test_a_button_is_no_longer_hovered_once_its_menu_closed_elsewhere(page: QWidget, theme: Theme) -> None:
    button, menu = IconButton(theme, "menu", "Menu"), Menu(page)
    menu.addAction("Preferences")
    button.setMenu(menu)
    show(page, button)
    page.move(200, 200)
    QCursor.setPos(QPoint(5, 5))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    menu.aboutToHide.emit()
    assert not button.underMouse()
    button.hide()
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    menu.aboutToHide.emit()
    assert not button.underMouse(), "one that shares its menu, in a sidebar that is not shown"


def test_switch_is_turned_by_space_and_by_a_click_anywhere(page: QWidget, theme: Theme) -> None:
    switch = Switch(theme, "Learn when I read")
    show(page, switch)
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()
    QTest.mouseClick(switch, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(34, 3))
    assert not switch.isChecked()
    assert spoken(switch) == (QAccessible.Role.CheckBox, "Learn when I read")


def test_switch_over_differing_things_goes_on_first(page: QWidget, theme: Theme) -> None:
    switch = Switch(theme, "Notify")
    show(page, switch)
    switch.show_difference()
    assert switch.checkState() is Qt.CheckState.PartiallyChecked
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.checkState() is Qt.CheckState.Checked
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.checkState() is Qt.CheckState.Unchecked


def test_segments_are_one_stop_and_arrows_choose(page: QWidget, theme: Theme) -> None:
    segmented = Segmented(theme, "Colour", COLORS)
    after = Switch(theme, "After")
    show(page, segmented, after)
    segmented.set_value(1)
    chosen: list[object] = []
    segmented.chosen.connect(chosen.append)
    segmented.setFocus()
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Down)
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Right)
    assert chosen == [2, 3, 3]
    assert spoken(page.focusWidget()) == (QAccessible.Role.RadioButton, "Grey")
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert page.focusWidget() is after


def test_segments_may_have_no_value(page: QWidget, theme: Theme) -> None:
    segmented = Segmented(theme, "Colour", COLORS)
    show(page, segmented)
    segmented.set_value(2)
    segmented.set_value(None)
    assert segmented.value() is None
    segmented.set_value(3)
    assert segmented.value() == 3


def test_combo_emits_what_keys_and_menu_choose_but_not_what_is_set(page: QWidget, theme: Theme) -> None:
    combo = Combo(theme, "Colour", COLORS)
    show(page, combo)
    chosen: list[object] = []
    combo.chosen.connect(chosen.append)
    combo.set_value(2)
    assert chosen == []
    combo.setFocus()
    QTest.keyClick(combo, Qt.Key.Key_Down)
    menu = combo.choice_menu()
    assert [action.isChecked() for action in menu.actions()] == [False, False, True]
    menu.actions()[1].trigger()
    assert chosen == [3, 2]
    interface = QAccessible.queryAccessibleInterface(combo)
    assert interface.role() is QAccessible.Role.ComboBox
    assert interface.text(QAccessible.Text.Value) == "Green & blue"
    assert interface.text(QAccessible.Text.Description) == "Colour"


def test_combo_gives_back_the_very_values_it_was_given(page: QWidget, theme: Theme) -> None:
    combo = Combo(theme, "Order", [(order, order.value) for order in Order])
    show(page, combo)
    combo.set_value(Order.OLDEST)
    assert combo.value() is Order.OLDEST


def test_combo_without_a_choice_shows_the_text_for_that(page: QWidget, theme: Theme) -> None:
    combo = Combo(theme, "Colour", COLORS)
    combo.setPlaceholderText("Differs")
    show(page, combo)
    combo.set_value(None)
    assert combo.value() is None
    assert combo.currentIndex() == -1


def test_wheel_over_a_slider_without_focus_changes_nothing(page: QWidget, theme: Theme) -> None:
    slider, other = Slider(theme, "Priority", 0, 4), Switch(theme, "Other")
    show(page, slider, other)
    slider.setValue(2)
    other.setFocus()
    middle = slider.rect().center().toPointF()
    turned = QWheelEvent(
        middle,
        slider.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,  # noqa: FBT003 - Qt's signature
    )
    QApplication.sendEvent(slider, turned)
    assert slider.value() == 2


def test_slider_goes_where_it_is_pressed_and_by_arrows(page: QWidget, theme: Theme) -> None:
    slider = Slider(theme, "Priority", 0, 4)
    show(page, slider)
    slider.setFixedWidth(218)
    slider.show_difference()
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(9 + 150, 10))
    assert slider.value() == 3
    assert not slider.is_mixed
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert slider.value() == 2
    assert spoken(slider) == (QAccessible.Role.Slider, "Priority")


def test_chip_goes_from_some_to_all_to_none(page: QWidget, theme: Theme) -> None:
    chip = Chip(theme, "R&D", Qt.CheckState.PartiallyChecked)
    show(page, chip)
    states = []
    for _ in range(3):
        QTest.keyClick(chip, Qt.Key.Key_Space)
        states.append(chip.checkState())
    assert states == [Qt.CheckState.Checked, Qt.CheckState.Unchecked, Qt.CheckState.Checked]
    assert spoken(chip) == (QAccessible.Role.CheckBox, "R&D")


@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_a_switch_stands_out_from_every_ground_also_while_it_is_off(page: QWidget, theme_name: str) -> None:
    theme = Theme(theme_name)
    theme.apply()
    switch = Switch(theme, "On")
    show(page, switch)
    for is_on, far_end in ((False, switch.width() - 6), (True, 6)):
        switch.setChecked(is_on)
        trough = switch.grab().toImage().pixelColor(far_end, switch.height() // 2).name()
        for ground in ("bg_page", "bg_list", "bg_raised"):
            assert contrast(trough, getattr(theme.tokens, ground)) >= 3, (is_on, ground)


@pytest.mark.parametrize("theme_name", ["light", "dark"])
def test_every_state_can_be_painted(page: QWidget, theme_name: str) -> None:
    theme = Theme(theme_name)
    theme.apply()
    slider = Slider(theme, "Priority", 0, 4)
    slider.setTickInterval(1)
    controls = [Switch(theme, "On"), Segmented(theme, "Colour", COLORS), Combo(theme, "Colour", COLORS), slider]
    chips = [Chip(theme, state.name, state) for state in Qt.CheckState]
    show(page, *controls, *chips)
    page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    blank = page.grab().toImage()
    for control in controls:
        control.setEnabled(False)
    assert page.grab().toImage() != blank


def ink_middle(control: QWidget, color: QColor) -> float:
    """Where in its breadth the words of a control stand: 0 at the left edge, 1 at the right."""
    image = control.grab().toImage()
    found = [x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == color]
    assert found
    return sum(found) / len(found) / image.width()


def test_words_stand_beside_their_mark_where_lines_begin_at_the_right(page: QWidget, theme: Theme) -> None:
    box = TickBox(theme, "Keep", "12")
    words = [
        (box, "text"),
        (box, "text_3"),
        (Radio(theme, "Keep", "all"), "text"),
        (Combo(theme, "Keep", ((1, "Keep"),)), "text"),
    ]
    controls = list(dict.fromkeys(each for each, _ in words))
    show(page, *controls)
    for control in controls:
        control.setFixedWidth(320)
    left = [ink_middle(each, theme.color(color)) for each, color in words]
    assert max(left) < 0.3
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        right = [ink_middle(each, theme.color(color)) for each, color in words]
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert right == pytest.approx([1 - each for each in left], abs=0.03)
