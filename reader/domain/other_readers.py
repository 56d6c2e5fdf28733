"""Data imported from other readers: subscriptions, starred and tagged articles, and read states."""

from pathlib import Path

from reader.domain.details import Detail
from reader.domain.entry import ParsedEntry
from reader.domain.errors import ReaderError
from reader.domain.value_classes import dataclass

READ_PER_FEED = 200
"""Limit of remembered read articles of a feed, newest first; a feed's document rarely holds more."""
READ_IN_ALL = 50_000
KEPT_IN_ALL = 10_000
"""Limit of imported starred and tagged articles, newest first."""


@dataclass(frozen=True, slots=True)
class OtherFeed:
    """A subscription in another reader; `path` holds the titles of its folders, outermost first. `custom_title` is set only if
    the user is known to have chosen the name.
    """

    url: str
    title: str = ""
    site_url: str = ""
    path: tuple[str, ...] = ()
    custom_title: str = ""


@dataclass(frozen=True, slots=True)
class OtherArticle:
    """An article in another reader, unchecked; `published_at` is in UTC seconds. Only starred or tagged ones need `html`. One
    without a feed may name its site.
    """

    feed_url: str
    guid: str = ""
    link: str = ""
    title: str = ""
    author: str = ""
    html: str = ""
    published_at: int | None = None
    is_read: bool = False
    is_starred: bool = False
    tags: tuple[str, ...] = ()
    site_url: str = ""
    may_name_folders: bool = False
    """Set if the export mixes the folders of a feed into the tags of its articles."""

    @property
    def is_kept(self) -> bool:
        """Return whether the article is imported with its text."""
        return self.is_starred or bool(self.tags)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An item of another reader that cannot be imported, with the reason."""

    text: str
    reason: Detail


@dataclass(frozen=True, slots=True)
class OtherReader:
    """All data of another reader, with the reader's name; unchecked."""

    name: str
    feeds: tuple[OtherFeed, ...]
    articles: tuple[OtherArticle, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    knows_folders: bool = True


@dataclass(frozen=True, slots=True)
class KeptArticle:
    """A starred or tagged article of another reader, ready to be stored."""

    feed_url: str
    entry: ParsedEntry
    is_read: bool = False
    is_starred: bool = False
    tags: tuple[str, ...] = ()
    may_name_folders: bool = False


@dataclass(frozen=True, slots=True)
class ReadArticle:
    feed_url: str
    guid: str = ""
    link: str = ""
    title: str = ""
    published_at: int | None = None


@dataclass(frozen=True, slots=True)
class FoundReader:
    """Another reader found on this computer, with its contents as a list (`data`) and in numbers, or the problem with its files."""

    name: str
    path: Path
    data: bytes = b""
    feeds: int = 0
    folders: int = 0
    starred: int = 0
    tagged: int = 0
    read: int = 0
    problem: ReaderError | None = None
