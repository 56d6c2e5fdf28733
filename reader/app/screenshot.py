"""Saves a screenshot once the window has content, for `--demo --screenshot`. GUI thread."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from reader.ui.data.timers import repeating

CHECK_MILLISECONDS = 100
SETTLE_MILLISECONDS = 1_000
CHECKS_MAX = 300


class Screenshot(QObject):
    """Checks ten times a second whether the window is ready, lets it settle, saves it as PNG, and reports the result.

    `done` gets an empty text, or the reason for failure, after at most half a minute. The window owns it, so no reference is
    needed.
    """

    def __init__(self, window: QWidget, file: Path, is_ready: Callable[[], bool], done: Callable[[str], None]) -> None:
        super().__init__(window)
        self._window = window
        self._file = file
        self._is_ready = is_ready
        self._done = done
        self._checks = 0
        self._timer = repeating(self, CHECK_MILLISECONDS, self._check)
        self._timer.start()

    def _check(self) -> None:
        self._checks += 1
        if self._is_ready():
            self._timer.stop()
            QTimer.singleShot(SETTLE_MILLISECONDS, self._window, self._save)
        elif self._checks >= CHECKS_MAX:
            self._timer.stop()
            self._done("no article arrived within 30 seconds")

    def _save(self) -> None:
        saved = self._window.grab().save(str(self._file), "PNG")
        self._done("" if saved else "the screenshot could not be written")
