"""How the list pane is laid out: bars, then the list or what replaces it. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

_ROOM_PX = 4


class ListBody:
    """One column in the pane."""

    def __init__(self, pane: QWidget, bars: Sequence[QWidget], view: QWidget, empty: QWidget) -> None:
        self._stack = QStackedLayout()
        self._stack.addWidget(view)
        self._stack.addWidget(empty)
        # A heading brings room above it; where there is none the first row would touch the line.
        self._room = QWidget(pane)
        self._room.setFixedHeight(_ROOM_PX)
        self._room.hide()
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (*bars, self._room):
            column.addWidget(part)
        column.addLayout(self._stack, 1)

    @property
    def is_list_shown(self) -> bool:
        return self._stack.currentIndex() == 0

    def show_list(self, *, is_shown: bool) -> None:
        """The list, or what replaces it."""
        self._stack.setCurrentIndex(0 if is_shown else 1)

    def leave_room(self, *, is_shown: bool) -> None:
        """A little room above the first row."""
        self._room.setVisible(is_shown)
