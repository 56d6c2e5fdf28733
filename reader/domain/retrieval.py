"""One retrieval: the request, the response and the line in the log. Times are UTC seconds."""

from dataclasses import field
from enum import StrEnum

from reader.domain.accounts import ApiCall
from reader.domain.clock import DAY_SECONDS
from reader.domain.episodes import Saved, Target
from reader.domain.errors import Problem
from reader.domain.feed import Validators
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason
from reader.domain.schedule import NOTHING_EXPECTED, Expectation, Rule
from reader.domain.value_classes import dataclass


class Purpose(StrEnum):
    """Purposes of a fetch; they decide the Accept header and the limits that apply."""

    FEED = "feed"
    PAGE = "page"
    PICTURE = "picture"
    OPML = "opml"
    ICON = "icon"
    CHAPTERS = "chapters"
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
    request to an account's server, and `url` its address without the query.
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
    URLs from Link headers.
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


OF_REFRESHES = tuple(outcome for outcome in Outcome if outcome not in {Outcome.DONE, Outcome.STOPPED})


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


VISIT = "window"
"""Kind of access that is a visit: the user opens the window. All others happen during one and never count as visits."""


@dataclass(frozen=True, slots=True)
class AccessRecord:
    """One use of the window: UTC seconds and the offset from UTC at that time. `kind` is VISIT or "article"."""

    at: int
    utc_offset_seconds: int
    kind: str
    feed_id: FeedId | None = None

    @property
    def local_day(self) -> int:
        """Return the local day, counted from 1970."""
        return (self.at + self.utc_offset_seconds) // DAY_SECONDS
