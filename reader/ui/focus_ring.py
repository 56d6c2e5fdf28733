"""The ring round a button or link that has the focus, shown only after keys were used. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from reader.ui.painting import ring_round
from reader.ui.theme import Theme

_OUTSIDE = 4
_RADIUS = 9


class FocusRing(QWidget):
    """One transparent widget that follows the focus from button to button of one window."""

    def __init__(self, theme: Theme, window: QWidget, is_by_keys: Callable[[], bool]) -> None:
        super().__init__(window)
        self._theme = theme
        self._window = window
        self._is_by_keys = is_by_keys
        self._target: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)

    def _follow(self, old: QWidget | None, now: QWidget | None) -> None:  # noqa: ARG002 - the signal's signature
        if self._target is not None:
            self._target.removeEventFilter(self)
        is_ours = isinstance(now, QAbstractButton) and now.window() is self._window and self._is_by_keys()
        self._target = now if is_ours else None
        if self._target is None:
            self.hide()
            return
        self._target.installEventFilter(self)
        self._place()
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move with the button; go when it is pressed by the mouse."""
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show}:
            self._place()
        elif event.type() in {QEvent.Type.Hide, QEvent.Type.MouseButtonPress}:
            self.hide()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the ring."""
        painter = QPainter(self)
        ring_round(painter, QRectF(self.rect()), _RADIUS, self._theme.color("focus"))
        painter.end()

    def _place(self) -> None:
        if self._target is not None:
            corner = self._target.mapTo(self._window, self._target.rect().topLeft())
            area = self._target.rect().translated(corner)
            self.setGeometry(area.adjusted(-_OUTSIDE, -_OUTSIDE, _OUTSIDE, _OUTSIDE))
