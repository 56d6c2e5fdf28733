"""The interface of all policies, the events they receive, and durations in their sentences. Pure; called in the engine thread only."""

import math
from collections.abc import Mapping, Sequence
from typing import Protocol

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.schedule import Plan, Rule
from reader.domain.value_classes import dataclass


def describe_duration(seconds: float) -> str:
    """'40 min', '6 h', '2 days'."""
    minutes = round(seconds / 60)
    if minutes < 90:
        return f"{max(minutes, 1)} min"
    hours = round(seconds / 3600)
    return f"{hours} h" if hours < 48 else f"{round(seconds / DAY_SECONDS)} days"


NEVER = math.inf


@dataclass(frozen=True, slots=True)
class News:
    """What a retrieval brought: whether a document came or was confirmed, and when its new entries are believed to be posted."""

    has_succeeded: bool
    posted_at: tuple[float, ...] = ()


class Planner(Protocol):
    """Decides when feeds are retrieved.

    Times are UTC seconds. A plan never names a time before the feed's hard limit (`Feed.not_before_at`), and the core keeps the
    limits again at the time of a retrieval, so that a policy can be late but never early. Memory (what is known of the past) is
    up to date when a method is called.
    """

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        """The next retrieval of a feed that was retrieved just now, with whatever outcome."""
        ...

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        """The user has come after a while: feeds to retrieve at once, the most wanted first."""
        ...

    def returned(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        """The user has come back to the computer: feeds to retrieve at once, the most wanted first."""
        ...

    def review_at(self) -> float:
        """When `review` is to be called next; NEVER for a policy that plans each feed independently."""
        ...

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Plans that are different in the light of the present. Called at `review_at`, perhaps later."""
        ...

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        """Give feeds whose time passed while nothing could run (sleep, no network) new times that make no burst."""
        ...

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        """A request of a feed goes out; it counts against the budget unless the user asked for it."""
        ...

    def memo(self) -> Mapping[str, float]:
        """What is to be kept over a restart, by name; empty where everything follows from memory."""
        ...
