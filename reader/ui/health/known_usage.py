"""The feeds of which something is advised, kept for an hour: a slow query over weeks. For the query thread alone."""

from collections.abc import Mapping

from reader.domain.feed_usage import FeedUsage
from reader.domain.ids import FeedId
from reader.storage.connection import ReadConnection
from reader.storage.readings import begun_at

KEPT_SECONDS = 3600


class KnownUsage:
    """Read again after an hour, and at once if recording of reading starts or stops."""

    def __init__(self) -> None:
        self._read_at = 0
        self._begun_at: int | None = None
        self._by_feed: dict[FeedId, FeedUsage] = {}

    def advised(self, connection: ReadConnection, now: int) -> Mapping[FeedId, FeedUsage]:
        """Empty if reading says nothing."""
        # in the query thread and not at the start: they bring numpy
        from reader.reports.feed_usage import feed_usage
        from reader.reports.feed_weights import reading_since

        if reading_since(connection, now) is None:
            return {}
        begun = begun_at(connection)
        if begun != self._begun_at or not 0 <= now - self._read_at < KEPT_SECONDS:
            self._by_feed = {each.feed_id: each for each in feed_usage(connection, now).feeds if each.advice is not None}
            self._read_at, self._begun_at = now, begun
        return self._by_feed
