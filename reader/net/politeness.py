"""Limits of requests to a feed and a host, each with the rule that set it; turns at a host; the choice of validators. Any thread.
A planner may come later than these say, never earlier. Times are UTC seconds.
"""

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache

from reader.domain.addresses import host_of, is_private_name
from reader.domain.errors import CONNECTIVITY, Problem, ProblemKind
from reader.domain.feed import Feed, PublisherHints, Validators
from reader.domain.ids import DAY_SECONDS
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import FetchResult

MINUTE = 60
HOUR = 3600
HOURS_OF_A_DAY = 24
DAYS_OF_A_WEEK = 7
FIRST_BACKOFF_SECONDS = 5 * MINUTE
UNTIL_FIRST_SUCCESS = (2 * MINUTE, 10 * MINUTE, 30 * MINUTE, *[HOUR] * 24)
"""Pauses of a feed that has never succeeded; after about a day they grow like those of any other."""
RATE_LIMIT_SECONDS = 10 * MINUTE
NOISY_UPDATE_PERIOD_SECONDS = HOUR
"""Update period that is ignored: WordPress writes "hourly" into every feed."""

GONE_UNTIL = 253_402_300_799
"""End of the year 9999, for feeds that must not be requested again."""

FRESH_STATUSES = frozenset({200, 203, 226, 304})
DAILY = frozenset({ProblemKind.UNAUTHORIZED, ProblemKind.FORBIDDEN, ProblemKind.NOT_FOUND, ProblemKind.MAIL_SIGN_IN})
WAITING = frozenset({ProblemKind.RATE_LIMITED, ProblemKind.UNAVAILABLE, ProblemKind.FORBIDDEN})

Wait = tuple[int, Reason]
"""Seconds from now, and the rule."""


def not_before(
    feed: Feed, result: FetchResult, *, now: float, floor_seconds: int, max_age_seconds: int = DAY_SECONDS
) -> tuple[int, Reason | None]:
    """Return the earliest time for this feed's next retrieval and the rule that set it. `feed` is as this retrieval left it:
    `failures` counts it, `hints` are those of its document. `result.problem` may also come from the parser. A max-age is limited
    to `max_age_seconds`; nothing else but a 410 exceeds a day (or the floor, if that is longer).
    """
    problem = result.problem
    if problem is not None and problem.kind in CONNECTIVITY:
        return max(feed.not_before_at, int(now)), feed.not_before_rule
    if problem is not None and problem.kind is ProblemKind.GONE:
        return GONE_UNTIL, Reason(ReasonKind.GONE)
    seconds, rule = max(_waits(feed, result, floor_seconds, max_age_seconds), key=lambda wait: wait[0])
    at = _up(now + seconds)
    latest = max(_up(now + max(DAY_SECONDS, floor_seconds)), at)
    allowed = next_allowed(at, feed.hints)
    if allowed > at:
        return min(allowed, latest), Reason(ReasonKind.CLOSED_HOUR)
    return at, rule


def asked_until(feed: Feed, result: FetchResult, *, now: float, max_age_seconds: int = DAY_SECONDS) -> tuple[int, Reason | None]:
    """Return the part of the limit requested by the server, which applies to a manual retrieval too; (0, None) if there is none."""
    if result.problem is not None and result.problem.kind in CONNECTIVITY:
        return feed.asked_until, feed.asked_rule
    seconds, rule = max(_asked_waits(feed, result, max_age_seconds), key=lambda wait: wait[0], default=(0, None))
    return (_up(now + seconds), rule) if seconds else (0, None)


def next_allowed(at: int, hints: PublisherHints) -> int:
    """Return the time, or the start of the next hour that skipHours and skipDays leave open; eight days later if they leave none."""
    for hours_on in range(8 * 24):
        start = at if hours_on == 0 else (at // HOUR + hours_on) * HOUR
        moment = dt.datetime.fromtimestamp(start, dt.UTC)
        if moment.hour not in hints.skip_hours and moment.weekday() not in hints.skip_days:
            return start
    return at + 8 * DAY_SECONDS


def open_at(at: int, hints: PublisherHints) -> int:
    """Return the time at which a planned retrieval may happen; hints that leave no hour open are ignored, since `not_before` has
    slowed such a feed down to once a day already.
    """
    if len(hints.skip_hours) >= HOURS_OF_A_DAY or len(hints.skip_days) >= DAYS_OF_A_WEEK:
        return at
    return next_allowed(at, hints) if hints.skip_hours or hints.skip_days else at


def host_cooldown(result: FetchResult, now: float) -> int | None:
    """Return the end of a cooldown of the answering host (of `final_url`) after a 429 or 503; None without one. On private hosts
    an answer concerns one feed only: bridges pass on other servers' answers.
    """
    problem = result.problem
    if problem is None or is_private_name(host_of(result.final_url or result.request.url)):
        return None
    asked = min(result.retry_after_seconds or 0, DAY_SECONDS)
    if problem.kind is ProblemKind.RATE_LIMITED:
        return _up(now + max(asked, RATE_LIMIT_SECONDS))
    if problem.kind is ProblemKind.UNAVAILABLE and asked:
        return _up(now + asked)
    return None


def _waits(feed: Feed, result: FetchResult, floor_seconds: int, max_age_seconds: int) -> Iterator[Wait]:
    yield floor_seconds, Reason(ReasonKind.HARD_FLOOR, (floor_seconds,))
    yield from _hint_waits(feed.hints)
    yield from _asked_waits(feed, result, max_age_seconds)
    if result.problem is not None:
        yield from _backoff_waits(result.problem, feed)


def _hint_waits(hints: PublisherHints) -> Iterator[Wait]:
    if hints.ttl_seconds:
        yield _capped(hints.ttl_seconds, ReasonKind.TTL)
    if hints.update_period_seconds and hints.update_period_seconds > NOISY_UPDATE_PERIOD_SECONDS:
        yield _capped(hints.update_period_seconds, ReasonKind.UPDATE_PERIOD)


def _asked_waits(feed: Feed, result: FetchResult, max_age_seconds: int) -> Iterator[Wait]:
    problem = result.problem
    if problem is None:
        if result.status in FRESH_STATUSES and result.max_age_seconds:
            yield _capped(result.max_age_seconds, ReasonKind.MAX_AGE, max_age_seconds)
        return
    if problem.kind is ProblemKind.RATE_LIMITED:
        yield _grown(RATE_LIMIT_SECONDS, feed), _counted(ReasonKind.RATE_LIMITED, feed)
    if problem.kind in WAITING and result.retry_after_seconds:
        yield _capped(result.retry_after_seconds, ReasonKind.RETRY_AFTER)


def _backoff_waits(problem: Problem, feed: Feed) -> Iterator[Wait]:
    if feed.succeeded_at is None and feed.failures <= len(UNTIL_FIRST_SUCCESS):
        yield (
            UNTIL_FIRST_SUCCESS[max(feed.failures, 1) - 1],
            Reason(ReasonKind.NO_SUCCESS_YET),
        )
    elif feed.succeeded_at is None:
        late = replace(feed, failures=feed.failures - len(UNTIL_FIRST_SUCCESS))
        yield _grown(2 * HOUR, late), _counted(ReasonKind.FAILED, feed)
    else:
        yield _grown(FIRST_BACKOFF_SECONDS, feed), _counted(ReasonKind.FAILED, feed)
    if problem.kind in DAILY:
        yield DAY_SECONDS, Reason(ReasonKind.REFUSED)


def _counted(kind: ReasonKind, feed: Feed) -> Reason:
    return Reason(kind, (max(feed.failures, 1),))


def _grown(first: int, feed: Feed) -> int:
    """Return a delay that doubles with every consecutive failure, up to a day."""
    return min(first << min(max(feed.failures - 1, 0), 16), DAY_SECONDS)


def _capped(seconds: int, kind: ReasonKind, most: int = DAY_SECONDS) -> Wait:
    capped = min(max(seconds, 0), most)
    return capped, Reason(kind, (capped,))


def _up(at: float) -> int:
    return -int(-at // 1)


NOT_MODIFIED = 304
REPLACING = frozenset({200, 203, 226})


def merged_validators(old: Validators, result: FetchResult) -> Validators:
    """Return the validators to store with the entries of this answer. A full answer replaces the pair and drops what it lacks; a
    304 updates what it names; anything else changes nothing.
    """
    if result.problem is not None:
        return old
    if result.status in REPLACING:
        return result.validators
    if result.status == NOT_MODIFIED:
        return Validators(result.validators.etag or old.etag, result.validators.last_modified or old.last_modified)
    return old


SPACING_SECONDS: Mapping[str, float] = {"reddit.com": 60.0}
"""Longer pauses for sites that block frequent requests."""

SHARED_SITES = frozenset({"reddit.com", "tumblr.com", "wordpress.com", "blogspot.com", "substack.com", "livejournal.com"})
"""Sites that serve each blog under a name of its own from the same machines; their names share one turn."""


class HostGate:
    """Decides when a host may be contacted. Hosts are names as in a URL; all names of a shared site count as one. Private hosts
    (localhost, 192.168.1.2) get one request at a time but no pause: they are the user's own machines. A request that waits for a
    slow server releases its slot among `max_in_flight`, but its own host stays busy.
    """

    def __init__(self, spacing_seconds: float = 1.0, max_in_flight: int = 8) -> None:
        self._spacing_seconds = spacing_seconds
        self._max_in_flight = max_in_flight
        self._in_flight: set[str] = set()
        self._lingering: set[str] = set()
        self._started_at: dict[str, float] = {}
        self._background_at: dict[str, float] = {}
        self._cooldowns: dict[str, int] = {}

    def may_start(self, host: str, now: float) -> bool:
        if self.is_full or site_of(host) in self._in_flight:
            return False
        return self.next_start_at(host, now) <= now

    def next_start_at(self, host: str, now: float) -> float:
        """Return the earliest time for the next start by spacing and cooldown, ignoring requests under way."""
        site = site_of(host)
        last = self._started_at.get(site)
        spaced = now if last is None or last > now else last + self._spacing(site)
        return max(now, spaced, self._cooldowns.get(site, 0))

    def started(self, host: str, now: float) -> None:
        site = site_of(host)
        self._in_flight.add(site)
        self._started_at[site] = now

    def next_background_at(self, host: str, now: float, pause_seconds: float) -> float:
        """Return the start time of a background request: `pause_seconds` after the previous one to a public host."""
        site = site_of(host)
        last = self._background_at.get(site)
        rested = now if last is None or last > now or is_private_name(site) else last + pause_seconds
        return max(self.next_start_at(host, now), rested)

    def background_started(self, host: str, now: float) -> None:
        """Note the start of a background request; it takes a turn like any other."""
        self.started(host, now)
        self._background_at[site_of(host)] = now

    def finished(self, host: str) -> None:
        self._in_flight.discard(site_of(host))
        self._lingering.discard(site_of(host))

    def keep(self, hosts: Iterable[str]) -> None:
        """Keep only requests to these hosts; those to others have ended with an error."""
        sites = {site_of(host) for host in hosts}
        self._in_flight &= sites
        self._lingering &= sites

    def linger(self, host: str) -> None:
        """Release the slot of a slow request at this host."""
        if site_of(host) in self._in_flight:
            self._lingering.add(site_of(host))

    def is_busy(self, host: str) -> bool:
        return site_of(host) in self._in_flight

    @property
    def is_full(self) -> bool:
        return len(self._in_flight) - len(self._lingering) >= self._max_in_flight

    def set_cooldown(self, host: str, until: int) -> None:
        """Set a cooldown; an earlier time never shortens one."""
        site = site_of(host)
        self._cooldowns[site] = max(until, self._cooldowns.get(site, 0))

    def shorten_cooldowns(self, latest: int) -> None:
        """End all cooldowns by this time, after the clock was set back."""
        self._cooldowns = {site: min(until, latest) for site, until in self._cooldowns.items()}

    def is_cooling(self, host: str, now: float) -> bool:
        """Return whether the host is in a cooldown, so that waiting work is to be delayed."""
        return self._cooldowns.get(site_of(host), 0) > now

    def cooldowns(self, now: float) -> dict[str, int]:
        """Return current cooldowns, for storing; `set_cooldown` restores them."""
        return {site: until for site, until in self._cooldowns.items() if until > now}

    def _spacing(self, site: str) -> float:
        return 0.0 if is_private_name(site) else max(self._spacing_seconds, SPACING_SECONDS.get(site, 0.0))


@cache
def site_of(host: str) -> str:
    """Return the name under which a host takes its turn: its own, or that of the shared site."""
    name = host.lower().rstrip(".")
    parent = ".".join(name.split(".")[-2:])
    return parent if parent in SHARED_SITES else name
