"""The rate, hours and silences of postings: right on simulated feeds, calm on nonsense."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from reader.learning.overflow import is_silent_beyond_rhythm, longest_pause, next_posting, survival_of_silence
from reader.learning.posting_rate import (
    BULK_ENTRIES,
    PostingRates,
    believed_times,
    busy_hours,
    busy_weekdays,
    hour_ranges,
    learn_posting_rates,
    observed_since,
    posting_rate_per_day,
    spread,
)

DAY, HOUR = 86_400, 3600
NOW = 1_780_000_000


def simulated(rate: float, days: float, seed: int) -> NDArray[np.float64]:
    generator = np.random.default_rng(seed)
    return NOW - generator.uniform(0, days * DAY, generator.poisson(rate * days))


@pytest.mark.parametrize("rate", [0.2, 1.0, 5.0, 40.0])
def test_known_rates_come_back_from_simulated_feeds(rate: float) -> None:
    found = [posting_rate_per_day(simulated(rate, 60, seed), first_seen_at=NOW - 60 * DAY, now=NOW) for seed in range(200)]
    discounted_days = 10 / np.log(2) * (1 - 2**-6)
    assert np.mean(found) == pytest.approx((rate * discounted_days + 0.5) / (discounted_days + 0.5), rel=0.1)
    # The discounted evidence is worth about 2 * 14.4 days, so single estimates scatter accordingly and no more.
    assert np.std(found) < 1.5 * np.sqrt(rate / 28.8)


@pytest.mark.parametrize("rate", [0.5, 5.0, 50.0])
def test_first_document_that_reaches_back_gives_the_rate_at_once(rate: float) -> None:
    found = []
    for seed in range(200):
        document = np.sort(simulated(rate, 400, seed))[-20:]
        found.append(posting_rate_per_day(document, first_seen_at=NOW, now=NOW, prior_per_day=10.0))
    assert np.median(found) == pytest.approx(rate, rel=0.25)


def test_change_of_rate_is_followed() -> None:
    before = simulated(20, 60, seed=1) - 20 * DAY
    after = simulated(1, 20, seed=2)
    found = posting_rate_per_day(np.concatenate([before, after]), first_seen_at=NOW - 80 * DAY, now=NOW)
    assert 1 < found < 8


def test_no_history_gives_the_prior() -> None:
    assert posting_rate_per_day(np.array([]), first_seen_at=NOW, now=NOW, prior_per_day=3.0) == pytest.approx(3.0)


def test_silence_lowers_the_rate_but_never_to_nothing() -> None:
    rates = [posting_rate_per_day(np.array([]), first_seen_at=NOW - days * DAY, now=NOW) for days in (0, 1, 10, 100, 10_000)]
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] > 0


def test_undated_first_document_is_not_a_burst() -> None:
    undated = np.full(30, NOW - DAY)
    assert posting_rate_per_day(undated, first_seen_at=NOW - 2 * DAY, now=NOW) < 1


def test_pinned_old_entry_does_not_hide_a_busy_feed() -> None:
    busy = NOW - np.arange(20) * DAY / 10
    pinned = np.concatenate([busy, [NOW - 900 * DAY]])
    found = posting_rate_per_day(pinned, first_seen_at=NOW, now=NOW)
    assert found == pytest.approx(posting_rate_per_day(busy, first_seen_at=NOW, now=NOW), rel=0.3)


def test_dates_far_ahead_and_absurd_ones_are_left_out() -> None:
    absurd = np.array([np.nan, np.inf, -np.inf, -1e18, 0.0, 1e18, NOW + 2 * DAY])
    sound = simulated(2, 30, seed=3)
    alone = posting_rate_per_day(sound, first_seen_at=NOW - 30 * DAY, now=NOW)
    assert posting_rate_per_day(np.concatenate([sound, absurd]), first_seen_at=NOW - 30 * DAY, now=NOW) == alone


def test_date_a_little_ahead_counts_as_now() -> None:
    ahead = posting_rate_per_day(np.array([NOW + 3600]), first_seen_at=NOW - DAY, now=NOW)
    assert ahead == posting_rate_per_day(np.array([NOW]), first_seen_at=NOW - DAY, now=NOW)


@pytest.mark.parametrize("first_seen_at", [NOW - 1e12, NOW - DAY, NOW, NOW + 1e9])
@pytest.mark.parametrize("posted_at", [[], [NOW], [NOW] * 1000, [NOW - 1e8], [NOW - 1, NOW - 2], [np.nan, -5.0]])
def test_never_negative_nor_nan(first_seen_at: float, posted_at: list[float]) -> None:
    found = posting_rate_per_day(np.array(posted_at), first_seen_at=first_seen_at, now=NOW)
    assert np.isfinite(found)
    assert found > 0


def test_prior_must_be_positive() -> None:
    with pytest.raises(ValueError, match="positive"):
        posting_rate_per_day(np.array([]), first_seen_at=NOW, now=NOW, prior_per_day=0.0)


def learned(
    feeds: list[NDArray[np.float64]], *, days: float | NDArray[np.float64] = 60.0, until: float | NDArray[np.float64] = NOW
) -> PostingRates:
    """The rates of feeds that were all observed for `days` until `until`."""
    rows = np.repeat(np.arange(len(feeds)), [len(feed) for feed in feeds])
    ones = np.ones(len(feeds))
    return learn_posting_rates(
        np.concatenate([[], *feeds]), rows, began_at=(NOW - days * DAY) * ones, observed_until=until * ones, now=NOW
    )


def wave(per_day: float, peak_hour: float, seed: int, days: int = 60) -> NDArray[np.float64]:
    times = simulated(2 * per_day, days, seed)
    chance = (1 + np.cos(2 * np.pi * (times / 3600 - peak_hour) / 24)) / 2
    return times[np.random.default_rng(1000 + seed).uniform(size=times.size) < chance]


@pytest.mark.parametrize("rate", [0.2, 1.0, 5.0, 40.0])
def test_known_levels_come_back_from_a_pool_of_feeds(rate: float) -> None:
    found = learned([simulated(rate, 60, seed) for seed in range(300)]).per_day
    assert found.mean() == pytest.approx(rate, rel=0.1)
    assert found.std() < 1.5 * np.sqrt(rate / 28.8)


def test_many_feeds_are_learned_as_each_alone() -> None:
    feeds = [simulated(rate, 60, seed) for seed, rate in enumerate([0.5, 3, 20, 90])]
    for per_day, feed in zip(learned(feeds).per_day, feeds, strict=True):
        alone = posting_rate_per_day(feed, first_seen_at=NOW - 60 * DAY, now=NOW)
        assert per_day == pytest.approx(alone, rel=0.1)


def test_known_shapes_come_back() -> None:
    by_hour = learned([wave(20, 9, 1), wave(20, 21, 2)]).by_hour
    expected = (1 + np.cos(2 * np.pi * (np.arange(24) + 0.5 - 9) / 24)) / 24
    assert np.abs(by_hour[0] - expected).sum() / 2 < 0.1
    assert np.abs(by_hour[1] - np.roll(expected, 12)).sum() / 2 < 0.1
    assert by_hour.sum(axis=1) == pytest.approx(1)
    assert by_hour.min() >= 0.06 / 24


def test_no_hour_is_ever_impossible() -> None:
    midnights = NOW - NOW % DAY - np.repeat(np.arange(50), 2000) * DAY
    assert learned([midnights]).by_hour.min() > 0.05 / 24


def test_feed_with_five_postings_has_the_shape_of_its_kind() -> None:
    feeds = [wave(10, 9, seed) for seed in range(20)]
    found = learned([*feeds, wave(10, 9, 99)[:5]]).by_hour[-1]
    expected = (1 + np.cos(2 * np.pi * (np.arange(24) + 0.5 - 9) / 24)) / 24
    assert np.abs(found - expected).sum() / 2 < 0.17


def test_slots_hold_what_a_day_holds() -> None:
    rates = learned([wave(5, 9, 1), simulated(0.1, 60, 2)])
    assert rates.per_slot().shape == (2, 96)
    assert rates.per_slot().sum(axis=1) == pytest.approx(rates.per_day)


def test_abrupt_change_of_level_is_followed_within_three_weeks() -> None:
    before, after = wave(20, 9, 1) - 20 * DAY, wave(4, 21, 2, days=20)
    rates = learned([np.concatenate([before, after])], days=80.0)
    assert 4 < rates.per_day[0] < 9
    busy = learned([np.concatenate([before + 13 * DAY, wave(100, 21, 3, days=7)])], days=67.0)
    assert busy.per_day[0] > 40


def test_other_hours_are_followed_within_six_weeks() -> None:
    feed = np.concatenate([wave(20, 9, 1) - 42 * DAY, wave(20, 21, 2, days=42)])
    by_hour = learned([feed], days=102.0).by_hour[0]
    assert by_hour[18:].sum() > 1.3 * by_hour[6:12].sum()


def test_feed_never_retrieved_has_what_the_others_have_in_common() -> None:
    feeds = [simulated(2, 60, seed) for seed in range(30)]
    days, until = np.full(32, 60.0), np.full(32, float(NOW))
    days[30], until[31] = -np.inf, np.nan
    rates = learned([*feeds, np.array([]), np.array([NOW - DAY])], days=days, until=until)
    assert rates.per_day[30:] == pytest.approx(2, rel=0.1)
    alone = learned([np.array([])], days=np.nan)
    assert alone.per_day == pytest.approx(1)
    assert alone.by_hour == pytest.approx(1 / 24)
    assert alone.by_weekday == pytest.approx(1)


def test_time_without_retrievals_is_no_silence() -> None:
    feed = simulated(5, 60, 1)
    held_up = learned([feed[feed < NOW - 20 * DAY]], until=NOW - 20 * DAY).per_day[0]
    silent = learned([feed[feed < NOW - 20 * DAY]]).per_day[0]
    assert held_up == pytest.approx(5, rel=0.35)
    assert silent < held_up / 2


def test_postings_that_mark_the_beginning_are_no_evidence() -> None:
    marks = np.full(500, NOW - 3 * DAY)
    old = simulated(50, 60, 1) - 3 * DAY
    feed = simulated(2, 3, 2)
    assert learned([np.concatenate([old, marks, feed])], days=3.0).per_day == learned([feed], days=3.0).per_day


def test_weekday_feed_is_known_after_months_and_not_after_two_weeks() -> None:
    feed = simulated(5, 180, 1)
    feed = feed[(feed // DAY + 3) % 7 < 5]
    rates = learned([feed, simulated(5, 180, 2)], days=180.0)
    assert rates.by_weekday[0, 5:].max() < 0.75
    assert np.abs(rates.by_weekday[1] - 1).max() < 0.15
    assert rates.by_weekday.mean(axis=1) == pytest.approx(1)
    assert learned([feed[feed > NOW - 14 * DAY]], days=14.0).by_weekday.min() > 0.9
    assert learned([np.array([])], days=0.0).by_weekday[0] == pytest.approx(1)


def test_order_of_feeds_and_postings_does_not_matter() -> None:
    generator = np.random.default_rng(8)
    feeds = [
        wave(float(rate), float(hour), 100 + place) for place, (rate, hour) in enumerate(generator.uniform(0.1, 24, (60, 2)))
    ]
    rates = learned(feeds)
    order = generator.permutation(60)
    permuted = learned([generator.permutation(feeds[place]) for place in order])
    assert permuted.per_day == pytest.approx(rates.per_day[order])
    assert permuted.by_hour == pytest.approx(rates.by_hour[order])
    assert permuted.by_weekday == pytest.approx(rates.by_weekday[order])


@pytest.mark.parametrize("began_at", [NOW - 1e12, NOW - DAY, NOW, NOW + 1e9, np.nan, -np.inf])
@pytest.mark.parametrize("until", [NOW - 1e12, NOW - DAY, NOW, NOW + 1e9, np.nan])
def test_rates_are_never_negative_nor_nan(began_at: float, until: float) -> None:
    feeds: list[list[float]] = [
        [],
        [NOW],
        [NOW - 5] * 100_000,
        list(NOW - NOW % DAY - np.arange(60) * DAY),
        [NOW + 3600, NOW + 1e9],
        [np.nan, np.inf, -np.inf, -1e18, 0.0],
    ]
    rows = np.repeat(np.arange(6), [len(feed) for feed in feeds])
    rates = learn_posting_rates(
        np.concatenate(feeds), rows, began_at=np.full(6, began_at), observed_until=np.full(6, until), now=NOW
    )
    for found in (rates.per_day, rates.by_hour, rates.by_weekday, rates.per_slot()):
        assert np.all(np.isfinite(found))
        assert np.all(found > 0)


def test_no_feeds_have_no_rates() -> None:
    rates = learned([])
    assert rates.per_slot().shape == (0, 96)
    assert rates.by_weekday.shape == (0, 7)


@pytest.mark.parametrize("row", [-1, 2])
def test_posting_of_no_feed_is_refused(row: int) -> None:
    with pytest.raises(ValueError, match="one of the feeds"):
        learn_posting_rates(np.array([NOW]), np.array([row]), began_at=np.zeros(2), observed_until=np.zeros(2), now=NOW)


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


A_MONDAY = 20_458 * 86_400.0
"""2026-01-05."""


def rates(per_day: float, *hours: int, weekdays: tuple[float, ...] = (1.0,) * 7) -> PostingRates:
    by_hour = np.zeros((1, 24))
    by_hour[0, list(hours or range(24))] = 1
    return PostingRates(np.array([per_day]), by_hour / by_hour.sum(), np.array([weekdays]))


def test_an_even_feed_is_waited_for_by_its_rate() -> None:
    for now in (A_MONDAY + 8 * 3600, A_MONDAY + 8 * 3600 + 700):
        found = next_posting(rates(24.0), 0, now)
        assert found is not None
        # the quarters of 1 - (1 + L / 3)^-3, an hour for a posting
        assert [(at - now) / 3600 for at in found] == pytest.approx([0.302, 1.762], abs=0.001)


def test_the_hours_and_weekdays_of_the_feed_move_it() -> None:
    begin, end = next_posting(rates(40.0, 9), 0, A_MONDAY + 12 * 3600) or (0, 0)
    assert A_MONDAY + DAY + 8.5 * 3600 < begin < end < A_MONDAY + DAY + 9.5 * 3600
    weekend = (0.0,) * 5 + (3.5, 3.5)
    begin, _ = next_posting(rates(40.0, weekdays=weekend), 0, A_MONDAY) or (0, 0)
    assert A_MONDAY + 5 * DAY < begin < A_MONDAY + 5.1 * DAY


def test_what_lies_weeks_ahead_is_not_reported() -> None:
    assert next_posting(rates(0.05), 0, A_MONDAY) is None
    assert next_posting(rates(0.08), 0, A_MONDAY) is not None


def test_of_a_poisson_feed_a_little_more_than_half_comes_within() -> None:
    chance = np.random.default_rng(3)
    inside = before = 0
    moments = 400
    hourly = np.array([0.1] * 7 + [1.0] * 12 + [0.3] * 5) / 4
    for _ in range(moments):
        counts = chance.poisson(np.tile(hourly, 40))
        hours = np.repeat(np.arange(counts.size), counts)
        times = np.sort(A_MONDAY + 3600 * (hours + chance.random(hours.size)))
        now = A_MONDAY + 30 * DAY + chance.random() * DAY
        past = times[times <= now]
        learnt = learn_posting_rates(
            past, np.zeros(past.size, np.int64), began_at=np.array([A_MONDAY]), observed_until=np.array([now]), now=now
        )
        begin, end = next_posting(learnt, 0, now) or (0, 0)
        at = times[times > now][0]
        before += at < begin
        inside += begin <= at <= end
    # e^-0.302 - e^-1.762 = 57 %: real feeds are less even, there it is half
    assert 0.51 < inside / moments < 0.63
    assert 0.20 < before / moments < 0.31


WEEKLY = [10_000 + 7 * week for week in range(30)]
WORKDAYS = [10_000 + day for day in range(200) if day % 7 < 5]
BURSTS = [10_000 + month * 40 + day for month in range(8) for day in range(3)]


@pytest.mark.parametrize(
    ("days", "ordinary", "alarming"),
    [(WEEKLY, 14, 35), (WORKDAYS, 9, 30), (BURSTS, 70, 400)],
    ids=["weekly", "workdays", "bursts"],
)
def test_a_silence_is_measured_by_the_own_rhythm(days: list[int], ordinary: int, alarming: int) -> None:
    assert not is_silent_beyond_rhythm(days, days[-1] + ordinary)
    assert is_silent_beyond_rhythm(days, days[-1] + alarming)


def test_the_longer_the_silence_the_less_probable_it_is() -> None:
    found = [survival_of_silence(BURSTS, BURSTS[-1] + silence) for silence in range(0, 500, 20)]
    assert found == sorted(found, reverse=True)
    assert found[0] == 1.0
    assert found[-1] < 0.01


def test_of_few_postings_no_rhythm_is_known() -> None:
    assert not is_silent_beyond_rhythm(WEEKLY[:9], WEEKLY[8] + 3000)
    assert survival_of_silence(WEEKLY[:9], WEEKLY[8] + 3000) == 1.0


def test_a_feed_that_paused_for_long_before_may_do_so_again() -> None:
    with_a_summer = [*[day - 90 for day in WEEKLY[:15]], *WEEKLY[15:]]
    assert longest_pause(with_a_summer) == 97
    assert is_silent_beyond_rhythm(WEEKLY, WEEKLY[-1] + 100)
    assert not is_silent_beyond_rhythm(with_a_summer, WEEKLY[-1] + 100)


def test_a_rhythm_of_long_ago_predicts_nothing() -> None:
    daily_once = [5_000 + day for day in range(300)]
    weekly_now = [5_300 + 7 * week for week in range(70)]
    assert not is_silent_beyond_rhythm([*daily_once, *weekly_now], weekly_now[-1] + 12)


def test_a_long_pause_of_long_ago_is_forgotten() -> None:
    before_a_year_off = [day - 400 for day in WEEKLY]
    steady_since = [WEEKLY[-1] + 7 * week for week in range(1, 70)]
    days = [*before_a_year_off, *WEEKLY, *steady_since]
    assert longest_pause(days) == 7
    assert is_silent_beyond_rhythm(days, days[-1] + 35)


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


FIRST_MONDAY = 20_458
"""2026-01-05."""


def weekday_postings(weeks: int, *weekdays: int, each: int = 1) -> NDArray[np.int64]:
    return np.repeat([FIRST_MONDAY + 7 * week + day for week in range(weeks) for day in weekdays], each).astype(np.int64)


@pytest.mark.parametrize(
    ("days", "weekdays"),
    [
        (weekday_postings(8, 1, 2, 3, 4), [1, 2, 3, 4]),
        (weekday_postings(6, 0, 1, 2, 3, 4, each=12), [0, 1, 2, 3, 4]),
        (weekday_postings(6, 1), [1]),
        (weekday_postings(9, 5, 6), [5, 6]),
        (np.concatenate([weekday_postings(8, 0, 1, 2, 3, 4, each=10), weekday_postings(8, 5, 6)]), [0, 1, 2, 3, 4]),
        (np.concatenate([weekday_postings(8, 0, 1, 2, 3, 4), np.repeat(FIRST_MONDAY + 12, 50)]), [0, 1, 2, 3, 4]),
    ],
)
def test_the_weekdays_that_carry_the_postings_are_reported(days: NDArray[np.int64], weekdays: list[int]) -> None:
    assert busy_weekdays(days) == weekdays


def test_what_is_even_seldom_or_young_has_no_weekdays() -> None:
    assert busy_weekdays(np.zeros(0, np.int64)) == []
    assert busy_weekdays(weekday_postings(9, *range(7))) == []
    assert busy_weekdays(weekday_postings(3, 1, 2, 3, 4, each=5)) == []
    assert busy_weekdays(np.array([FIRST_MONDAY, FIRST_MONDAY + 7, FIRST_MONDAY + 28], np.int64)) == []


def test_hardly_any_feed_that_posts_evenly_is_given_weekdays() -> None:
    chance = np.random.default_rng(7)
    reported = [
        busy_weekdays(FIRST_MONDAY + chance.integers(0, 60, count)) for count in (4, 8, 12, 20, 40, 80) for _ in range(100)
    ]
    assert sum(map(bool, reported)) <= 6
