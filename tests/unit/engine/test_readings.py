"""What is read is recorded as looks are; what the user says is always kept; both make feeds matter, his own setting before all."""

from pathlib import Path

import pytest

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddSubscription,
    EraseHabits,
    JudgeEntry,
    RecordOpenedLink,
    RecordReading,
    RecordShown,
    RestoreHabits,
    SetPreference,
    SetSubscriptionSettings,
)
from reader.domain.entry import OpenedLink, Reading
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, EntryJudged, HabitsChanged
from reader.domain.ids import EntryId, FeedId
from reader.engine.state import load_memory
from reader.lab.simulation import Simulation
from reader.reports.postings import READ_ENOUGH, feed_weights
from reader.storage import readings
from reader.storage.habits import stock
from reader.storage.writer import transaction
from tests.fakes.judgements import judgements
from tests.fakes.world import START, Page, World, published, rss, simulate

FEED, OTHER = "https://site.test/feed.xml", "https://other.test/feed.xml"
DAY = 86_400
ONE = FeedId(1)


def followed(folder: Path) -> Simulation:
    simulation = simulate(folder, World({FEED: Page(rss(*range(READ_ENOUGH + 5))), OTHER: Page(rss(*range(100, 130)))}))
    simulation.send(AddSubscription(FEED))
    simulation.send(AddSubscription(OTHER))
    simulation.run_until(START + 600)
    return simulation


def reading(entry_id: int, at: float, seconds: int = 30) -> RecordReading:
    return RecordReading(Reading(EntryId(entry_id), ONE, int(at), 0, seconds))


def link(entry_id: int, at: float, feed_id: FeedId = ONE) -> RecordOpenedLink:
    return RecordOpenedLink(OpenedLink(EntryId(entry_id), feed_id, int(at), 3600, "site.test", 1))


def links(simulation: Simulation) -> list[OpenedLink]:
    return readings.opened_links(simulation.core.state.connection, 0)


def log(simulation: Simulation) -> tuple[int, int, int]:
    connection = simulation.core.state.connection
    return len(readings.readings(connection, 0)), len(judgements(connection)), len(readings.shown_times(connection))


def test_recording_follows_the_preference_and_the_pause_but_what_is_said_is_kept(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(SetPreference("habits.record", value=False))
    for each in (reading(1, START), RecordShown((EntryId(1),)), JudgeEntry(EntryId(1), 1)):
        simulation.send(each)
    assert log(simulation) == (0, 1, 0)
    simulation.send(SetPreference("habits.record", value=True))
    simulation.send(SetPreference("habits.pause_until", int(simulation.now) + 60))
    simulation.send(reading(1, START))
    assert log(simulation) == (0, 1, 0)
    simulation.now += 60
    simulation.send(reading(1, START))
    simulation.send(RecordShown((EntryId(1), EntryId(2), EntryId(9999))))
    assert log(simulation) == (1, 1, 2)


def test_what_is_said_can_be_undone(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(JudgeEntry(EntryId(1), -1))
    simulation.send(JudgeEntry(EntryId(1), 7))
    simulation.send(JudgeEntry(EntryId(1), 1))
    first, second, third = published(simulation, EntryJudged)
    assert [(each.value, each.change) for each in (first, second, third)] == [
        (-1, Change(ChangeKind.LESS_OF_THIS)),
        (1, Change(ChangeKind.MORE_OF_THIS)),
        (1, Change(ChangeKind.MORE_OF_THIS)),
    ]
    assert third.undo is None
    assert second.undo is not None
    simulation.send(second.undo)
    assert judgements(simulation.core.state.connection) == {1: -1}
    simulation.send(JudgeEntry(EntryId(9999), 1))
    assert [each.problem.kind for each in published(simulation, CommandFailed)] == [ProblemKind.BAD_VALUE]


def test_erasing_accesses_removes_what_was_read_and_said_and_undo_keeps_what_was_said_since(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    for each in (reading(1, START), RecordShown((EntryId(2),)), JudgeEntry(EntryId(1), -1), JudgeEntry(EntryId(2), -1)):
        simulation.send(each)
    simulation.send(EraseHabits(accesses=False))
    assert log(simulation) == (1, 2, 1)
    erase = EraseHabits(retrievals=False)
    simulation.send(erase)
    assert log(simulation) == (0, 0, 0)
    simulation.send(reading(3, simulation.now))
    simulation.send(JudgeEntry(EntryId(2), 1))
    simulation.send(RestoreHabits(erase.command_id))
    assert log(simulation) == (2, 2, 1)
    assert judgements(simulation.core.state.connection) == {1: -1, 2: 1}
    assert published(simulation, CommandFailed) == []
    assert len(published(simulation, HabitsChanged)) == 3


def test_feeds_matter_by_what_is_read_of_them_unless_the_user_says_otherwise(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    state = simulation.core.state
    ids = [row[0] for row in state.connection.execute("SELECT entry_id FROM entry_status WHERE feed_id = 1")]
    with transaction(state.connection):
        state.connection.execute("UPDATE entry_status SET sort_at = ?", (int(START) + 60,))
        for entry_id in ids[: READ_ENOUGH - 1]:
            readings.add_reading(state.connection, Reading(EntryId(entry_id), ONE, int(START) + 60, 0, 30))
    now = START + DAY
    assert feed_weights(state.connection, now) == {}
    simulation.send(reading(ids[READ_ENOUGH], START + 70))
    learned = feed_weights(state.connection, now)
    assert learned[ONE] > 1 > learned[FeedId(2)] >= 0.5
    assert load_memory(state.connection, state.utc_offset, now).weights == learned
    simulation.run_until(START + 2 * DAY)
    assert state.memory.weights == pytest.approx(learned), "the daily upkeep learns it while the program runs"
    simulation.send(SetSubscriptionSettings((ONE,), {"priority": "1"}))
    assert state.memory.weights == {**learned, ONE: 1.0}
    simulation.send(SetPreference("habits.record", value=False))
    assert state.memory.weights == {ONE: 1.0}


def test_an_opened_link_is_kept_once_by_its_host_while_learning_is_on(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    simulation.send(SetPreference("habits.record", value=False))
    simulation.send(link(1, START))
    simulation.send(SetPreference("habits.record", value=True))
    simulation.send(SetPreference("habits.pause_until", int(simulation.now) + 60))
    simulation.send(link(1, START))
    assert links(simulation) == []
    simulation.now += 60
    simulation.send(link(1, START))
    assert links(simulation) == [OpenedLink(EntryId(1), ONE, int(START), 3600, "site.test", 1)]
    rows = simulation.core.state.connection.execute("SELECT * FROM opened_link").fetchall()
    assert rows == [(1, 1, 1, int(START), 3600, "site.test", 1)], "nothing but the host is kept of an address"


@pytest.mark.parametrize("settings", [{"credentials": "keyring"}, {"headers": '{"X-Api-Key": "me"}'}])
def test_links_of_feeds_with_a_login_are_not_kept(tmp_path: Path, settings: dict[str, str]) -> None:
    simulation = followed(tmp_path)
    simulation.send(SetSubscriptionSettings((ONE,), settings))
    simulation.send(link(1, START))
    simulation.send(link(2, START, FeedId(2)))
    assert [each.feed_id for each in links(simulation)] == [2]


def test_links_of_a_feed_with_a_password_in_its_address_are_not_kept(tmp_path: Path) -> None:
    private = "https://me:secret@site.test/private.xml"
    simulation = simulate(tmp_path, World({private: Page(rss(1))}))
    simulation.send(AddSubscription(private))
    simulation.run_until(START + 600)
    assert "secret" in simulation.core.state.feeds[ONE].url
    simulation.send(link(1, START))
    assert links(simulation) == []


def test_opened_links_are_erased_and_restored_with_visits_and_reading(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    connection = simulation.core.state.connection
    simulation.send(link(1, START))
    simulation.send(EraseHabits(accesses=False))
    assert stock(connection).links == 1
    assert stock(connection).link_bytes > 0
    erase = EraseHabits(retrievals=False)
    simulation.send(erase)
    assert (links(simulation), stock(connection).links) == ([], 0)
    simulation.run_until(simulation.now + 1)
    held = b"".join(path.read_bytes() for path in sorted(tmp_path.glob("reader.sqlite3*")))
    assert held.count(b"site.test") == held.count(b"https://site.test"), "the host alone stays in no byte"
    simulation.send(link(2, simulation.now))
    simulation.send(RestoreHabits(erase.command_id))
    assert [each.entry_id for each in links(simulation)] == [1, 2]


def test_opened_links_are_kept_for_half_a_year(tmp_path: Path) -> None:
    simulation = followed(tmp_path)
    now, kept = simulation.now, readings.OPENED_LINKS_KEPT_DAYS * DAY
    with transaction(simulation.core.state.connection):
        for at in (now + DAY - kept, now + 3 * DAY - kept):
            readings.add_opened_link(simulation.core.state.connection, OpenedLink(EntryId(1), ONE, int(at), 0, "site.test", 0))
    assert len(links(simulation)) == 2
    simulation.run_until(now + 2 * DAY + DAY / 2)
    assert [each.at for each in links(simulation)] == [int(now + 3 * DAY - kept)]
