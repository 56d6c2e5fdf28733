"""Threads that make HTTP requests only: no database, no parsing, no decisions."""

import logging
import queue
import threading
from collections.abc import Callable

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.retrieval import FetchRequest, FetchResult
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
        """Start a request; a thread is created if all others are busy. Raises ReaderError if there is none and none can be
        created.
        """
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
