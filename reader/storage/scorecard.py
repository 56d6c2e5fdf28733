"""Raw log for the scorecard: of followed feeds except those of accounts, which their servers retrieve; nothing is stored twice.
Any thread with its own connection. Times are UTC seconds. A feed's first document shows its past, which nobody could have missed:
only later postings count.
"""

import json
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from reader.domain.feed import Expectation, PublisherHints, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason
from reader.domain.retrieval import Outcome
from reader.domain.subscription import BY_HAND, shown_address
from reader.domain.value_classes import dataclass
from reader.storage import history
from reader.storage.connection import ReadConnection
from reader.storage.rows import id_list, stored_reason
from reader.storage.selection import ASKED, UNSCHEDULED


@dataclass(frozen=True, slots=True)
class RequestTotals:
    """Requests of one rule with one outcome: their number, how many were answered 304, and the traffic."""

    rule: Rule
    outcome: Outcome
    requests: int
    not_modified: int
    wire_bytes: int


@dataclass(frozen=True, slots=True)
class GapTotals:
    """Number of open gaps, and minimum number of postings still lost in them. Backfilled ones are no longer lost: they count as
    missed at every access before they came.
    """

    count: int = 0
    at_least: int = 0


class PostingTimes(NamedTuple):
    """Believed posting time and first sight of a feed's entries: equal without a usable date. Both as in `FeedTimes`."""

    feed_id: FeedId
    posted_at: str
    seen_at: str


@dataclass(frozen=True, slots=True)
class FollowedFeed:
    """Feed according to the log. It is completely known until `last_success_at`, the start of the last successful request, None
    if there was none. `has_failed` says whether the last request failed. `is_stopped` by the user, or by the publisher for good.
    """

    feed_id: FeedId
    added_at: int
    is_stopped: bool
    has_failed: bool
    last_success_at: int | None


def counted_since(connection: ReadConnection, asked_from: int, now: int) -> int:
    """Return the start of the scorecard: as asked for, or the first request or visit in the log."""
    first = history.first_visit(connection)
    known = [at for at in (logged_since(connection), None if first is None else first.at) if at is not None]
    return min(max(asked_from, min(known, default=0)), now)


def logged_since(connection: ReadConnection) -> int | None:
    """Return the start of the earliest request in the log; None for an empty log."""
    rows = connection.execute(
        f"""SELECT r.started_at FROM retrieval r JOIN subscription u ON u.feed_id = r.feed_id WHERE {ASKED}
        ORDER BY r.started_at LIMIT 1"""  # noqa: S608 -- our own words
    ).fetchall()
    return int(rows[0][0]) if rows else None


def first_retrievals(connection: ReadConnection, feed_id: FeedId | None = None) -> dict[FeedId, int]:
    """Return the first successful retrieval of each feed, or of one, if it has any. The log is pruned and first sights are not, so
    the first entry may belong to an earlier document than the first line.
    """
    rows = connection.execute(
        f"""SELECT feed_id, min(coalesce(retrieved, seen), coalesce(seen, retrieved)) AS at FROM (
            SELECT u.feed_id, (
                SELECT r.finished_at FROM retrieval r
                WHERE r.feed_id = u.feed_id AND r.outcome IN ('new', 'nothing_new', 'not_modified')
                ORDER BY r.started_at LIMIT 1
            ) AS retrieved, (SELECT min(s.first_seen_at) FROM entry_status s WHERE s.feed_id = u.feed_id) AS seen
            FROM subscription u WHERE {ASKED if feed_id is None else "u.feed_id = :feed_id"}
        ) WHERE at IS NOT NULL ORDER BY feed_id""",  # noqa: S608 -- our own words
        {"feed_id": feed_id},
    ).fetchall()
    return {FeedId(number): at for number, at in rows}


def requests(connection: ReadConnection, since: int, until: int) -> list[RequestTotals]:
    """Return requests between two times (both included), by rule and outcome."""
    rows = connection.execute(
        f"""SELECT r.rule, r.outcome, count(*), sum(r.status = 304), sum(r.wire_bytes)
        FROM retrieval r JOIN subscription u ON u.feed_id = r.feed_id
        WHERE {ASKED} AND r.started_at BETWEEN ? AND ? AND r.rule <> 'elsewhere' GROUP BY r.rule, r.outcome ORDER BY r.rule, r.outcome""",  # noqa: S608 -- our own words
        (since, until),
    ).fetchall()
    return [RequestTotals(Rule(row[0]), Outcome(row[1]), row[2], row[3], row[4]) for row in rows]


def followed(connection: ReadConnection, until: int) -> list[FollowedFeed]:
    """Return every followed feed, with the outcome of requests until a time (included)."""
    rows = connection.execute(
        f"""SELECT f.feed_id, f.added_at, {UNSCHEDULED}, (
            SELECT r.outcome NOT IN ('new', 'nothing_new', 'not_modified') FROM retrieval r
            WHERE r.feed_id = f.feed_id AND r.started_at <= :until ORDER BY r.started_at DESC, r.retrieval_id DESC LIMIT 1
        ), (
            SELECT r.started_at FROM retrieval r
            WHERE r.feed_id = f.feed_id AND r.started_at <= :until AND r.outcome IN ('new', 'nothing_new', 'not_modified')
            ORDER BY r.started_at DESC LIMIT 1
        ) FROM subscription u JOIN feed f ON f.feed_id = u.feed_id WHERE {ASKED} ORDER BY f.feed_id""",  # noqa: S608 -- our own words
        {"until": until},
    ).fetchall()
    return [FollowedFeed(FeedId(row[0]), row[1], bool(row[2]), bool(row[3]), row[4]) for row in rows]


def postings(connection: ReadConnection, begun: Mapping[FeedId, int], seen_since: int) -> list[PostingTimes]:
    """Return entries first seen from a time on and posted after their feed's first retrieval (`begun`)."""
    # one row per feed: with one per posting, this thread and the window's would alternate some hundred thousand times
    rows = connection.execute(
        """SELECT feed_id, (SELECT group_concat(at) || ' ' || group_concat(seen_at) FROM (
            SELECT coalesce(s.posted_at, s.sort_at) AS at, s.first_seen_at AS seen_at FROM entry_status s
            WHERE s.feed_id = b.feed_id AND s.first_seen_at >= :since) WHERE at > b.begun_at)
        FROM (SELECT json_extract(value, '$[0]') AS feed_id, json_extract(value, '$[1]') AS begun_at FROM json_each(:begun)) b""",
        {"begun": json.dumps(sorted(begun.items())), "since": seen_since},
    ).fetchall()
    return [PostingTimes(feed_id, *times.split(" ")) for feed_id, times in rows if times]


def gaps(connection: ReadConnection, since: int, until: int) -> GapTotals:
    """Return totals of the open gaps that end between two times (both included)."""
    rows = connection.execute(
        f"""SELECT count(*), coalesce(sum(max(g.at_least - g.found, 0)), 0) FROM gap g JOIN subscription u ON u.feed_id = g.feed_id
        WHERE {ASKED} AND g.is_closed = 0 AND g.before_at BETWEEN ? AND ?""",  # noqa: S608 -- our own words
        (since, until),
    ).fetchall()
    return GapTotals(*rows[0])


def dated_postings(connection: ReadConnection, feed_id: FeedId, since: int) -> list[int]:
    """Return a feed's posting times from a time on, ascending, without entries that give no time of day."""
    return connection.column(
        """SELECT coalesce(s.posted_at, s.sort_at) AS at FROM entry_status s LEFT JOIN entry e ON e.entry_id = s.entry_id
        WHERE s.feed_id = ? AND s.sort_at >= ? AND coalesce(s.posted_at, s.sort_at) < s.first_seen_at
        AND coalesce(e.is_date_only, 0) = 0 ORDER BY at""",
        (feed_id, since),
    )


@dataclass(frozen=True, slots=True)
class FeedRequests:
    """Requests of one feed: their number, those answered 304, rate-limited ones (429, 503), and the traffic. `stopped_at` is the
    last request of one that is paused, gone or refreshed only by hand, None for an active one; 0 if there was none in the period.
    """

    feed_id: FeedId
    url: str
    stopped_at: int | None
    added_at: int
    requests: int
    not_modified: int
    asked_to_wait: int
    wire_bytes: int


def requests_by_feed(connection: ReadConnection, since: int, until: int) -> list[FeedRequests]:
    """Return the requests of each followed feed between two times (both included), also if there were none."""
    rows = connection.execute(
        f"""SELECT f.feed_id, f.url, CASE WHEN {UNSCHEDULED} THEN coalesce(max(r.started_at), 0) END, f.added_at, count(r.feed_id), total(r.status = 304), total(r.status IN (429, 503)), total(r.wire_bytes)
        FROM subscription u JOIN feed f ON f.feed_id = u.feed_id
        LEFT JOIN retrieval r ON r.feed_id = u.feed_id AND r.started_at BETWEEN ? AND ? AND r.rule <> 'elsewhere'
        WHERE {ASKED} GROUP BY f.feed_id ORDER BY f.feed_id""",  # noqa: S608 -- our own words
        (since, until),
    ).fetchall()
    return [FeedRequests(FeedId(row[0]), *row[1:3], *map(int, row[3:])) for row in rows]


@dataclass(frozen=True, slots=True)
class FeedCosts:
    requests: int = 0
    not_modified: int = 0
    wire_bytes: int = 0


def last_success(connection: ReadConnection, feed_id: FeedId, until: int) -> int | None:
    """Return the start of the last successful request, up to which the feed is completely known. None for never."""
    rows = connection.execute(
        """SELECT max(started_at) FROM retrieval
        WHERE feed_id = ? AND started_at <= ? AND outcome IN ('new', 'nothing_new', 'not_modified')""",
        (feed_id, until),
    ).fetchall()
    return None if rows[0][0] is None else int(rows[0][0])


def costs(connection: ReadConnection, feed_id: FeedId, since: int, until: int) -> FeedCosts:
    """Return the costs between two times (both included)."""
    rows = connection.execute(
        """SELECT count(*), coalesce(sum(status = 304), 0), coalesce(sum(wire_bytes), 0) FROM retrieval
        WHERE feed_id = ? AND started_at BETWEEN ? AND ? AND rule <> 'elsewhere'""",
        (feed_id, since, until),
    ).fetchall()
    return FeedCosts(*rows[0])


@dataclass(frozen=True, slots=True)
class PlannedFeed:
    """Subscribed feed with its shown title, its plan and its limits as in `Feed`."""

    feed_id: FeedId
    title: str
    url: str
    added_at: int
    retrieved_at: int | None
    succeeded_at: int | None
    not_before_at: int
    not_before_rule: Reason | None
    next_at: int | None
    next_reason: Reason | None
    next_rule: Rule
    next_expected: Expectation
    hints: PublisherHints
    failures: int
    is_gone: bool
    is_paused: bool
    refresh: str = ""

    @property
    def is_followed(self) -> bool:
        """Return whether the planner uses it: it is retrieved, and has succeeded before."""
        return self.is_scheduled and self.succeeded_at is not None

    @property
    def is_by_hand(self) -> bool:
        return self.refresh == BY_HAND

    @property
    def is_scheduled(self) -> bool:
        return not (self.is_gone or self.is_paused or self.is_by_hand)


class RetrievalMark(NamedTuple):
    """Minimal log line for a mark: there may be a hundred thousand in a week."""

    feed_id: FeedId
    started_at: int
    outcome: Outcome
    new_entries: int
    retrieval_id: int


class ReturnLine(NamedTuple):
    """Log line caused by a return of the user."""

    feed_id: FeedId
    finished_at: int
    outcome: Outcome
    new_entries: int


def planned_feeds(connection: ReadConnection, feed_ids: Iterable[FeedId] | None = None) -> list[PlannedFeed]:
    """Return all subscribed feeds, or some, in the order of adding; without feeds of accounts."""
    rows = connection.execute(
        f"""SELECT f.feed_id, coalesce(nullif(u.custom_title, ''), nullif(f.title, '')), f.url, f.added_at, f.retrieved_at,
        f.succeeded_at, f.not_before_at, f.not_before_rule, f.next_at, f.next_reason, f.next_rule, f.next_postings, f.next_look_at,
        f.next_saving, f.next_price, f.skip_hours, f.skip_days, f.failures, f.is_gone, f.is_paused,
        coalesce(json_extract(u.settings, '$.refresh'), '')
        FROM feed f JOIN subscription u ON u.feed_id = f.feed_id WHERE {ASKED}
        AND (:feeds IS NULL OR f.feed_id IN (SELECT value FROM json_each(:feeds))) ORDER BY f.feed_id""",  # noqa: S608 -- our own words
        {"feeds": None if feed_ids is None else id_list(feed_ids)},
    ).fetchall()
    return [
        PlannedFeed(
            FeedId(row[0]),
            row[1] or shown_address(row[2]),
            row[2],
            row[3],
            row[4],
            row[5],
            row[6],
            stored_reason(row[7]),
            row[8],
            stored_reason(row[9]),
            Rule(row[10]),
            Expectation(*row[11:15]),
            PublisherHints(skip_hours=_numbers(row[15]), skip_days=_numbers(row[16])),
            row[17],
            bool(row[18]),
            bool(row[19]),
            row[20],
        )
        for row in rows
    ]


def retrieval_marks(connection: ReadConnection, since: int, before: int) -> list[RetrievalMark]:
    """Return retrievals started in [since, before), by feed and time."""
    rows = connection.execute(
        """SELECT feed_id, started_at, outcome, new_entries, retrieval_id FROM retrieval
        WHERE started_at >= ? AND started_at < ? ORDER BY feed_id, started_at, retrieval_id""",
        (since, before),
    ).fetchall()
    outcomes = {outcome.value: outcome for outcome in Outcome}
    return [RetrievalMark(FeedId(row[0]), row[1], outcomes[row[2]], row[3], row[4]) for row in rows]


def returned_lines(connection: ReadConnection, since: int, before: int) -> list[ReturnLine]:
    """Return retrievals started in [since, before) by a return of the user, by time."""
    rows = connection.execute(
        """SELECT feed_id, finished_at, outcome, new_entries FROM retrieval
        WHERE started_at >= ? AND started_at < ? AND rule = ? ORDER BY started_at, retrieval_id""",
        (since, before, Rule.RETURNED),
    ).fetchall()
    return [ReturnLine(FeedId(row[0]), row[1], Outcome(row[2]), row[3]) for row in rows]


def articles_opened(connection: ReadConnection, since: int) -> dict[FeedId, int]:
    """Return the number of articles opened from a time on, by feed; feeds without any are left out."""
    rows = connection.execute(
        "SELECT feed_id, count(*) FROM access WHERE at >= ? AND kind = 'article' AND feed_id IS NOT NULL GROUP BY feed_id",
        (since,),
    ).fetchall()
    return {FeedId(feed_id): count for feed_id, count in rows}


def _numbers(text: str) -> frozenset[int]:
    return frozenset() if text == "[]" else frozenset(json.loads(text))
