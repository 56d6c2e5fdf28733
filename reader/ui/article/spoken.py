"""Articles for screen readers: headings, paragraphs, lists, tables, links and pictures of the document. GUI thread only."""

from collections.abc import Callable, Iterator
from dataclasses import field
from enum import Enum, auto
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAttributesInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleTextInterface,
    QColor,
    QPalette,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrame,
    QTextTable,
    QTextTableCell,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QTextBrowser, QWidget
from shiboken6 import Shiboken

from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import Style
from reader.ui.article.document import tr
from reader.ui.article.styles import Property
from reader.ui.data import links
from reader.ui.text.translate import Translator, fill

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
    if OBJECT in text or getattr(block.document(), "has_changes", False):
        text = "".join(map(_said, _fragments(block)))
    return _heard(text)


def _said(fragment: QTextFragment) -> str:
    text_format, text = fragment.charFormat(), str(fragment.text())
    if text_format.hasProperty(Property.TILE):
        return ""
    change = text_format.property(Property.CHANGED)
    if not change:
        return text
    said = _tr("[added: {text}]") if change == Style.ADDED else _tr("[removed: {text}]")
    return fill(said, text=text.rstrip()) + text[len(text.rstrip()) :]


def _heard(text: str) -> str:
    return text.translate(_UNHEARD)


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    at = block.begin()
    while not at.atEnd():
        yield at.fragment()
        at += 1


_UNIT = 2
"""Bytes per UTF-16 unit, in which Qt counts text."""


class SpokenText(QAccessibleTextInterface):
    def __init__(self, text: str) -> None:
        super().__init__()
        self._units = text.encode("utf-16-le", "replace")

    def text(self, start: int, end: int) -> str:
        return self._units[max(0, start) * _UNIT : max(0, end) * _UNIT].decode("utf-16-le", "replace")

    def characterCount(self) -> int:
        return len(self._units) // _UNIT

    def cursorPosition(self) -> int:
        return 0

    def setCursorPosition(self, _position: int) -> None: ...

    def selectionCount(self) -> int:
        return 0

    def addSelection(self, _start: int, _end: int) -> None: ...

    def removeSelection(self, _index: int) -> None: ...

    def setSelection(self, _index: int, _start: int, _end: int) -> None: ...

    def characterRect(self, _offset: int) -> QRect:
        """Return the area of the whole part, as nothing finer is known."""
        return QRect()

    def offsetAtPoint(self, _point: QPoint) -> int:
        return -1

    def scrollToSubstring(self, _start: int, _end: int) -> None: ...


class Press(QAccessibleActionInterface):
    def __init__(self, view: QTextBrowser, part: Part, show_place: Callable[[QTextCursor], None]) -> None:
        super().__init__()
        self._view = view
        self._part = part
        self._show_place = show_place

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        view = self._view
        if name == self.pressAction():
            view.anchorClicked.emit(QUrl(self._part.href))
        elif name == self.setFocusAction():
            cursor = QTextCursor(view.document())
            cursor.setPosition(self._part.start)
            cursor.setPosition(self._part.end, QTextCursor.MoveMode.KeepAnchor)
            view.setFocus()
            self._show_place(cursor)

    def keyBindingsForAction(self, _name: str) -> list[str]:
        return []


class Level(QAccessibleAttributesInterface):
    def __init__(self, level: int) -> None:
        super().__init__()
        self._level = level

    def attributeKeys(self) -> list[QAccessible.Attribute]:
        return [QAccessible.Attribute.Level]

    def attributeValue(self, key: QAccessible.Attribute) -> Any:
        """Return the level from 1, the article's title, to 6."""
        return self._level if key == QAccessible.Attribute.Level else None


_Role, _Text, _Interface = QAccessible.Role, QAccessible.Text, QAccessible.InterfaceType
_ROLES = {
    Kind.HEADING: _Role.Heading,
    Kind.PARAGRAPH: _Role.Paragraph,
    Kind.CODE: _Role.Paragraph,
    Kind.RULE: _Role.Separator,
    Kind.LIST: _Role.List,
    Kind.ITEM: _Role.ListItem,
    Kind.TABLE: _Role.Table,
    Kind.ROW: _Role.Row,
    Kind.CELL: _Role.Cell,
    Kind.HEADER: _Role.ColumnHeader,
    Kind.LINK: _Role.Link,
    Kind.PICTURE: _Role.Graphic,
}
_WITH_TEXT = {Kind.HEADING, Kind.PARAGRAPH, Kind.CODE, Kind.ITEM, Kind.LINK}


class SpokenArticle(QAccessibleWidget):
    """Accessible page. Its text, caret and selection are those that Qt provides."""

    def __init__(self, parts: "SpokenParts") -> None:
        super().__init__(parts.view, _Role.Document)
        self._parts = parts
        self._own_text = QAccessible.queryAccessibleInterface(parts.view).interface_cast(_Interface.TextInterface)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.readOnly = state.multiLine = state.selectableText = 1
        return state

    def childCount(self) -> int:
        return len(self._parts.nodes())

    def child(self, index: int) -> QAccessibleInterface:
        return _at(self._parts.nodes(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self._parts.nodes(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _innermost(self._parts.nodes(), x, y)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return Qt's text interface, else that of any widget."""
        if kind == _Interface.TextInterface:
            return self._own_text
        return super().interface_cast(kind) or Shiboken.VoidPtr(0)


class SpokenParts:
    """Accessible parts of the shown article, created on first request. Belongs to the view."""

    def __init__(self, view: QTextBrowser, show_place: Callable[[QTextCursor], None]) -> None:
        self.view = view
        self.show_place = show_place
        self._tops: list[SpokenPart] | None = None
        self._registered: list[tuple[int, SpokenPart]] = []

    def nodes(self) -> "list[SpokenPart]":
        if self._tops is None:
            self._tops = self.made(outline(self.view.document()), None)
        return self._tops

    def made(self, parts: list[Part], parent: "SpokenPart | None") -> "list[SpokenPart]":
        nodes = [SpokenPart(self, part, parent) for part in parts]
        self._registered += [(QAccessible.registerAccessibleInterface(node), node) for node in nodes]
        return nodes

    def article_changed(self) -> None:
        if self._tops is None:
            return
        self.forget()
        QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.ObjectReorder))

    def forget(self) -> None:
        while self._registered:
            number, _node = self._registered.pop()
            QAccessible.deleteAccessibleInterface(number)
        self._tops = None

    def focus_moved(self) -> None:
        if not QAccessible.isActive():
            return
        start = self.view.textCursor().selectionStart()
        found = _link_at(self.nodes(), start)
        if found is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(found, QAccessible.Event.Focus))

    def area(self, part: Part) -> QRect:
        view = self.view
        if part.kind in {Kind.LINK, Kind.PICTURE}:
            inside = self._caret(part.start).united(self._caret(part.end))
        else:
            layout, document = view.document().documentLayout(), view.document()
            first, last = (layout.blockBoundingRect(document.findBlock(place)) for place in (part.start, part.end))
            shown = first.united(last).toAlignedRect()
            inside = shown.translated(-view.horizontalScrollBar().value(), -view.verticalScrollBar().value())
        return QRect(view.viewport().mapToGlobal(inside.topLeft()), inside.size())

    def _caret(self, position: int) -> QRect:
        cursor = QTextCursor(self.view.document())
        cursor.setPosition(position)
        return self.view.cursorRect(cursor)


class SpokenPart(QAccessibleInterface):
    def __init__(self, owner: SpokenParts, part: Part, parent: "SpokenPart | None") -> None:
        super().__init__()
        self.part = part
        self._owner = owner
        self._parent = parent
        self._nodes: list[SpokenPart] | None = None
        self._text = SpokenText(part.text) if part.kind in _WITH_TEXT else None
        self._action = Press(owner.view, part, owner.show_place) if part.href else None
        self._level = Level(part.level) if part.kind is Kind.HEADING else None

    def nodes(self) -> "list[SpokenPart]":
        """Return the inner parts: those in its text first, then nested ones."""
        if self._nodes is None:
            inner = [*inline_parts(self._owner.view.document(), self.part), *self.part.parts]
            self._nodes = self._owner.made(inner, self)
        return self._nodes

    def isValid(self) -> bool:
        return True

    def object(self) -> QObject:
        return None  # type: ignore[return-value]

    def window(self) -> QWindow:
        return self._owner.view.window().windowHandle()

    def parent(self) -> QAccessibleInterface:
        return self._parent or QAccessible.queryAccessibleInterface(self._owner.view)

    def childCount(self) -> int:
        return len(self.nodes())

    def child(self, index: int) -> QAccessibleInterface:
        return _at(self.nodes(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return _index(self.nodes(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _innermost(self.nodes(), x, y)

    def focusChild(self) -> QAccessibleInterface:
        """Return None, as the page has the focus, not its parts."""
        return None  # type: ignore[return-value]

    def role(self) -> QAccessible.Role:
        return _ROLES[self.part.kind]

    def text(self, kind: QAccessible.Text) -> str:
        """Return its text, with the descriptions of pictures in it."""
        if kind == _Text.Name and self.part.kind is not Kind.LIST:
            return self._name()
        return _described(self.part) if kind == _Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None: ...

    def rect(self) -> QRect:
        return self._owner.area(self.part)

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.readOnly = 1
        if not self.rect().intersects(_seen(self._owner.view)):
            state.offscreen = 1
        if self.part.kind is Kind.LINK:
            state.focusable = state.linked = 1
            state.focused = int(self._owner.view.hasFocus() and _is_selected(self._owner.view, self.part))
        if self.part.fold and self.part.kind is not Kind.LINK:
            state.expandable = 1
            state.expanded = int(self.part.fold == "open")
            state.collapsed = 1 - state.expanded
        return state

    def relations(self, match: Any = None) -> list[Any]:  # noqa: ARG002 -- Qt's signature
        return []

    def foregroundColor(self) -> QColor:
        return self._owner.view.palette().color(QPalette.ColorRole.Text)

    def backgroundColor(self) -> QColor:
        return self._owner.view.palette().color(QPalette.ColorRole.Base)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        found = {
            _Interface.TextInterface: self._text,
            _Interface.ActionInterface: self._action,
            _Interface.AttributesInterface: self._level,
        }.get(kind)
        return Shiboken.VoidPtr(0 if found is None else Shiboken.getCppPointer(found)[0])

    def _name(self) -> str:
        if OBJECT not in self.part.text:
            return self.part.one_line
        one_line = self.part.text
        for node in self.nodes():
            if node.part.kind is Kind.PICTURE:
                one_line = one_line.replace(OBJECT, f" {node.part.text} ", 1)
        return " ".join(one_line.replace(OBJECT, " ").split())


def _at(nodes: list[SpokenPart], index: int) -> SpokenPart:
    return nodes[index] if 0 <= index < len(nodes) else None  # type: ignore[return-value]


def _index(nodes: list[SpokenPart], child: QAccessibleInterface) -> int:
    return next((at for at, node in enumerate(nodes) if node is child), -1)


def _innermost(nodes: list[SpokenPart], x: int, y: int) -> SpokenPart:
    for node in nodes:
        if node.rect().contains(x, y):
            return _innermost(node.nodes(), x, y) or node
    return None  # type: ignore[return-value]


def _link_at(nodes: list[SpokenPart], position: int) -> SpokenPart | None:
    for node in nodes:
        if node.part.start <= position < max(node.part.end, node.part.start + 1):
            return node if node.part.kind is Kind.LINK else _link_at(node.nodes(), position)
    return None


def _is_selected(view: QTextBrowser, part: Part) -> bool:
    cursor = view.textCursor()
    return cursor.hasSelection() and (cursor.selectionStart(), cursor.selectionEnd()) == (part.start, part.end)


def _seen(view: QWidget) -> QRect:
    return QRect(view.mapToGlobal(QPoint(0, 0)), view.size())


def _described(part: Part) -> str:
    """Return the text for what a part conveys by appearance alone."""
    if part.kind is Kind.CODE:
        return tr("Code")
    return tr("Quotation") if part.is_quoted else ""
