"""Qt model of the list: an array of keys, with rows read in pages of 128 and cached while near. GUI thread only."""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow, Gap
from reader.domain.ids import EntryId, FeedId, GapId
from reader.ui.article_list.model.burst_keeper import BurstKeeper
from reader.ui.article_list.model.gap_text import Progress, gap_marker
from reader.ui.article_list.model.list_items import DayHeader, FeedHeader, GapMarker, Item, day_header, spoken
from reader.ui.article_list.model.list_keys import RowKind, day_of, feed_of, gap_key, gap_of, heading_of, is_reachable, kind_of
from reader.ui.article_list.model.list_loading import LoadedList
from reader.ui.article_list.model.row_cache import RowCache
from reader.ui.article_list.model.row_changes import Removal, steps_between
from reader.ui.data.overlay import Overlay

# Above this many changed rows, repainting all is cheaper than finding each.
_FEW = 50
_ARTICLE_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
_STOP_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren
ITEM_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


class ListModel(QAbstractTableModel):
    """One column; a key determines the kind of its row. An open burst is followed by its articles."""

    def __init__(
        self,
        read_rows: Callable[[Sequence[EntryId]], list[EntryRow]],
        overlay: Overlay,
        clock: Clock,
        parent: QObject | None = None,
        read_name: Callable[[FeedId], str] = lambda _: "",
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._gaps: tuple[Gap, ...] = ()
        self._searches: dict[GapId, Progress] = {}
        self._headings: tuple[str, ...] = ()
        self._reasons: Mapping[int, str] = {}
        self._rows = RowCache(read_rows, overlay, read_name)
        self.bursts = BurstKeeper(self._rows, clock)
        self.keys: array[int] = array("q")

    # Overrides of Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.keys)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)) -> None:
        """Return None, as screen readers would announce a number before each row."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return flags that make articles selectable, and bursts and gaps reachable by keyboard."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        key = self.keys[index.row()]
        if key > 0:
            return _ARTICLE_FLAGS
        return _STOP_FLAGS if is_reachable(key) else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        if not index.isValid() or role not in _ROLES:
            return None
        item = self.item(index.row())
        if role == ITEM_ROLE or item is None:
            return item
        return spoken(item, self._clock) if role == Qt.ItemDataRole.AccessibleTextRole else item.title

    # Used by pane and delegate

    def item(self, row: int) -> Item | None:
        """Return the contents of a row; None for an article that has just been removed."""
        key = self.keys[row]
        match kind_of(key):
            case RowKind.ENTRY:
                return self._article(key, row)
            case RowKind.DAY:
                return day_header(day_of(key), self._clock)
            case RowKind.GAP:
                return self._gap_marker(gap_of(key))
            case RowKind.HEADING:
                return DayHeader(self._headings[heading_of(key)])
            case RowKind.FEED:
                return FeedHeader(feed_of(key), self._rows.name_of(feed_of(key)))
            case RowKind.BURST:
                return self.bursts.row(key)

    def entry(self, row: int) -> EntryRow | None:
        """Return the article of a row; None for other kinds."""
        item = self.item(row) if 0 <= row < len(self.keys) and self.keys[row] > 0 else None
        return item if isinstance(item, EntryRow) else None

    def is_any_unread(self) -> bool | None:
        """Return True if a cached row is unread; None if more rows would have to be read."""
        return self._rows.is_any_unread(self.keys)

    def _article(self, key: int, row: int) -> EntryRow | None:
        found = self._rows.get(key, self.keys, row)
        return replace(found, reason=self._reasons[key]) if found is not None and key in self._reasons else found

    def _gap_marker(self, gap_id: GapId) -> GapMarker | None:
        gap = next((each for each in self._gaps if each.gap_id == gap_id), None)
        return gap_marker(gap, self._rows.name_of(gap.feed_id), self._clock, self._searches.get(gap_id)) if gap else None

    def show_search(self, gap_id: GapId, progress: Progress | None) -> None:
        """Show the progress of the search for a gap's articles; None ends it."""
        self._searches.pop(gap_id, None)
        if progress is not None:
            self._searches[gap_id] = progress
        row = self.row_of(gap_key(gap_id))
        if row is not None:
            self._emit_changed(row)

    def is_sought(self, gap_id: GapId) -> bool:
        return gap_id in self._searches

    def row_of(self, key: int) -> int | None:
        """Return the row with this key."""
        try:
            return self.keys.index(key)
        except ValueError:
            return None

    def apply(self, loaded: LoadedList) -> None:
        """Change to another list by removing and inserting rows; open bursts stay open."""
        kept_reasons = self._reasons
        if (self._gaps, self._headings) != (loaded.gaps, loaded.headings):
            # Their keys are positions, so an equal key means another marker in the new list. They are removed while their data
            # still exists, as Qt queries leaving rows, and an exception there ends the program.
            self._drop_markers()
        self._gaps, self._headings, self._reasons = loaded.gaps, loaded.headings, loaded.reasons
        self.bursts.apply(loaded.bursts)
        for step in steps_between(self.keys, self.bursts.expanded(loaded.keys)):
            if isinstance(step, Removal):
                self._remove(step.row, step.count)
            else:
                self._insert(step.row, step.keys)
        if kept_reasons != loaded.reasons:
            self._emit_all_changed()

    def show(self, loaded: LoadedList) -> None:
        """Replace all rows, as finding those in common would take longer."""
        if self.keys:
            self._remove(0, len(self.keys))
        self._gaps, self._headings, self._reasons = loaded.gaps, loaded.headings, loaded.reasons
        self.bursts.apply(loaded.bursts)
        keys = self.bursts.expanded(loaded.keys)
        if keys:
            self._insert(0, keys)

    def open_burst(self, row: int) -> None:
        inside = self.bursts.open(self.keys[row])
        if inside:
            self._insert(row + 1, inside)
            self._emit_changed(row)

    def close_burst(self, row: int) -> None:
        count = self.bursts.close(self.keys[row])
        if count:
            self._remove(row + 1, count)
            self._emit_changed(row)

    def close_bursts(self) -> None:
        for key in self.bursts.opened():
            row = self.row_of(key)
            if row is not None:
                self.close_burst(row)

    def leave_out(self, entry_ids: Iterable[EntryId]) -> None:
        for entry_id in entry_ids:
            row = self.row_of(entry_id)
            self.bursts.leave_out(entry_id)
            if row is not None:
                self._remove(row, 1)

    def refresh(self, entry_ids: Iterable[EntryId]) -> None:
        shown = [entry_id for entry_id in entry_ids if entry_id in self._rows]
        self.bursts.forget()
        if len(shown) > _FEW:
            self.forget_rows()
            return
        for entry_id in shown:
            self._rows.forget(entry_id)
        self._emit_shown_changed(shown)

    def repaint_entries(self, entry_ids: Iterable[EntryId]) -> None:
        """Repaint articles with pending changes, except those never shown."""
        self.bursts.forget()
        shown = [entry_id for entry_id in entry_ids if entry_id in self._rows]
        if len(shown) > _FEW:
            self._emit_all_changed()
        else:
            self._emit_shown_changed(shown)

    def forget_rows(self) -> None:
        self._rows.clear()
        self._emit_all_changed()

    def _remove(self, row: int, count: int) -> None:
        self.beginRemoveRows(QModelIndex(), row, row + count - 1)
        del self.keys[row : row + count]
        self.endRemoveRows()

    def _insert(self, row: int, keys: Sequence[int]) -> None:
        self.beginInsertRows(QModelIndex(), row, row + len(keys) - 1)
        self.keys[row:row] = array("q", keys)
        self.endInsertRows()

    def _drop_markers(self) -> None:
        markers = [row for row, key in enumerate(self.keys) if key <= 0 and kind_of(key) in {RowKind.GAP, RowKind.HEADING}]
        for row in reversed(markers):
            self._remove(row, 1)

    def _emit_shown_changed(self, keys: Iterable[int]) -> None:
        for key in (*keys, *self.bursts.keys()):
            row = self.row_of(key)
            if row is not None:
                self._emit_changed(row)

    def _emit_all_changed(self) -> None:
        if self.keys:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.keys) - 1, 0))

    def _emit_changed(self, row: int) -> None:
        index = self.index(row, 0)
        self.dataChanged.emit(index, index)


_ROLES = frozenset({ITEM_ROLE, int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)})
