"""Asks for files and folders in the desktop's dialog, which closes without an answer too. GUI thread only."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QFileInfo, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

Place = QStandardPaths.StandardLocation


def ask_folder(parent: QWidget, then: Callable[[Path], object], title: str = "", at: str = "") -> None:
    dialog = QFileDialog(parent, title, at)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    _open(dialog, then)


def ask_file(parent: QWidget, then: Callable[[Path], object], kinds: str, title: str = "", at: str = "") -> None:
    place = at or QStandardPaths.writableLocation(Place.DownloadLocation)
    # Qt would suggest the name of a folder that is not there as that of the file
    _open(QFileDialog(parent, title, place if QFileInfo.exists(place) else "", kinds), then)


def ask_new_file(parent: QWidget, then: Callable[[Path], object], name: str, kinds: str = "", title: str = "") -> None:
    """Ask for a file to write, which gets the suffix of the suggested name."""
    dialog = QFileDialog(parent, title, filter=kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    dialog.selectFile(name)
    _open(dialog, then)


def _open(dialog: QFileDialog, then: Callable[[Path], object]) -> None:
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
