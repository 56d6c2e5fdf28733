"""Collects what Python no longer needs in the GUI thread alone: a Qt object freed by another thread takes the program down with it."""

import gc

from PySide6.QtCore import QObject

from reader.ui.data.timers import repeating

_INTERVAL_MILLISECONDS = 1000


class GarbageCollection(QObject):
    """From now on until `stop`, reference cycles are collected once a second at most, as often as Python itself would."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = repeating(self, _INTERVAL_MILLISECONDS, collect_due)
        self._timer.start()

    def stop(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()


def collect_due() -> None:
    """Collect the oldest generation whose time has come."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [generation for generation in (2, 1, 0) if counts[generation] > thresholds[generation]]
    if due:
        gc.collect(due[0])
