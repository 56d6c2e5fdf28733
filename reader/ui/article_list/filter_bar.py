"""Filter bar of the list: text, starred. GUI thread only."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.widgets.controls.chip import Chip
from reader.ui.widgets.labels import IconButton
from reader.ui.widgets.surface import Surface
from reader.ui.widgets.text_fields import LineEdit

_HEIGHT = 46


class FilterBar(Surface):
    """Hidden until opened; closing it shows the whole list again."""

    changed = Signal()
    unread_toggled = Signal(bool)
    list_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "bg_list", _HEIGHT - 1, parent)
        self.setFixedHeight(_HEIGHT)
        self.field = _FilterField()
        self.field.setPlaceholderText(self.tr("Filter list"))
        self.field.setAccessibleName(self.tr("Filter list"))
        self.unread = Chip(theme, self.tr("Unread"), Qt.CheckState.Unchecked, self)
        self.starred = Chip(theme, self.tr("Starred"), Qt.CheckState.Unchecked, self)
        self.close_button = IconButton(theme, "close", self.tr("Clear filter"), does="filter_list")
        row = QHBoxLayout(self)
        row.setContentsMargins(side_margins(12, 0, 10, 0))
        row.setSpacing(6)
        row.addWidget(self.field, 1)
        for control in (self.unread, self.starred, self.close_button):
            row.addWidget(control)
        self.field.textChanged.connect(self.changed)
        self.field.left_for_list.connect(self.list_wanted)
        self.field.closed.connect(self.clear_or_close)
        self.unread.toggled.connect(self.unread_toggled)
        self.starred.toggled.connect(self.changed)
        self.close_button.clicked.connect(self.close_bar)
        self.hide()

    def open_bar(self) -> None:
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def clear_or_close(self) -> None:
        """Clear the text, or close the bar if there is none."""
        if self.field.text():
            self.field.clear()
        else:
            self.close_bar()

    def close_bar(self) -> None:
        if not self.isHidden():
            self.hide()
            self.unread.setChecked(False)
            self.forget()
            self.changed.emit()
            self.list_wanted.emit()

    def forget(self) -> None:
        """Reset for another list without a signal; keeps the setting for read articles."""
        for control in (self.field, self.starred):
            control.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.field.clear()
        self.starred.setChecked(False)
        for control in (self.field, self.starred):
            control.blockSignals(False)  # noqa: FBT003 - Qt's signature


class _FilterField(LineEdit):
    closed = Signal()
    left_for_list = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFont(fonts.ui_font(fonts.BASE_PX))

    def event(self, event: QEvent) -> bool:
        """Claim Escape although it may be a shortcut elsewhere."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Escape (clear or close), Down and Return (go to the list)."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.left_for_list.emit()
        else:
            super().keyPressEvent(event)
