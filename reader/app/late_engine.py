"""An engine that starts beside the window: commands are taken from the first moment on, the window never waits. Light to import."""

import logging
import threading
from collections.abc import Callable
from typing import Protocol

from reader.domain.commands import Command

log = logging.getLogger(__name__)


class StartedEngine(Protocol):
    """What a started engine offers."""

    def submit(self, command: Command) -> None:
        """Hand over a command."""
        ...

    def stop(self) -> None:
        """Store what is under way and end."""
        ...


class LateEngine:
    """`begin` runs in a thread of its own and returns the started engine; what it raises goes to `failed`, in that thread."""

    def __init__(self, begin: Callable[[], StartedEngine], failed: Callable[[Exception], None]) -> None:
        self._begin = begin
        self._failed = failed
        self._lock = threading.Lock()
        self._early: list[Command] = []
        self._engine: StartedEngine | None = None
        self._thread = threading.Thread(target=self._run, name="engine-start", daemon=True)

    def start(self) -> None:
        """Begin, unless it has begun; returns at once. Called in one thread."""
        if self._thread.ident is None:
            self._thread.start()

    def submit(self, command: Command) -> None:
        """Hand a command over, or keep it until the engine is there."""
        with self._lock:
            if self._engine is None:
                self._early.append(command)
            else:
                self._engine.submit(command)

    def stop(self) -> None:
        """End the engine after what is under way is stored."""
        if self._thread.ident is not None:
            self._thread.join()
        if self._engine is not None:
            self._engine.stop()

    def _run(self) -> None:
        try:
            engine = self._begin()
        except Exception as error:
            log.exception("The engine could not start")
            self._failed(error)
            return
        with self._lock:
            self._engine = engine
            for command in self._early:
                engine.submit(command)
            self._early.clear()
