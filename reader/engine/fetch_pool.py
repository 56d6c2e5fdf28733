"""Threads that make HTTP requests and nothing else: no database, no parsing, no decisions."""

import queue
import threading
from collections.abc import Callable

from reader.domain.retrieval import FetchRequest, FetchResult


class FetchPool:
    """`size` daemon threads; `fetch` is called in them, `deliver` with each result in the same thread."""

    def __init__(
        self, fetch: Callable[[FetchRequest], FetchResult], deliver: Callable[[FetchResult], None], *, size: int
    ) -> None:
        self._fetch = fetch
        self._deliver = deliver
        self._size = size
        self._requests: queue.SimpleQueue[FetchRequest | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._under_way = 0

    def start(self, request: FetchRequest) -> None:
        """Hand over a request; a thread is made when all others are busy."""
        with self._lock:
            self._under_way += 1
            needs_thread = self._under_way > len(self._threads) and len(self._threads) < self._size
        if needs_thread:
            thread = threading.Thread(target=self._work, name=f"fetch-{len(self._threads)}", daemon=True)
            self._threads.append(thread)
            thread.start()
        self._requests.put(request)

    def stop(self) -> None:
        """Let the threads end after what they do now; does not wait for a slow server."""
        for _ in self._threads:
            self._requests.put(None)

    def _work(self) -> None:
        while (request := self._requests.get()) is not None:
            result = self._fetch(request)
            with self._lock:
                self._under_way -= 1
            self._deliver(result)
