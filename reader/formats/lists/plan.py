"""Previews the effect of importing a subscription list, and finds the feeds of articles that name none."""

from collections import defaultdict
from collections.abc import Container, Iterable, Sequence
from dataclasses import replace
from posixpath import dirname
from urllib.parse import urlsplit

from reader.domain.accounts import Account
from reader.domain.ids import AccountId, FolderId
from reader.domain.subscription import Folder, ImportPreview, OpmlDocument, OpmlFeed, Subscription
from reader.formats.lists.opml import DEPTH_LIMIT
from reader.formats.urls import canonical_url, without_credentials

Path = tuple[str, ...]


def plan_import(
    document: OpmlDocument,
    folders: Sequence[Folder],
    subscriptions: Sequence[Subscription],
    accounts: Sequence[Account] = (),
) -> ImportPreview:
    """Sort the feeds of a list into new ones, ones already followed in the same folder, and ones followed elsewhere.

    Feeds are compared by canonical URL. A list without credentials, like our own export, means the feed that is followed with
    them. A feed of an account is new if that known account does not follow it; else its folder is the server's.
    """
    own = [each for each in subscriptions if each.account_id is None]
    followed = _followed(folders, own)
    there = {(each.account_id, canonical_url(each.url)) for each in subscriptions} | {(None, url) for url in followed}
    new: list[OpmlFeed] = []
    already_there: list[OpmlFeed] = []
    moved: list[OpmlFeed] = []
    for feed in document.feeds:
        account_id = owner_of(document, feed, accounts, there)
        if account_id is not None:
            (already_there if (account_id, canonical_url(feed.url)) in there else new).append(feed)
            continue
        path = followed.get(canonical_url(feed.url))
        if path is None:
            new.append(feed)
        elif path == feed.path or not (feed.path or document.knows_folders):
            already_there.append(feed)
        else:
            moved.append(feed)
    moved_from = {feed.url: followed[canonical_url(feed.url)] for feed in moved}
    return ImportPreview(document, tuple(new), tuple(already_there), tuple(moved), moved_from)


def account_in(document: OpmlDocument, path: Path, accounts: Sequence[Account]) -> AccountId | None:
    """Return the known account that a folder of the list belongs to: by its server, and by name if there are several."""
    named = document.account_of(path)
    if named is None:
        return None
    folder, server = named
    same = [each for each in accounts if canonical_url(each.server.url) == canonical_url(server)]
    chosen = next((each for each in same if each.name == folder[-1]), same[0] if same else None)
    return None if chosen is None else chosen.account_id


def owner_of(
    document: OpmlDocument, feed: OpmlFeed, accounts: Sequence[Account], followed: Container[tuple[AccountId | None, str]]
) -> AccountId | None:
    """Return the account of a listed feed: the one its folder belongs to. A list of articles has no folders and means the feed
    where it is followed, preferably without an account.
    """
    named, url = account_in(document, feed.path, accounts), canonical_url(feed.url)
    if named is not None or feed.path or document.knows_folders or (None, url) in followed:
        return named
    return next((each.account_id for each in accounts if (each.account_id, url) in followed), None)


def wrap_in_folder(document: OpmlDocument, path: Path, server: str = "") -> OpmlDocument:
    """Wrap the list in another folder; an empty path changes nothing. `server` is that of the folder's account."""
    feeds = tuple(replace(feed, path=(*path, *feed.path)) for feed in document.feeds)
    folders = tuple((*path, *folder) for folder in document.folders)
    # a named folder is where the feeds go, on this computer or on that server
    accounts = ((path[:1], server),) if path and server else ()
    return replace(document, feeds=feeds, folders=folders, accounts=accounts if path else document.accounts)


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
    """Return the titles of the enclosing folders from the top down, to a list's maximum depth."""
    titles: list[str] = []
    seen: set[FolderId] = set()
    while folder_id is not None and folder_id in by_id and folder_id not in seen:
        seen.add(folder_id)
        folder = by_id[folder_id]
        titles.append(folder.title)
        folder_id = folder.parent_id
    return tuple(reversed(titles))[:DEPTH_LIMIT]


class Sites:
    """Index of feeds by feed and site address. Ambiguous or uncertain matches give no feed."""

    def __init__(self, feeds: Iterable[tuple[str, str]]) -> None:
        self._feeds: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        self._sites: defaultdict[str, set[str]] = defaultdict(set)
        for url, site_url in feeds:
            host, path = _place(site_url)
            if host:
                self._sites[canonical_url(site_url)].add(url)
            else:
                host, path = _place(url)
                path = dirname(path)
            self._feeds[host].append((path.rstrip("/"), url))

    def feed_of(self, link: str, site_url: str = "") -> str:
        """Return the feed's address, or ''. On a host of many sites, the article must be below the path of its site."""
        named = self._sites.get(canonical_url(site_url), set()) if site_url else set()
        if len(named) == 1:
            return next(iter(named))
        host, path = _place(link)
        above = [(len(start), url) for start, url in self._feeds.get(host, ()) if path.startswith(f"{start}/")]
        deepest = max((depth for depth, _ in above), default=0)
        urls = {url for depth, url in above if depth == deepest}
        return next(iter(urls)) if len(urls) == 1 else ""


def _place(url: str) -> tuple[str, str]:
    try:
        parts = urlsplit(url)
        return (parts.hostname or "").removeprefix("www.").rstrip("."), parts.path or "/"
    except ValueError:
        return "", "/"
