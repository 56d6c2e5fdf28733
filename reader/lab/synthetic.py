"""Invented users and feeds after the descriptions of the papers. Draws depend on the generator alone. Pure.

Sia et al. 2007 tell the habits of nine users (working hours, breaks, sleep) and four posting patterns; pages a day, the mix of feeds
and the width of a day are ours. Sia and Cho tell of 9,634 feeds with 180,000 postings a week, a third of which post daily.
"""

from collections.abc import Callable, Mapping
from enum import StrEnum

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab.workload import Workload, everybody_follows
from reader.learning.day import HOURS_PER_DAY, SLOTS_PER_DAY, Numbers, slots_of_hours
from reader.learning.fixed_timer import Times

DAYS = 42
_WEEKEND = (5, 6)


class Kind(StrEnum):
    """How a feed's postings lie in the day."""

    UNIFORM = "uniform"
    WAVES = "waves"
    PEAKS = "peaks"


@dataclass(frozen=True, slots=True)
class FeedMix:
    """Feeds whose kinds take turns, with lognormal rates: `median` a day, `spread` the deviation of the logarithm."""

    name: str
    median: float
    spread: float
    kinds: tuple[Kind, ...] = (Kind.UNIFORM, Kind.UNIFORM, Kind.WAVES, Kind.WAVES, Kind.WAVES, Kind.PEAKS)
    feeds: int = 240
    weekend: float = 0.7


BLOGS = FeedMix("synthetic", median=3.0, spread=0.8)
"""What nine users follow in the experiment of Sia et al. 2007, as we imagine it."""

NEWS = FeedMix("synthetic, rates as skewed as those of Sia and Cho", median=0.4, spread=1.95, feeds=1000)
"""2.7 postings a day on average, a third of the feeds daily: the two figures that Sia and Cho give of their feeds."""


@dataclass(frozen=True, slots=True)
class UserMix:
    """Users of one habit: `office` hours, or a `box` of so many hours; accesses a day; by how many hours (sd) each day is shifted."""

    users: int = 9
    per_day: float = 150.0
    box_hours: int | None = None
    irregular_hours: float = 0.0
    weekend: float = 0.4


OFFICE = UserMix()


def synthetic(mix: FeedMix = BLOGS, users: UserMix = OFFICE, *, days: int = DAYS, seed: int = 0) -> Workload:
    """Users who follow all feeds of a mix."""
    generator = np.random.default_rng(seed)
    postings = draw_feeds(generator, mix, days)
    return everybody_follows(mix.name, postings, draw_users(generator, users, days))


def draw_feeds(generator: np.random.Generator, mix: FeedMix, days: int) -> list[Times]:
    """Posting times of each feed."""
    return [
        draw_times(
            generator,
            SHAPES[mix.kinds[number % len(mix.kinds)]](generator),
            mix.median * float(np.exp(generator.normal(0, mix.spread))),
            days,
            weekend=mix.weekend,
        )
        for number in range(mix.feeds)
    ]


def draw_users(generator: np.random.Generator, mix: UserMix, days: int) -> list[Times]:
    """Accesses of each user."""
    shapes = [_office(generator) if mix.box_hours is None else _box(generator, mix.box_hours) for _ in range(mix.users)]
    return [
        draw_times(generator, shape, mix.per_day, days, weekend=mix.weekend, irregular_hours=mix.irregular_hours)
        for shape in shapes
    ]


def draw_times(
    generator: np.random.Generator,
    by_hour: Numbers,
    per_day: float,
    days: int,
    *,
    weekend: float = 1.0,
    irregular_hours: float = 0.0,
) -> Times:
    """Poisson events of `days` days by the pattern `by_hour` [24]; at weekends (days 5 and 6) `weekend` times as many."""
    numbers = np.arange(days)
    counts = generator.poisson(np.where(np.isin(numbers % 7, _WEEKEND), per_day * weekend, per_day))
    shifts = generator.normal(0, irregular_hours * 3600, days) if irregular_hours else np.zeros(days)
    summed = np.concatenate([[0.0], np.cumsum(slots_of_hours(by_hour))])
    at = np.interp(generator.random(int(counts.sum())) * summed[-1], summed, np.arange(SLOTS_PER_DAY + 1))
    day = np.repeat(numbers, counts)
    times = np.sort(day * DAY_SECONDS + at * (DAY_SECONDS / SLOTS_PER_DAY) + np.repeat(shifts, counts))
    return np.asarray(times[(times >= 0) & (times < days * DAY_SECONDS)], dtype=np.float64)


def uniform_hours(generator: np.random.Generator) -> Numbers:
    """All hours alike."""
    del generator
    return np.ones(HOURS_PER_DAY)


def wave_hours(generator: np.random.Generator) -> Numbers:
    """More by day than by night."""
    hours = np.arange(HOURS_PER_DAY) + 0.5
    noon, height = generator.normal(13, 4), generator.uniform(1, 2.5)
    return np.asarray(np.exp(height * np.cos((hours - noon) / HOURS_PER_DAY * 2 * np.pi)), dtype=np.float64)


def peak_hours(generator: np.random.Generator) -> Numbers:
    """One to three hours with nearly all of the day."""
    hours = np.full(HOURS_PER_DAY, 0.02)
    chosen = generator.choice(HOURS_PER_DAY, int(generator.integers(1, 4)), replace=False)
    hours[chosen] += generator.uniform(0.5, 1, chosen.size)
    return hours


SHAPES: Mapping[Kind, Callable[[np.random.Generator], Numbers]] = {
    Kind.UNIFORM: uniform_hours,
    Kind.WAVES: wave_hours,
    Kind.PEAKS: peak_hours,
}


def _office(generator: np.random.Generator) -> Numbers:
    """Starts between 8 and 10, eats at 12 or 13, leaves between 17 and 19, and sometimes comes back in the evening."""
    hours = np.zeros(HOURS_PER_DAY)
    start, lunch, end = (int(generator.integers(*each)) for each in ((8, 11), (12, 14), (17, 20)))
    hours[start:end] = generator.uniform(0.6, 1.4, end - start)
    hours[lunch] *= 0.4
    hours[end:] = generator.uniform(0, 0.7) * generator.uniform(0.5, 1.2, HOURS_PER_DAY - end)
    hours[end] *= 0.4
    return hours + 0.01


def _box(generator: np.random.Generator, width: int) -> Numbers:
    hours = np.zeros(HOURS_PER_DAY)
    hours[(generator.integers(0, HOURS_PER_DAY) + np.arange(width)) % HOURS_PER_DAY] = 1
    return hours
