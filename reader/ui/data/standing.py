"""Refresh state, for the sidebar and the status line."""

from collections.abc import Mapping
from dataclasses import field

from reader.domain.errors import Problem
from reader.domain.health import Concern, mark_of, trouble_of
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.storage import feeds
from reader.storage.connection import ReadConnection


@dataclass(frozen=True, slots=True)
class Health:
    """A feed's problem, its beginning, and the next try; `is_passing` while it may be temporary (`domain.health`)."""

    problem: Problem
    since: int | None
    next_at: int | None
    is_passing: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """State of retrieval: problems by feed, last success, next retrieval. `fresh` are feeds not tried yet, `unreached` those
    tried without success, and since when (UTC seconds). `by_hand` are those refreshed only manually.
    """

    health: Mapping[FeedId, Health]
    last_at: int | None
    next_at: int | None
    fresh: frozenset[FeedId] = frozenset()
    unreached: Mapping[FeedId, int] = field(default_factory=dict)
    by_hand: frozenset[FeedId] = frozenset()


def load_standing(connection: ReadConnection, now: float) -> Standing:
    """Load the state of every subscribed feed."""
    known = feeds.standings(connection)
    health = {feed.feed_id: found for feed in known if (found := _health(feed, now)) is not None}
    last = max((feed.succeeded_at for feed in known if feed.succeeded_at is not None), default=None)
    due = min(
        (feed.next_at for feed in known if feed.next_at is not None and not (feed.is_paused or feed.is_gone or feed.is_by_hand)),
        default=None,
    )
    fresh = frozenset(feed.feed_id for feed in known if feed.retrieved_at is None and not (feed.is_paused or feed.is_by_hand))
    unreached = {
        feed.feed_id: feed.problem_since
        for feed in known
        if feed.succeeded_at is None and feed.problem_since is not None and not (feed.is_paused or feed.is_gone)
    }
    by_hand = frozenset(feed.feed_id for feed in known if feed.is_by_hand)
    return Standing(health, last, due, fresh, unreached, by_hand)


def _health(feed: feeds.FeedStanding, now: float) -> Health | None:
    """Judge a problem as the health page does; None for paused feeds and ignored problems."""
    trouble = trouble_of(feed, now)
    if feed.problem is None or trouble in {None, Concern.PAUSED}:
        return None
    if trouble is not None and feed.dismissed == mark_of(trouble, feed.problem_since):
        return None
    return Health(feed.problem, feed.problem_since, None if feed.is_gone else feed.next_at, trouble is Concern.PASSING)
