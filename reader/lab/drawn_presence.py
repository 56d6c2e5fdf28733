"""Simulated presence at the computer: independent, by published figures of one person, or around a user's accesses.

Pure, seeded. The figures are of a person whose computer was observed for 2,384 days: 8.3 returns a day after at least 5 minutes,
3.9 after at least 30, 4.8 hours present, and the shares of accesses that come so long after a return. Between two figures the
distribution is uniform in the logarithm of time. The observations themselves are not included, and not needed.
"""

import zlib

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab.replay.traces import Spans, joined
from reader.learning.day import HOURS_PER_DAY, Numbers, hour_of_day, smoothed, tallied
from reader.learning.fixed_timer import Times

RETURNS_A_DAY, LONG_RETURNS_A_DAY, HOURS_PRESENT = 8.3, 3.9, 4.8
SHORT_SECONDS, LONG_SECONDS = 300, 1800
"""Inactivity after which someone is away, and away for long."""

DELAYS = ((20, 0.135), (60, 0.22), (300, 0.40), (900, 0.575), (1800, 0.69))
"""Seconds since the return, and the share of accesses that come sooner: the mean of four kinds of pages."""
_LAST_DELAY = 3 * 3600
_BREAKS = ((900, 0.34), (1800, 0.60), (3600, 0.74), (6 * 3600, 1.0))
"""Share of the breaks within a day that are shorter: a day's returns after 5, 15, 30 and 60 minutes, less the one in the morning.
"""
_STAY_SECONDS = HOURS_PRESENT * 3600 / RETURNS_A_DAY
_DAY_HOURS = 12
_MOST_A_DAY = 80


def draw_presence(accesses: Times, days: int, seed: int, name: str = "") -> Spans:
    """Draw a user's presence in `days` days from 0 on: some independent of the accesses except for their hours, and some around
    each access.

    Each access comes a drawn delay after a return, unless there was one before; `name` seeds an independent draw.
    """
    chance = np.random.default_rng([seed, zlib.crc32(name.encode())])
    alone = draw_alone(chance, first_hour(accesses), days)
    began = accesses - draw_delays(chance, accesses.size)
    around = np.column_stack([began, accesses + chance.exponential(_STAY_SECONDS, accesses.size)])
    return _as_signs(np.concatenate([alone, around]), days)


def draw_alone(chance: np.random.Generator, first_hour: int, days: int) -> Spans:
    """Draw stays of exponential length and breaks, from about `first_hour` on for half of each day."""
    stays = chance.exponential(_STAY_SECONDS, (days, _MOST_A_DAY))
    breaks = _drawn(chance.random((days, _MOST_A_DAY)), (SHORT_SECONDS, 0.0), *_BREAKS)
    first = np.arange(days)[:, None] * DAY_SECONDS + first_hour * 3600 + chance.uniform(-1800, 1800, (days, 1))
    began = first + np.cumsum(stays + breaks, axis=1) - stays - breaks
    is_today = began < first + _DAY_HOURS * 3600
    return _as_signs(np.column_stack([began[is_today], (began + stays)[is_today]]), days)


def draw_delays(chance: np.random.Generator, number: int) -> Numbers:
    return _drawn(chance.random(number), (1, 0.0), *DELAYS, (_LAST_DELAY, 1.0))


def first_hour(accesses: Times) -> int:
    """Return the first hour of the half of the day with most accesses."""
    hours = smoothed(tallied(hour_of_day(accesses), np.ones(accesses.size), HOURS_PER_DAY))
    return int(np.argmax([np.roll(hours, -hour)[:_DAY_HOURS].sum() for hour in range(HOURS_PER_DAY)]))


@dataclass(frozen=True, slots=True)
class Figures:
    """Returns a day after at least 5 and 30 minutes, hours present a day; and the shares of accesses that come within DELAYS
    after a return.
    """

    returns: float
    long_returns: float
    hours: float
    shares: Numbers


def figures(spans: Spans, accesses: Times, days: int) -> Figures:
    """Measure a draw; accesses outside of any presence count in no share."""
    away = spans[1:, 0] - spans[:-1, 1]
    place = np.searchsorted(spans[:, 0], accesses, side="right") - 1
    is_here = (place >= 0) & (accesses <= spans[place, 1])
    since = np.where(is_here, accesses - spans[place, 0], np.inf)
    return Figures(
        float((away >= SHORT_SECONDS).sum()) / days,
        float((away >= LONG_SECONDS).sum()) / days,
        float((spans[:, 1] - spans[:, 0]).sum()) / days / 3600,
        np.array([(since < seconds).mean() if accesses.size else np.nan for seconds, _ in DELAYS]),
    )


def _drawn(chances: Numbers, *points: tuple[float, float]) -> Numbers:
    seconds, shares = np.array(points).T
    return np.asarray(np.exp(np.interp(chances, shares, np.log(seconds))), dtype=np.float64)


def _as_signs(spans: Spans, days: int) -> Spans:
    """Round spans to whole seconds within the days, and close gaps too short for an absence."""
    longer = joined(np.column_stack([spans[:, 0], spans[:, 1] + SHORT_SECONDS]))
    whole = np.floor(np.column_stack([longer[:, 0], longer[:, 1] - SHORT_SECONDS]))
    kept = np.clip(whole, 0, days * DAY_SECONDS)
    return np.asarray(kept[kept[:, 1] > kept[:, 0]], dtype=np.float64)
