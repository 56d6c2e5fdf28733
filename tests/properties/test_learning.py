"""Whatever the times are, what is learned of them is finite, positive and does not depend on any order."""

import random

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.learning.access import (
    UNKNOWN,
    expected_missed,
    is_enough,
    is_reliable,
    learn_access_habit,
    learn_access_rate,
    learn_presence_habit,
    merged_presences,
    sessions,
)
from reader.learning.day import slots_of_hours, smoothed
from reader.learning.posting_rate import (
    BULK_ENTRIES,
    LATE_SECONDS,
    believed_times,
    cluster,
    learn_posting_rates,
    observed_since,
    observed_since_each,
    posting_rate_per_day,
)

UNHURRIED = settings(deadline=None)
NOW = 1_780_000_000
SENSIBLE = st.floats(NOW - 5_000_000, NOW + 200_000)
ANY = st.floats() | SENSIBLE
TIMES = st.lists(ANY, max_size=60).map(lambda times: np.array(times, dtype=np.float64))
INTERVALS = st.lists(
    st.tuples(ANY, ANY) | st.tuples(SENSIBLE, st.integers(0, 40_000)).map(lambda each: (each[0], sum(each))), max_size=30
).map(lambda intervals: np.array(intervals, dtype=np.float64).reshape(-1, 2))
MOMENTS = st.floats(NOW - 1e9, NOW + 1e9) | st.just(float(NOW))
DATES = st.none() | st.integers() | st.integers(NOW - 10**6, NOW + 10**5) | st.sampled_from([NOW - 500, NOW - NOW % 86_400])
HOURS = st.lists(st.floats(0, 1e6), min_size=24, max_size=24).map(np.array)


@UNHURRIED
@given(st.lists(st.tuples(ANY, st.integers(0, 4)), max_size=60), st.lists(st.tuples(ANY, ANY), min_size=5, max_size=5), MOMENTS)
def test_posting_rates_are_finite_and_positive(
    postings: list[tuple[float, int]], observed: list[tuple[float, float]], now: float
) -> None:
    times, rows = np.array([time for time, _ in postings]), np.array([row for _, row in postings], dtype=np.int64)
    began_at, until = np.array(observed).T
    rates = learn_posting_rates(times, rows, began_at=began_at, observed_until=until, now=now)
    for found in (rates.per_day, rates.by_hour, rates.by_weekday, rates.per_slot()):
        assert np.all(np.isfinite(found))
        assert np.all(found > 0)
    assert np.allclose(rates.by_hour.sum(axis=1), 1)
    assert np.allclose(rates.by_weekday.mean(axis=1), 1)
    assert np.allclose(rates.per_slot().sum(axis=1), rates.per_day)


@UNHURRIED
@given(st.integers(0, 2**32 - 1), st.integers(1, 12))
def test_permuting_feeds_permutes_their_rates(seed: int, feeds: int) -> None:
    generator = np.random.default_rng(seed)
    times = NOW - generator.exponential(2e6, 40 * feeds)
    rows = generator.integers(0, feeds, times.size)
    began_at, until = NOW - generator.uniform(1e6, 6e6, feeds), NOW - generator.uniform(0, 1e5, feeds)
    order = generator.permutation(feeds)
    places = np.argsort(order)
    rates = learn_posting_rates(times, rows, began_at=began_at, observed_until=until, now=NOW)
    permuted = learn_posting_rates(times, places[rows], began_at=began_at[order], observed_until=until[order], now=NOW)
    assert np.allclose(permuted.per_day, rates.per_day[order])
    assert np.allclose(permuted.by_hour, rates.by_hour[order])
    assert np.allclose(permuted.by_weekday, rates.by_weekday[order])


@UNHURRIED
@given(TIMES, ANY, MOMENTS)
def test_single_rate_is_finite_and_positive(times: np.ndarray, first_seen_at: float, now: float) -> None:
    seen_at = first_seen_at if np.isfinite(first_seen_at) else now
    assert 0 < posting_rate_per_day(times, first_seen_at=seen_at, now=now) < np.inf
    assert observed_since(times, first_seen_at=seen_at, now=now) <= now


@UNHURRIED
@given(st.lists(TIMES | st.lists(st.integers(NOW - 9, NOW + 9), max_size=40), max_size=6), st.data(), MOMENTS)
def test_what_is_said_of_each_feed_is_what_is_said_of_one(past: list[list[float]], data: st.DataObject, now: float) -> None:
    posted = [np.sort(np.array(times, dtype=np.float64)) for times in past]
    first_seen = [data.draw(SENSIBLE | st.integers(NOW - 9, NOW + 9)) for _ in posted]
    rows = np.repeat(np.arange(len(posted)), [times.size for times in posted])
    found = observed_since_each(np.concatenate([[], *posted]), rows, first_seen_at=np.array(first_seen, dtype=float), now=now)
    alone = [observed_since(times, first_seen_at=at, now=now) for times, at in zip(posted, first_seen, strict=True)]
    assert found.tolist() == alone


@UNHURRIED
@given(st.lists(st.tuples(DATES, st.booleans()), max_size=40), st.none() | st.integers() | st.integers(NOW - 10**6, NOW), HOURS)
def test_believed_times_are_possible(entries: list[tuple[int | None, bool]], since: int | None, by_hour: np.ndarray) -> None:
    published, vague = [date for date, _ in entries], [is_vague for _, is_vague in entries]
    found = believed_times(published, vague, since=since, now=NOW, by_hour=by_hour)
    assert len(found) == len(entries)
    assert all(time <= NOW for time in found)
    if since is not None:
        assert all(time > min(since - LATE_SECONDS, NOW) - 1 for time in found)
        shared = [
            time for time, date in zip(found, published, strict=True) if date is not None and published.count(date) > BULK_ENTRIES
        ]
        if since < NOW - 1000:
            assert len(set(shared)) > len(shared) / 2 or not shared


@UNHURRIED
@given(TIMES, ANY, MOMENTS)
def test_access_rate_and_habit_are_finite_and_positive(times: np.ndarray, began_at: float, now: float) -> None:
    rate = learn_access_rate(times, now_local=now, began_at_local=began_at)
    factors = learn_access_habit(times, rate, now_local=now, began_at_local=began_at).factors
    for found in (rate.by_hour, rate.by_weekday, rate.per_slot(), factors):
        assert np.all(np.isfinite(found))
        assert np.all(found > 0)


@UNHURRIED
@given(TIMES, INTERVALS, MOMENTS)
def test_presence_habit_is_finite_and_positive(times: np.ndarray, intervals: np.ndarray, now: float) -> None:
    presences = merged_presences(intervals[:, 0], intervals[:, 1], now)
    rate = learn_access_rate(times, now_local=now, began_at_local=now - 1e6)
    habit = learn_presence_habit(times, presences, rate, now_local=now)
    for found in (habit.factors, habit.expected(rate.per_slot(), 0, now), habit.expected(rate.per_slot(), 17, now)):
        assert np.all(np.isfinite(found))
        assert np.all(found >= 0)
    assert habit.factors.min() > 0
    assert is_enough(presences, now) in {True, False}
    assert is_reliable(presences, np.sort(times)) in {True, False}


@UNHURRIED
@given(INTERVALS, MOMENTS, st.randoms())
def test_presences_are_apart_whatever_was_recorded_in_which_order(
    intervals: np.ndarray, now: float, chance: random.Random
) -> None:
    found = merged_presences(intervals[:, 0], intervals[:, 1], now)
    assert np.all(found.began <= found.ended)
    assert np.all(found.ended <= now)
    assert np.all(found.began[1:] - found.ended[:-1] >= 900)
    assert np.all(found.hold(np.concatenate([found.began, found.ended])))
    again = merged_presences(found.began, found.ended, now)
    assert (again.began.tolist(), again.ended.tolist()) == (found.began.tolist(), found.ended.tolist())
    order = list(range(len(intervals)))
    chance.shuffle(order)
    shuffled = merged_presences(intervals[order, 0], intervals[order, 1], now)
    assert (shuffled.began.tolist(), shuffled.ended.tolist()) == (found.began.tolist(), found.ended.tolist())
    moments = now - np.arange(50) * 7000.0
    rows = found.rows(moments[::-1], np.zeros(0))
    assert np.all((rows == UNKNOWN) | (rows >= 4))
    assert np.all(found.rows(found.began, np.zeros(0)) < 13)


@UNHURRIED
@given(ANY, ANY)
def test_missed_accesses_are_not_negative(last: float, now: float) -> None:
    rate = learn_access_rate(np.array([]), now_local=NOW, began_at_local=np.nan)
    assert not expected_missed(rate.per_slot(), last, now) < 0


@UNHURRIED
@given(TIMES)
def test_sessions_are_apart_and_begin_with_the_first_sign(times: np.ndarray) -> None:
    found = sessions(times)
    known = times[np.isfinite(times)]
    assert np.all(np.diff(found) >= 300)
    assert found.size == 0 or found[0] == known.min()


@UNHURRIED
@given(HOURS)
def test_smoothing_and_slots_keep_the_sum(hours: np.ndarray) -> None:
    assert np.isclose(smoothed(hours).sum(), hours.sum())
    assert np.isclose(slots_of_hours(hours).sum(), hours.sum())
    assert np.all(slots_of_hours(hours) >= 0)


@UNHURRIED
@given(st.lists(st.lists(st.sampled_from([0.0, 0.25, 0.5, 1.0]), min_size=3, max_size=3), max_size=20), st.integers(1, 25))
def test_clusters_do_not_depend_on_the_order_of_rows(rows: list[list[float]], count: int) -> None:
    points = np.array(rows).reshape(-1, 3)
    order = np.random.default_rng(len(rows)).permutation(len(points))
    found = cluster(points, count, np.random.default_rng(0))
    permuted = cluster(points[order], count, np.random.default_rng(0))
    assert np.array_equal(found.centres, permuted.centres)
    assert len(found.centres) <= min(count, len(points))
    distances = ((points[:, None] - found.centres) ** 2).sum(axis=2)
    assert np.allclose(
        distances[np.arange(len(points)), found.labels], distances.min(axis=1, initial=np.inf) if len(points) else 0
    )
