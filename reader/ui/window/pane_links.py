"""Connects sidebar, list, article and first-start page. GUI thread only."""

from PySide6.QtCore import QObject, Qt

from reader.domain.entry import ArticleLayout, EntryRow, Selection, View
from reader.domain.marks import Mark
from reader.storage import entries
from reader.ui.article_list.empty_state import Place
from reader.ui.data.nodes import FOR_YOU_ROW, WHOLE, Kind
from reader.ui.data.timers import single_shot
from reader.ui.text.languages import number_text
from reader.ui.text.translate import fill
from reader.ui.window.handlers.handlers import Handlers
from reader.ui.window.reading.read_marks import ReadMarks
from reader.ui.window.window_parts import WindowParts


class PaneLinks(QObject):
    def __init__(self, window: WindowParts, handlers: Handlers) -> None:
        super().__init__(window.widget)
        self._window = window
        self.read_marks = ReadMarks(window, handlers.marking.mark_read)
        self._count_timer = single_shot(self, 0, self._show_count)
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
        sidebar.tree.aside_wanted.connect(handlers.pages.open_address)
        sidebar.tree.file_dropped.connect(handlers.feeds.import_file)
        sidebar.tree.address_dropped.connect(handlers.feeds.handle_address)
        sidebar.tree.articles_dropped.connect(handlers.marking.put_into)
        sidebar.model.many_changed.connect(self._count_soon)
        sidebar.standing_changed.connect(self._show_place)
        sidebar.status_line.changed.connect(self._show_place)
        self._window.front.reloaded.connect(lambda: self._window.icons.complete(sidebar.model.feed_ids()))

    def _join_list(self, handlers: Handlers) -> None:
        lists = self._window.entries
        lists.opened.connect(self._open_article)
        lists.selection_shown.connect(self._list_shown)
        lists.empty.retrieve_wanted.connect(handlers.feeds.retrieve_shown)
        lists.notice.retry_wanted.connect(handlers.feeds.retrieve_shown)
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
        first_start.import_wanted.connect(handlers.feeds.import_opml)
        first_start.readers_wanted.connect(handlers.other_readers.offer_at_first_start)
        first_start.reader_chosen.connect(handlers.other_readers.import_found)
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
            sidebar.clear_selection()
        elif sidebar.current() is None and not self._window.panes.pages.shown:
            sidebar.select_view(View.ALL)
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

    def _count_soon(self) -> None:
        if not self._count_timer.isActive():
            self._count_timer.start()

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
        if unread and lists.layout_now is ArticleLayout.PAGE:
            return fill(self.tr("%n of {count} unread", "", unread), count=number_text(len(lists.rows.all_ids())))
        if unread:
            return self.tr("%n unread", "", unread)
        return self.tr("All read") if self._window.entries.model.rowCount() else self.tr("No articles")

    def _show_place(self) -> None:
        """Show what is known of the selected feed or folder beside its articles."""
        lists, sidebar = self._window.entries, self._window.subscriptions
        node = None if lists.selection.view is View.SEARCH else sidebar.current()
        health = node.health if node is not None else None
        is_bare = node is not None and node.kind is Kind.FOLDER and not sidebar.model.feed_ids_below(node)
        is_fresh = node is not None and sidebar.is_fresh(node)
        lists.notice.explain(health, node.address if node is not None else "")
        line = sidebar.status_line
        lists.empty.set_place(
            Place(
                is_fresh=is_fresh,
                is_failing=health is not None,
                is_bare=is_bare,
                unreached=line.unreached,
                has_been_refreshed=line.has_been_refreshed,
                is_paused=line.is_paused,
                network=line.network,
            )
        )
