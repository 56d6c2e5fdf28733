"""Remembered positions in lists: current article and top row. GUI thread only."""

from reader.domain.entry import Selection
from reader.domain.value_classes import dataclass
from reader.ui.article_list.cards.grid_view import GridView
from reader.ui.article_list.model.list_model import ListModel

ListName = tuple[str, int, int, int, int]
_MOST_LISTS = 200


@dataclass(frozen=True, slots=True)
class ListPlace:
    """`current` is an article, 0 for none; `top` the key of the first visible row, of which `offset` pixels are scrolled out."""

    current: int
    top: int
    offset: int


def name_of(selection: Selection) -> ListName:
    """Return the identity of a list, independent of filter and order."""
    ids = (selection.feed_id, selection.folder_id, selection.tag_id, selection.search_id)
    return (selection.view.value, *(each or 0 for each in ids))  # type: ignore[return-value]


class Places:
    """Positions in the most recently used lists."""

    def __init__(self) -> None:
        self._places: dict[ListName, ListPlace] = {}

    def keep(self, selection: Selection, place: ListPlace) -> None:
        name = name_of(selection)
        self._places.pop(name, None)
        self._places[name] = place
        while len(self._places) > _MOST_LISTS:
            del self._places[next(iter(self._places))]

    def find(self, selection: Selection) -> ListPlace | None:
        return self._places.get(name_of(selection))


def place_in(view: GridView, model: ListModel, current: int) -> ListPlace:
    """Return the view's position."""
    row = view.rowAt(0)
    if row < 0:
        return ListPlace(current, 0, 0)
    return ListPlace(current, model.keys[row], -view.rowViewportPosition(row))


def reading_place(view: GridView, model: ListModel) -> ListPlace:
    """Return the position to keep when rows are inserted: the current article if visible, else the first visible one."""
    sight = view.rows_in_view()
    current = view.currentIndex().row()
    wanted = [current, *sight] if current in sight else sight
    row = next((row for row in wanted if model.keys[row] > 0), None)
    return place_in(view, model, 0) if row is None else ListPlace(0, model.keys[row], -view.rowViewportPosition(row))


def scroll_back(view: GridView, model: ListModel, place: ListPlace) -> None:
    """Scroll the same row to the top if it is still there."""
    row = model.row_of(place.top) if place.top else None
    if row is not None:
        view.verticalScrollBar().setValue(view.top_of(row) + place.offset)
