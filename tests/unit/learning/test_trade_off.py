"""What a budget brings, against the closed form for feeds and users without hours, and from pasts alone."""

import numpy as np
import pytest

from reader.domain.ids import DAY_SECONDS
from reader.learning import price
from reader.learning.price import BUDGETS, SAMPLE, FeedPast, expected_trade_off, sample, trade_off

NOW = 1_780_000_000.0
ACCESSES_A_DAY = 6.0


def test_without_hours_misses_fall_with_one_over_the_retrievals() -> None:
    """Retrieved n times a day, a feed with l postings makes l u / 2n misses; the best shares of a total go with the root of l."""
    per_day = np.array([0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 1.0, 3.0])
    postings = np.repeat(per_day[None] / price.DAY_SLOTS, price.HORIZON_SLOTS, 0)
    curve = trade_off(postings, np.full(price.HORIZON_SLOTS, ACCESSES_A_DAY / price.DAY_SLOTS))
    for retrievals in (16.0, 32.0, 64.0, 128.0):
        best = ACCESSES_A_DAY * np.sqrt(per_day).sum() ** 2 / (2 * retrievals)
        assert best * 0.93 < curve.misses_at(retrievals) < best * 1.1
        # a timer asks all feeds equally often
        assert curve.timer_misses_at(retrievals) == pytest.approx(
            ACCESSES_A_DAY * per_day.sum() * per_day.size / (2 * retrievals), rel=0.01
        )


def test_each_price_alone_gives_the_same_point_to_the_last_digit() -> None:
    chance = np.random.default_rng(3)
    postings = chance.gamma(0.5, 0.04, (price.HORIZON_SLOTS, 7))
    accesses = chance.gamma(0.3, 0.2, price.HORIZON_SLOTS)
    expected = price.outlook(postings, accesses)
    prices = np.array([0.01, 0.3, 4.0])
    tiled = price.Outlook(expected.accesses, np.tile(expected.postings, 3), np.tile(expected.missed, 3))
    together = price.values(tiled, np.repeat(prices, 7))
    for place, each in enumerate(prices):
        alone, columns = price.values(expected, float(each)), slice(7 * place, 7 * place + 7)
        assert np.array_equal(together.cost[:, columns], alone.cost)
        assert np.array_equal(together.count[:, columns], alone.count)


def test_all_prices_go_through_the_slots_once(monkeypatch: pytest.MonkeyPatch) -> None:
    solved: list[int] = []
    usual = price.values
    monkeypatch.setattr(price, "values", lambda expected, prices: (solved.append(np.size(prices)), usual(expected, prices))[1])
    trade_off(np.full((price.HORIZON_SLOTS, 2), 0.02), np.full(price.HORIZON_SLOTS, 0.05))
    assert solved == [2 * len(BUDGETS)]


def test_a_sample_stands_for_all() -> None:
    postings = np.full((price.HORIZON_SLOTS, 4), 2.0 / price.DAY_SLOTS)
    accesses = np.full(price.HORIZON_SLOTS, ACCESSES_A_DAY / price.DAY_SLOTS)
    one, ten = trade_off(postings, accesses), trade_off(postings, accesses, scale=10.0)
    assert ten.misses_at(160.0) == pytest.approx(10 * one.misses_at(16.0))
    assert ten.timer_misses_at(160.0) == pytest.approx(10 * one.timer_misses_at(16.0))


def test_the_sample_is_spread_over_all_and_small() -> None:
    assert sample([]) == []
    assert sample([1, 2, 3]) == [1, 2, 3]
    many = sample(range(10 * SAMPLE + 1))
    assert SAMPLE * 0.9 < len(many) <= SAMPLE
    assert many[-1] > 9.8 * SAMPLE


def test_pasts_alone_give_a_curve_that_falls() -> None:
    chance = np.random.default_rng(7)
    days = 30
    begin = NOW - days * DAY_SECONDS
    feeds = [FeedPast(np.sort(chance.uniform(begin, NOW, 4 * days)), begin, NOW) for _ in range(10)]
    accesses = np.sort(chance.uniform(begin, NOW, int(ACCESSES_A_DAY) * days))
    curve = expected_trade_off(feeds, accesses, np.full(accesses.size, 3600.0), now=NOW, of=10)
    assert np.all(np.diff(curve.retrievals) > 0)
    assert np.all(np.diff(curve.misses) < 0)
    # four postings a day at each of ten feeds, four retrievals each: 4 * 6 / (2 * 4) for each, were there no hours at all
    assert 0.7 * 30 < curve.misses_at(40.0) < 1.3 * 30


def test_without_accesses_or_feeds_nothing_is_missed() -> None:
    feed = FeedPast(np.array([NOW - 9.0]), NOW - 10, NOW)
    nobody = np.zeros(0)
    assert expected_trade_off([feed], nobody, nobody, now=NOW, of=1).misses_at(4.0) == 0
    assert expected_trade_off([], np.array([NOW]), np.zeros(1), now=NOW, of=0).timer_misses_at(4.0) == 0
