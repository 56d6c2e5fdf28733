"""Findings under their headings as a Qt model; another look changes rows one by one, so that what is chosen stays so. GUI thread only."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from reader.domain.clock import Clock
from reader.domain.health import QUIET, Concern, Finding, Fix
from reader.domain.ids import FeedId
from reader.domain.subscription import FoundFeed, shown_address
from reader.ui.health_page.words import fix_words, heading, next_words, since_words, what_words

ROW_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Row:
    """A heading (no finding) with how many stand under it, or one feed in words; `is_last` of its group."""

    concern: Concern
    finding: Finding | None = None
    count: int = 0
    title: str = ""
    what: str = ""
    rest: str = ""
    fixes: tuple[Fix, ...] = ()
    is_last: bool = False

    @property
    def key(self) -> tuple[str, int]:
        """What stays the same while its words change."""
        return (self.concern.value, self.finding.feed_id if self.finding is not None else 0)


@dataclass(slots=True)
class Search:
    """Looking for a feed again: under way, or what it found."""

    is_under_way: bool = True
    found: tuple[FoundFeed, ...] = ()
    words: str = ""


class FindingsModel(QAbstractListModel):
    """`searches` are those of this session, by feed."""

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._rows: list[Row] = []
        self._findings: Sequence[Finding] = ()
        self.searches: dict[FeedId, Search] = {}

    # What Qt asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Qt's."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        row = self.row(index.row())
        if row is None or row.finding is None:
            return Qt.ItemFlag.ItemIsEnabled if row is not None else Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """The row for the delegate, words for everybody else."""
        row = self.row(index.row())
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row)
        if role == Qt.ItemDataRole.ToolTipRole and row.finding is not None:
            # Set in a box that takes markup: what feeds and servers say must not be read as such.
            return "\n".join(part for part in (row.what, row.rest, shown_address(row.finding.checkup.url)) if part)
        return None

    # What the page does

    def row(self, number: int) -> Row | None:
        """A row; None where there is none."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def row_of(self, feed_id: FeedId) -> int | None:
        """Where a feed is."""
        found = (place for place, row in enumerate(self._rows) if row.finding is not None and row.finding.feed_id == feed_id)
        return next(found, None)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """Take over another look, or the same one with other words."""
        self._findings = findings
        self._become(self._wanted(findings))

    def refresh(self) -> None:
        """Times went on, or something was found."""
        self.show_findings(self._findings)

    def _wanted(self, findings: Sequence[Finding]) -> list[Row]:
        rows: list[Row] = []
        for concern, group in groupby(findings, key=lambda finding: finding.concern):
            found = list(group)
            rows.append(Row(concern, count=0 if concern in QUIET else len(found), title=heading(concern)))
            rows += [self._row(finding) for finding in found]
            rows[-1] = replace(rows[-1], is_last=True)
        return rows

    def _row(self, finding: Finding) -> Row:
        rest = [since_words(finding, self._clock), next_words(finding, self._clock)]
        fixes = finding.fixes
        search = self.searches.get(finding.feed_id)
        if search is not None:
            rest = [self._search_words(search)]
            if search.found:
                fixes = (Fix.ADOPT, *(fix for fix in fixes if fix not in {Fix.ADOPT, Fix.FIND_AGAIN}))
        words = "  ·  ".join(part for part in rest if part)
        return Row(finding.concern, finding, 0, finding.checkup.title, what_words(finding), words, fixes)

    def _search_words(self, search: Search) -> str:
        if search.is_under_way:
            return self.tr("Looking on its site…")
        if not search.found:
            return search.words or self.tr("Its site names no other address.")
        if len(search.found) > 1:
            return self.tr("%n feeds were found on its site.", "", len(search.found))
        return self.tr("Found: {address}").replace("{address}", shown_address(search.found[0].url))

    def _spoken(self, row: Row) -> str:
        if row.finding is None:
            return self.tr("{group}, %n feeds", "", row.count).replace("{group}", row.title) if row.count else row.title
        actions = ", ".join(fix_words(fix) for fix in row.fixes)
        actions = self.tr("Enter: {actions}").replace("{actions}", actions) if actions else ""
        return ". ".join(part.rstrip(".") for part in (row.title, row.what, row.rest, actions) if part)

    # How one list becomes another

    def _become(self, wanted: list[Row]) -> None:
        if not self._rows and wanted:
            self.beginInsertRows(QModelIndex(), 0, len(wanted) - 1)
            self._rows = wanted
            self.endInsertRows()
            return
        kept = {row.key for row in wanted}
        for place in range(len(self._rows) - 1, -1, -1):
            if self._rows[place].key not in kept:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._rows[place]
                self.endRemoveRows()
        for place, row in enumerate(wanted):
            self._place(place, row)

    def _place(self, place: int, wanted: Row) -> None:
        found = next((at for at in range(place, len(self._rows)) if self._rows[at].key == wanted.key), None)
        if found is None:
            self.beginInsertRows(QModelIndex(), place, place)
            self._rows.insert(place, wanted)
            self.endInsertRows()
            return
        if found > place:
            self.beginMoveRows(QModelIndex(), found, found, QModelIndex(), place)
            self._rows.insert(place, self._rows.pop(found))
            self.endMoveRows()
        if self._rows[place] != wanted:
            self._rows[place] = wanted
            index = self.index(place)
            self.dataChanged.emit(index, index)
