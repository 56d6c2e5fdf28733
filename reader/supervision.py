"""Every thread of the program starts here, so that none ends silently. Any thread; knows nothing of the program but its errors.

Who uses it must answer one question: what if the system gives no thread? `start` and `run_in_thread` say so by False.
"""

import contextlib
import logging
import queue
import sys
import threading
from collections.abc import Callable, Iterator

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ReaderError

_log = logging.getLogger(__name__)

NO_THREAD = Detail(DetailKind.NO_THREAD)
"""The detail of a problem of kind NO_RESOURCES."""
PAUSE_SECONDS = (0.0, 0.1, 1.0, 5.0)
"""How long a loop rests after the first, second, … error in a row."""
_KNOWN = (ReaderError, OSError, MemoryError)
"""Errors that say something of the world; all others are bugs and reported as such."""


def nothing() -> None:
    """What a loop does at its end where there is nothing to do."""


class Loop:
    """Calls `step` in a thread of its own until it returns False or `stop` was called, then `end`.

    An error costs the step that it happened in: it is logged, and the loop goes on after a pause. `start` may be called again and
    again: it begins what could not begin before.
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
        """Whether the caller is in this thread."""
        return threading.current_thread() is self._thread

    @property
    def is_running(self) -> bool:
        """Whether the thread lives."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def is_stopping(self) -> bool:
        """Whether the end was asked for."""
        return self._stopping.is_set()

    def start(self) -> bool:
        """Begin unless it runs; False where the system gives no thread or the end was asked for."""
        with self._lock:
            if self._stopping.is_set():
                return False
            if self.is_running:
                return True
            self._thread = _started(self._name, self._run)
            return self._thread is not None

    def stop(self) -> None:
        """Begin no further step; whoever knows what the step waits for wakes it."""
        self._stopping.set()
        self._hurried.set()

    def hurry(self) -> None:
        """Cut a pause after errors short: something has changed."""
        self._hurried.set()

    def join(self, seconds: float | None = None) -> bool:
        """Wait for the end; whether it came."""
        thread = self._thread
        if thread is not None and not self.is_current:
            thread.join(seconds)
        return not self.is_running

    def _run(self) -> None:
        # the first step may ask for it before `start` is back
        self._thread = threading.current_thread()
        errors = 0
        while not self._stopping.is_set():
            try:
                if not self._step():
                    break
                errors = 0
            except Exception as error:  # noqa: BLE001 -- the purpose of this class
                _report(error, is_first=errors == 0)
                self._hurried.wait(self._pause_seconds[min(errors, len(self._pause_seconds) - 1)])
                self._hurried.clear()
                errors += 1
        try:
            self._end()
        except Exception as error:  # noqa: BLE001 -- the purpose of this class
            _report(error, is_first=True)


class Worker:
    """Pieces of work one after the other in a thread of its own, begun with the first one. One that fails costs itself."""

    def __init__(self, name: str) -> None:
        self._waiting: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()
        self._loop = Loop(name, self._step)
        self._is_over = False

    def start(self, work: Callable[[], object]) -> None:
        """Do it after what waits; here and now where the system gives no thread, and after `stop`. After `end` it is left out."""
        if self._is_over:
            return
        self._waiting.put(work)
        if not self._loop.start():
            for each in self._drain():
                each()

    def clear(self) -> None:
        """Leave out what has not begun."""
        for _ in self._drain():
            pass

    def stop(self, seconds: float) -> None:
        """Begin nothing more, and wait a while for what is under way; what takes longer ends with the program."""
        self._loop.stop()
        self.clear()
        self._waiting.put(None)
        self._loop.join(seconds)

    def end(self, last: Callable[[], object]) -> None:
        """Begin nothing more but `last`, in the thread after what is under way, here where there is none. Waits for nothing."""
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
    """Something done again and again by a timer: a mistake in it is reported once, until it goes well again."""

    def __init__(self, do: Callable[[], object]) -> None:
        self._do = do
        self._errors = 0

    def __call__(self) -> None:
        """Do it again."""
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
    """Do one piece of work in a thread of its own; False where the system gives none, and then nothing was done."""
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
    """A bug goes where the bugs of all threads go, but once; a loop that fails again and again would push out all other reports."""
    thread = threading.current_thread()
    if is_first and not isinstance(error, _KNOWN):
        threading.excepthook(threading.ExceptHookArgs((type(error), error, error.__traceback__, thread)))
    else:
        _log.warning("An error in %s: %r", thread.name, error)
