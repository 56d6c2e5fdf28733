"""Controls that take the whole width of a row, below its text: several lines, a file. GUI thread only.

Each emits `chosen` when the user changes it; `set_value` shows a value and emits nothing.
"""

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPlainTextEdit, QWidget

from reader.domain.preference import Value
from reader.ui.look import fonts
from reader.ui.preferences.fields import TextField
from reader.ui.text.preference_text import tr
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.text_fields import LinesEdit

_LINES_PX, _USUAL_NAME = 76, "starred.xml"
_COMES_BACK = {Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason}


class ServicesField(LinesEdit):
    """Several lines, accepted by Ctrl+Return or when the field loses focus, as by Tab."""

    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._before = ""
        self.setAccessibleName(name)
        self.setPlaceholderText("Wallabag: https://wallabag.example/bookmarklet?url={url}")
        self.setFont(fonts.ui_font(fonts.BASE_PX))
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFixedHeight(fonts.scaled(_LINES_PX))

    def value(self) -> str:
        return self.toPlainText()

    def set_value(self, value: Value) -> None:
        self._before = str(value)
        if self.toPlainText() != self._before:
            self.setPlainText(self._before)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start a new line on Return; Ctrl+Return accepts the text."""
        is_return = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_return and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._finish()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Accept the text, unless only a menu or another window takes the focus."""
        super().focusOutEvent(event)
        if event.reason() not in _COMES_BACK:
            self._finish()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the page if there is nothing to scroll here."""
        if self.verticalScrollBar().maximum():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _finish(self) -> None:
        if self.toPlainText() != self._before:
            self._before = self.toPlainText()
            self.chosen.emit(self._before)


class FileField(QWidget):
    """A path with a button that opens a file dialog, and the file's address to copy."""

    chosen = Signal(object)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.line = TextField(name, tr("No file"))
        self.line.setMinimumWidth(1)
        self.line.setMaximumWidth(fonts.scaled(2000))
        self.choose_button = button(tr("Choose…"), self.choose)
        self.choose_button.setAccessibleName(f"{name}: {self.choose_button.text()}")
        self.address = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "second")
        self.address.setMinimumWidth(1)
        self.address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.copy_button = button("", self.copy, "quiet")
        self.copy_button.setProperty("dense", "true")
        self.copy_button.setAccessibleName(f"{name}: {tr('Copy address')}")
        above, self._below = QHBoxLayout(), QWidget()
        above.setSpacing(8)
        above.addWidget(self.line, 1)
        above.addWidget(self.choose_button)
        boxes.row((self.address, 1), self.copy_button, spacing=8, margins=0, on=self._below)
        boxes.column(above, self._below, spacing=6, margins=0, on=self)
        self.line.chosen.connect(self._written)
        self.setFocusProxy(self.line)
        self.set_value("")

    def value(self) -> str:
        return self.line.value()

    def set_value(self, value: Value) -> None:
        self.line.set_value(value)
        self.address.setText(
            QUrl.fromLocalFile(str(value)).toString(QUrl.ComponentFormattingOption.FullyEncoded) if value else ""
        )
        self.copy_button.setText(tr("Copy address"))
        self._below.setVisible(bool(value))

    def choose(self) -> None:
        """Open a file dialog that confirms overwriting."""
        dialog = QFileDialog(self, self.line.accessibleName())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("Atom (*.xml *.atom)")
        dialog.setDefaultSuffix("xml")
        dialog.selectFile(self.value() or str(Path.home() / _USUAL_NAME))
        dialog.fileSelected.connect(self._written)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.address.text())
        self.copy_button.setText(tr("Copied"))

    def _written(self, text: str) -> None:
        """Expand a leading tilde to the home folder."""
        path = text.strip()
        self.chosen.emit(str(Path(path).expanduser()) if path.startswith("~/") else path)


class FolderField(FileField):
    """The path of a folder, and a button that opens a folder dialog."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.line.setPlaceholderText(tr("Music folder"))

    def set_value(self, value: Value) -> None:
        """Show a path; a folder has no address to copy."""
        super().set_value(value)
        self._below.hide()

    def choose(self) -> None:
        dialog = QFileDialog(self, self.line.accessibleName(), self.value())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(self._written)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
