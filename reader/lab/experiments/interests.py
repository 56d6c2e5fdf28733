"""Quality of an order of articles by interests, by the number of articles read: For you, latent Dirichlet allocation, and both.

Sia et al. 2007 learn interests by both from what is read, and give no figures. The texts stand for articles, their folders for
what somebody likes: two topics, with a tenth of the reading elsewhere.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

import numpy as np
from numpy.typing import NDArray

from reader.domain.value_classes import dataclass
from reader.lab.papers.topics import TopicProfile
from reader.lab.report import Findings, Table, Terms, row
from reader.lab.workload import Corpus, invented_corpus, read_corpus
from reader.learning.day import Numbers
from reader.learning.interests import Bag, Interests, Vocabulary, rarity
from reader.learning.ranking import Candidates, area_under_curve, by_score, precision_at_first, score

READS = (5, 20, 60)
LIKED, ELSEWHERE = 2, 0.1
CANDIDATES, DRAWS, MOST_TEXTS = 900, 12, 3000
CHARACTERS = 300
"""Characters used of each text, about what a feed shows of an article."""
ORDERS = ("for you", "topics", "both")
NAMED_TOPICS, NAME_TERMS = 8, 5
Rows = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Library:
    """Texts as bags, with their topics as numbers [D], the rarity of terms [V], and the topics found in all of them."""

    topic: Rows
    bags: Sequence[Bag]
    rare: Numbers
    profile: TopicProfile
    mixes: Numbers
    names: Sequence[str]

    @classmethod
    def of(cls, corpus: Corpus, seed: int) -> "Library":
        """Sample as many texts as can be judged in a minute, in random order."""
        order = np.random.default_rng(seed).permutation(len(corpus.texts))[:MOST_TEXTS]
        texts = [corpus.texts[at] for at in order]
        vocabulary = Vocabulary()
        bags = [vocabulary.bag(text.title, text.body[:CHARACTERS]) for text in texts]
        profile = TopicProfile(bags, len(vocabulary), seed=seed)
        _, topic = np.unique([text.topic for text in texts], return_inverse=True)
        return cls(topic, bags, rarity(bags, len(vocabulary)), profile, profile.mixes(bags), _names(profile, vocabulary))


@dataclass(frozen=True, slots=True)
class Draw:
    """Texts read [R], texts offered [N], and which of the latter are of a liked topic [N]."""

    read: Rows
    offered: Rows
    is_liked: NDArray[np.bool_]


def interests(terms: Terms) -> Findings:
    """Report the probability that an article of a liked topic ranks above another one, and how many of the first ten are of one."""
    corpus = invented_corpus(terms.seed) if terms.corpus is None else read_corpus(terms.corpus)
    library = Library.of(corpus, terms.seed)
    found: dict[str, list[list[tuple[float, float]]]] = {name: [] for name in ORDERS}
    for reads in READS:
        chance = np.random.default_rng(terms.seed)
        draws = [_judged(library, draw) for draw in _draws(library.topic, reads, chance)]
        for name in ORDERS:
            found[name].append([draw[name] for draw in draws])
        terms.progress(f"{reads} articles read")
    columns = tuple(f"{reads} read" for reads in READS)

    def table(title: str, figure: int, notes: tuple[str, ...] = ()) -> Table:
        rows = tuple(
            row(name, [float(np.mean([each[figure] for each in draws])) for draws in many]) for name, many in found.items()
        )
        return Table(title, "order", columns, rows, 3, tuple(map(float, READS)), notes)

    notes = (f"Means of {DRAWS} draws of {LIKED} liked topics.", *library.names)
    tables = (table("AUC: an article that is liked before one that is not", 0), table("Liked of the first ten", 1, notes))
    return Findings(corpus.about, tables)


def _draws(topic: Rows, reads: int, chance: np.random.Generator) -> Iterator[Draw]:
    topics = np.unique(topic)
    for _ in range(DRAWS):
        liked = np.isin(topic, chance.choice(topics, LIKED, replace=False))
        elsewhere = round(reads * ELSEWHERE)
        inside = min(reads - elsewhere, int(liked.sum()) // 2)
        read = np.concatenate(
            [
                chance.choice(np.flatnonzero(liked), inside, replace=False),
                chance.choice(np.flatnonzero(~liked), elsewhere, replace=False),
            ]
        )
        rest = chance.permutation(np.setdiff1d(np.arange(topic.size), read))[:CANDIDATES]
        yield Draw(chance.permutation(read), rest, liked[rest])


def _judged(library: Library, draw: Draw) -> Mapping[str, tuple[float, float]]:
    model, profile = Interests(library.rare), library.profile.emptied()
    for at in draw.read.tolist():
        model.learn(library.bags[at], 1.0, 0.0)
        profile.learn(library.mixes[at], 1.0)
    nothing = np.zeros(draw.offered.size)
    offered = Candidates([library.bags[at] for at in draw.offered.tolist()], draw.offered, nothing + 1, nothing, nothing)
    own = score(model, offered).total
    topics = profile.likeness(library.mixes[draw.offered])
    judged = partial(_quality, is_liked=draw.is_liked)
    return {name: judged(each) for name, each in zip(ORDERS, (own, topics, profile.beside(own, topics)), strict=True)}


def _quality(scores: Numbers, *, is_liked: NDArray[np.bool_]) -> tuple[float, float]:
    area = area_under_curve(scores, is_liked)
    return math.nan if area is None else area, precision_at_first(by_score(scores), is_liked)


def _names(profile: TopicProfile, vocabulary: Vocabulary) -> tuple[str, ...]:
    """Return the strongest terms of some topics, most frequent first."""
    found = profile.model.distributions
    strongest = [", ".join(vocabulary.terms[profile.known[at]] for at in np.argsort(-each)[:NAME_TERMS]) for each in found]
    return tuple(f"Topic {number + 1}: {name}" for number, name in enumerate(strongest[:NAMED_TOPICS]))
