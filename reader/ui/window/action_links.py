"""Keeps menus, shortcuts and enabled state of the actions current. GUI thread only."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from reader.domain.preferences import Preferences
from reader.ui.actions.keys import apply_keys, read_keys, shown_keys
from reader.ui.actions.table import OF_THE_LIST, WITHOUT_FEEDS, build_menu
from reader.ui.data.timers import single_shot
from reader.ui.look.menu import Menu
from reader.ui.text.plain_text import show_keys_in_tips
from reader.ui.window.handlers.handlers import Handlers
from reader.ui.window.usable_actions import UsableActions
from reader.ui.window.window_parts import WindowParts


class ActionLinks(QObject):
    def __init__(self, window: WindowParts, handlers: Handlers, actions: Mapping[str, QAction]) -> None:
        super().__init__(window.widget)
        self._window = window
        self._handlers = handlers
        self._actions = actions
        for action in actions.values():
            action.triggered.connect(window.visits.acted)
        menu = build_menu(window.widget, actions)
        menu.aboutToShow.connect(partial(handlers.marking.name_toggle, actions["toggle_read"]))
        menu_button = window.subscriptions.menu_button
        menu_button.setMenu(menu)
        window.rail.menu.setMenu(menu)
        window.rail.rhythm_wanted.connect(handlers.pages.go_rhythm)
        menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        header = window.entries.header
        for button, name in (
            (window.subscriptions.add_button, "add_feed"),
            (header.mark_button, "mark_all_read"),
            (header.retrieve_button, "retrieve_shown"),
        ):
            button.clicked.connect(actions[name].trigger)
            actions[name].enabledChanged.connect(button.setEnabled)
        self._usable = UsableActions(window, handlers)
        self._enable_soon = single_shot(self, 0, self._enable)
        window.refresh_actions = self._enable
        self._follow(menu)
        window.front.reloaded.connect(self._enable)
        window.sheet.changed.connect(self._enable)
        window.panes.pages.changed.connect(self._enable)
        handlers.join(actions)
        for preference in (Preferences.share_web_search, Preferences.reading_text_size):
            window.preferences.on_change(preference, lambda _: self._enable_soon.start())

    def _follow(self, menu: Menu) -> None:
        """Update the actions after each change that a shortcut may follow; coalesce updates where many changes come together."""
        window, lists, sidebar = self._window, self._window.entries, self._window.subscriptions
        chosen = lists.view.selectionModel()
        for changed in (
            chosen.selectionChanged,
            chosen.currentChanged,
            window.article.article_changed,
            lists.new_articles_button.shown_changed,
            sidebar.status_line.changed,
            self._handlers.playing.player.playback.changed,
            menu.aboutToShow,
        ):
            changed.connect(lambda *_: self._enable())
        for changed in (
            lists.model.rowsInserted,
            lists.model.rowsRemoved,
            lists.model.modelReset,
            lists.selection_shown,
            lists.layout_shown,
            sidebar.tree.selectionModel().selectionChanged,
            sidebar.tree.expanded,
            sidebar.tree.collapsed,
            sidebar.arranging.rows.changed,
            sidebar.model.dataChanged,
            sidebar.model.many_changed,
            sidebar.model.all_changed,
        ):
            changed.connect(lambda *_: self._enable_soon.start())

    def begin(self) -> None:
        """Apply the user's shortcuts and follow their changes."""
        self._window.preferences.on_change(Preferences.look_keys, self._apply_keys)

    def _apply_keys(self, text: str) -> None:
        keys = read_keys(text)
        apply_keys(self._actions, keys)
        show_keys_in_tips(self._window.widget, {name: shown_keys(owns[0]) for name, owns in keys.items() if owns})

    def _enable(self) -> None:
        window = self._window
        is_free = window.sheet.shown is None
        has_feeds = window.subscriptions.has_feeds()
        unset = set() if window.preferences.values.share_web_search else {"search_web"}
        for name, action in self._actions.items():
            action.setVisible(name not in unset)
            is_in_view = name not in OF_THE_LIST or not window.panes.pages.shown
            is_usable = is_in_view and name not in unset and self._usable.can(name)
            action.setEnabled(is_free and is_usable and (has_feeds or name in WITHOUT_FEEDS))
