"""Invented weeks, the same for the same seed: feeds of several kinds, users with habits. Times are whole UTC seconds, ascending."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from reader.domain.ids import DAY_SECONDS
from reader.lab.replay.traces import Traces
from reader.learning.scorecard import Times

MONDAY = 1_767_571_200
"""2026-01-05 00:00 UTC."""
HOUR = 3600.0
NEWSROOM_DAY = np.array([1, 1, 1, 1, 1, 2, 5, 8, 9, 9, 9, 9, 8, 8, 9, 9, 9, 8, 7, 6, 5, 4, 3, 2])
"""How many of a newsroom's postings come in which hour, in proportion."""


@dataclass(frozen=True, slots=True)
class Habit:
    """When somebody looks on most days: local hours, how far he strays from them (hours), and how seldom he leaves one out."""

    hours: Sequence[float]
    strays: float = 0.5
    keeps: float = 0.85


HABITS = (
    Habit((7.5, 12.5, 19.0, 21.5)),
    Habit((9.0, 10.5, 13.0, 15.0, 16.5), strays=0.8, keeps=0.7),
    Habit((6.0, 22.5), strays=1.0, keeps=0.9),
)


def news(chance: np.random.Generator, days: int, per_day: float) -> Times:
    """A newsroom: many postings, few by night, fewer at week-ends."""
    weekend = np.arange(days) % 7 >= 5
    counts = chance.poisson(per_day * np.where(weekend, 0.6, 1.1))
    hours = chance.choice(24, counts.sum(), p=NEWSROOM_DAY / NEWSROOM_DAY.sum()) + chance.random(counts.sum())
    return _times(np.repeat(np.arange(days), counts) * 24 + hours)


def thread(chance: np.random.Generator, days: int, per_day: float) -> Times:
    """A forum: every few days somebody starts a discussion that brings dozens of postings within hours."""
    bursts = chance.uniform(0, days * 24, chance.poisson(per_day * days / 20))
    sizes = chance.poisson(20, bursts.size)
    return _times(np.repeat(bursts, sizes) + chance.exponential(2.0, sizes.sum()), days)


def blog(chance: np.random.Generator, days: int, per_day: float) -> Times:
    """An author who posts every so many days, at about the same hour."""
    gap = max(1.0, 1 / per_day)
    posted = np.arange(chance.uniform(0, gap), days, gap) // 1
    return _times(posted * 24 + chance.uniform(8, 20) + chance.normal(0, 0.7, posted.size), days)


def silent(chance: np.random.Generator, days: int, per_day: float) -> Times:
    """A feed that has stopped: one posting in the first hours."""
    del days, per_day
    return _times(chance.uniform(0, 12, 1))


KINDS: Sequence[tuple[Callable[[np.random.Generator, int, float], Times], float]] = (
    (news, 40.0),
    (thread, 8.0),
    (blog, 0.5),
    (news, 6.0),
    (blog, 1 / 7),
    (thread, 2.0),
    (silent, 0.0),
)
"""The kinds of feeds, one after the other, with postings per day."""


def postings(seed: int, *, feeds: int, days: int) -> dict[str, Times]:
    """Posting times by source, from MONDAY on."""
    found: dict[str, Times] = {}
    for number in range(feeds):
        kind, per_day = KINDS[number % len(KINDS)]
        # feeds of the same kind differ, by up to a factor of two either way
        chance = np.random.default_rng([seed, number])
        found[f"{kind.__name__}-{number:02}"] = kind(chance, days, per_day * 2 ** chance.uniform(-1, 1))
    # the whole span is covered, whatever chance says
    first = next(iter(found))
    found[first] = np.sort(np.append(found[first], [MONDAY + 60.0, MONDAY + days * DAY_SECONDS - 60.0]))
    return found


def accesses(seed: int, habit: Habit, *, days: int) -> Times:
    """The accesses of one user, from MONDAY on."""
    chance = np.random.default_rng([seed, 1])
    hours = np.arange(days)[:, None] * 24 + np.asarray(habit.hours) + chance.normal(0, habit.strays, (days, len(habit.hours)))
    return _times(hours[chance.random(hours.shape) < habit.keeps], days)


def invented_traces(seed: int = 1, *, feeds: int = 20, users: int = 3, days: int = 21) -> Traces:
    """Everybody follows every feed."""
    posted = postings(seed, feeds=feeds, days=days)
    accessed = {f"user-{user}": accesses(seed + user, HABITS[user % len(HABITS)], days=days) for user in range(users)}
    return Traces({name: times for name, times in posted.items() if times.size}, accessed, dict.fromkeys(accessed, tuple(posted)))


def _times(hours: Times, days: float = np.inf) -> Times:
    within = np.sort(hours[(hours >= 0) & (hours < days * 24)])
    return MONDAY + np.floor(within * HOUR)
