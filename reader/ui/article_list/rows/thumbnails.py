"""Thumbnails of pictures that already lie in the cache; nothing is fetched for the list's sake. GUI thread, decoding in the query thread."""

from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPixmap

from reader.ui.data.query_runner import QueryRunner

_SIDE = 64 * 3
_KEPT = 300
# A picture of more pixels than this is not worth its memory for 64 of them.
_MOST_PIXELS = 40_000_000


class Thumbnails:
    """Square pictures by URL, decoded once."""

    def __init__(self, path_of: Callable[[str], Path | None], runner: QueryRunner, repaint: Callable[[], None]) -> None:
        self._path_of = path_of
        self._runner = runner
        self._repaint = repaint
        self._pixmaps: OrderedDict[str, QPixmap | None] = OrderedDict()

    def get(self, url: str) -> QPixmap | None:
        """The thumbnail, or None while there is none."""
        if url not in self._pixmaps:
            self._pixmaps[url] = None
            if len(self._pixmaps) > _KEPT:
                self._pixmaps.popitem(last=False)
            path = self._path_of(url)
            if path is not None:
                self.load(url, path)
        return self._pixmaps[url]

    def load(self, url: str, path: Path) -> None:
        """Decode a picture that has come into the cache."""
        self._runner.run(f"thumbnail {url}", lambda _: decode_square(path), lambda image: self._receive(url, image))

    def _receive(self, url: str, image: QImage) -> None:
        if not image.isNull():
            self._pixmaps[url] = QPixmap.fromImage(image)
            self._repaint()


def decode_square(path: Path) -> QImage:
    """The middle square of a picture, small; a null image where it cannot be read."""
    reader = QImageReader(str(path))
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isEmpty() or size.width() * size.height() > _MOST_PIXELS:
        return QImage()
    reader.setScaledSize(size.scaled(QSize(_SIDE, _SIDE), Qt.AspectRatioMode.KeepAspectRatioByExpanding))
    image = reader.read()
    left, top = (image.width() - _SIDE) // 2, (image.height() - _SIDE) // 2
    return image.copy(QRect(left, top, _SIDE, _SIDE))
