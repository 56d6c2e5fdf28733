"""Values about repairs, backups, exports and other readers' data; `ui` and the command line have the texts."""

from enum import StrEnum
from pathlib import Path

from reader.domain.entry import ParsedEntry
from reader.domain.errors import Detail, ReaderError
from reader.domain.value_classes import dataclass


class Finding(StrEnum):
    """Reasons for replacing a profile's database."""

    DAMAGED = "damaged"
    MISSING = "missing"
    RESTORED = "restored"
    ALTERED = "altered"
    """Another program changed its schema."""


class Outside(StrEnum):
    """External things that a restored backup refers to; they are switched off unless the profile already has them."""

    PREFERENCE = "preference"
    PROXY = "proxy"
    PROGRAM = "program"
    FILE = "file"
    MAILBOX = "mailbox"
    FEED = "feed"
    """It is in a private network."""
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class SwitchedOff:
    """One item switched off on restore; the name is the user's, or an address. A preference has a key, and its value as the name; a switch has none."""

    what: Outside
    name: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Recovery:
    """Result of replacing a database; `copy_at` is the time of the backup it was built on (UTC), None without one; `kept` is the
    former file.

    `salvaged` counts articles found only in the damaged file, `lost` those it names but no longer holds. Pending changes of
    accounts were dropped. `switched_off` lists what a backup from elsewhere refers to outside of itself.
    """

    finding: Finding
    copy_at: int | None
    feeds: int
    salvaged: int = 0
    lost: int = 0
    kept: Path | None = None
    has_accounts: bool = False
    switched_off: tuple[SwitchedOff, ...] = ()


@dataclass(frozen=True, slots=True)
class SavedCopy:
    """One backup file: time (UTC), size and contents; None if it is damaged and cannot be restored."""

    path: Path
    at: int
    bytes: int
    feeds: int | None
    entries: int | None
    is_good: bool


@dataclass(frozen=True, slots=True)
class ProfileSizes:
    """Disk usage of a profile in bytes."""

    database: int
    backups: int
    pictures: int


@dataclass(frozen=True, slots=True)
class Exported:
    subscriptions: int
    articles: int
    starred: int


@dataclass(frozen=True, slots=True)
class PageTexts:
    """Heading of the page of starred articles, the line below it, and the language of both (BCP 47)."""

    title: str
    about: str
    language: str


READ_PER_FEED = 200
"""Limit of remembered read articles of a feed, newest first; a feed's document rarely holds more."""
READ_IN_ALL = 50_000
KEPT_IN_ALL = 10_000
"""Limit of imported starred and tagged articles, newest first."""


@dataclass(frozen=True, slots=True)
class OtherFeed:
    """A subscription in another reader; `path` holds the titles of its folders. `custom_title`: the user chose it."""

    url: str
    title: str = ""
    site_url: str = ""
    path: tuple[str, ...] = ()
    custom_title: str = ""


@dataclass(frozen=True, slots=True)
class OtherArticle:
    """An article in another reader, unchecked. Only starred or tagged ones need `html`."""

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


@dataclass(frozen=True, slots=True)
class SyncedFolder:
    """A folder carried between computers; `is_used`: Beforehand wrote into it."""

    carrier: str
    path: Path
    is_used: bool = False
