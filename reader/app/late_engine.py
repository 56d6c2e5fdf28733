"""An engine that starts beside the window: commands are taken from the first moment on, the window never waits. Light to import."""

import logging
import threading
from collections.abc import Callable
from typing import Protocol

from reader.domain.commands import Command
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.supervision import NO_THREAD, run_in_thread

log = logging.getLogger(__name__)

OPENING_SECONDS = 4.0
"""So long the end waits for a database that is being opened, copied or brought to another version; none of that is lost by a kill."""


class StartedEngine(Protocol):
    """What a started engine offers."""

    def submit(self, command: Command) -> None:
        """Hand over a command."""
        ...

    def stop(self) -> None:
        """Store what is under way and end."""
        ...


class LateEngine:
    """`begin` runs in a thread of its own and returns the started engine; why it could not goes to `failed`, in that thread.

    Commands for an engine that could not start go to `refuse`, in any thread.
    """

    def __init__(
        self, begin: Callable[[], StartedEngine], failed: Callable[[Problem], None], refuse: Callable[[Command, Problem], None]
    ) -> None:
        self._refuse = refuse
        self._begin = begin
        self._failed = failed
        self._lock = threading.Lock()
        self._early: list[Command] = []
        self._engine: StartedEngine | None = None
        self._problem: Problem | None = None
        self._has_begun = False
        self._is_decided = threading.Event()

    def start(self) -> None:
        """Begin, unless it has begun; returns at once. Called in one thread."""
        if self._has_begun:
            return
        self._has_begun = True
        if not run_in_thread("engine-start", self._run):
            self._give_up(ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD))
            self._is_decided.set()

    def submit(self, command: Command) -> None:
        """Hand a command over, or keep it until the engine is there."""
        with self._lock:
            if self._engine is not None:
                self._engine.submit(command)
            elif self._problem is not None:
                self._refuse(command, self._problem)
            else:
                self._early.append(command)

    def stop(self) -> None:
        """End the engine after what is under way is stored; one that still opens its database is left to end with the process."""
        if self._has_begun:
            self._is_decided.wait(OPENING_SECONDS)
        if self._engine is not None:
            self._engine.stop()

    def _run(self) -> None:
        try:
            self._start_engine()
        finally:
            self._is_decided.set()

    def _start_engine(self) -> None:
        try:
            engine = self._begin()
        except Exception as error:
            log.info("The engine could not start", exc_info=True)
            self._give_up(error)
            return
        with self._lock:
            self._engine = engine
            for command in self._early:
                engine.submit(command)
            self._early.clear()

    def _give_up(self, error: Exception) -> None:
        problem = error.problem if isinstance(error, ReaderError) else Problem(ProblemKind.BUG, type(error).__name__)
        self._failed(problem)
        with self._lock:
            self._problem = problem
            for command in self._early:
                self._refuse(command, problem)
            self._early.clear()
