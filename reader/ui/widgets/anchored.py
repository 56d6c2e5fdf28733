"""Keeps floating widgets beside the widget they belong to. GUI thread only."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


def around(widget: QWidget) -> Iterator[QWidget]:
    """Yield a widget and its ancestors up to its window."""
    parent = widget.parentWidget()
    while parent is not None and not parent.isWindow():
        yield parent
        parent = parent.parentWidget()


class Anchored(QObject):
    """Calls `place` when a widget or one of its ancestors was moved or resized. Lives as long as `floating`."""

    def __init__(self, widget: QWidget, place: Callable[[], object], floating: QObject) -> None:
        super().__init__(floating)
        self._place = place
        for each in (widget, *around(widget)):
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize}:
            self._place()
        return super().eventFilter(watched, event)
