"""Finds the next unread article of a list, including those in closed bursts and far away. GUI thread only."""

from array import array
from collections.abc import Sequence
from dataclasses import replace

from reader.domain.entry import Selection
from reader.storage import entries
from reader.ui.article_list.list_view import ListView
from reader.ui.article_list.model.list_keys import is_stop
from reader.ui.article_list.model.list_model import ListModel
from reader.ui.data.query_runner import QueryRunner

_NEAR_ROWS = 1024


class UnreadWalk:
    """Opens bursts on its way, so that no unread article is skipped."""

    def __init__(self, model: ListModel, view: ListView, runner: QueryRunner) -> None:
        self._model = model
        self._view = view
        self._runner = runner

    def open(self, step: int, selection: Selection) -> bool:
        """Open the nearest unread article below (1) or above (-1), then from the other end; return False if all are read."""
        here = self._view.currentIndex().row()
        rows = len(self._model.keys)
        order = [*range(here + 1, rows), *range(max(here, 0))] if step > 0 else [*range(here - 1, -1, -1)]
        for row in order[:_NEAR_ROWS]:
            if self._holds_unread(row):
                self._open_at(row, step)
                return True
        if len(order) > _NEAR_ROWS:
            self._seek_far(order[_NEAR_ROWS:], step, selection)
            return True
        return False

    def _holds_unread(self, row: int) -> bool:
        key = self._model.keys[row]
        if key > 0:
            entry = self._model.entry(row)
            return entry is not None and not entry.is_read
        return is_stop(key) and not self._model.bursts.is_open(key) and self._model.bursts.has_unread(key)

    def _open_at(self, row: int, step: int) -> None:
        """Open an article, or a burst and the first of its articles on the way."""
        key = self._model.keys[row]
        if key < 0:
            self._model.open_burst(row)
            inside = range(row + 1, row + 1 + len(self._model.bursts.inside(key)))
            row = next(each for each in inside[::step] if self._holds_unread(each))
        self._view.arrive(row)

    def _seek_far(self, order: Sequence[int], step: int, selection: Selection) -> None:
        unread_only = replace(selection, unread_only=True)

        def open_first(ids: "array[int]") -> None:
            unread = set(ids)
            keys = self._model.keys
            near = (row for row in order if row < len(keys) and self._may_hold(keys[row], unread))
            found = next((row for row in near if self._holds_unread(row)), None)
            if found is not None:
                self._open_at(found, step)

        self._runner.run("unread", lambda connection: entries.entry_ids(connection, unread_only), open_first)

    def _may_hold(self, key: int, unread: set[int]) -> bool:
        if key > 0:
            return key in unread
        return is_stop(key) and not unread.isdisjoint(self._model.bursts.inside(key))
