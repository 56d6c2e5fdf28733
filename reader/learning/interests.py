"""What the user is interested in: a handful of weighed bags of terms, learned one article at a time. Pure; any thread.

Sia et al. 2007 learn an interest profile from what is read and query their index with it. Here each interest is a cluster: an article
joins the interest it resembles most, or founds one (leader clustering); interests that have come to resemble each other become one.
What was passed over goes into one more bag, of which no part is an interest.

Old evidence fades: new evidence is weighed up instead (forward decay), so that nothing but the new article is touched.
"""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from reader.learning.day import DAY_SECONDS, Numbers
from reader.learning.terms import Bag

HALF_LIFE_DAYS = 45.0
INTERESTS_MAX = 16
JOINS_AT = 0.07
"""An article joins an interest from this cosine on."""
BECOMES_ONE_AT = 0.45
GROWTH_MAX = 2.0**300
"""Long before floats end the bags are scaled down; a clock gone wrong is held within it."""


@dataclass(slots=True)
class Interest:
    """One interest: its number, for how long it exists, and how often something was learned for it."""

    number: int
    articles: int = 0


@dataclass(slots=True)
class Interests:
    """The model. `rare` [V] weighs the terms (inverse document frequency); terms beyond it, or of weight 0, are passed over.

    `bags` [16 + 1, V] are sums of normed bags, those of `interests` first; `lengths` their norms, `mass` the evidence in each. All are weighed by
    `2 ** ((at - began_at) / half-life)`. `unwanted` [V] is the sum of what was passed over.
    """

    rare: Numbers
    interests: list[Interest] = field(default_factory=list)
    bags: Numbers = field(init=False)
    lengths: Numbers = field(init=False)
    mass: Numbers = field(init=False)
    unwanted: Numbers = field(init=False)
    began_at: float | None = None
    learned: int = 0

    def __post_init__(self) -> None:
        self.bags = np.zeros((INTERESTS_MAX + 1, self.rare.size))
        self.lengths = np.zeros(INTERESTS_MAX + 1)
        self.mass = np.zeros(INTERESTS_MAX + 1)
        self.unwanted = np.zeros(self.rare.size)

    def learn(self, bag: Bag, weight: float, at: float) -> int | None:
        """Take in one article at a UTC time, in the order of time; the number of the interest that it went to.

        A negative weight says how much it was not wanted; None then, and for an article without a known term.
        """
        terms, values = self.normed(bag)
        if not terms.size or weight == 0:
            return None
        amount = weight * self._growth(at)
        if weight < 0:
            self.unwanted[terms] -= amount * values
            return None
        place = self._nearest(terms, values)
        self.bags[place, terms] += amount * values
        self.lengths[place] = np.linalg.norm(self.bags[place])
        self.mass[place] += amount
        self.interests[place].articles += 1
        return self._join_neighbour(place)

    def normed(self, bag: Bag) -> tuple[NDArray[np.int64], Numbers]:
        """The known terms of a bag by TF-IDF, of length 1."""
        is_known = bag.terms < self.rare.size
        terms = bag.terms[is_known]
        values = bag.weights[is_known] * self.rare[terms]
        length = float(np.linalg.norm(values))
        return (terms[values > 0], values[values > 0] / length) if length > 0 else (terms[:0], values[:0])

    def likeness(self, terms: NDArray[np.int64], values: Numbers) -> Numbers:
        """The cosine of a normed bag with each interest."""
        count = len(self.interests)
        products: Numbers = self.bags[:count, terms] @ values
        return products / self.lengths[:count]

    def aversion(self) -> Numbers:
        """What was passed over, of length 1 or 0."""
        length = float(np.linalg.norm(self.unwanted))
        return self.unwanted / length if length > 0 else self.unwanted

    def shares(self) -> Numbers:
        """How much of the evidence lies in each interest."""
        mass = self.mass[: len(self.interests)]
        total = float(mass.sum())
        return mass / total if total > 0 else mass

    def strongest_terms(self, place: int, count: int) -> list[int]:
        """The terms that weigh most in an interest."""
        bag = self.bags[place]
        order = np.argsort(-bag, kind="stable")[:count]
        return [int(term) for term in order if bag[term] > 0]

    def _growth(self, at: float) -> float:
        if self.began_at is None:
            self.began_at = at
        growth: float = 2.0 ** min((at - self.began_at) / (HALF_LIFE_DAYS * DAY_SECONDS), 1000.0)
        if growth <= GROWTH_MAX:
            return growth
        for array in (self.bags, self.lengths, self.mass, self.unwanted):
            np.divide(array, growth, out=array)
        self.began_at = at
        return 1.0

    def _nearest(self, terms: NDArray[np.int64], values: Numbers) -> int:
        """The place of the interest that an article belongs to; where there is none, of a new one, for which the smallest may go."""
        if self.interests:
            likeness = self.likeness(terms, values)
            place = int(np.argmax(likeness))
            if likeness[place] >= JOINS_AT:
                return place
        if len(self.interests) == INTERESTS_MAX:
            self._drop(int(np.argmin(self.mass[:INTERESTS_MAX])))
        self.learned += 1
        self.interests.append(Interest(self.learned))
        return len(self.interests) - 1

    def _join_neighbour(self, place: int) -> int:
        """Make one of an interest and that which it now resembles, and tell the number under which it goes on: the older one's."""
        count = len(self.interests)
        likeness = self.bags[:count] @ self.bags[place] / (self.lengths[:count] * self.lengths[place])
        likeness[place] = -1.0
        other = int(np.argmax(likeness))
        if likeness[other] < BECOMES_ONE_AT:
            return self.interests[place].number
        kept, dropped = sorted((place, other), key=lambda each: self.interests[each].number)
        self.bags[kept] += self.bags[dropped]
        self.lengths[kept] = np.linalg.norm(self.bags[kept])
        self.mass[kept] += self.mass[dropped]
        self.interests[kept].articles += self.interests[dropped].articles
        number = self.interests[kept].number
        self._drop(dropped)
        return number

    def _drop(self, place: int) -> None:
        del self.interests[place]
        for array in (self.bags, self.lengths, self.mass):
            array[place:-1] = array[place + 1 :]
            array[-1] = 0
