"""The decoder process: `beforehand --pictures` reads requests with picture files from standard input and writes pixels.

It is the only place where untrusted bytes become an image, but for covers in episodes (`player/sound`). It ends with its input; `picture_process` kills it on time-out where
the system does not, which counts processor time and so needs no clock of ours.
"""

import contextlib
import os
import sys
from typing import BinaryIO

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt, qInstallMessageHandler
from PySide6.QtGui import QImage, QImageIOHandler, QImageReader

from reader.own_process import STARTED, framed, limit_resources, processor_time, read_frame
from reader.ui.pictures.wishes import (
    ICON_IMAGES,
    AsIcon,
    Decoded,
    Filling,
    Image,
    NextFrame,
    Size,
    Wish,
    decode_wish,
    header_of,
)

NICENESS = 5
MEMORY_LIMIT_BYTES = 640 * 1024 * 1024
"""Limit of the address space: about 100 MB for libraries, 320 for two images of the maximum size, and 64 for a shown one."""
ALLOCATION_MEGABYTES = 192
MOST_ICON_IMAGES = 16
LARGEST_ICON_SIDE = 512

_ANIMATED = frozenset({"gif", "webp"})
_TURN = QImageIOHandler.Transformation
_QUARTER_TURNS = frozenset(
    {
        _TURN.TransformationRotate90,
        _TURN.TransformationRotate270,
        _TURN.TransformationMirrorAndRotate90,
        _TURN.TransformationFlipAndRotate90,
    }
)
"""Orientations of pictures taken upright: width and height are swapped."""


def run() -> None:
    with contextlib.suppress(BrokenPipeError), os.fdopen(os.dup(1), "wb") as frames_out:
        os.dup2(2, 1)
        limit_resources(NICENESS, MEMORY_LIMIT_BYTES)
        # Qt's messages about files are useless and endless
        qInstallMessageHandler(lambda *_: None)
        QImageReader.setAllocationLimit(ALLOCATION_MEGABYTES)
        frames_out.write(STARTED)
        frames_out.flush()
        decoder = Decoder()
        while decoder.serve_one(sys.stdin.buffer, frames_out):
            pass


class Decoder:
    """Keeps only the picture whose frames are requested."""

    def __init__(self) -> None:
        self._playing: _File | None = None

    def serve_one(self, wishes: BinaryIO, answers: BinaryIO) -> bool:
        """Answer one request, with an empty frame if it has no picture; False at the end."""
        frame = read_frame(wishes)
        if frame is None:
            return False
        wish, image_format, seconds, data = decode_wish(frame)
        del frame
        try:
            with processor_time(seconds):
                decoded = self._decoded(wish, image_format, data)
        except (ValueError, MemoryError):
            answers.write(framed(b""))
        else:
            header = header_of(decoded)
            length = len(header) + sum(len(image.pixels) for image in decoded.images)
            answers.write(length.to_bytes(4, "big"))
            answers.write(header)
            answers.writelines(image.pixels for image in decoded.images)
        answers.flush()
        return True

    def _decoded(self, wish: Wish, image_format: str, data: bytes) -> Decoded:
        if isinstance(wish, NextFrame):
            return self._next_frame(wish, image_format, data)
        self._playing = None
        file = _File(image_format, data)
        if isinstance(wish, AsIcon):
            return Decoded(tuple(map(_plain, file.icon_images())), file.size)
        is_animated = file.is_animated
        image = file.image(wish.pixels(file.size))
        if isinstance(wish, Filling):
            left, top = (image.width() - wish.width) // 2, (image.height() - wish.height) // 2
            image = image.copy(left, top, wish.width, wish.height)
        return Decoded((_plain(image),), file.size, is_animated)

    def _next_frame(self, wish: NextFrame, image_format: str, data: bytes) -> Decoded:
        if data:
            self._playing = _File(image_format, data)
        elif self._playing is None:
            raise ValueError("no picture is playing")
        elif not self._playing.reader.canRead():
            self._playing = _File(image_format, self._playing.data)
        playing = self._playing
        image = playing.image(wish.pixels(playing.size))
        return Decoded((_plain(image),), playing.size, is_animated=True, delay_ms=max(playing.reader.nextImageDelay(), 0))


class _File:
    """A file with its reader, fixed to one format whatever else the bytes resemble."""

    def __init__(self, image_format: str, data: bytes) -> None:
        self.data = data
        self._format = image_format
        self._buffer = QBuffer()
        self._buffer.setData(QByteArray(data))
        self._buffer.open(QIODevice.OpenModeFlag.ReadOnly)
        self.reader = reader = QImageReader(self._buffer, QByteArray(image_format.encode()))
        reader.setDecideFormatFromContent(False)
        reader.setAutoTransform(True)
        self._is_turned = reader.transformation() in _QUARTER_TURNS
        size = reader.size()
        if not size.isValid() or size.isEmpty():
            raise ValueError(reader.errorString())
        self.size = Size(size.height(), size.width()) if self._is_turned else Size(size.width(), size.height())

    @property
    def is_animated(self) -> bool:
        """Check whether it has several frames; counting them reads the whole file."""
        return self._format in _ANIMATED and self.reader.imageCount() > 1

    def image(self, size: Size) -> QImage:
        """Decode and scale in one Qt call. Raises ValueError."""
        self.reader.setScaledSize(QSize(size.height, size.width) if self._is_turned else QSize(*size))
        image = self.reader.read()
        if image.isNull():
            raise ValueError(self.reader.errorString())
        return image

    def icon_images(self) -> list[QImage]:
        """Return one image per width, the smallest first."""
        found: dict[int, QImage] = {}
        for _ in range(MOST_ICON_IMAGES):
            image = self.reader.read()
            if not image.isNull() and max(image.width(), image.height()) <= LARGEST_ICON_SIDE:
                size = AsIcon().pixels(Size(image.width(), image.height()))
                image = image.scaled(QSize(*size), mode=Qt.TransformationMode.SmoothTransformation)
                found.setdefault(image.width(), image)
            if self._format != "ico" or not self.reader.jumpToNextImage():
                break
        if not found:
            raise ValueError(self.reader.errorString())
        return [found[width] for width in sorted(found)[-ICON_IMAGES:]]


def _plain(image: QImage) -> Image:
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return Image(Size(image.width(), image.height()), memoryview(bytes(image.constBits())))
