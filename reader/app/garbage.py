"""Collects what Python no longer needs in the GUI thread alone: a Qt object freed by another thread takes the program down with it."""

import gc

from PySide6.QtCore import QObject

from reader.ui.data.timers import repeating

OFTEN_MILLISECONDS, SELDOM_MILLISECONDS = 1000, 8000
"""The shorter one while there is garbage; a program that rests in the tray is not to wake its computer every second."""


class GarbageCollection(QObject):
    """From now on until `stop`, reference cycles are collected once a second at most, about as often as Python itself would."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = repeating(self, OFTEN_MILLISECONDS, self._collect)
        self._timer.start()

    def stop(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()

    def _collect(self) -> None:
        self._timer.setInterval(OFTEN_MILLISECONDS if collect_due() else min(2 * self._timer.interval(), SELDOM_MILLISECONDS))


def collect_due() -> bool:
    """Collect the oldest generation whose time has come; whether there was one."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = [generation for generation in (2, 1, 0) if counts[generation] > thresholds[generation]]
    if due:
        gc.collect(due[0])
    return bool(due)
