"""Layout of the list pane: bars, then the list or its placeholder. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

_ROOM_PX = 4


class ListBody(QObject):
    """One column in the pane. With the articles on one page below it, it shows only the bars, or the placeholder."""

    emptied = Signal(bool)

    def __init__(self, pane: QWidget, bars: Sequence[QWidget], view: QWidget, empty: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane
        self._is_page = False
        self._rest = QWidget(pane)
        self._stack = QStackedLayout(self._rest)
        self._stack.addWidget(view)
        self._stack.addWidget(empty)
        # A heading has space above it; without one the first row would touch the line.
        self._room = QWidget(pane)
        self._room.setFixedHeight(_ROOM_PX)
        self._room.hide()
        self._has_room = False
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (*bars, self._room):
            column.addWidget(part)
        column.addWidget(self._rest, 1)

    @property
    def is_list_shown(self) -> bool:
        return self._stack.currentIndex() == 0

    def show_list(self, *, is_shown: bool) -> None:
        self._stack.setCurrentIndex(0 if is_shown else 1)
        self._share()

    def show_page(self, *, is_on: bool) -> None:
        """Hide the list while its articles are shown on one page."""
        self._is_page = is_on
        self._share()

    def _share(self) -> None:
        has_rest = not (self._is_page and self.is_list_shown)
        self._rest.setVisible(has_rest)
        self._room.setVisible(has_rest and self._has_room)
        policy = QSizePolicy.Policy.Preferred if has_rest else QSizePolicy.Policy.Fixed
        self._pane.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.emptied.emit(not self.is_list_shown)

    def leave_room(self, *, is_shown: bool) -> None:
        self._has_room = is_shown
        self._share()
