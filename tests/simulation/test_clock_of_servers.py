"""A clock that is wrong for a session: what was learned and kept outlives it, and what servers say decides which time is the wrong one."""

import tempfile
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from reader.domain.addresses import host_of
from reader.domain.commands import (
    ImportOpml,
    MarkAllRead,
    RecordAccess,
    RecordLeaving,
    RecordReturn,
    RemoveSubscription,
    RetrieveNow,
    SetMark,
    SetPreference,
    TagEntries,
)
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import FeedMoved
from reader.domain.feed import Move
from reader.domain.ids import EntryId
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.domain.visits import Signal
from reader.engine.jobs.outcomes import SILENT_TRIES, is_vouched_for
from reader.engine.messages import ClockJumped
from reader.lab.simulation import Simulation
from reader.storage import entries, history
from tests.fakes.world import START, Page, World, published, rss, simulate

DAY, YEAR = 86_400, 365 * 86_400
URLS = [f"https://host{number}.test/feed" for number in range(3)]
DAYS = 9
LEARNED = {
    "visits": "SELECT at, kind, feed_id FROM access ORDER BY at, kind, feed_id",
    "presences": "SELECT began_at, ended_at, signal FROM presence ORDER BY began_at",
    "refreshes": f"SELECT feed_id, started_at, outcome FROM retrieval WHERE started_at <= {int(START) + DAYS * DAY} ORDER BY started_at, feed_id",  # noqa: S608 -- our own words
    "arrivals": "SELECT entry_id, first_seen_at, sort_at, posted_at FROM entry_status ORDER BY entry_id",
    "marks": "SELECT entry_id, is_read, is_starred, read_at, starred_at FROM entry_status ORDER BY entry_id",
    "tags": "SELECT entry_id, tagged_at FROM entry_tag",
    "entries": "SELECT entry_id, title FROM entry ORDER BY entry_id",
    "subscriptions": "SELECT feed_id, removed_at IS NOT NULL FROM subscription ORDER BY feed_id",
}


def lived(folder: Path, world: World) -> Simulation:
    """Days with visits in the mornings; everything is read, and much of it has left its feed."""
    data, pages = _lived_until_yesterday()
    (folder / "reader.sqlite3").write_bytes(data)
    world.pages |= pages
    simulation = simulate(folder, world, now=START + (DAYS - 1) * DAY)
    live_a_day(simulation, world, DAYS - 1)
    return simulation


@cache
def _lived_until_yesterday() -> tuple[bytes, dict[str, Page]]:
    """A database and what is served: the last day is lived by each test, whose core is to remember it."""
    with tempfile.TemporaryDirectory() as folder:
        world = World()
        simulation = simulate(Path(folder), world)
        simulation.send(SetPreference("storage.keep_days", 7))
        simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in URLS))))
        for day in range(DAYS - 1):
            live_a_day(simulation, world, day)
        simulation.core.close()
        return (Path(folder) / "reader.sqlite3").read_bytes(), world.pages


def live_a_day(simulation: Simulation, world: World, day: int) -> None:
    numbers = range(1, 4) if day == 0 else range(4 + 3 * day, 9 + 3 * day)
    world.pages |= {url: Page(rss(*numbers), etag=f'"v{day}"') for url in URLS}
    simulation.run_until(START + day * DAY + DAY // 2)
    simulation.send(RecordReturn(int(simulation.now), 0, Signal.UNLOCK, 3600))
    simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window")))
    simulation.send(MarkAllRead(Selection(View.ALL), entries.newest_entry_id(simulation.core.state.connection)))
    simulation.send(RecordLeaving(int(simulation.now) + 600))
    if day == 2:  # by then they have come
        simulation.send(SetMark((EntryId(1),), Mark.STARRED, is_set=True))
        simulation.send(TagEntries((EntryId(2),), add=("keep",)))
    simulation.run_until(START + (day + 1) * DAY)


def learned(simulation: Simulation) -> dict[str, list[tuple[object, ...]]]:
    return {name: simulation.core.state.connection.execute(query).fetchall() for name, query in LEARNED.items()}


def set_clock(simulation: Simulation, folder: Path, world: World, seconds: float, *, is_running: bool) -> Simulation:
    if is_running:
        simulation.now += seconds
        simulation.send(ClockJumped(seconds))
        return simulation
    simulation.core.close()
    return simulate(folder, world, now=simulation.now + seconds)


def only_before(
    found: dict[str, list[tuple[object, ...]]], before: dict[str, list[tuple[object, ...]]]
) -> dict[str, list[object]]:
    """What there was and is no more as it was."""
    return {name: [row for row in rows if row not in found[name]] for name, rows in before.items()}


NOTHING: dict[str, list[object]] = {name: [] for name in LEARNED}


@pytest.mark.parametrize("is_running", [True, False], ids=["running", "closed"])
@pytest.mark.parametrize("has_dates", [True, False], ids=["dates", "no dates"])
@pytest.mark.parametrize("slow", [-31 * DAY, -4 * YEAR], ids=["a month", "years"])
def test_a_slow_clock_and_a_refresh_cost_nothing_of_what_was_learned(
    tmp_path: Path, slow: int, *, has_dates: bool, is_running: bool
) -> None:
    world = World()
    simulation = lived(tmp_path, world)
    before, remembered = learned(simulation), len(simulation.core.state.memory.accesses)
    world.date = (lambda now: now - slow) if has_dates else (lambda _: None)
    simulation = set_clock(simulation, tmp_path, world, slow, is_running=is_running)
    for _ in range(2):
        simulation.send(RetrieveNow())
        simulation.run_until(simulation.now + 2 * DAY)
    assert not is_vouched_for(simulation.core.state, simulation.now)
    assert only_before(learned(simulation), before) == NOTHING
    world.date = lambda now: now
    simulation = set_clock(simulation, tmp_path, world, -slow, is_running=is_running)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 2 * DAY)
    assert is_vouched_for(simulation.core.state, simulation.now)
    # what has been read for longer than it is kept goes as always
    assert only_before(learned(simulation), before) | {"entries": []} == NOTHING
    assert len(simulation.core.state.memory.accesses) >= remembered


def test_what_was_set_aside_on_the_word_of_servers_that_were_wrong_comes_back(tmp_path: Path) -> None:
    world = World()
    simulation = lived(tmp_path, world)
    before, remembered = learned(simulation), [each.at for each in simulation.core.state.memory.accesses]
    slow = -200 * DAY
    # a company's proxy that answers for everybody, with a clock as wrong as ours
    simulation = set_clock(simulation, tmp_path, world, slow, is_running=False)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 2 * DAY)
    state = simulation.core.state
    assert [at for at in (row[0] for row in learned(simulation)["visits"]) if at > simulation.now] == []
    assert state.connection.execute("SELECT count(*) FROM set_aside").fetchone() > (DAYS,)
    simulation.send(SetMark((EntryId(1),), Mark.STARRED, is_set=False))
    simulation = set_clock(simulation, tmp_path, world, -slow, is_running=False)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 2 * DAY)
    after = learned(simulation)
    lost = only_before(after, before)
    assert lost.pop("marks") == [row for row in before["marks"] if row[0] == 1], "what was done meanwhile counts"
    assert lost == {name: [] for name in lost}
    assert {each.at for each in simulation.core.state.memory.accesses} >= set(remembered)


@pytest.mark.parametrize("is_running", [True, False], ids=["running", "closed"])
@pytest.mark.parametrize("ahead", [40 * DAY, 10 * YEAR], ids=["weeks", "years"])
def test_a_long_session_with_a_clock_far_ahead_deletes_nothing(tmp_path: Path, ahead: int, *, is_running: bool) -> None:
    world = World()
    simulation = lived(tmp_path, world)
    gone = simulation.core.state.feeds[next(iter(simulation.core.state.feeds))].feed_id
    simulation.send(RemoveSubscription((gone,)))
    before = learned(simulation)
    world.date = lambda now: now - ahead
    simulation = set_clock(simulation, tmp_path, world, ahead, is_running=is_running)
    simulation.run_until(simulation.now + 12 * DAY)
    assert only_before(learned(simulation), before) == NOTHING
    assert history.cooldowns(simulation.core.state.connection, 0) == {}
    world.date = lambda now: now
    simulation = set_clock(simulation, tmp_path, world, -ahead - 12 * DAY, is_running=is_running)
    simulation.run_until(simulation.now + 2 * DAY)
    assert only_before(learned(simulation), before) == NOTHING
    # and once all agree, what is old goes as always
    simulation.run_until(simulation.now + 40 * DAY)
    found = learned(simulation)
    assert 0 < len(found["entries"]) < len(before["entries"])
    assert (EntryId(1), True) in {(row[0], bool(row[2])) for row in found["marks"]}


def test_a_pause_that_a_host_was_given_by_a_clock_far_ahead_ends_within_a_day(tmp_path: Path) -> None:
    world = World()
    simulation = lived(tmp_path, world)
    history.set_cooldown(simulation.core.state.connection, "host1.test", int(START) + 9 * YEAR)
    simulation = set_clock(simulation, tmp_path, world, 0, is_running=False)
    world.log.clear()
    simulation.run_until(simulation.now + 3 * DAY)
    assert world.asked(URLS[1])


def test_a_leap_of_the_clock_makes_no_move_a_week_old(tmp_path: Path) -> None:
    world = World()
    simulation = lived(tmp_path, world)
    new = "https://new.test/feed"
    world.pages[new] = world.pages[URLS[0]]
    world.pages[URLS[0]] = Page(moved_to=new)
    state = simulation.core.state
    feed = next(each for each in state.feeds.values() if each.url == URLS[0])
    state.feeds[feed.feed_id] = replace(feed, move=Move(new, int(simulation.now), 5))
    world.date = lambda now: now - 9 * DAY
    simulation = set_clock(simulation, tmp_path, world, 9 * DAY, is_running=True)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + DAY)
    assert published(simulation, FeedMoved) == []
    world.date = lambda now: now
    simulation.run_until(simulation.now + 3 * DAY)
    assert len(published(simulation, FeedMoved)) == 1


def two_hosts(folder: Path, world: World, problem: ProblemKind) -> Simulation:
    """Of which one is not reached for three weeks, in which the other one posts."""
    simulation = lived(folder, world)
    gone = [feed.feed_id for feed in simulation.core.state.feeds.values() if feed.url == URLS[2]]
    simulation.send(RemoveSubscription(tuple(gone)))
    world.pages[URLS[1]] = Page(problem=problem)
    for day in range(DAYS, DAYS + 21):
        world.pages[URLS[0]] = Page(rss(*range(4 + 3 * day, 9 + 3 * day)), etag=f'"v{day}"')
        simulation.run_until(START + day * DAY + DAY // 2)
    simulation.send(MarkAllRead(Selection(View.ALL), entries.newest_entry_id(simulation.core.state.connection)))
    return simulation


def count(simulation: Simulation) -> int:
    found: int = simulation.core.state.connection.execute("SELECT count(*) FROM entry").fetchone()[0]
    return found


@pytest.mark.parametrize("problem", [ProblemKind.DNS, ProblemKind.CONNECT, ProblemKind.TIMEOUT])
def test_a_server_that_is_dead_for_good_need_not_vouch_for_the_clock(tmp_path: Path, problem: ProblemKind) -> None:
    world = World()
    simulation = two_hosts(tmp_path, world, problem)
    assert is_vouched_for(simulation.core.state, simulation.now)
    before = count(simulation)
    simulation.run_until(simulation.now + 10 * DAY)
    assert count(simulation) < before, "what has been read for a week goes"
    # a clock that leaps ahead is no more believed than before
    before_leap, ahead = learned(simulation), 60 * DAY
    world.date = lambda now: now - ahead
    simulation = set_clock(simulation, tmp_path, world, ahead, is_running=True)
    simulation.send(RetrieveNow())
    simulation.run_until(simulation.now + 3 * DAY)
    assert not is_vouched_for(simulation.core.state, simulation.now)
    assert only_before(learned(simulation), before_leap) == NOTHING


def test_a_server_that_a_wrong_clock_itself_may_keep_from_answering_is_waited_for(tmp_path: Path) -> None:
    """Certificates are not valid yet, or no longer, by such a clock: one server without any would set it."""
    simulation = two_hosts(tmp_path, World(), ProblemKind.TLS)
    assert not is_vouched_for(simulation.core.state, simulation.now)


def test_one_server_sets_no_clock_while_others_are_still_asked(tmp_path: Path) -> None:
    world = World()
    simulation = lived(tmp_path, world)
    state = simulation.core.state
    host, *others = (feed for feed in state.feeds.values())
    state.clock_witnesses = {host_of(host.url): (simulation.now, True)}
    assert not is_vouched_for(state, simulation.now)
    silent = Problem(ProblemKind.CONNECT)
    for tries, since in ((SILENT_TRIES, simulation.now - DAY), (SILENT_TRIES - 1, simulation.now - YEAR)):
        failing = {each.feed_id: replace(each, problem=silent, failures=tries, problem_since=int(since)) for each in others}
        state.feeds |= failing
        assert not is_vouched_for(state, simulation.now), "tried again and again on one day, or before a clock that leaps"
    state.feeds |= {each.feed_id: replace(each, is_paused=True) for each in others}
    assert is_vouched_for(state, simulation.now), "nobody asks the others"
    state.feeds |= {each.feed_id: replace(each, is_gone=True) for each in others}
    assert is_vouched_for(state, simulation.now)


def test_who_is_believed_about_the_clock(tmp_path: Path) -> None:
    world = World()
    simulation = lived(tmp_path, world)
    state, now = simulation.core.state, simulation.now
    for heard, vouched in (
        ({}, False),
        ({"a": True}, False),
        ({"a": True, "b": True}, True),
        ({"a": True, "b": True, "c": False}, False),
        ({"a": True, "b": True, "c": True, "d": False}, True),
        ({"a": False, "b": False}, False),
    ):
        state.clock_witnesses = {host: (now, agrees) for host, agrees in heard.items()}
        assert is_vouched_for(state, now) is vouched
    state.clock_witnesses = {"a": (now, True), "b": (now, True)}
    assert not is_vouched_for(state, now + 2 * DAY)
    assert not is_vouched_for(state, now - 2 * DAY)
