"""Activity page: filters, log read in batches and updated as it grows. GUI thread only."""

import csv
import datetime as dt
from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStackedLayout,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.events import Event, FeedChanged, RequestLogged
from reader.domain.ids import DAY_SECONDS, Clock, FeedId
from reader.domain.retrieval import EPISODES, PICTURES, Outcome, RequestKind, RequestRecord
from reader.domain.value_classes import dataclass
from reader.storage import pictures
from reader.storage.activity import PAGE_LINES, LineFilter, LogLine, Newest, Place, all_lines, lines, lines_since, newest
from reader.storage.connection import ReadConnection
from reader.storage.given_files import refuse_other_than_files
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import Combo
from reader.ui.kit.fields import LineEdit, Menu
from reader.ui.kit.files import ask_new_file
from reader.ui.kit.labels import PlainLabel, button
from reader.ui.kit.pages import ACTIVITY, TabbedPage
from reader.ui.kit.painting import (
    ListDelegate,
    Painted,
    baseline,
    draw_text,
    elided,
    leave_to_delegate,
    paint_tile,
    row_area,
    row_ground,
    text_line,
)
from reader.ui.kit.theme import Theme
from reader.ui.text.activity import (
    NOTHING,
    detail_lines,
    duration_text,
    line_text,
    name_text,
    outcome_text,
    remark_text,
    result_text,
    search_words,
    travelled_text,
)
from reader.ui.text.languages import side_margins
from reader.ui.text.preferences import size_text
from reader.ui.text.problems import sentence
from reader.ui.text.times import clock_time, day_name, local_day, local_midnight
from reader.ui.text.translate import Translator, dotted, fill
from reader.whole_file import whole_text

_DAYS = 14
_NOT_PICTURES = tuple(kind for kind in RequestKind if kind not in PICTURES)
Shown = tuple[bool, tuple[RequestKind, ...]]
"""Flag that includes refreshes, and the other kinds of requests shown."""
_EVERYTHING: Shown = (True, tuple(RequestKind))
_UNSUCCESSFUL = (Outcome.REFUSED, Outcome.FAILED, Outcome.NO_NETWORK)


class LogFilters(QWidget):
    """Emits `changed` when `narrowing` returns another filter."""

    changed = Signal()
    left = Signal()

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._feed_id: FeedId | None = None
        self.setFixedHeight(52)
        self.field = _Field()
        self.field.setPlaceholderText(self.tr("Feed, reason or address"))
        self.field.setAccessibleName(self.tr("Filter entries"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaximumWidth(260)
        self.outcomes = Combo(theme, self.tr("Result"), self._outcome_choices())
        self.kinds = Combo(theme, self.tr("Kind"), self._kind_choices())
        self.days: Combo[int | None] = Combo(theme, self.tr("Day"))
        self.refresh_days()
        self.feed = button("", self.clear_feed, "quiet", is_dense=True)
        self.feed.hide()
        row = boxes.row(
            (self.field, 1),
            self.kinds,
            self.outcomes,
            self.days,
            self.feed,
            STRETCH,
            spacing=8,
            margins=(28, 0, 16, 0),
            on=self,
        )
        self.row = row
        self._typing = single_shot(self, 150, self.changed.emit)
        self.field.textChanged.connect(lambda _: self._typing.start())
        self.field.left.connect(self.left)
        self.kinds.chosen.connect(lambda _: self.changed.emit())
        self.outcomes.chosen.connect(lambda _: self.changed.emit())
        self.days.chosen.connect(lambda _: self.changed.emit())

    def narrowing(self) -> LineFilter:
        outcomes, day = self.outcomes.value(), self.days.value()
        since = before = None
        if day is not None:
            near = self._clock.now()
            since, before = (int(local_midnight(each, self._clock, near)) for each in (day, day + 1))
        has_refreshes, kinds = self.kinds.value() or (True, _NOT_PICTURES)
        return LineFilter(self._feed_id, outcomes or (), since, before, search_words(self.field.text()), has_refreshes, kinds)

    def is_narrowing(self) -> bool:
        """Return True if the filter is stricter than the default."""
        wanted = self.narrowing()
        return replace(wanted, kinds=_NOT_PICTURES) != LineFilter(kinds=_NOT_PICTURES)

    def show_feed(self, feed_id: FeedId, title: str) -> None:
        self._feed_id = feed_id
        text = fill(self.tr("Only {title}"), title=title)
        self.feed.setText(elided(self.feed.fontMetrics(), text, 220) + "  ✕")
        self.feed.setAccessibleName(fill(self.tr("Show all feeds, not only {title}"), title=title))
        self.feed.show()
        self.kinds.setCurrentIndex(0)
        self.outcomes.set_value(())
        self.days.set_value(None)
        self.days.setCurrentIndex(0)
        self.field.clear()
        self._typing.stop()
        self.changed.emit()

    def clear_feed(self) -> None:
        self._feed_id = None
        self.feed.hide()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def refresh_days(self) -> None:
        """Update the labels of recent days, keeping the selected day."""
        kept = self.days.value()
        today = local_day(self._clock.now(), self._clock)
        days = [(day, day_name(day, today)) for day in range(today, today - _DAYS, -1)]
        self.days.set_choices([(None, self.tr("All days")), *days])
        self.days.setCurrentIndex(next((1 + place for place, (day, _) in enumerate(days) if day == kept), 0))

    def _kind_choices(self) -> list[tuple[Shown, str]]:
        others = tuple(kind for kind in _NOT_PICTURES if kind not in (*EPISODES, RequestKind.PROGRAM))
        return [
            ((True, _NOT_PICTURES), self.tr("All but pictures")),
            (_EVERYTHING, self.tr("All requests")),
            ((True, ()), self.tr("Refreshes")),
            ((False, EPISODES), self.tr("Episodes")),
            ((False, PICTURES), self.tr("Pictures and icons")),
            ((False, (RequestKind.PROGRAM,)), self.tr("Programs")),
            ((False, others), self.tr("Other")),
        ]

    def _outcome_choices(self) -> list[tuple[tuple[Outcome, ...], str]]:
        single = [((outcome,), outcome_text(outcome)) for outcome in Outcome]
        return [((), self.tr("Everything")), *single, (_UNSUCCESSFUL, self.tr("All errors"))]


class _Field(LineEdit):
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFont(fonts.ui_font(fonts.BASE_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()


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


def save_csv(connection: ReadConnection, wanted: LineFilter, path: Path) -> int | Problem:
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
        return self._lines[-1].place if self._lines else None

    def begin(self, lines: Sequence[LogLine]) -> None:
        self.beginResetModel()
        self._lines = list(lines)
        self._is_complete = len(lines) < PAGE_LINES
        self._is_waiting = False
        self.endResetModel()

    def add_older(self, lines: Sequence[LogLine]) -> None:
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


ROW_PX = 32
_INSET, _LEFT, _RIGHT = 12, 28, 28
_ICON, _GAP = 16, 8
_TIME, _RESULT, _STATUS, _SIZE, _DURATION = 84, 132, 40, 72, 48
_NAME_SHARE, _WIDEST_NAME = 0.34, 260
_WIDE_PX, _WIDEST_PX = 560, 760
"""Widths below which the reason, then the numbers, appear only in the details."""
_DISC, _DOT, _CROSS = 9.0, 5.0, 7.0
_GOOD = frozenset({Outcome.NOTHING_NEW, Outcome.NOT_MODIFIED, Outcome.DONE, Outcome.STOPPED})


class LinePainter(ListDelegate):
    """Uses the marks of Rhythm: a disc for new articles, a dot for none, a cross for refused or failed."""

    row_px = ROW_PX

    def __init__(self, theme: Theme, clock: Clock, view: QAbstractItemView) -> None:
        super().__init__(theme, view)
        self._clock = clock

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = index.data(LINE_ROLE)
        if not isinstance(line, LogLine):
            return
        with row_area(painter, option.rect) as area:
            is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
            ground = area.adjusted(_INSET, 1, -_INSET, -1)
            row_ground(painter, self._theme, ground, option.state, radius=6, has_ring=self.is_focus_visible)
            self._paint_line(painter, area.adjusted(_LEFT, 0, -_RIGHT, 0), line, is_selected=is_selected)

    def _paint_line(self, painter: QPainter, area: QRectF, line: LogLine, *, is_selected: bool) -> None:
        theme, record = self._theme, line.record
        quiet = theme.color("text_2" if is_selected else "text_3")
        small = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        left = area.left()

        def write(width: float, font: QFont, color: str, text: str) -> None:
            nonlocal left
            ink = quiet if color == "quiet" else theme.color(color)
            text_line(painter, QRectF(left, area.top(), width - _GAP, area.height()), font, ink, text, is_name=True)
            left += width

        write(_TIME, small, "quiet", clock_time(record.started_at, self._clock))
        tile = QRectF(left, area.center().y() - _ICON / 2, _ICON, _ICON)
        paint_tile(painter, theme, tile, record.feed_id or 0, name_text(line))
        left += _ICON + _GAP
        name = min(area.width() * _NAME_SHARE, _WIDEST_NAME)
        write(name, fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM), "text", name_text(line))
        self._paint_mark(painter, QPointF(left + _DISC / 2, area.center().y()), record.outcome)
        left += _DISC + _GAP
        is_new = record.outcome is Outcome.NEW
        write(
            _RESULT,
            fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM if is_new else fonts.REGULAR, tabular=True),
            "text_2",
            result_text(record),
        )
        if area.width() < _WIDE_PX:
            return
        for width, text in (
            (_STATUS, str(record.status) if record.status else NOTHING),
            (_SIZE, travelled_text(record)),
            (_DURATION, duration_text(record)),
        ):
            at = left + width - _GAP * 2 - QFontMetricsF(small).horizontalAdvance(text)
            painter.setFont(small)
            painter.setPen(quiet)
            draw_text(painter, QPointF(at, baseline(small, area.top(), area.height())), text)
            left += width
        if area.width() >= _WIDEST_PX:
            left += _GAP
            write(area.right() - left + _GAP, small, "quiet", remark_text(line))

    def _paint_mark(self, painter: QPainter, at: QPointF, outcome: Outcome) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if outcome is Outcome.NEW:
            painter.setBrush(self._theme.color("accent"))
            painter.drawEllipse(at, _DISC / 2, _DISC / 2)
        elif outcome in _GOOD:
            painter.setBrush(self._theme.color("text_3"))
            painter.drawEllipse(at, _DOT / 2, _DOT / 2)
        else:
            half = _CROSS / 2
            painter.setPen(QPen(self._theme.color("warn" if outcome is Outcome.NO_NETWORK else "bad"), 2))
            painter.drawLine(at - QPointF(half, half), at + QPointF(half, half))
            painter.drawLine(at - QPointF(half, -half), at + QPointF(half, -half))


_OPENING = {Qt.Key.Key_Return, Qt.Key.Key_Enter}


class LogView(QListView):
    """`opened` carries the line whose feed is requested, `only_wanted` the line to filter by feed, `current_changed` the current
    line.
    """

    opened = Signal(object)
    only_wanted = Signal(object)
    current_changed = Signal(object)
    left = Signal()

    def __init__(self, theme: Theme, clock: Clock, model: LogModel) -> None:
        super().__init__()
        self._clock = clock
        self._log = model
        self._painter = LinePainter(theme, clock, self)
        self.setModel(model)
        self.setItemDelegate(self._painter)
        self.setUniformItemSizes(True)
        self.setAccessibleName(self.tr("Activity log"))
        leave_to_delegate(self)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.selectionModel().currentChanged.connect(lambda index, _: self.current_changed.emit(model.line(index.row())))
        theme.changed.connect(self.viewport().update)

    def copy_lines(self) -> None:
        places = sorted(index.row() for index in self.selectionModel().selectedIndexes())
        lines = [line for place in places if (line := self._log.line(place)) is not None]
        if lines:
            QGuiApplication.clipboard().setText("\n".join(line_text(line, self._clock) for line in lines))

    def line_menu(self) -> Menu:
        menu = Menu(self)
        menu.setAccessibleName(self.tr("Details"))
        line = self._log.line(self.currentIndex().row())
        if line is not None:
            if line.record.feed_id is not None:
                menu.addAction(self.tr("Show articles"), lambda: self.opened.emit(line))
                menu.addAction(self.tr("Only this feed"), lambda: self.only_wanted.emit(line))
            menu.addAction(self.tr("Copy"), self.copy_lines)
        return menu

    def keep_in_view(self, add: Callable[[], object]) -> None:
        """Insert lines above while keeping the visible ones in place."""
        bar, top = self.verticalScrollBar(), QPersistentModelIndex(self.indexAt(QPoint(1, 1)))
        before = top.row()
        add()
        if bar.value() > 0 and top.isValid():
            bar.setValue(bar.value() + (top.row() - before) * fonts.scaled(ROW_PX))

    # Qt events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the feed on Enter, copy on Ctrl+C, leave the page on Escape."""
        self._painter.show_focus()
        line = self._log.line(self.currentIndex().row())
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_lines()
        elif line is not None and Qt.Key(event.key()) in _OPENING:
            self.opened.emit(line)
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Ignore typed letters, which are commands."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._painter.show_focus(is_visible=False)
        if event.button() != Qt.MouseButton.MiddleButton:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        line = self._log.line(self.indexAt(event.position().toPoint()).row())
        if line is not None and event.button() == Qt.MouseButton.LeftButton:
            self.opened.emit(line)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        point: QPoint = self.visualRect(self.currentIndex()).center() if is_by_key else event.pos()
        menu = self.line_menu()
        if menu.actions():
            menu.open_at(self.viewport().mapToGlobal(point))

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._painter.follow_focus(event)
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._log.rowCount():
            self.setCurrentIndex(self._log.index(0))

    def event(self, event: QEvent) -> bool:
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Copy):
            event.accept()
            return True
        return super().event(event)


class LineDetails(Painted, QWidget):
    """Hidden without a selected line; its text is selectable. The signals carry the line."""

    opened = Signal(object)
    only_wanted = Signal(object)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._clock = clock
        self.title = PlainLabel(font=fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD))
        self.message = PlainLabel(font=fonts.ui_font(fonts.BASE_PX, tabular=True), kind="second", is_wrapped=True)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._line: LogLine | None = None
        self.articles = button(self.tr("Show articles"), lambda: self.opened.emit(self._line), "quiet")
        self.only = button(self.tr("Only this feed"), lambda: self.only_wanted.emit(self._line), "quiet")
        self.title.setMinimumWidth(1)
        header = boxes.row((self.title, 1), spacing=2)
        for control in (self.articles, self.only):
            control.setProperty("dense", "true")
            header.addWidget(control)
        boxes.column(header, self.message, spacing=4, margins=(28, 14, 28, 16), on=self)
        self.hide()

    def show_line(self, line: LogLine | None) -> None:
        self._line = line
        self.setVisible(line is not None)
        if line is not None:
            status = str(line.record.status or "")
            self.articles.setVisible(line.record.feed_id is not None)
            self.only.setVisible(line.record.feed_id is not None)
            self.title.setText(dotted(name_text(line), result_text(line.record), status))
            self.message.setText("\n".join(detail_lines(line, self._clock)))
            self.setAccessibleName(self.title.text())

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("bg_list"))
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))


_tr = Translator("ActivityPage")

_QUERY = "log"


@dataclass(frozen=True, slots=True)
class ActivityActions:
    show_feed: Callable[[FeedId], object]
    title_of: Callable[[FeedId], str]
    say: Callable[[str], object]


class ActivityPage(TabbedPage):
    """Reads in its own thread, so that searching or exporting half a million lines delays nothing else."""

    def __init__(self, theme: Theme, clock: Clock, database: Path, actions: ActivityActions) -> None:
        super().__init__(theme, ACTIVITY, _tr("Activity"))
        self._actions = actions
        self.runner = QueryRunner(database, self)
        self._clock = clock
        self._narrowing = LineFilter()
        self._newest: Newest | None = None
        self.filters = LogFilters(theme, clock)
        self.model = LogModel(clock, self)
        self.view = LogView(theme, clock, self.model)
        self.details = LineDetails(theme, clock)
        self.empty = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="second")
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.others = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="meta")
        self.others.setContentsMargins(side_margins(28, 8, 28, 10))
        self.others.setMinimumWidth(1)
        self.others.hide()
        self.save_button = button(self.tr("Save as CSV…"), self._ask_file, "quiet")
        self.filters.row.addWidget(self.save_button)
        self._lay_out()
        self._follow_timer = single_shot(self, 700, self._follow)
        self._connect()

    def _lay_out(self) -> None:
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.empty)
        self.column.addWidget(self.filters)
        self.column.addWidget(holder, 1)
        self.column.addWidget(self.details)
        self.column.addWidget(self.others)

    def _connect(self) -> None:
        self.filters.changed.connect(self.read)
        self.filters.left.connect(self.left)
        self.view.left.connect(self.left)
        for part in (self.view, self.details):
            part.opened.connect(self._open_feed)
            part.only_wanted.connect(lambda line: self.show_feed(line.record.feed_id))
        self.view.current_changed.connect(self.details.show_line)
        self.model.more_wanted.connect(self._read_older)

    def _open_feed(self, line: LogLine) -> None:
        if line.record.feed_id is not None:
            self._actions.show_feed(line.record.feed_id)

    def come(self) -> None:
        super().come()
        self.filters.refresh_days()
        since = int(self._clock.now()) - DAY_SECONDS
        self.runner.run("offline pictures", lambda connection: pictures.offline_since(connection, since), self._show_offline)
        self._follow()

    def _show_offline(self, fetched: pictures.OfflinePictures) -> None:
        """Show the total of pictures fetched in advance, whose lines are hidden by default."""
        text = self.tr("%n pictures for offline reading in the last 24 hours ({size}).", "", fetched.count)
        self.others.setText(fill(text, size=size_text(fetched.size)))
        self.others.setVisible(bool(fetched.count))

    def take_focus(self) -> None:
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def handle_event(self, event: Event) -> None:
        if isinstance(event, FeedChanged | RequestLogged) and self.isVisible() and not self._follow_timer.isActive():
            self._follow_timer.start()

    def stop(self) -> None:
        self._follow_timer.stop()
        self.runner.stop()

    def show_feed(self, feed_id: FeedId) -> None:
        self.filters.show_feed(feed_id, self._actions.title_of(feed_id))

    def read(self) -> None:
        wanted = self._narrowing = self.filters.narrowing()
        self.runner.run(_QUERY, lambda connection: (newest(connection), lines(connection, wanted)), self._begin)

    def _begin(self, read: tuple[Newest, list[LogLine]]) -> None:
        self._newest, found = read
        self.model.begin(found)
        self.view.scrollToTop()
        self.details.show_line(None)
        is_narrowed = self.filters.is_narrowing()
        self.empty.setText(self.tr("No such entry.") if is_narrowed else self.tr("No refreshes yet."))
        self._stack.setCurrentWidget(self.view if found else self.empty)
        self.save_button.setEnabled(bool(found))

    def _read_older(self) -> None:
        oldest, wanted = self.model.oldest(), self._narrowing
        if oldest is not None:
            self.runner.run(_QUERY, lambda connection: lines(connection, wanted, older_than=oldest), self.model.add_older)

    def _follow(self) -> None:
        than, wanted = self._newest, self._narrowing
        if than is None or self.model.oldest() is None:
            self.read()
        else:
            self.runner.run(
                "log news", lambda connection: (than, newest(connection), lines_since(connection, wanted, than)), self._add_newer
            )

    def _add_newer(self, read: tuple[Newest, Newest, list[LogLine]]) -> None:
        than, upto, found = read
        if than != self._newest:
            return
        self._newest = upto
        if len(found) >= PAGE_LINES:
            self.read()
        elif found:
            self.view.keep_in_view(lambda: self.model.add_newer(found))

    def _ask_file(self) -> None:
        ask_new_file(self.window(), self.save, "beforehand-activity.csv", "CSV (*.csv)")

    def save(self, path: Path) -> None:
        wanted = self._narrowing
        self.save_button.setEnabled(False)
        done = partial(self._saved, path.name)
        self.runner.run("log file", lambda connection: save_csv(connection, wanted, path), done)

    def _saved(self, name: str, outcome: int | Problem) -> None:
        self.save_button.setEnabled(True)
        if isinstance(outcome, Problem):
            self._actions.say(sentence(outcome))
        else:
            self._actions.say(fill(self.tr("Saved %n lines as {name}", "", outcome), name=name))
