"""Writes an article into a text document in slices, so that the first screen appears at once. GUI thread only."""

from collections.abc import Callable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

from PySide6.QtCore import QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QGuiApplication,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextImageFormat,
    QTextTable,
)

from reader.formats.article_blocks import (
    Block,
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
)
from reader.formats.article_line import pieces
from reader.ui.article.document import styles
from reader.ui.article.document.styles import INDENT_PX, QUOTE_PX, Property, Role, Styles
from reader.ui.article.document.tables import insert_table, is_wide, table_parts
from reader.ui.data import links
from reader.ui.look import fonts, scripts

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

    def follow(self, before: "DocumentBuilder") -> None:
        """Continue from the state of the previous article's builder."""
        self._has_block, self._code_number = before.state()

    def state(self) -> tuple[bool, int]:
        """Return whether an empty paragraph is ready for text, and the number of the last listing."""
        return self._has_block, self._code_number

    def write(self, blocks: tuple[Block, ...]) -> Iterator[None]:
        """Write blocks, yielding after each slice of text."""
        written = 0
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
        """Start a paragraph of the given format and return the cursor for its text."""
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
            own = scripts.east_asian(run.lang, run.text) or writing
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
        is_rtl = scripts.is_right_to_left(text, block.dir)
        writing = scripts.east_asian(block.lang or self._language, text) or ("rtl" if is_rtl else "")
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
        self._indent(made, block, is_right_to_left=False)
        self.start_block(made)
        self._anchor(block, self.body)
        self._place_picture(block.picture, self.width - round(made.leftMargin()), False, self._cursor)  # noqa: FBT003 -- see above
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
