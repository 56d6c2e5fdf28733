"""List pane: shown selection, new articles that wait, selected articles. GUI thread only."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QPoint, QSettings, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from reader.domain.entry import ArticleLayout, EntryRow, Selection, View
from reader.domain.errors import Problem
from reader.domain.ids import Clock, EntryId, FeedId
from reader.storage import entries, subscriptions
from reader.storage.connection import ReadConnection
from reader.ui.data.changes import Overlay
from reader.ui.data.query_runner import Lane, QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit.labels import HEADER_PX, Surface
from reader.ui.kit.scroll_bar import UserScroll
from reader.ui.kit.theme import Theme
from reader.ui.list.arrangement import Arrangements, ArrangeMenu
from reader.ui.list.header import ArticleListHeader, UsualDays
from reader.ui.list.loading import ForYouReader, LoadedList, is_stop, load_list
from reader.ui.list.model import ListModel
from reader.ui.list.rows import RowDelegate
from reader.ui.list.search import Excerpts, FoundLine, SearchSession
from reader.ui.list.states import EmptyState, FeedNotice, FilterBar, NewArticlesButton
from reader.ui.list.thumbnails import Thumbnails
from reader.ui.list.view import ListPlace, ListRows, ListView, Places, UnreadWalk, reading_place, scroll_back

_ROOM_PX = 4


class ListBody(QObject):
    """One column in the pane. With the articles on one page below it, it shows only the bars, or the placeholder."""

    emptied = Signal(bool)

    def __init__(self, pane: QWidget, bars: Sequence[QWidget], view: QWidget, empty: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane
        self._is_page = False
        self._rest = QWidget(pane)
        self._stack = QStackedLayout(self._rest)
        self._stack.addWidget(view)
        self._stack.addWidget(empty)
        # A heading has space above it; without one the first row would touch the line.
        self._room = QWidget(pane)
        self._room.setFixedHeight(_ROOM_PX)
        self._room.hide()
        self._has_room = False
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (*bars, self._room):
            column.addWidget(part)
        column.addWidget(self._rest, 1)

    @property
    def is_list_shown(self) -> bool:
        return self._stack.currentIndex() == 0

    def show_list(self, *, is_shown: bool) -> None:
        self._stack.setCurrentIndex(0 if is_shown else 1)
        self._share()

    def show_page(self, *, is_on: bool) -> None:
        """Hide the list while its articles are shown on one page."""
        self._is_page = is_on
        self._share()

    def _share(self) -> None:
        has_rest = not (self._is_page and self.is_list_shown)
        self._rest.setVisible(has_rest)
        self._room.setVisible(has_rest and self._has_room)
        policy = QSizePolicy.Policy.Preferred if has_rest else QSizePolicy.Policy.Fixed
        self._pane.setSizePolicy(QSizePolicy.Policy.Preferred, policy)
        self.emptied.emit(not self.is_list_shown)

    def leave_room(self, *, is_shown: bool) -> None:
        self._has_room = is_shown
        self._share()


_WITH_GAPS = frozenset({View.ALL, View.TODAY, View.UNREAD, View.FOLDER, View.FEED})
_LATE = "late"


class LateArrivals:
    """`admit` inserts articles; `forget` resets after the whole list was read."""

    def __init__(
        self, model: ListModel, view: ListView, rows: ListRows, runner: QueryRunner, clock: Clock, shown: Callable[[], Selection]
    ) -> None:
        self._model, self._view, self._rows = model, view, rows
        self._runner = runner
        self._clock = clock
        self._shown = shown
        self._ids: frozenset[EntryId] = frozenset()

    def forget(self) -> None:
        self._ids = frozenset()

    def admit(self, entry_ids: Iterable[EntryId]) -> None:
        """Insert late articles at their positions and update their gap markers, if the list shows gaps."""
        self._ids |= frozenset(entry_ids)
        selection = self._shown()
        if selection.view not in _WITH_GAPS or selection.starred_only or selection.text or not self._model.keys:
            return
        clock, late, bursts, keys = self._clock, self._ids, self._model.bursts, self._model.keys[:]
        # copied unfiltered, as counting those in a long list is the query thread's work
        parts = [keys, *(bursts.inside(key) for key in bursts.keys())]  # noqa: SIM118 - no dictionary
        self._runner.run(
            _LATE,
            lambda connection: load_list(connection, selection, clock, among=late.union(*parts)),
            lambda loaded: self._apply(loaded, selection, keys),
        )

    def _apply(self, loaded: LoadedList, selection: Selection, keys: "array[int]") -> None:
        if selection != self._shown():
            return
        if keys != self._model.keys:
            self.admit(())
        else:
            place = reading_place(self._view, self._model)
            self._rows.exchange(loaded)
            scroll_back(self._view, self._model, place)

    def count_waiting(self, selection: Selection, highest: EntryId) -> Callable[[ReadConnection], tuple[int, int]]:
        """Return a query that counts the articles stored after `highest` and not in the list, and the unread ones among them."""
        late = self._ids

        def count(connection: ReadConnection) -> tuple[int, int]:
            newer, unread = entries.count_newer(connection, selection, highest)
            if late:
                newer -= len(late.intersection(entries.entry_ids(connection, selection)))
                unread -= len(late.intersection(entries.entry_ids(connection, replace(selection, unread_only=True))))
            return newer, unread

        return count


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


_LIST = "list"
_WAITING = "waiting"
_SHORT_LIST = 2000
_FIRST_ROWS = 40
_LONG = frozenset({View.ALL, View.UNREAD})
"""Lists that may contain all articles, and whose first rows are read in a millisecond."""
_UNSEEN_MILLISECONDS = 300
"""Delay before the rest of a list is read, so that painting its first rows need not compete with it."""


class EntriesPane(Surface):
    """Shows a snapshot of a selection: nothing leaves or moves while it is read; later arrivals wait behind the button. Emits
    `opened` for an article the user chose, `returned` for the one at which they had left a list they return to.
    """

    opened = Signal(object)
    returned = Signal(object)
    selection_shown = Signal(object)
    layout_shown = Signal(object)
    new_shown = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(
        self,
        theme: Theme,
        connection: ReadConnection,
        runner: QueryRunner,
        overlay: Overlay,
        clock: Clock,
        picture_path: Callable[[str], Path | None],
        settings: QSettings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, "bg_list", HEADER_PX - 1, parent)
        self._connection, self._runner, self._clock = connection, runner, clock
        self._base = self._shown = self._selection = Selection(View.ALL)
        self._highest = EntryId(0)
        self.layout_now = ArticleLayout.LIST
        self._then: Callable[[], object] | None = None
        self.places = Places()
        self.arrangements = Arrangements(settings)
        self.header = ArticleListHeader(theme, self)
        # The tab order is the order of creation: from top to bottom.
        self.filter_bar = FilterBar(theme, self)
        self.notice = FeedNotice(theme, clock, self)
        self.found = FoundLine(theme, self)
        self.model = ListModel(partial(entries.entry_rows, connection), overlay, clock, self, self._name_of)
        self.thumbnails = Thumbnails(picture_path, self)
        self.excerpts = Excerpts(connection)
        self.view = ListView(self.model, RowDelegate(theme, clock, self.thumbnails.get, self.excerpts.get, self), self)
        self.passing = PassedRows(self.view)
        self.thumbnails.visible_rows = self.view.visible_rows
        self.thumbnails.changed.connect(self.view.viewport().update)
        self.thumbnails.places_changed.connect(self.view.forget_heights)
        self.rows = ListRows(self.model, self.view)
        self.empty = EmptyState(theme, self)
        self.new_articles_button = NewArticlesButton(theme, self.view, self)
        self.search = SearchSession(self.header.field, theme, self.arrangements, clock)
        self.arrange_menu = ArrangeMenu(lambda: self._selection, self.arrangements, self)
        self.header.arrange_button.setMenu(self.arrange_menu)
        self.body = ListBody(self, (self.header, self.filter_bar, self.notice, self.found), self.view, self.empty)
        self._walk = UnreadWalk(self.model, self.view, runner)
        self.for_you = ForYouReader(clock)
        self.late = LateArrivals(self.model, self.view, self.rows, runner, clock, lambda: self._selection)
        self.usual_days = UsualDays(self.header, runner, clock, self)
        self.selection_shown.connect(self.usual_days.show)
        self._unseen = single_shot(self, _UNSEEN_MILLISECONDS, runner.release)
        self._connect()

    def _connect(self) -> None:
        self.view.painted.connect(self._runner.release, Qt.ConnectionType.QueuedConnection)
        self.view.opened.connect(self.opened)
        self.view.menu_wanted.connect(self.menu_wanted)
        self.new_articles_button.clicked.connect(self.show_new)
        self.view.resized.connect(self.new_articles_button.move_to_edge)
        self.arrange_menu.arranged.connect(self._rearrange)
        self.header.layout_wanted.connect(self.set_layout)
        self.header.search_closed.connect(self._end_search)
        self.header.unread_button.toggled.connect(self._narrow_unread)
        self.header.field.results_wanted.connect(self._go_to_results)
        self.search.wanted.connect(self._search)
        self.found.order_wanted.connect(self.search.sort)
        self.filter_bar.changed.connect(self._narrow)
        self.filter_bar.unread_toggled.connect(self.header.unread_button.setChecked)
        self.filter_bar.list_wanted.connect(self._focus_list)
        self.empty.show_all_wanted.connect(self._show_all)

    # Used by the window

    @property
    def selection(self) -> Selection:
        """Selection that is shown or being read."""
        return self._selection

    def show_selection(self, selection: Selection, title: str) -> None:
        self.keep_place()
        self.header.set_title(title)
        self.filter_bar.forget()
        self.filter_bar.setVisible(False)
        self._then = None
        self._base = selection
        self._selection = self._narrowed()
        self._show_layout()
        self.new_articles_button.show_count(0)
        if selection.view in _LONG and self.places.find(selection) is None:
            self.show_beginning()
        else:
            self._read(self._show_fresh)

    def show_beginning(self) -> None:
        """Show the first rows at once while the whole list is being read."""
        loaded = load_list(self._connection, self._selection, self._clock, _FIRST_ROWS)
        if loaded.entries:
            self.thumbnails.decide_again()
            self.rows.show_from_top(loaded)
            self._shown = loaded.selection
            self.body.show_list(is_shown=True)
            self._unseen.start()
        self._read(self._show_first if loaded.entries else self._show_fresh)

    def then(self, do: Callable[[], object]) -> None:
        """Call a function once the list has been read."""
        self._then = do

    def set_layout(self, layout: ArticleLayout) -> None:
        self.arrangements.keep_layout(self._selection.view, layout)
        self._show_layout()

    def _show_layout(self) -> None:
        layout = self.arrangements.layout(self._selection.view)
        self.header.show_layout(layout)
        if layout is not self.layout_now:
            self.layout_now = layout
            self.view.set_cards(is_on=layout is ArticleLayout.CARDS)
            self.body.show_page(is_on=layout is ArticleLayout.PAGE)
            self.layout_shown.emit(layout)
            self.view.reveal_current()

    def reload(self) -> None:
        """Read the same selection again, keeping the position."""
        self.new_articles_button.show_count(0)
        self._read(self._show_again)

    def check_for_new(self) -> None:
        """Count articles that arrived since the list was read; unread ones wait behind the button."""
        if self._selection.view in {View.SEARCH, View.FOR_YOU}:
            return
        selection, highest = self._selection, self._highest
        self._runner.run(
            _WAITING,
            self.late.count_waiting(selection, highest),
            lambda count: self._show_new(count, selection, highest),
        )

    def show_new(self) -> None:
        """Add the waiting articles to the list and scroll to them."""
        self._then = self._go_up
        self.reload()
        self.view.setFocus()

    def _go_up(self) -> None:
        self.view.scrollToTop()
        self.new_shown.emit()

    def keep_place(self) -> None:
        # Uses the view's contents, which differ from the requested list while that is being read.
        if self._shown.view is not View.SEARCH and self.model.keys:
            self.places.keep(self._shown, self.rows.place())

    def marked_ids(self) -> tuple[EntryId, ...]:
        """Return the articles that commands apply to: the selected ones."""
        return self.view.selected_ids()

    def leave_out(self, entry_ids: tuple[EntryId, ...]) -> None:
        """Remove articles from the list; if the current one is among them, open the next below."""
        self.rows.leave_out(entry_ids)
        self.body.show_list(is_shown=bool(self.model.keys))

    def current(self) -> EntryRow | None:
        return self.view.current_entry()

    def step(self, step: int) -> bool:
        """Open the next (1) or previous (-1) article; return False at the end. On one page, articles in closed bursts are
        included.
        """
        current = self.view.current_entry()
        if self.layout_now is not ArticleLayout.PAGE or current is None:
            return self.view.step(step)
        ids = self.rows.all_ids()
        place = ids.index(current.entry_id) + step
        row = self.rows.row_of(ids[place]) if 0 <= place < len(ids) else None
        if row is not None:
            self.view.open_row(row)
        return row is not None

    def can_step(self, step: int) -> bool:
        """Check whether there may be a next (1) or previous (-1) article."""
        current = self.view.current_entry()
        if self.layout_now is not ArticleLayout.PAGE or current is None:
            return self.view.can_step(step)
        return self.model.keys[-1 if step > 0 else 0] != current.entry_id

    def open_unread(self, step: int) -> bool:
        """Open the nearest unread article below (1) or above (-1), then from the other end; return False if all are read."""
        return self._walk.open(step, self._selection)

    # Internals

    def _narrowed(self) -> Selection:
        """Return the requested selection with filter bar and stored order applied."""
        bar = self.filter_bar
        wanted = replace(
            self._base,
            unread_only=self.header.unread_button.isChecked(),
            starred_only=bar.starred.isChecked(),
            text=bar.field.text().strip(),
        )
        return self.arrangements.arranged(wanted)

    def _read(self, callback: Callable[[LoadedList], None]) -> None:
        selection, clock = self._selection, self._clock
        self.excerpts.search(selection.query if selection.view in {View.SEARCH, View.SAVED} else "")
        if selection.view is View.FOR_YOU:
            self._runner.run(
                _LIST, lambda connection: self.for_you.load(connection, selection), callback, Lane.RANKING, self._not_read
            )
        else:
            # no row is painted while articles are on one page
            is_held = callback == self._show_first and self.layout_now is not ArticleLayout.PAGE
            query = partial(load_list, selection=selection, clock=clock)
            self._runner.run(_LIST, query, callback, failed=self._not_read, is_held=is_held)

    def _not_read(self, problem: Problem) -> None:
        """Show the failure unless this list already has rows, as rows of another list must not appear under its title."""
        has_rows = self._shown == self._selection and bool(self.model.keys)
        if not has_rows:
            self.empty.explain_failure(problem)
        self.body.show_list(is_shown=has_rows)

    def _show_fresh(self, loaded: LoadedList) -> None:
        self.thumbnails.decide_again()
        self.rows.show_from_top(loaded)
        self._finish(loaded, self.places.find(loaded.selection))

    def _show_first(self, loaded: LoadedList) -> None:
        """Show the whole list after its first rows, at the position from the previous session unless the user has moved."""
        self._show_again(loaded)
        place = self.places.find(loaded.selection)
        if place is not None and self.view.current_entry() is None:
            self._return_to(place)

    def _show_again(self, loaded: LoadedList) -> None:
        is_idle = self.rows.is_idle()
        place = reading_place(self.view, self.model)
        self.rows.exchange(loaded)
        if not is_idle:
            scroll_back(self.view, self.model, place)
        self._finish(loaded)

    def _finish(self, loaded: LoadedList, place: ListPlace | None = None) -> None:
        self._shown = loaded.selection
        self._highest = loaded.highest_id
        self.new_articles_button.show_count(0)
        self.late.forget()
        is_empty = loaded.entries == 0
        if is_empty:
            self.empty.explain(loaded.selection)
        self.found.show_count(loaded.entries, loaded.selection, loaded.hints)
        self.body.show_list(is_shown=not is_empty)
        self.body.leave_room(is_shown=not is_empty and is_stop(loaded.keys[0]))
        if place is not None and not is_empty and self._then is None:
            self._return_to(place)
        self.selection_shown.emit(loaded.selection)
        then, self._then = self._then, None
        if then is not None:
            then()

    def _return_to(self, place: ListPlace) -> None:
        row = self.rows.return_to(place)
        if row is not None:
            self.returned.emit(row)

    def _show_new(self, count: tuple[int, int], selection: Selection, highest: EntryId) -> None:
        # The list may have been read since and contain the counted articles.
        if selection != self._selection or highest != self._highest:
            return
        newer, unread = count
        # A long list is not rebuilt repeatedly during a first import.
        if newer and self.rows.is_idle() and len(self.model.keys) < _SHORT_LIST:
            self.reload()
        else:
            self.new_articles_button.show_count(unread)

    def _search(self, selection: Selection) -> None:
        if self._selection.view is not View.SEARCH:
            self.keep_place()
            self.filter_bar.hide()
        self._selection = selection
        self._show_layout()
        self.new_articles_button.show_count(0)
        if selection.query.strip():
            self._read(self._show_fresh)
        else:
            self._runner.forget(_LIST)
            self.empty.explain(self._selection)
            self.found.hide()
            self.body.show_list(is_shown=False)

    def _end_search(self, had_focus: bool) -> None:  # noqa: FBT001 - the signal's signature
        if self._selection.view is View.SEARCH:
            self._selection = self._narrowed()
            self._show_layout()
            self._read(self._show_fresh)
        if had_focus:
            # The focus stays in the sidebar if the user navigates there by keys.
            self._focus_list()

    def _go_to_results(self) -> None:
        if self.body.is_list_shown:
            # Before the focus arrives, which would make the view's first row current.
            if not self.view.selected_ids():
                self.view.open_nearest(0)
            self._focus_list()

    def _focus_list(self) -> None:
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _narrow_unread(self, is_checked: bool) -> None:  # noqa: FBT001 - the signal's signature
        self.filter_bar.unread.setChecked(is_checked)
        self._narrow()

    def _narrow(self) -> None:
        if self._selection.view is not View.SEARCH:
            self._selection = self._narrowed()
            self._read(self._show_filtered)

    def _show_filtered(self, loaded: LoadedList) -> None:
        self._show_again(loaded)
        if self.view.current_key() is None:
            self.view.scrollToTop()
        else:
            self.view.reveal_current()

    def _rearrange(self) -> None:
        if self._selection.view is View.SEARCH:
            self._search(self.search.selection())
        else:
            self._narrow()

    def _name_of(self, feed_id: FeedId) -> str:
        return next((each.title for each in subscriptions.followed(self._connection, [feed_id])), "")

    def _show_all(self) -> None:
        self.filter_bar.close_bar()
        self.header.unread_button.setChecked(False)

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self.new_articles_button.move_to_edge()
        return is_done
