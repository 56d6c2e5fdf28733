"""SVG icons in one colour per size and device pixel ratio, and the icons of feeds, both cached. GUI thread only."""

from collections.abc import Iterable, Mapping
from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QImage, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from reader.domain.ids import FeedId
from reader.ui.data.assets import icon_file
from reader.ui.pictures.process import image_of, unpacked

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


_SAMPLE = 12
_HALF = 127
_CUT_OUT_SHARE = 0.9
_DARK = 80


class FaviconStore:
    """Feeds without a usable icon are absent; they get a tile."""

    def __init__(self) -> None:
        self._files: dict[FeedId, bytes] = {}
        self._pixmaps: dict[tuple[int, int, float], QPixmap | None] = {}
        self._dark: dict[int, bool] = {}
        self.addresses: Mapping[int, str] = {}
        """Addresses of the feeds that are followed."""

    def replace(self, feed_ids: Iterable[FeedId], files: Mapping[FeedId, bytes]) -> set[FeedId]:
        """Replace the icons of these feeds; those without a file have none. Returns the changed feeds."""
        changed = {feed_id for feed_id in feed_ids if self._files.get(feed_id) != files.get(feed_id)}
        for feed_id in changed:
            self._files.pop(feed_id, None)
            self._dark.pop(feed_id, None)
            if feed_id in files:
                self._files[feed_id] = files[feed_id]
        for key in [key for key in self._pixmaps if key[0] in changed]:
            del self._pixmaps[key]
        return changed

    def address(self, feed_id: int) -> str:
        """Return the address that colours a feed's tile; the number of one no longer followed."""
        return self.addresses.get(feed_id) or f"feed://{feed_id}"

    def pixmap(self, feed_id: int, size: int, dpr: float) -> QPixmap | None:
        """Return the icon, `size` logical pixels square; None if there is none."""
        data = self._files.get(FeedId(feed_id))
        if data is None:
            return None
        key = (feed_id, size, dpr)
        if key not in self._pixmaps:
            self._pixmaps[key] = _painted(data, size, dpr)
        return self._pixmaps[key]

    def is_dark_mark(self, feed_id: int) -> bool:
        """Check whether an icon is dark on transparent and so invisible on a dark background."""
        if feed_id not in self._dark:
            pixmap = self.pixmap(feed_id, _SAMPLE, 1.0)
            self._dark[feed_id] = pixmap is not None and _is_dark_mark(pixmap.toImage())
        return self._dark[feed_id]


def _is_dark_mark(image: QImage) -> bool:
    colors = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    solid = [color for color in colors if color.alpha() > _HALF]
    is_cut_out = len(solid) < _CUT_OUT_SHARE * len(colors)
    return bool(solid) and is_cut_out and sum(color.lightness() for color in solid) < _DARK * len(solid)


def _painted(data: bytes, size: int, dpr: float) -> QPixmap | None:
    images = unpacked(data)
    if not images:
        return None
    pixels = round(size * dpr)
    # the smallest that is large enough, else the largest
    fitting = next((image for image in images if min(image.size) >= pixels), images[-1])
    scaled = image_of(fitting).scaled(
        QSize(pixels, pixels), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    whole = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.drawImage((whole.width() - scaled.width()) // 2, (whole.height() - scaled.height()) // 2, scaled)
    painter.end()
    pixmap = QPixmap.fromImage(whole)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap
