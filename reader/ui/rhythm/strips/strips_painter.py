"""Paints a strip: icon, name, heat map, waits, marks, next retrieval. GUI thread only."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.clock import Clock
from reader.reports.rhythm_strips import Mark, MarkKind, RhythmDay, Strip
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import baseline, draw_text, ring_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.mark_shapes import MarkPictures, paint_halo, paint_wait
from reader.ui.rhythm.strips.strips_heat import HeatPictures
from reader.ui.rhythm.strips.strips_model import STRIP_ROLE, StripsModel
from reader.ui.rhythm.strips.strips_pictures import KeptPictures, blank_picture
from reader.ui.rhythm.strips.time_axis import TimeAxis, columns
from reader.ui.text.plain_text import show_tip
from reader.ui.text.rhythm.strips_text import next_text

ROW_PX = 30
_ICON = 16
_GAP = 8
_BEFORE_AXIS = 10
_ELIDE = Qt.TextElideMode.ElideRight
_NOTHING_KNOWN = (0.0,)
_LEAST_WAIT = 3
_FAR = 1000.0
_LEAST_APART = {MarkKind.NO_NETWORK: 8, MarkKind.FAILED: 6, MarkKind.REFUSED: 6}
"""Minimum distances between drawn marks of a kind; keys reach hidden ones too."""
_KEPT_ROWS = 48
Index = QModelIndex | QPersistentModelIndex


class StripPainter(QStyledItemDelegate):
    """`chosen` is the mark hovered or focused, with its row; `focused_row` is -1 without keyboard focus."""

    def __init__(self, theme: Theme, clock: Clock, model: StripsModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._clock = clock
        self._model = model
        self.heat = HeatPictures(theme)
        self._marks = MarkPictures(theme)
        self._rows = KeptPictures(_KEPT_ROWS)
        theme.changed.connect(self.forget_rows)
        for signal in (model.dataChanged, model.modelReset, model.layoutChanged):
            signal.connect(self.forget_rows)
        self.chosen: tuple[int, Mark] | None = None
        self.focused_row = -1

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(60, fonts.scaled(ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        strip, day = index.data(STRIP_ROLE), self._model.day
        if not isinstance(strip, Strip) or day is None:
            return
        area = QRectF(option.rect)
        ratio = painter.device().devicePixelRatioF()
        has_icon = self._theme.favicons.pixmap(strip.feed_id, _ICON, ratio) is not None
        key = (strip.feed_id, area.width(), area.height(), ratio, has_icon)
        painter.drawPixmap(area.topLeft(), self._rows.picture(key, lambda: self._row(index.row(), strip, day, area, ratio)))
        if index.row() == self.focused_row or (self.chosen is not None and self.chosen[0] == index.row()):
            painter.save()
            turn_round(painter, area)
            self._paint_chosen(painter, area, day, index.row())
            painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        strip = index.data(STRIP_ROLE)
        x = event.pos().x() - option.rect.left()
        reached = option.rect.width() - x if view.isRightToLeft() else x
        if isinstance(strip, Strip) and reached < columns(option.rect.width()).begin:
            show_tip(event.globalPos(), strip.feed.title, view)
            return True
        show_tip(event.globalPos(), "", view)
        return False

    def forget_rows(self) -> None:
        """Drop cached rows after contents or time changed."""
        self._rows.clear()

    def _row(self, row: int, strip: Strip, day: RhythmDay, area: QRectF, ratio: float) -> QPixmap:
        """Return the parts of a strip that do not change while scrolling and pointing."""
        area = QRectF(0, 0, area.width(), area.height())
        picture = blank_picture(area.size(), ratio, self._theme.color("bg_page"))
        painter = QPainter(picture)
        turn_round(painter, area)
        places = columns(area.width())
        axis = TimeAxis(day.span, places.begin, places.end)
        self._paint_name(painter, area, strip)
        self._paint_heat(painter, area, axis, strip)
        self._paint_waits(painter, area, axis, strip, day)
        self._paint_marks(painter, area, axis, row)
        self._paint_next(painter, area, strip, day)
        painter.end()
        return picture

    def _paint_chosen(self, painter: QPainter, area: QRectF, day: RhythmDay, row: int) -> None:
        """Draw the hovered or focused mark, or a ring around the row if no mark is current."""
        places = columns(area.width())
        if self.chosen is None or self.chosen[0] != row:
            ring = QRectF(places.left - 10, area.top() + 1, places.right - places.left + 20, area.height() - 2)
            ring_round(painter, ring, 6, self._theme.color("focus"))
            return
        mark = self.chosen[1]
        at = QPointF(TimeAxis(day.span, places.begin, places.end).x(mark.at), area.center().y())
        self._marks.draw(painter, mark.kind, at, painter.device().devicePixelRatioF())
        paint_halo(painter, self._theme, at, is_focused=self.focused_row == row)

    def _paint_name(self, painter: QPainter, area: QRectF, strip: Strip) -> None:
        places = columns(area.width())
        tile = QRectF(places.left, area.center().y() - _ICON / 2, _ICON, _ICON)
        paint_tile(painter, self._theme, tile, strip.feed_id, strip.feed.title)
        if places.has_names:
            left = places.left + _ICON + _GAP
            name = QRectF(left, area.top(), places.begin - _BEFORE_AXIS - left, area.height())
            text_line(painter, name, fonts.ui_font(fonts.BASE_PX), self._theme.color("text"), strip.feed.title, is_name=True)

    def _paint_heat(self, painter: QPainter, area: QRectF, axis: TimeAxis, strip: Strip) -> None:
        known = self._model.cells(strip.feed_id)
        cells = known or _NOTHING_KNOWN * (axis.span.seconds // axis.span.cell_seconds)
        ratio = painter.device().devicePixelRatioF()
        picture = self.heat.picture(strip.feed_id if known else None, cells, QSizeF(axis.width, area.height()), ratio)
        painter.drawPixmap(QPointF(round(axis.begin * ratio) / ratio, area.top()), picture)

    def _paint_waits(self, painter: QPainter, area: QRectF, axis: TimeAxis, strip: Strip, day: RhythmDay) -> None:
        y = area.center().y()
        waits = [(begin, end) for begin, end in strip.closed if end > day.read_at]
        if strip.limit is not None:
            waits.append((strip.limit.since, strip.limit.until))
        for begin, end in waits:
            left, right = axis.x(max(begin, day.span.begins_at)), axis.x(min(end, day.span.ends_at))
            if right - left > _LEAST_WAIT:
                paint_wait(painter, self._theme, QPointF(left, y), QPointF(right, y))
            if right < axis.end:
                self._marks.draw(painter, MarkKind.LIMIT, QPointF(right, y), painter.device().devicePixelRatioF())

    def _paint_marks(self, painter: QPainter, area: QRectF, axis: TimeAxis, row: int) -> None:
        y, ratio = area.center().y(), painter.device().devicePixelRatioF()
        self._marks.is_small = axis.span.is_week
        drawn: dict[MarkKind, float] = {}
        for mark in self._model.marks(row):
            x = axis.x(mark.at)
            # one on top of an equal one adds nothing
            if x - drawn.get(mark.kind, -_FAR) >= _LEAST_APART.get(mark.kind, 2):
                drawn[mark.kind] = x
                self._marks.draw(painter, mark.kind, QPointF(x, y), ratio)

    def _paint_next(self, painter: QPainter, area: QRectF, strip: Strip, day: RhythmDay) -> None:
        places = columns(area.width())
        font = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        metrics = QFontMetricsF(font)
        room = places.right - places.end - _BEFORE_AXIS
        text, is_limit = next_text(strip, self._clock, is_automatic=day.is_automatic)
        if metrics.horizontalAdvance(text) > room:
            text, is_limit = next_text(strip, self._clock, is_automatic=day.is_automatic, is_short=True)
            text = metrics.elidedText(text, _ELIDE, room)
        painter.setFont(font)
        painter.setPen(self._theme.color("warn" if is_limit else "text_2"))
        left = places.right - metrics.horizontalAdvance(text)
        draw_text(painter, QPointF(left, baseline(font, area.top(), area.height())), text)
