"""Findings under headings as a Qt model; a new examination changes rows individually, so that the selection stays. GUI thread
only.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from reader.domain.clock import Clock
from reader.domain.health import QUIET, Concern, Finding, Fix
from reader.domain.ids import FeedId
from reader.domain.subscription import FoundFeed, shown_address
from reader.domain.value_classes import dataclass
from reader.ui.text.health_text import fix_text, heading, rest_text, what_text
from reader.ui.text.translate import dotted, fill, listed

ROW_ROLE = int(Qt.ItemDataRole.UserRole)
SLOT_ROLE = ROW_ROLE + 1
_MANY = 40
"""Number of changed rows above which the whole list is replaced."""
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Slot:
    """Subject of a row: a heading (no finding) with its number of rows, or one feed; `is_last` of its group."""

    concern: Concern
    finding: Finding | None = None
    count: int = 0
    is_last: bool = False

    @property
    def key(self) -> tuple[Concern, int]:
        """Identity of the row across changes."""
        return (self.concern, self.finding.feed_id if self.finding is not None else 0)


@dataclass(frozen=True, slots=True)
class Row:
    """Texts of a row, created on first access."""

    slot: Slot
    title: str = ""
    what: str = ""
    rest: str = ""
    fixes: tuple[Fix, ...] = ()

    @property
    def finding(self) -> Finding | None:
        return self.slot.finding


@dataclass(slots=True)
class Search:
    """Search for a feed's new address: running, or its result."""

    is_under_way: bool = True
    found: tuple[FoundFeed, ...] = ()
    text: str = ""


class FindingsModel(QAbstractListModel):
    """`searches` maps feeds to searches of this session; `text_changed` reports updated times that need no new layout."""

    text_changed = Signal()

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._slots: list[Slot] = []
        self._rows: dict[int, Row] = {}
        self._places: dict[FeedId, int] = {}
        self._findings: Sequence[Finding] = ()
        self.searches: dict[FeedId, Search] = {}

    # Overrides of Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._slots)

    def flags(self, index: Index) -> Qt.ItemFlag:
        slot = self._slot(index.row())
        if slot is None or slot.finding is None:
            return Qt.ItemFlag.ItemIsEnabled if slot is not None else Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Return the row for the delegate, or accessible text for other roles; text from feeds and servers is always plain."""
        if role == SLOT_ROLE:
            return self._slot(index.row())
        row = self.row(index.row())
        if row is None or role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        return self._spoken(row) if role == Qt.ItemDataRole.AccessibleTextRole else None

    # Used by the page

    def row(self, number: int) -> Row | None:
        slot = self._slot(number)
        if slot is None:
            return None
        found = self._rows.get(number)
        if found is None:
            found = self._rows[number] = self._row(slot)
        return found

    def finding(self, number: int) -> Finding | None:
        """Return the finding of a row; None for headings and missing rows."""
        slot = self._slot(number)
        return slot.finding if slot is not None else None

    def row_of(self, feed_id: FeedId) -> int | None:
        return self._places.get(feed_id)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Show another examination, or the same one with updated texts."""
        self._findings = findings
        wanted = _slots(findings)
        self._rows.clear()
        old, new = {slot.key for slot in self._slots}, {slot.key for slot in wanted}
        if len(old ^ new) > _MANY:
            self.beginResetModel()
            self._slots = wanted
            self._find_places()
            self.endResetModel()
        else:
            before = {slot.key: slot for slot in self._slots}
            self._become(wanted)
            for place, slot in enumerate(wanted):
                if before.get(slot.key, slot) != slot:
                    self.dataChanged.emit(self.index(place), self.index(place))
        self.text_changed.emit()

    def refresh(self) -> None:
        self.show_findings(self._findings)

    def _slot(self, number: int) -> Slot | None:
        return self._slots[number] if 0 <= number < len(self._slots) else None

    def _find_places(self) -> None:
        self._rows.clear()
        self._places = {slot.finding.feed_id: place for place, slot in enumerate(self._slots) if slot.finding is not None}

    def _row(self, slot: Slot) -> Row:
        finding = slot.finding
        if finding is None:
            return Row(slot, heading(slot.concern))
        rest: Sequence[str] = rest_text(finding, self._clock)
        fixes = finding.fixes
        search = self.searches.get(finding.feed_id)
        if search is not None:
            rest = [self._search_text(search)]
            if search.found:
                fixes = (Fix.ADOPT, *(fix for fix in fixes if fix not in {Fix.ADOPT, Fix.FIND_AGAIN}))
        text = dotted(*rest, between="  ·  ")
        return Row(slot, finding.checkup.title, what_text(finding), text, fixes)

    def _search_text(self, search: Search) -> str:
        if search.is_under_way:
            return self.tr("Searching its website…")
        if not search.found:
            return search.text or self.tr("Its website lists no other feed.")
        if len(search.found) > 1:
            return self.tr("Found %n feeds on its website.", "", len(search.found))
        return fill(self.tr("Found: {address}"), address=shown_address(search.found[0].url))

    def _spoken(self, row: Row) -> str:
        if row.finding is None:
            return fill(self.tr("{group}, %n feeds", "", row.slot.count), group=row.title) if row.slot.count else row.title
        actions = listed(fix_text(fix) for fix in row.fixes)
        actions = fill(self.tr("Enter: {actions}"), actions=actions) if actions else ""
        return ". ".join(part.rstrip(".") for part in (row.title, row.what, row.rest, actions) if part)

    # Changing to another list

    def _become(self, wanted: list[Slot]) -> None:
        kept = {slot.key for slot in wanted}
        for place in range(len(self._slots) - 1, -1, -1):
            if self._slots[place].key not in kept:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._slots[place]
                self._find_places()
                self.endRemoveRows()
        for place, slot in enumerate(wanted):
            self._place(place, slot)
        self._slots = wanted
        self._find_places()

    def _place(self, place: int, wanted: Slot) -> None:
        if place < len(self._slots) and self._slots[place].key == wanted.key:
            return
        found = next((at for at in range(place, len(self._slots)) if self._slots[at].key == wanted.key), None)
        if found is None:
            self.beginInsertRows(QModelIndex(), place, place)
            self._slots.insert(place, wanted)
            self._find_places()
            self.endInsertRows()
            return
        self.beginMoveRows(QModelIndex(), found, found, QModelIndex(), place)
        self._slots.insert(place, self._slots.pop(found))
        self._find_places()
        self.endMoveRows()


def _slots(findings: Sequence[Finding]) -> list[Slot]:
    slots: list[Slot] = []
    for concern, group in groupby(findings, key=lambda finding: finding.concern):
        found = list(group)
        slots.append(Slot(concern, count=0 if concern in QUIET else len(found)))
        slots += [Slot(concern, finding) for finding in found]
        slots[-1] = replace(slots[-1], is_last=True)
    return slots
