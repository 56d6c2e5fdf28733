"""The posting rate: right on simulated feeds, calm on nonsense."""

import numpy as np
import pytest
from numpy.typing import NDArray

from reader.learning.posting_rate import posting_rate_per_day

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
