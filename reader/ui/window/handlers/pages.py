"""Handlers that open pages and serve their requests. GUI thread only."""

from functools import partial

from PySide6.QtCore import QUrl

from reader.domain.ids import FeedId
from reader.ui.data import links
from reader.ui.data.nodes import HEALTH_ROW, Kind
from reader.ui.widgets.pages import ACTIVITY, HEALTH, RHYTHM, SidePage
from reader.ui.window.handlers.base import HandlerBase


class PageHandlers(HandlerBase):
    def go_health(self) -> None:
        self._tree.select(HEALTH_ROW)
        self.show_page(HEALTH)

    def go_activity(self) -> None:
        self._tree.select(HEALTH_ROW)
        self.show_page(ACTIVITY)

    def go_rhythm(self) -> None:
        self._tree.choose_footer()
        self.show_page(RHYTHM)

    def show_page(self, name: str) -> None:
        """Show a page and enable its shortcuts."""
        self._window.panes.pages.show_page(name, lambda page: page.take_focus())

    def leave_page(self) -> None:
        self._window.front.show_reading()
        self._lists.view.setFocus()

    def show_feed(self, feed_id: FeedId) -> None:
        self._tree.select((Kind.FEED, feed_id))

    def show_history(self, feed_id: FeedId) -> None:
        self._tree.select(HEALTH_ROW)
        self._window.panes.pages.show_page(ACTIVITY, partial(self._show_retrievals, feed_id))

    def _show_retrievals(self, feed_id: FeedId, page: SidePage) -> None:
        from reader.ui.activity.page import ActivityPage

        page.take_focus()
        if isinstance(page, ActivityPage):
            page.show_feed(feed_id)

    def show_feed_properties(self, feed_id: FeedId) -> None:
        """Open the properties of one feed, regardless of the selection."""
        from reader.ui.window.handlers.feed_sheet import show_properties

        show_properties(self._window, (feed_id,))

    def choose_blocks(self, feed_id: FeedId) -> None:
        """Let the user choose the article blocks of a followed page again."""
        from reader.ui.window.handlers.feed_sheet import choose_blocks

        choose_blocks(self._window, feed_id)

    def open_address(self, address: str) -> None:
        openable = links.openable(QUrl(address))
        if openable:
            self._window.open_url(openable)
