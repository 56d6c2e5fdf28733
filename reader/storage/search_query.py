"""Parser of search queries, as words and filters. Pure; no input is an error.

    tide gauge   all of these words           "tide gauge"   in this order         gaug*   prefix
    -word        not this one                 title:word     author:name           feed:name  folder:name  tag:name
    is:unread    read, starred, later, hidden                before:2026-03  after:yesterday

A minus negates any of them. A last word of three letters or more is a prefix, since it may still be incomplete.
"""

import re
from contextlib import suppress
from dataclasses import field
from datetime import date
from enum import StrEnum

from reader.domain.clock import DAY_SECONDS
from reader.domain.marks import Mark
from reader.domain.value_classes import dataclass
from reader.storage.values import storable

WORDS_MAX = 16
PREFIX_LETTERS = 3
"""Fewest letters of a last word searched as a prefix: shorter ones match too many words, and a prefix index doubles the cost of
storing an entry.
"""
SHORTEST_PREFIX = 2
"""Shortest prefix that the user can search for with an asterisk."""
FARTHEST_AHEAD_SECONDS = 14 * 3600

_PIECE = re.compile(r'(-?)(?:([A-Za-z]+):)?(?:"([^"]*)"?|([^\s"]*))')
_EPOCH = date(1970, 1, 1).toordinal()
_DATE = re.compile(r"(\d{4})(?:-(\d{1,2}))?(?:-(\d{1,2}))?")


class Name(StrEnum):
    """Names usable in a search."""

    FEED = "feed"
    FOLDER = "folder"
    TAG = "tag"


class State(StrEnum):
    """States of an entry, beside its marks."""

    UNREAD = "unread"
    READ = "read"
    HIDDEN = "hidden"


STATES: tuple[State | Mark, ...] = (State.UNREAD, State.READ, *Mark, State.HIDDEN)
"""Values of `is:`; of those with a common prefix the first wins."""


class Column(StrEnum):
    """Columns in which a word is searched."""

    ANYWHERE = ""
    TITLE = "title"
    AUTHOR = "author"


class HintKind(StrEnum):
    """Reasons why a part of a search has no effect; `ui` has the texts."""

    UNKNOWN_OPERATOR = "unknown_operator"
    NEEDS_VALUE = "needs_value"
    UNKNOWN_STATE = "unknown_state"
    BAD_DATE = "bad_date"
    NO_SUCH_FEED = "no_such_feed"
    NO_SUCH_FOLDER = "no_such_folder"
    NO_SUCH_TAG = "no_such_tag"
    TOO_MANY_WORDS = "too_many_words"


@dataclass(frozen=True, slots=True)
class Hint:
    """Part that was not understood (skipped, or searched as plain words), as typed."""

    kind: HintKind
    text: str


@dataclass(frozen=True, slots=True)
class Words:
    """Phrase of consecutive words."""

    text: str
    column: Column = Column.ANYWHERE
    is_prefix: bool = False
    is_negated: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """Entries of a feed, within a folder, or with a tag."""

    kind: Name
    name: str
    is_negated: bool = False


@dataclass(frozen=True, slots=True)
class Marked:
    state: State | Mark
    is_negated: bool = False


@dataclass(frozen=True, slots=True)
class Dated:
    """Entries from the start of a day on, or before it; `days_ago` counts from today if no date was given."""

    is_after: bool
    day: date | None = None
    days_ago: int = 0


@dataclass(frozen=True, slots=True)
class Today:
    """Start of the user's day in UTC seconds; None if unknown, and their clock then counts as UTC."""

    start: int | None = None

    @property
    def utc_offset_seconds(self) -> int:
        """Return the user's offset from UTC, by the time of midnight: right everywhere but at UTC-11, -12 and +14."""
        ahead = -(self.start or 0) % DAY_SECONDS
        return ahead if ahead < FARTHEST_AHEAD_SECONDS else ahead - DAY_SECONDS

    def start_of(self, dated: Dated) -> int | None:
        """Return the start of a day in UTC seconds; None if that cannot be known."""
        if dated.day is not None:
            return (dated.day.toordinal() - _EPOCH) * DAY_SECONDS - self.utc_offset_seconds
        return None if self.start is None else self.start - dated.days_ago * DAY_SECONDS


@dataclass(slots=True)
class SearchQuery:
    words: list[Words] = field(default_factory=list)
    names: list[Named] = field(default_factory=list)
    states: list[Marked] = field(default_factory=list)
    dates: list[Dated] = field(default_factory=list)
    hints: list[Hint] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Piece:
    """Part of a search: `typed` is all of it, `plain` its words."""

    typed: str
    plain: str
    value: str
    is_quoted: bool
    is_negated: bool
    is_last: bool


def parse(query: str) -> SearchQuery:
    found = SearchQuery()
    text = storable(query)
    for match in _PIECE.finditer(text):
        if match[0].strip("-"):
            _add_piece(found, match, is_last=match.end() == len(text))
    if len(found.words) > WORDS_MAX:
        found.hints.append(Hint(HintKind.TOO_MANY_WORDS, found.words[WORDS_MAX].text))
        del found.words[WORDS_MAX:]
    return found


def plain_words(text: str) -> SearchQuery:
    found = SearchQuery()
    for match in re.finditer(r'"([^"]*)"?|([^\s"]+)', storable(text)):
        value = match[1] if match[2] is None else match[2]
        piece = _Piece(match[0], value, value, match[2] is None, is_negated=False, is_last=match.end() == len(text))
        _add_words(found, piece, Column.ANYWHERE)
    del found.words[WORDS_MAX:]
    return found


def _add_piece(found: SearchQuery, match: re.Match[str], *, is_last: bool) -> None:
    operator, value = (match[2] or "").lower(), match[4] if match[3] is None else match[3]
    is_quoted = match[3] is not None
    plain = f"{match[2]}:{value}" if operator else value
    piece = _Piece(match[0], plain, value, is_quoted, bool(match[1]), is_last)
    if not operator:
        _add_words(found, piece, Column.ANYWHERE)
    elif operator in _OPERATORS:
        _add_operator(found, piece, operator)
    else:
        if value and not value.startswith("/"):
            found.hints.append(Hint(HintKind.UNKNOWN_OPERATOR, f"{match[2]}:"))
        _add_words(found, piece, Column.ANYWHERE)


def _add_operator(found: SearchQuery, piece: _Piece, operator: str) -> None:
    if not any(character.isalnum() for character in piece.value):
        found.hints.append(Hint(HintKind.NEEDS_VALUE, piece.typed))
    elif operator in {Column.TITLE, Column.AUTHOR}:
        _add_words(found, piece, Column(operator))
    elif operator == "is":
        _add_state(found, piece)
    elif operator in {"before", "after"}:
        _add_date(found, piece, is_after=(operator == "after") is not piece.is_negated)
    else:
        found.names.append(Named(Name(operator), piece.value.strip(), piece.is_negated))


def _add_words(found: SearchQuery, piece: _Piece, column: Column) -> None:
    text = piece.plain if column is Column.ANYWHERE else piece.value
    if not any(character.isalnum() for character in text):
        return
    letters = len(text.rstrip("*").split()[-1])
    is_asked_for = not piece.is_quoted and text.endswith("*") and letters >= SHORTEST_PREFIX
    is_open = not piece.is_quoted and piece.is_last and letters >= PREFIX_LETTERS
    found.words.append(Words(text.strip(), column, is_asked_for or is_open, piece.is_negated))


def _add_state(found: SearchQuery, piece: _Piece) -> None:
    typed = piece.value.lower()
    states = [state for state in STATES if state.startswith(typed)]
    if states:
        found.states.append(Marked(states[0], piece.is_negated))
    else:
        found.hints.append(Hint(HintKind.UNKNOWN_STATE, piece.value))


def _add_date(found: SearchQuery, piece: _Piece, *, is_after: bool) -> None:
    typed = piece.value.lower()
    for days_ago, word in enumerate(("today", "yesterday")):
        if word.startswith(typed):
            found.dates.append(Dated(is_after, days_ago=days_ago))
            return
    match = _DATE.fullmatch(typed)
    with suppress(ValueError):
        if match is not None:
            found.dates.append(Dated(is_after, date(int(match[1]), int(match[2] or 1), int(match[3] or 1))))
            return
    found.hints.append(Hint(HintKind.BAD_DATE, piece.value))


_OPERATORS = frozenset({*Name, Column.TITLE, Column.AUTHOR, "is", "before", "after"})
