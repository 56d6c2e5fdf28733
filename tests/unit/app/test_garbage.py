import threading

from pytestqt.qtbot import QtBot

from reader.app.garbage import GarbageCollection

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
