"""Lower end of the sidebar: how many feeds need the user, and the way to Rhythm. GUI thread only."""

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from reader.domain.events import Event, HabitsChanged, PreferenceChanged
from reader.domain.ids import Clock
from reader.domain.preferences import Preferences
from reader.reports.rhythm_span import Span, local_span
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.kit import fonts
from reader.ui.kit.painting import Painted, draw_icon, fill_round, hairline, smooth_path, text_line, turn_round, upright
from reader.ui.kit.theme import Theme
from reader.ui.text.times import clock_time
from reader.ui.text.translate import fill, listed, set_tip

if TYPE_CHECKING:
    from reader.reports.learning_state import RhythmNow

HEIGHT = 76
ATTENTION_PX = 34
_QUERY = "rhythm now"
_INSET, _ABOVE, _RADIUS = 8, 7, 6
_LEFT, _RIGHT, _ICON, _GAP = 20, 20, 16, 8
_TRIANGLE_PX, _CHEVRON_PX = 14, 11
_NAME_PX, _CURVE_PX, _CURVE_UP = 28, 24, 9
_BAR_PX, _BAR_GAP, _WORDS_GAP, _BELOW = 4, 5, 8, 13
_NOW_PX, _NOW_ABOVE = 2, 2
_TALLEST = 1000
_WRAPPED = int(Qt.TextFlag.TextWordWrap)
_REREAD_SECONDS = 3600
_LEARNING = frozenset({Preferences.habits_record.key, Preferences.habits_pause_until.key, Preferences.fetch_automatic.key})


class _FooterButton(QAbstractButton):
    """A row over the whole width that Space, Return and a click press."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_chosen = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ring", _RADIUS)
        self.setProperty("ring_outside", -_INSET + 2)
        theme.changed.connect(self.update)

    def set_chosen(self, *, is_chosen: bool) -> None:
        if is_chosen != self._is_chosen:
            self._is_chosen = is_chosen
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(120, self.height())

    def _paint_ground(self, painter: QPainter, ground: QRectF) -> None:
        """Draw the side's colour with a line above, and `ground` if the page is shown or the pointer is over it."""
        area = QRectF(self.rect())
        painter.fillRect(area, self._theme.color("bg_side"))
        turn_round(painter, area)
        hairline(painter, area.left(), area.right(), area.top() + 1, self._theme.color("line"))
        if self._is_chosen or self.underMouse():
            fill_round(painter, ground, _RADIUS, self._theme.color("sel" if self._is_chosen else "hover"))

    def _paint_icon(self, painter: QPainter, left: float, middle: float, name: str, color: str, size: int) -> None:
        pixmap = self._theme.icons.pixmap(name, self._theme.color(color), size, self.devicePixelRatioF())
        draw_icon(painter, QPointF(left, middle - size / 2), pixmap)


class AttentionRow(Painted, _FooterButton):
    """Counts the feeds that need the user, else names the folder that does; hidden if there is nothing."""

    counted = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setFixedHeight(fonts.scaled(ATTENTION_PX))
        set_tip(self, self.tr("Show which feeds, and what helps"))
        self.hide()

    def set_count(self, count: int, *, of_folder: bool = False) -> None:
        feeds = self.tr("%n feeds need attention", "", count)
        self.setAccessibleName(self.tr("The folder of your computers needs attention") if of_folder and not count else feeds)
        self.setVisible(bool(count) or of_folder)
        self.update()
        self.counted.emit(count + of_folder)

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        self._paint_ground(painter, area.adjusted(_INSET, 4, -_INSET, -3))
        middle = area.center().y() + 0.5
        self._paint_icon(painter, _LEFT, middle, "warning", "warn", _TRIANGLE_PX)
        end = area.right() - _RIGHT - _CHEVRON_PX
        ratio = self.devicePixelRatioF()
        # turned with the row, unlike other icons
        chevron = self._theme.icons.pixmap("chevron_right", self._theme.color("text_3"), _CHEVRON_PX, ratio)
        painter.drawPixmap(QPointF(end, middle - _CHEVRON_PX / 2), chevron)
        left = _LEFT + _TRIANGLE_PX + _GAP
        row = QRectF(left, area.top() + 1, end - _GAP - left, area.height() - 1)
        text_line(painter, row, fonts.ui_font(fonts.SMALL_PX, tabular=True), self._theme.color("text_2"), self.accessibleName())


class RhythmFooter(Painted, _FooterButton):
    """Shows today's usual visits, or in the first days how long it takes until they are known. Reads in the query thread at most
    hourly and repaints every minute; `read` carries what was read.
    """

    read = Signal(object)

    def __init__(self, theme: Theme, clock: Clock, runner: QueryRunner, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._clock, self._runner = clock, runner
        self._found: RhythmNow | None = None
        self._read_at = 0.0
        self.setAccessibleName(self.tr("Rhythm"))
        self._fit()

    @property
    def is_read(self) -> bool:
        return self._found is not None

    def refresh(self) -> None:
        now = self._read_at = self._clock.now()
        offset = self._clock.utc_offset_seconds

        def query(connection: ReadConnection) -> "RhythmNow":
            # imported in the query thread, not at startup
            from reader.reports.learning_state import load_rhythm_now

            return load_rhythm_now(connection, now, offset)

        self._runner.run(_QUERY, query, self._receive)

    def tick(self) -> None:
        """Move the time line; read learned data again if it is old."""
        is_over = self._found is not None and not self._found.span.holds(self._clock.now())
        if is_over or abs(self._clock.now() - self._read_at) >= _REREAD_SECONDS:
            self.refresh()
        self.update()

    def handle_event(self, event: Event) -> None:
        is_about_it = isinstance(event, PreferenceChanged) and event.key in _LEARNING
        if is_about_it or isinstance(event, HabitsChanged):
            self.refresh()

    def status_text(self) -> str:
        learning = self._found.learning if self._found is not None else None
        now = self._clock.now()
        if learning is None or (learning.knows_habit and learning.is_on and not learning.is_paused(now)):
            return fill(self.tr("now {time}"), time=clock_time(now, self._clock))
        if not learning.is_on:
            return self.tr("Learning is off")
        if learning.is_paused(now):
            return self.tr("Learning paused")
        return self.tr("%n days to go", "", self._days_to_go)

    @property
    def _days_to_go(self) -> int:
        return self._found.learning.days_to_go(self._clock.now()) if self._found is not None else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Take the height of the curve, or in the first days of the text."""
        height = fonts.scaled(HEIGHT)
        if self._days_to_go:
            above = _ABOVE + fonts.scaled(_NAME_PX) + _BAR_GAP + _BAR_PX + _WORDS_GAP
            height = above + self._words_height() + _BELOW
        self.setFixedHeight(height)

    def _first_days_text(self) -> str:
        return self.tr("Getting to know your habits. Until then, every feed is refreshed a few times a day.")

    def _words_height(self) -> int:
        room = QRectF(0, 0, max(self.width() - _LEFT - _RIGHT, 1), _TALLEST)
        metrics = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX))
        return ceil(metrics.boundingRect(room, _WRAPPED, self._first_days_text()).height())

    def paint(self, painter: QPainter) -> None:
        area = QRectF(self.rect())
        ground = area.adjusted(_INSET, _ABOVE, -_INSET, -6)
        self._paint_ground(painter, ground)
        self._paint_name(painter, ground)
        if self._days_to_go:
            self._paint_first_days(painter, area)
        else:
            self._paint_day(painter, area)

    def _paint_name(self, painter: QPainter, ground: QRectF) -> None:
        row = QRectF(_LEFT, ground.top(), self.width() - _LEFT - _RIGHT, fonts.scaled(_NAME_PX))
        ink = self._theme.color("text_2" if self._is_chosen else "text_3")
        self._paint_icon(painter, row.left(), row.center().y(), "rhythm", "accent", _ICON)
        name = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if self._is_chosen else fonts.REGULAR)
        left = row.left() + _ICON + _GAP
        text_line(
            painter,
            QRectF(left, row.top(), row.right() - left, row.height()),
            name,
            self._theme.color("text"),
            self.accessibleName(),
            is_name=True,
        )
        small = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        begin = left + QFontMetricsF(name).horizontalAdvance(self.accessibleName()) + _GAP
        width = min(QFontMetricsF(small).horizontalAdvance(self.status_text()) + 1, max(row.right() - begin, 0.0))
        text_line(painter, QRectF(row.right() - width, row.top(), width, row.height()), small, ink, self.status_text())

    def _paint_first_days(self, painter: QPainter, area: QRectF) -> None:
        """Draw how many of the days have passed, and the text below."""
        top = area.top() + _ABOVE + fonts.scaled(_NAME_PX) + _BAR_GAP
        bar = QRectF(_LEFT, top, area.width() - _LEFT - _RIGHT, _BAR_PX)
        fill_round(painter, bar, _BAR_PX / 2, self._theme.color("line"))
        from reader.reports.learning_state import HABIT_DAYS

        done = bar.width() * (1 - self._days_to_go / (HABIT_DAYS + 1))
        fill_round(painter, QRectF(bar.left(), top, done, _BAR_PX), _BAR_PX / 2, self._theme.color("accent"))
        words = QRectF(bar.left(), bar.bottom() + _WORDS_GAP, bar.width(), self._words_height())
        painter.setFont(fonts.ui_font(fonts.SMALL_PX))
        painter.setPen(self._theme.color("text_2"))
        begin = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        with upright(painter, words):
            painter.drawText(words, _WRAPPED | int(begin | Qt.AlignmentFlag.AlignAbsolute), self._first_days_text())

    def _paint_day(self, painter: QPainter, area: QRectF) -> None:
        bottom = area.bottom() - fonts.scaled(_CURVE_UP)
        plot = QRectF(_LEFT, bottom - fonts.scaled(_CURVE_PX), area.width() - _LEFT - _RIGHT, fonts.scaled(_CURVE_PX))
        span = self._found.span if self._found is not None else local_span(self._clock.now(), self._clock.utc_offset_seconds)
        if self._found is not None and self._found.by_hour:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("accent_mid"))
            painter.drawPath(day_path(self._found.by_hour, plot))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
        hairline(painter, plot.left(), plot.right(), plot.bottom(), self._theme.color("accent_mid"))
        self._paint_now(painter, plot, span, self._theme.color("now"))

    def _paint_now(self, painter: QPainter, plot: QRectF, span: Span, color: QColor) -> None:
        share = (self._clock.now() - span.begins_at) / span.seconds
        x = round(plot.left() + share * plot.width())
        painter.fillRect(QRectF(x - _NOW_PX / 2, plot.top() - _NOW_ABOVE, _NOW_PX, plot.height() + _NOW_ABOVE), color)

    def _receive(self, found: "RhythmNow") -> None:
        self._found = found
        self.setAccessibleDescription(self._description(found))
        self._fit()
        self.update()
        self.read.emit(found)

    def _description(self, found: "RhythmNow") -> str:
        if found.usual_at:
            times = listed(clock_time(at, self._clock) for at in found.usual_at)
            return fill(self.tr("You usually visit at {times}."), times=times)
        return f"{self.status_text()}. {self._first_days_text()}" if self._days_to_go else self.status_text()


def day_path(by_hour: tuple[float, ...], plot: QRectF) -> QPainterPath:
    """Return the filled curve through the centres of the hours; its first and last values lie outside the day."""
    hours, top = len(by_hour) - 2, max(by_hour[1:-1], default=0.0) or 1.0
    step = plot.width() / hours
    points = [
        QPointF(plot.left() + (place - 0.5) * step, plot.bottom() - value / top * plot.height())
        for place, value in enumerate(by_hour)
    ]
    path = smooth_path(points)
    for point in (points[-1], points[0]):
        path.lineTo(point.x(), plot.bottom())
    path.closeSubpath()
    inside = QPainterPath()
    inside.addRect(plot)
    return path.intersected(inside)
