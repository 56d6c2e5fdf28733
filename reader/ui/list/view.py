"""Table view of the list: keys, position kept while rows change, next unread; painted only by the delegate. GUI thread only."""

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QWidget

from reader.domain.entry import EntryRow, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.storage import entries
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit.painting import leave_to_delegate
from reader.ui.list.cards import GridView
from reader.ui.list.loading import LoadedList, RowKind, is_pressed, is_reachable, is_stop, kind_of, part_of
from reader.ui.list.model import GapMarker, ListModel
from reader.ui.list.rows import ENTRY_PX, HEADER_PX, RowDelegate, action_area

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
MOVES = frozenset({*_STEPS, *_PAGES, Qt.Key.Key_Home, Qt.Key.Key_End})
GRID_MOVES = MOVES | {Qt.Key.Key_Left, Qt.Key.Key_Right}
_BACK = {Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_End}


def stop_from(keys: Sequence[int], row: int, step: int, stops: Callable[[int], bool] = is_stop) -> int | None:
    """Return the first row in a direction at which the keyboard stops."""
    while 0 <= row < len(keys):
        if stops(keys[row]):
            return row
        row += step
    return None


def target_row(view: GridView, keys: Sequence[int], key: Qt.Key, row_height: int) -> int | None:
    """Return the row that one of `MOVES` leads to; None at the end."""
    here = view.currentIndex().row()
    if view.is_grid:
        return _among_cards(view, keys, key, here)
    if key in _STEPS:
        return stop_from(keys, here + _STEPS[key], _STEPS[key], is_reachable)
    if key in _PAGES:
        return _page_from(view, keys, max(here, 0), _PAGES[key], row_height)
    return stop_from(keys, 0, 1) if key == Qt.Key.Key_Home else stop_from(keys, len(keys) - 1, -1)


def _among_cards(view: GridView, keys: Sequence[int], key: Qt.Key, here: int) -> int | None:
    """Return the target among cards: vertically the next line past headings, sideways the next card."""
    if here < 0:
        return stop_from(keys, 0, 1)
    step = -1 if (key in _BACK) != (key in {Qt.Key.Key_Left, Qt.Key.Key_Right} and view.isRightToLeft()) else 1
    row = view.grid_target(here, key)
    while row is not None and not is_reachable(keys[row]) and key not in {Qt.Key.Key_Home, Qt.Key.Key_End}:
        row = view.grid_target(row, _NEAR.get(key, key))
    return row if row is None else stop_from(keys, row, step, is_reachable)


_NEAR = {Qt.Key.Key_PageDown: Qt.Key.Key_Down, Qt.Key.Key_PageUp: Qt.Key.Key_Up}


def _page_from(view: GridView, keys: Sequence[int], here: int, step: int, row_height: int) -> int | None:
    """Return the row one page away, less one row for orientation."""
    header = view.verticalHeader()
    height = max(view.viewport().height() - row_height, 1)
    row = header.visualIndexAt(header.sectionPosition(here) + step * height - header.offset())
    if row < 0:
        row = len(keys) - 1 if step > 0 else 0
    found = stop_from(keys, row, step)
    return stop_from(keys, row, -step) if found is None else found


_Flag = QItemSelectionModel.SelectionFlag


@dataclass(frozen=True, slots=True)
class SavedSelection:
    """Article of the menu, and the selection and current article before it."""

    about: EntryId
    ids: tuple[EntryId, ...]
    current: int | None


def choose_again(selection: QItemSelectionModel, model: ListModel, lent: SavedSelection) -> None:
    """Restore the saved selection as far as its articles are still in the list."""
    rows = [row for each in lent.ids if (row := model.row_of(each)) is not None]
    chosen = QItemSelection()
    for row in rows:
        chosen.select(model.index(row, 0), model.index(row, 0))
    current = model.row_of(lent.current) if lent.current is not None else None
    if current is None:
        selection.clearCurrentIndex()
    else:
        selection.setCurrentIndex(model.index(current, 0), _Flag.NoUpdate)
    selection.select(chosen, _Flag.ClearAndSelect | _Flag.Rows)


_MODIFIERS = {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta}
_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_ROW_KEYS = {Qt.Key.Key_Right, Qt.Key.Key_Left, *_ENTER}


class ListView(GridView):
    """Emits `opened` when the user chooses an article by click, key or command, never because rows come and go. `gap_pressed`
    carries the gap whose marker action was chosen, `part_pressed` the row of the section. `covered_below` pixels at the lower
    edge are not in sight.
    """

    opened = Signal(object)
    aside_wanted = Signal(object)
    """Requests the page of an article in the browser; the open article stays open."""
    menu_wanted = Signal(QPoint)
    gap_pressed = Signal(object)
    part_pressed = Signal(object)
    resized = Signal()

    def __init__(self, model: ListModel, delegate: RowDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._list = model
        self._rows = delegate
        self._anchor = -1
        self._opened: int | None = None
        self._lent: SavedSelection | None = None
        self._is_pressed = False
        self.covered_below = 0
        self.setModel(model)
        self.setItemDelegate(delegate)
        leave_to_delegate(self)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setCornerButtonEnabled(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(HEADER_PX)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ENTRY_PX)
        self.verticalScrollBar().setSingleStep(ENTRY_PX // 3)
        self.setAccessibleName(self.tr("Articles"))
        model.rowsInserted.connect(self._size_rows)
        for changed in (model.rowsInserted, model.rowsRemoved, model.modelReset):
            changed.connect(self.forget_grid)
        model.dataChanged.connect(lambda first, last: self._fit_changed(first.row(), last.row()))

    # Used by the pane

    def row_keys(self) -> "array[int]":
        return self._list.keys

    def marker_height(self, key: int) -> int:
        return self._rows.height_of(key)

    def card_height(self, row: int, wide: int) -> int:
        return self._rows.card_height(self._list.item(row), wide, has_story=bool(self._list.bursts.inside(self._list.keys[row])))

    def set_cards(self, *, is_on: bool) -> None:
        self._rows.is_cards = is_on
        self.show_grid(is_grid=is_on)

    @property
    def is_choosing(self) -> bool:
        """True if keys only select among cards, and Enter, Space or a click opens."""
        return self.is_grid and self.isVisible()

    def current_entry(self) -> EntryRow | None:
        return self._list.entry(self.currentIndex().row())

    def current_key(self) -> int | None:
        row = self.currentIndex().row()
        return self._list.keys[row] if row >= 0 else None

    @property
    def opened_id(self) -> int | None:
        """Key of the article that was opened or gone to last, even if it is not in the list."""
        return self._opened

    def selected_ids(self) -> tuple[EntryId, ...]:
        return tuple(self._selected())

    def is_any_selected(self) -> bool:
        return next(self._selected(), None) is not None

    def _selected(self) -> Iterator[EntryId]:
        chosen = self.selectionModel().selection()
        ranges = sorted((chosen.at(place).top(), chosen.at(place).bottom()) for place in range(chosen.size()))
        return (EntryId(key) for top, bottom in ranges for key in self._list.keys[top : bottom + 1] if key > 0)

    def lent_entry(self) -> EntryRow | None:
        """Return the article whose menu is open while another article is shown."""
        row = self._list.row_of(self._lent.about) if self._lent is not None else None
        return None if row is None else self._list.entry(row)

    def visible_rows(self) -> list[EntryRow]:
        """Return the articles at least partly in view, from top to bottom."""
        if not self.isVisible() or not self._list.keys:
            return []
        return [entry for row in self.rows_in_view() if (entry := self._list.entry(row)) is not None]

    def show_icons(self, feed_ids: AbstractSet[FeedId]) -> None:
        """Repaint visible rows of these feeds, and all rows other than articles, as they may name one."""
        for row in self.rows_in_view() if self._list.keys else ():
            if (entry := self._list.entry(row)) is None or entry.feed_id in feed_ids:
                self.viewport().update(self.visualRect(self._list.index(row, 0)))

    def restore_choice(self) -> None:
        """Restore the selection after a menu closed, unless the menu led elsewhere."""
        lent, self._lent = self._lent, None
        if lent is not None and self.current_key() == lent.about:
            choose_again(self.selectionModel(), self._list, lent)

    def set_compact(self, *, is_compact: bool) -> None:
        """Set the row density, keeping the row at the top in place."""
        if is_compact == self._rows.is_compact:
            return
        top = self.rowAt(0)
        self._rows.is_compact = is_compact
        self._resize_rows()
        if top > 0:
            self.scrollTo(self._list.index(top, 0), QAbstractItemView.ScrollHint.PositionAtTop)

    def fit_to(self, selection: Selection) -> None:
        """Give rows the height of the list that will be shown: those of one feed are low."""
        is_one_feed = selection.view is View.FEED
        if is_one_feed != self._rows.is_one_feed:
            self._rows.is_one_feed = is_one_feed
            self._resize_rows()

    def _resize_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self._rows.entry_px)
        self._size_rows(QModelIndex(), 0, len(self._list.keys) - 1)

    def open_row(self, row: int) -> None:
        self.go_to(row)
        self._emit_opened()

    def arrive(self, row: int) -> None:
        """Open an article, or only select its card in the card layout."""
        if self.is_choosing:
            self.go_to(row)
        else:
            self.open_row(row)

    def open_unlisted(self, entry: EntryRow) -> None:
        """Open an article that is not in the list, clearing the selection."""
        self.selectionModel().clear()
        self._opened = entry.entry_id
        self.opened.emit(entry)

    def go_to(self, row: int) -> None:
        self._anchor = row
        self._opened = self._list.keys[row]
        self._choose(row)

    def _choose(self, row: int) -> None:
        self.selectionModel().setCurrentIndex(self._list.index(row, 0), _Flag.ClearAndSelect | _Flag.Rows)
        self._reveal(row)

    def reveal_current(self) -> None:
        """Scroll to the current row unless most of it is visible."""
        row = self.visualRect(self.currentIndex())
        if 2 * row.intersected(self.viewport().rect()).height() < row.height():
            self._reveal(self.currentIndex().row())

    def can_step(self, step: int) -> bool:
        """Check whether there is a next (1) or previous (-1) article, or a burst to stop at."""
        return self._stop(step) is not None

    def _stop(self, step: int) -> int | None:
        return stop_from(self._list.keys, self.currentIndex().row() + step, step)

    def step(self, step: int) -> bool:
        """Open the next (1) or previous (-1) article, or stop at a burst; return False at the end."""
        row = self._stop(step)
        if row is None:
            return False
        self.arrive(row)
        if self._list.keys[row] <= 0:
            # only the ring says that this row is reached, and Return is meant for it
            self.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._show_focus(is_visible=True)
        return True

    def open_nearest(self, row: int) -> None:
        """Open the article now at a row, or the last one above."""
        keys = self._list.keys
        found = stop_from(keys, row, 1)
        found = stop_from(keys, min(row, len(keys)) - 1, -1) if found is None else found
        if found is not None:
            self.arrive(found)

    def story_row(self) -> int | None:
        """Return the row of the story that the current article leads, or stands in while it is open."""
        key, bursts = self.current_key() or 0, self._list.bursts
        above = key if key > 0 and bursts.inside(key) else bursts.above(key)
        return self._list.row_of(above) if above > 0 else None

    def toggle_burst(self, row: int) -> None:
        """Open or close a burst or a story. A story that is closed over the open article leads to its first report."""
        key = self._list.keys[row]
        if not self._list.bursts.is_open(key):
            self._list.open_burst(row)
            return
        holds_current = self.current_key() in self._list.bursts.inside(key)
        self._list.close_burst(row)
        if key < 0:
            self.go_to(row)
        elif holds_current:
            self.arrive(row)

    # Qt events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open articles with arrow and paging keys, extend the selection with Shift, toggle bursts with Right, Left and Enter;
        Enter at a gap triggers its action.
        """
        self._show_focus(is_visible=self._rows.is_focus_visible or event.key() not in _MODIFIERS)
        key = Qt.Key(event.key())
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        is_extending = modifiers == Qt.KeyboardModifier.ShiftModifier
        if self.is_choosing and key in _ENTER and self.current_entry() is not None:
            self._emit_opened()
            return
        if key in _ROW_KEYS and not is_extending and not self._is_card() and self._press_row(key):
            return
        if key in (GRID_MOVES if self.is_grid else MOVES) and (is_extending or modifiers == Qt.KeyboardModifier.NoModifier):
            self._move(key, is_extending=is_extending)
        else:
            super().keyPressEvent(event)
            self._keep_with_article()

    def keyboardSearch(self, search: str) -> None:
        """Ignore typed letters, which are commands."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select; a plain click also opens, the middle button opens the page in the browser without selecting."""
        self._show_focus(is_visible=False)
        self.restore_choice()
        row = self.indexAt(event.position().toPoint()).row()
        self._is_pressed = row >= 0 and is_reachable(self._list.keys[row]) and event.button() == Qt.MouseButton.LeftButton
        if self._is_pressed:
            self._press(event, row)
        elif event.button() == Qt.MouseButton.RightButton:
            # a menu is for its row alone, or for the selection if that contains the row
            if row >= 0 and self._list.keys[row] > 0 and not self.selectionModel().isRowSelected(row, QModelIndex()):
                self._lent = SavedSelection(EntryId(self._list.keys[row]), self.selected_ids(), self.current_key())
                self._choose(row)
        elif event.button() == Qt.MouseButton.MiddleButton:
            entry = self._list.entry(row) if row >= 0 else None
            if entry is not None:
                self.aside_wanted.emit(entry)

    def _press(self, event: QMouseEvent, row: int) -> None:
        if self._is_on_story(event.position()) and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self._is_pressed = False
            self.toggle_burst(row)
            return
        super().mousePressEvent(event)
        if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._anchor = row
        if event.modifiers() != Qt.KeyboardModifier.NoModifier:
            return
        if self._list.keys[row] > 0:
            self._emit_opened()
        elif is_stop(self._list.keys[row]):
            self.toggle_burst(row)
        elif is_pressed(self._list.keys[row]):
            self.part_pressed.emit(part_of(self._list.keys[row]))
        elif self._is_on_action(event.position()):
            self._press_gap(row)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._keep_with_article()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand cursor over clickable parts; select by dragging only from where the button was pressed."""
        if self._is_pressed or not event.buttons():
            super().mouseMoveEvent(event)
        if self._is_on_action(event.position()):
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu at the pointer, or at the current row if requested by key; outside of articles there is none."""
        point = event.globalPos()
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        if is_by_key:
            point = self.viewport().mapToGlobal(self.visualRect(self.currentIndex()).center())
        row = self.indexAt(event.pos()).row()
        if self.selected_ids() and (is_by_key or (row >= 0 and self._list.keys[row] > 0)):
            self.menu_wanted.emit(point)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the focus ring after Tab, on the first article if none is current."""
        if event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}:
            self._show_focus(is_visible=True)
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.viewport().update()

    # Internals

    def _move(self, key: Qt.Key, *, is_extending: bool) -> None:
        row = target_row(self, self._list.keys, key, self._rows.entry_px)
        if row is None:
            return
        if not is_extending:
            self.arrive(row)
            return
        start = self._anchor if 0 <= self._anchor < len(self._list.keys) else row
        chosen = QItemSelection(self._list.index(min(start, row), 0), self._list.index(max(start, row), 0))
        self.selectionModel().setCurrentIndex(self._list.index(row, 0), _Flag.NoUpdate)
        self.selectionModel().select(chosen, _Flag.ClearAndSelect | _Flag.Rows)
        self._reveal(row)

    def _gap_at(self, row: int) -> GapMarker | None:
        item = self._list.item(row) if row >= 0 and kind_of(self._list.keys[row]) is RowKind.GAP else None
        return item if isinstance(item, GapMarker) and item.action else None

    def _is_on_action(self, point: QPointF) -> bool:
        index = self.indexAt(point.toPoint())
        if index.isValid() and is_pressed(self._list.keys[index.row()]):
            return True
        if self._is_on_story(point):
            return True
        marker = self._gap_at(index.row())
        return marker is not None and action_area(QRectF(self.visualRect(index)), marker).contains(point)

    def _is_on_story(self, point: QPointF) -> bool:
        index = self.indexAt(point.toPoint())
        return index.isValid() and self._rows.story_area(self.visualRect(index), index).contains(point)

    def _press_gap(self, row: int) -> None:
        marker = self._gap_at(row)
        if marker is not None:
            self.gap_pressed.emit(marker.gap)

    def _is_card(self) -> bool:
        return self.is_grid and (self.current_key() or 0) > 0

    def _press_row(self, key: Qt.Key) -> bool:
        """Apply a key at a gap, at a burst or inside one; return False if it does nothing there."""
        row = self.currentIndex().row()
        current = self.current_key()
        if current is None:
            return False
        if kind_of(current) is RowKind.GAP:
            if key in _ENTER:
                self._press_gap(row)
            return key in _ENTER
        if is_pressed(current):
            if key in _ENTER:
                self.part_pressed.emit(part_of(current))
            return key in _ENTER
        if self._list.bursts.inside(current):
            is_open = self._list.bursts.is_open(current)
            is_asked = is_open == (key == Qt.Key.Key_Left) if key not in _ENTER else current < 0
            if is_asked:
                count = self._list.rowCount()
                self.toggle_burst(row)
                # what opens at the lower edge comes into view, as far as its row stays there
                self._reveal(row + max(self._list.rowCount() - count, 0))
                self._reveal(row)
            if is_asked or current < 0:
                return is_asked
        around = self._list.bursts.holding(current) if key == Qt.Key.Key_Left else None
        burst_row = self._list.row_of(around) if around is not None else None
        if burst_row is None:
            return False
        self.toggle_burst(burst_row)
        return True

    def _reveal(self, row: int) -> None:
        # The heading above a group's first article, or above its first line of cards, scrolls into view with it.
        first = self.line_start(row)
        above = first - 1 if first > 0 and not is_stop(self._list.keys[first - 1]) else row
        self.scrollTo(self._list.index(above, 0))
        self.scrollTo(self._list.index(row, 0))
        hidden = self.visualRect(self._list.index(row, 0)).bottom() + 1 + self.covered_below - self.viewport().height()
        if self.covered_below and hidden > 0:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + hidden)

    def _emit_opened(self) -> None:
        row = self.current_entry()
        if row is not None:
            self._opened = row.entry_id
            self.opened.emit(row)

    def _keep_with_article(self) -> None:
        """Keep the open article selected; if it was deselected, open the one selected last."""
        if self.is_choosing:
            return
        ids = self.selected_ids()
        opened = self._list.row_of(self._opened) if self._opened is not None else None
        if not ids and opened is not None and self.currentIndex().row() == opened:
            self._choose(opened)
        elif ids and self._opened not in ids:
            if self.current_key() not in ids:
                self.selectionModel().setCurrentIndex(self._list.index(self._list.row_of(ids[0]) or 0, 0), _Flag.NoUpdate)
            self._emit_opened()

    def _size_rows(self, parent: QModelIndex, first: int, last: int) -> None:  # noqa: ARG002 - the signal's signature
        header = self.verticalHeader()
        markers = [(row, key) for row, key in enumerate(self._list.keys[first : last + 1], first) if key <= 0]
        for row, key in markers:
            header.resizeSection(row, self._rows.height_of(key))
        inside = {
            key: self._rows.height_in(above) for above in self._list.bursts.opened() for key in self._list.bursts.inside(above)
        }
        for row, key in enumerate(self._list.keys[first : last + 1], first) if inside else ():
            if key in inside:
                header.resizeSection(row, inside[key])

    def _fit_changed(self, first: int, last: int) -> None:
        """Give rows that joined or left a story their new height."""
        self.remeasure(first, last)
        if first == last and self._list.keys[first] > 0:
            above = self._list.bursts.above(self._list.keys[first])
            self.verticalHeader().resizeSection(first, self._rows.height_in(above) if above else self._rows.entry_px)

    def _show_focus(self, *, is_visible: bool) -> None:
        if self._rows.is_focus_visible != is_visible:
            self._rows.is_focus_visible = is_visible
            self.viewport().update()


ListName = tuple[str, int, int, int, int]
_MOST_LISTS = 200


@dataclass(frozen=True, slots=True)
class ListPlace:
    """`current` is an article, 0 for none; `top` the key of the first visible row, of which `offset` pixels are scrolled out;
    `depth` counts the articles down to there; `at` is the time by which `current` stands where it does, 0 if unknown.
    """

    current: int
    top: int
    offset: int
    depth: int = 0
    at: int = 0


def name_of(selection: Selection) -> ListName:
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
    row = view.rowAt(0)
    if row < 0:
        return ListPlace(current, 0, 0)
    return ListPlace(current, model.keys[row], -view.rowViewportPosition(row))


def reading_place(view: GridView, model: ListModel, moved: int = 0) -> ListPlace:
    """Return the position to keep when rows are inserted: the current article if visible, else the first visible one. One that is
    `moved` itself takes no others along.
    """
    sight = view.rows_in_view()
    current = view.currentIndex().row()
    wanted = [current, *sight] if current in sight and model.keys[current] != moved else sight
    row = next((row for row in wanted if model.keys[row] > 0 and model.keys[row] != moved), None)
    return place_in(view, model, 0) if row is None else ListPlace(0, model.keys[row], -view.rowViewportPosition(row))


def scroll_back(view: GridView, model: ListModel, place: ListPlace) -> None:
    """Scroll the same row to the top if it is still there."""
    row = model.row_of(place.top) if place.top else None
    if row is not None:
        view.verticalScrollBar().setValue(view.top_of(row) + place.offset)


class ListRows:
    """Connects the model to the view's selection."""

    def __init__(self, model: ListModel, view: ListView) -> None:
        self._model = model
        self._view = view

    def show_from_top(self, loaded: LoadedList) -> None:
        self._view.selectionModel().clear()
        self._model.close_bursts()
        self._view.forget_heights()
        self._view.fit_to(loaded.selection)
        self._model.show(loaded)
        self._view.scrollToTop()

    def exchange(self, loaded: LoadedList) -> None:
        """Show the list after it was read again; the current article stays current if it is still there."""
        key = self._view.current_key()
        self._view.fit_to(loaded.selection)
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
        place = place_in(self._view, self._model, current.entry_id if current is not None else 0)
        deepest = max(self._view.rowAt(0), self._view.currentIndex().row())
        depth = len(self._model.bursts.all_ids(self._model.keys[: deepest + 1]))
        return replace(place, depth=depth, at=current.sort_at if current is not None else 0)

    def return_to(self, place: ListPlace) -> EntryRow | None:
        """Restore a position; return its current article if it is still there."""
        row = self.row_of(place.current) if place.current else None
        if row is not None:
            self._view.go_to(row)
        self.scroll_to(place)
        return self._view.current_entry() if row is not None else None

    def scroll_to(self, place: ListPlace) -> None:
        """Scroll to a position, and on to the current article if that is elsewhere."""
        scroll_back(self._view, self._model, place)
        if place.current and self._view.current_key() == place.current:
            self._view.reveal_current()

    def holds(self, entry_id: int) -> bool:
        """Check whether an article is in the list, in a closed burst or not."""
        return self._model.row_of(entry_id) is not None or self._model.bursts.holding(entry_id) is not None

    def row_of(self, entry_id: int) -> int | None:
        burst = self._model.bursts.holding(entry_id)
        burst_row = self.row_of(burst) if burst is not None else None
        if burst_row is not None:
            self._model.open_burst(burst_row)
        return self._model.row_of(entry_id)

    def folded_reports(self, entry_ids: Iterable[EntryId]) -> list[EntryId]:
        """Return the reports of closed stories in the rows of these articles."""
        held = [each for each in entry_ids if not self._model.bursts.is_open(each)]
        return [EntryId(report) for each in held for report in self._model.bursts.inside(each)]

    def ids_beside(self, step: int) -> list[EntryId]:
        """Return all articles below (1) or above (-1) the current row, including those in closed bursts."""
        row = self._view.currentIndex().row()
        keys = self._model.keys[row + 1 :] if step > 0 else self._model.keys[: max(row, 0)]
        return [EntryId(each) for each in self._model.bursts.all_ids(keys)] if row >= 0 else []

    def all_ids(self) -> list[EntryId]:
        """Return all articles of the list, including those in closed bursts."""
        return [EntryId(each) for each in self._model.bursts.all_ids(self._model.keys)]


_NEAR_ROWS = 1024


class UnreadWalk:
    """Opens bursts on its way, so that no unread article is skipped; the other reports of closed stories come last."""

    def __init__(self, model: ListModel, view: ListView, runner: QueryRunner) -> None:
        self._model = model
        self._view = view
        self._runner = runner

    def open(self, step: int, selection: Selection) -> bool:
        """Open the nearest unread article below (1) or above (-1), then from the other end; return False if all are read."""
        order = self._order(step)
        if len(order) > _NEAR_ROWS and not any(map(self._holds_unread, order[:_NEAR_ROWS])):
            self._seek_far(order, step, selection)
            return True
        return self._open_first(order[:_NEAR_ROWS], step)

    def _open_first(self, order: Sequence[int], step: int) -> bool:
        row = self._first(order)
        if row is not None:
            self._open_at(row, step)
        return row is not None

    def _first(self, order: Sequence[int]) -> int | None:
        row = next(filter(self._holds_unread, order), None)
        return row if row is not None else next(filter(self._has_unread_reports, order), None)

    def coming(self, most: int) -> EntryRow | None:
        """Return the article that `open` would open below, if it is among the next `most` rows or in a burst there."""
        row = self._first(self._order(1)[:most])
        if row is None:
            return None
        entry = self._model.entry(row)
        is_next = entry is not None and not entry.is_read
        return entry if is_next else self._model.bursts.first_unread(self._model.keys[row])

    def _order(self, step: int) -> list[int]:
        here = self._view.currentIndex().row()
        return [*range(here + 1, len(self._model.keys)), *range(max(here, 0))] if step > 0 else [*range(here - 1, -1, -1)]

    def _holds_unread(self, row: int) -> bool:
        key = self._model.keys[row]
        if key > 0:
            entry = self._model.entry(row)
            return entry is not None and not entry.is_read
        return is_stop(key) and not self._model.bursts.is_open(key) and self._model.bursts.first_unread(key) is not None

    def _has_unread_reports(self, row: int) -> bool:
        story = self._model.bursts.story_line(self._model.keys[row])
        return story is not None and story.is_unread and not story.is_open

    def _open_at(self, row: int, step: int) -> None:
        """Open an unread article, or a burst or story and the first of its unread articles on the way."""
        entry = self._model.entry(row)
        if entry is None or entry.is_read:
            inside = range(row + 1, row + 1 + self._model.open_burst(row))
            self._open_first(inside[::step], step)
        else:
            self._view.arrive(row)

    def _seek_far(self, order: Sequence[int], step: int, selection: Selection) -> None:
        unread_only = replace(selection, unread_only=True)

        def open_first(ids: "array[int]") -> None:
            unread = set(ids)
            keys = self._model.keys
            self._open_first([row for row in order if row < len(keys) and self._may_hold(keys[row], unread)], step)

        self._runner.run("unread", lambda connection: entries.entry_ids(connection, unread_only), open_first)

    def _may_hold(self, key: int, unread: set[int]) -> bool:
        bursts = self._model.bursts
        return key in unread or not unread.isdisjoint(bursts.all_ids([key]) if bursts.inside(key) else ())
