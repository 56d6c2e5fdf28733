"""Chooses the article with which a list opens, and scrolls to it. GUI thread only."""

from array import array
from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from reader.domain.entry import Grouping, Selection, View
from reader.domain.news import News
from reader.storage.connection import ReadConnection
from reader.ui.list.loading import ListTimes, LoadedList, Part, may_have_section, part_key
from reader.ui.list.model import ListModel
from reader.ui.list.view import ListPlace, ListRows, ListView, Places, scroll_back

SOUGHT_ROWS = 200
"""Rows from the top among which the first unread article is looked for."""


class ListOpening(QObject):
    """A list opens with its first new article, else where it was left, else with its first unread one. `returned` carries the
    article at which the user had left the list, `offered` one put there without being chosen, or None in a list without any;
    `began` is the first sign that they read it.
    """

    returned = Signal(object)
    offered = Signal(object)
    began = Signal()
    left_off_shown = Signal(object)

    def __init__(
        self,
        connection: ReadConnection,
        model: ListModel,
        view: ListView,
        rows: ListRows,
        news: Callable[[], News | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._connection = connection
        self._model, self._view, self._rows = model, view, rows
        self._news = news
        self.shown = Selection(View.ALL)
        """Selection whose rows the view holds, which differ from the requested ones while those are being read."""
        self.is_at_new = False
        """Set while the list is to open at what is new, wherever it was left."""
        self.places = Places()
        self._left: ListPlace | None = None
        self._offered: int | None = None
        self._has_result = False
        """Set once an article was opened in a search: it stays chosen while the words change."""
        self._arrive: Callable[[], object] | None = None
        """Scrolls to where the list opens; repeated for each size it is given before it is painted."""
        view.painted.connect(self._arrived)

    # Where lists were left

    def keep_place(self) -> None:
        """Remember where a list is left: on the first day at its top if nothing was done in it, whatever had come by then."""
        if self.shown.view is not View.SEARCH and self._model.keys:
            is_first = self._news() is None and self.is_idle()
            self.places.keep(self.shown, ListPlace(0, 0, 0) if is_first else self._rows.place())

    def last_place(self, selection: Selection) -> ListPlace:
        """Return the position to remember for the next start: where the list was left before, if nothing was read since."""
        current = self._view.current_key()
        is_untouched = current is not None and current == self._offered
        place = self._left if is_untouched and self._left is not None else self.places.find(selection)
        return place or ListPlace(0, 0, 0)

    def left_at(self) -> tuple[int, bool]:
        """Return the article at which the list was left, and True; if it is gone or unknown the one to go on with, and False; 0 if
        there is none.
        """
        left = self._left
        if left is not None and left.current and not self._model.is_new(left.current) and self._rows.holds(left.current):
            return left.current, True
        past = self._past(left) if left is not None else 0
        if past or self._model.section is None or self.shown.order.is_ascending:
            return past, False
        return next((each for each in self._rows.all_ids() if not self._model.is_new(each)), 0), False

    def _past(self, place: ListPlace) -> int:
        """Return the older article that follows one that is gone from the list, 0 if there is none or it cannot be known."""
        shown, news = self.shown, self._news()
        is_new = news is not None and place.current > news.after
        if not place.at or is_new or not may_have_section(shown) or shown.grouping is Grouping.FEED:
            return 0
        is_ascending = shown.order.is_ascending
        ids = array("q", (each for each in self._rows.all_ids() if not self._model.is_new(each)))
        times = ListTimes(self._connection, ids, is_ascending=is_ascending)
        position = times.end_of(place.at + (not is_ascending))
        while position < len(ids) and times.at(position) == place.at and (ids[position] < place.current) == is_ascending:
            position += 1
        return ids[position] if position < len(ids) else 0

    # Opening

    def choose(self, loaded: LoadedList) -> None:
        """Choose the article of a list just opened: the first new one, else where it was left, else the first unread one."""
        place = self._left = self.places.find(loaded.selection)
        first = self._model.first_new()
        row = self._rows.row_of(first) if first is not None and self.is_at_new else None
        is_result = loaded.selection.view is View.SEARCH and self._has_result
        chosen_row = self._rows.row_of(self._view.opened_id or 0) if is_result else None
        if row is not None:
            self.open_at_new(row)
        elif chosen_row is not None:
            self._view.go_to(chosen_row)
        elif loaded.selection.view is View.SEARCH or place is None or not self._return_to(place):
            self._offer_first(loaded.selection)

    def return_again(self) -> None:
        """Go to where the list was left once all its rows are there."""
        if not self.is_at_new and self._left is not None and self._left.current:
            self._return_to(self._left)

    def _return_to(self, place: ListPlace) -> bool:
        """Go to where a list was left. What follows an article that is gone from there is put there without being opened."""
        past = 0 if self._rows.holds(place.current) else self._past(place)
        place = replace(place, current=past or place.current)
        self._arrive = lambda: self._rows.scroll_to(place)
        row = self._rows.return_to(place)
        if row is not None:
            self._offered = past or None
            (self.offered if past else self.returned).emit(row)
        return row is not None

    def open_at_new(self, row: int) -> None:
        """Offer a new article, with the section's header at the top if both fit."""
        self._offer(row)
        self._arrive_by(self._reveal_from_header)

    def _reveal_from_header(self) -> None:
        header = self._model.row_of(part_key(Part.NEW)) or 0
        self._view.scrollTo(self._model.index(header, 0), self._view.ScrollHint.PositionAtTop)
        self._view.reveal_current()

    def go_left_off(self) -> None:
        """Go to the article that was open when the list was last left, else to the first one below the divider."""
        left, is_known = self.left_at()
        row = self._rows.row_of(left) if left else None
        entry = self._model.entry(row) if row is not None else None
        if row is None or entry is None:
            return
        self._arrive = None
        if is_known and self._left is not None:
            scroll_back(self._view, self._model, self._left)
        else:
            self._view.scrollTo(self._model.index(max(row - 1, 0), 0), self._view.ScrollHint.PositionAtTop)
        self._view.go_to(row)
        self._offered = None if is_known else entry.entry_id
        self._view.setFocus()
        # first, as one page would take it for read on to the next article
        self.left_off_shown.emit(entry.entry_id)
        (self.returned if is_known else self.offered).emit(entry)

    def _offer_first(self, selection: Selection) -> None:
        """Offer the first unread article, or the first one; of a search or ranking, the first."""
        rows = [row for row, key in enumerate(self._model.keys[:SOUGHT_ROWS]) if key > 0]
        first, is_ranked = self._model.first_new(), not selection.order.is_by_time
        found = self._rows.row_of(first) if first is not None else None
        if found is None and not is_ranked:
            found = next((row for row in rows if (entry := self._model.entry(row)) is not None and not entry.is_read), None)
        if found is None:
            found = rows[0] if rows else self._unfold_first()
        if found is None:
            self.offer_nothing()
            return
        self._offer(found)
        self._arrive_by(self._reveal_from_top)

    def _unfold_first(self) -> int | None:
        """Open the burst of the first unread article, else the first one, where a list holds nothing else; return its article's row."""
        bursts, keys = self._model.bursts, self._model.keys[:SOUGHT_ROWS]
        unread = next(filter(None, map(bursts.first_unread, keys)), None)
        first = unread.entry_id if unread is not None else next(iter(bursts.all_ids(keys)), None)
        return self._rows.row_of(first) if first is not None else None

    def _reveal_from_top(self) -> None:
        self._view.scrollToTop()
        self._view.reveal_current()

    def _offer(self, row: int) -> None:
        """Select an article and have it shown without opening it."""
        entry = self._model.entry(row)
        if entry is not None:
            self._view.go_to(row)
            self._offered = entry.entry_id
            self._has_result = False
            self.offered.emit(entry)

    def offer_nothing(self) -> None:
        self._offered = None
        self.offered.emit(None)

    def arrive_again(self) -> None:
        """Scroll to where the list opens in a view of another size that was not painted yet."""
        if self._arrive is not None:
            self._arrive()

    def _arrive_by(self, scroll: Callable[[], object]) -> None:
        scroll()
        self._arrive = scroll

    def _arrived(self) -> None:
        self._arrive = None

    # From offered to opened

    def is_idle(self) -> bool:
        current = self._view.current_key()
        return (current is None or current == self._offered) and self._view.verticalScrollBar().value() == 0

    def take_reading(self) -> None:
        """Count the article that was put there as opened, if it is still the one in the list."""
        current = self._view.current_entry()
        if current is not None and current.entry_id == self._offered:
            self.note_opened()
            self.began.emit()

    def forget_result(self) -> None:
        """Let another search open at its best hit."""
        self._has_result = False

    def note_opened(self) -> None:
        """Remember that the user chose an article, or reads the one that was put there."""
        self._offered = None
        self._has_result = True
