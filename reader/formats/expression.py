"""Checks and searches the regular expressions of user rules, within limits of size and time. Any thread.

Some expressions take forever on some texts. Python's `re` cannot be interrupted and blocks every other thread; `regex` supports a
time-out and releases the lock. Expressions that could exhaust its memory are rejected before compiling.
"""

import re
import time
from functools import lru_cache
from typing import Any

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError

LONGEST = 500
"""Maximum length of an expression."""
MOST_PARTS = 2000
"""Maximum parts of an expression after expanding counted repetitions."""
TEXT_CHARACTERS = 100_000
"""Maximum characters searched per text."""
ARRIVAL_SECONDS, TEST_SECONDS, APPLY_SECONDS = 2.0, 2.0, 20.0
"""Time limits of one rule for a document's new articles, its test in the editor, and all stored articles."""
_SHOWN = 20
_PART = re.compile(r"\\[pPNx]\{[^}]*\}|\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\{(?P<least>\d*),?(?P<most>\d*)\}|.", re.DOTALL)
_RECURSION = re.compile(r"\(\?(?:R|&|P>|[+-]?\d)")


class Expressions:
    """Searches for expressions, using at most `seconds` of processor time in total."""

    def __init__(self, seconds: float) -> None:
        self._left = seconds

    def search(self, pattern: str, text: str) -> bool:
        """Search a text for an expression, ignoring case. Raises ReaderError(BAD_VALUE)."""
        expression = _compiled(pattern)
        slow = ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.EXPRESSION_SLOW))
        if self._left <= 0:
            raise slow
        began = time.thread_time()
        try:
            found = expression.search(text, endpos=TEXT_CHARACTERS, timeout=self._left, concurrent=True)
        except (TimeoutError, MemoryError):
            raise slow from None
        self._left -= time.thread_time() - began
        return found is not None


def fault(pattern: str) -> Detail | str | None:
    """Return the error in an expression and its position, or None."""
    try:
        _compiled(pattern)
    except ReaderError as error:
        return error.problem.detail
    return None


@lru_cache(maxsize=64)
def _compiled(pattern: str) -> Any:
    try:
        # saves 15 ms and 3 MB without expressions
        import regex
    except (ImportError, OSError) as error:
        # the rule is stopped and reports it: articles still arrive
        raise ReaderError(ProblemKind.FILE_UNREADABLE, str(error)) from None

    if len(pattern) > LONGEST:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.EXPRESSION_LONG, (LONGEST,)))
    _check_size(pattern)
    try:
        return regex.compile(pattern, regex.IGNORECASE | regex.VERSION1)
    except regex.error as error:
        raise _wrong_at(pattern, error.pos or 0) from None
    except (RecursionError, OverflowError, MemoryError, ValueError):
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.EXPRESSION_LARGE)) from None


def _check_size(pattern: str) -> None:
    """Reject unbounded growth: nested counted repetitions, recursion, and approximate matching."""
    open_groups = [_Group()]
    for found in _PART.finditer(pattern):
        part, place = found[0], found.start()
        if _RECURSION.match(pattern, place) or part == "{":
            raise _wrong_at(pattern, place)
        if part == "(":
            open_groups.append(_Group())
        elif part == ")" and len(open_groups) > 1:
            open_groups[-2].add(open_groups.pop().parts + 1)
        elif found["least"] is not None:
            open_groups[-1].repeat(max(int(found["least"] or 0), int(found["most"] or 0), 1))
        else:
            open_groups[-1].add(1)
        if sum(group.parts for group in open_groups) > MOST_PARTS:
            raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.EXPRESSION_LARGE))


class _Group:
    """The size of a group so far, and of its latest part, which a repetition multiplies."""

    def __init__(self) -> None:
        self.parts = 0
        self._latest = 0

    def add(self, parts: int) -> None:
        self._latest = parts
        self.parts += parts

    def repeat(self, times: int) -> None:
        self.parts += self._latest * (times - 1)
        self._latest *= times


def _wrong_at(pattern: str, place: int) -> ReaderError:
    rest = pattern[place : place + _SHOWN]
    kind = Detail(DetailKind.EXPRESSION, (place + 1, rest)) if rest.strip() else Detail(DetailKind.EXPRESSION_END)
    return ReaderError(ProblemKind.BAD_VALUE, kind)
