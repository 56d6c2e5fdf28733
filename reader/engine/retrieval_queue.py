"""Retrievals that wait for their turn, by host, so that no server gets a burst and no host holds up the others. All names of a shared site are one host."""

import random
from collections import deque
from collections.abc import Callable, Iterable

from reader.domain.ids import FeedId
from reader.engine.tasks import FeedTask
from reader.net.host_gate import site_of


class RetrievalQueue:
    """First come, first served within a host; hosts in shuffled order."""

    def __init__(self, shuffler: random.Random) -> None:
        self._shuffler = shuffler
        self._by_host: dict[str, deque[FeedTask]] = {}
        self._feeds: set[FeedId] = set()

    def __len__(self) -> int:
        return len(self._feeds)

    def __bool__(self) -> bool:
        return bool(self._feeds)

    def __contains__(self, feed_id: FeedId) -> bool:
        return feed_id in self._feeds

    @property
    def hosts(self) -> Iterable[str]:
        """Hosts something waits for."""
        return self._by_host.keys()

    def add(self, tasks: Iterable[tuple[str, FeedTask]]) -> int:
        """Append tasks with their hosts, unless their feed waits already; return how many were taken."""
        fresh = [(site_of(host), task) for host, task in tasks if task.feed_id not in self._feeds]
        self._shuffler.shuffle(fresh)
        for host, task in fresh:
            self._by_host.setdefault(host, deque()).append(task)
            self._feeds.add(task.feed_id)
        return len(fresh)

    def add_first(self, tasks: Iterable[tuple[str, FeedTask]]) -> int:
        """Put tasks before all others, in the order given, unless their feed waits already; return how many were taken."""
        fresh = [(site_of(host), task) for host, task in tasks if task.feed_id not in self._feeds]
        ordered: dict[str, deque[FeedTask]] = {}
        for host, task in fresh:
            ordered.setdefault(host, deque()).append(task)
            self._feeds.add(task.feed_id)
        for host, waiting in self._by_host.items():
            ordered.setdefault(host, deque()).extend(waiting)
        self._by_host = ordered
        return len(fresh)

    def pop(self, may_start: Callable[[str], bool]) -> tuple[str, FeedTask] | None:
        """Remove and return the first task whose host may be asked now."""
        for host, tasks in self._by_host.items():
            if may_start(host):
                task = tasks.popleft()
                self._feeds.discard(task.feed_id)
                # the host goes to the end of the line, so that a long queue for one host does not hold up the others
                del self._by_host[host]
                if tasks:
                    self._by_host[host] = tasks
                return host, task
        return None

    def drop_host(self, host: str) -> list[FeedTask]:
        """Remove and return everything that waits for a host."""
        dropped = list(self._by_host.pop(site_of(host), ()))
        self._feeds.difference_update(task.feed_id for task in dropped)
        return dropped

    def drop(self, is_unwanted: Callable[[FeedTask], bool]) -> list[FeedTask]:
        """Remove and return the tasks that are not wanted any more."""
        dropped: list[FeedTask] = []
        for host, tasks in list(self._by_host.items()):
            kept = deque(task for task in tasks if not is_unwanted(task))
            dropped += [task for task in tasks if is_unwanted(task)]
            if kept:
                self._by_host[host] = kept
            else:
                del self._by_host[host]
        self._feeds.difference_update(task.feed_id for task in dropped)
        return dropped

    def clear(self) -> list[FeedTask]:
        """Remove and return everything."""
        dropped = [task for tasks in self._by_host.values() for task in tasks]
        self._by_host.clear()
        self._feeds.clear()
        return dropped
