"""The icons of feeds: as they were fetched, decoded when they are first painted, kept per size and device pixel ratio. GUI thread only."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter, QPixmap

from reader.domain.errors import ReaderError
from reader.domain.ids import FeedId
from reader.formats.pictures import inspect

MAX_BYTES = 64 * 1024
MAX_SIDE = 512
_MOST_IMAGES = 16
_SAMPLE = 12
_HALF = 127
_CUT_OUT_SHARE = 0.9
_DARK = 80


class FaviconStore:
    """A feed without a usable icon has none here: a tile stands for it."""

    def __init__(self) -> None:
        self._files: dict[FeedId, bytes] = {}
        self._pixmaps: dict[tuple[int, int, float], QPixmap | None] = {}
        self._dark: dict[int, bool] = {}

    def replace(self, feed_ids: Iterable[FeedId], files: Mapping[FeedId, bytes]) -> set[FeedId]:
        """Take over the icons of these feeds; those that are not among the files have none. Returns whose changed."""
        changed = {feed_id for feed_id in feed_ids if self._files.get(feed_id) != files.get(feed_id)}
        for feed_id in changed:
            self._files.pop(feed_id, None)
            self._dark.pop(feed_id, None)
            if feed_id in files:
                self._files[feed_id] = files[feed_id]
        for key in [key for key in self._pixmaps if key[0] in changed]:
            del self._pixmaps[key]
        return changed

    def pixmap(self, feed_id: int, size: int, dpr: float) -> QPixmap | None:
        """The icon, `size` logical pixels square; None where there is none."""
        data = self._files.get(FeedId(feed_id))
        if data is None:
            return None
        key = (feed_id, size, dpr)
        if key not in self._pixmaps:
            self._pixmaps[key] = _decoded(data, size, dpr)
        return self._pixmaps[key]

    def is_dark_mark(self, feed_id: int) -> bool:
        """Whether an icon is a dark mark on nothing, which a dark ground would swallow."""
        if feed_id not in self._dark:
            pixmap = self.pixmap(feed_id, _SAMPLE, 1.0)
            self._dark[feed_id] = pixmap is not None and _is_dark_mark(pixmap.toImage())
        return self._dark[feed_id]


def _is_dark_mark(image: QImage) -> bool:
    colors = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    solid = [color for color in colors if color.alpha() > _HALF]
    is_cut_out = len(solid) < _CUT_OUT_SHARE * len(colors)
    return bool(solid) and is_cut_out and sum(color.lightness() for color in solid) < _DARK * len(solid)


def _decoded(data: bytes, size: int, dpr: float) -> QPixmap | None:
    if len(data) > MAX_BYTES:
        return None
    try:
        facts = inspect(data)
    except ReaderError:
        return None
    if not 0 < min(facts.width, facts.height) <= max(facts.width, facts.height) <= MAX_SIDE:
        return None
    pixels = round(size * dpr)
    image = _best_image(data, facts.format, pixels)
    if image is None:
        return None
    scaled = image.scaled(QSize(pixels, pixels), Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    whole = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    whole.fill(Qt.GlobalColor.transparent)
    _lay_into(whole, scaled)
    pixmap = QPixmap.fromImage(whole)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def _best_image(data: bytes, image_format: str, pixels: int) -> QImage | None:
    """The smallest of an icon file's images that is large enough, else its largest."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(image_format.encode()))
    found: list[QImage] = []
    for _ in range(_MOST_IMAGES):
        image = reader.read()
        if not image.isNull() and max(image.width(), image.height()) <= MAX_SIDE:
            found.append(image)
        if image_format != "ico" or not reader.jumpToNextImage():
            break
    large = [image for image in found if min(image.width(), image.height()) >= pixels]
    if large:
        return min(large, key=QImage.width)
    return max(found, key=QImage.width, default=None)


def _lay_into(whole: QImage, image: QImage) -> None:
    painter = QPainter(whole)
    painter.drawImage((whole.width() - image.width()) // 2, (whole.height() - image.height()) // 2, image)
    painter.end()
