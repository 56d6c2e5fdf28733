"""Keeps unread counts correct: deltas apply at once, a recount in the query thread follows when changes cease. GUI thread only."""

from collections.abc import Iterable

from PySide6.QtCore import QElapsedTimer, QObject

from reader.domain.clock import Clock
from reader.domain.ids import CommandId, FeedId
from reader.ui.data.counts import Counts, load_counts
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.sidebar.tree_model import TreeModel
from reader.ui.text.times import start_of_day

RECOUNT_MILLISECONDS = 150
PATIENCE_MILLISECONDS = 1500
"""Delay of a recount during continuous changes; deltas apply at once, only Today's count may be this old."""

Deltas = Iterable[tuple[FeedId, int]]


class CountKeeper(QObject):
    """Drops counts read during a change, as they may include half of it, and reads them again."""

    def __init__(self, model: TreeModel, runner: QueryRunner, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._runner = runner
        self._clock = clock
        self._known = Counts({}, {})
        self._expected: dict[CommandId, tuple[tuple[FeedId, int], ...]] = {}
        self._generation = 0
        self._timer = single_shot(self, RECOUNT_MILLISECONDS, self.recount)
        self._waiting = QElapsedTimer()

    def expect(self, cause: CommandId, deltas: Deltas) -> None:
        """Apply a change the engine has not acknowledged yet."""
        self._expected[cause] = tuple(deltas)
        self._add(self._expected[cause])

    def settle(self, cause: CommandId | None, deltas: Deltas = ()) -> None:
        """Replace the expected change by the actual one."""
        expected = self._expected.pop(cause, ()) if cause is not None else ()
        self._add((feed_id, -delta) for feed_id, delta in expected)
        self._add(deltas)

    def recount(self) -> None:
        self._timer.stop()
        generation, since = self._generation, start_of_day(self._clock)
        self._runner.run(
            "counts", lambda connection: load_counts(connection, since), lambda counts: self._receive(counts, generation)
        )

    def show_known(self) -> None:
        """Apply the last counts to a changed tree until the recount arrives."""
        self._generation += 1
        known = self._known
        self._model.set_counts(known.unread, known.smart, known.searches, known.tags)

    def is_settled(self) -> bool:
        """Return True if the counts shown equal the stored ones."""
        return not self._expected and not self._timer.isActive() and self._runner.is_idle()

    def _add(self, deltas: Deltas) -> None:
        self._model.add_unread(deltas)
        self._generation += 1
        self._count_soon()

    def _count_soon(self) -> None:
        if not self._timer.isActive():
            self._waiting.start()
            self._timer.start()
        elif self._waiting.elapsed() < PATIENCE_MILLISECONDS - RECOUNT_MILLISECONDS:
            self._timer.start()

    def _receive(self, counts: Counts, generation: int) -> None:
        if generation != self._generation or self._expected:
            self._count_soon()
        else:
            self._known = counts
            self.show_known()
