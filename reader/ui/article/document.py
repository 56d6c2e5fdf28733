"""Writes an article into a text document in slices, so that the first screen appears at once: front matter, blocks, tables,
episodes. GUI thread only.
"""

import logging
from collections.abc import Callable, Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace
from itertools import islice
from typing import Protocol
from urllib.parse import quote

from PySide6.QtCore import QDateTime, QLocale, QRect, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QGuiApplication,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextOption,
    QTextTable,
    QTextTableCellFormat,
    QTextTableFormat,
)

from reader.domain.entry import Article, Enclosure, Report, Version
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import (
    ArticleBlocks,
    Block,
    Cell,
    Heading,
    ListItem,
    Paragraph,
    Picture,
    PictureBlock,
    Preformatted,
    Rule,
    Run,
    Style,
    Table,
    TextKind,
    pieces,
)
from reader.formats.text import is_right_to_left
from reader.ui.article import styles
from reader.ui.article.styles import INDENT_PX, QUOTE_PX, Property, Role, Styles
from reader.ui.data import links
from reader.ui.kit import fonts
from reader.ui.kit.theme import Theme
from reader.ui.text.episodes import clock_text, episode_tr
from reader.ui.text.translate import Translator, fill, isolated, labelled, listed

MANY_COLUMNS = 5
VERY_MANY_COLUMNS = 9
FITTING_COLUMNS = 12
MAX_PART_CELLS = 120
_LEAST_COLUMN_PX = 52
_SMALL = Role(14, 21, below=0)
_TINY = Role(11, 15, face="ui", below=0)
_PAD_X, _PAD_Y = 8, 6
_NARROW_PAD_X = 4
_TELLING_RUNS = 8


class CellWriter(Protocol):
    styles: Styles
    width: int

    def write_cell(self, blocks: tuple[Block, ...], role: Role, width: int) -> None: ...


@dataclass(frozen=True, slots=True)
class TablePart:
    """Some rows of a table. `shares` are column widths in percent if the parts of a table must agree. As Qt lays out columns only
    from left to right, `is_mirrored` reverses their order.
    """

    table: Table
    shares: tuple[float, ...] = ()
    is_last: bool = True
    is_continued: bool = False
    is_mirrored: bool = False


def table_parts(block: Table) -> list[TablePart]:
    """Split a large table into parts that join seamlessly, as laying out cells takes time."""
    step = max(1, MAX_PART_CELLS // block.columns)
    is_mirrored = _is_right_to_left(block)
    if len(block.rows) <= step:
        return [TablePart(block, is_mirrored=is_mirrored)]
    shares = _shares(block)[:: -1 if is_mirrored else 1]
    starts = range(0, len(block.rows), step)
    return [TablePart(_rows(block, at, step), shares, at == starts[-1], bool(at), is_mirrored) for at in starts]


def _is_right_to_left(block: Table) -> bool:
    """Return the direction from the markup, else from the first directional letter in the first cells."""
    return is_right_to_left(_first_words(inner for row in block.rows for cell in row for inner in cell.blocks), block.dir)


def _first_words(blocks: Iterable[Block]) -> str:
    return " ".join(islice((run.text for block in blocks for run in getattr(block, "runs", ())), _TELLING_RUNS))


def _rows(block: Table, at: int, step: int) -> Table:
    rows = block.rows[at : at + step]
    kept = tuple(tuple(replace(cell, row_span=min(cell.row_span, len(rows) - n)) for cell in row) for n, row in enumerate(rows))
    return replace(block, rows=kept)


def _shares(block: Table) -> tuple[float, ...]:
    """Return column shares by longest text, within limits that protect the other columns."""
    longest = [4.0] * block.columns
    for row in block.rows:
        for cell in row:
            text = sum(len(run.text) for inner in cell.blocks for run in getattr(inner, "runs", ()))
            longest[cell.column] = max(longest[cell.column], min(text / cell.column_span, 60))
    return tuple(100 * share / sum(longest) for share in longest)


def insert_table(builder: CellWriter, cursor: QTextCursor, part: TablePart) -> QTextTable:
    """Insert a table at the cursor, which is left inside it."""
    block = part.table
    made = QTextTableFormat()
    made.setBorder(0)
    made.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_None)
    made.setCellPadding(0)
    made.setCellSpacing(0)
    made.setTopMargin(0)
    made.setBottomMargin(styles.PARAGRAPH_GAP if part.is_last else 0)
    made.setColumnWidthConstraints([QTextLength(QTextLength.Type.PercentageLength, share) for share in part.shares])
    made.setLeftMargin(block.quote * styles.QUOTE_PX + block.indent * styles.INDENT_PX)
    made.setWidth(_width(block.columns))
    made.setHeaderRowCount(0)
    if part.is_continued:
        made.setProperty(Property.GOES_ON, True)  # noqa: FBT003 -- a property of the table
    if part.is_mirrored:
        made.setProperty(Property.MIRRORED, True)  # noqa: FBT003 -- a property of the table
    table = cursor.insertTable(len(block.rows), block.columns, made)
    role = _role(block.columns)
    width = max(40, (builder.width - 2 * _PAD_X * block.columns) // block.columns)
    for number, row in enumerate(block.rows):
        for cell in row:
            placed = replace(cell, column=block.columns - cell.column - cell.column_span) if part.is_mirrored else cell
            is_first = cell.column == 0
            _fill(builder, cursor, table, number, placed, _CellStyle(role, width, is_first, part.is_mirrored))
    return table


def is_wide(part: TablePart) -> bool:
    """Return True if a table may be wider than the column, so that the page must scroll sideways."""
    return part.table.columns > FITTING_COLUMNS


def _width(columns: int) -> QTextLength:
    """Return the column width; wider tables scroll the page sideways."""
    if columns > FITTING_COLUMNS:
        return QTextLength(QTextLength.Type.FixedLength, columns * _LEAST_COLUMN_PX)
    return QTextLength(QTextLength.Type.PercentageLength, 100)


def _role(columns: int) -> Role:
    if columns >= VERY_MANY_COLUMNS:
        return _TINY
    return _SMALL if columns >= MANY_COLUMNS else styles.CELL


@dataclass(frozen=True, slots=True)
class _CellStyle:
    """Style of a cell; the first cell of a row is aligned with the text."""

    role: Role
    width: int
    is_first: bool
    is_mirrored: bool

    def paddings(self) -> tuple[int, int]:
        pad = _NARROW_PAD_X if self.role is _TINY else _PAD_X
        before = 0 if self.is_first else pad
        return (pad, before) if self.is_mirrored else (before, pad)


def _fill(builder: CellWriter, cursor: QTextCursor, table: QTextTable, row: int, cell: Cell, style: _CellStyle) -> None:
    if cell.row_span > 1 or cell.column_span > 1:
        table.mergeCells(row, cell.column, cell.row_span, cell.column_span)
    place = table.cellAt(row, cell.column)
    made = QTextTableCellFormat()
    left, right = style.paddings()
    made.setTopPadding(_PAD_Y - 2)
    made.setBottomPadding(_PAD_Y + 1)
    made.setLeftPadding(left)
    made.setRightPadding(right)
    made.setBottomBorder(1)
    made.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    made.setBottomBorderBrush(builder.styles.line_color(strong=cell.is_header))
    made.setVerticalAlignment(QTextTableCellFormat.VerticalAlignment.AlignTop)
    if cell.is_header:
        made.setProperty(Property.HEADER, True)  # noqa: FBT003 -- a property of the cell
    place.setFormat(made)
    cursor.setPosition(place.firstPosition())
    builder.write_cell(_content(cell), style.role, style.width * cell.column_span)


def _content(cell: Cell) -> tuple[Block, ...]:
    """Return a cell's blocks with bold headers and the cell's alignment."""
    return tuple(_as_in_cell(block, cell) if isinstance(block, Paragraph) else block for block in cell.blocks)


def _as_in_cell(block: Paragraph, cell: Cell) -> Paragraph:
    runs = block.runs
    if cell.is_header:
        runs = tuple(replace(run, style=run.style | Style.BOLD) for run in runs)
    return replace(block, runs=runs, align=block.align or cell.align)


SLICE_CHARACTERS = 5_000
PART_CHARACTERS = 4_000
BLOCK_WEIGHT = 40
LINE_WEIGHT = 20
CELL_WEIGHT = 40
LIST_GAP = 4
LINE_SEPARATOR = "\u2028"
DOT = "  \u00b7  "
FOLD_OPEN, FOLD_SHUT = "open", "shut"
_AUDIO_SUFFIXES = (".mp3", ".m4a", ".ogg", ".oga", ".opus", ".wav", ".flac", ".aac")
_ROLES = {
    TextKind.CAPTION: styles.CAPTION,
    TextKind.TERM: styles.BODY,
    TextKind.DEFINITION: styles.BODY,
    TextKind.SUMMARY: styles.BODY,
    TextKind.BODY: styles.BODY,
}
_ALIGNMENTS = {
    "center": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute,
    "left": Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute,
}
LEFT_TO_RIGHT, END_OF_DIRECTION = "\N{LEFT-TO-RIGHT ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
PlacePicture = Callable[[Picture, int, bool, QTextCursor], None]


class DocumentBuilder:
    """Appends blocks at the end of a document; table cells are written by another builder of this class."""

    def __init__(
        self, document: QTextDocument, cursor: QTextCursor, made: Styles, language: str, width: int, place_picture: PlacePicture
    ) -> None:
        self.document = document
        self.styles = made
        self.width = width
        self.body = styles.BODY
        self.open_folds: AbstractSet[int] = frozenset()
        self.breaks_code = False
        self.wide_tables: list[QTextTable] = []
        self.misleading: dict[str, str] = {}
        self._cursor = cursor
        self._language = language
        self._place_picture = place_picture
        self._has_block = True
        self._is_first = False
        self._code_number = 0
        self._words = ""
        """First ones of what is written, whose direction pictures have, too."""

    def follow(self, before: "DocumentBuilder") -> None:
        """Continue from the state of the previous article's builder."""
        self._has_block, self._code_number = before.state()

    def state(self) -> tuple[bool, int]:
        """Return whether an empty paragraph is ready for text, and the number of the last listing."""
        return self._has_block, self._code_number

    def write(self, blocks: tuple[Block, ...]) -> Iterator[None]:
        written, self._words = 0, _first_words(blocks)
        self._cursor.beginEditBlock()
        for weight in self._weights(blocks):
            written += weight
            if written > SLICE_CHARACTERS:
                written = 0
                self._cursor.endEditBlock()
                yield
                self._cursor.beginEditBlock()
        self._cursor.endEditBlock()

    def write_cell(self, blocks: tuple[Block, ...], role: Role, width: int) -> None:
        """Write the contents of a table cell at the cursor, smaller and narrower."""
        outer = (self.body, self.width)
        self.body, self.width = role, width
        self._has_block = self._is_first = True
        for _ in self._weights(blocks):
            pass
        self.body, self.width = outer

    def _weights(self, blocks: tuple[Block, ...]) -> Iterator[int]:
        previous = None
        for block in blocks:
            if all(fold in self.open_folds for fold in block.folds):
                yield from self._write(block, previous)
                previous = block

    def start_block(self, block_format: QTextBlockFormat) -> QTextCursor:
        if self._is_first:
            block_format = QTextBlockFormat(block_format)
            block_format.setTopMargin(0)
        if self._has_block:
            self._cursor.setBlockFormat(block_format)
        else:
            self._cursor.insertBlock(block_format, QTextCharFormat())
        self._has_block = self._is_first = False
        return self._cursor

    def write_runs(self, runs: tuple[Run, ...], role: Role, writing: str, style: Style = Style.PLAIN) -> int:
        """Write runs into the started paragraph and return the number of characters."""
        count = 0
        for run, named in links.with_misled(runs):
            if run.picture is not None:
                self._place_picture(run.picture, self.width, True, self._cursor)  # noqa: FBT003 -- inline or not, see PlacePicture
                continue
            own = fonts.east_asian(run.lang, run.text) or writing
            if role is styles.CODE:
                text_format = self.styles.code_characters(run.style | style, run.token, is_link=bool(run.href))
            else:
                text_format = self.styles.characters(role, run.style | style, own, is_link=bool(run.href))
            if run.href:
                text_format.setAnchor(True)
                text_format.setAnchorHref(links.without_user(run.href))
            self._cursor.insertText(run.text.replace("\n", LINE_SEPARATOR), text_format)
            self._add_host(run.href, named, role, own)
            count += len(run.text)
        return count

    def _add_host(self, href: str, named: str, role: Role, writing: str) -> None:
        """Add the real host after a link whose text names another, in a colour feeds cannot use."""
        if named:
            self.misleading[links.openable(QUrl(href))] = named
            host = f"{LEFT_TO_RIGHT}{links.true_host(QUrl(href))}{END_OF_DIRECTION}"
            self._cursor.insertText(f" [{host}]", self.styles.warning(role, writing))

    def _write(self, block: Block, previous: Block | None) -> Iterator[int]:
        """Write one block, yielding the weight of its parts in characters."""
        match block:
            case Preformatted():
                yield from self._write_code(block, previous)
            case PictureBlock():
                yield self._write_picture(block)
            case Table():
                yield from self._write_table(block)
            case Rule():
                yield self._write_rule(block)
            case Paragraph(kind=TextKind.PLAYER):
                yield self._write_player(block)
            case Heading() | ListItem() | Paragraph():
                yield self._write_text(block, previous) + BLOCK_WEIGHT
            case _:
                pass

    def _write_text(self, block: Heading | ListItem | Paragraph, previous: Block | None) -> int:
        role, style = self._role(block)
        text = "".join(run.text for run in block.runs[:8])
        is_rtl = is_right_to_left(text, block.dir)
        writing = fonts.east_asian(block.lang or self._language, text) or ("rtl" if is_rtl else "")
        made = self.styles.block(role, writing)
        self._indent(made, block, is_right_to_left=is_rtl)
        if isinstance(block, Heading):
            made.setHeadingLevel(block.level)
        if isinstance(block, ListItem):
            made.setProperty(Property.MARKER, "\u2022" if block.number is None else f"{block.number}.")
            made.setBottomMargin(LIST_GAP)
        elif block.align in _ALIGNMENTS:
            made.setAlignment(_ALIGNMENTS[block.align])
        if isinstance(previous, ListItem) and _ends_list(previous, block):
            made.setTopMargin(max(made.topMargin(), styles.PARAGRAPH_GAP))
        if isinstance(block, Paragraph) and block.kind is TextKind.TERM:
            made.setBottomMargin(LIST_GAP)
        if isinstance(block, Paragraph) and block.opens:
            return self._write_summary(block, made, role, writing)
        if any(run.picture for run in block.runs):
            made.setLineHeight(self.styles.line_height(role, writing), QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
        self.start_block(made)
        self._anchor(block, role)
        return self.write_runs(block.runs, role, writing, style)

    def _write_summary(self, block: Paragraph, made: QTextBlockFormat, role: Role, writing: str) -> int:
        """Write a fold's summary, whose whole text toggles it; the backdrop paints its marker."""
        is_rtl = made.layoutDirection() == Qt.LayoutDirection.RightToLeft
        if is_rtl:
            made.setRightMargin(made.rightMargin() + styles.SUMMARY_INDENT_PX)
        else:
            made.setLeftMargin(made.leftMargin() + styles.SUMMARY_INDENT_PX)
        made.setProperty(Property.FOLD, FOLD_OPEN if block.opens in self.open_folds else FOLD_SHUT)
        self.start_block(made)
        self._anchor(block, role)
        for run, named in links.with_misled(block.runs):
            text_format = self.styles.characters(role, run.style | Style.BOLD, writing, is_link=bool(run.href))
            text_format.setAnchor(True)
            text_format.setAnchorHref(links.without_user(run.href) or f"{links.FOLD}{block.opens}")
            self._cursor.insertText(run.text.replace("\n", " "), text_format)
            self._add_host(run.href, named, role, writing)
        return sum(len(run.text) for run in block.runs)

    def _write_player(self, block: Paragraph) -> int:
        """Write a panel for external media with its name and host."""
        run = block.runs[0]
        icon = "audio" if run.href.partition("?")[0].lower().endswith(_AUDIO_SUFFIXES) else "play"
        host = links.true_host(QUrl(run.href))
        self.write_panel(run.text, run.href, host if host != run.text else "", icon)
        return 100

    def write_panel(
        self,
        name: str,
        href: str,
        facts: str,
        icon: str,
        *,
        above: float = styles.PARAGRAPH_GAP,
        below: float = styles.PARAGRAPH_GAP,
    ) -> QTextCursor:
        """Write a one-line panel with an icon painted behind it; return the cursor for further text."""
        pad = styles.ATTACHED_PAD_PX
        made = self.styles.block(styles.ENCLOSURE)
        sides = (pad, styles.ATTACHED_LEFT_PX) if QGuiApplication.isRightToLeft() else (styles.ATTACHED_LEFT_PX, pad)
        made.setLeftMargin(sides[0])
        made.setRightMargin(sides[1])
        # Qt collapses adjacent margins to the larger one, so each must include the padding of both panels.
        made.setTopMargin(above + pad)
        made.setBottomMargin(pad + below)
        made.setProperty(Property.ATTACHED, icon)
        cursor = self.start_block(made)
        cursor.insertText(name, self.quiet_link(href))
        if facts:
            cursor.insertText(DOT + facts, self.styles.characters(styles.ENCLOSURE))
        return cursor

    def quiet_link(self, href: str) -> QTextCharFormat:
        """Return the format of a button-like link: accent colour, not underlined."""
        text_format = self.styles.characters(styles.ENCLOSURE, is_link=True)
        text_format.setAnchor(True)
        text_format.setAnchorHref(links.without_user(href))
        text_format.setFontUnderline(False)
        text_format.setFontWeight(fonts.MEDIUM)
        return text_format

    def _role(self, block: Heading | ListItem | Paragraph) -> tuple[Role, Style]:
        if isinstance(block, Heading):
            return styles.HEADINGS[block.level - 1], Style.PLAIN
        if isinstance(block, Paragraph) and block.kind is not TextKind.BODY:
            is_bold = block.kind in {TextKind.TERM, TextKind.SUMMARY}
            role = _ROLES[block.kind]
            return (self.body if role is styles.BODY else role), Style.BOLD if is_bold else Style.PLAIN
        return (styles.QUOTE if block.quote and self.body is styles.BODY else self.body), Style.PLAIN

    def _indent(self, made: QTextBlockFormat, block: Block, *, is_right_to_left: bool) -> None:
        pixels = block.quote * QUOTE_PX + block.indent * INDENT_PX
        if is_right_to_left:
            made.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
            made.setRightMargin(pixels)
        else:
            made.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
            made.setLeftMargin(pixels)
        if block.quote:
            made.setProperty(Property.QUOTE, block.quote)
        if block.indent:
            made.setProperty(Property.DEPTH, block.indent)

    def _anchor(self, block: Block, role: Role) -> None:
        """Write a zero-width character that carries the anchor names, as fragments need one."""
        if block.anchors:
            text_format = self.styles.characters(role)
            text_format.setAnchor(True)
            text_format.setAnchorNames(list(block.anchors))
            self._cursor.insertText("\u2060", text_format)

    def _write_code(self, block: Preformatted, previous: Block | None) -> Iterator[int]:
        """Split long listings into several paragraphs with one number, to keep slices small; the backdrop joins them."""
        self._code_number += 1
        parts = _parts(block.runs)
        for at, lines in enumerate(parts):
            made = self.styles.block(styles.CODE)
            self._indent(made, block, is_right_to_left=False)
            made.setLeftMargin(made.leftMargin() + styles.CODE_PAD_X)
            made.setRightMargin(styles.CODE_PAD_X)
            made.setProperty(Property.CODE, self._code_number)
            made.setNonBreakableLines(self.body is styles.BODY and not self.breaks_code)
            made.setTopMargin(0 if at else made.topMargin() + (styles.CODE_PAD_Y if isinstance(previous, Preformatted) else 0))
            made.setBottomMargin(0 if at + 1 < len(parts) else made.bottomMargin())
            self.start_block(made)
            if not at:
                self._anchor(block, styles.CODE)
            yield self._write_lines(lines)

    def _write_lines(self, lines: list[tuple[Run, ...]]) -> int:
        count = len(lines)
        for number, line in enumerate(lines):
            if number:
                self._cursor.insertText(LINE_SEPARATOR, self.styles.characters(styles.CODE))
            count += self.write_runs(line, styles.CODE, "")
        return count

    def _write_picture(self, block: PictureBlock) -> int:
        made = QTextBlockFormat()
        made.setTopMargin(6 + styles.PARAGRAPH_GAP / 2)
        made.setBottomMargin(8)
        self._indent(made, block, is_right_to_left=is_right_to_left(self._words, block.dir))
        self.start_block(made)
        self._anchor(block, self.body)
        room = self.width - round(made.leftMargin() + made.rightMargin())
        self._place_picture(block.picture, room, False, self._cursor)  # noqa: FBT003 -- see above
        return 200

    def _write_rule(self, block: Rule) -> int:
        made = QTextBlockFormat()
        made.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        made.setTopMargin(24)
        made.setBottomMargin(24)
        made.setProperty(Property.RULE, True)  # noqa: FBT003 -- a property of the block
        self._indent(made, block, is_right_to_left=False)
        self.start_block(made)
        return 50

    def _write_table(self, block: Table) -> Iterator[int]:
        """Write a table; Qt needs a paragraph before and after it, both nearly invisible until text is added."""
        thin = QTextBlockFormat()
        thin.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
        for part in table_parts(block):
            self.start_block(thin)
            self._anchor(block, self.body)
            table = insert_table(self, self._cursor, part)
            self.wide_tables += [table] if is_wide(part) else []
            self._cursor.setPosition(table.lastPosition() + 1)
            self._cursor.setBlockFormat(thin)
            self._has_block, self._is_first = True, False
            yield len(part.table.rows) * part.table.columns * CELL_WEIGHT


def _ends_list(item: ListItem, block: Block) -> bool:
    if isinstance(block, ListItem):
        return block.indent <= item.indent == 1 and (block.number is None) != (item.number is None)
    return not block.indent


def image_format(name: str, size: QSizeF) -> QTextImageFormat:
    """Return a fixed-size image format, so that text stays in place when the picture loads."""
    made = QTextImageFormat()
    made.setName(QUrl(name).toString())
    made.setWidth(size.width())
    made.setHeight(size.height())
    made.setObjectType(QTextFormat.ObjectTypes.ImageObject.value)
    return made


def _parts(runs: tuple[Run, ...]) -> list[list[tuple[Run, ...]]]:
    """Split preformatted runs into lines, and long lines into parts that are laid out separately."""
    parts: list[list[tuple[Run, ...]]] = [[]]
    room = PART_CHARACTERS
    for line in _lines(runs):
        for piece in pieces(line, PART_CHARACTERS) or [()]:
            room -= sum(len(run.text) for run in piece) + LINE_WEIGHT
            if room < 0 and parts[-1]:
                parts.append([])
                room = PART_CHARACTERS
            parts[-1].append(piece)
    return parts


def _lines(runs: tuple[Run, ...]) -> list[tuple[Run, ...]]:
    lines: list[list[Run]] = [[]]
    for run in runs:
        for at, text in enumerate(run.text.split("\n")):
            if at:
                lines.append([])
            if text:
                lines[-1].append(replace(run, text=text))
    return [tuple(line) for line in lines]


tr = Translator("ArticlePane")

TILE = "picture:tile"
_APART = "\u2003\u2003"
_KILO = 1000
_REPORTS_PAD_PX, _REPORTS_LINE_PX = 8, 20
_LONG_TITLE = 140
_SHORT_FORM = 5
_ICONS = {"audio": "audio", "video": "play", "image": "picture"}
_MINUTE = 60


def write_header(builder: DocumentBuilder, article: Article, when: str, minutes: int, theme: Theme) -> None:
    """Write byline and title; `minutes` is 0 while the text is still being parsed. An episode's card says its length."""
    cursor = builder.start_block(builder.styles.block(styles.BYLINE))
    write_byline(builder, cursor, article, when, 0 if _playable(article) else minutes, theme)
    role = styles.TITLE if len(article.title) <= _LONG_TITLE else styles.LONG_TITLE
    write_title(builder, article, role)


def write_byline(builder: DocumentBuilder, cursor: QTextCursor, article: Article, when: str, minutes: int, theme: Theme) -> None:
    """Write feed with icon, author unless it bears the feed's name, date and reading time."""
    target = links.without_user(article.feed_site_url) if links.openable(QUrl(article.feed_site_url)) else ""
    _write_feed(builder, cursor, article.feed_id, article.feed_title, target, theme)
    reading = fill(tr("{minutes} min"), minutes=minutes) if minutes else ""
    author = "" if article.author.casefold() == article.feed_title.casefold() else article.author
    parts = [one_line(author), one_line(when), one_line(reading)]
    plain = builder.styles.characters(styles.BYLINE)
    cursor.insertText("".join(DOT + part for part in parts if part), plain)


def _write_feed(builder: DocumentBuilder, cursor: QTextCursor, feed_id: FeedId, title: str, target: str, theme: Theme) -> None:
    """Write a feed's icon and its name, which leads to the target if there is one."""
    tile = image_format(TILE, QSizeF(styles.TILE_PX, styles.TILE_PX))
    tile.setProperty(Property.TILE, [int(feed_id), title])
    tile.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
    cursor.insertImage(tile)
    name = builder.styles.characters(styles.BYLINE, Style.BOLD)
    name.setForeground(theme.color("accent_text"))
    name.setFontWeight(600)
    if target:
        name.setAnchor(True)
        name.setAnchorHref(target)
    cursor.insertText("  " + one_line(title), name)


def write_reports(builder: DocumentBuilder, article: Article, theme: Theme) -> None:
    """Write the feeds with other reports of the article's story, between two lines; nothing without any."""
    if not article.reports:
        return
    made = builder.styles.block(styles.BYLINE)
    made.setTopMargin(2 * _REPORTS_PAD_PX)
    made.setBottomMargin(_REPORTS_PAD_PX)
    made.setLineHeight(_REPORTS_LINE_PX, QTextBlockFormat.LineHeightTypes.MinimumHeight.value)
    made.setProperty(Property.PARTED, _REPORTS_PAD_PX)
    cursor = builder.start_block(made)
    plain = builder.styles.characters(styles.BYLINE)
    cursor.insertText(tr("Other reports of this"), plain)
    for report in article.reports:
        cursor.insertText(_APART, plain)
        _write_feed(builder, cursor, report.feed_id, report.feed_title, f"{links.ENTRY}{report.entry_id}", theme)
        cursor.insertText("\u00a0\u00a0" + _report_time(article, report), plain)
    line = QTextBlockFormat()
    line.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    line.setBottomMargin(_REPORTS_PAD_PX)
    line.setProperty(Property.PARTED, 1)
    builder.start_block(line)


def _report_time(article: Article, report: Report) -> str:
    """Return the time of a report, or its date if that is another day than the article's."""
    at, own = QDateTime.fromSecsSinceEpoch(report.at), QDateTime.fromSecsSinceEpoch(article.sort_at)
    is_that_day = at.date() == own.date()
    text = at.time().toString("HH:mm") if is_that_day else QLocale().toString(at.date(), QLocale.FormatType.ShortFormat)
    return text.replace(" ", "\u00a0")


def write_changes(builder: DocumentBuilder, article: Article) -> None:
    """Write when the article was changed; once its changes are shown, each time is a link to those since then."""
    if not article.versions:
        return
    made = builder.styles.block(styles.BYLINE)
    made.setTopMargin(2)
    made.setBottomMargin(styles.PARAGRAPH_GAP)
    cursor = builder.start_block(made)
    plain = builder.styles.characters(styles.BYLINE)
    times = [_moment(each.at, article) for each in article.versions]
    if article.before is None:
        cursor.insertText(labelled(tr("Changed"), listed(times)) + DOT, plain)
        cursor.insertText(tr("Show changes"), builder.quiet_link(f"{links.CHANGES}0"))
        return
    cursor.insertText(labelled(tr("Changes since"), ""), plain)
    for number, (version, moment) in enumerate(zip(article.versions, times, strict=True)):
        cursor.insertText(DOT if number else " ", plain)
        is_shown = version == article.before
        target = (
            builder.styles.characters(styles.BYLINE, Style.BOLD) if is_shown else builder.quiet_link(f"{links.CHANGES}{number}")
        )
        cursor.insertText(moment, target)
    cursor.insertText(DOT, plain)
    cursor.insertText(tr("Hide changes"), builder.quiet_link(links.CHANGES))


def _moment(at: int, article: Article) -> str:
    """Return a time, with its date if that is another day than the article's."""
    moment, own = QDateTime.fromSecsSinceEpoch(at), QDateTime.fromSecsSinceEpoch(article.sort_at)
    time = moment.time().toString("HH:mm")
    is_that_day = moment.date() == own.date()
    return (
        time
        if is_that_day
        else f"{QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)} {time}".replace(" ", "\u00a0")
    )


def write_title(builder: DocumentBuilder, article: Article, role: styles.Role) -> QTextCursor:
    is_rtl = is_right_to_left(article.title, "")
    writing = fonts.east_asian(article.language, article.title) or ("rtl" if is_rtl else "")
    text = " ".join(article.title.split()) or tr("Untitled")
    title = builder.styles.block(role, writing)
    title.setHeadingLevel(1)
    title.setLayoutDirection(Qt.LayoutDirection.RightToLeft if is_rtl else Qt.LayoutDirection.LeftToRight)
    cursor = builder.start_block(title)
    begin = QTextCursor(cursor)
    begin.setKeepPositionOnInsert(True)
    if article.before is None:
        cursor.insertText(text, builder.styles.characters(role, writing=writing))
    else:
        from reader.formats.articles.changes import marked_runs

        builder.write_runs(marked_runs((Run(one_line(article.before.title)),), (Run(text),)), role, writing)
    return begin


def write_footer(
    builder: DocumentBuilder,
    article: Article,
    blocks: ArticleBlocks,
    next_title: str = "",
    queued: tuple[EntryId, str] | None = None,
) -> None:
    """Write the notice on truncation, attachments, related feeds and the next article; `next_title` is empty if none is near. What is
    `queued` behind an episode takes its place.
    """
    write_attachments(builder, article, blocks, in_card=_playable(article))
    rule = QTextBlockFormat()
    rule.setLineHeight(1, QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    rule.setTopMargin(36)
    rule.setBottomMargin(12)
    rule.setProperty(Property.RULE, True)  # noqa: FBT003 -- a property of the block
    builder.start_block(rule)
    if queued is not None:
        _write_next(builder, tr("Next in Read later"), queued[1], f"{links.ENTRY}{queued[0]}")
    elif next_title:
        _write_next(builder, tr("Read next"), next_title, links.NEXT, key="N")
    _write_actions(builder, _other_links(article))
    last = builder.styles.block(styles.BYLINE)
    last.setBottomMargin(40)
    builder.start_block(last)


def write_attachments(
    builder: DocumentBuilder, article: Article, blocks: ArticleBlocks, in_card: Enclosure | None = None
) -> None:
    """Write the notice on truncation, attachments but for the one that the card plays, tags and feeds with the same article."""
    if blocks.notice:
        _write_notice(builder, blocks.notice)
    if not blocks.blocks and not article.enclosures:
        builder.start_block(builder.styles.block(styles.ENCLOSURE))
        builder.write_runs((Run(tr("This article has no text.")),), styles.ENCLOSURE, "")
    shown = [(number, each) for number, each in enumerate(article.enclosures) if each is not in_card]
    for number, enclosure in shown:
        _write_attached(builder, number, enclosure, is_first=number == shown[0][0])
    _write_kin(builder, article)


def _write_kin(builder: DocumentBuilder, article: Article) -> None:
    tags = [(one_line(tag), links.TAG + quote(tag)) for tag in article.tags]
    copies = [(one_line(copy.feed_title), f"{links.ENTRY}{copy.entry_id}") for copy in article.copies]
    for at, (label, found) in enumerate(((tr("Tags"), tags), (tr("Also in"), copies))):
        if not found:
            continue
        made = builder.styles.block(styles.ENCLOSURE)
        made.setTopMargin(4 if at and tags else 24)
        cursor = builder.start_block(made)
        plain = builder.styles.characters(styles.ENCLOSURE)
        cursor.insertText(labelled(label, " "), plain)
        for number, (name, target) in enumerate(found):
            cursor.insertText(DOT if number else "", plain)
            cursor.insertText(name, builder.quiet_link(target))


def _write_next(builder: DocumentBuilder, label: str, title: str, target: str, key: str = "") -> None:
    made = builder.styles.block(styles.NEXT)
    cursor = builder.start_block(made)
    plain = builder.styles.characters(styles.NEXT)
    text_format = builder.quiet_link(target)
    text_format.setFont(plain.font())
    text_format.setFontWeight(fonts.SEMIBOLD)
    cursor.insertText(labelled(label, " "), plain)
    cursor.insertText(one_line(title), text_format)
    if key:
        cursor.insertText("   ", plain)
        cursor.insertText(key, builder.styles.characters(styles.NEXT, Style.KBD))


def _other_links(article: Article) -> list[tuple[str, str]]:
    found = []
    if links.openable(QUrl(article.link)):
        found.append((tr("Open in browser"), links.BROWSER))
    if links.openable(QUrl(article.comments_url)):
        found.append((tr("Comments"), article.comments_url))
    return found


def _write_notice(builder: DocumentBuilder, notice: str) -> None:
    made = builder.styles.block(styles.NOTICE)
    made.setLeftMargin(styles.CODE_PAD_X)
    made.setRightMargin(styles.CODE_PAD_X)
    made.setTopMargin(styles.NOTICE.above + styles.CODE_PAD_Y)
    made.setBottomMargin(styles.NOTICE.below + styles.CODE_PAD_Y)
    made.setProperty(Property.NOTICE, True)  # noqa: FBT003 -- a property of the block
    builder.start_block(made)
    runs = (Run(tr(notice) + "  "), Run(tr("Open in browser"), href=links.BROWSER))
    builder.write_runs(runs, styles.NOTICE, "")


def _write_attached(builder: DocumentBuilder, number: int, enclosure: Enclosure, *, is_first: bool) -> None:
    name, facts = enclosure_text(enclosure)
    icon = _ICONS.get(enclosure.mime_type.partition("/")[0], "file")
    cursor = builder.write_panel(name, enclosure.url, facts, icon, above=24 if is_first else 6 + styles.ATTACHED_PAD_PX, below=4)
    cursor.insertText(_APART, builder.styles.characters(styles.ENCLOSURE))
    cursor.insertText(tr("Copy address"), builder.quiet_link(f"{links.COPY}{number}"))


def _write_actions(builder: DocumentBuilder, actions: list[tuple[str, str]]) -> None:
    """Write actions as button-like links: accent colour, not underlined, well apart."""
    if not actions:
        return
    made = builder.styles.block(styles.ENCLOSURE)
    made.setBottomMargin(12)
    cursor = builder.start_block(made)
    for at, (label, target) in enumerate(actions):
        if at:
            cursor.insertText(_APART, builder.styles.characters(styles.ENCLOSURE))
        cursor.insertText(label, builder.quiet_link(target))


def date_text(article: Article) -> str:
    """Return the article's date in local time and language; the time of arrival if it has none."""
    at = QDateTime.fromSecsSinceEpoch(article.published_at or article.sort_at)
    return listed((QLocale().toString(at.date(), tr("d MMMM yyyy")), at.time().toString("HH:mm")))


def enclosure_text(enclosure: Enclosure) -> tuple[str, str]:
    """Return the name of an enclosure, and its type, duration and size as far as known."""
    name = enclosure.title or QUrl(enclosure.url).fileName() or links.true_host(QUrl(enclosure.url))
    facts = [_kind_text(enclosure.mime_type), _duration(enclosure.duration_seconds), _size(enclosure.length_bytes)]
    return one_line(name)[:200], DOT.join(map(one_line, filter(None, facts)))


def _kind_text(mime_type: str) -> str:
    kinds = {"audio": tr("Audio"), "video": tr("Video"), "image": tr("Picture"), "text": tr("Text")}
    kind, _, form = mime_type.partition("/")
    if kind == "application" and len(form) <= _SHORT_FORM:
        return form.upper()
    return kinds.get(kind, mime_type)


def one_line(text: str) -> str:
    """Return feed text as a single line with isolated writing direction, for use in interface text."""
    line = " ".join(text.split())
    is_plain = line.isascii() and not QGuiApplication.isRightToLeft()
    return line if is_plain else isolated(line)


def _duration(seconds: int | None) -> str:
    if not seconds or seconds < 0:
        return ""
    hours, rest = divmod(seconds, _MINUTE * _MINUTE)
    return f"{hours}:{rest // _MINUTE:02}:{rest % _MINUTE:02}" if hours else f"{rest // _MINUTE}:{rest % _MINUTE:02}"


def _size(length: int | None) -> str:
    return QLocale().formattedDataSize(length, 1, QLocale.DataSizeFormat.DataSizeSIFormat) if length and length >= _KILO else ""


CARD_PX = 100
_BLOCKS_ABOVE = 8
_CHAPTER_GAP = 12


def _playable(article: Article) -> Enclosure | None:
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
    builder.start_block(heading).insertText(episode_tr("Chapters"), builder.styles.characters(styles.HEADINGS[2]))
    for number, chapter in enumerate(enclosure.chapters):
        made = builder.styles.block(styles.CHAPTER)
        made.setBottomMargin(0)
        if number:
            made.setTopMargin(_CHAPTER_GAP)
            made.setProperty(Property.PARTED, _CHAPTER_GAP // 2)
        made.setTabPositions(
            [
                QTextOption.Tab(58, QTextOption.TabType.LeftTab),
                QTextOption.Tab(builder.width, QTextOption.TabType.RightTab),
            ]
        )
        cursor = builder.start_block(made)
        cursor.insertText(clock_text(chapter.start_seconds), builder.quiet_link(f"{links.CHAPTER}{number}"))
        title = builder.styles.characters(styles.CHAPTER)
        title.setFontWeight(fonts.SEMIBOLD if number == current else fonts.REGULAR)
        cursor.insertText("\t" + chapter.title, title)
        if number == current:
            cursor.insertText("\t" + episode_tr("playing"), builder.quiet_link(f"{links.CHAPTER}{number}"))


_log = logging.getLogger(__name__)
LONG_HTML = 60_000
MANY_TAGS = 2_000
"""Longer articles, and those with more tags, are parsed outside the GUI thread: 12,000 cells in 60 kB take half a second."""


def is_long(html: str) -> bool:
    """Return True if the text must be parsed in another thread."""
    return len(html) > LONG_HTML or html.count("<") > MANY_TAGS


def blocks_of(html: str, before: Version | None = None) -> ArticleBlocks:
    """Return the blocks, with what changed since an earlier version, or an error notice for a text that cannot be laid out."""
    # imports lxml, which only articles need
    from reader.formats.articles.walker import read_blocks

    try:
        if before is None:
            return read_blocks(html)
        from reader.formats.articles.changes import with_changes

        return with_changes(read_blocks(before.html), read_blocks(html))
    except Exception:  # noqa: BLE001 -- logged, and said in the article's place
        _log.exception("An article could not be laid out")
        return read_blocks(f"<p>{tr('This article could not be displayed. Open it in the browser to read it.')}</p>")
