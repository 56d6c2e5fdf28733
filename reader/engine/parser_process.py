"""The child process that reads documents: niced, limited, killed when it takes too long, started again when needed.

A hostile document can hang or crash a parser; here it costs its own feed an error and nothing else. One thread of ours waits for
answers with a time limit; another speaks with the child, since both sending and reading may hold up whoever does it.
"""

import contextlib
import logging
import queue
import subprocess
from collections.abc import Callable
from typing import IO, BinaryIO, cast

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.parsing import JobKind, ParseJob, ParseResult
from reader.engine.own_process import PARSER, own_command, own_environment
from reader.formats import wire
from reader.supervision import NO_THREAD, Loop, run_in_thread

log = logging.getLogger(__name__)

TIME_LIMIT_SECONDS = 10.0
START_SECONDS = 60.0
"""A process that gives way to all others starts slowly while much is done, as at a login."""
LIST_PATIENCE = 6
"""A list that the user imports may take so many times longer: another reader's brings thousands of articles along."""
IDLE_SECONDS = 300.0
"""After so long without a document its process ends, for the 30 MB it has; to start one takes a quarter of a second."""
STOP_SECONDS = 3.0
"""A killed process ends at once unless it hangs in the system; then it is left to it."""
CHILDREN_MAX = 2
WAITING_FOR_ANOTHER = 4


class ParserProcess:
    """Jobs in, results out through `deliver`, in order. It is called in this object's thread, or in the caller's where there is none."""

    def __init__(
        self,
        deliver: Callable[[int, ParseResult], None],
        *,
        time_limit_seconds: float = TIME_LIMIT_SECONDS,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self._deliver = deliver
        self._time_limit = time_limit_seconds
        self._idle_seconds = idle_seconds
        self._jobs: queue.SimpleQueue[ParseJob | None] = queue.SimpleQueue()
        self._loop = Loop("parser", self._step, end=self._end_child)
        # each is changed by one thread only: the one that hands over, and our own
        self._started = 0
        self._answered = 0
        self._child: _Child | None = None

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
        self._started += 1
        self._jobs.put(job)
        if not self._loop.start():
            self._refuse_all()

    def stop(self) -> None:
        """End the child at once: nobody waits for the document that it reads."""
        self._loop.stop()
        self._jobs.put(None)
        child = self._child
        if child is not None:
            child.kill()
        self._loop.join(STOP_SECONDS)

    def _refuse_all(self) -> None:
        """There is no thread to read what waits; the next document tries again to begin one."""
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is not None:
                self._answer(job, Problem(ProblemKind.NO_RESOURCES, NO_THREAD))

    def _step(self) -> bool:
        job = self._next_job()
        if job is None:
            return False
        # whoever waits gets an answer, also where a mistake of ours goes on to the loop
        result: ParseResult = Problem(ProblemKind.BUG, "parser")
        try:
            result = self._parse(job)
        finally:
            self._answer(job, result)
        return True

    def _next_job(self) -> ParseJob | None:
        if self._child is not None:
            try:
                return self._jobs.get(timeout=self._idle_seconds)
            except queue.Empty:
                self._end_child()
        return self._jobs.get()

    def _answer(self, job: ParseJob, result: ParseResult) -> None:
        self._answered += 1
        self._deliver(job.job_id, result)

    def _parse(self, job: ParseJob) -> ParseResult:
        was_idle = self._child is not None
        try:
            result = self._try_to_parse(job)
            if result is None and was_idle:
                # who killed it is not known: perhaps the system, for its memory, long before this document came
                result = self._try_to_parse(job)
        except (OSError, MemoryError, ReaderError) as error:
            log.warning("The parser could not be started: %r", error)
            self._end_child()
            return _resource_problem(error)
        return result or Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.MEMORY))

    def _try_to_parse(self, job: ParseJob) -> ParseResult | None:
        """None if the child exited instead. Raises OSError or ReaderError if none can be started."""
        child = self._child = self._child or _Child()
        if self._loop.is_stopping:
            return Problem(ProblemKind.INTERRUPTED)
        seconds = self._time_limit * (LIST_PATIENCE if job.kind is JobKind.OPML else 1)
        try:
            frame = child.ask(wire.encode_job(job), seconds)
        except queue.Empty:
            log.warning("A document took longer than %s s to read; its parser was ended", seconds)
            self._end_child()
            return Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.SECONDS, (seconds,)))
        if frame is None:
            log.warning("The parser ended by itself")
            self._end_child()
            return None
        try:
            return wire.decode_result(frame)[1]
        except (ValueError, TypeError, KeyError):
            log.exception("The parser gave an answer that cannot be read")
            self._end_child()
            return Problem(ProblemKind.PARSE_ERROR, Detail(DetailKind.UNREADABLE_RESULT))

    def _end_child(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()


def _resource_problem(error: OSError | MemoryError | ReaderError) -> Problem:
    if isinstance(error, ReaderError):
        return error.problem
    said = error.strerror or type(error).__name__ if isinstance(error, OSError) else Detail(DetailKind.MEMORY)
    return Problem(ProblemKind.NO_RESOURCES, said)


class _Child:
    """The process, and the thread that speaks with it. It keeps nothing, so killing it is how it ends."""

    def __init__(self) -> None:
        """Start both. Raises OSError where the system gives no process, ReaderError where it gives no thread."""
        self._frames: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._has_started = False
        self._process = subprocess.Popen(  # noqa: S603 -- this program itself
            own_command(PARSER),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=own_environment(),
            process_group=0,  # Ctrl+C in a terminal is for us alone; the child ends with its input
        )
        if not run_in_thread("parser-talk", self._talk):
            self._close_pipes()
            self.end()
            raise ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD)

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, frame: bytes, seconds: float) -> bytes | None:
        """The frame of the answer, None where the process ended. Raises queue.Empty where it took too long, ReaderError where the start did."""
        self._frames.put(frame)
        if not self._has_started:
            try:
                self._has_started = self._answers.get(timeout=START_SECONDS) is not None
            except queue.Empty:
                raise ReaderError(ProblemKind.NO_RESOURCES, Detail(DetailKind.SECONDS, (START_SECONDS,))) from None
        return self._answers.get(timeout=seconds) if self._has_started else None

    def kill(self) -> None:
        """End the process and wake whoever waits for it. Any thread."""
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._frames.put(None)
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            log.warning("The parser %s hangs in the system and is left to it", self._process.pid)

    def _talk(self) -> None:
        stdin, stdout = cast("IO[bytes]", self._process.stdin), cast("BinaryIO", self._process.stdout)
        try:
            started = wire.read_frame(stdout)
            self._answers.put(started)
            while started is not None and self._exchange(stdin, stdout):
                pass
        except (OSError, ValueError, MemoryError) as error:
            log.info("The parser was not heard to its end: %r", error)
        finally:
            self._close_pipes()
            self._answers.put(None)

    def _exchange(self, stdin: IO[bytes], stdout: BinaryIO) -> bool:
        """Send one frame and hand on the answer; False at the end. Neither is kept while there is nothing to do."""
        frame = self._frames.get()
        if frame is None:
            return False
        stdin.write(frame)
        stdin.flush()
        answer = wire.read_frame(stdout)
        if answer is not None:
            self._answers.put(answer)
        return answer is not None

    def _close_pipes(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


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
        for parser in self._parsers:
            parser.stop()
