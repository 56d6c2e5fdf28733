import numpy as np

from reader.learning.overflow import safe_interval

DAY = 86_400.0
INTERVALS = (DAY / 4, DAY / 2, DAY, 3 * DAY)


def test_a_feed_is_safe_for_as_long_as_its_past_was() -> None:
    even = np.arange(60) * DAY / 2 + 1e9
    assert safe_interval(even, 20, INTERVALS) == 3 * DAY
    assert safe_interval(even, 2, INTERVALS) == DAY
    assert safe_interval(np.zeros(0), 20, INTERVALS) == 3 * DAY


def test_bursts_foretell_bursts() -> None:
    # thirty within an hour, every ten days: with room for twenty some are lost whatever is done
    bursts = (np.arange(6)[:, None] * 10 * DAY + np.arange(30) * 120 + 1e9).ravel()
    assert safe_interval(bursts, 20, INTERVALS) == DAY / 4
    assert safe_interval(bursts, 30, INTERVALS) == 3 * DAY
