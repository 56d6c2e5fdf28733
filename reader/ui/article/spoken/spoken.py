"""Accessible document with headings, paragraphs, lists, tables, links and pictures. GUI thread only. Interfaces are kept until
removed from Qt's register, which deletes them. A cast returns an address, 0 for none, as PySide would pass on the address of
`None` itself.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QPalette,
    QTextCursor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QTextBrowser, QWidget
from shiboken6 import Shiboken

from reader.ui.article.document.front_matter import tr
from reader.ui.article.spoken.outline import OBJECT, Kind, Part, inline_parts, outline
from reader.ui.article.spoken.spoken_text import Level, Press, SpokenText

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
        """Return the state with the read-only flag."""
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
        """Return the innermost part at a screen position."""
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
        """Create interfaces for parts and register them with Qt."""
        nodes = [SpokenPart(self, part, parent) for part in parts]
        self._registered += [(QAccessible.registerAccessibleInterface(node), node) for node in nodes]
        return nodes

    def article_changed(self) -> None:
        """Notify clients that the document changed or grew."""
        if self._tops is None:
            return
        self.forget()
        QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.ObjectReorder))

    def forget(self) -> None:
        """Remove all parts from Qt's register, inner ones first."""
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
        """Return the innermost part at a screen position."""
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
        """Return the state: visible, pressable, expanded."""
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
        """Return the text, action or attributes interface."""
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
