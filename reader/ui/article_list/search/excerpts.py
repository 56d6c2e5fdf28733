"""Search excerpts of visible articles. GUI thread only."""

from collections import OrderedDict

from reader.domain.entry import EntryRow, Excerpt
from reader.domain.ids import EntryId
from reader.storage import excerpts
from reader.storage.connection import ReadConnection

_KEPT = 400


class Excerpts:
    """Read one by one, as only painted rows need one; kept until the query changes."""

    def __init__(self, connection: ReadConnection) -> None:
        self._connection = connection
        self._query = ""
        self._known: OrderedDict[EntryId, Excerpt | None] = OrderedDict()

    def search(self, query: str) -> None:
        """Set the query; empty means no search."""
        if query != self._query:
            self._query = query
            self._known.clear()

    def get(self, row: EntryRow) -> Excerpt | None:
        """Return the excerpt of an article; None without a search."""
        if not self._query:
            return None
        if row.entry_id not in self._known:
            found = excerpts.excerpts(self._connection, self._query, (row.entry_id,))
            self._known[row.entry_id] = found.get(row.entry_id)
            if len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return self._known[row.entry_id]
