"""Accessible interfaces of widgets that Qt describes too little. GUI thread only.

Qt deletes an interface that its register holds: what wraps one that Qt made itself must not outlive the call.
"""

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


@cache
def enable_speech() -> None:
    """From now on a widget with `make_spoken` is heard by the interface which that returns: a new one, for Qt to keep."""
    QAccessible.installFactory(_Factory())


def in_role(widget: QWidget, role: QAccessible.Role) -> QAccessibleInterface:
    """What Qt says of any widget, in another role."""
    return QAccessibleWidget(widget, role)


class _Factory:
    """While a widget makes its own, whoever asks Qt for the widget's interface gets Qt's."""

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
