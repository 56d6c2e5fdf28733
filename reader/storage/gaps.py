"""Gaps as a search through a publisher's archive uses and updates them. Engine thread. `history` reads gaps for lists. Facts
known when a gap was found never change; results of searches are stored beside them.
"""

from collections.abc import Iterable

from reader.domain.entry import Gap
from reader.domain.errors import Problem
from reader.domain.ids import FeedId, GapId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.values import detail_json, json_list, storable, stored_problem, whole, whole_or_none

GAP_COLUMNS = """g.feed_id, max(g.at_least - g.found, 0), g.after_at, g.before_at, g.gap_id, g.found, g.reached_at, g.searched_at,
    g.next_url, g.problem_kind, g.problem_detail, f.previous_url <> '' AND NOT f.is_gone AND NOT f.is_paused"""

Row = tuple[int, int, int, int, int, int, int | None, int | None, str, str | None, str, int]


def gap_of(row: Row) -> Gap:
    """Return a gap from `GAP_COLUMNS` of `gap g` and `feed f`."""
    return Gap(
        feed_id=FeedId(row[0]),
        at_least=row[1],
        after_at=row[2],
        before_at=row[3],
        gap_id=GapId(row[4]),
        found=row[5],
        reached_at=row[6],
        searched_at=row[7],
        next_url=row[8],
        problem=stored_problem(row[9], row[10]),
        has_archive=bool(row[11]),
    )


def find(connection: ReadConnection, gap_id: GapId) -> Gap | None:
    return next(iter(_read(connection, "g.gap_id = ?", gap_id)), None)


def of_feed(connection: ReadConnection, feed_id: FeedId) -> list[Gap]:
    """Return a feed's open gaps, newest first."""
    return _read(connection, "g.feed_id = ?", feed_id)


def note_page(connection: WriteConnection, gap_id: GapId, *, found: int, reached_at: int | None, is_closed: bool) -> None:
    """Add the entries found on an archive page, and how far back it reached."""
    connection.execute(
        """UPDATE gap SET found = found + :found, is_closed = max(is_closed, :is_closed),
        reached_at = CASE WHEN :reached_at IS NULL THEN reached_at
        ELSE min(coalesce(reached_at, before_at), :reached_at) END WHERE gap_id = :gap_id""",
        {"gap_id": gap_id, "found": found, "reached_at": whole_or_none(reached_at), "is_closed": int(is_closed)},
    )


def note_search(connection: WriteConnection, gap_id: GapId, now: int, next_url: str, problem: Problem | None = None) -> None:
    """Store the progress of a search: its next page, and what ended it."""
    connection.execute(
        "UPDATE gap SET searched_at = ?, next_url = ?, problem_kind = ?, problem_detail = ? WHERE gap_id = ?",
        (
            whole(now),
            storable(next_url),
            problem.kind.value if problem else None,
            detail_json(problem),
            gap_id,
        ),
    )


def places(connection: ReadConnection, feed_id: FeedId, identities: Iterable[str]) -> dict[str, int]:
    """Return the sort times of stored or removed entries."""
    rows = connection.execute(
        """SELECT s.identity, s.sort_at FROM json_each(?) AS j
        CROSS JOIN entry_status s ON s.feed_id = ? AND s.identity = j.value""",
        (json_list(identities), feed_id),
    ).fetchall()
    return dict(rows)


def _read(connection: ReadConnection, which: str, number: int) -> list[Gap]:
    rows = connection.execute(
        f"""SELECT {GAP_COLUMNS} FROM gap g JOIN feed f ON f.feed_id = g.feed_id WHERE {which} AND g.is_closed = 0
        ORDER BY g.before_at DESC, g.gap_id DESC""",  # noqa: S608 -- our own words
        (number,),
    ).fetchall()
    return [gap_of(row) for row in rows]
