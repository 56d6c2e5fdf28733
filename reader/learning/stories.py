"""Stories: which earlier article of another site reports the same as a new one. Pure; the thread that owns an index.

An article is a vector of its title and the first words of its text by TF-IDF (pairs of characters in Chinese, Japanese and Korean): the
title counts twice, and so do names and numbers. It is a report of the story of the nearest article of another site within three days,
if their cosine is large enough; where one of the two has hardly any text, by their titles alone. Candidates are those that share one
of its rarest words.
"""

import math
import re
from collections import Counter
from collections.abc import Sequence
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from reader.domain.ids import DAY_SECONDS
from reader.domain.value_classes import dataclass
from reader.learning.day import Numbers
from reader.learning.interests import has_no_words, marked_words

WINDOW_SECONDS = 3 * DAY_SECONDS
LIKE_AT, SHARED_LEAST = 0.34, 3
"""Least cosine of two articles that report the same, and terms in both: one rare name in two short texts is large enough a cosine.
Cosine and weights were chosen on one half of ECB+, and hold on the other.
"""
TITLES_LIKE_AT, TITLES_SHARE = 0.5, 4
"""Least cosine of titles, and terms in both, where one of the articles has hardly any text."""
TEXT_LEAST = 15
SUMMARY_LIKE_AT, SUMMARY_WORDS = 0.4, 40
"""Least cosine where one of the texts has fewer words: in two summaries a place and its topic of the day are large enough a cosine."""
LEAD_WORDS, LEAD_CHARACTERS = 60, 600
TITLE_COUNTS, NAMED_COUNTS = 2.0, 2.0
TERMS_MAX, TITLE_MAX, RARE_TERMS = 64, 24, 8
KNOWN_LEAST = 100
"""Articles known before one is joined: the words of fewer say nothing about which are rare."""
BITS = 18
WALKED, COMPARED = 200, 24
_ADDRESS = re.compile(r"\w*://\S*")
_ROWS_AT_FIRST, _LINKED_AT_ONCE = 1024, 4096
_PLACES = np.arange(TERMS_MAX)


@dataclass(frozen=True, slots=True)
class Words:
    """Terms of an article as numbers of `BITS`, those of the title first and the numbers in it before these, with the weights that their
    counts and marks give; `text` is the number of words read of the text.
    """

    terms: NDArray[np.uint32]
    weights: Numbers
    titles: int
    numbers: int
    text: int


@dataclass(frozen=True, slots=True)
class Link:
    """The article nearest to another one by the key it was added with."""

    key: int
    likeness: float


def words(title: str, text: str, language: str = "") -> Words | None:
    """Return the terms of an article; None without any, and in Thai, Lao, Burmese or Khmer, which are not measured."""
    if has_no_words(title[:LEAD_CHARACTERS]) or has_no_words(text[:LEAD_CHARACTERS]):
        return None
    named, lead = (marked_words(_without_addresses(each[:LEAD_CHARACTERS]), LEAD_WORDS, language) for each in (title, text))
    counts = Counter(word for word, _ in lead)
    for word, _ in named:
        counts[word] += TITLE_COUNTS  # type: ignore[assignment]
    del counts[""]
    if not counts:
        return None
    marked = {word for word, is_marked in (*named, *lead) if is_marked}
    titles = sorted({word for word, _ in named if word}, key=lambda word: (not word.isdecimal(), -counts[word], word))[:TITLE_MAX]
    chosen = list(dict.fromkeys((*titles, *(word for word, _ in counts.most_common()))))[:TERMS_MAX]
    return Words(
        np.array([crc32(word.encode()) & ((1 << BITS) - 1) for word in chosen], dtype=np.uint32),
        np.array([(1 + math.log(counts[word])) * (NAMED_COUNTS if word in marked else 1.0) for word in chosen]),
        len(titles),
        sum(word.isdecimal() for word in titles),
        len(lead),
    )


def _without_addresses(text: str) -> str:
    return _ADDRESS.sub("", text) if "://" in text else text


class Stories:
    """Articles of the last days, and how many of all that were seen hold each term."""

    def __init__(self) -> None:
        self.known = 0
        self._texts = np.zeros(1 << BITS, dtype=np.uint32)
        self._allot(_ROWS_AT_FIRST)
        self._own = np.zeros(1 << BITS, dtype=np.float32)
        self._last = np.full(1 << BITS, -1, dtype=np.int32)

    def __len__(self) -> int:
        return self._count

    def learn(self, article: Words) -> None:
        self._texts[article.terms] += 1
        self.known += 1

    def add(self, key: int, article: Words, at: int, site: int) -> Link | None:
        """Learn an article posted `at` on a site, and return the nearest one that was added before and reports the same."""
        weights = self._weigh(article)
        found = self._nearest(article, weights, at, site) if self.known >= KNOWN_LEAST else None
        self._keep(key, article, weights, at, site)
        self.learn(article)
        return found

    def forget(self, before: int) -> None:
        """Forget articles posted before a time, once they are half of those that are kept."""
        kept = np.flatnonzero(self._at[: self._count] >= before)
        if 2 * len(kept) > self._count or self._count < _ROWS_AT_FIRST:
            return
        self._allot(max(_ROWS_AT_FIRST, 2 * len(kept)), [each[kept] for each in self._columns()])
        self._last.fill(-1)
        for first in range(0, self._count, _LINKED_AT_ONCE):
            self._link(first, min(first + _LINKED_AT_ONCE, self._count))

    def _allot(self, size: int, rows: Sequence[NDArray[Any]] = ()) -> None:
        """Make room for `size` articles, with these columns of those that are kept."""
        self._terms = np.zeros((size, TERMS_MAX), dtype=np.uint32)
        self._weights = np.zeros((size, TERMS_MAX), dtype=np.float16)
        self._facts = np.zeros((size, 3), dtype=np.uint8)
        self._at = np.zeros(size, dtype=np.int64)
        self._site = np.zeros(size, dtype=np.int64)
        self._key = np.zeros(size, dtype=np.int64)
        self._before = np.zeros((size, RARE_TERMS), dtype=np.int32)
        self._count = len(rows[0]) if rows else 0
        for column, values in zip(self._columns(), rows, strict=False):
            column[: len(values)] = values

    def _columns(self) -> Sequence[NDArray[Any]]:
        return self._terms, self._weights, self._facts, self._at, self._site, self._key, self._before

    def _weigh(self, article: Words) -> Numbers:
        rarity = np.log((self.known + 20.0) / (self._texts[article.terms] + 1.0))
        weights = article.weights * np.maximum(rarity, 0.0)
        length = math.sqrt(float(weights @ weights))
        normed: Numbers = weights / length if length > 0 else weights
        return normed

    def _keep(self, key: int, article: Words, weights: Numbers, at: int, site: int) -> None:
        number, size = self._count, len(article.terms)
        if number == len(self._at):
            self._allot(2 * number, self._columns())
        self._terms[number, :size] = article.terms
        self._weights[number, :size] = weights
        self._facts[number] = article.titles, article.numbers, min(article.text, LEAD_WORDS)
        self._at[number], self._site[number], self._key[number] = at, site, key
        self._count += 1
        self._link(number, self._count)

    def _link(self, first: int, end: int) -> None:
        """Lead from each of the rarest terms of the articles from `first` to `end` to the article before that has it, and to the last one."""
        rows = np.arange(first, end)[:, None]
        slots = np.argsort(-self._weights[first:end], axis=1, kind="stable")[:, :RARE_TERMS]
        terms = self._terms[rows, slots].ravel()
        used = np.flatnonzero(self._weights[rows, slots].ravel() > 0)
        used = used[np.argsort(terms[used], kind="stable")]
        terms, places = terms[used], used + first * RARE_TERMS
        before, is_again = self._last[terms], terms[1:] == terms[:-1]
        before[1:][is_again] = places[:-1][is_again]
        self._before.ravel()[places] = before
        self._last[terms] = places

    def _nearest(self, article: Words, weights: Numbers, at: int, site: int) -> Link | None:
        numbers = self._candidates(article, weights, at, site)
        if not numbers.size:
            return None
        own, titles = self._own, article.terms[: article.titles]
        terms, theirs = self._terms[numbers], self._weights[numbers].astype(np.float32)
        title_count, number_count, text = self._facts[numbers].T
        least_text = np.minimum(text, article.text)
        has_text = least_text >= TEXT_LEAST
        own[article.terms] = weights
        both = own[terms] * theirs
        own[article.terms] = 0
        likeness, shared = both.sum(1), (both > 0).sum(1)
        like_at = np.where(least_text < SUMMARY_WORDS, SUMMARY_LIKE_AT, LIKE_AT)
        share = np.where(has_text, SHARED_LEAST, TITLES_SHARE)
        if not has_text.all():
            theirs[title_count[:, None] <= _PLACES] = 0
            own[titles] = weights[: article.titles]
            both = own[terms] * theirs
            own[titles] = 0
            lengths = np.sqrt((theirs**2).sum(1)) * float(np.linalg.norm(weights[: article.titles]))
            likeness = np.where(has_text, likeness, both.sum(1) / np.maximum(lengths, 1e-9))
            shared = np.where(has_text, shared, (both > 0).sum(1))
            like_at = np.where(has_text, like_at, TITLES_LIKE_AT)
        is_like = (likeness >= like_at) & (shared >= share)
        if article.numbers and is_like.any():
            agree = (np.isin(terms, article.terms[: article.numbers]) & (number_count[:, None] > _PLACES)).any(1)
            is_like &= agree | (number_count == 0) | (likeness >= TITLES_LIKE_AT)
        if not is_like.any():
            return None
        best = int(np.argmax(np.where(is_like, likeness, -1.0)))
        return Link(int(self._key[numbers[best]]), float(likeness[best]))

    def _candidates(self, article: Words, weights: Numbers, at: int, site: int) -> NDArray[np.int64]:
        """Return the articles of other sites that share most of the rarest terms."""
        shared: dict[int, float] = {}
        last, before = self._last.data, self._before.ravel().data
        for slot in np.argsort(-weights, kind="stable")[:RARE_TERMS].tolist():
            amount = float(weights[slot]) ** 2
            place = last[int(article.terms[slot])] if amount > 0 else -1
            for _ in range(WALKED):
                if place < 0:
                    break
                number = place // RARE_TERMS
                shared[number] = shared.get(number, 0.0) + amount
                place = before[place]
        numbers = np.fromiter(shared, dtype=np.int64, count=len(shared))
        amounts = np.fromiter(shared.values(), dtype=np.float64, count=len(shared))
        is_near = (np.abs(self._at[numbers] - at) <= WINDOW_SECONDS) & (self._site[numbers] != site)
        order = np.argsort(-amounts[is_near], kind="stable")[:COMPARED]
        chosen: NDArray[np.int64] = numbers[is_near][order]
        return chosen
