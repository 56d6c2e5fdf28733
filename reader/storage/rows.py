"""Conversion of values for SQLite, which accepts neither NUL nor lone surrogates nor numbers above 64 bits. Pure; any thread."""

import json
import re
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from typing import NamedTuple

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.sentences import Argument

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")
_LARGEST = 2**63 - 1
_as_json = json.JSONEncoder(ensure_ascii=False).encode

AS_IT_IS = "text"
"""Kind of a stored detail that is plain text."""
_UNREADABLE = (ValueError, TypeError, OverflowError, RecursionError)
TEXT_START = 500
"""Characters of a text compared to recognise an entry."""


class FeedTimes(NamedTuple):
    """Integers of a feed, UTC seconds, separated by commas: hundreds of thousands are read from a text six times as fast as row
    by row.
    """

    feed_id: FeedId
    times: str


def storable(text: str) -> str:
    """Return the text with U+FFFD for every NUL and lone surrogate."""
    if "\0" not in text:
        if text.isascii():
            return text
        # Encoding detects surrogates several times faster than a regular expression.
        with suppress(UnicodeEncodeError):
            text.encode()
            return text
    return _UNSTORABLE.sub("\ufffd", text)


def whole(number: float) -> int:
    """Return a number truncated to an INTEGER column's range."""
    return int(number) if -_LARGEST <= number <= _LARGEST else max(-_LARGEST, min(int(number), _LARGEST))


def whole_or_none(number: float | None) -> int | None:
    return None if number is None else whole(number)


def json_list(values: Iterable[int | str]) -> str:
    """Return values as one JSON parameter for json_each."""
    return _stored_list(list(values))


def id_list(ids: Iterable[int]) -> str:
    """Return ids as one JSON parameter; there can be very many."""
    return f"[{','.join(map(str, ids))}]"


def reason_json(reason: Reason | None) -> str:
    """Return a reason's stored form: its kind and its arguments; empty for none."""
    return "" if reason is None else _kind_json(reason.kind, reason.arguments)


@lru_cache(maxsize=1024)
def stored_reason(text: str) -> Reason | None:
    """Return a stored reason; an unknown kind is shown as it was."""
    if not text:
        return None
    try:
        name, *arguments = json.loads(text)
        reason = Reason(ReasonKind(name), tuple(arguments))
        reason.sentence()
    except _UNREADABLE:
        return Reason(ReasonKind.TEXT, (text,))
    return reason


def detail_json(problem: Problem | None) -> str:
    """Return the stored form of a problem's detail; empty for none."""
    if problem is None or not problem.detail:
        return ""
    if isinstance(problem.detail, str):
        return _kind_json(AS_IT_IS, (problem.detail,))
    return _kind_json(problem.detail.kind, problem.detail.arguments)


def stored_problem(kind: str | None, detail: str) -> Problem | None:
    """Return a stored problem; a detail of unknown kind is shown as it was."""
    return None if kind is None else Problem(ProblemKind(kind), _stored_detail(detail))


@lru_cache(maxsize=1024)
def _stored_detail(text: str) -> Detail | str:
    if not text:
        return ""
    try:
        name, *arguments = json.loads(text)
        if name == AS_IT_IS:
            (said,) = arguments
            return said if isinstance(said, str) else text
        detail = Detail(DetailKind(name), tuple(arguments))
        detail.sentence()
    except _UNREADABLE:
        return text
    return detail


def _kind_json(kind: str, arguments: Iterable[Argument]) -> str:
    return _stored_list([str(kind), *arguments])


def _stored_list(values: list[Argument]) -> str:
    """Return a list for storing. One check covers all values for rare characters, because this runs for everything remembered of
    a feed, after each retrieval.
    """
    text = _as_json(values)
    if "\\u0000" not in text and storable(text) is text:
        return text
    return _as_json([storable(value) if isinstance(value, str) else value for value in values])
