"""Finds words in blocks of text, ignoring case and accents. Any thread."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from PySide6.QtGui import QTextBlock, QTextDocument

MAX_HITS = 5_000
Span = tuple[int, int]


@cache
def _plain_letter(letter: str) -> str:
    """Fold one letter into exactly one, so that positions are kept."""
    plain = unicodedata.normalize("NFD", letter)[0].lower()
    return plain if len(plain) == 1 else letter


def folded(text: str) -> str:
    """Return the text without case and accents, at equal length."""
    return text.lower() if text.isascii() else "".join(map(_plain_letter, text))


def search_pattern(words: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern for words that begin like the search terms; None if there is nothing to highlight."""
    wanted = sorted({folded(word.strip()) for word in words if word.strip()}, key=len, reverse=True)
    if not wanted:
        return None
    return re.compile(rf"(?<!\w)(?:{'|'.join(_flexible(word) for word in wanted)})\w*")


def find_pattern(text: str) -> re.Pattern[str] | None:
    """Return a pattern for a literal text, with spaces matching any white space."""
    return re.compile(_flexible(folded(text.strip()))) if text.strip() else None


def _flexible(text: str) -> str:
    return r"\s+".join(map(re.escape, text.split()))


def spans(pattern: re.Pattern[str], text: str) -> list[Span]:
    """Return the matches in Qt's units; neighbours separated by a single space are merged."""
    found: list[Span] = []
    for match in pattern.finditer(folded(text)):
        start, end = match.span()
        if found and text[found[-1][1] : start] == " ":
            found[-1] = (found[-1][0], end)
        elif end > start:
            found.append((start, end))
    if text.isascii() or all(ord(letter) <= 0xFFFF for letter in text):
        return found
    return [(_units(text[:start]), _units(text[:end])) for start, end in found]


def all_hits(document: QTextDocument, pattern: re.Pattern[str]) -> list[Span]:
    """Return all matches in reading order, as document positions."""
    found: list[Span] = []
    block: QTextBlock = document.begin()
    while block.isValid() and len(found) < MAX_HITS:
        at = block.position()
        found += [(at + start, at + end) for start, end in _apart(pattern, block.text())]
        block = block.next()
    return found


def _apart(pattern: re.Pattern[str], text: str) -> list[Span]:
    """Return the matches of one block without merging neighbours."""
    found = [match.span() for match in pattern.finditer(folded(text))]
    return [(_units(text[:start]), _units(text[:end])) for start, end in found if end > start]


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
