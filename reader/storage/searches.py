"""Saved searches. Any thread may read with its own connection; the engine thread writes."""

from reader.domain.details import Detail, DetailKind
from reader.domain.entry import SavedSearch, Selection, View
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import SearchId
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.selection import condition
from reader.storage.values import storable


def searches(connection: ReadConnection) -> list[SavedSearch]:
    """Return all searches by name."""
    rows = connection.execute("SELECT search_id, name, query FROM saved_search").fetchall()
    return sorted((SavedSearch(SearchId(row[0]), row[1], row[2]) for row in rows), key=lambda each: each.name.casefold())


def unread_counts(connection: ReadConnection, since: int | None = None) -> dict[SearchId, int]:
    """Return the number of unread articles of each search; `since` is the start of the user's day. Not for the GUI thread."""
    counts: dict[SearchId, int] = {}
    for each in searches(connection):
        listed = Selection(View.SAVED, query=each.query, since=since)
        held = condition(connection, listed)
        sql = f"SELECT count(*) FROM entry_status s WHERE {held.sql} AND s.is_read = 0"  # noqa: S608 -- our own words
        counts[each.search_id] = int(connection.execute(sql, held.parameters).fetchone()[0])
    return counts


def find(connection: ReadConnection, search_id: SearchId) -> SavedSearch | None:
    return next((each for each in searches(connection) if each.search_id == search_id), None)


def save(connection: WriteConnection, name: str, query: str, search_id: SearchId | None = None) -> SearchId:
    """Store a new or changed search, or restore a removed one under its old id. Raises BAD_VALUE if it is empty."""
    wanted = storable(" ".join(query.split()))
    if not wanted:
        raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_SEARCH_WORDS))
    cursor = connection.execute(
        """INSERT INTO saved_search (search_id, name, query) VALUES (?, ?, ?)
        ON CONFLICT (search_id) DO UPDATE SET name = excluded.name, query = excluded.query""",
        (search_id, storable(" ".join(name.split())) or wanted, wanted),
    )
    return search_id if search_id is not None else SearchId(cursor.lastrowid or 0)


def remove(connection: WriteConnection, search_id: SearchId) -> None:
    connection.execute("DELETE FROM saved_search WHERE search_id = ?", (search_id,))
