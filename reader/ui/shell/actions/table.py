"""Joins the handlers of all actions in the table. GUI thread only."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction

from reader.domain.entry import LISTS_OF_MARKS
from reader.ui.shell.actions.in_article import InArticleHandlers
from reader.ui.shell.actions.marking import MarkingHandlers
from reader.ui.shell.actions.navigation import LAYOUT_ACTIONS, GoingHandlers, PageHandlers, PaletteHandlers
from reader.ui.shell.actions.playing import PlayingHandlers
from reader.ui.shell.actions.program import DataHandlers, GeneralHandlers, PreferenceHandlers
from reader.ui.shell.actions.reading import ArticleHandlers, PictureHandlers, ReadingHandlers
from reader.ui.shell.actions.sharing import SharingHandlers
from reader.ui.shell.actions.subscriptions import AccountHandlers, FeedHandlers, OtherReaderHandlers, PausingHandlers
from reader.ui.shell.parts import WindowParts
from reader.ui.text.marks import STYLES, go_to


class Handlers:
    """One object per kind of action; `by_name` maps action names to handlers."""

    def __init__(self, window: WindowParts, end: Callable[[], object], export: Callable[[Path], object]) -> None:
        self.marking = MarkingHandlers(window)
        self.reading = ReadingHandlers(window, self.marking)
        self.article = ArticleHandlers(window)
        self.sharing = SharingHandlers(window)
        self.going = GoingHandlers(window)
        self.playing = PlayingHandlers(window)
        self.accounts = AccountHandlers(window)
        self.feeds = FeedHandlers(window, export, self.accounts)
        self.other_readers = OtherReaderHandlers(window, self.feeds)
        self.pages = PageHandlers(window)
        self.pausing = PausingHandlers(window)
        self.data = DataHandlers(window)
        self.general = GeneralHandlers(window, end)
        self.preferences = PreferenceHandlers(window, self.general)
        self.palette = PaletteHandlers(window, self.marking, self.choices)
        self.in_article = InArticleHandlers(window, self.marking, self.feeds, self.general, self.palette, self.sharing)
        self.pictures = PictureHandlers(window, self.in_article)
        self.by_name: Mapping[str, Callable[[], object]] = {
            "add_feed": self.feeds.add_feed,
            "add_account": self.accounts.add_account,
            "sync_accounts": self.accounts.sync_accounts,
            "follow_page": self.feeds.ask_page,
            "import_opml": self.feeds.import_opml,
            "import_opml_url": self.feeds.import_opml_url,
            "import_from_reader": self.other_readers.import_from_reader,
            "show_import": self.feeds.show_import,
            "export_opml": self.feeds.export_opml,
            "export_everything": self.data.export_everything,
            "choose_starters": self.feeds.choose_starters,
            "feed_properties": self.feeds.feed_properties,
            "move_row_up": partial(self.feeds.move_row, -1),
            "move_row_down": partial(self.feeds.move_row, 1),
            "unsubscribe": self.feeds.unsubscribe,
            "edit_rules": self.general.edit_rules,
            "open_programs": self.feeds.open_programs,
            "edit_preferences": self.preferences.edit_preferences,
            "retrieve_shown": self.feeds.retrieve_shown,
            "retrieve_all": self.feeds.retrieve_all,
            "cancel_retrievals": self.feeds.cancel_retrievals,
            "pause_hour": self.pausing.pause_hour,
            "pause_until_tomorrow": self.pausing.pause_until_tomorrow,
            "resume_refreshing": self.pausing.resume_refreshing,
            "undo": self.general.undo,
            "quit": self.general.quit,
            "next_article": self.reading.next_article,
            "previous_article": self.reading.previous_article,
            "next_unread": self.reading.next_unread,
            "previous_unread": self.reading.previous_unread,
            "read_on": self.reading.read_on,
            "read_back": self.reading.read_back,
            "toggle_read": self.marking.toggle_read,
            **{style.toggle: partial(self.marking.toggle, mark) for mark, style in STYLES.items()},
            "more_like_this": self.marking.more_like_this,
            "less_like_this": self.marking.less_like_this,
            "tag": self.marking.tag,
            "hide_articles": self.marking.hide_articles,
            "make_rule": self.general.make_rule,
            "open_in_browser": self.reading.open_in_browser,
            "open_in_background": self.reading.open_in_background,
            "reader_view": self.article.reader_view,
            "view_picture": self.pictures.view_picture,
            "find_in_article": self.article.find_in_article,
            "share_article": self.sharing.share_article,
            "copy_link": self.sharing.copy_link,
            "copy_title_link": self.sharing.copy_title_link,
            "copy_markdown": self.sharing.copy_markdown,
            "copy_citation": self.sharing.copy_citation,
            "mail_article": self.sharing.mail_article,
            "print_article": self.article.print_article,
            "save_pdf": self.article.save_pdf,
            "save_markdown": self.sharing.save_markdown,
            "mark_all_read": self.marking.mark_all_read,
            "mark_older_read": self.marking.mark_older_read,
            "mark_above_read": self.marking.mark_above_read,
            "mark_below_read": self.marking.mark_below_read,
            **self.in_article.by_name(),
            "play_episode": self.playing.player.play_or_pause,
            "skip_back": self.playing.skip_back,
            "skip_ahead": self.playing.skip_ahead,
            "play_faster": self.playing.play_faster,
            "play_slower": self.playing.play_slower,
            "next_episode": self.playing.player.next_episode,
            "play_from_start": self.playing.player.play_from_start,
            "download_episode": self.playing.player.download,
            "remove_download": self.playing.player.remove_download,
            "close_player": self.playing.player.playback.close,
            "filter_feeds": self.going.filter_feeds,
            "toggle_favourite": self.feeds.toggle_favourite,
            "next_feed": self.going.next_feed,
            "previous_feed": self.going.previous_feed,
            "go_for_you": self.going.go_for_you,
            "go_all": self.going.go_all,
            "go_today": self.going.go_today,
            "go_unread": self.going.go_unread,
            **{go_to(mark): partial(self.going.go_to_list, view) for view, mark in LISTS_OF_MARKS.items()},
            "go_health": self.pages.go_health,
            "go_activity": self.pages.go_activity,
            "go_rhythm": self.pages.go_rhythm,
            "show_new": self.reading.show_new,
            "search": self.going.search,
            "save_search": self.reading.save_search,
            "open_palette": self.palette.open_palette,
            "show_unread_only": self.going.show_unread_only,
            "filter_list": self.reading.filter_list,
            "toggle_read_feeds": self.going.toggle_read_feeds,
            "collapse_folders": partial(self.going.fold_all, is_open=False),
            "expand_folders": partial(self.going.fold_all, is_open=True),
            "toggle_subscriptions": self.going.toggle_subscriptions,
            "toggle_list": self.going.toggle_list,
            "toggle_article": self.going.toggle_article,
            "toggle_layout": self.going.toggle_layout,
            **{name: partial(self.going.show_as, layout) for name, layout in LAYOUT_ACTIONS.items()},
            "text_larger": self.article.text_larger,
            "text_smaller": self.article.text_smaller,
            "text_usual": self.article.text_usual,
            "show_help": self.general.show_help,
            "show_keys": self.general.show_keys,
            "edit_keys": self.general.edit_keys,
            "report_problem": self.general.report_problem,
            "about": self.general.about,
            "open_menu": self.going.open_menu,
        }

    def join(self, actions: Mapping[str, QAction]) -> None:
        """Connect the live actions and the requests of the article pane; called once."""
        self.palette.join(actions)
        self.sharing.join(actions)
        self.in_article.join(actions)
        self.article.join()
        self.pictures.join()

    def choices(self) -> list[tuple[str, QAction]]:
        """Return all preferences by name and the share services, for the palette."""
        return [*self.preferences.preference_actions, *self.sharing.service_actions()]
