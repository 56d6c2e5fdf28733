"""Decodes pictures for the viewer: at window size, in full, small for the strip, frame by frame."""

from collections.abc import Callable
from dataclasses import field

from PySide6.QtCore import QCoreApplication, QObject, QSize, Signal, SignalInstance
from PySide6.QtGui import QImage

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.supervision import Worker
from reader.ui.pictures.picture_process import PROCESSES, Decoding, PictureFile, decode_filling, image_of, open_picture
from reader.ui.pictures.wishes import SHOWN_PIXELS, NextFrame, Within

SHORTEST_FRAME_MS = 20
UNSAID_FRAME_MS = 100
"""Duration of frames that specify none, or less than any screen shows."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """Image of a picture, or the problem; `natural` is its size in pixels in the file. A frame is followed by the next after
    `delay_ms`.
    """

    ticket: int
    image: QImage | None = None
    natural: QSize = field(default_factory=QSize)
    size_in_bytes: int = 0
    is_animated: bool = False
    delay_ms: int = 0
    problem: Problem | None = None


class PictureLoader(QObject):
    """Returns a ticket per call that identifies its result; a new picture invalidates earlier tickets."""

    shown = Signal(object)
    whole = Signal(object)
    frame = Signal(object)
    small = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._worker = Worker("viewer")
        self._strip = Worker("viewer strip")
        self._ticket = 0
        self._playing: PictureFile | None = None
        self._frames = Decoding(PROCESSES)

    def show(self, source: str, size: QSize) -> int:
        """Decode a picture at a resolution that fills the size."""
        self._worker.clear()
        return self._begin(self.shown, lambda ticket: _opened(ticket, source, size))

    def load_whole(self, source: str) -> int:
        """Decode a picture in full, as far as memory allows."""
        return self._begin(self.whole, lambda ticket: _opened(ticket, source, None))

    def load_frame(self, source: str, size: QSize, *, is_first: bool) -> int:
        """Decode the next frame, or the first one, looping at the end."""
        return self._begin(self.frame, lambda ticket: self._next_frame(ticket, source, size, is_first=is_first))

    def load_small(self, source: str, size: QSize) -> int:
        """Decode the middle of a picture for the strip."""
        return self._begin(self.small, lambda ticket: Loaded(ticket, decode_filling(source, size)), self._strip)

    def leave(self) -> None:
        """Drop pending jobs without waiting; running jobs may end after the window closes."""
        self.setParent(QCoreApplication.instance())
        self._worker.end(self._end_frames)

    def _end_frames(self) -> None:
        self._frames.end()
        self._strip.end(self.deleteLater)

    def _begin(self, answer: SignalInstance, make: Callable[[int], Loaded], worker: Worker | None = None) -> int:
        self._ticket += 1
        ticket = self._ticket
        (worker or self._worker).start(lambda: self._run(ticket, answer, make))
        return ticket

    def _run(self, ticket: int, answer: SignalInstance, make: Callable[[int], Loaded]) -> None:
        loaded = Loaded(ticket, problem=Problem(ProblemKind.NOT_A_PICTURE, Detail(DetailKind.NO_PICTURE)))
        try:
            loaded = make(ticket)
        except ReaderError as error:
            loaded = Loaded(ticket, problem=error.problem)
        except (OSError, ValueError, MemoryError):
            pass
        finally:
            # the caller gets a result, whatever the error
            answer.emit(loaded)

    def _next_frame(self, ticket: int, source: str, size: QSize, *, is_first: bool) -> Loaded:
        is_known = not is_first and self._playing is not None
        playing = self._playing if self._playing is not None and is_known else open_picture(source)
        self._playing = playing
        decoded = self._frames.ask(playing, NextFrame(size.width(), size.height()), is_known=is_known)
        delay = decoded.delay_ms if decoded.delay_ms >= SHORTEST_FRAME_MS else UNSAID_FRAME_MS
        image = image_of(decoded.images[0])
        return Loaded(ticket, image, QSize(*decoded.natural), len(playing.data), is_animated=True, delay_ms=delay)


def _opened(ticket: int, source: str, size: QSize | None) -> Loaded:
    file = open_picture(source)
    wish = Within(SHOWN_PIXELS, SHOWN_PIXELS) if size is None else Within(size.width(), size.height())
    image, decoded = file.image(wish)
    return Loaded(ticket, image, QSize(*decoded.natural), len(file.data), decoded.is_animated)
