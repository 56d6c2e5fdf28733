"""How much of a span the scorecard covers: each feed up to its last successful retrieval, and nothing after it. Any thread."""

from collections.abc import Mapping, Sequence

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.storage.scorecard import FollowedFeed

OVERDUE_SECONDS = DAY_SECONDS + 3600
"""Every feed is retrieved once a day, give or take an hour; one that was not is postponed, by its server or by the user."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """`share` is how much of the time that feeds were followed ends with a successful retrieval; None without any feed.

    What the others posted is unknown: `failed` feeds ended their last request without success, `stopped` ones are paused, gone or by hand,
    `never_retrieved` ones gave no document so far, `postponed` ones gave none for more than a day. A feed counts once.
    """

    share: float | None = None
    failed: int = 0
    stopped: int = 0
    never_retrieved: int = 0
    postponed: int = 0

    @property
    def percent(self) -> int:
        """The share of a hundred; what is not all of it is never called all of it."""
        return int((self.share or 0.0) * 100)

    @property
    def unknown_feeds(self) -> int:
        return self.failed + self.stopped + self.never_retrieved + self.postponed


@dataclass(frozen=True, slots=True)
class Span:
    """A time from `begins_at` to `ends_at` (UTC seconds), and `begun`: when each feed was first retrieved with success."""

    begins_at: int
    ends_at: int
    begun: Mapping[FeedId, int]

    def followed_seconds(self, feed: FollowedFeed) -> int:
        """For how long it was followed; one that never began counts from when it was added."""
        return max(self.ends_at - max(self.begins_at, self.begun.get(feed.feed_id, feed.added_at)), 0)

    def covered_seconds(self, feed: FollowedFeed) -> int:
        """For how long all is known of it."""
        begun = self.begun.get(feed.feed_id)
        if begun is None or feed.last_success_at is None:
            return 0
        return max(min(feed.last_success_at, self.ends_at) - max(self.begins_at, begun), 0)

    def coverage(self, feeds: Sequence[FollowedFeed]) -> Coverage:
        """The coverage, each feed counted under the first name that applies."""
        total = sum(map(self.followed_seconds, feeds))
        names = [self._unknown(feed) for feed in feeds]
        return Coverage(
            sum(map(self.covered_seconds, feeds)) / total if total else None,
            failed=names.count("failed"),
            stopped=names.count("stopped"),
            never_retrieved=names.count("never"),
            postponed=names.count("postponed"),
        )

    def _unknown(self, feed: FollowedFeed) -> str:
        if feed.is_stopped:
            return "stopped"
        if feed.feed_id not in self.begun:
            return "never"
        if feed.has_failed:
            return "failed"
        is_late = feed.last_success_at is None or feed.last_success_at < self.ends_at - OVERDUE_SECONDS
        return "postponed" if is_late else ""
