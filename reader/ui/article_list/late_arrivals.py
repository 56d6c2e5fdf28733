"""Articles that were found later enter the shown list at their place; what is read stays where it is. GUI thread only.

A list is a snapshot: nothing else comes or goes with them, not what was read meanwhile, not what waits behind the button.
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
    """`admit` them to the list that is shown; `forget` them when it was read whole."""

    def __init__(
        self, model: ListModel, view: ListView, rows: ListRows, runner: QueryRunner, clock: Clock, shown: Callable[[], Selection]
    ) -> None:
        self._model, self._view, self._rows = model, view, rows
        self._runner = runner
        self._clock = clock
        self._shown = shown
        self._ids: frozenset[EntryId] = frozenset()

    def forget(self) -> None:
        """The list holds all there is."""
        self._ids = frozenset()

    def admit(self, entry_ids: Iterable[EntryId]) -> None:
        """Show articles that were found later at their place, and what their gap says now, where the list is one that shows gaps."""
        self._ids |= frozenset(entry_ids)
        selection = self._shown()
        if selection.view not in _WITH_GAPS or selection.starred_only or selection.text or not self._model.keys:
            return
        clock, late, bursts, keys = self._clock, self._ids, self._model.bursts, self._model.keys[:]
        # copied as they are: to count what is in a long list is the query thread's work
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
        """How many articles were stored after one and are not in the list, and how many of these are unread."""
        late = self._ids

        def count(connection: ReadConnection) -> tuple[int, int]:
            newer, unread = entries.count_newer(connection, selection, highest)
            if late:
                newer -= len(late.intersection(entries.entry_ids(connection, selection)))
                unread -= len(late.intersection(entries.entry_ids(connection, replace(selection, unread_only=True))))
            return newer, unread

        return count
