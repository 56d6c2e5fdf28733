"""Opens picture files the same strict way everywhere: header first, one known format, bounds on bytes and memory. Any thread."""

import base64
import binascii
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.formats.pictures import PictureFacts, inspect

MAX_BYTES = 10 * 1024 * 1024
ALLOCATION_MEGABYTES = 192

_TURN = QImageIOHandler.Transformation
_QUARTER_TURNS = frozenset(
    {
        _TURN.TransformationRotate90,
        _TURN.TransformationRotate270,
        _TURN.TransformationMirrorAndRotate90,
        _TURN.TransformationFlipAndRotate90,
    }
)
"""How cameras held upright mark their pictures: width and height change places."""

_ANIMATED = frozenset({"gif", "webp"})


@dataclass(frozen=True, slots=True)
class PictureFile:
    """What is in a file, by its header, and the reader of its pixels. `size` is as it is seen, turned upright."""

    facts: PictureFacts
    reader: QImageReader
    buffer: QBuffer
    """Read by the reader as long as that lives."""
    size: QSize
    is_turned: bool
    size_in_bytes: int

    @property
    def is_animated(self) -> bool:
        """Whether it has several frames; counting them reads all of the file."""
        return self.facts.format in _ANIMATED and self.reader.imageCount() > 1

    def image(self, size: QSize) -> QImage:
        """Decode and scale in one call of Qt's, which lets the GUI thread run meanwhile. Raises ValueError."""
        self.reader.setScaledSize(size.transposed() if self.is_turned else size)
        image = self.reader.read()
        if image.isNull():
            raise ValueError(self.reader.errorString())
        return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def open_picture(source: str) -> PictureFile:
    """A file of the cache, or an embedded data: URL. Raises ReaderError, OSError or ValueError."""
    data = picture_bytes(source)
    facts = inspect(data)
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    QImageReader.setAllocationLimit(ALLOCATION_MEGABYTES)
    # a reader of one format and no other, whatever else the bytes resemble
    reader = QImageReader(buffer, QByteArray(facts.format.encode()))
    reader.setDecideFormatFromContent(False)
    reader.setAutoTransform(True)
    is_turned = reader.transformation() in _QUARTER_TURNS
    size = QSize(facts.height, facts.width) if is_turned else QSize(facts.width, facts.height)
    return PictureFile(facts, reader, buffer, size, is_turned, len(data))


def picture_bytes(source: str) -> bytes:
    """The file as it came. Raises ReaderError, OSError or ValueError."""
    if source.startswith("data:"):
        try:
            data = base64.b64decode(source.partition(",")[2], validate=False)
        except binascii.Error as error:
            raise ValueError(str(error)) from None
    else:
        with Path(source).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise ReaderError(ProblemKind.TOO_LARGE, Detail(DetailKind.MEGABYTES, (MAX_BYTES // 2**20,)))
    return data


def decode_filling(source: str, size: QSize) -> QImage:
    """The middle of a picture, as much of it as fills the size. Any thread. Raises ReaderError, OSError or ValueError."""
    file = open_picture(source)
    if file.facts.is_tracking_pixel:
        raise ReaderError(ProblemKind.NOT_A_PICTURE, Detail(DetailKind.NO_PICTURE))
    scaled = file.size.scaled(size, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    # a strip a thousand times as long as wide would be scaled beyond any use of it
    if scaled.width() * scaled.height() > 16 * size.width() * size.height():
        scaled = file.size.scaled(size, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
    image = file.image(scaled)
    left, top = (image.width() - size.width()) // 2, (image.height() - size.height()) // 2
    return image.copy(QRect(left, top, size.width(), size.height()))
