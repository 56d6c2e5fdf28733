"""The log of retrievals: newest first, filtered, page by page. Reads for any thread; times are UTC seconds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import FeedId
from reader.domain.reasons import ReasonKind, words_of
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.domain.schedule import Expectation, Rule
from reader.storage.connection import ReadConnection
from reader.storage.values import stored_reason

PAGE_LINES = 200

Row = tuple[Any, ...]
Place = tuple[int, int]
"""Where a line stands: when it was started, and its number."""


@dataclass(frozen=True, slots=True)
class Narrowing:
    """Which lines are wanted: of one feed, with one of these outcomes, started in [since, before), with a text in name, reason or address."""

    feed_id: FeedId | None = None
    outcomes: tuple[Outcome, ...] = ()
    since: int | None = None
    before: int | None = None
    text: str = ""


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
_TEXT = f'["{ReasonKind.TEXT.value}"'
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
    for word in wanted.text.split():
        pattern = "%" + word.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        columns = ("f.title", "coalesce(u.custom_title, '')", "r.url", "r.problem_detail")
        found = [f"{column} LIKE ? ESCAPE '\\'" for column in columns]
        patterns: list[object] = [pattern] * len(columns)
        for begin in _reasons_with(word):
            found.append("substr(r.reason, 1, ?) = ?")
            patterns += [len(begin), begin]
        found.append(f"(substr(r.reason, 1, {len(_TEXT)}) = '{_TEXT}' AND r.reason LIKE ? ESCAPE '\\')")
        conditions.append("(" + " OR ".join(found) + ")")
        values += [*patterns, pattern]
    return conditions, values


def _reasons_with(word: str) -> list[str]:
    """How the stored reasons begin whose sentence holds a word."""
    kinds = [kind for kind in ReasonKind if word.casefold() in words_of(kind).casefold()]
    return [f'["{kind.value}"' for kind in kinds]


def _line(row: Row) -> LogLine:
    """In the order of the columns that are read."""
    problem = None if row[12] is None else Problem(ProblemKind(row[12]), row[13])
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
