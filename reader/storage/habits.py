"""Learned data as rows: counted, removed so that no byte stays in the file, restored. Earlier backups keep theirs until the
rotation replaces them.
"""

import json
import zlib
from enum import StrEnum

from reader.domain.retrieval import VISIT
from reader.domain.value_classes import dataclass
from reader.storage.connection import ReadConnection, WriteConnection

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
    """Amount of learned data and its approximate bytes; `days` are those with visits, since `since`; `stays` are presences."""

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
    return Stock(
        visits, rows - visits, _bytes(connection, HabitTable.ACCESS, rows), days, since,
        counts[HabitTable.READING], sum(_bytes(connection, table, count) for table, count in counts.items()),
        links, _bytes(connection, HabitTable.OPENED_LINK, links),
        episodes, _bytes(connection, HabitTable.LISTENING, episodes),
        stays, stay_days, _bytes(connection, HabitTable.PRESENCE, stays),
        retrievals, _bytes(connection, HabitTable.RETRIEVAL, retrievals) + _bytes(connection, HabitTable.REQUEST, requests),
        requests,
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
    known = {None, *(feed_id for (feed_id,) in connection.execute("SELECT feed_id FROM feed").fetchall())}
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
