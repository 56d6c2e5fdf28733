"""Log as a Qt model that grows while scrolling and refreshing, and its export as CSV. GUI thread only."""

import csv
import datetime as dt
from bisect import bisect_left
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from reader.domain.clock import Clock
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.request_log import RequestRecord
from reader.storage.activity import PAGE_LINES, LogLine, Narrowing, Place, all_lines
from reader.storage.connection import ReadConnection
from reader.storage.given_files import refuse_other_than_files
from reader.ui.text.activity_text import line_text, name_text
from reader.whole_file import whole_text

COLUMNS = (
    "started",
    "seconds",
    "feed",
    "rule",
    "reason",
    "outcome",
    "status",
    "new",
    "changed",
    "bytes",
    "problem",
    "address",
    "kind",
    "article",
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def save_csv(connection: ReadConnection, wanted: Narrowing, path: Path) -> int | Problem:
    """Write all matching lines, newest first, with times in UTC; return their number. The file appears only when complete."""
    count = 0
    try:
        refuse_other_than_files(path)
        with whole_text(path) as file:
            table = csv.writer(file)
            table.writerow(COLUMNS)
            for line in all_lines(connection, wanted):
                table.writerow(_cells(line))
                count += 1
    except ReaderError as error:
        return error.problem
    except OSError as error:
        return Problem(ProblemKind.FILE_UNWRITABLE, f"{path.name}: {error.strerror}")
    return count


def _cells(line: LogLine) -> list[str | int]:
    record = line.record
    started = dt.datetime.fromtimestamp(record.started_at, dt.UTC).isoformat().replace("+00:00", "Z")
    if isinstance(record, RequestRecord):
        kind, rule, reason, new, changed = record.kind.value, "", "", 0, 0
    else:
        kind, rule, reason = "refresh", record.rule.value, record.reason.sentence() if record.reason else ""
        new, changed = record.new_entries, record.changed_entries
    return [
        started,
        record.finished_at - record.started_at,
        _plain(line.title),
        rule,
        _plain(reason),
        record.outcome.value,
        record.status,
        new,
        changed,
        record.wire_bytes,
        _plain(record.problem.sentence()) if record.problem is not None else "",
        _plain(record.url),
        kind,
        _plain(line.article),
    ]


def _plain(text: str) -> str:
    """Escape a feed's title, so that spreadsheets do not evaluate it as a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


LINE_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """Requests lines by `more_wanted`, one batch at a time."""

    more_wanted = Signal()

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._lines: list[LogLine] = []
        self._is_complete = True
        self._is_waiting = False

    # Overrides of Qt

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if self.line(index.row()) is None:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        line = self.line(index.row())
        if line is None:
            return None
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return name_text(line)
        return line_text(line, self._clock) if role == Qt.ItemDataRole.AccessibleTextRole else None

    def canFetchMore(self, parent: Index) -> bool:
        """Return True if there may be older lines and none are being read."""
        return not (parent.isValid() or self._is_complete or self._is_waiting)

    def fetchMore(self, parent: Index) -> None:
        """Request older lines, which arrive later."""
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.more_wanted.emit()

    # Used by the page

    def line(self, row: int) -> LogLine | None:
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def oldest(self) -> Place | None:
        """Return the position of the last loaded line."""
        return self._lines[-1].place if self._lines else None

    def begin(self, lines: Sequence[LogLine]) -> None:
        """Replace all lines, from the newest on."""
        self.beginResetModel()
        self._lines = list(lines)
        self._is_complete = len(lines) < PAGE_LINES
        self._is_waiting = False
        self.endResetModel()

    def add_older(self, lines: Sequence[LogLine]) -> None:
        """Append the lines requested by `more_wanted`."""
        self._is_waiting = False
        self._is_complete = len(lines) < PAGE_LINES
        if lines:
            self.beginInsertRows(QModelIndex(), len(self._lines), len(self._lines) + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()

    def add_newer(self, lines: Sequence[LogLine]) -> None:
        """Insert new lines in order, as slow requests may have started before lines already shown."""
        for line in reversed(lines):
            row = bisect_left(self._lines, _backwards(line.place), key=lambda each: _backwards(each.place))
            if row < len(self._lines) or self._is_complete:
                self.beginInsertRows(QModelIndex(), row, row)
                self._lines.insert(row, line)
                self.endInsertRows()


def _backwards(place: Place) -> Place:
    at, source, number = place
    return -at, -source, -number
