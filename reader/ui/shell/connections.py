"""Connects sidebar, list, article and pages with the actions, and keeps menus, shortcuts and enabled states current. GUI thread
only.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton

from reader.domain.commands import SetPreference
from reader.domain.entry import ArticleLayout, EntryRow, Mark, Selection, View
from reader.domain.ids import EntryId, FeedId
from reader.domain.preferences import Preferences
from reader.storage import entries, tags
from reader.ui.data.nodes import FOR_YOU_ROW, WHOLE, Kind
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot, start_once
from reader.ui.kit.actions import MainMenus, Needs, apply_keys, read_keys, shown_keys, usual_keys
from reader.ui.kit.pages import ACTIVITY, BRIEFING, HEALTH, RHYTHM, SidePage, TabbedPage
from reader.ui.list.gestures import ArticleMenu, RowGestures
from reader.ui.list.loading import Part
from reader.ui.list.states import Place
from reader.ui.shell.actions.table import ROWS, Handlers
from reader.ui.shell.parts import WindowParts
from reader.ui.shell.reading import ReadMarks
from reader.ui.text.languages import number_text
from reader.ui.text.translate import Translator, fill, show_keys_in_tips

if TYPE_CHECKING:
    from reader.ui.pages.health_list import Examination


class ActionLinks(QObject):
    def __init__(self, window: WindowParts, handlers: Handlers, actions: Mapping[str, QAction]) -> None:
        super().__init__(window.widget)
        self._window = window
        self._handlers = handlers
        self.actions = actions
        self._soon = single_shot(self, 0, self._enable)
        for action in actions.values():
            action.triggered.connect(window.visits.acted)
        self._menus = MainMenus(actions)
        self._bar: QMenuBar | None = None
        menu = self._menus.under_button(window.widget)
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
        window.refresh_actions = self._enable
        self._follow()
        self._follow_menu(menu)
        handlers.join(actions)
        for preference in (Preferences.share_web_search, Preferences.reading_text_size):
            window.preferences.on_change(preference, self._enable_soon)

    def offer_bar(self) -> None:
        """Hand the menus to the desktop's menu bar, also if that is new; where Qt has none, nothing is shown."""
        if self._bar is not None:
            self._bar.deleteLater()
        self._bar = QMenuBar(self._window.widget)
        if self._bar.isNativeMenuBar():
            for menu in self._menus.fill_bar(self._bar):
                self._follow_menu(menu)
            self._soon.start()
        else:
            self._bar.deleteLater()
            self._bar = None

    def _follow_menu(self, menu: QMenu) -> None:
        menu.aboutToShow.connect(partial(self._handlers.marking.name_toggle, self.actions["toggle_read"]))
        menu.aboutToShow.connect(self._enable)

    def _follow(self) -> None:
        """Enable the actions after each change; at once where a command may follow without a key."""
        window, lists, sidebar = self._window, self._window.entries, self._window.subscriptions
        chosen = lists.view.selectionModel()
        for changed in (window.sheet.changed, window.panes.pages.changed):
            changed.connect(self._enable)
        for changed in (
            *(action.triggered for action in self.actions.values()),
            window.front.reloaded,
            window.article.article_changed,
            self._handlers.player.playback.changed,
            chosen.currentChanged,
            chosen.selectionChanged,
            lists.new_articles_button.shown_changed,
            lists.model.rowsInserted,
            lists.model.rowsRemoved,
            lists.model.modelReset,
            lists.selection_shown,
            lists.layout_shown,
            sidebar.status_line.changed,
            sidebar.tree.selectionModel().selectionChanged,
            sidebar.tree.expanded,
            sidebar.tree.collapsed,
            sidebar.arranging.rows.changed,
            sidebar.model.dataChanged,
            sidebar.model.many_changed,
            sidebar.model.all_changed,
        ):
            changed.connect(self._enable_soon)

    def _enable_soon(self, *_: object) -> None:
        """Enable the actions once for all changes that come together."""
        self._soon.start()

    def enable_waiting(self) -> None:
        """Enable the actions before a key may use one, if anything changed since they were."""
        if self._soon.isActive():
            self._enable()

    def begin(self) -> None:
        self._window.preferences.on_change(Preferences.look_keys, self._apply_keys)

    def _apply_keys(self, text: str) -> None:
        keys = read_keys(text, usual_keys(ROWS))
        apply_keys(self.actions, keys)
        show_keys_in_tips(self._window.widget, {name: shown_keys(owns[0]) for name, owns in keys.items() if owns})

    def _enable(self) -> None:
        self._soon.stop()
        window = self._window
        is_free = window.sheet.shown is None
        has_feeds = window.subscriptions.has_feeds()
        met = {
            Needs.ALWAYS: True,
            Needs.NOTHING: is_free,
            Needs.FEEDS: is_free and has_feeds,
            Needs.LIST: is_free and has_feeds and not window.panes.pages.shown,
        }
        self.actions["search_web"].setVisible(window.preferences.values.share_web_search != "")
        answers = {condition: is_so() for condition, is_so in self._handlers.conditions.items()}
        for row in ROWS:
            action = self.actions[row.name]
            action.setEnabled(met[row.needs] and answers[row.can, row.given])
            if row.name in self._handlers.ticks:
                action.setChecked(self._handlers.ticks[row.name]())
        self._menus.follow()


_tr = Translator("ListLinks")

_MOST_ROWS = 200


class ListLinks:
    def __init__(self, window: WindowParts, handlers: Handlers, actions: Mapping[str, QAction]) -> None:
        self._window = window
        self._handlers = handlers
        self._actions = actions
        lists = window.entries
        lists.thumbnails.wanted.connect(window.submit)
        lists.opening.returned.connect(self._show_again)
        lists.view.part_pressed.connect(self._press_part)
        lists.menu_wanted.connect(self._open_menu)
        lists.view.aside_wanted.connect(handlers.reading.open_in_background_tab)
        self._give_back = single_shot(window.widget, 0, lists.view.restore_choice)
        self.gestures = RowGestures(window.theme, lists.view, lists.model, handlers.marking)
        lists.found.save_wanted.connect(handlers.reading.save_search)
        lists.search.names = self._names
        lists.arrange_menu.add_more(actions["show_unread_only"])
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

    def _show_again(self, row: EntryRow | None) -> None:
        """Reopen the article of a list the user returns to; one kept unread stays unread."""
        if row is not None:
            self._window.article.show_article(entries.article(self._window.connection, row.entry_id))

    def _press_part(self, part: Part) -> None:
        if part is Part.OLDER:
            self._handlers.marking.mark_long_past_read()

    def article_menu(self) -> ArticleMenu:
        self._handlers.marking.name_toggle(self._actions["toggle_read"])
        window = self._window
        window.refresh_actions()
        ids = window.entries.marked_ids()
        rows = [window.overlay.over(row) for row in entries.entry_rows(window.connection, ids[:_MOST_ROWS])]
        names = [tag.name for tag in tags.tags(window.connection)]
        targets = self._handlers.sharing.fill_targets if window.preferences.values.share_services else None
        return ArticleMenu(self._actions, rows, names, partial(self._put_tag, ids), window.widget, targets)

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


class PageLinks(QObject):
    def __init__(self, window: WindowParts, handlers: Handlers) -> None:
        super().__init__(window.widget)
        self._window = window
        self._handlers = handlers
        pages = window.panes.pages
        pages.offer(HEALTH, "reader.ui.pages.health", lambda: self._joined(self._health_page()))
        pages.offer(ACTIVITY, "reader.ui.pages.activity", lambda: self._joined(self._activity_page()))
        pages.offer(RHYTHM, "reader.ui.pages.rhythm.page", lambda: self._joined(self._rhythm_page()))
        pages.offer(BRIEFING, "reader.ui.pages.briefing", lambda: self._joined(self._briefing_page()))
        window.subscriptions.page_wanted.connect(pages.show_page)
        pages.changed.connect(lambda name: window.subscriptions.footer.set_chosen(is_chosen=name == RHYTHM))
        pages.changed.connect(lambda name: window.subscriptions.attention.set_chosen(is_chosen=name in {HEALTH, ACTIVITY}))
        for way in (window.subscriptions.footer.clicked, window.subscriptions.status_line.pressed):
            way.connect(handlers.pages.go_rhythm)
        window.subscriptions.status_line.progress_wanted.connect(self._show_progress)
        for way in (window.subscriptions.attention.clicked, window.entries.empty.health_wanted):
            way.connect(handlers.pages.go_health)
        window.subscriptions.history_wanted.connect(self._show_history)
        window.health.examined.connect(self._examined)

    def _show_progress(self) -> None:
        if not self._handlers.feeds.show_import():
            self._handlers.pages.go_rhythm()

    def _show_history(self) -> None:
        node = self._window.subscriptions.about()
        if node is not None and node.kind is Kind.FEED:
            self._handlers.pages.show_history(FeedId(node.number))

    def _health_page(self) -> SidePage:
        from reader.ui.pages.health import HealthActions, HealthPage

        window, handlers = self._window, self._handlers
        data_actions = HealthActions(
            window.submit,
            handlers.pages.open_address,
            handlers.pages.show_feed,
            handlers.pages.show_history,
            handlers.pages.show_feed_properties,
            handlers.general.edit_rules,
            handlers.pages.choose_blocks,
            handlers.feeds.open_programs,
            handlers.accounts.show_account,
            handlers.accounts.show_computers,
        )
        return HealthPage(window.theme, window.clock, window.health, data_actions)

    def _activity_page(self) -> SidePage:
        from reader.ui.pages.activity import ActivityActions, ActivityPage

        window = self._window
        data_actions = ActivityActions(self._handlers.pages.show_feed, window.subscriptions.title_of, window.say)
        return ActivityPage(window.theme, window.clock, window.database, data_actions)

    def _rhythm_page(self) -> SidePage:
        # imports numpy, which the start avoids
        from reader.ui.pages.rhythm.page import RhythmActions, RhythmPage

        window, handlers = self._window, self._handlers
        data_actions = RhythmActions(
            window.submit, handlers.pages.show_feed, handlers.preferences.show_stored, window.messages.offer_back
        )
        return RhythmPage(window.theme, window.clock, window.database, window.settings, data_actions)

    def _briefing_page(self) -> SidePage:
        from reader.ui.pages.briefing import BriefingActions, BriefingPage

        window, handlers = self._window, self._handlers
        actions = BriefingActions(
            window.submit,
            window.visits.opened_briefing,
            handlers.pages.open_story,
            lambda: handlers.pages.story,
            self._show_all,
            handlers.player.read_all_aloud,
            handlers.sharing.save_briefing,
            lambda entry_id: handlers.player.play(entries.article(window.connection, entry_id)),
        )
        thumbnails = window.entries.thumbnails
        page = BriefingPage(window.theme, window.clock, window.connection, thumbnails, actions)
        others = thumbnails.shown_elsewhere
        thumbnails.shown_elsewhere = lambda: {**others(), **page.pictures()}
        return page

    def _show_all(self) -> None:
        self._window.subscriptions.select_view(View.ALL)
        self._window.front.show_reading()

    def _joined(self, page: SidePage) -> SidePage:
        page.left.connect(self._handlers.pages.leave_page)
        for runner in page.findChildren(QueryRunner):
            self._window.banner.watch(runner)
        if isinstance(page, TabbedPage):
            page.tab_wanted.connect(self._handlers.pages.show_page)
        return page

    def _examined(self, examination: "Examination") -> None:
        self._window.subscriptions.set_needing(examination.needing, of_folder=examination.folder is not None)


class PaneLinks(QObject):
    def __init__(self, window: WindowParts, handlers: Handlers) -> None:
        super().__init__(window.widget)
        self._window = window
        self.read_marks = ReadMarks(window, handlers.marking.mark_read)
        self._count_timer = single_shot(self, 0, self._show_count)
        self._standing_timer = single_shot(self, 0, self._show_standing)
        self._join_sidebar(handlers)
        self._join_list(handlers)
        self._join_article(handlers)
        self._join_first_start(handlers)
        window.panes.pages.changed.connect(self._page_shown)

    def _join_sidebar(self, handlers: Handlers) -> None:
        sidebar = self._window.subscriptions
        sidebar.selection_wanted.connect(self._show_selection)
        sidebar.mark_all_wanted.connect(handlers.feeds.mark_lists_read)
        sidebar.properties_wanted.connect(handlers.feeds.feed_properties)
        sidebar.account_wanted.connect(handlers.accounts.show_account)
        sidebar.site_wanted.connect(handlers.feeds.open_site)
        sidebar.favourite_wanted.connect(handlers.feeds.toggle_favourite)
        sidebar.address_wanted.connect(handlers.feeds.copy_feed_address)
        sidebar.book_wanted.connect(handlers.sharing.save_selection)
        sidebar.tree.aside_wanted.connect(handlers.pages.open_address)
        sidebar.tree.file_dropped.connect(handlers.feeds.import_file)
        sidebar.tree.address_dropped.connect(handlers.feeds.handle_address)
        sidebar.tree.page_dropped.connect(handlers.saving.save)
        sidebar.tree.articles_dropped.connect(handlers.marking.put_into)
        sidebar.model.many_changed.connect(self._count_soon)
        sidebar.standing_changed.connect(self._show_place)
        sidebar.status_line.changed.connect(self._show_place)
        sidebar.status_line.unseen.connect(self._window.entries.header.set_state)
        news = self._window.news
        news.counted.connect(lambda: sidebar.set_news(news.value, news.by_feed))
        self._window.front.reloaded.connect(lambda: self._window.icons.complete(sidebar.model.feed_ids()))

    def _join_list(self, handlers: Handlers) -> None:
        lists = self._window.entries
        lists.opened.connect(self._open_article)
        lists.layout_shown.connect(self._count_soon)
        lists.opening.offered.connect(self._show_offered)
        self._window.article.article_changed.connect(self._show_standing)
        for changed in (lists.selection_shown, lists.model.rowsInserted, lists.model.rowsRemoved):
            changed.connect(lambda *_: self._standing_timer.start())
        lists.selection_shown.connect(self._list_shown)
        lists.empty.retrieve_wanted.connect(handlers.feeds.retrieve_shown)
        lists.notice.retry_wanted.connect(handlers.feeds.retrieve_shown)
        lists.notice.account_wanted.connect(handlers.accounts.show_account)
        lists.notice.site_wanted.connect(handlers.feeds.open_site)
        lists.notice.unsubscribe_wanted.connect(handlers.feeds.remove_shown)

    def _join_article(self, handlers: Handlers) -> None:
        article = self._window.article
        article.star_toggled.connect(lambda _: handlers.marking.toggle(Mark.STARRED))
        article.read_toggled.connect(lambda _: handlers.marking.toggle_read())
        article.next_requested.connect(handlers.reading.next_unread)
        article.header.services_wanted.connect(handlers.preferences.share_services)
        article.entry_opened.connect(handlers.palette.show_entry)
        article.link_opened.connect(self._window.visits.opened_link)

    def _join_first_start(self, handlers: Handlers) -> None:
        first_start = self._window.first_start
        first_start.account_wanted.connect(handlers.accounts.add_account_at)
        first_start.computers_wanted.connect(handlers.accounts.show_computers)
        first_start.import_wanted.connect(handlers.feeds.choose_file)
        first_start.readers_wanted.connect(handlers.feeds.offer_at_first_start)
        first_start.reader_chosen.connect(handlers.feeds.import_found)
        first_start.file_dropped.connect(handlers.feeds.import_file)
        first_start.address_dropped.connect(handlers.feeds.handle_address)
        first_start.topics_wanted.connect(handlers.feeds.choose_starters)
        first_start.feeds_found.connect(handlers.feeds.offer_feeds)

    def _show_selection(self, selection: Selection, title: str) -> None:
        window = self._window
        window.panes.pages.show_reading()
        window.panes.need_list()
        window.entries.header.close_search()
        window.entries.show_selection(selection, title)

    def _page_shown(self, name: str) -> None:
        if name:
            self._window.visits.left_article()
            self.read_marks.left()
        else:
            self._list_shown(self._window.entries.selection)

    def _list_shown(self, selection: Selection) -> None:
        sidebar = self._window.subscriptions
        if selection.view is View.SEARCH:
            sidebar.choose_footer()
        elif sidebar.current() is None and not self._window.panes.pages.shown:
            sidebar.choose_listed()
        self._show_count()
        self._show_place()

    def _open_article(self, row: EntryRow) -> None:
        window = self._window
        window.front.show_reading()
        window.panes.read()
        article = entries.article(window.connection, row.entry_id)
        window.article.show_article(article)
        if article is None:
            return
        window.visits.opened_article(row.entry_id, row.feed_id)
        if window.subscriptions.tree.hasFocus() and window.entries.view.isVisible():
            # Arrows and Delete apply to articles from now on, not to the sidebar's row.
            window.entries.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.read_marks.opened(row)

    def _show_offered(self, row: EntryRow | None) -> None:
        """Show an article that was put there, which is not opening it, or why there is none."""
        window = self._window
        window.visits.left_article()
        self.read_marks.left()
        if window.entries.layout_now is ArticleLayout.PAGE:
            return
        if row is None:
            window.article.show_selection_hint(window.entries.empty.title)
        window.article.show_article(entries.article(window.connection, row.entry_id) if row is not None else None)

    def _show_standing(self) -> None:
        standing = self._window.entries.standing()
        text = ""
        if standing is not None:
            text = fill(self.tr("{place} of {count} new"), place=number_text(standing[0]), count=number_text(standing[1]))
        self._window.article.header.standing.setText(text)

    def _count_soon(self) -> None:
        start_once(self._count_timer)

    def _show_count(self) -> None:
        lists, sidebar = self._window.entries, self._window.subscriptions
        if lists.selection.view is View.SEARCH:
            return
        node = sidebar.current()
        if node is not None and node.key == (Kind.SMART, View.ALL.value):
            node = sidebar.model.find((Kind.SMART, View.UNREAD.value))
        unread = node.unread if node is not None else 0
        address = node.address if node is not None else ""
        if node is not None and node.key in WHOLE:
            lists.header.set_count(self.tr("%n articles", "", unread) if unread else self.tr("No articles"))
        elif node is not None and node.key == FOR_YOU_ROW:
            self._window.for_you.show_learned()
        else:
            lists.header.set_count(self._unread_text(unread), address)

    def _unread_text(self, unread: int) -> str:
        lists = self._window.entries
        count = len(lists.rows.all_ids()) if lists.layout_now is ArticleLayout.PAGE else 0
        if unread and count >= unread:
            # more are unread than there are while others wait
            return fill(self.tr("%n of {count} unread", "", unread), count=number_text(count))
        if unread:
            return self.tr("%n unread", "", unread)
        return self.tr("All read") if self._window.entries.model.rowCount() else self.tr("No articles")

    def _show_place(self) -> None:
        """Show what is known of the selected feed or folder beside its articles."""
        lists, sidebar = self._window.entries, self._window.subscriptions
        node = None if lists.selection.view is View.SEARCH else sidebar.current()
        account = node.account if node is not None else None
        health = account.health if account is not None else node.health if node is not None else None
        if node is not None and node.kind is Kind.FOLDER:
            is_bare = not sidebar.model.feed_ids_below(node)
        else:
            is_bare = lists.selection.view in {View.ALL, View.UNREAD} and not sidebar.model.feed_ids()
        is_fresh = node is not None and sidebar.is_fresh(node)
        lists.notice.explain(health, node.address if node is not None else "", account)
        line = sidebar.status_line
        lists.empty.set_place(
            Place(
                is_fresh=is_fresh,
                is_failing=health is not None,
                is_bare=is_bare,
                account=node.state if node is not None else "",
                unreached=line.unreached,
                has_been_refreshed=line.has_been_refreshed,
                is_paused=line.is_paused,
                network=line.network,
            )
        )
        if not lists.body.is_list_shown:
            self._window.article.show_selection_hint(lists.empty.title)
