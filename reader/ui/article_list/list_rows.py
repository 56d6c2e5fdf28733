"""The rows of the list: others in their place without losing where the user is, and which articles they stand for. GUI thread only."""

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId
from reader.ui.article_list.list_view import ListView
from reader.ui.article_list.model.list_loading import LoadedList
from reader.ui.article_list.model.list_model import ListModel
from reader.ui.article_list.places import ListPlace, place_in, scroll_back


class ListRows:
    """Joins the model with what is chosen in the view."""

    def __init__(self, model: ListModel, view: ListView) -> None:
        self._model = model
        self._view = view

    def show_from_top(self, loaded: LoadedList) -> None:
        """Another list takes the place of this one."""
        self._view.selectionModel().clear()
        self._model.close_bursts()
        self._model.show(loaded)
        self._view.scrollToTop()

    def exchange(self, loaded: LoadedList) -> None:
        """Show the list read again: the current article stays current as long as it is there."""
        key = self._view.current_key()
        self._model.apply(loaded)
        row = None if key is None else self.row_of(key)
        if row is None:
            # The view would settle on a neighbour that nobody asked for.
            self._view.selectionModel().clear()
        elif self._view.currentIndex().row() != row:
            self._view.selectRow(row)

    def leave_out(self, entry_ids: tuple[EntryId, ...]) -> None:
        """Take articles out of the list; the one below them is opened in place of the current one."""
        current = self._view.current_entry()
        gone = frozenset(entry_ids)
        row = self._view.currentIndex().row()
        above = sum(key in gone for key in self._model.keys[: max(row, 0)])
        self._model.leave_out(entry_ids)
        if current is not None and current.entry_id in gone:
            self._view.selectionModel().clear()
            self._view.open_nearest(row - above)

    def place(self) -> ListPlace:
        """Where the user is."""
        current = self._view.current_entry()
        return place_in(self._view, self._model, current.entry_id if current is not None else 0)

    def return_to(self, place: ListPlace) -> EntryRow | None:
        """Go where the user was; the article that was current there, if it still is."""
        row = self.row_of(place.current) if place.current else None
        if row is not None:
            self._view.go_to(row)
        scroll_back(self._view, self._model, place)
        if row is None:
            return None
        self._view.reveal_current()
        return self._view.current_entry()

    def row_of(self, entry_id: int) -> int | None:
        """Where an article is; the burst around it is opened."""
        burst = self._model.bursts.holding(entry_id)
        burst_row = self._model.row_of(burst) if burst is not None else None
        if burst_row is not None:
            self._model.open_burst(burst_row)
        return self._model.row_of(entry_id)

    def ids_beside(self, step: int) -> list[EntryId]:
        """Every article below (1) or above (-1) the current row, those in closed bursts among them."""
        row = self._view.currentIndex().row()
        keys = self._model.keys[row + 1 :] if step > 0 else self._model.keys[: max(row, 0)]
        return [EntryId(each) for each in self._model.bursts.all_ids(keys)] if row >= 0 else []

    def all_ids(self) -> list[EntryId]:
        """Every article of the list, those in closed bursts among them."""
        return [EntryId(each) for each in self._model.bursts.all_ids(self._model.keys)]

    def is_idle(self) -> bool:
        """Whether nothing is chosen, and nothing was scrolled to."""
        return self._view.current_key() is None and self._view.verticalScrollBar().value() == 0
