"""Space reserved for an episode's card, and the chapter list. GUI thread only."""

from PySide6.QtCore import QRect
from PySide6.QtGui import QTextBlockFormat, QTextDocument, QTextOption

from reader.domain.entry import Article, Enclosure
from reader.ui.article.document import styles
from reader.ui.article.document.document_builder import DocumentBuilder
from reader.ui.article.document.styles import Property
from reader.ui.data import links
from reader.ui.text.player.episode_text import clock_text, minutes_text, tr

CARD_PX = 100
_BLOCKS_ABOVE = 8
_TITLE_LEFT = 58


def _playable(article: Article) -> Enclosure | None:
    """Return the enclosure that the article's card plays."""
    return next((each for each in article.enclosures if each.is_playable), None)


def write_card_place(builder: DocumentBuilder, article: Article) -> None:
    """Reserve space for an episode's card, which is drawn over the page."""
    if _playable(article) is None:
        return
    made = QTextBlockFormat()
    made.setLineHeight(CARD_PX, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    made.setTopMargin(4)
    made.setBottomMargin(18)
    made.setProperty(Property.CARD, True)  # noqa: FBT003 -- a property of the block
    # an empty line has the height of its font, whatever its format says
    builder.start_block(made).insertText("\N{NO-BREAK SPACE}")


def find_card(document: QTextDocument | None, scrolled: int, width: int) -> QRect | None:
    """Return the card's area in a viewport at this scroll position; None if the document has no card."""
    block = document.begin() if document is not None else None
    for _ in range(_BLOCKS_ABOVE):
        if document is None or block is None or not block.isValid():
            return None
        if block.blockFormat().property(Property.CARD):
            area = document.documentLayout().blockBoundingRect(block)
            return QRect(0, round(area.top()) - scrolled, width, CARD_PX)
        block = block.next()
    return None


def write_chapters(builder: DocumentBuilder, article: Article, current: int) -> None:
    enclosure = _playable(article)
    if enclosure is None or not enclosure.chapters:
        return
    heading = builder.styles.block(styles.HEADINGS[2])
    heading.setHeadingLevel(3)
    builder.start_block(heading).insertText(tr("Chapters"), builder.styles.characters(styles.HEADINGS[2]))
    starts = [each.start_seconds for each in enclosure.chapters]
    ends = [*starts[1:], enclosure.duration_seconds or 0]
    for number, (chapter, end) in enumerate(zip(enclosure.chapters, ends, strict=True)):
        made = builder.styles.block(styles.ENCLOSURE)
        made.setBottomMargin(10)
        made.setTabPositions(
            [
                QTextOption.Tab(_TITLE_LEFT, QTextOption.TabType.LeftTab),
                QTextOption.Tab(builder.width, QTextOption.TabType.RightTab),
            ]
        )
        cursor = builder.start_block(made)
        cursor.insertText(clock_text(chapter.start_seconds), builder.quiet_link(f"{links.CHAPTER}{number}"))
        title = builder.styles.characters(styles.ENCLOSURE)
        title.setForeground(builder.styles.characters(styles.BODY).foreground())
        title.setFontWeight(600 if number == current else 400)
        cursor.insertText("\t" + chapter.title, title)
        tail = tr("playing") if number == current else minutes_text(end - chapter.start_seconds)
        plain = (
            builder.quiet_link(f"{links.CHAPTER}{number}") if number == current else builder.styles.characters(styles.ENCLOSURE)
        )
        cursor.insertText("\t" + tail, plain)
