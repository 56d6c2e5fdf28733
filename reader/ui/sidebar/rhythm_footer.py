"""Sidebar footer that opens Rhythm, with a small curve of today. GUI thread only."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from reader.domain.clock import Clock
from reader.domain.events import Event, HabitsChanged, PreferenceChanged
from reader.domain.preferences import Preferences
from reader.reports.rhythm_span import Span, local_span
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, hairline, smooth_path, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.times import clock_time
from reader.ui.text.translate import fill, listed
from reader.ui.widgets.labels import claims_space

if TYPE_CHECKING:
    from reader.reports.learning_state import RhythmNow

HEIGHT = 76
_QUERY = "rhythm now"
_INSET, _ABOVE, _RADIUS = 8, 7, 6
_LEFT, _RIGHT, _ICON, _GAP = 20, 20, 16, 8
_NAME_PX, _CURVE_PX, _CURVE_UP = 28, 24, 9
_NOW_PX, _NOW_ABOVE = 2, 2
_REREAD_SECONDS = 3600
_LEARNING = frozenset({Preferences.habits_record.key, Preferences.habits_pause_until.key})


class RhythmFooter(QAbstractButton):
    """Reads in the query thread at most hourly and repaints every minute."""

    def __init__(self, theme: Theme, clock: Clock, runner: QueryRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._clock, self._runner = theme, clock, runner
        self._found: RhythmNow | None = None
        self._read_at = 0.0
        self._is_chosen = False
        self.setAccessibleName(self.tr("Rhythm"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(fonts.scaled(HEIGHT))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ring", _RADIUS)
        self.setProperty("ring_outside", -_INSET + 2)
        theme.changed.connect(self.update)

    @property
    def is_read(self) -> bool:
        """True if it shows learned data."""
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
        """Read again after learning was switched or learned data erased."""
        is_about_it = isinstance(event, PreferenceChanged) and event.key in _LEARNING
        if is_about_it or isinstance(event, HabitsChanged):
            self.refresh()

    def set_chosen(self, *, is_chosen: bool) -> None:
        if is_chosen != self._is_chosen:
            self._is_chosen = is_chosen
            self.update()

    def status_text(self) -> str:
        learning = self._found.learning if self._found is not None else None
        now = self._clock.now()
        if learning is None or (learning.is_learned and learning.is_on and not learning.is_paused(now)):
            return fill(self.tr("now {time}"), time=clock_time(now, self._clock))
        if not learning.is_on:
            return self.tr("Learning is off")
        if learning.is_paused(now):
            return self.tr("Learning paused")
        from reader.reports.learning_state import FULL_DAYS

        return fill(self.tr("Learning: day {day}/{days}"), day=max(learning.day, 1), days=FULL_DAYS)

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(120, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, self._theme.color("bg_side"))
        turn_round(painter, area)
        hairline(painter, area.left(), area.right(), area.top() + 1, self._theme.color("line"))
        ground = area.adjusted(_INSET, _ABOVE, -_INSET, -6)
        if self._is_chosen or self.underMouse():
            fill_round(painter, ground, _RADIUS, self._theme.color("sel" if self._is_chosen else "hover"))
        self._paint_name(painter, ground)
        self._paint_day(painter, area)
        painter.end()

    def _paint_name(self, painter: QPainter, ground: QRectF) -> None:
        row = QRectF(_LEFT, ground.top(), self.width() - _LEFT - _RIGHT, fonts.scaled(_NAME_PX))
        ink = self._theme.color("text_2" if self._is_chosen else "text_3")
        pixmap = self._theme.icons.pixmap("rhythm", self._theme.color("accent"), _ICON, self.devicePixelRatioF())
        draw_icon(painter, QPointF(row.left(), row.top() + (row.height() - _ICON) / 2), pixmap)
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
        self.update()

    def _description(self, found: "RhythmNow") -> str:
        if found.usual_at:
            times = listed(clock_time(at, self._clock) for at in found.usual_at)
            return fill(self.tr("You usually visit at {times}."), times=times)
        return self.status_text()


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
