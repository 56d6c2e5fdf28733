"""Life and end of a process: signals, garbage collection, restart, last resort when it cannot end. Main thread."""

import faulthandler
import gc
import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Signal

from reader.ui.data.timers import repeating
from reader.ui.shell.window import MainWindow

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")


class ProcessSignals(QObject):
    """Calls `end` in the event loop on a termination signal, until `stop`. `is_asked` records that one came."""

    def __init__(self, end: Callable[[], None]) -> None:
        super().__init__()
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

    def __init__(self) -> None:
        super().__init__()
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


HIDDEN = "--hidden"
"""Removed on restart: whoever requested it is looking at the window."""
RESTARTS = -1
"""Returned by `run_window` instead of an exit code."""


class Restart(QObject):
    """Accepts the request from any thread, and closes the window in its own."""

    _asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_wanted = False

    def join(self, window: MainWindow) -> None:
        window.parts.banner.repair_wanted.connect(self.ask)

        def end() -> None:
            self.is_wanted = True
            window.end()
            # the program is replaced, not ended: nothing else would write it
            window.parts.settings.sync()

        self._asked.connect(end, Qt.ConnectionType.QueuedConnection)

    def ask(self) -> None:
        """Restart the program soon. Any thread."""
        self._asked.emit()


def restart(argument: str) -> None:
    """Replace the process by the program with its options, but without the argument to open. Does not return."""
    arguments = [each for each in sys.orig_argv[1:] if each not in (argument or HIDDEN, HIDDEN)]
    os.execv(sys.executable, [sys.executable, *arguments])  # noqa: S606 -- ourselves


LAST_RESORT_SECONDS = 8.0
"""Time limit for all waits of shutdown together, each of which has its own limit; it leaves two seconds for what follows."""


def begin_last_resort() -> None:
    """Start the countdown; at its end a stack trace goes to standard error, written by a thread that needs no interpreter."""
    # a window of Windows has no standard error
    where = sys.stderr.fileno() if sys.stderr is not None else os.open(os.devnull, os.O_WRONLY)
    faulthandler.dump_traceback_later(LAST_RESORT_SECONDS, exit=True, file=where)


def cancel_last_resort() -> None:
    faulthandler.cancel_dump_traceback_later()
