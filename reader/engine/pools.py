"""Threads that make HTTP requests, and the parser process: no database, no decisions."""

import logging
import queue
import threading
from collections.abc import Callable
from dataclasses import replace
from itertools import count

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult, ParseJob, ParseResult
from reader.formats import wire
from reader.own_process import PARSER, START_SECONDS, STOP_SECONDS, TIME_IS_OVER, Child, own_command
from reader.supervision import NO_THREAD, Loop

log = logging.getLogger(__name__)


class FetchPool:
    """Pool of `size` daemon threads; `fetch`, and `deliver` with its result, are called in them. `now` dates internal errors."""

    def __init__(
        self,
        fetch: Callable[[FetchRequest], FetchResult],
        deliver: Callable[[FetchResult], None],
        *,
        size: int,
        now: Callable[[], float],
        name: str = "fetch",
    ) -> None:
        self._fetch = fetch
        self._now = now
        self._name = name
        self._deliver = deliver
        self._size = size
        self._requests: queue.SimpleQueue[FetchRequest | None] = queue.SimpleQueue()
        self._threads: list[Loop] = []
        self._lock = threading.Lock()
        self._under_way = 0

    def start(self, request: FetchRequest) -> None:
        """Start a request, in a new thread if all are busy. Raises ReaderError if none can be created."""
        with self._lock:
            self._under_way += 1
            needs_thread = self._under_way > len(self._threads) and len(self._threads) < self._size
        if needs_thread:
            self._hire()
        self._requests.put(request)

    def _hire(self) -> None:
        thread = Loop(f"{self._name}-{len(self._threads)}", self._step)
        if thread.start():
            self._threads.append(thread)
        elif not self._threads:
            with self._lock:
                self._under_way -= 1
            raise ReaderError(ProblemKind.NO_RESOURCES, NO_THREAD)
        # else it waits for another thread, as if all were busy

    def stop(self) -> None:
        """End the threads after their present request, without waiting for a slow server."""
        for _ in self._threads:
            self._requests.put(None)

    def _step(self) -> bool:
        request = self._requests.get()
        if request is None:
            return False
        result = self._answer(request)
        with self._lock:
            self._under_way -= 1
        self._deliver(result)
        return True

    def _answer(self, request: FetchRequest) -> FetchResult:
        """Return an answer whatever happens: a feed without one would never be requested again."""
        try:
            return self._fetch(request)
        except Exception as error:
            log.exception("A fetch failed in a way that was not foreseen")
            now = self._now()
            return FetchResult(request, 0, request.url, now, now, problem=Problem(ProblemKind.BUG, type(error).__name__))


TIME_LIMIT_SECONDS = 60.0
"""Elapsed time limit of a document, for a busy processor or a system that does not count."""
IDLE_SECONDS = 300.0
"""Seconds without documents until the process, which takes 30 MB, ends; starting one takes a quarter of a second."""
CHILDREN_MAX = 2
WAITING_FOR_ANOTHER = 4


class ParserProcess:
    """Parser of one child process: jobs in, results out through `deliver`, in order."""

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
        # each is changed by one thread only: the caller's, or our own
        self._started = 0
        self._answered = 0
        self._child: Child | None = None

    @property
    def waiting(self) -> int:
        """Return the number of unanswered documents."""
        return self._started - self._answered

    @property
    def child_pid(self) -> int | None:
        return self._child.pid if self._child is not None else None

    def start(self, job: ParseJob) -> None:
        """Start a document; the first one creates the thread and the child."""
        self._started += 1
        self._jobs.put(job)
        if not self._loop.start():
            self._refuse_all()

    def stop(self) -> None:
        """Kill the child: nobody waits for its document."""
        self._loop.stop()
        self._jobs.put(None)
        child = self._child
        if child is not None:
            child.kill()
        self._loop.join(STOP_SECONDS)

    def _refuse_all(self) -> None:
        """Answer waiting documents with a problem if there is no thread; the next document tries again to start one."""
        while not self._jobs.empty():
            job = self._jobs.get()
            if job is not None:
                self._answer(job, Problem(ProblemKind.NO_RESOURCES, NO_THREAD))

    def _step(self) -> bool:
        job = self._next_job()
        if job is None:
            return False
        # everyone who waits gets an answer, even if our own error goes on to the loop
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
                # the killer is unknown: perhaps the system, for its memory, long before this document
                result = self._try_to_parse(job)
        except (OSError, MemoryError, ReaderError) as error:
            log.warning("The parser could not be started: %r", error)
            self._end_child()
            return _resource_problem(error)
        return result or Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.MEMORY))

    def _try_to_parse(self, job: ParseJob) -> ParseResult | None:
        """Return None if the child exited instead. Raises OSError or ReaderError if none can be started."""
        child = self._child = self._child or Child("parser", own_command(PARSER), start_seconds=START_SECONDS)
        if self._loop.is_stopping:
            return Problem(ProblemKind.INTERRUPTED)
        patience = wire.patience(job)
        try:
            frame = child.ask(wire.encode_job(job), self._time_limit * patience)
        except queue.Empty:
            self._end_child()
            return _late(self._time_limit * patience)
        if frame is None:
            self._end_child()
            if child.exit_code == TIME_IS_OVER:
                return _late(wire.PROCESSOR_SECONDS * patience)
            log.warning("The parser ended by itself")
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


def _late(seconds: float) -> Problem:
    log.warning("A document took longer than %s s to read; its parser was ended", seconds)
    return Problem(ProblemKind.PARSE_LIMIT, Detail(DetailKind.SECONDS, (seconds,)))


def _resource_problem(error: OSError | MemoryError | ReaderError) -> Problem:
    if isinstance(error, ReaderError):
        return error.problem
    said = error.strerror or type(error).__name__ if isinstance(error, OSError) else Detail(DetailKind.MEMORY)
    return Problem(ProblemKind.NO_RESOURCES, said)


class ParserPool:
    """Pool of one child, and a second one while many documents wait, as in a first import; documents go to the less busy one."""

    def __init__(self, deliver: Callable[[int, ParseResult], None], *, size: int = CHILDREN_MAX) -> None:
        self._deliver = deliver
        self._asked: dict[int, queue.SimpleQueue[ParseResult]] = {}
        self._numbers = count(-1, -1)
        self._lock = threading.Lock()
        self._parsers = [ParserProcess(self._answer) for _ in range(size)]

    def start(self, job: ParseJob) -> None:
        first, *others = self._parsers
        with self._lock:
            if first.waiting >= WAITING_FOR_ANOTHER and others:
                min(self._parsers, key=lambda parser: parser.waiting).start(job)
            else:
                first.start(job)

    def ask(self, job: ParseJob) -> ParseResult:
        """Have a document parsed and wait for the result, whatever the job's number. Any thread but the engine's."""
        answer: queue.SimpleQueue[ParseResult] = queue.SimpleQueue()
        number = next(self._numbers)
        self._asked[number] = answer
        self.start(replace(job, job_id=number))
        return answer.get()

    def _answer(self, job_id: int, result: ParseResult) -> None:
        asked = self._asked.pop(job_id, None)
        if asked is None:
            self._deliver(job_id, result)
        else:
            asked.put(result)

    def stop(self) -> None:
        for parser in self._parsers:
            parser.stop()
        for number in list(self._asked):
            self._answer(number, Problem(ProblemKind.INTERRUPTED))
