"""Ribbon and strips by keyboard and mouse, without the window around them."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.domain.feed import Expectation, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.reports import rhythm_cards
from reader.reports.rhythm_accesses import MarkKind
from reader.storage import feeds, history
from reader.storage.connection import ReadConnection
from reader.storage.writer import transaction
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.strips import StripsArea
from reader.ui.pages.rhythm.strips_model import Order, columns
from reader.ui.pages.rhythm.strips_painter import MarkPictures
from tests.fakes.inspection import inspect_model
from tests.fakes.invented_library import DAY, FEEDS, HOUR, NOW, InventedLibrary, invented_library
from tests.fakes.zones import ZoneClock

MIDNIGHT = NOW - NOW % DAY - 2 * HOUR
"""Of Friday, 15 May 2026, in Berlin."""


def write(library: InventedLibrary, title: str, at: int, outcome: Outcome, new: int = 0) -> None:
    expected = Expectation(3.0, at + 540)
    record = RetrievalRecord(
        library.feed_ids[title],
        at,
        at + 1,
        Rule.SCHEDULED,
        Reason(ReasonKind.TEXT, ("why",)),
        outcome,
        200,
        new,
        0,
        9,
        None,
        "u",
        expected,
    )
    history.add_retrieval(library.connection, record)


def plan(library: InventedLibrary, title: str, at: int) -> None:
    stored = feeds.feed(library.connection, library.feed_ids[title])
    assert stored is not None
    feeds.save_feed(library.connection, replace(stored, next_at=at, next_expected=Expectation(2.0, at + 360)))


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    made = invented_library(tmp_path / "library.sqlite", more=6)
    with transaction(made.connection):
        write(made, "The Tidewater Almanac", MIDNIGHT + 3 * HOUR, Outcome.NOTHING_NEW)
        write(made, "The Tidewater Almanac", MIDNIGHT + 9 * HOUR, Outcome.NEW, 4)
        write(made, "Byte Orchard", MIDNIGHT + 9 * HOUR + 600, Outcome.REFUSED)
        plan(made, "The Tidewater Almanac", MIDNIGHT + 15 * HOUR)
        for minute, title in enumerate(["The Tidewater Almanac"] * 3 + ["Byte Orchard"]):
            at = NOW - DAY + 60 * minute
            history.add_access(made.connection, AccessRecord(at, 2 * HOUR, "article", made.feed_ids[title]))
    yield made
    made.connection.close()


@pytest.fixture
def area(qtbot: QtBot, library: InventedLibrary) -> Iterator[StripsArea]:
    yield from open_area(qtbot, library, ZoneClock(NOW))


def open_area(qtbot: QtBot, library: InventedLibrary, clock: ZoneClock) -> Iterator[StripsArea]:
    theme = Theme("light")
    runner = QueryRunner(library.path)
    made = StripsArea(theme, clock, runner)
    qtbot.addWidget(made)
    made.resize(1108, 520)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    made.refresh()
    settle(qtbot, made)
    yield made
    made.stop()
    runner.stop()
    made.close()


def settle(qtbot: QtBot, made: StripsArea) -> None:
    qtbot.waitUntil(made.is_settled)


def titles(area: StripsArea) -> list[str]:
    return [strip.feed.title for strip in area.model.all_strips()]


def test_strips_are_walked_by_keys_and_each_mark_explains_itself(qtbot: QtBot, area: StripsArea) -> None:
    inspect_model(area.model)
    assert titles(area)[:2] == ["The Tidewater Almanac", "Byte Orchard"]
    assert len(titles(area)) == len(FEEDS)
    area.take_focus()
    settle(qtbot, area)
    assert area.card.isHidden()
    # it is 12:42
    press(qtbot, area, Qt.Key.Key_Right)
    assert "Planned 15:00: about 2 articles expected" in area.card.accessibleName()
    assert area.card.isVisible()
    assert QApplication.focusWidget() is area.view
    press(qtbot, area, Qt.Key.Key_Left)
    assert area.card.accessibleName().startswith(
        "The Tidewater Almanac, 4 articles. Refreshed 09:00 because a visit was likely by 09:09 and about 3 articles were"
    )
    press(qtbot, area, Qt.Key.Key_Home)
    assert "Refreshed 03:00" in area.card.accessibleName()
    press(qtbot, area, Qt.Key.Key_Left)
    assert "Refreshed 03:00" in area.card.accessibleName()
    press(qtbot, area, Qt.Key.Key_Right)
    # down: the mark of the next feed that is nearest in time
    press(qtbot, area, Qt.Key.Key_Down)
    assert "Byte Orchard, refused. Tried 09:10" in area.card.accessibleName()
    press(qtbot, area, Qt.Key.Key_End)
    assert "Byte Orchard, planned" in area.card.accessibleName()
    wanted: list[FeedId] = []
    area.feed_wanted.connect(wanted.append)
    press(qtbot, area, Qt.Key.Key_Return)
    assert wanted == [area.model.all_strips()[1].feed_id]
    press(qtbot, area, Qt.Key.Key_Escape)
    assert area.card.isHidden()
    left: list[int] = []
    area.keyPressEvent = lambda event: left.append(event.key())  # type: ignore[method-assign]
    press(qtbot, area, Qt.Key.Key_Escape)
    assert left == [Qt.Key.Key_Escape]


def press(qtbot: QtBot, area: StripsArea, key: Qt.Key) -> None:
    QTest.keyClick(area.view, key)
    settle(qtbot, area)


def test_the_mouse_opens_the_card_and_goes_to_the_feed(qtbot: QtBot, area: StripsArea) -> None:
    at = area.view.place_of(0, MIDNIGHT + 9 * HOUR)
    QTest.mouseMove(area.view.viewport(), at)
    settle(qtbot, area)
    assert area.card.isVisible()
    assert area.card.content.text.text.startswith("Refreshed 09:00")
    # on the side away from now, and not over the mark
    place = area.view.viewport().mapTo(area, at)
    assert area.card.geometry().center().x() < place.x()
    assert not area.card.geometry().adjusted(8, 8, -8, -8).contains(place)
    assert QApplication.focusWidget() is not area.card
    QTest.mouseMove(area.view.viewport(), at + QPoint(40, 0))
    settle(qtbot, area)
    assert area.card.isHidden()
    wanted: list[FeedId] = []
    area.feed_wanted.connect(wanted.append)
    QTest.mouseClick(area.view.viewport(), Qt.MouseButton.LeftButton, pos=at + QPoint(40, 0))
    assert wanted == [area.model.all_strips()[0].feed_id]


def test_other_orders_and_readings_keep_the_feed(qtbot: QtBot, library: InventedLibrary, area: StripsArea) -> None:
    area.take_focus()
    settle(qtbot, area)
    area.order.set_value(Order.NAME)
    area.order.chosen.emit(Order.NAME)
    assert titles(area) == sorted(titles(area), key=str.casefold)
    row = area.view.currentIndex().row()
    assert titles(area)[row] == "The Tidewater Almanac"
    assert area.view._painter.focused_row == row
    area.order.chosen.emit(Order.NEXT)
    assert titles(area)[-1] == "The Tidewater Almanac"
    with transaction(library.connection):
        write(library, "The Tidewater Almanac", NOW - 60, Outcome.NEW, 2)
        plan(library, "The Tidewater Almanac", NOW + 60)
    area.refresh()
    settle(qtbot, area)
    assert titles(area)[0] == "The Tidewater Almanac"
    assert area.view.currentIndex().row() == 0
    assert "refreshed 3 times today, 6 articles" in str(area.model.data(area.model.index(0), Qt.ItemDataRole.AccessibleTextRole))
    area.set_span("week")
    settle(qtbot, area)
    assert area.model.day.span.is_week
    assert "this week" in area.ribbon.accessibleDescription()


def test_what_was_missed_is_counted_only_for_the_order_that_wants_it(
    qtbot: QtBot, library: InventedLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = []

    def count(_connection: ReadConnection, now: int) -> dict[FeedId, int]:
        counted.append(now)
        return {library.feed_ids["Byte Orchard"]: 3}

    monkeypatch.setattr(rhythm_cards, "load_misses", count)
    clock = ZoneClock(NOW)
    for area in open_area(qtbot, library, clock):
        area.order.chosen.emit(Order.NAME)
        settle(qtbot, area)
        assert counted == []
        area.order.chosen.emit(Order.MISSED)
        settle(qtbot, area)
        assert titles(area)[0] == "Byte Orchard"
        # known for a quarter of an hour
        area.order.chosen.emit(Order.READ)
        area.order.chosen.emit(Order.MISSED)
        settle(qtbot, area)
        assert titles(area)[0] == "Byte Orchard"
        assert counted == [NOW]
        clock.at += 900
        area.refresh()
        settle(qtbot, area)
        assert counted == [NOW, NOW + 900]


def test_hours_of_posting_are_learned_once_while_rows_come_into_sight(
    qtbot: QtBot, library: InventedLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    run = QueryRunner.run

    def noted(runner: QueryRunner, name: str, *arguments: object, **named: object) -> None:
        asked.append(name)
        run(runner, name, *arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(QueryRunner, "run", noted)
    for area in open_area(qtbot, library, ZoneClock(NOW)):
        area.rates = None
        area._learned_at = 0.0
        asked.clear()
        area._read_rest()
        area._read_rest()
        assert asked == ["rhythm rates"]
        settle(qtbot, area)
        assert area.rates is not None


def test_times_stand_by_utc_on_a_day_of_25_hours(qtbot: QtBot, library: InventedLibrary) -> None:
    # Sunday, 25 October 2026, 20:00 in Berlin: the hour from 2 to 3 came twice
    now = 1_792_954_800
    with transaction(library.connection):
        history.add_access(library.connection, AccessRecord(now - 20 * DAY, 2 * HOUR, "window"))
    for area in open_area(qtbot, library, ZoneClock(now)):
        day = area.model.day
        assert day.span.seconds == 25 * HOUR
        begin = area.view.place_of(0, day.span.begins_at).x()
        end = area.view.place_of(0, day.span.ends_at).x()
        assert end == round(columns(area.view.viewport().width()).end)
        assert area.view.place_of(0, now).x() == pytest.approx(begin + (end - begin) * 21 / 25, abs=1)
        assert "It is 20:00" in area.ribbon.accessibleDescription()
        assert len(day.accesses.by_hour) == 27


def heat(area: StripsArea) -> list[str]:
    """The colours of the second strip's cells, hour by hour, above its marks."""
    picture = area.view.viewport().grab().toImage()
    places = [area.view.place_of(1, MIDNIGHT + hour * HOUR + 900) for hour in range(24)]
    return [picture.pixelColor(place.x(), place.y() - 8).name() for place in places]


def test_lines_that_run_to_the_left_mirror_the_day(qtbot: QtBot, library: InventedLibrary) -> None:
    for area in open_area(qtbot, library, ZoneClock(NOW)):
        expected = heat(area)
    assert len(set(expected)) > 3
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        for area in open_area(qtbot, library, ZoneClock(NOW)):
            at = area.view.place_of(0, MIDNIGHT + 9 * HOUR)
            assert at.x() > area.view.place_of(0, MIDNIGHT + 15 * HOUR).x()
            QTest.mouseMove(area.view.viewport(), at)
            settle(qtbot, area)
            assert "Refreshed 09:00" in area.card.accessibleName()
            assert heat(area) == expected
            QTest.keyClick(area.view, Qt.Key.Key_Escape)
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.mark.parametrize("preference", ["light", "dark"])
def test_marks_are_distinguished_without_colour(qtbot: QtBot, preference: str) -> None:
    """Any two kinds differ in many pixels when each is drawn in black on white."""
    theme = Theme(preference)
    pictures = MarkPictures(theme)
    shapes = {kind: shape(pictures._paint(kind, 2.0).toImage(), theme.color("bg_page")) for kind in MarkKind}
    for kind, own in shapes.items():
        for other, its in shapes.items():
            assert kind is other or len(own ^ its) >= 40, (kind, other)


def shape(image: QImage, page: QColor) -> set[tuple[int, int]]:
    """The pixels that are neither empty nor of the page's colour."""
    found = set()
    for x in range(image.width()):
        for y in range(image.height()):
            color = image.pixelColor(x, y)
            away = sum(abs(own - its) for own, its in zip(color.getRgb()[:3], page.getRgb()[:3], strict=True))
            if color.alpha() > 100 and away > 120:
                found.add((x, y))
    return found
