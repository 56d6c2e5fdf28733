"""The user's interests as a few weighted bags of terms, learned one article at a time. Pure; any thread.

Sia et al. 2007 learn an interest profile from what is read and query their index with it. Here each interest is a cluster: an
article joins the most similar interest, or founds one (leader clustering); interests that become similar are merged. Skipped
articles go into a separate bag, which is no interest. Old evidence fades by giving new evidence more weight (forward decay), so
that an update touches only the new article.
"""

from dataclasses import field

import numpy as np
from numpy.typing import NDArray

from reader.domain.clock import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.learning.terms import Bag

HALF_LIFE_DAYS = 45.0
INTERESTS_MAX = 16
JOINS_AT = 0.04
"""Minimum cosine for an article to join an interest; summaries of a few lines rarely exceed it."""
BECOMES_ONE_AT = 0.45
GROWTH_MAX = 200.0
"""Half-lives after which everything is scaled down, long before floats overflow; also bounds the effect of a wrong clock."""
LEAST_PRODUCT = 1e-60
SAID = -1.0
"""Evidence at or below this value is an explicit judgement, not observed."""


@dataclass(slots=True)
class Interest:
    """One interest: its number, and how many articles it was learned from."""

    number: int
    articles: int = 0


@dataclass(slots=True)
class Interests:
    """The model. `rare` [V] weights the terms (inverse document frequency); unknown terms and those of weight 0 are ignored.

    `bags` [16, V] are sums of normed bags, those of `interests` first; `products` [16, 16] their scalar products, kept so that
    the cost per article is proportional to its number of words; `mass` the evidence in each. All are scaled by `2 ** ((at -
    began_at) / half-run)`, and so are `wanted` [V], the sum of all interests including replaced ones, and `unwanted` [V], the sum
    of skipped articles. `disliked` [V] is the sum of those the user asked to see less of, kept apart so that a thousand skipped
    articles do not outweigh it.
    """

    rare: Numbers
    interests: list[Interest] = field(default_factory=list)
    bags: Numbers = field(init=False)
    products: Numbers = field(init=False)
    mass: Numbers = field(init=False)
    wanted: Numbers = field(init=False)
    unwanted: Numbers = field(init=False)
    disliked: Numbers = field(init=False)
    began_at: float | None = None
    founded: int = 0

    def __post_init__(self) -> None:
        self.bags = np.zeros((INTERESTS_MAX, self.rare.size))
        self.products = np.zeros((INTERESTS_MAX, INTERESTS_MAX))
        self.mass = np.zeros(INTERESTS_MAX)
        self.wanted = np.zeros(self.rare.size)
        self.unwanted = np.zeros(self.rare.size)
        self.disliked = np.zeros(self.rare.size)

    def learn(self, bag: Bag, weight: float, at: float) -> int | None:
        """Learn from one article at a UTC time, in the order of time, and return the number of the interest it joined.

        None for a negative weight, which counts against it, and for an article without a known term.
        """
        terms, values = self.normed(bag)
        if not terms.size or weight == 0:
            return None
        amount = weight * self._growth(at)
        if weight < 0:
            against = self.disliked if weight <= SAID else self.unwanted
            against[terms] -= amount * values
            return None
        place = self._nearest(terms, values)
        parts = amount * (self.bags[:, terms] @ values)
        self.bags[place, terms] += amount * values
        self.wanted[terms] += amount * values
        self.products[place] += parts
        self.products[:, place] += parts
        self.products[place, place] += amount**2
        self.mass[place] += amount
        self.interests[place].articles += 1
        return self._join_neighbour(place)

    def normed(self, bag: Bag) -> tuple[NDArray[np.int64], Numbers]:
        """Return the known terms of a bag by TF-IDF, scaled to length 1."""
        is_known = bag.terms < self.rare.size
        terms = bag.terms[is_known]
        values = bag.weights[is_known] * self.rare[terms]
        length = float(np.sqrt(values @ values))
        return (terms[values > 0], values[values > 0] / length) if length > 0 else (terms[:0], values[:0])

    def likeness(self, terms: NDArray[np.int64], values: Numbers) -> Numbers:
        """Return the cosine of a normed bag with each interest."""
        count = len(self.interests)
        products: Numbers = self.bags[:count, terms] @ values
        return products / np.sqrt(self.products.diagonal()[:count])

    def affinity(self) -> Numbers:
        """Return the sum of what was wanted, of length 1 or 0."""
        return _direction(self.wanted)

    def aversion(self) -> Numbers:
        """Return the sum of skipped articles, of length 1 or 0."""
        return _direction(self.unwanted)

    def dislike(self) -> Numbers:
        """Return the sum of disliked articles, of length 1 or 0."""
        return _direction(self.disliked)

    def shares(self) -> Numbers:
        mass = self.mass[: len(self.interests)]
        total = float(mass.sum())
        return mass / total if total > 0 else mass

    def strongest_terms(self, place: int, count: int) -> list[int]:
        bag = self.bags[place]
        order = np.argsort(-bag, kind="stable")[:count]
        return [int(term) for term in order if bag[term] > 0]

    def _growth(self, at: float) -> float:
        if self.began_at is None:
            self.began_at = at
        growth: float = 2.0 ** max(min((at - self.began_at) / (HALF_LIFE_DAYS * DAY_SECONDS), GROWTH_MAX), -GROWTH_MAX)
        if growth < 2.0 ** (GROWTH_MAX - 1):
            return growth
        for array in (self.bags, self.mass, self.wanted, self.unwanted, self.disliked):
            np.divide(array, growth, out=array)
        np.divide(self.products, growth**2, out=self.products)
        self.began_at = at
        self._forget_the_faded()
        return 1.0

    def _forget_the_faded(self) -> None:
        """Clear values too old to matter numerically."""
        for place in reversed(range(len(self.interests))):
            if self.products[place, place] < LEAST_PRODUCT:
                self._drop(place)

    def _nearest(self, terms: NDArray[np.int64], values: Numbers) -> int:
        """Return the place of the interest that an article belongs to, or else of a new one, which may replace the smallest."""
        if self.interests:
            likeness = self.likeness(terms, values)
            place = int(np.argmax(likeness))
            if likeness[place] >= JOINS_AT:
                return place
        if len(self.interests) == INTERESTS_MAX:
            self._drop(int(np.argmin(self.mass)))
        self.founded += 1
        self.interests.append(Interest(self.founded))
        return len(self.interests) - 1

    def _join_neighbour(self, place: int) -> int:
        """Merge an interest with one it now resembles, and return the number kept: the older one's."""
        count = len(self.interests)
        lengths = np.sqrt(self.products.diagonal()[:count])
        likeness = self.products[place, :count] / (lengths * lengths[place])
        likeness[place] = -1.0
        other = int(np.argmax(likeness))
        if likeness[other] < BECOMES_ONE_AT:
            return self.interests[place].number
        kept, dropped = sorted((place, other), key=lambda each: self.interests[each].number)
        for array in (self.bags, self.products, self.products.T):
            array[kept] += array[dropped]
        self.mass[kept] += self.mass[dropped]
        self.interests[kept].articles += self.interests[dropped].articles
        number = self.interests[kept].number
        self._drop(dropped)
        return number

    def _drop(self, place: int) -> None:
        """Remove an interest and move the last one into its place."""
        last = len(self.interests) - 1
        self.interests[place] = self.interests[last]
        del self.interests[last]
        for array in (self.bags, self.mass, self.products, self.products.T):
            array[place] = array[last]
            array[last] = 0


def _direction(bag: Numbers) -> Numbers:
    length = float(np.linalg.norm(bag))
    return bag / length if length > 0 else bag
