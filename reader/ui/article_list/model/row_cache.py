"""Article rows, read in pages of 128 and cached while near, with the user's pending changes applied. GUI thread only."""

from array import array
from collections import OrderedDict
from collections.abc import Callable, Sequence

from reader.domain.entry import EntryRow
from reader.domain.ids import EntryId, FeedId
from reader.ui.article_list.model.list_keys import RowKind, kind_of
from reader.ui.data.overlay import Overlay

PAGE_ROWS = 128
_KEPT_ROWS = 128 * 32


class RowCache:
    """Caches rows, and feed titles for gap and burst rows."""

    def __init__(
        self,
        read_rows: Callable[[Sequence[EntryId]], list[EntryRow]],
        overlay: Overlay,
        read_name: Callable[[FeedId], str] = lambda _: "",
    ) -> None:
        self._read_rows = read_rows
        self._read_name = read_name
        self._overlay = overlay
        self._rows: OrderedDict[int, EntryRow] = OrderedDict()
        self._names: dict[FeedId, str] = {}

    def __contains__(self, entry_id: object) -> bool:
        return entry_id in self._rows

    def get(self, key: int, keys: "array[int]", row: int) -> EntryRow | None:
        """Return the current state of an article, reading its neighbours in the list along with it."""
        if key not in self._rows:
            start = row - row % PAGE_ROWS
            self._read([near for near in keys[start : start + PAGE_ROWS] if near > 0 and near not in self._rows])
        stored = self._rows.get(key)
        return None if stored is None else self._overlay.over(stored)

    def is_any_unread(self, keys: "array[int]") -> bool | None:
        """Return whether one of these rows is an unread article, judging by cached rows of the first page; None if unknown."""
        is_known = len(keys) <= PAGE_ROWS
        for key in keys[:PAGE_ROWS]:
            stored = self._rows.get(key)
            if stored is None:
                # closed bursts contain articles too
                is_known &= kind_of(key) not in {RowKind.ENTRY, RowKind.BURST}
            elif not self._overlay.over(stored).is_read:
                return True
        return False if is_known else None

    def peek(self, ids: Sequence[int]) -> list[EntryRow]:
        """Read articles without caching them."""
        return [self._overlay.over(row) for row in self._read_rows([EntryId(each) for each in ids])]

    def name_of(self, feed_id: FeedId) -> str:
        if feed_id not in self._names:
            self._names[feed_id] = self._read_name(feed_id)
        return self._names[feed_id]

    def forget(self, entry_id: EntryId) -> None:
        del self._rows[entry_id]

    def clear(self) -> None:
        self._rows.clear()
        self._names.clear()

    def _read(self, ids: Sequence[int]) -> None:
        for read in self._read_rows([EntryId(each) for each in ids]):
            self._rows[read.entry_id] = read
            self._names[read.feed_id] = read.feed_title
        while len(self._rows) > _KEPT_ROWS:
            self._rows.popitem(last=False)
