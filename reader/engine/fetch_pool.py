"""Threads that make HTTP requests and nothing else: no database, no parsing, no decisions."""

import logging
import queue
import threading
from collections.abc import Callable

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult
from reader.supervision import NO_THREAD, Loop

log = logging.getLogger(__name__)


class FetchPool:
    """`size` daemon threads; `fetch` is called in them, `deliver` with each result in the same thread. `now` dates what went wrong here."""

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
        """Hand over a request; a thread is made when all others are busy. Raises ReaderError where there is none and none can be made."""
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
        # else it waits for one of the others, as it would with all of them busy

    def stop(self) -> None:
        """Let the threads end after what they do now; does not wait for a slow server."""
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
        """Whatever happens there is an answer: a feed without one would never be asked again."""
        try:
            return self._fetch(request)
        except Exception as error:
            log.exception("A fetch failed in a way that was not foreseen")
            now = self._now()
            return FetchResult(request, 0, request.url, now, now, problem=Problem(ProblemKind.BUG, type(error).__name__))
