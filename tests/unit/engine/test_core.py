"""The core's own promises: whole messages or nothing, no spinning, nothing lost when it stops."""

import sqlite3
from itertools import pairwise
from pathlib import Path

import pytest

from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    AddFolder,
    AddSubscription,
    Batch,
    CancelRetrievals,
    FetchPicture,
    ImportOpml,
    MarkAllRead,
    MarkRead,
    MoveFolder,
    MoveSubscription,
    PreviewOpml,
    RecordAccess,
    RemoveFolder,
    RemoveSubscription,
    RenameSubscription,
    RestoreSubscription,
    RetrieveNow,
    SetMark,
    SetPreference,
    Stop,
)
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import (
    CommandFailed,
    EngineStopped,
    OpmlImported,
    PictureFailed,
    PictureReady,
    PreferenceChanged,
    RetrievalProgress,
    StatusesChanged,
    StorageFailed,
    SubscriptionsChanged,
)
from reader.domain.ids import EntryId, FeedId, FolderId
from reader.domain.retrieval import AccessRecord
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.jobs.retrievals import PARSES_WAITING_MAX
from reader.engine.messages import StartFetch
from reader.engine.planning.planner import RetrievalResult
from reader.lab.simulation import Simulation
from reader.storage import history, statuses, subscriptions
from tests.fakes.world import START, Page, World, make_core, published, rss, simulate

URL = "https://site.test/feed.xml"
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000004000000040802000000269309290000000e49444154789c63f8cf00040c0c0c0000190003012b1f6dd70000000049454e44ae426082"
)


def subscribed(folder: Path, *numbers: int) -> Simulation:
    simulation = simulate(folder, World({URL: Page(rss(*numbers))}))
    simulation.send(AddSubscription(URL))
    return simulation


def imported(folder: Path, count: int) -> Simulation:
    urls = [f"https://host{number}.test/feed" for number in range(count)]
    simulation = simulate(folder, World({url: Page(rss(1)) for url in urls}))
    simulation.send(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ("News",)) for url in urls))))
    return simulation


def unread(simulation: Simulation) -> int:
    return sum(statuses.unread_counts(simulation.core.state.connection).values())


def test_marks_are_published_with_their_exact_undo(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1, 2, 3)
    ids = (EntryId(1), EntryId(2))
    simulation.send(MarkRead((EntryId(1),)))
    simulation.send(MarkRead(ids))
    changed = published(simulation, StatusesChanged)[-1]
    assert changed.entry_ids == (EntryId(2),)
    assert changed.undo is not None
    simulation.send(changed.undo)
    assert unread(simulation) == 2


def test_marking_what_is_marked_already_has_no_undo(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    simulation.send(SetMark((EntryId(1),), Mark.STARRED))
    simulation.send(SetMark((EntryId(1),), Mark.STARRED))
    assert published(simulation, StatusesChanged)[-1].undo is None


def test_mark_all_read_spares_what_came_later_and_is_undone(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1, 2, 3)
    simulation.send(MarkAllRead(Selection(View.ALL), EntryId(2)))
    assert unread(simulation) == 1
    changed = published(simulation, StatusesChanged)[-1]
    assert (changed.is_read, changed.change) == (True, Change(ChangeKind.MARKED_ALL_READ))
    assert changed.undo is not None
    simulation.send(changed.undo)
    assert unread(simulation) == 3


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        (b"", Problem(ProblemKind.FILE_UNREADABLE, Detail(DetailKind.EMPTY_FILE, ("list.opml",)))),
        (b"%PDF-1.7", Problem(ProblemKind.NOT_OPML, Detail(DetailKind.NO_XML))),
    ],
)
def test_a_file_that_is_no_list_is_named(tmp_path: Path, body: bytes, problem: Problem) -> None:
    simulation = simulate(tmp_path, World())
    simulation.send(PreviewOpml(body, "list.opml"))
    (failed,) = published(simulation, CommandFailed)
    assert failed.problem == problem


def test_an_import_is_undone_with_its_folders(tmp_path: Path) -> None:
    simulation = imported(tmp_path, 3)
    (done,) = published(simulation, OpmlImported)
    assert done.added == 3
    assert isinstance(done.undo, Batch)
    simulation.send(done.undo)
    connection = simulation.core.state.connection
    assert subscriptions.subscriptions(connection) == []
    assert subscriptions.folders(connection) == []


def test_folders_and_feeds_move_and_come_back(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    connection = simulation.core.state.connection
    simulation.send(AddFolder("News"))
    (folder,) = subscriptions.folders(connection)
    simulation.send(MoveSubscription(FeedId(1), folder.folder_id))
    simulation.send(RenameSubscription(FeedId(1), " Mine "))
    (followed,) = subscriptions.subscriptions(connection)
    assert (followed.folder_id, followed.title) == (folder.folder_id, "Mine")
    simulation.send(RemoveFolder(folder.folder_id))
    assert subscriptions.subscriptions(connection)[0].folder_id is None
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)
    (restored,) = subscriptions.folders(connection)
    assert subscriptions.subscriptions(connection)[0].folder_id == restored.folder_id


def test_unsubscribing_stops_retrievals_and_is_undone_with_marks(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1, 2)
    simulation.send(MarkRead((EntryId(1),)))
    simulation.send(RemoveSubscription((FeedId(1),)))
    simulation.run_until(START + 5 * 86_400)
    assert unread(simulation) == 0
    undo = published(simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    simulation.send(undo)
    assert unread(simulation) == 1
    assert FeedId(1) in simulation.core.state.feeds


@pytest.mark.parametrize(
    "command",
    [
        RemoveSubscription((FeedId(9),)),
        MoveSubscription(FeedId(9), None),
        RenameSubscription(FeedId(9), "x"),
        RemoveFolder(FolderId(9)),
        MoveFolder(FolderId(9), None),
        RetrieveNow((FeedId(9),)),
        SetPreference("no.such", value=True),
        SetPreference("look.theme", value="pink"),
        AddFolder("inside nothing", FolderId(9)),
    ],
)
def test_commands_about_nothing_fail_and_leave_everything_as_it_was(tmp_path: Path, command: Batch) -> None:
    simulation = subscribed(tmp_path, 1)
    before = list(simulation.core.state.connection.iterdump())
    simulation.send(command)
    (failed,) = published(simulation, CommandFailed)
    assert failed.cause == command.command_id
    assert list(simulation.core.state.connection.iterdump()) == before


def test_a_batch_is_all_or_nothing(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    simulation.send(Batch((AddFolder("A"), RemoveFolder(FolderId(99)))))
    assert subscriptions.folders(simulation.core.state.connection) == []
    assert len(published(simulation, CommandFailed)) == 1


def test_preferences_hold_and_govern_the_planner(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    simulation.send(SetPreference("fetch.floor_minutes", 600))
    assert published(simulation, PreferenceChanged)[-1].value == 600
    simulation.core.close()
    again = make_core(tmp_path)
    assert again.state.preferences.fetch_floor_minutes == 600
    feed = next(iter(again.state.feeds.values()))
    again.state.memory.remember_postings(feed.feed_id, [START - 60.0 * number for number in range(500)])
    plan = again.state.planner.plan(feed, RetrievalResult(has_succeeded=True), now=START)
    assert plan.next_at is not None
    assert plan.next_at >= START + 36_000


def test_accesses_are_recorded_unless_paused(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    simulation.send(RecordAccess(AccessRecord(int(START), 3600, "window")))
    simulation.send(SetPreference("habits.record", value=False))
    simulation.send(RecordAccess(AccessRecord(int(START) + 9, 3600, "window")))
    assert [access.at for access in history.accesses(simulation.core.state.connection, 0)] == [int(START)]


def test_automatic_fetching_can_be_switched_off(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    simulation.send(SetPreference("fetch.automatic", value=False))
    asked = simulation.core.state.number
    simulation.run_until(START + 10 * 86_400)
    assert simulation.core.state.number == asked


def test_cancelling_drops_what_waits_and_ends_the_count(tmp_path: Path) -> None:
    core = make_core(tmp_path)
    core.start(START)
    urls = [f"https://host{number}.test/feed" for number in range(50)]
    core.handle(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))), START)
    core.tick(START)
    assert sum(isinstance(effect, StartFetch) for effect in core.drain_effects()) == 8
    core.handle(CancelRetrievals(), START)
    assert len(core.state.queue) == 0
    assert core.state.batch.total == 8


def test_waiting_for_the_parser_does_not_spin(tmp_path: Path) -> None:
    core = make_core(tmp_path)
    core.start(START)
    urls = [f"https://host{number}.test/feed" for number in range(50)]
    core.handle(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))), START)
    core.state.parses = dict.fromkeys(range(PARSES_WAITING_MAX))  # type: ignore[arg-type]
    core.tick(START)
    assert core.next_wake(START) > START
    assert core.state.flights == {}
    del core.state.parses[0]
    core.tick(START)
    assert len(core.state.flights) == 8


def test_after_its_end_the_core_wants_to_be_woken_no_more(tmp_path: Path) -> None:
    """Whatever is due then, and however late it is."""
    core = make_core(tmp_path)
    core.start(START)
    core.handle(AddSubscription(URL), START)
    late = START + 10 * 86_400
    assert core.next_wake(late) == late
    core.handle(Stop(), late)
    core.drain_effects()
    assert core.next_wake(late) >= late + 60
    core.tick(late)
    assert core.drain_effects() == []


def test_slow_servers_step_aside_for_others(tmp_path: Path) -> None:
    core = make_core(tmp_path)
    core.start(START)
    urls = [f"https://host{number}.test/feed" for number in range(30)]
    core.handle(ImportOpml(OpmlDocument("list", tuple(OpmlFeed(url, "", "", ()) for url in urls))), START)
    core.tick(START)
    assert len(core.state.flights) == 8
    wake = core.next_wake(START)
    assert wake == START + 3
    core.tick(wake)
    assert len(core.state.flights) == 16


def test_a_full_disk_is_reported_and_memory_follows_the_database(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    connection = simulation.core.state.connection
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    world = World({f"https://big{n}.test/feed": Page(rss(*range(200))) for n in range(3)})
    simulation._answer = world.answer
    for n in range(3):
        simulation.send(AddSubscription(f"https://big{n}.test/feed"))
    assert {event.problem.kind for event in published(simulation, StorageFailed)} == {ProblemKind.DISK_FULL}
    stored = {each.feed_id for each in subscriptions.subscriptions(connection)}
    assert set(simulation.core.state.feeds) == stored
    connection.execute("PRAGMA max_page_count = 1000000")
    simulation.send(MarkRead((EntryId(1),)))
    assert published(simulation, StatusesChanged)[-1].entry_ids == (EntryId(1),)


def test_what_a_full_disk_refused_is_not_remembered_and_is_asked_for_again(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    state = simulation.core.state
    (feed_id,) = state.feeds
    world = World({URL: Page(rss(*range(200)))})
    simulation._answer = world.answer
    pages = state.connection.execute("PRAGMA page_count").fetchone()[0]
    state.connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    simulation.run_until(START + 2 * 86_400)
    assert {event.problem.kind for event in published(simulation, StorageFailed)} == {ProblemKind.DISK_FULL}
    assert (state.busy, state.memory.posted_at(feed_id).size) == (set(), 1)
    asked = world.asked(URL)
    assert 4 <= len(asked) <= 20
    assert min(after - before for before, after in pairwise(asked)) >= 600
    state.connection.execute("PRAGMA max_page_count = 1000000")
    simulation.run_until(START + 4 * 86_400)
    assert (unread(simulation), state.memory.posted_at(feed_id).size) == (200, 200)


def test_a_mistake_of_ours_costs_one_message(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulation = subscribed(tmp_path, 1)

    def stumble(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(statuses, "mark_read", stumble)
    simulation.send(MarkRead((EntryId(1),)))
    assert published(simulation, CommandFailed)[-1].problem.kind is ProblemKind.BUG
    assert "could not be handled" in caplog.text
    simulation.send(SetMark((EntryId(1),), Mark.STARRED))
    assert published(simulation, StatusesChanged)[-1].mark is Mark.STARRED


def test_pictures_are_kept_checked_and_given_again_without_asking(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    good, bad = "https://site.test/a.png", "https://site.test/page.png"
    world = World({good: Page(PNG, content_type="image/png"), bad: Page(b"<html>no</html>")})
    simulation._answer = world.answer
    for url in (good, bad, good, "file:///etc/passwd"):
        simulation.send(FetchPicture(url, EntryId(1)))
    assert [line.url for line in world.log] == [good, bad]
    ready = published(simulation, PictureReady)
    assert [event.url for event in ready] == [good, good]
    assert Path(ready[0].path).read_bytes() == PNG
    assert {event.url for event in published(simulation, PictureFailed)} == {bad, "file:///etc/passwd"}


def test_what_only_counts_readers_is_never_fetched(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    asked = simulation.core.state.number
    simulation.send(FetchPicture("https://pixel.wp.com/b.gif?v=1", EntryId(1)))
    assert simulation.core.state.number == asked
    assert len(published(simulation, PictureFailed)) == 1


def test_no_picture_is_fetched_when_the_user_wants_none(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1)
    simulation.send(SetPreference("reading.pictures", "never"))
    asked = simulation.core.state.number
    simulation.send(FetchPicture("https://site.test/a.png", EntryId(1)))
    assert simulation.core.state.number == asked
    (failed,) = published(simulation, PictureFailed)
    assert failed.problem.sentence() == "Pictures in this feed are not loaded."


def test_progress_ends_with_nothing_under_way(tmp_path: Path) -> None:
    simulation = imported(tmp_path, 20)
    simulation.run_until(START + 60)
    steps = published(simulation, RetrievalProgress)
    assert (steps[-1].done, steps[-1].total) == (0, 0)
    assert max(step.done for step in steps) == 20
    assert simulation.core.is_idle


def test_the_last_event_is_the_stop_and_nothing_starts_after_it(tmp_path: Path) -> None:
    simulation = imported(tmp_path, 5)
    simulation.send(Stop())
    assert isinstance(simulation.events[-1], EngineStopped)
    asked = simulation.core.state.number
    simulation.run_until(START + 86_400)
    assert simulation.core.state.number == asked
    simulation.core.close()
    with pytest.raises(sqlite3.ProgrammingError):
        simulation.core.state.connection.execute("SELECT 1")


def test_a_feed_followed_again_brings_back_when_it_posted(tmp_path: Path) -> None:
    simulation = subscribed(tmp_path, 1, 2, 3)
    memory = simulation.core.state.memory
    before = memory.posted_at(FeedId(1)).tolist()
    simulation.send(RemoveSubscription((FeedId(1),)))
    assert memory.count(FeedId(1)) == 0
    simulation.send(RestoreSubscription((FeedId(1),)))
    assert len(before) == 3
    assert memory.posted_at(FeedId(1)).tolist() == before
