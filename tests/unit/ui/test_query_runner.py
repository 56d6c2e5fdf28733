"""Events and queries: in order, in the GUI thread; a lane outlives a database that cannot be read."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.events import EntriesArrived, Event, FeedChanged, RetrievalProgress
from reader.domain.ids import CommandId, FeedId
from reader.storage.connection import ReadConnection
from reader.ui.data import bridge as bridges
from reader.ui.data import query_runner
from reader.ui.data.bridge import BATCH_MILLISECONDS, Bridge
from reader.ui.data.query_runner import Lane, QueryRunner
from tests.fakes.invented_library import InventedLibrary, empty_library

IO_ERROR = sqlite3.OperationalError("disk I/O error")
IO_ERROR.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ


@pytest.fixture
def library(tmp_path: Path) -> Iterator[InventedLibrary]:
    made = empty_library(tmp_path / "library.sqlite")
    yield made
    made.connection.close()


@pytest.fixture
def runner(library: InventedLibrary) -> Iterator[QueryRunner]:
    made = QueryRunner(library.path)
    yield made
    made.stop()


def answer(connection: ReadConnection) -> object:
    return connection.execute("SELECT 42").fetchone()[0]


class FailingAtFirst:
    """Raises as often as it should, then does what it stands for."""

    def __init__(self, error: Exception, times: int, then: Callable[..., object]) -> None:
        self._error, self.left, self._then = error, times, then

    def __call__(self, *arguments: object) -> object:
        if self.left:
            self.left -= 1
            raise self._error
        return self._then(*arguments)


@pytest.mark.parametrize("lane", list(Lane))
@pytest.mark.parametrize("error", [IO_ERROR, OSError(5, "Input/output error"), MemoryError()], ids=["sqlite", "file", "memory"])
def test_a_lane_that_cannot_open_the_database_says_so_and_tries_again(
    qtbot: QtBot, runner: QueryRunner, monkeypatch: pytest.MonkeyPatch, lane: Lane, error: Exception
) -> None:
    monkeypatch.setattr(query_runner, "open_reader", FailingAtFirst(error, 3, query_runner.open_reader))
    got: list[object] = []
    reported: list[Problem | None] = []
    failed: list[Problem] = []
    runner.trouble.connect(reported.append)
    runner.run("list", answer, got.append, lane, failed.append)
    qtbot.waitUntil(runner.is_idle)
    assert got == [42]
    assert len(failed) == 3
    assert [problem is None for problem in reported] == [False, True]


def test_a_query_that_the_database_refuses_is_asked_again_on_a_new_connection(qtbot: QtBot, runner: QueryRunner) -> None:
    used: list[int] = []
    got: list[object] = []
    failing = FailingAtFirst(IO_ERROR, 1, answer)

    def query(connection: ReadConnection) -> object:
        used.append(id(connection))
        return failing(connection)

    runner.run("before", lambda connection: used.append(id(connection)), lambda _: None)
    runner.run("list", query, got.append)
    qtbot.waitUntil(runner.is_idle)
    assert got == [42]
    assert used[0] == used[1]
    assert len(used) == 3


def test_what_waits_is_asked_again_when_the_user_says_so(qtbot: QtBot, library: InventedLibrary) -> None:
    away = library.path.with_name("away")
    library.path.rename(away)
    runner = QueryRunner(library.path)
    got: list[object] = []
    with qtbot.waitSignal(runner.trouble) as reported:
        runner.run("list", answer, got.append)
    assert reported.args == [Problem(ProblemKind.FILE_UNREADABLE, "library.sqlite: unable to open database file")]
    away.rename(library.path)
    runner.retry()
    qtbot.waitUntil(runner.is_idle)
    assert got == [42]
    runner.stop()


def test_what_was_overtaken_or_forgotten_is_not_asked_again(qtbot: QtBot, runner: QueryRunner) -> None:
    begun, gate = threading.Event(), threading.Event()
    asked: list[str] = []
    got: list[object] = []

    def failing(_: ReadConnection) -> None:
        asked.append("first")
        begun.set()
        gate.wait(30)
        raise IO_ERROR

    runner.run("list", failing, got.append)
    assert begun.wait(30)
    runner.run("list", lambda _: "second", got.append)
    gate.set()
    qtbot.waitUntil(runner.is_idle)
    assert (asked, got) == (["first"], ["second"])


def test_a_mistake_in_a_query_is_reported_and_the_next_is_answered(
    qtbot: QtBot, runner: QueryRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda arguments: reported.append(str(arguments.exc_value)))
    got: list[object] = []
    failed: list[Problem] = []
    runner.run("wrong", lambda connection: connection.execute("SELECT unknown"), got.append, failed=failed.append)
    runner.run("list", answer, got.append)
    qtbot.waitUntil(runner.is_idle)
    assert got == [42]
    assert failed == [Problem(ProblemKind.BUG, "wrong")]
    assert reported == ["no such column: unknown"]


def test_a_lane_without_a_thread_says_so_and_tries_again(
    qtbot: QtBot, runner: QueryRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    got: list[object] = []
    reported: list[Problem | None] = []
    runner.trouble.connect(reported.append)
    with monkeypatch.context() as short:
        short.setattr(threading.Thread, "start", refuse)
        runner.run("list", answer, got.append)
    qtbot.waitUntil(lambda: bool(reported))
    assert reported == [Problem(ProblemKind.NO_RESOURCES, Detail(DetailKind.NO_THREAD))]
    runner.retry()
    qtbot.waitUntil(runner.is_idle)
    assert (got, reported[1:]) == ([42], [None])


def test_a_query_without_an_end_does_not_hold_up_the_end(
    qtbot: QtBot, library: InventedLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(query_runner, "LONGEST_QUERY_SECONDS", 0.2)
    runner = QueryRunner(library.path)
    begun = threading.Event()

    def endless(connection: ReadConnection) -> object:
        begun.set()
        return connection.execute(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
        ).fetchone()

    runner.run("list", endless, lambda _: None)
    assert begun.wait(30)
    runner.stop()
    monkeypatch.setattr(query_runner, "LONGEST_QUERY_SECONDS", 30.0)
    runner.stop()
    assert not any(lane._loop.is_running for lane in runner._lanes.values())


def test_a_lane_lets_go_of_its_pages_when_nothing_is_asked(
    qtbot: QtBot, runner: QueryRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(query_runner, "QUIET_SECONDS", 0.01)
    statements: list[str] = []

    def traced(connection: ReadConnection) -> object:
        connection.set_trace_callback(statements.append)
        return answer(connection)

    got: list[object] = []
    for number in (1, 2):
        runner.run("count", traced, got.append)
        qtbot.waitUntil(lambda n=number: got == [42] * n and statements.count("PRAGMA shrink_memory") == n)  # type: ignore[misc]


def test_what_is_held_counts_as_asked_and_begins_when_it_is_released(qtbot: QtBot, runner: QueryRunner) -> None:
    got: list[object] = []
    runner.run("held", answer, got.append, is_held=True)
    runner.run("other", answer, lambda _: got.append("other"))
    qtbot.waitUntil(lambda: got == ["other"])
    assert not runner.is_idle()
    runner.release()
    qtbot.waitUntil(runner.is_idle)
    assert got == ["other", 42]


def test_what_is_held_is_overtaken_and_forgotten_like_the_rest(qtbot: QtBot, runner: QueryRunner) -> None:
    got: list[object] = []
    runner.run("name", lambda _: 1, got.append, is_held=True)
    runner.run("gone", lambda _: 2, got.append, is_held=True)
    runner.run("name", lambda _: 3, got.append)
    runner.forget("gone")
    runner.release()
    qtbot.waitUntil(runner.is_idle)
    assert got == [3]


def test_a_query_that_is_forgotten_as_its_lane_wakes_is_none_to_begin(
    runner: QueryRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window asks again and forgets at any time, so between two holds of the lane's lock too."""
    lane = runner._lanes[Lane.USUAL]

    class ForgettingOnceLeft(threading.Condition):
        def __exit__(self, *arguments: object) -> None:
            super().__exit__(*arguments)  # type: ignore[arg-type]
            lane._tasks.clear()

    monkeypatch.setattr(lane, "_ready", ForgettingOnceLeft())
    task = query_runner._Task("list", 1, answer)
    lane._tasks["list"] = task
    assert lane._next_task() is task


def test_events_of_another_thread_arrive_in_this_one_in_order(qtbot: QtBot) -> None:
    bridge = Bridge(lambda _: None)
    got: list[Event] = []
    threads = set()
    bridge.listen(lambda batch: (got.extend(batch), threads.add(threading.get_ident()))[0])
    sent = [FeedChanged(FeedId(number)) for number in range(200)]
    worker = threading.Thread(target=lambda: [bridge.publish(event) for event in sent])
    worker.start()
    worker.join()
    qtbot.waitUntil(lambda: len(got) == 200)
    assert got == sent
    assert threads == {threading.get_ident()}


def test_burst_is_one_batch_and_an_answer_does_not_wait(qtbot: QtBot) -> None:
    bridge = Bridge(lambda _: None)
    batches: list[tuple[Event, ...]] = []
    bridge.listen(batches.append)
    for number in range(10):
        bridge.publish(FeedChanged(FeedId(number)))
    assert batches == []
    bridge.publish(RetrievalProgress(1, 2, cause=CommandId(7)))
    assert [len(batch) for batch in batches] == [11]


def test_what_comes_by_the_hundred_is_gathered_even_where_it_was_asked_for(qtbot: QtBot) -> None:
    bridge = Bridge(lambda _: None)
    batches: list[tuple[Event, ...]] = []
    bridge.listen(batches.append)
    for number in range(10):
        bridge.publish(EntriesArrived(FeedId(number), (), cause=CommandId(7)))
    assert batches == []
    qtbot.waitUntil(lambda: [len(batch) for batch in batches] == [10])


def test_a_burst_wakes_the_window_once_and_what_goes_on_is_gathered_for_longer(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bridges, "NEXT_BATCH_MILLISECONDS", 3_600_000)
    bridge = Bridge(lambda _: None)
    woken: list[bool] = []
    pauses: list[int] = []
    got: list[Event] = []
    bridge.batch_begun.connect(lambda: woken.append(True))
    bridge.batch_begun.connect(lambda: pauses.append(bridge._timer.interval()))
    bridge.listen(got.extend)
    sent: list[Event] = [FeedChanged(FeedId(number)) for number in range(200)]
    for first in (0, 100):
        part = sent[first : first + 100]
        worker = threading.Thread(target=lambda part=part: [bridge.publish(event) for event in part])
        worker.start()
        worker.join()
        qtbot.waitUntil(lambda first=first: len(woken) > first // 100)
        bridge.flush()
    assert got == sent
    assert len(woken) == 2
    assert pauses[0] == BATCH_MILLISECONDS < 1000 < pauses[1]
    bridge.publish(RetrievalProgress(1, 2, cause=CommandId(7)))
    assert len(got) == 201


def test_latest_query_of_a_name_wins(qtbot: QtBot, tmp_path: Path) -> None:
    library = empty_library(tmp_path / "library.sqlite")
    runner = QueryRunner(library.path)
    gate = threading.Event()
    got: list[object] = []
    runner.run("list", lambda _: gate.wait(5), got.append)
    for number in range(5):
        runner.run("list", lambda _, number=number: number, got.append)
    runner.run("other", lambda connection: connection.execute("SELECT 42").fetchone()[0], got.append)
    gate.set()
    qtbot.waitUntil(runner.is_idle)
    assert got == [4, 42]
    runner.stop()
    library.connection.close()


def test_what_ranks_holds_nothing_else_up_and_a_later_query_of_its_name_wins_over_it(qtbot: QtBot, tmp_path: Path) -> None:
    library = empty_library(tmp_path / "library.sqlite")
    runner = QueryRunner(library.path)
    begun, gate = threading.Event(), threading.Event()
    got: list[object] = []

    def rank(_: ReadConnection) -> str:
        begun.set()
        return "ranked" if gate.wait(5) else "nobody opened the gate"

    runner.run("list", rank, got.append, Lane.RANKING)
    assert begun.wait(5)
    runner.run("for you", lambda _: "counted", got.append, Lane.RANKING)
    runner.run("list", lambda _: "another list", got.append)
    qtbot.waitUntil(lambda: bool(got))
    assert got == ["another list"]
    assert not runner.is_idle(), "the ranking is still under way"
    runner.run("for you", lambda _: "counted in the other lane", got.append)
    qtbot.waitUntil(runner.is_idle)
    gate.set()
    runner.stop()
    assert got == ["another list", "counted in the other lane"]
    library.connection.close()


def test_stopped_runner_calls_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    library = empty_library(tmp_path / "library.sqlite")
    runner = QueryRunner(library.path)
    got: list[object] = []
    runner.run("list", lambda _: 1, got.append)
    runner.stop()
    qtbot.wait(1)
    assert got == []
    library.connection.close()
