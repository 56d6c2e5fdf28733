"""Switches between the panes and the first-start page. GUI thread only."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from reader.ui.article_list.pane import EntriesPane
from reader.ui.data.timers import single_shot
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.widgets import boxes
from reader.ui.widgets.panes import Panes
from reader.ui.window.first_start import FirstStart

_RELOAD_MILLISECONDS = 200


class Front(QObject):
    """Keeps its pages in a separate `holder`, as a stacked layout raises its page and would cover an open sheet; `beside` is the
    rail next to the panes. Emits `reloaded` after reading the tree.
    """

    reloaded = Signal()

    def __init__(
        self,
        rail: QWidget,
        panes: Panes,
        subscriptions: SubscriptionsPane,
        entries: EntriesPane,
        first_start: FirstStart,
        beside: QWidget,
        holder: QWidget,
    ) -> None:
        super().__init__(holder)
        self._panes, self._subscriptions, self._entries, self._first_start = panes, subscriptions, entries, first_start
        self._stack = QStackedLayout(holder)
        boxes.row(rail, (panes, 1), spacing=0, margins=0, on=beside)
        panes.join_rail(rail)
        self._stack.addWidget(beside)
        self._stack.addWidget(first_start)
        self._timer = single_shot(self, _RELOAD_MILLISECONDS, self.reload)

    def reload(self) -> None:
        """Read folders and subscriptions; show the first-start page if there are none."""
        self._subscriptions.reload()
        has_feeds = self._subscriptions.has_feeds()
        if not has_feeds:
            self.show_reading()
        was_first_start = self._stack.currentIndex() == 1
        self._stack.setCurrentIndex(0 if has_feeds else 1)
        if not has_feeds and not was_first_start:
            self._first_start.greet()
            self._first_start.setFocus(Qt.FocusReason.OtherFocusReason)
        elif has_feeds and was_first_start:
            self._entries.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.reloaded.emit()

    def reload_soon(self) -> None:
        """Read the tree once a burst of changes is over."""
        if not self._timer.isActive():
            self._timer.start()

    def show_reading(self) -> None:
        if self._panes.pages.shown:
            self._subscriptions.choose_listed()
            self._panes.pages.show_reading()
