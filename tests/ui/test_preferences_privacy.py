"""What was learned: counted, resting for a while, taken along, erased and brought back, all over the real core."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from reader.domain.commands import EraseHabits, RecordAccess
from reader.domain.ids import EntryId, FeedId
from reader.domain.reading import OpenedLink
from reader.domain.reading_commands import RecordOpenedLink
from reader.domain.retrieval import AccessRecord
from reader.storage import history
from reader.storage.habits import stock
from reader.storage.writer import transaction
from reader.ui.preferences import PreferencesSheet
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


def test_erasing_is_undone_where_it_was_done_and_later(qtbot: QtBot, bench: WindowBench, sheet: PreferencesSheet) -> None:
    actions = {action.text(): action for action in habits_of(sheet).erase_menu().actions()}
    assert list(actions) == ["Visits and reading", "Refresh history", "Both"]
    actions["Visits and reading"].trigger()
    bench.bridge.flush()
    settle(qtbot, bench)
    (sent,) = bench.engine.sent_of(EraseHabits)
    assert isinstance(sent, EraseHabits)
    assert (sent.accesses, sent.retrievals) == (True, False)
    assert stock(bench.engine.connection).visits == 0
    assert "nothing stored" in habits_of(sheet).accesses.text()
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
    habits_of(sheet).refresh()
    settle(qtbot, bench)
    assert habits_of(sheet).links.text().startswith("Names of sites you opened links to: 1 link, ")
    habits_of(sheet).export_to(tmp_path / "out")
    settle(qtbot, bench)
    assert habits_of(sheet).message.text().startswith("Saved in out: 6 visits, 0 opened articles, 0 reading times, 1 link, ")
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == [
        "links.csv",
        "readings.csv",
        "retrievals.csv",
        "visits.csv",
    ]
    (tmp_path / "file").touch()
    habits_of(sheet).export_to(tmp_path / "file")
    settle(qtbot, bench)
    assert "file" in habits_of(sheet).message.text()
    assert "Saved" not in habits_of(sheet).message.text()
