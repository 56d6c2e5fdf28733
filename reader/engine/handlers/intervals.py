"""Refresh intervals of single feeds, as chosen by the user."""

from collections.abc import Sequence
from dataclasses import replace

from reader.domain.feed import Feed
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.schedule import Plan, Rule
from reader.engine.handlers.failures import spread_overdue
from reader.engine.planning.ceilings import CeilingPlanner
from reader.engine.planning.limits import ONLY_BY_HAND
from reader.engine.state import EngineState
from reader.storage import feeds


def interval_chosen(state: EngineState, feed_ids: Sequence[FeedId], refresh: str, now: float) -> None:
    """Plan these feeds by their new interval. Scheduled retrievals of feeds that are now refreshed only by hand leave the queue."""
    was_by_hand = any(state.feeds[feed_id].is_by_hand for feed_id in feed_ids)
    for feed_id in feed_ids:
        before = state.feeds[feed_id]
        after = replace(before, refresh=refresh)
        if before.account_id is None:
            after = after.planned(_plan(state, before, after, now))
        feeds.save_feed(state.connection, after)
        state.remember(after)
    left = {feed_id for feed_id in feed_ids if state.feeds[feed_id].is_by_hand}
    state.drop_waiting(lambda task: task.feed_id in left and task.rule is not Rule.MANUAL)
    if was_by_hand:
        spread_overdue(state, now)


def _plan(state: EngineState, before: Feed, after: Feed, now: float) -> Plan:
    if after.is_by_hand:
        return ONLY_BY_HAND
    stored = Plan(after.next_at, after.next_reason, after.next_rule, after.next_expected)
    if before.is_by_hand:
        stored = Plan(max(int(now), after.not_before_at), Reason(ReasonKind.INTERVAL_CHANGED))
    return state.planner.brought_forward(after, stored, now=now) if isinstance(state.planner, CeilingPlanner) else stored
