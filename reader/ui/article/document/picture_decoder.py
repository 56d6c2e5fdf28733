"""Decodes pictures to fit the column, in threads of its own."""

import collections
import contextlib

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF

from reader.domain.errors import Problem, ReaderError
from reader.domain.value_classes import dataclass
from reader.supervision import Worker
from reader.ui.pictures.picture_process import open_picture
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
