"""What the judge of killed programs holds against them: what upkeep and an undone import acknowledged as removed is removed, and nothing else is."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from reader.domain.commands import ImportOpml
from reader.domain.events import EntriesRemoved, Event, SubscriptionsChanged
from reader.domain.user_data import OtherArticle, OtherFeed, OtherReader
from reader.formats.lists.other import document_of
from reader.lab.simulation import Simulation
from reader.storage import statuses
from reader.storage.connection import open_reader
from tests.e2e.kill_facts import facts_of
from tests.e2e.kill_ledger import Ledger
from tests.fakes.world import START, World, published, simulate, vouch
from tests.unit.storage.examples import follow, parsed, store

DAY = 86_400
OLD, URL = 5, "https://host.test/feed"


def ledger_of(database: Path, events: list[Event]) -> Ledger:
    """One that has heard what a program said of these events."""
    ledger = Ledger()
    with closing(open_reader(database)) as connection:
        for event in events:
            for facts in facts_of(event, connection):
                ledger.hear(json.dumps(["acknowledged", facts]))
    return ledger


def kept_old(folder: Path) -> Simulation:
    """Articles that were read long ago, of a feed that offers only the last one."""
    simulation = simulate(folder, World())
    connection = simulation.core.state.connection
    feed_id = follow(connection, "a")
    old = store(connection, feed_id, *[parsed(f"old {number}") for number in range(OLD + 1)], now=int(START) - 400 * DAY)
    statuses.mark_read(connection, old, is_read=True, now=int(START) - 390 * DAY)
    connection.execute("UPDATE feed SET window = json_array(?), window_at = 1", (f"old {OLD}",))
    vouch(simulation, START + DAY)
    return simulation


def test_what_upkeep_removed_is_not_lost_and_is_missed_where_it_came_back(tmp_path: Path) -> None:
    simulation, before = kept_old(tmp_path), tmp_path / "before.sqlite3"
    with closing(sqlite3.connect(before)) as copy:
        simulation.core.state.connection.backup(copy)
    database = tmp_path / "reader.sqlite3"
    simulation.run_until(START + DAY + 360)
    events: list[Event] = list(published(simulation, EntriesRemoved))
    assert sum(len(event.entry_ids) for event in published(simulation, EntriesRemoved)) == OLD
    assert ledger_of(database, events).judge(database) == []
    # as after an event that left before its commit
    found = ledger_of(database, events).judge(before)
    assert sum(each.startswith("lost: removed:") for each in found) == OLD


def test_that_upkeep_forgets_what_it_removed_is_a_loss(tmp_path: Path) -> None:
    simulation, database = kept_old(tmp_path), tmp_path / "reader.sqlite3"
    simulation.run_until(START + DAY + 360)
    ledger = ledger_of(database, list(published(simulation, EntriesRemoved)))
    simulation.core.state.connection.execute("DELETE FROM entry_status WHERE is_removed = 1")
    assert sum(each.startswith("lost: removed:") for each in ledger.judge(database)) == OLD


def test_an_import_that_was_undone_leaves_nothing_and_is_missed_where_it_is_still_there(tmp_path: Path) -> None:
    simulation, database, before = simulate(tmp_path, World()), tmp_path / "reader.sqlite3", tmp_path / "before.sqlite3"
    article = OtherArticle(
        URL, "kept-1", f"{URL}/1", "Kept", html="<p>1</p>", published_at=int(START), is_read=True, is_starred=True
    )
    simulation.send(ImportOpml(document_of(OtherReader("Liferea", (OtherFeed(URL, "One"),), (article,)))))
    with closing(sqlite3.connect(before)) as copy:
        simulation.core.state.connection.backup(copy)
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.events.clear()
    simulation.send(undo)
    events: list[Event] = list(published(simulation, EntriesRemoved))
    assert events
    assert ledger_of(database, events).judge(database) == []
    assert any(each.startswith("lost: entry:") for each in ledger_of(database, events).judge(before))
