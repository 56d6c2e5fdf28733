"""Icons as they are kept: a few small images, as pixels that nothing has to decode, whoever wrote the database. Any thread."""

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
    """Whether an icon is kept as ours; others are as they were fetched."""
    return data.startswith(_MARK)


def small_icon(data: bytes) -> bytes | None:
    """A fetched icon as it is to be kept, b"" where it is no picture or none that can be decoded; None where that cannot be known now.
    Waits for the decoder: in no window's thread.
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
    """Images that `AsIcon` brought, as they are kept."""
    return _MARK + zlib.compress(b"".join(_SIZE.pack(*image.size) + image.pixels for image in images))


def unpacked(data: bytes) -> tuple[Image, ...]:
    """The images of a kept icon; none where they are not what `packed` writes."""
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
