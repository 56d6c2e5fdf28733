"""Requests to one source: as many as allowed, where they help most, and never worse than at even intervals."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.price import source_intervals

HOURS = np.arange(SLOTS_PER_DAY) / 4
EVENING = np.exp(-(((HOURS - 20) / 1.5) ** 2)) + 0.02
OFFICE = np.where((HOURS > 7) & (HOURS < 18), 3.0, 0.2)


def requests(intervals: Numbers) -> float:
    return float((SLOT_SECONDS / intervals).sum())


def penalty(intervals: Numbers, accesses: Numbers, postings: Numbers) -> float:
    return float((accesses * postings * intervals).sum())


def test_requests_are_where_the_user_comes_and_what_is_posted_counts_too() -> None:
    found = source_intervals(EVENING, OFFICE, per_day=80, shortest=300, longest=1800)
    assert requests(found) == pytest.approx(80, rel=0.01)
    assert found[80] < 900
    assert found[12] == 1800
    early = source_intervals(EVENING, OFFICE[::-1].copy(), per_day=80, shortest=300, longest=1800)
    assert not np.allclose(found, early)


def test_where_nothing_is_known_they_are_even() -> None:
    flat = np.ones(SLOTS_PER_DAY)
    assert source_intervals(flat, flat, per_day=80, shortest=300, longest=1800) == pytest.approx(86_400 / 80, rel=0.01)


def test_limits_go_before_their_number() -> None:
    found = source_intervals(EVENING, OFFICE, per_day=10, shortest=300, longest=1800)
    assert np.all(found == pytest.approx(1800))


@given(
    st.lists(st.floats(0, 5), min_size=SLOTS_PER_DAY, max_size=SLOTS_PER_DAY),
    st.lists(st.floats(0, 5), min_size=SLOTS_PER_DAY, max_size=SLOTS_PER_DAY),
    st.floats(50, 250),
)
def test_it_is_never_worse_than_even_intervals_of_as_many(accesses: list[float], postings: list[float], per_day: float) -> None:
    user, feed = np.array(accesses), np.array(postings)
    found = source_intervals(user, feed, per_day=per_day, shortest=300, longest=1800)
    assert np.all((found >= 300) & (found <= 1800))
    assert requests(found) <= per_day * 1.01
    even = np.full(SLOTS_PER_DAY, 86_400 / per_day)
    assert penalty(found, user, feed) <= penalty(even, user, feed) * 1.02 + 1e-6
