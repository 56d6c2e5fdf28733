"""Menu with rounded corners and subdued shortcuts. GUI thread only."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QAction,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem, QWidget

from reader.desktop.compositing import is_composited

_RADIUS = 8
_KEYS_RIGHT = 12


class Menu(QMenu):
    """On an X server without transparency its corners are masked, since they would be black."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(self.windowFlags() | Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)

    def add_menu(self, title: str) -> "Menu":
        """Add a submenu, which lives as long as this menu."""
        menu = Menu(self)
        menu.setTitle(title)
        menu._join(self)
        return menu

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
        painter.end()

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
