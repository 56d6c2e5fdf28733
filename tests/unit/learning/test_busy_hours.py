import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from reader.learning.posting_rate import busy_hours, hour_ranges


def postings(**at: int) -> NDArray[np.int64]:
    return np.repeat([int(hour[1:]) for hour in at], list(at.values())).astype(np.int64)


@pytest.mark.parametrize(
    ("hours", "ranges"),
    [
        (postings(h8=20), [(8, 9)]),
        (postings(h7=10, h8=12, h9=10, h17=10, h18=11, h3=2), [(7, 10), (17, 19)]),
        (postings(h23=10, h0=10), [(23, 1)]),
        (postings(h22=10, h23=10), [(22, 24)]),
        (postings(h7=10, h9=10), [(7, 8), (9, 10)]),
        (postings(h7=6, h8=2, h9=6, h20=1), [(7, 10)]),
    ],
)
def test_the_busiest_hours_are_reported_as_ranges(hours: NDArray[np.int64], ranges: object) -> None:
    assert busy_hours(hours) == ranges


def test_what_is_spread_over_the_day_or_seldom_has_no_hours() -> None:
    assert busy_hours(np.tile(np.arange(24), 9)) == []
    assert busy_hours(postings(h8=9)) == []
    assert busy_hours(postings(h1=10, h6=10, h11=10, h16=10, h21=10)) == []


def test_hours_become_ranges() -> None:
    assert hour_ranges([]) == []
    assert hour_ranges(range(24)) == [(0, 24)]
    assert hour_ranges([5, 23, 0, 6]) == [(5, 7), (23, 1)]


@given(st.lists(st.integers(0, 23), max_size=300))
def test_the_named_hours_hold_most_postings(hours: list[int]) -> None:
    reported = {
        hour % 24 for begin, end in busy_hours(np.array(hours, np.int64)) for hour in range(begin, end + 24 * (end < begin))
    }
    assert not reported or sum(hour in reported for hour in hours) >= 0.6 * len(hours)
    assert len(reported) <= 10


@given(st.sets(st.integers(0, 23)))
def test_ranges_hold_exactly_the_hours(hours: set[int]) -> None:
    ranges = hour_ranges(hours)
    assert {hour % 24 for begin, end in ranges for hour in range(begin, end + 24 * (end < begin))} == hours
    assert all(end % 24 not in hours for _, end in ranges) or len(hours) == 24
