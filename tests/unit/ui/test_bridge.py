"""Events come in order, in the GUI thread, in batches; queries answer the latest question."""

import threading
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from reader.domain.events import EntriesArrived, Event, FeedChanged, RetrievalProgress
from reader.domain.ids import CommandId, FeedId
from reader.storage.connection import ReadConnection
from reader.ui.data import bridge as bridges
from reader.ui.data.bridge import BATCH_MILLISECONDS, Bridge
from reader.ui.data.query_runner import Lane, QueryRunner
from tests.fakes.invented_library import empty_library


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
        bridge.publish(EntriesArrived(FeedId(number), (), 0, cause=CommandId(7)))
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
