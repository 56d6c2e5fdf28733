"""The copies in the preferences: in words, written, and restored in two clicks."""

import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from reader.app.paths import Profile, make_folders, profile_in
from reader.app.run_window import ProfileActions
from reader.domain.user_data import SavedCopy
from reader.storage import database_file
from reader.ui.kit.theme import Theme
from reader.ui.pages.preferences.sections import BackupsSection, copy_text
from tests.fakes.clock import FakeClock
from tests.fakes.damage import FEEDS, live
from tests.unit.storage.examples import NOW

LATER = NOW + 86_400
TEXT = f"Yesterday 08:00, {FEEDS} feeds, 48 articles"


class Watched(ProfileActions):
    """The real desk, which notes the threads it is used in."""

    threads: set[threading.Thread]

    def backups(self) -> Sequence[SavedCopy]:
        self.threads.add(threading.current_thread())
        return super().backups()

    def restore(self, path: Path) -> None:
        self.threads.add(threading.current_thread())
        super().restore(path)


class Bench:
    """The section over a real profile, and what it said and did."""

    def __init__(self, qtbot: QtBot, profile: Profile) -> None:
        self.profile = profile
        self.said: list[str] = []
        self.ended: list[bool] = []
        self.clock = FakeClock(at=float(LATER))
        self.profile_actions = Watched(profile, self.clock, lambda: self.ended.append(True))
        self.profile_actions.threads = set()
        self.theme = Theme("light")
        self.theme.apply()
        self.section = BackupsSection(self.profile_actions, self.clock, self.said.append)
        self.holder = QWidget()
        QVBoxLayout(self.holder).addWidget(self.section)
        self.holder.resize(560, 400)
        qtbot.addWidget(self.holder)
        self.holder.show()
        qtbot.waitUntil(lambda: bool(self.section.rows))


@pytest.fixture
def bench(qtbot: QtBot, tmp_path: Path) -> Bench:
    profile = profile_in(tmp_path / "profile")
    make_folders(profile)
    live(profile.database, profile.backups, entries=4)
    return Bench(qtbot, profile)


def test_a_copy_is_described_and_read_aside(bench: Bench) -> None:
    (row,) = bench.section.rows
    assert row.text.startswith(TEXT)
    assert row.accessibleName() == row.text
    assert "Database: " in bench.section.sizes.text()
    assert threading.main_thread() not in bench.profile_actions.threads


def test_two_clicks_restore(bench: Bench, qtbot: QtBot) -> None:
    (row,) = bench.section.rows
    qtbot.mouseClick(row.ask_button, Qt.MouseButton.LeftButton)
    assert row.restore_button.isVisible()
    assert not bench.ended
    qtbot.mouseClick(row.restore_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: bench.ended == [True])
    assert database_file.ready_file(bench.profile.database).exists()
    assert threading.main_thread() not in bench.profile_actions.threads


def test_the_question_can_be_left_by_keyboard(bench: Bench, qtbot: QtBot) -> None:
    (row,) = bench.section.rows
    bench.holder.activateWindow()
    row.ask_button.setFocus()
    qtbot.keyClick(row.ask_button, Qt.Key.Key_Space)
    assert row.restore_button.isVisible()
    qtbot.keyClick(row.leave_button, Qt.Key.Key_Space)
    assert not row.restore_button.isVisible()
    assert row.ask_button.isVisible()
    assert not database_file.ready_file(bench.profile.database).exists()


def test_another_copy_is_written_at_once(bench: Bench, qtbot: QtBot) -> None:
    qtbot.mouseClick(bench.section.back_up_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(bench.section.rows) == 2)
    assert bench.section.rows[0].text.startswith(f"Today 08:00, {FEEDS + 1} feeds, 52 articles")
    assert bench.said == ["Backup created."]
    row = bench.section.rows[0]
    row.ask()
    bench.section.rows[1].ask()
    assert not row.restore_button.isVisible()


def test_a_copy_that_went_bad_meanwhile_is_reported_and_nothing_happens(bench: Bench, qtbot: QtBot) -> None:
    (row,) = bench.section.rows
    (path,) = bench.profile.backups.glob("*.sqlite")
    path.write_bytes(b"x" * 9000)
    row.ask()
    qtbot.mouseClick(row.restore_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: len(bench.said) == 2)
    assert "damaged" in bench.said[1]
    assert row.isEnabled()
    assert not bench.ended
    bench.section.refresh()
    qtbot.waitUntil(lambda: bool(bench.section.rows) and "cannot be restored" in bench.section.rows[0].text)
    assert not bench.section.rows[0].ask_button.isVisible()


def test_copies_made_for_a_reason_say_so(qtbot: QtBot) -> None:
    del qtbot
    clock = FakeClock(at=float(LATER))
    copy = SavedCopy(Path("before-restoring-20260105-080000.sqlite"), NOW, 38_000_000, 41, 300, is_good=True)
    assert copy_text(copy, clock) == "Yesterday 08:00, before a backup was restored, 41 feeds, 300 articles, 38 MB"
