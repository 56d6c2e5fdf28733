"""Shapes and variation of a feed's days, after Horincar et al."""

import numpy as np
import pytest

from reader.lab.papers.rates import Shape, daily_variation, shape_of

DAY, HOUR = 86_400.0, 3600.0
HOURS = np.arange(24)


def peaks(*hours: int) -> np.ndarray[tuple[int], np.dtype[np.float64]]:
    by_hour = np.full(24, 0.1)
    by_hour[list(hours)] = 5
    return by_hour


@pytest.mark.parametrize(
    ("by_hour", "shape"),
    [
        (np.ones(24), Shape.UNIFORM),
        (1 + 0.45 * np.cos(HOURS / 24 * 2 * np.pi), Shape.UNIFORM),
        (np.exp(1.5 * np.cos((HOURS - 14) / 24 * 2 * np.pi)), Shape.WAVES),
        (np.where(HOURS < 12, 0.1, 1.0), Shape.WAVES),
        (peaks(8), Shape.PEAKS),
        (peaks(2, 6, 10, 14, 18, 22), Shape.PEAKS),
    ],
)
def test_shapes_of_drawn_days(by_hour: np.ndarray[tuple[int], np.dtype[np.float64]], shape: Shape) -> None:
    assert shape_of(by_hour) is shape
    assert shape_of(by_hour * 1000) is shape
    assert shape_of(np.roll(by_hour, 5)) is shape


def test_wider_thresholds_find_more_uniform_days() -> None:
    day = 1 + 0.7 * np.cos(HOURS / 24 * 2 * np.pi)
    assert shape_of(day) is Shape.WAVES
    assert shape_of(day, low=0.25, high=3) is Shape.UNIFORM


def test_variation_is_none_for_equal_days_and_known_for_chance() -> None:
    daily = np.concatenate([day * DAY + np.array([8.5, 12.5, 12.7]) * HOUR for day in range(28)])
    assert daily_variation(daily, 0.0, 28) == 0
    # of Poisson counts with the mean m the variation is 1 / sqrt(m)
    chance = np.random.default_rng(1)
    for mean in (1.0, 9.0):
        times = chance.uniform(0, 200 * DAY, int(mean * 24 * 200))
        assert daily_variation(times, 0.0, 200) == pytest.approx(mean**-0.5, rel=0.05)


def test_variation_is_of_the_days_asked_for() -> None:
    assert np.isnan(daily_variation(np.array([40 * DAY, -5.0]), 0.0, 28))
    assert daily_variation(np.array([3.5 * HOUR]), 0.0, 4) == pytest.approx(3**0.5)
