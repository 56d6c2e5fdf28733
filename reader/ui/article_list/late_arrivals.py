"""Inserts articles from backfills into the shown list without moving the reading position. GUI thread only. The list is a
snapshot: nothing else enters or leaves it, neither articles read meanwhile nor those waiting behind the button.
"""

from array import array
from collections.abc import Callable, Iterable
from dataclasses import replace

from reader.domain.clock import Clock
from reader.domain.entry import Selection, View
from reader.domain.ids import EntryId
from reader.storage import entries
from reader.storage.connection import ReadConnection
from reader.ui.article_list.list_rows import ListRows
from reader.ui.article_list.list_view import ListView
from reader.ui.article_list.model.list_loading import LoadedList, load_list
from reader.ui.article_list.model.list_model import ListModel
from reader.ui.article_list.places import reading_place, scroll_back
from reader.ui.data.query_runner import QueryRunner

_WITH_GAPS = frozenset({View.ALL, View.TODAY, View.UNREAD, View.FOLDER, View.FEED})
_LATE = "late"


class LateArrivals:
    """`admit` inserts articles; `forget` resets after the whole list was read."""

    def __init__(
        self, model: ListModel, view: ListView, rows: ListRows, runner: QueryRunner, clock: Clock, shown: Callable[[], Selection]
    ) -> None:
        self._model, self._view, self._rows = model, view, rows
        self._runner = runner
        self._clock = clock
        self._shown = shown
        self._ids: frozenset[EntryId] = frozenset()

    def forget(self) -> None:
        self._ids = frozenset()

    def admit(self, entry_ids: Iterable[EntryId]) -> None:
        """Insert late articles at their positions and update their gap markers, if the list shows gaps."""
        self._ids |= frozenset(entry_ids)
        selection = self._shown()
        if selection.view not in _WITH_GAPS or selection.starred_only or selection.text or not self._model.keys:
            return
        clock, late, bursts, keys = self._clock, self._ids, self._model.bursts, self._model.keys[:]
        # copied unfiltered, as counting those in a long list is the query thread's work
        parts = [keys, *(bursts.inside(key) for key in bursts.keys())]  # noqa: SIM118 - no dictionary
        self._runner.run(
            _LATE,
            lambda connection: load_list(connection, selection, clock, among=late.union(*parts)),
            lambda loaded: self._apply(loaded, selection, keys),
        )

    def _apply(self, loaded: LoadedList, selection: Selection, keys: "array[int]") -> None:
        if selection != self._shown():
            return
        if keys != self._model.keys:
            self.admit(())
        else:
            place = reading_place(self._view, self._model)
            self._rows.exchange(loaded)
            scroll_back(self._view, self._model, place)

    def count_waiting(self, selection: Selection, highest: EntryId) -> Callable[[ReadConnection], tuple[int, int]]:
        """Return a query that counts the articles stored after `highest` and not in the list, and the unread ones among them."""
        late = self._ids

        def count(connection: ReadConnection) -> tuple[int, int]:
            newer, unread = entries.count_newer(connection, selection, highest)
            if late:
                newer -= len(late.intersection(entries.entry_ids(connection, selection)))
                unread -= len(late.intersection(entries.entry_ids(connection, replace(selection, unread_only=True))))
            return newer, unread

        return count
