"""Other feed readers: locations of their files, by system, and feeds and articles of those that keep a database (read from a copy,
`foreign_database`). Any thread.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from reader.domain.errors import Detail, DetailKind
from reader.domain.user_data import KEPT_IN_ALL, LeftOut, OtherArticle, OtherFeed, OtherReader
from reader.domain.value_classes import dataclass
from reader.storage.foreign_database import ForeignDatabase, Row, folder_path, number, text

MAC, WINDOWS = "darwin", "win32"
PLACES_MAX = 20

LIFEREA, NEWSBOAT, QUITERSS, RSSGUARD = "Liferea", "Newsboat", "QuiteRSS", "RSS Guard"
_AKREGATOR, _THUNDERBIRD, _NETNEWSWIRE = "Akregator", "Thunderbird", "NetNewsWire"


@dataclass(frozen=True, slots=True)
class Place:
    """Subscriptions file of a reader; `beside` is an optional second one that completes it."""

    reader: str
    path: Path
    beside: Path | None = None


@dataclass(frozen=True, slots=True)
class _Folders:
    """Folders of a system that the patterns are relative to."""

    home: Path
    data: Path
    config: Path


def found_places(home: Path, environment: Mapping[str, str], platform: str) -> list[Place]:
    """Return existing files of other readers, each reader's most used place first."""
    found: dict[Path, Place] = {}
    for reader, path, beside in _candidates(home, environment, platform):
        # an unreadable folder counts as empty
        with suppress(OSError, ValueError):
            if path.is_file() and path.stat().st_size:
                found.setdefault(path.resolve(), Place(reader, path, beside if beside and beside.is_file() else None))
    return sorted(list(found.values())[:PLACES_MAX], key=lambda place: place.reader.casefold())


def _candidates(home: Path, environment: Mapping[str, str], platform: str) -> Iterator[tuple[str, Path, Path | None]]:
    if platform == WINDOWS:
        yield from _on_windows(home, environment)
    elif platform == MAC:
        yield from _on_mac(home)
    else:
        yield from _on_linux(home, environment)


def _on_windows(home: Path, environment: Mapping[str, str]) -> Iterator[tuple[str, Path, Path | None]]:
    local = Path(environment.get("LOCALAPPDATA") or home / "AppData/Local")
    roaming = Path(environment.get("APPDATA") or home / "AppData/Roaming")
    yield from _rss_guard(local)
    yield QUITERSS, local / "QuiteRss/QuiteRss/feeds.db", None
    yield from _thunderbird(roaming / "Thunderbird/Profiles")


def _on_mac(home: Path) -> Iterator[tuple[str, Path, Path | None]]:
    library = home / "Library"
    yield from _rss_guard(library / "Preferences")
    yield from _rss_guard(library / "Application Support")
    yield QUITERSS, library / "Application Support/QuiteRss/QuiteRss/feeds.db", None
    yield from _newsboat(home, home / ".local/share", home / ".config")
    yield from _thunderbird(library / "Thunderbird/Profiles")
    container = library / "Containers/com.ranchero.NetNewsWire-Evergreen/Data/Library/Application Support"
    for path in _matching(container, "NetNewsWire/Accounts/*/Subscriptions.opml"):
        yield _NETNEWSWIRE, path, None


def _on_linux(home: Path, environment: Mapping[str, str]) -> Iterator[tuple[str, Path, Path | None]]:
    data = Path(environment.get("XDG_DATA_HOME") or home / ".local/share")
    config = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    flatpak, snap = home / ".var/app", home / "snap"
    for place in _linux_folders(_Folders(home, data, config), flatpak, snap):
        yield LIFEREA, place.data / "liferea/liferea.db", None
        yield QUITERSS, place.data / "QuiteRss/QuiteRss/feeds.db", None
        yield _AKREGATOR, place.data / "akregator/data/feeds.opml", None
        yield from _rss_guard(place.config)
        yield from _newsboat(place.home, place.data, place.config)
    for profiles in (
        home / ".thunderbird",
        snap / "thunderbird/common/.thunderbird",
        flatpak / "org.mozilla.Thunderbird/.thunderbird",
    ):
        yield from _thunderbird(profiles)


def _linux_folders(own: _Folders, flatpak: Path, snap: Path) -> Iterator[_Folders]:
    """Yield the user's own folders, then those of a Flatpak or a Snap."""
    yield own
    for application in _matching(flatpak, "*"):
        yield _Folders(application, application / "data", application / "config")
    for current in _matching(snap, "*/current"):
        yield _Folders(current, current / ".local/share", current / ".config")


def _rss_guard(config: Path) -> Iterator[tuple[str, Path, Path | None]]:
    for folder in ("RSS Guard 5", "RSS Guard 4"):
        yield RSSGUARD, config / folder / "database/database.db", None


def _newsboat(home: Path, data: Path, config: Path) -> Iterator[tuple[str, Path, Path | None]]:
    for name in ("newsboat", "newsbeuter"):
        yield NEWSBOAT, data / name / "cache.db", config / name / "urls"
        yield NEWSBOAT, home / f".{name}" / "cache.db", home / f".{name}" / "urls"


def _thunderbird(profiles: Path) -> Iterator[tuple[str, Path, Path | None]]:
    for folder in _matching(profiles, "*/Mail/Feeds*"):
        # the file of the newer version counts
        yield _THUNDERBIRD, folder / ("feeds.json" if (folder / "feeds.json").exists() else "feeds.rdf"), None


def _matching(folder: Path, pattern: str) -> list[Path]:
    with suppress(OSError, ValueError):
        return sorted(folder.glob(pattern))[:200]
    return []


_LIFEREA_COLUMNS = "node_id, source_id, source, title, {html}, date, read, valid_guid, marked"
_LIFEREA_KEPT = f"SELECT {_LIFEREA_COLUMNS.format(html='substr(description, 1, 1000000)')} FROM items WHERE marked = 1 ORDER BY date DESC LIMIT ?"  # noqa: S608 -- our own words
_LIFEREA_READ = _LIFEREA_COLUMNS.format(html="NULL")


def read_liferea(database: ForeignDatabase) -> OtherReader:
    """Read liferea.db of version 1.10 or later."""
    database.require("items", "node_id source_id source title description date read marked valid_guid")
    database.require("subscription", "node_id source")
    database.require("node", "node_id parent_id title type")
    rows = database.rows("SELECT node_id, parent_id, title, type FROM node LIMIT 200000")
    nodes = {text(node): (text(parent), text(title)) for node, parent, title, _ in rows}
    folders = {text(row[0]): nodes[text(row[0])] for row in rows if text(row[3]) == "folder"}
    urls = {text(row[0]): text(row[1]) for row in database.rows("SELECT node_id, source FROM subscription LIMIT 200000")}
    feeds = []
    for node, url in urls.items():
        parent, title = nodes.get(node, ("", ""))
        feeds.append(OtherFeed(url, title, path=folder_path(parent, folders)))
    articles = (
        OtherArticle(
            urls[text(node)],
            text(guid) if number(is_guid) else "",
            text(link),
            text(title),
            html=text(html),
            published_at=number(date),
            is_read=bool(number(is_read)),
            is_starred=bool(number(is_marked)),
        )
        for node, guid, link, title, html, date, is_read, is_guid, is_marked in [
            *database.rows(_LIFEREA_KEPT, (KEPT_IN_ALL,)),
            *database.newest_of_each(_LIFEREA_READ, "items", "marked = 0 AND read = 1", feed="node_id", date="date"),
        ]
        if text(node) in urls
    )
    searches = (text(row[2]) for row in rows if text(row[3]) == "vfolder")
    left_out = tuple(LeftOut(title, Detail(DetailKind.SEARCH_FOLDER)) for title in searches)
    return OtherReader(LIFEREA, tuple(feeds), tuple(articles), left_out)


_NEWSBOAT_COLUMNS = "feedurl, guid, url, title, author, {html}, pubDate, unread, flags"
_NEWSBOAT_KEPT = f"SELECT {_NEWSBOAT_COLUMNS.format(html='substr(content, 1, 1000000)')} FROM rss_item WHERE flags <> '' ORDER BY pubDate DESC LIMIT ?"  # noqa: S608 -- our own words
_NEWSBOAT_READ = _NEWSBOAT_COLUMNS.format(html="NULL")
_NEWSBOAT_IS_READ = "coalesce(flags, '') = '' AND (unread = 0 OR deleted = 1)"


def read_newsboat_cache(database: ForeignDatabase) -> OtherReader:
    """Read cache.db of Newsboat or Newsbeuter, without titles and folders, which the file urls beside it has: feeds of the cache, flagged articles (starred; several flags are tags), and read ones."""
    database.require("rss_feed", "rssurl url title")
    database.require("rss_item", "feedurl guid url title author content pubdate unread flags deleted")
    feeds = tuple(
        OtherFeed(text(url), text(title), text(site))
        for url, title, site in database.rows("SELECT rssurl, title, url FROM rss_feed LIMIT 100000")
    )
    rows = database.rows(_NEWSBOAT_KEPT, (KEPT_IN_ALL,))
    read_rows = database.newest_of_each(_NEWSBOAT_READ, "rss_item", _NEWSBOAT_IS_READ, feed="feedurl", date="pubDate")
    has_several = len({flag for row in rows for flag in text(row[-1])}) > 1
    articles = tuple(
        OtherArticle(
            text(feed),
            text(guid),
            text(link),
            text(title),
            text(author),
            text(html),
            number(date),
            is_read=not number(is_unread),
            is_starred=bool(text(flags)),
            tags=tuple(text(flags)) if has_several else (),
        )
        for feed, guid, link, title, author, html, date, is_unread, flags in [*rows, *read_rows]
    )
    return OtherReader(NEWSBOAT, feeds, articles)


_QUITERSS_COLUMNS = (
    "feedId, guid, coalesce(nullif(link_href, ''), link_alternate), title, author_name, {html}, published, read, starred, label"
)
_QUITERSS_FEEDS = "SELECT id, text, title, xmlUrl, htmlUrl, parentId FROM feeds ORDER BY rowToParent, id LIMIT 200000"
_QUITERSS_HTML = "substr(coalesce(nullif(content, ''), description), 1, 1000000)"
_QUITERSS_KEPT = f"""SELECT {_QUITERSS_COLUMNS.format(html=_QUITERSS_HTML)} FROM news
    WHERE deleted = 0 AND (starred = 1 OR trim(label, ',') <> '') ORDER BY published DESC LIMIT ?"""  # noqa: S608 -- our own words
_QUITERSS_READ = _QUITERSS_COLUMNS.format(html="NULL")
_QUITERSS_IS_READ = "read > 0 AND coalesce(starred, 0) = 0 AND (deleted <> 0 OR trim(coalesce(label, ''), ',') = '')"


def read_quiterss(database: ForeignDatabase) -> OtherReader:
    """Read feeds.db of version 0.18 or later."""
    database.require("feeds", "id text title xmlurl htmlurl parentid rowtoparent")
    database.require(
        "news", "feedid guid title description content published author_name label read starred deleted link_href link_alternate"
    )
    database.require("labels", "id name")
    rows = database.rows(_QUITERSS_FEEDS)
    folders = {text(row[0]): (text(row[5]), text(row[1]) or text(row[2])) for row in rows if not text(row[3])}
    urls = {number(row[0]): text(row[3]) for row in rows if text(row[3])}
    feeds = tuple(
        # the displayed title is the user's if it differs from the feed's own
        OtherFeed(text(url), text(own), text(site), folder_path(text(parent), folders), text(shown) if shown != own else "")
        for _, shown, own, url, site, parent in rows
        if text(url)
    )
    labels = {number(row[0]): text(row[1]) for row in database.rows("SELECT id, name FROM labels LIMIT 1000")}
    articles = tuple(
        OtherArticle(
            urls[number(feed)],
            text(guid),
            text(link),
            text(title),
            text(author),
            text(html),
            _second(text(date)),
            is_read=bool(number(is_read)),
            is_starred=number(is_starred) == 1,
            tags=tuple(labels[each] for part in text(label).split(",") if (each := number(part)) in labels),
        )
        for feed, guid, link, title, author, html, date, is_read, is_starred, label in [
            *database.rows(_QUITERSS_KEPT, (KEPT_IN_ALL,)),
            *database.newest_of_each(_QUITERSS_READ, "news", _QUITERSS_IS_READ, feed="feedId", date="published"),
        ]
        if number(feed) in urls
    )
    return OtherReader(QUITERSS, feeds, articles)


def _second(date: str) -> int | None:
    """Return QuiteRSS's time as seconds; it is UTC without saying so."""
    try:
        return int(datetime.fromisoformat(date).replace(tzinfo=UTC).timestamp())
    except (ValueError, OverflowError):
        return None


_RSSGUARD_COLUMNS = "id, custom_id, account_id, feed, url, title, author, {html}, date_created, is_read, is_important"
_RSSGUARD_LABELLED = "SELECT m.id FROM LabelsInMessages l JOIN Messages m ON m.{key} = l.message"
_RSSGUARD_KEPT = """SELECT {columns} FROM Messages WHERE is_deleted = 0 AND is_pdeleted = 0 AND (is_important = 1 OR id IN ({labelled}))
    ORDER BY date_created DESC LIMIT ?"""
_MILLISECONDS = 1000
_Labels = Mapping[int, tuple[str, ...]]


def read_rssguard(database: ForeignDatabase) -> OtherReader:
    """Read database.db of version 4 or 5. Version 4 names feeds, articles and labels in references by their `custom_id`, later ones
    by `id`; the declared types show which.
    """
    database.require("feeds", "id title category source account_id custom_id")
    database.require("categories", "id parent_id title")
    database.require(
        "messages",
        "id custom_id account_id feed url title author contents date_created is_read is_important is_deleted is_pdeleted",
    )
    rows = database.rows("SELECT id, parent_id, title FROM Categories LIMIT 100000")
    folders = {text(folder): (text(parent), text(title)) for folder, parent, title in rows}
    rows = database.rows("SELECT id, custom_id, account_id, source, title, category FROM Feeds ORDER BY id LIMIT 200000")
    feeds = tuple(OtherFeed(text(row[3]), text(row[4]), path=folder_path(text(row[5]), folders)) for row in rows if text(row[3]))
    has_ids = _has_ids(database, "messages", "feed")
    urls = {_reference(row[0] if has_ids else row[1], row[2]): text(row[3]) for row in rows}
    labels = _labels(database)
    articles = (_article(row, urls, labels) for row in _rows(database))
    return OtherReader(RSSGUARD, feeds, tuple(article for article in articles if article is not None))


def _rows(database: ForeignDatabase) -> list[Row]:
    # the articles that have a label are kept, so they are read first and once
    key = "id" if _has_ids(database, "labelsinmessages", "message") else "custom_id"
    labelled = _RSSGUARD_LABELLED.format(key=key) if "labelsinmessages" in database.tables else "SELECT 0"
    kept = database.rows(
        _RSSGUARD_KEPT.format(columns=_RSSGUARD_COLUMNS.format(html="substr(contents, 1, 1000000)"), labelled=labelled),
        (KEPT_IN_ALL,),
    )
    seen = {row[0] for row in kept}
    columns = _RSSGUARD_COLUMNS.format(html="NULL")
    read_only = database.newest_of_each(columns, "Messages", "is_read = 1 AND is_important = 0", feed="feed", date="date_created")
    return [*kept, *(row for row in read_only if row[0] not in seen)]


def _article(row: Row, urls: Mapping[tuple[str, int | None], str], labels: _Labels) -> OtherArticle | None:
    own_id, custom_id, owner, feed, link, title, author, html, date, is_read, is_important = row
    url = urls.get(_reference(feed, owner))
    if not url:
        return None
    # without a guid in the feed, it is the row's own number
    guid = "" if text(custom_id) == text(own_id) else text(custom_id)
    at = number(date)
    return OtherArticle(
        url,
        guid,
        text(link),
        text(title),
        text(author),
        text(html),
        None if at is None else at // _MILLISECONDS,
        is_read=bool(number(is_read)),
        is_starred=bool(number(is_important)),
        tags=labels.get(number(own_id) or 0, ()),
    )


def _labels(database: ForeignDatabase) -> _Labels:
    if not {"labels", "labelsinmessages"} <= set(database.tables):
        return {}
    database.require("labels", "id name custom_id account_id")
    database.require("labelsinmessages", "label message")
    message = "id" if _has_ids(database, "labelsinmessages", "message") else "custom_id"
    label = "id" if _has_ids(database, "labelsinmessages", "label") else "custom_id"
    query = f"""SELECT m.id, l.name FROM LabelsInMessages i JOIN Messages m ON m.{message} = i.message
        JOIN Labels l ON l.{label} = i.label AND l.account_id = m.account_id LIMIT 200000"""  # noqa: S608 -- our own words
    found: defaultdict[int, tuple[str, ...]] = defaultdict(tuple)
    for own_id, name in database.rows(query):
        found[number(own_id) or 0] += (text(name),)
    return found


def _has_ids(database: ForeignDatabase, table: str, column: str) -> bool:
    return database.tables.get(table, {}).get(column, "").startswith("INT")


def _reference(value: str | float | bytes | None, owner: str | float | bytes | None) -> tuple[str, int | None]:
    return text(value), number(owner)
