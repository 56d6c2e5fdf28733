"""Widgets filled with one token: a flat one, and the side column of a wide card. GUI thread only."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from reader.ui.look.theme import Theme


class Surface(QWidget):
    """A flat colour; `line_at` draws a 1 px line at that height."""

    def __init__(self, theme: Theme, token: str, line_at: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._token = token
        self._line_at = line_at
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.color(self._token))
        if self._line_at is not None:
            painter.fillRect(QRect(0, self._line_at, self.width(), 1), self._theme.color("line"))
        painter.end()


_ROUND = 12.0
_LEAST_REST = 340
_NO_LIMIT = 16_777_215


class SideColumn(QWidget):
    """A surface for a list of sections or items."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.is_above = False
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Fill all but the corners outside the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        is_mirrored = self.isRightToLeft()
        card = QPainterPath()
        if self.is_above:
            card.addRoundedRect(area.adjusted(0, 0, 0, _ROUND), _ROUND, _ROUND)
            line = QRectF(0, area.height() - 1, area.width(), 1)
        else:
            beyond = area.adjusted(-_ROUND if is_mirrored else 0, 0, 0 if is_mirrored else _ROUND, 0)
            card.addRoundedRect(beyond, _ROUND, _ROUND)
            line = QRectF(0 if is_mirrored else area.width() - 1, 0, 1, area.height())
        painter.setClipPath(card)
        painter.fillRect(area, self._theme.color("bg_side"))
        painter.fillRect(line, self._theme.color("line"))
        painter.end()


class SideBySide(QBoxLayout):
    """The column beside the rest of a card, or above it if narrow."""

    def __init__(self, side: SideColumn, side_px: int, rest: QLayout) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._side, self._side_px = side, side_px
        self.setSpacing(0)
        self.addWidget(side)
        self.addLayout(rest, 1)
        side.setFixedWidth(side_px)

    def setGeometry(self, rect: QRect) -> None:
        """Change direction by width."""
        is_above = rect.width() < self._side_px + _LEAST_REST
        if is_above is not self._side.is_above:
            self._side.is_above = is_above
            self._side.setMinimumWidth(0 if is_above else self._side_px)
            self._side.setMaximumWidth(_NO_LIMIT if is_above else self._side_px)
            self.setDirection(QBoxLayout.Direction.TopToBottom if is_above else QBoxLayout.Direction.LeftToRight)
            self._side.update()
        self._side.setMaximumHeight(rect.height() * 2 // 5 if is_above else _NO_LIMIT)
        super().setGeometry(rect)
