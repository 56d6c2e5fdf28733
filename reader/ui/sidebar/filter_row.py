"""Filter field above the sidebar's rows, and the note on hidden rows below them. GUI thread only."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.labels import IconButton, PlainLabel, button
from reader.ui.widgets.text_fields import LineEdit

_tr = Translator("FilterRow")

_ROW_PX, _FIELD_PX = 36, 28
_INSET = 12
_LONGEST_TEXT = 24


class FilterField(LineEdit):
    """Down and Return move to the rows, Escape clears."""

    left = Signal()
    taken = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            (self.left if event.key() == Qt.Key.Key_Down else self.taken).emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.left.emit()
        else:
            super().keyPressEvent(event)


class FilterRow(QWidget):
    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFixedHeight(_ROW_PX)
        self.field = FilterField()
        self.field.setProperty("kind", "filter")
        self.field.setFixedHeight(_FIELD_PX)
        self.field.setFont(fonts.ui_font(fonts.BASE_PX))
        self.field.setPlaceholderText(self.tr("Filter feeds"))
        self.field.setAccessibleName(self.tr("Filter feeds"))
        self._glass = self.field.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self._glass.setText(self.tr("Filter feeds"))
        self._clear = self.field.addAction(QIcon(), QLineEdit.ActionPosition.TrailingPosition)
        self._clear.setText(self.tr("Clear filter"))
        self._clear.triggered.connect(self.field.clear)
        self._clear.setVisible(False)
        self.field.textChanged.connect(lambda text: self._clear.setVisible(bool(text)))
        self.read_button = IconButton(theme, "filter", self.tr("Hide read feeds"), self, does="toggle_read_feeds")
        self.read_button.setCheckable(True)
        self.read_button.setProperty("kind", "filter")
        self.read_button.setFixedSize(QSize(_FIELD_PX, _FIELD_PX))
        self.read_button.setIconSize(QSize(16, 16))
        boxes.row((self.field, 1), self.read_button, spacing=4, margins=side_margins(_INSET, 4, _INSET, 4), on=self)
        theme.changed.connect(self._recolor)
        self._recolor()

    def _recolor(self) -> None:
        for action, icon in ((self._glass, "search"), (self._clear, "close")):
            action.setIcon(self._theme.icons.icon(icon, self._theme.color("text_3")))


class RowsNote(QWidget):
    """Names the hidden rows and offers to show them."""

    wanted = Signal()

    def __init__(self, verb: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.show_button = button(verb, self.wanted.emit, "quiet")
        self.show_button.setProperty("dense", "true")
        self.show_button.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
        boxes.row(self.text, self.show_button, STRETCH, spacing=0, margins=side_margins(20, 2, 8, 4), on=self)
        self.hide()

    def say(self, text: str) -> None:
        """Set the note; an empty text removes it."""
        self.text.setText(text)
        self.setVisible(bool(text))


def no_match_text(typed: str) -> str:
    shown = typed if len(typed) <= _LONGEST_TEXT else f"{typed[:_LONGEST_TEXT]}…"
    return fill(_tr("No feed matches “{text}”."), text=shown)
