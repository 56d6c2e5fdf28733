"""Lets any thread send the engine a command and read the resulting events. `publish` is called by the engine thread."""

import queue
import threading
from collections.abc import Callable, Iterator

from reader.domain.commands import Command
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.events import CommandFailed, EngineStopped, Event, StorageFailed

Submit = Callable[[Command], None]


class Conversation:
    """Distributes engine events to waiting callers."""

    def __init__(self) -> None:
        self._waiting: list[queue.SimpleQueue[Event]] = []
        self._submit: Submit | None = None
        self._begun = threading.Event()

    def begin(self, submit: Submit) -> None:
        """Set the engine that receives commands; earlier callers have waited for it."""
        self._submit = submit
        self._begun.set()

    def publish(self, event: Event) -> None:
        for waiting in tuple(self._waiting):
            waiting.put(event)

    def ask(self, command: Command) -> Iterator[Event]:
        """Send a command and yield all later events until the caller stops reading.

        Raises ReaderError when the command fails, when nothing can be stored, or when the engine ends.
        """
        self._begun.wait()
        events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._waiting.append(events)
        try:
            if self._submit is not None:
                self._submit(command)
            while True:
                event = events.get()
                _raise_failure(event, command)
                yield event
        finally:
            self._waiting.remove(events)


def _raise_failure(event: Event, command: Command) -> None:
    if isinstance(event, CommandFailed) and event.cause == command.command_id:
        raise ReaderError(event.problem.kind, event.problem.detail)
    if isinstance(event, StorageFailed):
        raise ReaderError(event.problem.kind, event.problem.detail)
    if isinstance(event, EngineStopped):
        raise ReaderError(ProblemKind.INTERRUPTED)
