"""One retrieval: the request, the response and the line in the log. Times are UTC seconds."""

import re
from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from urllib.parse import urlsplit

from reader.domain.accounts import AnswerKind, ApiCall, ServerAnswer
from reader.domain.entry import Chapter
from reader.domain.episodes import Saved, Target
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.feed import NOTHING_EXPECTED, Expectation, ParsedFeed, Rule, Validators
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId
from reader.domain.page_rule import PageView
from reader.domain.reasons import Reason
from reader.domain.subscription import FoundFeed, OpmlDocument
from reader.domain.value_classes import dataclass


class Purpose(StrEnum):
    """Purposes of a fetch; they decide the Accept header and the limits that apply."""

    FEED = "feed"
    PAGE = "page"
    PICTURE = "picture"
    OPML = "opml"
    ICON = "icon"
    CHAPTERS = "chapters"
    ARCHIVE = "archive"
    MEDIA = "media"
    SYNC = "sync"


@dataclass(frozen=True, slots=True)
class FetchRequest:
    """One HTTP request: a GET, except for a `call`. `may_be_private` allows loopback and private addresses, only for a URL typed
    by the user.

    The user's settings for one feed: `user_agent` (empty is ours), further header `fields`, and whether a login is in the
    system's keyring. Fields and password go to the origin of `url` only; `login_url` is the feed's address if `url` is another
    one at its origin. A field without a value has it in the keyring. `proxy` is the feed's own, else the value of the preference
    fetch.proxy; with `proxy_has_login` its login is in the keyring. With a `target` the body is stored in a file. A `call` is a
    request to an account's server, and `url` its address without the query. `login` is a name and password that are tried before they
    are stored, for a mailbox alone.
    """

    request_id: int
    url: str
    purpose: Purpose
    feed_id: FeedId | None = None
    validators: Validators = field(default_factory=Validators)
    may_be_private: bool = False
    user_agent: str = ""
    fields: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    needs_keyring: bool = False
    proxy: str = ""
    proxy_has_login: bool = False
    login_url: str = field(default="", repr=False)
    target: Target | None = None
    call: ApiCall | None = None
    login: tuple[str, str] | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Redirect:
    status: int
    url: str


@dataclass(frozen=True, slots=True)
class FetchResult:
    """Result of a fetch. With a problem there is no usable body; `status` is 0 without a response.

    `max_age_seconds` is Cache-Control max-age minus Age, else Expires minus Date, None if neither or if no-cache/no-store;
    `retry_after_seconds` is the parsed Retry-After. Both are raw: the planner caps them. `answered_at` is the response time by
    the server's clock. `body` is decoded, `body_hash` its SHA-256 in hex, `wire_bytes` the transferred size. `links` are feed
    URLs from Link headers. `has_more`: the answer holds as much as one may, and another request gives the rest.
    `folders` are the names of a mailbox's.
    """

    request: FetchRequest
    status: int
    final_url: str
    started_at: float
    finished_at: float
    redirects: tuple[Redirect, ...] = ()
    validators: Validators = field(default_factory=Validators)
    max_age_seconds: int | None = None
    retry_after_seconds: int | None = None
    answered_at: int | None = None
    content_type: str = ""
    links: tuple[str, ...] = ()
    body: bytes = b""
    body_hash: str = ""
    wire_bytes: int = 0
    problem: Problem | None = None
    saved: Saved | None = None
    has_more: bool = False
    folders: tuple[str, ...] = ()


class Outcome(StrEnum):
    """Outcomes of a retrieval in the log and the Rhythm pane; DONE and STOPPED are for other requests."""

    NEW = "new"
    NOTHING_NEW = "nothing_new"
    NOT_MODIFIED = "not_modified"
    REFUSED = "refused"
    FAILED = "failed"
    NO_NETWORK = "no_network"
    DONE = "done"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class RetrievalRecord:
    """One line of the retrieval log. `expected` is what the plan expected when it was made."""

    feed_id: FeedId
    started_at: int
    finished_at: int
    rule: Rule
    reason: Reason | None
    outcome: Outcome
    status: int
    new_entries: int
    changed_entries: int
    wire_bytes: int
    problem: Problem | None
    url: str
    expected: Expectation = NOTHING_EXPECTED


VISIT, BRIEFING, ELSEWHERE = "window", "briefing", "elsewhere"
"""Kind of access that is a visit: the user opens the window. ELSEWHERE is one at another computer, which the forecast learns from and nothing
counts; all others happen during a visit.
"""


@dataclass(frozen=True, slots=True)
class AccessRecord:
    """One use of the window: UTC seconds and the offset from UTC at that time. `kind` is VISIT, BRIEFING or "article"."""

    at: int
    utc_offset_seconds: int
    kind: str
    feed_id: FeedId | None = None

    @property
    def local_day(self) -> int:
        """Return the local day, counted from 1970."""
        return (self.at + self.utc_offset_seconds) // DAY_SECONDS


class RequestKind(StrEnum):
    DOWNLOAD = "download"
    STREAM = "stream"
    CHAPTERS = "chapters"
    PROGRAM = "program"
    FULL_TEXT = "full_text"
    FULL_TEXT_AHEAD = "full_text_ahead"
    PICTURE = "picture"
    THUMBNAIL = "thumbnail"
    OFFLINE = "offline"
    ICON = "icon"
    MISSING = "missing"
    NEW_ADDRESS = "new_address"
    SITE_RULES = "site_rules"
    ADDING = "adding"
    IMPORT = "import"
    SYNC = "sync"
    REFRESH = "refresh"
    SEND = "send"


EPISODES = (RequestKind.DOWNLOAD, RequestKind.STREAM, RequestKind.CHAPTERS)
PICTURES = (RequestKind.PICTURE, RequestKind.THUMBNAIL, RequestKind.OFFLINE, RequestKind.ICON)
REFUSALS = frozenset({ProblemKind.RATE_LIMITED, ProblemKind.UNAVAILABLE, ProblemKind.FORBIDDEN})
"""Problems by which a server refuses further requests."""


@dataclass(frozen=True, slots=True)
class RequestRecord:
    """One line of the log. The `url` of a program is `program:` and its name; feed and entry are set if it was for one."""

    kind: RequestKind
    started_at: int
    finished_at: int
    outcome: Outcome
    status: int
    wire_bytes: int
    problem: Problem | None
    url: str
    feed_id: FeedId | None = None
    entry_id: EntryId | None = None


def outcome_of(problem: Problem | None) -> Outcome:
    if problem is None:
        return Outcome.DONE
    if problem.kind is ProblemKind.INTERRUPTED:
        return Outcome.STOPPED
    if problem.kind in CONNECTIVITY:
        return Outcome.NO_NETWORK
    return Outcome.REFUSED if problem.kind in REFUSALS else Outcome.FAILED


class JobKind(StrEnum):
    """Kinds of jobs. FEED parses a feed.

    DISCOVER accepts a feed, or else an HTML page that links to feeds. OPML parses a subscription list, ARTICLE extracts a web
    page's article, PAGE reads a page that the user saved as a document of one entry, ICONS finds the addresses of a page's icons.
    SITE_RULES reads an archive of rules,
    BLOCKS finds the blocks of a page to follow without a feed, TEXT_BLOCKS those of an article's page, CHAPTERS parses an episode's chapters, ANSWER a response of an
    account's server (`answer` names its kind). LOG unpacks frames of a computer's log (`url` is its id).
    """

    FEED = "feed"
    DISCOVER = "discover"
    OPML = "opml"
    ARTICLE = "article"
    PAGE = "page"
    ICONS = "icons"
    BLOCKS = "blocks"
    TEXT_BLOCKS = "text_blocks"
    CHAPTERS = "chapters"
    ANSWER = "answer"
    LOG = "log"
    SITE_RULES = "site_rules"


@dataclass(frozen=True, slots=True)
class ParseJob:
    """One document to parse: `url` is its address after redirects, `links` are feeds from its Link headers.

    With a `rule` (stored text of `page_rule`), FEED parses a page followed by it, and BLOCKS shows what it finds; ARTICLE and PAGE
    find the text by it (`text_rules_text`), TEXT_BLOCKS shows what its first one finds.
    """

    job_id: int
    kind: JobKind
    url: str
    content_type: str
    body: bytes
    links: tuple[str, ...] = ()
    rule: str = ""
    answer: AnswerKind | None = None


@dataclass(frozen=True, slots=True)
class PageFeeds:
    """Feeds that a page links to, best first; never empty."""

    feeds: tuple[FoundFeed, ...]


@dataclass(frozen=True, slots=True)
class PageText:
    """Article of a web page, sanitised; `characters` counts its non-blank text, `rule` names the `TextRule` that found it. That may know
    a page with all of the text, or its next one, on the same host.
    """

    html: str
    characters: int
    rule: str = ""
    whole_url: str = ""
    next_url: str = ""


@dataclass(frozen=True, slots=True)
class PageIcons:
    """Icons that a page declares, most suitable for lists first; may be empty."""

    urls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SiteRules:
    """Rules of many sites as one text: the name of each file in brackets, then its lines."""

    text: str
    sites: int


@dataclass(frozen=True, slots=True)
class EpisodeChapters:
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True, slots=True)
class LogCheck:
    """Number of frames of a log that can be read, from the first on."""

    sound: int


ParseResult = (
    ParsedFeed
    | PageFeeds
    | OpmlDocument
    | PageText
    | PageIcons
    | PageView
    | EpisodeChapters
    | ServerAnswer
    | LogCheck
    | SiteRules
    | Problem
)


FEED_TYPES: Mapping[str, float] = {
    "application/atom+xml": 1,
    "application/rss+xml": 1,
    "application/feed+json": 1,
    "application/rdf+xml": 0.9,
    "application/xml": 0.8,
    "text/xml": 0.8,
    "application/json": 0.7,
    "application/x-rss+xml": 0,
    "application/x-atom+xml": 0,
    "application/rss": 0,
    "application/atom": 0,
    "text/rss": 0,
    "text/rss+xml": 0,
    "text/atom": 0,
    "text/atom+xml": 0,
}
"""Types with their weight in a request (RFC 9110, 12.4.2); 0 for types that are recognised but never requested."""

ACCEPTED = ", ".join(name if weight == 1 else f"{name};q={weight}" for name, weight in FEED_TYPES.items() if weight)

_ONLY_AT_FEEDS = {"application/json": re.compile(r"feed[^/]*$|/feed/", re.IGNORECASE)}
"""Types that count only if the path says feed: WordPress announces its REST API as JSON."""


def announces_feed(media_type: str, url: str) -> bool:
    """Return whether an alternate of this type and address is a feed; parameters of the type are ignored."""
    name = media_type.partition(";")[0].strip().lower()
    path = _ONLY_AT_FEEDS.get(name)
    return name in FEED_TYPES and (path is None or bool(path.search(urlsplit(url).path)))
