"""A feed: the remote resource, what is known of it, and what its publisher asks for. Times are UTC seconds."""

from dataclasses import field, replace

from reader.domain.clock import DAY_SECONDS
from reader.domain.entry import ParsedEntry
from reader.domain.errors import Problem
from reader.domain.ids import AccountId, FeedId
from reader.domain.reasons import Reason
from reader.domain.schedule import NOTHING_EXPECTED, Expectation, Plan, Rule
from reader.domain.subscription import BY_HAND, refresh_minutes
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class Validators:
    """ETag and Last-Modified exactly as one 200 answer gave them; empty where it gave none (bytes kept as Latin-1)."""

    etag: str = ""
    last_modified: str = ""


@dataclass(frozen=True, slots=True)
class PublisherHints:
    """How often the document itself says to come: ttl and sy:updatePeriod in seconds, skipHours (0-23 UTC), skipDays (Monday 0)."""

    ttl_seconds: int | None = None
    update_period_seconds: int | None = None
    skip_hours: frozenset[int] = frozenset()
    skip_days: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ParsedFeed:
    """One feed document, ready to be reconciled with what is stored.

    `format` is feedparser's version name ("rss20", "atom10") or "json11". `is_cut` says that the document ended early: its
    complete entries are kept and its validators are not. `previous_url` is the page of older entries that the document names (RFC 5005, JSON Feed), or that
    WordPress, by which it says it was made, has under a number.
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


MOVE_SIGHTINGS = 3
MOVE_HOLD_SECONDS = 7 * DAY_SECONDS
"""A permanent redirect that was seen so often, over so long, is believed."""


@dataclass(frozen=True, slots=True)
class Move:
    """A permanent redirect under observation: adopted only after enough sightings over enough days."""

    url: str
    first_seen_at: int
    sightings: int


@dataclass(frozen=True, slots=True)
class Feed:
    """Everything the engine remembers of a feed between two retrievals; survives restart.

    `window` holds the identities of the last complete document, newest first. `not_before_at` is the hard limit for retrievals by
    schedule, with the rule that set it; `next_at` is what the planner wants, with its rule, reason and expectation, and is never
    earlier. `asked_until` is the part of the limit that the server itself asked for (max-age, Retry-After): it binds a retrieval
    by hand too.
    `retrieved_at` is the last retrieval of any outcome, `succeeded_at` the last that brought or confirmed a document. `refresh` is the
    user's setting of that name. `account_id` is that of a feed whose server fetches it: it is never fetched from its own site. `is_refreshed_there`:
    the plan says when its server fetches it.
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
        """Whether only the user has it refreshed."""
        return self.refresh == BY_HAND

    @property
    def is_scheduled(self) -> bool:
        """Whether it is planned when it is fetched, by this computer or by its account's server."""
        is_ours = self.account_id is None or self.is_refreshed_there
        return is_ours and not (self.is_gone or self.is_paused or self.is_by_hand)

    @property
    def home_url(self) -> str:
        """What private addresses of its articles are measured by: its own address, or none where a server brought it and not the user."""
        return self.url if self.account_id is None else ""

    @property
    def longest_seconds(self) -> int | None:
        """The longest interval that the user wants; None where they leave that to the plan."""
        minutes = refresh_minutes(self.refresh)
        return None if minutes is None else minutes * 60

    def planned(self, plan: Plan) -> "Feed":
        """The feed with another plan."""
        return replace(self, next_at=plan.next_at, next_reason=plan.reason, next_rule=plan.rule, next_expected=plan.expected)
