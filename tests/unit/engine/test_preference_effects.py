"""Every preference that was stored before the engine started holds as one that is changed while it runs."""

from pathlib import Path

import pytest

from reader.domain.commands import AddSubscription, SetPreference
from reader.domain.preferences import PREFERENCES, Preferences
from reader.storage import preferences
from reader.storage.writer import transaction
from tests.fakes.preference_values import OTHER_VALUES
from tests.fakes.world import START, Page, Simulation, World, rss, simulate

FEED = "https://site.test/feed.xml"
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
