"""The menus inside menus, found so that they live on."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu


def submenus(menu: QMenu) -> list[QMenu]:
    """In their order. Up to PySide6 6.11.1 a menu had from `QAction.menu()` is deleted with the Python object of its action."""
    return menu.findChildren(QMenu, options=Qt.FindChildOption.FindDirectChildrenOnly)
