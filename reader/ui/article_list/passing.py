"""Detects articles that were seen and scrolled past. GUI thread only."""

from PySide6.QtCore import QObject, Signal

from reader.domain.ids import EntryId
from reader.ui.article_list.list_view import ListView
from reader.ui.widgets.thin_scroll_bar import UserScroll


class PassedRows(QObject):
    """Reports rows that were painted in full and then scrolled out at the upper edge; jumps report nothing."""

    passed = Signal(object)

    def __init__(self, view: ListView) -> None:
        super().__init__(view)
        self._view = view
        self._seen: set[int] = set()
        self._scroll: UserScroll | None = None
        model = view.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, view.resized):
            signal.connect(self._forget)

    def follow(self, *, is_on: bool) -> None:
        """Start or stop watching rows; while stopped, scrolling and painting have no overhead."""
        self._forget()
        if is_on and self._scroll is None:
            self._scroll = UserScroll(self._view.verticalScrollBar())
            self._scroll.moved.connect(self._moved)
            self._scroll.set_by_program.connect(self._forget)
            self._view.painted.connect(self._note_painted)
        elif not is_on and self._scroll is not None:
            self._scroll.stop()
            self._scroll = None
            self._view.painted.disconnect(self._note_painted)

    def _forget(self) -> None:
        self._seen = set()

    def _note_painted(self) -> None:
        whole, part = self._view.keys_in_view()
        self._seen = whole | (self._seen & part)

    def _moved(self, before: int, after: int) -> None:
        if abs(after - before) > self._view.viewport().height():
            self._forget()
            return
        _, in_view = self._view.keys_in_view()
        gone = self._seen - in_view
        self._seen &= in_view
        if gone and after > before:
            self.passed.emit(tuple(EntryId(key) for key in gone))
