"""Examines all feeds again when something changed, in the query thread. GUI thread only."""

from PySide6.QtCore import QObject, Signal

from reader.domain.clock import Clock
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.health.examination import Examination, examine
from reader.ui.health.known_usage import KnownUsage

CHECK_MILLISECONDS = 1000
"""A burst of retrievals causes one examination a second."""


class HealthWatch(QObject):
    """`examined` carries the state of all feeds; `last` is the latest one."""

    examined = Signal(object)

    def __init__(self, runner: QueryRunner, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._runner = runner
        self._clock = clock
        self.last: Examination | None = None
        self._known_usage = KnownUsage()
        self._timer = single_shot(self, CHECK_MILLISECONDS, self.check)

    def check_soon(self) -> None:
        """Something changed that may concern a feed's health."""
        if not self._timer.isActive():
            self._timer.start()

    def check(self) -> None:
        self._timer.stop()
        now = int(self._clock.now())
        usage = self._known_usage

        def query(connection: ReadConnection) -> Examination:
            return examine(connection, now, usage.advised(connection, now))

        self._runner.run("health", query, self._receive)

    def _receive(self, examination: Examination) -> None:
        self.last = examination
        self.examined.emit(examination)
