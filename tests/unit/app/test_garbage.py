import gc
import threading

import pytest
from pytestqt.qtbot import QtBot

from reader.app.garbage import OFTEN_MILLISECONDS, SELDOM_MILLISECONDS, GarbageCollection

CYCLES = 3000


def test_reference_cycles_are_collected_in_the_thread_of_the_window(qtbot: QtBot) -> None:
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
