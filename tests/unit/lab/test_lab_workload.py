"""Workloads of the lab: traces counted from their first midnight, and invented users and feeds as the papers tell of them."""

import numpy as np
import pytest

from reader.domain.errors import ReaderError
from reader.lab.replay.traces import Traces
from reader.lab.workload import (
    BLOGS,
    NEWS,
    FeedMix,
    UserMix,
    draw_feeds,
    draw_times,
    draw_users,
    everybody_follows,
    from_traces,
    spread_of,
    synthetic,
    within,
)

DAY = 86_400.0
MONDAY = 1_767_571_200.0


def test_day_0_begins_before_the_first_posting() -> None:
    posted = {"b": np.array([MONDAY + 10, MONDAY + 2 * DAY]), "a": np.array([MONDAY + DAY])}
    accessed = {"u": np.array([MONDAY - 5, MONDAY + 7]), "v": np.array([MONDAY + 8.0])}
    workload = from_traces(Traces(posted, accessed, {"u": ("b", "gone"), "v": ("a", "b")}))
    assert [times.tolist() for times in workload.postings] == [[DAY], [10.0, 2 * DAY], []]
    assert [times.tolist() for times in workload.accesses] == [[7.0], [8.0]]
    assert [rows.tolist() for rows in workload.followed] == [[1, 2], [0, 1]]
    assert workload.days == 3
    assert "2 users, 3 feeds, 3 postings, 2 visits in 3 days" in workload.described()


def test_too_few_days_are_said() -> None:
    workload = everybody_follows("short", [np.array([5.0])], [np.array([6.0])])
    with pytest.raises(ReaderError, match=r"the postings span 1 day, this experiment needs 15"):
        workload.require_days(15, "this experiment")
    assert everybody_follows("empty", [np.array([])], []).days == 0


def test_days_are_cut_at_midnight() -> None:
    times = np.array([0, DAY - 1, DAY, 2 * DAY])
    assert within(times, 1, 2).tolist() == [DAY]


def test_what_is_invented_depends_on_the_seed_alone() -> None:
    one, same, other = (synthetic(BLOGS, days=3, seed=seed) for seed in (1, 1, 2))
    assert all((a == b).all() for a, b in zip(one.postings, same.postings, strict=True))
    assert one.postings[0].tolist() != other.postings[0].tolist()
    assert all((np.diff(times) >= 0).all() for times in (*one.postings, *one.accesses))


@pytest.mark.parametrize("seed", range(3))
def test_feeds_of_sia_and_cho_post_as_often_and_are_as_skewed_as_theirs(seed: int) -> None:
    """Of 180,000 postings a week; (E sqrt(rate))^2 / E(rate) as allocation's share of uniform's delay, .61 to .67 at 6, 12 and 24 hours."""
    rates = np.array(list(NEWS.rates(np.random.default_rng(seed))))
    assert rates.mean() == pytest.approx(180_000 / 7 / 9_634, rel=0.03)
    assert 0.61 < np.sqrt(rates).mean() ** 2 / rates.mean() < 0.67
    posted = draw_feeds(np.random.default_rng(seed), NEWS, 42)
    counts = np.array([times.size for times in posted])
    assert 0.6 < np.sqrt(counts).mean() ** 2 / counts.mean() < 0.67


def test_the_skew_of_lognormal_rates_follows_from_their_spread() -> None:
    rates = np.exp(np.random.default_rng(0).normal(0, spread_of(0.7), 200_000))
    assert np.sqrt(rates).mean() ** 2 / rates.mean() == pytest.approx(0.7, abs=0.01)


def test_events_follow_the_hours_the_rate_and_the_week() -> None:
    hours = np.zeros(24)
    hours[6:18] = 1
    times = draw_times(np.random.default_rng(0), hours, 50, 700, weekend=0.5)
    day = (times // DAY).astype(int)
    weekend = np.isin(day % 7, (5, 6))
    assert weekend.sum() / 200 == pytest.approx(25, rel=0.05)
    assert (~weekend).sum() / 500 == pytest.approx(50, rel=0.05)
    of_day = times % DAY / 3600
    assert ((of_day > 5) & (of_day < 19)).all()
    assert np.median(of_day) == pytest.approx(12, abs=0.2)


def test_irregular_days_are_shifted_as_a_whole() -> None:
    (user,) = draw_users(np.random.default_rng(0), UserMix(users=1, box_hours=1, irregular_hours=6.0), 200)
    assert (user >= 0).all()
    by_day = [user[(user >= day * DAY) & (user < (day + 1) * DAY)] % DAY for day in range(200)]
    assert np.std([np.median(each) for each in by_day if each.size]) > 3 * 3600


def test_kinds_take_turns() -> None:
    only = FeedMix("one peak", median=200.0, spread=0.0, kinds=(BLOGS.kinds[-1], BLOGS.kinds[0]), feeds=2)
    peaks, even = (np.bincount((times % DAY // 3600).astype(int), minlength=24) for times in synthetic(only, days=30).postings)
    assert np.sort(peaks)[-6:].sum() > 0.7 * peaks.sum()
    assert even.min() > 0.8 * even.mean()
