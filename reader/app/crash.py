"""Crash reports: uncaught exceptions of every thread and Qt's own warnings are written down, the program goes on, and the user
can send a report. Known errors never get here; they are values or ReaderErrors. `install` is called once in the main thread.
"""

import logging
import platform
import re
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from reader import __version__
from reader.app.logging_setup import redact
from reader.storage.connection import SQLITE_VERSION

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


LINES = 200
_URL = re.compile(r"""(?i)\b[a-z][a-z0-9+.-]*://[^\s<>"']+""")
_HOST = re.compile(r"(?i)(?<![\w.-])(?!reader\.)(?:[\w-]+\.)+[^\W\d_][\w-]+(?::\d+)?\b")
_ADDRESS = re.compile(r"\b\d{1,3}(?:\.\d{1,3}){3}\b|\b[0-9a-f]*(?::[0-9a-f]*){3,}\b", re.IGNORECASE)
_IN_QUOTES = re.compile(r"""(["'])((?:<home>|[A-Za-z]:)?[\\/].*?)\1(?!\w)""")
_PATH = re.compile(r"(?:<home>|(?:[A-Za-z]:)?[\\/][^\"'<>:\\/]+)[\\/](?:[^\"'<>:\\/]+[\\/])*[^\"'<>:]*")
"""Paths; names may hold spaces, so an unquoted path extends to the first character impossible in a name: better to remove too
much than reveal a name.
"""
_OURS = re.compile(r"(?i)(?:\.pyc?|\.sqlite)$")


def problem_report(logs: Path, toolkit: str) -> str:
    """Return versions, including the GUI toolkit's, then the last lines of the log."""
    versions = (
        f"Beforehand {__version__}",
        f"Python {platform.python_version()}, {toolkit}, SQLite {SQLITE_VERSION}",
        f"{platform.system()} {platform.release()}, {platform.machine()}, {'frozen' if getattr(sys, 'frozen', False) else 'source'}",
    )
    return "\n".join((*versions, "", *map(without_addresses, _last_lines(logs / "beforehand.log"))))


def without_addresses(line: str) -> str:
    """Redact a log line: no address, host or folder; module names stay."""
    line = redact(line)
    # its name may hold spaces, which end the pattern for paths; messages show it plain or quoted
    for home in (str(Path.home()), repr(str(Path.home()))[1:-1]):
        line = line.replace(home, "<home>") if len(home) > 1 else line
    line = _URL.sub("<address>", line)
    line = _IN_QUOTES.sub(lambda found: f"{found[1]}<folder>/{_file(found[2])}{found[1]}", line)
    line = _PATH.sub(lambda found: f"<folder>/{_file(found.group())}", line)
    line = _ADDRESS.sub("<address>", line)
    return _HOST.sub(lambda found: found.group() if _OURS.search(found.group()) else "<address>", line)


def _file(path: str) -> str:
    """Keep names of our own files only."""
    name, _, rest = re.split(r"[\\/]", path)[-1].partition(" ")
    return name if _OURS.search(name) and not _OURS.search(rest) else "<file>"


def _last_lines(path: Path) -> list[str]:
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return text.splitlines()[-LINES:]
