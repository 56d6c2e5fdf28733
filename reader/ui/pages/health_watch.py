"""Examines all feeds after changes, in the query thread. GUI thread only."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from reader.domain.feed import FeedUsage
from reader.domain.ids import Clock, FeedId
from reader.storage.connection import ReadConnection
from reader.storage.readings import begun_at
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot, start_within

if TYPE_CHECKING:
    from reader.ui.pages.health_list import Examination

KEPT_SECONDS = 3600


class KnownUsage:
    """Caches feed usage for an hour, or until recording of reading starts or stops."""

    def __init__(self) -> None:
        self._read_at = 0
        self._begun_at: int | None = None
        self._by_feed: dict[FeedId, FeedUsage] = {}

    def advised(self, connection: ReadConnection, now: int) -> Mapping[FeedId, FeedUsage]:
        """Return the usage of feeds with advice; empty if reading is not informative."""
        # imported in the query thread, not at startup, as they bring numpy
        from reader.reports.feed_usage import feed_usage
        from reader.reports.postings import reading_since

        if reading_since(connection, now) is None:
            return {}
        begun = begun_at(connection)
        if begun != self._begun_at or not 0 <= now - self._read_at < KEPT_SECONDS:
            self._by_feed = {each.feed_id: each for each in feed_usage(connection, now).feeds if each.advice is not None}
            self._read_at, self._begun_at = now, begun
        return self._by_feed


CHECK_MILLISECONDS = 1000
"""Interval that limits a burst of retrievals to one examination a second."""


class HealthWatch(QObject):
    """`examined` carries the state of all feeds; `last` is the latest one."""

    examined = Signal(object)

    def __init__(self, runner: QueryRunner, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._clock = clock
        self.last: Examination | None = None
        self._known_usage = KnownUsage()
        self._timer = single_shot(self, CHECK_MILLISECONDS, self.check)

    def check_soon(self, within_milliseconds: int = CHECK_MILLISECONDS) -> None:
        """Schedule an examination after a change that may affect a feed's health."""
        start_within(self._timer, within_milliseconds)

    def check(self) -> None:
        self._timer.stop()
        now = int(self._clock.now())
        usage = self._known_usage

        def query(connection: ReadConnection) -> "Examination":
            # imported in the query thread, not at startup
            from reader.ui.pages.health_list import examine

            return examine(connection, now, usage.advised(connection, now))

        self._runner.run("health", query, self._receive)

    def _receive(self, examination: "Examination") -> None:
        self.last = examination
        self.examined.emit(examination)
