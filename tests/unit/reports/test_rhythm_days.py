"""How alike days are: counted a second way, and by the clock of the user; how far articles lead."""

import random
from datetime import UTC, datetime
from statistics import correlation

import pytest

from reader.domain.entry import OpenedLink, Reading
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import VISIT, AccessRecord
from reader.reports import rhythm_cards
from reader.reports.rhythm_cards import HOURS, LEAST_PAIRS, DaySimilarity, LinkDepths, load_alike_days, load_link_depths
from reader.reports.rhythm_span import HOUR_SECONDS, local_span, ticks
from reader.storage import history, readings
from reader.storage.connection import WriteConnection
from tests.fakes.zones import ZoneClock
from tests.unit.storage.examples import DAY, NOW

HOUR = 3600
MIDNIGHT = NOW - NOW % DAY


def visit(connection: WriteConnection, days_ago: int, hour: float, *, offset: int = 0, kind: str = VISIT) -> None:
    history.add_access(connection, AccessRecord(int(MIDNIGHT - days_ago * DAY + hour * HOUR) - offset, offset, kind))


def found(connection: WriteConnection, offset: int = 0) -> DaySimilarity:
    return load_alike_days(connection, now=NOW, utc_offset=offset)


def test_days_are_as_alike_as_a_second_count_says(connection: WriteConnection) -> None:
    chance = random.Random(3)
    days: dict[int, list[int]] = {}
    for ago in range(1, 29):
        if ago in {9, 10, 20}:
            continue
        row = days[ago] = [int(chance.random() < (0.8 if hour in {8, 21} else 0.1)) for hour in range(HOURS)]
        row[8] = 1
        for hour, is_visited in enumerate(row):
            for _ in range(is_visited * 2):
                visit(connection, ago, hour + chance.random() * 0.99)
    known = found(connection)
    pairs = [(days[ago], days[ago - 1]) for ago in days if ago - 1 in days]
    first, second = ([cell for pair in pairs for cell in pair[side]] for side in (0, 1))
    assert (known.days, known.pairs, known.is_enough) == (25, len(pairs), True)
    assert known.correlation == pytest.approx(correlation(first, second))
    assert known.repeated == pytest.approx(sum(one & other for one, other in zip(first, second, strict=True)) / sum(first))
    assert known.chance == pytest.approx(sum(second) / len(second))
    assert known.visited == pytest.approx([sum(pair[0][hour] for pair in pairs) / len(pairs) for hour in range(HOURS)])
    assert known.again == pytest.approx(
        [sum(pair[0][hour] & pair[1][hour] for pair in pairs) / len(pairs) for hour in range(HOURS)]
    )


def test_the_same_hours_every_day_are_wholly_alike_and_turned_hours_are_not(connection: WriteConnection) -> None:
    for ago in range(1, LEAST_PAIRS + 3):
        visit(connection, ago, 8.5 if ago % 2 else 20.5)
    turned = found(connection)
    assert (turned.repeated, turned.is_enough) == (0, True)
    assert turned.correlation is not None
    assert turned.correlation < 0
    connection.execute("DELETE FROM access")
    for ago in range(1, LEAST_PAIRS + 2):
        visit(connection, ago, 8.5)
    same = found(connection)
    assert (same.correlation, same.repeated, same.chance) == (pytest.approx(1), 1, pytest.approx(1 / 24))
    assert same.again == same.visited


def test_hours_are_those_of_the_clock_and_today_is_not_over(connection: WriteConnection) -> None:
    visit(connection, 0, 0.1)
    visit(connection, 1, 8, kind="article")
    assert found(connection) == DaySimilarity(0, 0)
    for ago, offset in ((1, 3600), (2, 7200), (3, -3600)):
        visit(connection, ago, 8.5, offset=offset)
    visit(connection, 29, 8.5)
    visit(connection, 300, 8.5)
    known = found(connection)
    assert (known.days, known.pairs) == (3, 2)
    assert known.visited[8] == known.again[8] == 1
    assert not known.is_enough


def test_days_without_a_visit_are_no_pair(connection: WriteConnection) -> None:
    for ago in (1, 3, 5):
        visit(connection, ago, 9)
    assert found(connection) == DaySimilarity(3, 0)


def test_visits_at_every_hour_say_nothing_of_a_habit(connection: WriteConnection) -> None:
    for ago in range(1, 4):
        for hour in range(HOURS):
            visit(connection, ago, hour)
    known = found(connection)
    assert (known.correlation, known.repeated, known.chance) == (None, 1, 1)


def test_an_article_counts_once_by_its_deepest_link_from_the_first_recorded_link_on(connection: WriteConnection) -> None:
    assert load_link_depths(connection, now=NOW) == LinkDepths()
    for entry_id, ago, seconds in ((1, 50, 30), (2, 30, 30), (3, 30, 1), (4, 20, 30), (4, 10, 60), (5, 200, 30)):
        readings.add_reading(connection, Reading(EntryId(entry_id), FeedId(1), NOW - ago * DAY, 0, seconds))
    assert load_link_depths(connection, now=NOW) == LinkDepths(), "no link was recorded, so nothing is known of readings"
    for entry_id, ago, depth in ((6, 40, 0), (4, 15, 0), (4, 15, 1), (4, 14, 0), (7, 12, 2), (8, 10, 1)):
        link = OpenedLink(EntryId(entry_id), FeedId(1), NOW - ago * DAY, 0, "site.test", depth)
        readings.add_opened_link(connection, link)
    known = load_link_depths(connection, now=NOW)
    assert known == LinkDepths((1, 1, 2, 1), 6)
    assert known.total == 5
    assert load_link_depths(connection, now=NOW + rhythm_cards.DAYS * DAY).total == 0


def utc(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("now", "zone", "begins", "hours"),
    [
        ("2026-05-15 10:42", "Europe/Berlin", "2026-05-14 22:00", 24),
        ("2026-03-29 05:00", "Europe/Berlin", "2026-03-28 23:00", 23),
        ("2026-03-28 23:30", "Europe/Berlin", "2026-03-28 23:00", 23),
        ("2026-10-25 12:00", "Europe/Berlin", "2026-10-24 22:00", 25),
        ("2026-10-25 22:59", "Europe/Berlin", "2026-10-24 22:00", 25),
        ("2026-05-15 20:00", "Asia/Kolkata", "2026-05-15 18:30", 24),
    ],
)
def test_the_local_day(now: str, zone: str, begins: str, hours: int) -> None:
    clock = ZoneClock(utc(now), zone)
    span = local_span(clock.at, clock.utc_offset_seconds)
    assert span.begins_at == utc(begins)
    assert span.seconds == hours * HOUR_SECONDS
    assert span.holds(clock.at)
    assert not span.holds(span.ends_at)


@pytest.mark.parametrize(("now", "hours"), [("2026-03-27 10:00", 167), ("2026-10-25 22:00", 169), ("2026-05-11 01:00", 168)])
def test_the_week_begins_on_monday(now: str, hours: int) -> None:
    clock = ZoneClock(utc(now))
    span = local_span(clock.at, clock.utc_offset_seconds, is_week=True)
    assert datetime.fromtimestamp(span.begins_at + clock.utc_offset_seconds(span.begins_at), UTC).strftime("%a %H") == "Mon 00"
    assert span.seconds == hours * HOUR_SECONDS
    days = [tick.day for tick in ticks(span, clock.utc_offset_seconds)]
    assert [day - days[0] for day in days] == [*range(7), 6]


@pytest.mark.parametrize(
    ("now", "places"),
    [
        ("2026-05-15 10:42", [0, 3, 6, 9, 12, 15, 18, 21, 24]),
        # an hour is left out in the night, so all that follows stands nearer
        ("2026-03-29 10:00", [0, 2, 5, 8, 11, 14, 17, 20, 23]),
        # an hour comes twice, so all that follows stands further
        ("2026-10-25 10:00", [0, 4, 7, 10, 13, 16, 19, 22, 25]),
    ],
)
def test_every_third_local_hour_stands_where_it_is_by_utc(now: str, places: list[int]) -> None:
    clock = ZoneClock(utc(now))
    span = local_span(clock.at, clock.utc_offset_seconds)
    found = list(ticks(span, clock.utc_offset_seconds))
    assert [tick.hour for tick in found] == [0, 3, 6, 9, 12, 15, 18, 21, 24]
    assert [(tick.at - span.begins_at) // HOUR_SECONDS for tick in found] == places


def test_the_hour_that_comes_twice_is_labelled_once() -> None:
    """In Havana the clocks go back from 01:00 to 00:00."""
    clock = ZoneClock(utc("2026-11-01 12:00"), "America/Havana")
    found = list(ticks(local_span(clock.at, clock.utc_offset_seconds), clock.utc_offset_seconds))
    assert [tick.hour for tick in found] == [0, 3, 6, 9, 12, 15, 18, 21, 24]
