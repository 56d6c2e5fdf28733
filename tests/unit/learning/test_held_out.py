"""Measures of an order, against what their definitions say."""

import itertools
import random

import numpy as np
import pytest

from reader.learning.ranking import area_under_curve, by_score, precision_at_first


def test_the_area_is_the_share_of_pairs_in_the_right_order() -> None:
    chance = random.Random(3)
    for _ in range(20):
        scores = np.array([chance.randrange(5) for _ in range(12)], dtype=np.float64)
        opened = np.array([chance.random() < 0.4 for _ in range(12)])
        pairs = list(itertools.product(scores[opened], scores[~opened]))
        expected = np.mean([(one > other) + (one == other) / 2 for one, other in pairs]) if pairs else None
        found = area_under_curve(scores, opened)
        assert found == (None if expected is None else pytest.approx(expected))


def test_precision_counts_the_first_places_and_equals_stand_newest_first() -> None:
    opened = np.array([True, False, True, True])
    assert precision_at_first([2, 1, 0, 3], opened, first=2) == 0.5
    assert precision_at_first([0, 2, 3], opened) == pytest.approx(0.3)
    assert by_score(np.array([1.0, 5.0, 1.0, 5.0])) == [3, 1, 2, 0]
