"""The briefing's row in the sidebar: there while a briefing is at hand that is of use. GUI thread only."""

from PySide6.QtCore import QObject

from reader.domain.ids import DAY_SECONDS, Clock
from reader.storage import statuses
from reader.storage.connection import ReadConnection
from reader.ui.data.timers import single_shot
from reader.ui.sidebar.pane import SubscriptionsPane
from reader.ui.text.times import local_day

OFFERED_SECONDS = 2 * DAY_SECONDS
"""Age at which a briefing that nothing new replaced is no longer offered."""
REFRESH_MILLISECONDS = 150


class BriefingRow(QObject):
    """Puts the row first, with the number of unread stories; not after two weeks in which nobody opened one."""

    def __init__(self, sidebar: SubscriptionsPane, connection: ReadConnection, clock: Clock, parent: QObject) -> None:
        super().__init__(parent)
        self._sidebar, self._connection, self._clock = sidebar, connection, clock
        self._is_on = False
        self._timer = single_shot(self, REFRESH_MILLISECONDS, self.refresh)

    def follow(self, is_on: bool) -> None:  # noqa: FBT001 -- a preference's value
        self._is_on = is_on
        self.refresh()

    def refresh(self) -> None:
        """Read whether there is a briefing, and what is unread of it."""
        self._timer.stop()
        title, unread = self._offered() if self._is_on else ("", 0)
        self._sidebar.set_briefing(title, unread)

    def refresh_soon(self) -> None:
        if self._is_on and not self._timer.isActive():
            self._timer.start()

    def _offered(self) -> tuple[str, int]:
        # nothing is imported while it is off
        from reader.domain.news import NEGLECTED_DAYS
        from reader.storage import briefing

        found, now = briefing.last(self._connection), self._clock.now()
        if found is None or not 0 <= now - found.made_at < OFFERED_SECONDS:
            return "", 0
        if briefing.days_unopened(self._connection) >= NEGLECTED_DAYS:
            return "", 0
        unread = len(statuses.unread_among(self._connection, [story.entry_id for story in found.stories]))
        is_today = local_day(found.made_at, self._clock) == local_day(now, self._clock)
        return self.tr("Today's briefing") if is_today else self.tr("Briefing"), unread
