"""Heat map of a strip, cached per feed, width, scale and theme. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from reader.domain.ids import FeedId
from reader.ui.look.painting import fill_round
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.strips_pictures import KeptPictures, blank_picture

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
