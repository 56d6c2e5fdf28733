"""The price rule against slow, plain computation: expected misses, values, choices."""

import numpy as np
import pytest

from reader.learning import price
from reader.learning.price import DAY_SLOTS, DECISION_SLOTS, HORIZON_SLOTS, LEADS, Board, Outlook, Values


def random_outlook(feeds: int = 3, slots: int = HORIZON_SLOTS, seed: int = 5) -> Outlook:
    chance = np.random.default_rng(seed)
    return price.outlook(chance.exponential(0.1, (slots, feeds)), chance.exponential(0.04, slots))


def even_outlook(per_day: float, accesses_per_day: float) -> Outlook:
    return price.outlook(np.full((HORIZON_SLOTS, 1), per_day / DAY_SLOTS), np.full(HORIZON_SLOTS, accesses_per_day / DAY_SLOTS))


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
    assert price.retrievals_per_day(solved) == pytest.approx(DAY_SLOTS)


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
    for slot in (0, 40, DAY_SLOTS - 1):
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
    assert LEADS[-1] == 3 * DAY_SLOTS
    assert np.all(np.diff(LEADS) > 0)
