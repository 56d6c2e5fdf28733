"""Cache of pictures that are painted once and drawn often. GUI thread only."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPixmap


class KeptPictures:
    """Keeps a limited number, dropping the least recently drawn."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def clear(self) -> None:
        self._kept.clear()

    def picture(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return the cached picture of a key, painting it if missing."""
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = paint()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return found


def blank_picture(area: QSizeF, ratio: float, ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent) -> QPixmap:
    """Return a blank picture of a size in logical pixels."""
    picture = QPixmap(QSize(round(area.width() * ratio), round(area.height() * ratio)))
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    return picture
