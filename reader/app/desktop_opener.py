"""Opens addresses and files in the desktop's programs, and reports failures. GUI thread only.

Qt reports success as soon as a launcher runs, although it may fail a moment later; so on Linux the launcher is started here, and
a thread waits for its exit code. A launcher may run as long as the browser that it started, and outlive this program.
"""

import logging
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication

from reader.domain.clock import Clock
from reader.supervision import run_in_thread

_log = logging.getLogger(__name__)

LAUNCHERS = (("xdg-open",), ("gio", "open"))
FAILURE_SECONDS = 30
"""A launcher that fails later than this had opened something."""
_NOT_STARTED = -1


class DesktopOpener(QObject):
    """Created once by the program, which keeps it. `failed` is called at most once, during or after `open` or `start`."""

    _ended = Signal(int, int, str)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._asked: dict[int, Callable[[int, str], object]] = {}
        self._count = 0
        self._ended.connect(self._answer, Qt.ConnectionType.QueuedConnection)

    def open(self, url: str, failed: Callable[[], object]) -> None:
        """Open an address in the desktop's default program."""
        scheme = QUrl(url).scheme()
        launcher = next((known for known in LAUNCHERS if shutil.which(known[0])), None) if sys.platform == "linux" else None
        if launcher is None:
            self._open_by_qt(url, failed)
            return
        if scheme != "file" and QGuiApplication.platformName().startswith("wayland") and shutil.which("xdg-mime"):
            # only Qt can have the compositor bring the other program to the front
            def choose(_code: int, handler: str) -> None:
                if handler.strip():
                    self._open_by_qt(url, failed)
                else:
                    self.start((*launcher, url), failed)

            self._run(("xdg-mime", "query", "default", f"x-scheme-handler/{scheme}"), choose, is_read=True)
            return
        self.start((*launcher, url), failed)

    def start(self, command: Sequence[str], failed: Callable[[], object]) -> None:
        """Start a program that outlives this one."""
        begun = self._clock.now()

        def judge(code: int, _output: str) -> None:
            if code and self._clock.now() - begun < FAILURE_SECONDS:
                _log.warning("%s ended with code %d", command[0], code)
                failed()

        self._run(command, judge)

    def _open_by_qt(self, url: str, failed: Callable[[], object]) -> None:
        if not QDesktopServices.openUrl(QUrl(url)):
            failed()

    def _run(self, command: Sequence[str], answered: Callable[[int, str], object], *, is_read: bool = False) -> None:
        self._count += 1
        number = self._count
        self._asked[number] = answered

        def wait() -> None:
            code, output = _NOT_STARTED, ""
            try:
                program = subprocess.Popen(  # noqa: S603 -- the desktop's launcher, with an address that begins with its scheme
                    command,
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.PIPE if is_read else subprocess.DEVNULL,
                    start_new_session=True,
                )
                found, _ = program.communicate()
                code, output = program.returncode, (found or b"").decode(errors="replace")
            except (OSError, ValueError) as error:
                _log.warning("%s could not be started: %s", command[0], error)
            with suppress(RuntimeError):  # the program has ended
                self._ended.emit(number, code, output)

        if not run_in_thread("launcher", wait):
            self._ended.emit(number, _NOT_STARTED, "")

    @Slot(int, int, str)
    def _answer(self, number: int, code: int, output: str) -> None:
        self._asked.pop(number)(code, output)
