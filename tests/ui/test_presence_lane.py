"""The lane "At this computer" by keyboard and mouse, its card, its words and its pixels, without the window around it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.feed import Expectation, Rule
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.domain.visits import Presence, Signal
from reader.storage import history, preferences, readings
from reader.storage.writer import transaction
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.lanes import PresenceLane
from reader.ui.pages.rhythm.strips import StripsArea
from tests.fakes.invented_library import DAY, HOUR, NOW, InventedLibrary, invented_library
from tests.fakes.zones import ZoneClock

MIDNIGHT = NOW - NOW % DAY - 2 * HOUR
"""Of Friday, 15 May 2026, in Berlin."""
CAME = NOW - 26 * 60


def here(library: InventedLibrary, began_at: int, ended_at: int, signal: Signal = Signal.UNLOCK) -> None:
    with transaction(library.connection):
        readings.add_presence(library.connection, Presence(began_at, ended_at, 7200, signal))


def came_back(library: InventedLibrary, titles: list[str], outcome: Outcome, new: int = 0) -> None:
    """Feeds are refreshed because of it."""
    with transaction(library.connection):
        for place, title in enumerate(titles):
            at = CAME + place
            history.add_retrieval(
                library.connection,
                RetrievalRecord(
                    library.feed_ids[title],
                    at,
                    at + 2,
                    Rule.RETURNED,
                    Reason(ReasonKind.RETURNED, (2.0, "13:00", False)),
                    outcome,
                    200,
                    new,
                    0,
                    9,
                    None,
                    "u",
                    Expectation(2.0, NOW),
                ),
            )


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    """Here until after midnight, from 07:36 to 11:19, and since 12:16; it is 12:42."""
    made = invented_library(tmp_path / "library.sqlite")
    here(made, MIDNIGHT - HOUR, MIDNIGHT + 1200, Signal.WAKE)
    here(made, MIDNIGHT + 7 * HOUR + 2160, CAME - 57 * 60, Signal.WAKE)
    here(made, CAME, NOW - 120)
    yield made
    made.connection.close()


@pytest.fixture
def area(qtbot: QtBot, library: InventedLibrary) -> Iterator[StripsArea]:
    runner = QueryRunner(library.path)
    made = StripsArea(Theme("light"), ZoneClock(NOW), runner)
    qtbot.addWidget(made)
    made.resize(1108, 520)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    read(qtbot, made)
    yield made
    made.stop()
    runner.stop()
    made.close()


def read(qtbot: QtBot, area: StripsArea) -> None:
    area.refresh()
    qtbot.waitUntil(area.is_settled)


def press(qtbot: QtBot, area: StripsArea, key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)
    qtbot.waitUntil(area.is_settled)


def test_returns_are_walked_by_keys_and_each_explains_itself(qtbot: QtBot, library: InventedLibrary, area: StripsArea) -> None:
    titles = list(library.feed_ids)
    came_back(library, titles[:9], Outcome.NEW, new=1)
    came_back(library, titles[9:12], Outcome.NOT_MODIFIED)
    with transaction(library.connection):
        for at in (CAME + 60, CAME + 900, MIDNIGHT + 8 * HOUR):
            history.add_access(library.connection, AccessRecord(at, 7200, "window"))
    read(qtbot, area)
    area.take_focus()
    press(qtbot, area, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is area.lane
    assert area.card.isHidden()
    press(qtbot, area, Qt.Key.Key_Left)
    assert area.card.isVisible()
    assert area.card.accessibleName() == (
        "You just came back, 12:16. 12 feeds refreshed after 57 min away, because you often read soon after. "
        "9 articles, ready 10 s later. Signal: unlock. Last 14 days: 1 of 3 visits within 60 s."
    )
    content = area.card.content
    assert [content.text.text[begin : begin + length] for begin, length in content.text.strong] == [
        "12 feeds refreshed",
        "9 articles",
    ]
    press(qtbot, area, Qt.Key.Key_Left)
    assert area.card.accessibleName().startswith("You came back, 07:36. After 7.3 h away. Nothing was refreshed because of it.")
    press(qtbot, area, Qt.Key.Key_Home)
    assert "07:36" in area.card.accessibleName()
    press(qtbot, area, Qt.Key.Key_End)
    assert "12:16" in area.card.accessibleName()
    press(qtbot, area, Qt.Key.Key_Right)
    assert "12:16" in area.card.accessibleName()
    press(qtbot, area, Qt.Key.Key_Escape)
    assert area.card.isHidden()
    assert area.lane.chosen is None
    # on to the feeds, and the lane lets go
    press(qtbot, area, Qt.Key.Key_Right)
    press(qtbot, area, Qt.Key.Key_Down)
    assert QApplication.focusWidget() is area.view
    assert area.lane.chosen is None
    press(qtbot, area, Qt.Key.Key_Left)
    assert area.card.content is not None
    assert "Refreshed 12:16 because you came back to the computer" in area.card.accessibleName()


def test_tab_stops_at_the_lane_only_where_there_is_something_to_walk(
    qtbot: QtBot, library: InventedLibrary, area: StripsArea
) -> None:
    area.order.setFocus()
    press(qtbot, area, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is area.lane
    press(qtbot, area, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is area.view
    with transaction(library.connection):
        library.connection.execute("DELETE FROM presence WHERE began_at > ?", (MIDNIGHT,))
    read(qtbot, area)
    assert area.lane.isVisible()
    area.order.setFocus()
    press(qtbot, area, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is area.view
    press(qtbot, area, Qt.Key.Key_Up)
    assert QApplication.focusWidget() is area.view


def test_the_mouse_opens_the_card_and_a_mark_of_a_feed_takes_its_place(
    qtbot: QtBot, library: InventedLibrary, area: StripsArea
) -> None:
    came_back(library, ["Byte Orchard", "Slow Compiler"], Outcome.FAILED)
    read(qtbot, area)
    lane = area.lane
    stay = lane._day.returns[-1] if lane._day is not None else None
    assert stay is not None
    QTest.mouseMove(lane, lane.place_of(stay))
    qtbot.waitUntil(area.card.isVisible)
    assert area.card.content.text.text == "After 57 min away. 2 feeds gave no answer."
    # on the side away from now, below the mark
    card = area.card.geometry()
    at = lane.mapTo(area.card.area, lane.place_of(stay))
    assert card.right() <= at.x() + 20
    assert card.top() >= at.y()
    row = area.model.row_of(library.feed_ids["Byte Orchard"])
    QTest.mouseMove(area.view.viewport(), area.view.place_of(row, CAME))
    qtbot.waitUntil(lambda: area.card.content is not None and area.card.content.title == "Byte Orchard")
    assert lane.chosen is None
    assert area.card.isVisible()
    QTest.mouseMove(lane, QPoint(5, 5))
    QTest.mouseMove(lane, lane.place_of(stay))
    qtbot.waitUntil(lambda: area.card.content is not None and area.card.content.title == "You just came back")
    assert area.view.chosen is None
    QTest.mouseMove(lane, QPoint(400, 15))
    assert area.card.isHidden()


def test_a_card_does_not_stay_behind_when_the_window_changes_its_size(qtbot: QtBot, area: StripsArea) -> None:
    area.lane.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, area, Qt.Key.Key_Left)
    assert area.card.isVisible()
    area.resize(900, 520)
    qtbot.waitUntil(area.card.isHidden)
    assert area.lane.chosen is None


def test_words_for_screen_readers_and_the_legend(qtbot: QtBot, library: InventedLibrary, area: StripsArea) -> None:
    lane = area.lane
    assert lane.accessibleName() == "At this computer"
    assert (
        lane.accessibleDescription()
        == "At this computer 00:00\N{EN DASH}00:20, 07:36\N{EN DASH}11:19, since 12:16. Came back 2 times today."
    )
    assert area.legend.accessibleName().endswith("came back, at the computer, usually posts")
    area.set_span("week")
    qtbot.waitUntil(area.is_settled)
    assert lane.accessibleDescription() == "At this computer for 5.5 h. Came back 3 times this week."
    with transaction(library.connection):
        library.connection.execute("DELETE FROM presence")
        readings.add_presence(library.connection, Presence(NOW - 9 * DAY, NOW - 9 * DAY + HOUR, 7200, Signal.UNLOCK))
    read(qtbot, area)
    assert lane.isVisible()
    assert lane.accessibleDescription() == "Not at this computer this week."
    assert area.legend.accessibleName().endswith("planned, at the computer, usually posts")
    area.set_span("day")
    qtbot.waitUntil(area.is_settled)
    assert lane.accessibleDescription() == "Not at this computer today."


def test_the_lane_goes_with_its_switch_and_gives_its_room_back(qtbot: QtBot, library: InventedLibrary, area: StripsArea) -> None:
    with_lane = area.minimumHeight()
    area.lane.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, area, Qt.Key.Key_Left)
    with transaction(library.connection):
        preferences.save(library.connection, "habits.presence", value=False)
    read(qtbot, area)
    assert area.lane.isHidden()
    assert area.card.isHidden()
    assert area.minimumHeight() == with_lane - area.lane.height()
    assert "computer" not in area.legend.accessibleName()
    assert QApplication.focusWidget() is area.view


def colour(lane: PresenceLane, x: int) -> QColor:
    return lane.grab().toImage().pixelColor(x, lane.height() // 2 - 3)


@pytest.mark.parametrize("is_right_to_left", [False, True])
def test_bars_lie_where_the_user_was_here_and_the_open_one_grows(
    area: StripsArea, request: pytest.FixtureRequest, *, is_right_to_left: bool
) -> None:
    lane = area.lane
    request.addfinalizer(lambda: QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight))
    if is_right_to_left:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    clock = lane._clock
    assert isinstance(clock, ZoneClock)
    page = colour(lane, 3)

    def is_bar(hour: float) -> bool:
        x = lane._turned(lane._axis().x(MIDNIGHT + hour * HOUR))
        return colour(lane, round(x)) != page

    assert [is_bar(hour) for hour in (0.2, 1, 7, 8.5, 11, 11.7, 12.55, 13.2, 20)] == [
        True, False, False, True, True, False, True, False, False,
    ]  # fmt: skip
    clock.at += HOUR
    lane.tick()
    assert is_bar(13.2)
    assert not is_bar(14)
