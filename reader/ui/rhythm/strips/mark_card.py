"""Card that explains a mark or return, drawn beside it without taking focus or mouse events. GUI thread only."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QWidget

from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import draw_icon, fill_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.card_writer import WIDTH, CardContent
from reader.ui.text.rhythm.mark_text import MarkText
from reader.ui.widgets.toast import paint_shadow

_SHADOW = 8
_BESIDE, _ABOVE = 16, 12
_ICON, _GAP = 16, 8
_TITLE_PX, _LINE_PX, _FOOTER_PX = 20, 19, 16
_FOOTER_GAP = 8
_BELOW_MARK = 14
_RADIUS = 10
_EDGE = 4


class MarkCard(QWidget):
    """Child of the area; hidden while no mark is selected."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.area = parent
        self.content: CardContent | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        theme.changed.connect(self.update)

    def move_to(self, area: QWidget) -> None:
        """Move to another parent widget, within which it opens."""
        if area is not self.area:
            self.area = area
            self.setParent(area)

    def show_content(self, content: CardContent, mark: QRect, *, goes_left: bool) -> None:
        """Open below a mark, or above if there is no room, on one of its sides; always within the parent."""
        self.content = content
        self.setAccessibleName(content.spoken())
        self.setFixedSize(self.sizeHint())
        room = self.area.visibleRegion().boundingRect().adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        left = mark.center().x() - self.width() + 2 * _SHADOW if goes_left else mark.center().x() - 2 * _SHADOW
        left = min(max(left, room.left()), room.right() - self.width() + 1)
        top = mark.center().y() + _BELOW_MARK - _SHADOW + 2
        if top + self.height() > room.bottom():
            top = mark.center().y() - _BELOW_MARK - self.height() + _SHADOW - 2
        self.move(left, max(top, room.top()))
        self.show()
        self.raise_()
        self.update()

    def sizeHint(self) -> QSize:
        content = self.content
        height = 2 * _ABOVE + fonts.scaled(_TITLE_PX) + 4
        if content is not None:
            footer = self._footer_height(content)
            height += round(self._lay_out(content, content.text, _body_font(), _LINE_PX)[1]) + (
                2 * _FOOTER_GAP + 1 + footer if footer else 0
            )
        width = content.width if content is not None else fonts.scaled(WIDTH)
        return QSize(width + 2 * _SHADOW, height + 2 * _SHADOW)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw a raised card with a soft shadow: feed, sentences, footer."""
        content = self.content
        if content is None:
            return
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW - 2, -_SHADOW, -_SHADOW - 2)
        paint_shadow(painter, body, _RADIUS, self._theme)
        fill_round(painter, body.adjusted(-1, -1, 1, 1), _RADIUS + 1, self._theme.color("line_strong"))
        fill_round(painter, body, _RADIUS, self._theme.color("bg_raised"))
        area = body.adjusted(_BESIDE, _ABOVE, -_BESIDE, -_ABOVE)
        turn_round(painter, QRectF(self.rect()))
        self._paint_title(painter, area, content)
        self._paint_footer(painter, area, content)
        painter.resetTransform()
        layout, _ = self._lay_out(content, content.text, _body_font(), _LINE_PX)
        painter.setPen(self._theme.color("text_2"))
        layout.draw(painter, QPointF(area.left(), area.top() + fonts.scaled(_TITLE_PX) + 4))
        if content.usual:
            usual, _ = self._lay_out_usual(content)
            painter.setPen(self._theme.color("text_3"))
            usual.draw(painter, QPointF(area.left(), area.bottom() - self._footer_height(content)))
        painter.end()

    def _paint_title(self, painter: QPainter, area: QRectF, content: CardContent) -> None:
        height = fonts.scaled(_TITLE_PX)
        kind_font = fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM, tabular=True)
        kind_width = QFontMetricsF(kind_font).horizontalAdvance(content.kind)
        tile = QRectF(area.left(), area.top() + (height - _ICON) / 2, _ICON, _ICON)
        if content.feed_id is not None:
            paint_tile(painter, self._theme, tile, content.feed_id, content.title)
        else:
            picture = self._theme.icons.pixmap("fetch", self._theme.color("accent_text"), _ICON, self.devicePixelRatioF())
            draw_icon(painter, tile.topLeft(), picture)
        left = tile.right() + _GAP
        name = QRectF(left, area.top(), area.right() - kind_width - _GAP - left, height)
        title_font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD)
        text_line(painter, name, title_font, self._theme.color("text"), content.title, is_name=True)
        kind = QRectF(area.right() - kind_width, area.top(), kind_width + 1, height)
        color = self._theme.color("bad" if content.is_bad else "accent_text")
        text_line(painter, kind, kind_font, color, content.kind, is_name=True)

    def _has_room(self, content: CardContent) -> bool:
        """Return True if usual and next times are side by side."""
        metrics = QFontMetricsF(_footer_font())
        width = metrics.horizontalAdvance(content.usual) + _GAP + metrics.horizontalAdvance(content.ahead)
        return width <= content.width - 2 * _BESIDE

    def _footer_height(self, content: CardContent) -> int:
        if not (content.usual and content.ahead) or self._has_room(content):
            return fonts.scaled(_FOOTER_PX) if content.usual or content.ahead else 0
        return round(self._lay_out_usual(content)[1]) + fonts.scaled(_FOOTER_PX)

    def _paint_footer(self, painter: QPainter, area: QRectF, content: CardContent) -> None:
        height = self._footer_height(content)
        if not height:
            return
        font, quiet, line = _footer_font(), self._theme.color("text_3"), fonts.scaled(_FOOTER_PX)
        painter.fillRect(
            QRectF(area.left(), area.bottom() - height - _FOOTER_GAP - 1, area.width(), 1), self._theme.color("line")
        )
        width = QFontMetricsF(font).horizontalAdvance(content.ahead) + 1
        left = area.left() if height > line or not content.usual else area.right() - width
        text_line(painter, QRectF(left, area.bottom() - line, width, line), font, quiet, content.ahead, is_name=True)

    def _lay_out_usual(self, content: CardContent) -> tuple[QTextLayout, float]:
        return self._lay_out(content, MarkText(content.usual), _footer_font(), _FOOTER_PX)

    def _lay_out(self, content: CardContent, text: MarkText, font: QFont, line_px: int) -> tuple[QTextLayout, float]:
        """Break text into lines of the card's width; return the layout and its height."""
        layout = QTextLayout(text.text, font)
        layout.setTextOption(_wrapping())
        layout.setFormats([_strong(begin, length, self._theme.color("text")) for begin, length in text.strong])
        layout.beginLayout()
        height, step = 0.0, fonts.scaled(line_px)
        while (line := layout.createLine()).isValid():
            line.setLineWidth(content.width - 2 * _BESIDE)
            line.setPosition(QPointF(0, round(height + (step - line.height()) / 2)))
            height += step
        layout.endLayout()
        return layout, height


def _body_font() -> QFont:
    return fonts.ui_font(fonts.BASE_PX, tabular=True)


def _footer_font() -> QFont:
    return fonts.ui_font(fonts.SMALL_PX, tabular=True)


def _wrapping() -> QTextOption:
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    return option


def _strong(begin: int, length: int, color: QColor) -> QTextLayout.FormatRange:
    found = QTextLayout.FormatRange()
    found.start, found.length = begin, length
    found.format = QTextCharFormat()
    found.format.setFontWeight(QFont.Weight.DemiBold)
    found.format.setForeground(color)
    return found
