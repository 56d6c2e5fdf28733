"""Feeds that need the user, and the available fixes for each. Pure; times are UTC seconds."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from reader.domain.errors import CONNECTIVITY, OF_PROGRAMS, Problem, ProblemKind
from reader.domain.feed import Advice, FeedUsage, Move
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.reasons import Reason
from reader.domain.value_classes import dataclass

PATIENCE_SECONDS = DAY_SECONDS
"""Delay before problems that may be temporary need the user."""
ADOPTED_SECONDS = 14 * DAY_SECONDS
"""Period during which a followed move is listed and can be undone."""
HEAVY_BYTES = 5_000_000
HEAVY_SECONDS = 20
"""Thresholds of size and duration, on the mean of the latest documents, above which a feed is heavy."""


class Concern(StrEnum):
    """Concerns about a feed, most urgent first; those in `QUIET` need no action."""

    GONE = "gone"
    REFUSED = "refused"
    UNREADABLE = "unreadable"
    FAILING = "failing"
    SILENT = "silent"
    CHATTY = "chatty"
    HEAVY = "heavy"
    OFFERED = "offered"
    MOVED = "moved"
    ADOPTED = "adopted"
    PAUSED = "paused"
    PASSING = "passing"


QUIET = frozenset(
    {Concern.CHATTY, Concern.HEAVY, Concern.OFFERED, Concern.MOVED, Concern.ADOPTED, Concern.PAUSED, Concern.PASSING}
)
"""Concerns shown but not counted: temporary, chosen by the user, or advice only."""


class Retrieved(Protocol):
    """State of a feed's last retrieval; attributes are named as in `Feed`."""

    @property
    def problem(self) -> Problem | None: ...

    @property
    def problem_since(self) -> int | None: ...

    @property
    def is_gone(self) -> bool:
        """Return whether the publisher removed the feed."""
        ...

    @property
    def is_paused(self) -> bool: ...


def retrieval_concern(feed: Retrieved, now: float) -> Concern | None:
    """Return the concern that a feed's last retrieval raises; sidebar, notices, health page and commands all use it. A missing
    network raises none, and a feed that is gone or paused has no other concern.
    """
    if feed.is_gone or feed.is_paused:
        return Concern.GONE if feed.is_gone else Concern.PAUSED
    if feed.problem is None or feed.problem.kind in CONNECTIVITY:
        return None
    return _trouble(feed.problem.kind, feed.problem_since, now)


def mark_of(concern: Concern, since: int | None) -> str:
    """Return the mark stored when the user ignores a finding."""
    return f"{concern.value} {since or 0}"


class Fix(StrEnum):
    RETRY = "retry"
    CHOOSE_BLOCKS = "choose_blocks"
    USE_FEED = "use_feed"
    OPEN_PROGRAMS = "open_programs"
    ADOPT = "adopt"
    GO_BACK = "go_back"
    FIND_AGAIN = "find_again"
    SIGN_IN = "sign_in"
    OPEN_SITE = "open_site"
    GO_ON = "go_on"
    SLOW_DOWN = "slow_down"
    MUTE = "mute"
    PAUSE = "pause"
    UNSUBSCRIBE = "unsubscribe"
    DISMISS = "dismiss"


@dataclass(frozen=True, slots=True)
class Checkup:
    """Stored facts about the health of one subscribed feed.

    `posted_at` is its last posting, `succeeded_at` its last successful retrieval; `is_silent`: the silence between them exceeds
    its own rhythm; `longest_pause` is its longest earlier silence in days. `usage` is None if unknown. `document_bytes` and
    `document_seconds` are means over the latest documents. `moved_from` is its address before a move that was followed lately, at
    `moved_at`; `offered_url` is the feed that a page followed without one declares; `dismissed` is the mark of the finding the
    user ignored.
    """

    feed_id: FeedId
    title: str
    url: str
    site_url: str = ""
    problem: Problem | None = None
    problem_since: int | None = None
    failures: int = 0
    next_at: int | None = None
    asked_until: int = 0
    asked_rule: Reason | None = None
    move: Move | None = None
    moved_from: str = ""
    moved_at: int = 0
    is_gone: bool = False
    is_paused: bool = False
    posted_at: int | None = None
    succeeded_at: int | None = None
    is_silent: bool = False
    longest_pause: int = 0
    usage: FeedUsage | None = None
    document_bytes: int = 0
    document_seconds: int = 0
    weight: str = ""
    dismissed: str = ""
    offered_url: str = ""


@dataclass(frozen=True, slots=True)
class Finding:
    """One feed of the health page: its concern, since when (None if unknown), and fixes. `mark` is stored when the user ignores
    it; a different mark means that the finding changed since.
    """

    concern: Concern
    checkup: Checkup
    since: int | None
    fixes: tuple[Fix, ...]
    mark: str = ""

    @property
    def feed_id(self) -> FeedId:
        return self.checkup.feed_id


def find_concerns(checkups: Sequence[Checkup], now: float) -> list[Finding]:
    """Return the findings, most urgent first, then by name; healthy feeds are left out. Hardly read feeds are sorted by cost."""
    found = [finding for checkup in checkups if (finding := _finding(checkup, now)) is not None]
    order = {concern: place for place, concern in enumerate(Concern)}
    return sorted(
        found,
        key=lambda finding: (order[finding.concern], -_costs(finding), finding.checkup.title.casefold(), finding.feed_id),
    )


def count_needing(findings: Sequence[Finding]) -> int:
    return sum(finding.concern not in QUIET for finding in findings)


def _finding(checkup: Checkup, now: float) -> Finding | None:
    concern = _concern(checkup, now)
    if concern is None:
        return None
    since = _since(checkup, concern)
    finding = Finding(concern, checkup, since, _fixes(checkup, concern), mark_of(concern, since))
    return None if checkup.dismissed == finding.mark else finding


def _concern(checkup: Checkup, now: float) -> Concern | None:
    trouble = retrieval_concern(checkup, now)
    if trouble is not None:
        return trouble
    was_moved = bool(checkup.moved_from) and now - checkup.moved_at < ADOPTED_SECONDS
    holds = {
        Concern.MOVED: checkup.move is not None,
        Concern.OFFERED: bool(checkup.offered_url),
        Concern.SILENT: checkup.is_silent,
        Concern.CHATTY: checkup.usage is not None and checkup.usage.advice is not None and checkup.weight != LEAST_WEIGHT,
        Concern.HEAVY: checkup.document_bytes >= HEAVY_BYTES or checkup.document_seconds >= HEAVY_SECONDS,
        Concern.ADOPTED: was_moved,
    }
    return next((concern for concern, is_so in holds.items() if is_so), None)


def _trouble(kind: ProblemKind, since: int | None, now: float) -> Concern:
    if kind in _NEEDS_A_PASSWORD:
        return Concern.REFUSED
    if kind in _NEEDS_THE_USER:
        return _NEEDS_THE_USER[kind]
    if since is None or now - since < PATIENCE_SECONDS:
        return Concern.PASSING
    if kind in _REFUSED:
        return Concern.REFUSED
    return Concern.UNREADABLE if kind in _UNREADABLE else Concern.FAILING


def _costs(finding: Finding) -> int:
    usage = finding.checkup.usage
    return usage.requests if finding.concern is Concern.CHATTY and usage is not None else 0


def _since(checkup: Checkup, concern: Concern) -> int | None:
    if concern is Concern.MOVED:
        return checkup.move.first_seen_at if checkup.move is not None else None
    if concern is Concern.SILENT:
        return checkup.posted_at
    if concern is Concern.ADOPTED:
        return checkup.moved_at
    return checkup.problem_since if concern not in {Concern.CHATTY, Concern.HEAVY, Concern.PAUSED} else None


def _fixes(checkup: Checkup, concern: Concern) -> tuple[Fix, ...]:
    left_out = set()
    if not checkup.site_url:
        left_out.add(Fix.OPEN_SITE)
    if checkup.weight == LEAST_WEIGHT:
        left_out.add(Fix.SLOW_DOWN)
    if concern is Concern.REFUSED and (checkup.problem is None or checkup.problem.kind not in _NEEDS_A_PASSWORD):
        left_out.add(Fix.SIGN_IN)
    usage = checkup.usage
    fixes = _ADVISED[usage.advice] if concern is Concern.CHATTY and usage is not None and usage.advice else _FIXES[concern]
    if checkup.problem is not None and (first := _FIRST_FIXES.get(checkup.problem.kind)) is not None:
        fixes = (first, *(fix for fix in fixes if fix not in {first, Fix.FIND_AGAIN}))
    return tuple(fix for fix in fixes if fix not in left_out)


LEAST_WEIGHT = "0.25"
_NEEDS_A_PASSWORD = frozenset({ProblemKind.UNAUTHORIZED, ProblemKind.KEYRING})
_REFUSED = frozenset({ProblemKind.FORBIDDEN, ProblemKind.RATE_LIMITED, ProblemKind.UNAVAILABLE, ProblemKind.BLOCKED_ADDRESS})
_UNREADABLE = frozenset(
    {
        ProblemKind.NOT_A_FEED,
        ProblemKind.NOT_A_PAGE,
        ProblemKind.NO_PAGE_ARTICLES,
        ProblemKind.SCRIPT_PAGE,
        ProblemKind.PARSE_ERROR,
        ProblemKind.PARSE_LIMIT,
        ProblemKind.XML_ENTITY,
        ProblemKind.TOO_LARGE,
        ProblemKind.TRUNCATED,
        ProblemKind.EMPTY,
    }
)
_NEEDS_THE_USER = {
    ProblemKind.NO_PROGRAM: Concern.FAILING,
    ProblemKind.PROGRAM_REFUSED: Concern.FAILING,
    ProblemKind.BAD_SELECTOR: Concern.UNREADABLE,
    ProblemKind.NOT_TAKEN: Concern.FAILING,
}
_FIRST_FIXES = {
    ProblemKind.NO_PAGE_ARTICLES: Fix.CHOOSE_BLOCKS,
    ProblemKind.BAD_SELECTOR: Fix.CHOOSE_BLOCKS,
    ProblemKind.NOT_TAKEN: Fix.RETRY,
    **dict.fromkeys(OF_PROGRAMS, Fix.OPEN_PROGRAMS),
}
_FIXES = {
    Concern.OFFERED: (Fix.USE_FEED, Fix.OPEN_SITE, Fix.DISMISS),
    Concern.GONE: (Fix.FIND_AGAIN, Fix.OPEN_SITE, Fix.UNSUBSCRIBE, Fix.DISMISS),
    Concern.REFUSED: (Fix.SIGN_IN, Fix.RETRY, Fix.OPEN_SITE, Fix.PAUSE, Fix.UNSUBSCRIBE, Fix.DISMISS),
    Concern.UNREADABLE: (Fix.FIND_AGAIN, Fix.RETRY, Fix.OPEN_SITE, Fix.PAUSE, Fix.UNSUBSCRIBE, Fix.DISMISS),
    Concern.FAILING: (Fix.RETRY, Fix.FIND_AGAIN, Fix.OPEN_SITE, Fix.PAUSE, Fix.UNSUBSCRIBE, Fix.DISMISS),
    Concern.SILENT: (Fix.FIND_AGAIN, Fix.OPEN_SITE, Fix.UNSUBSCRIBE, Fix.DISMISS),
    Concern.HEAVY: (Fix.SLOW_DOWN, Fix.FIND_AGAIN, Fix.UNSUBSCRIBE, Fix.DISMISS),
    Concern.MOVED: (Fix.ADOPT, Fix.OPEN_SITE, Fix.UNSUBSCRIBE, Fix.DISMISS),
    Concern.ADOPTED: (Fix.GO_BACK, Fix.OPEN_SITE, Fix.DISMISS),
    Concern.PAUSED: (Fix.GO_ON, Fix.UNSUBSCRIBE),
    Concern.PASSING: (Fix.RETRY, Fix.OPEN_SITE),
}
_ADVISED = {
    Advice.UNSUBSCRIBE: (Fix.UNSUBSCRIBE, Fix.SLOW_DOWN, Fix.MUTE, Fix.DISMISS),
    Advice.MUTE: (Fix.MUTE, Fix.SLOW_DOWN, Fix.UNSUBSCRIBE, Fix.DISMISS),
    Advice.SLOW_DOWN: (Fix.SLOW_DOWN, Fix.MUTE, Fix.UNSUBSCRIBE, Fix.DISMISS),
}
