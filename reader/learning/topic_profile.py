"""The user's reading as a mix of topics, for an order of articles to compare and mix with that of interests. Pure; any thread."""

from collections.abc import Iterable, Sequence
from copy import copy

import numpy as np

from reader.learning.day import Numbers
from reader.learning.terms import Bag
from reader.learning.topics import Texts, learned_topics

TOPICS, PASSES, BATCH = 20, 6, 128
TERMS_MAX = 8000
HALF_AFTER_READS = 10.0
"""Readings after which topics count half of what they count before the first."""


class TopicProfile:
    """The topics of a background corpus, and the mix of them that was read. Unknown terms are ignored."""

    def __init__(self, background: Sequence[Bag], size: int, *, topics: int = TOPICS, seed: int = 0) -> None:
        frequency = np.zeros(size)
        for bag in background:
            frequency[bag.terms] += 1
        frequency[(frequency < 2) | (frequency > max(2.0, len(background) / 2))] = 0
        known = np.argsort(-frequency, kind="stable")[: min(TERMS_MAX, int((frequency > 0).sum()))]
        self._places = np.full(size, -1, dtype=np.int64)
        self._places[known] = np.arange(known.size)
        self.known = known
        held = [self._held(bag) for bag in background]
        self.model = learned_topics(held, known.size, topics=topics, passes=PASSES, batch=BATCH, seed=seed)
        self.read = np.zeros(topics)
        self.reads = 0

    def emptied(self) -> "TopicProfile":
        """Return a profile with these topics and no readings."""
        found = copy(self)
        found.read, found.reads = np.zeros(self.read.size), 0
        return found

    def mixes(self, bags: Iterable[Bag]) -> Numbers:
        """Return the share of each topic in each text [D, T]; zeros for one without a known term."""
        held = [self._held(bag) for bag in bags]
        found = np.zeros((len(held), self.read.size))
        found[[bag.terms.size > 0 for bag in held]] = self.model.mixes(Texts.of(held))
        return found

    def learn(self, mix: Numbers, weight: float) -> None:
        """Add the mix of a wanted article."""
        if weight > 0:
            self.read = self.read + weight * mix
            self.reads += 1

    def likeness(self, mixes: Numbers) -> Numbers:
        """Return the cosine of each mix with those read."""
        lengths = np.linalg.norm(mixes, axis=1) * float(np.linalg.norm(self.read))
        found: Numbers = np.divide(mixes @ self.read, lengths, out=np.zeros(lengths.size), where=lengths > 0)
        return found

    def beside(self, scores: Numbers, likeness: Numbers) -> Numbers:
        """Combine ranks by other scores and by topics; topics count for less with every reading."""
        share = HALF_AFTER_READS / (HALF_AFTER_READS + self.reads)
        return (1 - share) * _ranks(scores) + share * _ranks(likeness)

    def _held(self, bag: Bag) -> Bag:
        is_near = bag.terms < self._places.size
        places = self._places[bag.terms[is_near]]
        return Bag(places[places >= 0], bag.weights[is_near][places >= 0])


def _ranks(values: Numbers) -> Numbers:
    """Return ranks from 0 for the lowest to 1; equal values share theirs."""
    _, place, count = np.unique(values, return_inverse=True, return_counts=True)
    middle = np.cumsum(count) - (count + 1) / 2
    found: Numbers = middle[place] / max(values.size - 1, 1)
    return found
