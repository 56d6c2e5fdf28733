"""Retrievals that were asked for and may not be made yet: told in one line, however many they are. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from reader.domain.clock import Clock
from reader.domain.events import RetrievalRefused
from reader.domain.fill import fill
from reader.domain.ids import FeedId
from reader.ui.data.timers import single_shot
from reader.ui.text.reason_text import reason_text
from reader.ui.text.times import clock_time

GATHER_MILLISECONDS = 60


class Refusals(QObject):
    """Gathers what comes within a moment."""

    def __init__(self, clock: Clock, title_of: Callable[[FeedId], str], say: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._clock = clock
        self._title_of = title_of
        self._say = say
        self._gathered: list[RetrievalRefused] = []
        self._timer = single_shot(self, GATHER_MILLISECONDS, self._report)

    def add(self, event: RetrievalRefused) -> None:
        """One more feed that may not be asked."""
        self._gathered.append(event)
        if not self._timer.isActive():
            self._timer.start()

    def _report(self) -> None:
        gathered, self._gathered = self._gathered, []
        if len(gathered) == 1:
            self._say(self._text_for_one(gathered[0]))
        elif gathered:
            soonest = clock_time(min(event.until for event in gathered), self._clock)
            text = self.tr("%n feeds cannot be refreshed yet", "", len(gathered))
            self._say(text + fill(self.tr("; the first at {time}"), time=soonest))

    def _text_for_one(self, event: RetrievalRefused) -> str:
        title, why = self._title_of(event.feed_id), reason_text(event.reason)
        text = self.tr("{title} cannot be refreshed before {time}: {why}") if title else self.tr("Not before {time}: {why}")
        return fill(text, time=clock_time(event.until, self._clock), why=why, title=title)
