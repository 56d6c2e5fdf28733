"""Stores feed icons, rendered once per size and device pixel ratio. GUI thread only."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from reader.domain.ids import FeedId
from reader.ui.pictures.picture_process import image_of
from reader.ui.pictures.small_icon import unpacked

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
    _lay_into(whole, scaled)
    pixmap = QPixmap.fromImage(whole)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _lay_into(whole: QImage, image: QImage) -> None:
    painter = QPainter(whole)
    painter.drawImage((whole.width() - image.width()) // 2, (whole.height() - image.height()) // 2, image)
    painter.end()
