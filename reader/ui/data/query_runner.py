"""Runs slow read queries in their own threads and connections; of several with one name the latest wins. GUI thread only.

There are two lanes: ranking articles takes a second, and must not delay lists and counts. A query that the database refuses waits
in its lane and is retried, until it is answered, superseded or dropped.
"""

import contextlib
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal, Slot

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.storage.connection import DatabaseError, ReadConnection, empty_cache, open_reader, problem_of
from reader.supervision import NO_THREAD, Loop
from reader.ui.data.timers import single_shot

RETRY_MILLISECONDS = 5000
QUIET_SECONDS = 5.0
"""Idle time after which a lane releases its cached pages."""
LONGEST_QUERY_SECONDS = 5.0
"""Maximum wait at shutdown for a running query, which is then interrupted."""

Query = Callable[[ReadConnection], Any]
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class _Task:
    name: str
    number: int
    query: Query


@dataclass(frozen=True, slots=True)
class _Result:
    name: str
    number: int
    value: Any = None
    problem: Problem | None = None
    waits: bool = False


@dataclass(frozen=True, slots=True)
class _Asked:
    number: int
    callback: Callable[[Any], object]
    failed: Callable[[Problem], None] | None


class Lane(StrEnum):
    USUAL = "queries"
    RANKING = "ranking"


class QueryRunner(QObject):
    """Runs queries by name; a result superseded by a later query of its name, in either lane, is dropped. `trouble` emits why the
    database cannot be read, and None once it can be again.
    """

    finished = Signal(object)
    trouble = Signal(object)

    def __init__(self, database: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lanes = {lane: _LaneThread(lane.value, database, self.finished.emit) for lane in Lane}
        self._number = 0
        self._asked: dict[str, _Asked] = {}
        self._held: dict[str, tuple[Lane, _Task]] = {}
        self._refused: set[str] = set()
        self._problem: Problem | None = None
        self._retry_timer = single_shot(self, RETRY_MILLISECONDS, self.retry)
        self.finished.connect(self._deliver)

    def run(
        self,
        name: str,
        query: Callable[[ReadConnection], Answer],
        callback: Callable[[Answer], object],
        lane: Lane = Lane.USUAL,
        failed: Callable[[Problem], None] | None = None,
        *,
        is_held: bool = False,
    ) -> None:
        """Run a query; `callback` gets its value in the GUI thread unless a later query has its name. `failed` gets the reason
        why there is no result yet; it may still come. One that `is_held` begins when released.
        """
        self._number += 1
        self.forget(name)
        self._asked[name] = _Asked(self._number, callback, failed)
        task = _Task(name, self._number, query)
        if is_held:
            self._held[name] = lane, task
        else:
            self._lanes[lane].add(task)

    @Slot()
    def release(self) -> None:
        held, self._held = self._held, {}
        for lane, task in held.values():
            self._lanes[lane].add(task)

    def forget(self, name: str) -> None:
        self._asked.pop(name, None)
        self._held.pop(name, None)
        self._refused.discard(name)
        for thread in self._lanes.values():
            thread.forget(name)

    def is_idle(self) -> bool:
        return not self._asked

    def retry(self) -> None:
        """Immediately retry queries that wait for the database."""
        for thread in self._lanes.values():
            thread.hurry()

    def stop(self) -> None:
        """End the threads after their current queries."""
        self._retry_timer.stop()
        for thread in self._lanes.values():
            thread.stop()
        for thread in self._lanes.values():
            thread.join()
        self._asked.clear()
        self._held.clear()

    @Slot(object)
    def _deliver(self, result: _Result) -> None:
        asked = self._asked.get(result.name)
        if asked is None or asked.number != result.number:
            return
        self._note(result)
        if not result.waits:
            del self._asked[result.name]
        if result.problem is None:
            asked.callback(result.value)
        elif asked.failed is not None:
            asked.failed(result.problem)

    def _note(self, result: _Result) -> None:
        """Update the trouble state: it ends when no query waits any longer, not when another one succeeded."""
        if result.waits:
            self._refused.add(result.name)
            self._retry_timer.start()
        else:
            self._refused.discard(result.name)
        problem = result.problem if result.waits else self._problem if self._refused else None
        if problem != self._problem:
            self._problem = problem
            self.trouble.emit(problem)


class _LaneThread:
    """Named tasks and the thread that runs them in order; it starts with the first one."""

    def __init__(self, name: str, database: Path, deliver: Callable[[_Result], object]) -> None:
        self._database, self._deliver = database, deliver
        self._ready = threading.Condition()
        self._tasks: OrderedDict[str, _Task] = OrderedDict()
        self._wanted: dict[str, int] = {}
        self._connection: ReadConnection | None = None
        self._loop = Loop(name, self._step, end=self._close_reader)

    def add(self, task: _Task) -> None:
        with self._ready:
            self._tasks[task.name] = task
            self._wanted[task.name] = task.number
            self._ready.notify()
        self.hurry()

    def forget(self, name: str) -> None:
        """Drop a queued task, and do not retry a running one."""
        with self._ready:
            self._tasks.pop(name, None)
            self._wanted.pop(name, None)

    def hurry(self) -> None:
        self._loop.hurry()
        if self._tasks and not self._loop.start():
            for task in self._waiting():
                self._deliver(
                    _Result(
                        task.name,
                        task.number,
                        problem=Problem(ProblemKind.NO_RESOURCES, NO_THREAD),
                        waits=True,
                    )
                )

    def stop(self) -> None:
        self._loop.stop()
        with self._ready:
            self._ready.notify()

    def join(self) -> None:
        """Wait for the current task; an endless query is interrupted."""
        connection = self._connection
        if not self._loop.join(LONGEST_QUERY_SECONDS) and connection is not None:
            with contextlib.suppress(DatabaseError):
                connection.interrupt()
            self._loop.join(LONGEST_QUERY_SECONDS)

    def _step(self) -> bool:
        task = self._next_task()
        if task is None:
            return False
        try:
            result = self._result(task)
        except Exception:
            if self._loop.is_stopping:
                return False
            self._deliver(_Result(task.name, task.number, problem=Problem(ProblemKind.BUG, task.name)))
            raise
        if self._loop.is_stopping:
            return False
        if result.problem is None:
            self._deliver(result)
            return True
        # at the end, since others may succeed, unless it was superseded or dropped
        with self._ready:
            if self._wanted.get(task.name) == task.number:
                self._tasks[task.name] = task
        # without a connection nothing that waits can be answered
        refused = [task] if self._connection is not None else self._waiting()
        # the next try is on a new one
        self._close_reader()
        for each in refused:
            self._deliver(replace(result, name=each.name, number=each.number))
        raise ReaderError(result.problem.kind, result.problem.detail)

    def _result(self, task: _Task) -> _Result:
        """Return a query's value, or why the database or computer refused it. Raises programming errors."""
        try:
            self._connection = self._connection or open_reader(self._database)
            return _Result(task.name, task.number, task.query(self._connection))
        except DatabaseError as error:
            problem = problem_of(error, self._database.name)
            if problem is None:
                raise
        except OSError as error:
            if self._connection is not None:
                raise
            problem = Problem(ProblemKind.FILE_UNREADABLE, f"{self._database.name} ({error.strerror})")
        except MemoryError:
            problem = Problem(ProblemKind.NO_RESOURCES, Detail(DetailKind.MEMORY))
        if problem.kind is not ProblemKind.DAMAGED_DATABASE and problem.kind is not ProblemKind.NO_RESOURCES:
            # errors of a writer have another meaning here
            problem = Problem(ProblemKind.FILE_UNREADABLE, problem.detail)
        return _Result(task.name, task.number, problem=problem, waits=True)

    def _waiting(self) -> list[_Task]:
        with self._ready:
            return list(self._tasks.values())

    def _close_reader(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _next_task(self) -> _Task | None:
        """Wait for a task or the end; it is removed under the lock it was seen under, as it may be dropped at any time."""
        with self._ready:
            if self._ready.wait_for(self._has_work, QUIET_SECONDS):
                return self._taken()
        if self._connection is not None:
            empty_cache(self._connection)
        with self._ready:
            self._ready.wait_for(self._has_work)
            return self._taken()

    def _has_work(self) -> bool:
        return bool(self._tasks) or self._loop.is_stopping

    def _taken(self) -> _Task | None:
        return None if self._loop.is_stopping else self._tasks.popitem(last=False)[1]
