"""A tick box as painters draw it: on, off, or some of what it stands for. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from reader.ui.look.painting import draw_icon, fill_round
from reader.ui.look.theme import Theme

TICK_PX = 16.0
_LINE = 1.5
_RADIUS = 4.0
_BAR = 8.0
_PALE = 0.45


def paint_tick_box(painter: QPainter, theme: Theme, at: QPointF, state: Qt.CheckState, *, is_enabled: bool) -> None:
    """Draw it with its corner at a point."""
    box = QRectF(at.x(), at.y(), TICK_PX, TICK_PX)
    painter.setOpacity(1 if is_enabled else _PALE)
    if state is Qt.CheckState.Unchecked:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(theme.color("bg_field"))
        painter.setPen(QPen(theme.color("timer"), _LINE))
        half = _LINE / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), _RADIUS - half, _RADIUS - half)
    else:
        fill_round(painter, box, _RADIUS, theme.color("accent"))
    if state is Qt.CheckState.PartiallyChecked:
        painter.fillRect(QRectF(box.center().x() - _BAR / 2, box.center().y() - 1, _BAR, 2), theme.color("on_accent"))
    elif state is Qt.CheckState.Checked:
        ratio = painter.device().devicePixelRatio()
        tick = theme.icons.pixmap("tick", theme.color("on_accent"), 12, ratio)
        draw_icon(painter, QPointF(box.left() + 2, box.top() + 2), tick)
    painter.setOpacity(1)
