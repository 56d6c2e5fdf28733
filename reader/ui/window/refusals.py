"""Reports refused refreshes in one message, however many they are. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from reader.domain.commands import PauseFeeds
from reader.domain.events import NothingToRetrieve, RetrievalRefused
from reader.ui.data.timers import single_shot
from reader.ui.text.reason_text import reason_text
from reader.ui.text.times import clock_time
from reader.ui.text.translate import fill
from reader.ui.window.window_parts import WindowParts

GATHER_MILLISECONDS = 60


class Refusals(QObject):
    """Collects refusals for a moment."""

    def __init__(self, window: WindowParts, show_health: Callable[[], object]) -> None:
        super().__init__(window.widget)
        self._clock = window.clock
        self._title_of = window.subscriptions.title_of
        self._messages = window.messages
        self._show_health = show_health
        self._gathered: list[RetrievalRefused] = []
        self._timer = single_shot(self, GATHER_MILLISECONDS, self._report)

    def add(self, event: RetrievalRefused) -> None:
        self._gathered.append(event)
        if not self._timer.isActive():
            self._timer.start()

    def nothing_to_do(self, event: NothingToRetrieve) -> None:
        """Report that all requested feeds are gone or paused, and offer a remedy."""
        text = self._nothing_text(event)
        if event.gone:
            self._messages.offer_way(text, self.tr("Show problems"), self._show_health)
        elif event.paused:
            self._messages.offer(text, self.tr("Resume"), PauseFeeds(event.paused, is_paused=False))
        else:
            self._messages.say(text)

    def _nothing_text(self, event: NothingToRetrieve) -> str:
        feeds = event.gone + event.paused
        title = self._title_of(feeds[0]) if len(feeds) == 1 else ""
        if event.gone and event.paused:
            return self.tr("Nothing to refresh: %n feeds are paused or were removed by their publishers", "", len(feeds))
        if event.gone:
            one = self.tr("Nothing to refresh: {title} was removed by its publisher")
            many = self.tr("Nothing to refresh: %n feeds were removed by their publishers", "", len(feeds))
        else:
            one = self.tr("Nothing to refresh: {title} is paused")
            many = self.tr("Nothing to refresh: %n feeds are paused", "", len(feeds))
        if not feeds:
            return self.tr("Nothing to refresh: there are no feeds")
        return fill(one, title=title) if title else many

    def _report(self) -> None:
        gathered, self._gathered = self._gathered, []
        if len(gathered) == 1:
            self._messages.say(self._text_for_one(gathered[0]))
        elif gathered:
            soonest = clock_time(min(event.until for event in gathered), self._clock)
            text = self.tr("%n feeds cannot be refreshed yet", "", len(gathered))
            self._messages.say(text + fill(self.tr("; the first at {time}"), time=soonest))

    def _text_for_one(self, event: RetrievalRefused) -> str:
        title, why = self._title_of(event.feed_id), reason_text(event.reason)
        text = self.tr("{title} cannot be refreshed before {time}: {why}") if title else self.tr("Not before {time}: {why}")
        return fill(text, time=clock_time(event.until, self._clock), why=why, title=title)
