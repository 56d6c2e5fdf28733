"""Text fields and menus of the design, and views whose scroll bars have no menu: Qt's menus differ in look and wording. GUI
thread only.
"""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QContextMenuEvent,
    QGuiApplication,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QLineEdit, QMenu, QPlainTextEdit, QStyleOptionMenuItem, QWidget

from reader.desktop.x11 import is_composited
from reader.ui.text.translate import Translator, literal

_RADIUS = 8
_KEYS_RIGHT = 12
_CHEVRON = 3.5


class Menu(QMenu):
    """On an X server without transparency its corners are masked, since they would be black."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(self.windowFlags() | Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)

    def add_menu(self, title: str) -> "Menu":
        menu = Menu(self)
        menu.setTitle(title)
        menu._join(self)
        return menu

    def open_at(self, at: QPoint) -> None:
        """Open the menu once; it deletes itself when it closes."""
        self.aboutToHide.connect(self.deleteLater)
        self.popup(at)

    def add_choice(self, text: str, do: Callable[[], object], *, is_on: bool, group: QActionGroup | None = None) -> QAction:
        """Add an action with a tick that tells what holds now."""
        action = self.addAction(literal(text), do)
        action.setCheckable(True)
        action.setChecked(is_on)
        if group is not None:
            group.addAction(action)
        return action

    def _join(self, parent: "Menu") -> None:
        parent.addMenu(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_corners()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_corners()

    def _fit_corners(self) -> None:
        if QGuiApplication.platformName() != "xcb":
            return
        if is_composited():
            self.clearMask()
            return
        shape = QPainterPath()
        shape.addRoundedRect(self.rect(), _RADIUS, _RADIUS)
        self.setMask(QRegion(shape.toFillPolygon().toPolygon()))

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """Reserve room for shortcuts, which are painted here."""
        super().initStyleOption(option, action)
        option.text = option.text.partition("\t")[0]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        for action in self.actions():
            keys = _keys_of(action)
            if keys:
                self._paint_keys(painter, self.actionGeometry(action), keys, is_current=action is self.activeAction())
            elif action.menu() is not None:
                self._paint_chevron(painter, QRectF(self.actionGeometry(action)))
        painter.end()

    def _paint_chevron(self, painter: QPainter, row: QRectF) -> None:
        """Paint the sign of a submenu, towards the side where it opens."""
        step = -_CHEVRON if self.isRightToLeft() else _CHEVRON
        middle = QPointF(row.left() + _KEYS_RIGHT if self.isRightToLeft() else row.right() - _KEYS_RIGHT, row.center().y())
        ends = [middle + QPointF(-step, -_CHEVRON), middle, middle + QPointF(-step, _CHEVRON)]
        pen = QPen(QGuiApplication.palette().color(QPalette.ColorRole.PlaceholderText), 1.5)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen)
        painter.drawPolyline(ends)

    def _paint_keys(self, painter: QPainter, row: QRect, keys: str, *, is_current: bool) -> None:
        palette = QGuiApplication.palette()
        role = QPalette.ColorRole.ToolTipText if is_current else QPalette.ColorRole.PlaceholderText
        painter.setPen(palette.color(role))
        side = Qt.AlignmentFlag.AlignLeft if self.isRightToLeft() else Qt.AlignmentFlag.AlignRight
        area = row.adjusted(_KEYS_RIGHT, 0, -_KEYS_RIGHT, 0)
        painter.drawText(area, int(side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute), keys)


def _keys_of(action: QAction) -> str:
    if action.isSeparator() or action.menu() is not None or not action.isVisible():
        return ""
    written = action.text().partition("\t")[2]
    if written:
        return written
    return (
        action.shortcut().toString(action.shortcut().SequenceFormat.NativeText) if action.isShortcutVisibleInContextMenu() else ""
    )


_tr = Translator("TextFields")
_Key = QKeySequence.StandardKey


class EditMenu(Menu):
    """Filled by its opener; deletes itself once closed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def offer(self, text: str, do: Callable[[], object], keys: QKeySequence.StandardKey, *, is_possible: bool) -> None:
        action = self.addAction(literal(text), do)
        action.setShortcut(QKeySequence(keys))
        action.setEnabled(is_possible)

    def offer_copy(self, copy: Callable[[], object], select_all: Callable[[], object], *, can_copy: bool, has_text: bool) -> None:
        self.offer(_tr("Copy"), copy, _Key.Copy, is_possible=can_copy)
        self.addSeparator()
        self.offer(_tr("Select all"), select_all, _Key.SelectAll, is_possible=has_text)


class LineEdit(QLineEdit):
    """A field with its text, its name to screen readers, what it shows while empty, and its kind in the style sheet."""

    def __init__(self, text: str = "", name: str = "", hint: str = "", kind: str = "", *, is_secret: bool = False) -> None:
        super().__init__(text)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        if kind:
            self.setProperty("kind", kind)
        if is_secret:
            self.setEchoMode(QLineEdit.EchoMode.Password)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        open_line_menu(self, event)


class LinesEdit(QPlainTextEdit):
    def __init__(self) -> None:
        super().__init__()
        without_bar_menus(self)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        cursor, menu = self.textCursor(), EditMenu(self.window())
        can_write = not self.isReadOnly()
        if can_write:
            menu.offer(_tr("Undo"), self.undo, _Key.Undo, is_possible=self.document().isUndoAvailable())
            menu.offer(_tr("Redo"), self.redo, _Key.Redo, is_possible=self.document().isRedoAvailable())
            menu.addSeparator()
            menu.offer(_tr("Cut"), self.cut, _Key.Cut, is_possible=cursor.hasSelection())
        menu.offer(_tr("Copy"), self.copy, _Key.Copy, is_possible=cursor.hasSelection())
        if can_write:
            menu.offer(_tr("Paste"), self.paste, _Key.Paste, is_possible=self.canPaste())
        menu.addSeparator()
        menu.offer(_tr("Select all"), self.selectAll, _Key.SelectAll, is_possible=bool(self.toPlainText()))
        menu.popup(_place(self, event, self.cursorRect().bottomLeft()))


def open_line_menu(field: QLineEdit, event: QContextMenuEvent) -> None:
    """Open the menu of a single-line field; hidden input cannot be copied."""
    menu = EditMenu(field.window())
    has_text = bool(field.text())
    can_write = not field.isReadOnly()
    can_copy = field.hasSelectedText() and field.echoMode() is QLineEdit.EchoMode.Normal
    if can_write:
        menu.offer(_tr("Undo"), field.undo, _Key.Undo, is_possible=field.isUndoAvailable())
        menu.offer(_tr("Redo"), field.redo, _Key.Redo, is_possible=field.isRedoAvailable())
        menu.addSeparator()
        menu.offer(_tr("Cut"), field.cut, _Key.Cut, is_possible=can_copy)
    menu.offer(_tr("Copy"), field.copy, _Key.Copy, is_possible=can_copy)
    if can_write:
        menu.offer(_tr("Paste"), field.paste, _Key.Paste, is_possible=bool(QGuiApplication.clipboard().text()))
    menu.addSeparator()
    menu.offer(_tr("Select all"), field.selectAll, _Key.SelectAll, is_possible=has_text)
    menu.popup(_place(field, event, field.cursorRect().bottomLeft()))


def meet_viewport(area: QAbstractScrollArea) -> None:
    """Give PySide a wrapper for an area's viewport, before anything queries it. Otherwise PySide loads every widget type to find
    its class: 10 ms of each start.
    """
    area.findChild(QWidget, "qt_scrollarea_viewport")


def without_bar_menus(area: QAbstractScrollArea) -> None:
    for bar in (area.horizontalScrollBar(), area.verticalScrollBar()):
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)


def _place(widget: QWidget, event: QContextMenuEvent, caret: QPoint) -> QPoint:
    is_by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
    return widget.mapToGlobal(caret) if is_by_key else event.globalPos()
