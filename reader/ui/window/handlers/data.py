"""Handlers for exporting all data. GUI thread only."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from reader.ui.text.translate import Translator
from reader.ui.window.handlers.base import HandlerBase

_tr = Translator("Handlers")


class DataHandlers(HandlerBase):
    def export_everything(self) -> None:
        dialog = QFileDialog(self._window.widget, _tr("Choose a folder for the export"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda name: self.export_everything_to(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def export_everything_to(self, folder: Path) -> None:
        from reader.ui.dialogs.export_everything import ExportSheet

        window = self._window
        if window.data_actions is not None:
            window.show_sheet(ExportSheet(window.theme, window.widget, window.data_actions, folder, window.clock))
