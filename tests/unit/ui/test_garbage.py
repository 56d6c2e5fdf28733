import threading

from pytestqt.qtbot import QtBot

from reader.ui.window.garbage import GarbageCollection

KNOTS = 3000


def test_knots_are_untied_in_the_thread_of_the_window(qtbot: QtBot) -> None:
    freed: list[threading.Thread] = []

    class Knot:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            freed.append(threading.current_thread())

    def make_knots() -> None:
        for _ in range(KNOTS):
            Knot()

    collection = GarbageCollection()
    try:
        worker = threading.Thread(target=make_knots)
        worker.start()
        worker.join()
        assert freed == []
        qtbot.waitUntil(lambda: len(freed) == KNOTS)
        assert set(freed) == {threading.main_thread()}
    finally:
        collection.stop()
