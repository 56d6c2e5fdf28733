"""What a tick begins and says leaves only if it is stored, in one transaction for feeds that wait."""

import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import takewhile
from pathlib import Path

import pytest

from reader.domain.commands import (
    CheckAccount,
    MarkRead,
    RecordReturn,
    RemoveAccount,
    RetrieveNow,
    SetVacation,
    Stop,
    SyncAccounts,
)
from reader.domain.entry import picture_file_name
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    ChangesTooOld,
    CommandFailed,
    DownloadChanged,
    EngineStopped,
    EntriesArrived,
    Event,
    FeedChanged,
    StorageFailed,
    SyncFinished,
    VacationChanged,
)
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import ParseJob, Purpose
from reader.domain.visits import Signal
from reader.engine import core, faults, upkeep
from reader.engine.core import PARTS
from reader.engine.messages import (
    FetchFinished,
    KeepAccountSecret,
    Message,
    ParseFinished,
    Publish,
    StartBackup,
    StartFetch,
    StartParse,
)
from reader.engine.planning.policies import LATE_SECONDS
from reader.engine.state import load_memory
from reader.engine.sync import schedule
from reader.engine.tasks import FeedTask
from reader.formats import wire
from reader.storage import pictures
from reader.storage.connection import WriteConnection
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.faulty_run import URLS, FaultyRun, page
from tests.fakes.full_disk import FullDiskConnection, full_disks
from tests.fakes.sync_server import FRESHRSS
from tests.fakes.world import Page, published

DAY = 86_400


def fail_to(connection: WriteConnection, statement: str) -> FullDiskConnection:
    """The next statement that begins so finds a full disk, and no other after it."""
    assert isinstance(connection, FullDiskConnection)
    connection.fail_at(0, sqlite3.SQLITE_FULL, times=1).watched = (statement,)
    return connection


def vacation_is_over(run: FaultyRun) -> None:
    until = int(run.simulation.now) + DAY
    run.simulation.send(SetVacation(until))
    run.simulation.now = until + LATE_SECONDS + 1


def a_download_fails_to_begin(run: FaultyRun) -> None:
    """Its episode is none of the article's any more."""
    run.disk.execute("UPDATE download SET retry_at = 0 WHERE entry_id = 3")
    run.disk.execute("UPDATE entry SET enclosures = '[]' WHERE entry_id = 3")
    run.core.state.downloads_at = 0.0


def a_download_is_due(run: FaultyRun) -> None:
    run.disk.execute("UPDATE download SET retry_at = 0 WHERE entry_id = 3")
    run.core.state.downloads_at = 0.0


@pytest.mark.parametrize(
    ("prepare", "kind"),
    [(vacation_is_over, VacationChanged), (a_download_fails_to_begin, DownloadChanged), (a_download_is_due, StartFetch)],
    ids=["vacation", "failed download", "download"],
)
def test_a_tick_that_is_not_stored_says_and_begins_nothing(
    prepare: Callable[[FaultyRun], None], kind: type, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    run = FaultyRun(lived, tmp_path)
    prepare(run)
    run.core.drain_effects()
    disk, flying, contents = fail_to(run.disk, "COMMIT"), len(run.core.state.flights), run.contents()

    def ticked(now: float) -> list[object]:
        run.core.tick(now)
        effects = run.core.drain_effects()
        return [each for effect in effects if isinstance(each := effect.event if isinstance(effect, Publish) else effect, kind)]

    assert ticked(run.simulation.now) == []
    assert disk.refused == 1
    assert run.contents() == contents
    assert len(run.core.state.flights) == flying
    assert len(ticked(run.simulation.now + 60)) == 1
    run.core.close()


@pytest.fixture
def account(tmp_path: Path) -> Iterator[AccountRun]:
    """A computer that has synchronised, on a disk that gets full."""
    with full_disks():
        run = account_run(tmp_path, FRESHRSS, items=300)
    run.add()
    with run.server:
        yield run


def mark(run: AccountRun) -> None:
    run.simulation.send(MarkRead((run.entry_of(min(run.items() - run.own("is_read"))),)))


def tick_before(run: AccountRun, part: Callable[..., None]) -> None:
    """What the others have to store is stored."""
    for each in takewhile(lambda each: each.tick is not part, PARTS):
        each.tick(run.simulation.core.state, run.simulation.now)


def answers(run: AccountRun, command: SyncAccounts) -> list[Event]:
    return [each for each in run.simulation.events if each.cause == command.command_id]


def test_a_synchronisation_that_is_not_stored_asks_no_server(account: AccountRun) -> None:
    command, disk = SyncAccounts(), account.connection
    account.simulation.core.handle(command, account.simulation.now)
    account.asked.clear()
    fail_to(disk, "COMMIT")
    account.simulation.run_until(account.simulation.now + 1)
    assert account.asked == []
    (answer,) = answers(account, command)
    assert isinstance(answer, SyncFinished)
    assert answer.problem == Problem(ProblemKind.INTERRUPTED)
    assert len(published(account.simulation, StorageFailed)) == 1
    account.simulation.run_until(account.simulation.now + faults.ASKED_SECONDS)
    assert account.sync().problem is None


def test_one_that_is_over_with_its_first_step_is_answered_by_what_is_stored(account: AccountRun) -> None:
    account.spoil = lambda _: Problem(ProblemKind.CONNECT)
    mark(account)
    account.simulation.run_until(account.simulation.now + 60)
    with full_disks():
        account.start(account.simulation.now + 31 * DAY)
    command = SyncAccounts()
    account.simulation.core.handle(command, account.simulation.now)
    tick_before(account, schedule.review)
    fail_to(account.connection, "COMMIT")
    account.simulation.core.tick(account.simulation.now)
    said = [each.event for each in account.simulation.core.drain_effects() if isinstance(each, Publish)]
    assert not [each for each in said if isinstance(each, ChangesTooOld)]
    (answer,) = [each for each in said if each.cause == command.command_id]
    assert isinstance(answer, SyncFinished)
    assert answer.problem == Problem(ProblemKind.INTERRUPTED)
    assert account.account.problem != Problem(ProblemKind.OLD_CHANGES)
    account.simulation.run_until(account.simulation.now + DAY)
    assert len(published(account.simulation, ChangesTooOld)) == 1
    assert account.account.problem == Problem(ProblemKind.OLD_CHANGES)


@pytest.mark.parametrize("statement", ["BEGIN", "COMMIT"])
def test_no_full_disk_holds_up_the_end_where_marks_wait(statement: str, account: AccountRun) -> None:
    mark(account)
    account.asked.clear()
    stop, disk = Stop(), fail_to(account.connection, statement)
    account.simulation.core.handle(stop, account.simulation.now)
    assert disk.refused == 1
    effects = account.simulation.core.drain_effects()
    assert Publish(EngineStopped(cause=stop.command_id)) in effects
    assert not [each for each in effects if isinstance(each, StartFetch)]
    assert account.waiting() == 1


def test_upkeep_that_is_not_stored_waits_for_no_keyring_removes_no_file_and_comes_again_in_an_hour(
    account: AccountRun, monkeypatch: pytest.MonkeyPatch
) -> None:
    simulation, core, state = account.simulation, account.simulation.core, account.simulation.core.state
    monkeypatch.setattr(upkeep, "PICTURE_BYTES_MAX", 100)
    simulation.send(RemoveAccount(account.account.account_id))
    simulation.run_until(simulation.now + 3 * 3600)
    state.pictures_folder.mkdir(exist_ok=True)
    urls = [f"http://site.test/{name}" for name in "abc"]
    old, new, stray = (state.pictures_folder / picture_file_name(url) for url in urls)
    for url, path, at in ((urls[0], old, 1), (urls[1], new, 2)):
        pictures.add(account.connection, url, str(path), 60, at)
    for path in (old, new, stray):
        path.write_bytes(b"x")
    other = state.pictures_folder / "of somebody else"
    other.write_bytes(b"x")
    simulation.now += 2 * DAY
    tick_before(account, upkeep.review)
    core.drain_effects()
    fail_to(account.connection, "COMMIT")
    core.tick(simulation.now)
    assert not [each for each in core.drain_effects() if isinstance(each, KeepAccountSecret | StartBackup)]
    assert state.accounts.runs == {}
    assert old.exists()
    assert state.upkeep_at <= simulation.now + upkeep.RETRY_SECONDS
    simulation.run_until(simulation.now + 2 * upkeep.RETRY_SECONDS)
    assert {each.name for each in state.pictures_folder.iterdir()} == {new.name, other.name}
    # two days had gone at once: what was removed by that clock waits for the next round
    simulation.run_until(simulation.now + DAY)
    assert state.accounts.runs == {}
    assert account.connection.execute("SELECT count(*) FROM account").fetchone() == (0,)


def test_an_exchange_with_a_server_whose_command_is_not_stored_is_not_waited_for(account: AccountRun) -> None:
    state, flying = account.simulation.core.state, len(account.simulation.core.state.flights)
    command = CheckAccount(account.account.server, account.server.username, account.secret)
    fail_to(account.connection, "COMMIT")
    account.simulation.send(command)
    assert state.accounts.runs == {}
    assert len(state.flights) == flying
    (answer,) = answers(account, command)  # type: ignore[arg-type]
    assert isinstance(answer, CommandFailed)


def test_a_removal_that_is_not_stored_leaves_nobody_without_an_answer(account: AccountRun) -> None:
    """It ends what is under way with the server, and whoever waited is answered by what became of it."""
    simulation, first, second = account.simulation, SyncAccounts(), SyncAccounts()
    simulation.core.handle(first, simulation.now)
    simulation.core.tick(simulation.now)
    assert [each for each in simulation.core.drain_effects() if isinstance(each, StartFetch)]
    simulation.core.handle(second, simulation.now)
    fail_to(account.connection, "COMMIT")
    simulation.core.handle(RemoveAccount(account.account.account_id), simulation.now)
    simulation.run_until(simulation.now + DAY)
    assert [len(answers(account, each)) for each in (first, second)] == [1, 1]
    assert account.account.problem is None
    assert simulation.core.state.accounts.runs == {}


def a_download_was_removed(run: FaultyRun) -> None:
    """Longer ago than an undo."""
    run.disk.execute("UPDATE download SET state = 'removed', at = 1 WHERE entry_id = 2")
    run.core.state.downloads_at = 0.0


def a_program_waits(run: FaultyRun) -> None:
    run.disk.execute("INSERT INTO program_run (rule_id, entry_id, program, queued_at) VALUES (1, 1, 'gone', 1)")
    run.core.state.rule_programs.may_wait = True


def somebody_is_here(run: FaultyRun) -> None:
    run.simulation.send(RecordReturn(int(run.simulation.now), 0, Signal.UNLOCK))
    run.simulation.now += DAY


@pytest.mark.parametrize(
    "prepare",
    [vacation_is_over, a_download_was_removed, a_download_is_due, a_program_waits, somebody_is_here],
    ids=["vacation", "removed download", "download", "program", "presence"],
)
def test_what_cannot_be_stored_is_tried_once_a_rest(
    prepare: Callable[[FaultyRun], None], lived: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And memory, which is read back each time, is not either."""
    run, reads = FaultyRun(lived, tmp_path), list[float]()
    prepare(run)
    run.disk.fail_at(0, sqlite3.SQLITE_FULL).watched = ("COMMIT",)
    monkeypatch.setattr(faults, "load_memory", lambda *args: reads.append(run.simulation.now) or load_memory(*args))
    began = run.simulation.now
    while run.simulation.now < began + 2 * 3600:
        # as if something came each time that is no word of the user's
        run.simulation.run_until(run.simulation.now + 10)
    rests = run.core.state.storage_rest.count
    assert 1 <= rests <= 5
    assert len(reads) <= 10 * rests
    run.disk.fill_up(10**9)
    run.core.close()


def test_the_user_has_what_failed_tried_again_soon(lived: sqlite3.Connection, tmp_path: Path) -> None:
    run = FaultyRun(lived, tmp_path)
    a_download_was_removed(run)
    fail_to(run.disk, "COMMIT")
    run.simulation.run_until(run.simulation.now + 30)
    assert run.core.state.storage_rest.parts
    assert run.disk.execute("SELECT count(*) FROM download WHERE state = 'removed'").fetchone() == (1,)
    run.simulation.send(MarkRead((EntryId(5),)))
    run.simulation.run_until(run.simulation.now + 11)
    assert run.core.state.storage_rest.parts == {}
    assert run.disk.execute("SELECT count(*) FROM download WHERE state = 'removed'").fetchone() == (0,)
    run.core.close()


def test_a_part_that_fails_at_once_holds_up_no_other_and_no_processor(
    lived: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It comes before the others in a tick, and its time has come for ever."""
    run, tries, later = FaultyRun(lived, tmp_path), list[float](), list[float]()

    def broken(_: object, now: float) -> None:
        tries.append(now)
        raise RuntimeError

    monkeypatch.setattr(core, "_TICKS", (broken, *core._TICKS, lambda _, now: later.append(now)))
    monkeypatch.setattr(core, "_NEXT_WAKES", (*core._NEXT_WAKES, lambda _, now: now))
    began = run.simulation.now
    run.simulation.run_until(began + 50)
    assert tries == [began]
    assert len(set(later)) >= 1
    assert len(later) <= 60
    run.core.close()


CODES = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_NOMEM)
STEP = 9
"""Of the statements, so many are passed over: all of them take a minute."""
ASKED_SECONDS = 7200
Waiting = Callable[[FaultyRun], deque[Message]]


def take_effects(run: FaultyRun) -> list[ParseJob]:
    """Answer every request; the documents that are to be parsed."""
    jobs: list[ParseJob] = []
    while effects := run.core.drain_effects():
        for effect in effects:
            if isinstance(effect, StartFetch):
                run.core.handle(FetchFinished(run.world.answer(effect.request, run.simulation.now)), run.simulation.now)
            elif isinstance(effect, StartParse):
                jobs.append(effect.job)
            elif isinstance(effect, Publish):
                run.simulation.events.append(effect.event)
    return jobs


def documents(run: FaultyRun) -> deque[Message]:
    """One for each feed, parsed and not yet stored."""
    run.core.handle(RetrieveNow(), run.simulation.now)
    run.core.tick(run.simulation.now)
    line = parsed(run)
    assert len(line) == len(URLS)
    return line


def parsed(run: FaultyRun) -> deque[Message]:
    """What the parser says of the documents that were sent to it."""
    return deque(ParseFinished(job.job_id, wire.perform(job)) for job in take_effects(run))


def answered(run: FaultyRun) -> deque[Message]:
    """One for each feed, of every kind, after its document was stored: unchanged, a new document, unavailable, too many requests."""
    store(run, documents(run))
    run.simulation.run_until(run.simulation.now + 61)
    run.world.pages[URLS[1]] = Page(status=429, problem=ProblemKind.RATE_LIMITED, retry_after=ASKED_SECONDS)
    run.world.pages[URLS[2]] = page(URLS[2], 10)
    run.world.pages[URLS[3]] = Page(status=500, problem=ProblemKind.HTTP_STATUS)
    run.world.pages[URLS[4]] = replace(page(URLS[4], 9), max_age=ASKED_SECONDS)
    run.core.handle(RetrieveNow(), run.simulation.now)
    run.core.tick(run.simulation.now)
    requests = [effect.request for effect in run.core.drain_effects() if isinstance(effect, StartFetch)]
    line: deque[Message] = deque()
    for request in requests:
        answer = FetchFinished(run.world.answer(request, run.simulation.now))
        if request.purpose is Purpose.FEED:
            line.append(answer)
        else:
            run.core.handle(answer, run.simulation.now)
    run.world.pages[URLS[1]] = run.world.pages[URLS[3]] = Page(status=404, problem=ProblemKind.NOT_FOUND)
    assert len(line) == len(URLS)
    return line


KINDS = pytest.mark.parametrize("waiting", [documents, answered])


def store(run: FaultyRun, line: deque[Message]) -> None:
    """Until nothing waits, not even what an answer leads to."""
    while line:
        run.core.handle_first(line, run.simulation.now)
        line.extend(parsed(run))


def feed_of(run: FaultyRun, message: Message) -> FeedId:
    task, _ = faults.awaited(run.core.state, message)
    assert isinstance(task, FeedTask)
    return task.feed_id


def arrived(run: FaultyRun) -> set[FeedId]:
    return {event.feed_id for event in published(run.simulation, EntriesArrived)}


@KINDS
def test_what_waits_is_stored_by_one_commit_and_as_if_it_had_come_alone(
    waiting: Waiting, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    together, alone = FaultyRun(lived, tmp_path), FaultyRun(lived, tmp_path)
    statements: list[str] = []
    line = waiting(together)
    together.disk.set_trace_callback(statements.append)
    together.core.handle_first(line, together.simulation.now)
    together.disk.set_trace_callback(None)
    assert not line
    assert statements.count("COMMIT") == 1
    store(together, parsed(together))
    alone_line = waiting(alone)
    while alone_line:
        alone.core.handle(alone_line.popleft(), alone.simulation.now)
        alone_line.extend(parsed(alone))
    assert together.contents() == alone.contents()
    assert arrived(together) == arrived(alone) == {FeedId(number) for number in range(1, len(URLS) + 1)}
    together.assert_sound()
    for run in (together, alone):
        run.core.close()


def test_a_command_in_between_is_not_passed_and_eight_are_the_most(
    lived: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = FaultyRun(lived, tmp_path)
    line = documents(run)
    assert core.answers_first(run.core.state, line) == len(URLS)
    line.insert(2, MarkRead((EntryId(1),)))
    assert core.answers_first(run.core.state, line) == 2
    line.rotate(-2)
    assert core.answers_first(run.core.state, line) == 1
    line.rotate(2)
    monkeypatch.setattr(core, "ANSWERS_MAX", 1)
    assert core.answers_first(run.core.state, line) == 1
    store(run, line)
    run.assert_sound()
    run.core.close()


@KINDS
@pytest.mark.parametrize("bad", range(len(URLS)))
def test_an_answer_that_fails_takes_no_other_along(
    bad: int, waiting: Waiting, lived: sqlite3.Connection, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    run = FaultyRun(lived, tmp_path)
    line = waiting(run)
    run.simulation.events.clear()
    message, feed_ids = line[bad], [feed_of(run, each) for each in line]
    original = run.core._dispatch

    def dispatch(each: Message, now: float) -> None:
        original(each, now)
        if each is message:
            raise ValueError("stored, and then a mistake")

    run.core._dispatch = dispatch  # type: ignore[method-assign]
    store(run, line)
    assert {event.feed_id for event in published(run.simulation, FeedChanged)} == {*feed_ids} - {feed_ids[bad]}
    if waiting is documents:
        assert arrived(run) == {*feed_ids} - {feed_ids[bad]}
    errors = [record.message for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == [f"A {type(message).__name__} could not be handled"]
    caplog.clear()
    run.assert_sound()
    run.assert_kept_what_it_acknowledged()
    run.core._dispatch = original  # type: ignore[method-assign]
    run.assert_all_comes_within(4 * 3600)
    run.core.close()


@KINDS
@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.long), None], ids=["once", "twice", "from then on"])
def test_at_any_statement_nothing_acknowledged_is_lost(
    times: int | None, waiting: Waiting, lived: sqlite3.Connection, tmp_path: Path
) -> None:
    statement = 0
    while True:
        run = FaultyRun(lived, tmp_path)
        line = waiting(run)
        asked_at = run.simulation.now
        run.disk.fail_at(statement, CODES[statement // STEP % len(CODES)], times=times)
        store(run, line)
        has_failed, run.disk.room = bool(run.disk.refused), None
        run.simulation.run_until(run.simulation.now + 61)
        run.assert_sound()
        run.assert_kept_what_it_acknowledged()
        run.assert_all_comes_within(4 * 3600)
        if waiting is answered:
            # both were asked to wait for so long, whatever became of what was to be stored of it
            for url in (URLS[1], URLS[4]):
                assert not [at for at in run.world.asked(url) if asked_at < at < asked_at + ASKED_SECONDS]
        run.core.close()
        if not has_failed:
            break
        statement += STEP
    assert statement > (60 if waiting is documents else 40)
