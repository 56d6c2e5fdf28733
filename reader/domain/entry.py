"""Entries: as a feed document gives them, as the list shows them, as the article view reads them."""

import hashlib
import zlib
from dataclasses import field
from enum import StrEnum

from reader.domain.episodes import Download, Listening
from reader.domain.errors import Problem
from reader.domain.ids import EntryId, FeedId, FolderId, GapId, SearchId, TagId, short
from reader.domain.marks import Mark
from reader.domain.value_classes import dataclass

_QUICKEST = 1
HTML_MOST = 16 * 1024 * 1024
"""Bytes of an article's HTML: more than sanitising ever leaves of what it reads (`formats.sanitizer`)."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A named part of an episode."""

    start_seconds: int
    title: str


@dataclass(frozen=True, slots=True)
class Enclosure:
    """One attached media file; only http and https URLs get this far. `chapters_url` names a file with its chapters."""

    url: str
    mime_type: str = ""
    length_bytes: int | None = None
    duration_seconds: int | None = None
    title: str = ""
    chapters_url: str = ""
    chapters: tuple[Chapter, ...] = ()

    @property
    def is_playable(self) -> bool:
        """Whether it is sound or film, by its type or else by its address."""
        kind = self.mime_type.partition("/")[0]
        if kind in {"audio", "video"}:
            return True
        path = self.url.partition("?")[0].partition("#")[0].lower()
        return self.mime_type in {"", "application/octet-stream"} and path.endswith(MEDIA_SUFFIXES)

    @property
    def is_video(self) -> bool:
        """Whether there is something to see."""
        path = self.url.partition("?")[0].partition("#")[0].lower()
        return self.mime_type.startswith("video/") or (not self.mime_type and path.endswith(VIDEO_SUFFIXES))


AUDIO_SUFFIXES = (".mp3", ".m4a", ".aac", ".ogg", ".oga", ".opus", ".flac", ".wav")
VIDEO_SUFFIXES = (".mp4", ".m4v", ".webm", ".mkv", ".mov", ".ogv")
MEDIA_SUFFIXES = AUDIO_SUFFIXES + VIDEO_SUFFIXES


@dataclass(frozen=True, slots=True)
class ParsedEntry:
    """One entry of a feed document: clamped, control characters stripped, HTML sanitised. Times are UTC seconds.

    `identity` is unique within its document and stable between documents: from the guid, else the link, else a hash of title
    and date or text. `title` and `author` are plain text on one line. `date_text` is what the feed said, kept even where it could
    not be read. `is_date_only` marks a date whose time of day says nothing (midnight in every entry, or no time given).
    `content_hash` changes when something a reader would see changes. The parser's process has packed `html` already.
    """

    identity: str
    guid: str
    link: str
    title: str
    author: str
    html: str | bytes
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

    @property
    def own_identity(self) -> str:
        """The guid together with the link, for a guid that belongs to another article already; '' where that says no more."""
        return short(f"{self.guid}|{self.link}") if self.guid and self.link and self.identity == self.guid else ""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """What one row of the article list needs; `sort_at` is the time shown and sorted by.

    `copies` is how many other feeds brought the same article; the copies are not listed where this one is. `left_seconds` are those of
    an episode that was begun.
    """

    entry_id: EntryId
    feed_id: FeedId
    title: str
    snippet: str
    author: str
    feed_title: str
    sort_at: int
    is_read: bool
    thumbnail_url: str
    marks: frozenset[Mark] = frozenset()
    tags: tuple[str, ...] = ()
    copies: int = 0
    link: str = ""
    reason: str = ""
    left_seconds: int = 0


@dataclass(frozen=True, slots=True)
class FullText:
    """What the article's own page says, extracted and sanitised; with a problem where that failed, and then without HTML."""

    html: str
    retrieved_at: int
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of the article from another feed."""

    entry_id: EntryId
    feed_id: FeedId
    feed_title: str


@dataclass(frozen=True, slots=True)
class Article:
    """One entry with its content, for the article view; `html` is already sanitised.

    `shows_full_text` is the feed's setting: the full text is shown automatically, and fetched if missing. `is_unreadable`: what is stored
    of its text is damaged or larger than any text is, and left out.
    """

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
    categories: tuple[str, ...]
    enclosures: tuple[Enclosure, ...]
    marks: frozenset[Mark] = frozenset()
    tags: tuple[str, ...] = ()
    copies: tuple[Copy, ...] = ()
    full_text: FullText | None = None
    shows_full_text: bool = False
    thumbnail_url: str = ""
    listening: tuple[Listening, ...] = ()
    downloads: tuple[Download, ...] = ()
    is_unreadable: bool = False


class View(StrEnum):
    """The kinds of list the sidebar offers."""

    ALL = "all"
    TODAY = "today"
    UNREAD = "unread"
    STARRED = "starred"
    LATER = "later"
    FOLDER = "folder"
    FEED = "feed"
    TAG = "tag"
    SEARCH = "search"
    SAVED = "saved"
    FOR_YOU = "for_you"


LISTS_OF_MARKS = {View(mark.value): mark for mark in Mark}


class Order(StrEnum):
    """How a list is sorted; RELEVANCE is for searches, and newest first elsewhere."""

    NEWEST = "newest"
    OLDEST = "oldest"
    RELEVANCE = "relevance"


class ArticleLayout(StrEnum):
    """How the articles of a list are shown."""

    LIST = "list"
    CARDS = "cards"
    PAGE = "page"


class Grouping(StrEnum):
    """How a list is grouped under headings: by day, by feed (sorted by title), or not at all."""

    DAY = "day"
    FEED = "feed"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Selection:
    """Which entries a list holds, and in which order.

    `since` is the start of the user's day in UTC seconds: TODAY needs it, and so do the dates of searches (SEARCH and SAVED).
    `query` is in the search language (SEARCH and SAVED); `unread_only`, `starred_only` and `text` are the filter bar, which narrows any list.
    """

    view: View
    feed_id: FeedId | None = None
    folder_id: FolderId | None = None
    tag_id: TagId | None = None
    search_id: SearchId | None = None
    query: str = ""
    since: int | None = None
    unread_only: bool = False
    starred_only: bool = False
    text: str = ""
    order: Order = Order.NEWEST
    grouping: Grouping = Grouping.DAY


@dataclass(frozen=True, slots=True)
class Tag:
    """A word the user put on entries."""

    tag_id: TagId
    name: str


@dataclass(frozen=True, slots=True)
class SavedSearch:
    """A search kept in the sidebar."""

    search_id: SearchId
    name: str
    query: str


@dataclass(frozen=True, slots=True)
class Excerpt:
    """What a search found of an entry: the start of the title and a piece of its text, with the places [(start, end)] of the hits."""

    title: str
    title_hits: tuple[tuple[int, int], ...]
    text: str
    text_hits: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Gap:
    """Postings that came and went between two retrievals: at least `at_least` between two UTC times (seconds).

    Once it was searched (`searched_at`), `found` came back out of the publisher's archive, back to `reached_at`; `at_least` says what
    is lost still (0: perhaps nothing). `next_url` is where a search would go on, empty where the archive went no further back; with a
    `problem` the search ended early. `has_archive`: the feed declares older pages now.
    """

    feed_id: FeedId
    at_least: int
    after_at: int
    before_at: int
    gap_id: GapId = field(default=GapId(0), compare=False)
    found: int = 0
    reached_at: int | None = None
    searched_at: int | None = None
    next_url: str = ""
    problem: Problem | None = None
    has_archive: bool = False

    @property
    def near_at(self) -> int:
        """Where what is lost still begins, seen from now."""
        return self.before_at if self.reached_at is None else self.reached_at

    @property
    def is_searchable(self) -> bool:
        """Whether a search may bring more."""
        return self.has_archive and (self.searched_at is None or bool(self.next_url))


@dataclass(frozen=True, slots=True)
class StarredArticle:
    """An article with a star: `feed_url` and `identity` together are its own for ever, times are UTC seconds."""

    article: Article
    feed_url: str
    identity: str
    starred_at: int
    updated_at: int | None


def picture_file_name(url: str) -> str:
    """The file name of a cached picture."""
    return hashlib.sha256(url.encode("utf-8", "replace")).hexdigest()


def packed(html: str) -> bytes:
    """HTML as it is stored."""
    return zlib.compress(html.encode(), _QUICKEST)


def unpacked(data: bytes) -> str | None:
    """HTML that is stored; None where it is damaged, or larger than any article: whoever packed it read what is hostile."""
    unpacking = zlib.decompressobj()
    try:
        html = unpacking.decompress(data, HTML_MOST)
        return html.decode() if unpacking.eof else None
    except (zlib.error, UnicodeDecodeError, TypeError):
        return None
