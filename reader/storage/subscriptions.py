"""Subscriptions and their tree."""

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import field
from types import MappingProxyType

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.domain.subscription import (
    Folder,
    ImportPreview,
    OpmlFeed,
    Subscription,
    check_folder_setting,
    valid_settings,
)
from reader.domain.value_classes import dataclass
from reader.storage import entry_changes
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.rows import Rows, id_list, settings_json, storable
from reader.storage.selection import LOCAL

_SIBLINGS = """
SELECT position, 1 AS is_folder, folder_id AS id FROM folder WHERE parent_id IS :parent
UNION ALL
SELECT position, 0, feed_id FROM subscription WHERE folder_id IS :parent AND removed_at IS NULL
ORDER BY position, is_folder DESC, id
"""

_LAST = """
SELECT * FROM (SELECT position FROM folder WHERE parent_id IS :parent AND folder_id NOT IN (SELECT value FROM json_each(:folders))
    ORDER BY position DESC LIMIT 1)
UNION ALL
SELECT * FROM (SELECT position FROM subscription WHERE folder_id IS :parent AND removed_at IS NULL
    AND feed_id NOT IN (SELECT value FROM json_each(:feeds)) ORDER BY position DESC LIMIT 1)
"""


@dataclass(frozen=True, slots=True)
class Sibling:
    is_folder: bool
    number: int


def folder_sibling(folder_id: FolderId) -> Sibling:
    return Sibling(is_folder=True, number=folder_id)


def feed_sibling(feed_id: FeedId) -> Sibling:
    return Sibling(is_folder=False, number=feed_id)


def siblings(connection: ReadConnection, parent_id: FolderId | None) -> list[Sibling]:
    """Return the children of a folder (None is the top level), in order."""
    return [sibling for _, sibling in _placed(connection, parent_id)]


def _placed(connection: ReadConnection, parent_id: FolderId | None) -> list[tuple[int, Sibling]]:
    rows = connection.execute(_SIBLINGS, {"parent": parent_id}).fetchall()
    return [(position, Sibling(bool(is_folder), number)) for position, is_folder, number in rows]


def insert(connection: WriteConnection, parent_id: FolderId | None, newcomers: Iterable[tuple[int | None, Sibling]]) -> None:
    """Give newcomers, whose rows already name this parent, their places (None is the end), one after the other."""
    given = list(newcomers)
    fresh = {sibling for _, sibling in given}
    if all(position is None for position, _ in given):
        # existing children keep their places: the caller renumbers the folder they were taken from
        _append(connection, parent_id, [sibling for _, sibling in given])
        return
    before = _placed(connection, parent_id)
    order = [each for _, each in before if each not in fresh]
    for position, sibling in given:
        order.insert(len(order) if position is None else max(0, position), sibling)
    _store(connection, order, before)


def _append(connection: WriteConnection, parent_id: FolderId | None, newcomers: list[Sibling]) -> None:
    numbers = {"parent": parent_id} | {
        kind: id_list(each.number for each in newcomers if each.is_folder is (kind == "folders")) for kind in ("folders", "feeds")
    }
    _place(connection, enumerate(newcomers, start=max((connection.column(_LAST, numbers)), default=-1) + 1))


def renumber(connection: WriteConnection, parent_id: FolderId | None) -> None:
    before = _placed(connection, parent_id)
    _store(connection, [each for _, each in before], before)


def replace_folder(connection: WriteConnection, folder_id: FolderId, parent_id: FolderId | None) -> None:
    """Move a folder's children to its place among its siblings; the folder's row stays, empty."""
    inside = siblings(connection, folder_id)
    (place,) = connection.execute("SELECT position FROM folder WHERE folder_id = ?", (folder_id,)).fetchone()
    if len(inside) != 1:
        asked = {"parent": parent_id, "place": place, "more": len(inside) - 1}
        behind = "position > :place"
        connection.execute(f"UPDATE folder SET position = position + :more WHERE parent_id IS :parent AND {behind}", asked)  # noqa: S608 -- our own words
        connection.execute(
            f"UPDATE subscription SET position = position + :more WHERE folder_id IS :parent AND {behind} AND removed_at IS NULL",  # noqa: S608 -- our own words
            asked,
        )
    connection.execute("UPDATE folder SET parent_id = ? WHERE parent_id = ?", (parent_id, folder_id))
    connection.execute("UPDATE subscription SET folder_id = ? WHERE folder_id = ?", (parent_id, folder_id))
    _place(connection, enumerate(inside, start=place))


def _store(connection: WriteConnection, order: list[Sibling], before: Iterable[tuple[int, Sibling]]) -> None:
    """Store places, most of which are unchanged."""
    had = {each: place for place, each in before}
    _place(connection, ((place, each) for place, each in enumerate(order) if had.get(each) != place))


def _place(connection: WriteConnection, places: Iterable[tuple[int, Sibling]]) -> None:
    given = list(places)
    for is_folder, query in (
        (True, "UPDATE folder SET position = ? WHERE folder_id = ?"),
        (False, "UPDATE subscription SET position = ? WHERE feed_id = ?"),
    ):
        connection.executemany(query, [(place, each.number) for place, each in given if each.is_folder is is_folder])


_ANCESTORS = """
WITH RECURSIVE above (folder_id) AS (
    SELECT ?
    UNION SELECT f.parent_id FROM folder f JOIN above a ON f.folder_id = a.folder_id WHERE f.parent_id IS NOT NULL
)
"""
_FOLDERS_ABOVE = _ANCESTORS + "SELECT folder_id FROM above"  # noqa: S608 -- our own words
_ACCOUNT_ABOVE = (
    _ANCESTORS + "SELECT a.account_id FROM above JOIN account a ON a.folder_id = above.folder_id WHERE a.removed_at IS NULL"  # noqa: S608 -- our own words
)


_FOLDER = Rows(
    Folder,
    "folder",
    alias="f",
    computed={"account_id": "(SELECT a.account_id FROM account a WHERE a.folder_id = f.folder_id)"},
)


def folders(connection: ReadConnection) -> list[Folder]:
    """Return all folders in document order: parents before children."""
    inside: defaultdict[FolderId | None, list[Folder]] = defaultdict(list)
    query = f"SELECT {_FOLDER.columns} FROM folder f ORDER BY f.position DESC, f.folder_id DESC"  # noqa: S608 -- our own words
    for each in _FOLDER.read(connection.execute(query).fetchall()):
        inside[each.parent_id].append(each)
    ordered: list[Folder] = []
    waiting = list(inside[None])
    while waiting:
        ordered.append(waiting.pop())
        waiting.extend(inside[ordered[-1].folder_id])
    return ordered


def folder(connection: ReadConnection, folder_id: FolderId) -> Folder:
    """Return a folder. Raises BAD_FOLDER if it is gone."""
    rows = connection.execute(f"SELECT {_FOLDER.columns} FROM folder f WHERE f.folder_id = ?", (folder_id,)).fetchall()  # noqa: S608 -- our own words
    if not rows:
        raise ReaderError(ProblemKind.BAD_FOLDER, Detail(DetailKind.NO_LONGER_THERE))
    return _FOLDER.value(rows[0])


def require_folder(connection: ReadConnection, folder_id: FolderId | None) -> None:
    """Raise BAD_FOLDER unless the folder exists; None, the top level, always does."""
    if folder_id is not None and not folder_exists(connection, folder_id):
        raise ReaderError(ProblemKind.BAD_FOLDER, Detail(DetailKind.NO_LONGER_THERE))


def folder_exists(connection: ReadConnection, folder_id: FolderId | None) -> bool:
    return bool(connection.execute("SELECT 1 FROM folder WHERE folder_id = ?", (folder_id,)).fetchall())


def account_of_folder(connection: ReadConnection, folder_id: FolderId | None) -> AccountId | None:
    """Return the account of a folder; None on this computer."""
    rows = connection.execute(_ACCOUNT_ABOVE, (folder_id,)).fetchall()
    return AccountId(rows[0][0]) if rows else None


def add_folder(
    connection: WriteConnection, title: str, parent_id: FolderId | None = None, position: int | None = None
) -> FolderId:
    """Create a folder at an index among its siblings (None is the end)."""
    require_folder(connection, parent_id)
    cursor = connection.execute("INSERT INTO folder (parent_id, title, position) VALUES (?, ?, 0)", (parent_id, storable(title)))
    folder_id = FolderId(cursor.lastrowid or 0)
    insert(connection, parent_id, [(position, folder_sibling(folder_id))])
    return folder_id


def rename_folder(connection: WriteConnection, folder_id: FolderId, title: str) -> None:
    require_folder(connection, folder_id)
    connection.execute("UPDATE folder SET title = ? WHERE folder_id = ?", (storable(title), folder_id))


def set_folder_settings(connection: WriteConnection, folder_id: FolderId, changes: Mapping[str, str]) -> dict[str, str]:
    """Change settings of a folder, an empty value restores the default; return the former values."""
    require_folder(connection, folder_id)
    rows = connection.execute("SELECT settings FROM folder WHERE folder_id = ?", (folder_id,)).fetchall()
    before: dict[str, str] = json.loads(rows[0][0])
    after = {name: value for name, value in {**before, **changes}.items() if value}
    connection.execute("UPDATE folder SET settings = ? WHERE folder_id = ?", (settings_json(after), folder_id))
    return {name: before.get(name, "") for name in changes}


def move_folder(
    connection: WriteConnection, folder_id: FolderId, parent_id: FolderId | None, position: int | None = None
) -> None:
    """Move a folder into another (None is the top level). Raises BAD_FOLDER if that is the folder itself or lies within it."""
    require_folder(connection, folder_id)
    require_folder(connection, parent_id)
    if parent_id is not None and (folder_id,) in connection.execute(_FOLDERS_ABOVE, (parent_id,)).fetchall():
        raise ReaderError(ProblemKind.BAD_FOLDER, Detail(DetailKind.INSIDE_ITSELF))
    before = _parent(connection, folder_id)
    connection.execute("UPDATE folder SET parent_id = ? WHERE folder_id = ?", (parent_id, folder_id))
    insert(connection, parent_id, [(position, folder_sibling(folder_id))])
    if before != parent_id or position is None:
        renumber(connection, before)


def remove_folder(connection: WriteConnection, folder_id: FolderId) -> None:
    """Remove a folder; its children take its place. Raises OF_ACCOUNT for the folder of an account."""
    require_folder(connection, folder_id)
    if connection.execute("SELECT 1 FROM account WHERE folder_id = ?", (folder_id,)).fetchall():
        raise ReaderError(ProblemKind.OF_ACCOUNT, _title(connection, folder_id))
    replace_folder(connection, folder_id, _parent(connection, folder_id))
    connection.execute("DELETE FROM folder WHERE folder_id = ?", (folder_id,))


def remove_tree(connection: WriteConnection, tree: Sequence[FolderId]) -> None:
    """Remove folders below the first of them at once; other children take the first one's place."""
    ids = id_list(tree)
    strangers = connection.execute(
        """SELECT 1 FROM subscription WHERE removed_at IS NULL AND folder_id IN (SELECT value FROM json_each(:ids))
        UNION ALL SELECT 1 FROM folder WHERE parent_id IN (SELECT value FROM json_each(:ids))
            AND folder_id NOT IN (SELECT value FROM json_each(:ids)) LIMIT 1""",
        {"ids": ids},
    ).fetchall()
    if strangers:
        for folder_id in reversed(tree):
            remove_folder(connection, folder_id)
        return
    parent_id = _parent(connection, tree[0])
    connection.execute(
        "UPDATE subscription SET folder_id = ? WHERE folder_id IN (SELECT value FROM json_each(?))", (parent_id, ids)
    )
    connection.executemany("DELETE FROM folder WHERE folder_id = ?", [(each,) for each in reversed(tree)])
    renumber(connection, parent_id)


def restore_folder(
    connection: WriteConnection,
    title: str,
    parent_id: FolderId | None,
    position: int,
    feed_ids: Iterable[FeedId],
    folder_ids: Iterable[FolderId],
    settings: Mapping[str, str] = MappingProxyType({}),
) -> FolderId:
    """Undo `remove_folder`: create the folder in its place and move these back into it, in their present order."""
    folder_id = add_folder(connection, title, parent_id, position)
    set_folder_settings(connection, folder_id, settings)
    wanted = {*map(feed_sibling, feed_ids), *map(folder_sibling, folder_ids)}
    inside = [each for each in siblings(connection, parent_id) if each in wanted]
    connection.executemany(
        "UPDATE folder SET parent_id = ? WHERE folder_id = ?", [(folder_id, each.number) for each in inside if each.is_folder]
    )
    connection.executemany(
        "UPDATE subscription SET folder_id = ? WHERE feed_id = ?",
        [(folder_id, each.number) for each in inside if not each.is_folder],
    )
    order: list[tuple[int | None, Sibling]] = [(None, each) for each in inside]
    insert(connection, folder_id, order)
    renumber(connection, parent_id)
    return folder_id


def _title(connection: ReadConnection, folder_id: FolderId) -> str:
    return str(connection.execute("SELECT title FROM folder WHERE folder_id = ?", (folder_id,)).fetchone()[0])


def _parent(connection: ReadConnection, folder_id: FolderId) -> FolderId | None:
    rows = connection.execute("SELECT parent_id FROM folder WHERE folder_id = ?", (folder_id,)).fetchall()
    parent: FolderId | None = rows[0][0]
    return parent


def folders_around(connection: ReadConnection, feed_id: FeedId) -> list[str]:
    """Return the titles of the folders a feed is in, innermost first."""
    rows = connection.execute(
        """WITH RECURSIVE outer_folder (folder_id, title, parent_id, depth) AS (
            SELECT d.folder_id, d.title, d.parent_id, 0 FROM subscription u JOIN folder d ON d.folder_id = u.folder_id WHERE u.feed_id = ?
            UNION ALL SELECT d.folder_id, d.title, d.parent_id, o.depth + 1 FROM outer_folder o
            JOIN folder d ON d.folder_id = o.parent_id WHERE o.depth < 50
        ) SELECT title FROM outer_folder ORDER BY depth""",
        (feed_id,),
    ).fetchall()
    return [str(title) for (title,) in rows]


Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ImportedOpml:
    """Result of an import, enough to undo it: `moved` has each feed's old folder and position, in the order to move back.
    `set_folders` are folders that were there before, with the names of the settings they got.
    """

    added: list[FeedId]
    moved: list[tuple[FeedId, FolderId | None, int]]
    created_folders: list[FolderId]
    set_folders: list[tuple[FolderId, tuple[str, ...]]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Known:
    """Stored feed: its place, or None if it was unsubscribed."""

    feed_id: FeedId
    is_subscribed: bool
    folder_id: FolderId | None
    position: int


@dataclass(slots=True)
class _Import:
    """One import under way. `newcomers` are each folder's new children with their places in the document."""

    connection: WriteConnection
    canonical: Callable[[str], str]
    known: dict[str, _Known]
    folders: dict[Path, FolderId | None]
    places: dict[Path, int]
    done: ImportedOpml = field(default_factory=lambda: ImportedOpml([], [], []))
    newcomers: defaultdict[FolderId | None, list[tuple[int, Sibling]]] = field(default_factory=lambda: defaultdict(list))

    def folder(self, path: Path) -> FolderId | None:
        """Return the folder at a path of titles, creating it and its parents if missing."""
        depth = len(path)
        while path[:depth] not in self.folders:
            depth -= 1
        for end in range(depth + 1, len(path) + 1):
            parent_id = self.folders[path[: end - 1]]
            cursor = self.connection.execute(
                "INSERT INTO folder (parent_id, title, position) VALUES (?, ?, 0)", (parent_id, storable(path[end - 1]))
            )
            folder_id = FolderId(cursor.lastrowid or 0)
            self.folders[path[:end]] = folder_id
            self.done.created_folders.append(folder_id)
            place = self.places.get(path[:end], len(self.newcomers[parent_id]))
            self.newcomers[parent_id].append((place, folder_sibling(folder_id)))
        return self.folders[path]

    def settle(self, path: Path, given: Mapping[str, str]) -> None:
        """Set a folder's settings that are not yet set; unknown ones are skipped."""
        folder_id = self.folder(path)
        if folder_id is None or not given:
            return
        (row,) = self.connection.execute("SELECT settings FROM folder WHERE folder_id = ?", (folder_id,)).fetchall()
        there = json.loads(row[0])
        if new := {name: value for name, value in _checked(given).items() if name not in there}:
            set_folder_settings(self.connection, folder_id, new)
            if folder_id not in self.done.created_folders:
                self.done.set_folders.append((folder_id, tuple(new)))

    def add(self, outline: OpmlFeed, now: int) -> None:
        """Follow a feed that is new or was unsubscribed."""
        canonical = storable(self.canonical(outline.url))
        known = self.known.get(canonical)
        if known is not None and known.is_subscribed:
            return
        folder_id = self.folder(outline.path)
        feed_id = known.feed_id if known else self._insert_feed(outline, canonical, now)
        self.known[canonical] = _Known(feed_id, is_subscribed=True, folder_id=folder_id, position=0)
        self.connection.execute(
            """INSERT INTO subscription (feed_id, folder_id, position, custom_title, settings, is_imported) VALUES (?, ?, 0, ?, ?, 1)
            ON CONFLICT (feed_id) DO UPDATE SET folder_id = excluded.folder_id, removed_at = NULL, is_imported = 1""",
            (feed_id, folder_id, storable(outline.custom_title), json.dumps(valid_settings(outline.settings), sort_keys=True)),
        )
        self.newcomers[folder_id].append((outline.position, feed_sibling(feed_id)))
        self.done.added.append(feed_id)

    def move(self, outline: OpmlFeed) -> None:
        """Move a followed feed to its place in the document."""
        known = self.known.get(storable(self.canonical(outline.url)))
        if known is None or not known.is_subscribed:
            return
        folder_id = self.folder(outline.path)
        self.connection.execute("UPDATE subscription SET folder_id = ? WHERE feed_id = ?", (folder_id, known.feed_id))
        self.newcomers[folder_id].append((outline.position, feed_sibling(known.feed_id)))
        self.done.moved.append((known.feed_id, known.folder_id, known.position))

    def _insert_feed(self, outline: OpmlFeed, canonical: str, now: int) -> FeedId:
        cursor = self.connection.execute(
            "INSERT INTO feed (url, canonical, title, site_url, added_at) VALUES (?, ?, ?, ?, ?)",
            (storable(outline.url), canonical, storable(outline.title), storable(outline.site_url), now),
        )
        return FeedId(cursor.lastrowid or 0)

    def finish(self) -> ImportedOpml:
        """Number the newcomers after each folder's existing children."""
        for parent_id, children in self.newcomers.items():
            children.sort(key=lambda child: child[0])
            insert(self.connection, parent_id, [(None, sibling) for _, sibling in children])
        for parent_id in {folder_id for _, folder_id, _ in self.done.moved}:
            renumber(self.connection, parent_id)
        self.done.moved.sort(key=lambda moved: (moved[1] or 0, moved[2]))
        return self.done


def store_opml(connection: WriteConnection, preview: ImportPreview, canonical: Callable[[str], str], now: int) -> ImportedOpml:
    """Carry out a preview. Raises nothing for outlines that have become known since: they are skipped."""
    document = preview.document
    places = dict(zip(document.folders, document.folder_positions, strict=False))
    work = _Import(connection, canonical, _known_feeds(connection), _folder_paths(connection), places)
    settings = dict(zip(document.folders, document.folder_settings, strict=False))
    for path in document.folders:
        work.settle(path, settings.get(path, {}))
    for outline in preview.new:
        work.add(outline, now)
    for outline in preview.moved:
        work.move(outline)
    return work.finish()


def _checked(given: Mapping[str, str]) -> dict[str, str]:
    checked: dict[str, str] = {}
    for name, value in given.items():
        with suppress(ReaderError):
            checked[name] = check_folder_setting(name, value)
    return {name: value for name, value in checked.items() if value}


def _known_feeds(connection: ReadConnection) -> dict[str, _Known]:
    rows = connection.execute(
        f"""SELECT f.canonical, f.feed_id, u.feed_id IS NOT NULL AND u.removed_at IS NULL AS is_subscribed, u.folder_id, u.position
        FROM feed f LEFT JOIN subscription u ON u.feed_id = f.feed_id WHERE {LOCAL} ORDER BY is_subscribed, f.feed_id"""  # noqa: S608 -- our own words
    ).fetchall()
    return {row[0]: _Known(row[1], bool(row[2]), row[3], row[4] or 0) for row in rows}


def _folder_paths(connection: ReadConnection) -> dict[Path, FolderId | None]:
    """Return folders of this computer only: a list with an account's folder names does not touch the account."""
    paths: dict[Path, FolderId | None] = {(): None}
    path_of: dict[FolderId | None, Path] = {None: ()}
    rows = connection.execute(
        """SELECT folder_id, parent_id, title FROM folder
        WHERE folder_id NOT IN (SELECT folder_id FROM account WHERE folder_id IS NOT NULL) ORDER BY position DESC"""
    ).fetchall()
    inside: defaultdict[FolderId | None, list[tuple[FolderId, str]]] = defaultdict(list)
    for folder_id, parent_id, title in rows:
        inside[parent_id].append((folder_id, title))
    waiting: list[FolderId | None] = [None]
    while waiting:
        parent_id = waiting.pop()
        for folder_id, title in inside[parent_id]:
            path_of[folder_id] = (*path_of[parent_id], title)
            paths[path_of[folder_id]] = folder_id
            waiting.append(folder_id)
    return paths


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

_SUBSCRIPTION = Rows(
    Subscription,
    "subscription",
    alias="u",
    computed={
        "url": "f.url",
        "site_url": "f.site_url",
        "feed_title": "f.title",
        "account_id": "(SELECT r.account_id FROM remote_feed r WHERE r.feed_id = u.feed_id)",
    },
)


def subscriptions(connection: ReadConnection) -> list[Subscription]:
    """Return all subscriptions in document order: as a fully expanded tree shows them, from top to bottom."""
    found = _subscriptions_where(connection, "u.removed_at IS NULL")
    inside: defaultdict[FolderId | None, list[Subscription | Folder]] = defaultdict(list)
    for each in folders(connection):
        inside[each.parent_id].append(each)
    for subscription in found:
        inside[subscription.folder_id].append(subscription)
    return _in_document_order(inside)


def followed(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> list[Subscription]:
    """Return the subscriptions to these feeds, in no order."""
    wanted = "u.removed_at IS NULL AND u.feed_id IN (SELECT value FROM json_each(?))"
    return _subscriptions_where(connection, wanted, id_list(feed_ids))


def titles(connection: ReadConnection, feed_ids: Sequence[FeedId]) -> tuple[str, ...]:
    """Return the titles of followed feeds, in this order."""
    known = {each.feed_id: each.title for each in followed(connection, feed_ids)}
    return tuple(known[feed_id] for feed_id in feed_ids if feed_id in known)


def settings_of(connection: ReadConnection, feed_id: FeedId) -> dict[str, str]:
    rows = connection.execute("SELECT settings FROM subscription WHERE feed_id = ?", (feed_id,)).fetchall()
    return dict(json.loads(rows[0][0])) if rows and rows[0][0] != "{}" else {}


def with_secrets(connection: ReadConnection) -> list[tuple[FeedId, str, dict[str, str], int | None]]:
    """Return feeds for which the keyring may have something: number, address, settings, and when they were unsubscribed."""
    query = """SELECT u.feed_id, f.url, u.settings, u.removed_at FROM subscription u JOIN feed f USING (feed_id)
        WHERE u.settings GLOB '*"keyring"*' OR u.settings GLOB '*"headers"*'"""
    return [(FeedId(number), url, json.loads(text), removed_at) for number, url, text, removed_at in connection.execute(query)]


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
    wanted = f"u.removed_at IS NULL AND f.canonical = ? AND {LOCAL} ORDER BY u.feed_id LIMIT 1"
    return next(iter(_subscriptions_where(connection, wanted, storable(canonical))), None)


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
    require_folder(connection, folder_id)
    connection.execute(
        """INSERT INTO subscription (feed_id, folder_id, position, custom_title, settings) VALUES (?, ?, 0, ?, ?)
        ON CONFLICT (feed_id) DO UPDATE SET folder_id = excluded.folder_id, removed_at = NULL, is_imported = 0""",
        (feed_id, folder_id, storable(custom_title), json.dumps(dict(settings or {}), sort_keys=True)),
    )
    insert(connection, folder_id, [(position, feed_sibling(feed_id))])
    entry_changes.copies_of_added_feeds(connection, [feed_id])


def set_settings(connection: WriteConnection, feed_id: FeedId, changes: Mapping[str, str]) -> dict[str, str]:
    """Change settings of a subscription, an empty value restores the default; return the former values."""
    rows = connection.execute("SELECT settings FROM subscription WHERE feed_id = ?", (feed_id,)).fetchall()
    before: dict[str, str] = json.loads(rows[0][0]) if rows else {}
    after = {name: value for name, value in {**before, **changes}.items() if value}
    connection.execute("UPDATE subscription SET settings = ? WHERE feed_id = ?", (settings_json(after), feed_id))
    return {name: before.get(name, "") for name in changes}


def remove(connection: WriteConnection, feed_ids: Iterable[FeedId], now: int) -> None:
    """Unsubscribe; `restore` can undo it until retention purges the feeds."""
    gone = list(feed_ids)
    for folder_id in set(
        connection.column(
            """UPDATE subscription SET removed_at = ? WHERE removed_at IS NULL
        AND feed_id IN (SELECT value FROM json_each(?)) RETURNING folder_id""",
            (now, id_list(gone)),
        )
    ):
        renumber(connection, folder_id)
    entry_changes.copies_of_left_feeds(connection, gone)


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
    entry_changes.copies_of_added_feeds(connection, [row[2] for row in rows])


def rename(connection: WriteConnection, feed_id: FeedId, title: str) -> None:
    """Set a feed's custom title; an empty one restores the feed's own."""
    connection.execute("UPDATE subscription SET custom_title = ? WHERE feed_id = ?", (storable(title), feed_id))


def move(connection: WriteConnection, feed_id: FeedId, folder_id: FolderId | None, position: int | None = None) -> None:
    """Put a feed into a folder (None is the top level) at an index among its siblings (None is the end)."""
    require_folder(connection, folder_id)
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
    entry_changes.copies_of_added_feeds(connection, done.added)
    return done


def followed_otherwise(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> dict[FeedId, str]:
    """Return those of these feeds whose address is followed as another feed, with the address."""
    rows = connection.execute(
        """SELECT f.feed_id, f.url FROM json_each(?) AS j CROSS JOIN feed f ON f.feed_id = j.value
        WHERE EXISTS (SELECT 1 FROM feed other JOIN subscription u ON u.feed_id = other.feed_id AND u.removed_at IS NULL
            WHERE other.canonical = f.canonical AND other.feed_id <> f.feed_id
            AND (SELECT account_id FROM remote_feed r WHERE r.feed_id = f.feed_id) IS
                (SELECT account_id FROM remote_feed r WHERE r.feed_id = other.feed_id))""",
        (id_list(feed_ids),),
    ).fetchall()
    return {FeedId(feed_id): url for feed_id, url in rows}


def _subscriptions_where(connection: ReadConnection, wanted: str, *parameters: str) -> list[Subscription]:
    query = f"SELECT {_SUBSCRIPTION.columns} FROM subscription u JOIN feed f ON f.feed_id = u.feed_id WHERE {wanted}"  # noqa: S608 -- our own words
    return _SUBSCRIPTION.read(connection.execute(query, parameters).fetchall())


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
