"""What the planner decides when it reviews is stored: plans without a memo, a memo without plans, and nothing while paused."""

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, PauseRetrievals, SetPreference, SetVacation
from reader.storage import feeds, preferences
from reader.storage.connection import WriteConnection
from tests.fakes.world import START, Page, World, rss, simulate

FEED = "https://site.test/feed.xml"
DAY = 86_400


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
