"""Detects visits, when the window comes to the front after a pause, and measures reading. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QUrl

from reader.domain.commands import Command, RecordAccess, RecordOpenedLink, RecordReading
from reader.domain.entry import OpenedLink, Reading
from reader.domain.ids import Clock, EntryId, FeedId
from reader.domain.retrieval import AccessRecord

STILL_SECONDS = 60.0
"""Time without scrolling or mouse movement after which the user counts as absent."""


class ReadingWatch:
    """Measures one article at a time, from `begin` to `end`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._article: tuple[EntryId, FeedId] | None = None
        self._began_at = 0.0
        self._used_at: float | None = None
        self._seconds = 0.0

    def begin(self, entry_id: EntryId, feed_id: FeedId) -> None:
        self._article = entry_id, feed_id
        self._began_at = self._used_at = self._clock.now()
        self._seconds = 0.0

    def is_of(self, entry_id: EntryId) -> bool:
        return self._article is not None and self._article[0] == entry_id

    def used(self) -> None:
        """Add the time since the last input, at most a minute, to the reading time."""
        now = self._clock.now()
        if self._used_at is not None:
            self._seconds += min(max(now - self._used_at, 0.0), STILL_SECONDS)
        self._used_at = now

    def rest(self) -> None:
        """Stop measuring until the window is used again."""
        self.used()
        self._used_at = None

    def end(self) -> Reading | None:
        """Finish the article and return its reading; None if none was open."""
        if self._article is None:
            return None
        self.used()
        (entry_id, feed_id), self._article = self._article, None
        at = int(self._began_at)
        return Reading(entry_id, feed_id, at, self._clock.utc_offset_seconds(at), round(self._seconds))


QUIET_SECONDS = 300

_USES = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.Wheel}


class VisitWatch(QObject):
    """Watches the window's events: raw input counts as use, so reading for an hour is one visit, not twelve."""

    def __init__(self, clock: Clock, submit: Callable[[Command], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._submit = submit
        self._used_at: float | None = None
        self._reading = ReadingWatch(clock)
        self.is_by_keys = True
        """True if the last input was by keyboard, so that the focus is shown."""
        self.presses = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _USES:
            self._used_at = self._clock.now()
            self._reading.used()
        if event.type() in {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress}:
            self.is_by_keys = event.type() == QEvent.Type.KeyPress
            self.presses += 1
        return super().eventFilter(watched, event)

    def acted(self) -> None:
        """Count a command as use, as shortcut keys never reach the window as key events."""
        self._used_at = self._clock.now()
        self._reading.used()
        self.presses += 1

    def came_to_front(self) -> None:
        """Handle that the window was shown, raised or activated."""
        now = self._clock.now()
        if self._used_at is None or now - self._used_at >= QUIET_SECONDS:
            self._record("window", None)
        self._used_at = now
        self._reading.used()

    def left_view(self) -> None:
        """Handle that the window went out of view."""
        self._reading.rest()

    def opened_article(self, entry_id: EntryId, feed_id: FeedId) -> None:
        """Start measuring an opened article and finish the previous one; reopening the same continues it."""
        self._used_at = self._clock.now()
        if not self._reading.is_of(entry_id):
            self.left_article()
            self._reading.begin(entry_id, feed_id)
        self._record("article", feed_id)

    def opened_link(self, entry_id: EntryId, feed_id: FeedId, address: str, depth: int) -> None:
        """Record a page opened in the browser from an article; mail links are ignored."""
        host = QUrl(address).host(QUrl.ComponentFormattingOption.FullyEncoded).lower()
        if host:
            now = self._clock.now()
            offset = self._clock.utc_offset_seconds(now)
            self._submit(RecordOpenedLink(OpenedLink(entry_id, feed_id, int(now), offset, host, depth)))

    def left_article(self) -> None:
        """Finish the article that was closed."""
        reading = self._reading.end()
        if reading is not None:
            self._submit(RecordReading(reading))

    def _record(self, kind: str, feed_id: FeedId | None) -> None:
        now = self._clock.now()
        self._submit(RecordAccess(AccessRecord(int(now), self._clock.utc_offset_seconds(now), kind, feed_id)))
