"""Starts the engine beside the window: commands are accepted immediately, the window never waits. Light to import."""

import logging
import threading
from collections.abc import Callable
from typing import Protocol

from reader.domain.commands import Command
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.supervision import NO_THREAD, run_in_thread

log = logging.getLogger(__name__)

OPENING_SECONDS = 4.0
"""Maximum wait at shutdown for a database that is being opened, copied or migrated; a kill then loses no data."""


class StartedEngine(Protocol):
    def submit(self, command: Command) -> None: ...

    def stop(self) -> None:
        """Store the current work and end."""
        ...


class LateEngine:
    """Queues commands until the engine has started. `begin` runs in its own thread and returns the started engine; a failure is
    passed to `failed` in that thread. Commands for a failed engine go to `refuse`, in any thread.
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
        """Start once; returns immediately. Call from one thread only."""
        if self._has_begun:
            return
        self._has_begun = True
        if not run_in_thread("engine-start", self._run):
            self._give_up(ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD))
            self._is_decided.set()

    def submit(self, command: Command) -> None:
        """Pass a command on, or keep it until the engine has started."""
        with self._lock:
            if self._engine is not None:
                self._engine.submit(command)
            elif self._problem is not None:
                self._refuse(command, self._problem)
            else:
                self._early.append(command)

    def stop(self) -> None:
        """End the engine after storing its current work; one still opening its database ends with the process."""
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
