"""Values from which ribbon and strips are drawn: accesses, marks, limits, plans. Frozen; times are UTC seconds."""

from enum import Enum

from reader.domain.ids import FeedId
from reader.domain.reasons import Reason
from reader.domain.value_classes import dataclass
from reader.reports.presence_stays import Stay
from reader.reports.rhythm_span import Span
from reader.storage.rhythm import PlannedFeed

HABIT_POLICIES = frozenset({"price", "price-open"})
"""Shipped policies that plan by the user's visits."""


class MarkKind(Enum):
    """Kinds of marks on a strip, and of the user's own: a visit, a return, and a time at the computer."""

    NEW = "new"
    NOTHING = "nothing"
    REFUSED = "refused"
    FAILED = "failed"
    NO_NETWORK = "no_network"
    LIMIT = "limit"
    PLANNED = "planned"
    LIKELY = "likely"
    VISIT = "visit"
    RETURNED = "returned"
    PRESENT = "present"


@dataclass(frozen=True, slots=True)
class Peak:
    """A usual time of visits: `at` is its place in the span, the median of the accesses that form the peak."""

    at: int
    height: float


@dataclass(frozen=True, slots=True)
class ExpectedAccesses:
    """Expected accesses `by_hour` in each hour of the span, the hour before it and the one after it; none without a known habit."""

    by_hour: tuple[float, ...] = ()
    peaks: tuple[Peak, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark: a logged retrieval (`retrieval_id` is not 0), or a planned one."""

    at: int
    kind: MarkKind
    new_entries: int = 0
    retrieval_id: int = 0


@dataclass(frozen=True, slots=True)
class Limit:
    """The feed is not requested before `until`; `since` is when that began, as far as is known."""

    since: int
    until: int
    rule: Reason | None


@dataclass(frozen=True, slots=True)
class Strip:
    """One feed in the span. `limit` currently delays its plan, `closed` are the times at which its publisher wants no visits.

    `resumes_at` is the end of the pause or quiet hours that its plan falls into, 0 if none.
    """

    feed: PlannedFeed
    past: tuple[Mark, ...] = ()
    limit: Limit | None = None
    closed: tuple[tuple[int, int], ...] = ()
    opened: int = 0
    resumes_at: int = 0

    @property
    def feed_id(self) -> FeedId:
        return self.feed.feed_id


@dataclass(frozen=True, slots=True)
class RhythmDay:
    """The complete view. `kinds` are those of logged marks; `policy` is the one in force; `is_automatic`: feeds are refreshed
    automatically; plans are in `planned`.

    `visits` are those in the span; `stays` at the computer overlap the span; None if presence is unknown.
    """

    span: Span
    read_at: int
    accesses: ExpectedAccesses
    strips: tuple[Strip, ...]
    kinds: frozenset[MarkKind]
    policy: str
    is_automatic: bool
    stays: tuple[Stay, ...] | None = None
    visits: tuple[int, ...] = ()

    @property
    def waits_for_habit(self) -> bool:
        """Return whether plans will follow the user's visits once these are learned."""
        return not self.accesses.by_hour and self.policy in HABIT_POLICIES

    @property
    def returns(self) -> list[Stay]:
        return [stay for stay in self.stays or () if stay.is_return and self.span.holds(stay.begins_at)]

    @property
    def planned(self) -> list[int]:
        """Return the planned times in the rest of the span, ascending."""
        if not self.is_automatic:
            return []
        times = (strip.feed.next_at for strip in self.strips if strip.feed.is_scheduled)
        return sorted(at for at in times if at is not None and self.read_at <= at < self.span.ends_at)
