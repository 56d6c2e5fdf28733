"""Excerpts of search results: title and a piece of the text with the positions of the hits. Any thread with its own connection.
Hits are located here rather than by FTS5: its `snippet` reads all words with a prefix again for each row, which took 500 ms per
screen at 70,000 articles; this takes two.
"""

import re
import unicodedata
from collections.abc import Iterable
from itertools import islice, pairwise

from reader.domain.entry import Excerpt
from reader.domain.ids import EntryId
from reader.storage.connection import ReadConnection
from reader.storage.search import UNSPACED_SCRIPTS, joined_scripts
from reader.storage.search_query import Column, Words, parse
from reader.storage.values import id_list

LENGTH = 280
LEAD = 60
"""Characters before the first hit."""
HITS_MAX = 40
_TEXTS = """SELECT e.entry_id, e.title, t.text FROM json_each(?) AS j
CROSS JOIN entry e ON e.entry_id = j.value CROSS JOIN entry_text t ON t.entry_id = e.entry_id"""
TEXT_MAX = 100_000
_MORE = "…"
_WORD = re.compile(r"[^\W_]+")
_LETTER = f"[^\\W_{UNSPACED_SCRIPTS[2:-2]}]"


class _Folding(dict[int, str]):
    """Characters as the index stores them: lower case, without diacritics, one for one."""

    def __missing__(self, code: int) -> str:
        bare = unicodedata.normalize("NFD", chr(code).lower())[:1]
        self[code] = bare
        return bare


_FOLDING = _Folding()


def excerpts(connection: ReadConnection, query: str, entry_ids: Iterable[EntryId]) -> dict[EntryId, Excerpt]:
    """Return an excerpt of each existing entry; none if the search contains no words."""
    words = [each for each in parse(query).words if not each.is_negated]
    title, text = _pattern(words, Column.TITLE), _pattern(words, Column.ANYWHERE)
    if title is None and text is None:
        return {}
    rows = connection.execute(_TEXTS, (id_list(entry_ids),)).fetchall()
    return {EntryId(entry_id): _excerpt(heading, joined_scripts(body), title, text) for entry_id, heading, body in rows}


def _pattern(words: Iterable[Words], column: Column) -> re.Pattern[str] | None:
    """Return a pattern for a search's words in folded text, one group each; None if none applies to this column."""
    wanted = [each for each in words if each.column in {Column.ANYWHERE, column}]
    phrases = [phrase for each in wanted if (phrase := _phrase(each))]
    return re.compile("|".join(phrases)) if phrases else None


def _phrase(words: Words) -> str:
    tokens = _WORD.findall(re.sub(UNSPACED_SCRIPTS, r" \1 ", words.text.translate(_FOLDING)))
    if not tokens:
        return ""
    phrase = re.escape(tokens[0])
    for before, token in pairwise(tokens):
        phrase += (r"[\W_]*" if _is_unspaced(before) or _is_unspaced(token) else r"[\W_]+") + re.escape(token)
    begin = "" if _is_unspaced(tokens[0]) else f"(?<!{_LETTER})"
    end = f"{_LETTER}*" if words.is_prefix else f"(?!{_LETTER})"
    return f"({begin}{phrase}{'' if _is_unspaced(tokens[-1]) else end})"


def _is_unspaced(token: str) -> bool:
    return re.fullmatch(UNSPACED_SCRIPTS, token) is not None


def _excerpt(title: str, body: str, in_title: re.Pattern[str] | None, in_text: re.Pattern[str] | None) -> Excerpt:
    text = body[:TEXT_MAX].replace("\n", " ")
    hits = _hits(text, in_text)
    start, end = _window(text, hits)
    shift = start - len(_MORE) if start else 0
    inside = tuple((first - shift, last - shift) for first, last, _ in hits if start <= first and last <= end)
    shown = (_MORE if start else "") + text[start:end]
    return Excerpt(title, tuple((first, last) for first, last, _ in _hits(title, in_title)), shown, inside)


def _hits(text: str, pattern: re.Pattern[str] | None) -> list[tuple[int, int, int]]:
    """Return start, end and word of each hit, at most `HITS_MAX`."""
    if pattern is None:
        return []
    found = islice(pattern.finditer(text.translate(_FOLDING)), HITS_MAX)
    return [(match.start(), match.end(), match.lastindex or 0) for match in found]


def _window(text: str, hits: list[tuple[int, int, int]]) -> tuple[int, int]:
    """Return the piece with the most different words."""
    if not hits:
        return 0, LENGTH
    reach = LENGTH - LEAD
    _, best = max((len({word for start, _, word in hits if first <= start < first + reach}), -first) for first, _, _ in hits)
    start = max(0, -best - LEAD)
    if start > 0:
        space = text.find(" ", start, -best)
        start = space + 1 if space >= 0 else start
    return start, start + LENGTH
