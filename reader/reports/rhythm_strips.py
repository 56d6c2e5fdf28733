"""The values that ribbon and strips are drawn from: accesses, marks, limits, plans. Frozen; times are UTC seconds."""

from enum import Enum

from reader.domain.ids import FeedId
from reader.domain.reasons import Reason
from reader.domain.value_classes import dataclass
from reader.reports.presence_stays import Stay
from reader.reports.rhythm_span import Span
from reader.storage.rhythm import PlannedFeed

HABIT_POLICIES = frozenset({"price", "price-open"})
"""Those of the shipped ones that plan by when the user visits."""


class MarkKind(Enum):
    """What a mark on a strip stands for, or one of the user's own: a visit, a return, and a time at the computer."""

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
    """Expected accesses `by_hour` in each hour of the span, the hour before it and the one after it; none where no habit is known."""

    by_hour: tuple[float, ...] = ()
    peaks: tuple[Peak, ...] = ()


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark: a retrieval of the log (`retrieval_id` is not 0), or something ahead."""

    at: int
    kind: MarkKind
    new_entries: int = 0
    retrieval_id: int = 0


@dataclass(frozen=True, slots=True)
class Limit:
    """The feed is not asked before `until`, since `since` as far as is known."""

    since: int
    until: int
    rule: Reason | None


@dataclass(frozen=True, slots=True)
class Strip:
    """One feed in the span. `limit` is what holds its plan back now, `closed` the times at which its publisher wants no visits.

    `resumes_at` is when a pause or quiet hours end that its plan falls into, 0 where it falls into none.
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
    """The complete view. `kinds` are those of the marks of the log; `policy` is the one in force; `is_automatic` whether feeds are refreshed
    automatically; plans are in `planned`. `visits` are those in the span; `stays` at the computer touch the span; None where nothing is known of them at all.
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
        """Whether plans will follow the user's visits once it is known when these are."""
        return not self.accesses.by_hour and self.policy in HABIT_POLICIES

    @property
    def returns(self) -> list[Stay]:
        """Those that began in the span because the user came back."""
        return [stay for stay in self.stays or () if stay.is_return and self.span.holds(stay.begins_at)]

    @property
    def planned(self) -> list[int]:
        """When something is planned in what is left of the span, ascending."""
        if not self.is_automatic:
            return []
        times = (strip.feed.next_at for strip in self.strips if strip.feed.is_scheduled)
        return sorted(at for at in times if at is not None and self.read_at <= at < self.span.ends_at)
