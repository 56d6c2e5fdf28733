"""For how long somebody reads the open article: between two uses of mouse or keyboard a minute counts at most. No Qt; GUI thread."""

from reader.domain.clock import Clock
from reader.domain.ids import EntryId, FeedId
from reader.domain.reading import Reading

STILL_SECONDS = 60.0
"""Who neither scrolls nor moves the mouse for longer is elsewhere."""


class ReadingWatch:
    """One article at a time, from `begin` until `end`."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._article: tuple[EntryId, FeedId] | None = None
        self._began_at = 0.0
        self._used_at: float | None = None
        self._seconds = 0.0

    def begin(self, entry_id: EntryId, feed_id: FeedId) -> None:
        """An article was opened."""
        self._article = entry_id, feed_id
        self._began_at = self._used_at = self._clock.now()
        self._seconds = 0.0

    def is_of(self, entry_id: EntryId) -> bool:
        """Whether this article is the open one."""
        return self._article is not None and self._article[0] == entry_id

    def used(self) -> None:
        """Somebody is there: what passed since he was last noticed was reading, up to a minute of it."""
        now = self._clock.now()
        if self._used_at is not None:
            self._seconds += min(max(now - self._used_at, 0.0), STILL_SECONDS)
        self._used_at = now

    def rest(self) -> None:
        """The window is not looked at until it is used again."""
        self.used()
        self._used_at = None

    def end(self) -> Reading | None:
        """The article is left; None where none was open."""
        if self._article is None:
            return None
        self.used()
        (entry_id, feed_id), self._article = self._article, None
        at = int(self._began_at)
        return Reading(entry_id, feed_id, at, self._clock.utc_offset_seconds(at), round(self._seconds))
