"""The list and the article the user was at when the window was closed, and the way back at the next start. GUI thread only."""

import json
from contextlib import suppress
from dataclasses import asdict

from PySide6.QtCore import QSettings

from reader.domain.entry import View
from reader.ui.article_list.pane import EntriesPane
from reader.ui.article_list.places import ListPlace
from reader.ui.data.nodes import Kind
from reader.ui.sidebar.pane import SubscriptionsPane

_KEY = "list/last"


def keep_last_place(settings: QSettings, subscriptions: SubscriptionsPane, lists: EntriesPane) -> None:
    """Write down where the user is; a search is left as if it had been closed."""
    lists.keep_place()
    node, selection = subscriptions.listed(), subscriptions.selection()
    if node is None or selection is None:
        settings.remove(_KEY)
        return
    place = lists.places.find(selection) or ListPlace(0, 0, 0)
    settings.setValue(_KEY, json.dumps({"kind": node.kind.value, "name": node.key[1], "place": asdict(place)}))


def return_to_last_place(settings: QSettings, subscriptions: SubscriptionsPane, lists: EntriesPane) -> None:
    """Choose that list again, or all articles where it is gone or nothing was written down."""
    with suppress(ValueError, TypeError, KeyError, AttributeError):
        stored = json.loads(str(settings.value(_KEY, "")))
        name = stored["name"]
        subscriptions.select((Kind(stored["kind"]), name))
        selection = subscriptions.selection()
        if selection is not None:
            lists.places.keep(selection, ListPlace(**{key: int(value) for key, value in stored["place"].items()}))
    if subscriptions.current() is None:
        subscriptions.select_view(View.ALL)
