"""Load on servers according to the raw log, compared with hourly requests, by host. Any thread with its own connection."""

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
    """Requests to one host; `hourly` is the number if each of its feeds were requested every hour. `asked_to_wait` counts the
    responses 429 and 503, `bytes` the transferred ones.
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
        """Return the requests saved; negative if there were more than hourly ones."""
        return self.hourly - self.requests


@dataclass(frozen=True, slots=True)
class Courtesy:
    """Requests of the last seven days for all feeds followed now, from `begins_at` on: later than a week ago if the log begins
    later.

    `hosts` are in descending order of their requests. Not `is_comparable` before a day has passed: the first requests would
    outweigh the savings.
    """

    begins_at: int
    hosts: tuple[HostCourtesy, ...] = ()
    is_comparable: bool = True

    @property
    def requests(self) -> int:
        return sum(each.requests for each in self.hosts)

    @property
    def saved(self) -> int:
        """Return the requests saved compared with hourly ones."""
        return sum(each.saved for each in self.hosts)

    @property
    def not_modified_share(self) -> float | None:
        """Return the share of requests answered 304; None without any."""
        return sum(each.not_modified for each in self.hosts) / self.requests if self.requests else None

    @property
    def bytes(self) -> int:
        return sum(each.bytes for each in self.hosts)

    @property
    def hosts_that_asked(self) -> int:
        """Count the servers that asked us to wait."""
        return sum(each.asked_to_wait > 0 for each in self.hosts)


def load_courtesy(connection: ReadConnection, now: int, once: Once | None = None) -> Courtesy:
    """Load the week before `now` (UTC seconds).

    An hourly timer requests a feed from its first retrieval on, or since it was added if there was none. A paused or gone feed
    counts until its last request, because no timer would request it.
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
