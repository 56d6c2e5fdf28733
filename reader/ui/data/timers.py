"""Creates all timers. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from reader.supervision import Repeated


def single_shot(owner: QObject, milliseconds: int, do: Callable[[], object]) -> QTimer:
    made = QTimer(owner)
    made.setSingleShot(True)
    made.setInterval(milliseconds)
    made.timeout.connect(do)
    return made


def start_once(timer: QTimer) -> None:
    """Start a timer unless it runs: a burst of causes is handled together."""
    if not timer.isActive():
        timer.start()


def start_within(timer: QTimer, milliseconds: int) -> None:
    """Make a single-shot timer fire no later than this."""
    if not timer.isActive() or timer.remainingTime() > milliseconds:
        timer.start(milliseconds)


def repeating(owner: QObject, milliseconds: int, do: Callable[[], object]) -> QTimer:
    """Create a stopped repeating timer. An error in its function neither ends it nor is reported repeatedly."""
    made = QTimer(owner)
    made.setInterval(milliseconds)
    made.timeout.connect(Repeated(do))
    return made
