"""Navigation handlers: lists, feeds, panes, search. GUI thread only."""

from reader.domain.commands import SetPreference
from reader.domain.entry import ArticleLayout, View
from reader.domain.preferences import Preferences
from reader.ui.widgets.panes import Layout
from reader.ui.window.handlers.base import HandlerBase

LAYOUT_ACTIONS = {
    "articles_as_list": ArticleLayout.LIST,
    "articles_on_one_page": ArticleLayout.PAGE,
    "articles_as_cards": ArticleLayout.CARDS,
}


class GoingHandlers(HandlerBase):
    def next_feed(self) -> None:
        self._tree.step_feed(1)

    def previous_feed(self) -> None:
        self._tree.step_feed(-1)

    def filter_feeds(self) -> None:
        """Focus the sidebar's filter field, showing the sidebar if hidden."""
        if not self._tree.isVisible():
            self._window.panes.toggle_sidebar()
        self._tree.arranging.find()

    def toggle_read_feeds(self) -> None:
        self._tree.arranging.toggle_read()

    def fold_all(self, *, is_open: bool) -> None:
        self._tree.arranging.fold_all(is_open=is_open)

    def go_for_you(self) -> None:
        self._tree.select_view(View.FOR_YOU)

    def go_all(self) -> None:
        self._tree.select_view(View.ALL)

    def go_today(self) -> None:
        self._tree.select_view(View.TODAY)

    def go_unread(self) -> None:
        self._tree.select_view(View.UNREAD)

    def go_to_list(self, view: View) -> None:
        self._tree.select_view(view)

    def search(self) -> None:
        self._window.front.show_reading()
        self._window.panes.need_list()
        self._lists.header.open_search()

    def show_unread_only(self) -> None:
        self._lists.header.unread_button.toggle()

    def toggle_subscriptions(self) -> None:
        self._window.panes.toggle_sidebar()

    def toggle_list(self) -> None:
        self._window.panes.toggle_list()

    def toggle_article(self) -> None:
        self._window.panes.toggle_article()

    def toggle_layout(self) -> None:
        other = Layout.CLASSIC if self._window.panes.arrangement is Layout.WIDE else Layout.WIDE
        self._window.submit(SetPreference(Preferences.look_layout.key, other.value))

    def show_as(self, layout: ArticleLayout) -> None:
        """Set the layout of this kind of list."""
        self._window.front.show_reading()
        self._lists.set_layout(layout)
        self._window.panes.need_list()

    def open_menu(self) -> None:
        self._tree.menu_button.showMenu()
