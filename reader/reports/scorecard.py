"""The scorecard: the engine's results from the raw log, compared with fixed timers. Any thread."""

from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from datetime import UTC, datetime
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from reader.domain.accounts import Account
from reader.domain.entry import Article
from reader.domain.errors import ProblemKind
from reader.domain.ids import DAY_SECONDS, EntryId, FeedId, iso_time
from reader.domain.retrieval import BRIEFING, AccessRecord, Outcome
from reader.domain.value_classes import dataclass
from reader.formats.articles.pictures import is_tracker, picture_addresses
from reader.learning.day import Numbers
from reader.learning.scorecard import Delay, access_delay, mean_timer_misses, missed, missed_at_each, retrieval_delay
from reader.reports.learning_state import HABIT_DAYS
from reader.reports.postings import NOTHING_POSTED, Once, Postings, load_postings
from reader.reports.rhythm import load_stays
from reader.reports.rhythm_accesses import Stay, is_soon, stay_at
from reader.storage import accounts, activity, briefing, entries, history, pictures, preferences, readings, remote_feeds
from reader.storage import scorecard as log
from reader.storage.accounts import REFRESHING_FIRST, REFRESHING_SINCE, REFRESHING_UNTIL
from reader.storage.connection import ReadConnection
from reader.storage.scorecard import FollowedFeed

OVERDUE_SECONDS = DAY_SECONDS + 3600
"""Every feed is retrieved once a day, give or take an hour; a longer delay means postponed by its server or the user."""

NEVER: Mapping[FeedId, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Coverage:
    """Covered share of the time that feeds were followed (`share`); None without any feed.

    Postings outside it are unknown: the last request of `failed` feeds did not succeed, `stopped` ones are paused, gone or by
    hand, `never_retrieved` ones gave no document so far, `postponed` ones gave none for more than a day. A feed counts once.
    """

    share: float | None = None
    failed: int = 0
    stopped: int = 0
    never_retrieved: int = 0
    postponed: int = 0

    @property
    def percent(self) -> int:
        """Return the share in percent; 100 only if it is complete."""
        return int((self.share or 0.0) * 100)

    @property
    def unknown_feeds(self) -> int:
        return self.failed + self.stopped + self.never_retrieved + self.postponed


class Span:
    """A span from `begins_at` to `ends_at` (UTC seconds), with the first successful retrieval of F `feeds` (`begun`).

    In seconds per feed [F]: `followed`, since it was added if it was never retrieved; `covered`, the time for which everything is
    known of it.
    """

    def __init__(
        self, begins_at: int, ends_at: int, begun: Mapping[FeedId, int] = NEVER, feeds: Sequence[FollowedFeed] = ()
    ) -> None:
        self.begins_at, self.ends_at, self.begun, self.feeds = begins_at, ends_at, begun, feeds
        self.has_begun = np.array([feed.feed_id in begun for feed in feeds], dtype=np.bool_)
        since = np.array([begun.get(feed.feed_id, feed.added_at) for feed in feeds], dtype=np.int64)
        last = np.array([feed.last_success_at or 0 for feed in feeds], dtype=np.int64)
        self.followed = np.maximum(ends_at - np.maximum(begins_at, since), 0)
        self.covered = np.maximum(np.minimum(last, ends_at) - np.maximum(begins_at, since), 0) * self.has_begun
        self.covered_seconds = int(self.covered.sum())

    def coverage(self) -> Coverage:
        """Return the coverage, each feed counted in the first category that applies."""
        total = int(self.followed.sum())
        names = [self._unknown(feed) for feed in self.feeds]
        return Coverage(
            self.covered_seconds / total if total else None,
            failed=names.count("failed"),
            stopped=names.count("stopped"),
            never_retrieved=names.count("never"),
            postponed=names.count("postponed"),
        )

    def _unknown(self, feed: FollowedFeed) -> str:
        if feed.is_stopped:
            return "stopped"
        if feed.feed_id not in self.begun:
            return "never"
        if feed.has_failed:
            return "failed"
        is_late = feed.last_success_at is None or feed.last_success_at < self.ends_at - OVERDUE_SECONDS
        return "postponed" if is_late else ""


@dataclass(frozen=True, slots=True)
class ReturnVisits:
    """Of `visits` while the user's presence was known, those `within_minute` of a return, and how many of these missed nothing.
    `ready` is None if the misses of all of them are unknown.
    """

    visits: int
    within_minute: int
    ready: int | None


def return_visits(stays: Sequence[Stay], visits: Sequence[float], misses: Sequence[int | None]) -> ReturnVisits | None:
    """Count visits after returns, given the misses at each visit, None if unknown; None without a visit within a known stay."""
    known = [(stay, at, missed) for at, missed in zip(visits, misses, strict=True) if (stay := stay_at(stays, at)) is not None]
    if not known:
        return None
    soon = [missed for stay, at, missed in known if is_soon(stay, at)]
    judged = [missed for missed in soon if missed is not None]
    return ReturnVisits(len(known), len(soon), judged.count(0) if judged else None)


LEAST_ARTICLES, LEAST_DAYS, LEAST_VISITS = 20, 3, 3
LONGEST_DAYS = 30
"""Older articles are kept only if they are unread, so they are not representative."""


@dataclass(frozen=True, slots=True)
class Served:
    """Delay until a server had the articles of so many days, and how often one was posted but not there yet at a visit."""

    days: float
    articles: int
    delay: Delay
    visits: int
    misses: int


@dataclass(frozen=True, slots=True)
class ServerComparison:
    """An account's server with its own timer alone, and since the plan also refreshes feeds there."""

    account: str
    timer: Served
    plan: Served
    refreshes: int


def compare_servers(connection: ReadConnection, now: int) -> Sequence[ServerComparison]:
    """Compare accounts for which both sides are known, in their order."""
    found = (_compare(connection, account, now) for account in accounts.accounts(connection))
    return tuple(each for each in found if each is not None)


def _compare(connection: ReadConnection, account: Account, now: int) -> ServerComparison | None:
    marks = accounts.high_water(connection, account.account_id)
    first, since = marks.get(REFRESHING_FIRST), marks.get(REFRESHING_SINCE)
    if not first or not since:
        return None
    until = min(marks.get(REFRESHING_UNTIL) or now, now)
    times = remote_feeds.arrivals(connection, account.account_id, first - LONGEST_DAYS * DAY_SECONDS)
    timer = _served(connection, times, times[0][0] if times else first, first)
    plan = _served(connection, times, max(since, until - LONGEST_DAYS * DAY_SECONDS), until)
    if timer is None or plan is None:
        return None
    return ServerComparison(account.name, timer, plan, activity.refreshes_since(connection, account.account_id, since))


def _served(connection: ReadConnection, times: Sequence[tuple[int, int]], begins: int, ends: int) -> Served | None:
    """Return figures of the postings in a span, None if too few. Those not there by its end count by the server's own time."""
    own = np.array([each for each in times if begins <= each[0] < ends], dtype=np.float64).reshape(-1, 2)
    posted, crawled = own[:, 0], own[:, 1]
    visits = np.array([visit.at for visit in history.visits(connection, begins, ends)], dtype=np.float64)
    days, delay = (ends - begins) / DAY_SECONDS, retrieval_delay(posted, crawled)
    if delay is None or len(own) < LEAST_ARTICLES or days < LEAST_DAYS or visits.size < LEAST_VISITS:
        return None
    misses = missed(posted, crawled, np.full(len(own), float(ends)), visits).misses
    return Served(round(days, 2), len(own), delay, int(visits.size), misses)


HOUR_SECONDS = 3600


@dataclass(frozen=True, slots=True)
class Requests:
    """All requests of the span; `not_modified` were answered 304, `bytes` were transferred."""

    total: int
    by_rule: Mapping[str, int]
    not_modified: int
    not_modified_share: float | None
    bytes: int
    failed: int
    refused: int
    without_network: int


@dataclass(frozen=True, slots=True)
class PerDay:
    """The figures as rates; `requests_per_feed` is per feed while it was followed."""

    accesses: float | None
    postings: float
    misses: float | None
    requests: float
    requests_per_feed: float | None
    bytes: float


@dataclass(frozen=True, slots=True)
class FixedTimer:
    """A timer that retrieves every feed at one interval, on the same postings and accesses: `misses` is the mean over its phases."""

    interval_seconds: float
    requests: int
    misses: float | None


@dataclass(frozen=True, slots=True)
class AccessDay:
    """A local day (ISO 8601) with visits; misses are None if none came before a successful retrieval."""

    day: str
    accesses: int
    misses: int | None
    timer_misses: float | None


@dataclass(frozen=True, slots=True)
class Scorecard:
    """Output of `scorecard --json` about the feeds followed now; None if unknown.

    The span runs from `begins` to `ends` (ISO 8601): the days asked for, or since the earliest request or visit in the log. For
    each feed, and for the timers too, it ends with the last successful retrieval: `coverage` is the share of the time covered.
    `postings` were posted in it, after their feed's first retrieval, and retrieved since; the `undated` have no usable date and
    are excluded from everything else. `accesses` are visits, None if they are not recorded and no earlier ones are left. `misses`
    are pairs of an access and a posting that was not there before it, `late` those that were not there 3 s after it either.

    Delays run from posting to retrieval and from posting to the first access that shows it. `per_day` is None for less than a
    day. Of `fixed_timers`, "uniform" makes all of `requests` in the time covered, none of them in vain, "hourly" 24 a day for
    each feed. `by_day` are the days with accesses, `returns` the accesses that followed the user's return to the computer; None
    if presence is unknown. Before `comparable_from` (ISO 8601), a week after the log began, misses are little more than chance.
    `servers` are those of accounts, whose feeds are in no other figure.
    """

    begins: str
    ends: str
    days: float
    feeds: int
    records_accesses: bool
    coverage: Coverage
    accesses: int | None
    postings: int
    undated: int
    misses: int | None
    late: int | None
    misses_per_access: float | None
    delay_to_retrieval: Delay | None
    delay_to_access: Delay | None
    requests: Requests
    gaps: log.GapTotals
    per_day: PerDay | None
    fixed_timers: Mapping[str, FixedTimer]
    by_day: Sequence[AccessDay]
    returns: ReturnVisits | None = None
    comparable_from: str = ""
    servers: Sequence[ServerComparison] = ()

    @property
    def is_comparable(self) -> bool:
        """Return whether the misses, and those of a timer, are more than chance."""
        return self.comparable_from <= self.ends

    @property
    def days_known(self) -> int:
        """Count the days with visits that can be compared."""
        return sum(day.misses is not None for day in self.by_day)

    @property
    def days_lost_to_timer(self) -> int:
        """Count the days on which the timer with as many requests would have missed less."""
        pairs = ((day.misses, day.timer_misses) for day in self.by_day)
        return sum(own is not None and timer is not None and timer < own for own, timer in pairs)


@dataclass(frozen=True, slots=True)
class _Raw:
    """The raw log of a span, times in UTC seconds; empty for a profile that was never used."""

    span: Span
    logged_since: int = 0
    records_accesses: bool = True
    totals: Sequence[log.RequestTotals] = ()
    times: Postings = NOTHING_POSTED
    visits: Sequence[AccessRecord] = ()
    gaps: log.GapTotals = field(default_factory=log.GapTotals)
    stays: Sequence[Stay] = ()

    @property
    def days(self) -> float:
        return (self.span.ends_at - self.span.begins_at) / DAY_SECONDS

    @property
    def requests(self) -> int:
        return sum(each.requests for each in self.totals)

    @property
    def accesses(self) -> int | None:
        return len(self.visits) if self.visits or self.records_accesses else None

    @property
    def feed_seconds(self) -> int:
        """Return the time for which feeds were followed within the span since their first retrieval, over all feeds."""
        return int(self.span.followed[self.span.has_begun].sum())

    def known(self, accesses: Numbers) -> NDArray[np.bool_]:
        """Return which accesses [A] can be judged: a feed had begun before, and was successfully retrieved since. An access in
        the very second of a first document cannot: anything it could miss was posted after that.
        """
        known = (feed for feed in self.span.feeds if feed.feed_id in self.span.begun)
        spans = [(self.span.begun[feed.feed_id], feed.last_success_at or 0) for feed in known]
        begun, last = np.array([span for span in spans if span[0] <= span[1]], dtype=np.float64).reshape(-1, 2).T
        found: NDArray[np.bool_] = np.searchsorted(np.sort(begun), accesses) > np.searchsorted(np.sort(last), accesses)
        return found


def make_scorecard(connection: ReadConnection, *, days: int, now: int, once: Once | None = None) -> Scorecard:
    """Return the figures of the last `days` before `now` (UTC seconds); all zero for a profile that was never used."""
    begins_at = now - days * DAY_SECONDS
    return replace(_scorecard_from(_read(connection, begins_at, now, once)), servers=compare_servers(connection, now))


def _read(connection: ReadConnection, asked_from: int, now: int, once: Once | None) -> _Raw:
    once = once or Once()
    logged_since = log.counted_since(connection, 0, now)
    begins_at = max(asked_from, logged_since)
    chosen = preferences.load(connection)
    raw = _Raw(
        Span(begins_at, now, once.read(log.first_retrievals, connection), log.followed(connection, now)),
        logged_since=logged_since,
        records_accesses=chosen.habits_record,
        totals=once.read(log.requests, connection, begins_at, now),
        visits=history.visits(connection, begins_at, now),
        gaps=log.gaps(connection, begins_at, now),
        stays=load_stays(connection, chosen, now) or (),
    )
    # A timer's last retrieval before the first access brought postings until then, so postings back to it are needed.
    reach = max(_intervals(raw).values(), default=0.0)
    return replace(raw, times=load_postings(connection, raw.span.begun, int(begins_at - reach)))


def _scorecard_from(raw: _Raw) -> Scorecard:
    posted, seen, span = raw.times.posted, raw.times.seen, raw.span
    known = raw.times.of_feed({feed.feed_id: feed.last_success_at or 0 for feed in span.feeds})
    accesses = np.array([visit.at for visit in raw.visits], dtype=np.float64)
    is_known, is_within = posted < seen, (posted >= span.begins_at) & (posted <= span.ends_at)
    is_undated = ~is_known & (seen >= span.begins_at) & (seen <= span.ends_at)
    own, is_own = (posted[is_known], seen[is_known], known[is_known]), is_known & is_within
    has_known = raw.known(accesses)
    counts = missed(*own, accesses) if has_known.any() else None
    at_each = missed_at_each(*own, accesses)
    postings = int(is_own.sum())
    intervals = _intervals(raw)
    each = {name: mean_timer_misses(own[0], own[2], accesses, interval_seconds=at) for name, at in intervals.items()}
    return Scorecard(
        begins=iso_time(span.begins_at) or "",
        ends=iso_time(span.ends_at) or "",
        days=raw.days,
        feeds=len(span.feeds),
        records_accesses=raw.records_accesses,
        coverage=span.coverage(),
        accesses=raw.accesses,
        postings=postings,
        undated=int(is_undated.sum()),
        misses=counts.misses if counts else None,
        late=counts.late if counts else None,
        misses_per_access=counts.misses / accesses.size if counts else None,
        delay_to_retrieval=retrieval_delay(posted[is_own], seen[is_own]),
        delay_to_access=access_delay(posted[is_own], seen[is_own], accesses),
        requests=_requests(raw.totals),
        comparable_from=iso_time(raw.logged_since + HABIT_DAYS * DAY_SECONDS) or "",
        gaps=raw.gaps,
        per_day=_per_day(raw, postings, counts.misses if counts else None),
        fixed_timers={
            name: FixedTimer(at, round(span.covered_seconds / at), float(each[name].sum()) if counts else None)
            for name, at in intervals.items()
        },
        by_day=_by_day(raw, has_known, at_each, each.get("uniform")),
        returns=return_visits(
            raw.stays,
            accesses.tolist(),
            [int(misses) if is_known else None for misses, is_known in zip(at_each, has_known, strict=True)],
        ),
    )


def _by_day(raw: _Raw, has_known: NDArray[np.bool_], misses: Numbers, timer_misses: Numbers | None) -> list[AccessDay]:
    days = np.array([visit.local_day for visit in raw.visits], dtype=np.int64)
    found: list[AccessDay] = []
    for day in np.unique(days):
        is_then = days == day
        own, timer = None, None
        if timer_misses is not None and has_known[is_then].any():
            own, timer = int(misses[is_then].sum()), float(timer_misses[is_then].sum())
        date = datetime.fromtimestamp(int(day) * DAY_SECONDS, UTC).date().isoformat()
        found.append(AccessDay(date, int(is_then.sum()), own, timer))
    return found


def _intervals(raw: _Raw) -> dict[str, float]:
    """Return seconds between two retrievals of a feed by each fixed timer; none if no time is covered."""
    covered = raw.span.covered_seconds if raw.requests else 0
    return {"uniform": covered / raw.requests, "hourly": float(HOUR_SECONDS)} if covered else {}


def _requests(totals: Sequence[log.RequestTotals]) -> Requests:
    by_rule, by_outcome = Counter[str](), Counter[Outcome]()
    for each in totals:
        by_rule[each.rule.value] += each.requests
        by_outcome[each.outcome] += each.requests
    total, not_modified = by_rule.total(), sum(each.not_modified for each in totals)
    return Requests(
        total=total,
        by_rule=dict(by_rule.most_common()),
        not_modified=not_modified,
        not_modified_share=not_modified / total if total else None,
        bytes=sum(each.wire_bytes for each in totals),
        failed=by_outcome[Outcome.FAILED],
        refused=by_outcome[Outcome.REFUSED],
        without_network=by_outcome[Outcome.NO_NETWORK],
    )


def _per_day(raw: _Raw, postings: int, misses: int | None) -> PerDay | None:
    if raw.days < 1:
        return None
    return PerDay(
        accesses=None if raw.accesses is None else raw.accesses / raw.days,
        postings=postings / raw.days,
        misses=None if misses is None else misses / raw.days,
        requests=raw.requests / raw.days,
        requests_per_feed=raw.requests * DAY_SECONDS / raw.feed_seconds if raw.feed_seconds else None,
        bytes=sum(each.wire_bytes for each in raw.totals) / raw.days,
    )


ARTICLES_MAX = 300
"""Latest opened articles that are judged, because their pictures have to be found in their texts."""


@dataclass(frozen=True, slots=True)
class Readiness:
    """Of `visits` with reading, those that were `ready`: every article was here before the visit, its pictures in the cache, and its
    full text where it is shown with that. `briefing_days` are days with visits since the first briefing, `opened_days` those of
    them on which one was opened.
    """

    visits: int = 0
    ready: int = 0
    briefing_days: int = 0
    opened_days: int = 0


def judge_readiness(connection: ReadConnection, since: int, now: int) -> Readiness:
    """Judge the visits of a span (UTC seconds). An article that is gone is left out; a picture fetched again counts as late."""
    visits = history.visits(connection, since, now)
    times = [visit.at for visit in visits]
    opened: defaultdict[int, set[EntryId]] = defaultdict(set)
    for reading in readings.readings(connection, since)[-ARTICLES_MAX:]:
        place = bisect_right(times, reading.at) - 1
        if place >= 0:
            opened[times[place]].add(reading.entry_id)
    with_pictures = preferences.load(connection).reading_pictures != "never"
    judged: list[bool] = []
    for at, entry_ids in opened.items():
        found = [article for each in entry_ids if (article := entries.article(connection, each)) is not None]
        if found:
            judged.append(all(_was_ready(connection, article, at, with_pictures=with_pictures) for article in found))
    begun = briefing.begun_at(connection)
    days = {visit.local_day for visit in visits if begun is not None and visit.at >= begun}
    days_opened = {each.local_day for each in history.accesses(connection, since) if each.kind == BRIEFING and each.at <= now}
    return Readiness(len(judged), sum(judged), len(days), len(days & days_opened))


def _was_ready(connection: ReadConnection, article: Article, at: int, *, with_pictures: bool) -> bool:
    if article.first_seen_at > at:
        return False
    full, html = article.full_text, article.html
    if article.shows_full_text:
        has_no_more = full is not None and full.problem is not None and full.problem.kind is ProblemKind.NO_MORE_THAN_FEED
        if full is None or full.retrieved_at > at or not (full.html or has_no_more):
            return False
        html = full.html or article.html
    if not with_pictures:
        return True
    wanted = [url for url in picture_addresses(html) if not url.startswith("data:") and not is_tracker(url, None, None)]
    return all(fetched_at <= at for fetched_at in pictures.fetched_times(connection, wanted))
