"""Coverage of a span by the scorecard: each feed counts up to its last successful retrieval. Any thread."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import numpy as np

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.storage.scorecard import FollowedFeed

OVERDUE_SECONDS = DAY_SECONDS + 3600
"""Every feed is retrieved once a day, give or take an hour; a longer delay means postponed by its server or the user."""

NEVER: Mapping[FeedId, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Coverage:
    """Covered share of the time that feeds were followed (`share`); None without any feed.

    Postings outside it are unknown: the last request of `failed` feeds did not succeed, `stopped` ones are paused, gone or by
    hand, `never_retrieved` ones gave no document so far, `postponed` ones gave none for more than a day. A feed counts once.
    """

    share: float | None = None
    failed: int = 0
    stopped: int = 0
    never_retrieved: int = 0
    postponed: int = 0

    @property
    def percent(self) -> int:
        """Return the share in percent; 100 only if it is complete."""
        return int((self.share or 0.0) * 100)

    @property
    def unknown_feeds(self) -> int:
        return self.failed + self.stopped + self.never_retrieved + self.postponed


class Span:
    """A span from `begins_at` to `ends_at` (UTC seconds), with the first successful retrieval of F `feeds` (`begun`).

    In seconds per feed [F]: `followed`, since it was added if it was never retrieved; `covered`, the time for which everything is
    known of it.
    """

    def __init__(
        self, begins_at: int, ends_at: int, begun: Mapping[FeedId, int] = NEVER, feeds: Sequence[FollowedFeed] = ()
    ) -> None:
        self.begins_at, self.ends_at, self.begun, self.feeds = begins_at, ends_at, begun, feeds
        self.has_begun = np.array([feed.feed_id in begun for feed in feeds], dtype=np.bool_)
        since = np.array([begun.get(feed.feed_id, feed.added_at) for feed in feeds], dtype=np.int64)
        last = np.array([feed.last_success_at or 0 for feed in feeds], dtype=np.int64)
        self.followed = np.maximum(ends_at - np.maximum(begins_at, since), 0)
        self.covered = np.maximum(np.minimum(last, ends_at) - np.maximum(begins_at, since), 0) * self.has_begun
        self.covered_seconds = int(self.covered.sum())

    def coverage(self) -> Coverage:
        """Return the coverage, each feed counted in the first category that applies."""
        total = int(self.followed.sum())
        names = [self._unknown(feed) for feed in self.feeds]
        return Coverage(
            self.covered_seconds / total if total else None,
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
