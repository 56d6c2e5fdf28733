"""Numeric keys of list rows: an entry id, or a negative number for other rows. Pure; any thread. Each kind has its own range, so
that an array of 100,000 rows is one block of memory and two lists compare quickly.
"""

from enum import Enum

from reader.domain.ids import EntryId, FeedId, GapId

_GAP_BASE = -10_000_000
_HEADING_BASE = -900_000_000
_FEED_BASE = -1_000_000_000
_BURST_BASE = -1_000_000_000_000
_LAST_DAY = -_GAP_BASE - 2


class RowKind(Enum):
    ENTRY = "entry"
    DAY = "day"
    GAP = "gap"
    HEADING = "heading"
    FEED = "feed"
    BURST = "burst"


def kind_of(key: int) -> RowKind:
    if key > 0:
        return RowKind.ENTRY
    if key > _GAP_BASE:
        return RowKind.DAY
    if key > _FEED_BASE:
        return RowKind.GAP if key > _HEADING_BASE else RowKind.HEADING
    return RowKind.FEED if key > _BURST_BASE else RowKind.BURST


def is_stop(key: int) -> bool:
    """Return True for rows at which the keyboard stops: articles and bursts, not headings."""
    return key > 0 or key <= _BURST_BASE


def is_reachable(key: int) -> bool:
    """Return True for rows at which arrow keys stop, gap markers included."""
    return is_stop(key) or kind_of(key) is RowKind.GAP


def day_key(day: int) -> int:
    """Return the key of a day's heading, with days counted from 1970; earlier ones share the first."""
    return -min(max(day, 0), _LAST_DAY) - 1


def day_of(key: int) -> int:
    return -key - 1


def gap_key(gap_id: GapId) -> int:
    return _GAP_BASE - gap_id


def gap_of(key: int) -> GapId:
    return GapId(_GAP_BASE - key)


def heading_key(position: int) -> int:
    """Return the key of the heading at this position in `LoadedList.headings`."""
    return _HEADING_BASE - position


def heading_of(key: int) -> int:
    return _HEADING_BASE - key


def feed_key(feed_id: FeedId) -> int:
    return _FEED_BASE - feed_id


def feed_of(key: int) -> FeedId:
    return FeedId(_FEED_BASE - key)


def burst_key(lowest: EntryId) -> int:
    """Return the key of a burst, its lowest entry id, which stays as the burst grows."""
    return _BURST_BASE - lowest
