"""Feeds: the remote resource, its stored state and its publisher's hints. Times are UTC seconds."""

import re
from dataclasses import field, replace
from enum import StrEnum

from reader.domain.entry import Gap, ParsedEntry
from reader.domain.errors import Problem
from reader.domain.ids import DAY_SECONDS, AccountId, EntryId, FeedId
from reader.domain.reasons import Reason
from reader.domain.subscription import BY_HAND, refresh_minutes
from reader.domain.value_classes import dataclass


class Rule(StrEnum):
    FIRST = "first"
    SCHEDULED = "scheduled"
    FLOOR = "floor"
    OVERFLOW = "overflow"
    ON_OPEN = "on_open"
    RETURNED = "returned"
    MANUAL = "manual"
    CATCH_UP = "catch_up"
    RECOVERY = "recovery"
    ELSEWHERE = "elsewhere"
    """Another computer of the user's asked, and the document was the one that is here."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """Expectations behind a plan, for its planned time; None if the policy does not use them.

    `postings`: entries expected to be posted and not retrieved by then. `access_at`: the time by which an access of the user is
    more likely than not. `saving`: misses expected to be avoided by retrieving then rather than at the best later time (negative:
    waiting is better). `price`: the misses that a retrieval must avoid to be worth one of the budget.
    """

    postings: float | None = None
    access_at: int | None = None
    saving: float | None = None
    price: float | None = None


NOTHING_EXPECTED = Expectation()


@dataclass(frozen=True, slots=True)
class Plan:
    """The next retrieval of a feed (None if it is gone), the rule that set its time, and the reason."""

    next_at: int | None
    reason: Reason | None = None
    rule: Rule = Rule.SCHEDULED
    expected: Expectation = NOTHING_EXPECTED


@dataclass(frozen=True, slots=True)
class Validators:
    """ETag and Last-Modified exactly as one 200 response gave them, empty if missing (bytes kept as Latin-1)."""

    etag: str = ""
    last_modified: str = ""


@dataclass(frozen=True, slots=True)
class PublisherHints:
    """Refresh hints of the document: ttl and sy:updatePeriod in seconds, skipHours (0-23 UTC), skipDays (Monday 0)."""

    ttl_seconds: int | None = None
    update_period_seconds: int | None = None
    skip_hours: frozenset[int] = frozenset()
    skip_days: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ParsedFeed:
    """One parsed feed document, ready for reconciliation with stored entries.

    `format` is feedparser's version name ("rss20", "atom10") or "json11". `is_cut`: the document is truncated; its complete
    entries are kept, its validators are not. `previous_url` is the page of older entries that the document declares (RFC 5005,
    JSON Feed), or WordPress's numbered page if WordPress generated it. `unsubscribe_url` is where the sender of a newsletter lets
    its reader go.
    """

    format: str
    title: str
    site_url: str
    description: str
    icon_url: str
    language: str
    entries: tuple[ParsedEntry, ...]
    hints: PublisherHints = field(default_factory=PublisherHints)
    hub_url: str = ""
    self_url: str = ""
    previous_url: str = ""
    is_complete: bool = False
    is_cut: bool = False
    unsubscribe_url: str = ""


MOVE_SIGHTINGS = 3
MOVE_HOLD_SECONDS = 7 * DAY_SECONDS
"""Minimum sightings and duration before a permanent redirect is adopted."""


@dataclass(frozen=True, slots=True)
class Move:
    """A permanent redirect under observation, adopted after enough sightings over enough days."""

    url: str
    first_seen_at: int
    sightings: int


@dataclass(frozen=True, slots=True)
class Feed:
    """Persistent state of a feed between two retrievals.

    `window` holds the identities of the last complete document, newest first. `not_before_at` is the hard limit for scheduled
    retrievals, with the rule that set it; `next_at` is the planned time, with its rule, reason and expectation, and is never
    earlier. `asked_until` is the part of the limit set by the server itself (max-age, Retry-After), which applies to retrievals
    by hand too. `retrieved_at` is the last retrieval of any outcome, `succeeded_at` the last that returned or confirmed a
    document. `refresh` is the user's setting of that name. A feed with an `account_id` is fetched by its server, never from its
    own site; `is_refreshed_there`: the plan decides when.
    """

    feed_id: FeedId
    url: str
    title: str = ""
    site_url: str = ""
    icon_url: str = ""
    added_at: int = 0
    validators: Validators = field(default_factory=Validators)
    validators_at: int | None = None
    body_hash: str = ""
    hints: PublisherHints = field(default_factory=PublisherHints)
    hub_url: str = ""
    self_url: str = ""
    previous_url: str = ""
    window: tuple[str, ...] = ()
    window_at: int | None = None
    retrieved_at: int | None = None
    succeeded_at: int | None = None
    changed_at: int | None = None
    unconditional_at: int | None = None
    not_before_at: int = 0
    not_before_rule: Reason | None = None
    asked_until: int = 0
    asked_rule: Reason | None = None
    next_at: int | None = None
    next_reason: Reason | None = None
    next_rule: Rule = Rule.SCHEDULED
    next_expected: Expectation = NOTHING_EXPECTED
    problem: Problem | None = None
    problem_since: int | None = None
    failures: int = 0
    move: Move | None = None
    is_gone: bool = False
    is_paused: bool = False
    refresh: str = ""
    account_id: AccountId | None = None
    is_refreshed_there: bool = False

    @property
    def is_by_hand(self) -> bool:
        return self.refresh == BY_HAND

    @property
    def is_scheduled(self) -> bool:
        """Return whether its fetches are planned, by this computer or by its account's server."""
        is_ours = self.account_id is None or self.is_refreshed_there
        return is_ours and not (self.is_gone or self.is_paused or self.is_by_hand)

    @property
    def home_url(self) -> str:
        """Return the URL beside which articles may be fetched from private addresses; '' if a server added it."""
        return self.url if self.account_id is None else ""

    @property
    def longest_seconds(self) -> int | None:
        """Return the user's longest refresh interval, None if the plan decides."""
        minutes = refresh_minutes(self.refresh)
        return None if minutes is None else minutes * 60

    def planned(self, plan: Plan) -> "Feed":
        return replace(self, next_at=plan.next_at, next_reason=plan.reason, next_rule=plan.rule, next_expected=plan.expected)


class Advice(StrEnum):
    UNSUBSCRIBE = "unsubscribe"
    MUTE = "mute"
    SLOW_DOWN = "slow_down"


@dataclass(frozen=True, slots=True)
class FeedUsage:
    """Usage of one feed over `days` days.

    `read_rate` shrinks to the rate of all feeds if few articles came, and is None if none did; shares are parts of all feeds'
    sums, None of zero. `weight` is the feed's weight in the plan, `is_own_weight` says whether the user set it; `learned_weight`
    is what reading alone suggests, None if nothing. `spared` estimates how many of its requests the lowest weight would have
    saved; None if the policy ignores weights.
    """

    feed_id: FeedId
    title: str
    arrived: int
    read: int
    read_rate: float | None
    requests: int
    share_of_requests: float | None
    wire_bytes: int
    weight: float
    is_own_weight: bool
    advice: Advice | None
    days: float = 0.0
    spared: int | None = None
    learned_weight: float | None = None


_SCHEME = re.compile(r"^https?://", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class KnownEntry:
    """Stored facts by which an entry is recognised.

    `entry_id` is None for a removed one (a tombstone). `text_start` is the first 500 characters of its text; `revisions` counts
    replacements of its content; `published_at` is the feed's date in UTC seconds, None if it gave no credible one.
    """

    entry_id: EntryId | None
    identity: str
    guid: str
    link: str
    title: str
    text_start: str
    content_hash: str
    revisions: int = 0
    published_at: int | None = None


@dataclass(frozen=True, slots=True)
class ChangedEntry:
    """A stored entry whose content or identity changed; `entry.identity` is the one to store."""

    entry_id: EntryId
    entry: ParsedEntry
    has_new_content: bool


@dataclass(frozen=True, slots=True)
class Reconciliation:
    """Changes to store. `known` counts entries already stored or removed earlier; `window` becomes Feed.window."""

    new: tuple[ParsedEntry, ...]
    changed: tuple[ChangedEntry, ...]
    known: int
    gap: Gap | None
    window: tuple[str, ...]


def without_scheme(address: str) -> str:
    """Normalise an address for comparison: http and https are equal."""
    return _SCHEME.sub("//", address.strip())


def plain(text: str) -> str:
    """Normalise a title or text for comparison: case and spacing are ignored."""
    return " ".join(text.casefold().split())


SHOWN_ENTRIES = 3


@dataclass(frozen=True, slots=True)
class FeedPreview:
    """Contents of a feed's document: newest entries as title and time, their number and the times of all postings (UTC seconds)."""

    url: str
    title: str
    description: str
    format: str
    newest: tuple[tuple[str, int | None], ...]
    entries: int
    posted_at: tuple[int, ...]
    is_plain: bool = False
    """Uses http although no scheme was typed."""
