"""Synthetic users and feeds after the descriptions of the papers.

Draws depend on the generator alone. Pure. Sia et al. 2007 describe the habits of nine users (working hours, breaks, sleep) and
four posting patterns; pages a day, the mix of feeds and the width of a day are ours. Sia and Cho describe 9,634 feeds with
180,000 postings a week, and what allocation saves on them.
"""

import math
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from statistics import NormalDist

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.lab.workload import Workload, everybody_follows
from reader.learning.day import HOURS_PER_DAY, SLOTS_PER_DAY, Numbers, slots_of_hours
from reader.learning.fixed_timer import Times

DAYS = 42
_WEEKEND = (5, 6)


class Kind(StrEnum):
    UNIFORM = "uniform"
    WAVES = "waves"
    PEAKS = "peaks"


@dataclass(frozen=True, slots=True)
class FeedMix:
    """Feeds of alternating kinds with lognormal rates: `median` a day, `spread` the deviation of the logarithm.

    `is_even`: the rates are those of equally probable parts of the distribution, in random order, so that every seed's are as
    skewed.
    """

    name: str
    median: float
    spread: float
    kinds: tuple[Kind, ...] = (Kind.UNIFORM, Kind.UNIFORM, Kind.WAVES, Kind.WAVES, Kind.WAVES, Kind.PEAKS)
    feeds: int = 240
    weekend: float = 0.7
    is_even: bool = False

    def rates(self, generator: np.random.Generator) -> Iterator[float]:
        """Yield postings a day of each feed; random ones are drawn when requested."""
        if self.is_even:
            levels = [NormalDist().inv_cdf((place + 0.5) / self.feeds) for place in range(self.feeds)]
            yield from self.median * np.exp(self.spread * generator.permutation(levels))
        else:
            for _ in range(self.feeds):
                yield self.median * float(np.exp(generator.normal(0, self.spread)))


def spread_of(share: float) -> float:
    """Return the deviation of the logarithm of lognormal rates with (E sqrt(rate))^2 / E(rate) = `share`: that is exp(-spread^2 /
    4).

    By theorem 1 of Sia and Cho, allocation by square roots leaves this share of the delay of equal counts.
    """
    return math.sqrt(-4 * math.log(share))


BLOGS = FeedMix("synthetic", median=3.0, spread=0.8)
"""Feeds followed by the nine users of Sia et al. 2007, by our assumptions."""

NEWS_PER_DAY = 180_000 / 7 / 9_634
NEWS_SHARE = (109 / 180 + 145 / 256 + 217 / 352 + 433 / 645) / 4
"""Allocation's delay as a share of uniform's, the mean over the columns of Table II of Sia and Cho: .61 .57 .62 .67.

Relative to 180, 240, 360 and 720 minutes, a timer's mean over its phases, allocation leaves .60 in every column.
"""
NEWS_SPREAD = spread_of(NEWS_SHARE)

NEWS = FeedMix(
    "synthetic, rates as skewed as those of Sia and Cho",
    median=NEWS_PER_DAY * math.exp(-(NEWS_SPREAD**2) / 2),
    spread=NEWS_SPREAD,
    feeds=1000,
    is_even=True,
)
"""Feeds with as many postings a day on average as theirs, 2.7, and as skewed as Table II implies. Half of these feeds post daily,
of theirs a third: no lognormal distribution has all three figures.
"""


@dataclass(frozen=True, slots=True)
class UserMix:
    """Users of one habit: `office` hours, or a `box` of so many hours; accesses a day; random shift of each day in hours
    (standard deviation).
    """

    users: int = 9
    per_day: float = 150.0
    box_hours: int | None = None
    irregular_hours: float = 0.0
    weekend: float = 0.4


OFFICE = UserMix()


def synthetic(mix: FeedMix = BLOGS, users: UserMix = OFFICE, *, days: int = DAYS, seed: int = 0) -> Workload:
    """Return users who follow all feeds of a mix."""
    generator = np.random.default_rng(seed)
    postings = draw_feeds(generator, mix, days)
    return everybody_follows(mix.name, postings, draw_users(generator, users, days))


def draw_feeds(generator: np.random.Generator, mix: FeedMix, days: int) -> list[Times]:
    rates = mix.rates(generator)
    return [
        draw_times(
            generator, SHAPES[mix.kinds[number % len(mix.kinds)]](generator), float(next(rates)), days, weekend=mix.weekend
        )
        for number in range(mix.feeds)
    ]


def draw_users(generator: np.random.Generator, mix: UserMix, days: int) -> list[Times]:
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
    """Draw Poisson events of `days` days by the pattern `by_hour` [24]; at weekends (days 5 and 6) `weekend` times as many."""
    numbers = np.arange(days)
    counts = generator.poisson(np.where(np.isin(numbers % 7, _WEEKEND), per_day * weekend, per_day))
    shifts = generator.normal(0, irregular_hours * 3600, days) if irregular_hours else np.zeros(days)
    summed = np.concatenate([[0.0], np.cumsum(slots_of_hours(by_hour))])
    at = np.interp(generator.random(int(counts.sum())) * summed[-1], summed, np.arange(SLOTS_PER_DAY + 1))
    day = np.repeat(numbers, counts)
    times = np.sort(day * DAY_SECONDS + at * (DAY_SECONDS / SLOTS_PER_DAY) + np.repeat(shifts, counts))
    return np.asarray(times[(times >= 0) & (times < days * DAY_SECONDS)], dtype=np.float64)


def uniform_hours(generator: np.random.Generator) -> Numbers:
    del generator
    return np.ones(HOURS_PER_DAY)


def wave_hours(generator: np.random.Generator) -> Numbers:
    """Return a pattern with more by day than by night."""
    hours = np.arange(HOURS_PER_DAY) + 0.5
    noon, height = generator.normal(13, 4), generator.uniform(1, 2.5)
    return np.asarray(np.exp(height * np.cos((hours - noon) / HOURS_PER_DAY * 2 * np.pi)), dtype=np.float64)


def peak_hours(generator: np.random.Generator) -> Numbers:
    """Return a pattern with nearly everything in one to three hours."""
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
    """Draw an office user's day: start between 8 and 10, lunch at 12 or 13, end between 17 and 19, and sometimes an evening."""
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
