"""Strips as a Qt model, one row per feed in the order the user chose, and the time axis they share. GUI thread only."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QCollatorSortKey, QModelIndex, QObject, QPersistentModelIndex, Qt

from reader.domain.ids import Clock, FeedId
from reader.domain.value_classes import dataclass
from reader.reports.rhythm_accesses import Mark, MarkKind, RhythmDay, Strip
from reader.reports.rhythm_span import Span
from reader.ui.data.nodes import sort_key
from reader.ui.kit import fonts
from reader.ui.text.rhythm import row_text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reader.reports.rhythm import StripRates


STRIP_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex
_NEVER = 1 << 60


class Order(StrEnum):
    READ = "read"
    MISSED = "missed"
    NEXT = "next"
    NAME = "name"


class StripsModel(QAbstractListModel):
    """Learned data arrives after stored data and is added to existing rows."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self.day: RhythmDay | None = None
        self.order = Order.READ
        self._strips: list[Strip] = []
        self._rows: dict[FeedId, int] = {}
        self._rates: StripRates | None = None
        self._cells: dict[FeedId, tuple[float, ...]] = {}
        self._missed: Mapping[FeedId, int] = {}
        self._likely: dict[FeedId, tuple[int, ...]] = {}
        self._marks: dict[FeedId, list[Mark]] = {}

    # Overrides of Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._strips)

    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemNeverHasChildren if index.isValid() else Qt.ItemFlag.NoItemFlags

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        strip = self.strip(index.row())
        if strip is None or self.day is None:
            return None
        if role == STRIP_ROLE:
            return strip
        if role == Qt.ItemDataRole.DisplayRole:
            return strip.feed.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row_text(strip, self.cells(strip.feed_id), self.day, self._clock)
        return None

    # Used by the view

    def strip(self, row: int) -> Strip | None:
        return self._strips[row] if 0 <= row < len(self._strips) else None

    def row_of(self, feed_id: FeedId) -> int:
        return self._rows.get(feed_id, -1)

    def cells(self, feed_id: FeedId) -> tuple[float, ...]:
        """Return the heat cells of a feed's strip; empty while unlearned or if too little is known."""
        if self._rates is None or self.day is None:
            return ()
        if feed_id not in self._cells:
            self._cells[feed_id] = self._rates.cells(feed_id, self.day.span)
        return self._cells[feed_id]

    def marks(self, row: int) -> list[Mark]:
        """Return the marks of a row within the span, ascending; read-only."""
        strip, day = self.strip(row), self.day
        if strip is None or day is None:
            return []
        if strip.feed_id not in self._marks:
            self._marks[strip.feed_id] = self._marks_of(strip, day)
        return self._marks[strip.feed_id]

    def _marks_of(self, strip: Strip, day: RhythmDay) -> list[Mark]:
        found = list(strip.past)
        if strip.limit is not None:
            found.append(Mark(strip.limit.until, MarkKind.LIMIT))
        if day.is_automatic and strip.feed.is_scheduled:
            found += [Mark(at, MarkKind.PLANNED) for at in (strip.feed.next_at,) if at is not None and at >= day.read_at]
            found += [Mark(at, MarkKind.LIKELY) for at in self._likely.get(strip.feed_id, ())]
        return sorted((mark for mark in found if day.span.holds(mark.at)), key=lambda mark: mark.at)

    def all_strips(self) -> list[Strip]:
        """Return all strips in display order; read-only."""
        return self._strips

    def kinds(self) -> set[MarkKind]:
        """Return the kinds of marks in all rows, on the ribbon and on the presence lane."""
        found = set(self.day.kinds if self.day is not None else ())
        if any(strip.limit is not None or strip.closed for strip in self._strips):
            found.add(MarkKind.LIMIT)
        if any(self._likely.values()):
            found.add(MarkKind.LIKELY)
        if self.day is not None and self.day.visits and not self.day.accesses.by_hour:
            found.add(MarkKind.VISIT)
        if self.day is not None and self.day.stays is not None:
            found.add(MarkKind.PRESENT)
            found |= {MarkKind.RETURNED for _ in self.day.returns}
        return found

    def lacks_likely(self, row: int) -> FeedId | None:
        """Return the feed of a row whose likely retrievals are not computed yet."""
        strip = self.strip(row)
        return None if strip is None or strip.feed_id in self._likely else strip.feed_id

    # Used by the area

    def show_day(self, day: RhythmDay) -> None:
        """Show another reading, keeping the rows of feeds that remain. Likely retrievals depend on the plan and are computed again
        if it changed.
        """
        if self.day is None or self.day.span != day.span:
            self._cells.clear()
        is_same_policy = self.day is not None and self.day.policy == day.policy
        self.day = day
        planned = {strip.feed_id: strip.feed.next_at for strip in self._strips if is_same_policy}
        same = {strip.feed_id for strip in day.strips if planned.get(strip.feed_id) == strip.feed.next_at}
        self._likely = {feed_id: times for feed_id, times in self._likely.items() if feed_id in same}
        self._marks.clear()
        self._arrange(list(day.strips))

    def show_rates(self, rates: StripRates) -> None:
        self._rates = rates
        self._cells.clear()
        self._likely.clear()
        self._marks.clear()
        self._emit_all_changed()

    def show_missed(self, missed: Mapping[FeedId, int]) -> None:
        self._missed = missed
        if self.order is Order.MISSED:
            self._arrange(self._strips)

    def show_likely(self, likely: Mapping[FeedId, tuple[int, ...]]) -> None:
        """Set the likely retrievals after the next ones."""
        self._likely.update(likely)
        self._marks.clear()
        self._emit_all_changed()

    def sort_by(self, order: Order) -> None:
        self.order = order
        self._arrange(self._strips)

    def _arrange(self, strips: list[Strip]) -> None:
        arranged = sorted(strips, key=self._key)
        if {strip.feed_id for strip in strips} != self._rows.keys():
            self.beginResetModel()
            self._set_strips(arranged)
            self.endResetModel()
        elif [strip.feed_id for strip in arranged] == [strip.feed_id for strip in self._strips]:
            self._set_strips(arranged)
            self._emit_all_changed()
        else:
            self.layoutAboutToBeChanged.emit()
            before = self.persistentIndexList()
            feeds = [self._strips[index.row()].feed_id for index in before]
            self._set_strips(arranged)
            self.changePersistentIndexList(before, [self.index(self._rows[feed_id]) for feed_id in feeds])
            self.layoutChanged.emit()

    def _set_strips(self, strips: list[Strip]) -> None:
        self._strips = strips
        self._rows = {strip.feed_id: row for row, strip in enumerate(strips)}

    def _key(self, strip: Strip) -> tuple[int, QCollatorSortKey, FeedId]:
        feed = strip.feed
        first = {
            Order.READ: -strip.opened,
            Order.MISSED: -self._missed.get(feed.feed_id, 0),
            Order.NEXT: feed.next_at if feed.next_at is not None and feed.is_scheduled else _NEVER,
            Order.NAME: 0,
        }[self.order]
        return first, sort_key(feed.title), feed.feed_id

    def _emit_all_changed(self) -> None:
        if self._strips:
            self.dataChanged.emit(self.index(0), self.index(len(self._strips) - 1))


_WIDE_PX, _MIDDLE_PX = 760, 520


@dataclass(frozen=True, slots=True)
class Columns:
    """Names start at `left`, the axis spans `begin` to `end`, texts end at `right`. Without `has_names` only icons are shown."""

    left: float
    begin: float
    end: float
    right: float
    has_names: bool = True


def columns(width: float) -> Columns:
    """Return the columns for a page width: names shrink first, texts at the right stay."""
    if width >= fonts.scaled(_WIDE_PX):
        return Columns(28, fonts.scaled(216), width - fonts.scaled(144), width - 28)
    if width >= fonts.scaled(_MIDDLE_PX):
        return Columns(20, fonts.scaled(156), width - fonts.scaled(132), width - 20)
    return Columns(14, 46, max(width - fonts.scaled(106), 60), width - 14, has_names=False)


@dataclass(frozen=True, slots=True)
class TimeAxis:
    """Maps times of a span to positions between two edges, from left to right."""

    span: Span
    begin: float
    end: float

    def x(self, at: float) -> float:
        """Return the position of a time, which may be outside the span."""
        return self.begin + (at - self.span.begins_at) * (self.end - self.begin) / self.span.seconds

    @property
    def width(self) -> float:
        return self.end - self.begin
