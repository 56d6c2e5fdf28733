"""Picture area of the viewer: fitted or zoomed, moved by drag, wheel, keys and touch; loads the picture. GUI thread only."""

from collections.abc import Callable
from dataclasses import field

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QImage,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPainterPath,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind, ReaderError
from reader.domain.value_classes import dataclass
from reader.supervision import Worker
from reader.ui.kit import fonts
from reader.ui.kit.painting import Painted, text_line
from reader.ui.kit.theme import Theme
from reader.ui.pictures.process import PROCESSES, Decoding, PictureFile, decode_filling, image_of, open_picture
from reader.ui.pictures.wishes import SHOWN_PIXELS, NextFrame, Within

LEAST, MOST = 0.02, 8.0
STEP = 1.25
WHEEL_STEP = 120
PAN_PX = 80
_RADIUS = 4


class PictureStage(Painted, QWidget):
    """`zoom` is in screen pixels per picture pixel. Emits `zoomed` with a new zoom, `sharper_wanted` if the image has too few
    pixels for it.
    """

    zoomed = Signal()
    sharper_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._image: QImage | None = None
        self._natural = QSize()
        self._message = ""
        self._zoom = 1.0
        self._center = QPointF()
        """Point of the picture, in its own pixels, in the middle of the area."""
        self._dragged_from: QPoint | None = None
        self.room = QRectF()
        """Area of a fitted picture; a larger one fills the whole widget."""
        self.is_fitted = True
        self.grabGesture(Qt.GestureType.PinchGesture)

    @property
    def zoom(self) -> float:
        return self._fit_zoom() if self.is_fitted else self._zoom

    @property
    def pixels_wanted(self) -> QSize:
        return (self.room.size() * self.devicePixelRatioF()).toSize().expandedTo(QSize(1, 1))

    def show_message(self, text: str) -> None:
        """Show in place of the picture why it is missing or pending."""
        self._image, self._message = None, text
        self.setAccessibleDescription(text)
        self.update()

    def show_image(self, image: QImage, natural: QSize) -> None:
        self._natural, self.is_fitted = natural, True
        self._center = QPointF(natural.width() / 2, natural.height() / 2)
        self.sharpen(image)
        self.zoomed.emit()

    def sharpen(self, image: QImage) -> None:
        """Replace the image of the same picture by a sharper one or the next frame."""
        self._image, self._message = image, ""
        self.setAccessibleDescription("")
        self.update()

    def fit(self) -> None:
        self.is_fitted = True
        self._center = QPointF(self._natural.width() / 2, self._natural.height() / 2)
        self._changed()

    def zoom_to(self, zoom: float, at: QPointF | None = None) -> None:
        """Set the zoom, keeping the picture's point at `at` in place."""
        if self._image is None:
            return
        point = self.room.center() if at is None else at
        before = self._picture_point(point)
        self._zoom = min(max(zoom, min(LEAST, self._fit_zoom())), max(MOST, self._fit_zoom()))
        self.is_fitted = False
        self._center = before - (point - self.room.center()) / self._scale()
        self._changed()

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        self.zoom_to(self.zoom * factor, at)

    def pan(self, x: float, y: float) -> bool:
        """Move the picture; return False if all of it is visible."""
        before = QPointF(self._center)
        self._center -= QPointF(x, y) / self._scale()
        self._keep_visible()
        self.update()
        return before != self._center

    def place(self) -> QRectF:
        size = QSizeF(self._natural) * self._scale()
        corner = self.room.center() - self._center * self._scale()
        return QRectF(corner, size)

    def _scale(self) -> float:
        return self.zoom / self.devicePixelRatioF()

    def _fit_zoom(self) -> float:
        if self._natural.isEmpty() or self.room.isEmpty():
            return 1.0
        ratio = self.devicePixelRatioF()
        return min(self.room.width() * ratio / self._natural.width(), self.room.height() * ratio / self._natural.height(), 1.0)

    def _picture_point(self, at: QPointF) -> QPointF:
        return self._center + (at - self.room.center()) / self._scale()

    def _keep_visible(self) -> None:
        middle, scale = self.room.center(), self._scale()
        self._center = QPointF(
            _inside(self._center.x(), self._natural.width(), middle.x() / scale, (self.width() - middle.x()) / scale),
            _inside(self._center.y(), self._natural.height(), middle.y() / scale, (self.height() - middle.y()) / scale),
        )

    def _changed(self) -> None:
        self._keep_visible()
        self.zoomed.emit()
        if self._image is not None and self._image.width() < min(self._natural.width() * self.zoom, self._natural.width()) - 1:
            self.sharper_wanted.emit()
        self.update()

    # Qt events

    def paint(self, painter: QPainter) -> None:
        if self._image is None:
            font, color = fonts.ui_font(fonts.ROW_PX), self._theme.color("text_2")
            width = min(painter.fontMetrics().horizontalAdvance(self._message) * 1.2, self.room.width())
            line = QRectF(0, 0, width, 24)
            line.moveCenter(self.room.center())
            text_line(painter, line, font, color, self._message)
        else:
            self._paint_image(painter, self._image)

    def _paint_image(self, painter: QPainter, image: QImage) -> None:
        place = self.place()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # from double size on, pixels should be visible
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.zoom < 2)
        if self.is_fitted:
            path = QPainterPath()
            path.addRoundedRect(place, _RADIUS, _RADIUS)
            painter.setClipPath(path)
        # only the visible part is scaled
        seen = place.intersected(QRectF(self.rect()))
        factor = image.width() / max(place.width(), 1)
        source = QRectF((seen.topLeft() - place.topLeft()) * factor, seen.size() * factor)
        painter.drawImage(seen, image, source)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._keep_visible()
        self.zoomed.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta().y() or event.angleDelta().x()
        if delta:
            self.zoom_by(STEP ** (delta / WHEEL_STEP), event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._dragged_from = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged_from is not None:
            step = event.position().toPoint() - self._dragged_from
            self._dragged_from = event.position().toPoint()
            self.pan(step.x(), step.y())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged_from = None
        self.unsetCursor()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.is_fitted:
            self.zoom_to(1.0, event.position())
        else:
            self.fit()
        event.accept()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom_by(1 + event.value(), event.position())
            return True
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                self.zoom_by(pinch.scaleFactor(), QPointF(self.mapFromGlobal(pinch.centerPoint().toPoint())))
                return True
        return super().event(event)


def _inside(middle: float, length: float, before: float, after: float) -> float:
    """Clamp the middle of a visible range so that nothing beyond the ends of `length` shows."""
    return length / 2 if before + after >= length else min(max(middle, before), length - after)


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
