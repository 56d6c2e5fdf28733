"""The window's only connection to the engine: commands out, events in. `publish` may be called from any thread, the rest in the GUI thread.

What answers a command is delivered immediately; what the engine does on its own, or feed by feed in a long import, is batched for 50 ms, so
that a burst costs one repaint.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from reader.domain.commands import Command
from reader.domain.events import EntriesArrived, EntriesChanged, Event, FeedChanged, GapFound, RetrievalRefused
from reader.ui.data.timers import single_shot

BATCH_MILLISECONDS = 50

BY_THE_WAY = (EntriesArrived, EntriesChanged, FeedChanged, GapFound, RetrievalRefused)
"""What comes by the hundred, whoever asked for it."""

Listener = Callable[[tuple[Event, ...]], None]


class Bridge(QObject):
    """Carries commands to the engine and hands its events on in order."""

    event_published = Signal(object)

    def __init__(self, submit: Callable[[Command], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.submit = submit
        self._waiting: list[Event] = []
        self._listeners: list[Listener] = []
        self._timer = single_shot(self, BATCH_MILLISECONDS, self.flush)
        self.event_published.connect(self._receive)

    def publish(self, event: Event) -> None:
        """Take an event from whatever thread it comes from."""
        self.event_published.emit(event)

    def listen(self, listener: Listener) -> None:
        """Have every batch of events handed to a function, in the GUI thread."""
        self._listeners.append(listener)

    @Slot(object)
    def _receive(self, event: Event) -> None:
        self._waiting.append(event)
        if event.cause is not None and not isinstance(event, BY_THE_WAY):
            self.flush()
        elif not self._timer.isActive():
            self._timer.start()

    @Slot()
    def flush(self) -> None:
        """Hand on what has gathered."""
        self._timer.stop()
        batch, self._waiting = tuple(self._waiting), []
        if batch:
            for listener in self._listeners:
                listener(batch)
