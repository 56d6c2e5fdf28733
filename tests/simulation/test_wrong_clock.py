"""A clock that stood in 1970, or far in the future, is set right: what was stored meanwhile takes its place."""

from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.commands import (
    AddSubscription,
    MarkRead,
    RecordAccess,
    RecordLeaving,
    RecordReturn,
    RetrieveNow,
    SetMark,
    TagEntries,
)
from reader.domain.entry import Mark
from reader.domain.events import CommandFailed, EntriesChanged
from reader.domain.feed import Move
from reader.domain.ids import EntryId
from reader.domain.retrieval import AccessRecord
from reader.domain.visits import Signal
from reader.engine.jobs.outcomes import put_right
from reader.engine.messages import ClockJumped
from reader.lab.simulation import Simulation
from reader.storage import entries, history
from reader.storage.writer import transaction
from tests.fakes.world import START, Page, World, only_feed, published, rss, simulate, vouch

URL = "https://site.test/feed.xml"
UNDATED = (
    b"<item><guid isPermaLink='false'>undated</guid><title>Undated</title><description>No date</description></item></channel>"
)
DAY = 86_400
TIMES = (
    "SELECT first_seen_at FROM entry_status", "SELECT sort_at FROM entry_status", "SELECT read_at FROM entry_status", "SELECT at FROM access",
    "SELECT starred_at FROM entry_status", "SELECT tagged_at FROM entry_tag", "SELECT started_at FROM retrieval", "SELECT finished_at FROM retrieval",
    "SELECT added_at FROM feed", "SELECT window_at FROM feed", "SELECT changed_at FROM feed", "SELECT validators_at FROM feed",
    "SELECT succeeded_at FROM feed", "SELECT retrieved_at FROM feed",
)  # fmt: skip


def body(*numbers: int) -> bytes:
    return rss(*numbers).replace(b"</channel>", UNDATED)


def lived(folder: Path, world: World, now: float) -> Simulation:
    """An hour with a wrong clock: a feed is added, looked at, read and marked."""
    world.pages[URL] = Page(body(1, 2), etag='"v1"')
    simulation = simulate(folder, world, now=now)
    simulation.send(AddSubscription(URL))
    simulation.send(RecordAccess(AccessRecord(int(now), 0, "window")))
    simulation.send(MarkRead((EntryId(1),)))
    simulation.send(SetMark((EntryId(2),), Mark.STARRED, is_set=True))
    simulation.send(TagEntries((EntryId(2),), add=("keep",)))
    simulation.run_until(now + 3600)
    return simulation


def wrong_times(simulation: Simulation) -> dict[str, list[int]]:
    """Times more than a day from now, other than the dates that the feed gave."""
    connection, now = simulation.core.state.connection, simulation.now
    found = {query: [at for (at,) in connection.execute(query).fetchall() if at is not None] for query in TIMES}
    return {query: wrong for query, times in found.items() if (wrong := [at for at in times if abs(at - now) > 3 * DAY])}


@pytest.mark.parametrize("is_running", [True, False])
@pytest.mark.parametrize("wrong", [1000.0, START - 20 * 365 * DAY, START + 15 * 365 * DAY])
@pytest.mark.parametrize("is_unchanged", [True, False])
def test_all_that_a_wrong_clock_left_is_put_right_by_the_next_retrieval(
    tmp_path: Path, wrong: float, *, is_running: bool, is_unchanged: bool
) -> None:
    world = World()
    simulation = lived(tmp_path, world, wrong)
    if not is_unchanged:
        world.pages[URL] = Page(body(1, 2, 3), etag='"v2"')
    if is_running:
        leap = START - simulation.now
        simulation.now = START
        simulation.send(ClockJumped(leap))
    else:
        simulation.core.close()
        simulation = simulate(tmp_path, world, now=START)
    simulation.run_until(START + 600)
    simulation.send(RetrieveNow())
    assert wrong_times(simulation) == {}
    connection = simulation.core.state.connection
    rows = connection.execute(
        "SELECT e.title, s.sort_at, s.is_read, s.is_starred FROM entry_status s JOIN entry e USING (entry_id) ORDER BY s.sort_at DESC"
    ).fetchall()
    assert next(title for title, _, _, _ in rows if title != "Entry 3") == "Undated"
    assert {title: at for title, at, _, _ in rows if title == "Entry 1"} == {"Entry 1": START - DAY + 3600}
    assert sum(is_read for _, _, is_read, _ in rows) == sum(is_starred for _, _, _, is_starred in rows) == 1
    assert len(rows) == 3 + (not is_unchanged)
    changed = [event for event in published(simulation, EntriesChanged) if event.feed_id == only_feed(simulation).feed_id]
    assert {entry_id for event in changed for entry_id in event.entry_ids} >= {1, 2, 3}
    simulation.run_until(START + 2 * DAY)
    assert wrong_times(simulation) == {}
    assert entries.posted_at(connection, only_feed(simulation).feed_id, 0)


def test_a_clock_that_stands_in_1970_now_changes_nothing_that_was_right(tmp_path: Path) -> None:
    world = World()
    simulation = lived(tmp_path, world, START)
    before = simulation.core.state.connection.execute("SELECT first_seen_at, sort_at FROM entry_status").fetchall()
    world.pages[URL] = Page(body(1, 2), etag='"v2"')
    leap = 1000.0 - simulation.now
    simulation.now = 1000.0
    simulation.send(ClockJumped(leap))
    simulation.run_until(1000.0 + 2 * DAY)
    assert simulation.core.state.connection.execute("SELECT first_seen_at, sort_at FROM entry_status").fetchall() == before


def test_nothing_is_put_right_by_a_clock_that_is_wrong_itself(tmp_path: Path) -> None:
    """Neither what is stored nor what is remembered: to a clock before the program's time all that is right lies far ahead."""
    simulation = lived(tmp_path, World(), START)
    state = simulation.core.state
    visits, followed = list(state.memory.accesses), dict(state.feeds)
    posted = state.memory.posted_at(only_feed(simulation).feed_id).tolist()
    assert visits
    assert posted
    stored = list(state.connection.iterdump())
    vouch(simulation, history.EARLIEST - 1)
    put_right(state, history.EARLIEST - 1)
    assert list(state.connection.iterdump()) == stored
    assert (state.memory.accesses, state.feeds) == (visits, followed)
    assert state.memory.posted_at(only_feed(simulation).feed_id).tolist() == posted
    assert simulation.core.drain_effects() == []


@pytest.mark.parametrize(
    ("at", "now", "is_wrong"),
    [
        (0, int(START), True),
        (history.EARLIEST - 1, int(START), True),
        (history.EARLIEST, int(START), False),
        (int(START) + 30 * DAY, int(START), False),
        (int(START) + 30 * DAY + 1, int(START), True),
        (int(START), 1000, False),
        (None, int(START), False),
    ],
)
def test_which_times_cannot_be(at: int | None, now: int, *, is_wrong: bool) -> None:
    assert history.is_wrong(at, now) is is_wrong


@pytest.mark.parametrize("wrong", [1000.0, START + 15 * 365 * DAY])
def test_visits_without_any_feed_are_put_right_once_the_clock_is_trusted(tmp_path: Path, wrong: float) -> None:
    world = World()
    simulation = simulate(tmp_path, world, now=wrong)
    simulation.send(RecordAccess(AccessRecord(int(wrong), 0, "window")))
    simulation.run_until(wrong + 2 * DAY)
    simulation.core.close()
    simulation = simulate(tmp_path, world, now=START)
    simulation.send(RecordAccess(AccessRecord(int(START), 0, "window")))
    simulation.run_until(START + 10 * DAY)
    assert simulation.core.state.connection.execute("SELECT count(*) FROM access").fetchone() == (2,), "no server has said a word"
    world.pages[URL] = Page(body(1))
    simulation.send(AddSubscription(URL))
    simulation.run_until(START + 20 * DAY)
    assert simulation.core.state.connection.execute("SELECT at FROM access").fetchall() == [(int(START),)]
    assert [access.at for access in simulation.core.state.memory.accesses] == [int(START)]


@pytest.mark.parametrize("seen_at", [1000, int(START) + 400 * DAY, int(START) - DAY])
def test_a_move_that_a_wrong_clock_saw_is_watched_from_now_on(tmp_path: Path, seen_at: int) -> None:
    simulation = lived(tmp_path, World(), START)
    state, now = simulation.core.state, int(simulation.now)
    vouch(simulation, now)
    feed = only_feed(simulation)
    state.feeds[feed.feed_id] = replace(feed, move=Move("https://new.test/feed", seen_at, 2))
    put_right(state, now)
    right_at = seen_at if seen_at == START - DAY else now
    assert only_feed(simulation).move == Move("https://new.test/feed", right_at, 2)


@pytest.mark.parametrize("is_running", [True, False])
@pytest.mark.parametrize("wrong", [1000.0, START - 20 * 365 * DAY, START + 15 * 365 * DAY])
def test_a_time_at_the_computer_by_a_wrong_clock_goes_and_lengthens_no_other(
    tmp_path: Path, wrong: float, *, is_running: bool
) -> None:
    """The user comes, leaves, and comes again by a clock that is set right before he leaves."""
    world = World()
    simulation = simulate(tmp_path, world, now=START - 5000)
    for command in (RecordReturn(int(START) - 5000, 0, Signal.UNLOCK, 3600), RecordLeaving(int(START) - 4000)):
        simulation.now = float(command.at)
        simulation.send(command)
    if is_running:
        simulation.now = wrong
    else:
        simulation.core.close()
        simulation = simulate(tmp_path, world, now=wrong)
    simulation.send(RecordReturn(int(wrong), 0, Signal.UNLOCK, 3600))
    simulation.now = START
    simulation.send(ClockJumped(START - wrong))
    simulation.send(RecordLeaving(int(START)))
    world.pages[URL] = Page(body(1))
    simulation.send(AddSubscription(URL))
    simulation.run_until(START + 8 * DAY)
    found = simulation.core.state.connection.execute("SELECT began_at, ended_at FROM presence").fetchall()
    assert found == [(START - 5000, START - 4000)]


@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize("wrong", [1000.0, START + 15 * 365 * DAY])
def test_the_first_visit_after_a_wrong_clock_is_recorded_where_every_presence_went(
    tmp_path: Path, wrong: float, *, leaves: bool
) -> None:
    simulation = simulate(tmp_path, World(), now=wrong)
    simulation.send(RecordReturn(int(wrong), 0, Signal.UNLOCK, 3600))
    if leaves:
        simulation.send(RecordLeaving(int(wrong) + 60))
    state = simulation.core.state
    simulation.now = START
    vouch(simulation, START)
    with transaction(state.connection):
        put_right(state, START)
    simulation.send(RecordAccess(AccessRecord(int(START) + 60, 0, "window")))
    simulation.send(RecordLeaving(int(START) + 90))
    simulation.run_until(START + 3600)
    assert published(simulation, CommandFailed) == []
    assert [each.at for each in state.memory.accesses] == [START + 60]
    assert state.connection.execute("SELECT count(*) FROM presence").fetchone() == (0,)
