"""Position in an episode: a 4 px track divided by chapters, moved by dragging or arrow keys. GUI thread only."""

from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle, QWidget

from reader.domain.entry import Chapter
from reader.ui.look.painting import fill_round
from reader.ui.look.theme import Theme
from reader.ui.text.player.episode_text import spoken_time, tr

_HEIGHT, _LINE, _KNOB, _APART = 16, 4.0, 12.0, 3.0
_STEP_SECONDS, _PAGE_SECONDS = 5, 60


class Scrubber(QSlider):
    """`sought` emits the position chosen by the user, in seconds."""

    sought = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._theme = theme
        self._chapters: tuple[Chapter, ...] = ()
        self.setAccessibleName(tr("Position"))
        self.setSingleStep(_STEP_SECONDS)
        self.setPageStep(_PAGE_SECONDS)
        self.setFixedHeight(_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.actionTriggered.connect(lambda _: self.sought.emit(self.sliderPosition()))
        theme.changed.connect(self.update)

    def show_place(self, position: int, length: int, chapters: tuple[Chapter, ...]) -> None:
        """Show the position unless the user is moving it."""
        if not self.isSliderDown():
            self._chapters = chapters
            self.setRange(0, max(length, 0))
            self.setValue(position)
            self.setAccessibleDescription(spoken_time(position, length))
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, _HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.maximum():
            self.setSliderDown(True)
            self._go(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._go(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: ARG002 -- Qt's signature
        if self.isSliderDown():
            self.setSliderDown(False)
            self.sought.emit(self.value())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 -- Qt's signature
        painter = QPainter(self)
        middle, knob = self.height() / 2, self._x(self.value())
        starts = [each.start_seconds for each in self._chapters if 0 < each.start_seconds < self.maximum()]
        edges = [0.0, *(self._x(start) for start in sorted(starts)), float(self.width())]
        if self.isRightToLeft():
            edges = sorted(self.width() - edge if edge in {0.0, float(self.width())} else edge for edge in edges)
        for left, right in pairwise(edges):
            part = QRectF(left, middle - _LINE / 2, max(right - left - (_APART if right < self.width() else 0), 1), _LINE)
            fill_round(painter, part, _LINE / 2, self._theme.color("line_strong"))
            past = QRectF(knob, 0, self.width(), self.height()) if self.isRightToLeft() else QRectF(0, 0, knob, self.height())
            painter.save()
            painter.setClipRect(past)
            fill_round(painter, part, _LINE / 2, self._theme.color("accent"))
            painter.restore()
        if self.maximum():
            if self.hasFocus():
                fill_round(painter, QRectF(knob - 8, middle - 8, 16, 16), 8, self._theme.color("accent_mid"))
            fill_round(
                painter, QRectF(knob - _KNOB / 2, middle - _KNOB / 2, _KNOB, _KNOB), _KNOB / 2, self._theme.color("accent")
            )
        painter.end()

    def _x(self, seconds: int) -> float:
        free = max(self.width() - round(_KNOB), 0)
        return _KNOB / 2 + QStyle.sliderPositionFromValue(0, max(self.maximum(), 1), seconds, free, self.isRightToLeft())

    def _go(self, event: QMouseEvent) -> None:
        free = max(self.width() - round(_KNOB), 1)
        place = round(event.position().x() - _KNOB / 2)
        self.setValue(QStyle.sliderValueFromPosition(0, self.maximum(), place, free, self.isRightToLeft()))
