"""A scroll bar that lies over its view, so that rows keep their width whether or not there is something to scroll. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar

from reader.ui.widgets.text_fields import without_bar_menus

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
        self.valueChanged.connect(self._own.setValue)
        without_bar_menus(view)
        view.installEventFilter(self)
        self._apply_range(self._own.minimum(), self._own.maximum())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the edge where lines end."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Show}:
            left = _MARGIN if self._view.isRightToLeft() else self._view.width() - _WIDTH - _MARGIN
            self.setGeometry(left, _MARGIN, _WIDTH, self._view.height() - 2 * _MARGIN)
            self._apply_range(self._own.minimum(), self._own.maximum())
        return super().eventFilter(watched, event)

    def _apply_range(self, minimum: int, maximum: int) -> None:
        self.setPageStep(self._own.pageStep())
        self.setSingleStep(self._own.singleStep())
        self.setRange(minimum, maximum)
        self.setValue(self._own.value())
        self.setVisible(maximum > minimum)
        self.raise_()
