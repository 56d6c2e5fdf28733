"""Enables actions by what is open, selected or playing. GUI thread only. Runs at every change and uses only state known to the
window: no query.
"""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QUrl

from reader.domain.entry import Article, ArticleLayout, View
from reader.domain.episodes import DownloadState
from reader.domain.preferences import Preferences
from reader.ui.data import links
from reader.ui.data.nodes import Kind
from reader.ui.player.playback import State, episode_of
from reader.ui.text.marks import STYLES, go_to
from reader.ui.widgets.pages import ACTIVITY, HEALTH, RHYTHM
from reader.ui.window.handlers.going import LAYOUT_ACTIONS
from reader.ui.window.handlers.handlers import Handlers
from reader.ui.window.window_parts import WindowParts

Can = Callable[[], bool]

_OF_ARTICLE = (
    "find_in_article", "print_article", "save_pdf", "save_markdown", "copy_markdown", "copy_citation", "mail_article", "select_all",
    "view_picture",
)  # fmt: skip
_LISTS = {
    "go_for_you": View.FOR_YOU,
    "go_all": View.ALL,
    "go_today": View.TODAY,
    "go_unread": View.UNREAD,
    **{go_to(mark): View(mark) for mark in STYLES},
}
_PAGES = {"go_health": HEALTH, "go_activity": ACTIVITY, "go_rhythm": RHYTHM}
_OF_CHOSEN = ("toggle_read", "more_like_this", "less_like_this", "tag", "hide_articles", "open_in_background")


class UsableActions:
    """`conditions` maps action names to tests; actions without one are always enabled."""

    def __init__(self, window: WindowParts, handlers: Handlers) -> None:
        self._window = window
        self._lists, self._tree, self._player = window.entries, window.subscriptions, handlers.playing.player
        self.conditions: Mapping[str, Can] = {
            **dict.fromkeys(_OF_ARTICLE, self._has_article),
            **dict.fromkeys((*_OF_CHOSEN, *(style.toggle for style in STYLES.values())), self._has_chosen),
            "share_article": self._is_about_article,
            "copy_link": self._is_about_article,
            "copy_title_link": self._has_link,
            "reader_view": self._has_link,
            "read_back": self._has_article,
            "next_article": lambda: self._lists.can_step(1),
            "previous_article": lambda: self._lists.can_step(-1),
            **dict.fromkeys(("next_feed", "previous_feed"), self._tree.has_other_feed),
            **{name: partial(self._is_elsewhere, view) for name, view in _LISTS.items()},
            **{name: partial(self._is_other_page, page) for name, page in _PAGES.items()},
            "open_in_browser": self._has_page,
            "make_rule": self._is_at_article,
            "mark_all_read": self._has_unread,
            "mark_older_read": lambda: self._is_at_article() and self._has_unread(),
            "mark_above_read": lambda: self._row() > 0 and self._has_unread(),
            "mark_below_read": lambda: 0 <= self._row() < self._lists.model.rowCount() - 1 and self._has_unread(),
            "filter_list": lambda: self._lists.selection.view is not View.SEARCH,
            "show_new": lambda: not self._lists.new_articles_button.isHidden(),
            "text_larger": lambda: self._can_be_sized(1),
            "text_smaller": lambda: self._can_be_sized(-1),
            "text_usual": lambda: self._can_be_sized(0),
            "collapse_folders": lambda: self._has_folders(is_open=True),
            "expand_folders": lambda: self._has_folders(is_open=False),
            "feed_properties": self._has_properties,
            "cancel_retrievals": lambda: self._tree.status_line.is_busy,
            "pause_hour": lambda: not self._tree.status_line.is_paused,
            "pause_until_tomorrow": lambda: not self._tree.status_line.is_paused,
            "resume_refreshing": lambda: self._tree.status_line.is_paused,
            "show_import": lambda: handlers.feeds.has_import,
            **{name: partial(self._is_other_layout, layout) for name, layout in LAYOUT_ACTIONS.items()},
            **self._of_player(),
        }

    def _of_player(self) -> Mapping[str, Can]:
        playback = self._player.playback
        stops = Preferences.podcasts_speed.stops

        def is_loaded() -> bool:
            return playback.episode is not None

        def is_under_way() -> bool:
            return playback.state in {State.LOADING, State.PLAYING, State.PAUSED}

        return {
            "play_episode": self._can_play,
            "play_from_start": self._has_episode,
            "skip_back": is_under_way,
            "skip_ahead": is_under_way,
            "play_faster": lambda: is_loaded() and playback.speed < stops[-1],
            "play_slower": lambda: is_loaded() and playback.speed > stops[0],
            "download_episode": self._can_download,
            "remove_download": lambda: self._download_state() is not None,
            "close_player": is_loaded,
        }

    def can(self, name: str) -> bool:
        condition = self.conditions.get(name)
        return condition is None or condition()

    # The open article

    def _article(self) -> Article | None:
        return self._window.article.article

    def _has_article(self) -> bool:
        return self._article() is not None

    def _has_link(self) -> bool:
        article = self._article()
        return article is not None and bool(links.openable(QUrl(article.link)))

    def _is_about_article(self) -> bool:
        return self._has_article() or self._lists.view.lent_entry() is not None

    def _has_episode(self) -> bool:
        article = self._article()
        return article is not None and episode_of(article) is not None

    def _download_state(self) -> DownloadState | None:
        article = self._article()
        episode = episode_of(article) if article is not None else None
        if article is None or episode is None:
            return None
        return next((each.state for each in article.downloads if each.url == episode.url), None)

    def _can_download(self) -> bool:
        return self._has_episode() and self._download_state() not in {DownloadState.WAITING, DownloadState.DONE}

    def _can_be_sized(self, step: int) -> bool:
        size, preference = self._window.article.page.style.text_size, Preferences.reading_text_size
        return preference.check(size + step if step else preference.default) != size

    def _can_play(self) -> bool:
        """Check whether an episode can be played or paused; one that is loading cannot."""
        playback, article = self._player.playback, self._article()
        episode = episode_of(article) if article is not None else None
        wanted = episode or playback.episode
        return wanted is not None and not playback.is_loading(wanted)

    # The list

    def _is_other_layout(self, layout: ArticleLayout) -> bool:
        return self._lists.layout_now is not layout

    def _has_chosen(self) -> bool:
        return self._lists.view.selectionModel().hasSelection()

    def _is_at_article(self) -> bool:
        return self._lists.current() is not None

    def _has_page(self) -> bool:
        row = self._lists.current()
        return row is not None and bool(links.openable(QUrl(row.link)))

    def _row(self) -> int:
        return self._lists.view.currentIndex().row()

    def _has_unread(self) -> bool:
        """Return True if a loaded row is unread, or the sidebar counts some; lists without a count may have some."""
        known = self._lists.model.is_any_unread()
        if known is not None:
            return known
        view, node = self._lists.selection.view, self._tree.current()
        if view is View.ALL:
            node = self._tree.model.find((Kind.SMART, View.UNREAD.value))
        is_counted = view in {View.ALL, View.UNREAD, View.TODAY, View.FEED, View.FOLDER}
        return not is_counted or node is None or node.unread > 0

    # The sidebar

    def _is_elsewhere(self, view: View) -> bool:
        node = self._tree.current()
        is_there = node is not None and node.key == (Kind.SMART, view.value) and len(self._tree.chosen()) == 1
        return bool(self._window.panes.pages.shown) or not is_there

    def _is_other_page(self, page: str) -> bool:
        return self._window.panes.pages.shown != page

    def _has_folders(self, *, is_open: bool) -> bool:
        tree, model = self._tree.tree, self._tree.model
        return any(
            tree.isExpanded(model.index_of(node)) is is_open
            for node in model.nodes()
            if node.kind is Kind.FOLDER and node.children
        )

    def _has_properties(self) -> bool:
        chosen = self._tree.chosen()
        return bool(self._tree.chosen_feeds()) or (len(chosen) == 1 and chosen[0].account is not None)
