"""Storage format of icons: a few small images as raw pixels that need no decoding, whoever wrote the database. Any thread."""

import struct
import zlib

from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.pictures import inspect
from reader.ui.pictures.picture_process import PROCESSES, PictureFile
from reader.ui.pictures.wishes import ICON_IMAGES, ICON_SIDE, AsIcon, Image, Size

MAX_BYTES = 64 * 1024
MAX_SIDE = 512

_MARK = b"\x00icon1\n"
_SIZE = struct.Struct(">BB")
_MOST_BYTES = ICON_IMAGES * (_SIZE.size + 4 * ICON_SIDE * ICON_SIDE)
_SAYS_NOTHING = frozenset({ProblemKind.NO_RESOURCES, ProblemKind.INTERRUPTED})


def is_small(data: bytes) -> bool:
    """Check whether an icon is in our format; others are stored as fetched."""
    return data.startswith(_MARK)


def small_icon(data: bytes) -> bytes | None:
    """Convert a fetched icon for storage; b"" if it cannot be decoded, None if that cannot be determined now. Waits for the
    decoder: not in the GUI thread.
    """
    if len(data) > MAX_BYTES:
        return b""
    try:
        facts = inspect(data)
        if max(facts.width, facts.height) > MAX_SIDE:
            return b""
        return packed(PROCESSES.decode(PictureFile(data, facts), AsIcon()).images)
    except ReaderError as error:
        return None if error.problem.kind in _SAYS_NOTHING else b""


def packed(images: tuple[Image, ...]) -> bytes:
    """Serialise images from `AsIcon` for storage."""
    return _MARK + zlib.compress(b"".join(_SIZE.pack(*image.size) + image.pixels for image in images))


def unpacked(data: bytes) -> tuple[Image, ...]:
    """Return the images of a stored icon; empty if they were not written by `packed`."""
    try:
        unpacker = zlib.decompressobj()
        plain = memoryview(unpacker.decompress(data[len(_MARK) :], _MOST_BYTES)) if is_small(data) else memoryview(b"")
        images = []
        while plain:
            size = Size(*_SIZE.unpack_from(plain))
            end = _SIZE.size + 4 * size.width * size.height
            if not 0 < min(size) <= max(size) <= ICON_SIDE or end > len(plain):
                return ()
            images.append(Image(size, plain[_SIZE.size : end]))
            plain = plain[end:]
    except (zlib.error, struct.error):
        return ()
    return tuple(images)
