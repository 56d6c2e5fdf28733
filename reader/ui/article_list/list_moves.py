"""Targets of the keys that move in the list. GUI thread only."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from reader.ui.article_list.cards.grid_view import GridView
from reader.ui.article_list.model.list_keys import is_reachable, is_stop

_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_PAGES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
MOVES = frozenset({*_STEPS, *_PAGES, Qt.Key.Key_Home, Qt.Key.Key_End})
GRID_MOVES = MOVES | {Qt.Key.Key_Left, Qt.Key.Key_Right}
_BACK = {Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_PageUp, Qt.Key.Key_End}


def stop_from(keys: Sequence[int], row: int, step: int, stops: Callable[[int], bool] = is_stop) -> int | None:
    """Return the first row in a direction at which the keyboard stops."""
    while 0 <= row < len(keys):
        if stops(keys[row]):
            return row
        row += step
    return None


def target_row(view: GridView, keys: Sequence[int], key: Qt.Key, row_height: int) -> int | None:
    """Return the row that one of `MOVES` leads to; None at the end."""
    here = view.currentIndex().row()
    if view.is_grid:
        return _among_cards(view, keys, key, here)
    if key in _STEPS:
        return stop_from(keys, here + _STEPS[key], _STEPS[key], is_reachable)
    if key in _PAGES:
        return _page_from(view, keys, max(here, 0), _PAGES[key], row_height)
    return stop_from(keys, 0, 1) if key == Qt.Key.Key_Home else stop_from(keys, len(keys) - 1, -1)


def _among_cards(view: GridView, keys: Sequence[int], key: Qt.Key, here: int) -> int | None:
    """Return the target among cards: vertically the next line past headings, sideways the next card."""
    if here < 0:
        return stop_from(keys, 0, 1)
    step = -1 if (key in _BACK) != (key in {Qt.Key.Key_Left, Qt.Key.Key_Right} and view.isRightToLeft()) else 1
    row = view.grid_target(here, key)
    while row is not None and not is_reachable(keys[row]) and key not in {Qt.Key.Key_Home, Qt.Key.Key_End}:
        row = view.grid_target(row, _NEAR.get(key, key))
    return row if row is None else stop_from(keys, row, step, is_reachable)


_NEAR = {Qt.Key.Key_PageDown: Qt.Key.Key_Down, Qt.Key.Key_PageUp: Qt.Key.Key_Up}


def _page_from(view: GridView, keys: Sequence[int], here: int, step: int, row_height: int) -> int | None:
    """Return the row one page away, less one row for orientation."""
    header = view.verticalHeader()
    height = max(view.viewport().height() - row_height, 1)
    row = header.visualIndexAt(header.sectionPosition(here) + step * height - header.offset())
    if row < 0:
        row = len(keys) - 1 if step > 0 else 0
    found = stop_from(keys, row, step)
    return stop_from(keys, row, -step) if found is None else found
