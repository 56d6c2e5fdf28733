"""The text of an article on the page: shows a document, loads nothing by itself, hands every link out. GUI thread only."""

from typing import Any

from PySide6.QtCore import QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCursor,
    QTextDocument,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from reader.ui.article_pane.backdrop import Backdrop
from reader.ui.article_pane.styles import COLUMN_PX
from reader.ui.theme import Theme

TOP_PX = 26
SIDE_PX = 32
MIN_COLUMN_PX = 200
OVERLAP_PX = 54
_IMAGE = QTextDocument.ResourceType.ImageResource.value


class ArticleDocument(QTextDocument):
    """A document that holds what it was given and asks nobody for more."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
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
    moved = Signal()

    def __init__(self, theme: Theme, backdrop: Backdrop, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._backdrop = backdrop
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setReadOnly(True)
        self.column = COLUMN_PX
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.setLineWrapColumnOrWidth(COLUMN_PX)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.verticalScrollBar().valueChanged.connect(lambda _value: self.moved.emit())
        self.apply_theme()

    def apply_theme(self) -> None:
        """Take the page's colours from the theme."""
        palette = self.palette()
        for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
            palette.setColor(role, self._theme.color("bg_page"))
        palette.setColor(QPalette.ColorRole.Text, self._theme.color("text"))
        palette.setColor(QPalette.ColorRole.Highlight, self._theme.color("accent"))
        palette.setColor(QPalette.ColorRole.HighlightedText, self._theme.color("on_accent"))
        self.setPalette(palette)

    def show_document(self, document: ArticleDocument) -> None:
        """Show another document from its start."""
        self.setDocument(document)
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
            # An empty block's iterator must not be looked at: Qt reads memory that is not its own.
            if not start.atEnd() and name in start.fragment().charFormat().anchorNames():
                self.verticalScrollBar().setValue(round(document.documentLayout().blockBoundingRect(block).top()))
                return True
            block = block.next()
        if name in {"", "top"}:
            self.verticalScrollBar().setValue(0)
            return True
        return False

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
        """The same towards the start."""
        bar = self.verticalScrollBar()
        if bar.value() <= bar.minimum():
            return False
        bar.setValue(bar.value() - self._page())
        return True

    def _page(self) -> int:
        return max(40, self.viewport().height() - OVERLAP_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        """What belongs behind the text is painted first."""
        painter = QPainter(self.viewport())
        painter.setClipRect(event.rect())
        painter.translate(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        first = self.first_visible().block()
        for _ in range(2):
            first = first.previous() if first.previous().isValid() else first
        bottom = self.verticalScrollBar().value() + event.rect().bottom()
        self._backdrop.paint(painter, self.document(), first, bottom)
        painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column in the middle."""
        self._center()
        super().resizeEvent(event)
        self.moved.emit()

    def _center(self) -> None:
        """The column keeps its width as long as there is room: then only the margins beside it change, not the text."""
        room = self.width() - self.verticalScrollBar().sizeHint().width()
        side = max(SIDE_PX, (room - COLUMN_PX) // 2)
        self.column = min(COLUMN_PX, max(MIN_COLUMN_PX, room - 2 * SIDE_PX))
        self.setViewportMargins(side, 0, 0, 0)
        self.setLineWrapColumnOrWidth(self.column)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and the wheel change the text size; Qt's own zoom would only last until the next article."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            step = event.angleDelta().y()
            if step:
                self.text_size_asked.emit(1 if step > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space belongs to the window: it scrolls and then goes on to the next article."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
            return
        super().keyPressEvent(event)
