"""What importing a subscription list would do, before anything is done. Pure; any thread."""

from collections.abc import Sequence
from dataclasses import replace

from reader.domain.ids import FolderId
from reader.domain.subscription import Folder, ImportPreview, OpmlDocument, OpmlFeed, Subscription
from reader.formats.opml_outlines import DEPTH_LIMIT
from reader.formats.urls import canonical_url, without_credentials

Path = tuple[str, ...]


def plan_import(document: OpmlDocument, folders: Sequence[Folder], subscriptions: Sequence[Subscription]) -> ImportPreview:
    """Sort the feeds of a list into new ones, ones already followed in the same folder, and ones followed elsewhere.

    Feeds are the same by canonical URL. A list that leaves out user name and password, as our own export does, means the feed that
    is followed with them.
    """
    followed = _followed(folders, subscriptions)
    new: list[OpmlFeed] = []
    already_there: list[OpmlFeed] = []
    moved: list[OpmlFeed] = []
    for feed in document.feeds:
        path = followed.get(canonical_url(feed.url))
        if path is None:
            new.append(feed)
        elif path == feed.path:
            already_there.append(feed)
        else:
            moved.append(feed)
    moved_from = {feed.url: followed[canonical_url(feed.url)] for feed in moved}
    return ImportPreview(document, tuple(new), tuple(already_there), tuple(moved), moved_from)


def placed_into(document: OpmlDocument, path: Path) -> OpmlDocument:
    """Wrap the list in one more folder; an empty path changes nothing."""
    feeds = tuple(replace(feed, path=(*path, *feed.path)) for feed in document.feeds)
    return replace(document, feeds=feeds, folders=tuple((*path, *folder) for folder in document.folders))


def _followed(folders: Sequence[Folder], subscriptions: Sequence[Subscription]) -> dict[str, Path]:
    by_id = {folder.folder_id: folder for folder in folders}
    paths: dict[str, Path] = {}
    for subscription in subscriptions:
        paths[canonical_url(subscription.url)] = folder_path(subscription.folder_id, by_id)
    for subscription in subscriptions:
        bare = canonical_url(without_credentials(subscription.url))
        paths.setdefault(bare, folder_path(subscription.folder_id, by_id))
    return paths


def folder_path(folder_id: FolderId | None, by_id: dict[FolderId, Folder]) -> Path:
    """The titles of the folders around something from the top down, as deep as a list goes."""
    titles: list[str] = []
    seen: set[FolderId] = set()
    while folder_id is not None and folder_id in by_id and folder_id not in seen:
        seen.add(folder_id)
        folder = by_id[folder_id]
        titles.append(folder.title)
        folder_id = folder.parent_id
    return tuple(reversed(titles))[:DEPTH_LIMIT]
