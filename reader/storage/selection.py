"""Which entries a list holds, as a condition on `entry_status s`. Pure but for the search, which asks the index."""

from dataclasses import dataclass

from reader.domain.entry import Selection, View
from reader.storage.connection import ReadConnection
from reader.storage.search import search_ids
from reader.storage.values import id_list

SEARCH_LIMIT = 1000
"""A search list holds at most this many of the newest matches."""

FOLLOWED = "s.feed_id NOT IN (SELECT feed_id FROM subscription WHERE removed_at IS NOT NULL)"

FOLDER_FEEDS = """SELECT u.feed_id FROM subscription u WHERE u.removed_at IS NULL AND u.folder_id IN (
    WITH RECURSIVE below (folder_id) AS (
        SELECT ? UNION SELECT f.folder_id FROM folder f JOIN below b ON f.parent_id = b.folder_id
    ) SELECT folder_id FROM below)"""


@dataclass(frozen=True, slots=True)
class Condition:
    """SQL for a WHERE clause over `entry_status s`, with its parameters."""

    sql: str
    parameters: tuple[int | str | None, ...] = ()


def condition(connection: ReadConnection, selection: Selection) -> Condition:
    """The condition that holds for the entries of a selection. Starred entries are listed even where their feed was unsubscribed."""
    view = _view(connection, selection)
    unread = " AND s.is_read = 0" if selection.unread_only or selection.view is View.UNREAD else ""
    return Condition(f"s.is_removed = 0{unread} AND {view.sql}", view.parameters)


def _view(connection: ReadConnection, selection: Selection) -> Condition:
    match selection.view:
        case View.TODAY:
            return Condition(f"s.sort_at >= ? AND {FOLLOWED}", (selection.since or 0,))
        case View.STARRED:
            return Condition("s.is_starred = 1")
        case View.FOLDER:
            # The plus keeps the order of the newest-first index: a sort of all the folder's entries costs more than it saves.
            return Condition(f"+s.feed_id IN ({FOLDER_FEEDS})", (selection.folder_id,))
        case View.FEED:
            return Condition("s.feed_id = ?", (selection.feed_id,))
        case View.SEARCH:
            found = search_ids(connection, selection.query, limit=SEARCH_LIMIT)
            return Condition("s.entry_id IN (SELECT value FROM json_each(?))", (id_list(found),))
        case _:
            return Condition(FOLLOWED)
