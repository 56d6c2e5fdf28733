"""A lane of queries outlives a database that cannot be read, and says so."""

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.storage.connection import ReadConnection
from reader.ui.data import query_runner
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
    qtbot.waitUntil(runner.is_idle, timeout=30_000)
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
    qtbot.waitUntil(runner.is_idle, timeout=30_000)
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
    qtbot.waitUntil(runner.is_idle, timeout=30_000)
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
    qtbot.waitUntil(runner.is_idle, timeout=30_000)
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
    qtbot.waitUntil(runner.is_idle, timeout=30_000)
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
    qtbot.waitUntil(runner.is_idle, timeout=30_000)
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
