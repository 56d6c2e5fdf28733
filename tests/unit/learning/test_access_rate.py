"""The access rate: right on simulated users, calm on nonsense."""

import numpy as np
import pytest
from numpy.typing import NDArray

from reader.learning.access import learn_access_rate, sessions

DAY, HOUR = 86_400.0, 3600.0
NOW = 1_780_012_800.0 - 1_780_012_800.0 % DAY + 12 * HOUR


def daily(hours: list[float], days: int, end: float = NOW) -> NDArray[np.float64]:
    first = end - end % DAY - days * DAY
    return np.array([first + day * DAY + hour * HOUR for day in range(days) for hour in hours])


def test_empty_log_is_a_generic_day() -> None:
    rate = learn_access_rate(np.array([]), now_local=NOW, began_at_local=np.nan)
    assert rate.by_hour.sum() == pytest.approx(3)
    assert rate.by_hour[3] < 0.7 * rate.by_hour[12]
    assert rate.by_weekday == pytest.approx(1)


def test_silence_since_the_beginning_lowers_the_rate_but_never_to_nothing() -> None:
    sums = [
        learn_access_rate(np.array([]), now_local=NOW, began_at_local=NOW - days * DAY).by_hour for days in (0, 1, 5, 30, 9000)
    ]
    assert [rate.sum() for rate in sums] == sorted((rate.sum() for rate in sums), reverse=True)
    assert min(rate.min() for rate in sums) > 0


@pytest.mark.parametrize("per_day", [1.0, 4.0, 20.0])
def test_known_rates_come_back_from_simulated_users(per_day: float) -> None:
    found = []
    for seed in range(60):
        generator = np.random.default_rng(seed)
        times = NOW - generator.uniform(0, 42, generator.poisson(42 * per_day)) * DAY
        found.append(learn_access_rate(times, now_local=NOW, began_at_local=NOW - 42 * DAY).by_hour.sum())
    # The prior's access in a third of a day stands beside 17.7 discounted days.
    assert np.mean(found) == pytest.approx((17.7 * per_day + 1) / 18.0, rel=0.05)


def test_hours_of_a_steady_user_come_back() -> None:
    rate = learn_access_rate(daily([8.2, 20.4], 28), now_local=NOW, began_at_local=NOW - 28 * DAY)
    assert set(np.argsort(rate.by_hour)[-2:]) == {8, 20}
    assert rate.by_hour[7:10].sum() + rate.by_hour[19:22].sum() > 0.6 * rate.by_hour.sum()
    assert rate.by_hour[3] > 0.002
    assert rate.per_slot().sum() == pytest.approx(rate.by_hour.sum())


def test_change_of_habit_is_followed_within_three_weeks() -> None:
    times = np.concatenate([daily([8.5, 9.5], 30, NOW - 21 * DAY), daily([21.5, 22.5], 21)])
    rate = learn_access_rate(times, now_local=NOW, began_at_local=NOW - 51 * DAY)
    assert rate.by_hour[21:23].sum() > 1.2 * rate.by_hour[8:10].sum()


@pytest.mark.parametrize("offset_before", [2 * HOUR, -9 * HOUR], ids=["summer time", "travel"])
def test_local_hours_survive_a_change_of_offset(offset_before: float) -> None:
    local = daily([8.5], 28)
    utc = np.where(local < NOW - 14 * DAY, local - offset_before, local - HOUR)
    offsets = np.where(local < NOW - 14 * DAY, offset_before, HOUR)
    kept = learn_access_rate(utc + offsets, now_local=NOW, began_at_local=NOW - 28 * DAY)
    assert kept.by_hour == pytest.approx(learn_access_rate(local, now_local=NOW, began_at_local=NOW - 28 * DAY).by_hour)
    assert kept.by_hour.argmax() == 8


def test_weekdays_show_after_months_and_not_before() -> None:
    days = daily([9.5, 13.5, 18.5], 180)
    week = days[(days // DAY + 3) % 7 < 5]
    months = learn_access_rate(week, now_local=NOW, began_at_local=NOW - 180 * DAY).by_weekday
    assert months[5:].max() < 0.75
    fortnight = learn_access_rate(week[week > NOW - 14 * DAY], now_local=NOW, began_at_local=NOW - 14 * DAY).by_weekday
    assert fortnight.min() > 0.9


def test_accesses_before_the_log_began_do_not_count() -> None:
    times = daily([8.5], 28)
    found = learn_access_rate(times, now_local=NOW, began_at_local=NOW - 3 * DAY)
    assert found.by_hour == pytest.approx(learn_access_rate(times[-3:], now_local=NOW, began_at_local=NOW - 3 * DAY).by_hour)


@pytest.mark.parametrize("began_at", [np.nan, -np.inf, -1e18, 0.0, NOW - DAY, NOW, NOW + 1e9])
@pytest.mark.parametrize(
    "times",
    [[], [NOW], [NOW] * 100_000, [NOW + 1e6], [NOW - 1e9], [np.nan, -np.inf, np.inf, -1e18, 1e18, 0.0]],
    ids=["none", "one", "many", "ahead", "old", "absurd"],
)
def test_never_negative_nor_nan(times: list[float], began_at: float) -> None:
    rate = learn_access_rate(np.array(times), now_local=NOW, began_at_local=began_at)
    assert np.all(np.isfinite(rate.by_hour))
    assert np.all(rate.by_hour > 0)
    assert rate.by_weekday.mean() == pytest.approx(1)


def test_sessions_begin_after_silence() -> None:
    times = np.array([1000.0, 1900, 1010, 1200, 1499, 2200, np.nan])
    assert sessions(times).tolist() == [1000, 1900, 2200]
    assert sessions(np.array([])).tolist() == []
    assert sessions(times, quiet_seconds=1000).tolist() == [1000]
