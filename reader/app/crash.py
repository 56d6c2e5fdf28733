"""Reports uncaught exceptions of every thread and Qt's own warnings, and keeps the program running.

Known errors never get here; they are values or ReaderErrors. `install` is called once in the main thread.
"""

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from reader import __version__
from reader.app.logging_setup import redact

REPORTS_KEPT = 10
_log = logging.getLogger(__name__)

Listener = Callable[[Path], None]
"""Called with the file of a new report, in the failing thread."""


class CrashReports:
    """Writes a report file for each bug and notifies the window through `listener`."""

    def __init__(self, folder: Path, listener: Listener | None = None) -> None:
        self._folder = folder
        self._listener = listener
        self._lock = threading.Lock()

    def listen(self, listener: Listener | None) -> None:
        """Set the listener for new reports; None for nobody."""
        self._listener = listener

    def install(self) -> None:
        sys.excepthook = self._in_main_thread
        threading.excepthook = self._in_thread

    def _in_main_thread(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            return
        self.report(error.with_traceback(trace), "main thread")

    def _in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self.report(arguments.exc_value, arguments.thread.name if arguments.thread else "a thread")

    def report(self, error: BaseException, where: str) -> Path | None:
        """Write and log a bug report; return its file, or None if it could not be written."""
        import platform

        text = "".join(traceback.format_exception(error))
        _log.error("A bug in %s:\n%s", where, text)
        path = self._write(
            f"Beforehand {__version__}, Python {platform.python_version()}, {platform.platform()}\n{where}\n\n{text}"
        )
        if path is not None and self._listener is not None:
            self._listener(path)
        return path

    def _write(self, text: str) -> Path | None:
        with self._lock:
            existing = sorted(self._folder.glob("crash-*.txt"))
            number = int(existing[-1].stem.removeprefix("crash-")) + 1 if existing else 1
            path = self._folder / f"crash-{number:05}.txt"
            try:
                path.write_text(redact(text), encoding="utf-8")
                for old in existing[: max(len(existing) + 1 - REPORTS_KEPT, 0)]:
                    old.unlink()
            except OSError:
                _log.exception("The report could not be written")
                return None
        return path


def log_qt_messages() -> None:
    """Send Qt's messages to the log, or drop them without one; call before any Qt object is created."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
        QtMsgType.QtCriticalMsg: logging.ERROR,
        QtMsgType.QtFatalMsg: logging.CRITICAL,
    }
    log = logging.getLogger("qt")
    log.addHandler(logging.NullHandler())

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        log.log(levels[kind], "%s: %s", context.category or "default", message)

    qInstallMessageHandler(handle)
