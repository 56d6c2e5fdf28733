"""Programs of the user's, run for a feed or a rule, each by a supervisor process that enforces its limits (`program_keeper`).
Called in fetch threads and in the thread of rules' programs. `stop` ends all of them.
"""

import contextlib
import hashlib
import logging
import os
import select
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, cast

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.domain.rules import program_of
from reader.engine.program_keeper import Ended, Run, decode_ended, encode_run
from reader.own_process import PROGRAM, START_SECONDS, own_command, own_environment
from reader.storage.program_runs import checked_program

log = logging.getLogger(__name__)

TIME_LIMIT_SECONDS = 30.0
OUTPUT_BYTES = 10 * 1024 * 1024
SAID_CHARACTERS = 300
_STOP_SECONDS = 3.0
_HANDED_ON = ("HOME", "PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "USER", "LOGNAME", "TMPDIR")
_MEGABYTE = 1024 * 1024


class ProgramRunner:
    """Runs programs of one folder; every error is a value. Any thread."""

    def __init__(
        self, folder: Path, now: Callable[[], float], *, seconds: float = TIME_LIMIT_SECONDS, output_bytes: int = OUTPUT_BYTES
    ) -> None:
        self._folder = folder
        self._now = now
        self._seconds = seconds
        self._output_bytes = output_bytes
        self._lock = threading.Lock()
        self._running: set[subprocess.Popen[bytes]] = set()
        self._is_stopped = False

    def fetch(self, request: FetchRequest) -> FetchResult:
        """Return a feed program's output like a server's response."""
        started_at = self._now()
        output, problem = self._run(program_of(request.url), None)
        return FetchResult(
            request,
            0 if problem is not None else 200,
            request.url,
            started_at,
            self._now(),
            body=output,
            body_hash=hashlib.sha256(output).hexdigest() if output else "",
            wire_bytes=len(output),
            problem=problem,
        )

    def act(self, name: str, given: str) -> Problem | None:
        """Run a program for an article; its output is ignored."""
        return self._run(name, given)[1]

    def stop(self) -> None:
        """End running programs with all their children, and start no more."""
        with self._lock:
            self._is_stopped = True
            running = list(self._running)
        for process in running:
            _end(process)

    def _run(self, name: str, given: str | None) -> tuple[bytes, Problem | None]:
        try:
            path = checked_program(self._folder, name)
            ended = self._kept(Run(str(path), str(self._folder), _environment(name), given, self._seconds, self._output_bytes))
        except ReaderError as error:
            return b"", error.problem
        except (OSError, ValueError, MemoryError) as error:
            log.warning("The program %s could not be run: %r", name, error)
            said = error.strerror if isinstance(error, OSError) else None
            return b"", Problem(ProblemKind.NO_RESOURCES, said or type(error).__name__)
        return ended.output, self._problem(ended)

    def _kept(self, run: Run) -> Ended:
        with self._lock:
            if self._is_stopped:
                raise ReaderError(ProblemKind.INTERRUPTED)
            process = subprocess.Popen(  # noqa: S603 -- this program itself
                own_command(PROGRAM),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env=own_environment(),
                process_group=0,  # Ctrl+C in a terminal is for us alone
            )
            self._running.add(process)
        stdin, stdout = cast("IO[bytes]", process.stdin), cast("IO[bytes]", process.stdout)
        try:
            stdin.write(encode_run(run))
            stdin.flush()
            frame = _read(stdout, time.monotonic() + run.seconds + START_SECONDS)
        finally:
            _end(process)
            stdout.close()
            with self._lock:
                self._running.discard(process)
        if frame is None:
            raise ReaderError(
                ProblemKind.INTERRUPTED if self._is_stopped else ProblemKind.PROGRAM_REFUSED, "beforehand --program"
            )
        return decode_ended(frame)

    def _problem(self, ended: Ended) -> Problem | None:
        said = ended.said[-SAID_CHARACTERS:]
        match ended.way:
            case "exit" if ended.number == 0:
                return None
            case "exit" | "signal":
                kind = DetailKind.EXIT_CODE if ended.way == "exit" else DetailKind.ENDING_SIGNAL
                return Problem(ProblemKind.PROGRAM_FAILED, Detail(kind, (ended.number, said or "-")))
            case "time":
                return Problem(ProblemKind.PROGRAM_SLOW, Detail(DetailKind.SECONDS, (self._seconds,)))
            case "size":
                return Problem(ProblemKind.PROGRAM_LARGE, Detail(DetailKind.MEGABYTES, (self._output_bytes / _MEGABYTE,)))
            case "start":
                return Problem(ProblemKind.PROGRAM_REFUSED, said)
        return Problem(ProblemKind.INTERRUPTED)


def _environment(name: str) -> dict[str, str]:
    """Return a program's environment: no display, no session bus, no keys of agents."""
    return {each: os.environ[each] for each in _HANDED_ON if each in os.environ} | {"BEFOREHAND_PROGRAM": name}


def _read(stream: IO[bytes], until: float) -> bytes | None:
    """Return the content of one frame; None at the end or on a timeout."""
    data = bytearray()
    while (wanted := 4 + int.from_bytes(data[:4], "big") if len(data) >= 4 else 4) > len(data):
        ready, _, _ = select.select([stream], [], [], max(until - time.monotonic(), 0))
        part = os.read(stream.fileno(), min(wanted - len(data), 65_536)) if ready else b""
        if not part:
            return None
        data += part
    return bytes(data[4:])


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Close the supervisor's input, at which it ends its program and itself; kill it if it does not."""
    with contextlib.suppress(OSError):
        cast("IO[bytes]", process.stdin).close()
    try:
        process.wait(_STOP_SECONDS)
    except subprocess.TimeoutExpired:
        log.warning("The process beside a program does not end and is killed")
        process.kill()
