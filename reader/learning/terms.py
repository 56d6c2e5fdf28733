"""Texts as bags of terms: words without stop words, pairs of characters in scripts without spaces.

Pure; any thread. The language is guessed from the text's stop words, because feeds often declare the wrong one.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from stopwordsiso import langs, stopwords

from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers

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
    """Return the inverse document frequency of `size` terms in these texts: 0 if a term is in one text only, or in at least every
    other one.
    """
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
    stops = _stop_words(_language([word for _, word in pieces if word], language))
    found: list[str] = []
    for run, word in pieces:
        if run:
            found += [pair for pair in _pairs(run) if pair not in _unspaced_stop_words()]
        elif 1 < len(word) <= _LONGEST and not word.isdecimal() and word not in stops:
            found.append(word)
    return found


def _pairs(run: str) -> Sequence[str]:
    """Return the pairs of characters, without those of hiragana alone, which are grammar."""
    return [one + other for one, other in pairwise(run) if not (_is_hiragana(one) and _is_hiragana(other))]


def _is_hiragana(character: str) -> bool:
    return "\u3040" <= character <= "\u309f"


def _language(words: Sequence[str], declared: str) -> str:
    """Return the language with the most stop words among the first words, or the declared one if they are too few."""
    hits = Counter(code for word in words[:_PROBE] for code in _codes_of().get(word, ()))
    declared = declared.lower().split("-")[0]
    if declared in hits:
        hits[declared] += 1
    best, count = min(hits.items(), key=lambda item: (-item[1], item[0]), default=("", 0))
    return best if count >= _LEAST_HITS else declared or "en"


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
