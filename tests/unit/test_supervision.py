"""A loop goes on after whatever is raised in it, says when there is no thread, and ends when asked."""

import queue
import threading
from collections.abc import Callable

import pytest

from reader.supervision import Loop, run_in_thread

PATIENCE = 30


class Told:
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
    told = Told(monkeypatch)
    jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
    done = threading.Event()
    loop = Loop("test", consumer(jobs), pause_seconds=(0.0,))
    for job in (failing(ValueError("a bug")), failing(OSError("a full disk")), failing(MemoryError()), done.set):
        jobs.put(job)
    assert loop.start()
    assert done.wait(PATIENCE)
    assert told.errors == ["a bug"]
    jobs.put(None)
    assert loop.join(PATIENCE)


def test_a_bug_that_repeats_is_reported_once_until_a_step_goes_well(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Told(monkeypatch)
    jobs: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
    loop = Loop("test", consumer(jobs), pause_seconds=(0.0,))
    for job in (failing(ValueError("1")), failing(ValueError("2")), lambda: None, failing(ValueError("3")), None):
        jobs.put(job)
    loop.start()
    assert loop.join(PATIENCE)
    assert told.errors == ["1", "3"]


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
    told = Told(monkeypatch)
    loop = Loop("test", lambda: False, end=failing(ValueError("at the end")))
    loop.start()
    assert loop.join(PATIENCE)
    assert told.errors == ["at the end"]


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
