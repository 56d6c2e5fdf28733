"""New entries: arrived since the last visit ended, as `domain.news` defines it.

Two instants are stored. `since` is the one that decides; it moves only when a visit begins or ends. `used` is the last use of the
window, written while it is used, so that a program that is killed loses a minute of it at most.
"""

from collections.abc import Iterable
from dataclasses import replace

from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.news import IDLE_SECONDS, News
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list, whole
from reader.storage.selection import condition

SINCE, USED = "since", "used"


def current(connection: ReadConnection) -> News:
    return _instant(connection, SINCE)


def upcoming(connection: ReadConnection, now: float) -> News:
    """Return what will be new in the window of a program that starts now: after a crash of less than half an hour ago the visit
    goes on, else a new one begins.
    """
    used = _instant(connection, USED)
    goes_on = used.since is not None and 0 <= now - used.since < IDLE_SECONDS
    return current(connection) if goes_on else _not_ahead(used, now)


def entry_count(connection: ReadConnection, news: News, selection: Selection | None = None) -> int:
    """Return how many entries of a list, by default of all articles, are new; each article counts once."""
    held = condition(connection, _new_in(selection or Selection(View.ALL), news))
    sql = f"SELECT count(*) FROM entry_status s WHERE {held.sql}"  # noqa: S608 -- our own words
    return int(connection.execute(sql, held.parameters).fetchone()[0])


def counts_by_feed(connection: ReadConnection, news: News) -> dict[FeedId, int]:
    """Return the number of new entries of each feed that has any; together they are those of all articles."""
    held = condition(connection, _new_in(Selection(View.ALL), news))
    sql = f"SELECT s.feed_id, count(*) FROM entry_status s WHERE {held.sql} GROUP BY s.feed_id"  # noqa: S608 -- our own words
    return {FeedId(feed_id): count for feed_id, count in connection.execute(sql, held.parameters).fetchall()}


def note_use(connection: WriteConnection, now: float) -> None:
    """Store that the window is in use: what is here by now will not be new in the next visit."""
    (newest,) = connection.execute("SELECT coalesce(max(entry_id), 0) FROM entry_status").fetchone()
    _store(connection, USED, News(whole(now), EntryId(newest)))


def turn(connection: WriteConnection, now: float) -> News | None:
    """Let everything that arrived after the last use be new, and nothing else; return it, None if it was so already."""
    used = _instant(connection, USED)
    if used.since is None:
        return None
    before, turned = current(connection), _not_ahead(used, now)
    if turned == before:
        return None
    _store(connection, SINCE, turned)
    return turned


def set_old(connection: WriteConnection, entry_ids: Iterable[EntryId], *, read_only: bool = False) -> None:
    """Let entries just stored be no news; with `read_only` those of them that are read already, and not as copies."""
    only = " AND is_read = 1 AND copy_of IS NULL" if read_only else ""
    sql = f"UPDATE entry_status SET is_old = 1 WHERE entry_id IN (SELECT value FROM json_each(?)){only}"  # noqa: S608 -- our own words
    connection.execute(sql, (id_list(entry_ids),))


def _new_in(selection: Selection, news: News) -> Selection:
    return replace(selection, new_after=news.after)


def _not_ahead(news: News, now: float) -> News:
    """Return it with a time that has been: one in the future is of a clock that was wrong."""
    return news if news.since is None else replace(news, since=min(news.since, int(now)))


def _instant(connection: ReadConnection, name: str) -> News:
    rows = connection.execute("SELECT at, entry_id FROM news WHERE name = ?", (name,)).fetchall()
    return News(rows[0][0], EntryId(rows[0][1])) if rows else News()


def _store(connection: WriteConnection, name: str, news: News) -> None:
    connection.execute("INSERT OR REPLACE INTO news (name, at, entry_id) VALUES (?, ?, ?)", (name, news.since, news.after))
