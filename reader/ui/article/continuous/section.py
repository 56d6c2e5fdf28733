"""Section of one article on a shared page: header, text, footer and marks updated in place. GUI thread only."""

from collections.abc import Callable, Iterator
from dataclasses import field, replace

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage, QTextBlockFormat, QTextCharFormat, QTextCursor, QTextImageFormat, QTextOption

from reader.domain.entry import Article
from reader.domain.ids import EntryId
from reader.domain.marks import Mark
from reader.domain.value_classes import dataclass
from reader.formats.article_blocks import ArticleBlocks, Block, PictureBlock
from reader.ui.article.document import styles
from reader.ui.article.document.document_builder import DOT, DocumentBuilder, image_format
from reader.ui.article.document.front_matter import tr, write_attachments, write_byline, write_title
from reader.ui.article.document.styles import Property, Role
from reader.ui.article.view import ArticleDocument
from reader.ui.data import links
from reader.ui.look import fonts
from reader.ui.look.theme import Theme

APART_PX = 45
"""Distance from the end of an article to the header of the next, with the rule between them."""
LINE_ABOVE_PX = 27
TITLE = Role(27, 34, fonts.SEMIBOLD, above=6, below=10, element="h1")
LONG_TITLE = Role(22, 29, fonts.SEMIBOLD, above=6, below=10, element="h1")
_LONG_TITLE = 140
_ICON_PX = 16
SHORT, LONG = 1_600, 2_600
"""Texts of more than `LONG` characters are cut to about `SHORT` until the user expands them."""
_PICTURE_WEIGHT = 300


@dataclass(slots=True)
class Section:
    """Article on the page; `start` and `end` are its first and last paragraph, `star` its star."""

    article: Article
    blocks: ArticleBlocks | None
    open_folds: set[int] = field(default_factory=set)
    is_whole: bool = False
    start: QTextCursor | None = None
    title: QTextCursor | None = None
    star: QTextCursor | None = None
    end: QTextCursor | None = None

    @property
    def entry_id(self) -> EntryId:
        return self.article.entry_id


class SectionWriter:
    """Writes consecutive sections and updates their marks."""

    def __init__(self, document: ArticleDocument, theme: Theme, when: Callable[[Article], str], dpr: float) -> None:
        self._document = document
        self._theme = theme
        self._when = when
        self._dpr = dpr
        self._last: DocumentBuilder | None = None

    def write(self, section: Section, builder: DocumentBuilder) -> Iterator[None]:
        """Write a section at the end of the document, yielding between slices."""
        builder.wide_tables, builder.misleading = self._document.wide_tables, self._document.misleading
        builder.open_folds = frozenset(section.open_folds)
        is_first = self._last is None
        if self._last is not None:
            builder.follow(self._last)
        self._last = builder
        self._write_header(section, builder, is_first=is_first)
        if section.blocks is not None:
            shown, minutes = (section.blocks.blocks, 0) if section.is_whole else shortened(section.blocks)
            yield from builder.write(shown)
            if minutes:
                self._write_more(section, builder, minutes)
            else:
                write_attachments(builder, section.article, section.blocks)
        made = builder.styles.block(styles.BYLINE)
        made.setTopMargin(14)
        made.setBottomMargin(18)
        section.end = _kept(builder.start_block(made))
        self._write_end(section, builder.styles)

    def mark_again(self, section: Section, made: styles.Styles) -> None:
        """Update the read and star marks without moving any text."""
        if section.end is None or section.star is None or section.title is None:
            return
        cursor = self._at(section.end)
        cursor.beginEditBlock()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self._write_end(section, made)
        star = self._at(section.star)
        star.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        star.setCharFormat(self._star(section))
        title = self._at(section.title)
        title.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        title.mergeCharFormat(self._ink(section))
        cursor.endEditBlock()

    def _write_header(self, section: Section, builder: DocumentBuilder, *, is_first: bool) -> None:
        article, minutes = section.article, section.blocks.reading_minutes if section.blocks is not None else 0
        made = QTextBlockFormat(builder.styles.block(styles.BYLINE))
        made.setTopMargin(0 if is_first else APART_PX)
        if not is_first:
            made.setProperty(Property.PARTED, LINE_ABOVE_PX)
        made.setTabPositions([QTextOption.Tab(builder.width, QTextOption.TabType.RightTab)])
        cursor = builder.start_block(made)
        section.start = _kept(cursor)
        write_byline(builder, cursor, article, self._when(article), minutes, self._theme)
        cursor.insertText("\t", builder.styles.characters(styles.BYLINE))
        section.star = _kept(cursor)
        cursor.insertImage(self._star(section))
        cursor.insertText("  ", builder.styles.characters(styles.BYLINE))
        cursor.insertImage(self._icon("more", "text_3", f"{links.MENU}{article.entry_id}", tr("More")))
        role = TITLE if len(article.title) <= _LONG_TITLE else LONG_TITLE
        section.title = _kept(write_title(builder, article, role))
        written = self._at(section.title)
        written.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        written.mergeCharFormat(self._ink(section))

    def _write_more(self, section: Section, builder: DocumentBuilder, minutes: int) -> None:
        made = builder.styles.block(styles.ENCLOSURE)
        made.setTopMargin(4)
        cursor = builder.start_block(made)
        cursor.insertText(tr("Show whole article"), builder.quiet_link(f"{links.WHOLE}{section.entry_id}"))
        cursor.insertText("  " + tr("%n more minutes", minutes), builder.styles.characters(styles.ENCLOSURE))

    def _write_end(self, section: Section, made: styles.Styles) -> None:
        if section.end is None:
            return
        cursor = self._at(section.end)
        plain, link = made.characters(styles.BYLINE), made.characters(styles.BYLINE, is_link=True)
        link.setFontUnderline(False)
        link.setAnchor(True)
        link.setAnchorHref(f"{links.READ}{section.entry_id}")
        if section.article.is_read:
            cursor.insertImage(self._icon("tick", "ok", f"{links.READ}{section.entry_id}", tr("Mark as unread")))
            link.setForeground(self._theme.color("text_3"))
            cursor.insertText(" " + tr("Read"), link)
        else:
            cursor.insertText(tr("Mark as read"), link)
        cursor.insertText(DOT + " ".join(section.article.feed_title.split()), plain)

    def _star(self, section: Section) -> QTextImageFormat:
        is_starred = Mark.STARRED in section.article.marks
        name, color = ("star_filled", "star") if is_starred else ("star", "text_3")
        return self._icon(name, color, f"{links.STAR}{section.entry_id}", tr("Remove star") if is_starred else tr("Star"))

    def _icon(self, name: str, color: str, target: str, words: str) -> QTextImageFormat:
        address = f"picture:{name}:{color}"
        pixmap = self._theme.icons.pixmap(name, self._theme.color(color), _ICON_PX, self._dpr)
        self._document.put_image(address, QImage(pixmap.toImage()))
        made = image_format(address, QSizeF(_ICON_PX, _ICON_PX))
        made.setVerticalAlignment(made.VerticalAlignment.AlignMiddle)
        made.setAnchor(True)
        made.setAnchorHref(target)
        made.setProperty(Property.ALT, words)
        made.setProperty(Property.WORDS, words)
        return made

    def _at(self, kept: QTextCursor) -> QTextCursor:
        """Return a separate cursor, as the anchor of one that keeps its position would move with insertions."""
        cursor = QTextCursor(self._document)
        cursor.setPosition(kept.position())
        return cursor

    def _ink(self, section: Section) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setForeground(self._theme.color("text_read" if section.article.is_read else "text"))
        return made


def shortened(blocks: ArticleBlocks) -> tuple[tuple[Block, ...], int]:
    """Return the beginning of a long text and the reading minutes of the rest; all of a short one, and 0."""
    weights = [_weight(block) for block in blocks.blocks]
    total, seen = sum(weights), 0
    if total <= LONG:
        return blocks.blocks, 0
    for count, weight in enumerate(weights, start=1):
        seen += weight
        if seen >= SHORT and count < len(weights):
            rest = 1 - seen / total
            return blocks.blocks[:count], max(round(rest * max(blocks.reading_minutes, 1)), 1)
    return blocks.blocks, 0


def _weight(block: Block) -> int:
    if isinstance(block, PictureBlock):
        return _PICTURE_WEIGHT
    return sum(len(run.text) for run in getattr(block, "runs", ())) or _PICTURE_WEIGHT


def _kept(cursor: QTextCursor) -> QTextCursor:
    place = QTextCursor(cursor)
    place.setKeepPositionOnInsert(True)
    return place


def with_status(section: Section, *, is_read: bool | None, marks: frozenset[Mark]) -> None:
    article = section.article
    section.article = replace(article, is_read=article.is_read if is_read is None else is_read, marks=marks)
