"""Where the keys for moving lead in the list. GUI thread only."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableView

from reader.ui.article_list.model.list_keys import is_reachable, is_stop

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
MOVES = frozenset({*_STEPS, *_PAGES, Qt.Key.Key_Home, Qt.Key.Key_End})


def stop_from(keys: Sequence[int], row: int, step: int, stops: Callable[[int], bool] = is_stop) -> int | None:
    """The first row in a direction at which the keyboard stops."""
    while 0 <= row < len(keys):
        if stops(keys[row]):
            return row
        row += step
    return None


def target_row(view: QTableView, keys: Sequence[int], key: Qt.Key, row_height: int) -> int | None:
    """The row that one of `MOVES` leads to; None at the end."""
    here = view.currentIndex().row()
    if key in _STEPS:
        return stop_from(keys, here + _STEPS[key], _STEPS[key], is_reachable)
    if key in _PAGES:
        return _page_from(view, keys, max(here, 0), _PAGES[key], row_height)
    return stop_from(keys, 0, 1) if key == Qt.Key.Key_Home else stop_from(keys, len(keys) - 1, -1)


def _page_from(view: QTableView, keys: Sequence[int], here: int, step: int, row_height: int) -> int | None:
    """The row one height of the view away, less one row so that the eye finds its place."""
    header = view.verticalHeader()
    height = max(view.viewport().height() - row_height, 1)
    row = header.visualIndexAt(header.sectionPosition(here) + step * height - header.offset())
    if row < 0:
        row = len(keys) - 1 if step > 0 else 0
    found = stop_from(keys, row, step)
    return stop_from(keys, row, -step) if found is None else found
