"""Closed loop: every quarter of an hour, each feed is weighed against one price for a retrieval. Pure; engine thread only. A
retrieval's gain follows from the entries expected at the feed and from expected accesses. Feeds about to overflow come first,
then those not retrieved for a day, then by gain, within the budget (`learning.price`).
"""

import math
from collections.abc import Mapping, Sequence

import numpy as np

from reader.domain.feed import Expectation, Feed, Plan, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.engine.planning.day import AccessForecast, DayKeeper, DayPlan
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner, RetrievalResult, Settings, chance_of, spread, within_limits
from reader.engine.planning.timers import RatePlanner
from reader.learning.day import FEEDS_AT_ONCE, SLOT_SECONDS, SLOTS_PER_DAY
from reader.learning.overflow import fills

SHORTEST_SECONDS = 900
"""Shortest interval between two retrievals of a feed, also when the window is opened."""
JITTER_SECONDS = 120
LONGEST_SPAN_SECONDS = 300
"""Longest spread of one decision's wishes: two minutes, or a second for each if there are more."""
ACCESS_HOLDS_SECONDS = 300
"""Seconds for which an access during the first day's planning is remembered until the plan is ready."""
ON_OPEN_MOST = 80
"""Retrievals at an opening: eight at once, a third of a second each, fill three seconds."""
FLOOR_GAIN, OVERFLOW_GAIN = 1e6, 1e9
"""Offsets that precede every gain, which is in misses."""

_REASONS = {
    Rule.OVERFLOW: ReasonKind.MAY_DROP,
    Rule.FLOOR: ReasonKind.DAILY,
    Rule.ON_OPEN: ReasonKind.OPENED,
    Rule.RETURNED: ReasonKind.RETURNED,
}


class PricePlanner(Planner):
    """Policy of the closed loop; at most `open_share` of the budget is spent when the user opens the window (0: nothing)."""

    def __init__(self, memory: Memory, settings: Settings, *, open_share: float) -> None:
        self._memory = memory
        self._floor_seconds = max(settings.floor_seconds, SHORTEST_SECONDS)
        self._ceiling_seconds = settings.ceiling_seconds
        self._seed = settings.seed
        self._until_learned = RatePlanner(memory, settings)
        self._days = DayKeeper(memory, settings.budget_per_feed, open_share)
        self._forecast = AccessForecast(memory, is_guarded=settings.is_guarded)
        self._decide_at = 0.0
        self._reviewed: DayPlan | None = None
        self._unanswered_at = -math.inf
        self._decided_at = -math.inf
        self._put_off: list[tuple[int, int]] = []

    def plan(self, feed: Feed, result: RetrievalResult, *, now: float) -> Plan:
        """Return the best slot as of now; a later review may find a better one."""
        plan, table = self._days.plan, self._days.table
        row = table.row_of(feed.feed_id)
        if row is None or plan is None:
            self._days.meet(feed)
            return self._until_learned.plan(feed, result, now=now)
        table.pass_time(plan, now)
        table.retrieved(row, feed, result, self._memory, now)
        if plan.slot_of(now) >= SLOTS_PER_DAY:
            self._days.is_stale = True
            return self._until_learned.plan(feed, result, now=now)
        pending = table.pending.expected[row] * plan.weights[row]
        choice = plan.board.choose(plan.slot_of(now), pending, self._forecast.ahead(plan, now), row)
        return self._later(plan, feed, row, int(choice.lead[0]), now)

    def on_access(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        """Return the feeds most likely to have entries, within the reserve for openings."""
        plan, table = self._days.plan, self._days.table
        if plan is None:
            self._unanswered_at = now
            return ()
        table.pass_time(plan, now)
        waiting = table.pending.expected * plan.weights
        most = min(self._days.budget.affordable(Rule.ON_OPEN, now), ON_OPEN_MOST)
        self._days.wanted += min(int((waiting >= self._days.threshold).sum()), ON_OPEN_MOST)
        wishes: list[tuple[FeedId, Plan]] = []
        for row in np.argsort(-waiting, kind="stable"):
            feed = feeds.get(table.feed_ids[row])
            if len(wishes) >= most or waiting[row] < self._days.threshold:
                break
            if feed is None or max(feed.not_before_at, table.tried_at[row] + SHORTEST_SECONDS) > now:
                continue
            expected = Expectation(float(table.pending.expected[row]), int(now), float(waiting[row]), plan.price)
            wishes.append((feed.feed_id, Plan(int(now), self._reason(Rule.ON_OPEN, expected), Rule.ON_OPEN, expected)))
        return wishes

    def returned(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Sequence[tuple[FeedId, Plan]]:
        """Weigh every feed as in `review`, but by habits of returns; empty while those are not to be used."""
        plan, table = self._days.plan, self._days.table
        if plan is None or plan.slot_of(now) >= SLOTS_PER_DAY or not self._forecast.knows_returns(plan, now):
            return ()
        table.pass_time(plan, now)
        waiting = table.pending.expected
        ahead = self._forecast.ahead(plan, now, has_returned=True)
        choice = plan.board.choose(plan.slot_of(now), waiting * plan.weights, ahead)
        access_at = self._forecast.next_at(plan, now, has_returned=True)
        most = self._days.budget.affordable(Rule.RETURNED, now)
        wishes: list[tuple[FeedId, Plan]] = []
        for row in np.argsort(-choice.advantage, kind="stable"):
            feed = feeds.get(table.feed_ids[row])
            if len(wishes) >= most or choice.advantage[row] <= 0:
                break
            if feed is None or max(feed.not_before_at, table.tried_at[row] + self._floor_seconds) > now:
                continue
            expected = Expectation(float(waiting[row]), access_at, float(choice.advantage[row]), plan.price)
            wishes.append((feed.feed_id, Plan(int(now), self._reason(Rule.RETURNED, expected), Rule.RETURNED, expected)))
        return wishes

    def review_at(self) -> float:
        """Return the next quarter of an hour; now while a day is being planned."""
        return 0.0 if self._days.is_planning or self._put_off else self._decide_at

    def review(self, feeds: Mapping[FeedId, Feed], *, now: float) -> Mapping[FeedId, Plan]:
        """Do one step of planning the day, if due, and the decisions of this quarter of an hour."""
        if self._put_off:
            return self._plan_later(feeds, now)
        was_planning = self._days.is_planning
        self._days.work(feeds, now)
        plan = self._days.plan
        if was_planning and not self._days.is_planning and self._decide_at <= now:
            # the first decision on a new plan is a separate step
            return {}
        if self._decide_at - SLOT_SECONDS <= now < self._decide_at:
            return {}
        if plan is None or plan.slot_of(now) >= SLOTS_PER_DAY:
            # without known feeds there is nothing to plan yet
            self._decide_at = now if self._days.is_planning else (now // SLOT_SECONDS + 1) * SLOT_SECONDS
            return {}
        self._decide_at = (now // SLOT_SECONDS + 1) * SLOT_SECONDS
        self._days.reviews += 1
        return self._decide(plan, feeds, now) | self._answer_access(feeds, now)

    def spread(self, overdue: Sequence[Feed], *, now: float) -> dict[FeedId, int]:
        """After the clock was set back, bring the next decision forward."""
        self._decide_at = min(self._decide_at, now)
        return spread(overdue, now)

    def requested(self, feed_id: FeedId, rule: Rule, *, now: float) -> None:
        """Count a request; manual refreshes, and those of a feed until its first success, cost no budget."""
        del feed_id
        if rule not in {Rule.MANUAL, Rule.FIRST, Rule.RECOVERY}:
            self._days.budget.spend(rule, now)

    def memo(self) -> Mapping[str, float]:
        """Return the price, how well it held, and the state of the budget."""
        return self._days.memo()

    def _answer_access(self, feeds: Mapping[FeedId, Feed], now: float) -> dict[FeedId, Plan]:
        """Answer an access that preceded the first plan."""
        accessed_at, self._unanswered_at = self._unanswered_at, -math.inf
        return dict(self.on_access(feeds, now=now)) if 0 <= now - accessed_at <= ACCESS_HOLDS_SECONDS else {}

    def _decide(self, plan: DayPlan, feeds: Mapping[FeedId, Feed], now: float) -> dict[FeedId, Plan]:
        """Retrieve in order: feeds that may overflow, those not retrieved for a day, those of the highest gain."""
        table = self._days.table
        table.pass_time(plan, now)
        waiting = table.pending.expected
        choice = plan.board.choose(plan.slot_of(now), waiting * plan.weights, self._forecast.ahead(plan, now))
        overflows = fills(waiting, table.window)
        is_overdue = now + SLOT_SECONDS + JITTER_SECONDS > table.tried_at + self._ceiling_seconds
        gain = choice.advantage + OVERFLOW_GAIN * overflows + FLOOR_GAIN * is_overdue
        gain[now + JITTER_SECONDS < table.tried_at + self._floor_seconds] = 0.0  # else the jitter is cut to the floor
        plans: dict[FeedId, Plan] = {}
        granted = 0
        # a new day changes all times
        is_new, self._reviewed = plan is not self._reviewed, plan
        # after a sleep, when all are due: no burst
        span = min(max(JITTER_SECONDS, int((gain > 0).sum())), LONGEST_SPAN_SECONDS)
        for row in np.argsort(-gain, kind="stable"):
            feed = feeds.get(table.feed_ids[row])
            if feed is None or not feed.is_scheduled:
                continue
            if gain[row] > 0:
                rule = Rule.OVERFLOW if overflows[row] else Rule.FLOOR if is_overdue[row] else Rule.SCHEDULED
                is_granted = granted < self._days.budget.affordable(rule, now)
                granted += is_granted and feed.not_before_at <= now
                expected = Expectation(
                    float(waiting[row]), self._forecast.next_at(plan, now), float(choice.advantage[row]), plan.price
                )
                floor_at = float(table.tried_at[row]) + self._floor_seconds
                plans[feed.feed_id] = self._wish(feed, rule, expected, now, span if is_granted else None, floor_at)
            elif is_new or (feed.next_at is not None and feed.next_at < self._decide_at + JITTER_SECONDS):
                self._put_off.append((int(row), int(choice.lead[row])))
        self._decided_at = now
        return plans | self._plan_later(feeds, now)

    def _plan_later(self, feeds: Mapping[FeedId, Feed], now: float) -> dict[FeedId, Plan]:
        """Plan the next some hundred feeds that the last decision put off, except those retrieved since."""
        plan, table = self._days.plan, self._days.table
        chosen, self._put_off = self._put_off[:FEEDS_AT_ONCE], self._put_off[FEEDS_AT_ONCE:]
        if plan is not self._reviewed or plan is None or not 0 <= now - self._decided_at < SLOT_SECONDS:
            # the computer slept: the next decision changes all times
            self._put_off, self._reviewed = [], None
            return {}
        plans: dict[FeedId, Plan] = {}
        for row, lead in chosen:
            feed = feeds.get(table.feed_ids[row])
            if feed is not None and feed.is_scheduled and table.tried_at[row] <= self._decided_at:
                plans[feed.feed_id] = self._later(plan, feed, row, lead, self._decided_at)
        return plans

    def _wish(self, feed: Feed, rule: Rule, expected: Expectation, now: float, span: int | None, floor_at: float) -> Plan:
        """Return the plan to retrieve a feed within `span` seconds, or (None: no budget) to decide again."""
        chance = chance_of(self._seed, feed.feed_id, int(now // SLOT_SECONDS))
        if span is not None:
            wish = Plan(int(now + span * chance), self._reason(rule, expected), rule, expected)
        else:
            wish = Plan(int(self._decide_at + JITTER_SECONDS), self._reason(rule, expected, is_spent=True), rule, expected)
        return within_limits(feed, wish, chance, floor_at=floor_at)

    def _later(self, plan: DayPlan, feed: Feed, row: int, lead: int, now: float) -> Plan:
        """Return the plan to come back in `lead` slots, or when a day is over."""
        table = self._days.table
        chance = chance_of(self._seed, feed.feed_id, int(now // SLOT_SECONDS))
        best = (now // SLOT_SECONDS + lead) * SLOT_SECONDS + JITTER_SECONDS * chance
        latest = table.tried_at[row] + self._ceiling_seconds - SLOT_SECONDS * chance
        floor_at = float(table.tried_at[row]) + self._floor_seconds
        # after the clock was set back the last decision lies ahead
        decide_at = min(self._decide_at, now + SLOT_SECONDS)
        at = max(min(best, latest), floor_at, decide_at + JITTER_SECONDS * chance)
        slot, end = plan.slot_of(now), min(plan.slot_of(at), plan.board.accesses.size - 1)
        more = (plan.board.postings[end, row] - plan.board.postings[slot, row]) / plan.weights[row]
        rule = Rule.FLOOR if best > latest else Rule.SCHEDULED
        expected = Expectation(float(table.pending.expected[row] + more), self._forecast.next_after(plan, at), None, plan.price)
        return within_limits(feed, Plan(int(at), self._reason(rule, expected), rule, expected), chance, floor_at=floor_at)

    def _reason(self, rule: Rule, expected: Expectation, *, is_spent: bool = False) -> Reason:
        """Return a reason with the rule, the number of expected articles and the local time of the expected access."""
        clock = ""
        if expected.access_at is not None and rule is not Rule.ON_OPEN:
            minutes = int(expected.access_at + self._memory.utc_offset(expected.access_at)) // 60 % 1440
            clock = f"{minutes // 60:02}:{minutes % 60:02}"
        return Reason(_REASONS.get(rule, ReasonKind.EXPECTED), (round(expected.postings or 0.0, 3), clock, is_spent))
