"""Dispatches mouse and touchpad events on rows to dragging and swiping. GUI thread only."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QMouseEvent, QSinglePointEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView

from reader.domain.ids import EntryId
from reader.ui.article_list.gestures.article_drag import ArticleDrag
from reader.ui.article_list.gestures.swipe import Swipe, SwipeActions
from reader.ui.article_list.list_view import ListView
from reader.ui.article_list.model.list_model import ListModel
from reader.ui.look.theme import Theme

_Left = Qt.MouseButton.LeftButton


class RowGestures(QObject):
    """Filters the events of the list's viewport."""

    def __init__(self, theme: Theme, view: ListView, model: ListModel, actions: SwipeActions) -> None:
        super().__init__(view)
        self._view = view
        self._list = model
        self._is_carried = False
        self.drag = ArticleDrag(theme, view)
        self.swipe = Swipe(theme, view, actions)
        view.viewport().installEventFilter(self)
        model.modelReset.connect(self.swipe.cancel)
        view.verticalScrollBar().valueChanged.connect(self.swipe.uncover)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002 - Qt's signature
        """Return True for events the list must not see. Runs for every paint, so other events exit early."""
        if isinstance(event, QWheelEvent):
            return self.swipe.turned(event, self._entry_at)
        return isinstance(event, QMouseEvent) and self._followed(event)

    def _followed(self, event: QMouseEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseButtonPress:
            return self._pressed(event)
        if kind == QEvent.Type.MouseMove and event.buttons() & _Left:
            return self._moved(event)
        return kind == QEvent.Type.MouseButtonRelease and self._released()

    def _entry_at(self, event: QSinglePointEvent) -> EntryId | None:
        row = self._view.indexAt(event.position().toPoint()).row()
        return EntryId(self._list.keys[row]) if row >= 0 and self._list.keys[row] > 0 else None

    def _pressed(self, event: QMouseEvent) -> bool:
        """Handle a press on one of several selected articles, which may start a drag of all."""
        self._is_carried = False
        self.drag.release()
        self.swipe.cancel()
        if event.button() != _Left or event.modifiers() or self._entry_at(event) is None:
            return False
        row = self._view.indexAt(event.position().toPoint()).row()
        is_chosen = self._view.selectionModel().isRowSelected(row, QModelIndex())
        is_one_of_several = is_chosen and len(self._view.selected_ids()) > 1
        return self.drag.press(event.position().toPoint(), row, is_one_of_several=is_one_of_several)

    def _moved(self, event: QMouseEvent) -> bool:
        if not self.drag.is_undecided:
            return self._is_carried
        if self.drag.begins(event.position().toPoint()):
            self._view.setState(QAbstractItemView.State.NoState)
            ids = self._view.selected_ids()
            only = self._view.current_entry() if len(ids) == 1 else None
            self._is_carried = True
            self.drag.carry(ids, only.title if only is not None else self.tr("%n articles", "", len(ids)))
            return True
        return self.drag.is_undecided

    def _released(self) -> bool:
        was_carried, self._is_carried = self._is_carried, False
        row = self.drag.release()
        if row is None:
            return was_carried
        self._view.arrive(row)
        return True
