"""Shows a notice in the window, once per run, that an internal error occurred and an action may have failed. GUI thread only."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reader.app.crash import CrashReports
from reader.ui.text.translate import fill
from reader.ui.window.main_window import MainWindow


class BugNotice(QObject):
    """Active until the window closes."""

    _came = Signal(object)

    def __init__(self, window: MainWindow, reports: CrashReports | None) -> None:
        super().__init__(window)
        self._window = window
        self._is_said = False
        self._came.connect(self._say, Qt.ConnectionType.QueuedConnection)
        if reports is not None:
            reports.listen(self._came.emit)
            window.ended.connect(lambda: reports.listen(None))

    @Slot(object)
    def _say(self, file: Path) -> None:
        if not self._is_said:
            self._is_said = True
            text = self.tr("Beforehand ran into an error and continued. The report {file} is in the log folder.")
            self._window.parts.say(fill(text, file=file.name))
