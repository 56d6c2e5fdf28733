"""Topics are found where they were planted."""

from itertools import permutations

import numpy as np
import pytest

from reader.lab.papers.topics import Texts, Topics, digamma, learned_topics
from reader.learning.day import Numbers
from reader.learning.interests import Bag

TOPICS, TERMS, LENGTH = 4, 80, 60


@pytest.fixture(scope="module")
def planted() -> tuple[Numbers, list[Bag]]:
    """Four topics that share a tenth of their terms, and texts that mix one or two of them."""
    chance = np.random.default_rng(3)
    topics = np.full((TOPICS, TERMS), 0.1 / TERMS)
    for number in range(TOPICS):
        own = slice(number * 20, number * 20 + 20)
        topics[number, own] += 0.9 * chance.dirichlet(np.full(20, 2.0))
    texts = []
    for mix in chance.dirichlet(np.full(TOPICS, 0.1), 700):
        terms, counts = np.unique(chance.choice(TERMS, LENGTH, p=mix @ topics), return_counts=True)
        texts.append(Bag(terms, counts.astype(np.float64)))
    return topics, texts


def test_digamma_has_its_known_values() -> None:
    at = np.array([1.0, 0.5, 2.0, 10.0, 1e-3, 1e6])
    known = [-0.5772156649, -1.9635100260, 0.4227843351, 2.2517525891, -1000.5755719318, 13.8155100580]
    assert digamma(at) == pytest.approx(known, abs=1e-7)
    assert digamma(at + 1) == pytest.approx(digamma(at) + 1 / at, rel=1e-9)
    assert np.shape(digamma(np.ones((2, 3)))) == (2, 3)


def test_planted_topics_are_found_again(planted: tuple[Numbers, list[Bag]]) -> None:
    topics, texts = planted
    found = learned_topics(texts[:600], TERMS, topics=TOPICS, passes=6, batch=64).distributions
    assert found.sum(axis=1) == pytest.approx(1.0)
    distance = np.abs(topics[:, None] - found[None]).sum(axis=2) / 2
    best = min(permutations(range(TOPICS)), key=lambda order: sum(distance[row, at] for row, at in enumerate(order)))
    assert max(distance[row, at] for row, at in enumerate(best)) < 0.1


def perplexity(model: Topics, texts: Texts) -> float:
    """The number of equally likely terms that would be as hard to guess."""
    chances = np.einsum("nt,tn->n", model.mixes(texts)[texts.text], model.distributions[:, texts.terms])
    return float(np.exp(-(texts.counts @ np.log(chances)) / texts.counts.sum()))


def test_texts_never_seen_are_guessed_better_and_better(planted: tuple[Numbers, list[Bag]]) -> None:
    topics, texts = planted
    unseen, model = Texts.of(texts[600:]), Topics(TOPICS, TERMS, 600)
    found = [perplexity(model, unseen)]
    for begin in range(0, 600, 100):
        model.learn(Texts.of(texts[begin : begin + 100]))
        found.append(perplexity(model, unseen))
    more = learned_topics(texts[:600], TERMS, topics=TOPICS, passes=6, batch=64)
    assert found[0] > found[3] > found[6] > perplexity(more, unseen)
    assert perplexity(more, unseen) < 0.6 * found[0]
    entropy = -(topics * np.log(topics)).sum(axis=1)
    assert perplexity(more, unseen) > np.exp(entropy.min()) * 0.8, "nothing is guessed better than chance allows"


def test_the_mix_of_a_text_is_what_it_speaks_of(planted: tuple[Numbers, list[Bag]]) -> None:
    _, texts = planted
    model = learned_topics(texts[:600], TERMS, topics=TOPICS, passes=4, batch=64)
    pure = Texts.of([Bag(np.arange(0, 20), np.full(20, 3.0)), Bag(np.arange(40, 60), np.full(20, 3.0))])
    mixes = model.mixes(pure)
    assert mixes.sum(axis=1) == pytest.approx([1, 1])
    assert mixes.max(axis=1).min() > 0.9
    assert mixes[0].argmax() != mixes[1].argmax()
    both = model.mixes(Texts.of([Bag(np.r_[0:20, 40:60], np.full(40, 3.0))]))[0]
    assert both[mixes.argmax(axis=1)] == pytest.approx([0.5, 0.5], abs=0.1)


def test_no_text_teaches_nothing(planted: tuple[Numbers, list[Bag]]) -> None:
    nothing = Texts.of([Bag(np.array([], dtype=np.int64), np.array([]))])
    model = Topics(TOPICS, TERMS, 1)
    before = model.distributions
    model.learn(nothing)
    assert np.array_equal(model.distributions, before)
    assert model.mixes(nothing).shape == (0, TOPICS)
    assert learned_topics([], TERMS, topics=TOPICS, passes=1, batch=9).distributions.shape == (TOPICS, TERMS)


def test_the_same_seed_finds_the_same_topics(planted: tuple[Numbers, list[Bag]]) -> None:
    _, texts = planted
    once, again = (learned_topics(texts[:90], TERMS, topics=3, passes=1, batch=30, seed=5).distributions for _ in range(2))
    assert np.array_equal(once, again)
