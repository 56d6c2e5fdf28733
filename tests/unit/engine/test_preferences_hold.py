"""What preferences ask for is done: the name and the way of requests, copies or none."""

from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, RetrieveNow, SetPreference
from reader.domain.ids import FeedId
from reader.domain.preferences import PREFERENCES, Preferences
from reader.domain.retrieval import FetchRequest
from reader.engine.messages import StartBackup, StartFetch
from reader.storage import feeds, preferences, subscriptions
from reader.storage.writer import transaction
from tests.fakes.preference_values import OTHER_VALUES
from tests.fakes.world import START, Page, Simulation, World, rss, simulate

FEED = "https://site.test/feed.xml"
DAY = 86_400


def next_request(folder: Path, changes: dict[str, str], settings: dict[str, str]) -> FetchRequest:
    """The first request for a feed after preferences were changed."""
    simulation = simulate(folder, World({FEED: Page(rss(1))}))
    simulation.send(AddSubscription(FEED))
    simulation.run_until(START + 600)
    for key, value in changes.items():
        simulation.send(SetPreference(key, value))
    core = simulation.core
    subscriptions.set_settings(core.state.connection, FeedId(1), settings)
    core.handle(RetrieveNow((FeedId(1),)), START + DAY)
    core.tick(START + DAY)
    (request,) = [each.request for each in core.drain_effects() if isinstance(each, StartFetch)]
    return request


def test_another_name_and_another_way_hold_from_the_next_request_on(tmp_path: Path) -> None:
    changes = {"fetch.user_agent": "Mine/1", "fetch.proxy": "proxy.example:3128"}
    request = next_request(tmp_path, changes, {})
    assert (request.user_agent, request.proxy) == ("Mine/1", "http://proxy.example:3128")


def test_the_name_of_a_feed_goes_before_that_of_all(tmp_path: Path) -> None:
    assert next_request(tmp_path, {"fetch.user_agent": "Mine/1"}, {"user_agent": "Feed/2"}).user_agent == "Feed/2"


def test_without_a_wish_the_name_is_the_programs_own(tmp_path: Path) -> None:
    request = next_request(tmp_path, {}, {})
    assert (request.user_agent, request.proxy) == ("", "")


def test_copies_are_made_unless_none_are_wanted(tmp_path: Path) -> None:
    for number, wanted in enumerate((True, False)):
        folder = tmp_path / str(number)
        folder.mkdir()
        simulation = simulate(folder, World({FEED: Page(rss(1))}))
        simulation.send(AddSubscription(FEED))
        simulation.run_until(START + 200)
        simulation.send(SetPreference("storage.backups", wanted))
        core = simulation.core
        core.drain_effects()
        core.tick(START + DAY)
        assert any(isinstance(each, StartBackup) for each in core.drain_effects()) is wanted


def test_another_budget_has_all_plans_made_again_at_once(tmp_path: Path) -> None:
    urls = [f"https://site{number}.test/feed.xml" for number in range(6)]
    simulation = simulate(tmp_path, World({url: Page(rss(*range(20))) for url in urls}))
    for url in urls:
        simulation.send(AddSubscription(url))
    core, now = simulation.core, START + 7200
    simulation.run_until(now)
    before = {feed.feed_id: feed for feed in core.state.feeds.values()}
    core.handle(SetPreference("fetch.budget", 24), now)
    while core.state.planner.review_at() <= now:
        core.tick(now)
    after = core.state.feeds
    assert set(after) == set(before)
    stored = feeds.feeds(core.state.connection)
    assert {feed.feed_id: feed.next_at for feed in stored} == {feed.feed_id: feed.next_at for feed in after.values()}
    for feed in stored:
        price, old = feed.next_expected.price, before[feed.feed_id].next_expected.price
        assert price is not None
        assert old is not None
        assert price < old / 10
    assert sum(feed.next_at or 0 for feed in stored) < sum(feed.next_at or 0 for feed in before.values())


PLANNING = "reader.engine.planning"
UNUSED_WITH_HABITS = {
    "habits.pause_until",
    "habits.presence",
    "fetch.automatic",
    "fetch.quiet_hours",
    "fetch.proxy",
    "fetch.user_agent",
}
UNUSED_UNSPARED = {"fetch.on_metered", "fetch.on_low_battery", "fetch.max_age_minutes"}
READ_AT_USE = UNUSED_WITH_HABITS | UNUSED_UNSPARED
"""These shape a plan when the planner asks for a time; the planner itself is made of the others."""


def settings_of(part: object) -> object:
    """The numbers and names that a planner and its parts are made of."""
    if isinstance(part, bool | int | float | str):
        return part
    if not type(part).__module__.startswith(PLANNING) or type(part).__name__ == "Memory":
        return None
    slots = [name for kind in type(part).__mro__ for name in getattr(kind, "__slots__", ())]
    names = [*getattr(part, "__dict__", {}), *slots]
    found = {name: settings_of(getattr(part, name)) for name in names}
    return type(part).__name__, {name: value for name, value in found.items() if value is not None}


def effects(simulation: Simulation) -> tuple[Preferences, object, object]:
    state = simulation.core.state
    return state.preferences, settings_of(state.planner), state.memory.weights


def engine(folder: Path, key: str = "") -> Simulation:
    folder.mkdir()
    if key:
        simulation = simulate(folder, World({FEED: Page(rss(1))}))
        with transaction(simulation.core.state.connection):
            preferences.save(simulation.core.state.connection, key, OTHER_VALUES[key])
        simulation.core.close()
    return simulate(folder, World({FEED: Page(rss(1))}))


def test_another_value_of_every_preference_is_known() -> None:
    assert {key for key, value in OTHER_VALUES.items() if value == PREFERENCES[key].default} == set()
    assert {key: PREFERENCES[key].check(value) for key, value in OTHER_VALUES.items()} == OTHER_VALUES


@pytest.mark.parametrize("key", PREFERENCES)
def test_the_engine_does_after_a_change_what_it_does_from_the_start(tmp_path: Path, key: str) -> None:
    started, changed = engine(tmp_path / "started", key), engine(tmp_path / "changed")
    before = effects(changed)
    changed.core.handle(SetPreference(key, OTHER_VALUES[key]), START)
    assert effects(changed) == effects(started)
    assert effects(changed)[0] != before[0]
    is_other_plan = effects(changed)[1] != before[1]
    assert is_other_plan == (PREFERENCES[key].shapes_plan and key not in READ_AT_USE)


def test_a_feed_that_is_added_is_planned_by_a_changed_preference_as_by_a_stored_one(tmp_path: Path) -> None:
    started, changed = engine(tmp_path / "started", "fetch.floor_minutes"), engine(tmp_path / "changed")
    changed.send(SetPreference("fetch.floor_minutes", OTHER_VALUES["fetch.floor_minutes"]))
    for each in (started, changed):
        each.send(AddSubscription(FEED))
        each.run_until(START + 600)
    (one,), (other,) = ([feed.next_at for feed in each.core.state.feeds.values()] for each in (started, changed))
    assert one == other
