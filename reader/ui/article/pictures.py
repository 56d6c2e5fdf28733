"""Pictures of the open article: decoded to fit the column in threads, and kept on a shelf. GUI thread but for the decoding."""

import collections
import contextlib
from collections import OrderedDict
from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF, QTextCursor

from reader.domain.commands import Command, FetchPicture
from reader.domain.errors import Problem, ReaderError
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import Picture
from reader.supervision import Worker
from reader.ui.pictures.process import open_picture
from reader.ui.pictures.wishes import InColumn

RADIUS_PX = 6
MARK_PX = 32


@dataclass(frozen=True, slots=True)
class DecodeJob:
    """Picture to decode: `source` is a cache file or data: URL; `width` and `height` limit it (logical pixels)."""

    number: int
    generation: int
    source: str
    max_width: int
    wanted_width: int | None
    dpr: float
    is_rounded: bool
    is_still: bool = False


@dataclass(frozen=True, slots=True)
class Decoded:
    """Result of a job: the image, None if there is nothing to show, and its size in logical pixels."""

    job: DecodeJob
    image: QImage | None
    width: int = 0
    height: int = 0
    is_pixel: bool = False
    problem: Problem | None = None


STOP_SECONDS = 2.0


class PictureDecoder(QObject):
    """Runs two jobs at a time in threads, so that a slow one blocks nobody. `decoded` is emitted in this object's thread."""

    decoded = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = (Worker("pictures"), Worker("more pictures"))
        self._jobs: collections.deque[DecodeJob] = collections.deque()

    def start(self, job: DecodeJob) -> None:
        """Decode a picture; the result is always a Decoded."""
        self._jobs.append(job)
        for worker in self._workers:
            worker.start(self._run_next)

    def stop(self) -> None:
        """Drop pending jobs and wait briefly for running ones."""
        self._jobs.clear()
        for worker in self._workers:
            worker.stop(STOP_SECONDS)

    def _run_next(self) -> None:
        """Run the oldest pending job, unless the other thread took it."""
        with contextlib.suppress(IndexError):
            self._run(self._jobs.popleft())

    def _run(self, job: DecodeJob) -> None:
        try:
            result = decode(job)
        except ReaderError as error:
            result = Decoded(job, None, problem=error.problem)
        except (OSError, ValueError):
            result = Decoded(job, None)
        except Exception:
            # the caller gets a result before the error is reported
            self.decoded.emit(Decoded(job, None))
            raise
        self.decoded.emit(result)


def decode(job: DecodeJob) -> Decoded:
    """Read, check, decode and scale one picture. Any thread. Raises ReaderError, OSError or ValueError."""
    file = open_picture(job.source)
    if file.facts.is_tracking_pixel and not job.source.startswith("data:"):
        return Decoded(job, None, is_pixel=True)
    column = InColumn(job.max_width, job.wanted_width, job.dpr)
    image, found = file.image(column)
    width, height = column.shown(found.natural)
    if found.is_animated and not job.is_still:
        mark_playable(image, image.width() / width)
    if job.is_still:
        image = playable(image, image.width() / width)
        height = max(1, round(image.height() * width / image.width()))
    if job.is_rounded:
        image = _rounded(image, RADIUS_PX * image.width() / width)
    image.setDevicePixelRatio(image.width() / width)
    return Decoded(job, image, width, height)


def playable(image: QImage, scale: float) -> QImage:
    """Return the still of a video, without the black bars that platforms add and with a play symbol."""
    wide = round(image.width() * 9 / 16)
    if image.height() > wide * 1.2:
        image = image.copy(0, (image.height() - wide) // 2, image.width(), wide)
    mark_playable(image, scale)
    return image


def mark_playable(image: QImage, scale: float) -> None:
    radius = min(MARK_PX * scale, image.height() / 3, image.width() / 3)
    center = QRectF(image.rect()).center()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 20, 20, 190))
    painter.drawEllipse(center, radius, radius)
    painter.setBrush(QColor(255, 255, 255))
    corners = ((-0.32, -0.45), (0.52, 0), (-0.32, 0.45))
    painter.drawPolygon(QPolygonF([center + QPointF(x * radius, y * radius) for x, y in corners]))
    painter.end()


def _rounded(image: QImage, radius: float) -> QImage:
    result = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    path.addRoundedRect(QRectF(result.rect()), radius, radius)
    painter.setClipPath(path)
    painter.drawImage(0, 0, image)
    painter.end()
    return result


PLACEHOLDER_HEIGHT = 220
FAILED_HEIGHT = 44
KEPT_IMAGES = 60


class State(Enum):
    WAITING = "waiting"
    ASKED = "asked"
    DECODING = "decoding"
    SHOWN = "shown"
    DROPPED = "dropped"
    FAILED = "failed"


@dataclass(slots=True)
class ShelvedPicture:
    """Picture of the open article and its position; `path` is its file once loaded."""

    picture: Picture
    cursor: QTextCursor
    max_width: int
    size: QSizeF
    is_inline: bool
    state: State = State.WAITING
    path: str = ""
    problem: Problem | None = None
    entry_id: EntryId | None = None
    """Article that contains the picture, on a page of several."""

    @property
    def position(self) -> int:
        return self.cursor.position()


class PictureShelf(QObject):
    """Numbers the pictures of the open article. `place` is called with a picture's new size by its owner."""

    def __init__(self, submit: Callable[[Command], None], place: Callable[[int, ShelvedPicture], None], parent: QObject) -> None:
        super().__init__(parent)
        self._submit = submit
        self._place = place
        self._decoder = PictureDecoder(self)
        self._decoder.decoded.connect(self._handle_decoded)
        self._generation = 0
        self.entry_id = EntryId(0)
        self._images: OrderedDict[int, QImage] = OrderedDict()
        self._known: dict[tuple[str, int], tuple[QImage, ShelvedPicture]] = {}
        self.pictures: list[ShelvedPicture] = []
        self.begun: EntryId | None = None
        """Article being laid out among others; None on a page of one article."""
        self.may_load = True
        self.is_excepted: Callable[[EntryId], bool] = lambda _: False
        """Return True if an article's pictures load although `may_load` forbids it, or do not although it allows it."""
        self._excepted: dict[EntryId, bool] = {}
        self.dpr = 1.0

    def clear(self, entry_id: EntryId) -> None:
        """Start over for another article, or for the current one, whose decoded pictures are kept."""
        self._generation += 1
        known = {(each.picture.url, each.max_width): (self._images[at], each) for at, each in self._shown()}
        self._known = known if entry_id == self.entry_id else {}
        self.entry_id = entry_id
        self.begun = None
        self._excepted.clear()
        self._images.clear()
        self.pictures = []

    def is_loaded(self, shelved: ShelvedPicture) -> bool:
        """Return True if a picture is requested when it comes near the view."""
        entry_id = shelved.entry_id or self.entry_id
        if entry_id not in self._excepted:
            self._excepted[entry_id] = self.is_excepted(entry_id)
        return self.may_load is not self._excepted[entry_id]

    def ask_again(self) -> None:
        """Check again which pictures may load after exceptions changed."""
        self._excepted.clear()

    def add(self, picture: Picture, max_width: int, *, is_inline: bool, cursor: QTextCursor) -> int:
        size = placeholder_size(picture, max_width)
        shelved = ShelvedPicture(picture, cursor, max_width, size, is_inline, entry_id=self.begun)
        number = len(self.pictures)
        image, before = self._known.get((picture.url, max_width), (None, None))
        if image is not None and before is not None:
            self._images[number] = image
            shelved.state, shelved.size, shelved.path = State.SHOWN, before.size, before.path
        self.pictures.append(shelved)
        return number

    def _shown(self) -> list[tuple[int, ShelvedPicture]]:
        return [(at, self.pictures[at]) for at in self._images if at < len(self.pictures)]

    def is_waiting(self) -> bool:
        return any(each.state in {State.ASKED, State.DECODING} for each in self.pictures)

    def image(self, number: int) -> QImage | None:
        return self._images.get(number)

    def call(self, number: int) -> None:
        """Load a picture near the view, unless it is loaded, pending or not allowed."""
        shelved = self.pictures[number]
        if shelved.state is State.SHOWN:
            self._images.move_to_end(number)
        elif shelved.state is State.DROPPED or (shelved.state is State.WAITING and shelved.picture.url.startswith("data:")):
            self._decode(number)
        elif shelved.state is State.WAITING and self.is_loaded(shelved):
            for same in self._with_url(shelved.picture.url):
                self.pictures[same].state = State.ASKED
            self._submit(FetchPicture(shelved.picture.url, shelved.entry_id or self.entry_id))

    def handle_ready(self, url: str, path: str) -> None:
        """Decode a picture that is now in the cache, if this article shows it."""
        for number in self._with_url(url):
            if self.pictures[number].state in {State.ASKED, State.WAITING}:
                self.pictures[number].path = path
                self._decode(number)

    def handle_failed(self, url: str, problem: Problem) -> None:
        """Shrink a failed picture's placeholder to a line, if it was requested here; one that only the list requested may still
        load.
        """
        for number in self._with_url(url):
            if self.pictures[number].state is State.ASKED:
                self._fail(number, problem)

    def stop(self) -> None:
        """Wait for the worker; nothing is decoded afterwards."""
        self._generation += 1
        self._decoder.stop()

    def _with_url(self, url: str) -> list[int]:
        return [number for number, shelved in enumerate(self.pictures) if shelved.picture.url == url]

    def _decode(self, number: int) -> None:
        shelved = self.pictures[number]
        shelved.state = State.DECODING
        source = shelved.path or shelved.picture.url
        wanted = shelved.picture.width or None
        self._decoder.start(
            DecodeJob(
                number,
                self._generation,
                source,
                shelved.max_width,
                wanted,
                self.dpr,
                is_rounded=not shelved.is_inline,
                is_still=shelved.picture.is_still,
            )
        )

    @Slot(object)
    def _handle_decoded(self, result: Decoded) -> None:
        number = result.job.number
        if result.job.generation != self._generation:
            return
        if result.image is None:
            self._fail(number, result.problem, is_pixel=result.is_pixel)
            return
        shelved = self.pictures[number]
        shelved.state = State.SHOWN
        shelved.size = QSizeF(result.width, result.height)
        self._images[number] = result.image
        self._drop_oldest()
        self._place(number, shelved)

    def _drop_oldest(self) -> None:
        """Release the images of distant pictures; they keep their space and are decoded again when near."""
        while len(self._images) > KEPT_IMAGES:
            number, _ = self._images.popitem(last=False)
            self.pictures[number].state = State.DROPPED
            self._place(number, self.pictures[number])

    def _fail(self, number: int, problem: Problem | None, *, is_pixel: bool = False) -> None:
        shelved = self.pictures[number]
        shelved.state, shelved.problem = State.FAILED, problem
        if is_pixel:
            shelved.size = QSizeF(1, 1)
        elif not shelved.is_inline:
            shelved.size = QSizeF(shelved.max_width, FAILED_HEIGHT)
        self._place(number, shelved)


def placeholder_size(picture: Picture, max_width: int) -> QSizeF:
    width, height = picture.width, picture.height
    if width and height:
        shown = min(width, max_width)
        return QSizeF(shown, max(1, round(height * shown / width)))
    if picture.url.startswith("data:"):
        return QSizeF(min(width or 24, max_width), height or 24)
    return QSizeF(min(width or max_width, max_width), height or PLACEHOLDER_HEIGHT)
