"""The local day or week as drawn: accesses, retrievals of each feed, and plans. For the query thread. Reasons and expectations
are those the engine stored; nothing is recomputed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby

import numpy as np

from reader.domain.addresses import host_of
from reader.domain.feed import PublisherHints
from reader.domain.ids import DAY_SECONDS, FeedId
from reader.domain.preferences import Preferences
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import Outcome
from reader.domain.value_classes import dataclass
from reader.domain.visits import KEPT_DAYS, quiet_until
from reader.learning import price
from reader.learning.access import AccessRate
from reader.learning.day import SLOT_SECONDS, SLOTS_PER_DAY, Numbers, weekday
from reader.learning.posting_rate import PostingRates, learn_posting_rates, observed_since_each
from reader.net.politeness import HostGate, open_at
from reader.reports.learning_state import load_learning_state
from reader.reports.postings import feed_weights, load_posted_at
from reader.reports.rhythm_accesses import (
    REMEMBERED_DAYS,
    ExpectedAccesses,
    Limit,
    Mark,
    MarkKind,
    RhythmDay,
    Stay,
    Strip,
    accesses_in,
    expected_accesses,
    is_soon,
    load_accesses,
    stay_at,
    stays,
)
from reader.reports.rhythm_span import HOUR_SECONDS, Span, UtcOffset, local_span
from reader.storage import feeds, history, preferences, readings, scorecard
from reader.storage.connection import ReadConnection
from reader.storage.scorecard import PlannedFeed

VISIT_DAYS = 14
"""Default span of the scorecard."""
_LONGEST_ROUND = 3600
"""Maximum time that refreshes after a return may wait for the network."""
_GOOD = frozenset({Outcome.NEW, Outcome.NOTHING_NEW, Outcome.NOT_MODIFIED})


@dataclass(frozen=True, slots=True)
class ReturnStory:
    """Refreshes caused by a return, by the log: feeds with and without a response, and the time until the last response. Of the
    `visits` of the last two weeks in a known stay, `soon` came within a minute of a return.
    """

    refreshed: int
    failed: int
    new_entries: int
    ready_seconds: int | None
    visits: int
    soon: int


def load_stays(connection: ReadConnection, chosen: Preferences, now: int) -> list[Stay] | None:
    """Load all stored stays; None if presence detection is off or there are none."""
    if not chosen.habits_presence:
        return None
    rows = readings.presences(connection, now - KEPT_DAYS * DAY_SECONDS)
    is_noticing = chosen.habits_record and now >= chosen.habits_pause_until
    return stays(rows, now, is_noticing=is_noticing) or None


def load_return(connection: ReadConnection, stay: Stay, *, now: int) -> ReturnStory:
    """Load the contents of a card for the return that began a stay."""
    found = load_stays(connection, preferences.load(connection), now) or []
    following = min((each.begins_at for each in found if each.begins_at > stay.begins_at), default=now + 1)
    lines = scorecard.returned_lines(connection, stay.begins_at, min(following, stay.begins_at + _LONGEST_ROUND))
    good = [line for line in lines if line.outcome in _GOOD]
    answered = {line.feed_id for line in good}
    visits = [visit.at for visit in history.visits(connection, now - VISIT_DAYS * DAY_SECONDS, now)]
    known = [(each, at) for at in visits if (each := stay_at(found, at)) is not None]
    return ReturnStory(
        len(answered),
        len({line.feed_id for line in lines} - answered),
        sum(line.new_entries for line in good),
        max((line.finished_at for line in good), default=stay.begins_at) - stay.begins_at if good else None,
        len(known),
        sum(is_soon(each, at) for each, at in known),
    )


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
    feeds = scorecard.planned_feeds(connection)
    chosen = preferences.load(connection)
    opened = scorecard.articles_opened(connection, now - READ_DAYS * DAY_SECONDS)
    cooldowns = history.cooldowns(connection, now)
    gate = HostGate()
    for host, until in cooldowns.items():
        gate.set_cooldown(host, until)
    found = scorecard.retrieval_marks(connection, span.begins_at, span.ends_at)
    past = {
        feed_id: tuple(Mark(line.started_at, _KINDS[line.outcome], line.new_entries, line.retrieval_id) for line in lines)
        for feed_id, lines in groupby(found, lambda line: line.feed_id)
    }
    paused_until = history.milestones(connection).get(history.PAUSED_UNTIL, 0)
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
    """Return the ranges of the span in which the publisher asks not to be visited, unless that is always."""
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


POSTINGS_KEPT = 2000
"""Limit of latest postings of a feed in two months, as in the planner."""
LEAST_POSTINGS = 5
"""With fewer remembered postings a feed shows no hours, because they would be those of other feeds."""


@dataclass(frozen=True, slots=True)
class StripRates:
    """Rates of F feeds, with each feed's place in `rows`; learned from `remembered` [F] postings."""

    rows: Mapping[FeedId, int]
    rates: PostingRates
    by_slot: Numbers
    remembered: Sequence[int]

    def cells(self, feed_id: FeedId, span: Span) -> tuple[float, ...]:
        """Return the rate in each cell of the span as a share of the feed's own highest there; empty if its hours are unknown."""
        row = self.rows.get(feed_id)
        if row is None or self.remembered[row] < LEAST_POSTINGS:
            return ()
        slots = span.cell_seconds // SLOT_SECONDS
        starts = np.arange(span.begins_at, span.ends_at, SLOT_SECONDS)
        expected = self.expected(starts.astype(np.float64), [row])[:, 0]
        edges = np.arange(0, expected.size, slots)
        cells = np.add.reduceat(expected, edges) / np.diff(np.append(edges, expected.size))
        return tuple((cells / cells.max()).tolist())

    def expected(self, starts: Numbers, rows: Sequence[int]) -> Numbers:
        """Return postings [T, R] expected of some feeds in the quarters of an hour that begin at `starts` [T] (UTC seconds)."""
        slots = (starts // SLOT_SECONDS).astype(np.int64) % SLOTS_PER_DAY
        expected: Numbers = self.by_slot[rows].T[slots] * self.rates.by_weekday[rows].T[weekday(starts)]
        return expected


def learn_strip_rates(connection: ReadConnection, now: int) -> StripRates:
    """Learn from all followed feeds, because their common patterns inform each. Below a second for 2,000 feeds."""
    known = [feed for feed in feeds.scheduled(connection) if feed.is_followed]
    since = now - REMEMBERED_DAYS * DAY_SECONDS
    posted = load_posted_at(connection, [feed.feed_id for feed in known], since, POSTINGS_KEPT)
    added_at = np.array([feed.added_at for feed in known], dtype=np.float64)
    rates = learn_posting_rates(
        posted.times,
        posted.rows,
        began_at=observed_since_each(posted.times, posted.rows, first_seen_at=added_at, now=now),
        observed_until=np.array([feed.succeeded_at for feed in known], dtype=np.float64),
        now=now,
    )
    rows = {feed.feed_id: row for row, feed in enumerate(known)}
    return StripRates(rows, rates, rates.per_slot(), np.bincount(posted.rows, minlength=len(known)).tolist())


BY_PRICE = frozenset({"price", "price-open"})

Times = dict[FeedId, tuple[int, ...]]


def load_likely(
    connection: ReadConnection, rates: StripRates, wanted: Iterable[FeedId], *, now: int, utc_offset: UtcOffset
) -> Times:
    """Return the likely retrievals of each wanted feed after its present plan, as far as a day's plan reaches. Empty without a
    price: before the first plan, with policies that have none, and on vacation, which has its own plan.
    """
    chosen = preferences.load(connection)
    cost = preferences.load_memo(connection).get("price")
    noted = history.milestones(connection)
    if history.VACATION_UNTIL in noted or cost is None or policy_in_force(chosen) not in BY_PRICE or not chosen.fetch_automatic:
        return {}
    feeds = scorecard.planned_feeds(connection, [feed_id for feed_id in wanted if feed_id in rates.rows])
    followed = [feed for feed in feeds if feed.next_at is not None]
    if not followed:
        return {}
    learned = load_accesses(connection, now=now, utc_offset=utc_offset)
    floor = chosen.fetch_floor_minutes * 60
    weights = feed_weights(connection, now)
    limits = (floor, max(floor, chosen.fetch_ceiling_minutes * 60))
    paused_until = noted.get(history.PAUSED_UNTIL, 0)
    quiet_hours = chosen.fetch_quiet_hours

    def awake_at(at: int) -> int:
        return resumes_at(at, paused_until, quiet_hours, utc_offset) or at

    return _follow(followed, _Board(rates, followed, learned.rate, weights, cost, now, utc_offset), limits, awake_at)


class _Board:
    """Cost of waiting from the slot of `now` on, feeds in columns."""

    def __init__(
        self,
        rates: StripRates,
        feeds: list[PlannedFeed],
        rate: AccessRate,
        weights: dict[FeedId, float],
        cost: float,
        now: int,
        utc_offset: UtcOffset,
    ) -> None:
        self.first_slot = now // SLOT_SECONDS
        starts = (self.first_slot + np.arange(price.HORIZON_SLOTS)) * np.float64(SLOT_SECONDS)
        feed_weights = np.array([weights.get(feed.feed_id, 1.0) for feed in feeds])
        expected = rates.expected(starts, [rates.rows[feed.feed_id] for feed in feeds]) * feed_weights
        self._outlook = price.outlook(expected, expected_accesses(rate, starts, utc_offset))
        self._cost = price.values(self._outlook, cost).cost

    def best_lead(self, slot: int, column: int) -> int:
        """Return the slots between a retrieval in a slot and the best next one, as `price.values` decides it."""
        ends = slot + price.LEADS
        between = self._outlook.misses(slot, ends)[:, column]
        return int(price.LEADS[(between + self._cost[ends, column]).argmin()])


def _follow(feeds: list[PlannedFeed], board: _Board, limits: tuple[int, int], awake_at: Callable[[int], int]) -> Times:
    """Follow a feed from plan to plan; retrievals in a pause or quiet hours move to their end."""
    found: Times = {}
    for column, feed in enumerate(feeds):
        at, times = awake_at(feed.next_at or 0), []
        while 0 <= (slot := at // SLOT_SECONDS - board.first_slot) <= SLOTS_PER_DAY:
            at = awake_at(_allowed(at, board.best_lead(slot, column) * SLOT_SECONDS, limits, feed.hints))
            times.append(at)
        found[feed.feed_id] = tuple(times)
    return found


def _allowed(at: int, lead_seconds: int, limits: tuple[int, int], hints: PublisherHints) -> int:
    """Return the time a lead after a retrieval, limited to the shortest and longest interval and to the publisher's open hours."""
    floor, ceiling = limits
    return open_at(at + max(floor, min(lead_seconds, ceiling)), hints)
