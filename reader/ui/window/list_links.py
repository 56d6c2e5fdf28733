"""Connects the list to the rest of the window: menus, names for searches, the article to return to. GUI thread only."""

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction

from reader.domain.commands import SetPreference
from reader.domain.entry import EntryRow, Selection
from reader.domain.ids import EntryId
from reader.domain.preferences import Preferences
from reader.storage import entries, tags
from reader.storage.search_query import parse
from reader.ui.article_list.article_menu import ArticleMenu
from reader.ui.article_list.gestures.row_gestures import RowGestures
from reader.ui.data.nodes import Kind
from reader.ui.data.timers import single_shot
from reader.ui.text.translate import Translator
from reader.ui.window.handlers.handlers import Handlers
from reader.ui.window.window_parts import WindowParts

_tr = Translator("ListLinks")

_MOST_ROWS = 200


class ListLinks:
    def __init__(self, window: WindowParts, handlers: Handlers, actions: Mapping[str, QAction]) -> None:
        self._window = window
        self._handlers = handlers
        self._actions = actions
        lists = window.entries
        lists.thumbnails.wanted.connect(window.submit)
        lists.returned.connect(self._show_again)
        lists.selection_shown.connect(self._mark_hits)
        lists.menu_wanted.connect(self._open_menu)
        lists.view.aside_wanted.connect(handlers.reading.open_aside)
        self._give_back = single_shot(window.widget, 0, lists.view.restore_choice)
        self.gestures = RowGestures(window.theme, lists.view, lists.model, handlers.marking)
        lists.found.save_wanted.connect(handlers.reading.save_search)
        lists.search.names = self._names
        lists.arrange_menu.add_more(actions["filter_list"])
        self._compact = QAction(_tr("Compact rows"), window.widget)
        self._compact.setCheckable(True)
        self._compact.triggered.connect(self._ask_density)
        lists.arrange_menu.add_more(self._compact)
        window.preferences.on_change(Preferences.look_density, self._apply_density)

    def _apply_density(self, density: str) -> None:
        self._compact.setChecked(density == "compact")
        self._window.entries.view.set_compact(is_compact=density == "compact")

    def _ask_density(self, is_compact: bool) -> None:  # noqa: FBT001 - the signal's signature
        self._window.submit(SetPreference(Preferences.look_density.key, "compact" if is_compact else "comfortable"))

    def _mark_hits(self, selection: Selection) -> None:
        words = [each.text for each in parse(selection.query).words if not each.is_negated]
        self._window.article.set_search_hits(words)

    def _show_again(self, row: EntryRow | None) -> None:
        """Reopen the article of a list the user returns to; one kept unread stays unread."""
        if row is not None:
            self._window.article.show_article(entries.article(self._window.connection, row.entry_id))

    def article_menu(self) -> ArticleMenu:
        self._handlers.marking.name_toggle(self._actions["toggle_read"])
        window = self._window
        window.refresh_actions()
        ids = window.entries.marked_ids()
        rows = [window.overlay.over(row) for row in entries.entry_rows(window.connection, ids[:_MOST_ROWS])]
        names = [tag.name for tag in tags.tags(window.connection)]
        return ArticleMenu(self._actions, rows, names, partial(self._put_tag, ids), window.widget)

    def _open_menu(self, point: QPoint) -> None:
        menu = self.article_menu()
        # the menu's action applies to the lent row before that is released
        menu.aboutToHide.connect(self._give_back.start)
        menu.popup(point)

    def _put_tag(self, ids: Sequence[EntryId], tag: str, is_on: bool) -> None:  # noqa: FBT001 - the signal's signature
        names = (tag,)
        self._handlers.marking.tag_articles(ids, add=names if is_on else (), remove=() if is_on else names)

    def _names(self) -> Mapping[str, Sequence[str]]:
        nodes = list(self._window.subscriptions.model.nodes())
        return {
            "feed": [node.title for node in nodes if node.kind is Kind.FEED],
            "folder": [node.title for node in nodes if node.kind is Kind.FOLDER],
            "tag": [tag.name for tag in tags.tags(self._window.connection)],
        }
