"""What all deeds stand on: the window and its lists. GUI thread only."""

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.ui.window.window_parts import WindowParts


class HandlerBase:
    """The user's hands, before they do anything."""

    def __init__(self, window: WindowParts) -> None:
        self._window = window
        self._lists = window.entries
        self._tree = window.subscriptions

    def _chosen(self) -> list[EntryRow]:
        """The chosen articles as they look now."""
        ids: tuple[EntryId, ...] = self._lists.marked_ids()
        return [self._window.overlay.over(row) for row in self._window.library.rows(ids)]
