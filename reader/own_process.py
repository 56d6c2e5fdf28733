"""Child processes of this program: their command line and the protocol between both.

Any thread. A child answers frames and keeps no state, so it ends by being killed. A frame is its length (4 bytes, big-endian) and
its content; the child first sends an empty one to signal that it has started.
"""

import contextlib
import logging
import os
import queue
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, BinaryIO, cast

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.supervision import NO_THREAD, run_in_thread

log = logging.getLogger(__name__)

PARSER = "--parser"
"""First argument of a process that parses documents from standard input (reader.formats.wire). Internal."""
PROGRAM = "--program"
"""First argument of a process that runs the program named on standard input (reader.engine.program_keeper). Internal."""
PICTURES = "--pictures"
"""First argument of a process that decodes pictures from standard input (reader.ui.pictures.decoder). Internal."""
PACKAGE_PARENT = Path(__file__).resolve().parents[1]

FRAME_LIMIT = 256 * 1024 * 1024
STARTED = bytes(4)
START_SECONDS = 60.0
"""Time-out of the start; a low-priority process starts slowly on a busy machine, as at a login."""
TIME_IS_OVER = -int(getattr(signal, "SIGPROF", 0)) or None
"""Exit code of a child that exceeded its processor time."""
STOP_SECONDS = 3.0
"""Time-out for a killed process; one that hangs in the system is left to it."""

_LENGTH = 4


def own_command(*arguments: str) -> list[str]:
    """Return the command that starts this program: the executable if frozen into one, else this Python with the package. Never
    searches the current folder, which may contain another `reader`.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-P", "-m", "reader", *arguments]


def own_environment() -> dict[str, str]:
    """Return the environment for that command: our own package first, because another `reader` may be installed."""
    paths = [str(PACKAGE_PARENT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def limit_resources(niceness: int, memory_bytes: int) -> None:
    """Lower the priority of a child, limit its memory, and disable its core dumps."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))


def measured(data: bytes) -> bytes:
    """Prefix data with its length."""
    return len(data).to_bytes(_LENGTH, "big") + data


def framed(content: bytes) -> bytes:
    """Return a frame; ValueError if it would be too large to be read."""
    if len(content) > FRAME_LIMIT:
        raise ValueError("frame too large")
    return measured(content)


def read_frame(stream: BinaryIO) -> bytes | None:
    """Return the content of the next frame; None at the end, within a frame too, or if the length is absurd."""
    length = stream.read(_LENGTH)
    size = int.from_bytes(length, "big")
    if len(length) < _LENGTH or size > FRAME_LIMIT:
        return None
    frame = stream.read(size)
    return frame if len(frame) == size else None


@contextlib.contextmanager
def processor_time(seconds: float) -> Iterator[None]:
    """Limit the processor time within; the system ends this process, in whatever library it is."""
    timer = getattr(signal, "setitimer", None)
    if timer is None:
        yield
        return
    timer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        timer(signal.ITIMER_PROF, 0)


class Child:
    """A child process, and the thread that communicates with it. It keeps no state, so it ends by being killed."""

    def __init__(
        self, name: str, command: list[str], *, idle_seconds: float | None = None, start_seconds: float = START_SECONDS
    ) -> None:
        """Start both. The process ends after `idle_seconds` without a request. Raises OSError if the system gives no process,
        ReaderError if it gives no thread.
        """
        import subprocess

        self._name = name
        self._idle_seconds = idle_seconds
        self._start_seconds = start_seconds
        self._frames: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self.has_started = False
        self.has_answered = False
        self.is_asked = False
        self._process = subprocess.Popen(  # noqa: S603 -- this program itself
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=own_environment(),
            process_group=0,  # Ctrl+C in a terminal must not reach the child, which ends with its input
        )
        if not run_in_thread(f"{name}-talk", self._talk):
            self._close_pipes()
            self.end()
            raise ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def exit_code(self) -> int | None:
        """Return its exit code, negative for a signal; None while it runs."""
        return self._process.poll()

    def ask(self, frame: bytes, seconds: float) -> bytes | None:
        """Return the frame of the answer, None if the process ended. Raises queue.Empty on time-out, ReaderError if the start
        timed out.
        """
        self.is_asked = True
        self._frames.put(frame)
        if not self.has_started:
            try:
                self.has_started = self._answers.get(timeout=self._start_seconds) is not None
            except queue.Empty:
                raise ReaderError(ProblemKind.NO_RESOURCES, Detail(DetailKind.SECONDS, (self._start_seconds,))) from None
        answer = self._answers.get(timeout=seconds) if self.has_started else None
        if answer is not None:
            self.has_answered, self.is_asked = True, False
        return answer

    def kill(self) -> None:
        """Kill the process and wake waiting callers. Any thread."""
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._frames.put(None)
        self._bury()

    def _bury(self) -> None:
        from subprocess import TimeoutExpired

        try:
            self._process.wait(STOP_SECONDS)
        except TimeoutExpired:
            log.warning("The %s %s hangs in the system and is left to it", self._name, self._process.pid)

    def _talk(self) -> None:
        stdin, stdout = cast("IO[bytes]", self._process.stdin), cast("BinaryIO", self._process.stdout)
        is_idle = False
        try:
            started = read_frame(stdout)
            self._answers.put(started)
            while started is not None and self._exchange(stdin, stdout):
                pass
        except queue.Empty:
            is_idle = True
        except (OSError, ValueError, MemoryError) as error:
            log.info("The %s was not heard to its end: %r", self._name, error)
        finally:
            self._close_pipes()
            if is_idle:
                self._bury()
            self._answers.put(None)

    def _exchange(self, stdin: IO[bytes], stdout: BinaryIO) -> bool:
        """Send one frame and deliver the answer; False at the end. Keeps neither while idle."""
        frame = self._frames.get(timeout=self._idle_seconds)
        if frame is None:
            return False
        stdin.write(frame)
        stdin.flush()
        answer = read_frame(stdout)
        if answer is not None:
            self._answers.put(answer)
        return answer is not None

    def _close_pipes(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
