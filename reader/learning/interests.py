"""The user's interests as a few weighted bags of terms, learned one article at a time.

Sia et al. 2007 learn an interest profile from what is read and query their index with it. Here each interest is a cluster: an
article joins the most similar interest, or founds one (leader clustering); interests that become similar are merged. Skipped
articles go into a separate bag, which is no interest. Old evidence fades by giving new evidence more weight (forward decay), so
that an update touches only the new article.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from functools import cache
from itertools import chain, pairwise, repeat

import numpy as np
from numpy.typing import NDArray
from stopwordsiso import langs, stopwords

from reader.domain.entry import LETTERS_PER_SECOND, MARKS, Mark
from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.learning.reading import GLANCE_SECONDS

TITLE_COUNTS = 3
"""Weight of a term in the title, relative to the text."""
CHARACTERS_READ = 1500
TERMS_OF_A_BAG = 150

_UNSPACED = "\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff66-\uff9d\U00020000-\U0003ffff"
# Hangul is written with spaces, but the index holds it as single characters too.
_PIECE = re.compile(f"([{_UNSPACED}\uac00-\ud7af]+)|([^\\W_{_UNSPACED}\uac00-\ud7af]+)")
_SPLIT_BY_INDEX = re.compile(f"(?<=[{_UNSPACED}\uac00-\ud7af]) +(?=[{_UNSPACED}\uac00-\ud7af])")
_PROBE = 200
_LEAST_HITS = 3
_LONGEST = 40


@dataclass(frozen=True, slots=True)
class Bag:
    """A bag of words: ids of terms in a `Vocabulary`, ascending, with weights 1 + log of their counts."""

    terms: NDArray[np.int64]
    weights: Numbers


class Vocabulary:
    """Numbers terms in order of first occurrence."""

    def __init__(self) -> None:
        self.terms: list[str] = []
        self._ids: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self.terms)

    def bag(self, title: str, text: str, language: str = "") -> Bag:
        """Return the strongest terms of an article, possibly none."""
        counts = Counter(terms(text[:CHARACTERS_READ], language))
        for term in terms(title[:CHARACTERS_READ], language):
            counts[term] += TITLE_COUNTS
        weighed = sorted((self._id(term), count) for term, count in counts.most_common(TERMS_OF_A_BAG))
        ids = np.array([number for number, _ in weighed], dtype=np.int64)
        return Bag(ids, 1.0 + np.log(np.array([count for _, count in weighed], dtype=np.float64)))

    def _id(self, term: str) -> int:
        number = self._ids.setdefault(term, len(self.terms))
        if number == len(self.terms):
            self.terms.append(term)
        return number


def rarity(bags: Iterable[Bag], size: int) -> Numbers:
    """Return the inverse document frequency of `size` terms: 0 if in one text only, or in every other one."""
    counts, texts = np.zeros(size), 0
    for bag in bags:
        counts[bag.terms[bag.terms < size]] += 1
        texts += 1
    rare = np.log((1 + texts) / (1 + counts))
    rare[(counts < 2) | (counts > max(2.0, texts / 2))] = 0.0
    return rare


def terms(text: str, language: str = "") -> list[str]:
    """Return the terms of a text in order, without numbers and single letters."""
    pieces = [(match[1], match[2]) for match in _PIECE.finditer(_SPLIT_BY_INDEX.sub("", text).lower())]
    stops = _stop_words(_language([word for _, word in pieces if word], language) or "en")
    found: list[str] = []
    for run, word in pieces:
        if run:
            found += [pair for pair in _pairs(run) if pair not in _unspaced_stop_words()]
        elif 1 < len(word) <= _LONGEST and not word.isdecimal() and word not in stops:
            found.append(word)
    return found


def text_language(text: str, declared: str = "") -> str:
    """Return the language of most stop words of a text, else the declared one, without its region."""
    return _language([word for _, word in _PIECE.findall(text.lower()) if word], declared)


_SENTENCE_ENDS = frozenset('.!?:;\n"“”«»|')


def marked_words(text: str, most: int, language: str = "") -> list[tuple[str, bool]]:
    """Return the first words of a text in order, numbers included and stop words as '', each with what marks a name: that it is a number,
    in capitals, or begins with one inside a sentence. Of Chinese, Japanese and Korean they are pairs of characters, none marked.
    """
    pieces = list(_PIECE.finditer(text))
    stops = _stop_words(_language([match[2].lower() for match in pieces if match[2]], language))
    found: list[tuple[str, bool]] = []
    end = 0
    for match in pieces:
        run, word = match.groups()
        if len(found) >= most:
            break
        if run:
            found += [(pair, False) for pair in _pairs(run) if pair not in _unspaced_stop_words()]
        elif word.isdecimal():
            found.append((word, True))
        elif 1 < len(word) <= _LONGEST and (plain := word.lower()) not in stops:
            begins = word[0].isupper() and found and _SENTENCE_ENDS.isdisjoint(text[end : match.start()])
            found.append((plain, bool(begins) or word.isupper()))
        else:
            found.append(("", False))
        end = match.end()
    return found[:most]


_NO_WORDS = re.compile("[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]{2}")


def has_no_words(text: str) -> bool:
    """Return whether a text is in a script whose words are not divided here: Thai, Lao, Burmese or Khmer."""
    return _NO_WORDS.search(text) is not None


def _pairs(run: str) -> Sequence[str]:
    """Return the pairs of characters, without those of hiragana alone, which are grammar."""
    return [one + other for one, other in pairwise(run) if not (_is_hiragana(one) and _is_hiragana(other))]


def _is_hiragana(character: str) -> bool:
    return "\u3040" <= character <= "\u309f"


def _language(words: Sequence[str], declared: str) -> str:
    """Return the language with the most stop words among the first words, or the declared one if they are too few."""
    hits = Counter(chain.from_iterable(map(_codes_of().get, words[:_PROBE], repeat(()))))
    declared = declared.lower().split("-")[0]
    if declared in hits:
        hits[declared] += 1
    count = max(hits.values(), default=0)
    return min(code for code, each in hits.items() if each == count) if count >= _LEAST_HITS else declared


@cache
def _codes_of() -> dict[str, tuple[str, ...]]:
    """Return stop words with the languages that have them."""
    codes: dict[str, list[str]] = {}
    for code in sorted(langs()):
        for word in stopwords(code):
            codes.setdefault(word.lower(), []).append(code)
    return {word: tuple(found) for word, found in codes.items()}


@cache
def _stop_words(code: str) -> frozenset[str]:
    return frozenset(word.lower() for word in stopwords(code))


@cache
def _unspaced_stop_words() -> frozenset[str]:
    return _stop_words("zh") | _stop_words("ja") | _stop_words("ko")


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
        """Learn from one article at a UTC time, in the order of time, and return the number of the interest it joined. None for a
        negative weight, which counts against it, and for an article without a known term.
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
        # too old to matter numerically
        for place in reversed(range(len(self.interests))):
            if self.products[place, place] < LEAST_PRODUCT:
                self._drop(place)
        return 1.0

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


WHOLE_SECONDS = (8.0, 60.0)
"""Bounds in seconds of the reading time, derived from its length, after which an article counts as fully read."""
COUNTED_AN_HOUR = 60
"""Limit of actions counted per hour; nobody reads more than that."""
COUNTED_OF_AN_ARTICLE = 3.0
HOUR_SECONDS = 3600
SKIPPED_WEIGHT = -0.2


class ActivityKind(StrEnum):
    """Actions on an article other than marking it."""

    READ = "read"
    SKIPPED = "skipped"
    TAGGED = "tagged"
    OPENED = "opened"
    FOLLOWED = "followed"
    """Followed a link inside it."""
    MORE = "more"
    LESS = "less"


WEIGHTS: Mapping[ActivityKind | Mark, float] = {
    ActivityKind.SKIPPED: SKIPPED_WEIGHT,
    ActivityKind.TAGGED: 1.0,
    ActivityKind.OPENED: 0.7,
    ActivityKind.FOLLOWED: 1.0,
    ActivityKind.MORE: 2.0,
    ActivityKind.LESS: -2.0,
    **{mark: kind.interest for mark, kind in MARKS.items()},
}


def activity_kind(word: str) -> ActivityKind | Mark:
    return Mark(word) if word in MARKS else ActivityKind(word)


@dataclass(frozen=True, slots=True)
class Activity:
    """One action on an article (`seconds` of reading, `characters` of text), at a UTC time."""

    at: int
    entry_id: int
    feed_id: int
    kind: ActivityKind | Mark
    seconds: int = 0
    characters: int = 0


@dataclass(frozen=True, slots=True)
class Evidence:
    """Degree of interest in an article: positive for interest, negative for the lack of it."""

    at: int
    entry_id: int
    feed_id: int
    weight: float


def reading_weight(seconds: float, characters: int) -> float:
    """Return 0 to 1 by the share of the article that can have been read; negative after a mere glance."""
    if seconds < GLANCE_SECONDS:
        return SKIPPED_WEIGHT
    least, most = WHOLE_SECONDS
    return min(1.0, seconds / min(max(characters / LETTERS_PER_SECOND, least), most))


def weigh(activities: Iterable[Activity]) -> Iterator[Evidence]:
    """Yield the evidence from actions in the order of time. Later actions never change earlier evidence."""
    hour, in_hour = -1, 0
    given: dict[int, float] = {}
    for activity in activities:
        if activity.at // HOUR_SECONDS != hour:
            hour, in_hour = activity.at // HOUR_SECONDS, 0
        in_hour += 1
        weight = (
            reading_weight(activity.seconds, activity.characters)
            if activity.kind is ActivityKind.READ
            else WEIGHTS[activity.kind]
        )
        is_said = activity.kind in {ActivityKind.MORE, ActivityKind.LESS}
        left = COUNTED_OF_AN_ARTICLE - given.get(activity.entry_id, 0.0)
        weight = weight if weight < 0 or is_said else min(weight, left)
        if weight == 0 or (in_hour > COUNTED_AN_HOUR and not is_said):
            continue
        given[activity.entry_id] = given.get(activity.entry_id, 0.0) + max(weight, 0.0)
        yield Evidence(activity.at, activity.entry_id, activity.feed_id, weight)


def days_of(evidence: Iterable[Evidence]) -> int:
    return len({each.at // DAY_SECONDS for each in evidence if each.weight > 0})
