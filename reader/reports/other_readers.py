"""Other readers on this computer and their files, converted to lists that can be imported. Any thread; may take seconds."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.subscription import OpmlDocument
from reader.domain.user_data import FoundReader, LeftOut, OtherFeed, OtherReader
from reader.formats.encoding import decode
from reader.formats.lists.other import packed, read_list, read_newsboat
from reader.storage.connection import is_in_use
from reader.storage.database_file import HEADER
from reader.storage.foreign_database import ForeignDatabase, opened_copy
from reader.storage.given_files import read_given
from reader.storage.other_readers import (
    LIFEREA,
    NEWSBOAT,
    QUITERSS,
    RSSGUARD,
    Place,
    found_places,
    read_liferea,
    read_newsboat_cache,
    read_quiterss,
    read_rssguard,
)

_DATABASES: Mapping[str, tuple[set[str], Callable[[ForeignDatabase], OtherReader]]] = {
    LIFEREA: ({"items", "node", "subscription"}, read_liferea),
    NEWSBOAT: ({"rss_feed", "rss_item"}, read_newsboat_cache),
    QUITERSS: ({"feeds", "news"}, read_quiterss),
    RSSGUARD: ({"feeds", "messages"}, read_rssguard),
}
"""Tables by which a reader's database is recognised, and what reads it."""
_URLS_BYTES = 5_000_000
_AKREGATOR_ARCHIVE = "Archive/*.mk4"


def found_readers(home: Path, environment: Mapping[str, str], platform: str) -> list[FoundReader]:
    """Return the readers on this computer, by name; one with unreadable files has a problem."""
    return [_found(place) for place in found_places(home, environment, platform)]


def named_reader(name: str, home: Path, environment: Mapping[str, str], platform: str) -> FoundReader:
    """Return the reader of that name, ignoring case and spaces. Raises BAD_VALUE if not found, FILE_UNREADABLE if unreadable."""
    wanted = _plain(name)
    places = found_places(home, environment, platform)
    for place in places:
        if _plain(place.reader) == wanted:
            found = _found(place)
            if found.problem is not None:
                raise found.problem
            return found
    names = ", ".join(dict.fromkeys(place.reader for place in places))
    raise ReaderError(ProblemKind.BAD_VALUE, Detail(DetailKind.NO_SUCH_READER, (name, names or "-")))


def read_file(path: Path) -> bytes:
    """Read a subscription file as a list; a database of another reader is recognised by its tables. Raises FILE_UNREADABLE."""
    if not is_database(path):
        return read_given(str(path))
    with opened_copy(path) as database:
        for name, (tables, read) in _DATABASES.items():
            if tables <= set(database.tables):
                database.reader = name
                return packed(_with_urls(read(database), path.with_name("urls")))
    raise ReaderError(ProblemKind.NOT_OPML, Detail(DetailKind.UNKNOWN_DATABASE))


def _found(place: Place) -> FoundReader:
    try:
        return _counted(place)
    except ReaderError as error:
        return FoundReader(place.reader, place.path, problem=error)


def _counted(place: Place) -> FoundReader:
    if place.reader not in _DATABASES:
        data = read_given(str(place.path))
        document = read_list(data)
        if any(place.path.parent.parent.glob(_AKREGATOR_ARCHIVE)):
            data = packed(_without_archive(place.reader, document))
        return FoundReader(place.reader, place.path, data, len(document.feeds), len(document.folders))
    with opened_copy(place.path, place.reader) as database:
        reader = _DATABASES[place.reader][1](database)
    if place.beside is not None:
        reader = _with_urls(reader, place.beside)
    return FoundReader(
        place.reader,
        place.path,
        packed(reader),
        feeds=len({feed.url for feed in reader.feeds if "://" in feed.url}),
        folders=len({feed.path[:depth] for feed in reader.feeds for depth in range(1, len(feed.path) + 1)}),
        starred=sum(article.is_starred for article in reader.articles),
        tagged=sum(bool(article.tags) for article in reader.articles),
        read=sum(article.is_read and not article.is_kept for article in reader.articles),
    )


def _without_archive(name: str, document: OpmlDocument) -> OtherReader:
    """Return a reader without articles: Akregator keeps them in files of Metakit, an unmaintained database library."""
    feeds = tuple(OtherFeed(each.url, each.title, each.site_url, each.path) for each in document.feeds)
    return OtherReader(name, feeds, left_out=(LeftOut(Path(_AKREGATOR_ARCHIVE).parent.name, Detail(DetailKind.UNREAD_ARCHIVE)),))


def _with_urls(reader: OtherReader, urls: Path) -> OtherReader:
    """Return the reader limited to Newsboat's urls file if there is one: its cache has no folders and keeps unsubscribed feeds."""
    if reader.name != NEWSBOAT or not urls.is_file():
        return reader
    read = read_newsboat(decode(read_given(str(urls), _URLS_BYTES)))
    known = {feed.url: feed for feed in reader.feeds}
    feeds = tuple(
        replace(feed, title=feed.title or same.title, site_url=same.site_url) if (same := known.get(feed.url)) else feed
        for feed in read.feeds
    )
    return replace(reader, feeds=feeds, left_out=read.left_out) if feeds else reader


def is_database(path: Path) -> bool:
    """Return whether a file is an SQLite database of others. Pipes are not read, because their contents can be read only once."""
    try:
        if is_in_use(path) or not path.is_file():
            return False
        with path.open("rb") as file:
            return file.read(len(HEADER)) == HEADER
    except (OSError, ValueError):
        return False


def _plain(name: str) -> str:
    return "".join(name.casefold().split())
