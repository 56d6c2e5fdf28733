"""Every policy on random histories: hard limits hold, no feed is forgotten, and budgets are kept."""

import heapq
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.domain.feed import Feed, Plan, PublisherHints, Rule
from reader.domain.ids import FeedId
from reader.domain.reasons import Reason, ReasonKind
from reader.domain.retrieval import AccessRecord
from reader.domain.visits import Presence, Signal
from reader.engine.planning.memory import Memory
from reader.engine.planning.planner import Planner, RetrievalResult, Settings
from reader.engine.planning.policies import LONGEST_SECONDS, ThrottlingPlanner, VacationPlanner
from reader.engine.planning.price_planner import SHORTEST_SECONDS
from reader.lab.policies import ALL_POLICIES
from reader.net.politeness import open_at
from tests.examples import examples

HOUR, DAY = 3600, 86_400
MIDNIGHT = 1_767_571_200
SETTINGS = Settings(budget_per_feed=4, floor_seconds=1800, ceiling_seconds=DAY, seed=11)
BUDGETED = (
    "uniform",
    "data-only",
    "data-only-sqrt",
    "allocation",
    "age",
    "user-data",
    "user-data-sqrt",
    "user-data-exact",
    "user-data-greedy",
    "2steps",
    "price",
    "price-open",
)
UNHURRIED = settings(max_examples=examples(30))
Maker = Callable[[Memory, Settings], Planner]


def throttled(name: str) -> Maker:
    return lambda memory, chosen: ThrottlingPlanner(
        ALL_POLICIES[name].make(memory, chosen), 1 / 3, chosen.ceiling_seconds, chosen.seed
    )


def on_vacation(memory: Memory, chosen: Settings) -> Planner:
    memory.away_until = MIDNIGHT + 5 * DAY
    usual = ALL_POLICIES["price-open"].make(memory, chosen)
    return VacationPlanner(usual, memory, chosen.floor_seconds, LONGEST_SECONDS, chosen.seed)


PLANNERS: Mapping[str, Maker] = {
    **{name: policy.make for name, policy in ALL_POLICIES.items()},
    **{f"{name}, throttled": throttled(name) for name, policy in ALL_POLICIES.items() if not policy.has_budget},
    "vacation": on_vacation,
}
"""Every way in which the program ever plans, not policies alone."""

AGES = st.integers(-2 * DAY, 60 * DAY)
ZONES = st.sampled_from([-8, 0, 1, 5.5, 12]).map(lambda hours: int(hours * HOUR))
BUSY_HOURS = st.lists(st.tuples(st.integers(0, 27), st.integers(0, DAY - 1)), max_size=80).map(
    lambda moments: [MIDNIGHT - day * DAY - second for day, second in moments]
)
HINTS = st.builds(
    PublisherHints,
    skip_hours=st.frozensets(st.integers(0, 23), max_size=23),
    skip_days=st.frozensets(st.integers(0, 6), max_size=6),
)
FEEDS = st.builds(
    Feed,
    st.just(FeedId(0)),
    st.just("https://example.org/"),
    added_at=AGES.map(lambda age: MIDNIGHT - age),
    hints=st.just(PublisherHints()) | HINTS,
    window=st.integers(0, 30).map(lambda size: tuple(map(str, range(size)))),
    retrieved_at=st.none() | AGES.map(lambda age: MIDNIGHT - age),
    succeeded_at=st.none() | AGES.map(lambda age: MIDNIGHT - age),
    next_at=st.none() | AGES.map(lambda age: MIDNIGHT - age),
    not_before_at=st.just(0) | AGES.map(lambda age: MIDNIGHT - age),
    not_before_rule=st.just(Reason(ReasonKind.MAX_AGE, (60,))),
    failures=st.integers(0, 20),
    is_paused=st.booleans(),
    is_gone=st.sampled_from([False, False, False, True]),
)


@dataclass(frozen=True)
class Step:
    """Time passes or jumps by `seconds`; then one feed is retrieved, with or without success, or something else happens."""

    seconds: float
    kind: str
    feed: int
    postings: int
    limit_seconds: int


STEPS = st.builds(
    Step,
    st.floats(0, 2 * DAY) | st.floats(-5 * DAY, 20 * DAY),
    st.sampled_from(["success", "failure", "access", "return", "leaving", "review", "wake"]),
    st.integers(0, 99),
    st.integers(0, 5),
    st.just(60) | st.integers(60, DAY),
)
PASTS = st.lists(BUSY_HOURS | st.lists(AGES.map(lambda age: MIDNIGHT - age), max_size=20), min_size=1, max_size=4)
ACCESSES = st.lists(st.builds(AccessRecord, AGES.map(lambda age: MIDNIGHT - age), ZONES, st.just("window")), max_size=30)


def remembered(pasts: list[list[int]], accesses: list[AccessRecord], zone: int) -> Memory:
    """With presences twice a day, and at every access, so that they may be used."""
    times = [MIDNIGHT - day * DAY / 2 for day in range(1, 40)] + [access.at - 60.0 for access in accesses]
    presences = [Presence(int(at), int(at) + HOUR, zone, Signal.UNLOCK) for at in times]
    posted = {FeedId(number): past for number, past in enumerate(pasts)}
    return Memory(lambda at: zone, posted=posted, accesses=accesses, presences=presences)


@dataclass
class PlannerRun:
    """Feeds under one planner."""

    planner: Planner
    memory: Memory
    feeds: dict[FeedId, Feed]

    def check(self, feed: Feed, plan: Plan, now: float, *, tried_at: float | None) -> None:
        """The plan keeps all limits, the floor too, and comes within a day, or as soon after it as the limits allow."""
        assert plan.reason
        if feed.is_gone:
            assert plan.next_at is None
            return
        assert plan.next_at is not None
        assert plan.next_at >= int(now)
        assert plan.next_at >= feed.not_before_at
        # an opening has a floor of its own
        floor = SHORTEST_SECONDS if plan.rule is Rule.ON_OPEN else SETTINGS.floor_seconds
        # of a try in the future nothing is known but that the clock went back
        assert tried_at is None or plan.next_at >= min(tried_at, now) + floor
        assert open_at(plan.next_at, feed.hints) == plan.next_at
        longest = LONGEST_SECONDS if isinstance(self.planner, VacationPlanner) else DAY
        allowed = open_at(max(math.ceil(now) + longest, feed.not_before_at), feed.hints)
        assert plan.next_at <= allowed + HOUR / 2
        postings = plan.expected.postings
        assert postings is None or 0 <= postings < math.inf

    def apply_step(self, step: Step, now: float) -> None:
        feeds = self.feeds
        feed = feeds[FeedId(step.feed % len(feeds))]
        if step.kind in {"success", "failure"}:
            self.retrieve(feed, step, now)
        elif step.kind == "access":
            self.memory.remember_access(AccessRecord(int(now), 0, "window"))
            for feed_id, plan in self.planner.on_access(feeds, now=now):
                assert plan.next_at is not None
                assert plan.next_at >= min(feeds[feed_id].retrieved_at or -math.inf, now) + SHORTEST_SECONDS
        elif step.kind in {"return", "leaving"}:
            self.come_or_leave(now, is_return=step.kind == "return")
        elif step.kind == "wake":
            overdue = [each for each in feeds.values() if each.next_at is not None and each.next_at <= now]
            for feed_id, at in self.planner.spread(overdue, now=now).items():
                assert at >= max(feeds[feed_id].not_before_at, int(now))
                feeds[feed_id] = replace(feeds[feed_id], next_at=at)
        review(self.planner, feeds, now, self.check)

    def come_or_leave(self, now: float, *, is_return: bool) -> None:
        """At the computer; what a return retrieves keeps every limit."""
        if not is_return:
            self.memory.was_here_until(int(now))
            self.memory.is_here = False
            return
        self.memory.came_back(Presence(int(now), int(now), 0, Signal.UNLOCK))
        for feed_id, plan in self.planner.returned(self.feeds, now=now):
            assert plan.rule is Rule.RETURNED
            self.check(self.feeds[feed_id], plan, now, tried_at=self.feeds[feed_id].retrieved_at)

    def retrieve(self, feed: Feed, step: Step, now: float) -> None:
        self.planner.requested(feed.feed_id, Rule.SCHEDULED, now=now)
        posted = tuple(now - place for place in range(step.postings)) if step.kind == "success" else ()
        self.memory.remember_postings(feed.feed_id, posted)
        limit = math.ceil(now) + step.limit_seconds
        retrieved = replace(feed, retrieved_at=int(now), not_before_at=limit)
        if step.kind == "success":
            retrieved = replace(retrieved, succeeded_at=int(now))
        plan = self.planner.plan(retrieved, RetrievalResult(step.kind == "success", posted), now=now)
        self.check(retrieved, plan, now, tried_at=retrieved.retrieved_at)
        self.feeds[feed.feed_id] = retrieved.planned(plan)


class Check(Protocol):
    def __call__(self, feed: Feed, plan: Plan, now: float, *, tried_at: float | None) -> None: ...


def review(planner: Planner, feeds: dict[FeedId, Feed], now: float, check: Check | None = None) -> None:
    if planner.review_at() > now:
        return
    for feed_id, plan in planner.review(feeds, now=now).items():
        if check is not None:
            check(feeds[feed_id], plan, now, tried_at=feeds[feed_id].retrieved_at)
        feeds[feed_id] = feeds[feed_id].planned(plan)


@pytest.mark.parametrize("name", PLANNERS)
@UNHURRIED
@given(PASTS, ACCESSES, ZONES, st.lists(FEEDS, min_size=1, max_size=4), st.lists(STEPS, max_size=12))
def test_limits_hold_and_no_feed_is_forgotten_whatever_happens(
    name: str, pasts: list[list[int]], accesses: list[AccessRecord], zone: int, followed: list[Feed], steps: list[Step]
) -> None:
    memory = remembered(pasts, accesses, zone)
    feeds = {FeedId(number): replace(feed, feed_id=FeedId(number)) for number, feed in enumerate(followed)}
    run = PlannerRun(PLANNERS[name](memory, SETTINGS), memory, feeds)
    now = float(MIDNIGHT)
    for step in steps:
        now += step.seconds
        run.apply_step(step, now)
    assert all(isinstance(value, float | int) for value in run.planner.memo().values())


def retrievals(planner: Planner, memory: Memory, coming: Mapping[FeedId, list[int]], *, days: int, delays: list[int]) -> int:
    """How many retrievals there are in so many days from a midnight on, each somewhat late."""
    feeds = {feed_id: Feed(feed_id, "", retrieved_at=MIDNIGHT - DAY, succeeded_at=MIDNIGHT - DAY) for feed_id in coming}
    for feed_id, feed in feeds.items():
        feeds[feed_id] = feed.planned(planner.plan(feed, RetrievalResult(has_succeeded=True), now=MIDNIGHT))
    review(planner, feeds, MIDNIGHT)
    due = [(feed.next_at or math.inf, feed_id) for feed_id, feed in feeds.items()]
    heapq.heapify(due)
    now, count, end = float(MIDNIGHT), 0, MIDNIGHT + days * DAY
    while due[0][0] < end:
        if planner.review_at() <= max(now, due[0][0]):
            now = max(now, planner.review_at())
            review(planner, feeds, now)
            due = [(feed.next_at or math.inf, feed_id) for feed_id, feed in feeds.items()]
            heapq.heapify(due)
            continue
        at, feed_id = heapq.heappop(due)
        now = max(now, at) + delays[count % len(delays)]
        posted = tuple(float(each) for each in coming[feed_id] if (feeds[feed_id].succeeded_at or 0) < each <= now)
        memory.remember_postings(feed_id, posted)
        feed = replace(feeds[feed_id], retrieved_at=int(now), succeeded_at=int(now), not_before_at=int(now) + 60)
        planner.requested(feed_id, Rule.SCHEDULED, now=now)
        feeds[feed_id] = feed.planned(planner.plan(feed, RetrievalResult(has_succeeded=True, posted_at=posted), now=now))
        heapq.heappush(due, (feeds[feed_id].next_at or math.inf, feed_id))
        count += 1
    return count


@pytest.mark.long
@pytest.mark.parametrize("name", BUDGETED)
@UNHURRIED
@given(
    PASTS,
    ACCESSES,
    ZONES,
    st.lists(st.integers(MIDNIGHT, MIDNIGHT + 4 * DAY), max_size=60),
    st.sampled_from([1, 2, 2.5, 4, 8]),
    st.integers(1, 4),
    st.lists(st.just(0) | st.integers(0, 7200), min_size=1, max_size=5),
)
def test_budgets_are_kept(
    name: str,
    pasts: list[list[int]],
    accesses: list[AccessRecord],
    zone: int,
    postings: list[int],
    budget: float,
    days: int,
    delays: list[int],
) -> None:
    memory = remembered(pasts, accesses, zone)
    planner = ALL_POLICIES[name].make(memory, replace(SETTINGS, budget_per_feed=budget))
    coming = {FeedId(number): postings[number :: len(pasts)] for number in range(len(pasts))}
    count = retrievals(planner, memory, coming, days=days, delays=delays)
    # the closed loop visits every feed once a day, whatever the budget says
    floor = len(pasts) if name.startswith("price") else 0
    assert count <= budget * len(pasts) * (days + 0.5) + floor
    assert count >= len(pasts) * (days - 1)
