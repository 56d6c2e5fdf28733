"""Rows as they were painted, kept so that scrolling only lays pictures down. GUI thread only.

A scroll bar lies over the list, and Qt does not move the pixels of a widget that something lies over: it paints every row in sight anew
for each frame, of which the text is nearly all the cost.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from reader.ui.look.painting import draw_icon, turn_round

# At a scale of two a row takes 0.6 MB; more rows than this are hardly ever in sight.
_KEPT = 32


class RowPictures:
    """By everything that shows in a row; the newest are kept."""

    def __init__(self) -> None:
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def clear(self) -> None:
        """Paint every row anew."""
        self._pictures.clear()

    def lay(
        self, painter: QPainter, area: QRectF, shown: Hashable, ground: QColor, paint: Callable[[QPainter, QRectF], None]
    ) -> None:
        """Lay down the picture of what is shown, painted on its ground if it is not there yet."""
        ratio = painter.device().devicePixelRatio()
        key = (shown, area.width(), area.height(), ratio, ground.rgb(), painter.worldTransform().m11())
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = _painted(area, ratio, ground, paint)
            if len(self._pictures) > _KEPT:
                self._pictures.popitem(last=False)
        draw_icon(painter, area.topLeft(), picture)


def _painted(area: QRectF, ratio: float, ground: QColor, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    picture = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    painter = QPainter(picture)
    whole = QRectF(0, 0, area.width(), area.height())
    turn_round(painter, whole)
    paint(painter, whole)
    painter.end()
    return picture
