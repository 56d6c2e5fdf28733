"""Sheet that is open over the window. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from reader.domain.events import Event
from reader.domain.ids import CommandId
from reader.ui.widgets.cover import Cover


class OpenSheet(QObject):
    """Passes events to the open sheet; emits `changed` when it opens or closes, after which the first visible widget of `under`
    gets the focus.
    """

    changed = Signal()

    def __init__(self, under: Sequence[QWidget], window: QWidget) -> None:
        super().__init__(window)
        self._under = under
        self._window = window
        self.shown: Cover | None = None
        self._asked: set[CommandId] = set()

    def show(self, sheet: Cover) -> None:
        """Show and focus a sheet, replacing any other, and pass it events while open."""
        if self.shown is not None:
            sheet.came_from = self.shown.came_from
            self.shown.close_sheet()
        self.shown = sheet
        sheet.closed.connect(self._closed)
        focus = self._window.focusWidget()
        if focus is None or not sheet.isAncestorOf(focus):
            sheet.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def close(self) -> None:
        """Stop the sheet's work when the window closes."""
        if self.shown is not None:
            self.shown.close_sheet()

    def handle_event(self, event: Event) -> None:
        if self.shown is not None:
            self.shown.handle_event(event)

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a command's response belongs to the sheet or to a preview it requested, even if it has closed since."""
        if self.shown is not None and (self.shown.waits_for(cause) or cause in self.shown.asked):
            return True
        return cause in self._asked

    def _closed(self) -> None:
        if self.shown is not None:
            self._asked |= self.shown.asked
        self.shown = None
        self.changed.emit()
        # The focus widget may be gone with the first-start page; a hidden field would swallow every key.
        focus = self._window.focusWidget()
        if focus is None or not focus.isVisible():
            visible = next((widget for widget in self._under if widget.isVisible()), None)
            if visible is not None:
                visible.setFocus(Qt.FocusReason.OtherFocusReason)
