"""Planning in small steps gives what planning at once gives, and what happens between two steps counts."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from reader.domain.commands import AddSubscription, PauseRetrievals, SetPreference, SetVacation
from reader.domain.feed import Feed, Plan
from reader.domain.ids import FeedId
from reader.engine.planning import day, price_planner
from reader.engine.planning.day import DayPlan, DayPlanner, PriceSearch
from reader.engine.planning.planner import RetrievalResult
from reader.engine.planning.price_planner import PricePlanner
from reader.learning import posting_rate, price
from reader.storage import feeds, preferences
from reader.storage.connection import WriteConnection
from tests.fakes.world import START, Page, World, rss, simulate
from tests.unit.engine.test_price_planner import DAY, MIDNIGHT, a_memory, a_planner, by_id, feed

FEEDS = 23
NOW = MIDNIGHT + 3 * 3600.0
MODULES = (day, posting_rate, posting_rate, price, price_planner)


def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in MODULES:
        monkeypatch.setattr(module, "FEEDS_AT_ONCE", 3)
    monkeypatch.setattr(price, "SLOTS_AT_ONCE", 7)


def known() -> dict[FeedId, Feed]:
    return by_id(*(feed(number, hours_ago=1 + number % 9) for number in range(1, FEEDS + 1)))


def planner() -> PricePlanner:
    return a_planner(a_memory(*(0.3 * number for number in range(1, FEEDS + 1))))


def planned(old_price: float | None) -> DayPlan:
    memory = a_memory(*(0.3 * number for number in range(1, FEEDS + 1)))
    maker = DayPlanner(memory, list(known().values()), PriceSearch(4.0 * FEEDS, 0.9), old_price, 0.0)
    for _ in maker.steps(NOW):
        pass
    assert maker.result is not None
    return maker.result


@pytest.mark.parametrize("old_price", [None, 0.7])
def test_a_day_in_small_steps_is_the_same_day(old_price: float | None, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = planned(old_price)
    small_steps(monkeypatch)
    in_steps = planned(old_price)
    for name in ("by_slot", "began_at", "weights", "per_day", "planned"):
        assert np.array_equal(getattr(at_once, name), getattr(in_steps, name)), name
    for name in ("accesses", "postings", "ahead"):
        assert np.array_equal(getattr(at_once.board, name), getattr(in_steps.board, name)), name
    assert at_once.price == in_steps.price


def reviews(made: PricePlanner, feeds: Mapping[FeedId, Feed], now: float = NOW) -> Iterator[Mapping[FeedId, Plan]]:
    """One after the other, as long as there is more to do."""
    while True:
        yield made.review(feeds, now=now)
        if made.review_at() > now:
            return


def all_plans(made: PricePlanner) -> dict[FeedId, Plan]:
    return {feed_id: plan for plans in reviews(made, known()) for feed_id, plan in plans.items()}


def test_decisions_in_small_steps_are_the_same_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = all_plans(planner())
    small_steps(monkeypatch)
    in_steps = all_plans(planner())
    assert len(at_once) == FEEDS
    for feed_id, plan in at_once.items():
        found = in_steps[feed_id]
        assert (found.next_at, found.reason, found.rule) == (plan.next_at, plan.reason, plan.rule)
        # a matrix product of fewer feeds may add in another order
        assert found.expected.postings == pytest.approx(plan.expected.postings, rel=1e-12)


def decided(made: PricePlanner) -> set[FeedId]:
    """Until the first plans are there; whose."""
    return set(next(plans for plans in reviews(made, known()) if plans))


def test_a_feed_that_is_retrieved_between_two_steps_keeps_its_newer_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    small_steps(monkeypatch)
    made, feeds = planner(), known()
    left = sorted(set(feeds) - decided(made))
    assert len(left) > 6
    retrieved = replace(feeds[left[-1]], retrieved_at=int(NOW) + 1, succeeded_at=int(NOW) + 1)
    assert made.plan(retrieved, RetrievalResult(has_succeeded=True), now=NOW + 1).next_at is not None
    feeds[retrieved.feed_id] = retrieved
    rest = {feed_id for plans in reviews(made, feeds, NOW + 2) for feed_id in plans}
    assert rest == set(left[:-1])


def test_a_sleep_between_two_steps_gives_all_new_times(monkeypatch: pytest.MonkeyPatch) -> None:
    small_steps(monkeypatch)
    made, feeds = planner(), known()
    decided(made)
    awake = NOW + DAY / 2
    found = {feed_id: plan for plans in reviews(made, feeds, awake) for feed_id, plan in plans.items()}
    assert set(found) == set(feeds)
    assert min(plan.next_at for plan in found.values() if plan.next_at is not None) >= awake


FEED = "https://site.test/feed.xml"


def test_plans_are_stored_where_the_policy_has_no_memo(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    simulation.send(SetPreference("fetch.policy", "uniform"))
    simulation.run_until(START + 600)
    core = simulation.core
    (before,) = core.state.feeds.values()
    core.handle(SetVacation(int(START + 20 * DAY)), START + 700)
    assert core.state.planner.memo() == {}
    core.tick(START + 700)
    (held,), (stored,) = core.state.feeds.values(), feeds.feeds(core.state.connection)
    assert before.next_at != held.next_at == stored.next_at
    assert held.next_reason == stored.next_reason != before.next_reason


def test_a_memo_is_stored_where_no_feed_gets_another_plan(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    state = simulation.core.state
    for quarter in range(1, 100):
        simulation.run_until(START + quarter * 900)
        assert preferences.load_memo(state.connection) == state.planner.memo()
    assert state.planner.memo() != {}


def test_a_memo_is_written_only_where_it_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[dict[str, float]] = []
    save = preferences.save_memo

    def noted(connection: WriteConnection, memo: Mapping[str, float]) -> None:
        written.append(dict(memo))
        save(connection, memo)

    monkeypatch.setattr(preferences, "save_memo", noted)
    simulation = simulate(tmp_path, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 2 * DAY)
    assert len(written) > 1
    assert all(before != after for before, after in pairwise(written))
    assert preferences.load_memo(simulation.core.state.connection) == written[-1]


def test_nothing_is_planned_while_retrieving_is_paused(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 7200)
    core = simulation.core
    core.handle(PauseRetrievals(int(START + DAY)), START + 7200)
    before = feeds.feeds(core.state.connection), preferences.load_memo(core.state.connection)
    simulation.run_until(START + DAY - 60)
    assert (feeds.feeds(core.state.connection), preferences.load_memo(core.state.connection)) == before
    simulation.run_until(START + DAY + 7200)
    assert preferences.load_memo(core.state.connection) != before[1]
