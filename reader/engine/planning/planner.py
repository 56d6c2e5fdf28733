"""Interface of all policies, the events they receive, and durations in their sentences. Pure; called in the engine thread only."""

import math
from collections.abc import Mapping, Sequence
from typing import Protocol

from reader.domain.clock import DAY_SECONDS
from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.schedule import Plan, Rule
from reader.domain.value_classes import dataclass


def describe_duration(seconds: float) -> str:
    """Return '40 min', '6 h', '2 days'."""
    minutes = round(seconds / 60)
    if minutes < 90:
        return f"{max(minutes, 1)} min"
    hours = round(seconds / 3600)
    return f"{hours} h" if hours < 48 else f"{round(seconds / DAY_SECONDS)} days"


NEVER = math.inf


@dataclass(frozen=True, slots=True)
class News:
    """Result of a retrieval: whether a document came or was confirmed, and the believed posting times of its new entries."""

    has_succeeded: bool
    posted_at: tuple[float, ...] = ()


class Planner(Protocol):
    """Decides when feeds are retrieved. Times are UTC seconds. A plan never names a time before the feed's hard limit
    (`Feed.not_before_at`), and the core enforces the limits again at the time of a retrieval, so that a policy can be late but
    never early. Memory is up to date when a method is called.
    """

    def plan(self, feed: Feed, news: News, *, now: float) -> Plan:
        """Return the next retrieval of a feed that was just retrieved, successfully or not."""
        ...

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        """Return the feeds to retrieve at once at an access after an absence, most wanted first."""
        ...

    def returned(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        """Return the feeds to retrieve at once at a return to the computer, most wanted first."""
        ...

    def review_at(self) -> float:
        """Return the time of the next `review`; NEVER for a policy that plans each feed independently."""
        ...

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Return changed plans. Called at `review_at`, perhaps later."""
        ...

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        """Return new times, without a burst, for feeds that became overdue during a sleep or without a network."""
        ...

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        """Count a request of a feed against the budget, unless the user asked for it."""
        ...

    def memo(self) -> Mapping[str, float]:
        """Return values to store over a restart, by name; empty if everything follows from memory."""
        ...
