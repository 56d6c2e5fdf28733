"""Expected number of entries not retrieved yet, from the rate since the last retrieval and the last hours. Pure.

Feeds are columns. The rate of the base pattern is multiplied by a level that remembers, for some hours, whether more or less was
posted than expected ("it is a busy day", "it has posted already"); without observations the level fades to 1. It is the
discounted count of Horincar, Amann and Artières, kept with its exposure so that only observed time counts.
"""

from collections.abc import Sequence

import numpy as np

from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers
from reader.learning.steps import FEEDS_AT_ONCE, Stepwise, in_one_go

MEMORY_SECONDS = np.array([[7.2], [24.0], [72.0]]) * 3600
PRIOR_POSTINGS = 2.0
_OBSERVED_SLOTS = 12 * SLOTS_PER_DAY
_UNOBSERVED_SLOTS = 7 * SLOTS_PER_DAY


class Pending:
    """Counters of F feeds: `expected` [F] waiting entries, and the level's posted, expected and not yet observed postings."""

    def __init__(self, feeds: int) -> None:
        self.expected: Numbers = np.zeros(feeds)
        memories = (MEMORY_SECONDS.size, feeds)
        self.posted: Numbers = np.zeros(memories)
        self.awaited: Numbers = np.zeros(memories)
        self.unobserved: Numbers = np.zeros(memories)

    @property
    def level(self) -> Numbers:
        """Return the factor [F] by which feeds now post more than their pattern; a Gamma posterior around 1."""
        level: Numbers = ((PRIOR_POSTINGS + self.posted) / (PRIOR_POSTINGS + self.awaited)).mean(axis=0)
        return level

    def pass_time(self, per_slot: Numbers, seconds: Numbers | float) -> None:
        """Advance each feed by so many seconds within a slot; `per_slot` [F] is the pattern's expectation for the whole slot."""
        expected = per_slot * (seconds / SLOT_SECONDS)
        self.expected += self.level * expected
        fading = np.exp(-seconds / MEMORY_SECONDS)
        self.posted *= fading
        self.awaited *= fading
        self.unobserved = self.unobserved * fading + expected

    def retrieved(self, feed: int, ages_seconds: Numbers) -> None:
        """Record a retrieval now that brought postings of these ages: nothing waits, and expected postings count as observed."""
        self.expected[feed] = 0.0
        self.awaited[:, feed] += self.unobserved[:, feed]
        self.unobserved[:, feed] = 0.0
        if ages_seconds.size:
            self.posted[:, feed] += np.exp(-np.maximum(ages_seconds, 0.0) / MEMORY_SECONDS).sum(axis=1)

    def copy_from(self, feed: int, other: "Pending", other_feed: int) -> None:
        self.expected[feed] = other.expected[other_feed]
        self.posted[:, feed] = other.posted[:, other_feed]
        self.awaited[:, feed] = other.awaited[:, other_feed]
        self.unobserved[:, feed] = other.unobserved[:, other_feed]

    def append(self, other: "Pending") -> None:
        self.expected = np.concatenate([self.expected, other.expected])
        self.posted = np.concatenate([self.posted, other.posted], axis=1)
        self.awaited = np.concatenate([self.awaited, other.awaited], axis=1)
        self.unobserved = np.concatenate([self.unobserved, other.unobserved], axis=1)


def resume(by_slot: Numbers, posted_at: Sequence[Numbers], *, began_at: Numbers, retrieved_at: Numbers, now: float) -> Pending:
    """Return the counters of F feeds after a history that was not tracked slot by slot.

    `by_slot` [F, 96] are the expected postings per UTC slot of a day, `posted_at` the known posting times of each feed (UTC
    seconds), `began_at` [F] is since when it was observed and `retrieved_at` [F] its last retrieval, both not after `now`.
    """
    return in_one_go(resume_in_steps(by_slot, posted_at, began_at=began_at, retrieved_at=retrieved_at, now=now))


def resume_in_steps(
    by_slot: Numbers, posted_at: Sequence[Numbers], *, began_at: Numbers, retrieved_at: Numbers, now: float
) -> Stepwise[Pending]:
    """Run `resume` some hundred feeds at a time, without a pause at the end."""
    slots = int(min(np.ceil((now - retrieved_at).max(initial=0.0) / SLOT_SECONDS), _UNOBSERVED_SLOTS))
    whole = Pending(0)
    for first in range(0, len(posted_at), FEEDS_AT_ONCE):
        if first:
            yield
        part = slice(first, first + FEEDS_AT_ONCE)
        whole.append((yield from _resumed(by_slot[part], posted_at[part], began_at[part], retrieved_at[part], now, slots)))
    return whole


def _resumed(
    by_slot: Numbers, posted_at: Sequence[Numbers], began_at: Numbers, retrieved_at: Numbers, now: float, slots: int
) -> Stepwise[Pending]:
    pending = Pending(by_slot.shape[0])
    feeds = np.arange(by_slot.shape[0])
    for feed, times in enumerate(posted_at):
        pending.retrieved(feed, retrieved_at[feed] - times[times <= retrieved_at[feed]])
    yield
    ages = (np.arange(_OBSERVED_SLOTS) + 0.5) * SLOT_SECONDS
    moments = retrieved_at[:, None] - ages
    amounts = by_slot[feeds[:, None], (moments // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY]
    amounts[moments < began_at[:, None]] = 0.0
    pending.awaited = np.exp(-ages / MEMORY_SECONDS) @ amounts.T
    yield
    for place in range(slots, 0, -1):
        begin = now - place * SLOT_SECONDS
        slot = int((begin + SLOT_SECONDS / 2) // SLOT_SECONDS) % SLOTS_PER_DAY
        pending.pass_time(by_slot[:, slot], np.clip(begin + SLOT_SECONDS - retrieved_at, 0.0, SLOT_SECONDS))
    return pending
