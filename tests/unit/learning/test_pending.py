"""What waits at feeds: it grows as expected, corrected by the last hours, and is gone with a retrieval."""

import numpy as np
import pytest

from reader.learning.day import FEEDS_AT_ONCE, SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.price import MEMORY_SECONDS, PRIOR_POSTINGS, Pending, resume, resume_in_steps

EVEN = np.full(SLOTS_PER_DAY, 0.25)
DAY = SLOTS_PER_DAY * SLOT_SECONDS
NOW = 20_000.0 * DAY + 500


def after(slots: int, per_slot: float = 0.25, feeds: int = 1) -> Pending:
    pending = Pending(feeds)
    for _ in range(slots):
        pending.pass_time(np.full(feeds, per_slot), SLOT_SECONDS)
    return pending


def test_what_is_expected_waits() -> None:
    assert after(8).expected == pytest.approx([2.0])


def test_parts_of_a_slot_add_up_to_it() -> None:
    pending = Pending(2)
    pending.pass_time(np.array([0.9, 0.3]), np.array([300.0, 900.0]))
    assert pending.expected == pytest.approx([0.3, 0.3])
    pending.pass_time(np.array([0.9, 0.3]), 600.0)
    assert pending.expected == pytest.approx([0.9, 0.5])


def test_a_retrieval_leaves_nothing_of_its_feed() -> None:
    pending = after(8, feeds=2)
    pending.retrieved(1, np.zeros(0))
    assert pending.expected == pytest.approx([2.0, 0.0])
    assert pending.unobserved[:, 1] == pytest.approx(0)
    assert np.all(pending.awaited[:, 1] > 0)
    assert pending.awaited[:, 0] == pytest.approx(0)


def test_the_level_is_one_until_something_is_observed() -> None:
    assert after(40).level == pytest.approx([1.0])


def test_as_many_as_expected_leave_the_level_alone() -> None:
    pending = after(8)
    pending.retrieved(0, (np.arange(8) + 0.5)[::4] * SLOT_SECONDS)
    assert pending.level == pytest.approx([1.0], abs=0.02)


@pytest.mark.parametrize(("posted", "is_higher"), [(0, False), (30, True)])
def test_more_or_fewer_than_expected_move_the_level(posted: int, is_higher: bool) -> None:  # noqa: FBT001 -- parametrised
    pending = after(40)
    pending.retrieved(0, np.linspace(0, 40 * SLOT_SECONDS, posted))
    assert (pending.level[0] > 1) == is_higher
    before = pending.expected[0]
    pending.pass_time(np.array([1.0]), SLOT_SECONDS)
    assert (pending.expected[0] - before > 1) == is_higher


def test_the_level_is_a_mean_over_memories_of_gamma_posteriors() -> None:
    pending = Pending(1)
    pending.retrieved(0, np.array([0.0, 3600.0]))
    posted = 1 + np.exp(-3600 / MEMORY_SECONDS[:, 0])
    assert pending.level == pytest.approx([((PRIOR_POSTINGS + posted) / PRIOR_POSTINGS).mean()])


def test_dates_ahead_count_as_now() -> None:
    one, other = Pending(1), Pending(1)
    one.retrieved(0, np.array([-5000.0]))
    other.retrieved(0, np.array([0.0]))
    assert one.level == pytest.approx(other.level)


def test_where_nothing_is_observed_the_level_fades() -> None:
    pending = after(8)
    pending.retrieved(0, np.zeros(50))
    levels = [pending.level[0]]
    for _ in range(3):
        for _ in range(3 * SLOTS_PER_DAY):
            pending.pass_time(np.array([0.25]), SLOT_SECONDS)
        levels.append(pending.level[0])
    assert levels == sorted(levels, reverse=True)
    assert levels[-1] == pytest.approx(1, abs=0.4)


def test_another_table_goes_on_where_this_one_ended() -> None:
    pending = after(8, feeds=2)
    pending.retrieved(1, np.zeros(9))
    pending.pass_time(np.array([0.2, 0.2]), SLOT_SECONDS)
    copy = Pending(3)
    copy.copy_from(2, pending, 1)
    assert copy.expected[2] == pending.expected[1]
    assert copy.level[2] == pending.level[1]
    for counter in ("posted", "awaited", "unobserved"):
        assert np.array_equal(getattr(copy, counter)[:, 2], getattr(pending, counter)[:, 1])
    assert copy.expected[:2] == pytest.approx([0, 0])


def followed(posted: Numbers, retrievals: Numbers, now: float) -> Pending:
    """Slot by slot since the first retrieval."""
    pending = Pending(1)
    last = at = retrievals[0]
    for until in sorted({*np.arange(at - at % SLOT_SECONDS + SLOT_SECONDS, now, SLOT_SECONDS), *retrievals[1:], now}):
        pending.pass_time(EVEN[:1], until - at)
        if until in retrievals:
            pending.retrieved(0, until - posted[(posted > last) & (posted <= until)])
            last = until
        at = until
    return pending


def test_resuming_comes_near_to_having_followed() -> None:
    began = NOW - 20 * DAY
    posted = np.sort(np.random.default_rng(8).uniform(began, NOW, 20 * 24))
    retrievals = np.arange(began, NOW - 0.4 * DAY, 6 * 3600.0)
    slowly = followed(posted, retrievals, NOW)
    quickly = resume(
        EVEN[None, :], [posted[posted <= retrievals[-1]]], began_at=np.array([began]), retrieved_at=retrievals[-1:], now=NOW
    )
    assert quickly.level == pytest.approx(slowly.level, rel=0.02)
    assert quickly.expected == pytest.approx(slowly.expected, rel=0.02)


def test_resuming_counts_only_what_was_observed() -> None:
    began = np.array([NOW - 3600.0, NOW - 30 * DAY])
    found = resume(np.tile(EVEN, (2, 1)), [np.zeros(0), np.zeros(0)], began_at=began, retrieved_at=np.array([NOW, NOW]), now=NOW)
    assert found.expected == pytest.approx([0, 0])
    assert found.level[1] < 0.3
    assert 0.6 < found.level[0] < 1


def test_resuming_after_a_retrieval_just_now_and_one_long_ago() -> None:
    retrieved_at = np.array([NOW, NOW - 3600.0, NOW - 400 * DAY])
    found = resume(np.tile(EVEN, (3, 1)), [np.zeros(0)] * 3, began_at=retrieved_at, retrieved_at=retrieved_at, now=NOW)
    assert found.expected[:2] == pytest.approx([0, 1.0])
    # a week is enough to know that there is much to fetch
    assert found.expected[2] == pytest.approx(7 * 24, rel=0.02)


def test_no_feeds() -> None:
    nothing = np.zeros(0)
    assert resume(np.zeros((0, SLOTS_PER_DAY)), [], began_at=nothing, retrieved_at=nothing, now=NOW).level.size == 0


def test_resuming_pauses_twice_within_a_part_and_between_two() -> None:
    feeds = FEEDS_AT_ONCE + 1
    at = np.full(feeds, NOW - 9 * SLOT_SECONDS)
    steps = resume_in_steps(
        np.tile(EVEN, (feeds, 1)), [np.array([NOW - DAY])] * feeds, began_at=at - 3 * DAY, retrieved_at=at, now=NOW
    )
    assert sum(1 for _ in steps) == 2 + 1 + 2
