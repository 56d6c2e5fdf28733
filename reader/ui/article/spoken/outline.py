"""Accessible structure of an article's document: headings, paragraphs, lists, tables, links, pictures. GUI thread only."""

from collections.abc import Iterator
from dataclasses import field
from enum import Enum, auto

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument, QTextFragment, QTextFrame, QTextTable, QTextTableCell

from reader.domain.value_classes import dataclass
from reader.ui.article.document.styles import Property
from reader.ui.data import links
from reader.ui.text.translate import Translator

_tr = Translator("ArticlePane")

OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
_LINE_SEPARATOR = "\N{LINE SEPARATOR}"
_UNHEARD = str.maketrans(
    dict.fromkeys("\N{WORD JOINER}\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}", "") | {_LINE_SEPARATOR: "\n"}
)


_SAID_WITHOUT_TEXT = (Property.RULE, Property.MARKER)


class Kind(Enum):
    HEADING = auto()
    PARAGRAPH = auto()
    CODE = auto()
    RULE = auto()
    LIST = auto()
    ITEM = auto()
    TABLE = auto()
    ROW = auto()
    CELL = auto()
    HEADER = auto()
    LINK = auto()
    PICTURE = auto()


@dataclass(eq=False, slots=True)
class Part:
    """Range from `start` to `end` in the document. Links and pictures in a text are read on demand by `inline_parts`."""

    kind: Kind
    start: int
    end: int
    text: str = ""
    level: int = 0
    href: str = ""
    fold: str = ""
    is_quoted: bool = False
    parts: list["Part"] = field(default_factory=list)

    @property
    def one_line(self) -> str:
        """Its text on one line."""
        return " ".join(self.text.split())


def outline(document: QTextDocument) -> list[Part]:
    return _read(document, document.begin(), document.characterCount(), None)


def inline_parts(document: QTextDocument, part: Part) -> list[Part]:
    found: list[Part] = []
    if part.kind not in {Kind.HEADING, Kind.PARAGRAPH, Kind.CODE, Kind.ITEM}:
        return found
    block = document.findBlock(part.start)
    while block.isValid() and block.position() < part.end:
        for fragment in _fragments(block):
            _add_fragment(found, fragment)
        block = block.next()
    return [each for each in found if each.kind is Kind.PICTURE or each.one_line]


def picture_name(one_line: object) -> str:
    """Return the accessible name of a picture without a description."""
    return " ".join(str(one_line or "").split()) or _tr("Picture")


def _add_fragment(found: list[Part], fragment: QTextFragment) -> None:
    text_format = fragment.charFormat()
    start, end, href = fragment.position(), fragment.position() + fragment.length(), text_format.anchorHref()
    if text_format.hasProperty(Property.PICTURE):
        name = picture_name(text_format.property(Property.ALT))
        found.append(Part(Kind.PICTURE, start, end, name, href=href))
    elif not href:
        return
    elif found and found[-1].kind is Kind.LINK and found[-1].end == start and found[-1].href == href:
        found[-1].end = end
        found[-1].text += _heard(fragment.text())
    else:
        fold = href.startswith(links.FOLD)
        text = _heard(fragment.text()) or links.described(QUrl(href))
        found.append(Part(Kind.LINK, start, end, text, href=href, fold=href if fold else ""))


def _read(document: QTextDocument, block: QTextBlock, end: int, outer: QTextTable | None) -> list[Part]:
    """Return the parts between a block and a position, with nested tables as single parts."""
    parts: list[Part] = []
    lists: list[Part] = []
    while block.isValid() and block.position() < end:
        table = _table_below(block, outer)
        if table is not None:
            _add_table(parts, document, table)
            block = document.findBlock(table.lastPosition() + 1)
            lists.clear()
            continue
        text = _text(block)
        if text.strip() or any(block.blockFormat().hasProperty(kind) for kind in _SAID_WITHOUT_TEXT):
            _add_block(parts, lists, block, text)
        block = block.next()
    return parts


def _add_block(parts: list[Part], lists: list[Part], block: QTextBlock, text: str) -> None:
    """Add a block as a part of its own, to the code it continues, or to a list."""
    text_format = block.blockFormat()
    made = _part(block, text)
    last = parts[-1] if parts else None
    if made.kind is Kind.CODE and last is not None and last.kind is Kind.CODE and last.level == made.level:
        last.text += "\n" + made.text
        last.end = made.end
        return
    depth = int(text_format.property(Property.DEPTH) or 0)
    while lists and lists[-1].level > max(depth, 0 if made.kind is not Kind.ITEM else 1):
        lists.pop()
    if made.kind is Kind.ITEM:
        _list_for(parts, lists, made, depth).parts.append(made)
    elif depth and lists:
        lists[-1].parts[-1].parts.append(made)
    else:
        lists.clear()
        parts.append(made)
    for each in lists:
        each.end = each.parts[-1].end = made.end


def _list_for(parts: list[Part], lists: list[Part], item: Part, depth: int) -> Part:
    """Return the list of an item: the open one at its depth with equal numbering, else a new one."""
    if lists and lists[-1].level == depth:
        if lists[-1].text == _counting(item):
            return lists[-1]
        lists.pop()
    made = Part(Kind.LIST, item.start, item.end, _counting(item), level=depth)
    (lists[-1].parts[-1].parts if lists else parts).append(made)
    lists.append(made)
    return made


def _counting(item: Part) -> str:
    return "1" if item.text[:1].isdigit() else ""


def _part(block: QTextBlock, text: str) -> Part:
    text_format = block.blockFormat()
    made = Part(Kind.PARAGRAPH, block.position(), block.position() + block.length() - 1, text)
    made.is_quoted = text_format.hasProperty(Property.QUOTE)
    if text_format.headingLevel():
        made.kind, made.level = Kind.HEADING, text_format.headingLevel()
    elif text_format.hasProperty(Property.CODE):
        made.kind, made.level = Kind.CODE, int(text_format.property(Property.CODE))
    elif text_format.hasProperty(Property.RULE):
        made.kind = Kind.RULE
    elif text_format.hasProperty(Property.MARKER):
        made.kind, made.text = Kind.ITEM, f"{text_format.property(Property.MARKER)} {text}"
    made.fold = str(text_format.property(Property.FOLD) or "")
    return made


def _add_table(parts: list[Part], document: QTextDocument, table: QTextTable) -> None:
    """Add a table, merging the consecutive parts of a long one."""
    rows = [_row(document, table, number) for number in range(table.rows())]
    last = parts[-1] if parts else None
    if last is not None and last.kind is Kind.TABLE and table.format().hasProperty(Property.GOES_ON):
        last.parts += rows
        last.end = table.lastPosition()
    else:
        parts.append(Part(Kind.TABLE, table.firstPosition(), table.lastPosition(), parts=rows))


def _row(document: QTextDocument, table: QTextTable, number: int) -> Part:
    cells = [table.cellAt(number, column) for column in range(table.columns())]
    made = [_cell(document, table, cell) for at, cell in enumerate(cells) if (cell.row(), cell.column()) == (number, at)]
    start = made[0].start if made else table.firstPosition()
    end = made[-1].end if made else start
    # the first one is at the right there
    order = made[::-1] if table.format().hasProperty(Property.MIRRORED) else made
    return Part(Kind.ROW, start, end, parts=order)


def _cell(document: QTextDocument, table: QTextTable, cell: QTextTableCell) -> Part:
    start, end = cell.firstPosition(), cell.lastPosition()
    kind = Kind.HEADER if cell.format().hasProperty(Property.HEADER) else Kind.CELL
    inner = _read(document, document.findBlock(start), end + 1, table)
    return Part(kind, start, end, "\n".join(part.one_line for part in inner), parts=inner)


def _table_below(block: QTextBlock, outer: QTextTable | None) -> QTextTable | None:
    """Return the outermost table inside `outer` that contains a block."""
    found = None
    frame: QTextFrame = QTextCursor(block).currentTable()
    while isinstance(frame, QTextTable) and frame is not outer:
        found, frame = frame, frame.parentFrame()
    return found


def _text(block: QTextBlock) -> str:
    """Return a block's text without decoration; a picture is one character."""
    text = str(block.text())
    if OBJECT in text:
        text = "".join(fragment.text() for fragment in _fragments(block) if not fragment.charFormat().hasProperty(Property.TILE))
    return _heard(text)


def _heard(text: str) -> str:
    return text.translate(_UNHEARD)


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    at = block.begin()
    while not at.atEnd():
        yield at.fragment()
        at += 1
