"""What all deeds stand on: the window and its lists. GUI thread only."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtGui import QAction

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.ui.window.window_parts import WindowParts


class HandlerBase:
    """The user's hands, before they do anything."""

    actions: Mapping[str, QAction]
    """The table as live actions; the window gives them once they are built."""

    def __init__(self, window: WindowParts, end: Callable[[], object], export: Callable[[Path], object]) -> None:
        self._window = window
        self._lists = window.entries
        self._tree = window.subscriptions
        self._end = end
        self._export = export

    def _chosen(self) -> list[EntryRow]:
        """The chosen articles as they look now."""
        ids: tuple[EntryId, ...] = self._lists.marked_ids()
        return [self._window.overlay.over(row) for row in self._window.library.rows(ids)]
