"""How much feeds matter, in their properties: what reading tells is shown as it is in force, until the user decides himself."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.ids import FeedId
from reader.domain.subscription import Subscription
from reader.ui.dialogs.properties import PriorityRow
from reader.ui.kit.theme import Theme

ONE, TWO = FeedId(1), FeedId(2)


def row(qtbot: QtBot, *said: str) -> PriorityRow:
    feeds = [
        Subscription(FeedId(number), None, "https://a.test/", "", "A", "", 0, {"priority": each} if each else {})
        for number, each in enumerate(said, 1)
    ]
    made = PriorityRow(Theme("light"), feeds)
    qtbot.addWidget(made)
    return made


def test_the_learned_weight_is_shown_until_the_slider_is_used(qtbot: QtBot) -> None:
    shown = row(qtbot, "")
    assert (shown.help.text(), shown.wanted()) == ("Normal", None)
    shown.show_learned({ONE: 0.5, TWO: 2.0})
    assert (shown.slider.value(), shown.help.text()) == (1, "Low, because little of it is read")
    assert shown.slider.accessibleDescription() == shown.help.text()
    assert shown.wanted() is None, "saving leaves it to his reading"
    QTest.keyClick(shown.slider, Qt.Key.Key_Right)
    assert (shown.help.text(), shown.wanted()) == ("Normal", "1"), "as usual, whatever reading tells"
    QTest.keyClick(shown.slider, Qt.Key.Key_Left)
    assert (shown.help.text(), shown.wanted()) == ("Low. Refreshed less often", "0.5")
    shown.show_learned({ONE: 2.0})
    assert shown.slider.value() == 1, "a knob that was used stays"


@pytest.mark.parametrize(
    ("said", "learned", "text", "usual"),
    [
        (("4",), {ONE: 0.5}, "Highest. Refreshed more often", "1"),
        (("4",), {}, "Highest. Refreshed more often", ""),
        (("", ""), {ONE: 0.5}, "Mixed", "1"),
        (("", "1"), {}, "Normal", None),
        (("", ""), {ONE: 2.0, TWO: 1.9}, "High, because much of it is read", "1"),
    ],
)
def test_what_is_in_force_is_said_of_all(
    qtbot: QtBot, said: tuple[str, ...], learned: dict[FeedId, float], text: str, usual: str | None
) -> None:
    shown = row(qtbot, *said)
    shown.show_learned(learned)
    assert (shown.help.text(), shown.wanted()) == (text, None)
    if shown.slider.is_mixed:
        QTest.keyClick(shown.slider, Qt.Key.Key_Left)
    shown.slider.setValue(2)
    assert shown.wanted() == usual
