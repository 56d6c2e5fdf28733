"""What presence says about the next access: by hand, against a slow second way of counting, and on drawn users."""

from collections.abc import Iterable
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from reader.learning.access import (
    LEAD_SLOTS,
    PRIOR,
    UNKNOWN,
    AccessRate,
    ExpectedAccesses,
    PresenceHabit,
    Presences,
    away_row,
    is_enough,
    is_reliable,
    learn_access_rate,
    learn_presence_habit,
    merged_presences,
    present_row,
    returned_row,
)

DAY, HOUR, MINUTE, SLOT = 86_400.0, 3600.0, 60.0, 900
NOW = 1_780_012_800.0
BEGAN = NOW - 28 * DAY
Numbers = NDArray[np.float64]


def numbers(values: Iterable[float]) -> Numbers:
    return np.array(list(values), dtype=np.float64)


def merged(*intervals: tuple[float, float], now: float = NOW) -> list[tuple[float, float]]:
    found = merged_presences(numbers(began for began, _ in intervals), numbers(ended for _, ended in intervals), now)
    return list(zip(found.began.tolist(), found.ended.tolist(), strict=True))


def a_user(seed: int, *, days: int = 28, chance_to_visit: float = 0.6) -> tuple[Presences, Numbers]:
    """Somebody who comes back a few times a day, visits at once or not, and now and then meanwhile."""
    chance = np.random.default_rng(seed)
    began: list[float] = []
    ended: list[float] = []
    visits: list[float] = []
    for day in range(days):
        at = NOW - (days - day) * DAY + chance.uniform(6, 9) * HOUR
        for _ in range(chance.integers(2, 6)):
            length = chance.exponential(1.2 * HOUR) + 5 * MINUTE
            began.append(at)
            ended.append(at + length)
            if chance.uniform() < chance_to_visit:
                visits.append(at + chance.uniform(5, 200))
            visits += (at + chance.uniform(0, length, chance.poisson(length / (6 * HOUR)))).tolist()
            at += length + chance.uniform(0.3, 3) * HOUR
    return merged_presences(numbers(began), numbers(ended), NOW), np.sort(numbers(each for each in visits if each < NOW))


def learned(times: Numbers, presences: Presences, now: float = NOW) -> PresenceHabit:
    rate = learn_access_rate(times, now_local=now, began_at_local=float(presences.began[0]) if presences.began.size else now)
    return learn_presence_habit(times, presences, rate, now_local=now)


def test_rows_are_those_of_the_measurement() -> None:
    minutes = numbers([0, 29, 30, 89, 90, 1e6])
    assert (present_row(minutes * MINUTE, numbers([1e9] * 6)) - 4).tolist() == [2, 2, 5, 5, 8, 8]
    assert (present_row(numbers([0.0] * 5), numbers([0, 29, 30, 119, 120]) * MINUTE) - 4).tolist() == [0, 0, 1, 1, 2]
    assert away_row(numbers([0, 0.49, 0.5, 1.9, 2, 5.9, 6, 11.9, 12, 1e6]) * HOUR).tolist() == [
        13,
        13,
        14,
        14,
        15,
        15,
        16,
        16,
        17,
        17,
    ]
    assert returned_row(numbers([0.25, 0.99, 1, 3.9, 4, 1e6]) * HOUR).tolist() == [1, 1, 2, 2, 3, 3]


def test_the_prior_is_that_of_the_measurement() -> None:
    assert PRIOR.shape == (18, 9)
    assert PRIOR[1, :5].tolist() == [1.3, 0.45, 0.5, 0.4, 1.0]
    assert PRIOR[2].tolist() == PRIOR[3].tolist() == [1.9, 0.4, 0.5, 0.4, 1, 1, 1, 1, 1]
    assert PRIOR[[4, 7, 10], :4].tolist() == [[0.2, 0.5, 0.6, 0.45]] * 3
    assert PRIOR[[6, 9, 12], :4].tolist() == [[0.7, 0.5, 0.45, 0.4]] * 3
    assert PRIOR[17].tolist() == [0.3, 0.4, 0.45, 0.6, 0.7, 0.8, 0.8, 0.8, 0.9]


@pytest.mark.parametrize(
    ("intervals", "expected"),
    [
        ([], []),
        ([(100, 50)], []),
        ([(NOW + 1, NOW + 2)], []),
        ([(NOW - 50, NOW + 50)], [(NOW - 50, NOW)]),
        ([(0, 100), (999, 2000)], [(0, 2000)]),
        ([(0, 100), (1000, 2000)], [(0, 100), (1000, 2000)]),
        ([(5000, 6000), (0, 100)], [(0, 100), (5000, 6000)]),
        ([(0, 9000), (100, 200), (9500, 9600)], [(0, 9600)]),
        ([(0, 0), (0, 0)], [(0, 0)]),
        ([(0, 100), (7000, 6000), (5000, 5500)], [(0, 100), (5000, 5500)]),
    ],
)
def test_intervals_that_cannot_be_are_dropped_and_short_absences_are_none(
    intervals: list[tuple[float, float]], expected: list[tuple[float, float]]
) -> None:
    assert merged(*intervals) == expected


def test_row_of_a_moment() -> None:
    presences = merged_presences(numbers([10 * HOUR, 20 * HOUR]), numbers([12 * HOUR, 21 * HOUR]), NOW)
    accesses = numbers([10.25 * HOUR, 15 * HOUR])
    cases = {
        9.9: UNKNOWN,
        10.1: 6,
        10.3: 4,
        10.6: 7,
        11.0: 8,
        11.9: 11,
        12.2: 13,
        13.0: 14,
        14.9: 15,
        15.1: UNKNOWN,
        20.0: 6,
        22.9: 14,
    }
    found = presences.rows(numbers(cases) * HOUR, accesses)
    assert dict(zip(cases, found.tolist(), strict=True)) == cases


def test_an_access_a_moment_beside_a_presence_was_made_in_it() -> None:
    presences = merged_presences(numbers([1000.0]), numbers([2000.0]), NOW)
    assert presences.hold(numbers([989, 990, 1000, 2000, 2010, 2011])).tolist() == [False, True, True, True, True, False]


def test_twenty_returns_and_a_week_are_enough() -> None:
    began = NOW - 7 * DAY + np.arange(21) * 2 * HOUR
    presences = merged_presences(began, began + HOUR, NOW)
    assert is_enough(presences, NOW)
    assert not is_enough(presences, NOW - 1)
    assert not is_enough(Presences(presences.began[:-1], presences.ended[:-1]), NOW)
    assert not is_enough(merged_presences(numbers([]), numbers([]), NOW), NOW)


def test_four_of_five_accesses_have_to_fall_into_a_presence() -> None:
    presences = merged_presences(numbers([NOW - 10 * DAY]), numbers([NOW - DAY]), NOW)
    inside, outside = NOW - 9 * DAY + np.arange(100) * HOUR, NOW - HOUR + np.arange(100) * SLOT
    for missed, expected in ((0, True), (6, True), (7, False), (30, False)):
        assert is_reliable(presences, np.concatenate([inside, outside[:missed]])) is expected
    before = NOW - 20 * DAY + np.arange(50) * HOUR
    assert is_reliable(presences, np.concatenate([before, inside[:5]]))
    assert not is_reliable(presences, np.concatenate([before, inside[:4]]))
    assert not is_reliable(merged_presences(numbers([]), numbers([]), NOW), inside)


def test_factors_of_a_history_counted_by_hand() -> None:
    """Here from 2 to 6 and from 8 to 10, and one access at 8:05; now it is noon, and the usual rate is one an hour."""
    midnight = NOW - NOW % DAY
    presences = merged_presences(midnight + numbers([2, 8]) * HOUR, midnight + numbers([6, 10]) * HOUR, midnight + 12 * HOUR)
    access = midnight + 8 * HOUR + 5 * MINUTE
    rate = AccessRate(np.ones(24), np.ones(7))
    habit = learn_presence_habit(numbers([access]), presences, rate, now_local=midnight + 12 * HOUR)
    # of ten hours that expected one access each there was one in all: a quarter of an hour expects 1/40
    assert habit.factors[13, 8] == pytest.approx(1.0)
    # away less than half an hour: at 6:15, an hour and fifty minutes before the access, and at 10:15, where noon cuts the bin to 3 slots
    assert habit.factors[13, 3] == pytest.approx((1 / 4 + 10) / ((4 + 3) / 40 / 4 + 10))
    # back this moment after two hours: one access in the first quarter of an hour
    per_slot = habit.while_here.per_slot()
    hours = per_slot[8:24].sum() + per_slot[32:40].sum()
    assert habit.factors[2, 0] == pytest.approx((1 + 19) / (per_slot[32] / hours + 10))
    assert habit.factors[2, 1] == pytest.approx((0 + 4) / (per_slot[33] / hours + 10))
    # the access itself: nothing comes after it
    assert habit.factors[0, 0] == pytest.approx(3 / ((per_slot[32] * 2 / 3 + per_slot[33] / 3) / hours + 10))


def test_rate_while_here_is_that_of_the_hours_spent_here() -> None:
    """Twenty mornings from 8 to 10 with a visit at half past eight: a visit in eight quarters, and more at eight than at nine."""
    mornings = NOW - NOW % DAY - np.arange(20, 0, -1) * DAY + 8 * HOUR
    habit = learned(mornings + HOUR / 2, merged_presences(mornings, mornings + 2 * HOUR, NOW))
    visits, quarters = 20 * numbers([0.25, 0.5, 0.25, 0]), 80 * numbers([0.25, 0.75, 0.75, 0.25])
    expected = 4 * (visits + 40 / 8) / (quarters + 40)
    assert habit.while_here.by_hour[7:11] == pytest.approx(expected)
    # never here, and no stranger than the mean
    assert habit.while_here.by_hour[20] == pytest.approx(0.5)


def slow_factors(times: Numbers, presences: Presences, rate: AccessRate, while_here: AccessRate, now: float) -> Numbers:
    """Moment by moment, bin by bin, as the document describes it."""
    begin = float(presences.began[0])
    intervals = list(zip(presences.began.tolist(), presences.ended.tolist(), strict=True))
    usual, near = ExpectedAccesses(rate, begin, now), ExpectedAccesses(while_here, begin, now)

    def between(expected: ExpectedAccesses, first: float, last: float) -> float:
        return float(expected.until(np.array(last)) - expected.until(np.array(first)))

    inside = [at for at in times if any(began - 10 <= at <= ended + 10 for began, ended in intervals)]
    here_scale = len(inside) / sum(between(near, *each) for each in intervals)
    usual_scale = len(times) / float(usual.until(np.array(now)))
    moments: list[tuple[float, int]] = [(at, 0) for at in inside]
    for (_, left), (began, _) in pairwise(intervals):
        away = (began - left) / HOUR
        moments.append((began, 1 if away < 1 else 2 if away < 4 else 3))
    tick = (begin // SLOT + 1) * SLOT
    while tick <= now:
        began, ended = [each for each in intervals if each[0] <= tick][-1]
        before = [at for at in times if at <= tick]
        since = (tick - before[-1]) / MINUTE if before else np.inf
        if tick <= ended:
            stay = (tick - began) / MINUTE
            column = 0 if since < 30 else 1 if since < 120 else 2
            moments.append((tick, 4 + column + 3 * (0 if stay < 30 else 1 if stay < 90 else 2)))
        elif not before or before[-1] <= ended + 10:
            gone = (tick - ended) / HOUR
            moments.append((tick, 13 + sum(gone >= bound for bound in (0.5, 2, 6, 12))))
        tick += SLOT
    seen, expected = np.zeros((18, 9)), np.zeros((18, 9))
    for at, row in moments:
        for column in range(9):
            first, last = (min(at + LEAD_SLOTS[place] * SLOT, now) for place in (column, column + 1))
            width = LEAD_SLOTS[column + 1] - LEAD_SLOTS[column]
            seen[row, column] += sum(first < each <= last for each in times) / width
            is_near = row <= 12 and column < 4
            amount = between(near, first, last) * here_scale if is_near else between(usual, first, last) * usual_scale
            expected[row, column] += amount / width
    factors: Numbers = (seen + 10 * PRIOR) / (expected + 10)
    return factors


@pytest.mark.parametrize("seed", range(4))
def test_factors_are_those_of_a_slow_count(seed: int) -> None:
    presences, times = a_user(seed, days=9)
    # one that nobody was here for
    times = np.sort(np.append(times, presences.ended[5] + 14 * MINUTE))
    rate = learn_access_rate(times, now_local=NOW, began_at_local=float(presences.began[0]))
    habit = learn_presence_habit(times, presences, rate, now_local=NOW)
    assert habit.factors == pytest.approx(slow_factors(times, presences, rate, habit.while_here, NOW))


def test_who_visits_when_he_comes_back_is_expected_then_and_not_later() -> None:
    habit = learned(*reversed(a_user(3, chance_to_visit=0.9)))
    usual = np.full(300, 0.02)
    noon = NOW - NOW % DAY + 12 * HOUR
    back, stayed, away = (habit.expected(usual, row, noon) for row in (2, 12, 15))
    assert back[0] > 4 * stayed[0]
    assert back[0] > 4 * away[0]


def test_expected_accesses_of_a_situation_slot_by_slot() -> None:
    habit = PresenceHabit(np.tile(np.arange(2.0, 11.0), (18, 1)), AccessRate(np.arange(24.0), np.ones(7)))
    usual = np.full(300, 0.5)
    here, away = (habit.expected(usual, row, NOW + 5) for row in (12, 13))
    factors = numbers([2, 3, 4, 4, 5, 5, 5, 5, 6])
    slot = int(NOW // SLOT) % 96
    assert here[:8] == pytest.approx(factors[:8] * AccessRate(np.arange(24.0), np.ones(7)).per_slot()[(slot + np.arange(8)) % 96])
    assert here[8] == 3.0
    assert away[:9] == pytest.approx(factors / 2)
    assert here[287] == away[287] == 5.0
    assert here[288] == away[288] == 0.5
    assert usual.tolist() == [0.5] * 300
    assert habit.expected(usual[:3], 0, NOW).size == 3


def test_nothing_known_gives_the_prior() -> None:
    for presences, times in (
        (merged_presences(numbers([]), numbers([]), NOW), numbers([])),
        (merged_presences(numbers([NOW]), numbers([NOW]), NOW), numbers([NOW])),
        (merged_presences(numbers([]), numbers([]), NOW), numbers([NOW - DAY])),
    ):
        assert learned(times, presences).factors == pytest.approx(PRIOR)


def test_accesses_before_the_first_presence_say_nothing() -> None:
    presences, times = a_user(5)
    rate = learn_access_rate(times, now_local=NOW, began_at_local=BEGAN)
    early = np.concatenate([BEGAN - np.arange(1, 100) * HOUR, times])
    assert learn_presence_habit(early, presences, rate, now_local=NOW).factors == pytest.approx(
        learn_presence_habit(times, presences, rate, now_local=NOW).factors
    )


def test_history_before_six_weeks_is_left_out() -> None:
    presences, times = a_user(6, days=60)
    is_late = presences.ended >= NOW - 42 * DAY - DAY
    late = Presences(presences.began[is_late], presences.ended[is_late])
    rate = learn_access_rate(times, now_local=NOW, began_at_local=NOW - 60 * DAY)
    of_all, of_late = (learn_presence_habit(times, each, rate, now_local=NOW) for each in (presences, late))
    assert of_all.factors == pytest.approx(of_late.factors)
    assert of_all.while_here.by_hour == pytest.approx(of_late.while_here.by_hour)
