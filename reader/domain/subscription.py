"""The user's side: folders and subscriptions, and OPML documents that carry them between programs."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from reader.domain.ids import FeedId, FolderId


@dataclass(frozen=True, slots=True)
class Folder:
    """One folder; `parent_id` is None at the top, `position` orders it among its siblings (folders and feeds together)."""

    folder_id: FolderId
    parent_id: FolderId | None
    title: str
    position: int


@dataclass(frozen=True, slots=True)
class Subscription:
    """The user's link to a feed. `custom_title` is empty unless the user renamed it; `title` is what to show."""

    feed_id: FeedId
    folder_id: FolderId | None
    url: str
    site_url: str
    feed_title: str
    custom_title: str
    position: int
    settings: Mapping[str, str] = field(default_factory=dict)

    @property
    def title(self) -> str:
        """What to show: the user's own name, the feed's, else its address."""
        return self.custom_title or self.feed_title or shown_address(self.url)


def shown_address(url: str) -> str:
    """An address that stands in a title's place: without user name and password. Anything else stays as it is."""
    scheme, separator, rest = url.partition("://")
    if not separator or "@" not in rest:
        return url
    host, slash, path = rest.partition("/")
    return f"{scheme}://{host.rpartition('@')[2]}{slash}{path}"


@dataclass(frozen=True, slots=True)
class OpmlFeed:
    """One feed outline; `path` are the titles of the folders around it, outermost first.

    `title` is what the list shows. `custom_title` is set only where our own export says that the user chose it. `position` is its
    place among the folders and feeds of the same folder.
    """

    url: str
    title: str
    site_url: str
    path: tuple[str, ...]
    settings: Mapping[str, str] = field(default_factory=dict)
    custom_title: str = ""
    position: int = 0


@dataclass(frozen=True, slots=True)
class SkippedOutline:
    """An outline that was not taken, and why, in words for the user."""

    text: str
    url: str
    reason: str


@dataclass(frozen=True, slots=True)
class OpmlDocument:
    """A subscription list in document order: `folders` are paths, empty folders included; `repairs` say what was put right.

    `duplicates` counts outlines whose feed already stood in the same document. `folder_positions` goes along with `folders`: the
    place of each among the folders and feeds of the same folder.
    """

    title: str
    feeds: tuple[OpmlFeed, ...]
    folders: tuple[tuple[str, ...], ...] = ()
    skipped: tuple[SkippedOutline, ...] = ()
    repairs: tuple[str, ...] = ()
    duplicates: int = 0
    folder_positions: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ImportPreview:
    """What an import would do: feeds that are new, already followed in the same place, or followed elsewhere ("moved")."""

    document: OpmlDocument
    new: tuple[OpmlFeed, ...]
    already_there: tuple[OpmlFeed, ...]
    moved: tuple[OpmlFeed, ...]


@dataclass(frozen=True, slots=True)
class FoundFeed:
    """A feed that a page points to."""

    url: str
    title: str
    mime_type: str = ""
