"""Workloads of the lab: traces counted from their first midnight, and invented users and feeds as the papers tell of them."""

import numpy as np
import pytest

from reader.domain.errors import ReaderError
from reader.lab.replay.traces import Traces
from reader.lab.workload import (
    BLOGS,
    DELAYS,
    HOURS_PRESENT,
    LONG_RETURNS_A_DAY,
    NEWS,
    RETURNS_A_DAY,
    SHORT_SECONDS,
    FeedMix,
    UserMix,
    draw_alone,
    draw_delays,
    draw_feeds,
    draw_presence,
    draw_times,
    draw_users,
    everybody_follows,
    figures,
    first_hour,
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


DAY, HOUR = 86_400, 3600.0
NOTHING = np.array([])


def accesses_of(days: int) -> np.ndarray:
    chance = np.random.default_rng(4)
    return np.sort(np.floor((np.repeat(np.arange(days), 3) * 24 + chance.uniform(8, 20, days * 3)) * HOUR))


def test_presence_alone_has_the_shape_of_the_published_person() -> None:
    days = 2000
    found = figures(draw_alone(np.random.default_rng(1), 8, days), NOTHING, days)
    assert found.returns == pytest.approx(RETURNS_A_DAY, rel=0.06)
    assert found.long_returns == pytest.approx(LONG_RETURNS_A_DAY, rel=0.06)
    assert found.hours == pytest.approx(HOURS_PRESENT, rel=0.06)


def test_delays_have_the_published_shares() -> None:
    drawn = draw_delays(np.random.default_rng(2), 100_000)
    assert [(drawn < seconds).mean() for seconds, _ in DELAYS] == pytest.approx([share for _, share in DELAYS], abs=0.006)
    # of news, mail and the rest: 7 to 11 minutes
    assert 420 < np.median(drawn) < 660
    assert 1 <= drawn.min() <= drawn.max() <= 3 * HOUR


def test_every_access_falls_into_a_presence_that_began_by_the_drawn_delay() -> None:
    days = 200
    accesses = accesses_of(days)
    spans = draw_presence(accesses, days, 0)
    places = np.searchsorted(spans[:, 0], accesses, side="right") - 1
    assert (accesses <= spans[places, 1]).all()
    shares = figures(spans, accesses, days).shares
    # others that had begun before make returns tell less, never more
    assert all(found < share + 0.02 for found, (_, share) in zip(shares, DELAYS, strict=True))
    assert 0.03 < shares[0] < shares[-1] < 0.6


def test_there_are_no_absences_too_short_to_be_one() -> None:
    spans = draw_presence(accesses_of(60), 60, 0)
    assert (spans[1:, 0] - spans[:-1, 1] >= SHORT_SECONDS - 1).all()
    assert (spans[:, 1] > spans[:, 0]).all()
    assert spans.min() >= 0
    assert spans.max() <= 60 * DAY
    assert (spans == np.floor(spans)).all()


def test_what_is_drawn_depends_on_seed_and_name_alone() -> None:
    accesses = accesses_of(30)
    one, same = (draw_presence(accesses, 30, 5, "ada") for _ in range(2))
    assert (one == same).all()
    for other in (draw_presence(accesses, 30, 6, "ada"), draw_presence(accesses, 30, 5, "bert")):
        assert other.shape != one.shape or (other != one).any()


@pytest.mark.parametrize("hour", [0, 7, 15, 22])
def test_it_lies_in_the_hours_of_the_accesses(hour: int) -> None:
    times = (np.arange(100)[:, None] * 24 + hour + np.arange(12)[None, :]) * HOUR
    assert first_hour(times.ravel()) == hour
    spans = draw_alone(np.random.default_rng(3), hour, 100)
    shifted = (spans[:, 0] / HOUR - hour + 0.5) % 24
    assert (shifted < 13.001).all()


def test_a_user_who_never_visits_is_present_all_the_same() -> None:
    spans = draw_presence(NOTHING, 20, 0)
    assert figures(spans, NOTHING, 20).returns > 5
    assert np.isnan(figures(spans, NOTHING, 20).shares).all()


def test_figures_by_hand() -> None:
    spans = np.array([[0, 600], [1000, 2000], [5000, 8600]], dtype=float)
    found = figures(spans, np.array([10.0, 700, 1100, 8000]), 1)
    assert (found.returns, found.long_returns) == (2, 1)
    assert found.hours == pytest.approx(5200 / 3600)
    assert found.shares.tolist() == [0.25, 0.25, 0.5, 0.5, 0.5]
