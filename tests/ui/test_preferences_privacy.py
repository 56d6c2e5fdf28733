"""What was learned: counted, resting for a while, taken along, erased and brought back, all over the real core."""

import re
import runpy
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from reader.domain.commands import (
    EraseHabits,
    RecordAccess,
    RecordLeaving,
    RecordListening,
    RecordOpenedLink,
    RecordReturn,
    RestoreHabits,
    SetPreference,
)
from reader.domain.entry import OpenedLink
from reader.domain.episodes import Listening
from reader.domain.ids import EntryId, FeedId
from reader.domain.preferences import Preferences
from reader.domain.retrieval import AccessRecord
from reader.domain.visits import Signal
from reader.storage import history
from reader.storage.habits import stock
from reader.storage.writer import transaction
from reader.ui.dialogs.help import topics
from reader.ui.pages.preferences.sheet import PreferencesSheet
from tests.fakes.invented_library import NOW
from tests.fakes.window_bench import WindowBench
from tests.ui.conftest import settle
from tests.ui.test_preferences import habits_of, open_sheet, row_of

VISITS = 6


@pytest.fixture
def sheet(qtbot: QtBot, bench: WindowBench) -> PreferencesSheet:
    with transaction(bench.engine.connection):
        bench.engine.connection.execute("DELETE FROM access")
        for number in range(VISITS):
            history.add_access(bench.engine.connection, AccessRecord(NOW - number * 86_400, 0, "window"))
    return open_sheet(qtbot, bench, "habits.record")


def test_learning_rests_for_a_while_and_goes_on(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet) -> None:
    assert "6 visits on 6 days" in habits_of(sheet).accesses.text()
    button = habits_of(sheet).pause_button
    actions = {action.text(): action for action in button.menu_of_times().actions()}
    assert list(actions) == ["For a day", "For a week", "Until I resume"]
    actions["Until I resume"].trigger()
    bench.bridge.flush()
    assert row_of(sheet, "habits.record").message.text() == "Paused until you resume."
    actions["For a week"].trigger()
    bench.bridge.flush()
    assert bench.engine.core.state.preferences.habits_pause_until == NOW + 7 * 86_400
    assert "Paused until" in row_of(sheet, "habits.record").message.text()
    bench.engine.submit(RecordAccess(AccessRecord(NOW, 0, "window")))
    assert stock(bench.engine.connection).visits == VISITS
    assert habits_of(sheet).pause_button.text() == "Resume learning"
    habits_of(sheet).pause_button.click()
    bench.bridge.flush()
    assert bench.engine.core.state.preferences.habits_pause_until == 0
    assert not row_of(sheet, "habits.record").message.isVisible()


def test_the_hint_says_what_other_computers_learn(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet) -> None:
    hint = row_of(sheet, "habits.record").help
    assert hint.text().startswith("Stays on this computer")
    for is_shared in (True, False):
        bench.engine.submit(SetPreference("computers.visits", value=is_shared))
        bench.bridge.flush()
        assert hint.text().startswith("Your other computers learn") == is_shared
        assert hint.text().startswith("Stays on this computer") != is_shared


def test_erasing_is_undone_where_it_was_done_and_later(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet) -> None:
    actions = {action.text(): action for action in habits_of(sheet).erase_menu().actions()}
    assert list(actions) == ["Visits, reading and times at the computer", "Refresh history", "Both"]
    actions["Visits, reading and times at the computer"].trigger()
    bench.bridge.flush()
    settle(qtbot, bench)
    (sent,) = bench.engine.sent_of(EraseHabits)
    assert isinstance(sent, EraseHabits)
    assert (sent.accesses, sent.retrievals) == (True, False)
    assert stock(bench.engine.connection).visits == 0
    assert "nothing stored" in habits_of(sheet).accesses.text()
    assert habits_of(sheet).stays.text() == "When you were at this computer: nothing stored."
    assert "until you quit" in habits_of(sheet).message.text()
    assert "backups" in habits_of(sheet).message.text()
    habits_of(sheet).undo_button.setFocus()
    QTest.keyClick(habits_of(sheet).undo_button, Qt.Key.Key_Space)
    bench.bridge.flush()
    settle(qtbot, bench)
    assert stock(bench.engine.connection).visits == VISITS
    assert habits_of(sheet).message.text() == "Everything is restored."
    assert bench.window.parts.undo_stack.newest() is None
    # by Ctrl+Z too, once the window of preferences is closed
    habits_of(sheet).erase_menu().actions()[-1].trigger()
    bench.bridge.flush()
    sheet.close_sheet()
    QTest.keyClick(bench.window.parts.entries.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    bench.bridge.flush()
    assert stock(bench.engine.connection).visits == VISITS


def test_it_is_exported_as_tables(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet, tmp_path: Path) -> None:
    bench.engine.submit(RecordOpenedLink(OpenedLink(EntryId(1), FeedId(1), NOW, 0, "site.test", 1)))
    for at in (NOW - 2 * 86_400, NOW):
        bench.engine.submit(RecordReturn(at, 0, Signal.UNLOCK, 3600))
    heard = Listening(EntryId(1), FeedId(1), "https://site.test/1.mp3", 60, 3600, is_finished=False, at=NOW, utc_offset_seconds=0)
    bench.engine.submit(RecordListening(heard))
    habits_of(sheet).refresh()
    settle(qtbot, bench)
    assert habits_of(sheet).episodes.text().startswith("Which episodes you listened to and how far: 1 episode, ")
    assert habits_of(sheet).links.text().startswith("Names of sites you opened links to: 1 link, ")
    habits_of(sheet).export_to(tmp_path / "out")
    settle(qtbot, bench)
    assert (
        habits_of(sheet)
        .message.text()
        .startswith("Saved in out: 6 visits, 0 opened articles, 0 reading times, 1 link, 1 episode, 2 times at the computer, ")
    )
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "episodes.csv",
        "links.csv",
        "presence.csv",
        "readings.csv",
        "replay-postings.csv",
        "replay-visits.csv",
        "requests.csv",
        "retrievals.csv",
        "visits.csv",
    ]
    (tmp_path / "file").touch()
    habits_of(sheet).export_to(tmp_path / "file")
    settle(qtbot, bench)
    assert "file" in habits_of(sheet).message.text()
    assert "Saved" not in habits_of(sheet).message.text()


def test_times_at_the_computer_are_counted_and_stay_until_they_are_erased(
    qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet
) -> None:
    """With nothing else stored, and with the switch off."""
    section, day = habits_of(sheet), 86_400
    bench.engine.submit(EraseHabits())
    settle(qtbot, bench)
    assert not section.erase_button.isEnabled()
    bench.engine.submit(RecordReturn(NOW - 2 * day, 0, Signal.UNLOCK, 3600))
    bench.engine.submit(RecordLeaving(NOW - 2 * day + 60))
    section.refresh()
    settle(qtbot, bench)
    assert re.fullmatch(r"When you were at this computer: once on 1 day, \d+ bytes\.", section.stays.text())
    assert section.erase_button.isEnabled()
    assert section.export_button.isEnabled()
    for at in (NOW - 7200, NOW):
        bench.engine.submit(RecordReturn(at, 0, Signal.WAKE, 3600))
    bench.engine.submit(SetPreference("habits.presence", value=False))
    bench.engine.submit(RecordReturn(NOW, 0, Signal.WAKE, 3600))
    section.refresh()
    settle(qtbot, bench)
    assert section.stays.text().startswith("When you were at this computer: 3 times on 2 days, ")
    assert "What is stored stays until you erase it." in Preferences.habits_presence.help
    section.erase_menu().actions()[0].trigger()
    settle(qtbot, bench)
    assert section.stays.text() == "When you were at this computer: nothing stored."
    (erased,) = bench.engine.sent_of(EraseHabits)[-1:]
    bench.engine.submit(RestoreHabits(erased.command_id))
    settle(qtbot, bench)
    assert "3 times on 2 days" in section.stays.text()


PRIVACY = (
    "What Beforehand learns is stored only on this computer. Servers see what is requested from them and when; the server of an account "
    "also sees what you read and star in it."
)
TOO_MUCH = re.compile(
    r"nothing is sent to anyone|learned is never sent|everything .{0,40}stays on this|nobody (?:knows|sees|learns)|no one (?:knows|sees|learns)",
    re.IGNORECASE,
)
"""What no requests could keep: they tell servers that somebody asks, and when."""


def test_one_true_sentence_says_who_learns_what(qtbot: QtBot, bench: WindowBench) -> None:
    """Wherever the window, the README and the package say it."""
    window = bench.window
    said: dict[str, str] = {}

    def texts(name: str) -> None:
        sheet = window.parts.sheet.shown
        assert sheet is not None
        said[name] = " ".join(label.text() for label in sheet.findChildren(QLabel))
        sheet.close_sheet()

    window.handlers.preferences.edit_preferences("habits.record")
    texts("preferences")
    window.handlers.preferences.show_stored()
    texts("stored data")
    window.handlers.general.about()
    texts("about")
    said["help"] = " ".join(text for _, text in topics({}, Path("/profile")))
    root = Path(__file__).parents[2]
    for name in ("README.md", "packaging/linux/metainfo.xml"):
        said[name] = " ".join((root / name).read_text(encoding="utf-8").split())
    assert [name for name, text in said.items() if PRIVACY not in text] == []
    assert {name: TOO_MUCH.findall(text) for name, text in said.items() if TOO_MUCH.search(text)} == {}


def test_the_first_start_says_it_too(empty_bench: WindowBench) -> None:
    assert PRIVACY in " ".join(label.text() for label in empty_bench.window.parts.first_start.findChildren(QLabel))


def test_no_text_of_the_window_promises_what_requests_give_away() -> None:
    translations = runpy.run_path(str(Path(__file__).parents[2] / "packaging" / "translations.py"))
    assert [source for _, source in translations["texts_in_source"]() if TOO_MUCH.search(source)] == []
