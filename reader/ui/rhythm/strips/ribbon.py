"""Ribbon of the user's visits: learned rate as a curve over the day or week, ticks of planned refreshes, time axis, now. GUI
thread only.
"""

from collections.abc import Iterator

from PySide6.QtCore import QDate, QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from reader.domain.clock import Clock
from reader.reports.rhythm_span import HOUR_SECONDS, Tick, ticks
from reader.reports.rhythm_strips import RhythmDay
from reader.ui.look import fonts
from reader.ui.look.painting import baseline, draw_text, fill_round, smooth_path, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.first_days import paint_first_days
from reader.ui.rhythm.strips.time_axis import TimeAxis, columns
from reader.ui.text.rhythm.strips_text import peak_text, ribbon_text, time_of_day
from reader.ui.text.translate import fill

_NEW_ARTICLES_TOP, _NEW_ARTICLES_HEIGHT, _NEW_ARTICLES_BESIDE = 10, 18, 6
_CURVE_TOP = 40
_CURVE_PX = 104
_AXIS_PX = 26
_TICK_PX = 7
_LABEL_PX = 16
_LABEL_GAP = 8
_HEADROOM = 12
_EPOCH = QDate(1970, 1, 1)


class Ribbon(QWidget):
    """Has no tab stop; its accessible description contains what it shows."""

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._day: RhythmDay | None = None
        self._planned: list[int] = []
        self._header = self._beside = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("When you visit"))
        self.set_header(0)
        theme.changed.connect(self.update)

    @property
    def base_y(self) -> int:
        return self._header + _CURVE_TOP + _CURVE_PX

    def set_header(self, pixels: int, beside: int = 0) -> None:
        """Reserve space above, or at the start of the axis, for another widget."""
        self._header, self._beside = pixels, beside
        self.setFixedHeight(self.base_y + fonts.scaled(_AXIS_PX))

    def show_day(self, day: RhythmDay) -> None:
        self._day, self._planned = day, day.planned
        self.tick()

    def tick(self) -> None:
        if self._day is not None:
            self.setAccessibleDescription(ribbon_text(self._day, self._clock))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(760, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        day = self._day
        if day is None:
            return
        painter = QPainter(self)
        area = QRectF(self.rect())
        turn_round(painter, area)
        places = columns(area.width())
        axis = TimeAxis(day.span, places.begin, places.end)
        if day.accesses.by_hour:
            self._paint_curve(painter, axis, day)
        else:
            paint_first_days(painter, self._theme, axis, day, self.base_y, self._clock.now())
        self._paint_planned(painter, axis)
        self._paint_line(painter, axis, day)
        self._paint_axis(painter, axis, day)
        if places.has_names:
            self._paint_caption(painter, places.left, places.begin)
        self._paint_word_next(painter, places.right)
        self._paint_peaks(painter, axis, day)
        self._paint_new_articles_button(painter, axis, day)
        painter.end()

    def _height(self, day: RhythmDay, expected: float) -> float:
        """Return the height of a value above the base, scaled so that the maximum nearly reaches the top."""
        most = max(day.accesses.by_hour[1:-1], default=0.0)
        return (_CURVE_PX - _HEADROOM) * expected / most if most > 0 else 0.0

    def _curve(self, axis: TimeAxis, day: RhythmDay) -> QPainterPath:
        return smooth_path(
            [
                QPointF(axis.x(day.span.begins_at + (hour - 0.5) * HOUR_SECONDS), self.base_y - self._height(day, expected))
                for hour, expected in enumerate(day.accesses.by_hour)
            ]
        )

    def _paint_curve(self, painter: QPainter, axis: TimeAxis, day: RhythmDay) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(QRectF(axis.begin, 0, axis.width, self.base_y))
        line = self._curve(axis, day)
        filled = QPainterPath(line)
        filled.lineTo(filled.currentPosition().x(), self.base_y)
        filled.lineTo(line.elementAt(0).x, self.base_y)
        painter.fillPath(filled, self._theme.color("accent_soft"))
        painter.save()
        now = min(max(axis.x(self._clock.now()), axis.begin), axis.end)
        painter.setClipRect(QRectF(axis.begin, 0, now - axis.begin, self.base_y), Qt.ClipOperation.IntersectClip)
        past = QColor(self._theme.color("accent_mid"))
        past.setAlphaF(0.75)
        painter.fillPath(filled, past)
        painter.restore()
        painter.setPen(QPen(self._theme.color("accent"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(line)
        painter.restore()

    def _paint_planned(self, painter: QPainter, axis: TimeAxis) -> None:
        ratio = self.devicePixelRatioF()
        for place in sorted({round(axis.x(at) * ratio) for at in self._planned}):
            painter.fillRect(QRectF(place / ratio, self.base_y - _TICK_PX - 1, 1.3, _TICK_PX), self._theme.color("accent"))

    def _paint_axis(self, painter: QPainter, axis: TimeAxis, day: RhythmDay) -> None:
        color = self._theme.color("line_strong")
        painter.fillRect(QRectF(axis.begin, self.base_y, axis.width, 1), color)
        font = fonts.ui_font(fonts.CAPTION_PX, tabular=True)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        height = self.height() - self.base_y
        free_from = float(self._beside)
        for tick, text, middle in self._labels(axis, day):
            painter.fillRect(QRectF(round(axis.x(tick.at)), self.base_y, 1, 5), color)
            width = metrics.horizontalAdvance(text)
            left = middle - width / 2
            if text and left >= free_from:
                painter.setPen(self._theme.color("text_3"))
                self._write(painter, left, self.base_y + 5, height - 5, text)
                free_from = left + width + _LABEL_GAP

    def _labels(self, axis: TimeAxis, day: RhythmDay) -> Iterator[tuple[Tick, str, float]]:
        """Yield labels: hours below their ticks, days between theirs."""
        found = list(ticks(day.span, self._clock.utc_offset_seconds))
        for place, tick in enumerate(found):
            at = axis.x(tick.at)
            if not day.span.is_week:
                yield tick, f"{tick.hour:02}:00", at
            elif place + 1 < len(found):
                name = QLocale().dayName(_EPOCH.addDays(tick.day).dayOfWeek(), QLocale.FormatType.ShortFormat)
                yield tick, name, (at + axis.x(found[place + 1].at)) / 2
            else:
                yield tick, "", at

    def _paint_caption(self, painter: QPainter, left: float, right: float) -> None:
        room = right - left - 10
        top = self.base_y - 46
        strong, small = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD), fonts.ui_font(fonts.SMALL_PX)
        text_line(
            painter, QRectF(left, top, room, 18), strong, self._theme.color("text"), self.tr("When you visit"), is_name=True
        )
        text = self.tr("ticks: planned refreshes")
        text_line(painter, QRectF(left, top + 18, room, 16), small, self._theme.color("text_2"), text, is_name=True)

    def _paint_word_next(self, painter: QPainter, right: float) -> None:
        font = fonts.ui_font(fonts.CAPTION_PX)
        text = self.tr("next")
        painter.setFont(font)
        painter.setPen(self._theme.color("text_3"))
        left = right - QFontMetricsF(font).horizontalAdvance(text)
        draw_text(painter, QPointF(left, baseline(font, self.base_y + 4, self.height() - self.base_y - 4)), text)

    def _paint_peaks(self, painter: QPainter, axis: TimeAxis, day: RhythmDay) -> None:
        """Label peaks, highest first, skipping those that would overlap another label."""
        font = fonts.ui_font(fonts.CAPTION_PX, fonts.MEDIUM, tabular=True)
        painter.setFont(font)
        painter.setPen(self._theme.color("text_2"))
        metrics = QFontMetricsF(font)
        occupied: list[tuple[float, float]] = []
        for peak in sorted(day.accesses.peaks, key=lambda each: -each.height):
            text = peak_text(peak.at, self._clock)
            if not (occupied or day.span.is_week):
                text = fill(self.tr("usually {time}"), time=text)
            width = metrics.horizontalAdvance(text)
            left = min(max(axis.x(peak.at) - width / 2, axis.begin), axis.end - width)
            if any(left < end + _LABEL_GAP and begin < left + width + _LABEL_GAP for begin, end in occupied):
                continue
            occupied.append((left, left + width))
            top = self.base_y - self._height(day, peak.height) - _LABEL_PX - 4
            self._write(painter, left, top, _LABEL_PX, text)

    def _paint_line(self, painter: QPainter, axis: TimeAxis, day: RhythmDay) -> None:
        now = self._clock.now()
        if day.span.holds(now):
            line = now_line(
                axis.x(now), self._header + _NEW_ARTICLES_TOP + _NEW_ARTICLES_HEIGHT, self.height(), self.devicePixelRatioF()
            )
            painter.fillRect(line, self._theme.color("now"))

    def _paint_new_articles_button(self, painter: QPainter, axis: TimeAxis, day: RhythmDay) -> None:
        now = self._clock.now()
        if not day.span.holds(now):
            return
        font = fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD, tabular=True)
        text = time_of_day(int(now + self._clock.utc_offset_seconds(now)))
        width = QFontMetricsF(font).horizontalAdvance(text)
        top, height = self._header + _NEW_ARTICLES_TOP, fonts.scaled(_NEW_ARTICLES_HEIGHT)
        left = axis.x(now) - width / 2
        fill_round(
            painter,
            QRectF(left - _NEW_ARTICLES_BESIDE, top, width + 2 * _NEW_ARTICLES_BESIDE, height),
            height / 2,
            self._theme.color("now"),
        )
        painter.setFont(font)
        painter.setPen(self._theme.color("bg_page"))
        draw_text(painter, QPointF(left, baseline(font, top, height)), text)

    def _write(self, painter: QPainter, left: float, top: float, height: float, text: str) -> None:
        """Draw text with a background that hides the time line."""
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        day = self._day
        places = columns(self.width())
        now = TimeAxis(day.span, places.begin, places.end).x(self._clock.now()) if day is not None else -1.0
        if left - 2 <= now <= left + width + 2:
            painter.fillRect(QRectF(left - 2, top + 1, width + 4, height - 2), self._theme.color("bg_page"))
        draw_text(painter, QPointF(left, baseline(painter.font(), top, height)), text)


def now_line(x: float, top: float, bottom: float, ratio: float) -> QRectF:
    """Return the line of the present time, aligned to device pixels."""
    width = max(int(1.5 * ratio), 1)
    return QRectF((round(x * ratio) - width // 2) / ratio, top, width / ratio, bottom - top)
