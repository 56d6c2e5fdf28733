"""Which dates are believed, and where entries go whose dates are not."""

import numpy as np
import pytest

from reader.learning.posting_rate import BULK_ENTRIES, believed_times, learn_posting_rates, observed_since, spread

DAY, HOUR = 86_400, 3600
NOW = 1_780_000_000
SINCE = NOW - 6 * HOUR


def believed(*published: int | None, is_date_only: bool = False, since: int | None = SINCE) -> list[int]:
    return believed_times(published, [is_date_only] * len(published), since=since, now=NOW)


def test_date_after_the_last_retrieval_is_believed() -> None:
    assert believed(NOW - 5 * HOUR, NOW - 10) == [NOW - 5 * HOUR, NOW - 10]


def test_feed_may_publish_an_hour_late() -> None:
    assert believed(SINCE - 3500) == [SINCE - 3500]


@pytest.mark.parametrize(
    "date",
    [None, SINCE - 2 * HOUR, NOW - 900 * DAY, 0, -(10**15), 10**300, NOW + HOUR, NOW + DAY, NOW + 400 * DAY],
    ids=["none", "contradicted", "old", "1970", "absurd", "huge", "ahead", "a day ahead", "a year ahead"],
)
def test_other_dates_lie_within_the_interval(date: int | None) -> None:
    (found,) = believed(date)
    assert SINCE < found <= NOW


def test_fast_clock_means_now() -> None:
    assert believed(NOW + 200) == [NOW]


def test_date_without_time_of_day_is_not_believed() -> None:
    date = NOW - 2 * HOUR
    assert believed(date) == [date]
    assert believed(date, is_date_only=True) != [date]


def test_midnight_is_no_time_of_day() -> None:
    midnight = NOW - NOW % DAY
    assert believed_times([midnight], [False], since=midnight - HOUR, now=NOW) != [midnight]
    assert believed_times([midnight + 1], [False], since=midnight - HOUR, now=NOW) == [midnight + 1]


def test_bulk_edit_is_spread_over_the_interval() -> None:
    same = NOW - HOUR
    found = believed(*[same] * 200)
    assert len(set(found)) == 200
    assert np.diff(sorted(found)).max() < 2 * 6 * HOUR / 200
    assert believed(*[same] * BULK_ENTRIES) == [same] * BULK_ENTRIES


def test_bulk_edit_with_old_dates_is_spread_and_newest_first() -> None:
    found = believed(*[NOW - (100 + place) * DAY for place in range(200)])
    assert found == sorted(found, reverse=True)
    assert SINCE < found[-1] < found[0] <= NOW


def test_believed_and_censored_entries_of_one_document() -> None:
    found = believed(NOW - 60, None, NOW - 120, None)
    assert found[0] == NOW - 60
    assert found[2] == NOW - 120
    assert SINCE < found[3] < found[1] <= NOW


def test_first_document_is_believed_far_back() -> None:
    assert believed(NOW - 5, NOW - 900 * DAY, since=None) == [NOW - 5, NOW - 900 * DAY]


def test_undated_first_document_is_now() -> None:
    assert believed(None, None, NOW + 3 * DAY, since=None) == [NOW] * 3


def test_undated_entries_of_a_dated_first_document_mark_its_beginning() -> None:
    dated = [NOW - place * HOUR for place in range(1, 11)]
    found = believed(*dated, None, None, NOW + 9 * DAY, since=None)
    assert found == [*dated, *[NOW - 10 * HOUR] * 3]
    assert observed_since(np.array(found, float), first_seen_at=NOW, now=NOW) == NOW - 10 * HOUR


def test_bulk_in_a_first_document_is_no_burst() -> None:
    dated = [NOW - place * DAY for place in range(1, 9)]
    found = believed(*[NOW - HOUR] * 30, *dated, since=None)
    assert found == [NOW - 8 * DAY] * 30 + dated


def test_days_of_a_first_document_are_kept_and_its_hours_are_not() -> None:
    midnights = [NOW - NOW % DAY - place * DAY for place in range(200)]
    found = np.array(believed(*midnights, is_date_only=True, since=None))
    assert np.all(found >= midnights)
    assert np.all(found <= np.minimum(np.array(midnights) + DAY, NOW))
    hours = np.bincount(found % DAY // HOUR, minlength=24)
    assert hours.max() <= 2 * hours.mean()


def test_day_under_way_ends_now() -> None:
    now = NOW - NOW % DAY + HOUR
    found = believed_times([now - HOUR] * 10, [True] * 10, since=None, now=now)
    assert len(set(found)) == 10
    assert now - HOUR <= min(found) <= max(found) <= now


def test_nothing_new_is_nothing() -> None:
    assert believed() == []
    assert believed(since=None) == []


@pytest.mark.parametrize("since", [NOW, NOW + 5, NOW + 10**9])
def test_clock_that_went_back_means_now(since: int) -> None:
    assert believed(None, NOW - 5 * DAY, since=since) == [NOW, NOW]


@pytest.mark.parametrize("since", [-(10**15), 0, NOW - 1])
def test_absurd_intervals_stay_within_themselves(since: int) -> None:
    found = spread(50, since=since, now=NOW)
    assert all(max(since, 0) < time <= NOW for time in found)
    assert found == sorted(found)


def test_lists_must_be_of_one_length() -> None:
    with pytest.raises(ValueError, match="zip"):
        believed_times([1, 2], [False], since=None, now=NOW)


def test_shape_of_the_day_places_the_entries() -> None:
    shape = np.full(24, 0.01)
    shape[9] = 0.77
    begin = NOW - NOW % DAY
    found = np.array(spread(100, since=begin, now=begin + DAY, by_hour=shape))
    assert np.count_nonzero(found % DAY // HOUR == 9) == pytest.approx(77, abs=1)


@pytest.mark.parametrize("shape", [np.zeros(24), np.full(24, np.nan), np.full(24, -1.0), np.ones(3), np.array([])])
def test_unusable_shape_means_evenly(shape: np.ndarray) -> None:
    assert spread(7, since=SINCE, now=NOW, by_hour=shape) == spread(7, since=SINCE, now=NOW)


def test_lone_entries_cover_their_intervals() -> None:
    found = [spread(1, since=NOW + (place - 1) * 6 * HOUR, now=NOW + place * 6 * HOUR)[0] for place in range(400)]
    hours = np.bincount((np.array(found) - NOW) % (6 * HOUR) // 900, minlength=24)
    assert hours.min() >= 10
    assert hours.max() <= 25


@pytest.mark.parametrize(("per_day", "tolerance"), [(3, 0.13), (30, 0.08)])
def test_censored_counts_give_the_shape_back(per_day: int, tolerance: float) -> None:
    """Only counts of six-hour intervals are seen, of a feed with a sinusoidal day, for eight weeks."""
    generator = np.random.default_rng(5)
    begin = NOW - 56 * DAY
    times = generator.uniform(begin, NOW, 3 * per_day * 56)
    shape = 1 + 0.8 * np.sin(2 * np.pi * (np.arange(24) + 0.5 - 6) / 24)
    times = times[generator.uniform(0, 1.8, times.size) < 1 + 0.8 * np.sin(2 * np.pi * (times / HOUR - 6) / 24)]
    by_hour, seen = None, np.array([])
    for step in range(56 * 4):
        since, now = begin + step * 6 * HOUR, begin + (step + 1) * 6 * HOUR
        count = int(np.count_nonzero((times > since) & (times <= now)))
        seen = np.concatenate([seen, believed_times([None] * count, [False] * count, since=since, now=now, by_hour=by_hour)])
        if step % 4 == 0:
            known = learn_posting_rates(
                seen, np.zeros(seen.size, int), began_at=np.array([begin]), observed_until=np.array([now]), now=now
            )
            by_hour = known.by_hour[0]
    assert by_hour is not None
    assert np.abs(by_hour - shape / 24).sum() / 2 < tolerance
