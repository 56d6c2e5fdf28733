"""What is brought along from another reader: subscriptions, articles with a star or tags, and what was read there."""

from pathlib import Path

from reader.domain.details import Detail
from reader.domain.entry import ParsedEntry
from reader.domain.errors import ReaderError
from reader.domain.value_classes import dataclass

READ_PER_FEED = 200
"""As many read articles of a feed are remembered, newest first: a feed's document hardly ever holds more."""
READ_IN_ALL = 50_000
KEPT_IN_ALL = 10_000
"""As many articles with a star or tags are taken over, newest first."""


@dataclass(frozen=True, slots=True)
class OtherFeed:
    """A subscription as another reader has it; `path` are the titles of the folders around it, outermost first.

    `custom_title` is set only where it is known that the user chose the name.
    """

    url: str
    title: str = ""
    site_url: str = ""
    path: tuple[str, ...] = ()
    custom_title: str = ""


@dataclass(frozen=True, slots=True)
class OtherArticle:
    """An article as another reader has it, nothing checked; `published_at` is in UTC seconds. Only kept ones need `html`.

    One that names no feed may name its site.
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
    """Its export writes the folders of a feed among the tags of its articles."""

    @property
    def is_kept(self) -> bool:
        """Whether it is taken over with its text."""
        return self.is_starred or bool(self.tags)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something of another reader that has no place here, and why."""

    text: str
    reason: Detail


@dataclass(frozen=True, slots=True)
class OtherReader:
    """All that is read of another reader, by its name: nothing in it is checked yet."""

    name: str
    feeds: tuple[OtherFeed, ...]
    articles: tuple[OtherArticle, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    knows_folders: bool = True


@dataclass(frozen=True, slots=True)
class KeptArticle:
    """An article that had a star or tags in another reader, ready to be stored."""

    feed_url: str
    entry: ParsedEntry
    is_read: bool = False
    is_starred: bool = False
    tags: tuple[str, ...] = ()
    may_name_folders: bool = False


@dataclass(frozen=True, slots=True)
class ReadArticle:
    """What recognises an article that was read in another reader."""

    feed_url: str
    guid: str = ""
    link: str = ""
    title: str = ""
    published_at: int | None = None


@dataclass(frozen=True, slots=True)
class FoundReader:
    """A reader that was found on this computer, with what it holds as a list (`data`) and in numbers; or the problem with its files."""

    name: str
    path: Path
    data: bytes = b""
    feeds: int = 0
    folders: int = 0
    starred: int = 0
    tagged: int = 0
    read: int = 0
    problem: ReaderError | None = None
