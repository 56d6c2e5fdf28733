"""Hours, slots, weekdays and discounted evidence."""

from datetime import UTC, datetime

import numpy as np
import pytest

from reader.domain.ids import DAY_SECONDS
from reader.learning.day import (
    EARLIEST_CREDIBLE,
    credible,
    discounted_days,
    hour_of_day,
    recency,
    slots_of_hours,
    smoothed,
    tallied,
    weekday,
    weekday_factors,
)

NOW = 1_780_000_000.0


def test_smoothing_reaches_over_midnight() -> None:
    counts = np.zeros(24)
    counts[0] = 4
    assert smoothed(counts)[[23, 0, 1, 2]].tolist() == [1, 2, 1, 0]


def test_slots_keep_the_sum_and_the_order_of_rows() -> None:
    hours = np.random.default_rng(1).uniform(0, 5, (3, 24))
    slots = slots_of_hours(hours)
    assert slots.shape == (3, 96)
    assert slots.sum(axis=1) == pytest.approx(hours.sum(axis=1))
    assert slots[1] == pytest.approx(slots_of_hours(hours[1]))


def test_slots_are_linear_between_the_centres_of_hours() -> None:
    ramp = np.arange(24.0)
    inner = slots_of_hours(ramp)[8:-8] * 4
    assert np.diff(inner) == pytest.approx(0.25)


def test_slots_of_a_flat_day_are_flat() -> None:
    assert slots_of_hours(np.ones(24)) == pytest.approx(0.25)


@pytest.mark.parametrize(
    "when",
    [datetime(1969, 12, 31, 23, 59, tzinfo=UTC), datetime(2026, 3, 1, tzinfo=UTC), datetime(2024, 2, 29, 13, 5, tzinfo=UTC)],
)
def test_hours_and_weekdays_are_those_of_the_calendar(when: datetime) -> None:
    times = np.array([when.timestamp()])
    assert hour_of_day(times)[0] == when.hour
    assert weekday(times)[0] == when.weekday()


def test_only_credible_times_stay() -> None:
    times = np.array([NOW + 60, np.nan, -np.inf, np.inf, -1e18, 0, EARLIEST_CREDIBLE, NOW + 2 * DAY_SECONDS, NOW - 5])
    assert credible(times, NOW).tolist() == [EARLIEST_CREDIBLE, NOW - 5, NOW]


def test_evidence_halves_with_each_half_life() -> None:
    assert recency(NOW - np.array([0, 10, 20]) * DAY_SECONDS, NOW, 10) == pytest.approx([1, 0.5, 0.25])


def test_discounted_days_are_the_sum_of_what_each_day_still_counts() -> None:
    ages = np.arange(0, 30, 0.001) + 0.0005
    expected = recency(NOW - ages * DAY_SECONDS, NOW, 10).sum() * 0.001
    found = discounted_days(np.array(NOW - 30 * DAY_SECONDS), np.array(NOW), NOW, 10)
    assert float(found) == pytest.approx(expected, rel=1e-4)


def test_sums_of_nothing_are_numbers_with_a_fraction() -> None:
    assert tallied(np.array([], np.int64), np.array([]), 3).dtype == np.float64


def test_weekdays_of_two_weeks_hardly_count() -> None:
    counts = np.array([20.0, 20, 20, 20, 20, 0, 0])
    factors = weekday_factors(counts, np.array(14.0))
    assert factors.mean() == pytest.approx(1)
    assert factors.min() > 0.9


def test_weekdays_of_half_a_year_count() -> None:
    counts = np.array([26.0, 26, 26, 26, 26, 0, 0]) * 4
    factors = weekday_factors(counts, np.array(182.0))
    assert factors[5] < 0.65
    assert factors[0] > 1.1


def test_weekdays_of_a_few_postings_hardly_count() -> None:
    factors = weekday_factors(np.array([6.0, 0, 0, 0, 0, 0, 0]), np.array(182.0))
    assert factors.max() < 1.5


def test_weekdays_of_nothing_are_equal() -> None:
    assert weekday_factors(np.zeros((2, 7)), np.zeros(2)) == pytest.approx(np.ones((2, 7)))
