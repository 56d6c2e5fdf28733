"""Supervision of all threads of the program, so that none ends silently.

Any thread; knows nothing of the program but its errors. Callers must handle that the system may give no thread: `start` and
`run_in_thread` then return False.
"""

import contextlib
import logging
import queue
import sys
import threading
from collections.abc import Callable, Iterator

from reader.domain.errors import Detail, DetailKind, ReaderError

_log = logging.getLogger(__name__)

NO_THREAD = Detail(DetailKind.NO_THREAD)
"""Detail of a problem of kind NO_RESOURCES."""
PAUSE_SECONDS = (0.0, 0.1, 1.0, 5.0)
"""Pauses of a loop after the first, second, … consecutive error."""
_KNOWN = (ReaderError, OSError, MemoryError)
"""Errors of the environment; all others are reported as bugs."""


def nothing() -> None:
    """Do nothing, as the default end of a loop."""


class Loop:
    """Calls `step` in its own thread until it returns False or `stop` was called, then `end`.

    An error ends only the step in which it occurs: it is logged, and the loop continues after a pause. `start` may be called
    repeatedly and retries a start that failed.
    """

    def __init__(
        self,
        name: str,
        step: Callable[[], bool],
        *,
        end: Callable[[], None] = nothing,
        pause_seconds: tuple[float, ...] = PAUSE_SECONDS,
    ) -> None:
        self._name = name
        self._step = step
        self._end = end
        self._pause_seconds = pause_seconds
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._stopping = threading.Event()
        self._hurried = threading.Event()

    @property
    def is_current(self) -> bool:
        return threading.current_thread() is self._thread

    @property
    def is_running(self) -> bool:
        return self._thread is not None and self._thread.is_alive()

    @property
    def is_stopping(self) -> bool:
        return self._stopping.is_set()

    def start(self) -> bool:
        """Start unless running; False if the system gives no thread or the loop was stopped."""
        with self._lock:
            if self._stopping.is_set():
                return False
            if self.is_running:
                return True
            self._thread = _started(self._name, self._run)
            return self._thread is not None

    def stop(self) -> None:
        """Start no further step; the caller must wake a waiting step."""
        self._stopping.set()
        self._hurried.set()

    def hurry(self) -> None:
        """Cut short a pause after errors, because something has changed."""
        self._hurried.set()

    def join(self, seconds: float | None = None) -> bool:
        """Wait for the end; return whether it came."""
        thread = self._thread
        if thread is not None and not self.is_current:
            thread.join(seconds)
        return not self.is_running

    def _run(self) -> None:
        # the first step may read it before `start` returns
        self._thread = threading.current_thread()
        errors = 0
        while not self._stopping.is_set():
            try:
                if not self._step():
                    break
                errors = 0
            except Exception as error:  # noqa: BLE001 -- the purpose of this class
                # what a step that was given up worked for may be gone
                _report(error, is_first=errors == 0 and not self._stopping.is_set())
                self._hurried.wait(self._pause_seconds[min(errors, len(self._pause_seconds) - 1)])
                self._hurried.clear()
                errors += 1
        try:
            self._end()
        except Exception as error:  # noqa: BLE001 -- the purpose of this class
            _report(error, is_first=True)


class Worker:
    """Runs tasks one after the other in its own thread, started by the first one. An error ends only its task."""

    def __init__(self, name: str) -> None:
        self._waiting: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()
        self._loop = Loop(name, self._step)
        self._is_over = False

    def start(self, work: Callable[[], object]) -> None:
        """Queue a task; run it at once in the caller's thread if the system gives no thread, and after `stop`. Ignored after
        `end`.
        """
        if self._is_over:
            return
        self._waiting.put(work)
        if not self._loop.start():
            for each in self._drain():
                each()

    def clear(self) -> None:
        for _ in self._drain():
            pass

    def stop(self, seconds: float) -> None:
        """Start no further task, and wait a while for the running one; if it takes longer, it ends with the program."""
        self._loop.stop()
        self.clear()
        self._waiting.put(None)
        self._loop.join(seconds)

    def end(self, last: Callable[[], object]) -> None:
        """Start no further task but `last`, in the thread after the running one, or in the caller's if there is none. Does not
        wait.
        """
        self._is_over = True
        self.clear()
        if self._loop.is_running:
            self._waiting.put(last)
            self._waiting.put(None)
        else:
            last()

    def _drain(self) -> Iterator[Callable[[], object]]:
        with contextlib.suppress(queue.Empty):
            while True:
                work = self._waiting.get_nowait()
                if work is not None:
                    yield work

    def _step(self) -> bool:
        work = self._waiting.get()
        if work is not None:
            work()
        return work is not None


class Repeated:
    """A function called repeatedly by a timer: its errors are reported once until it succeeds again."""

    def __init__(self, do: Callable[[], object]) -> None:
        self._do = do
        self._errors = 0

    def __call__(self) -> None:
        try:
            self._do()
        except Exception as error:  # noqa: BLE001 -- the purpose of this class
            if not self._errors:
                sys.excepthook(type(error), error, error.__traceback__)
            else:
                _log.warning("An error that repeats: %r", error)
            self._errors += 1
        else:
            self._errors = 0


def run_in_thread(name: str, work: Callable[[], object]) -> bool:
    """Run a task in its own thread; False, and nothing was done, if the system gives none."""
    return _started(name, work) is not None


def _started(name: str, work: Callable[[], object]) -> threading.Thread | None:
    thread = threading.Thread(target=work, name=name, daemon=True)
    try:
        thread.start()
    except (RuntimeError, MemoryError) as error:
        _log.warning("The thread %s could not start: %s", name, error)
        return None
    return thread


def _report(error: Exception, *, is_first: bool) -> None:
    """Report a bug through the threads' hook, but only the first: a loop that keeps failing would push out all other reports."""
    thread = threading.current_thread()
    if is_first and not isinstance(error, _KNOWN):
        threading.excepthook(threading.ExceptHookArgs((type(error), error, error.__traceback__, thread)))
    else:
        _log.warning("An error in %s: %r", thread.name, error)
