"""The list pane: which selection is shown, what is new in it, what is chosen. GUI thread only."""

from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow, Selection, View
from reader.domain.ids import EntryId
from reader.ui.entries_pane.empty_state import EmptyState
from reader.ui.entries_pane.entries_head import EntriesHead
from reader.ui.entries_pane.feed_notice import FeedNotice
from reader.ui.entries_pane.found_line import FoundLine
from reader.ui.entries_pane.list_loading import LoadedList, load_list
from reader.ui.entries_pane.list_model import ListModel
from reader.ui.entries_pane.list_view import ListView
from reader.ui.entries_pane.new_pill import NewPill
from reader.ui.entries_pane.row_delegate import RowDelegate
from reader.ui.entries_pane.thumbnails import Thumbnails
from reader.ui.labels import HEAD_PX
from reader.ui.library import Library, count_newer, load_ids
from reader.ui.overlay import Overlay
from reader.ui.query_runner import QueryRunner
from reader.ui.surface import Surface
from reader.ui.theme import Theme

_LIST = "list"
_WAITING = "waiting"
_SEARCHABLE = 1
_NEAR_ROWS = 1024
_SHORT_LIST = 2000
_FIRST_ROWS = 40


class EntriesPane(Surface):
    """Shows a snapshot of a selection: nothing leaves it or jumps while it is read; what has come since waits behind the pill."""

    opened = Signal(object)
    selection_shown = Signal(object)

    def __init__(
        self,
        theme: Theme,
        library: Library,
        runner: QueryRunner,
        overlay: Overlay,
        clock: Clock,
        picture_path: Callable[[str], Path | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, "bg_list", HEAD_PX - 1, parent)
        self._library = library
        self._runner = runner
        self._clock = clock
        self._selection = Selection(View.ALL)
        self._before_search = self._selection
        self._highest = EntryId(0)
        self._then: Callable[[], object] | None = None
        self.head = EntriesHead(theme, self)
        self.model = ListModel(library.rows, overlay, clock, self)
        self.thumbnails = Thumbnails(picture_path, runner, lambda: self.view.viewport().update())
        self.view = ListView(self.model, RowDelegate(theme, clock, self.thumbnails.get, self), self)
        self.empty = EmptyState(theme, self)
        self.notice = FeedNotice(theme, clock, self)
        self.found = FoundLine(theme, self)
        self.pill = NewPill(theme, self)
        self._lay_out()
        self.view.opened.connect(self.opened)
        self.pill.clicked.connect(self._show_new)
        self.head.search_changed.connect(self._search)
        self.head.search_closed.connect(self._end_search)
        self.head.unread_button.toggled.connect(self._filter)
        self.empty.show_all_wanted.connect(lambda: self.head.unread_button.setChecked(False))

    def _lay_out(self) -> None:
        self._body = QStackedLayout()
        self._body.addWidget(self.view)
        self._body.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.notice)
        column.addWidget(self.found)
        column.addLayout(self._body, 1)

    # What the window does

    @property
    def selection(self) -> Selection:
        """What is shown or about to be."""
        return self._selection

    def show_selection(self, selection: Selection, title: str) -> None:
        """Read a selection and show it."""
        self.head.set_title(title)
        self._then = None
        self._selection = replace(
            selection, unread_only=self.head.unread_button.isChecked() and selection.view is not View.SEARCH
        )
        self.pill.show_count(0)
        self._read(self._take_fresh)

    def show_beginning(self) -> None:
        """Show the first rows at once while the whole list is still being read; for the start of the program."""
        selection, clock = self._selection, self._clock
        loaded = self._library.answer(lambda connection: load_list(connection, selection, clock, _FIRST_ROWS))
        if loaded.entries:
            self.model.take(loaded)
            self._read(self._take_again)

    def then(self, do: Callable[[], object]) -> None:
        """Do something once the list that is being read stands."""
        self._then = do

    def reload(self) -> None:
        """Read the same selection again, keeping the place."""
        self.pill.show_count(0)
        self._read(self._take_again)

    def look_for_new(self) -> None:
        """See whether articles have come that the list does not show."""
        if self._selection.view is View.SEARCH:
            return
        selection, highest = self._selection, self._highest

        self._runner.run(
            _WAITING,
            lambda connection: count_newer(connection, selection, highest),
            lambda count: self._tell_new(count, selection, highest),
        )

    def marked_ids(self) -> tuple[EntryId, ...]:
        """What a command on articles concerns: the chosen ones."""
        return self.view.selected_ids()

    def current(self) -> EntryRow | None:
        """The article the user is at."""
        return self.view.current_entry()

    def open_unread(self, step: int) -> bool:
        """Open the nearest unread article below (1) or above (-1), then from the other end; False where all is read."""
        here = self.view.currentIndex().row()
        rows = len(self.model.keys)
        order = [*range(here + 1, rows), *range(max(here, 0))] if step > 0 else [*range(here - 1, -1, -1)]
        for row in order[:_NEAR_ROWS]:
            entry = self.model.entry(row)
            if entry is not None and not entry.is_read:
                self.view.open_row(row)
                return True
        if len(order) > _NEAR_ROWS:
            self._seek_far(order[_NEAR_ROWS:])
            return True
        return False

    # What happens inside

    def _read(self, callback: Callable[[object], None]) -> None:
        selection, clock = self._selection, self._clock
        self._runner.run(_LIST, lambda connection: load_list(connection, selection, clock), callback)

    def _take_fresh(self, loaded: object) -> None:
        if isinstance(loaded, LoadedList):
            self.view.selectionModel().clear()
            self.model.take(loaded)
            self.view.scrollToTop()
            self._finish(loaded)

    def _take_again(self, loaded: object) -> None:
        if isinstance(loaded, LoadedList):
            current = self.view.current_entry()
            self.model.take(loaded)
            row = None if current is None else self.model.row_of(current.entry_id)
            if row is None:
                # The view would settle on a neighbour that nobody asked for.
                self.view.selectionModel().clear()
            elif self.view.currentIndex().row() != row:
                self.view.selectRow(row)
            self._finish(loaded)

    def _finish(self, loaded: LoadedList) -> None:
        self._highest = loaded.highest_id
        is_empty = loaded.entries == 0
        if is_empty:
            self.empty.explain(loaded.selection)
        self.found.show_count(loaded.entries, loaded.selection)
        self._body.setCurrentIndex(1 if is_empty else 0)
        self.selection_shown.emit(loaded.selection)
        then, self._then = self._then, None
        if then is not None:
            then()

    def _tell_new(self, count: object, selection: Selection, highest: EntryId) -> None:
        # The list may have been read again meanwhile, and hold by now what was counted.
        is_stale = selection != self._selection or highest != self._highest
        if is_stale or not isinstance(count, int) or not count:
            return
        is_at_rest = self.view.current_entry() is None and self.view.verticalScrollBar().value() == 0
        # A long list is not rebuilt again and again while a first import pours in.
        if is_at_rest and len(self.model.keys) < _SHORT_LIST:
            self.reload()
        else:
            self.pill.show_count(count)
            self._place_pill()

    def _show_new(self) -> None:
        self._then = self.view.scrollToTop
        self.reload()
        self.view.setFocus()

    def _seek_far(self, order: list[int]) -> None:
        selection = replace(self._selection, unread_only=True)

        def open_first(ids: object) -> None:
            unread = set(ids) if isinstance(ids, array) else set()
            found = next((row for row in order if row < len(self.model.keys) and self.model.keys[row] in unread), None)
            if found is not None:
                self.view.open_row(found)

        self._runner.run("unread", lambda connection: load_ids(connection, selection), open_first)

    def _search(self, query: str) -> None:
        if self._selection.view is not View.SEARCH:
            self._before_search = self._selection
        self._selection = Selection(View.SEARCH, query=query)
        if len(query.strip()) >= _SEARCHABLE:
            self._read(self._take_fresh)
        else:
            self.empty.explain(self._selection)
            self.found.hide()
            self._body.setCurrentIndex(1)

    def _end_search(self) -> None:
        if self._selection.view is View.SEARCH:
            self._selection = self._before_search
            self._read(self._take_fresh)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _filter(self, is_checked: bool) -> None:  # noqa: FBT001 - the signal's signature
        self._selection = replace(self._selection, unread_only=is_checked)
        self._read(self._take_fresh)

    def _place_pill(self) -> None:
        area = QRect(0, HEAD_PX, self.width(), self.pill.height())
        self.pill.move(area.center().x() - self.pill.width() // 2, HEAD_PX + 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the pill in the middle."""
        super().resizeEvent(event)
        self._place_pill()
