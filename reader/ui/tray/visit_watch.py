"""When the user looks: a window that comes to the front after a while without use; and what he reads then. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QUrl

from reader.domain.clock import Clock
from reader.domain.commands import Command, RecordAccess
from reader.domain.ids import EntryId, FeedId
from reader.domain.reading import OpenedLink, Reading
from reader.domain.reading_commands import RecordOpenedLink, RecordReading
from reader.domain.retrieval import AccessRecord

STILL_SECONDS = 60.0
"""Who neither scrolls nor moves the mouse for longer is elsewhere."""


class ReadingWatch:
    """One article at a time, from `begin` until `end`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._article: tuple[EntryId, FeedId] | None = None
        self._began_at = 0.0
        self._used_at: float | None = None
        self._seconds = 0.0

    def begin(self, entry_id: EntryId, feed_id: FeedId) -> None:
        """An article was opened."""
        self._article = entry_id, feed_id
        self._began_at = self._used_at = self._clock.now()
        self._seconds = 0.0

    def is_of(self, entry_id: EntryId) -> bool:
        """Whether this article is the open one."""
        return self._article is not None and self._article[0] == entry_id

    def used(self) -> None:
        """Somebody is there: what passed since he was last noticed was reading, up to a minute of it."""
        now = self._clock.now()
        if self._used_at is not None:
            self._seconds += min(max(now - self._used_at, 0.0), STILL_SECONDS)
        self._used_at = now

    def rest(self) -> None:
        """The window is not looked at until it is used again."""
        self.used()
        self._used_at = None

    def end(self) -> Reading | None:
        """The article is left; None where none was open."""
        if self._article is None:
            return None
        self.used()
        (entry_id, feed_id), self._article = self._article, None
        at = int(self._began_at)
        return Reading(entry_id, feed_id, at, self._clock.utc_offset_seconds(at), round(self._seconds))


QUIET_SECONDS = 300

_USES = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.Wheel}


class VisitWatch(QObject):
    """Watches the window's own events: raw input counts as use, so reading an article for an hour is one look, not twelve."""

    def __init__(self, clock: Clock, submit: Callable[[Command], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._submit = submit
        self._used_at: float | None = None
        self._reading = ReadingWatch(clock)
        self.is_by_keys = True
        """Whether the last thing used was the keyboard: then the focus is shown."""
        self.presses = 0
        """How often a key or button was pressed."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _USES:
            self._used_at = self._clock.now()
            self._reading.used()
        if event.type() in {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress}:
            self.is_by_keys = event.type() == QEvent.Type.KeyPress
            self.presses += 1
        return super().eventFilter(watched, event)

    def acted(self) -> None:
        """A command was given: keys that are shortcuts never reach the window as keys."""
        self._used_at = self._clock.now()
        self._reading.used()
        self.presses += 1

    def came_to_front(self) -> None:
        """The window was shown, raised or activated."""
        now = self._clock.now()
        if self._used_at is None or now - self._used_at >= QUIET_SECONDS:
            self._record("window", None)
        self._used_at = now
        self._reading.used()

    def went_to_back(self) -> None:
        """The window is not looked at."""
        self._reading.rest()

    def opened_article(self, entry_id: EntryId, feed_id: FeedId) -> None:
        """An article was opened, and the one before it left; the same one again is read on."""
        self._used_at = self._clock.now()
        if not self._reading.is_of(entry_id):
            self.left_article()
            self._reading.begin(entry_id, feed_id)
        self._record("article", feed_id)

    def opened_link(self, entry_id: EntryId, feed_id: FeedId, address: str, depth: int) -> None:
        """A page was opened in the browser from an article; a mail is none."""
        host = QUrl(address).host(QUrl.ComponentFormattingOption.FullyEncoded).lower()
        if host:
            now = self._clock.now()
            offset = self._clock.utc_offset_seconds(now)
            self._submit(RecordOpenedLink(OpenedLink(entry_id, feed_id, int(now), offset, host, depth)))

    def left_article(self) -> None:
        """No article is open any more."""
        reading = self._reading.end()
        if reading is not None:
            self._submit(RecordReading(reading))

    def _record(self, kind: str, feed_id: FeedId | None) -> None:
        now = self._clock.now()
        self._submit(RecordAccess(AccessRecord(int(now), self._clock.utc_offset_seconds(now), kind, feed_id)))
