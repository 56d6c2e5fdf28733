"""Decodes what the viewer shows in a thread: a picture at the size of the window, whole, small for the strip, frame by frame."""

from collections.abc import Callable
from dataclasses import field

from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QImage

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import Problem, ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.supervision import Worker
from reader.ui.look.picture_files import PictureFile, decode_filling, open_picture

WHOLE_PIXELS = 16_000_000
"""More of a picture is not kept in memory: 64 MB."""
SHORTEST_FRAME_MS = 20
UNSAID_FRAME_MS = 100
"""For frames that say nothing, or less than any screen shows."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """An image of a picture, or the problem; `natural` is how many pixels it has in its file. A frame is followed by the next one
    after `delay_ms`.
    """

    ticket: int
    image: QImage | None = None
    natural: QSize = field(default_factory=QSize)
    size_in_bytes: int = 0
    is_animated: bool = False
    delay_ms: int = 0
    problem: Problem | None = None


class PictureLoader(QObject):
    """Each call gives a ticket, with which its answer comes; a new picture makes the tickets before it worthless."""

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

    def show(self, source: str, size: QSize) -> int:
        """Decode as many pixels of a picture as fill the size."""
        self._worker.clear()
        return self._begin(self.shown, lambda ticket: _opened(ticket, source, size))

    def load_whole(self, source: str) -> int:
        """Decode all of a picture, as far as memory allows."""
        return self._begin(self.whole, lambda ticket: _opened(ticket, source, None))

    def load_frame(self, source: str, size: QSize, *, is_first: bool) -> int:
        """Decode the next frame, from the first one on, and round and round."""
        return self._begin(self.frame, lambda ticket: self._next_frame(ticket, source, size, is_first=is_first))

    def load_small(self, source: str, size: QSize) -> int:
        """Decode the middle of a picture for the strip."""
        return self._begin(self.small, lambda ticket: Loaded(ticket, decode_filling(source, size)), self._strip)

    def leave(self) -> None:
        """Drop what waits, and wait for nothing: what runs finds its asker until it is done, even if the window ends meanwhile."""
        self.setParent(QCoreApplication.instance())
        self._worker.end(lambda: self._strip.end(self.deleteLater))

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
            # whoever waits gets an answer, whatever the mistake
            answer.emit(loaded)

    def _next_frame(self, ticket: int, source: str, size: QSize, *, is_first: bool) -> Loaded:
        if is_first or self._playing is None or not self._playing.reader.canRead():
            self._playing = open_picture(source)
        playing = self._playing
        image = playing.image(_bounded(playing.size, size))
        said = playing.reader.nextImageDelay()
        delay = said if said >= SHORTEST_FRAME_MS else UNSAID_FRAME_MS
        return Loaded(ticket, image, playing.size, playing.size_in_bytes, is_animated=True, delay_ms=delay)


def _opened(ticket: int, source: str, size: QSize | None) -> Loaded:
    file = open_picture(source)
    is_animated = file.is_animated
    whole = QSize(WHOLE_PIXELS, WHOLE_PIXELS) if size is None else size
    return Loaded(ticket, file.image(_bounded(file.size, whole)), file.size, file.size_in_bytes, is_animated)


def _bounded(natural: QSize, size: QSize) -> QSize:
    """As much of a picture as fits, never more than there is, never more than memory likes."""
    fitting = natural.scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
    fitting = fitting if fitting.width() < natural.width() else natural
    factor = (WHOLE_PIXELS / max(fitting.width() * fitting.height(), 1)) ** 0.5
    bounded = fitting if factor >= 1 else QSize(int(fitting.width() * factor), int(fitting.height() * factor))
    return bounded.expandedTo(QSize(1, 1))
