"""Trace files: postings of sources, accesses of users, subscriptions, presence at the computer. CSV, plain or gzip. Any thread."""

import csv
import gzip
import math
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from pathlib import Path
from typing import TextIO

import numpy as np
from numpy.typing import NDArray

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.learning.scorecard import Times

Spans = NDArray[np.float64]
"""Start and end times [N, 2], ascending and disjoint."""

LONGEST_LINE = 100_000
LATEST = 7_258_118_400.0
"""Start of the year 2200."""
NUMBERS = {2: "two", 3: "three"}

_BYTES_THAT_ARE_NO_TEXT = "surrogateescape"
"""Error handler for invalid bytes: they are reported with the number of their row, while a decoding error has only that of a
block.
"""
_GZIP = b"\x1f\x8b"
_POSTINGS = ("source", "unix_ts")
_ACCESSES = ("user", "unix_ts")
_SUBSCRIPTIONS = ("user", "source")
_PRESENCES = ("user", "began_at", "ended_at")


@dataclass(frozen=True, slots=True)
class Traces:
    """Ascending times by source and by user, and the sources of each user, sorted; users without accesses are left out.
    `presences` are those of users at the computer, if known.
    """

    postings: Mapping[str, Times]
    accesses: Mapping[str, Times]
    followed: Mapping[str, tuple[str, ...]]
    presences: Mapping[str, Spans] = field(default_factory=dict)


def read_traces(postings: Path, accesses: Path, subscriptions: Path | None, presence: Path | None = None) -> Traces:
    """Read the files; without subscriptions every user follows every source. Raises ReaderError naming file and line. Presences
    without a user apply to every user.
    """
    posted, accessed = _read_times(postings, _POSTINGS), _read_times(accesses, _ACCESSES)
    if subscriptions is None:
        followed = dict.fromkeys(sorted(accessed), tuple(sorted(posted)))
    else:
        followed = _read_subscriptions(subscriptions, set(accessed))
    return Traces(posted, accessed, followed, {} if presence is None else _read_presences(presence, sorted(accessed)))


def joined(spans: Spans) -> Spans:
    """Return the union of these spans [N, 2]; adjacent ones are merged."""
    ordered = spans[np.argsort(spans[:, 0], kind="stable")]
    until = np.maximum.accumulate(ordered[:, 1])
    is_first = np.append(True, ordered[1:, 0] > until[:-1])[: len(ordered)]
    is_last = np.append(is_first[1:], True)[: len(ordered)]
    return np.column_stack([ordered[is_first, 0], until[is_last]])


def _read_times(path: Path, header: tuple[str, str]) -> dict[str, Times]:
    times: dict[str, list[float]] = {}
    for line, (name, word) in _rows(path, header):
        times.setdefault(name, []).append(_time(path, line, word))
    if not times:
        raise _bad(path, 1, "nothing after the header")
    return {name: np.sort(np.array(each)) for name, each in times.items()}


def _read_subscriptions(path: Path, users: set[str]) -> dict[str, tuple[str, ...]]:
    followed: dict[str, set[str]] = {}
    for line, (user, source) in _rows(path, _SUBSCRIPTIONS):
        if not source:
            raise _bad(path, line, "the source has no name")
        if user in users:
            followed.setdefault(user, set()).add(source)
    return {user: tuple(sorted(followed[user])) for user in sorted(followed)}


def _read_presences(path: Path, users: Sequence[str]) -> dict[str, Spans]:
    spans: dict[str, list[tuple[float, float]]] = {}
    for line, (*names, began, ended) in _rows(path, _PRESENCES, _PRESENCES[1:]):
        span = _time(path, line, began), _time(path, line, ended)
        if span[1] < span[0]:
            raise _bad(path, line, "it ends before it begins")
        for user in names or users:
            spans.setdefault(user, []).append(span)
    if not spans.keys() & set(users):
        raise _bad(path, 1, "none of the users that visit was ever at the computer" if spans else "nothing after the header")
    return {user: joined(np.array(spans[user])) for user in users if user in spans}


def _time(path: Path, line: int, word: str) -> float:
    try:
        at = float(word)
    except ValueError:
        at = math.nan
    if not 0 <= at <= LATEST:
        raise _bad(path, line, f"{word[:40]!r} is not a time between 1970 and 2200 in seconds")
    return at


def _rows(path: Path, *headers: tuple[str, ...]) -> Iterator[tuple[int, list[str]]]:
    """Yield line number and fields of every line except the header, which must be one of those given, skipping empty lines."""
    line = 0
    try:
        with _opened(path) as file:
            rows = csv.reader(_lines(path, file), strict=True)
            header = tuple(word.strip().lower() for word in next(rows, []))
            if header not in headers:
                raise _bad(path, 1, f"the header {','.join(headers[0])} is missing")
            line = 1
            for row in rows:
                line = rows.line_num
                if not row:
                    continue
                if len(row) != len(header) or not row[0] or not row[0].isprintable():
                    raise _bad(path, line, f"{NUMBERS[len(header)]} fields are needed: {','.join(header)}")
                yield line, row
    except FileNotFoundError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{path} ({error.strerror})") from error
    except (OSError, EOFError, zlib.error, csv.Error) as error:
        raise _bad(path, line + 1, str(error)) from error


def _lines(path: Path, file: TextIO) -> Iterator[str]:
    number = 0
    while line := file.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            raise _bad(path, number, "the line is too long")
        yield line


def _opened(path: Path) -> TextIO:
    with path.open("rb") as file:
        is_packed = file.read(len(_GZIP)) == _GZIP
    if is_packed:
        return gzip.open(path, "rt", encoding="utf-8-sig", errors=_BYTES_THAT_ARE_NO_TEXT, newline="")
    return path.open(encoding="utf-8-sig", errors=_BYTES_THAT_ARE_NO_TEXT, newline="")


def _bad(path: Path, line: int, what: str) -> ReaderError:
    return ReaderError(ProblemKind.FILE_UNREADABLE, f"{path}, line {line}: {what}")
