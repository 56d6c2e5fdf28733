"""Days with 23, 24 and 25 hours, and weeks that hold one of them."""

from datetime import UTC, datetime

import pytest

from reader.reports.rhythm_span import HOUR_SECONDS, local_span, ticks
from tests.fakes.zones import ZoneClock


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
