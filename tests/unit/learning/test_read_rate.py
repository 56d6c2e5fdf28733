"""What is read of feeds, and how much they matter for it: bounded, drawn to the mean, about the same in all."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.learning import price
from reader.learning.reading import LEAST_WEIGHT, MOST_WEIGHT, learned_weights, read_rates, spared_share


def test_a_feed_is_judged_by_what_came_of_it_and_hardly_where_little_did() -> None:
    arrived, opened = {1: 100.0, 2: 100.0, 3: 1.0, 4: 0.0}, {1: 60.0, 3: 1.0}
    rates = read_rates(arrived, opened)
    assert rates[1] == pytest.approx(0.6, abs=0.03)
    assert 0 < rates[2] < 0.05
    assert rates[2] < rates[4] < rates[3] < rates[1]
    weights = learned_weights(arrived, opened)
    assert weights[1] > weights[3] > 1 > weights[4] * 0.95
    assert weights[2] == LEAST_WEIGHT


def test_nothing_known_weighs_nothing() -> None:
    assert learned_weights({}, {}) == {}
    assert learned_weights({1: 0.0}, {}) == {}
    assert learned_weights({1: 50.0, 2: 50.0}, {}) == pytest.approx({1: 1.0, 2: 1.0})


@given(st.dictionaries(st.integers(1, 30), st.tuples(st.integers(0, 100_000), st.integers(0, 100_000)), min_size=1, max_size=20))
def test_whatever_was_read_no_feed_is_starved_and_none_has_it_all(counts: dict[int, tuple[int, int]]) -> None:
    weights = learned_weights(
        {feed: came for feed, (came, _) in counts.items()}, {feed: read for feed, (_, read) in counts.items()}
    )
    assert all(LEAST_WEIGHT <= weight <= MOST_WEIGHT for weight in weights.values())
    total = sum(came for came, _ in counts.values())
    if total:
        mean = sum(weights[feed] * came for feed, (came, _) in counts.items()) / total
        assert mean <= 1.3, "all postings together weigh about what they did"


def test_a_feed_of_lower_weight_saves_what_the_price_gives_up_for_it() -> None:
    accesses = np.full(price.HORIZON_SLOTS, 3 / price.DAY_SLOTS)
    priority = np.array([1.0, 0.5, 0.25])
    postings = np.full((price.HORIZON_SLOTS, 1), 20 / price.DAY_SLOTS) * priority
    usual, half, least = price.retrievals_per_day(price.values(price.outlook(postings, accesses), 0.3))
    assert spared_share(1.0, 0.25) == pytest.approx(1 - least / usual)
    assert spared_share(0.5, 0.25) == pytest.approx(1 - least / half, abs=0.02)
    assert spared_share(0.25, 0.25) == spared_share(0.2, 0.25) == 0
