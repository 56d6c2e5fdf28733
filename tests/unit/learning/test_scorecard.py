import numpy as np
import pytest

from reader.learning.day import Numbers
from reader.learning.scorecard import Delay, Missed, access_delay, mean_timer_misses, missed, missed_at_each, retrieval_delay

NONE = np.empty(0)


EVER = np.array([np.inf])
"""All is known of the feed."""


def times(*values: float) -> Numbers:
    return np.array(values, dtype=np.float64)


def test_a_posting_is_missed_by_every_access_until_it_is_there() -> None:
    accesses = times(10, 20, 30, 40, 50)
    assert missed(times(15), times(45), EVER, accesses) == Missed(3, 3)
    assert missed(times(15, 35), times(45, 100), EVER, accesses) == Missed(5, 5)


@pytest.mark.parametrize(
    ("posted", "seen", "counts"),
    [(20, 25, (1, 1)), (20.5, 25, (0, 0)), (15, 19.9, (0, 0)), (15, 20, (1, 0)), (15, 23, (1, 0)), (15, 23.1, (1, 1))],
)
def test_the_edges_of_an_access(posted: float, seen: float, counts: tuple[int, int]) -> None:
    assert missed(times(posted), times(seen), EVER, times(20)) == Missed(*counts)


def test_a_quick_retrieval_just_before_an_access_is_not_counted_backwards() -> None:
    assert missed(times(10), times(11), EVER, times(5, 9, 10.5)) == Missed(1, 0)
    assert missed(times(10), times(11), EVER, times(9)) == Missed(0, 0)


def test_the_misses_of_each_access_add_up() -> None:
    accesses, posted, seen = times(10, 20, 30, 40), times(35, 15, 20), times(60, 30, 25)
    assert missed_at_each(posted, seen, EVER, accesses).tolist() == [0, 2, 1, 1]
    assert missed(posted, seen, EVER, accesses).misses == 4


def test_accesses_after_the_last_that_is_known_of_a_feed_count_for_nobody() -> None:
    accesses, posted = times(10, 20, 30, 40), times(15, 15)
    known = times(25, 35)
    assert missed(posted, times(60, 60), known, accesses) == Missed(3, 3)
    assert missed_at_each(posted, times(60, 60), known, accesses).tolist() == [0, 2, 1, 0]
    assert mean_timer_misses(posted, known, accesses, interval_seconds=10**6).tolist() == [0, 2, 1, 0]
    assert missed(posted, times(60, 60), times(5, 5), accesses) == Missed(0, 0), "not even known when it was posted"


def test_delays_are_median_and_95th_of_100() -> None:
    posted = np.zeros(101)
    assert retrieval_delay(posted, np.arange(101.0)) == Delay(50.0, 95.0)


def test_an_access_shows_what_comes_with_it() -> None:
    accesses = times(100, 200)
    assert access_delay(times(40), times(90), accesses) == Delay(60.0, 60.0)
    assert access_delay(times(40), times(102), accesses) == Delay(62.0, 62.0)
    assert access_delay(times(40), times(104), accesses) == Delay(160.0, 160.0)
    assert access_delay(times(101), times(102), accesses) == Delay(99.0, 99.0), "a look before the posting does not show it"


def test_what_no_access_has_shown_yet_is_left_out() -> None:
    assert access_delay(times(40, 250), times(90, 260), times(100)) == Delay(60.0, 60.0)
    assert access_delay(times(250), times(260), times(100)) is None


def test_nothing_gives_nothing() -> None:
    assert missed(NONE, NONE, NONE, times(1)) == missed(times(1), times(2), EVER, NONE) == Missed(0, 0)
    assert retrieval_delay(NONE, NONE) is None
    assert access_delay(NONE, NONE, times(1)) is None
    assert mean_timer_misses(NONE, NONE, times(1), interval_seconds=10).tolist() == [0]


def test_a_timer_misses_what_was_posted_in_half_an_interval_on_the_mean() -> None:
    """A posting each second and an access somewhere: whatever its phase, an interval of 1000 s misses 500 of them on the mean."""
    postings = np.arange(0.0, 10_000.0)
    assert mean_timer_misses(postings, EVER, times(5000.5), interval_seconds=1000) == pytest.approx([500], rel=0.01)
    both = mean_timer_misses(postings[::-1].copy(), EVER, times(5321.5, 7000.5), interval_seconds=1000)
    assert both == pytest.approx([500, 500], rel=0.02)


def test_a_timer_misses_what_is_counted_phase_by_phase() -> None:
    """Postings, accesses and ends of what is known in the same seconds, in no order, several at once."""
    chance = np.random.default_rng(7)
    posted, known = chance.integers(0, 200, 120).astype(float), chance.integers(0, 300, 120).astype(float)
    accesses = np.sort(chance.integers(0, 260, 15)).astype(float)
    interval, expected = 32.0, np.zeros(15)
    for phase in (np.arange(16) + 0.5) / 16 * interval:
        for at, until in zip(posted, known, strict=True):
            brought = phase + np.ceil((at - phase) / interval) * interval
            expected += (accesses >= at) & (accesses <= min(brought, until))
    found = mean_timer_misses(posted, known, accesses, interval_seconds=interval)
    assert found.tolist() == (expected / 16).tolist()
