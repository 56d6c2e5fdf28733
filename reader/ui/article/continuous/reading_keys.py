"""Keys that scroll the page of all articles, counted as reading. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider

_KEYS = {
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
}


class ReadingKeys(QObject):
    """Scrolls by arrow and page keys without modifiers through the scroll bar, so that the steps count as the user's own."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._bar = view.verticalScrollBar()
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Intercept keys that would move an invisible text cursor."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            action = _KEYS.get(Qt.Key(event.key()))
            if action is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                self._bar.triggerAction(action)
                return True
        return super().eventFilter(watched, event)
