"""Two feeds merged into one: an account's and one of this computer, or two of this computer after one moved to the other's
address. The user's data goes along: marks, tags, opinion, playback positions; if the feed joins an account, also its item ids and
waiting changes, so that nothing is sent for the merge or forgotten. Engine thread.
"""

from collections.abc import Iterable, Mapping

from reader.domain.accounts import LABEL, READ, STARRED, NewItem
from reader.domain.entry import Mark
from reader.domain.episodes import Listening
from reader.domain.ids import AccountId, EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage import entry_changes, episodes, remote_items, statuses, subscriptions, tags
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import id_list

_SAME_IDENTITY = """SELECT s.entry_id, t.entry_id FROM entry_status s CROSS JOIN entry_status t ON t.identity = s.identity
WHERE s.feed_id = ? AND t.feed_id = ? AND NOT s.is_removed AND NOT t.is_removed AND s.identity NOT LIKE 'item:%'"""
_SAME_KEY = """WITH one AS (SELECT feed_id, copy_key, entry_id FROM entry_status WHERE feed_id IN (:source, :target) AND NOT is_removed
    AND copy_key IS NOT NULL GROUP BY feed_id, copy_key HAVING count(*) = 1)
SELECT s.entry_id, t.entry_id FROM one s JOIN one t USING (copy_key) WHERE s.feed_id = :source AND t.feed_id = :target"""
_LISTENING = """INSERT INTO listening
    (entry_id, feed_id, url, position_seconds, duration_seconds, is_finished, at, utc_offset_seconds)
SELECT s.entry_id, s.feed_id, h.url, h.position_seconds, h.duration_seconds, h.is_finished, h.at, h.utc_offset_seconds
FROM listening h CROSS JOIN entry_status s WHERE h.entry_id = ? AND s.entry_id = ?
ON CONFLICT (entry_id, url) DO UPDATE SET position_seconds = excluded.position_seconds, duration_seconds = excluded.duration_seconds,
    is_finished = excluded.is_finished, at = excluded.at, utc_offset_seconds = excluded.utc_offset_seconds WHERE excluded.at > at"""
_OPINIONS = """INSERT INTO judgement (entry_id, feed_id, at, value)
SELECT s.entry_id, s.feed_id, j.at, j.value FROM judgement j CROSS JOIN entry_status s WHERE j.entry_id = ? AND s.entry_id = ?
ON CONFLICT (entry_id) DO UPDATE SET value = excluded.value, at = excluded.at WHERE excluded.at > at"""
_ITEMS = "SELECT s.entry_id FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id WHERE s.feed_id = :source AND NOT s.is_removed"


@dataclass(frozen=True, slots=True)
class Carried:
    """Changes to articles: the marks that were set or (False) cleared, those with changed tags, and positions."""

    marks: list[tuple[str, bool, tuple[EntryId, ...]]]
    tagged: tuple[EntryId, ...]
    heard: tuple[Listening, ...]


@dataclass(frozen=True, slots=True)
class _State:
    """Entries of a feed by mark, their tags, and playback positions."""

    marked: dict[str, set[EntryId]]
    tags: dict[EntryId, tuple[str, ...]]
    heard: set[Listening]


@dataclass(frozen=True, slots=True)
class _Article:
    """Article that both feeds have, by its entry in the ending feed, and its state at the server."""

    entry_id: EntryId
    item_id: int
    was_read: bool
    was_starred: bool
    crawled_at: int | None


def join(connection: WriteConnection, account_id: AccountId, source: FeedId, target: FeedId, now: int) -> Carried:
    """Unsubscribe one feed of an account and give its items to another; return the changes to this one's articles. An article in
    both (with equal link and title, unique on each side) is read or marked if it is in either; but a waiting change overrides. An
    article in only one moves to the other unchanged.
    """
    subscriptions.remove(connection, [source], now)
    connection.execute("INSERT OR IGNORE INTO remote_feed (feed_id, account_id) VALUES (?, ?)", (target, account_id))
    # before it gets marks: a mere duplicate of another feed's article counts as read
    entry_changes.copies_of_added_feeds(connection, [target])
    before = _state(connection, target)
    for entry_id, article in _pairs(connection, source, target):
        _give(connection, account_id, article, entry_id, now)
    carried = _carried(before, _state(connection, target))
    rest = id_list(connection.column(_ITEMS, {"source": source}))
    _take_along(connection, source, target, rest)
    return carried


def carry(connection: WriteConnection, source: FeedId, target: FeedId, now: int) -> Carried:
    """Copy the user's data of shared articles to a feed of this computer from another, which keeps it; return the changes.
    Articles are matched by identity (but item ids of two servers are unrelated), or as in `join`.
    """
    same = dict(connection.execute(_SAME_KEY, {"source": source, "target": target}).fetchall())
    same |= dict(connection.execute(_SAME_IDENTITY, (source, target)).fetchall())
    before = _state(connection, target)
    _carry(connection, same, now)
    return _carried(before, _state(connection, target))


def _carried(before: _State, after: _State) -> Carried:
    marks = [
        (mark, value, tuple(sorted(entry_ids)))
        for mark in before.marked
        for value, entry_ids in (
            (True, after.marked[mark] - before.marked[mark]),
            (False, before.marked[mark] - after.marked[mark]),
        )
        if entry_ids
    ]
    tagged = {entry_id for entry_id, _ in before.tags.items() ^ after.tags.items()}
    return Carried(marks, tuple(sorted(tagged)), tuple(after.heard - before.heard))


def separate(connection: WriteConnection, feed_ids: Iterable[FeedId], now: int) -> list[Carried]:
    """Undo `join` once the feed that replaced them is one of this computer (`remote_feeds.make_local`); return the changes to
    these feeds' articles. Their articles get back the items, waiting changes, and marks given meanwhile; new items listed in
    between go along.
    """
    carried = []
    for account_id, feed_id, stand_in, local, _ in _stand_ins(connection, feed_ids):
        before = _state(connection, feed_id)
        for entry_id, article in _pairs(connection, local, feed_id):
            _give(connection, account_id, article, entry_id, now)
        carried.append(_carried(before, _state(connection, feed_id)))
        _take_along(
            connection,
            local,
            feed_id,
            id_list(connection.column(f"{_ITEMS} AND s.identity = 'item:' || r.item_id", {"source": local})),
        )
        remote_items.forget(connection, [local])
        query = "DELETE FROM remote_feed WHERE feed_id = ? RETURNING remote_id, title, folder"
        (there,) = connection.execute(query, (stand_in,)).fetchall()
        connection.execute("UPDATE remote_feed SET remote_id = ?, title = ?, folder = ? WHERE feed_id = ?", (*there, feed_id))
        connection.execute("DELETE FROM feed WHERE feed_id = ?", (stand_in,))
    return carried


def _stand_ins(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> list[tuple[AccountId, FeedId, FeedId, FeedId, int]]:
    """Yield, for feeds without a name at their server, the feed that keeps it after `make_local`, and the feed of this computer:
    of two, the one with items there.
    """
    return connection.execute(
        """SELECT r.account_id, r.feed_id, k.feed_id, l.feed_id, max(EXISTS (
            SELECT 1 FROM entry_status s JOIN remote_item i ON i.entry_id = s.entry_id
            WHERE s.feed_id = l.feed_id AND i.account_id = r.account_id)) FROM remote_feed r JOIN feed f ON f.feed_id = r.feed_id
        JOIN feed h ON h.canonical = f.canonical JOIN remote_feed k ON k.feed_id = h.feed_id
        JOIN subscription u ON u.feed_id = h.feed_id
        JOIN feed l ON l.canonical = f.canonical JOIN subscription w ON w.feed_id = l.feed_id
        WHERE r.feed_id IN (SELECT value FROM json_each(?)) AND r.remote_id = '' AND k.account_id = r.account_id AND k.remote_id <> ''
        AND u.removed_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM entry_status s WHERE s.feed_id = h.feed_id)
        AND w.removed_at IS NULL AND l.feed_id NOT IN (SELECT feed_id FROM remote_feed) GROUP BY r.feed_id""",
        (id_list(feed_ids),),
    ).fetchall()


def _pairs(connection: ReadConnection, source: FeedId, target: FeedId) -> list[tuple[EntryId, _Article]]:
    rows = connection.execute(
        """SELECT s.copy_key, s.entry_id, r.item_id, r.base_read, r.base_starred, r.crawled_at
        FROM entry_status s JOIN remote_item r ON r.entry_id = s.entry_id WHERE s.feed_id = ? AND NOT s.is_removed
        AND s.copy_key IS NOT NULL GROUP BY s.copy_key HAVING count(*) = 1""",
        (source,),
    ).fetchall()
    found = remote_items.unlinked(connection, target, [row[0] for row in rows])
    return [
        (found[key], _Article(entry_id, item_id, bool(read), bool(starred), crawled_at))
        for key, entry_id, item_id, read, starred, crawled_at in rows
        if key in found
    ]


def _state(connection: ReadConnection, feed_id: FeedId) -> _State:
    marked = {
        mark: set(
            connection.column(
                f"SELECT entry_id FROM entry_status WHERE feed_id = ? AND NOT is_removed AND is_{mark}",  # noqa: S608 -- our own names
                (feed_id,),
            )
        )
        for mark in (READ, *Mark)
    }
    entry_ids = connection.column("SELECT entry_id FROM entry_status WHERE feed_id = ? AND NOT is_removed", (feed_id,))
    return _State(marked, tags.tags_of(connection, entry_ids), set(episodes.listening_of_entries(connection, entry_ids)))


def _give(connection: WriteConnection, account_id: AccountId, article: _Article, entry_id: EntryId, now: int) -> None:
    source = (article.entry_id,)
    waiting = connection.execute("SELECT mark, value, seq, refusals, was_sent FROM outbox WHERE entry_id = ?", source).fetchall()
    labels = tuple(connection.column("SELECT name FROM remote_label WHERE entry_id = ?", source))
    item = NewItem(entry_id, article.item_id, article.was_read, article.was_starred, labels, article.crawled_at)
    remote_items.adopt(connection, account_id, [item], now)
    _carry(connection, {article.entry_id: entry_id}, now)
    meant = {mark: bool(value) for mark, value, *_ in waiting}
    if READ in meant:
        statuses.mark_read(connection, [entry_id], is_read=meant[READ], now=now)
    if STARRED in meant:
        statuses.set_mark(connection, Mark.STARRED, [entry_id], is_set=meant[STARRED], now=now)
    for name in [mark.removeprefix(LABEL) for mark, is_set in meant.items() if mark.startswith(LABEL) and not is_set]:
        tags.remove_from(connection, [entry_id], name)
    connection.executemany(
        "INSERT OR IGNORE INTO outbox (entry_id, mark, value, seq, refusals, was_sent) VALUES (?, ?, ?, ?, ?, ?)",
        [(entry_id, *row) for row in waiting],
    )


def _carry(connection: WriteConnection, same: Mapping[EntryId, EntryId], now: int) -> None:
    """Copy data between entries, from the keys of `same` to its values; a duplicate's read mark is ignored."""
    statuses.mark_read(connection, _having(connection, same, "is_read AND copy_of IS NULL"), is_read=True, now=now)
    for mark in Mark:
        statuses.set_mark(connection, mark, _having(connection, same, f"is_{mark}"), is_set=True, now=now)
    for entry_id, names in tags.tags_of(connection, same).items():
        for name in names:
            tags.add(connection, [same[entry_id]], name, now)
    for statement in (_LISTENING, _OPINIONS):
        connection.executemany(statement, same.items())


def _having(connection: ReadConnection, same: Mapping[EntryId, EntryId], condition: str) -> list[EntryId]:
    query = f"SELECT entry_id FROM entry_status WHERE entry_id IN (SELECT value FROM json_each(?)) AND {condition}"  # noqa: S608 -- our own words
    return [same[row[0]] for row in connection.execute(query, (id_list(same),)).fetchall()]


def _take_along(connection: WriteConnection, source: FeedId, target: FeedId, entry_ids: str) -> None:
    moved = id_list(
        connection.column(
            """UPDATE OR IGNORE entry_status SET feed_id = ? WHERE entry_id IN (SELECT value FROM json_each(?)) RETURNING entry_id""",
            (target, entry_ids),
        )
    )
    query = "UPDATE entry_key SET feed_id = ? WHERE feed_id = ? AND entry_id IN (SELECT value FROM json_each(?))"
    connection.execute(query, (target, source, moved))
