"""Sends requests to decoder processes: an idle one, or a new one, at most three. Any thread but the GUI's.

A picture that cannot be decoded in time costs its process and is not retried in this run; meanwhile the others decode. Responses
are trusted only to be pixels of the declared size.
"""

import base64
import binascii
import hashlib
import logging
import queue
import struct
import threading
import zlib
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.formats.articles.pictures import PictureFacts, inspect
from reader.own_process import PICTURES, TIME_IS_OVER, Child, framed, own_command
from reader.ui.pictures.wishes import (
    ICON_IMAGES,
    ICON_SIDE,
    AsIcon,
    Decoded,
    Filling,
    Image,
    Size,
    Wish,
    decode_answer,
    encode_wish,
)

log = logging.getLogger(__name__)

MAX_BYTES = 10 * 1024 * 1024
PROCESSOR_SECONDS = 3.0
"""Processor time of the decoder, counted by the system: twice what the largest allowed picture takes on a slow computer."""
SECONDS = 20.0
"""Elapsed time limit, for a busy processor or a system that does not count."""
IDLE_SECONDS = 20.0
"""Idle time after which a process ends, to free 20 MB; starting one takes a seventh of a second."""
MOST = 3
REFUSED_KEPT = 1000


@dataclass(frozen=True, slots=True)
class PictureFile:
    """A cached file or an embedded data: URL, with its header's facts."""

    data: bytes
    facts: PictureFacts

    def image(self, wish: Wish) -> tuple[QImage, Decoded]:
        """Return the requested image, and the facts known by then. Raises ReaderError if it cannot be decoded."""
        decoded = PROCESSES.decode(self, wish)
        return image_of(decoded.images[0]), decoded


def open_picture(source: str) -> PictureFile:
    """Open a picture and check its header first: nothing else reaches a decoder. Raises ReaderError, OSError or ValueError."""
    data = _bytes(source)
    return PictureFile(data, inspect(data))


def _bytes(source: str) -> bytes:
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
    """Return the centre of a picture, cropped to fill the size. Raises ReaderError, OSError or ValueError."""
    file = open_picture(source)
    if file.facts.is_tracking_pixel:
        raise ReaderError(ProblemKind.NOT_A_PICTURE, Detail(DetailKind.NO_PICTURE))
    return file.image(Filling(size.width(), size.height()))[0]


def image_of(image: Image) -> QImage:
    width, height = image.size
    # a copy: Qt does not own the bytes
    return QImage(image.pixels, width, height, 4 * width, QImage.Format.Format_ARGB32_Premultiplied).copy()


class PictureProcesses:
    """Decoder processes, started on demand, and the pictures they could not decode."""

    def __init__(
        self, *, processor_seconds: float = PROCESSOR_SECONDS, seconds: float = SECONDS, idle_seconds: float = IDLE_SECONDS
    ) -> None:
        self.processor_seconds = processor_seconds
        self.seconds = seconds
        self.idle_seconds = idle_seconds
        self.stops = 0
        self._free = threading.BoundedSemaphore(MOST)
        self._lock = threading.Lock()
        self._idle: list[Decoding] = []
        self._running: set[Child] = set()
        self._refused: dict[bytes, Problem] = {}

    @property
    def pids(self) -> set[int]:
        with self._lock:
            self._running = {child for child in self._running if child.exit_code is None}
            return {child.pid for child in self._running}

    def decode(self, file: PictureFile, wish: Wish) -> Decoded:
        """Carry out a request; waits for a free process. Raises ReaderError if the picture cannot be decoded."""
        with self._free:
            with self._lock:
                decoding = self._idle.pop() if self._idle else Decoding(self)
            try:
                return decoding.ask(file, wish)
            finally:
                with self._lock:
                    self._idle.append(decoding)

    def interrupt(self) -> None:
        """Abort current decoding: waiting callers get nothing, and the pictures are not blamed."""
        with self._lock:
            self.stops += 1
            busy = [child for child in self._running if child.is_asked]
        for child in busy:
            child.kill()

    def begun(self) -> Child:
        """Start a process. Raises ReaderError if the system refuses."""
        try:
            child = Child("picture decoder", own_command(PICTURES), idle_seconds=self.idle_seconds)
        except (OSError, MemoryError) as error:
            log.warning("The picture decoder could not be started: %r", error)
            raise ReaderError(ProblemKind.NO_RESOURCES, getattr(error, "strerror", None) or type(error).__name__) from None
        with self._lock:
            self._running = {each for each in self._running if each.exit_code is None} | {child}
        return child

    def check(self, file: PictureFile) -> None:
        """Raise ReaderError for a picture that ended a process before."""
        problem = self._refused.get(_digest(file)) if self._refused else None
        if problem is not None:
            raise ReaderError(problem.kind, problem.detail)

    def refused(self, file: PictureFile, detail: Detail) -> ReaderError:
        """Record why a picture that ended its process is not shown."""
        problem = Problem(ProblemKind.NOT_A_PICTURE, detail)
        log.warning("A picture (%s, %s bytes) ended its decoder: %s", file.facts, len(file.data), detail.sentence())
        with self._lock:
            self._refused[_digest(file)] = problem
            while len(self._refused) > REFUSED_KEPT:
                del self._refused[next(iter(self._refused))]
        return ReaderError(problem.kind, problem.detail)


class Decoding:
    """A process for a sequence of requests: started with the first, and restarted if it has ended. One thread at a time."""

    def __init__(self, owner: PictureProcesses) -> None:
        self._owner = owner
        self._child: Child | None = None

    def ask(self, file: PictureFile, wish: Wish, *, is_known: bool = False) -> Decoded:
        """Return the result of a request; a file that `is_known` from the previous one is sent again only if needed. Raises
        ReaderError.
        """
        self._owner.check(file)
        content = self._answer(file, wish, b"" if is_known else file.data)
        if content is None:
            # it had ended before: idle, or killed by the system for its memory
            content = self._answer(file, wish, file.data)
        if not content:
            raise ReaderError(ProblemKind.NOT_A_PICTURE, Detail(DetailKind.NO_PICTURE))
        try:
            return decode_answer(content)
        except (ValueError, TypeError, KeyError):
            self.end()
            raise self._owner.refused(file, Detail(DetailKind.UNREADABLE_RESULT)) from None

    def end(self) -> None:
        """End the process after the last request."""
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _answer(self, file: PictureFile, wish: Wish, data: bytes) -> bytes | None:
        """Return the content of the response; None if the process ended for another reason. Raises ReaderError."""
        owner, stops = self._owner, self._owner.stops
        if self._child is None:
            self._child, data = owner.begun(), file.data
        child = self._child
        had_answered = child.has_answered
        try:
            content = child.ask(framed(encode_wish(wish, file.facts.format, owner.processor_seconds, data)), owner.seconds)
        except queue.Empty:
            self.end()
            raise owner.refused(file, Detail(DetailKind.PICTURE_LIMIT)) from None
        except ReaderError:
            self.end()
            raise
        if content is not None:
            return content
        self.end()
        if owner.stops != stops:
            raise ReaderError(ProblemKind.INTERRUPTED)
        if not child.has_started:
            raise ReaderError(ProblemKind.NO_RESOURCES, "beforehand --pictures")
        if child.exit_code == TIME_IS_OVER or not had_answered:
            raise owner.refused(file, Detail(DetailKind.PICTURE_LIMIT))
        return None


def _digest(file: PictureFile) -> bytes:
    return hashlib.blake2b(file.data, digest_size=16).digest()


PROCESSES = PictureProcesses()
"""Shared by all windows of this program."""


SMALL_ICON_MAX_BYTES = 64 * 1024
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
    if len(data) > SMALL_ICON_MAX_BYTES:
        return b""
    try:
        facts = inspect(data)
        if max(facts.width, facts.height) > MAX_SIDE:
            return b""
        return packed(PROCESSES.decode(PictureFile(data, facts), AsIcon()).images)
    except ReaderError as error:
        return None if error.problem.kind in _SAYS_NOTHING else b""


def packed(images: tuple[Image, ...]) -> bytes:
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
