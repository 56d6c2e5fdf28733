"""The numbers that stand for rows of the list: an entry's id, or a negative number for what is between entries. Pure; any thread.

Each kind has a range of its own, so that an array of a hundred thousand rows is one block of memory and two lists compare quickly.
"""

from enum import Enum

from reader.domain.ids import EntryId, FeedId, GapId

_GAP_BASE = -10_000_000
_HEADING_BASE = -900_000_000
_FEED_BASE = -1_000_000_000
_BURST_BASE = -1_000_000_000_000
_LAST_DAY = -_GAP_BASE - 2


class RowKind(Enum):
    """What a row is."""

    ENTRY = "entry"
    DAY = "day"
    GAP = "gap"
    HEADING = "heading"
    FEED = "feed"
    BURST = "burst"


def kind_of(key: int) -> RowKind:
    """The kind of a key."""
    if key > 0:
        return RowKind.ENTRY
    if key > _GAP_BASE:
        return RowKind.DAY
    if key > _FEED_BASE:
        return RowKind.GAP if key > _HEADING_BASE else RowKind.HEADING
    return RowKind.FEED if key > _BURST_BASE else RowKind.BURST


def is_stop(key: int) -> bool:
    """Whether the keyboard stops at a row: articles and bursts, not headings."""
    return key > 0 or key <= _BURST_BASE


def is_reachable(key: int) -> bool:
    """Whether arrow keys stop at a row: at gap markers too."""
    return is_stop(key) or kind_of(key) is RowKind.GAP


def day_key(day: int) -> int:
    """The heading of a day, counted from 1970; what is dated before stands there with it."""
    return -min(max(day, 0), _LAST_DAY) - 1


def day_of(key: int) -> int:
    """The inverse of `day_key`."""
    return -key - 1


def gap_key(gap_id: GapId) -> int:
    """The marker of a gap."""
    return _GAP_BASE - gap_id


def gap_of(key: int) -> GapId:
    """The inverse of `gap_key`."""
    return GapId(_GAP_BASE - key)


def heading_key(position: int) -> int:
    """The heading at this position in `LoadedList.headings`."""
    return _HEADING_BASE - position


def heading_of(key: int) -> int:
    """The inverse of `heading_key`."""
    return _HEADING_BASE - key


def feed_key(feed_id: FeedId) -> int:
    """The heading of a feed."""
    return _FEED_BASE - feed_id


def feed_of(key: int) -> FeedId:
    """The inverse of `feed_key`."""
    return FeedId(_FEED_BASE - key)


def burst_key(lowest: EntryId) -> int:
    """A burst, named by the lowest id in it, which stays when more of it arrives."""
    return _BURST_BASE - lowest
