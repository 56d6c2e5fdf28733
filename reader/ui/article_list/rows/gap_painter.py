"""Paints gap markers and locates their action. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPen

from reader.ui.article_list.model.list_items import GapMarker
from reader.ui.article_list.rows.entry_painter import TEXT_LEFT, TEXT_RIGHT
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import draw_icon, text_line
from reader.ui.look.theme import Theme

GAP_PX = 60
_ICON = 14
_SPACE = 7
_ABOVE = 4
_BELOW = 6
_LINE = 20
_BETWEEN = 8


class GapPainter:
    """Draws two lines between dashed rules: missing articles and the available action."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def paint(self, painter: QPainter, area: QRectF, item: GapMarker) -> None:
        """Draw within the row's area."""
        body = _body(area)
        self._dashes(painter, body)
        first = QRectF(_text_left(body), _top(body), body.right() - _text_left(body), _LINE)
        middle = first.center().y()
        triangle = self._theme.icons.pixmap("warning", self._theme.color("warn"), _ICON, painter.device().devicePixelRatio())
        draw_icon(painter, QPointF(body.left(), middle - _ICON / 2), triangle)
        tile = QRectF(body.left() + _ICON + _SPACE, middle - _ICON / 2, _ICON, _ICON)
        paint_tile(painter, self._theme, tile, item.gap.feed_id, item.feed_title)
        text_line(painter, first, fonts.ui_font(fonts.SMALL_PX), self._theme.color("warn"), item.title, is_name=True)
        note, action = _second_line(body, item)
        text_line(painter, note, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text_3"), item.note, is_name=True)
        text_line(painter, action, _action_font(), self._theme.color("accent_text"), item.action, is_name=True)

    def _dashes(self, painter: QPainter, body: QRectF) -> None:
        pen = QPen(self._theme.color("warn_fill"), 1)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        for line in (body.top() + 0.5, body.bottom() - 0.5):
            painter.drawLine(QPointF(body.left(), line), QPointF(body.right(), line))


def action_area(area: QRectF, item: GapMarker) -> QRectF:
    """Return the clickable area of the action with some margin; empty if there is none."""
    if not item.action:
        return QRectF()
    place = _second_line(_body(area), item)[1].adjusted(-_BETWEEN / 2, 0, _BETWEEN / 2, 0)
    if QGuiApplication.isRightToLeft():
        place.moveLeft(area.left() + area.right() - place.right())
    return place


def _body(area: QRectF) -> QRectF:
    return area.adjusted(TEXT_LEFT, _ABOVE, -TEXT_RIGHT, -_BELOW)


def _top(body: QRectF) -> float:
    return body.top() + (body.height() - 2 * _LINE) / 2


def _text_left(body: QRectF) -> float:
    return body.left() + 2 * (_ICON + _SPACE)


def _second_line(body: QRectF, item: GapMarker) -> tuple[QRectF, QRectF]:
    """Return the areas of note and action; the action follows the note, which is elided first."""
    left, top = _text_left(body), _top(body) + _LINE
    action_width = QFontMetricsF(_action_font()).horizontalAdvance(item.action) + 1 if item.action else 0.0
    room = max(body.right() - left - action_width - (_BETWEEN if item.action else 0), 0.0)
    note_width = min(QFontMetricsF(fonts.ui_font(fonts.SMALL_PX)).horizontalAdvance(item.note) + 1, room) if item.note else 0.0
    behind = left + note_width + (_BETWEEN if item.note else 0)
    return QRectF(left, top, note_width, _LINE), QRectF(behind, top, action_width, _LINE)


def _action_font() -> QFont:
    return fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD)
