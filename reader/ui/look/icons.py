"""Renders SVG icons in one colour per size and device pixel ratio, with a cache. GUI thread only."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from reader.ui.data.assets import icon_file

_DRAWN_STROKE = b'stroke-width="1.9"'
_HEADER_STROKE = b'stroke-width="1.7"'
_HEADER_PX = 18
_DIRECTED = {"back", "chevron_right", "sidebar", "undo"}


class Icons:
    """Icon cache, owned by the theme. Icons of the other theme stay cached: people switch back."""

    def __init__(self) -> None:
        self._pixmaps: dict[tuple[str, str, int, float], QPixmap] = {}
        # fractional scales are known per window only: `meet`
        self._scales = {screen.devicePixelRatio() for screen in QGuiApplication.screens()} or {1.0}

    def clear(self) -> None:
        self._pixmaps.clear()

    def pixmap(self, name: str, color: QColor | str, size: int, dpr: float = 1.0) -> QPixmap:
        """Return an icon in one colour, `size` logical pixels square."""
        wanted = QColor(color)
        key = (name, wanted.name(QColor.NameFormat.HexArgb), size, dpr)
        found = self._pixmaps.get(key)
        if found is None:
            found = self._pixmaps[key] = _draw(name, wanted, size, dpr)
        return found

    def icon(self, name: str, color: QColor | str, size: int = 16) -> QIcon:
        """Return an icon for buttons and menus, sharp at the scales in use; directional ones follow the language's direction."""
        icon = QIcon()
        is_turned = name in _DIRECTED and QGuiApplication.isRightToLeft()
        for dpr in sorted(self._scales):
            pixmap = self.pixmap(name, color, size, dpr)
            icon.addPixmap(pixmap.transformed(QTransform.fromScale(-1, 1)) if is_turned else pixmap)
        return icon

    def meet(self, dpr: float) -> bool:
        """Render for this scale too from now on; return whether existing icons lack it."""
        is_new = dpr not in self._scales
        self._scales.add(dpr)
        return is_new


def _draw(name: str, color: QColor, size: int, dpr: float) -> QPixmap:
    pixmap = _blank(size, dpr)
    data = _source(name)
    if size >= _HEADER_PX:
        data = data.replace(_DRAWN_STROKE, _HEADER_STROKE)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(0, 0, size, size)
    QSvgRenderer(QByteArray(data)).render(painter, area)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(area, color)
    painter.end()
    return pixmap


@cache
def _source(name: str) -> bytes:
    return icon_file(name).read_bytes()


def app_pixmap(size: int, dpr: float = 1.0) -> QPixmap:
    pixmap = _blank(size, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(icon_file("app"))).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


def _blank(size: int, dpr: float) -> QPixmap:
    pixmap = QPixmap(round(size * dpr), round(size * dpr))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
