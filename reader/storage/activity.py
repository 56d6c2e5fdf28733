"""The log of retrievals: newest first, filtered, page by page. Reads for any thread; times are UTC seconds."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from reader.domain.details import DetailKind
from reader.domain.errors import ProblemKind
from reader.domain.ids import FeedId
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.domain.schedule import Expectation, Rule
from reader.storage.connection import ReadConnection
from reader.storage.values import stored_problem, stored_reason

PAGE_LINES = 200

Row = tuple[Any, ...]
Place = tuple[int, int]
"""Where a line stands: when it was started, and its number."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word that is looked for in name, address, reason and problem; the kinds are those whose texts, as they are shown, hold it."""

    text: str
    rules: tuple[Rule, ...] = ()
    reasons: tuple[ReasonKind, ...] = ()
    problems: tuple[ProblemKind, ...] = ()
    details: tuple[DetailKind, ...] = ()


@dataclass(frozen=True, slots=True)
class Narrowing:
    """Which lines are wanted: of one feed, with one of these outcomes, started in [since, before), with all of these words."""

    feed_id: FeedId | None = None
    outcomes: tuple[Outcome, ...] = ()
    since: int | None = None
    before: int | None = None
    words: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class LogLine:
    """One retrieval and how its feed is called."""

    place: Place
    title: str
    record: RetrievalRecord


_LINES = """
SELECT r.started_at, r.retrieval_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url), r.feed_id, r.finished_at, r.rule,
    r.reason, r.outcome, r.status, r.new_entries, r.changed_entries, r.wire_bytes, r.problem_kind, r.problem_detail, r.url,
    r.expected_postings, r.expected_look_at, r.saving, r.price
FROM retrieval r JOIN feed f ON f.feed_id = r.feed_id LEFT JOIN subscription u ON u.feed_id = r.feed_id
"""
_COLUMNS = ("f.title", "coalesce(u.custom_title, '')", "r.url")
_STORED_KINDS = ("r.reason", "r.problem_detail")
"""Lists of a kind and its arguments; of those, texts are looked into."""
_NEWEST_FIRST = " ORDER BY r.started_at DESC, r.retrieval_id DESC"


def lines(
    connection: ReadConnection, wanted: Narrowing, *, older_than: Place | None = None, limit: int = PAGE_LINES
) -> list[LogLine]:
    """The newest lines that fit, or those that come after a place."""
    conditions, values = _conditions(wanted)
    if older_than is not None:
        conditions.append("(r.started_at, r.retrieval_id) < (?, ?)")
        values += older_than
    return _read(connection, conditions, values, limit)


def newer_lines(connection: ReadConnection, wanted: Narrowing, than: Place, limit: int = PAGE_LINES) -> list[LogLine]:
    """The newest lines that fit and were written after a place."""
    conditions, values = _conditions(wanted)
    return _read(connection, [*conditions, "(r.started_at, r.retrieval_id) > (?, ?)"], [*values, *than], limit)


def retrieval(connection: ReadConnection, retrieval_id: int) -> RetrievalRecord | None:
    """One line of the log by its number; None when it is not there any more."""
    found = _read(connection, ["r.retrieval_id = ?"], [retrieval_id], 1)
    return found[0].record if found else None


def all_lines(connection: ReadConnection, wanted: Narrowing) -> Iterator[LogLine]:
    """Every line that fits, newest first, read page by page: however many there are, few are held."""
    place: Place | None = None
    while found := lines(connection, wanted, older_than=place, limit=2000):
        yield from found
        place = found[-1].place


def _read(connection: ReadConnection, conditions: list[str], values: list[object], limit: int) -> list[LogLine]:
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    rows = connection.execute(_LINES + where + _NEWEST_FIRST + " LIMIT ?", (*values, limit)).fetchall()
    return [_line(row) for row in rows]


def _conditions(wanted: Narrowing) -> tuple[list[str], list[object]]:
    conditions: list[str] = []
    values: list[object] = []
    for condition, value in (
        ("r.feed_id = ?", wanted.feed_id),
        ("r.started_at >= ?", wanted.since),
        ("r.started_at < ?", wanted.before),
    ):
        if value is not None:
            conditions.append(condition)
            values.append(value)
    if wanted.outcomes:
        conditions.append(f"r.outcome IN ({', '.join('?' for _ in wanted.outcomes)})")
        values += [outcome.value for outcome in wanted.outcomes]
    for word in wanted.words:
        found, sought = _holding(word)
        conditions.append(found)
        values += sought
    return conditions, values


def _holding(word: Word) -> tuple[str, list[object]]:
    """The condition for lines that hold a word, and its values."""
    conditions = [f"{column} LIKE ? ESCAPE '\\'" for column in _COLUMNS]
    values: list[object] = [f"%{_escaped(word.text)}%"] * len(_COLUMNS)
    for column in _STORED_KINDS:
        conditions.append(f"substr({column}, instr({column}, ',')) LIKE ? ESCAPE '\\' AND instr({column}, ',') > 0")
        values.append(f'%"%{_escaped(json.dumps(word.text, ensure_ascii=False)[1:-1])}%"%')
    for column, kinds in (
        ("r.rule", word.rules),
        ("r.problem_kind", word.problems),
        (_kind_in("r.reason"), word.reasons),
        (_kind_in("r.problem_detail"), word.details),
    ):
        if kinds:
            conditions.append(f"{column} IN ({', '.join('?' for _ in kinds)})")
            values += [kind.value for kind in kinds]
    return f"({' OR '.join(conditions)})", values


def _kind_in(column: str) -> str:
    """The kind at the start of a stored list: `["kind", …]`."""
    return f"substr({column}, 3, instr(substr({column}, 3), '\"') - 1)"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


def _line(row: Row) -> LogLine:
    """In the order of the columns that are read."""
    problem = stored_problem(row[12], row[13])
    outcome = Outcome(row[7])
    record = RetrievalRecord(
        FeedId(row[3]),
        row[0],
        row[4],
        Rule(row[5]),
        stored_reason(row[6]),
        outcome,
        row[8],
        row[9],
        row[10],
        row[11],
        problem,
        row[14],
        Expectation(*row[15:]),
    )
    return LogLine((row[0], row[1]), row[2], record)
