"""What can be done before there is a window: the page that asks."""

import threading
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QTranslator
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from reader.app import opening_pages
from reader.app.paths import make_folders, profile_in
from reader.app.single_instance import InstanceSignals
from reader.app.window_opening import open_for_window
from reader.domain.user_data import Finding, Recovery
from reader.storage.connection import open_reader
from reader.storage.subscriptions import subscriptions
from reader.supervision import Loop
from reader.ui.shell.plain_page import PlainPage
from tests.fakes.clock import FakeClock
from tests.fakes.damage import break_roots
from tests.fakes.invented_library import NOW
from tests.fakes.new_database import open_new
from tests.unit.storage.examples import follow, parsed, store


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
@pytest.mark.parametrize("patience", [0, 60_000], ids=["after a page that says so", "at once"])
def test_a_second_start_brings_the_page_that_asks_to_the_front(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, patience: int
) -> None:
    monkeypatch.setattr(opening_pages, "PATIENCE_MILLISECONDS", patience)
    profile, instance_signals = profile_in(tmp_path), InstanceSignals()
    make_folders(profile)
    profile.database.write_bytes(b"no database" * 100)
    rung = threading.Thread(target=instance_signals.ring, args=("https://example.org/feed",))

    turns: list[int] = []
    came: list[bool] = []

    def check() -> None:
        """The page is put away, the program started again, and what came to the front is left."""
        shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, PlainPage) and each.isVisible()]
        pages = [each for each in shown if each.findChildren(QPushButton)]
        if not pages:
            return
        (page,) = pages
        if rung.ident is None:
            page.showMinimized()
            rung.start()
            rung.join()
            assert page.isMinimized(), "it is the page's own thread that shows it"
            turns.extend(range(100))
        elif not page.isMinimized() or not turns.pop():
            checking.stop()
            came.append(not page.isMinimized())
            page.close()

    checking = QTimer(interval=0)
    checking.timeout.connect(check)
    checking.start()
    assert open_for_window(profile, FakeClock(at=float(NOW)), instance_signals, lambda: False) is None
    assert came == [True]
    heard: list[tuple[str, str]] = []
    instance_signals.connect(lambda *ring: heard.append(ring))
    assert heard == [("https://example.org/feed", "")], "what was asked for waits for the window"


def test_who_quits_while_it_is_repaired_is_asked_nothing(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile = profile_in(tmp_path)
    make_folders(profile)
    profile.database.write_bytes(b"no database" * 100)
    asked: list[object] = []
    monkeypatch.setattr(opening_pages, "ask", lambda *of: asked.append(of))
    has_quit = iter((False,))
    assert open_for_window(profile, FakeClock(at=float(NOW)), InstanceSignals(), lambda: next(has_quit, True)) is None
    assert asked == []


class German(QTranslator):
    def translate(self, context: str, text: str, _disambiguation: str | None = None, _n: int = -1) -> str:
        return "Gerettete Artikel" if (context, text) == ("Recovery", "Recovered articles") else text


def test_what_holds_articles_of_a_lost_feed_has_a_name_in_the_language_of_the_window(qapp: QApplication, tmp_path: Path) -> None:
    profile = profile_in(tmp_path)
    make_folders(profile)
    with closing(open_new(profile.database, now=NOW)) as connection:
        store(connection, follow(connection, "mail"), parsed("letter", link=""))
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    break_roots(profile.database, "feed", "feed_by_canonical")
    german = German()
    qapp.installTranslator(german)
    try:
        opened = open_for_window(profile, FakeClock(at=float(NOW)), InstanceSignals(), lambda: False)
    finally:
        qapp.removeTranslator(german)
    assert opened is not None
    with closing(open_reader(profile.database)) as reader:
        assert [each.title for each in subscriptions(reader)] == ["Gerettete Artikel"]


def test_the_thread_of_a_repair_has_ended_when_the_program_goes_on(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be within `emit` still when what that said has arrived; a program that ended then crashed, with Python 3.12."""
    waited_for = threading.Event()
    join = Loop.join

    class Lingering(opening_pages._Arrival):
        def __init__(self) -> None:
            super().__init__()
            self.said, self.came = self.came, self

        def connect(self, *how: object) -> None:
            self.said.connect(*how)

        def emit(self) -> None:
            self.said.emit()
            waited_for.wait()

    def join_and_say(loop: Loop, seconds: float | None = None) -> bool:
        waited_for.set()
        return join(loop, seconds)

    monkeypatch.setattr(opening_pages, "_Arrival", Lingering)
    monkeypatch.setattr(Loop, "join", join_and_say)
    recovery = Recovery(Finding.DAMAGED, None, 0)
    try:
        assert opening_pages.run_with_progress_page(lambda: recovery) is recovery
        assert "repairing" not in [each.name for each in threading.enumerate()]
    finally:
        waited_for.set()
