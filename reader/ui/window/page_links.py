"""Connects the pages to the rest of the window; each is imported when first shown. GUI thread only."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.domain.ids import FeedId
from reader.ui.data.nodes import Kind
from reader.ui.data.query_runner import QueryRunner
from reader.ui.widgets.pages import ACTIVITY, HEALTH, RHYTHM, SidePage, TabbedPage
from reader.ui.window.handlers.handlers import Handlers
from reader.ui.window.window_parts import WindowParts

if TYPE_CHECKING:
    from reader.ui.health.examination import Examination


class PageLinks(QObject):
    def __init__(self, window: WindowParts, handlers: Handlers) -> None:
        super().__init__(window.widget)
        self._window = window
        self._handlers = handlers
        pages = window.panes.pages
        pages.offer(HEALTH, "reader.ui.health.page", lambda: self._joined(self._health_page()))
        pages.offer(ACTIVITY, "reader.ui.activity.page", lambda: self._joined(self._activity_page()))
        pages.offer(RHYTHM, "reader.ui.rhythm.page", lambda: self._joined(self._rhythm_page()))
        pages.changed.connect(lambda name: window.subscriptions.footer.set_chosen(is_chosen=name == RHYTHM))
        for way in (window.subscriptions.footer.clicked, window.subscriptions.status_line.pressed):
            way.connect(handlers.pages.go_rhythm)
        window.subscriptions.status_line.progress_wanted.connect(self._show_progress)
        for way in (window.subscriptions.status_line.health_wanted, window.entries.empty.health_wanted):
            way.connect(handlers.pages.go_health)
        window.subscriptions.history_wanted.connect(self._show_history)
        window.subscriptions.page_wanted.connect(pages.show_page)
        window.health.examined.connect(self._examined)

    def _show_progress(self) -> None:
        if not self._handlers.feeds.show_import():
            self._handlers.pages.go_rhythm()

    def _show_history(self) -> None:
        node = self._window.subscriptions.current()
        if node is not None and node.kind is Kind.FEED:
            self._handlers.pages.show_history(FeedId(node.number))

    def _health_page(self) -> SidePage:
        from reader.ui.health.page import HealthActions, HealthPage

        window, handlers = self._window, self._handlers
        data_actions = HealthActions(
            window.submit,
            handlers.pages.open_address,
            handlers.pages.show_feed,
            handlers.pages.show_history,
            handlers.pages.show_feed_properties,
            handlers.general.edit_rules,
            handlers.pages.choose_blocks,
            handlers.feeds.open_programs,
            handlers.accounts.show_account,
        )
        return HealthPage(window.theme, window.clock, window.health, data_actions)

    def _activity_page(self) -> SidePage:
        from reader.ui.activity.page import ActivityActions, ActivityPage

        window = self._window
        data_actions = ActivityActions(self._handlers.pages.show_feed, window.subscriptions.title_of, window.say)
        return ActivityPage(window.theme, window.clock, window.database, data_actions)

    def _rhythm_page(self) -> SidePage:
        # imports numpy, which the start avoids
        from reader.ui.rhythm.page import RhythmActions, RhythmPage

        window, handlers = self._window, self._handlers
        data_actions = RhythmActions(
            window.submit, handlers.pages.show_feed, handlers.preferences.show_stored, window.messages.offer_back
        )
        return RhythmPage(window.theme, window.clock, window.database, window.settings, data_actions)

    def _joined(self, page: SidePage) -> SidePage:
        page.left.connect(self._handlers.pages.leave_page)
        for runner in page.findChildren(QueryRunner):
            self._window.banner.watch(runner)
        if isinstance(page, TabbedPage):
            page.tab_wanted.connect(self._handlers.pages.show_page)
        return page

    def _examined(self, examination: "Examination") -> None:
        self._window.subscriptions.model.set_needing(examination.needing)
