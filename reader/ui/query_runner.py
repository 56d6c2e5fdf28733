"""Slow read queries in threads of their own, each with its own connection; of several with one name the latest wins. GUI thread only.

There are two lanes: what ranks articles takes a second, and lists and counts do not stand behind it.
"""

import logging
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from reader.storage.connection import ReadConnection, open_reader

_log = logging.getLogger(__name__)

Query = Callable[[ReadConnection], object]


@dataclass(frozen=True, slots=True)
class _Task:
    name: str
    number: int
    query: Query


@dataclass(frozen=True, slots=True)
class _Result:
    name: str
    number: int
    value: object


class Lane(StrEnum):
    """Which thread answers, by its name."""

    USUAL = "queries"
    RANKING = "ranking"


class QueryRunner(QObject):
    """Runs queries by name; an answer that was overtaken by a later query of its name, in whichever lane, is dropped."""

    finished = Signal(object)

    def __init__(self, database: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lanes = {lane: _LaneThread(lane.value, database, self.finished.emit) for lane in Lane}
        self._number = 0
        self._callbacks: dict[str, tuple[int, Callable[[object], None]]] = {}
        self.finished.connect(self._deliver)

    def run(self, name: str, query: Query, callback: Callable[[object], None], lane: Lane = Lane.USUAL) -> None:
        """Ask for a query; `callback` gets its value in the GUI thread unless a later query has the same name."""
        self._number += 1
        self.forget(name)
        self._callbacks[name] = (self._number, callback)
        self._lanes[lane].take(_Task(name, self._number, query))

    def forget(self, name: str) -> None:
        """Drop a query whose answer is no longer wanted."""
        self._callbacks.pop(name, None)
        for thread in self._lanes.values():
            thread.forget(name)

    def is_idle(self) -> bool:
        """Whether every query asked for has been answered."""
        return not self._callbacks

    def stop(self) -> None:
        """End the threads after the queries under way."""
        for thread in self._lanes.values():
            thread.stop()
        for thread in self._lanes.values():
            thread.join()
        self._callbacks.clear()

    @Slot(object)
    def _deliver(self, result: object) -> None:
        if not isinstance(result, _Result):
            return
        number, callback = self._callbacks.get(result.name, (0, None))
        if number != result.number or callback is None:
            return
        del self._callbacks[result.name]
        if not isinstance(result.value, Exception):
            callback(result.value)


class _LaneThread:
    """Tasks by name and the thread that does one after the other; it begins with the first one."""

    def __init__(self, name: str, database: Path, tell: Callable[[_Result], object]) -> None:
        self._name, self._database, self._tell = name, database, tell
        self._ready = threading.Condition()
        self._tasks: OrderedDict[str, _Task] = OrderedDict()
        self._is_stopping = False
        self._thread: threading.Thread | None = None

    def take(self, task: _Task) -> None:
        """Do this after what waits already."""
        with self._ready:
            self._tasks[task.name] = task
            self._ready.notify()
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name=self._name, daemon=True)
            self._thread.start()

    def forget(self, name: str) -> None:
        """Leave out what has not begun."""
        with self._ready:
            self._tasks.pop(name, None)

    def stop(self) -> None:
        """Begin nothing more."""
        with self._ready:
            self._is_stopping = True
            self._ready.notify()

    def join(self) -> None:
        """Wait for what is under way."""
        if self._thread is not None:
            self._thread.join()

    def _work(self) -> None:
        connection = open_reader(self._database)
        try:
            while (task := self._next_task()) is not None:
                self._tell(_Result(task.name, task.number, _answer(task, connection)))
        finally:
            connection.close()

    def _next_task(self) -> _Task | None:
        with self._ready:
            while not self._tasks and not self._is_stopping:
                self._ready.wait()
            return None if self._is_stopping else self._tasks.popitem(last=False)[1]


def _answer(task: _Task, connection: ReadConnection) -> object:
    try:
        return task.query(connection)
    except Exception as error:  # noqa: BLE001 - a query that fails must not end the thread; the list then stays as it was
        _log.exception("The query %s failed", task.name)
        return error
