"""The local day or week as drawn: accesses, retrievals of each feed, and plans. For the query thread. Reasons and expectations
are those the engine stored; nothing is recomputed.
"""

from itertools import groupby

from reader.domain.clock import DAY_SECONDS
from reader.domain.hours import quiet_until
from reader.domain.ids import FeedId
from reader.domain.preferences import Preferences
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome
from reader.domain.urls import host_of
from reader.net.host_gate import HostGate
from reader.reports.learning_state import load_learning_state
from reader.reports.presence_stays import Stay
from reader.reports.rhythm_accesses import accesses_in, load_accesses
from reader.reports.rhythm_presence import load_stays
from reader.reports.rhythm_span import HOUR_SECONDS, Span, UtcOffset, local_span
from reader.reports.rhythm_strips import ExpectedAccesses, Limit, Mark, MarkKind, RhythmDay, Strip
from reader.storage import history, milestones, preferences, rhythm
from reader.storage.connection import ReadConnection
from reader.storage.rhythm import PlannedFeed

READ_DAYS = 28
_HOURS_OF_A_DAY = 24


_KINDS = {
    Outcome.NEW: MarkKind.NEW,
    Outcome.NOTHING_NEW: MarkKind.NOTHING,
    Outcome.NOT_MODIFIED: MarkKind.NOTHING,
    Outcome.REFUSED: MarkKind.REFUSED,
    Outcome.FAILED: MarkKind.FAILED,
    Outcome.NO_NETWORK: MarkKind.NO_NETWORK,
}


def load_rhythm_day(connection: ReadConnection, *, now: int, utc_offset: UtcOffset, is_week: bool = False) -> RhythmDay:
    span = local_span(now, utc_offset, is_week=is_week)
    feeds = rhythm.planned_feeds(connection)
    chosen = preferences.load(connection)
    opened = rhythm.articles_opened(connection, now - READ_DAYS * DAY_SECONDS)
    cooldowns = history.cooldowns(connection, now)
    gate = HostGate()
    for host, until in cooldowns.items():
        gate.set_cooldown(host, until)
    past = _past(connection, span)
    paused_until = milestones.milestones(connection).get(milestones.PAUSED_UNTIL, 0)
    quiet_hours = chosen.fetch_quiet_hours
    return RhythmDay(
        span,
        now,
        _expected_accesses(connection, span, now, utc_offset),
        tuple(
            Strip(
                feed,
                past.get(feed.feed_id, ()),
                _limit(feed, gate if cooldowns else None, now),
                closed_times(feed, span),
                opened.get(feed.feed_id, 0),
                resumes_at(feed.next_at, paused_until, quiet_hours, utc_offset),
            )
            for feed in feeds
        ),
        frozenset(mark.kind for marks in past.values() for mark in marks),
        policy_in_force(chosen),
        chosen.fetch_automatic,
        _stays_in(span, load_stays(connection, chosen, now)),
        tuple(visit.at for visit in history.visits(connection, span.begins_at, min(now, span.ends_at))),
    )


def _expected_accesses(connection: ReadConnection, span: Span, now: int, utc_offset: UtcOffset) -> ExpectedAccesses:
    """Return the expected accesses, none before a habit is known: a generic curve would mislead."""
    if not load_learning_state(connection, now, utc_offset).knows_habit:
        return ExpectedAccesses()
    return accesses_in(load_accesses(connection, now=now, utc_offset=utc_offset), span, now=now, utc_offset=utc_offset)


def _stays_in(span: Span, found: list[Stay] | None) -> tuple[Stay, ...] | None:
    if found is None:
        return None
    return tuple(stay for stay in found if stay.begins_at < span.ends_at and stay.ends_at >= span.begins_at)


def policy_in_force(chosen: Preferences) -> str:
    """Return the name of the policy used by the planner; without habits it is one that needs none."""
    name = chosen.fetch_policy
    return name if chosen.habits_record else "rate"


def resumes_at(next_at: int | None, paused_until: float, quiet_hours: str, utc_offset: UtcOffset) -> int:
    """Return when the pause or quiet hours that contain a time end, 0 if none do; quiet hours may follow the pause."""
    if next_at is None:
        return 0
    at = max(next_at, int(paused_until))
    at = max(at, int(quiet_until(quiet_hours, at, utc_offset)))
    return at if at > next_at else 0


def closed_times(feed: PlannedFeed, span: Span) -> tuple[tuple[int, int], ...]:
    """Return the parts of the span, as ranges, in which the publisher asks not to be visited; hints that leave no hour open are
    ignored.
    """
    hints = feed.hints
    if not (hints.skip_hours or hints.skip_days) or len(hints.skip_hours) >= _HOURS_OF_A_DAY or len(hints.skip_days) >= 7:
        return ()
    first = span.begins_at - span.begins_at % HOUR_SECONDS
    ranges = []
    hours = range(first, span.ends_at, HOUR_SECONDS)
    for is_closed, group in groupby(hours, lambda at: _is_closed(at, hints.skip_hours, hints.skip_days)):
        if is_closed:
            inside = list(group)
            ranges.append((max(inside[0], span.begins_at), min(inside[-1] + HOUR_SECONDS, span.ends_at)))
    return tuple(ranges)


def _is_closed(at: int, hours: frozenset[int], days: frozenset[int]) -> bool:
    # 1970-01-01 was a Thursday
    return at // HOUR_SECONDS % _HOURS_OF_A_DAY in hours or (at // DAY_SECONDS + 3) % 7 in days


def _past(connection: ReadConnection, span: Span) -> dict[FeedId, tuple[Mark, ...]]:
    found = rhythm.retrieval_marks(connection, span.begins_at, span.ends_at)
    return {
        feed_id: tuple(Mark(line.started_at, _KINDS[line.outcome], line.new_entries, line.retrieval_id) for line in lines)
        for feed_id, lines in groupby(found, lambda line: line.feed_id)
    }


def _limit(feed: PlannedFeed, gate: HostGate | None, now: int) -> Limit | None:
    """Return the limit that delays the feed's plan; one before the planned time does not."""
    if not feed.is_scheduled:
        return None
    host_until = 0 if gate is None else int(gate.next_start_at(host_of(feed.url), now))
    until = max(feed.not_before_at, host_until)
    is_held = until > now and (feed.next_at is None or feed.next_at <= until)
    if not is_held:
        return None
    if host_until > feed.not_before_at:
        return Limit(now, until, Reason(ReasonKind.HOST_COOLDOWN))
    return Limit(min(feed.retrieved_at or now, now), until, feed.not_before_rule)
