"""The one place that makes timers. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from reader.supervision import Repeated


def single_shot(owner: QObject, milliseconds: int, do: Callable[[], object]) -> QTimer:
    """A timer that is still to be started, and fires once each time it is."""
    made = QTimer(owner)
    made.setSingleShot(True)
    made.setInterval(milliseconds)
    made.timeout.connect(do)
    return made


def start_within(timer: QTimer, milliseconds: int) -> None:
    """Have a single shot fire in so long at the latest; where it does so sooner it is left alone."""
    if not timer.isActive() or timer.remainingTime() > milliseconds:
        timer.start(milliseconds)


def repeating(owner: QObject, milliseconds: int, do: Callable[[], object]) -> QTimer:
    """A timer that is still to be started. A mistake in what it does neither ends it nor fills the reports."""
    made = QTimer(owner)
    made.setInterval(milliseconds)
    made.timeout.connect(Repeated(do))
    return made
