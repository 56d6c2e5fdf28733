"""What the planners know: kept in order, within bounds, and forgotten in time."""

import numpy as np
import pytest

from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord
from reader.domain.visits import Presence, Signal
from reader.engine.planning.memory import POSTINGS_KEPT, Memory

FEED, OTHER = FeedId(1), FeedId(2)


def memory(*posted: float) -> Memory:
    return Memory(lambda at: 0, posted={FEED: posted})


def test_postings_are_in_order_whatever_order_they_came_in() -> None:
    known = memory(5, 1, 3)
    known.remember_postings(FEED, [4, 2, 9])
    known.remember_postings(FEED, [])
    assert known.posted_at(FEED).tolist() == [1, 2, 3, 4, 5, 9]
    assert known.count(FEED) == 6


def test_what_is_handed_out_is_a_copy() -> None:
    known = memory(1, 2)
    known.posted_at(FEED)[0] = 7
    assert known.posted_at(FEED).tolist() == [1, 2]


def test_nothing_is_known_of_a_new_feed() -> None:
    assert memory().posted_at(OTHER).tolist() == []
    assert memory().count(OTHER) == 0


def test_of_a_hundred_thousand_postings_the_latest_are_kept() -> None:
    known = memory(*range(50_000))
    for begin in range(50_000, 100_000, 100):
        known.remember_postings(FEED, range(begin, begin + 100))
        assert known.count(FEED) <= 1.25 * POSTINGS_KEPT
    found = known.posted_at(FEED)
    assert found.size >= POSTINGS_KEPT
    assert found[-1] == 99_999
    assert np.all(np.diff(found) == 1)


def test_accesses_are_in_order() -> None:
    known = Memory(lambda at: 0, accesses=[AccessRecord(at, 0, "window") for at in (30, 10)])
    known.remember_access(AccessRecord(20, 3600, "window"))
    assert [access.at for access in known.accesses] == [10, 20, 30]


def test_what_is_too_old_is_dropped() -> None:
    known = memory(1, 5, 9)
    known.remember_postings(OTHER, [2])
    known.remember_access(AccessRecord(4, 0, "window"))
    known.remember_access(AccessRecord(5, 0, "window"))
    known.forget_before(5)
    assert known.posted_at(FEED).tolist() == [5, 9]
    assert known.posted_at(OTHER).tolist() == []
    assert [access.at for access in known.accesses] == [5]


@pytest.mark.parametrize("is_here", [True, False])
def test_who_is_here_is_not_known_once_the_last_presence_is_forgotten(*, is_here: bool) -> None:
    """After two months away from a computer that was on, or where its times were those of a wrong clock."""
    for forget in (lambda known: known.forget_before(400), lambda known: known.keep_between(0, 150)):
        known = memory()
        known.came_back(Presence(100, 100, 0, Signal.UNLOCK))
        known.came_back(Presence(300, 300, 0, Signal.UNLOCK))
        known.is_here = is_here
        known.forget_before(200)
        assert (len(known.presences), known.is_here) == (1, is_here)
        forget(known)
        assert (known.presences, known.is_here) == ([], None)


def test_a_feed_that_is_left_is_forgotten() -> None:
    known = Memory(lambda at: 0, posted={FEED: [1], OTHER: [2]}, weights={FEED: 3.0, OTHER: 2.0})
    known.forget_feed(FEED)
    known.forget_feed(FEED)
    assert known.count(FEED) == 0
    assert known.weights == {OTHER: 2.0}
    assert known.count(OTHER) == 1
