"""Likely retrievals after the next one: the closed loop's own values at its current price, followed from plan to plan.

The plan is remade every quarter of an hour, so this may change. Any thread with its own connection.
"""

from collections.abc import Callable, Iterable

import numpy as np

from reader.domain.feed import PublisherHints
from reader.domain.ids import FeedId
from reader.learning import price
from reader.learning.access_rate import AccessRate
from reader.learning.day import SLOT_SECONDS
from reader.net.politeness import open_at
from reader.reports.feed_weights import feed_weights
from reader.reports.rhythm_accesses import expected_accesses, load_accesses
from reader.reports.rhythm_day import policy_in_force, resumes_at
from reader.reports.rhythm_rates import StripRates
from reader.reports.rhythm_span import UtcOffset
from reader.storage import milestones, planning, preferences, rhythm
from reader.storage.connection import ReadConnection
from reader.storage.rhythm import PlannedFeed

BY_PRICE = frozenset({"price", "price-open"})

Times = dict[FeedId, tuple[int, ...]]


def load_likely(
    connection: ReadConnection, rates: StripRates, wanted: Iterable[FeedId], *, now: int, utc_offset: UtcOffset
) -> Times:
    """Return the likely retrievals of each wanted feed after its present plan, as far as a day's plan reaches.

    Empty without a price: before the first plan, with policies that have none, and on vacation, which has its own plan.
    """
    chosen = preferences.load(connection)
    cost = planning.load_memo(connection).get("price")
    noted = milestones.milestones(connection)
    if (
        milestones.VACATION_UNTIL in noted
        or cost is None
        or policy_in_force(chosen) not in BY_PRICE
        or not chosen.fetch_automatic
    ):
        return {}
    feeds = rhythm.planned_feeds(connection, [feed_id for feed_id in wanted if feed_id in rates.rows])
    followed = [feed for feed in feeds if feed.next_at is not None]
    if not followed:
        return {}
    learned = load_accesses(connection, now=now, utc_offset=utc_offset)
    floor = chosen.fetch_floor_minutes * 60
    weights = feed_weights(connection, now)
    limits = (floor, max(floor, chosen.fetch_ceiling_minutes * 60))
    paused_until = noted.get(milestones.PAUSED_UNTIL, 0)
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
        while 0 <= (slot := at // SLOT_SECONDS - board.first_slot) <= price.DAY_SLOTS:
            at = awake_at(_allowed(at, board.best_lead(slot, column) * SLOT_SECONDS, limits, feed.hints))
            times.append(at)
        found[feed.feed_id] = tuple(times)
    return found


def _allowed(at: int, lead_seconds: int, limits: tuple[int, int], hints: PublisherHints) -> int:
    """Return the time a lead after a retrieval, limited to the shortest and longest interval and to the publisher's open hours."""
    floor, ceiling = limits
    return open_at(at + max(floor, min(lead_seconds, ceiling)), hints)
