"""Rhythms: recognised on simulated feeds, calm on nonsense."""

import numpy as np
import pytest
from numpy.typing import NDArray

from reader.lab.papers.feed_rhythm import Rhythm, periodicity, regularity, remaining_factor, rhythm_of

DAY, HOUR = 86_400.0, 3600.0
NOW = 1_780_012_800.0 - 1_780_012_800.0 % DAY + 20 * HOUR
FLAT = np.full(24, 1 / 24)


def poisson(per_day: float, seed: int, days: int = 28) -> NDArray[np.float64]:
    generator = np.random.default_rng(seed)
    return NOW - generator.uniform(0, days, generator.poisson(days * per_day)) * DAY


def daily(hour: float, days: int = 28, jitter_hours: float = 0.0, until: float = NOW) -> NDArray[np.float64]:
    """One posting a day at an hour of the UTC day, the last one before `until`."""
    first = NOW - NOW % DAY - (days - 1) * DAY
    jitter = np.random.default_rng(1).uniform(-jitter_hours, jitter_hours, days)
    times = first + np.arange(days) * DAY + (hour + jitter) * HOUR
    return times[times <= until]


def office(seed: int) -> NDArray[np.float64]:
    times = poisson(60, seed)
    return times[(times % DAY > 8 * HOUR) & (times % DAY < 18 * HOUR)]


def test_feed_that_repeats_its_days_is_periodic() -> None:
    assert periodicity(daily(9.5), NOW) > 0.95
    assert periodicity(daily(10.0, jitter_hours=0.4), NOW) > 0.7
    assert np.mean([periodicity(office(seed), NOW) for seed in range(10)]) > 0.5


def test_feed_without_days_is_not_periodic() -> None:
    assert np.mean([periodicity(poisson(20, seed), NOW) for seed in range(20)]) < 0.08


def test_busy_weeks_alone_are_not_a_daily_period() -> None:
    weeks = np.concatenate([poisson(40, seed, days=7) - 14 * DAY for seed in range(2)] + [poisson(2, 9)])
    assert periodicity(weeks, NOW) < 0.15


@pytest.mark.parametrize("times", [daily(9.5, days=6), poisson(0.2, 3)[:6], np.array([])])
def test_too_little_has_no_figure(times: NDArray[np.float64]) -> None:
    assert periodicity(times, NOW) == 0
    assert regularity(times, NOW) == 0


def test_steady_feed_is_regular_and_chance_is_not() -> None:
    assert regularity(daily(9.5, jitter_hours=1), NOW) > 0.95
    assert regularity(daily(0.0, jitter_hours=1), NOW) > 0.95
    assert np.mean([regularity(poisson(1, seed), NOW) for seed in range(50)]) < 0.05


def test_day_that_history_begins_in_does_not_count() -> None:
    times = np.concatenate([daily(hour, days=40) for hour in (1.5, 7.5, 13.5, 19.5)])
    assert regularity(times, NOW - 4 * HOUR) > 0.95


def test_posting_of_today_is_awaited_until_it_came() -> None:
    times = daily(15.5)
    by_hour = 0.94 * np.eye(24)[15] + 0.06 / 24
    before = remaining_factor(times[:-1], now=NOW - 6 * HOUR, per_day=1.0, by_hour=by_hour)
    after = remaining_factor(times, now=NOW - 3 * HOUR, per_day=1.0, by_hour=by_hour)
    assert before == pytest.approx(1, abs=0.1)
    assert after == pytest.approx(0.1)


def test_overdue_posting_is_awaited_more() -> None:
    times = daily(15.5, until=NOW - DAY)
    by_hour = 0.94 * np.eye(24)[15] + 0.06 / 24
    assert remaining_factor(times, now=NOW - 3 * HOUR, per_day=1.0, by_hour=by_hour) > 2


@pytest.mark.parametrize("per_day", [0.5, 5.0, 50.0])
def test_feed_that_is_not_regular_owes_nothing(per_day: float) -> None:
    assert remaining_factor(poisson(per_day, 2), now=NOW, per_day=per_day, by_hour=FLAT) == 1


def test_rhythms_are_distinguished() -> None:
    hours = np.arange(24)
    assert rhythm_of(np.eye(24)[9] + 0.01, 100) is Rhythm.PEAKS
    assert rhythm_of(FLAT, 100) is Rhythm.UNIFORM
    assert rhythm_of(1 + 0.8 * np.sin(hours * np.pi / 12), 500) is Rhythm.WAVES
    assert rhythm_of(np.eye(24)[9] + 0.01, 19) is Rhythm.UNKNOWN


def test_differences_that_chance_makes_are_uniform() -> None:
    wave = 1 + 0.3 * np.sin(np.arange(24) * np.pi / 12)
    assert rhythm_of(2 * wave, 25) is Rhythm.UNIFORM
    wave = 1 + 0.6 * np.sin(np.arange(24) * np.pi / 12)
    assert [rhythm_of(wave, count) for count in (20, 2000)] == [Rhythm.UNIFORM, Rhythm.WAVES]


@pytest.mark.parametrize("by_hour", [np.zeros(24), np.full(24, np.nan), np.full(24, np.inf), np.array([]), np.ones(7)])
def test_shape_that_is_none_is_unknown(by_hour: NDArray[np.float64]) -> None:
    assert rhythm_of(by_hour, 100) is Rhythm.UNKNOWN
    assert rhythm_of(FLAT, np.nan) is Rhythm.UNKNOWN


@pytest.mark.parametrize(
    "times",
    [
        [],
        [NOW],
        [NOW] * 100_000,
        list(NOW - NOW % DAY - np.arange(40) * DAY),
        list(NOW + np.arange(50) * HOUR),
        [np.nan, np.inf, -np.inf, -1e18, 1e18, 0.0],
        list(NOW - np.arange(28 * 24) * HOUR - 1),
    ],
    ids=["none", "one", "many", "midnights", "ahead", "absurd", "every hour"],
)
def test_figures_stay_within_their_bounds(times: list[float]) -> None:
    found = np.array(times)
    assert 0 <= periodicity(found, NOW) <= 1
    assert 0 <= regularity(found, NOW) <= 1
    for per_day in (0.0, 1e-9, 1.0, 1e9):
        assert 0.1 <= remaining_factor(found, now=NOW, per_day=per_day, by_hour=FLAT) <= 3
