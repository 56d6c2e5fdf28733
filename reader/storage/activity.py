"""Log of retrievals and other requests: newest first, filtered, page by page. Times are UTC seconds."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum

from reader.domain.errors import DetailKind, ProblemKind
from reader.domain.feed import Rule
from reader.domain.ids import AccountId, FeedId
from reader.domain.reasons import ReasonKind
from reader.domain.retrieval import Outcome, RequestKind, RequestRecord, RetrievalRecord
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.history import RETRIEVAL
from reader.storage.rows import Rows

PAGE_LINES = 200

_TITLE = "coalesce(nullif(u.custom_title, ''), nullif(f.title, ''), f.url, '')"
Bounds = list[tuple[str, tuple[int, ...]]]
Place = tuple[int, int, int]
"""Position of a line: its start, its table of the two, and its number there."""


@dataclass(frozen=True, slots=True)
class Word:
    """Search word for name, address, reason and problem; `kinds` are those whose displayed texts contain it."""

    text: str
    rules: tuple[Rule, ...] = ()
    reasons: tuple[ReasonKind, ...] = ()
    problems: tuple[ProblemKind, ...] = ()
    details: tuple[DetailKind, ...] = ()
    kinds: tuple[RequestKind, ...] = ()


@dataclass(frozen=True, slots=True)
class LineFilter:
    """Filter for lines: of one feed, with one of these outcomes, started in [since, before), with all of these words. `kinds` are
    the other requests included with refreshes or (`has_refreshes` is false) instead of them.
    """

    feed_id: FeedId | None = None
    outcomes: tuple[Outcome, ...] = ()
    since: int | None = None
    before: int | None = None
    words: tuple[Word, ...] = ()
    has_refreshes: bool = True
    kinds: tuple[RequestKind, ...] = tuple(RequestKind)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One request, its feed's title (empty for none), and its article."""

    place: Place
    title: str
    record: RetrievalRecord | RequestRecord
    article: str = ""


@dataclass(frozen=True, slots=True)
class Newest:
    """Last lines written to the two tables, which may not be those started last."""

    retrieval_id: int
    request_id: int


@dataclass(frozen=True, slots=True)
class _Table:
    """One of the two tables as the log reads it: `source` joins what its lines name, `number` is a line's number, `article` its
    article's title. `texts` hold free text, `lists` a kind and its arguments; `kinds_of` finds a word's kinds.
    """

    rows: Rows[RetrievalRecord] | Rows[RequestRecord]
    source: str
    number: str
    article: str
    texts: tuple[str, ...]
    lists: tuple[str, ...]
    kinds_of: Callable[[Word], tuple[tuple[str, Sequence[StrEnum]], ...]]


def newest(connection: ReadConnection) -> Newest:
    return Newest(
        *connection.execute(
            "SELECT (SELECT coalesce(max(retrieval_id), 0) FROM retrieval), (SELECT coalesce(max(request_id), 0) FROM request)"
        ).fetchone()
    )


def lines(
    connection: ReadConnection, wanted: LineFilter, *, older_than: Place | None = None, limit: int = PAGE_LINES
) -> list[LogLine]:
    """Return the newest matching lines, or those after a position."""
    before: Bounds = [] if older_than is None else [("(r.started_at, {source}, {number}) < (?, ?, ?)", older_than)]
    return _merged(connection, wanted, (before, before), limit)


def lines_since(connection: ReadConnection, wanted: LineFilter, than: Newest) -> list[LogLine]:
    """Return the newest matching lines written after others, whenever they were started."""
    after = "{number} > ?"
    return _merged(connection, wanted, ([(after, (than.retrieval_id,))], [(after, (than.request_id,))]), PAGE_LINES)


def retrieval(connection: ReadConnection, retrieval_id: int) -> RetrievalRecord | None:
    found = _read(connection, 0, ["r.retrieval_id = ?"], [retrieval_id], 1)
    record = found[0].record if found else None
    return record if isinstance(record, RetrievalRecord) else None


def all_lines(connection: ReadConnection, wanted: LineFilter) -> Iterator[LogLine]:
    """Yield all matching lines, newest first, read page by page to save memory."""
    place: Place | None = None
    while found := lines(connection, wanted, older_than=place, limit=2000):
        yield from found
        place = found[-1].place


def _merged(connection: ReadConnection, wanted: LineFilter, bounds: tuple[Bounds, Bounds], limit: int) -> list[LogLine]:
    """Return the newest lines of both tables."""
    found: list[LogLine] = []
    for source, (table, is_wanted) in enumerate(zip(_TABLES, (wanted.has_refreshes, bool(wanted.kinds)), strict=True)):
        if is_wanted:
            conditions, values = _conditions(table, wanted)
            if source and len(wanted.kinds) < len(RequestKind):
                conditions.append(f"r.kind IN ({', '.join('?' for _ in wanted.kinds)})")
                values += [kind.value for kind in wanted.kinds]
            for condition, bound in bounds[source]:
                conditions.append(condition.format(source=source, number=table.number))
                values += bound
            found += _read(connection, source, conditions, values, limit)
    return sorted(found, key=lambda line: line.place, reverse=True)[:limit]


def _read(connection: ReadConnection, source: int, conditions: list[str], values: list[object], limit: int) -> list[LogLine]:
    table = _TABLES[source]
    query = f"SELECT {table.number}, {_TITLE}, {table.article}, {table.rows.columns} FROM {table.source}"  # noqa: S608 -- our own words
    where = f" WHERE {' AND '.join(conditions)}" if conditions else ""
    order = f" ORDER BY r.started_at DESC, {table.number} DESC LIMIT ?"
    found: list[LogLine] = []
    for number, title, article, *row in connection.execute(query + where + order, (*values, limit)).fetchall():
        record = table.rows.value(row)
        found.append(LogLine((record.started_at, source, number), title, record, article))
    return found


def _conditions(table: _Table, wanted: LineFilter) -> tuple[list[str], list[object]]:
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
        found, sought = _holding(table, word)
        conditions.append(found)
        values += sought
    return conditions, values


def _holding(table: _Table, word: Word) -> tuple[str, list[object]]:
    conditions = [f"{column} LIKE ? ESCAPE '\\'" for column in table.texts]
    values: list[object] = [f"%{_escaped(word.text)}%"] * len(table.texts)
    for column in table.lists:
        conditions.append(f"substr({column}, instr({column}, ',')) LIKE ? ESCAPE '\\' AND instr({column}, ',') > 0")
        values.append(f'%"%{_escaped(json.dumps(word.text, ensure_ascii=False)[1:-1])}%"%')
    for column, kinds in table.kinds_of(word):
        if kinds:
            conditions.append(f"{column} IN ({', '.join('?' for _ in kinds)})")
            values += [kind.value for kind in kinds]
    return f"({' OR '.join(conditions)})", values


def _kind_in(column: str) -> str:
    """Return SQL for the kind at the start of a stored list: `["kind", …]`."""
    return f"substr({column}, 3, instr(substr({column}, 3), '\"') - 1)"


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")


_REQUEST = Rows(RequestRecord, "request", alias="r")
_TABLES = (
    _Table(
        RETRIEVAL,
        "retrieval r JOIN feed f ON f.feed_id = r.feed_id LEFT JOIN subscription u ON u.feed_id = r.feed_id",
        "r.retrieval_id",
        "''",
        ("f.title", "coalesce(u.custom_title, '')", "r.url"),
        ("r.reason", "r.problem_detail"),
        lambda word: (
            ("r.rule", word.rules),
            ("r.problem_kind", word.problems),
            (_kind_in("r.reason"), word.reasons),
            (_kind_in("r.problem_detail"), word.details),
        ),
    ),
    _Table(
        _REQUEST,
        """request r LEFT JOIN feed f ON f.feed_id = r.feed_id LEFT JOIN subscription u ON u.feed_id = r.feed_id
        LEFT JOIN entry e ON e.entry_id = r.entry_id""",
        "r.request_id",
        "coalesce(e.title, '')",
        ("coalesce(f.title, '')", "coalesce(u.custom_title, '')", "r.url", "coalesce(e.title, '')"),
        ("r.problem_detail",),
        lambda word: (
            ("r.kind", word.kinds),
            ("r.problem_kind", word.problems),
            (_kind_in("r.problem_detail"), word.details),
        ),
    ),
)


KEPT = 20_000
"""Most lines of the log, however recent (about 4 MB)."""


def add_request(connection: WriteConnection, record: RequestRecord) -> None:
    if (
        record.feed_id is not None
        and not connection.execute("SELECT 1 FROM feed WHERE feed_id = ?", (record.feed_id,)).fetchall()
    ):
        record = replace(record, feed_id=None)
    _REQUEST.add(connection, record)


def refreshes_since(connection: ReadConnection, account_id: AccountId, since: int) -> int:
    """Return how often an account's server was asked to refresh a feed since a time."""
    rows = connection.execute(
        """SELECT count(*) FROM request q CROSS JOIN remote_feed r ON r.feed_id = q.feed_id
        WHERE q.started_at >= ? AND q.kind = ? AND r.account_id = ?""",
        (since, RequestKind.REFRESH.value, account_id),
    ).fetchall()
    return int(rows[0][0])


def prune_requests(connection: WriteConnection, before: int) -> None:
    """Delete lines before a time, or beyond the number kept."""
    connection.execute("DELETE FROM request WHERE started_at < ?", (before,))
    connection.execute("DELETE FROM request WHERE request_id <= (SELECT max(request_id) FROM request) - ?", (KEPT,))
