"""Carries out `explain`: one feed, its plan and the reasons. Works beside a running window, without Qt."""

import json
from dataclasses import asdict
from pathlib import Path

from reader.app.explain_lines import explain_lines
from reader.app.explanation import Explanation, explain_feed
from reader.app.read_commands import Expected, expected, reading
from reader.app.single_instance import Line, Say
from reader.domain.clock import Clock, iso_time
from reader.domain.entry import Gap
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.health import Concern, trouble_of
from reader.domain.hours import HourRange
from reader.domain.reasons import Reason
from reader.domain.retrieval import RetrievalRecord
from reader.domain.subscription import Subscription, shown_address
from reader.domain.value_classes import dataclass
from reader.storage import feeds
from reader.storage.connection import ReadConnection
from reader.storage.subscriptions import subscriptions

CANDIDATES_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Limit:
    """A time before which a feed is not retrieved, and the rule that set it."""

    until: str | None
    why: str


@dataclass(frozen=True, slots=True)
class GapReport:
    """Minimum number of articles still missing between two times (0: possibly none), and the search result.

    `found` were found in the publisher's archive, last searched at `searched`; `archive` is None if the feed has none, else
    "unread", "partly_read" or "read_through"; `problem` ended the search early.
    """

    at_least: int
    after: str | None
    before: str | None
    found: int
    searched: str | None
    archive: str | None
    problem: str | None


@dataclass(frozen=True, slots=True)
class RetrievalReport:
    """A log row: time, reason, expected and actual result; `status` is None without a response."""

    at: str | None
    rule: str
    why: str
    expected: Expected | None
    outcome: str
    status: int | None
    new: int
    changed: int
    bytes: int
    problem: str | None


@dataclass(frozen=True, slots=True)
class ExplainedFeed:
    """A feed as in `explain --json`; times are ISO 8601 or None.

    `last` is the last retrieval of any outcome, `succeeded` the last successful one. `rule`, `why` and `expected` belong to
    `next`. Limits are None once they are over: `not_before` binds the plan, `asked_until` was requested by the server and binds
    manual retrievals too, `host_cooling_until` applies to all feeds of the host. `skip_hours` (0 to 23) and `skip_days` (Monday
    0) are the publisher's, in UTC. `refresh` is "automatic", "hand", or a maximum interval in minutes; `proxy` is the feed's own,
    "none", or empty for the preference's. `busy_hours` are ranges of the user's day, [22, 2] crosses midnight; empty if postings
    are few or spread. `concern` is the severity of the problem, as on the health page. `gaps` and `retrievals` (at most ten) are
    newest first. `account` names the account whose server refreshes it, None for a local feed.
    """

    url: str
    title: str
    last: str | None
    succeeded: str | None
    problem: str | None
    concern: Concern | None
    failures: int
    next: str | None
    rule: str | None
    why: str | None
    expected: Expected | None
    is_automatic: bool
    is_paused: bool
    is_gone: bool
    refresh: str
    proxy: str
    not_before: Limit | None
    asked_until: Limit | None
    host_cooling_until: str | None
    skip_hours: list[int]
    skip_days: list[int]
    postings_per_day: float | None
    busy_hours: list[HourRange]
    gaps: list[GapReport]
    retrievals: list[RetrievalReport]
    account: str | None


def print_feed(database: Path, word: str, *, as_json: bool, clock: Clock, say: Say) -> int:
    """Explain the feed that a word names, or list the candidates; return the exit code. Raises NOT_SUBSCRIBED if it names none."""
    with reading(database) as connection:
        named = [] if connection is None else find_feeds(subscriptions(connection), word)
        if connection is None or not named:
            raise ReaderError(ProblemKind.NOT_SUBSCRIBED, word)
        if len(named) > 1:
            return _list(named, word, say)
        explanation = _explain(connection, named[0], clock)
    if as_json:
        say(Line(json.dumps(asdict(_report(explanation, clock.now())), ensure_ascii=False, indent=2)))
        return 0
    for line in explain_lines(explanation, clock):
        say(Line(line))
    return 0


def find_feeds(followed: list[Subscription], word: str) -> list[Subscription]:
    """Return the subscriptions with this address or title, else those that contain it."""
    wanted = word.casefold()
    if not wanted.strip():
        return []
    exact = [each for each in followed if word in _addresses(each) or wanted == each.title.casefold()]
    return exact or [each for each in followed if wanted in each.title.casefold() or wanted in shown_address(each.url).casefold()]


def _addresses(subscription: Subscription) -> tuple[str, ...]:
    return subscription.url, shown_address(subscription.url), subscription.site_url


def _list(named: list[Subscription], word: str, say: Say) -> int:
    say(Line(f"beforehand: {word} matches {len(named)} feeds. Which one?", is_error=True))
    for each in named[:CANDIDATES_SHOWN]:
        say(Line(f"  {each.title}  {shown_address(each.url)}", is_error=True))
    if len(named) > CANDIDATES_SHOWN:
        say(Line(f"  and {len(named) - CANDIDATES_SHOWN} more", is_error=True))
    return 1


def _explain(connection: ReadConnection, subscription: Subscription, clock: Clock) -> Explanation:
    feed = feeds.feed(connection, subscription.feed_id)
    if feed is None:
        raise ReaderError(ProblemKind.NOT_SUBSCRIBED, subscription.title)
    return explain_feed(connection, feed, subscription, clock)


def _report(explanation: Explanation, now: float) -> ExplainedFeed:
    feed = explanation.feed
    is_planned = feed.next_at is not None
    return ExplainedFeed(
        url=shown_address(feed.url),
        title=explanation.title,
        last=iso_time(feed.retrieved_at),
        succeeded=iso_time(feed.succeeded_at),
        problem=feed.problem.sentence() if feed.problem else None,
        concern=trouble_of(feed, now),
        failures=feed.failures,
        next=iso_time(feed.next_at),
        rule=feed.next_rule.value if is_planned else None,
        why=feed.next_reason.sentence() if feed.next_reason else None,
        expected=expected(feed.next_expected) if is_planned else None,
        is_automatic=explanation.is_automatic,
        is_paused=feed.is_paused,
        is_gone=feed.is_gone,
        refresh=feed.refresh or "automatic",
        proxy=explanation.proxy,
        not_before=_limit(feed.not_before_at, feed.not_before_rule, now),
        asked_until=_limit(feed.asked_until, feed.asked_rule, now),
        host_cooling_until=iso_time(explanation.cooling_until),
        skip_hours=sorted(feed.hints.skip_hours),
        skip_days=sorted(feed.hints.skip_days),
        postings_per_day=explanation.postings_per_day,
        busy_hours=list(explanation.busy_hours),
        gaps=[_gap(gap) for gap in explanation.gaps],
        retrievals=[_line(record) for record in explanation.retrievals],
        account=None if explanation.account is None else explanation.account.name,
    )


def _gap(gap: Gap) -> GapReport:
    archive = "unread" if gap.searched_at is None else "partly_read" if gap.next_url else "read_through"
    return GapReport(
        at_least=gap.at_least,
        after=iso_time(gap.after_at),
        before=iso_time(gap.near_at),
        found=gap.found,
        searched=iso_time(gap.searched_at),
        archive=archive if gap.has_archive else None,
        problem=gap.problem.sentence() if gap.problem else None,
    )


def _line(record: RetrievalRecord) -> RetrievalReport:
    return RetrievalReport(
        at=iso_time(record.started_at),
        rule=record.rule.value,
        why=record.reason.sentence() if record.reason else "",
        expected=expected(record.expected),
        outcome=record.outcome.value,
        status=record.status or None,
        new=record.new_entries,
        changed=record.changed_entries,
        bytes=record.wire_bytes,
        problem=record.problem.sentence() if record.problem else None,
    )


def _limit(at: int, rule: Reason | None, now: float) -> Limit | None:
    return Limit(iso_time(at), rule.sentence() if rule else "") if at > now else None
