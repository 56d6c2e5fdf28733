"""This program started again as a process beside itself: the command line for it, and how the two speak. Any thread.

A child answers frames and keeps nothing that is needed, so killing it is how it ends. A frame is its length (4 bytes, big-endian) and
its content; the child sends an empty one first: it has started.
"""

import contextlib
import logging
import os
import queue
import sys
from pathlib import Path
from typing import IO, BinaryIO, cast

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.supervision import NO_THREAD, run_in_thread

log = logging.getLogger(__name__)

PARSER = "--parser"
"""As the first argument: read documents from standard input (reader.formats.worker) and do nothing else. Not for people."""
PROGRAM = "--program"
"""As the first argument: run the one program that standard input names (reader.engine.program_keeper). Not for people."""
PICTURES = "--pictures"
"""As the first argument: decode pictures from standard input (reader.ui.pictures.decoder) and do nothing else. Not for people."""
PACKAGE_PARENT = Path(__file__).resolve().parents[1]

FRAME_LIMIT = 256 * 1024 * 1024
STARTED = bytes(4)
START_SECONDS = 60.0
"""A process that gives way to all others starts slowly while much is done, as at a login."""
STOP_SECONDS = 3.0
"""A killed process ends at once unless it hangs in the system; then it is left to it."""

_LENGTH = 4


def own_command(*arguments: str) -> list[str]:
    """The command that starts this program: the executable where it was frozen into one, else this Python with the package.

    Never with the current folder in the way: there may be another `reader` in it.
    """
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, "-P", "-m", "reader", *arguments]


def own_environment() -> dict[str, str]:
    """What that command finds around it: our own package first, as another `reader` may be installed."""
    paths = [str(PACKAGE_PARENT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def be_modest(niceness: int, memory_bytes: int) -> None:
    """In a child: give way to the window, never take the machine's memory, and leave no image of it behind."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (memory_bytes, memory_bytes))


def measured(data: bytes) -> bytes:
    """The length of this, and this."""
    return len(data).to_bytes(_LENGTH, "big") + data


def framed(content: bytes) -> bytes:
    """A frame; ValueError where it would be too large to be read."""
    if len(content) > FRAME_LIMIT:
        raise ValueError("frame too large")
    return measured(content)


def read_frame(stream: BinaryIO) -> bytes | None:
    """The content of the next frame; None at the end, also where it comes in the middle of a frame or the length is absurd."""
    length = stream.read(_LENGTH)
    size = int.from_bytes(length, "big")
    if len(length) < _LENGTH or size > FRAME_LIMIT:
        return None
    frame = stream.read(size)
    return frame if len(frame) == size else None


class Child:
    """A process of ours, and the thread that speaks with it. It keeps nothing, so killing it is how it ends."""

    def __init__(
        self, name: str, command: list[str], *, idle_seconds: float | None = None, start_seconds: float = START_SECONDS
    ) -> None:
        """Start both. Once nothing was asked for so long, it ends. Raises OSError where the system gives no process, ReaderError
        where it gives no thread.
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
            process_group=0,  # Ctrl+C in a terminal is for us alone; the child ends with its input
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
        """What it ended with, below zero a signal; None while it runs."""
        return self._process.poll()

    def ask(self, frame: bytes, seconds: float) -> bytes | None:
        """The frame of the answer, None where the process ended. Raises queue.Empty where it took too long, ReaderError where the start did."""
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
        """End the process and wake whoever waits for it. Any thread."""
        self._process.kill()

    def end(self) -> None:
        """Kill it, and wait for that."""
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
        """Send one frame and hand on the answer; False at the end. Neither is kept while there is nothing to do."""
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
