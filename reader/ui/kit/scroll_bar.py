"""An overlay scroll bar, so that rows keep their width; and detection of scrolling by the user. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QEnterEvent, QHoverEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QScrollBar, QWidget

from reader.desktop.scroll_bars import are_always_shown
from reader.ui.data.timers import single_shot
from reader.ui.kit.fields import without_bar_menus

BAR_WIDTH_PX = 14
"""Of the thumb's way: 3 to the edge, 8 for the thumb under the pointer, 3 before it; the style sheet draws it."""
_RESERVED = 12
"""As in the style sheet."""
NEAR_PX = 16
LINGER_MILLISECONDS = 1000


class ThinScrollBar(QScrollBar):
    """Mirrors the view's own vertical bar, which stays hidden. Shown over the contents while they scroll, and with the pointer near
    the edge. If the desktop always shows bars, the view keeps its own, beside the contents.
    """

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self._view = view
        self._own = view.verticalScrollBar()
        self._is_near = False
        self._linger = single_shot(self, LINGER_MILLISECONDS, self._fade)
        self._key = single_shot(self, 0, lambda: None)
        """Active while a key is handled: what the program scrolls shows no bar."""
        self.reserved, self.laid_over = (_RESERVED, 0) if are_always_shown() else (0, BAR_WIDTH_PX)
        """Width that the view's own bar takes beside the contents, and that this one covers at the edge."""
        self.hide()
        self.setAccessibleName(self.tr("Scroll"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        without_bar_menus(view)
        if self.reserved:
            self._own.setObjectName("reservedScrollBar")
            _style_again(self._own)
            view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
            return
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._own.rangeChanged.connect(self._apply_range)
        self._own.valueChanged.connect(self._follow)
        self._own.actionTriggered.connect(lambda: self._appear(is_near=self._is_near))
        self.valueChanged.connect(self._hand_on)
        view.installEventFilter(self)
        viewport = view.viewport()
        viewport.setAttribute(Qt.WidgetAttribute.WA_Hover)
        viewport.installEventFilter(self)
        self._apply_range(self._own.minimum(), self._own.maximum())

    def show_briefly(self) -> None:
        """Show the bar for what the user scrolled by a key that the view does not get."""
        if not self.reserved:
            self._appear(is_near=self._is_near)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the end edge; appear when the pointer comes near it."""
        kind = event.type()
        if kind in _POINTING:
            if isinstance(event, QHoverEvent) and isinstance(watched, QWidget):
                beside = 0 if watched is self._view else watched.x()
                self._note_pointer(beside + event.position().x() if kind != QEvent.Type.HoverLeave else None)
        elif kind == QEvent.Type.KeyPress:
            self._key.start()
        elif kind in _PLACING and watched is self._view:
            is_mirrored = self._view.isRightToLeft()
            left = 0 if is_mirrored else self._view.width() - BAR_WIDTH_PX
            self.setGeometry(left, 0, BAR_WIDTH_PX, self._view.height())
            if self.property("mirrored") is not is_mirrored:
                self.setProperty("mirrored", is_mirrored)
                _style_again(self)
            self._apply_range(self._own.minimum(), self._own.maximum())
        return super().eventFilter(watched, event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._appear(is_near=True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._appear(is_near=False)

    def _note_pointer(self, x: float | None) -> None:
        is_near = x is not None and (x < NEAR_PX if self._view.isRightToLeft() else x >= self._view.width() - NEAR_PX)
        if is_near or self._is_near:
            self._appear(is_near=is_near)

    def _appear(self, *, is_near: bool) -> None:
        """Show the bar if there is anything to scroll, until the pointer has been away and nothing has moved for a while."""
        self._is_near = is_near
        if self.maximum() <= self.minimum():
            return
        self._linger.start()
        if self.isHidden():
            self.show()
            self.raise_()

    def _fade(self) -> None:
        if self._is_near or self.isSliderDown():
            self._linger.start()
        else:
            self.hide()

    def _follow(self, value: int) -> None:
        self.setValue(value)
        if self._key.isActive():
            self._appear(is_near=self._is_near)

    def _hand_on(self, value: int) -> None:
        # as if the view's own bar had been dragged, to count as scrolling by the user
        self._own.setSliderPosition(value)

    def _apply_range(self, minimum: int, maximum: int) -> None:
        # the value that a shorter range leaves is nobody's scrolling
        _quiet = QSignalBlocker(self)
        self.setPageStep(self._own.pageStep())
        self.setSingleStep(self._own.singleStep())
        self.setRange(minimum, maximum)
        self.setValue(self._own.value())
        if maximum <= minimum:
            self.hide()


def _style_again(bar: QScrollBar) -> None:
    bar.style().unpolish(bar)
    bar.style().polish(bar)


_POINTING = frozenset({QEvent.Type.HoverEnter, QEvent.Type.HoverMove, QEvent.Type.HoverLeave})
_PLACING = frozenset({QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.LayoutDirectionChange})


class ScrollArea(QScrollArea):
    """Scrolls up and down by a thin bar, on the ground of what is around it."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        ThinScrollBar(self)

    def setWidget(self, widget: QWidget) -> None:
        super().setWidget(widget)
        # Qt makes it fill itself in a colour other than the card's
        widget.setAutoFillBackground(False)


class UserScroll(QObject):
    """Emits scrolling by wheel, dragging or clicking, never by the program. `moved(before, after)`; `set_by_program` is every
    other change.
    """

    moved = Signal(int, int)
    set_by_program = Signal()

    def __init__(self, bar: QScrollBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._before = bar.value()
        self._wanted: int | None = None
        bar.actionTriggered.connect(self._note_action)
        bar.valueChanged.connect(self._note_value)

    def stop(self) -> None:
        self._bar.actionTriggered.disconnect(self._note_action)
        self._bar.valueChanged.disconnect(self._note_value)
        self.deleteLater()

    @Slot(int)
    def _note_action(self, _action: int) -> None:
        # without movement no value follows, and the next change would count as the user's
        place = self._bar.sliderPosition()
        self._wanted = place if place != self._bar.value() else None

    @Slot(int)
    def _note_value(self, value: int) -> None:
        before, self._before = self._before, value
        is_users, self._wanted = value == self._wanted, None
        if is_users:
            self.moved.emit(before, value)
        else:
            self.set_by_program.emit()
