"""List pane: shown selection, new articles that wait, selected articles. GUI thread only."""

from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QSettings, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QStackedLayout, QWidget

from reader.domain.entry import ArticleLayout, EntryRow, Selection, View
from reader.domain.errors import Problem
from reader.domain.ids import Clock, EntryId, FeedId
from reader.domain.news import News
from reader.storage import entries, subscriptions
from reader.storage.connection import ReadConnection
from reader.ui.data.changes import Overlay
from reader.ui.data.query_runner import Lane, QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes
from reader.ui.kit.labels import HEADER_PX, Surface
from reader.ui.kit.scroll_bar import UserScroll
from reader.ui.kit.theme import Theme
from reader.ui.list.arrangement import Arrangements, ArrangeMenu
from reader.ui.list.header import ArticleListHeader, UsualDays
from reader.ui.list.loading import (
    ForYouReader,
    LoadedList,
    Part,
    RowKind,
    is_stop,
    kind_of,
    load_list,
    part_key,
)
from reader.ui.list.model import ListModel, SectionHeader, divider_title
from reader.ui.list.opening import SOUGHT_ROWS, ListOpening
from reader.ui.list.rows import RowDelegate
from reader.ui.list.search import Excerpts, FoundLine, SearchSession
from reader.ui.list.section_rows import header_words
from reader.ui.list.states import EmptyState, FeedNotice, FilterBar, LeftOffLine, NewArticlesButton
from reader.ui.list.thumbnails import DeadPictures, Thumbnails
from reader.ui.list.view import ListName, ListRows, ListView, UnreadWalk, name_of, reading_place, scroll_back
from reader.ui.text.times import since_time


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
        self._room.setFixedHeight(4)
        self._room.hide()
        self._has_room = False
        boxes.column(*bars, self._room, (self._rest, 1), spacing=0, margins=0, on=pane)

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
        self,
        model: ListModel,
        view: ListView,
        rows: ListRows,
        runner: QueryRunner,
        shown: Callable[[], tuple[Selection, News | None]],
        load: Callable[..., LoadedList],
    ) -> None:
        self._model, self._view, self._rows = model, view, rows
        self._runner = runner
        self._shown = shown
        self._load = load
        self._ids: frozenset[EntryId] = frozenset()

    def forget(self) -> None:
        self._ids = frozenset()

    def admit(self, entry_ids: Iterable[EntryId], moved: int = 0) -> None:
        """Insert late articles at their positions and update gap markers and stories, if the list shows gaps; the others stay in
        place beside one that is `moved`.
        """
        self._ids |= frozenset(entry_ids)
        selection, news = self._shown()
        if selection.view not in _WITH_GAPS or selection.starred_only or selection.text or not self._model.keys:
            return
        late, bursts, keys = self._ids, self._model.bursts, self._model.keys[:]
        # copied unfiltered, as counting those in a long list is the query thread's work
        parts = [keys, *(bursts.inside(key) for key in bursts.keys())]  # noqa: SIM118 - no dictionary
        self._runner.run(
            _LATE,
            lambda connection: self._load(connection, selection, among=late.union(*parts), news=news),
            lambda loaded: self._apply(loaded, selection, keys, moved),
        )

    def _apply(self, loaded: LoadedList, selection: Selection, keys: "array[int]", moved: int) -> None:
        if selection != self._shown()[0]:
            return
        if keys != self._model.keys:
            self.admit((), moved)
        else:
            place = reading_place(self._view, self._model, moved)
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
_FIRST_ROWS, _MOST_FIRST_ROWS = 40, 3000
_LONG = frozenset({View.ALL, View.UNREAD})
"""Lists that may contain all articles, and whose first rows are read in a millisecond."""
_OF_ALL = _LONG | {View.TODAY}
"""Lists of all articles, which whoever left the window left."""
_UNSEEN_MILLISECONDS = 300
"""Delay before the rest of a list is read, so that painting its first rows need not compete with it."""


class EntriesPane(Surface):
    """Shows a snapshot of a selection: nothing leaves or moves while it is read; later arrivals wait behind the button. Emits
    `opened` for an article the user chose; `opening` says which one a list opens with.
    """

    opened = Signal(object)
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
        self._base = self._selection = Selection(View.ALL)
        self._highest = EntryId(0)
        self.layout_now = ArticleLayout.LIST
        self._has_stories = False
        self._then: Callable[[], object] | None = None
        self._news: News | None = None
        self._list_news: News | None = None
        self._begun: set[ListName] = set()
        self._searched_from: frozenset[int] = frozenset()
        self._is_held_back = self._is_dismissed = False
        self._is_start = self._is_empty = True
        self._waiting = 0
        self.shown_id: Callable[[], EntryId | None] = lambda: None
        """Article beside the list, whichever row is current."""
        self.is_covered: Callable[[], bool] = bool
        """True if something lies over the list, so that nobody can read it."""
        self.arrangements = Arrangements(settings)
        self.header = ArticleListHeader(theme, self)
        # The tab order is the order of creation: from top to bottom.
        self.filter_bar = FilterBar(theme, self)
        self.notice = FeedNotice(theme, clock, self)
        self.found = FoundLine(theme, self)
        self.model = ListModel(partial(entries.entry_rows, connection), overlay, clock, self, self._name_of)
        self.thumbnails = Thumbnails(picture_path, DeadPictures(settings, clock), self)
        self.excerpts = Excerpts(connection)
        self._delegate = RowDelegate(theme, clock, self.thumbnails.get, self.excerpts.get, self)
        self.view = ListView(self.model, self._delegate, self)
        self.passing = PassedRows(self.view)
        self.thumbnails.visible_rows = self.view.visible_rows
        self.thumbnails.changed.connect(self.view.viewport().update)
        self.thumbnails.places_changed.connect(self.view.forget_heights)
        self.rows = ListRows(self.model, self.view)
        self.opening = ListOpening(connection, self.model, self.view, self.rows, lambda: self._list_news, self)
        self.empty = EmptyState(theme, self)
        self.new_articles_button = NewArticlesButton(theme, self.view, self)
        self.new_articles_button.beside = self._words_below
        self.left_line = LeftOffLine(theme, self.view)
        self.search = SearchSession(self.header.field, theme, self.arrangements, clock)
        self.arrange_menu = ArrangeMenu(lambda: self._selection, self.arrangements, self)
        self.header.arrange_button.setMenu(self.arrange_menu)
        self.body = ListBody(self, (self.header, self.filter_bar, self.notice, self.found), self.view, self.empty)
        self._walk = UnreadWalk(self.model, self.view, runner)
        self.for_you = ForYouReader(clock)
        shown = lambda: (self._selection, self._list_news)  # noqa: E731 - asked for when articles come late
        self.late = LateArrivals(self.model, self.view, self.rows, runner, shown, self._load)
        self.usual_days = UsualDays(self.header, runner, clock, self)
        self.selection_shown.connect(self.usual_days.show)
        self._unseen = single_shot(self, _UNSEEN_MILLISECONDS, runner.release)
        self._connect()

    def _connect(self) -> None:
        self.view.painted.connect(self._runner.release, Qt.ConnectionType.QueuedConnection)
        self.view.painted.connect(self._note_seen, Qt.ConnectionType.QueuedConnection)
        self.view.opened.connect(self.opened)
        self.view.menu_wanted.connect(self.menu_wanted)
        self.new_articles_button.clicked.connect(self.show_new)
        self.left_line.clicked.connect(self.opening.go_left_off)
        self.view.part_pressed.connect(self._press_part)
        self.view.opened.connect(self.opening.note_opened)
        self.view.resized.connect(self.new_articles_button.move_to_edge)
        self.view.resized.connect(self._fit)
        self.view.verticalScrollBar().valueChanged.connect(self._place_edges)
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
        return self._selection

    def begin_visit(self, news: News, *, holds_back: bool = False) -> None:
        """Set what is new from now on: each list opens at its new articles once. `holds_back` leaves the list that is shown first
        as it was, with the new ones behind the button.
        """
        is_open = not self._is_start
        self._news, self._is_dismissed = (news if news.since is not None else None), False
        self.for_you.news = self._news
        self._begun.clear()
        self._is_held_back = holds_back and self._is_start
        if is_open:
            self._begun.add(name_of(self._selection))
            self.check_for_new()
        else:
            self._list_news = self._news

    def reopen(self, *, holds_back: bool) -> None:
        """Open the list again at what is new, if a visit ended while the window was hidden."""
        if self._news is None or self._news == self._list_news or self._selection.view in {View.SEARCH, View.FOR_YOU}:
            return
        self.opening.keep_place()
        self._list_news = self._news
        self._is_held_back, self.opening.is_at_new = holds_back, not holds_back
        self.show_beginning()

    def show_selection(self, selection: Selection, title: str) -> None:
        self.opening.keep_place()
        self.header.set_title(title)
        self.filter_bar.forget()
        self.filter_bar.setVisible(False)
        self._then = None
        self._base = selection
        self._selection = self._narrowed()
        self._show_layout()
        self._list_news = self._news
        self._is_held_back &= self.opening.places.find(selection) is not None
        self.opening.is_at_new = name_of(selection) not in self._begun and not (self._is_start and self._is_held_back)
        self._begun.add(name_of(selection))
        is_start, self._is_start = self._is_start, False
        self._is_held_back &= is_start
        self._show_waiting(0)
        if selection.view is not View.FOR_YOU and (
            is_start or (selection.view in _LONG and (self.opening.is_at_new or self.opening.places.find(selection) is None))
        ):
            self.show_beginning()
        else:
            if selection.view is View.FOR_YOU and self.opening.shown.view is not View.FOR_YOU:
                # rows of another list must not stand under this title while it is ranked
                self._exchange(LoadedList(self._selection, array("q"), (), {}, 0, self._highest))
                self.body.show_list(is_shown=True)
                self._is_empty = True
            self._read(self._show_fresh)

    def show_beginning(self) -> None:
        """Show the first rows at once, while the whole list is being read: down to where the list was left, if nothing is new."""
        place = self.opening.places.find(self._selection)
        deep = _FIRST_ROWS + (0 if place is None else min(place.depth, _MOST_FIRST_ROWS))
        load = partial(self._load, self._connection, self._selection, news=self._list_news)
        loaded = load(limit=_FIRST_ROWS if self.opening.is_at_new else deep)
        if self.opening.is_at_new and (loaded.section is None or not loaded.section.ids):
            self.opening.is_at_new = False
            loaded = load(limit=deep) if deep > _FIRST_ROWS else loaded
        if loaded.entries:
            self._exchange(loaded)
            self.opening.shown = loaded.selection
            self.body.show_list(is_shown=True)
            self.body.leave_room(is_shown=is_stop(loaded.keys[0]))
            self._is_empty = False
            self.opening.choose(loaded)
            self._unseen.start()
        self._read(self._show_first if loaded.entries else self._show_fresh)

    def show_stories(self, *, is_on: bool) -> None:
        """Show a story once, or each of its reports."""
        has_changed, self._has_stories = is_on != self._has_stories, is_on
        if has_changed:
            self.late.admit(())

    def regroup(self, entry_ids: Sequence[EntryId], *, is_asked: bool) -> None:
        """Follow stories that changed, unless somebody reads the list and did not ask for it. Nothing enters or leaves it."""
        is_of_list = sum(each <= self._highest for each in entry_ids) > 1
        if self._has_stories and (is_asked or (is_of_list and self.opening.is_idle())):
            # the first is the one that left its story or came back
            self.late.admit((), entry_ids[0] if is_asked else 0)

    def then(self, do: Callable[[], object]) -> None:
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
        self._show_waiting(0)
        self._read(self._show_again)

    def check_for_new(self) -> None:
        """Count articles that arrived since the list was read; unread ones wait behind the button. Once another visit has begun,
        all that are new wait there.
        """
        if self._selection.view in {View.SEARCH, View.FOR_YOU}:
            return
        selection, highest = self._selection, self._highest
        if self._news is not None and self._news != self._list_news:
            highest = self._news.after
        self._runner.run(
            _WAITING,
            self.late.count_waiting(selection, highest),
            lambda count: self._show_new(count, selection, highest),
        )

    @property
    def has_new(self) -> bool:
        return self._waiting > 0 or self.model.first_new() is not None

    def show_new(self) -> None:
        """Add the waiting articles to the list and go to the first new one."""
        if self._waiting or self._news != self._list_news:
            self.show_arrived()
        else:
            self._is_held_back = False
            self.view.setFocus()
            self._go_up()
            self._show_waiting(0)

    def show_arrived(self) -> None:
        """Do the same for articles that were announced elsewhere, and may not be counted here yet."""
        self._is_held_back = False
        self._list_news = self._news
        self._then = self._go_up
        self.reload()
        self.view.setFocus()

    def walk_new(self) -> None:
        """Go to the first new article that is unread, and from there to where the user left off."""
        current, first = self.view.current_entry(), self.model.next_new()
        if not self._waiting and current is not None and current.entry_id == first:
            self.opening.go_left_off()
        else:
            self.show_new()

    def standing(self) -> tuple[int, int] | None:
        """Return the place of the article that is shown among the new ones, and their number."""
        shown, section = self.shown_id(), self.model.section
        if shown is None or section is None or not self.model.is_new(shown):
            return None
        return section.ids.index(shown) + 1, len(section.ids)

    def begin_reading(self) -> None:
        """Take a first sign of reading: the article that was put there counts as opened."""
        if self.layout_now is not ArticleLayout.PAGE and not self.view.is_choosing:
            self.opening.take_reading()

    def _go_up(self) -> None:
        first = self.model.next_new()
        row = self.rows.row_of(first) if first is not None else None
        if row is None:
            self.view.scrollToTop()
        else:
            self.opening.open_at_new(row)
        self.new_shown.emit()

    def _press_part(self, part: Part) -> None:
        if part is Part.NO_MATCH:
            self._show_all()

    def _fit(self) -> None:
        self.opening.arrive_again()
        self._place_edges()

    def _place_edges(self) -> None:
        """Show the line at the lower edge while the divider is below it."""
        # with each step of scrolling: without a section the divider would be looked for in the whole list
        has_divider = not self._selection.order.is_ascending and self.model.first_new() is not None
        divider = self.model.row_of(part_key(Part.LEFT_OFF)) if has_divider else None
        is_below = divider is not None and self.view.rowViewportPosition(divider) >= self.view.viewport().height()
        if is_below and self.left_line.isHidden():
            self._name_left_line()
        self.left_line.setVisible(is_below)
        self.view.covered_below = self.left_line.height() if is_below else 0
        self.left_line.move_to_edge()

    def _name_left_line(self) -> None:
        left, _ = self.opening.left_at()
        for entry in entries.entry_rows(self._connection, [EntryId(left)]):
            self.left_line.show_title(divider_title(was_left=self.model.was_left), entry.title or entry.snippet)

    def _note_seen(self) -> None:
        """Hide the button for new articles once they are in view. Called after painting, as rows also move while a list is set up."""
        header = self.model.row_of(part_key(Part.NEW)) if self._is_held_back else None
        if header is not None and 0 <= self.view.rowViewportPosition(header) < self.view.viewport().height():
            self._is_held_back = False
            self._show_waiting(self._waiting)

    def marked_ids(self) -> tuple[EntryId, ...]:
        """Return the articles that commands apply to: the selected ones, else the one that is shown."""
        shown = None if (chosen := self.view.selected_ids()) else self.shown_id()
        return chosen if shown is None else (shown,)

    def leave_out(self, entry_ids: tuple[EntryId, ...]) -> None:
        """Remove articles from the list; if the current one is among them, open the next below."""
        self.rows.leave_out(entry_ids)
        if not any(map(is_stop, self.model.keys)):
            self._read(self._show_fresh)

    def current(self) -> EntryRow | None:
        return self.view.current_entry()

    def step(self, step: int) -> bool:
        """Open the next (1) or previous (-1) article; return False at the end. On one page, articles in closed bursts are
        included.
        """
        if step > 0:
            self.begin_reading()
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
        return self.model.outermost(step) != current.entry_id

    def open_unread(self, step: int) -> bool:
        """Open the nearest unread article below (1) or above (-1), then from the other end; return False if all are read."""
        if step > 0:
            self.begin_reading()
        return self._walk.open(step, self._selection)

    def next_unread(self) -> EntryRow | None:
        """Return the article that `open_unread` opens next if it is near; others would take a query."""
        return self._walk.coming(SOUGHT_ROWS)

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

    def _read(self, callback: Callable[[LoadedList], None], kept: frozenset[int] = frozenset()) -> None:
        selection = self._selection
        self.excerpts.search(selection.query if selection.view in {View.SEARCH, View.SAVED} else "")
        if selection.view is View.FOR_YOU:
            self._runner.run(
                _LIST, lambda connection: self.for_you.load(connection, selection), callback, Lane.RANKING, self._not_read
            )
        else:
            # no row is painted while articles are on one page
            is_held = callback == self._show_first and self.layout_now is not ArticleLayout.PAGE
            # what was read in this visit stays among the new ones when the same list is read again
            section, is_again = self.model.section, callback == self._show_again and self.opening.shown == selection
            if is_again and section is not None and self._hides_read():
                kept = frozenset(section.ids)
            query = partial(self._load, selection=selection, news=self._list_news, kept=kept)
            self._runner.run(_LIST, query, callback, failed=self._not_read, is_held=is_held)

    def _load(self, connection: ReadConnection, selection: Selection, **more: Any) -> LoadedList:
        return load_list(connection, selection, self._clock, has_stories=self._has_stories, **more)

    def _hides_read(self) -> bool:
        return self._selection.view is View.UNREAD or self._selection.unread_only

    def _not_read(self, problem: Problem) -> None:
        """Show the failure unless this list already has rows, as rows of another list must not appear under its title."""
        has_rows = self.opening.shown == self._selection and bool(self.model.keys)
        if not has_rows:
            self.empty.explain_failure(problem)
        self.body.show_list(is_shown=has_rows)
        if not has_rows:
            self.opening.offer_nothing()

    def _show_fresh(self, loaded: LoadedList) -> None:
        self._exchange(loaded)
        self._finish(loaded, is_opened=True)

    def _exchange(self, loaded: LoadedList) -> None:
        selection = loaded.selection
        self.model.was_left = selection.view in _OF_ALL or self.opening.places.find(selection) is not None
        self.thumbnails.decide_again()
        self.rows.show_from_top(loaded)

    def _show_first(self, loaded: LoadedList) -> None:
        """Show the whole list after its first rows; a place too deep for them is returned to unless the user has moved."""
        is_untouched = self.opening.is_idle()
        self._show_again(loaded)
        if is_untouched:
            self.opening.return_again()

    def _show_again(self, loaded: LoadedList) -> None:
        is_idle, was_empty = self.opening.is_idle(), self._is_empty
        place = reading_place(self.view, self.model)
        had = self.view.current_key()
        self.rows.exchange(loaded)
        if not is_idle:
            scroll_back(self.view, self.model, place)
        has_lost = had is not None and self.view.current_key() is None
        self._finish(loaded, is_opened=was_empty or has_lost)

    def _finish(self, loaded: LoadedList, *, is_opened: bool = False) -> None:
        self.opening.shown = loaded.selection
        self._highest = loaded.highest_id
        self._show_waiting(0)
        self.late.forget()
        is_empty = self._is_empty = loaded.entries == 0
        if is_empty:
            self.empty.explain(loaded.selection)
        self.found.show_count(loaded.entries, loaded.selection, loaded.hints)
        self.body.show_list(is_shown=not is_empty)
        self.body.leave_room(is_shown=not is_empty and is_stop(loaded.keys[0]))
        if is_empty:
            self.opening.offer_nothing()
        elif is_opened and self._then is None:
            self.opening.choose(loaded)
        if not self.left_line.isHidden():
            self._name_left_line()
        self._place_edges()
        self.selection_shown.emit(loaded.selection)
        then, self._then = self._then, None
        if then is not None:
            then()

    def _show_new(self, count: tuple[int, int], selection: Selection, highest: EntryId) -> None:
        # The list may have been read since and contain the counted articles.
        is_other_visit = self._news is not None and self._news != self._list_news
        if selection != self._selection or highest != (self._news.after if is_other_visit and self._news else self._highest):
            return
        newer, unread = count
        # Until a visit has ended nothing waits. A long list is not rebuilt repeatedly during a first import.
        if newer and self._news is None and self.opening.is_idle() and len(self.model.keys) < _SHORT_LIST:
            self._read(self._show_fresh if self.is_covered() else self._show_again)
        else:
            self._show_waiting(newer if is_other_visit else unread)

    def _show_waiting(self, count: int) -> None:
        """Show the button for the new articles that wait, and those it keeps from a list opened where it was left."""
        self._waiting = count
        section = self.model.section
        held = len(section.ids) if section is not None and self._is_held_back else 0
        is_since = held > 0 or (count > 0 and self._news is not None and self._news != self._list_news)
        news = self._news if is_since else None
        since = since_time(news.since, self._clock) if news is not None and news.since is not None else ""
        self.new_articles_button.show_count(0 if self._is_dismissed else count + held, since)
        has_news = count + held > 0
        if has_news is not self._delegate.has_news:
            self._delegate.has_news = has_news
            self.view.viewport().update()

    def _words_below(self) -> float:
        keys = self.model.keys if self.layout_now is ArticleLayout.LIST else ()
        item = self.model.item(0) if keys and kind_of(keys[0]) is RowKind.PART else None
        return header_words(item) if isinstance(item, SectionHeader) else 0

    def _search(self, selection: Selection) -> None:
        if self._selection.view is not View.SEARCH:
            self.opening.keep_place()
            # what was read since stays, as a search is no other opening of the list
            self._searched_from = frozenset(self.rows.all_ids()) if self._hides_read() else frozenset()
            self.filter_bar.hide()
            self.opening.forget_result()
        self._selection = selection
        self._show_layout()
        self._is_held_back = False
        self._show_waiting(0)
        if selection.query.strip():
            self._read(self._show_fresh)
        else:
            self._runner.forget(_LIST)
            self.empty.explain(self._selection)
            self.found.hide()
            self.body.show_list(is_shown=False)
            self.opening.offer_nothing()

    def _end_search(self, had_focus: bool) -> None:  # noqa: FBT001 - the signal's signature
        if self._selection.view is View.SEARCH:
            self._selection = self._narrowed()
            self._show_layout()
            self._read(self._show_fresh, self._searched_from)
        if had_focus:
            # The focus stays in the sidebar if the user navigates there by keys.
            self._focus_list()

    def _go_to_results(self) -> None:
        if self.body.is_list_shown:
            # Before the focus arrives, which would make the view's first row current.
            if self.view.selected_ids():
                self.begin_reading()
            else:
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

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Dismiss the button of new articles for this visit on Escape."""
        if event.key() == Qt.Key.Key_Escape and not self.new_articles_button.isHidden():
            self._is_dismissed = True
            self.new_articles_button.show_count(0)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self.new_articles_button.move_to_edge()
        return is_done
