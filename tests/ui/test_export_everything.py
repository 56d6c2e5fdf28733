"""Export everything, from the window."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from reader.app.paths import profile_in
from reader.app.restoring import ProfileDesk
from reader.ui.dialogs.export_everything import ExportSheet
from tests.fakes.window_bench import WindowBench


def desk(bench: WindowBench, tmp_path: Path) -> ProfileDesk:
    profile = profile_in(tmp_path)
    bench.engine.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    bench.engine.library.path.replace(profile.database)
    return ProfileDesk(profile, bench.clock, lambda: None)


def sheet(bench: WindowBench) -> ExportSheet:
    (found,) = bench.window.findChildren(ExportSheet)
    return found


def test_all_of_it_is_written_and_told(bench: WindowBench, tmp_path: Path, qtbot: QtBot) -> None:
    bench.window.desk = desk(bench, tmp_path)
    bench.window.deeds.export_everything_to(tmp_path / "out")
    opened = sheet(bench)
    assert opened.button.text() == "Cancel"
    qtbot.waitUntil(lambda: opened.button.text() == "Done")
    assert str(tmp_path / "out") in opened.words.text()
    assert len(list((tmp_path / "out").iterdir())) == 3
    qtbot.keyClick(opened, Qt.Key.Key_Escape)
    assert not opened.isVisible()
