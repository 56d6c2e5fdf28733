"""Export everything, from the window."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from reader.app.paths import profile_in
from reader.app.run_window import ProfileActions
from reader.ui.dialogs.program import ExportSheet
from tests.fakes.window_bench import WindowBench


def profile_actions(bench: WindowBench, tmp_path: Path) -> ProfileActions:
    profile = profile_in(tmp_path)
    bench.engine.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    bench.engine.library.path.replace(profile.database)
    return ProfileActions(profile, bench.clock, lambda: None)


def sheet(bench: WindowBench) -> ExportSheet:
    (found,) = bench.window.findChildren(ExportSheet)
    return found


class SomeGerman(QTranslator):
    """Knows the words of the page alone."""

    texts: ClassVar = {
        "Starred articles": "Artikel mit Stern",
        "Exported by Beforehand on {date}": "Am {date} geschrieben",
        "d MMMM yyyy": "d. MMMM yyyy",
    }

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str | None:  # type: ignore[override]
        del context, disambiguation, n
        return self.texts.get(source)


@pytest.fixture
def german(qapp: QApplication, bench: WindowBench) -> Iterator[None]:
    assert bench.window is not None
    before, translator = QLocale(), SomeGerman()
    QLocale.setDefault(QLocale(QLocale.Language.German))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
    QLocale.setDefault(before)


@pytest.mark.usefixtures("german")
def test_all_of_it_is_written_and_reported(bench: WindowBench, tmp_path: Path, qtbot: QtBot) -> None:
    bench.window.parts.data_actions = profile_actions(bench, tmp_path)
    bench.window.handlers.data.export_everything_to(tmp_path / "out")
    opened = sheet(bench)
    assert opened.button.text() == "Cancel"
    qtbot.waitUntil(lambda: opened.button.text() == "Done")
    assert str(tmp_path / "out") in opened.message.text()
    assert len(list((tmp_path / "out").iterdir())) == 3
    page = (tmp_path / "out" / "starred.html").read_text(encoding="utf-8")
    heads = ('<html lang="de">', "<h1>Artikel mit Stern</h1>", ">Am 15. Mai 2026 geschrieben</p>")
    assert [header for header in heads if header not in page] == []
    qtbot.keyClick(opened, Qt.Key.Key_Escape)
    assert not opened.isVisible()
