"""A loop goes on after whatever is raised in it, says when there is no thread, and ends when asked."""

import queue
import sys
import threading
from collections.abc import Callable

import pytest

from reader.supervision import Loop, Repeated, Worker, run_in_thread
from tests.fakes.waiting import PATIENCE


class Reports:
    """Takes the place of the hook for the bugs of threads."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.errors: list[str] = []
        monkeypatch.setattr(threading, "excepthook", lambda arguments: self.errors.append(str(arguments.exc_value)))


def refuse_to_start(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_thread(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", no_thread)


def consumer(jobs: "queue.SimpleQueue[Callable[[], None] | None]") -> Callable[[], bool]:
    def step() -> bool:
        job = jobs.get()
        if job is not None:
            job()
        return job is not None

    return step


def failing(error: Exception) -> Callable[[], None]:
    def do() -> None:
        raise error

    return do


def test_an_error_costs_one_step(monkeypatch: pytest.MonkeyPatch) -> None:
    reports = Reports(monkeypatch)
    jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
    done = threading.Event()
    loop = Loop("test", consumer(jobs), pause_seconds=(0.0,))
    for job in (failing(ValueError("a bug")), failing(OSError("a full disk")), failing(MemoryError()), done.set):
        jobs.put(job)
    assert loop.start()
    assert done.wait(PATIENCE)
    assert reports.errors == ["a bug"]
    jobs.put(None)
    assert loop.join(PATIENCE)


def test_a_bug_that_repeats_is_reported_once_until_a_step_goes_well(monkeypatch: pytest.MonkeyPatch) -> None:
    reports = Reports(monkeypatch)
    jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
    loop = Loop("test", consumer(jobs), pause_seconds=(0.0,))
    for job in (failing(ValueError("1")), failing(ValueError("2")), lambda: None, failing(ValueError("3")), None):
        jobs.put(job)
    loop.start()
    assert loop.join(PATIENCE)
    assert reports.errors == ["1", "3"]


def test_no_thread_is_said_and_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    loop = Loop("test", lambda: False)
    with monkeypatch.context() as short:
        refuse_to_start(short)
        assert not loop.start()
        assert not run_in_thread("test", lambda: None)
    assert loop.start()
    assert loop.join(PATIENCE)


def test_a_thread_that_ended_begins_again(monkeypatch: pytest.MonkeyPatch) -> None:
    steps: queue.SimpleQueue[int] = queue.SimpleQueue()

    def step() -> bool:
        steps.put(1)
        return False

    loop = Loop("test", step)
    for _ in range(2):
        assert loop.start()
        assert loop.join(PATIENCE)
    assert steps.qsize() == 2


def test_stop_cuts_a_pause_short_and_nothing_begins_after_it() -> None:
    failed = threading.Event()

    def step() -> bool:
        failed.set()
        raise OSError("again and again")

    loop = Loop("test", step, pause_seconds=(3600.0,))
    loop.start()
    assert failed.wait(PATIENCE)
    loop.stop()
    assert loop.join(PATIENCE)
    assert not loop.start()


def test_the_end_is_reached_and_may_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    reports = Reports(monkeypatch)
    loop = Loop("test", lambda: False, end=failing(ValueError("at the end")))
    loop.start()
    assert loop.join(PATIENCE)
    assert reports.errors == ["at the end"]


def test_the_first_step_knows_that_it_is_in_the_thread() -> None:
    found: list[bool] = []

    def step() -> bool:
        found.append(loop.is_current)
        # waiting for itself would never end
        loop.join()
        return False

    loop = Loop("test", step)
    loop.start()
    assert loop.join(PATIENCE)
    assert found == [True]
    assert not loop.is_current


def test_a_worker_does_one_piece_after_the_other_and_outlives_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    reports = Reports(monkeypatch)
    done: queue.SimpleQueue[int] = queue.SimpleQueue()
    worker = Worker("test")
    worker.start(lambda: done.put(1))
    worker.start(failing(ValueError("a bug")))
    worker.start(lambda: done.put(2))
    assert [done.get(timeout=PATIENCE) for _ in range(2)] == [1, 2]
    assert reports.errors == ["a bug"]
    worker.stop(PATIENCE)


def test_a_worker_without_a_thread_does_it_here_and_later_there(monkeypatch: pytest.MonkeyPatch) -> None:
    where: queue.SimpleQueue[str] = queue.SimpleQueue()
    worker = Worker("test")
    with monkeypatch.context() as short:
        refuse_to_start(short)
        worker.start(lambda: where.put(threading.current_thread().name))
    worker.start(lambda: where.put(threading.current_thread().name))
    assert [where.get(timeout=PATIENCE) for _ in range(2)] == [threading.main_thread().name, "test"]
    worker.stop(PATIENCE)


def test_what_a_worker_has_not_begun_can_be_left_out_and_its_end_waits_no_longer_than_said() -> None:
    worker = Worker("test")
    begun, gate = threading.Event(), threading.Event()
    done: list[int] = []
    worker.start(lambda: (begun.set(), gate.wait(PATIENCE)))
    worker.start(lambda: done.append(1))
    assert begun.wait(PATIENCE)
    worker.clear()
    worker.start(lambda: done.append(2))
    worker.stop(0.0)
    gate.set()
    assert worker._loop.join(PATIENCE)
    assert done == []
    never_begun = Worker("test")
    never_begun.stop(0.0)
    never_begun.start(lambda: done.append(3))
    assert done == [3], "after the end it is done here and now"


def test_a_mistake_that_a_timer_repeats_is_reported_once_until_it_goes_well(monkeypatch: pytest.MonkeyPatch) -> None:
    reported: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: reported.append(str(error)))
    work = [failing(ValueError("3")), lambda: None, failing(ValueError("2")), failing(ValueError("1"))]

    def do() -> None:
        work.pop()()

    repeated = Repeated(do)
    for _ in range(4):
        repeated()
    assert reported == ["1", "3"]


def test_a_worker_that_ended_begins_nothing_more() -> None:
    done: list[str] = []
    unused = Worker("unused")
    unused.end(lambda: done.append("last"))
    unused.start(lambda: done.append("too late"))
    assert done == ["last"]
    assert not unused._loop.is_running


def test_the_end_of_a_worker_waits_for_nothing_and_comes_after_what_is_under_way() -> None:
    begun, may_end, last = threading.Event(), threading.Event(), threading.Event()
    done: list[str] = []
    worker = Worker("slow")

    def slow() -> None:
        begun.set()
        may_end.wait(20)
        done.append("slow")

    worker.start(slow)
    worker.start(lambda: done.append("waiting"))
    assert begun.wait(20)
    worker.end(lambda: (done.append("last"), last.set()))
    worker.start(lambda: done.append("too late"))
    assert done == []
    may_end.set()
    assert last.wait(20)
    assert done == ["slow", "last"]
    assert worker._loop.join(20)
