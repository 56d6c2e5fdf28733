"""Entries as parsed from a feed, as listed and as shown; their marks and how long they take to read."""

import hashlib
import re
import zlib
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum

from reader.domain.changes import ChangeKind
from reader.domain.episodes import Download, Listening
from reader.domain.errors import Problem
from reader.domain.ids import EntryId, FeedId, FolderId, GapId, SearchId, TagId, short
from reader.domain.rules import RuleActionKind
from reader.domain.value_classes import dataclass


class Mark(StrEnum):
    """Marks; the value names the columns `is_…` and `…_at` of `entry_status`, `is:…` in a search, and the list (`View`)."""

    STARRED = "starred"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class MarkKind:
    """A mark's changes when set and cleared, its rule action, and its strength as a sign of interest (0 to 2)."""

    set: ChangeKind
    cleared: ChangeKind
    rule: RuleActionKind
    interest: float


MARKS: Mapping[Mark, MarkKind] = {
    Mark.STARRED: MarkKind(ChangeKind.STARRED, ChangeKind.STAR_REMOVED, RuleActionKind.STAR, interest=1.0),
    Mark.LATER: MarkKind(ChangeKind.ADDED_TO_READ_LATER, ChangeKind.REMOVED_FROM_READ_LATER, RuleActionKind.LATER, interest=0.7),
}


def with_mark(marks: frozenset[Mark], mark: Mark | None, *, is_set: bool) -> frozenset[Mark]:
    """Return the marks after setting or clearing one; None changes nothing."""
    if mark is None:
        return marks
    return marks | {mark} if is_set else marks - {mark}


_QUICKEST = 1
HTML_MOST = 16 * 1024 * 1024
"""Limit in bytes of an article's HTML, above anything that sanitising can output (`formats.sanitizer`)."""


@dataclass(frozen=True, slots=True)
class Chapter:
    start_seconds: int
    title: str


@dataclass(frozen=True, slots=True)
class Enclosure:
    """One attached media file; its URLs are always http or https. `chapters_url` names a file with its chapters."""

    url: str
    mime_type: str = ""
    length_bytes: int | None = None
    duration_seconds: int | None = None
    title: str = ""
    chapters_url: str = ""
    chapters: tuple[Chapter, ...] = ()

    @property
    def is_playable(self) -> bool:
        """Return whether the enclosure is audio or video, judged by its type or else its address."""
        kind = self.mime_type.partition("/")[0]
        if kind in {"audio", "video"}:
            return True
        path = self.url.partition("?")[0].partition("#")[0].lower()
        return self.mime_type in {"", "application/octet-stream"} and path.endswith(MEDIA_SUFFIXES)

    @property
    def is_video(self) -> bool:
        path = self.url.partition("?")[0].partition("#")[0].lower()
        return self.mime_type.startswith("video/") or (not self.mime_type and path.endswith(VIDEO_SUFFIXES))


AUDIO_SUFFIXES = (".mp3", ".m4a", ".aac", ".ogg", ".oga", ".opus", ".flac", ".wav")
VIDEO_SUFFIXES = (".mp4", ".m4v", ".webm", ".mkv", ".mov", ".ogv")
MEDIA_SUFFIXES = AUDIO_SUFFIXES + VIDEO_SUFFIXES


@dataclass(frozen=True, slots=True)
class ParsedEntry:
    """One entry of a feed document: clamped, control characters stripped, HTML sanitised.

    Times are UTC seconds. `identity` is unique within its document and stable between documents: from the guid, else the link,
    else a hash of title and date or text. `title` and `author` are plain text on one line. `date_text` is the feed's own text,
    kept even if it could not be parsed. `is_date_only` marks a date whose time of day is meaningless (midnight in every entry, or
    no time given). `content_hash` changes when anything visible changes. The parser process has already packed `html`.
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
        """Return the guid together with the link, for a guid that another article already has; '' if that adds nothing."""
        return short(f"{self.guid}|{self.link}") if self.guid and self.link and self.identity == self.guid else ""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """Data of one row of the article list; `sort_at` is the time shown and sorted by.

    `copies` counts the other feeds with the same article; these copies are not listed beside this row. `left_seconds` is the rest
    of a partly played episode, `length_seconds` the length of any. `read_percent` is how far the article was read that was open when
    the window was closed, 0 for others.
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
    length_seconds: int = 0
    read_percent: int = 0


@dataclass(frozen=True, slots=True)
class FullText:
    """Text of the article's own page, sanitised, or a problem; `rule` names the `TextRule` that found it."""

    html: str
    retrieved_at: int
    problem: Problem | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Copy:
    entry_id: EntryId
    feed_id: FeedId
    feed_title: str


@dataclass(frozen=True, slots=True)
class Report:
    """An article that reports the same story as another one of another site; `at` is the time by which it is sorted."""

    entry_id: EntryId
    feed_id: FeedId
    feed_title: str
    title: str
    at: int
    is_read: bool


@dataclass(frozen=True, slots=True)
class Version:
    """An article as it was until its publisher changed it, at a time in UTC seconds; `html` is sanitised."""

    at: int
    title: str
    html: str


@dataclass(frozen=True, slots=True)
class Article:
    """One entry with its content, for the article view; `html` is already sanitised.

    `shows_full_text` is the feed's setting: the full text is shown automatically, and fetched if missing. `is_unreadable`: the
    stored text is damaged or oversized and was left out. `versions` are earlier ones, oldest first; `before` is the one with which
    the article is shown compared.
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
    reports: tuple[Report, ...] = ()
    full_text: FullText | None = None
    shows_full_text: bool = False
    thumbnail_url: str = ""
    listening: tuple[Listening, ...] = ()
    downloads: tuple[Download, ...] = ()
    is_unreadable: bool = False
    versions: tuple[Version, ...] = ()
    before: Version | None = None


class View(StrEnum):
    """Kinds of lists in the sidebar."""

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
    """Sort orders of a list; RELEVANCE is for searches and For you."""

    NEWEST = "newest"
    OLDEST = "oldest"
    RELEVANCE = "relevance"

    @property
    def is_by_time(self) -> bool:
        """Set where days, gap markers and bursts have a place among the articles."""
        return self is not Order.RELEVANCE

    @property
    def is_ascending(self) -> bool:
        """Set where later articles stand below earlier ones."""
        return self is Order.OLDEST


class ArticleLayout(StrEnum):
    LIST = "list"
    CARDS = "cards"
    PAGE = "page"


class Grouping(StrEnum):
    """Groupings of a list under headings: by day, by feed (sorted by title), or none."""

    DAY = "day"
    FEED = "feed"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class Selection:
    """Defines the entries of a list and their order.

    `since` is the start of the user's day in UTC seconds, needed by TODAY and by dates in searches (SEARCH and SAVED). `query` is
    in the search language (SEARCH and SAVED); `unread_only`, `starred_only` and `text` are the filter bar, which filters any
    list. `new_after` is `News.after` and leaves only what is new.
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
    new_after: EntryId | None = None


@dataclass(frozen=True, slots=True)
class Tag:
    tag_id: TagId
    name: str


@dataclass(frozen=True, slots=True)
class SavedSearch:
    search_id: SearchId
    name: str
    query: str


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A search hit: the start of the title and a piece of the text, with the matches as [(start, end)]."""

    title: str
    title_hits: tuple[tuple[int, int], ...]
    text: str
    text_hits: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Gap:
    """Postings missed between two retrievals: at least `at_least` between two UTC times (seconds).

    After a search (`searched_at`), `found` were recovered from the publisher's archive, back to `reached_at`; `at_least` is what
    is still missing (0: perhaps nothing). `next_url` is the page where a search would continue, empty at the end of the archive;
    with a `problem` the search ended early. `has_archive`: the feed now declares older pages.
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
        """Return the newer end of the part that is still missing."""
        return self.before_at if self.reached_at is None else self.reached_at

    @property
    def is_searchable(self) -> bool:
        return self.has_archive and (self.searched_at is None or bool(self.next_url))


@dataclass(frozen=True, slots=True)
class StarredArticle:
    """A starred article, identified permanently by `feed_url` and `identity`; times are UTC seconds."""

    article: Article
    feed_url: str
    identity: str
    starred_at: int
    updated_at: int | None


def picture_file_name(url: str) -> str:
    return hashlib.sha256(url.encode("utf-8", "replace")).hexdigest()


def packed(html: str) -> bytes:
    return zlib.compress(html.encode(), _QUICKEST)


def unpacked(data: bytes) -> str | None:
    """Decompress stored HTML; None if it is damaged or too large: who packed it parses hostile input."""
    unpacking = zlib.decompressobj()
    try:
        html = unpacking.decompress(data, HTML_MOST)
        return html.decode() if unpacking.eof else None
    except (zlib.error, UnicodeDecodeError, TypeError):
        return None


@dataclass(frozen=True, slots=True)
class Reading:
    """Start of reading an article (UTC seconds and offset), and the seconds during which the user was present."""

    entry_id: EntryId
    feed_id: FeedId
    at: int
    utc_offset_seconds: int
    seconds: int


SHOWN_IN_FULL, OWN_PAGE, INSIDE, FROM_ANOTHER = -1, 0, 1, 2
"""Depth of a link: the article's own page as full text here, that page, a link inside an article, one in the full text of an
article reached from another.
"""


@dataclass(frozen=True, slots=True)
class OpenedLink:
    """A page opened from an article: time (UTC seconds and offset) and host; the rest of the address is not kept."""

    entry_id: EntryId
    feed_id: FeedId
    at: int
    utc_offset_seconds: int
    host: str
    depth: int


WORDS_PER_MINUTE = 238
IN_SILENCE = 238 / 183
CHINESE_SIGNS_PER_MINUTE = round(255 * IN_SILENCE)
JAPANESE_SIGNS_PER_MINUTE = round(357 * IN_SILENCE)
LETTERS_PER_SECOND = 20.0
"""About 240 words a minute."""
_SIGN = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\uff66-\uff9d]")
_NOT_CHINESE = re.compile("[\u3040-\u30ff\uac00-\ud7af\uff66-\uff9d]")
_WORD = re.compile(r"\w\S*")
_LEAST_SHARE = 0.05
"""Below this share of kana, a text is Chinese with Japanese quotes."""


def minutes(text: str) -> float:
    """Return the reading time: words by number, scripts without spaces by character."""
    signs, per_minute = _signs(text)
    words = len(_WORD.findall(_SIGN.sub(" ", text)) if signs else text.split())
    return words / WORDS_PER_MINUTE + signs / per_minute


def in_letters(characters: int, sample: str) -> int:
    """Convert a number of characters to alphabetic letters by a sample of the text; a CJK character says more than a letter."""
    signs, per_minute = _signs(sample)
    share = signs / len(sample) if sample else 0.0
    return round(characters * (1 - share + share * LETTERS_PER_SECOND * 60 / per_minute))


def _signs(text: str) -> tuple[int, int]:
    """Return the number of CJK characters and their reading speed per minute."""
    if text.isascii():
        return 0, JAPANESE_SIGNS_PER_MINUTE
    signs, others = len(_SIGN.findall(text)), len(_NOT_CHINESE.findall(text))
    return signs, JAPANESE_SIGNS_PER_MINUTE if others > signs * _LEAST_SHARE else CHINESE_SIGNS_PER_MINUTE
