"""What a request is worth: the price rule, the fixed timer beside it, and what a budget brings."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.ids import DAY_SECONDS
from reader.learning import price
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.overflow import safe_interval
from reader.learning.price import (
    BUDGETS,
    DECISION_SLOTS,
    HORIZON_SLOTS,
    LEADS,
    SAMPLE,
    Board,
    FeedPast,
    Outlook,
    Values,
    expected_trade_off,
    sample,
    sync_intervals,
    trade_off,
)
from reader.learning.scorecard import (
    expected_timer_misses,
    mean_phase_miss_delay,
    mean_phase_misses,
    schedule_misses,
    timer_misses,
    timer_times,
)


def random_outlook(feeds: int = 3, slots: int = HORIZON_SLOTS, seed: int = 5) -> Outlook:
    chance = np.random.default_rng(seed)
    return price.outlook(chance.exponential(0.1, (slots, feeds)), chance.exponential(0.04, slots))


def even_outlook(per_day: float, accesses_per_day: float) -> Outlook:
    return price.outlook(
        np.full((HORIZON_SLOTS, 1), per_day / SLOTS_PER_DAY), np.full(HORIZON_SLOTS, accesses_per_day / SLOTS_PER_DAY)
    )


def board_of(expected: Outlook, price_of_one: float) -> tuple[Board, Values]:
    solved = price.values(expected, price_of_one)
    return price.board(expected, solved), solved


def test_misses_are_those_of_lemma_1() -> None:
    chance = np.random.default_rng(6)
    postings, accesses = chance.exponential(1.0, (20, 2)), chance.exponential(1.0, 20)
    expected = price.outlook(postings, accesses)
    ends = np.array([4, 9, 20])
    for begin in (0, 3):
        found = expected.misses(begin, ends)
        for row, end in enumerate(ends):
            posted = np.zeros(2)
            slowly = np.zeros(2)
            for slot in range(begin, end):
                slowly += accesses[slot] * (posted + postings[slot] / 2)
                posted += postings[slot]
            assert found[row] == pytest.approx(slowly)


def test_no_time_has_no_misses() -> None:
    assert random_outlook().misses(7, np.array([7])) == pytest.approx(np.zeros((1, 3)), abs=1e-9)


def test_values_solve_their_equation() -> None:
    expected = random_outlook(feeds=2, slots=60)
    solved = price.values(expected, 0.3)
    assert solved.cost[60] == pytest.approx(0)
    for slot in (0, 17, 58, 59):
        ends = np.minimum(slot + LEADS, 60)
        best = (expected.misses(slot, ends) + solved.cost[ends]).min(axis=0)
        assert solved.cost[slot] == pytest.approx(0.3 + best)


def test_counts_are_the_retrievals_of_the_values() -> None:
    expected = random_outlook(feeds=1, slots=80)
    solved = price.values(expected, 0.3)
    slot, retrievals, misses = 0, 0, 0.0
    while slot < 80:
        ends = np.minimum(slot + LEADS, 80)
        after = expected.misses(slot, ends)[:, 0] + solved.cost[ends, 0]
        end = int(ends[after.argmin()])
        misses += float(expected.misses(slot, np.array([end]))[0, 0])
        retrievals += 1
        slot = end
    assert solved.count[0, 0] == retrievals
    assert solved.cost[0, 0] == pytest.approx(0.3 * retrievals + misses)


def test_an_even_feed_is_retrieved_with_the_square_root_of_its_rate() -> None:
    """With interval T a day costs price / T + u * rate * T / 2, least at T = sqrt(2 price / (u rate)) (Sia and Cho)."""
    for count in (2, 4, 8):
        solved = price.values(even_outlook(per_day=count**2 * 4 / 3, accesses_per_day=3), 2.0)
        assert price.retrievals_per_day(solved).tolist() == [count]


def test_without_a_price_every_slot_is_used() -> None:
    solved = price.values(random_outlook(), 0.0)
    assert price.retrievals_per_day(solved) == pytest.approx(SLOTS_PER_DAY)


def test_a_feed_that_never_posts_waits_as_long_as_it_can() -> None:
    expected = price.outlook(np.zeros((HORIZON_SLOTS, 1)), np.full(HORIZON_SLOTS, 0.05))
    made, _ = board_of(expected, 1.0)
    choice = made.choose(0, np.zeros(1), 0.05 * LEADS)
    assert choice.lead[0] >= 256
    assert choice.advantage[0] < 0


def test_a_choice_compares_now_with_the_best_later_slot() -> None:
    expected = random_outlook()
    made, solved = board_of(expected, 0.4)
    pending, ahead = np.array([0.0, 1.0, 8.0]), np.cumsum(np.full(LEADS.size, 0.1))
    for slot in (0, 40, SLOTS_PER_DAY - 1):
        choice = made.choose(slot, pending, ahead)
        waiting = pending * ahead[:, None] + expected.misses(slot, slot + LEADS) + solved.cost[slot + LEADS]
        assert choice.advantage == pytest.approx(waiting.min(axis=0) - solved.cost[slot])
        assert choice.lead.tolist() == LEADS[waiting.argmin(axis=0)].tolist()


def test_the_more_waits_the_more_a_retrieval_spares() -> None:
    made, _ = board_of(random_outlook(feeds=1), 0.4)
    ahead = 0.05 * LEADS
    spared = [made.choose(3, np.array([waiting]), ahead).advantage[0] for waiting in (0.0, 0.5, 2.0, 10.0)]
    assert spared == sorted(spared)
    assert spared[0] < 0 < spared[-1]


def test_one_feed_is_chosen_for_as_among_all() -> None:
    made, _ = board_of(random_outlook(feeds=4), 0.4)
    pending, ahead = np.array([0.1, 0.4, 2.0, 5.0]), 0.03 * LEADS
    together = made.choose(10, pending, ahead)
    for feed in range(4):
        alone = made.choose(10, np.float64(pending[feed]), ahead, feed)
        assert alone.advantage == pytest.approx(together.advantage[feed : feed + 1])
        assert alone.lead[0] == together.lead[feed]


def test_a_board_puts_parts_side_by_side() -> None:
    whole = random_outlook(feeds=5)
    parts = [
        Outlook(whole.accesses, whole.postings[:, columns], whole.missed[:, columns]) for columns in (slice(0, 2), slice(2, 5))
    ]
    made = price.side_by_side([price.board(part, price.values(part, 0.4)) for part in parts])
    alone, _ = board_of(whole, 0.4)
    assert made.ahead.shape == (DECISION_SLOTS + 1, 5)
    for found, expected in ((made.ahead, alone.ahead), (made.postings, alone.postings)):
        assert found == pytest.approx(expected)


def test_a_board_keeps_six_kilobytes_a_feed_and_nothing_of_what_it_was_made_of() -> None:
    whole = random_outlook(feeds=5)
    solved = price.values(whole, 0.4)
    made = price.board(whole, solved)
    kept = [made.postings, made.ahead]
    assert sum(each.nbytes for each in kept) == 5 * 2 * 8 * (DECISION_SLOTS + 1)
    assert not any(np.shares_memory(each, other) for each in kept for other in (whole.postings, whole.missed, solved.cost))


def test_leads_rise_and_reach_three_days() -> None:
    assert LEADS[0] == 1
    assert LEADS[-1] == 3 * SLOTS_PER_DAY
    assert np.all(np.diff(LEADS) > 0)


HOUR = 3600.0


def times(*hours: float) -> np.ndarray:
    return np.array(hours) * HOUR


def test_each_access_misses_what_was_posted_since_the_last_round() -> None:
    # rounds at 0, 6, 12: the access at 5 misses 1 and 4, the one at 7 nothing, the one at 11 the posting of 8
    assert timer_misses(times(1, 4, 8), times(5, 7, 11), interval_seconds=6 * HOUR, phase_seconds=0) == 3


def test_a_posting_is_missed_again_at_every_access_until_it_is_retrieved() -> None:
    assert timer_misses(times(1), times(2, 3, 4), interval_seconds=24 * HOUR, phase_seconds=0) == 3


def test_a_round_brings_what_is_posted_at_its_start_and_helps_only_later_accesses() -> None:
    assert schedule_misses(times(6), times(6), times(6)) == 1
    assert schedule_misses(times(6), times(6.001), times(6)) == 0
    assert schedule_misses(times(6.001), times(7), times(6)) == 1


def test_without_a_retrieval_everything_is_missed() -> None:
    assert schedule_misses(times(1, 2, 3), times(2.5, 4), times()) == 5


def test_times_are_those_of_the_grid() -> None:
    grid = timer_times(10 * HOUR, 22 * HOUR, interval_seconds=6 * HOUR, phase_seconds=4 * HOUR)
    assert grid.tolist() == [10 * HOUR, 16 * HOUR]


def test_both_ways_of_counting_agree_with_counting_one_by_one() -> None:
    chance = np.random.default_rng(5)
    postings, accesses = np.sort(chance.uniform(0, 240, 300)) * HOUR, np.sort(chance.uniform(0, 240, 40)) * HOUR
    interval, phase = 5.5 * HOUR, 2.25 * HOUR
    grid = timer_times(-interval, 240 * HOUR, interval_seconds=interval, phase_seconds=phase)
    slowly = 0
    for access in accesses:
        last = max(at for at in grid if at < access)
        slowly += sum(1 for posting in postings if last < posting <= access)
    assert timer_misses(postings, accesses, interval_seconds=interval, phase_seconds=phase) == slowly
    assert schedule_misses(postings, accesses, grid) == slowly


def test_what_is_expected_of_a_timer_is_the_mean_of_lemma_1_over_its_phases() -> None:
    """A day that repeats itself; the timer of 12 slots begins at each of them in turn."""
    chance = np.random.default_rng(2)
    postings, accesses = (np.tile(chance.uniform(0, 1, 96) ** 4, 4) for _ in range(2))
    expected, interval = price.outlook(postings[:, None], accesses), 12
    totals = [
        sum(float(expected.misses(begin, np.array([begin + interval]))[0, 0]) for begin in range(phase, phase + 96, interval))
        for phase in range(interval)
    ]
    assert expected_timer_misses(postings[:96], accesses, interval_slots=interval) == pytest.approx(np.mean(totals), rel=0.002)


def test_a_timer_off_the_grid_of_slots_is_computed_without_them() -> None:
    """One posting and one access, somewhere in their slots: missed if the access is the later one and the retrieval later still."""
    postings, accesses = np.zeros(96), np.zeros(300)
    postings[4] = accesses[9] = 1.0
    assert expected_timer_misses(postings, accesses, interval_slots=20.5) == pytest.approx(1 - 5 / 20.5)
    assert expected_timer_misses(postings, accesses, interval_slots=4.0) == pytest.approx(0.0)
    postings[9] = 1.0
    # both within one slot: the later half of the cases, a third of a slot between them on the mean
    assert expected_timer_misses(postings, accesses, interval_slots=20.5) == pytest.approx(1 - 5 / 20.5 + 0.5 - 1 / 6 / 20.5)


def test_the_mean_over_phases_is_that_of_many_timers() -> None:
    chance = np.random.default_rng(4)
    origin, interval = 1.7e9, 21_600.0
    postings = np.sort(origin + chance.uniform(0, 7 * 86_400, 300))
    accesses = np.sort(origin + chance.uniform(0, 7 * 86_400, 40))
    phases = (np.arange(500) + 0.5) / 500 * interval
    each = [timer_misses(postings, accesses, interval_seconds=interval, phase_seconds=phase) for phase in phases]
    found = mean_phase_misses(postings, accesses, interval_seconds=interval)
    assert found.sum() == pytest.approx(np.mean(each), rel=1e-3)
    delays = []
    for phase in phases:
        retrieved = phase + np.ceil((postings - phase) / interval) * interval
        missed = (accesses[:, None] >= postings) & (accesses[:, None] <= retrieved)
        delays.append(((accesses[:, None] - postings) * missed).sum())
    found = mean_phase_miss_delay(postings, postings, accesses, interval_seconds=interval)
    assert found.sum() == pytest.approx(np.mean(delays), rel=1e-3)


def test_the_mean_over_phases_by_hand() -> None:
    """A posting at 10 that begins to wait for the timer at 20: the accesses at 20, 25, 40 and 41 see a timer of 20 seconds."""
    posting, since, accesses = np.array([10.0]), np.array([20.0]), np.array([15.0, 20, 25, 40, 41])
    assert mean_phase_misses(since, accesses, interval_seconds=20).tolist() == pytest.approx([1 + 0.75])
    delay = mean_phase_miss_delay(posting, since, accesses, interval_seconds=20)
    assert delay.tolist() == pytest.approx([10 + 0.75 * 15])
    assert mean_phase_misses(since, np.empty(0), interval_seconds=20).tolist() == [0]


DAY = 86_400.0
INTERVALS = (DAY / 4, DAY / 2, DAY, 3 * DAY)


def test_a_feed_is_safe_for_as_long_as_its_past_was() -> None:
    even = np.arange(60) * DAY / 2 + 1e9
    assert safe_interval(even, 20, INTERVALS) == 3 * DAY
    assert safe_interval(even, 2, INTERVALS) == DAY
    assert safe_interval(np.zeros(0), 20, INTERVALS) == 3 * DAY


def test_bursts_foretell_bursts() -> None:
    # thirty within an hour, every ten days: with room for twenty some are lost whatever is done
    bursts = (np.arange(6)[:, None] * 10 * DAY + np.arange(30) * 120 + 1e9).ravel()
    assert safe_interval(bursts, 20, INTERVALS) == DAY / 4
    assert safe_interval(bursts, 30, INTERVALS) == 3 * DAY


HOURS = np.arange(SLOTS_PER_DAY) / 4
EVENING = np.exp(-(((HOURS - 20) / 1.5) ** 2)) + 0.02
OFFICE = np.where((HOURS > 7) & (HOURS < 18), 3.0, 0.2)


def requests(intervals: Numbers) -> float:
    return float((SLOT_SECONDS / intervals).sum())


def penalty(intervals: Numbers, accesses: Numbers, postings: Numbers) -> float:
    return float((accesses * postings * intervals).sum())


def test_requests_are_where_the_user_comes_and_what_is_posted_counts_too() -> None:
    found = sync_intervals(EVENING, OFFICE, per_day=80, shortest=300, longest=1800)
    assert requests(found) == pytest.approx(80, rel=0.01)
    assert found[80] < 900
    assert found[12] == 1800
    early = sync_intervals(EVENING, OFFICE[::-1].copy(), per_day=80, shortest=300, longest=1800)
    assert not np.allclose(found, early)


def test_where_nothing_is_known_they_are_even() -> None:
    flat = np.ones(SLOTS_PER_DAY)
    assert sync_intervals(flat, flat, per_day=80, shortest=300, longest=1800) == pytest.approx(86_400 / 80, rel=0.01)


def test_limits_go_before_their_number() -> None:
    found = sync_intervals(EVENING, OFFICE, per_day=10, shortest=300, longest=1800)
    assert np.all(found == pytest.approx(1800))


@given(
    st.lists(st.floats(0, 5), min_size=SLOTS_PER_DAY, max_size=SLOTS_PER_DAY),
    st.lists(st.floats(0, 5), min_size=SLOTS_PER_DAY, max_size=SLOTS_PER_DAY),
    st.floats(50, 250),
)
def test_it_is_never_worse_than_even_intervals_of_as_many(accesses: list[float], postings: list[float], per_day: float) -> None:
    user, feed = np.array(accesses), np.array(postings)
    found = sync_intervals(user, feed, per_day=per_day, shortest=300, longest=1800)
    assert np.all((found >= 300) & (found <= 1800))
    assert requests(found) <= per_day * 1.01
    even = np.full(SLOTS_PER_DAY, 86_400 / per_day)
    assert penalty(found, user, feed) <= penalty(even, user, feed) * 1.02 + 1e-6


NOW = 1_780_000_000.0
ACCESSES_A_DAY = 6.0


def test_without_hours_misses_fall_with_one_over_the_retrievals() -> None:
    """Retrieved n times a day, a feed with l postings makes l u / 2n misses; the best shares of a total go with the root of l."""
    per_day = np.array([0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 1.0, 3.0])
    postings = np.repeat(per_day[None] / SLOTS_PER_DAY, price.HORIZON_SLOTS, 0)
    curve = trade_off(postings, np.full(price.HORIZON_SLOTS, ACCESSES_A_DAY / SLOTS_PER_DAY))
    for retrievals in (16.0, 32.0, 64.0, 128.0):
        best = ACCESSES_A_DAY * np.sqrt(per_day).sum() ** 2 / (2 * retrievals)
        assert best * 0.93 < curve.misses_at(retrievals) < best * 1.1
        # a timer asks all feeds equally often
        assert curve.timer_misses_at(retrievals) == pytest.approx(
            ACCESSES_A_DAY * per_day.sum() * per_day.size / (2 * retrievals), rel=0.01
        )


def test_each_price_alone_gives_the_same_point_to_the_last_digit() -> None:
    chance = np.random.default_rng(3)
    postings = chance.gamma(0.5, 0.04, (price.HORIZON_SLOTS, 7))
    accesses = chance.gamma(0.3, 0.2, price.HORIZON_SLOTS)
    expected = price.outlook(postings, accesses)
    prices = np.array([0.01, 0.3, 4.0])
    tiled = price.Outlook(expected.accesses, np.tile(expected.postings, 3), np.tile(expected.missed, 3))
    together = price.values(tiled, np.repeat(prices, 7))
    for place, each in enumerate(prices):
        alone, columns = price.values(expected, float(each)), slice(7 * place, 7 * place + 7)
        assert np.array_equal(together.cost[:, columns], alone.cost)
        assert np.array_equal(together.count[:, columns], alone.count)


def test_all_prices_go_through_the_slots_once(monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[int] = []
    usual = price.values
    monkeypatch.setattr(price, "values", lambda expected, prices: (solved.append(np.size(prices)), usual(expected, prices))[1])
    trade_off(np.full((price.HORIZON_SLOTS, 2), 0.02), np.full(price.HORIZON_SLOTS, 0.05))
    assert solved == [2 * len(BUDGETS)]


def test_a_sample_stands_for_all() -> None:
    postings = np.full((price.HORIZON_SLOTS, 4), 2.0 / SLOTS_PER_DAY)
    accesses = np.full(price.HORIZON_SLOTS, ACCESSES_A_DAY / SLOTS_PER_DAY)
    one, ten = trade_off(postings, accesses), trade_off(postings, accesses, scale=10.0)
    assert ten.misses_at(160.0) == pytest.approx(10 * one.misses_at(16.0))
    assert ten.timer_misses_at(160.0) == pytest.approx(10 * one.timer_misses_at(16.0))


def test_the_sample_is_spread_over_all_and_small() -> None:
    assert sample([]) == []
    assert sample([1, 2, 3]) == [1, 2, 3]
    many = sample(range(10 * SAMPLE + 1))
    assert SAMPLE * 0.9 < len(many) <= SAMPLE
    assert many[-1] > 9.8 * SAMPLE


def test_pasts_alone_give_a_curve_that_falls() -> None:
    chance = np.random.default_rng(7)
    days = 30
    begin = NOW - days * DAY_SECONDS
    feeds = [FeedPast(np.sort(chance.uniform(begin, NOW, 4 * days)), begin, NOW) for _ in range(10)]
    accesses = np.sort(chance.uniform(begin, NOW, int(ACCESSES_A_DAY) * days))
    curve = expected_trade_off(feeds, accesses, np.full(accesses.size, 3600.0), now=NOW, of=10)
    assert np.all(np.diff(curve.retrievals) > 0)
    assert np.all(np.diff(curve.misses) < 0)
    # four postings a day at each of ten feeds, four retrievals each: 4 * 6 / (2 * 4) for each, were there no hours at all
    assert 0.7 * 30 < curve.misses_at(40.0) < 1.3 * 30


def test_without_accesses_or_feeds_nothing_is_missed() -> None:
    feed = FeedPast(np.array([NOW - 9.0]), NOW - 10, NOW)
    nobody = np.zeros(0)
    assert expected_trade_off([feed], nobody, nobody, now=NOW, of=1).misses_at(4.0) == 0
    assert expected_trade_off([], np.array([NOW]), np.zeros(1), now=NOW, of=0).timer_misses_at(4.0) == 0
