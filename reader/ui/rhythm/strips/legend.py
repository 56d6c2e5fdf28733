"""Legend of the marks in view, on as many lines as needed. GUI thread only."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reader.reports.rhythm_strips import Mark, MarkKind
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.mark_shapes import paint_mark, paint_wait
from reader.ui.rhythm.strips.strips_heat import CELL_PX, CellPictures
from reader.ui.rhythm.strips.time_axis import columns
from reader.ui.text.rhythm.mark_text import kind_text
from reader.ui.text.translate import fill

_LINE_PX = 22
_ABOVE, _BELOW = 8, 8
_GAP, _AFTER_SHAPE = 14, 6
_SHAPE, _HEAT = 14, 30
_HEAT_PX = 10
_SAMPLE = (0.1, 0.5, 1.0)
_ALWAYS = (MarkKind.NEW, MarkKind.NOTHING, MarkKind.PLANNED)


class Legend(QWidget):
    """Paints the shapes as the strips do."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cells = CellPictures(theme)
        self._kinds: set[MarkKind] = set(_ALWAYS)
        self._text = {
            MarkKind.NEW: self.tr("something new"),
            MarkKind.NOTHING: self.tr("nothing new"),
            MarkKind.REFUSED: self.tr("refused"),
            MarkKind.FAILED: self.tr("failed"),
            MarkKind.NO_NETWORK: self.tr("no network"),
            MarkKind.LIMIT: self.tr("not before"),
            MarkKind.PLANNED: self.tr("planned"),
            MarkKind.LIKELY: self.tr("likely"),
            **{kind: kind_text(Mark(0, kind)) for kind in (MarkKind.VISIT, MarkKind.RETURNED, MarkKind.PRESENT)},
        }
        self._heat_text = self.tr("usually posts")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)
        self.show_kinds(())

    def show_kinds(self, kinds: Iterable[MarkKind]) -> None:
        self._kinds = {*_ALWAYS, *kinds}
        shown = [label for kind, label in self._text.items() if kind in self._kinds]
        self.setAccessibleName(fill(self.tr("Legend: {names}"), names=", ".join([*shown, self._heat_text])))
        self._fit()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(760, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        turn_round(painter, QRectF(self.rect()))
        font = fonts.ui_font(fonts.SMALL_PX)
        for kind, area in self._places():
            middle = QPointF(area.left() + _SHAPE / 2, area.center().y())
            after = _SHAPE + _AFTER_SHAPE
            if kind is None:
                self._paint_heat(painter, area)
                after = _HEAT + _AFTER_SHAPE
            else:
                if kind is MarkKind.LIMIT:
                    paint_wait(painter, self._theme, middle - QPointF(_SHAPE / 2, 0), middle + QPointF(_SHAPE / 2, 0))
                    middle += QPointF(_SHAPE / 2, 0)
                paint_mark(painter, self._theme, kind, middle)
            label = self._heat_text if kind is None else self._text[kind]
            text_line(painter, area.adjusted(after, 0, 2, 0), font, self._theme.color("text_3"), label, is_name=True)
        painter.end()

    def _paint_heat(self, painter: QPainter, area: QRectF) -> None:
        picture = self._cells.row(_SAMPLE, _HEAT, self.devicePixelRatioF())
        painter.save()
        painter.translate(area.left(), area.center().y() - _HEAT_PX / 2)
        painter.scale(1, _HEAT_PX / CELL_PX)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        draw_icon(painter, QPointF(0, 0), picture)
        painter.restore()

    def _places(self) -> list[tuple[MarkKind | None, QRectF]]:
        """Return the area of each shape, with None for the heat map, wrapping full lines."""
        metrics = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX))
        places = columns(self.width())
        begin, end = places.begin, places.right
        height = fonts.scaled(_LINE_PX)
        left, top = begin, float(_ABOVE)
        found: list[tuple[MarkKind | None, QRectF]] = []
        for kind in [*(kind for kind in self._text if kind in self._kinds), None]:
            label = self._heat_text if kind is None else self._text[kind]
            width = (_HEAT if kind is None else _SHAPE) + _AFTER_SHAPE + metrics.horizontalAdvance(label)
            if left > begin and left + width > end:
                left, top = begin, top + height
            found.append((kind, QRectF(left, top, width, height)))
            left += width + _GAP
        return found

    def _fit(self) -> None:
        self.setFixedHeight(round(self._places()[-1][1].bottom()) + _BELOW)
