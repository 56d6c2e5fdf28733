"""Simulates the reading of the demo's user: some blogs almost always, others hardly ever. Writes to the demo's own profile."""

import random
from collections.abc import Sequence

from reader.app.demo.invented_user import HOUR, UtcOffset
from reader.domain.clock import DAY_SECONDS
from reader.domain.ids import EntryId, FeedId
from reader.domain.marks import Mark
from reader.domain.reading import INSIDE, OWN_PAGE, OpenedLink, Reading
from reader.domain.retrieval import AccessRecord
from reader.domain.value_classes import dataclass
from reader.storage import history, opened_links, readings, statuses
from reader.storage.connection import WriteConnection

_LIKES = {
    "observatory": 0.95,
    "kiln": 0.9,
    "functions": 0.8,
    "lamplight": 0.75,
    "gull": 0.6,
    "rails": 0.5,
    "cafe": 0.35,
    "library": 0.3,
    "garden": 0.2,
    "tides": 0.12,
    "ticker": 0.1,
}
_MOST_AT_ONCE, _LATELY = 8, 40 * HOUR
_CLEARS_FROM_HOUR, _CLEARS, _KEPT = 20, 0.6, 2 * DAY_SECONDS
"""Hour and chance of marking everything older than `_KEPT` seconds as read in the evening."""
_MARKED, _FOLLOWS, _FOLLOWS_INSIDE = 0.06, 0.16, 0.05


@dataclass(frozen=True, slots=True)
class _Arrived:
    at: int
    slug: str
    feed_id: FeedId
    entry_id: EntryId
    is_wanted: bool


class InventedReader:
    """Collects arriving articles in any order, then reads at the visits."""

    def __init__(self, connection: WriteConnection) -> None:
        self._connection = connection
        self._chance = random.Random("reader")  # noqa: S311 - the same dice each time
        self._arrived: list[_Arrived] = []

    def arrived(self, slug: str, feed_id: FeedId, at: int, entry_ids: Sequence[EntryId]) -> None:
        """Record articles that arrived at a time (UTC seconds)."""
        likes = _LIKES.get(slug, 0.3)
        self._arrived += [_Arrived(at, slug, feed_id, each, self._chance.random() < likes) for each in entry_ids]

    def read_at(self, visits: Sequence[int], opened_at: int, utc_offset: UtcOffset) -> None:
        """Read at each visit, and mark all as read on some evenings; little on the last day, to leave unread articles."""
        coming = sorted(self._arrived, key=lambda each: (each.at, each.entry_id))
        unread: list[_Arrived] = []
        for visit in visits:
            there = [each for each in coming if each.at <= visit]
            coming = coming[len(there) :]
            unread += there
            offset = utc_offset(visit)
            chosen = [each for each in unread[::-1] if each.is_wanted]
            chosen = chosen[: _MOST_AT_ONCE if visit < opened_at - _LATELY else 1]
            at = visit + 20
            for each in chosen:
                at += self._read(each, at, offset)
            unread = [each for each in unread if each not in chosen]
            if (visit + offset) % DAY_SECONDS >= _CLEARS_FROM_HOUR * HOUR and self._chance.random() < _CLEARS:
                old = [each for each in unread if each.at < visit - _KEPT]
                statuses.mark_read(self._connection, [each.entry_id for each in old], True, at + 5)  # noqa: FBT003 -- the value to set
                unread = [each for each in unread if each not in old]

    def _read(self, each: _Arrived, at: int, offset: int) -> int:
        """Open an article; return the seconds until the next."""
        seconds, chance = self._chance.randint(20, 140), self._chance
        history.add_access(self._connection, AccessRecord(at, offset, "article", each.feed_id))
        readings.add_reading(self._connection, Reading(each.entry_id, each.feed_id, at, offset, seconds))
        statuses.mark_read(self._connection, [each.entry_id], True, at)  # noqa: FBT003 -- the value to set
        for mark in Mark:
            if chance.random() < _MARKED:
                statuses.set_mark(self._connection, mark, [each.entry_id], True, at + seconds)  # noqa: FBT003 -- the value to set
        for depth, share in ((OWN_PAGE, _FOLLOWS), (INSIDE, _FOLLOWS_INSIDE)):
            if chance.random() < share:
                link = OpenedLink(each.entry_id, each.feed_id, at + seconds // 2, offset, f"{each.slug}.example", depth)
                opened_links.add(self._connection, link)
        return seconds + chance.randint(2, 9)
