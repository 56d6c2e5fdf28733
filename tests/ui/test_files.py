"""The desktop's dialogs for files."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from reader.ui.kit.files import ask_file


def test_a_folder_that_is_not_there_is_no_suggestion(qtbot: QtBot, tmp_path: Path) -> None:
    # a home without "Downloads" had that as the name of the file to open
    parent = QWidget()
    qtbot.addWidget(parent)
    (tmp_path / "there").mkdir()
    for name in ("there", "gone", "unreadable" * 30):
        ask_file(parent, lambda _: None, "", at=str(tmp_path / name))
        dialog = parent.findChildren(QFileDialog)[-1]
        assert [Path(each).name for each in dialog.selectedFiles() if each.endswith("gone")] == []
        assert Path(dialog.directory().path()) == tmp_path / "there", "else it is the folder of before"
        dialog.reject()
