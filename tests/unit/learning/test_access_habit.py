"""When the user looks: habit and rate, on simulated users with and without one."""

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from reader.learning.access import AccessHabit, expected_missed, learn_access_habit, learn_access_rate, sessions

DAY, HOUR = 86_400.0, 3600.0
NOW = 1_780_012_800.0
BEGAN = NOW - 42 * DAY
LEADS = np.array([0, 1, 2, 4, 8, 16, 32, 64, 128, 287, 288, 1000])


def learned(times: NDArray[np.float64], began_at: float = BEGAN) -> AccessHabit:
    rate = learn_access_rate(times, now_local=NOW, began_at_local=began_at)
    return learn_access_habit(times, rate, now_local=NOW, began_at_local=began_at)


def poisson(per_day: float, seed: int) -> NDArray[np.float64]:
    generator = np.random.default_rng(seed)
    return BEGAN + generator.uniform(0, 42, generator.poisson(42 * per_day)) * DAY


def bursts(seed: int) -> NDArray[np.float64]:
    """Sessions of six looks within an hour, at any hour, on average once a day."""
    starts = poisson(1.0, seed)
    accesses = starts[:, None] + np.sort(np.random.default_rng(seed).uniform(0, HOUR, (starts.size, 6)), axis=1)
    return np.sort(accesses[accesses < NOW])


def test_user_without_memory_has_factors_around_one() -> None:
    factors = np.mean([learned(poisson(6.0, seed)).factors for seed in range(20)], axis=0)
    assert np.abs(factors[:4] - 1).max() < 0.1
    assert np.abs(factors[-1] - 1).max() < 0.1


def test_level_is_no_habit() -> None:
    times = bursts(1)
    rate = learn_access_rate(times, now_local=NOW, began_at_local=BEGAN)
    doubled = replace(rate, by_hour=2 * rate.by_hour)
    found = learn_access_habit(times, doubled, now_local=NOW, began_at_local=BEGAN)
    assert found.factors == pytest.approx(learned(times).factors)


def test_silence_of_weekends_is_expected_of_a_weekday_user() -> None:
    times = np.concatenate([poisson(20.0, 5) - shift * DAY for shift in (126, 84, 42, 0)])
    times = times[(times // DAY + 3) % 7 < 5]
    rate = learn_access_rate(times, now_local=NOW, began_at_local=NOW - 168 * DAY)
    even = replace(rate, by_weekday=np.ones(7))
    factors, even_factors = (
        learn_access_habit(times, known, now_local=NOW, began_at_local=NOW - 168 * DAY).factors for known in (rate, even)
    )
    assert np.abs(np.log(factors)).mean() < np.abs(np.log(even_factors)).mean()


def test_session_under_way_raises_near_leads_only() -> None:
    habit = learned(bursts(3))
    factors = habit.conditional(LEADS, since_last_seconds=300, missed=0.01, just_now=False)
    assert factors[0] > 2
    assert factors[8] < 1.3


def test_just_now_has_a_row_of_its_own() -> None:
    habit = learned(bursts(3))
    factors = habit.conditional(LEADS, since_last_seconds=0, missed=0.0, just_now=True)
    assert factors[:9] == pytest.approx(habit.factors[10])
    assert factors[0] > 2


def test_vacation_lowers_near_leads() -> None:
    times = poisson(6.0, 4)
    absences = [(NOW - 35 * DAY, NOW - 28 * DAY), (NOW - 20 * DAY, NOW - 11 * DAY)]
    for begin, end in absences:
        times = times[(times < begin) | (times > end)]
    factors = learned(times).conditional(LEADS, since_last_seconds=4 * DAY, missed=4.0, just_now=False)
    assert factors[:8].max() < 0.7


def test_rows_are_chosen_by_the_clock_first_and_then_by_what_was_missed() -> None:
    habit = AccessHabit(np.repeat(np.arange(11.0), 9).reshape(11, 9))
    rows = [
        (0, 0.0, 0),
        (899, 9.0, 0),
        (900, 0.0, 1),
        (1800, 0.0, 2),
        (3600, 0.0, 3),
        (7200, 0.05, 4),
        (7200, 0.1, 5),
        (7200, 0.3, 6),
        (7200, 0.7, 7),
        (7200, 1.0, 8),
        (7200, 2.0, 9),
        (1e12, 1e9, 9),
        (-5, 0.0, 0),
    ]
    for seconds, missed, row in rows:
        assert habit.conditional(LEADS[:1], since_last_seconds=seconds, missed=missed, just_now=False)[0] == row


def test_columns_are_chosen_by_lead_and_end_after_three_days() -> None:
    habit = AccessHabit(np.tile(np.arange(2.0, 11.0), (11, 1)))
    found = habit.conditional(LEADS, since_last_seconds=0, missed=0, just_now=False)
    assert found.tolist() == [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 1, 1]
    assert habit.conditional(np.array([-1, 3]), since_last_seconds=0, missed=0, just_now=False).tolist() == [2, 4]


def test_unknown_silence_changes_nothing() -> None:
    habit = AccessHabit(np.full((11, 9), 5.0))
    assert habit.conditional(LEADS, since_last_seconds=np.nan, missed=0, just_now=False) == pytest.approx(1)
    assert habit.conditional(LEADS, since_last_seconds=1e6, missed=np.nan, just_now=False) == pytest.approx(1)


@pytest.mark.parametrize("began_at", [NOW - 6.9 * DAY, NOW, NOW + DAY, np.nan])
def test_short_history_changes_nothing(began_at: float) -> None:
    assert learned(bursts(1), began_at).factors == pytest.approx(1)


@pytest.mark.parametrize(
    "times",
    [[], [NOW], [NOW - 41 * DAY], [NOW] * 50_000, [NOW + 1e6], [NOW + 60], [np.nan, -np.inf, np.inf, -1e18, 1e18, 0.0]],
    ids=["none", "now", "one", "many", "ahead", "a little ahead", "absurd"],
)
def test_never_negative_nor_nan(times: list[float]) -> None:
    factors = learned(np.array(times)).factors
    assert factors.shape == (11, 9)
    assert np.all(np.isfinite(factors))
    assert np.all(factors > 0)


def test_history_before_six_weeks_is_left_out() -> None:
    recent = bursts(2)
    old = np.concatenate([recent - 100 * DAY, recent])
    rate = learn_access_rate(recent, now_local=NOW, began_at_local=BEGAN)
    with_old = learn_access_habit(old, rate, now_local=NOW, began_at_local=NOW - 200 * DAY)
    assert with_old.factors == pytest.approx(learn_access_habit(recent, rate, now_local=NOW, began_at_local=BEGAN).factors)


def test_expected_missed_counts_mean_days() -> None:
    per_slot = np.zeros(96)
    per_slot[40:44] = 0.5
    midnight = NOW - NOW % DAY
    assert expected_missed(per_slot, midnight, midnight + 9 * HOUR) == 0
    assert expected_missed(per_slot, midnight, midnight + 10.5 * HOUR) == pytest.approx(0.5)
    assert expected_missed(per_slot, midnight + 10.5 * HOUR, midnight + 3 * DAY) == pytest.approx(2.5)


def test_expected_missed_of_nonsense() -> None:
    assert expected_missed(np.ones(96), NOW, NOW - 5) == 0
    assert np.isnan(expected_missed(np.ones(96), np.nan, NOW))
    assert np.isnan(expected_missed(np.zeros(96), NOW - DAY, NOW))


T0 = 1_780_012_800.0 - 1_780_012_800.0 % DAY + 12 * HOUR


def daily(hours: list[float], days: int, end: float = T0) -> NDArray[np.float64]:
    first = end - end % DAY - days * DAY
    return np.array([first + day * DAY + hour * HOUR for day in range(days) for hour in hours])


def test_empty_log_is_a_generic_day() -> None:
    rate = learn_access_rate(np.array([]), now_local=T0, began_at_local=np.nan)
    assert rate.by_hour.sum() == pytest.approx(3)
    assert rate.by_hour[3] < 0.7 * rate.by_hour[12]
    assert rate.by_weekday == pytest.approx(1)


def test_silence_since_the_beginning_lowers_the_rate_but_never_to_nothing() -> None:
    sums = [learn_access_rate(np.array([]), now_local=T0, began_at_local=T0 - days * DAY).by_hour for days in (0, 1, 5, 30, 9000)]
    assert [rate.sum() for rate in sums] == sorted((rate.sum() for rate in sums), reverse=True)
    assert min(rate.min() for rate in sums) > 0


@pytest.mark.parametrize("per_day", [1.0, 4.0, 20.0])
def test_known_rates_come_back_from_simulated_users(per_day: float) -> None:
    found = []
    for seed in range(60):
        generator = np.random.default_rng(seed)
        times = T0 - generator.uniform(0, 42, generator.poisson(42 * per_day)) * DAY
        found.append(learn_access_rate(times, now_local=T0, began_at_local=T0 - 42 * DAY).by_hour.sum())
    # The prior's access in a third of a day stands beside 17.7 discounted days.
    assert np.mean(found) == pytest.approx((17.7 * per_day + 1) / 18.0, rel=0.05)


def test_hours_of_a_steady_user_come_back() -> None:
    rate = learn_access_rate(daily([8.2, 20.4], 28), now_local=T0, began_at_local=T0 - 28 * DAY)
    assert set(np.argsort(rate.by_hour)[-2:]) == {8, 20}
    assert rate.by_hour[7:10].sum() + rate.by_hour[19:22].sum() > 0.6 * rate.by_hour.sum()
    assert rate.by_hour[3] > 0.002
    assert rate.per_slot().sum() == pytest.approx(rate.by_hour.sum())


def test_change_of_habit_is_followed_within_three_weeks() -> None:
    times = np.concatenate([daily([8.5, 9.5], 30, T0 - 21 * DAY), daily([21.5, 22.5], 21)])
    rate = learn_access_rate(times, now_local=T0, began_at_local=T0 - 51 * DAY)
    assert rate.by_hour[21:23].sum() > 1.2 * rate.by_hour[8:10].sum()


@pytest.mark.parametrize("offset_before", [2 * HOUR, -9 * HOUR], ids=["summer time", "travel"])
def test_local_hours_survive_a_change_of_offset(offset_before: float) -> None:
    local = daily([8.5], 28)
    utc = np.where(local < T0 - 14 * DAY, local - offset_before, local - HOUR)
    offsets = np.where(local < T0 - 14 * DAY, offset_before, HOUR)
    kept = learn_access_rate(utc + offsets, now_local=T0, began_at_local=T0 - 28 * DAY)
    assert kept.by_hour == pytest.approx(learn_access_rate(local, now_local=T0, began_at_local=T0 - 28 * DAY).by_hour)
    assert kept.by_hour.argmax() == 8


def test_weekdays_show_after_months_and_not_before() -> None:
    days = daily([9.5, 13.5, 18.5], 180)
    week = days[(days // DAY + 3) % 7 < 5]
    months = learn_access_rate(week, now_local=T0, began_at_local=T0 - 180 * DAY).by_weekday
    assert months[5:].max() < 0.75
    fortnight = learn_access_rate(week[week > T0 - 14 * DAY], now_local=T0, began_at_local=T0 - 14 * DAY).by_weekday
    assert fortnight.min() > 0.9


def test_accesses_before_the_log_began_do_not_count() -> None:
    times = daily([8.5], 28)
    found = learn_access_rate(times, now_local=T0, began_at_local=T0 - 3 * DAY)
    assert found.by_hour == pytest.approx(learn_access_rate(times[-3:], now_local=T0, began_at_local=T0 - 3 * DAY).by_hour)


@pytest.mark.parametrize("began_at", [np.nan, -np.inf, -1e18, 0.0, T0 - DAY, T0, T0 + 1e9])
@pytest.mark.parametrize(
    "times",
    [[], [T0], [T0] * 100_000, [T0 + 1e6], [T0 - 1e9], [np.nan, -np.inf, np.inf, -1e18, 1e18, 0.0]],
    ids=["none", "one", "many", "ahead", "old", "absurd"],
)
def test_rates_are_never_negative_nor_nan(times: list[float], began_at: float) -> None:
    rate = learn_access_rate(np.array(times), now_local=T0, began_at_local=began_at)
    assert np.all(np.isfinite(rate.by_hour))
    assert np.all(rate.by_hour > 0)
    assert rate.by_weekday.mean() == pytest.approx(1)


def test_sessions_begin_after_silence() -> None:
    times = np.array([1000.0, 1900, 1010, 1200, 1499, 2200, np.nan])
    assert sessions(times).tolist() == [1000, 1900, 2200]
    assert sessions(np.array([])).tolist() == []
    assert sessions(times, quiet_seconds=1000).tolist() == [1000]
