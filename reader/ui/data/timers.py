"""Timers: those that fire again and again are made here alone. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from reader.supervision import Repeated


def repeating(owner: QObject, milliseconds: int, do: Callable[[], object]) -> QTimer:
    """A timer that is still to be started. A mistake in what it does neither ends it nor fills the reports."""
    made = QTimer(owner)
    made.setInterval(milliseconds)
    made.timeout.connect(Repeated(do))
    return made


def single_shot(owner: QObject, milliseconds: int, do: Callable[[], object]) -> QTimer:
    """A timer that fires once after it was started."""
    made = QTimer(owner)
    made.setSingleShot(True)
    made.setInterval(milliseconds)
    made.timeout.connect(do)
    return made
