"""The list as a Qt model: an array of keys, rows read in pages of 128 and kept while they are near. GUI thread only."""

from array import array
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow, Gap
from reader.domain.ids import EntryId
from reader.ui.entries_pane.list_loading import GAP_BASE, LoadedList, gap_position, header_day
from reader.ui.entries_pane.row_changes import Removal, steps_between
from reader.ui.overlay import Overlay
from reader.ui.times import day_name, day_range, local_day, relative_time

PAGE_ROWS = 128
_KEPT_ROWS = 128 * 32
# Above this many changed rows one repaint of all is cheaper than finding each.
_FEW = 50
_ARTICLE_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
ITEM_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class DayHeader:
    """A heading between days."""

    title: str


@dataclass(frozen=True, slots=True)
class GapMarker:
    """Where postings were lost."""

    gap: Gap
    text: str


Item = EntryRow | DayHeader | GapMarker


class ListModel(QAbstractTableModel):
    """One column; what a row is, is its key."""

    def __init__(
        self,
        read_rows: Callable[[Sequence[EntryId]], list[EntryRow]],
        overlay: Overlay,
        clock: Clock,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._read_rows = read_rows
        self._overlay = overlay
        self._clock = clock
        self._gaps: tuple[Gap, ...] = ()
        self._rows: OrderedDict[int, EntryRow] = OrderedDict()
        self.keys: array[int] = array("q")

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Qt's."""
        return 0 if parent.isValid() else len(self.keys)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Qt's."""
        return 0 if parent.isValid() else 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Only articles can be chosen."""
        if not index.isValid() or self.keys[index.row()] <= 0:
            return Qt.ItemFlag.NoItemFlags
        return _ARTICLE_FLAGS

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """The item for the delegate, words for everybody else."""
        if not index.isValid() or role not in _ROLES:
            return None
        item = self.item(index.row())
        if role == ITEM_ROLE or item is None:
            return item
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(item)
        return item.text if isinstance(item, GapMarker) else item.title

    # What the pane and the delegate do

    def item(self, row: int) -> Item | None:
        """What a row shows; None for an article that has just been removed."""
        key = self.keys[row]
        if key > 0:
            stored = self._stored_row(row)
            return None if stored is None else self._overlay.over(stored)
        if key > GAP_BASE:
            return DayHeader(day_name(header_day(key), local_day(self._clock.now(), self._clock)))
        gap = self._gaps[gap_position(key)]
        words = self.tr("At least %n postings lost, {days}", "", gap.at_least)
        return GapMarker(gap, words.replace("{days}", day_range(gap.after_at, gap.before_at, self._clock)))

    def entry(self, row: int) -> EntryRow | None:
        """The article of a row, if it is one."""
        item = self.item(row) if 0 <= row < len(self.keys) else None
        return item if isinstance(item, EntryRow) else None

    def row_of(self, entry_id: EntryId) -> int | None:
        """Where an article is."""
        try:
            return self.keys.index(entry_id)
        except ValueError:
            return None

    def take(self, loaded: LoadedList) -> None:
        """Become another list by rows removed and inserted."""
        kept_gaps = self._gaps
        self._gaps = loaded.gaps
        old: Sequence[int] = self.keys
        if kept_gaps != loaded.gaps:
            # A gap's key is its position: with other gaps the same key means another marker.
            self._drop_markers()
            old = self.keys
        for step in steps_between(old, loaded.keys):
            if isinstance(step, Removal):
                self.beginRemoveRows(QModelIndex(), step.row, step.row + step.count - 1)
                del self.keys[step.row : step.row + step.count]
                self.endRemoveRows()
            else:
                self.beginInsertRows(QModelIndex(), step.row, step.row + len(step.keys) - 1)
                self.keys[step.row : step.row] = array("q", step.keys)
                self.endInsertRows()

    def refresh(self, entry_ids: Iterable[EntryId]) -> None:
        """Read these articles again and repaint them."""
        shown = [entry_id for entry_id in entry_ids if entry_id in self._rows]
        if len(shown) > _FEW:
            self.forget_rows()
            return
        for entry_id in shown:
            del self._rows[entry_id]
            row = self.row_of(entry_id)
            if row is not None:
                self._tell(row)

    def repaint_entries(self, entry_ids: Iterable[EntryId]) -> None:
        """Repaint articles whose overlay changed; those never shown need none."""
        for entry_id in entry_ids:
            row = self.row_of(entry_id) if entry_id in self._rows else None
            if row is not None:
                self._tell(row)

    def forget_rows(self) -> None:
        """Read every article again when it is next shown."""
        self._rows.clear()
        if self.keys:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.keys) - 1, 0))

    def _drop_markers(self) -> None:
        for row in range(len(self.keys) - 1, -1, -1):
            if self.keys[row] <= GAP_BASE:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self.keys[row]
                self.endRemoveRows()

    def _tell(self, row: int) -> None:
        index = self.index(row, 0)
        self.dataChanged.emit(index, index)

    def _stored_row(self, row: int) -> EntryRow | None:
        key = self.keys[row]
        if key not in self._rows:
            start = row - row % PAGE_ROWS
            wanted = [EntryId(near) for near in self.keys[start : start + PAGE_ROWS] if near > 0 and near not in self._rows]
            for read in self._read_rows(wanted):
                self._rows[read.entry_id] = read
            while len(self._rows) > _KEPT_ROWS:
                self._rows.popitem(last=False)
        return self._rows.get(key)

    def _spoken(self, item: Item) -> str:
        if isinstance(item, DayHeader):
            return item.title
        if isinstance(item, GapMarker):
            return item.text
        marks = [] if item.is_read else [self.tr("unread")]
        marks += [self.tr("starred")] if item.is_starred else []
        return ", ".join([*marks, item.title, item.feed_title, relative_time(item.sort_at, self._clock)])


_ROLES = frozenset({ITEM_ROLE, int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.AccessibleTextRole)})
