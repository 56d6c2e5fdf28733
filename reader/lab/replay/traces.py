"""Traces as files: when sources posted, accesses of users, who follows what. CSV, plain or gzip. Any thread."""

import csv
import gzip
import math
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

import numpy as np

from reader.domain.errors import ProblemKind, ReaderError
from reader.learning.fixed_timer import Times

LONGEST_LINE = 100_000
LATEST = 7_258_118_400.0
"""The year 2200."""

_BYTES_THAT_ARE_NO_TEXT = "surrogateescape"
"""They are read on and found in their row, which has a number, while decoding stops anywhere in a block."""
_GZIP = b"\x1f\x8b"
_POSTINGS = ("source", "unix_ts")
_ACCESSES = ("user", "unix_ts")
_SUBSCRIPTIONS = ("user", "source")


@dataclass(frozen=True, slots=True)
class Traces:
    """Ascending times by source and by user, and the sources of each user, sorted; users without accesses are left out."""

    postings: Mapping[str, Times]
    accesses: Mapping[str, Times]
    followed: Mapping[str, tuple[str, ...]]


def read_traces(postings: Path, accesses: Path, subscriptions: Path | None) -> Traces:
    """Read the files; without subscriptions every user follows every source. Raises ReaderError naming file and line."""
    posted, accessed = _read_times(postings, _POSTINGS), _read_times(accesses, _ACCESSES)
    if subscriptions is None:
        followed = dict.fromkeys(sorted(accessed), tuple(sorted(posted)))
    else:
        followed = _read_subscriptions(subscriptions, set(accessed))
    return Traces(posted, accessed, followed)


def _read_times(path: Path, header: tuple[str, str]) -> dict[str, Times]:
    times: dict[str, list[float]] = {}
    for line, name, word in _rows(path, header):
        try:
            at = float(word)
        except ValueError:
            at = math.nan
        if not 0 <= at <= LATEST:
            raise _bad(path, line, f"{word[:40]!r} is not a time between 1970 and 2200 in seconds")
        times.setdefault(name, []).append(at)
    if not times:
        raise _bad(path, 1, "nothing after the header")
    return {name: np.sort(np.array(each)) for name, each in times.items()}


def _read_subscriptions(path: Path, users: set[str]) -> dict[str, tuple[str, ...]]:
    followed: dict[str, set[str]] = {}
    for line, user, source in _rows(path, _SUBSCRIPTIONS):
        if not source:
            raise _bad(path, line, "the source has no name")
        if user in users:
            followed.setdefault(user, set()).add(source)
    return {user: tuple(sorted(followed[user])) for user in sorted(followed)}


def _rows(path: Path, header: tuple[str, str]) -> Iterator[tuple[int, str, str]]:
    """Line number and the two fields of every line but the header; empty lines are passed over."""
    line = 0
    try:
        with _opened(path) as file:
            rows = csv.reader(_lines(path, file), strict=True)
            if tuple(word.strip().lower() for word in next(rows, [])) != header:
                raise _bad(path, 1, f"the header {','.join(header)} is missing")
            line = 1
            for row in rows:
                line = rows.line_num
                if not row:
                    continue
                if len(row) != 2 or not row[0] or not row[0].isprintable():
                    raise _bad(path, line, f"two fields are needed: {','.join(header)}")
                yield line, row[0], row[1]
    except FileNotFoundError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{path} ({error.strerror})") from error
    except (OSError, EOFError, zlib.error, csv.Error) as error:
        raise _bad(path, line + 1, str(error)) from error


def _lines(path: Path, file: TextIO) -> Iterator[str]:
    """The lines of a file; one without end is no trace."""
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
