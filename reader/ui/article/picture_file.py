"""Saves a picture of an article to a file, or returns it as an image for the clipboard. Any thread; blocks on the disk."""

from pathlib import Path

from PySide6.QtGui import QImage

from reader.domain.errors import ProblemKind, ReaderError
from reader.formats import pictures as formats
from reader.formats.article_pictures import embedded_bytes
from reader.ui.pictures.picture_process import open_picture
from reader.ui.pictures.wishes import Within
from reader.whole_file import write_whole

SUFFIXES = {"jpeg": "jpg"}
_WIDEST = 1_000_000


def picture_suffix(source: str) -> str:
    """Return the file extension by the picture's contents, not its address. Raises ReaderError."""
    kind = formats.inspect(_bytes(source)).format
    return SUFFIXES.get(kind, kind)


def save_picture(source: str, target: Path) -> Path:
    """Write the original bytes, overwriting the target as confirmed in the file dialog. Raises ReaderError."""
    data = _bytes(source)
    formats.inspect(data)
    try:
        write_whole(target, data)
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNWRITABLE, f"{target} ({error.strerror})") from error
    return target


def whole_image(source: str) -> QImage:
    """Return the picture in full size, as far as memory allows. Raises ReaderError."""
    try:
        return open_picture(source).image(Within(_WIDEST, _WIDEST))[0]
    except (OSError, ValueError) as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, str(error)) from error


def _bytes(source: str) -> bytes:
    if source.startswith("data:"):
        return embedded_bytes(source)
    try:
        return Path(source).read_bytes()
    except OSError as error:
        raise ReaderError(ProblemKind.FILE_UNREADABLE, f"{source} ({error.strerror})") from error
