"""Times in words."""

import pytest
from PySide6.QtCore import QLocale

from reader.domain.errors import Problem, ProblemKind
from reader.ui.data.nodes import Health
from reader.ui.text.problems import full_text
from reader.ui.text.times import (
    TimeForm,
    clock_time,
    day_name,
    day_range,
    first_of_month,
    local_day,
    local_midnight,
    month_name,
    month_of,
    relative_time,
    start_of_day,
    time_under,
)
from tests.fakes.clock import FakeClock

NOW = 1_778_841_720  # Friday, 15 May 2026, 10:42 UTC
HOUR = 3600
DAY = 86_400


@pytest.fixture(autouse=True)
def english() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))


@pytest.mark.parametrize(
    ("age", "text"),
    [
        (0, "now"),
        (59, "now"),
        (60, "1 min"),
        (59 * 60 + 59, "59 min"),
        (2 * HOUR, "2 h"),
        (11 * HOUR, "Thu"),
        (6 * DAY, "Sat"),
        (7 * DAY, "8 May"),
        (400 * DAY, "10 Apr 2025"),
        (-30, "now"),
        (-2 * HOUR, "15 May"),
    ],
)
def test_relative_time(age: int, text: str) -> None:
    assert relative_time(NOW - age, FakeClock(at=NOW)) == text


def test_minutes_of_last_night_are_still_minutes() -> None:
    just_past_midnight = FakeClock(at=NOW - NOW % DAY + 300)
    assert relative_time(int(just_past_midnight.at) - 600, just_past_midnight) == "10 min"


@pytest.mark.parametrize(("back", "text"), [(0, "Today"), (1, "Yesterday"), (2, "Wednesday"), (7, "8 May"), (-1, "16 May")])
def test_day_name(back: int, text: str) -> None:
    today = NOW // DAY
    assert day_name(today - back, today) == text


@pytest.mark.parametrize(("form", "text"), [(TimeForm.RELATIVE, "Tue"), (TimeForm.CLOCK, "10:42"), (TimeForm.DAY, "Tue 12")])
def test_a_row_says_what_its_heading_leaves_open(form: TimeForm, text: str) -> None:
    assert time_under(form, NOW - 3 * DAY, FakeClock(at=NOW)) == text


def test_the_clock_of_a_row_is_the_user_s() -> None:
    there = FakeClock(at=NOW, offset_seconds=-11 * HOUR)
    assert time_under(TimeForm.CLOCK, NOW, there) == "23:42"
    assert time_under(TimeForm.DAY, NOW, there) == "Thu 14"


@pytest.mark.parametrize(("back", "text"), [(0, "May"), (1, "April"), (5, "December 2025"), (17, "December 2024")])
def test_month_name(back: int, text: str) -> None:
    month = month_of(NOW // DAY) - back
    assert month_name(month, NOW // DAY) == text
    assert month_of(first_of_month(month)) == month
    assert month_of(first_of_month(month) - 1) == month - 1


@pytest.mark.parametrize(("back", "text"), [(4, "Styczeń"), (5, "Grudzień 2025")])
def test_a_month_alone_is_named_in_its_own_case(back: int, text: str) -> None:
    QLocale.setDefault(QLocale("pl_PL"))
    assert month_name(month_of(NOW // DAY) - back, NOW // DAY) == text


def test_day_begins_where_the_user_is() -> None:
    clock = FakeClock(at=NOW, offset_seconds=-11 * HOUR)
    assert local_day(NOW, clock) == NOW // DAY - 1
    assert start_of_day(clock) == NOW - NOW % DAY - DAY + 11 * HOUR


class BerlinSpring:
    """The clocks go forward at 01:00 UTC on 29 March 2026."""

    at = 1_774_746_000.0

    def now(self) -> float:
        return self.at + 6 * HOUR

    def monotonic(self) -> float:
        return 0.0

    def utc_offset_seconds(self, at: float) -> int:
        return 2 * HOUR if at >= self.at else HOUR


def test_midnight_of_a_day_on_which_clocks_change() -> None:
    clock = BerlinSpring()
    assert start_of_day(clock) == clock.at - 2 * HOUR
    tomorrow = local_day(clock.now(), clock) + 1
    assert local_midnight(tomorrow, clock, clock.now()) == clock.at + 21 * HOUR


def test_clock_time_names_the_day_when_it_is_another() -> None:
    clock = FakeClock(at=NOW)
    assert [clock_time(NOW - age, clock) for age in (0, DAY, 30 * DAY)] == ["10:42", "Thu 10:42", "15 April"]


def test_day_range() -> None:
    clock = FakeClock(at=NOW)
    assert day_range(NOW - 2 * DAY, NOW - DAY, clock) == "13–14 May"  # noqa: RUF001 - a range of days
    assert day_range(NOW - DAY, NOW - DAY, clock) == "14 May"
    assert day_range(NOW - 20 * DAY, NOW, clock) == "25 April – 15 May"  # noqa: RUF001 - the same


def test_problem_that_is_not_tried_again_says_so() -> None:
    text = full_text(Health(Problem(ProblemKind.GONE), None, None), FakeClock(at=NOW))
    assert text.splitlines() == [
        "The publisher removed this feed (410).",
        "It is not retried automatically.",
        "It will not return: you can unsubscribe.",
    ]
