"""Ribbon of the user's visits with learned rate, planned refreshes and now; lane of presence; text of the first days. GUI thread
only.
"""

from bisect import bisect_left
from collections.abc import Iterator

from PySide6.QtCore import QDate, QEvent, QLocale, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from reader.domain.ids import Clock
from reader.reports.rhythm_accesses import MarkKind, RhythmDay, Stay
from reader.reports.rhythm_span import HOUR_SECONDS, Tick, ticks
from reader.ui.kit import fonts
from reader.ui.kit.painting import (
    Painted,
    baseline,
    draw_text,
    fill_round,
    ring_round,
    smooth_path,
    text_line,
    turn_round,
    upright,
)
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.strips_model import Columns, TimeAxis, columns
from reader.ui.pages.rhythm.strips_painter import (
    BAR_PX,
    BAR_RADIUS,
    REACH,
    ROW_PX,
    MarkPictures,
    bar_color,
    paint_halo,
    paint_mark,
)
from reader.ui.text.rhythm import first_days_text, lane_text, peak_text, ribbon_text, time_of_day
from reader.ui.text.translate import fill

_BAND_PX = 14
_DASH, _PAUSE = 4.0, 3.0
_VISIT_ABOVE = 4.5
_WORDS_WIDEST, _WORDS_BESIDE, _WORDS_ABOVE, _BETWEEN = 280, 12, 18, 4


def paint_first_days(painter: QPainter, theme: Theme, axis: TimeAxis, day: RhythmDay, base: float, now: float) -> None:
    """Paint above `base`, with the text on the wider side of `now`."""
    top = base - _BAND_PX
    painter.fillRect(QRectF(axis.begin, top, axis.width, _BAND_PX), theme.color("accent_soft"))
    pen = QPen(theme.color("accent_mid"), 1)
    pen.setDashPattern([_DASH, _PAUSE])
    painter.setPen(pen)
    painter.drawLine(QPointF(axis.begin, top + 0.5), QPointF(axis.end, top + 0.5))
    for at in day.visits:
        paint_mark(painter, theme, MarkKind.VISIT, QPointF(axis.x(at), top - _VISIT_ABOVE))
    if day.waits_for_habit:
        present = min(max(axis.x(now), axis.begin), axis.end)
        left, right = (present, axis.end) if present < (axis.begin + axis.end) / 2 else (axis.begin, present)
        _paint_words(painter, theme, left + _WORDS_BESIDE, right - _WORDS_BESIDE, top - _WORDS_ABOVE)


def _paint_words(painter: QPainter, theme: Theme, left: float, right: float, bottom: float) -> None:
    width, middle = min(right - left, float(fonts.scaled(_WORDS_WIDEST))), (left + right) / 2
    title, said = first_days_text()
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap
    for text, font, color in (
        (said, fonts.ui_font(fonts.SMALL_PX), "text_2"),
        (title, fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD), "text"),
    ):
        painter.setFont(font)
        painter.setPen(theme.color(color))
        height = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, bottom), int(flags), text).height()
        area = QRectF(middle - width / 2, bottom - height, width, height)
        with upright(painter, area):
            painter.drawText(area, int(flags), text)
        bottom -= height + _BETWEEN


_NEW_ARTICLES_TOP, _NEW_ARTICLES_HEIGHT, _NEW_ARTICLES_BESIDE = 10, 18, 6
_CURVE_TOP = 40
_CURVE_PX = 104
_TICK_PX = 7
_LABEL_PX = 16
_LABEL_GAP = 8
_HEADROOM = 12
_EPOCH = QDate(1970, 1, 1)


class Ribbon(Painted, QWidget):
    """Has no tab stop; its accessible description contains what it shows."""

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._clock = clock
        self._day: RhythmDay | None = None
        self._planned: list[int] = []
        self._header = self._beside = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("When you visit"))
        self.set_header(0)

    @property
    def base_y(self) -> int:
        return self._header + _CURVE_TOP + _CURVE_PX

    def set_header(self, pixels: int, beside: int = 0) -> None:
        """Reserve space above, or at the start of the axis, for another widget."""
        self._header, self._beside = pixels, beside
        self.setFixedHeight(self.base_y + fonts.scaled(26))

    def show_day(self, day: RhythmDay) -> None:
        self._day, self._planned = day, day.planned
        self.tick()

    def tick(self) -> None:
        if self._day is not None:
            self.setAccessibleDescription(ribbon_text(self._day, self._clock))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(760, self.height())

    def paint(self, painter: QPainter) -> None:
        day = self._day
        if day is None:
            return
        area = QRectF(self.rect())
        turn_round(painter, area)
        places = columns(area.width())
        axis = TimeAxis(day.span, places.begin, places.end)
        if day.accesses.by_hour:
            self._paint_curve(painter, axis, day)
        else:
            paint_first_days(painter, self._theme, axis, day, self.base_y, self._clock.now())
        ratio = self.devicePixelRatioF()
        for place in sorted({round(axis.x(at) * ratio) for at in self._planned}):
            painter.fillRect(QRectF(place / ratio, self.base_y - _TICK_PX - 1, 1.3, _TICK_PX), self._theme.color("accent"))
        self._paint_line(painter, axis, day)
        self._paint_axis(painter, axis, day)
        if places.has_names:
            self._paint_caption(painter, places.left, places.begin)
        font = fonts.ui_font(fonts.CAPTION_PX)
        text = self.tr("next")
        painter.setFont(font)
        painter.setPen(self._theme.color("text_3"))
        left = places.right - QFontMetricsF(font).horizontalAdvance(text)
        draw_text(painter, QPointF(left, baseline(font, self.base_y + 4, self.height() - self.base_y - 4)), text)
        self._paint_peaks(painter, axis, day)
        self._paint_new_articles_button(painter, axis, day)

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


_LEAST_PX = 2
_BEFORE_AXIS = 10
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENDS = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


class PresenceLane(Painted, QWidget):
    """`return_chosen` carries the stay whose return is hovered or focused, or None; `left_downwards` reports that keys move on
    below. Hidden if the user's presence is unknown; a tab stop only if there are returns.
    """

    return_chosen = Signal(object)
    left_downwards = Signal()

    def __init__(self, theme: Theme, clock: Clock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._clock = clock
        self._day: RhythmDay | None = None
        self._marks = MarkPictures(theme)
        self.chosen: Stay | None = None
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(fonts.scaled(ROW_PX))
        self.setAccessibleName(self.tr("At this computer"))
        self.hide()

    def show_day(self, day: RhythmDay) -> None:
        """Show another reading; the selected return is kept if it is still there."""
        self._day = day
        self._marks.is_small = day.span.is_week
        has_focus = self.hasFocus()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if day.returns else Qt.FocusPolicy.NoFocus)
        self.setVisible(day.stays is not None)
        if has_focus and not (day.returns and self.isVisible()):
            self.left_downwards.emit()
        if self.chosen is not None:
            self._choose(next((stay for stay in day.returns if stay.begins_at == self.chosen.begins_at), None))
        self.tick()

    def tick(self) -> None:
        """Extend a current stay to the present."""
        if self._day is not None:
            self.setAccessibleDescription(lane_text(self._day, self._clock))
        self.update()

    def unmark(self) -> None:
        self._choose(None)

    def place_of(self, stay: Stay) -> QPoint:
        return QPoint(round(self._turned(self._axis().x(stay.begins_at))), self.height() // 2)

    def sizeHint(self) -> QSize:
        return QSize(760, self.height())

    # Qt events

    def paint(self, painter: QPainter) -> None:
        day = self._day
        if day is None:
            return
        area = QRectF(self.rect())
        turn_round(painter, area)
        places, axis = columns(area.width()), self._axis()
        if places.has_names:
            name = QRectF(places.left, 0, places.begin - _BEFORE_AXIS - places.left, area.height())
            font = fonts.ui_font(fonts.SMALL_PX)
            text_line(painter, name, font, self._theme.color("text_2"), self.accessibleName(), is_name=True)
        self._paint_bars(painter, axis, day)
        middle = area.center().y()
        for stay in day.returns:
            at = QPointF(axis.x(stay.begins_at), middle)
            self._marks.draw(painter, MarkKind.RETURNED, at, self.devicePixelRatioF())
        self._paint_chosen(painter, axis, places)
        if day.span.holds(self._clock.now()):
            line = now_line(axis.x(self._clock.now()), 0, area.height(), self.devicePixelRatioF())
            painter.fillRect(line, self._theme.color("now"))

    def _paint_bars(self, painter: QPainter, axis: TimeAxis, day: RhythmDay) -> None:
        middle, now = self.height() / 2, self._clock.now()
        end = axis.x(min(max(now, day.span.begins_at), day.span.ends_at))
        painter.fillRect(QRectF(axis.begin, round(middle), end - axis.begin, 1), self._theme.color("line"))
        for stay in day.stays or ():
            until = max(now, stay.ends_at) if stay.is_open else stay.ends_at
            left = axis.x(max(stay.begins_at, day.span.begins_at))
            right = axis.x(min(until, day.span.ends_at))
            bar = QRectF(left, middle - BAR_PX / 2, max(right - left, _LEAST_PX), BAR_PX)
            fill_round(painter, bar, BAR_RADIUS, self._theme.color("bg_page"))
            fill_round(painter, bar, BAR_RADIUS, bar_color(self._theme))

    def _paint_chosen(self, painter: QPainter, axis: TimeAxis, places: Columns) -> None:
        """Draw the hovered or focused return, or a focus ring around the lane if none is selected."""
        if self.chosen is not None:
            at = QPointF(axis.x(self.chosen.begins_at), self.height() / 2)
            self._marks.draw(painter, MarkKind.RETURNED, at, self.devicePixelRatioF())
            paint_halo(painter, self._theme, at, is_focused=self.hasFocus())
        elif self.hasFocus():
            ring = QRectF(places.left - 10, 1, places.right - places.left + 20, self.height() - 2)
            ring_round(painter, ring, 6, self._theme.color("focus"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between returns by Left, Right, Home and End, to the feeds by Down; Escape deselects, then leaves the page."""
        key, returns = Qt.Key(event.key()), self._day.returns if self._day is not None else []
        if key == Qt.Key.Key_Escape and self.chosen is not None:
            self.unmark()
        elif key == Qt.Key.Key_Down:
            self.left_downwards.emit()
        elif returns and key in _SIDEWAYS:
            self._step(_SIDEWAYS[key] * (-1 if self.isRightToLeft() else 1), returns)
        elif returns and key in _ENDS:
            self._choose(returns[_ENDS[key]])
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Deselect, as returns move away from their card."""
        super().resizeEvent(event)
        self.unmark()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.unmark()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        found = self._return_at(event.position())
        if found is not None or not self.hasFocus():
            self._choose(found)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self.unmark()

    # Internals

    def _axis(self) -> TimeAxis:
        if self._day is None:
            raise LookupError("nothing is shown yet")
        places = columns(self.width())
        return TimeAxis(self._day.span, places.begin, places.end)

    def _turned(self, x: float) -> float:
        return self.width() - x if self.isRightToLeft() else x

    def _return_at(self, position: QPointF) -> Stay | None:
        if self._day is None:
            return None
        axis, x = self._axis(), self._turned(position.x())
        nearest = min(self._day.returns, key=lambda stay: abs(axis.x(stay.begins_at) - x), default=None)
        return nearest if nearest is not None and abs(axis.x(nearest.begins_at) - x) <= REACH else None

    def _step(self, step: int, returns: list[Stay]) -> None:
        """Select the next return in a direction, starting from the present."""
        if self.chosen in returns:
            place = returns.index(self.chosen) + step
        else:
            place = bisect_left([stay.begins_at for stay in returns], self._clock.now()) - (step < 0)
        self._choose(returns[min(max(place, 0), len(returns) - 1)])

    def _choose(self, found: Stay | None) -> None:
        if found != self.chosen:
            self.chosen = found
            self.update()
            self.return_chosen.emit(found)
