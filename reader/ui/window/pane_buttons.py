"""Buttons that bring back a hidden sidebar or the list. GUI thread only."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from reader.ui.article import ArticlePane
from reader.ui.article_list.pane import EntriesPane
from reader.ui.look.theme import Theme
from reader.ui.widgets.labels import IconButton
from reader.ui.widgets.panes import Panes


class PaneButtons(QObject):
    def __init__(
        self, theme: Theme, panes: Panes, subscriptions: QWidget, entries: EntriesPane, article: ArticlePane, window: QWidget
    ) -> None:
        super().__init__(window)
        self._panes, self._entries, self._article, self._window = panes, entries, article, window
        self.sidebar = IconButton(theme, "sidebar", self.tr("Show the sidebar"), does="toggle_subscriptions")
        self.back = IconButton(theme, "back", self.tr("Back to the list"))
        self._join_sidebar(is_shown=not subscriptions.isHidden())
        self._join_back()

    def _join_sidebar(self, *, is_shown: bool) -> None:
        """Place the button in the list's header while the sidebar is hidden."""
        if is_shown:
            self.sidebar.hide()
        self.sidebar.clicked.connect(self._panes.toggle_sidebar)
        self._panes.sidebar_shown.connect(self.sidebar.setHidden)
        self._entries.header.add_first(self.sidebar)

    def _join_back(self) -> None:
        """Place the button in the article's header if there is no room for the list."""
        self.back.hide()
        self.back.clicked.connect(self._panes.list_wanted)
        self._panes.list_wanted.connect(self._return_to_list)
        self._panes.alone_changed.connect(self._show_alone)
        self._panes.focus_left.connect(self._take_focus)
        self._article.header.add_first(self.back)

    def _return_to_list(self) -> None:
        self._panes.need_list()
        self._entries.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _article_focus(self) -> QWidget:
        """Return the article's page, or the placeholder that passes the focus on to the first page."""
        view = self._article.page.view
        return view if view.isVisible() else self._article.hint

    def _take_focus(self) -> None:
        view = self._entries.view if self._entries.view.isVisible() else self._article_focus()
        view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_alone(self, is_alone: bool) -> None:  # noqa: FBT001 - the signal's signature
        self.back.setVisible(is_alone)
        # the focus widget may be hidden, and key presses would be lost
        other = self._article_focus() if is_alone else self._entries.view
        if other.isVisible() and self._article.isAncestorOf(self._window.focusWidget() or self._window) is not is_alone:
            other.setFocus(Qt.FocusReason.OtherFocusReason)
