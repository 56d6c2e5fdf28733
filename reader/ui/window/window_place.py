"""Saves and restores a window's geometry, list and article. GUI thread only."""

import json
from contextlib import suppress
from dataclasses import asdict

from PySide6.QtCore import QMargins, QRect, QSettings
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QStyle, QWidget

from reader.domain.entry import View
from reader.ui.article_list.pane import EntriesPane
from reader.ui.article_list.places import ListPlace
from reader.ui.data.nodes import Kind
from reader.ui.sidebar.pane import SubscriptionsPane

_KEY = "list/last"
_NOBODYS_PX = 800
"""Side of the screen that Qt invents if there is none; screenshots of larger windows must stay possible."""
_IN_REACH_PX = 80
_EDGE_PX = 4


def fit_to_screen(window: QWidget) -> None:
    """Shrink a window to its screen and move it back if its title bar is out of reach."""
    screen = QGuiApplication.screenAt(window.geometry().center()) or window.screen()
    if window.isMaximized() or window.isFullScreen() or _is_invented(screen):
        return
    fitted = fitted_geometry(window.geometry(), screen.availableGeometry(), _frame(window))
    if fitted != window.geometry():
        window.setGeometry(fitted)


def fitted_geometry(wanted: QRect, room: QRect, frame: QMargins) -> QRect:
    """Return the wanted geometry, clipped and moved into `room` if it is too large or outside."""
    inside = room.marginsRemoved(frame)
    size = wanted.size().boundedTo(inside.size())
    header = QRect(wanted.left(), wanted.top() - frame.top(), wanted.width(), max(frame.top(), 1))
    seen = header.intersected(room)
    if size == wanted.size() and seen.width() >= min(_IN_REACH_PX, wanted.width()) and seen.height() > 0:
        return wanted
    left = min(max(wanted.left(), inside.left()), inside.right() + 1 - size.width())
    top = min(max(wanted.top(), inside.top()), inside.bottom() + 1 - size.height())
    return QRect(left, top, size.width(), size.height())


def _frame(window: QWidget) -> QMargins:
    """Return the window manager's frame, an estimate until the window was shown."""
    outer, inner = window.frameGeometry(), window.geometry()
    if outer != inner:
        return QMargins(
            inner.left() - outer.left(), inner.top() - outer.top(), outer.right() - inner.right(), outer.bottom() - inner.bottom()
        )
    return QMargins(_EDGE_PX, window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight), _EDGE_PX, _EDGE_PX)


def _is_invented(screen: QScreen) -> bool:
    ratio, size = screen.devicePixelRatio(), screen.size()
    is_it = all(abs(side * ratio - _NOBODYS_PX) <= ratio for side in (size.width(), size.height()))
    return QGuiApplication.platformName() == "offscreen" and is_it


def keep_last_place(settings: QSettings, subscriptions: SubscriptionsPane, lists: EntriesPane) -> None:
    """Save list and article; a search is saved as if it had been closed."""
    lists.keep_place()
    node, selection = subscriptions.listed(), subscriptions.selection()
    if node is None or selection is None:
        settings.remove(_KEY)
        return
    place = lists.places.find(selection) or ListPlace(0, 0, 0)
    settings.setValue(_KEY, json.dumps({"kind": node.kind.value, "name": node.key[1], "place": asdict(place)}))


def return_to_last_place(settings: QSettings, subscriptions: SubscriptionsPane, lists: EntriesPane) -> None:
    """Select the saved list, or all articles if it is missing."""
    with suppress(ValueError, TypeError, KeyError, AttributeError):
        stored = json.loads(str(settings.value(_KEY, "")))
        name = stored["name"]
        subscriptions.select((Kind(stored["kind"]), name))
        selection = subscriptions.selection()
        if selection is not None:
            lists.places.keep(selection, ListPlace(**{key: int(value) for key, value in stored["place"].items()}))
    if subscriptions.current() is None:
        subscriptions.select_view(View.ALL)
