"""Accessible interfaces of widgets that Qt describes insufficiently. GUI thread only.

Qt deletes registered interfaces: a wrapper around one made by Qt must not outlive the call.
"""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


@cache
def enable_speech() -> None:
    """Use `make_spoken` of widgets for accessibility from now on: it returns a new interface, owned by Qt."""
    QAccessible.installFactory(_Factory())


def in_role(widget: QWidget, role: QAccessible.Role) -> QAccessibleInterface:
    """Return Qt's interface of a widget with another role."""
    return QAccessibleWidget(widget, role)


class _Factory:
    """Factory of interfaces; nested queries during creation get Qt's own."""

    def __init__(self) -> None:
        self._is_asked = False

    def __call__(self, _class: str, about: QObject | None) -> QAccessibleInterface | None:
        make_spoken: Callable[[], QAccessibleInterface] | None = getattr(about, "make_spoken", None)
        if self._is_asked or make_spoken is None:
            return None
        self._is_asked = True
        try:
            return make_spoken()
        finally:
            self._is_asked = False
