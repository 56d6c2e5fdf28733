"""Import of a subscription list in one transaction, fast enough for 50,000 feeds. Engine thread."""

import json
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import field

from reader.domain.errors import ReaderError
from reader.domain.ids import FeedId, FolderId
from reader.domain.subscription import ImportPreview, OpmlDocument, OpmlFeed, check_folder_setting, valid_settings
from reader.domain.value_classes import dataclass
from reader.storage.conditions import LOCAL
from reader.storage.connection import ReadConnection, WriteConnection
from reader.storage.folders import set_folder_settings
from reader.storage.siblings import Sibling, feed_sibling, folder_sibling, insert, renumber
from reader.storage.values import storable

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
    work = _Import(connection, canonical, _known_feeds(connection), _folder_paths(connection), _folder_places(document))
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


def _folder_places(document: OpmlDocument) -> dict[Path, int]:
    return dict(zip(document.folders, document.folder_positions, strict=False))


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
