"""Paints a strip: icon, name, heat map, waits, marks, next retrieval. GUI thread only."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.ids import Clock, FeedId
from reader.reports.rhythm_accesses import Mark, MarkKind, RhythmDay, Strip
from reader.ui.kit import fonts
from reader.ui.kit.painting import baseline, draw_icon, draw_text, fill_round, paint_tile, ring_round, text_line, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.strips_model import STRIP_ROLE, StripsModel, TimeAxis, columns
from reader.ui.text.rhythm import next_text
from reader.ui.text.translate import show_tip


class KeptPictures:
    """Keeps a limited number, dropping the least recently drawn."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def clear(self) -> None:
        self._kept.clear()

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = paint()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found


def blank_picture(area: QSizeF, ratio: float, ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent) -> QPixmap:
    picture = QPixmap(QSize(round(area.width() * ratio), round(area.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    return picture


CELL_PX = 20
_KEPT = 48
_RADIUS = 2
_FAINTEST, _STRONGEST = 0.05, 0.42
_STEPS = 31

_DOT_STEP = 4


class HeatPictures:
    """`grid` holds dotted lines as fractions of the width; a picture has the height of a row."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept = KeptPictures(_KEPT)
        self._cells = CellPictures(theme)
        self.grid: tuple[float, ...] = ()
        theme.changed.connect(self.clear)

    def clear(self) -> None:
        self._kept.clear()

    def picture(self, feed_id: FeedId | None, cells: Sequence[float], area: QSizeF, ratio: float) -> QPixmap:
        """Return a feed's cells side by side in the middle of the area; None stands for all unknown feeds."""
        return self._kept.picture((feed_id, area.width(), ratio), lambda: self._paint(cells, area, ratio))

    def _paint(self, cells: Sequence[float], area: QSizeF, ratio: float) -> QPixmap:
        picture = blank_picture(area, ratio)
        painter = QPainter(picture)
        top = round((area.height() - CELL_PX) / 2 * ratio) / ratio
        painter.drawPixmap(QPointF(0, top), self._cells.row(cells, area.width(), ratio))
        for share in self.grid:
            left = round(share * area.width() * ratio) / ratio
            for y in range(0, round(area.height()), _DOT_STEP):
                painter.fillRect(QRectF(left, y, 1, 1), self._theme.color("line"))
        painter.end()
        return picture


class CellPictures:
    """Paints rows of cells from cached pictures of single cells, of which there are few: 32 strengths and two widths."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: dict[tuple[int, int, float], QPixmap] = {}
        theme.changed.connect(self._kept.clear)

    def row(self, cells: Sequence[float], width: float, ratio: float) -> QPixmap:
        """Return a row aligned to device pixels, with one logical pixel between cells; 1 is the feed's own maximum."""
        picture = blank_picture(QSizeF(width, CELL_PX), ratio)
        painter = QPainter(picture)
        edges = [round(place * width * ratio / len(cells)) for place in range(len(cells) + 1)]
        for place, share in enumerate(cells):
            cell = self._cell(round(share * _STEPS), edges[place + 1] - edges[place], ratio)
            painter.drawPixmap(QPointF(edges[place] / ratio, 0), cell)
        painter.end()
        return picture

    def _cell(self, strength: int, width: int, ratio: float) -> QPixmap:
        key = (strength, width, ratio)
        if key not in self._kept:
            picture = self._kept[key] = blank_picture(QSizeF(width / ratio, CELL_PX), ratio)
            color = QColor(self._theme.color("heat"))
            color.setAlphaF(_FAINTEST + _STRONGEST * strength / _STEPS)
            painter = QPainter(picture)
            gap = max(round(ratio), 1) / ratio
            fill_round(painter, QRectF(0, 0, max(width / ratio - gap, gap), CELL_PX), _RADIUS, color)
            painter.end()
        return self._kept[key]


REACH = 9.0
"""Maximum extent of a mark from its centre, including the ring of a selected one."""
_BAR_HALF = 9.0
_SMALL = 0.72
BAR_PX, BAR_RADIUS, _BAR_STRENGTH = 10, 2, 0.6
_SHRINKING = {
    MarkKind.NEW,
    MarkKind.PLANNED,
    MarkKind.LIKELY,
    MarkKind.REFUSED,
    MarkKind.FAILED,
    MarkKind.NO_NETWORK,
    MarkKind.RETURNED,
}


class MarkPictures:
    """Cached pictures of marks, as hundreds are visible at once. `is_small` is for a week, where they are dense."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._kept: dict[tuple[MarkKind, float, bool], QPixmap] = {}
        self.is_small = False
        theme.changed.connect(self._kept.clear)

    def draw(self, painter: QPainter, kind: MarkKind, at: QPointF, ratio: float) -> None:
        key = (kind, ratio, self.is_small)
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept[key] = self._paint(kind, ratio)
        corner = QPointF(round((at.x() - REACH) * ratio) / ratio, round((at.y() - REACH) * ratio) / ratio)
        draw_icon(painter, corner, picture)

    def _paint(self, kind: MarkKind, ratio: float) -> QPixmap:
        picture = blank_picture(QSizeF(2 * REACH, 2 * REACH), ratio)
        painter = QPainter(picture)
        painter.translate(REACH, REACH)
        if self.is_small and kind in _SHRINKING:
            painter.scale(_SMALL, _SMALL)
        paint_mark(painter, self._theme, kind, QPointF(0, 0))
        painter.end()
        return picture


def paint_mark(painter: QPainter, theme: Theme, kind: MarkKind, at: QPointF) -> None:
    """Draw a mark centred at a point, with a rim of the page's colour that separates it from its neighbours."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    page = theme.color("bg_page")
    if kind is MarkKind.NEW:
        _disc(painter, at, 6.25, page)
        _disc(painter, at, 4.75, theme.color("accent"))
    elif kind is MarkKind.NOTHING:
        _disc(painter, at, 3.5, page)
        _disc(painter, at, 2.5, theme.color("text_3"))
    elif kind is MarkKind.PLANNED:
        _disc(painter, at, 6, page)
        _ring(painter, at, 4.5, QPen(theme.color("accent"), 1.6))
    elif kind is MarkKind.LIKELY:
        _ring(painter, at, 3.5, QPen(theme.color("timer"), 1.2, Qt.PenStyle.DotLine))
    elif kind is MarkKind.RETURNED:
        _disc(painter, at, 6.25, page)
        _disc(painter, at, 5.5, theme.color("accent"))
        painter.setPen(QPen(page, 1.5, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        tip = at + QPointF(2.4 * 0.6, 0)
        painter.drawPolyline([tip + QPointF(-2.4, -2.4), tip, tip + QPointF(-2.4, 2.4)])
    elif kind is MarkKind.VISIT:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent"))
        painter.drawPolygon(QPolygonF([at + QPointF(-4, -2.5), at + QPointF(4, -2.5), at + QPointF(0, 2.5)]))
    elif kind is MarkKind.PRESENT:
        fill_round(painter, QRectF(at.x() - 7, at.y() - BAR_PX / 2, 14, BAR_PX), BAR_RADIUS, bar_color(theme))
    else:
        _paint_trouble(painter, theme, kind, at)


def _paint_trouble(painter: QPainter, theme: Theme, kind: MarkKind, at: QPointF) -> None:
    page = theme.color("bg_page")
    if kind is MarkKind.REFUSED:
        _disc(painter, at, 7, page)
        painter.setPen(QPen(theme.color("bad"), 2, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(at - QPointF(3.5, 3.5), at + QPointF(3.5, 3.5))
        painter.drawLine(at - QPointF(3.5, -3.5), at + QPointF(3.5, -3.5))
    elif kind is MarkKind.FAILED:
        _triangle(painter, at, 6.8, page)
        _triangle(painter, at, 5.0, theme.color("bad"))
    elif kind is MarkKind.NO_NETWORK:
        _disc(painter, at, 6, page)
        _ring(painter, at, 3.75, QPen(theme.color("text_3"), 1.4))
        painter.drawLine(at + QPointF(-4.5, 4.5), at + QPointF(4.5, -4.5))
    elif kind is MarkKind.LIMIT:
        painter.fillRect(QRectF(at.x() - 0.75, at.y() - _BAR_HALF, 1.5, 2 * _BAR_HALF), theme.color("bad"))


def bar_color(theme: Theme) -> QColor:
    color = QColor(theme.color("timer"))
    color.setAlphaF(_BAR_STRENGTH)
    return color


def paint_halo(painter: QPainter, theme: Theme, at: QPointF, *, is_focused: bool) -> None:
    """Draw the ring around the mark that is hovered or focused."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(theme.color("focus" if is_focused else "accent"), 2 if is_focused else 1.5)
    _ring(painter, at, REACH - 1, pen)


def paint_wait(painter: QPainter, theme: Theme, begin: QPointF, end: QPointF) -> None:
    """Draw a dashed line over a time in which requests are forbidden."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    pen = QPen(theme.color("bad"), 1.2)
    pen.setDashPattern([2.5, 2.5])
    painter.setPen(pen)
    painter.drawLine(begin, end)


def _disc(painter: QPainter, at: QPointF, radius: float, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawEllipse(at, radius, radius)


def _ring(painter: QPainter, at: QPointF, radius: float, pen: QPen) -> None:
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius, radius)


def _triangle(painter: QPainter, at: QPointF, radius: float, color: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    half, bottom = radius * 0.9, radius * 0.7
    painter.drawPolygon(QPolygonF([at + QPointF(0, -radius), at + QPointF(half, bottom), at + QPointF(-half, bottom)]))


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
