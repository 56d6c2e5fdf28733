"""The actions as they are now: their menu, their keys, and which of them can be used. GUI thread only."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from reader.domain.episodes import DownloadState
from reader.domain.preferences import Preferences
from reader.ui.actions.keys import apply_keys, read_keys, shown_keys
from reader.ui.actions.table import OF_THE_LIST, WITHOUT_FEEDS, build_menu
from reader.ui.player.playback import State, episode_of
from reader.ui.text.plain_text import show_keys_in_tips
from reader.ui.window.handlers.handlers import Handlers
from reader.ui.window.window_parts import WindowParts

Can = Callable[[], bool]


class UsableActions:
    """Says which actions of the player and of refreshing would do something now; one that is not among the `conditions` can always be used.

    Called at each change of what is open, plays or is refreshed: all answers are known in the window already.
    """

    def __init__(self, window: WindowParts, handlers: Handlers) -> None:
        self._window = window
        self._playback = handlers.playing.player.playback
        status_line = window.subscriptions.status_line
        stops = Preferences.podcasts_speed.stops
        self.conditions: Mapping[str, Can] = {
            "cancel_retrievals": lambda: status_line.is_busy,
            "resume_refreshing": lambda: status_line.is_paused,
            "show_import": lambda: handlers.feeds.has_import,
            "show_new": lambda: not window.entries.new_articles_button.isHidden(),
            "play_episode": lambda: self._is_loaded() or self._has_episode(),
            "play_from_start": self._has_episode,
            "skip_back": self._is_under_way,
            "skip_ahead": self._is_under_way,
            "play_faster": lambda: self._is_loaded() and self._playback.speed < stops[-1],
            "play_slower": lambda: self._is_loaded() and self._playback.speed > stops[0],
            "download_episode": self._can_download,
            "remove_download": lambda: self._download_state() is not None,
            "close_player": self._is_loaded,
        }

    def can(self, name: str) -> bool:
        """Whether an action would do something."""
        condition = self.conditions.get(name)
        return condition is None or condition()

    def _is_loaded(self) -> bool:
        return self._playback.episode is not None

    def _is_under_way(self) -> bool:
        return self._playback.state in {State.LOADING, State.PLAYING, State.PAUSED}

    def _has_episode(self) -> bool:
        article = self._window.article.article
        return article is not None and episode_of(article) is not None

    def _download_state(self) -> DownloadState | None:
        article = self._window.article.article
        episode = episode_of(article) if article is not None else None
        if article is None or episode is None:
            return None
        return next((each.state for each in article.downloads if each.url == episode.url), None)

    def _can_download(self) -> bool:
        return self._has_episode() and self._download_state() not in {DownloadState.WAITING, DownloadState.DONE}


class ActionLinks(QObject):
    """Made once by the window, which keeps it."""

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
        window.subscriptions.add_button.clicked.connect(handlers.feeds.add_feed)
        window.entries.header.mark_button.clicked.connect(handlers.marking.mark_all_read)
        window.entries.header.retrieve_button.clicked.connect(handlers.feeds.retrieve_shown)
        self._usable = UsableActions(window, handlers)
        self._follow()
        window.front.reloaded.connect(self._enable)
        window.sheet.changed.connect(self._enable)
        window.panes.pages.changed.connect(self._enable)
        handlers.join(actions)
        window.preferences.on_change(Preferences.share_web_search, lambda _: self._enable())

    def _follow(self) -> None:
        """Look again at each change that a key may follow at once."""
        window, playback = self._window, self._handlers.playing.player.playback
        for changed in (
            window.article.article_changed,
            window.entries.new_articles_button.shown_changed,
            window.subscriptions.status_line.changed,
            playback.changed,
        ):
            changed.connect(self._enable)

    def begin(self) -> None:
        """Follow the keys the user gives."""
        self._window.preferences.on_change(Preferences.look_keys, self._apply_keys)

    def _apply_keys(self, text: str) -> None:
        """Let actions have the keys the user gave them, and tool tips say so."""
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
