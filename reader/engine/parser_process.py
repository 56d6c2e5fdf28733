"""The child process that reads documents: niced, limited, killed when it takes too long, started again when needed.

A hostile document can hang or crash a parser; here it costs its own feed an error and nothing else. One thread of ours talks to
the child; another reads its answers so that waiting has a time limit on every platform.
"""

import logging
import os
import queue
import subprocess
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, BinaryIO, cast

from reader.domain.errors import Problem, ProblemKind
from reader.domain.parsing import ParseJob, ParseResult
from reader.engine.own_process import PARSER, own_command
from reader.formats import wire

log = logging.getLogger(__name__)

TIME_LIMIT_SECONDS = 10.0
CHILDREN_MAX = 2
WAITING_FOR_ANOTHER = 4
PACKAGE_PARENT = Path(__file__).resolve().parents[2]


class ParserProcess:
    """Jobs in, results out through `deliver` (called in this object's thread), in order."""

    def __init__(self, deliver: Callable[[int, ParseResult], None], *, time_limit_seconds: float = TIME_LIMIT_SECONDS) -> None:
        self._deliver = deliver
        self._time_limit = time_limit_seconds
        self._jobs: queue.SimpleQueue[ParseJob | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        # each is changed by one thread only: the one that hands over, and our own
        self._started = 0
        self._answered = 0
        self._child: subprocess.Popen[bytes] | None = None
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()

    @property
    def waiting(self) -> int:
        """How many documents are handed over and not yet answered."""
        return self._started - self._answered

    @property
    def child_pid(self) -> int | None:
        """The process that parses now, if one runs."""
        return self._child.pid if self._child is not None else None

    def start(self, job: ParseJob) -> None:
        """Hand over a document; the thread and the child are made at the first one."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="parser", daemon=True)
            self._thread.start()
        self._started += 1
        self._jobs.put(job)

    def stop(self) -> None:
        """End the child after the document it reads now."""
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join(self._time_limit + 1)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            result = self._parse(job)
            self._answered += 1
            self._deliver(job.job_id, result)
        self._end_child()

    def _parse(self, job: ParseJob) -> ParseResult:
        child = self._child or self._start_child()
        try:
            stdin = cast("IO[bytes]", child.stdin)
            stdin.write(wire.encode_job(job))
            stdin.flush()
        except OSError:
            self._kill_child()
            return Problem(ProblemKind.PARSE_LIMIT, "the parser ended")
        try:
            frame = self._answers.get(timeout=self._time_limit)
        except queue.Empty:
            log.warning("A document took longer than %s s to read; its parser was ended", self._time_limit)
            self._kill_child()
            return Problem(ProblemKind.PARSE_LIMIT, f"{self._time_limit:.0f} s")
        if frame is None:
            log.warning("The parser ended by itself while reading a document")
            self._kill_child()
            return Problem(ProblemKind.PARSE_LIMIT, "memory")
        try:
            return wire.decode_result(frame)[1]
        except (ValueError, TypeError, KeyError):
            log.exception("The parser gave an answer that cannot be read")
            self._kill_child()
            return Problem(ProblemKind.PARSE_ERROR, "the parser's answer cannot be read")

    def _start_child(self) -> subprocess.Popen[bytes]:
        # our own package first: another `reader` may be installed
        paths = [str(PACKAGE_PARENT), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        child = subprocess.Popen(  # noqa: S603 -- this program itself
            own_command(PARSER),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        threading.Thread(target=_read_answers, args=(child, answers), name="parser-answers", daemon=True).start()
        self._child, self._answers = child, answers
        return child

    def _kill_child(self) -> None:
        if self._child is not None:
            self._child.kill()
            self._end_child()

    def _end_child(self) -> None:
        if self._child is None:
            return
        child, self._child = self._child, None
        if child.stdin is not None:
            with suppress(OSError):
                child.stdin.close()
        try:
            child.wait(self._time_limit)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


class ParserPool:
    """One child as a rule, a second one while many documents wait, as in a first import; each document goes to the idler one."""

    def __init__(self, deliver: Callable[[int, ParseResult], None], *, size: int = CHILDREN_MAX) -> None:
        self._parsers = [ParserProcess(deliver) for _ in range(size)]

    def start(self, job: ParseJob) -> None:
        """Hand over a document."""
        first, *others = self._parsers
        if first.waiting >= WAITING_FOR_ANOTHER and others:
            min(self._parsers, key=lambda parser: parser.waiting).start(job)
        else:
            first.start(job)

    def stop(self) -> None:
        """End all children after the documents they read now."""
        for parser in self._parsers:
            parser.stop()


def _read_answers(child: subprocess.Popen[bytes], answers: queue.SimpleQueue[bytes | None]) -> None:
    """Runs until the child closes its output; None marks the end."""
    stdout = cast("BinaryIO", child.stdout)
    with stdout, suppress(OSError, ValueError):
        while (frame := wire.read_frame(stdout)) is not None:
            answers.put(frame)
    answers.put(None)
