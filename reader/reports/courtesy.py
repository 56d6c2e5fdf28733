"""How gently servers were asked, from the raw log: beside asking every hour, and host by host. Any thread with its own connection."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import FeedId
from reader.domain.urls import host_of
from reader.domain.value_classes import dataclass
from reader.reports.once import Once
from reader.storage import scorecard as log
from reader.storage.connection import ReadConnection

DAYS = 7
HOUR_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class HostCourtesy:
    """What was asked of one host; `hourly` is what asking each of its feeds every hour would have made of it.

    `asked_to_wait` counts the answers 429 and 503, `bytes` travelled.
    """

    host: str
    feeds: int
    requests: int
    hourly: int
    not_modified: int
    asked_to_wait: int
    bytes: int

    @property
    def saved(self) -> int:
        """Requests spared; negative where there were more than hourly ones."""
        return self.hourly - self.requests


@dataclass(frozen=True, slots=True)
class Courtesy:
    """The last seven days over all feeds followed now, from `begins_at` on: later than a week ago where the log begins later.

    `hosts` come in the order of their requests, the most asked first. Not `is_comparable` before a day is over: the first requests would
    weigh more than all that they spare.
    """

    begins_at: int
    hosts: tuple[HostCourtesy, ...] = ()
    is_comparable: bool = True

    @property
    def requests(self) -> int:
        """All that were made."""
        return sum(each.requests for each in self.hosts)

    @property
    def saved(self) -> int:
        """Requests spared beside asking every hour."""
        return sum(each.saved for each in self.hosts)

    @property
    def not_modified_share(self) -> float | None:
        """How many of the requests were answered 304; None without any."""
        return sum(each.not_modified for each in self.hosts) / self.requests if self.requests else None

    @property
    def bytes(self) -> int:
        return sum(each.bytes for each in self.hosts)

    @property
    def hosts_that_asked(self) -> int:
        """How many servers asked to be left alone for a while."""
        return sum(each.asked_to_wait > 0 for each in self.hosts)


def load_courtesy(connection: ReadConnection, now: int, once: Once | None = None) -> Courtesy:
    """The week before `now` (UTC seconds). An hourly timer asks a feed from its first retrieval on, or since it was added if none came.

    Nobody asks a feed that is paused or gone: it counts until it was asked last.
    """
    begins_at = min(max(now - DAYS * DAY_SECONDS, log.logged_since(connection) or 0), now)
    begun = (once or Once()).read(log.first_retrievals, connection)
    by_host: dict[str, list[log.FeedRequests]] = defaultdict(list)
    for each in log.requests_by_feed(connection, begins_at, now):
        by_host[host_of(each.url)].append(each)
    hosts = [_host(name, found, begun, begins_at, now) for name, found in by_host.items()]
    return Courtesy(begins_at, tuple(sorted(hosts, key=lambda host: (-host.requests, host.host))), now - begins_at >= DAY_SECONDS)


def _host(name: str, found: Sequence[log.FeedRequests], begun: Mapping[FeedId, int], begins_at: int, now: int) -> HostCourtesy:
    ends = (now if each.stopped_at is None else each.stopped_at for each in found)
    since = (max(begins_at, begun.get(each.feed_id, each.added_at)) for each in found)
    followed = sum(max(end - begin, 0) for begin, end in zip(since, ends, strict=True))
    return HostCourtesy(
        host=name,
        feeds=len(found),
        requests=sum(each.requests for each in found),
        hourly=round(followed / HOUR_SECONDS),
        not_modified=sum(each.not_modified for each in found),
        asked_to_wait=sum(each.asked_to_wait for each in found),
        bytes=sum(each.wire_bytes for each in found),
    )
