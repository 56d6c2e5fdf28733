"""Restarts the program to restore a backup or repair the database."""

import os
import sys

from PySide6.QtCore import QObject, Qt, Signal

from reader.ui.window.main_window import MainWindow

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
        """Set the window to close."""
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
