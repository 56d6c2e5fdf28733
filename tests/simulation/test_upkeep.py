"""Upkeep in virtual time: all that is old goes in one sitting, the log as well; a backup that failed is made up for soon."""

from pathlib import Path

import pytest

from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EntriesRemoved
from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.retrieval import Outcome, RetrievalRecord
from reader.engine.messages import BackupFinished, Effect, StartBackup
from reader.lab.simulation import Simulation
from reader.storage import history, statuses
from reader.storage.connection import WriteConnection
from tests.fakes.world import START, World, published, simulate, vouch
from tests.unit.storage.examples import follow, parsed, store

DAY = 86_400
FAILED = Problem(ProblemKind.DISK_FULL, "copy")


def retrieved(connection: WriteConnection, feed_id: FeedId, at: int) -> None:
    record = RetrievalRecord(
        feed_id=feed_id,
        started_at=at,
        finished_at=at,
        rule=Rule.SCHEDULED,
        reason=None,
        outcome=Outcome.NOT_MODIFIED,
        status=304,
        new_entries=0,
        changed_entries=0,
        wire_bytes=0,
        problem=None,
        url="https://a.example/feed",
    )
    history.add_retrieval(connection, record)


def test_all_that_is_old_goes_within_a_minute_however_much_it_is(tmp_path: Path) -> None:
    simulation = simulate(tmp_path, World())
    connection, now = simulation.core.state.connection, int(START)
    feed_id = follow(connection, "a")
    old = store(connection, feed_id, *[parsed(f"old {number}") for number in range(1100)], now=now - 400 * DAY)
    statuses.mark_read(connection, old, is_read=True, now=now - 390 * DAY)
    connection.execute("UPDATE feed SET window = json_array('new')")
    for days in (118, 122):
        retrieved(connection, feed_id, now - days * DAY)
    vouch(simulation, START + DAY + 300)
    # the first round of a profile has nothing to judge the clock by
    simulation.run_until(START + DAY + 280)
    assert published(simulation, EntriesRemoved) == []
    simulation.run_until(START + DAY + 360)
    removed = [entry_id for event in published(simulation, EntriesRemoved) for entry_id in event.entry_ids]
    assert sorted(removed) == sorted(old)
    assert len(published(simulation, EntriesRemoved)) > 1, "nothing waits for all of them at once"
    (kept,) = connection.execute("SELECT started_at FROM retrieval").fetchall()
    assert kept == (now - 118 * DAY,)


def backups(simulation: Simulation) -> list[float]:
    """When the core wanted one from now on."""
    found, drain = list[float](), simulation.core.drain_effects

    def noting() -> list[Effect]:
        effects = drain()
        found.extend(simulation.now for effect in effects if isinstance(effect, StartBackup))
        return effects

    simulation.core.drain_effects = noting  # type: ignore[method-assign]
    return found


@pytest.mark.parametrize(("after", "at"), [(0, [301]), (600, [301, 4200])])
def test_a_backup_that_failed_is_tried_again_in_an_hour_or_when_it_is_due(tmp_path: Path, after: int, at: list[int]) -> None:
    """To the minute."""
    simulation = simulate(tmp_path, World())
    follow(simulation.core.state.connection, "a")
    wanted = backups(simulation)
    simulation.run_until(START + after)
    simulation.send(BackupFinished(None, FAILED))
    simulation.run_until(START + 2 * 3600)
    assert [int(moment - START) // 60 for moment in wanted] == [moment // 60 for moment in at]
