"""Entries of a list, as a condition on `entry_status s`. Pure but for searches, which query the index."""

from reader.domain.entry import LISTS_OF_MARKS, Selection, View
from reader.domain.marks import Mark
from reader.storage.conditions import FOLDER_FEEDS, FOLLOWED, MARKED, UNFOLDED, Condition
from reader.storage.connection import ReadConnection
from reader.storage.search import match_expression, search_condition
from reader.storage.search_query import Today
from reader.storage.values import id_list

SEARCHES = frozenset({View.SEARCH, View.SAVED})
_KEPT = frozenset({*LISTS_OF_MARKS, View.TAG})
"""Lists that the user fills, which include hidden entries."""

LOOKED_UP_MAX = 10_000
"""Entries matching the filter bar up to which they are read one by one; beyond, the list is scanned. The list of all articles
holds as many of the newest, more than anybody scrolls through.
"""
_FOUND = "SELECT rowid FROM entry_search WHERE entry_search MATCH ? ORDER BY rowid DESC LIMIT ?"


def condition(connection: ReadConnection, selection: Selection) -> Condition:
    """Return the condition for the entries of a selection. Marked entries (starred, for later, tagged) are listed even if their
    feed was unsubscribed.
    """
    narrowed = filter_bar(connection, selection)
    if selection.view in SEARCHES:
        return search_condition(connection, selection.query, today(selection), narrowed, selection.order)
    hidden = "" if selection.view in _KEPT else " AND s.is_hidden = 0"
    return Condition(f"s.is_removed = 0{hidden}") & _view(selection) & narrowed


def filter_bar(connection: ReadConnection, selection: Selection) -> Condition:
    held = Condition("1")
    if selection.unread_only:
        held &= Condition("s.is_read = 0")
    if selection.starred_only:
        held &= Condition(MARKED[Mark.STARRED])
    return held & _text(connection, selection)


def _text(connection: ReadConnection, selection: Selection) -> Condition:
    expression = match_expression(selection.text)
    if not expression:
        return Condition("1")
    found = connection.execute(_FOUND, (expression, LOOKED_UP_MAX)).fetchall()
    if len(found) < LOOKED_UP_MAX or selection.view is View.ALL:
        return Condition("s.entry_id IN (SELECT value FROM json_each(?))", (id_list(row[0] for row in found),))
    # The plus keeps the order of the list's index.
    return Condition("+s.entry_id IN (SELECT rowid FROM entry_search WHERE entry_search MATCH ?)", (expression,))


def today(selection: Selection) -> Today:
    """Return the user's day, and with it the time zone."""
    return Today(selection.since)


def _view(selection: Selection) -> Condition:
    conditions = {
        View.ALL: Condition(f"{UNFOLDED} AND {FOLLOWED}"),
        View.TODAY: Condition(f"s.sort_at >= ? AND {UNFOLDED} AND {FOLLOWED}", (selection.since or 0,)),
        View.UNREAD: Condition(f"s.is_read = 0 AND {FOLLOWED}"),
        **{view: Condition(MARKED[mark]) for view, mark in LISTS_OF_MARKS.items()},
        View.TAG: Condition("s.entry_id IN (SELECT entry_id FROM entry_tag WHERE tag_id = ?)", (selection.tag_id,)),
        # The plus keeps the order of the newest-first index: a sort of all the folder's entries costs more than it saves.
        View.FOLDER: Condition(f"+s.feed_id IN ({FOLDER_FEEDS})", (selection.folder_id,)) & _unfolded_within(selection),
        View.FEED: Condition("s.feed_id = ?", (selection.feed_id,)),
        # Its articles are ranked, not selected: commands name them one by one.
        View.FOR_YOU: Condition("0"),
    }
    return conditions[selection.view]


def _unfolded_within(selection: Selection) -> Condition:
    """Return a condition by which a folder hides a duplicate only if it contains the original too."""
    original = "(SELECT o.feed_id FROM entry_status o WHERE o.entry_id = s.copy_of)"
    return Condition(f"({UNFOLDED} OR {original} NOT IN ({FOLDER_FEEDS}))", (selection.folder_id,))
