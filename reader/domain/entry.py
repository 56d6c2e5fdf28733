"""Entries: as a feed document gives them, as the list shows them, as the article view reads them."""

from dataclasses import dataclass
from enum import StrEnum

from reader.domain.ids import EntryId, FeedId, FolderId


@dataclass(frozen=True, slots=True)
class Enclosure:
    """One attached media file; only http and https URLs get this far."""

    url: str
    mime_type: str = ""
    length_bytes: int | None = None
    duration_seconds: int | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class ParsedEntry:
    """One entry of a feed document: clamped, control characters stripped, HTML sanitised. Times are UTC seconds.

    `identity` is unique within its document and stable between documents: from the guid, else the link, else a hash of title
    and date or text. `title` and `author` are plain text on one line. `date_text` is what the feed said, kept even where it could
    not be read. `is_date_only` marks a date whose time of day says nothing (midnight in every entry, or no time given).
    `content_hash` changes when something a reader would see changes.
    """

    identity: str
    guid: str
    link: str
    title: str
    author: str
    html: str
    text: str
    snippet: str
    published_at: int | None
    updated_at: int | None
    date_text: str
    is_date_only: bool
    categories: tuple[str, ...]
    enclosures: tuple[Enclosure, ...]
    thumbnail_url: str
    comments_url: str
    language: str
    content_hash: str


@dataclass(frozen=True, slots=True)
class EntryRow:
    """What one row of the article list needs; `sort_at` is the time shown and sorted by."""

    entry_id: EntryId
    feed_id: FeedId
    title: str
    snippet: str
    author: str
    feed_title: str
    sort_at: int
    is_read: bool
    is_starred: bool
    thumbnail_url: str


@dataclass(frozen=True, slots=True)
class Article:
    """One entry with its content, for the article view; `html` is already sanitised."""

    entry_id: EntryId
    feed_id: FeedId
    feed_title: str
    feed_site_url: str
    title: str
    author: str
    link: str
    comments_url: str
    html: str
    language: str
    sort_at: int
    published_at: int | None
    first_seen_at: int
    date_text: str
    is_read: bool
    is_starred: bool
    categories: tuple[str, ...]
    enclosures: tuple[Enclosure, ...]


class View(StrEnum):
    """The kinds of list the sidebar offers."""

    ALL = "all"
    TODAY = "today"
    UNREAD = "unread"
    STARRED = "starred"
    FOLDER = "folder"
    FEED = "feed"
    SEARCH = "search"


@dataclass(frozen=True, slots=True)
class Selection:
    """Which entries a list holds; `since` is the start of the user's day in UTC seconds where `view` is TODAY."""

    view: View
    feed_id: FeedId | None = None
    folder_id: FolderId | None = None
    query: str = ""
    since: int | None = None
    unread_only: bool = False
    newest_first: bool = True


@dataclass(frozen=True, slots=True)
class Gap:
    """Postings that came and went between two retrievals: at least `at_least` between two UTC times (seconds)."""

    feed_id: FeedId
    at_least: int
    after_at: int
    before_at: int
