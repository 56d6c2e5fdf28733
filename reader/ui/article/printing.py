"""Article on paper: the same blocks in light colours, laid out for a page and cut between lines. GUI thread only."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPagedPaintDevice, QPainter, QTextCursor, QTextDocument

from reader.domain.commands import Command
from reader.domain.entry import Article
from reader.formats.articles.blocks import ArticleBlocks, Picture
from reader.ui.article.backdrop import Backdrop
from reader.ui.article.document import DocumentBuilder, date_text, image_format, write_header
from reader.ui.article.pictures import PictureShelf, ShelvedPicture, State
from reader.ui.article.styles import Property, Styles
from reader.ui.article.view import ArticleDocument
from reader.ui.kit import fonts
from reader.ui.kit.theme import Theme

PAPER_COLUMN_PX = 640
"""Width of the text, as on screen, before it is scaled to the paper, so that the line length is kept."""
FOOTER_PX = 40


class PaperArticle:
    """Article laid out for paper, with pictures the page has decoded."""

    def __init__(
        self, article: Article, blocks: ArticleBlocks, shown: PictureShelf, theme: Theme, *, serif: bool, family: str
    ) -> None:
        self._theme = Theme("light")
        self._theme.favicons = theme.favicons
        self._source = article.link
        self.document = ArticleDocument(shown)
        self.document.setTextWidth(PAPER_COLUMN_PX)
        self._shelf = PictureShelf(_nobody, _nowhere, shown)
        self._images = {
            each.picture.url: (shown.image(at), each.size) for at, each in enumerate(shown.pictures) if each.state is State.SHOWN
        }
        made = Styles(self._theme, round(fonts.ARTICLE_PX * 0.94), serif=serif, family=family)
        builder = DocumentBuilder(
            self.document, QTextCursor(self.document), made, article.language, PAPER_COLUMN_PX, self._place_picture
        )
        builder.open_folds = frozenset(fold for block in blocks.blocks for fold in block.folds)
        builder.breaks_code = True
        write_header(builder, article, date_text(article), 0, self._theme)
        for _ in builder.write(blocks.blocks):
            pass
        self._backdrop = Backdrop(self._theme, self._shelf, "")

    def pages(self, height: float) -> list[tuple[float, float]]:
        """Return start and end of each page of a height, in document units."""
        found: list[tuple[float, float]] = []
        top = bottom = 0.0
        for start, end in _bands(self.document):
            if end - top > height and bottom > top:
                found.append((top, bottom))
                top = start
            while end - top > height:
                found.append((top, top + height))
                top += height
            bottom = end
        return [*found, (top, bottom)]

    def paint(self, device: QPagedPaintDevice) -> int:
        """Print on a device with its own page size and margins; return the number of pages, 0 on failure."""
        painter = QPainter()
        if not painter.begin(device):
            return 0
        area = QRectF(painter.viewport())
        scale = area.width() / PAPER_COLUMN_PX
        height = area.height() / scale - FOOTER_PX
        pages = self.pages(height)
        for number, (top, bottom) in enumerate(pages):
            if number and not device.newPage():
                return 0
            painter.save()
            painter.scale(scale, scale)
            self._paint_footer(painter, number + 1, len(pages), height)
            painter.setClipRect(QRectF(-8, 0, PAPER_COLUMN_PX + 16, bottom - top))
            painter.translate(0, -top)
            first = self.document.findBlock(self.document.documentLayout().hitTest(QPointF(0, top), Qt.HitTestAccuracy.FuzzyHit))
            self._backdrop.paint(painter, self.document, first, bottom)
            self.document.drawContents(painter, QRectF(0, top, PAPER_COLUMN_PX, bottom - top))
            painter.restore()
        return len(pages) if painter.end() else 0

    def _paint_footer(self, painter: QPainter, number: int, count: int, height: float) -> None:
        painter.setFont(fonts.ui_font(fonts.CAPTION_PX))
        painter.setPen(self._theme.color("text_3"))
        base = height + FOOTER_PX - 8
        right = f"{number} / {count}"
        width = painter.fontMetrics().horizontalAdvance(right)
        painter.drawText(QPointF(PAPER_COLUMN_PX - width, base), right)
        room = PAPER_COLUMN_PX - width - 24
        shown = painter.fontMetrics().elidedText(self._source, Qt.TextElideMode.ElideMiddle, room)
        painter.drawText(QPointF(0, base), shown)

    def _place_picture(self, picture: Picture, max_width: int, is_inline: bool, cursor: QTextCursor) -> None:  # noqa: FBT001 -- PlacePicture
        image, size = self._images.get(picture.url, (None, None))
        if image is None or size is None:
            if picture.alt:
                cursor.insertText(f"[{picture.alt}]")
            return
        number = self._shelf.add(picture, max_width, is_inline=is_inline, cursor=QTextCursor(cursor))
        self._shelf.pictures[number].state = State.SHOWN
        scale = min(1.0, max_width / size.width())
        name = f"paper:{number}"
        self.document.put_image(name, image)
        text_format = image_format(name, size * scale)
        text_format.setProperty(Property.PICTURE, number)
        cursor.insertImage(text_format)


def _bands(document: QTextDocument) -> Iterator[tuple[float, float]]:
    """Return ranges that must not be cut, from top to bottom: lines, and in tables all lines side by side."""
    layout = document.documentLayout()
    lines: list[tuple[float, float]] = []
    block = document.begin()
    while block.isValid():
        origin = layout.blockBoundingRect(block).top()
        made = block.layout()
        for number in range(made.lineCount()):
            area = made.lineAt(number).rect()
            lines.append((origin + area.top(), origin + area.bottom()))
        block = block.next()
    lines.sort()
    start, end = lines[0] if lines else (0.0, 0.0)
    for top, bottom in lines[1:]:
        if top < end - 0.5:
            end = max(end, bottom)
        else:
            yield start, end
            start, end = top, bottom
    yield start, end


def _nobody(_command: Command) -> None:
    """Ignore picture requests, which paper never makes."""


def _nowhere(_number: int, _shelved: ShelvedPicture) -> None:
    """Ignore resizing, as pictures are on the paper from the start."""
