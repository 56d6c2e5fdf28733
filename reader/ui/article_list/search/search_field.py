"""Search field, its own keys and its drop-down of completions. GUI thread only."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from reader.ui.article_list.search.completions import Completion
from reader.ui.look import fonts
from reader.ui.widgets.text_fields import LineEdit

_DOWN_KEYS = {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter}
_ACCEPT_KEYS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab}


class SearchField(LineEdit):
    """Escape closes; Down and Return go to the results, or apply to completions while those are shown."""

    closed = Signal()
    results_wanted = Signal()
    completions_moved = Signal(int)
    completion_accepted = Signal()
    completions_refused = Signal()
    left = Signal()
    entered = Signal()
    hints_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.is_completing = False
        self.is_hinting = False
        """True while hints are shown, which take no key before Down moves to them."""
        self.setFont(fonts.ui_font(fonts.BASE_PX))
        self.setProperty("kind", "search")
        self.setFixedHeight(32)

    def insert_completion(self, completion: Completion) -> None:
        """Replace the typed part with a completion."""
        text = self.text()
        self.setText(text[: completion.start] + completion.text + text[completion.end :])
        self.setCursorPosition(completion.start + len(completion.text))

    def event(self, event: QEvent) -> bool:
        """Let Tab accept a completion instead of moving the focus."""
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if self.is_completing and is_key and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Tab:
            self.completion_accepted.emit()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that do not edit the text."""
        key = Qt.Key(event.key())
        if self.is_completing and self._complete(key):
            return
        if self.is_hinting and key == Qt.Key.Key_Down:
            self.hints_wanted.emit()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in _DOWN_KEYS:
            self.results_wanted.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.entered.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()

    def _complete(self, key: Qt.Key) -> bool:
        if key == Qt.Key.Key_Escape:
            self.completions_refused.emit()
        elif key in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            self.completions_moved.emit(1 if key == Qt.Key.Key_Down else -1)
        elif key in _ACCEPT_KEYS:
            self.completion_accepted.emit()
        else:
            return False
        return True
