"""Handles termination signals in Qt's event loop. Main thread; Unix only."""

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")


class ProcessSignals(QObject):
    """Calls `end` in the event loop on a termination signal, until `stop`, instead of interrupting work. `is_asked` records that
    one came; `then` replaces `end`.
    """

    def __init__(self, end: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._end = end
        self.is_asked = False
        self._before: list[tuple[signal.Signals, signal.Handlers | Callable[[int, FrameType | None], object] | int | None]] = []
        if sys.platform == "win32":
            return
        # the loop sleeps in C, where Python runs no handlers: the interpreter writes a byte for each signal
        self._heard_end, self._write_end = os.pipe()
        for end_of_pipe in (self._heard_end, self._write_end):
            os.set_blocking(end_of_pipe, False)
        self._notifier = QSocketNotifier(self._heard_end, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._heard)
        signal.set_wakeup_fd(self._write_end, warn_on_full_buffer=False)
        for number in (signal.Signals[name] for name in _NAMES):
            before = signal.getsignal(number)
            # nohup: the user asked to survive the terminal
            if before is not signal.SIG_IGN:
                self._before.append((number, before))
                signal.signal(number, _do_nothing)

    def then(self, end: Callable[[], None]) -> None:
        """Replace the function that ends the program."""
        self._end = end

    def stop(self) -> None:
        """Restore the previous signal handlers; idempotent."""
        if not self._before:
            return
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        for number, before in self._before:
            signal.signal(number, before)
        self._before.clear()
        os.close(self._heard_end)
        os.close(self._write_end)

    def _heard(self) -> None:
        os.read(self._heard_end, 64)
        self.is_asked = True
        self._end()


def _do_nothing(number: int, frame: FrameType | None) -> None:
    """Ignore the signal here; its byte in the pipe is enough."""
