"""Joins the pages with the rest of the window. GUI thread only."""

from PySide6.QtCore import QObject

from reader.domain.ids import FeedId
from reader.ui.actions.handlers import Deeds
from reader.ui.activity.page import ActivityDesk, ActivityPage
from reader.ui.data.nodes import Kind
from reader.ui.data.query_runner import QueryRunner
from reader.ui.health.examination import Examination
from reader.ui.health.page import HealthDesk, HealthPage
from reader.ui.widgets.pages import ACTIVITY, HEALTH, RHYTHM, SidePage, TwinPage
from reader.ui.window.window_parts import WindowParts


class PageLinks(QObject):
    """Made once by the window, which keeps it."""

    def __init__(self, window: WindowParts, deeds: Deeds) -> None:
        super().__init__(window)
        self._window = window
        self._deeds = deeds
        pages = window.panes.pages
        pages.offer(HEALTH, lambda: self._joined(self._health_page()))
        pages.offer(ACTIVITY, lambda: self._joined(self._activity_page()))
        pages.offer(RHYTHM, lambda: self._joined(self._rhythm_page()))
        pages.changed.connect(lambda name: window.subscriptions.foot.set_chosen(is_chosen=name == RHYTHM))
        for way in (window.subscriptions.foot.clicked, window.subscriptions.promise.pressed):
            way.connect(deeds.go_rhythm)
        for way in (window.subscriptions.promise.health_wanted, window.entries.empty.health_wanted):
            way.connect(deeds.go_health)
        window.subscriptions.history_wanted.connect(self._show_history)
        window.subscriptions.page_wanted.connect(pages.show_page)
        window.health.examined.connect(self._examined)

    def _show_history(self) -> None:
        node = self._window.subscriptions.current()
        if node is not None and node.kind is Kind.FEED:
            self._deeds.show_history(FeedId(node.number))

    def _health_page(self) -> HealthPage:
        window, deeds = self._window, self._deeds
        desk = HealthDesk(window.submit, deeds.open_address, deeds.show_feed, deeds.show_history, deeds.show_feed_properties)
        return HealthPage(window.theme, window.clock, window.health, desk)

    def _activity_page(self) -> ActivityPage:
        window = self._window
        desk = ActivityDesk(self._deeds.show_feed, window.subscriptions.title_of, window.say)
        return ActivityPage(window.theme, window.clock, window.database, desk)

    def _rhythm_page(self) -> SidePage:
        # it brings numpy, and the window is to open without it
        from reader.ui.rhythm.page import RhythmDesk, RhythmPage

        window, deeds = self._window, self._deeds
        desk = RhythmDesk(window.submit, deeds.show_feed, deeds.show_stored, window.offer_back)
        return RhythmPage(window.theme, window.clock, window.database, window.settings, desk)

    def _joined(self, page: SidePage) -> SidePage:
        page.left.connect(self._deeds.leave_page)
        for runner in page.findChildren(QueryRunner):
            self._window.banner.watch(runner)
        if isinstance(page, TwinPage):
            page.twin_wanted.connect(self._deeds.show_page)
        return page

    def _examined(self, examination: Examination) -> None:
        self._window.subscriptions.model.set_needing(examination.needing)
