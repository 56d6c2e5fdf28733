"""Matches typed letters to a name, with the letters to highlight. Pure; any thread."""

import unicodedata
from collections.abc import Sequence
from enum import IntEnum

from reader.domain.value_classes import dataclass

Spans = tuple[tuple[int, int], ...]


class Fit(IntEnum):
    """Quality of a match, best first."""

    WHOLE = 0
    BEGINS = 1
    WORD_BEGINS = 2
    INITIALS = 3
    WITHIN = 4
    SCATTERED = 5


@dataclass(frozen=True, slots=True)
class Match:
    """The worst quality among the typed words, the position of the first one, and the letters to highlight."""

    fit: Fit
    place: int
    spans: Spans


def plain(text: str) -> str:
    """Return text for comparing, in lower case without accents, of unchanged length."""
    if text.isascii():
        return text.lower()
    return "".join(_plain_letter(letter) for letter in text)


def match(words: Sequence[str], name: str) -> Match | None:
    """Match `words` to a `name`, both made plain; each word must be found. No words match everything."""
    worst, place = Fit.BEGINS, 0
    spans: list[tuple[int, int]] = []
    for number, word in enumerate(words):
        found = _find(word, name)
        if found is None:
            return None
        fit, places = found
        worst = max(worst, fit)
        place = places[0][0] if number == 0 else place
        spans += places
    is_whole = bool(words) and " ".join(words) == name.rstrip("…")
    return Match(Fit.WHOLE if is_whole else worst, place, _joined(spans))


def _plain_letter(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0].lower()
    return base if len(base) == 1 else letter


def _find(word: str, name: str) -> tuple[Fit, list[tuple[int, int]]] | None:
    first = place = name.find(word)
    if place == 0:
        return Fit.BEGINS, [(0, len(word))]
    while place > 0:
        if not name[place - 1].isalnum():
            return Fit.WORD_BEGINS, [(place, place + len(word))]
        place = name.find(word, place + 1)
    initials = _initials(word, name)
    if initials is not None:
        return Fit.INITIALS, initials
    if first > 0:
        return Fit.WITHIN, [(first, first + len(word))]
    scattered = _scattered(word, name) if len(word) > 1 else None
    return (Fit.SCATTERED, scattered) if scattered is not None else None


def _initials(word: str, name: str) -> list[tuple[int, int]] | None:
    """Match letters to the initials of consecutive words."""
    if len(word) == 1:
        return None
    starts = _word_starts(name)
    found = "".join(name[start] for start in starts).find(word)
    return [(start, start + 1) for start in starts[found : found + len(word)]] if found >= 0 else None


def _word_starts(name: str) -> list[int]:
    return [place for place, letter in enumerate(name) if letter.isalnum() and (place == 0 or not name[place - 1].isalnum())]


def _scattered(word: str, name: str) -> list[tuple[int, int]] | None:
    """Match letters in order, the first at the start of a word, each other one too if possible."""
    starts = _word_starts(name)
    for start in starts:
        if name[start] == word[0]:
            places = _follow(word, name, start, starts)
            if places is not None:
                return [(place, place + 1) for place in places]
    return None


def _follow(word: str, name: str, start: int, starts: Sequence[int]) -> list[int] | None:
    places = [start]
    for letter in word[1:]:
        after = places[-1] + 1
        if after < len(name) and name[after] == letter:
            places.append(after)
            continue
        place = next((each for each in starts if each >= after and name[each] == letter), name.find(letter, after))
        if place < 0:
            return None
        places.append(place)
    return places


def _joined(spans: list[tuple[int, int]]) -> Spans:
    joined: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return tuple(joined)
