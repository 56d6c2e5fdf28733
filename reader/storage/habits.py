"""Learned data as rows: counted, removed so that no byte stays in the file, restored. Backups keep theirs."""

import csv
import json
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta, timezone
from enum import StrEnum
from pathlib import Path
from typing import Any

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import DAY_SECONDS
from reader.domain.retrieval import ELSEWHERE, VISIT
from reader.domain.subscription import shown_address
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.history import first_visit
from reader.storage.rows import stored_reason
from reader.whole_file import whole_text

ROWS_AT_ONCE = 2000


class HabitTable(StrEnum):
    """Tables about the user, with rows set aside because of a wrong clock: accesses, readings, listening, opinions, shown
    articles, opened links, presences, retrievals and other requests.
    """

    ACCESS = "access"
    READING = "reading"
    JUDGEMENT = "judgement"
    SHOWN = "shown"
    OPENED_LINK = "opened_link"
    LISTENING = "listening"
    PRESENCE = "presence"
    RETRIEVAL = "retrieval"
    REQUEST = "request"
    SET_ASIDE = "set_aside"


@dataclass(frozen=True, slots=True)
class Kept:
    """Rows of a table, compressed to about a tenth of their size in the file."""

    table: HabitTable
    columns: tuple[str, ...]
    rows: int
    parts: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Stock:
    """Amount of learned data and its approximate bytes; `days` are those with visits, since `since`; `stays` are presences, and
    `elsewhere` are visits at other computers.
    """

    visits: int = 0
    opened: int = 0
    access_bytes: int = 0
    days: int = 0
    since: int | None = None
    readings: int = 0
    reading_bytes: int = 0
    links: int = 0
    link_bytes: int = 0
    episodes: int = 0
    episode_bytes: int = 0
    stays: int = 0
    stay_days: int = 0
    stay_bytes: int = 0
    retrievals: int = 0
    retrieval_bytes: int = 0
    requests: int = 0
    elsewhere: int = 0


def stock(connection: ReadConnection) -> Stock:
    """Count learned data. Any thread; may take some tenths of a second."""
    rows = _count(connection, HabitTable.ACCESS)
    visits, days, since = connection.execute(
        "SELECT count(*), count(DISTINCT (at + utc_offset_seconds) / 86400), min(at) FROM access WHERE kind = ?", (VISIT,)
    ).fetchone()
    stays, stay_days = connection.execute(
        "SELECT count(*), count(DISTINCT (began_at + utc_offset_seconds) / 86400) FROM presence"
    ).fetchone()
    requests = _count(connection, HabitTable.REQUEST)
    retrievals, links = _count(connection, HabitTable.RETRIEVAL), _count(connection, HabitTable.OPENED_LINK)
    episodes = _count(connection, HabitTable.LISTENING)
    counts = {table: _count(connection, table) for table in (HabitTable.READING, HabitTable.JUDGEMENT, HabitTable.SHOWN)}
    (elsewhere,) = connection.execute("SELECT count(*) FROM access WHERE kind = ?", (ELSEWHERE,)).fetchone()
    return Stock(
        visits, rows - visits - elsewhere, _bytes(connection, HabitTable.ACCESS, rows), days, since,
        counts[HabitTable.READING], sum(_bytes(connection, table, count) for table, count in counts.items()),
        links, _bytes(connection, HabitTable.OPENED_LINK, links),
        episodes, _bytes(connection, HabitTable.LISTENING, episodes),
        stays, stay_days, _bytes(connection, HabitTable.PRESENCE, stays),
        retrievals, _bytes(connection, HabitTable.RETRIEVAL, retrievals) + _bytes(connection, HabitTable.REQUEST, requests),
        requests, elsewhere,
    )  # fmt: skip


def remove_all(connection: WriteConnection, table: HabitTable) -> Kept:
    """Remove and return every row; every writer overwrites it with zeros. `sweep` has to follow."""
    columns = _columns(connection, table)
    parts, rows = [], 0
    cursor = connection.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY 1")  # noqa: S608 -- our own words
    while some := cursor.fetchmany(ROWS_AT_ONCE):
        parts.append(zlib.compress(json.dumps(some).encode(), 1))
        rows += len(some)
    connection.execute(f"DELETE FROM {table}")  # noqa: S608 -- our own words
    return Kept(table, columns, rows, tuple(parts))


def put_back(connection: WriteConnection, kept: Kept) -> None:
    """Restore rows before those added meanwhile, except for feeds that are gone."""
    newer = remove_all(connection, kept.table)
    _insert(connection, kept, keeps_ids=True)
    _insert(connection, newer, keeps_ids=False)  # what was said of an article meanwhile takes the place of what was said before


def sweep(connection: WriteConnection) -> bool:
    """Remove erased data from the write-ahead log; return whether that was possible. Never within a transaction."""
    (is_busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not is_busy


def _insert(connection: WriteConnection, kept: Kept, *, keeps_ids: bool) -> None:
    places = ", ".join("?" for _ in kept.columns)
    is_about_feeds = kept.table in {HabitTable.RETRIEVAL, HabitTable.REQUEST}
    feed = kept.columns.index("feed_id") if is_about_feeds else 0
    known = {None, *(connection.column("SELECT feed_id FROM feed"))}
    for part in kept.parts:
        rows = [row if keeps_ids else [None, *row[1:]] for row in json.loads(zlib.decompress(part))]
        connection.executemany(
            f"INSERT OR REPLACE INTO {kept.table} ({', '.join(kept.columns)}) VALUES ({places})",  # noqa: S608 -- our own words
            [row for row in rows if not is_about_feeds or row[feed] in known],
        )


def _columns(connection: ReadConnection, table: HabitTable) -> tuple[str, ...]:
    return tuple(row[1] for row in connection.execute(f"PRAGMA table_info({table})").fetchall())


def _count(connection: ReadConnection, table: HabitTable) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])  # noqa: S608 -- our own words


def _bytes(connection: ReadConnection, table: HabitTable, rows: int) -> int:
    """Estimate a table's size from the mean length of the newest thousand rows, plus overhead per row and index entry."""
    columns = " + ".join(f"coalesce(length({name}), 0)" for name in _columns(connection, table))
    (mean,) = connection.execute(
        f"SELECT avg({columns}) FROM (SELECT * FROM {table} ORDER BY 1 DESC LIMIT 1000)"  # noqa: S608 -- our own words
    ).fetchone()
    return int(rows * ((mean or 0.0) + 12))


ACCESSES, READINGS, LINKS, EPISODES = "visits.csv", "readings.csv", "links.csv", "episodes.csv"
PRESENCES, RETRIEVALS, REQUESTS = "presence.csv", "retrievals.csv", "requests.csv"
REPLAY_POSTINGS, REPLAY_VISITS = "replay-postings.csv", "replay-visits.csv"
"""Input files of `beforehand replay`, which compares plans on the user's own feeds."""
_ONE_USER = "me"


@dataclass(frozen=True, slots=True)
class HabitLines:
    """Numbers of lines; `visits` and `opened` articles share one table."""

    visits: int
    opened: int
    readings: int
    links: int
    episodes: int
    stays: int
    retrievals: int
    requests: int


def write_habits(connection: ReadConnection, folder: Path) -> HabitLines:
    """Write the tables into a folder, which is created if missing; return their numbers of lines. Raises ReaderError."""
    with _raising_problems(folder):
        folder.mkdir(parents=True, exist_ok=True)
        accesses = Counter[str]()
        _write(folder / REPLAY_POSTINGS, ("source", "unix_ts"), _postings(connection))
        _write(folder / REPLAY_VISITS, ("user", "unix_ts"), _visits(connection))
        _write(folder / ACCESSES, ("time", "kind", "feed"), _accesses(connection, accesses))
        return HabitLines(
            accesses[VISIT],
            accesses.total() - accesses[VISIT] - accesses[ELSEWHERE],
            _write(folder / READINGS, ("time", "what", "seconds", "feed", "link", "title"), _readings(connection)),
            _write(folder / LINKS, ("time", "host", "depth", "feed", "article", "title"), _links(connection)),
            _write(
                folder / EPISODES,
                ("time", "heard_seconds", "of_seconds", "finished", "address", "feed", "link", "title"),
                _episodes(connection),
            ),
            _write(folder / PRESENCES, ("here_since", "here_until", "signal"), _presences(connection)),
            _write(folder / RETRIEVALS, (*_RETRIEVAL_NAMES,), _retrievals(connection)),
            _write(folder / REQUESTS, (*_REQUEST_NAMES,), _requests(connection)),
        )


_RETRIEVAL_NAMES = (
    "started", "finished", "feed", "address", "rule", "reason", "outcome", "status", "new", "changed", "bytes", "problem",
    "expected_postings", "expected_look", "saving", "price",
)  # fmt: skip

_REQUEST_NAMES = ("started", "finished", "what", "feed", "link", "address", "outcome", "status", "bytes", "problem")


def _all_rows(connection: ReadConnection, query: str, parameters: Sequence[object] = ()) -> Iterator[Any]:
    """Yield rows, read some at a time to save memory."""
    rows = connection.execute(query, parameters)
    while some := rows.fetchmany(ROWS_AT_ONCE):
        yield from some


def _accesses(connection: ReadConnection, counts: Counter[str]) -> Iterator[Sequence[object]]:
    """Yield accesses in the local time of their clock; the kinds are counted."""
    for at, offset, kind, url in _all_rows(
        connection,
        "SELECT a.at, a.utc_offset_seconds, a.kind, coalesce(f.url, '') FROM access a LEFT JOIN feed f USING (feed_id) ORDER BY a.at",
    ):
        counts[kind] += 1
        yield _iso(at, offset), kind, url


def _postings(connection: ReadConnection) -> Iterator[Sequence[object]]:
    """Yield postings of feeds retrieved here, from the day of the first visit on; older ones precede any recorded day."""
    first = first_visit(connection)
    if first is None:
        return
    for url, at in _all_rows(
        connection,
        """SELECT f.url, coalesce(s.posted_at, s.sort_at) AS at FROM entry_status s JOIN feed f USING (feed_id)
        JOIN subscription u USING (feed_id) LEFT JOIN remote_feed r USING (feed_id)
        WHERE u.removed_at IS NULL AND r.feed_id IS NULL AND at >= ? ORDER BY f.feed_id, at""",
        (first.at // DAY_SECONDS * DAY_SECONDS,),
    ):
        yield shown_address(url), at


def _visits(connection: ReadConnection) -> Iterator[Sequence[object]]:
    for (at,) in _all_rows(connection, "SELECT at FROM access WHERE kind = ? ORDER BY at", (VISIT,)):
        yield _ONE_USER, at


def _readings(connection: ReadConnection) -> Iterator[Sequence[object]]:
    """Yield readings and opinions (in UTC); articles that are gone have no titles."""
    for at, offset, *rest in _all_rows(
        connection,
        """SELECT d.at, d.offset, d.what, d.seconds, coalesce(f.url, ''), coalesce(e.link, ''), coalesce(e.title, '') FROM (
            SELECT at, utc_offset_seconds AS offset, 'read' AS what, seconds, feed_id, entry_id FROM reading
            UNION ALL SELECT at, 0, CASE WHEN value > 0 THEN 'more' ELSE 'less' END, '', feed_id, entry_id FROM judgement
        ) d LEFT JOIN feed f ON f.feed_id = d.feed_id LEFT JOIN entry e ON e.entry_id = d.entry_id ORDER BY d.at""",
    ):
        yield _iso(at, offset), *rest


def _links(connection: ReadConnection) -> Iterator[Sequence[object]]:
    """Yield links opened from articles, by host only."""
    for at, offset, *rest in _all_rows(
        connection,
        """SELECT o.at, o.utc_offset_seconds, o.host, o.depth, coalesce(f.url, ''), coalesce(e.link, ''), coalesce(e.title, '')
        FROM opened_link o LEFT JOIN feed f USING (feed_id) LEFT JOIN entry e USING (entry_id) ORDER BY o.at, o.opened_link_id""",
    ):
        yield _iso(at, offset), *rest


def _episodes(connection: ReadConnection) -> Iterator[Sequence[object]]:
    """Yield playback positions of episodes, with their last times."""
    for at, offset, *rest in _all_rows(
        connection,
        """SELECT h.at, h.utc_offset_seconds, h.position_seconds, h.duration_seconds, h.is_finished, h.url,
        coalesce(f.url, ''), coalesce(e.link, ''), coalesce(e.title, '')
        FROM listening h LEFT JOIN feed f USING (feed_id) LEFT JOIN entry e USING (entry_id) ORDER BY h.at, h.listening_id""",
    ):
        yield _iso(at, offset), *rest


def _presences(connection: ReadConnection) -> Iterator[Sequence[object]]:
    """Yield presences, with how they were noticed and how long they are certain."""
    for began_at, ended_at, offset, signal in _all_rows(
        connection, "SELECT began_at, ended_at, utc_offset_seconds, signal FROM presence ORDER BY began_at, presence_id"
    ):
        yield _iso(began_at, offset), _iso(ended_at, offset), signal


def _retrievals(connection: ReadConnection) -> Iterator[Sequence[object]]:
    for row in _all_rows(
        connection,
        """SELECT r.started_at, r.finished_at, f.url, r.url, r.rule, r.reason, r.outcome, r.status, r.new_entries,
        r.changed_entries, r.wire_bytes, coalesce(r.problem_kind, ''), r.expected_postings, r.expected_look_at, r.saving, r.price
        FROM retrieval r JOIN feed f USING (feed_id) ORDER BY r.started_at, r.retrieval_id""",
    ):
        reason = stored_reason(row[5])
        why = "" if reason is None else reason.sentence()
        yield _iso(row[0]), _iso(row[1]), *row[2:5], why, *row[6:13], "" if row[13] is None else _iso(row[13]), *row[14:]


def _requests(connection: ReadConnection) -> Iterator[Sequence[object]]:
    """Yield requests other than retrievals, and programs run by rules."""
    for started_at, finished_at, *rest in _all_rows(
        connection,
        """SELECT r.started_at, r.finished_at, r.kind, coalesce(f.url, ''), coalesce(e.link, ''), r.url, r.outcome, r.status,
        r.wire_bytes, coalesce(r.problem_kind, '') FROM request r LEFT JOIN feed f USING (feed_id)
        LEFT JOIN entry e USING (entry_id) ORDER BY r.started_at, r.request_id""",
    ):
        yield _iso(started_at), _iso(finished_at), *rest


def _iso(at: int, offset: int = 0) -> str:
    zone = timezone(timedelta(seconds=offset)) if offset else UTC
    return datetime.fromtimestamp(at, zone).isoformat()


def _write(path: Path, names: Sequence[str], rows: Iterator[Sequence[object]]) -> int:
    count = 0
    with whole_text(path) as file:
        writer = csv.writer(file)
        writer.writerow(names)
        for row in rows:
            writer.writerow(row)
            count += 1
    return count


@contextmanager
def _raising_problems(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{folder} ({error.strerror})") from error
