"""Strip of thumbnails below the viewer's picture, around the current one. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.ui.look.painting import fill_round, ring_round
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import show_tip

SMALL = QSize(56, 42)
_GAP = 6
_RING = 3
_RADIUS = 4
_OTHERS = 0.55


class PictureStrip(QWidget):
    """Emits `chosen` with the index of the clicked picture; `image_of` and `name_of` are called by index."""

    chosen = Signal(int)

    def __init__(
        self, theme: Theme, image_of: Callable[[int], QImage | None], name_of: Callable[[int], str], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._image_of = image_of
        self._name_of = name_of
        self._count = self._current = 0
        self.setFixedHeight(SMALL.height() + 2 * _RING)
        self.setMouseTracking(True)

    def show_place(self, count: int, current: int) -> None:
        self._count, self._current = count, current
        self.update()

    def wanted_width(self, room: int) -> int:
        fitting = max(min(self._count, (room + _GAP - 2 * _RING) // (SMALL.width() + _GAP)), 1)
        return fitting * (SMALL.width() + _GAP) - _GAP + 2 * _RING

    def visible_places(self) -> range:
        """Return the indices that have room, centred on the current one where possible."""
        fitting = max((self.width() + _GAP - 2 * _RING) // (SMALL.width() + _GAP), 1)
        first = min(max(self._current - fitting // 2, 0), max(self._count - fitting, 0))
        return range(first, min(first + fitting, self._count))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for place in self.visible_places():
            self._paint_one(painter, place)
        painter.end()

    def _paint_one(self, painter: QPainter, place: int) -> None:
        area = self._area(place)
        image = self._image_of(place)
        painter.save()
        painter.setOpacity(1 if place == self._current else _OTHERS)
        if image is None:
            fill_round(painter, area, _RADIUS, self._theme.color("bg_raised"))
        else:
            path = QPainterPath()
            path.addRoundedRect(area, _RADIUS, _RADIUS)
            painter.setClipPath(path)
            painter.drawImage(area, image)
        painter.restore()
        if place == self._current:
            ring_round(painter, area.adjusted(-_RING, -_RING, _RING, _RING), _RADIUS + 2, self._theme.color("focus"))

    def _area(self, place: int) -> QRectF:
        at = place - self.visible_places().start
        left = _RING + at * (SMALL.width() + _GAP)
        if self.isRightToLeft():
            left = self.width() - left - SMALL.width()
        return QRectF(left, _RING, SMALL.width(), SMALL.height())

    def _place_at(self, point: QPointF) -> int | None:
        return next((place for place in self.visible_places() if self._area(place).contains(point)), None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self._place_at(event.position())
        if place is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(place)
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Show descriptions as plain text, never markup."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            place = self._place_at(QPointF(event.pos()))
            show_tip(event.globalPos(), "" if place is None else self._name_of(place), self)
            return True
        return super().event(event)
