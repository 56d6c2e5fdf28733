"""Subscriptions and their tree. Any thread may read with its own connection; the engine thread writes."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.domain.subscription import Folder, ImportPreview, Subscription
from reader.storage import copies
from reader.storage import folders as tree
from reader.storage.conditions import LOCAL
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.folders import (
    add_folder,
    folders,
    move_folder,
    remove_folder,
    rename_folder,
    restore_folder,
    set_folder_settings,
)
from reader.storage.opml_import import ImportedOpml, store_opml
from reader.storage.siblings import Sibling, feed_sibling, insert, renumber
from reader.storage.values import id_list, storable

__all__ = [
    "ImportedOpml",
    "add",
    "add_folder",
    "find_subscription",
    "folders",
    "followed",
    "import_opml",
    "move",
    "move_folder",
    "remove",
    "remove_folder",
    "rename",
    "rename_folder",
    "restore",
    "restore_folder",
    "set_folder_settings",
    "settings_of",
    "subscriptions",
    "weights",
]

_SUBSCRIPTIONS = """
SELECT u.feed_id, u.folder_id, f.url, f.site_url, f.title, u.custom_title, u.position, u.settings, u.is_imported,
    (SELECT r.account_id FROM remote_feed r WHERE r.feed_id = u.feed_id)
FROM subscription u JOIN feed f ON f.feed_id = u.feed_id
WHERE u.removed_at IS NULL
"""


def subscriptions(connection: ReadConnection) -> list[Subscription]:
    """Return all subscriptions in document order: as a fully expanded tree shows them, from top to bottom."""
    found = [_subscription(row) for row in connection.execute(_SUBSCRIPTIONS).fetchall()]
    inside: defaultdict[FolderId | None, list[Subscription | Folder]] = defaultdict(list)
    for each in folders(connection):
        inside[each.parent_id].append(each)
    for subscription in found:
        inside[subscription.folder_id].append(subscription)
    return _in_document_order(inside)


def followed(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> list[Subscription]:
    """Return the subscriptions to these feeds, in no order."""
    query = _SUBSCRIPTIONS + " AND u.feed_id IN (SELECT value FROM json_each(?))"  # noqa: S608 -- our own words
    return [_subscription(row) for row in connection.execute(query, (id_list(feed_ids),)).fetchall()]


def titles(connection: ReadConnection, feed_ids: Sequence[FeedId]) -> tuple[str, ...]:
    """Return the titles of followed feeds, in this order."""
    known = {each.feed_id: each.title for each in followed(connection, feed_ids)}
    return tuple(known[feed_id] for feed_id in feed_ids if feed_id in known)


def settings_of(connection: ReadConnection, feed_id: FeedId) -> dict[str, str]:
    """Return the user's settings of one feed, followed or unsubscribed."""
    rows = connection.execute("SELECT settings FROM subscription WHERE feed_id = ?", (feed_id,)).fetchall()
    return dict(json.loads(rows[0][0])) if rows and rows[0][0] != "{}" else {}


def weights(connection: ReadConnection) -> dict[FeedId, float]:
    """Return weights set by the user (setting "priority"; 1 is normal, whatever readings suggest)."""
    rows = connection.execute(
        """SELECT feed_id, json_extract(settings, '$.priority') AS priority FROM subscription
        WHERE removed_at IS NULL AND settings <> '{}' AND priority IS NOT NULL"""
    ).fetchall()
    found: dict[FeedId, float] = {}
    for feed_id, priority in rows:
        with suppress(ValueError):
            weight = float(priority)
            if 0.01 <= weight <= 100:
                found[FeedId(feed_id)] = weight
    return found


def find_subscription(connection: ReadConnection, canonical: str) -> Subscription | None:
    """Return the subscription to a feed with this canonical URL on this computer; an account may follow it too."""
    query = f"{_SUBSCRIPTIONS} AND f.canonical = ? AND {LOCAL} ORDER BY u.feed_id LIMIT 1"
    rows = connection.execute(query, (storable(canonical),)).fetchall()
    return _subscription(rows[0]) if rows else None


def add(
    connection: WriteConnection,
    feed_id: FeedId,
    folder_id: FolderId | None = None,
    position: int | None = None,
    *,
    custom_title: str = "",
    settings: Mapping[str, str] | None = None,
) -> None:
    """Subscribe to a stored feed; one that was unsubscribed returns with its articles and marks."""
    tree.require_folder(connection, folder_id)
    connection.execute(
        """INSERT INTO subscription (feed_id, folder_id, position, custom_title, settings) VALUES (?, ?, 0, ?, ?)
        ON CONFLICT (feed_id) DO UPDATE SET folder_id = excluded.folder_id, removed_at = NULL, is_imported = 0""",
        (feed_id, folder_id, storable(custom_title), json.dumps(dict(settings or {}), sort_keys=True)),
    )
    insert(connection, folder_id, [(position, feed_sibling(feed_id))])
    copies.feeds_added(connection, [feed_id])


def set_settings(connection: WriteConnection, feed_id: FeedId, changes: Mapping[str, str]) -> dict[str, str]:
    """Change settings of a subscription, an empty value restores the default; return the former values."""
    rows = connection.execute("SELECT settings FROM subscription WHERE feed_id = ?", (feed_id,)).fetchall()
    before: dict[str, str] = json.loads(rows[0][0]) if rows else {}
    after = {name: value for name, value in {**before, **changes}.items() if value}
    connection.execute(
        "UPDATE subscription SET settings = ? WHERE feed_id = ?", (storable(json.dumps(after, sort_keys=True)), feed_id)
    )
    return {name: before.get(name, "") for name in changes}


def remove(connection: WriteConnection, feed_ids: Iterable[FeedId], now: int) -> None:
    """Unsubscribe; `restore` can undo it until retention purges the feeds."""
    gone = list(feed_ids)
    rows = connection.execute(
        """UPDATE subscription SET removed_at = ? WHERE removed_at IS NULL
        AND feed_id IN (SELECT value FROM json_each(?)) RETURNING folder_id""",
        (now, id_list(gone)),
    ).fetchall()
    for folder_id in {row[0] for row in rows}:
        renumber(connection, folder_id)
    copies.feeds_left(connection, gone)


def restore(connection: WriteConnection, feed_ids: Iterable[FeedId]) -> None:
    """Undo `remove`: every feed returns to its place. Raises ALREADY_SUBSCRIBED if its address was subscribed to again."""
    given = list(feed_ids)
    wanted = id_list(given)
    if others := followed_otherwise(connection, given):
        raise ReaderError(ProblemKind.ALREADY_SUBSCRIBED, next(iter(others.values())))
    rows = connection.execute(
        """UPDATE subscription SET removed_at = NULL WHERE removed_at IS NOT NULL
        AND feed_id IN (SELECT value FROM json_each(?)) RETURNING folder_id, position, feed_id""",
        (wanted,),
    ).fetchall()
    back: defaultdict[FolderId | None, list[tuple[int | None, Sibling]]] = defaultdict(list)
    for folder_id, position, feed_id in sorted(rows, key=lambda row: (row[1], row[2])):
        back[folder_id].append((position, feed_sibling(feed_id)))
    for folder_id, newcomers in back.items():
        insert(connection, folder_id, newcomers)
    copies.feeds_added(connection, [row[2] for row in rows])


def rename(connection: WriteConnection, feed_id: FeedId, title: str) -> None:
    """Set a feed's custom title; an empty one restores the feed's own."""
    connection.execute("UPDATE subscription SET custom_title = ? WHERE feed_id = ?", (storable(title), feed_id))


def move(connection: WriteConnection, feed_id: FeedId, folder_id: FolderId | None, position: int | None = None) -> None:
    """Put a feed into a folder (None is the top level) at an index among its siblings (None is the end)."""
    tree.require_folder(connection, folder_id)
    rows = connection.execute(
        "SELECT folder_id FROM subscription WHERE feed_id = ? AND removed_at IS NULL", (feed_id,)
    ).fetchall()
    if not rows:
        raise ReaderError(ProblemKind.NOT_SUBSCRIBED, Detail(DetailKind.NUMBERED_FEED, (feed_id,)))
    connection.execute("UPDATE subscription SET folder_id = ? WHERE feed_id = ?", (folder_id, feed_id))
    insert(connection, folder_id, [(position, feed_sibling(feed_id))])
    if rows[0][0] != folder_id or position is None:
        renumber(connection, rows[0][0])


def import_opml(connection: WriteConnection, preview: ImportPreview, canonical: Callable[[str], str], now: int) -> ImportedOpml:
    """Carry out a preview: new feeds, moved feeds, folders. Existing ones stay as they are."""
    done = store_opml(connection, preview, canonical, now)
    copies.feeds_added(connection, done.added)
    return done


def followed_otherwise(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> dict[FeedId, str]:
    """Return those of these feeds whose address is followed as another feed, on this computer or in their account; with the
    address.
    """
    rows = connection.execute(
        """SELECT f.feed_id, f.url FROM json_each(?) AS j CROSS JOIN feed f ON f.feed_id = j.value
        WHERE EXISTS (SELECT 1 FROM feed other JOIN subscription u ON u.feed_id = other.feed_id AND u.removed_at IS NULL
            WHERE other.canonical = f.canonical AND other.feed_id <> f.feed_id
            AND (SELECT account_id FROM remote_feed r WHERE r.feed_id = f.feed_id) IS
                (SELECT account_id FROM remote_feed r WHERE r.feed_id = other.feed_id))""",
        (id_list(feed_ids),),
    ).fetchall()
    return {FeedId(feed_id): url for feed_id, url in rows}


def _subscription(row: tuple[int, int | None, str, str, str, str, int, str, int, int | None]) -> Subscription:
    feed_id, folder_id, url, site_url, feed_title, custom_title, position, settings, is_imported, account_id = row
    return Subscription(
        FeedId(feed_id),
        None if folder_id is None else FolderId(folder_id),
        url,
        site_url,
        feed_title,
        custom_title,
        position,
        json.loads(settings) if settings != "{}" else {},
        bool(is_imported),
        None if account_id is None else AccountId(account_id),
    )


def _in_document_order(inside: Mapping[FolderId | None, list[Subscription | Folder]]) -> list[Subscription]:
    ordered: list[Subscription] = []
    waiting: list[Subscription | Folder] = _reversed(inside.get(None, []))
    while waiting:
        each = waiting.pop()
        if isinstance(each, Subscription):
            ordered.append(each)
        else:
            waiting.extend(_reversed(inside.get(each.folder_id, [])))
    return ordered


def _reversed(children: list[Subscription | Folder]) -> list[Subscription | Folder]:
    return sorted(children, key=lambda each: each.position, reverse=True)
