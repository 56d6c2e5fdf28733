"""The text of an article on the page: shows a document, loads nothing, hands every link out. GUI thread only."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QSignalBlocker, Qt, QUrl, Signal, Slot
from PySide6.QtGui import (
    QAccessibleInterface,
    QContextMenuEvent,
    QHelpEvent,
    QImage,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextOption,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from reader.ui.article.code_pan import STEP_PX, CodePan, Panel
from reader.ui.article.document.backdrop import Backdrop
from reader.ui.article.document.styles import COLUMN_PX, Property
from reader.ui.article.spoken.spoken import SpokenArticle, SpokenParts
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import show_tip
from reader.ui.widgets.speech import enable_speech
from reader.ui.widgets.text_fields import meet_viewport, without_bar_menus

TOP_PX, SIDE_PX, SMALL_SIDE_PX, LEAST_SIDE_PX = 26, 32, 24, 12
MIN_COLUMN_PX, LEAST_COLUMN_PX, NO_LIMIT = 200, 620, 10_000
OVERLAP_PX, WHEEL_STEP = 54, 120
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_IMAGE = QTextDocument.ResourceType.ImageResource.value


class ArticleDocument(QTextDocument):
    """A document that holds what it was given and asks nobody for more."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.wide_tables: list[QTextTable] = []
        self.misleading: dict[str, str] = {}
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
        """Pictures that are not here yet are blank; nothing else exists. No file, no network, whatever the address says."""
        return self._blank if kind == _IMAGE else None

    def put_image(self, name: str, image: QImage | None) -> None:
        """Give the document a picture, or take it away again."""
        self.addResource(_IMAGE, QUrl(name), self._blank if image is None else image)


class ArticleView(QTextBrowser):
    """The page. `text_size_asked` comes with +1, -1 or 0 (the standard size); `moved` whenever other blocks may be visible."""

    text_size_asked = Signal(int)
    aside_wanted = Signal(QUrl)
    """A link was clicked with the middle button."""
    menu_wanted = Signal(object, QPoint)
    """A menu for a point of the viewport, or (None) for what the keyboard is at, and where on the screen."""
    copy_wanted = Signal()
    picture_pressed = Signal(int)
    """The number of the picture that was clicked, or chosen by a key, whether or not it is a link."""
    moved = Signal()
    measure_changed = Signal()
    """Lines are to be longer or shorter: `needed_widths` are others."""

    def __init__(self, theme: Theme, backdrop: Backdrop, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pressed_link, self._anchor_reached = "", (-1, -1)
        self._pressed_picture: int | None = None
        self._theme, self._backdrop = theme, backdrop
        self.pan = CodePan(theme)
        enable_speech()
        meet_viewport(self)
        without_bar_menus(self)
        self.spoken_parts = SpokenParts(self, self.show_place)
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
        """Show another document from its start."""
        self.pan.start(document)
        self.setDocument(document)
        self.setCursorWidth(0)
        self.spoken_parts.article_changed()
        self._center()
        self.verticalScrollBar().setValue(0)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Only what the document already holds; Qt's own way of reading files and resources is never taken."""
        document = self.document()
        return document.loadResource(kind, name) if isinstance(document, ArticleDocument) else None

    def doSetSource(
        self, name: QUrl | str, kind: QTextDocument.ResourceType = QTextDocument.ResourceType.UnknownResource
    ) -> None:
        """No address ever replaces the article."""

    def show_fragment(self, name: str) -> bool:
        """Scroll to a place inside this article; False and no movement where there is no place of that name."""
        document = self.document()
        block = document.begin()
        while block.isValid():
            start = block.begin()
            # An empty block's iterator must not be read: Qt reads memory that is not its own.
            if not start.atEnd() and name in start.fragment().charFormat().anchorNames():
                self.verticalScrollBar().setValue(round(document.documentLayout().blockBoundingRect(block).top()))
                return True
            block = block.next()
        if name in {"", "top"}:
            self.verticalScrollBar().setValue(0)
            return True
        return False

    def focusNextPrevChild(self, onward: bool) -> bool:  # noqa: FBT001 -- Qt calls it so
        """Tab goes from link to link; which one it reached is said."""
        is_inside = super().focusNextPrevChild(onward)
        if is_inside:
            self._anchor_reached = self._selected_range()
            self.spoken_parts.focus_moved()
        return is_inside

    def is_at_anchor(self) -> bool:
        """Whether what looks selected is the link or picture that Tab reached."""
        return self._anchor_reached == self._selected_range() and self.textCursor().hasSelection()

    def _selected_range(self) -> tuple[int, int]:
        cursor = self.textCursor()
        return cursor.selectionStart(), cursor.selectionEnd()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """A menu of ours: by mouse for what is under it, by key for what the keyboard is at."""
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.menu_wanted.emit(event.pos(), event.globalPos())
        else:
            below = self.cursorRect().bottomLeft()
            inside = QPoint(max(below.x(), 0), min(max(below.y(), 0), self.viewport().height()))
            self.menu_wanted.emit(None, self.viewport().mapToGlobal(inside))
        event.accept()

    def make_spoken(self) -> QAccessibleInterface:
        """A document with parts."""
        return SpokenArticle(self.spoken_parts)

    def first_visible(self) -> QTextCursor:
        """A cursor at the start of the first visible line."""
        return self.cursorForPosition(QPoint(0, 0))

    def page_down(self) -> bool:
        """Scroll one page less two lines; False when the end was already in sight."""
        bar = self.verticalScrollBar()
        if bar.value() >= bar.maximum():
            return False
        bar.setValue(bar.value() + self._page())
        return True

    def page_up(self) -> bool:
        bar = self.verticalScrollBar()
        if bar.value() <= bar.minimum():
            return False
        bar.setValue(bar.value() - self._page())
        return True

    def _page(self) -> int:
        return max(40, self.viewport().height() - OVERLAP_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        """What belongs behind the text is painted first, over all of what is to be painted: so a step of scrolling paints what it brings in."""
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

    def _paint_over(self, event: QPaintEvent, panels: list[Panel]) -> None:
        painter = QPainter(self.viewport())
        painter.setClipRect(event.rect())
        painter.translate(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        for panel in panels:
            self.pan.paint_over(painter, panel, self.horizontalScrollBar().value() + self.viewport().width())
        painter.end()

    def pan_code(self, step: float) -> bool:
        """Move the first wide listing in sight sideways; False where there is none to move."""
        bar = self.verticalScrollBar().value()
        for panel in self.pan.visible(self.first_visible().block(), bar + self.viewport().height()):
            if self.pan.move(panel, step):
                self.viewport().update()
                return True
        return False

    def show_place(self, cursor: QTextCursor) -> None:
        """Select a place and bring it into sight, in the upper part of the page if it was not there."""
        self.setTextCursor(cursor)
        self.pan.reveal(cursor)
        top = self.cursorRect().top()
        height = self.viewport().height()
        if not OVERLAP_PX <= top <= height - 2 * OVERLAP_PX:
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + top - height // 3)
        self.horizontalScrollBar().setValue(0)

    @Slot(int, int)
    def _only_for_tables(self, _least: int, most: int) -> None:
        """Wide listings scroll on their own: only a table that cannot fit makes the page scroll sideways."""
        document = self.document()
        tables = document.wide_tables if isinstance(document, ArticleDocument) else []
        widest = max((document.documentLayout().frameBoundingRect(table).right() for table in tables), default=0.0)
        wanted = max(0, round(widest) + SIDE_PX - self.viewport().width()) if widest > self.column else 0
        if wanted != most:
            self.horizontalScrollBar().setRange(0, wanted)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column in the middle."""
        self._center()
        super().resizeEvent(event)
        self.moved.emit()

    def set_column(self, width: int) -> None:
        """Make the column as wide as wished, as far as there is room."""
        self.wanted_column = width
        self._center()
        self.measure_changed.emit()

    def _center(self) -> None:
        """The column keeps its width while there is room, then gives way to its sides down to its least measure, then with them."""
        room, wanted = self.width() - self.verticalScrollBar().sizeHint().width(), min(self.wanted_column, self.most_column)
        measured = max(room - 2 * SMALL_SIDE_PX, min(LEAST_COLUMN_PX, room - 2 * LEAST_SIDE_PX))
        self.column = wanted if room - 2 * LEAST_SIDE_PX >= wanted else min(wanted, max(MIN_COLUMN_PX, measured))
        side = max(LEAST_SIDE_PX, (room - self.column) // 2)
        if self.viewportMargins().left() != side:
            self.setViewportMargins(side, 0, 0, 0)
        if self.lineWrapColumnOrWidth() != self.column:  # Qt lays everything out again, whatever the width was
            self.setLineWrapColumnOrWidth(self.column)

    def needed_widths(self) -> tuple[int, int]:
        """How wide the view wants to be for the usual length of a line, and how wide it has to be."""
        bar = self.verticalScrollBar().sizeHint().width()
        easy, least = min(self.wanted_column, COLUMN_PX), min(self.wanted_column, LEAST_COLUMN_PX)
        return easy + bar + 2 * SIDE_PX, least + bar + 2 * LEAST_SIDE_PX

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel change the text size; Qt's own zoom would only last until the next article."""
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
        """The wheel tilted, or turned with Shift: the wide listing under it moves, else a page that is wider; Qt would turn pages."""
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
        """Descriptions of pictures are plain text, never markup."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip(event.globalPos(), self.picture_text(event.pos()), self)
            return True
        return super().viewportEvent(event)

    def picture_text(self, point: QPoint) -> str:
        """What is said of the picture at a point, nothing where there is none."""
        text_format = self._format_at(point)
        return str(text_format.property(Property.WORDS) or "") if text_format is not None else ""

    def picture_at(self, point: QPoint) -> int | None:
        """The number of the picture at a point of the viewport; none for the still of a video, which leads to the video."""
        return _picture_in(self._format_at(point))

    def picture_at_cursor(self) -> int | None:
        """The number of the picture that Tab has come to."""
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
        """The middle button opens what it goes down and up on; to Qt it means nothing."""
        link = self.anchorAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton and link and link == self._pressed_link:
            self.aside_wanted.emit(QUrl(link))
        picture, self._pressed_picture = self._pressed_picture, None
        is_click = picture is not None and not self.textCursor().hasSelection()
        if not is_click or picture != self.picture_at(event.position().toPoint()):
            super().mouseReleaseEvent(event)
            return
        # the button is up for Qt too, but a link around the picture is not followed
        with QSignalBlocker(self):
            super().mouseReleaseEvent(event)
        self.picture_pressed.emit(picture)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what the button goes down on."""
        point = event.position().toPoint()
        self._pressed_link = self.anchorAt(point)
        is_plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        self._pressed_picture = self.picture_at(point) if is_plain else None
        if event.button() == Qt.MouseButton.LeftButton:
            self._anchor_reached = (-1, -1)
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space belongs to the window: it scrolls and then goes on to the next article."""
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
