"""Accessible interfaces of an article's parts: text, link action, heading level. GUI thread only."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, QRect, QUrl
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAttributesInterface,
    QAccessibleTextInterface,
    QTextCursor,
)
from PySide6.QtWidgets import QTextBrowser

from reader.ui.article.spoken.outline import Part

_UNIT = 2
"""Bytes per UTF-16 unit, in which Qt counts text."""


class SpokenText(QAccessibleTextInterface):
    """Text of a part; the caret is the page's."""

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
        """Act like a click or the Tab key."""
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
