"""Segmented control: a few choices side by side. GUI thread only."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QWidget

from reader.ui.look import fonts
from reader.ui.look.painting import baseline, fill_round
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import literal, set_tip
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import claims_space

_RIM = 2
_HEIGHT = 24
_BESIDE = 12
_ICON, _ICON_WIDE = 16, 32
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}

Choice = TypeVar("Choice")


class Segmented(QWidget, Generic[Choice]):
    """`choices` are values with labels; `chosen` emits the value the user selects. Shows none for a mixed value."""

    chosen = Signal(object)

    def __init__(
        self,
        theme: Theme,
        name: str,
        choices: Sequence[tuple[Choice, str]],
        parent: QWidget | None = None,
        *,
        icons: Mapping[Choice, str] | None = None,
        does: Mapping[Choice, str] | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(name)
        self._segments: list[_Segment[Choice]] = []
        row = boxes.row(spacing=0, margins=_RIM, on=self)
        for value, label in choices:
            segment = _Segment(theme, label, value, self, (icons or {}).get(value, ""), (does or {}).get(value, ""))
            segment.setAccessibleDescription(name)
            segment.clicked.connect(self._announce)
            row.addWidget(segment)
            self._segments.append(segment)
        self.setFixedHeight(_HEIGHT + 2 * _RIM)
        self.setSizePolicy(self.sizePolicy().Policy.Fixed, self.sizePolicy().Policy.Fixed)
        self._keep_one_stop()
        theme.changed.connect(self.update)

    def value(self) -> Choice | None:
        return next((segment.value for segment in self._segments if segment.isChecked()), None)

    def set_value(self, value: Choice | None) -> None:
        """Show a value, or none, without a signal."""
        for segment in self._segments:
            segment.setAutoExclusive(False)
            segment.setChecked(value is not None and segment.value == value)
        for segment in self._segments:
            segment.setAutoExclusive(True)
        self._keep_one_stop()

    def step(self, number: int) -> None:
        """Move the selection by so many places, without wrapping."""
        here = next((place for place, segment in enumerate(self._segments) if segment.isChecked()), -1)
        place = min(max(here + number, 0), len(self._segments) - 1)
        self._segments[place].setFocus(Qt.FocusReason.OtherFocusReason)
        self._segments[place].click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()), 0) if self.isEnabled() else 0
        if not step:
            super().keyPressEvent(event)
            return
        is_sideways = event.key() in {Qt.Key.Key_Left, Qt.Key.Key_Right}
        self.step(-step if is_sideways and self.isRightToLeft() else step)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        fill_round(painter, QRectF(self.rect()), 7, self._theme.color("seg"))
        painter.end()

    def _announce(self) -> None:
        self._keep_one_stop()
        self.chosen.emit(self.value())

    def _keep_one_stop(self) -> None:
        """Make the selected choice the only tab stop."""
        stop = next((segment for segment in self._segments if segment.isChecked()), self._segments[0])
        for segment in self._segments:
            segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus if segment is stop else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(stop)


class _Segment(QRadioButton, Generic[Choice]):
    def __init__(self, theme: Theme, label: str, value: Choice, parent: QWidget, icon: str, does: str) -> None:
        super().__init__(literal(label), parent)
        self.value = value
        self._icon = icon
        if icon:
            set_tip(self, label, does)
        self._theme = theme
        self.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
        self.setAccessibleName(label)
        self.setFixedHeight(_HEIGHT)

    def sizeHint(self) -> QSize:
        if self._icon:
            return QSize(_ICON_WIDE, _HEIGHT)
        return QSize(self.fontMetrics().horizontalAdvance(self.accessibleName()) + 2 * _BESIDE, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def event(self, event: QEvent) -> bool:
        return claims_space(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _STEPS:
            event.ignore()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        area = QRectF(self.rect())
        if self.isChecked():
            fill_round(painter, area.translated(0, 1).adjusted(0, 0, 0, -0.5), 5, self._theme.color("shadow"))
            fill_round(painter, area, 5, self._theme.color("sel_off" if self._theme.is_dark else "bg_raised"))
        is_strong = self.isChecked() and self.isEnabled()
        if self._icon:
            color = self._theme.color("text" if is_strong else "text_2")
            pixmap = self._theme.icons.pixmap(self._icon, color, _ICON, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(round((area.width() - _ICON) / 2), round((area.height() - _ICON) / 2)), pixmap)
            painter.end()
            return
        painter.setFont(self.font())
        painter.setPen(self._theme.color("text" if is_strong else "text_2" if self.isEnabled() else "text_3"))
        label = self.accessibleName()
        left = (area.width() - self.fontMetrics().horizontalAdvance(label)) / 2
        painter.drawText(round(left), round(baseline(self.font(), 0, area.height())), label)
        painter.end()
