"""Sideways scrolling of code listings wider than the column. GUI thread only. Qt lays out their lines unbroken and would widen
the whole page. Instead the page keeps its width, the lines are shifted within the panel, and the overflow is painted over; text,
selection and search remain Qt's own.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QTextBlock, QTextCursor, QTextDocument

from reader.domain.value_classes import dataclass
from reader.ui.article.document.styles import CODE_PAD_X, CODE_PAD_Y, QUOTE_PX, Property
from reader.ui.look.painting import cursor_x, fill_round
from reader.ui.look.theme import Theme

STEP_PX = 60
_FADE_PX = 28
_THUMB_PX = 4
_BAR_PX = 3


@dataclass(slots=True)
class Panel:
    """Listing with a visible part: its blocks, the area inside its padding and the width of its widest line."""

    number: int
    blocks: list[QTextBlock]
    area: QRectF
    width: float

    @property
    def hidden(self) -> float:
        return max(0.0, self.width - self.area.width())


class CodePan:
    """Offsets of a document's listings, by number."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._offsets: dict[int, float] = {}
        self._widths: dict[int, float] = {}
        self._document: QTextDocument | None = None

    def start(self, document: QTextDocument) -> None:
        """Start with another document, without offsets."""
        self._document = document
        self._offsets = {}
        self._widths = {}

    def offset(self, panel: Panel) -> float:
        return min(self._offsets.get(panel.number, 0.0), panel.hidden)

    def panel(self, block: QTextBlock) -> Panel | None:
        """Return the listing of a block if it is wider than its panel; None for all other blocks."""
        document, number = self._document, block.blockFormat().property(Property.CODE)
        if document is None or not number or not block.blockFormat().nonBreakableLines():
            return None
        while block.previous().blockFormat().property(Property.CODE) == number:
            block = block.previous()
        blocks = []
        while block.isValid() and block.blockFormat().property(Property.CODE) == number:
            blocks.append(block)
            block = block.next()
        made = blocks[0].blockFormat()
        first = document.documentLayout().blockBoundingRect(blocks[0])
        last = document.documentLayout().blockBoundingRect(blocks[-1])
        width = max(map(self._width, blocks))
        room = QRectF(made.leftMargin(), first.top(), 0, last.bottom() - first.top())
        room.setRight(document.textWidth() - made.rightMargin())
        panel = Panel(number, blocks, room, width)
        return panel if panel.hidden > 1 else None

    def _width(self, block: QTextBlock) -> float:
        """Return the width of a block's widest line, cached because long listings have thousands of lines."""
        number = block.blockNumber()
        if number not in self._widths:
            layout = block.layout()
            self._widths[number] = max((layout.lineAt(n).naturalTextWidth() for n in range(layout.lineCount())), default=0.0)
        return self._widths[number]

    def move(self, panel: Panel, by: float) -> bool:
        """Shift a listing; return False if it was already at its end."""
        before = self.offset(panel)
        self._offsets[panel.number] = min(max(0.0, before + by), panel.hidden)
        self._shift(panel)
        return self.offset(panel) != before

    def reveal(self, cursor: QTextCursor) -> None:
        """Shift a listing so that a position in it is visible."""
        panel = self.panel(cursor.block())
        if panel is None:
            return
        at = cursor.position() - cursor.block().position()
        line = cursor.block().layout().lineForTextPosition(at)
        if line.isValid():
            x = cursor_x(line, at) - line.x()
            offset = self.offset(panel)
            if not offset + 20 <= x <= offset + panel.area.width() - 20:
                self.move(panel, x - panel.area.width() / 2 - offset)

    def _shift(self, panel: Panel) -> None:
        left = panel.area.left() - self.offset(panel)
        for block in panel.blocks:
            layout = block.layout()
            if layout.lineCount() and abs(layout.lineAt(0).x() - left) > 0.5:
                for number in range(layout.lineCount()):
                    line = layout.lineAt(number)
                    line.setPosition(QPointF(left, line.y()))

    def visible(self, first: QTextBlock, bottom: float) -> list[Panel]:
        """Return the wide listings from a block down to a document height, with their lines shifted."""
        found: list[Panel] = []
        document, block = self._document, first
        if document is None:
            return found
        seen: set[int] = set()
        while block.isValid() and document.documentLayout().blockBoundingRect(block).top() <= bottom:
            number = block.blockFormat().property(Property.CODE)
            if number and number not in seen:
                seen.add(number)
                panel = self.panel(block)
                if panel is not None:
                    self._shift(panel)
                    found.append(panel)
            block = block.next()
        return found

    def paint_over(self, painter: QPainter, panel: Panel, right: float) -> None:
        """Cover the overflow, fade the edges where there is more, and show the scroll position."""
        offset = self.offset(panel)
        # Some glyphs extend out of their line, but never out of the padding.
        box = panel.area.adjusted(-CODE_PAD_X, -CODE_PAD_Y / 2, CODE_PAD_X, CODE_PAD_Y / 2)
        painter.fillRect(
            QRectF(box.right(), box.top(), max(0.0, right - box.right()), box.height()), self._theme.color("bg_page")
        )
        if offset < panel.hidden:
            self._fade(painter, QRectF(box.right() - _FADE_PX, box.top(), _FADE_PX, box.height()), is_right=True)
        if offset > 0:
            painter.fillRect(QRectF(0, box.top(), box.left(), box.height()), self._theme.color("bg_page"))
            for level in range(panel.blocks[0].blockFormat().property(Property.QUOTE) or 0):
                painter.fillRect(QRectF(level * QUOTE_PX, box.top(), _BAR_PX, box.height()), self._theme.color("accent_mid"))
            self._fade(painter, QRectF(box.left(), box.top(), _FADE_PX, box.height()), is_right=False)
        self._paint_thumb(painter, panel, offset)

    def _fade(self, painter: QPainter, area: QRectF, *, is_right: bool) -> None:
        solid = self._theme.color("bg_code")
        clear = solid.toRgb()
        clear.setAlpha(0)
        fade = QLinearGradient(area.topLeft(), area.topRight())
        fade.setColorAt(0.0 if is_right else 1.0, clear)
        fade.setColorAt(0.6 if is_right else 0.4, solid)
        painter.fillRect(area, fade)

    def _paint_thumb(self, painter: QPainter, panel: Panel, offset: float) -> None:
        track = panel.area.width()
        length = max(24.0, track * track / panel.width)
        left = panel.area.left() + (track - length) * offset / panel.hidden
        bar = QRectF(left, panel.area.bottom() + CODE_PAD_Y - _THUMB_PX - 3, length, _THUMB_PX)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        fill_round(painter, bar, _THUMB_PX / 2, self._theme.color("line_strong"))
