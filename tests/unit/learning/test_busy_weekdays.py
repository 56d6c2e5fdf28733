import numpy as np
import pytest
from numpy.typing import NDArray

from reader.learning.posting_rate import busy_weekdays

MONDAY = 20_458
"""2026-01-05."""


def postings(weeks: int, *weekdays: int, each: int = 1) -> NDArray[np.int64]:
    return np.repeat([MONDAY + 7 * week + day for week in range(weeks) for day in weekdays], each).astype(np.int64)


@pytest.mark.parametrize(
    ("days", "weekdays"),
    [
        (postings(8, 1, 2, 3, 4), [1, 2, 3, 4]),
        (postings(6, 0, 1, 2, 3, 4, each=12), [0, 1, 2, 3, 4]),
        (postings(6, 1), [1]),
        (postings(9, 5, 6), [5, 6]),
        (np.concatenate([postings(8, 0, 1, 2, 3, 4, each=10), postings(8, 5, 6)]), [0, 1, 2, 3, 4]),
        (np.concatenate([postings(8, 0, 1, 2, 3, 4), np.repeat(MONDAY + 12, 50)]), [0, 1, 2, 3, 4]),
    ],
)
def test_the_weekdays_that_carry_the_postings_are_reported(days: NDArray[np.int64], weekdays: list[int]) -> None:
    assert busy_weekdays(days) == weekdays


def test_what_is_even_seldom_or_young_has_no_weekdays() -> None:
    assert busy_weekdays(np.zeros(0, np.int64)) == []
    assert busy_weekdays(postings(9, *range(7))) == []
    assert busy_weekdays(postings(3, 1, 2, 3, 4, each=5)) == []
    assert busy_weekdays(np.array([MONDAY, MONDAY + 7, MONDAY + 28], np.int64)) == []


def test_hardly_any_feed_that_posts_evenly_is_given_weekdays() -> None:
    chance = np.random.default_rng(7)
    reported = [busy_weekdays(MONDAY + chance.integers(0, 60, count)) for count in (4, 8, 12, 20, 40, 80) for _ in range(100)]
    assert sum(map(bool, reported)) <= 6
