"""Collects Python's garbage in the GUI thread alone: a Qt object freed by another thread crashes the program."""

import gc

from PySide6.QtCore import QObject

from reader.ui.data.timers import repeating

OFTEN_MILLISECONDS, SELDOM_MILLISECONDS = 1000, 8000
"""Intervals between collections; the shorter one while there is garbage, so that a program idle in the tray rarely wakes the
computer.
"""
ALL = 2
"""The oldest generation, rarely collected."""


class GarbageCollection(QObject):
    """Collects reference cycles until `stop`, at most once a second, about as often as Python itself would. Objects created at
    startup are frozen: including them would block the window for 20 to 70 ms per collection.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._is_settled = False
        self._timer = repeating(self, OFTEN_MILLISECONDS, self._collect)
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        gc.enable()

    def _collect(self) -> None:
        collected = collect_due()
        if collected == ALL and not self._is_settled:
            # the engine and its imports were loaded after the window
            self._is_settled = True
            gc.freeze()
        is_quiet = collected is None
        self._timer.setInterval(min(2 * self._timer.interval(), SELDOM_MILLISECONDS) if is_quiet else OFTEN_MILLISECONDS)


def collect_due() -> int | None:
    """Collect the oldest generation that is due; return its number, or None."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = next((generation for generation in (ALL, 1, 0) if counts[generation] > thresholds[generation]), None)
    if due is not None:
        gc.collect(due)
    return due
