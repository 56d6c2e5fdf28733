"""News for every part of the window that says so: the instant that decides it, and the numbers. GUI thread only."""

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QObject, Signal

from reader.domain import events
from reader.domain.events import Event
from reader.domain.ids import FeedId
from reader.storage import news
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner

_NAME = "news"
_CHANGES = (
    events.EntriesArrived,
    events.EntriesRemoved,
    events.MissingFound,
    events.SubscriptionsChanged,
    events.AccountAdded,
    events.AccountRemoved,
)


class LiveNews(QObject):
    """`turned` is emitted after `value` changed: a visit began or ended. `counted` follows with the numbers, and after each change
    of them.
    """

    turned = Signal()
    counted = Signal()

    def __init__(self, connection: ReadConnection, now: float, runner: QueryRunner, parent: QObject) -> None:
        super().__init__(parent)
        self.value = news.upcoming(connection, now)
        # read at once, as nothing that the window shows first may change after that
        self.by_feed: Mapping[FeedId, int] = news.counts_by_feed(connection, self.value)
        self._is_counted = True
        self._runner = runner

    @property
    def total(self) -> int:
        return sum(self.by_feed.values())

    def handle(self, batch: Iterable[Event]) -> None:
        """Follow the instant, and count again after what may change the numbers."""
        is_other = False
        for event in batch:
            if isinstance(event, events.NewsTurned) and event.news != self.value:
                self.value = event.news
                self._is_counted = False
                is_other = True
                self.turned.emit()
            hides = isinstance(event, events.StatusesChanged) and event.is_hidden is not None
            is_other = is_other or hides or isinstance(event, _CHANGES)
        if is_other:
            self._runner.run(_NAME, partial(news.counts_by_feed, news=self.value), self._take)

    def _take(self, by_feed: Mapping[FeedId, int]) -> None:
        if by_feed != self.by_feed or not self._is_counted:
            self.by_feed, self._is_counted = by_feed, True
            self.counted.emit()
