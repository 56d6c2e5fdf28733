"""Queue of retrievals by host, so that no server gets a burst and no host blocks others. All names of a shared site are one host."""

import random
from bisect import insort
from collections import deque
from collections.abc import Callable, Iterable

from reader.domain.ids import FeedId
from reader.engine.tasks import FeedTask
from reader.net.host_gate import site_of


class RetrievalQueue:
    """One line in shuffled order; the first task whose host may be contacted goes next. A long list for one host neither blocks
    the others, as its tasks take turns, nor is left for the end, where it would go on alone.
    """

    def __init__(self, shuffler: random.Random) -> None:
        self._shuffler = shuffler
        self._by_host: dict[str, deque[tuple[int, FeedTask]]] = {}
        """Tasks with their places in the line."""
        self._line: list[tuple[int, str]] = []
        """The place of each host's first task, sorted."""
        self._first, self._end = 0, 0
        self._feeds: set[FeedId] = set()

    def __len__(self) -> int:
        return len(self._feeds)

    def __bool__(self) -> bool:
        return bool(self._feeds)

    def __contains__(self, feed_id: FeedId) -> bool:
        return feed_id in self._feeds

    @property
    def hosts(self) -> Iterable[str]:
        return self._by_host.keys()

    def add(self, tasks: Iterable[tuple[str, FeedTask]]) -> int:
        """Append tasks with their hosts, unless their feed is queued; return the number added."""
        fresh = self._fresh(tasks)
        self._shuffler.shuffle(fresh)
        for place, (host, task) in enumerate(fresh, self._end):
            self._by_host.setdefault(host, deque()).append((place, task))
        self._end += len(fresh)
        self._line_up()
        return len(fresh)

    def add_first(self, tasks: Iterable[tuple[str, FeedTask]]) -> int:
        """Put tasks before all others, in the given order, unless their feed is queued; return the number added."""
        fresh = self._fresh(tasks)
        self._first -= len(fresh)
        for place, (host, task) in reversed(list(enumerate(fresh, self._first))):
            self._by_host.setdefault(host, deque()).appendleft((place, task))
        self._line_up()
        return len(fresh)

    def pop(self, may_start: Callable[[str], bool]) -> tuple[str, FeedTask] | None:
        """Remove and return the first task whose host may be contacted now."""
        for at, (_, host) in enumerate(self._line):
            if may_start(host):
                tasks = self._by_host[host]
                _, task = tasks.popleft()
                self._feeds.discard(task.feed_id)
                del self._line[at]
                if tasks:
                    insort(self._line, (tasks[0][0], host))
                else:
                    del self._by_host[host]
                return host, task
        return None

    def drop_host(self, host: str) -> list[FeedTask]:
        site = site_of(host)
        return self._drop(lambda at, _: at == site)

    def drop(self, is_unwanted: Callable[[FeedTask], bool]) -> list[FeedTask]:
        return self._drop(lambda _, task: is_unwanted(task))

    def clear(self) -> list[FeedTask]:
        return self._drop(lambda *_: True)

    def _fresh(self, tasks: Iterable[tuple[str, FeedTask]]) -> list[tuple[str, FeedTask]]:
        """Return tasks whose feeds are not queued, and mark those as queued."""
        fresh = []
        for host, task in tasks:
            if task.feed_id not in self._feeds:
                fresh.append((site_of(host), task))
                self._feeds.add(task.feed_id)
        return fresh

    def _line_up(self) -> None:
        self._line = sorted((tasks[0][0], host) for host, tasks in self._by_host.items())

    def _drop(self, is_unwanted: Callable[[str, FeedTask], bool]) -> list[FeedTask]:
        dropped: list[FeedTask] = []
        for host, tasks in list(self._by_host.items()):
            kept = deque(each for each in tasks if not is_unwanted(host, each[1]))
            dropped += [task for _, task in tasks if is_unwanted(host, task)]
            if kept:
                self._by_host[host] = kept
            else:
                del self._by_host[host]
        self._feeds.difference_update(task.feed_id for task in dropped)
        self._line_up()
        return dropped
