import gc
import threading

import pytest
from pytestqt.qtbot import QtBot

from reader.app.lifetime import OFTEN_MILLISECONDS, SELDOM_MILLISECONDS, GarbageCollection

CYCLES = 3000


def test_reference_cycles_are_collected_in_the_thread_of_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    # the real one falls while windows of earlier tests are freed
    monkeypatch.setattr(gc, "get_count", lambda: (10_000, 0, 0))
    freed: list[threading.Thread] = []

    class Cycle:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            freed.append(threading.current_thread())

    def make_cycles() -> None:
        for _ in range(CYCLES):
            Cycle()

    collection = GarbageCollection()
    try:
        worker = threading.Thread(target=make_cycles)
        worker.start()
        worker.join()
        assert freed == []
        qtbot.waitUntil(lambda: len(freed) == CYCLES)
        assert set(freed) == {threading.main_thread()}
    finally:
        collection.stop()


def test_the_timer_slows_down_while_there_is_no_garbage_and_wakes_up_with_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    counts = [0, 0, 0]
    monkeypatch.setattr(gc, "get_count", lambda: tuple(counts))
    collection = GarbageCollection()
    try:
        timer = collection._timer
        seen = [timer.interval()]
        for _ in range(5):
            timer.timeout.emit()
            seen.append(timer.interval())
        assert seen == [OFTEN_MILLISECONDS, 2000, 4000, SELDOM_MILLISECONDS, SELDOM_MILLISECONDS, SELDOM_MILLISECONDS]
        counts[0] = 10_000
        timer.timeout.emit()
        assert timer.interval() == OFTEN_MILLISECONDS
        assert timer.isActive()
    finally:
        collection.stop()


def test_what_a_start_made_is_left_out_of_every_search(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    class Made:
        pass

    def searched(made: list[Made]) -> int:
        """How many of them the longest search goes through."""
        ours = {id(each) for each in made}
        return sum(id(each) in ours for each in gc.get_objects())

    with_the_window = [Made() for _ in range(CYCLES)]
    assert searched(with_the_window) == CYCLES
    collection = GarbageCollection()
    try:
        assert searched(with_the_window) == 0
        with_the_engine = [Made() for _ in range(CYCLES)]
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 1000))
        collection._timer.timeout.emit()
        assert searched(with_the_engine) == 0
        # what comes later may go again, and is searched for
        later = [Made() for _ in range(CYCLES)]
        collection._timer.timeout.emit()
        assert searched(later) == CYCLES
    finally:
        collection.stop()
