"""Detects visits, when the window comes to the front after a pause, and measures reading. GUI thread only."""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QUrl

from reader.domain.commands import Command, NoteUse, RecordAccess, RecordOpenedLink, RecordReading, TurnNews
from reader.domain.entry import OpenedLink, Reading
from reader.domain.ids import Clock, CommandId, EntryId, FeedId
from reader.domain.news import GRACE_SECONDS, IDLE_SECONDS, PEEK_SECONDS
from reader.domain.retrieval import BRIEFING, AccessRecord
from reader.ui.data.timers import single_shot

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


NOTE_MILLISECONDS = 60_000
"""Pause between two notes of use: a program that is killed loses no more."""


class UseWatch(QObject):
    """Watches when visits begin and end, by which `domain.news` decides what is new, and tells the engine.

    A visit begins when the window comes to the front, or with the first input. It ends when the window is
    closed, or minimised for some minutes, or the session was locked, and after half an hour without input. It counts from its
    first scroll, click or key on, or after ten seconds in front; a peek leaves no trace.
    """

    def __init__(self, clock: Clock, submit: Callable[[Command], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._submit = submit
        self._is_open = self._counts = False
        self._is_first = True
        self._used = self._now()
        self._sent: deque[CommandId] = deque(maxlen=9)
        self.peek = single_shot(self, PEEK_SECONDS * 1000, lambda: self.used(is_sure=True))
        self.note = single_shot(self, NOTE_MILLISECONDS, self._note)
        self.grace = single_shot(self, GRACE_SECONDS * 1000, self.ended)

    def came_to_front(self) -> None:
        self._begin()
        if not self._counts:
            self.peek.start()

    def left_front(self) -> None:
        self.peek.stop()

    def used(self, *, is_sure: bool) -> None:
        """Handle input; a pointer that moves (not `is_sure`) continues a visit but makes none of a peek."""
        self._begin()
        if is_sure and not self._counts:
            self._counts = True
            self.peek.stop()
            self._note()
        if self._counts and not self.note.isActive():
            self.note.start()

    def left_sight(self) -> None:
        """Handle that the user minimised the window: if it stays so, that was the end of the visit."""
        if not (self._is_open and self._counts) or self._is_over():
            self.ended()
        elif not self.grace.isActive():
            self._note()
            self._used = self._now()
            self.grace.start()

    def ended(self) -> None:
        """End the visit with its last use; what was in sight until a minute before counts as used."""
        self.grace.stop()
        if self._is_open and self._counts:
            if self.note.isActive():
                self._note()
            self._send(TurnNews())
        self._is_open = self._counts = False
        self.peek.stop()

    def closed(self) -> None:
        """Handle that the user closed the window."""
        self.left_sight()
        self.ended()

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return whether a command was sent from here, whose failure needs no words: the banner has them."""
        return cause in self._sent

    def _begin(self) -> None:
        """Begin a visit unless one goes on; note the time as that of the last input. The engine turned the news at its start."""
        if self.grace.isActive() and self._is_past(GRACE_SECONDS):
            self.ended()
        self.grace.stop()
        is_over = self._is_over()
        if is_over or not self._is_open:
            if is_over or not self._is_first:
                self._send(TurnNews())
            self._is_open, self._counts, self._is_first = True, False, False
        self._used = self._now()

    def _is_over(self) -> bool:
        return self._is_past(IDLE_SECONDS)

    def _is_past(self, seconds: float) -> bool:
        """Return whether so much time has passed by either clock: one stops while the computer sleeps, the other may be set."""
        return any(now - used >= seconds for now, used in zip(self._now(), self._used, strict=True))

    def _now(self) -> tuple[float, float]:
        return self._clock.now(), self._clock.monotonic()

    def _note(self) -> None:
        self.note.stop()
        self._send(NoteUse())

    def _send(self, command: Command) -> None:
        self._sent.append(command.command_id)
        self._submit(command)


QUIET_SECONDS = 300

_ACTS = {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel}
_USES = {*_ACTS, QEvent.Type.MouseMove}


class VisitWatch(QObject):
    """Watches the window's events: raw input counts as use, so reading for an hour is one visit, not twelve."""

    def __init__(self, clock: Clock, submit: Callable[[Command], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._submit = submit
        self._used_at: float | None = None
        self._reading = ReadingWatch(clock)
        self.use = UseWatch(clock, submit, self)
        self.is_by_keys = True
        """True if the last input was by keyboard, so that the focus is shown."""
        self.presses = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _USES:
            self._used_at = self._clock.now()
            self._reading.used()
            self.use.used(is_sure=event.type() in _ACTS)
        if event.type() in {QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress}:
            self.is_by_keys = event.type() == QEvent.Type.KeyPress
            self.presses += 1
        return super().eventFilter(watched, event)

    def acted(self) -> None:
        """Count a command as use, as shortcut keys never reach the window as key events."""
        self._used_at = self._clock.now()
        self._reading.used()
        self.use.used(is_sure=True)
        self.presses += 1

    def came_to_front(self) -> None:
        """Handle that the window was shown, raised or activated."""
        now = self._clock.now()
        if self._used_at is None or now - self._used_at >= QUIET_SECONDS:
            self._record("window", None)
        self._used_at = now
        self._reading.used()
        self.use.came_to_front()

    def left_front(self) -> None:
        self._reading.rest()
        self.use.left_front()

    def left_view(self) -> None:
        self._reading.rest()
        self.use.left_sight()

    def closed(self) -> None:
        """Handle that the window was closed, even if it is only hidden."""
        self._reading.rest()
        self.use.closed()

    def was_locked(self) -> None:
        """Handle that the session was locked, or the computer asleep, until now."""
        self._reading.rest()
        self.use.ended()

    def opened_article(self, entry_id: EntryId, feed_id: FeedId) -> None:
        """Start measuring an opened article and finish the previous one; reopening the same continues it."""
        self._used_at = self._clock.now()
        if not self._reading.is_of(entry_id):
            self.left_article()
            self._reading.begin(entry_id, feed_id)
        self._record("article", feed_id)

    def opened_briefing(self) -> None:
        self._record(BRIEFING, None)

    def opened_link(self, entry_id: EntryId, feed_id: FeedId, address: str, depth: int) -> None:
        """Record a page opened from an article; mail links are ignored."""
        host = QUrl(address).host(QUrl.ComponentFormattingOption.FullyEncoded).lower()
        if host:
            now = self._clock.now()
            offset = self._clock.utc_offset_seconds(now)
            self._submit(RecordOpenedLink(OpenedLink(entry_id, feed_id, int(now), offset, host, depth)))

    def left_article(self) -> None:
        reading = self._reading.end()
        if reading is not None:
            self._submit(RecordReading(reading))

    def heard(self, entry_id: EntryId, feed_id: FeedId, seconds: int) -> None:
        """Record an article that was read aloud to its end as read for so long."""
        at = int(self._clock.now()) - seconds
        self._submit(RecordReading(Reading(entry_id, feed_id, at, self._clock.utc_offset_seconds(at), seconds)))

    def _record(self, kind: str, feed_id: FeedId | None) -> None:
        now = self._clock.now()
        self._submit(RecordAccess(AccessRecord(int(now), self._clock.utc_offset_seconds(now), kind, feed_id)))
