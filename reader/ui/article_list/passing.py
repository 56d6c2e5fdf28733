"""Which articles the user has really seen and scrolled past. GUI thread only."""

from PySide6.QtCore import QObject, Signal

from reader.domain.ids import EntryId
from reader.ui.article_list.list_view import ListView
from reader.ui.widgets.thin_scroll_bar import UserScroll


class PassedRows(QObject):
    """Rows that were painted whole and then left at the upper edge because the user scrolled on; a jump passes nothing."""

    passed = Signal(object)

    def __init__(self, view: ListView) -> None:
        super().__init__(view)
        self._view = view
        self._seen: set[int] = set()
        self._is_on = False
        self._scroll = UserScroll(view.verticalScrollBar())
        self._scroll.moved.connect(self._moved)
        self._scroll.set_by_program.connect(self._forget)
        model = view.model()
        for signal in (model.rowsInserted, model.rowsRemoved, model.modelReset, view.resized):
            signal.connect(self._forget)
        view.painted.connect(self._note_painted)

    def follow(self, *, is_on: bool) -> None:
        """Whether rows are watched."""
        self._is_on = is_on
        self._forget()

    def _forget(self) -> None:
        self._seen = set()

    def _note_painted(self) -> None:
        if not self._is_on:
            return
        whole, part = self._view.keys_in_view()
        self._seen = whole | (self._seen & part)

    def _moved(self, before: int, after: int) -> None:
        if not self._is_on:
            return
        if abs(after - before) > self._view.viewport().height():
            self._forget()
            return
        _, in_view = self._view.keys_in_view()
        gone = self._seen - in_view
        self._seen &= in_view
        if gone and after > before:
            self.passed.emit(tuple(EntryId(key) for key in gone))
