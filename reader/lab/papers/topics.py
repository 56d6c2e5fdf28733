"""Topics of texts by latent Dirichlet allocation: Hoffman, Blei and Bach 2010, online variational Bayes.

A text is a mix of topics, a topic a distribution over terms. The model sees the texts in batches, infers the mixes of a batch
under its topics, and moves the topics towards the batch's optimum by ever smaller steps. For you does not use them; `beforehand
lab interests` measures their value.
"""

from collections.abc import Iterable, Sequence
from copy import copy

import numpy as np
from numpy.typing import NDArray

from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.learning.interests import Bag

MIX_PRIOR, TERM_PRIOR = 0.1, 0.02
"""Dirichlet parameters: few topics in a text, few terms in a topic."""
SLOWNESS, FORGETTING = 16.0, 0.7
"""The paper's tau and kappa: batch number t moves the topics by (tau + t) ** -kappa."""
ROUNDS_MAX, SETTLED = 40, 1e-3
SERIES_FROM = 6.0
LEAST = 1e-100


def digamma(values: Numbers) -> Numbers:
    """Return the derivative of log Gamma, for positive values, exact to 1e-9."""
    at, lacking = np.array(values, dtype=np.float64), np.zeros(np.shape(values))
    while np.any(small := at < SERIES_FROM):
        lacking -= np.where(small, 1 / at, 0.0)
        at += small
    square = 1 / at**2
    series: Numbers = np.log(at) - 0.5 / at - square * (1 / 12 - square * (1 / 120 - square * (1 / 252 - square / 240)))
    return lacking + series


@dataclass(frozen=True, slots=True)
class Texts:
    """Concatenated terms of texts [N], their counts [N], and the start of each text [D]; none is empty."""

    terms: NDArray[np.int64]
    counts: Numbers
    starts: NDArray[np.int64]

    @classmethod
    def of(cls, bags: Iterable[Bag]) -> "Texts":
        """Build texts from the non-empty bags, with their weights as counts."""
        held = [bag for bag in bags if bag.terms.size]
        sizes = np.array([bag.terms.size for bag in held], dtype=np.int64)
        nothing = np.zeros(0)
        terms = np.concatenate([nothing.astype(np.int64), *(bag.terms for bag in held)])
        return cls(terms, np.concatenate([nothing, *(bag.weights for bag in held)]), np.cumsum(sizes) - sizes)

    @property
    def text(self) -> NDArray[np.int64]:
        """Return the number of the text that contains each term [N]."""
        found: NDArray[np.int64] = np.repeat(np.arange(self.starts.size), np.diff(np.append(self.starts, self.terms.size)))
        return found


class Topics:
    """A number of topics over `terms` terms; `texts` is the approximate size of the corpus."""

    def __init__(self, topics: int, terms: int, texts: int, seed: int = 0) -> None:
        self._texts = texts
        self._batches = 0
        self._weights = np.random.default_rng(seed).gamma(100.0, 0.01, (topics, terms))
        self._expected = _expected(self._weights)

    @property
    def distributions(self) -> Numbers:
        """Return the distribution of each topic over the terms [T, V]."""
        found: Numbers = self._weights / self._weights.sum(axis=1, keepdims=True)
        return found

    def learn(self, batch: Texts) -> None:
        if not batch.starts.size:
            return
        _, parts = self._infer(batch)
        wanted = np.zeros(self._weights.T.shape)
        np.add.at(wanted, batch.terms, parts)
        pace = (SLOWNESS + self._batches) ** -FORGETTING
        self._batches += 1
        found = TERM_PRIOR + self._texts / batch.starts.size * wanted.T
        self._weights = (1 - pace) * self._weights + pace * found
        self._expected = _expected(self._weights)

    def mixes(self, texts: Texts) -> Numbers:
        """Return the share of each topic in each text [D, T]."""
        if not texts.starts.size:
            return np.zeros((0, self._weights.shape[0]))
        mixes, _ = self._infer(texts)
        found: Numbers = mixes / mixes.sum(axis=1, keepdims=True)
        return found

    def _infer(self, texts: Texts) -> tuple[Numbers, Numbers]:
        """Return parameters of the mixes [D, T], and the share of each topic in each term [N, T]."""
        text, of_terms = texts.text, self._expected[:, texts.terms].T
        mixes = np.ones((texts.starts.size, of_terms.shape[1]))
        for _ in range(ROUNDS_MAX):
            before, of_texts = mixes, _expected(mixes)
            spread = texts.counts / ((of_texts[text] * of_terms).sum(axis=1) + LEAST)
            mixes = MIX_PRIOR + of_texts * np.add.reduceat(of_terms * spread[:, None], texts.starts)
            if np.abs(mixes - before).mean() < SETTLED:
                break
        of_texts = _expected(mixes)
        spread = texts.counts / ((of_texts[text] * of_terms).sum(axis=1) + LEAST)
        return mixes, of_texts[text] * of_terms * spread[:, None]


def learned_topics(bags: Sequence[Bag], terms: int, *, topics: int, passes: int, batch: int, seed: int = 0) -> Topics:
    """Learn topics of these texts in so many passes and batches of this size."""
    held = [bag for bag in bags if bag.terms.size]
    model = Topics(topics, terms, len(held), seed)
    chance = np.random.default_rng(seed + 1)
    for _ in range(passes):
        order = chance.permutation(len(held))
        for begin in range(0, len(held), batch):
            model.learn(Texts.of(held[at] for at in order[begin : begin + batch]))
    return model


def _expected(weights: Numbers) -> Numbers:
    """Return exp of the expectation of log x under Dirichlet parameters, along the last axis."""
    if not weights.size:
        return weights
    found: Numbers = np.exp(digamma(weights) - digamma(weights.sum(axis=1, keepdims=True)))
    return found


TOPICS, PASSES, BATCH = 20, 6, 128
TERMS_MAX = 8000
HALF_AFTER_READS = 10.0
"""Readings after which topics count half of what they count before the first."""


class TopicProfile:
    """The topics of a background corpus, and the mix of them that was read. Unknown terms are ignored."""

    def __init__(self, background: Sequence[Bag], size: int, *, seed: int = 0) -> None:
        frequency = np.zeros(size)
        for bag in background:
            frequency[bag.terms] += 1
        frequency[(frequency < 2) | (frequency > max(2.0, len(background) / 2))] = 0
        known = np.argsort(-frequency, kind="stable")[: min(TERMS_MAX, int((frequency > 0).sum()))]
        self._places = np.full(size, -1, dtype=np.int64)
        self._places[known] = np.arange(known.size)
        self.known = known
        held = [self._held(bag) for bag in background]
        self.model = learned_topics(held, known.size, topics=TOPICS, passes=PASSES, batch=BATCH, seed=seed)
        self.read = np.zeros(TOPICS)
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
