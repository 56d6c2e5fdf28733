"""The window's only connection to the engine: commands out, events in. `publish` is for any thread, the rest for the GUI thread.

Responses to commands are delivered immediately. Spontaneous events, and those for each feed of a long import, are batched for 50
ms, or 250 ms while they continue, so that a burst costs one repaint and a round of refreshes four a second.
"""

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from reader.domain.commands import Command
from reader.domain.events import EntriesArrived, EntriesChanged, Event, FeedChanged, GapFound, RetrievalRefused
from reader.supervision import nothing
from reader.ui.data.timers import single_shot, start_within

BATCH_MILLISECONDS = 50
NEXT_BATCH_MILLISECONDS = 250

BY_THE_WAY = (EntriesArrived, EntriesChanged, FeedChanged, GapFound, RetrievalRefused)
"""Event types that come in large numbers and are always batched."""

Listener = Callable[[tuple[Event, ...]], None]


class Bridge(QObject):
    batch_begun = Signal()
    answer_published = Signal()

    def __init__(self, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self.submit = submit
        self._waiting: deque[Event] = deque()
        self._is_begun = False
        self._listeners: list[Listener] = []
        self._timer = single_shot(self, BATCH_MILLISECONDS, self.flush)
        self._since_last = single_shot(self, NEXT_BATCH_MILLISECONDS, nothing)
        self.batch_begun.connect(self._begin)
        self.answer_published.connect(self.flush)

    def publish(self, event: Event) -> None:
        """Accept an event from any thread. The window is woken for the first of a batch and for a response."""
        self._waiting.append(event)
        if event.cause is not None and not isinstance(event, BY_THE_WAY):
            self.answer_published.emit()
        elif not self._is_begun:
            self._is_begun = True
            self.batch_begun.emit()

    def listen(self, listener: Listener) -> None:
        """Register a function to receive every batch of events, in the GUI thread."""
        self._listeners.append(listener)

    @Slot()
    def _begin(self) -> None:
        start_within(self._timer, max(BATCH_MILLISECONDS, self._since_last.remainingTime()))

    @Slot()
    def flush(self) -> None:
        self._timer.stop()
        # before taking them: later events begin another batch
        self._is_begun = False
        batch = tuple(self._waiting.popleft() for _ in range(len(self._waiting)))
        if batch:
            self._since_last.start()
            for listener in self._listeners:
                listener(batch)
