"""The one place that makes timers which fire again and again; single shots are made where they are used. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from reader.supervision import Repeated


def repeating(owner: QObject, milliseconds: int, do: Callable[[], object]) -> QTimer:
    """A timer that is still to be started. A mistake in what it does neither ends it nor fills the reports."""
    made = QTimer(owner)
    made.setInterval(milliseconds)
    made.timeout.connect(Repeated(do))
    return made
