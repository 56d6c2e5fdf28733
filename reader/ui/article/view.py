"""Text view of an article: shows a document, loads nothing, emits all links, scrolls wide code. GUI thread only."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSignalBlocker, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QAccessibleInterface,
    QContextMenuEvent,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from reader.domain.ids import FeedId
from reader.domain.value_classes import dataclass
from reader.ui.article.backdrop import Backdrop, Span, link_places
from reader.ui.article.spoken import SpokenArticle, SpokenParts
from reader.ui.article.styles import CODE_PAD_X, CODE_PAD_Y, COLUMN_PX, QUOTE_PX, Property
from reader.ui.kit.fields import meet_viewport
from reader.ui.kit.focus import enable_speech
from reader.ui.kit.painting import Painted, cursor_x, fill_round, ring_round
from reader.ui.kit.scroll_bar import ThinScrollBar
from reader.ui.kit.theme import Theme
from reader.ui.text.translate import show_tip

STEP_PX = 60
_FADE_PX = 28
_THUMB_PX = 4
_BAR_PX = 3
_RING_PX, _RING_RADIUS, _RING_ROOM_PX = 4, 6.0, 24


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


TOP_PX, SIDE_PX, SMALL_SIDE_PX, LEAST_SIDE_PX = 26, 32, 24, 12
MIN_COLUMN_PX, LEAST_COLUMN_PX, NO_LIMIT = 200, 620, 10_000
OVERLAP_PX, WHEEL_STEP = 54, 120
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_IMAGE = QTextDocument.ResourceType.ImageResource.value


class ArticleDocument(QTextDocument):
    """Document restricted to resources it was given."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.wide_tables: list[QTextTable] = []
        self.misleading: dict[str, str] = {}
        self.has_changes = False
        self._blank = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        self._blank.fill(Qt.GlobalColor.transparent)
        self.setUndoRedoEnabled(False)
        self.setDocumentMargin(0)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setDefaultTextOption(option)
        frame = self.rootFrame().frameFormat()
        frame.setTopMargin(TOP_PX)
        self.rootFrame().setFrameFormat(frame)

    def loadResource(self, kind: int, _url: QUrl | str) -> Any:
        """Return blank pictures until they are loaded, and nothing else: no file, no network, whatever the address."""
        return self._blank if kind == _IMAGE else None

    def put_image(self, name: str, image: QImage | None) -> None:
        self.addResource(_IMAGE, QUrl(name), self._blank if image is None else image)


class LinkRing(Painted, QWidget):
    """The focus ring of a link, over the view and the margin beside the text. Qt's own, a dotted line in the colour of the view's
    text, is transparent by the style sheet.
    """

    def __init__(self, theme: Theme, view: QWidget) -> None:
        super().__init__(view)
        self._theme = theme
        self._areas: list[QRect] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.hide()

    def surround(self, areas: list[QRect]) -> None:
        """Show a ring around each of these areas of the view."""
        if areas == self._areas:
            return
        self._areas = areas
        wanted = QRect()
        for area in areas:
            wanted = wanted.united(area)
        self.setGeometry(wanted.adjusted(-_RING_PX, -_RING_PX, _RING_PX, _RING_PX))
        self.setVisible(bool(areas))
        self.raise_()
        self.update()

    def paint(self, painter: QPainter) -> None:
        for area in self._areas:
            around = area.adjusted(-_RING_PX, -_RING_PX, _RING_PX, _RING_PX).translated(-self.pos())
            ring_round(painter, QRectF(around), _RING_RADIUS, self._theme.color("focus"))


class ArticleView(QTextBrowser):
    """Emits `text_size_asked` with +1, -1 or 0 (standard size), and `moved` when other blocks may be visible."""

    text_size_asked = Signal(int)
    aside_wanted = Signal(QUrl)
    """Emitted when a link is clicked with the middle button."""
    menu_wanted = Signal(object, QPoint)
    """Requests a menu for a viewport position, or (None) for the keyboard focus, at a screen position."""
    copy_wanted = Signal()
    picture_pressed = Signal(int)
    """Number of the picture clicked or activated by key, linked or not."""
    moved = Signal()
    measure_changed = Signal()
    """Emitted when the line length, and thus `needed_widths`, changes."""

    def __init__(self, theme: Theme, backdrop: Backdrop, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed_link, self._anchor_reached = "", (-1, -1)
        self._pressed_picture: int | None = None
        self._theme, self._backdrop = theme, backdrop
        self.pan = CodePan(theme)
        enable_speech()
        meet_viewport(self)
        self._bar = ThinScrollBar(self)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.spoken_parts = SpokenParts(self, self.show_place)
        self.reach: Callable[[], Span] | None = None
        """Part of the document in which Tab goes to links; None means all of it."""
        self._ring = LinkRing(theme, self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setReadOnly(True)
        self.setCursorWidth(0)
        self.column, self.wanted_column, self.most_column = COLUMN_PX, COLUMN_PX, NO_LIMIT
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.setLineWrapColumnOrWidth(COLUMN_PX)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.horizontalScrollBar().rangeChanged.connect(self._only_for_tables)
        self.verticalScrollBar().valueChanged.connect(lambda _value: self.moved.emit())

    def show_document(self, document: ArticleDocument) -> None:
        self.pan.start(document)
        self.setDocument(document)
        self.setCursorWidth(0)
        self.spoken_parts.article_changed()
        self._center()
        self.verticalScrollBar().setValue(0)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return only resources the document holds; Qt's loading of files and resources is never used."""
        document = self.document()
        return document.loadResource(kind, name) if isinstance(document, ArticleDocument) else None

    def doSetSource(
        self, name: QUrl | str, kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """Ignore addresses, so that none replaces the article."""

    def show_fragment(self, name: str) -> bool:
        """Scroll to an anchor in this article; return False without scrolling if it is missing."""
        document = self.document()
        block = document.begin()
        while block.isValid():
            start = block.begin()
            # An empty block's iterator must not be read: Qt would read invalid memory.
            if not start.atEnd() and name in start.fragment().charFormat().anchorNames():
                self.verticalScrollBar().setValue(round(document.documentLayout().blockBoundingRect(block).top()))
                return True
            block = block.next()
        if name in {"", "top"}:
            self.verticalScrollBar().setValue(0)
            return True
        return False

    def show_icons(self, feed_ids: AbstractSet[FeedId]) -> None:
        """Repaint if the document names one of these feeds."""
        tiles = [each.property(Property.TILE) for each in self.document().allFormats()]
        if any(tile and tile[0] in feed_ids for tile in tiles):
            self.viewport().update()

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: FBT001 -- Qt calls it so
        """Move the focus between links by Tab and announce the one reached; of many articles only between those in reach."""
        if self.reach is not None and not self._come_to_reach(onward=onward, reach=self.reach()):
            return self.window().focusNextPrevChild(onward)
        is_inside = super().focusNextPrevChild(onward)
        if is_inside:
            self._anchor_reached = self._selected_range()
            reached, bar = self.cursorRect(), self.verticalScrollBar()
            past = max(reached.bottom() + _RING_ROOM_PX - self.viewport().height(), 0)
            bar.setValue(bar.value() + (past or min(reached.top() - _RING_ROOM_PX, 0)))
            self._place_ring()
            self.spoken_parts.focus_moved()
        return is_inside

    def _come_to_reach(self, *, onward: bool, reach: Span) -> bool:
        """Put the cursor at the link before the one to go to; return False if there is none to go to."""
        start, end = self._selected_range()
        if start == end or not reach[0] <= start < reach[1]:
            start = end = max(self.first_visible().position(), reach[0]) if onward else reach[1]
        links = link_places(self.document())
        inside = [each for each in links if reach[0] <= each[0] < reach[1]]
        followed = [each for each in inside if each[0] >= end] if onward else [each for each in inside if each[1] <= start][::-1]
        if followed and self._selected_range() != (start, end):
            place = links.index(followed[0]) + (-1 if onward else 1)
            cursor, bar = QTextCursor(self.document()), self.verticalScrollBar()
            if 0 <= place < len(links):
                cursor.setPosition(links[place][0])
                cursor.setPosition(links[place][1], QTextCursor.MoveMode.KeepAnchor)
            value = bar.value()
            self.setTextCursor(cursor)
            bar.setValue(value)
        return bool(followed)

    def is_at_anchor(self) -> bool:
        """Return True if the apparent selection is the link or picture reached by Tab."""
        return self._anchor_reached == self._selected_range() and self.textCursor().hasSelection()

    def _selected_range(self) -> tuple[int, int]:
        cursor = self.textCursor()
        return cursor.selectionStart(), cursor.selectionEnd()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Request the menu: by mouse for the spot under it, by key for the spot in focus."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.menu_wanted.emit(event.pos(), event.globalPos())
        else:
            below = self.cursorRect().bottomLeft()
            inside = QPoint(max(below.x(), 0), min(max(below.y(), 0), self.viewport().height()))
            self.menu_wanted.emit(None, self.viewport().mapToGlobal(inside))
        event.accept()

    def make_spoken(self) -> QAccessibleInterface:
        return SpokenArticle(self.spoken_parts)

    def first_visible(self) -> QTextCursor:
        """Return a cursor in the block at the top; Qt finds a table far below before all of a new document is laid out."""
        found, top, layout = (
            self.cursorForPosition(QPoint(0, 0)),
            self.verticalScrollBar().value(),
            self.document().documentLayout(),
        )
        block = found.block()
        while block.previous().isValid() and layout.blockBoundingRect(block.previous()).bottom() > top:
            block = block.previous()
        return found if block == found.block() else QTextCursor(block)

    def page_down(self) -> bool:
        """Scroll down one page less two lines; return False if the end was already visible."""
        bar = self.verticalScrollBar()
        if bar.value() >= bar.maximum():
            return False
        bar.setValue(bar.value() + self._page())
        self._bar.show_briefly()
        return True

    def page_up(self) -> bool:
        bar = self.verticalScrollBar()
        if bar.value() <= bar.minimum():
            return False
        bar.setValue(bar.value() - self._page())
        self._bar.show_briefly()
        return True

    def _page(self) -> int:
        return max(40, self.viewport().height() - OVERLAP_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the backdrop first, over the whole update region, so that scrolling paints what it reveals."""
        painter = QPainter(self.viewport())
        painter.fillRect(event.rect(), self._theme.color("bg_page"))
        painter.setClipRect(event.rect())
        painter.translate(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        first = self.first_visible().block()
        for _ in range(2):
            first = first.previous() if first.previous().isValid() else first
        top, bottom = (self.verticalScrollBar().value() + px for px in (0, self.viewport().height()))
        panels = self.pan.visible(first, bottom)
        self._backdrop.paint(painter, self.document(), first, bottom, (top + event.rect().top(), top + event.rect().bottom()))
        painter.end()
        super().paintEvent(event)
        if panels:
            self._paint_over(event, panels)
        self._place_ring()

    def _place_ring(self) -> None:
        """Show the focus ring around the link or picture reached by Tab, or hide it."""
        areas = self._backdrop.ring_areas(self.textCursor()) if self.hasFocus() and self.is_at_anchor() else []
        corner = self.viewport().pos() - QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        self._ring.surround([area.translated(corner).toAlignedRect() for area in areas])

    def _paint_over(self, event: QPaintEvent, panels: list[Panel]) -> None:
        painter = QPainter(self.viewport())
        painter.setClipRect(event.rect())
        painter.translate(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        for panel in panels:
            self.pan.paint_over(painter, panel, self.horizontalScrollBar().value() + self.viewport().width())
        painter.end()

    def pan_code(self, step: float) -> bool:
        """Scroll the first visible wide listing sideways; return False if there is none to move."""
        bar = self.verticalScrollBar().value()
        for panel in self.pan.visible(self.first_visible().block(), bar + self.viewport().height()):
            if self.pan.move(panel, step):
                self.viewport().update()
                return True
        return False

    def show_place(self, cursor: QTextCursor) -> None:
        """Select a range and scroll it into view, into the upper part if it was not visible."""
        self.setTextCursor(cursor)
        self.pan.reveal(cursor)
        if not OVERLAP_PX <= self.cursorRect().top() <= self.viewport().height() - 2 * OVERLAP_PX:
            self.scroll_to(cursor)
        self.horizontalScrollBar().setValue(0)

    def scroll_to(self, cursor: QTextCursor) -> None:
        """Scroll a position into the upper part of the view."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(cursor).top() - self.viewport().height() // 3)

    def is_in_view(self, chosen: QTextCursor) -> bool:
        return self.cursorRect(chosen).top() >= 0 and self.cursorRect(chosen).bottom() <= self.viewport().height()

    @Slot(int, int)
    def _only_for_tables(self, _least: int, most: int) -> None:
        """Allow horizontal scrolling only for tables that cannot fit, as wide listings scroll on their own."""
        document = self.document()
        tables = document.wide_tables if isinstance(document, ArticleDocument) else []
        widest = max((document.documentLayout().frameBoundingRect(table).right() for table in tables), default=0.0)
        wanted = max(0, round(widest) + SIDE_PX - self.viewport().width()) if widest > self.column else 0
        if wanted != most:
            self.horizontalScrollBar().setRange(0, wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._center()
        super().resizeEvent(event)
        self.moved.emit()

    def set_column(self, width: int) -> None:
        self.wanted_column = width
        self._center()
        self.measure_changed.emit()

    def _center(self) -> None:
        """Centre the column: in a narrow view its margins shrink to their minimum first, then the column."""
        room, wanted = self.width() - self._bar.reserved, min(self.wanted_column, self.most_column)
        measured = max(room - 2 * SMALL_SIDE_PX, min(LEAST_COLUMN_PX, room - 2 * LEAST_SIDE_PX))
        self.column = wanted if room - 2 * LEAST_SIDE_PX >= wanted else min(wanted, max(MIN_COLUMN_PX, measured))
        side = max(LEAST_SIDE_PX, (room - self.column) // 2)
        if self.viewportMargins().left() != side:
            # beside the bar, not below it, so that scrolling moves what is painted
            self.setViewportMargins(side, 0, min(side, self._bar.laid_over), 0)
        if self.lineWrapColumnOrWidth() != self.column:  # Qt lays everything out again even for an equal width
            self.setLineWrapColumnOrWidth(self.column)

    def needed_widths(self) -> tuple[int, int]:
        """Return the view's preferred width for the usual line length, and its minimum."""
        bar = self._bar.reserved
        easy, least = min(self.wanted_column, COLUMN_PX), min(self.wanted_column, LEAST_COLUMN_PX)
        return easy + bar + 2 * SIDE_PX, least + bar + 2 * LEAST_SIDE_PX

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change the text size on Ctrl and wheel; Qt's own zoom would only last until the next article."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            step = event.angleDelta().y()
            if step:
                self.text_size_asked.emit(1 if step > 0 else -1)
            event.accept()
            return
        if self._pans(event):
            event.accept()
            return
        super().wheelEvent(event)

    def _pans(self, event: QWheelEvent) -> bool:
        """Scroll sideways on a tilted wheel or Shift and wheel: the listing under it, else a wide page. Qt would scroll by pages."""
        delta = event.angleDelta()
        is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        sideways = delta.x() or (delta.y() if is_shifted else 0)
        if not sideways or abs(delta.y()) > abs(sideways):
            return False
        step = -sideways / WHEEL_STEP * STEP_PX
        panel = self.pan.panel(self.cursorForPosition(event.position().toPoint()).block())
        if panel is None:
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + round(step))
        else:
            self.pan.move(panel, step)
            self.viewport().update()
        return True

    def viewportEvent(self, event: QEvent) -> bool:
        """Show descriptions of pictures as plain text, never markup."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(event.globalPos(), self.picture_text(event.pos()), self)
            return True
        return super().viewportEvent(event)

    def picture_text(self, point: QPoint) -> str:
        """Return the tool tip of the picture at a position; empty if there is none."""
        text_format = self._format_at(point)
        return str(text_format.property(Property.WORDS) or "") if text_format is not None else ""

    def picture_at(self, point: QPoint) -> int | None:
        """Return the number of the picture at a viewport position; None for the still of a video, which links to the video."""
        return _picture_in(self._format_at(point))

    def picture_at_cursor(self) -> int | None:
        """Return the number of the picture reached by Tab."""
        chosen = self.textCursor()
        if chosen.selectionEnd() - chosen.selectionStart() != 1:
            return None
        chosen.setPosition(chosen.selectionEnd())
        return _picture_in(chosen.charFormat())

    def _format_at(self, point: QPoint) -> QTextCharFormat | None:
        position = (
            self.document()
            .documentLayout()
            .hitTest(
                QPointF(point) + QPointF(self.horizontalScrollBar().value(), self.verticalScrollBar().value()),
                Qt.HitTestAccuracy.ExactHit,
            )
        )
        if position < 0:
            return None
        cursor = QTextCursor(self.document())
        cursor.setPosition(position)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
        return cursor.charFormat()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the target pressed and released with the middle button, which Qt ignores."""
        link = self.anchorAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and link and link == self._pressed_link:
            self.aside_wanted.emit(QUrl(link))
        picture, self._pressed_picture = self._pressed_picture, None
        is_click = picture is not None and not self.textCursor().hasSelection()
        if not is_click or picture != self.picture_at(event.position().toPoint()):
            super().mouseReleaseEvent(event)
            return
        # Qt sees the release too, but does not follow a link around the picture
        with QSignalBlocker(self):
            super().mouseReleaseEvent(event)
        self.picture_pressed.emit(picture)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        self._pressed_link = self.anchorAt(point)
        is_plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        self._pressed_picture = self.picture_at(point) if is_plain else None
        if event.button() == Qt.MouseButton.LeftButton:
            self._anchor_reached = (-1, -1)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys; leave Space to the window, which scrolls and then opens the next article."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
            return
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_wanted.emit()
            return
        picture = self.picture_at_cursor() if event.key() in _ENTER and not event.modifiers() else None
        if picture is not None:
            event.accept()
            self.picture_pressed.emit(picture)
            return
        step = {Qt.Key.Key_Left: -STEP_PX, Qt.Key.Key_Right: STEP_PX}.get(Qt.Key(event.key()))
        if step and not event.modifiers() and self.pan_code(step):
            event.accept()
            return
        super().keyPressEvent(event)


def _picture_in(text_format: QTextCharFormat | None) -> int | None:
    number = text_format.property(Property.PICTURE) if text_format is not None else None
    return None if number is None or text_format is None or text_format.property(Property.STILL) else int(number)
