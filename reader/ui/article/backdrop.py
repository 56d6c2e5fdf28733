"""Paints behind the text of an article: quote bars, code panels, list markers, picture placeholders, search hits. GUI thread
only.
"""

import math
import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import cache
from itertools import groupby
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPolygonF,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextLine,
)

from reader.domain.errors import Problem, ProblemKind
from reader.formats.articles.blocks import Style
from reader.ui.article.document import FOLD_OPEN
from reader.ui.article.pictures import PictureShelf, ShelvedPicture, State
from reader.ui.article.styles import ATTACHED_PAD_PX, CODE_PAD_X, CODE_PAD_Y, COLUMN_PX, INDENT_PX, QUOTE_PX, TILE_PX, Property
from reader.ui.kit import fonts
from reader.ui.kit.painting import fill_round, paint_tile, reach, text_line
from reader.ui.kit.theme import Theme
from reader.ui.text.problems import sentence
from reader.ui.text.translate import dotted

MAX_HITS = 5_000
Span = tuple[int, int]


@cache
def _plain_letter(letter: str) -> str:
    """Fold one letter into exactly one, so that positions are kept."""
    plain = unicodedata.normalize("NFD", letter)[0].lower()
    return plain if len(plain) == 1 else letter


def folded(text: str) -> str:
    """Return the text without case and accents, at equal length."""
    return text.lower() if text.isascii() else "".join(map(_plain_letter, text))


def search_pattern(words: Iterable[str]) -> re.Pattern[str] | None:
    """Return a pattern for words that begin like the search terms; None if there is nothing to highlight."""
    wanted = sorted({folded(word.strip()) for word in words if word.strip()}, key=len, reverse=True)
    if not wanted:
        return None
    return re.compile(rf"(?<!\w)(?:{'|'.join(_flexible(word) for word in wanted)})\w*")


def find_pattern(text: str) -> re.Pattern[str] | None:
    """Return a pattern for a literal text, with spaces matching any white space."""
    return re.compile(_flexible(folded(text.strip()))) if text.strip() else None


def _flexible(text: str) -> str:
    return r"\s+".join(map(re.escape, text.split()))


def spans(pattern: re.Pattern[str], text: str) -> list[Span]:
    """Return the matches in Qt's units; neighbours separated by a single space are merged."""
    found: list[Span] = []
    for match in pattern.finditer(folded(text)):
        start, end = match.span()
        if found and text[found[-1][1] : start] == " ":
            found[-1] = (found[-1][0], end)
        elif end > start:
            found.append((start, end))
    if text.isascii() or all(ord(letter) <= 0xFFFF for letter in text):
        return found
    return [(_units(text[:start]), _units(text[:end])) for start, end in found]


def all_hits(document: QTextDocument, pattern: re.Pattern[str]) -> list[Span]:
    found: list[Span] = []
    block: QTextBlock = document.begin()
    while block.isValid() and len(found) < MAX_HITS:
        at = block.position()
        found += [(at + start, at + end) for start, end in _apart(pattern, block.text())]
        block = block.next()
    return found


def changed_places(document: QTextDocument) -> list[Span]:
    """Return where words were added or removed, in reading order; neighbours in a line are one place."""
    return _places(document, lambda made: made.hasProperty(Property.CHANGED))


def link_places(document: QTextDocument) -> list[Span]:
    return _places(document, lambda made: made.anchorHref())


def _places(document: QTextDocument, key: Callable[[QTextCharFormat], object]) -> list[Span]:
    """Return the parts of lines that have one and the same key, none left out but empty ones."""
    found: list[Span] = []
    block = document.begin()
    while block.isValid():
        for has_key, parts in groupby(block.textFormats(), key=lambda part: key(part.format)):
            if has_key:
                spans = list(parts)
                found.append((block.position() + spans[0].start, block.position() + spans[-1].start + spans[-1].length))
        block = block.next()
    return found


def _apart(pattern: re.Pattern[str], text: str) -> list[Span]:
    """Return the matches of one block without merging neighbours."""
    found = [match.span() for match in pattern.finditer(folded(text))]
    return [(_units(text[:start]), _units(text[:end])) for start, end in found if end > start]


_SEARCHED_BLOCKS = 2000


def find_sentence(document: QTextDocument, text: str, after: QTextCursor | None) -> QTextCursor | None:
    """Return a cursor that selects a sentence: the next one after a position, else the first on the page; None if it is not near."""
    block, start = document.begin(), 0
    if after is not None:
        block = after.block()
        start = _letters(block.text(), after.selectionEnd() - block.position())
    for _ in range(_SEARCHED_BLOCKS):
        at = block.text().find(text, start) if block.isValid() else -1
        if at >= 0:
            found = QTextCursor(block)
            found.setPosition(block.position() + _units(block.text()[:at]))
            found.setPosition(found.position() + _units(text), QTextCursor.MoveMode.KeepAnchor)
            return found
        block, start = block.next(), 0
    return find_sentence(document, text, None) if after is not None else None


def _letters(text: str, units: int) -> int:
    """Return the place of a UTF-16 unit among the characters."""
    return len(text.encode("utf-16-le", "surrogatepass")[: units * 2].decode("utf-16-le", "ignore"))


def _units(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


BAR_PX = 3
RADIUS_PX = 6
SPAN_RADIUS_PX = 4
ICON_PX = 16
TEXT_LOW_PX = 3
"""Offset of small text below the middle of its line."""
BULLET = "\u2022"
BULLET_PX = 5.0
BULLET_GAP_PX = 15
MARKER_GAP_PX = 7
TILE_LIFT_PX = 2
"""Raises an icon, to align it with the line's small letters instead of its middle."""
NEAR_PX = 40
"""Distance above and below a block within which something is painted for it."""
FOLD_PX = 5.0
FOLD_GAP_PX = 13
RING_ABOVE, RING_BELOW = 0.6, 0.18
"""A link's letters as shares of its line, for its focus ring."""


class Backdrop:
    """Paints for visible blocks; the painter's origin is the document's."""

    def __init__(self, theme: Theme, shelf: PictureShelf, failed_text: str) -> None:
        self._theme = theme
        self._shelf = shelf
        self._failed_text = failed_text
        self._width = float(COLUMN_PX)
        self.hits: re.Pattern[str] | None = None
        self.spoken: QTextCursor | None = None
        """Selects the sentence that is read aloud."""

    def paint(
        self,
        painter: QPainter,
        document: QTextDocument,
        first: QTextBlock,
        bottom: float,
        changed: tuple[float, float] = (-math.inf, math.inf),
    ) -> None:
        """Paint behind the blocks from `first` down to `bottom` that touch the range of `changed`, all in document coordinates."""
        layout = document.documentLayout()
        self._width = document.textWidth()
        visible: list[tuple[QTextBlock, QRectF]] = []
        block = first
        while block.isValid():
            area = layout.blockBoundingRect(block)
            visible.append((block, area))
            if area.top() > bottom:
                break
            block = block.next()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_code(painter, visible)
        self._paint_quotes(painter, visible)
        for seen, area in visible:
            if area.bottom() > changed[0] - NEAR_PX and area.top() < changed[1] + NEAR_PX:
                self._paint_one(painter, seen, area)
        painter.restore()

    def _paint_code(self, painter: QPainter, visible: list[tuple[QTextBlock, QRectF]]) -> None:
        panels: dict[int, QRectF] = {}
        for block, area in visible:
            number = block.blockFormat().property(Property.CODE)
            if number:
                left, right = _edges(block, area, self._width)
                panel = QRectF(left, area.top(), right - left, area.height()).adjusted(-CODE_PAD_X, 0, CODE_PAD_X, 0)
                panels[number] = panels[number].united(panel) if number in panels else panel
        for panel in panels.values():
            fill_round(painter, panel.adjusted(0, -CODE_PAD_Y, 0, CODE_PAD_Y), RADIUS_PX, self._theme.color("bg_code"))

    def _paint_quotes(self, painter: QPainter, visible: list[tuple[QTextBlock, QRectF]]) -> None:
        """Draw one bar per level, continuous between paragraphs of the same quote."""
        open_bars: dict[int, QRectF] = {}
        for block, area in visible:
            depth = block.blockFormat().property(Property.QUOTE) or 0
            for level in [level for level in open_bars if level > depth]:
                self._paint_bar(painter, open_bars.pop(level))
            for level in range(1, depth + 1):
                is_rtl = block.blockFormat().layoutDirection() == Qt.LayoutDirection.RightToLeft
                x = self._width - BAR_PX - (level - 1) * QUOTE_PX if is_rtl else (level - 1) * QUOTE_PX
                bar = QRectF(x, area.top(), BAR_PX, area.height())
                open_bars[level] = open_bars[level].united(bar) if level in open_bars else bar
        for bar in open_bars.values():
            self._paint_bar(painter, bar)

    def _paint_bar(self, painter: QPainter, area: QRectF) -> None:
        painter.fillRect(area, self._theme.color("accent_mid"))

    def _paint_one(self, painter: QPainter, block: QTextBlock, area: QRectF) -> None:
        block_format = block.blockFormat()
        marker = block_format.property(Property.MARKER)
        if marker:
            self._paint_marker(painter, block, area, str(marker))
        if block_format.property(Property.RULE):
            left, right = _edges(block, area, self._width)
            painter.fillRect(QRectF(left, round(area.top()), right - left, 1), self._theme.color("line_strong"))
        parted = block_format.property(Property.PARTED)
        if parted:
            painter.fillRect(QRectF(0, round(area.top()) - int(parted), self._width, 1), self._theme.color("line"))
        if block_format.property(Property.NOTICE):
            wide = QRectF(0, area.top() - CODE_PAD_Y, self._width, area.height() + 2 * CODE_PAD_Y)
            fill_round(painter, wide, RADIUS_PX, self._theme.color("bg_code"))
        if block_format.property(Property.ATTACHED):
            self._paint_attached(painter, area, str(block_format.property(Property.ATTACHED)))
        if block_format.property(Property.FOLD):
            self._paint_fold(painter, block, area, str(block_format.property(Property.FOLD)))
        self._paint_letters(painter, block, area)

    def _paint_letters(self, painter: QPainter, block: QTextBlock, area: QRectF) -> None:
        if self.spoken is not None:
            start = max(self.spoken.selectionStart(), block.position())
            end = min(self.spoken.selectionEnd(), block.position() + block.length() - 1)
            if start < end:
                self._paint_span(painter, block, area, start, end - start, Style.PLAIN)
        if self.hits is not None:
            for start, end in spans(self.hits, block.text()):
                self._paint_span(painter, block, area, block.position() + start, end - start, Style.MARK)
        fragments = block.begin()
        while not fragments.atEnd():
            fragment = fragments.fragment()
            text_format = fragment.charFormat()
            kind = text_format.property(Property.INLINE)
            if kind:
                self._paint_span(painter, block, area, fragment.position(), fragment.length(), Style(kind))
            tile = text_format.property(Property.TILE)
            if tile:
                self._paint_tile(painter, block, area, fragment.position(), tile)
            number = text_format.property(Property.PICTURE)
            if number is not None:
                self._paint_place(painter, block, area, fragment.position(), int(number))
            fragments += 1

    def _paint_attached(self, painter: QPainter, area: QRectF, icon: str) -> None:
        panel = QRectF(0, area.top() - ATTACHED_PAD_PX + TEXT_LOW_PX, self._width, area.height() + 2 * ATTACHED_PAD_PX)
        fill_round(painter, panel, RADIUS_PX, self._theme.color("bg_code"))
        ratio = painter.device().devicePixelRatio()
        pixmap = self._theme.icons.pixmap(icon, self._theme.color("accent_text"), ICON_PX, ratio)
        left = self._width - CODE_PAD_X - ICON_PX if QGuiApplication.isRightToLeft() else CODE_PAD_X
        painter.drawPixmap(QPointF(left, round(panel.center().y() - ICON_PX / 2)), pixmap)

    def _paint_fold(self, painter: QPainter, block: QTextBlock, area: QRectF, state: str) -> None:
        """Draw a triangle that points at the summary, or down if the fold is open."""
        layout = block.layout()
        if not layout.lineCount():
            return
        line = layout.lineAt(0)
        is_rtl = block.blockFormat().layoutDirection() == Qt.LayoutDirection.RightToLeft
        left, right = _edges(block, area, self._width)
        center = QPointF(right + FOLD_GAP_PX if is_rtl else left - FOLD_GAP_PX, area.top() + line.y() + line.ascent() - FOLD_PX)
        painter.save()
        painter.translate(center)
        painter.rotate(90 if state == FOLD_OPEN else 180 if is_rtl else 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("text_3"))
        painter.drawPolygon(
            QPolygonF([QPointF(-FOLD_PX / 2, -FOLD_PX), QPointF(FOLD_PX * 0.8, 0), QPointF(-FOLD_PX / 2, FOLD_PX)])
        )
        painter.restore()

    def _paint_marker(self, painter: QPainter, block: QTextBlock, area: QRectF, marker: str) -> None:
        layout = block.layout()
        if not layout.lineCount():
            return
        line = layout.lineAt(0)
        font = self._marker_font(block)
        base = area.top() + line.y() + line.ascent()
        is_rtl = block.blockFormat().layoutDirection() == Qt.LayoutDirection.RightToLeft
        edge = area.left() + line.x() + (line.width() if is_rtl else 0)
        if marker == BULLET:
            center = QPointF(edge + BULLET_GAP_PX if is_rtl else edge - BULLET_GAP_PX, base - font.pixelSize() * 0.29)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color("text_3"))
            painter.drawEllipse(center, BULLET_PX / 2, BULLET_PX / 2)
            return
        width = QFontMetricsF(font).horizontalAdvance(marker)
        room = INDENT_PX - MARKER_GAP_PX
        if width > room:
            font.setPixelSize(max(8, int(font.pixelSize() * room / width)))
            width = QFontMetricsF(font).horizontalAdvance(marker)
        painter.setFont(font)
        painter.setPen(self._theme.color("text_3"))
        # Numbers written from right to left have the dot at the left.
        shown = f"\u200f{marker}\u200f" if is_rtl else marker
        painter.drawText(QPointF(edge + MARKER_GAP_PX if is_rtl else edge - MARKER_GAP_PX - width, base), shown)

    def _marker_font(self, block: QTextBlock) -> QFont:
        """Return the font of the item's first words, or a default if it has none."""
        start = block.begin()
        font = fonts.reading_font(fonts.ARTICLE_PX) if start.atEnd() else start.fragment().charFormat().font()
        font.setItalic(False)
        font.setWeight(QFont.Weight.Normal)
        return font

    def _paint_span(self, painter: QPainter, block: QTextBlock, area: QRectF, at: int, length: int, kind: Style) -> None:
        """Paint a code span, key, highlight or, plain, a spoken sentence behind its letters, not at full line height."""
        layout = block.layout()
        start = at - block.position()
        while length > 0:
            line = layout.lineForTextPosition(start)
            if not line.isValid():
                return
            here = min(length, line.textStart() + line.textLength() - start)
            if here <= 0:
                return
            self._fill_span(painter, area.topLeft(), line, start, start + here, kind)
            start += here
            length -= here

    def _fill_span(self, painter: QPainter, origin: QPointF, line: QTextLine, start: int, end: int, kind: Style) -> None:
        left, right = reach(line, start, end)
        base = origin.y() + line.y() + line.ascent()
        span = QRectF(min(left, right) - 2, 0, abs(right - left) + 4, 0)
        span.translate(origin.x(), 0)
        span.setTop(base - line.height() * 0.62)
        span.setBottom(base + line.height() * 0.24)
        if kind & Style.KBD:
            painter.setPen(self._theme.color("line_strong"))
            painter.setBrush(self._theme.color("bg_raised"))
            painter.drawRoundedRect(span.adjusted(0.5, 0.5, -0.5, -0.5), SPAN_RADIUS_PX, SPAN_RADIUS_PX)
            return
        fill = "mark" if kind & Style.MARK else "bg_code" if kind else "accent_soft"
        fill_round(painter, span, SPAN_RADIUS_PX, self._theme.color(fill))

    def _paint_tile(self, painter: QPainter, block: QTextBlock, area: QRectF, at: int, tile: list[Any]) -> None:
        """Paint the feed's icon, looked up each time as it may load after the article."""
        feed_id, title = tile
        line = block.layout().lineForTextPosition(at - block.position())
        if line.isValid():
            top = area.top() + line.y() + round((line.height() - TILE_PX) / 2) - TILE_LIFT_PX
            left = area.left() + _left_of(line, at - block.position())
            paint_tile(painter, self._theme, QRectF(left, top, TILE_PX, TILE_PX), feed_id, title)

    def ring_areas(self, chosen: QTextCursor) -> list[QRectF]:
        """Return the areas inside the focus ring of a link or picture, one for each of its lines."""
        areas: list[QRectF] = []
        at, end = chosen.selectionStart(), chosen.selectionEnd()
        block = chosen.document().findBlock(at)
        origin = chosen.document().documentLayout().blockBoundingRect(block).topLeft()
        while at < end:
            start = at - block.position()
            line = block.layout().lineForTextPosition(start)
            stop = min(end - block.position(), line.textStart() + line.textLength()) if line.isValid() else start
            if stop <= start:
                break
            picture = QTextCursor(block)
            picture.setPosition(at + 1)
            height = picture.charFormat().toImageFormat().height() if picture.charFormat().isImageFormat() else 0.0
            left, right = reach(line, start, stop)
            base = origin.y() + line.y() + line.ascent()
            above, below = (height, 0.0) if height else (line.height() * RING_ABOVE, line.height() * RING_BELOW)
            areas.append(QRectF(origin.x() + min(left, right), base - above, abs(right - left), above + below))
            at = block.position() + stop
        return areas

    def failure(self, shelved: ShelvedPicture) -> str:
        """Return the picture's description, if any, and the reason why it is missing."""
        problem = shelved.problem if shelved.state is State.FAILED else Problem(ProblemKind.PICTURES_OFF)
        reason = sentence(problem) if problem is not None else self._failed_text
        return dotted(" ".join(shelved.picture.alt.split()), reason)

    def _paint_place(self, painter: QPainter, block: QTextBlock, area: QRectF, at: int, number: int) -> None:
        """Paint a placeholder, with its description if the picture has failed."""
        if number >= len(self._shelf.pictures):
            return
        shelved = self._shelf.pictures[number]
        if shelved.state is State.SHOWN or shelved.size.height() <= 1:
            return
        line = block.layout().lineForTextPosition(at - block.position())
        if not line.isValid():
            return
        origin = area.topLeft()
        bottom = origin.y() + line.y() + line.ascent()
        place = QRectF(
            origin.x() + _left_of(line, at - block.position()),
            bottom - shelved.size.height(),
            shelved.size.width(),
            shelved.size.height(),
        )
        fill_round(painter, place, RADIUS_PX if not shelved.is_inline else 2, self._theme.color("bg_code"))
        if not shelved.is_inline and (shelved.state is State.FAILED or not self._shelf.is_loaded(shelved)):
            inner = place.adjusted(CODE_PAD_X, 0, -CODE_PAD_X, 0)
            text_line(painter, inner, fonts.ui_font(fonts.BASE_PX), self._theme.color("text_3"), self.failure(shelved))


def _left_of(line: QTextLine, at: int) -> float:
    """Return the left edge of a picture in a line of either direction."""
    return min(reach(line, at, at + 1))


def _edges(block: QTextBlock, area: QRectF, width: float) -> tuple[float, float]:
    """Return left and right edge for a block's text between its margins; in a table its own area."""
    made = block.blockFormat()
    right = width if QTextCursor(block).currentTable() is None else area.right() + made.rightMargin()
    return area.left() + made.leftMargin(), right - made.rightMargin()
