"""Queues of retrievals and other requests by host: no server gets a burst, no host blocks others."""

import heapq
import math
import random
from bisect import insort
from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import field
from typing import Any, Generic, TypeVar

from reader.domain.addresses import host_of
from reader.domain.ids import FeedId, GapId
from reader.domain.value_classes import dataclass
from reader.engine.tasks import BackgroundTask, FeedTask
from reader.net.politeness import HostGate, site_of


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


T = TypeVar("T", bound=BackgroundTask)


class WaitingRequests(Generic[T]):
    """Tasks of one kind by key, those of a site in order of arrival; `pause_seconds` lie between two of a host, 0 if the user
    waits.

    `_times` holds each site with a time before which none of its tasks starts: the gate's times only move forward, unless a
    request under way ends (`_busy`) or the clock goes back.
    """

    def __init__(self, pause_seconds: float) -> None:
        self._pause_seconds = pause_seconds
        self._by_site: dict[str, dict[Hashable, T]] = {}
        self._sites: dict[Hashable, str] = {}
        self._times: list[tuple[float, int, str]] = []
        self._busy: dict[str, int] = {}
        self._listed: set[str] = set()
        self._count = 0
        self._now = -math.inf

    def __len__(self) -> int:
        return len(self._sites)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._sites

    def __iter__(self) -> Iterator[T]:
        for tasks in self._by_site.values():
            yield from tasks.values()

    @property
    def is_asked_for(self) -> bool:
        """Return whether the user waits for them."""
        return not self._pause_seconds

    def append(self, task: T) -> None:
        """Add a task, unless its key is queued."""
        key, site = task.key, site_of(host_of(task.url))
        if key in self._sites:
            return
        self._sites[key] = site
        self._by_site.setdefault(site, {})[key] = task
        if site not in self._listed:
            self._listed.add(site)
            self._count += 1
            heapq.heappush(self._times, (-math.inf, self._count, site))

    def discard(self, key: Hashable) -> T | None:
        site = self._sites.pop(key, None)
        if site is None:
            return None
        tasks = self._by_site[site]
        task = tasks.pop(key)
        if not tasks:
            del self._by_site[site]
        return task

    def clear(self) -> list[T]:
        tasks = list(self)
        self._sites.clear()
        self._by_site.clear()
        return tasks

    def take(self, gate: HostGate, now: float) -> T | None:
        """Remove and return the first task whose host may be contacted now."""
        if self.next_at(gate, now) > now:
            return None
        return self.discard(next(iter(self._by_site[self._times[0][2]])))

    def next_at(self, gate: HostGate, now: float) -> float:
        """Return the time of the first possible start, as far as time alone decides; it may be too early, but not too late."""
        self._list_again(gate, now)
        while self._times and self._times[0][0] <= now:
            _, number, site = self._times[0]
            if site not in self._by_site:
                heapq.heappop(self._times)
                self._listed.discard(site)
            elif gate.is_busy(site):
                heapq.heappop(self._times)
                self._busy[site] = number
            elif (at := self._earliest(gate, site, now)) > now:
                heapq.heapreplace(self._times, (at, number, site))
            else:
                return at
        return self._times[0][0] if self._times else math.inf

    def _list_again(self, gate: HostGate, now: float) -> None:
        for site in [each for each in self._busy if not gate.is_busy(each)]:
            heapq.heappush(self._times, (-math.inf, self._busy.pop(site), site))
        if now < self._now:
            self._times = [(-math.inf, number, site) for _, number, site in self._times]
            heapq.heapify(self._times)
        self._now = now

    def _earliest(self, gate: HostGate, site: str, now: float) -> float:
        if self.is_asked_for:
            return gate.next_start_at(site, now)
        return gate.next_background_at(site, now, self._pause_seconds)


@dataclass(slots=True)
class BackgroundRequests:
    """Queued background requests, by kind; `is_allowed` lets the engine request full texts, icons and pictures on its own.
    Pictures are not fetched in advance before `offline_rest_until`; all feeds are checked for some at `offline_review_at`, saved
    pages for their texts at `saved_review_at`.
    `icons_sought` are the addresses in progress; `icon_feeds` are the feeds seen with an address, except those in `unseen`.
    `searches` holds the queued or current page of each gap's search: answers for other pages are ignored. Failed chapters files
    are not requested before `chapters_rest`. Feeds `opened_in_full` were learned at `full_texts_learned_at`.
    """

    is_allowed: bool = False
    waiting: dict[type[BackgroundTask], WaitingRequests[Any]] = field(default_factory=dict)
    chapters_rest: dict[str, float] = field(default_factory=dict)
    offline_review_at: float = -math.inf
    offline_rest_until: float = -math.inf
    saved_review_at: float = -math.inf
    full_texts_learned_at: float = -math.inf
    opened_in_full: frozenset[FeedId] = frozenset()
    icons_sought: set[str] = field(default_factory=set)
    icon_feeds: dict[str, set[FeedId]] = field(default_factory=dict)
    unseen: set[FeedId] = field(default_factory=set)
    searches: dict[GapId, Any] = field(default_factory=dict)

    def add(self, task: BackgroundTask) -> None:
        """Queue a task, unless its key is queued."""
        self.of(type(task)).append(task)

    def of(self, kind: type[T]) -> WaitingRequests[T]:
        found = self.waiting.get(kind)
        if found is None:
            found = self.waiting[kind] = WaitingRequests(kind.pause_seconds)
        return found

    @property
    def queues(self) -> list[WaitingRequests[Any]]:
        """Return all queues except those with limits of their own."""
        return [waiting for kind, waiting in self.waiting.items() if not kind.has_own_limits]
