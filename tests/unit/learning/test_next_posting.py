import numpy as np
import pytest

from reader.learning.overflow import next_posting
from reader.learning.posting_rate import PostingRates, learn_posting_rates

MONDAY = 20_458 * 86_400.0
"""2026-01-05."""
DAY = 86_400.0


def rates(per_day: float, *hours: int, weekdays: tuple[float, ...] = (1.0,) * 7) -> PostingRates:
    by_hour = np.zeros((1, 24))
    by_hour[0, list(hours or range(24))] = 1
    return PostingRates(np.array([per_day]), by_hour / by_hour.sum(), np.array([weekdays]))


def test_an_even_feed_is_waited_for_by_its_rate() -> None:
    for now in (MONDAY + 8 * 3600, MONDAY + 8 * 3600 + 700):
        found = next_posting(rates(24.0), 0, now)
        assert found is not None
        # the quarters of 1 - (1 + L / 3)^-3, an hour for a posting
        assert [(at - now) / 3600 for at in found] == pytest.approx([0.302, 1.762], abs=0.001)


def test_the_hours_and_weekdays_of_the_feed_move_it() -> None:
    begin, end = next_posting(rates(40.0, 9), 0, MONDAY + 12 * 3600) or (0, 0)
    assert MONDAY + DAY + 8.5 * 3600 < begin < end < MONDAY + DAY + 9.5 * 3600
    weekend = (0.0,) * 5 + (3.5, 3.5)
    begin, _ = next_posting(rates(40.0, weekdays=weekend), 0, MONDAY) or (0, 0)
    assert MONDAY + 5 * DAY < begin < MONDAY + 5.1 * DAY


def test_what_lies_weeks_ahead_is_not_reported() -> None:
    assert next_posting(rates(0.05), 0, MONDAY) is None
    assert next_posting(rates(0.08), 0, MONDAY) is not None


def test_of_a_poisson_feed_a_little_more_than_half_comes_within() -> None:
    chance = np.random.default_rng(3)
    inside = before = 0
    moments = 400
    hourly = np.array([0.1] * 7 + [1.0] * 12 + [0.3] * 5) / 4
    for _ in range(moments):
        counts = chance.poisson(np.tile(hourly, 40))
        hours = np.repeat(np.arange(counts.size), counts)
        times = np.sort(MONDAY + 3600 * (hours + chance.random(hours.size)))
        now = MONDAY + 30 * DAY + chance.random() * DAY
        past = times[times <= now]
        learnt = learn_posting_rates(
            past, np.zeros(past.size, np.int64), began_at=np.array([MONDAY]), observed_until=np.array([now]), now=now
        )
        begin, end = next_posting(learnt, 0, now) or (0, 0)
        at = times[times > now][0]
        before += at < begin
        inside += begin <= at <= end
    # e^-0.302 - e^-1.762 = 57 %: real feeds are less even, there it is half
    assert 0.51 < inside / moments < 0.63
    assert 0.20 < before / moments < 0.31
