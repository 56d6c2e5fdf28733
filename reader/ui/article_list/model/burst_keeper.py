"""Bursts of a list: contents, open state, unread counts. GUI thread only."""

from array import array
from collections.abc import Iterable, KeysView, Mapping
from dataclasses import replace
from itertools import compress, count

from reader.domain.clock import Clock
from reader.ui.article_list.model.list_items import BurstRow, describe_burst
from reader.ui.article_list.model.list_keys import is_stop
from reader.ui.article_list.model.list_loading import Burst
from reader.ui.article_list.model.row_cache import PAGE_ROWS, RowCache

# Counting unread articles reads that many rows; larger bursts show the count among these.
_MOST_COUNTED = 300


class BurstKeeper:
    """Holds articles of closed bursts, which are not rows of the model."""

    def __init__(self, rows: RowCache, clock: Clock) -> None:
        self._rows = rows
        self._clock = clock
        self._bursts: dict[int, Burst] = {}
        self._open: set[int] = set()
        self._shown: dict[int, BurstRow] = {}

    def apply(self, bursts: Mapping[int, Burst]) -> None:
        """Set the bursts of another list, keeping the open state of those that remain."""
        self._bursts = dict(bursts)
        self._open &= bursts.keys()
        self._shown.clear()

    def keys(self) -> KeysView[int]:
        return self._bursts.keys()

    def opened(self) -> tuple[int, ...]:
        """Return the keys of open bursts."""
        return tuple(self._open)

    def is_open(self, key: int) -> bool:
        return key in self._open

    def inside(self, key: int) -> "array[int]":
        return self._bursts[key].ids if key in self._bursts else array("q")

    def holding(self, entry_id: int) -> int | None:
        return next((key for key, burst in self._bursts.items() if entry_id in burst.ids), None)

    def open(self, key: int) -> "array[int]":
        """Open a burst and return the rows to insert, none if it is open."""
        if key in self._open or key not in self._bursts:
            return array("q")
        self._open.add(key)
        self._shown.pop(key, None)
        return self._bursts[key].ids

    def close(self, key: int) -> int:
        """Close a burst and return the number of rows to remove."""
        if key not in self._open:
            return 0
        self._open.remove(key)
        self._shown.pop(key, None)
        return len(self._bursts[key].ids)

    def expanded(self, keys: "array[int]") -> "array[int]":
        """Return the keys of a list with the articles of open bursts inserted below them."""
        if not self._open:
            return keys
        whole, start = array("q"), 0
        # one pass over hundreds of thousands of keys
        for place in compress(count(1), map(self._open.__contains__, keys)):
            whole.extend(keys[start:place])
            whole.extend(self._bursts[keys[place - 1]].ids)
            start = place
        whole.extend(keys[start:])
        return whole

    def all_ids(self, keys: Iterable[int]) -> list[int]:
        """Return the articles of rows, including those of closed bursts."""
        found: list[int] = []
        for key in keys:
            if key > 0:
                found.append(key)
            elif is_stop(key) and key not in self._open:
                found.extend(self.inside(key))
        return found

    def has_unread(self, key: int) -> bool:
        """Return True if a burst contains an unread article, reading in chunks until one is found."""
        ids = self.inside(key)
        pieces = (ids[start : start + PAGE_ROWS] for start in range(0, len(ids), PAGE_ROWS))
        return any(not row.is_read for piece in pieces for row in self._rows.peek(piece))

    def leave_out(self, entry_id: int) -> None:
        """Remove an article that left the list."""
        key = self.holding(entry_id)
        if key is not None:
            burst = self._bursts[key]
            self._bursts[key] = replace(burst, ids=array("q", (each for each in burst.ids if each != entry_id)))
            self._shown.pop(key, None)

    def forget(self) -> None:
        """Drop unread counts, to be read again when next shown."""
        self._shown.clear()

    def row(self, key: int) -> BurstRow | None:
        if key not in self._shown and key in self._bursts:
            burst = self._bursts[key]
            text = describe_burst(len(burst.ids), burst.day, self._clock)
            name = self._rows.name_of(burst.feed_id)
            unread = sum(not row.is_read for row in self._rows.peek(burst.ids[:_MOST_COUNTED]))
            self._shown[key] = BurstRow(burst.feed_id, name, text, unread, key in self._open)
        return self._shown.get(key)
