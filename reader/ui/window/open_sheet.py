"""The one sheet that is open over the window. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from reader.domain.events import Event
from reader.domain.ids import CommandId
from reader.ui.widgets.cover import Cover


class OpenSheet(QObject):
    """Gives it events while it is open; `changed` tells that it opened or closed. Afterwards the first visible widget of `under` has
    the focus.
    """

    changed = Signal()

    def __init__(self, under: Sequence[QWidget], window: QWidget) -> None:
        super().__init__(window)
        self._under = under
        self._window = window
        self.shown: Cover | None = None
        self._asked: set[CommandId] = set()

    def show(self, sheet: Cover) -> None:
        """Follow a sheet with events while it is open; one at a time. It has the focus, also in the place of another."""
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
        """The window ends: so does what the sheet does."""
        if self.shown is not None:
            self.shown.close_sheet()

    def handle_event(self, event: Event) -> None:
        if self.shown is not None:
            self.shown.handle_event(event)

    def waits_for(self, cause: CommandId | None) -> bool:
        """Whether a command's answer belongs to the sheet: what it shows, and what was only asked, also for one that is closed."""
        if self.shown is not None and (self.shown.waits_for(cause) or cause in self.shown.asked):
            return True
        return cause in self._asked

    def _closed(self) -> None:
        if self.shown is not None:
            self._asked |= self.shown.asked
        self.shown = None
        self.changed.emit()
        # What had the focus may be gone with the first start; a hidden field would swallow every key.
        focus = self._window.focusWidget()
        if focus is None or not focus.isVisible():
            visible = next((widget for widget in self._under if widget.isVisible()), None)
            if visible is not None:
                visible.setFocus(Qt.FocusReason.OtherFocusReason)
