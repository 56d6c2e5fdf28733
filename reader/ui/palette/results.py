"""Rows of the palette: headings with their matches. GUI thread only."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reader.domain.value_classes import dataclass
from reader.ui.palette.candidates import Group, Hit

ROW_ROLE = Qt.ItemDataRole.UserRole + 1
_ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Row:
    """A heading (without a hit) or a candidate, with its note."""

    title: str
    hit: Hit | None = None
    note: str = ""


class Results(QAbstractListModel):
    """Headings cannot be selected; a screen reader gets the name, the note and the keys."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []

    def show(self, hits: Mapping[Group, Sequence[Hit]], headings: Mapping[Group, str]) -> None:
        """Replace all rows; the list is short enough to be rebuilt for every letter."""
        self.beginResetModel()
        self._rows = []
        for group, found in hits.items():
            if found:
                self._rows.append(Row(headings[group]))
                self._rows += [Row(hit.candidate.title, hit, hit.candidate.note()) for hit in found]
        self.endResetModel()

    def row(self, number: int) -> Row | None:
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def rows(self) -> Sequence[Row]:
        return self._rows

    def step(self, number: int, step: int) -> int:
        """Return the next (1) or previous (-1) selectable row, wrapping; -1 if none."""
        total = len(self._rows)
        order = ((number + step * distance) % total for distance in range(1, total + 1))
        return next((each for each in order if self._rows[each].hit is not None), -1)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Make headings unselectable."""
        row = self.row(index.row())
        if row is None or row.hit is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        row = self.row(index.row())
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            keys = row.hit.candidate.keys if row.hit is not None else ""
            return ", ".join(part for part in (row.title, row.note, keys) if part)
        return None
