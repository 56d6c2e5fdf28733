"""Listings that are wider than the column scroll sideways on their own. GUI thread only.

Qt lays their lines out unbroken and would make the whole page wider. Instead the page keeps its width, the lines of a listing are
shifted inside its panel, and what hangs out of the panel is painted over: text, selection and search stay Qt's own.
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
    """One listing of which something is visible: its blocks, the room inside its paddings, and how wide its widest line is."""

    number: int
    blocks: list[QTextBlock]
    area: QRectF
    width: float

    @property
    def hidden(self) -> float:
        """How far its lines can be moved."""
        return max(0.0, self.width - self.area.width())


class CodePan:
    """How far each listing of a document is moved, by its number."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._offsets: dict[int, float] = {}
        self._widths: dict[int, float] = {}
        self._document: QTextDocument | None = None

    def start(self, document: QTextDocument) -> None:
        """Begin with another document, all of its listings unmoved."""
        self._document = document
        self._offsets = {}
        self._widths = {}

    def offset(self, panel: Panel) -> float:
        """How far a listing is moved."""
        return min(self._offsets.get(panel.number, 0.0), panel.hidden)

    def panel(self, block: QTextBlock) -> Panel | None:
        """The listing a block belongs to if it is wider than its panel; None for all other blocks."""
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
        """How wide a block's widest line is; measured once, for a long listing has thousands of lines."""
        number = block.blockNumber()
        if number not in self._widths:
            layout = block.layout()
            self._widths[number] = max((layout.lineAt(n).naturalTextWidth() for n in range(layout.lineCount())), default=0.0)
        return self._widths[number]

    def move(self, panel: Panel, by: float) -> bool:
        """Move a listing; False where it was at its end already."""
        before = self.offset(panel)
        self._offsets[panel.number] = min(max(0.0, before + by), panel.hidden)
        self._shift(panel)
        return self.offset(panel) != before

    def reveal(self, cursor: QTextCursor) -> None:
        """Move a listing so that a place in it can be seen."""
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
        """The wide listings from a block down to a height of the document, moved as far as they should be."""
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
        """Cover what hangs out of the panel, fade its edges where there is more, and show how far it is moved."""
        offset = self.offset(panel)
        # Some letters reach out of their line, but never out of the padding.
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
