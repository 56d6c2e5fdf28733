"""Focus ring shown only during keyboard use, roles for screen readers, and popovers anchored to a widget. GUI thread only."""

from collections.abc import Callable, Iterator
from functools import cache

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPainter
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QApplication, QComboBox, QWidget
from shiboken6 import isValid

from reader.ui.kit.painting import Painted, ring_round
from reader.ui.kit.theme import Theme


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


LEAVES_SPACE = "leaves_space"
"""Property of a button in which Space stays a shortcut of the window."""
_OUTSIDE = 4
_RADIUS = 9


class FocusRing(Painted, QWidget):
    """A transparent widget that follows the focus within one window. The property `ring` of a button sets the ring's radius, with
    0 for one that shows its focus itself; a negative `ring_outside` puts it inside.
    """

    def __init__(self, theme: Theme, window: QWidget, is_by_keys: Callable[[], bool]) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._is_by_keys = is_by_keys
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:  # noqa: ARG002 - the signal's signature
        for watched in filter(isValid, self._watched):
            watched.removeEventFilter(self)
        self._watched = []
        is_ours = isinstance(now, QAbstractButton | QComboBox) and now.window() is self._window and self._is_by_keys()
        self._target = now if is_ours and now is not None and now.property("ring") != 0 else None
        if self._target is None:
            self.hide()
            return
        # A scrolling page moves the button without an event.
        self._watched = [self._target, *around(self._target)]
        for watched in self._watched:
            watched.installEventFilter(self)
        self._place()
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the button; hide when it is clicked."""
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show}:
            self._place()
        elif event.type() in {QEvent.Type.Hide, QEvent.Type.MouseButtonPress} and watched is self._target:
            self.hide()
        return super().eventFilter(watched, event)

    def paint(self, painter: QPainter) -> None:
        radius = self._target.property("ring") if self._target is not None else None
        ring_round(painter, QRectF(self.rect()), float(radius or _RADIUS), self._theme.color("focus"))

    def _place(self) -> None:
        if self._target is not None:
            corner = self._target.mapTo(self._window, self._target.rect().topLeft())
            area = self._target.rect().translated(corner)
            own = self._target.property("ring_outside")
            outside = _OUTSIDE if own is None else int(own)
            self.setGeometry(area.adjusted(-outside, -outside, outside, outside))


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
