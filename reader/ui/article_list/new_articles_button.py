"""Button over the list that announces new articles, such as "12 new articles". GUI thread only."""

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, ring_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import set_tip

_HEIGHT = 26
_LEFT = 9
_RIGHT = 12
_ICON = 13
_GAP = 5
_SHADOW = 3
_BELOW = 6


class NewArticlesButton(QPushButton):
    """Hidden unless new articles wait; `shown_changed` is emitted when it appears or disappears."""

    shown_changed = Signal()

    def __init__(self, theme: Theme, view: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._view, self._pane = view, parent
        self._font = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD, tabular=True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.changed.connect(self.update)
        self.hide()

    def put_over(self, view: QWidget, pane: QWidget) -> None:
        """Move to the upper edge of another view inside `pane`."""
        is_shown = not self.isHidden()
        self._view, self._pane = view, pane
        self.setParent(pane)
        self.move_to_edge()
        self.setVisible(is_shown)
        self.raise_()

    def show_count(self, count: int) -> None:
        self.setText(self.tr("%n new articles", "", count))
        self.setAccessibleName(self.tr("Show %n new articles", "", count))
        set_tip(self, self.accessibleName(), "show_new")
        self.resize(self.sizeHint())
        self.move_to_edge()
        self.setVisible(count > 0)
        self.raise_()
        self.shown_changed.emit()

    def move_to_edge(self) -> None:
        self.move((self._pane.width() - self.width()) // 2, self._view.mapTo(self._pane, QPoint()).y() + _BELOW)

    def sizeHint(self) -> QSize:
        width = _LEFT + _ICON + _GAP + QFontMetricsF(self._font).horizontalAdvance(self.text()) + _RIGHT
        return QSize(round(width) + 2 * _SHADOW, _HEIGHT + 2 * _SHADOW)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        for spread in (2.0, 1.0):
            shade = self._theme.color("shadow")
            painter.setOpacity(0.5)
            fill_round(painter, body.adjusted(-spread / 2, 1, spread / 2, 1 + spread), _HEIGHT / 2 + spread, shade)
        painter.setOpacity(1)
        fill_round(painter, body, _HEIGHT / 2, self._theme.color("accent_hover" if self.underMouse() else "accent"))
        turn_round(painter, body)
        ink = self._theme.color("on_accent")
        arrow = self._theme.icons.pixmap("up", ink, _ICON, self.devicePixelRatioF())
        draw_icon(painter, QPointF(round(body.left() + _LEFT), round(body.center().y() - _ICON / 2)), arrow)
        text_line(painter, body.adjusted(_LEFT + _ICON + _GAP, 0, 0, 0), self._font, ink, self.text(), is_name=True)
        if self.hasFocus():
            ring_round(painter, body, _HEIGHT / 2, ink)
        painter.end()
