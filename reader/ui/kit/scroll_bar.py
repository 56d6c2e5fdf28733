"""An overlay scroll bar, so that rows keep their width; and detection of scrolling by the user. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar

from reader.ui.kit.fields import without_bar_menus

_WIDTH = 8
_MARGIN = 2


class ThinScrollBar(QScrollBar):
    """Mirrors the view's own vertical bar, which stays hidden."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(Qt.Orientation.Vertical, view)
        self._view = view
        self._own = view.verticalScrollBar()
        self.setAccessibleName(self.tr("Scroll"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._own.rangeChanged.connect(self._apply_range)
        self._own.valueChanged.connect(self.setValue)
        self.valueChanged.connect(self._hand_on)
        without_bar_menus(view)
        view.installEventFilter(self)
        self._apply_range(self._own.minimum(), self._own.maximum())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the end edge."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            left = _MARGIN if self._view.isRightToLeft() else self._view.width() - _WIDTH - _MARGIN
            self.setGeometry(left, _MARGIN, _WIDTH, self._view.height() - 2 * _MARGIN)
            self._apply_range(self._own.minimum(), self._own.maximum())
        return super().eventFilter(watched, event)

    def _hand_on(self, value: int) -> None:
        # as if the view's own bar had been dragged, to count as scrolling by the user
        self._own.setSliderPosition(value)

    def _apply_range(self, minimum: int, maximum: int) -> None:
        self.setPageStep(self._own.pageStep())
        self.setSingleStep(self._own.singleStep())
        self.setRange(minimum, maximum)
        self.setValue(self._own.value())
        self.setVisible(maximum > minimum)
        self.raise_()


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
