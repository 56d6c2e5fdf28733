"""Replaces rows without losing the user's position, and resolves rows to articles. GUI thread only."""

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.ui.article_list.list_view import ListView
from reader.ui.article_list.model.list_loading import LoadedList
from reader.ui.article_list.model.list_model import ListModel
from reader.ui.article_list.places import ListPlace, place_in, scroll_back


class ListRows:
    """Connects the model to the view's selection."""

    def __init__(self, model: ListModel, view: ListView) -> None:
        self._model = model
        self._view = view

    def show_from_top(self, loaded: LoadedList) -> None:
        """Show another list from its top."""
        self._view.selectionModel().clear()
        self._model.close_bursts()
        self._model.show(loaded)
        self._view.scrollToTop()

    def exchange(self, loaded: LoadedList) -> None:
        """Show the list after it was read again; the current article stays current if it is still there."""
        key = self._view.current_key()
        self._model.apply(loaded)
        row = None if key is None else self.row_of(key)
        if row is None:
            # The view would otherwise select an arbitrary neighbour.
            self._view.selectionModel().clear()
        elif self._view.currentIndex().row() != row:
            self._view.selectRow(row)

    def leave_out(self, entry_ids: tuple[EntryId, ...]) -> None:
        """Remove articles from the list; if the current one is among them, open the next below."""
        current = self._view.current_entry()
        gone = frozenset(entry_ids)
        row = self._view.currentIndex().row()
        above = sum(key in gone for key in self._model.keys[: max(row, 0)])
        self._model.leave_out(entry_ids)
        if current is not None and current.entry_id in gone:
            self._view.selectionModel().clear()
            self._view.open_nearest(row - above)

    def place(self) -> ListPlace:
        current = self._view.current_entry()
        return place_in(self._view, self._model, current.entry_id if current is not None else 0)

    def return_to(self, place: ListPlace) -> EntryRow | None:
        """Restore a position; return its current article if it is still there."""
        row = self.row_of(place.current) if place.current else None
        if row is not None:
            self._view.go_to(row)
        scroll_back(self._view, self._model, place)
        if row is None:
            return None
        self._view.reveal_current()
        return self._view.current_entry()

    def row_of(self, entry_id: int) -> int | None:
        """Return the row of an article, opening the burst that contains it."""
        burst = self._model.bursts.holding(entry_id)
        burst_row = self._model.row_of(burst) if burst is not None else None
        if burst_row is not None:
            self._model.open_burst(burst_row)
        return self._model.row_of(entry_id)

    def ids_beside(self, step: int) -> list[EntryId]:
        """Return all articles below (1) or above (-1) the current row, including those in closed bursts."""
        row = self._view.currentIndex().row()
        keys = self._model.keys[row + 1 :] if step > 0 else self._model.keys[: max(row, 0)]
        return [EntryId(each) for each in self._model.bursts.all_ids(keys)] if row >= 0 else []

    def all_ids(self) -> list[EntryId]:
        """Return all articles of the list, including those in closed bursts."""
        return [EntryId(each) for each in self._model.bursts.all_ids(self._model.keys)]

    def is_idle(self) -> bool:
        """Return True if nothing is selected or scrolled."""
        return self._view.current_key() is None and self._view.verticalScrollBar().value() == 0
