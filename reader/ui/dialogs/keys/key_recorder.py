"""A field that takes keys instead of letters. GUI thread only."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QWidget

from reader.ui.look import fonts

_LONGEST = 2
_RESERVED = {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}


class KeyRecorder(QKeySequenceEdit):
    """`recorded` tells one key or a chord of two, as portable text. Escape, Enter and Tab alone keep their meaning."""

    recorded = Signal(str)

    def __init__(self, name: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMaximumSequenceLength(_LONGEST)
        self.setAccessibleName(name)
        field = self.findChild(QLineEdit)
        if isinstance(field, QLineEdit):
            field.setPlaceholderText(text)
            field.setAccessibleName(name)
            field.setFont(fonts.ui_font(fonts.ROW_PX))
            field.setProperty("kind", "large")
        self.editingFinished.connect(self._announce)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every key but those that lead out."""
        if Qt.Key(event.key()) in _RESERVED and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            event.ignore()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """What was begun and not ended is forgotten."""
        super().focusOutEvent(event)
        self.clear()

    def _announce(self) -> None:
        keys = self.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        if keys and self.hasFocus():
            self.clear()
            self.recorded.emit(keys)
