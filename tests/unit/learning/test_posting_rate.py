"""The posting rate: right on simulated feeds, calm on nonsense."""

import numpy as np
import pytest
from numpy.typing import NDArray

from reader.learning.posting_rate import PostingRates, learn_posting_rates, posting_rate_per_day

DAY = 86_400.0
NOW = 1_780_000_000.0


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
    days, until = np.full(32, 60.0), np.full(32, NOW)
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
