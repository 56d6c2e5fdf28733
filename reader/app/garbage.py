"""Collects what Python no longer needs in the GUI thread alone: a Qt object freed by another thread takes the program down with it."""

import gc

from PySide6.QtCore import QObject

from reader.ui.data.timers import repeating

OFTEN_MILLISECONDS, SELDOM_MILLISECONDS = 1000, 8000
"""The shorter one while there is garbage; a program that rests in the tray is not to wake its computer every second."""
ALL = 2
"""The generation of all that was not searched for long."""


class GarbageCollection(QObject):
    """From now on until `stop`, reference cycles are collected once a second at most, about as often as Python itself would.

    What a start makes stays until the end: it is left out of all searches, which would hold the window up for 20 to 70 ms.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        gc.freeze()
        self._is_settled = False
        self._timer = repeating(self, OFTEN_MILLISECONDS, self._collect)
        self._timer.start()

    def stop(self) -> None:
        """Leave it to Python again."""
        self._timer.stop()
        gc.enable()

    def _collect(self) -> None:
        collected = collect_due()
        if collected == ALL and not self._is_settled:
            # the engine and what it imports came after the window
            self._is_settled = True
            gc.freeze()
        is_quiet = collected is None
        self._timer.setInterval(min(2 * self._timer.interval(), SELDOM_MILLISECONDS) if is_quiet else OFTEN_MILLISECONDS)


def collect_due() -> int | None:
    """Collect the oldest generation whose time has come; which one it was, if any."""
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = next((generation for generation in (ALL, 1, 0) if counts[generation] > thresholds[generation]), None)
    if due is not None:
        gc.collect(due)
    return due
