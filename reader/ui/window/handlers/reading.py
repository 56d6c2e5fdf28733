"""Handlers for reading: step through articles, open them, change the list. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QUrl

from reader.domain.commands import SaveSearch
from reader.domain.entry import EntryRow, View
from reader.domain.reading import OWN_PAGE
from reader.storage import entries, searches
from reader.ui.data import links
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets.sheet import AskLineSheet
from reader.ui.window.handlers.base import HandlerBase
from reader.ui.window.handlers.marking import MarkingHandlers
from reader.ui.window.window_parts import WindowParts

_tr = Translator("Handlers")

_MOST_PAGES = 20


class ReadingHandlers(HandlerBase):
    def __init__(self, window: WindowParts, marking: MarkingHandlers) -> None:
        super().__init__(window)
        self._marking = marking

    def next_article(self) -> None:
        self._lists.step(1)

    def previous_article(self) -> None:
        self._lists.step(-1)

    def next_unread(self) -> None:
        """Open the next unread article here, else in the next feed that has one; For you is never left."""
        if self._lists.open_unread(1):
            return
        if self._lists.selection.view is View.FOR_YOU:
            self._window.for_you.count()
            self._window.say(_tr("No unread articles in For you"))
        elif self._tree.step_feed(1, unread_only=True):
            self._lists.then(lambda: self._lists.open_unread(1))
        else:
            self._window.say(_tr("No more unread articles"))

    def previous_unread(self) -> None:
        if not self._lists.open_unread(-1):
            self._window.say(_tr("No unread article above"))

    def read_on(self) -> None:
        """Scroll one page, then open the next unread article; among cards the selected one."""
        view = self._lists.view
        if view.is_choosing and view.current_entry() is not None:
            view.open_row(view.currentIndex().row())
        elif not self._window.article.scroll_page():
            self.next_unread()

    def read_back(self) -> None:
        self._window.article.scroll_page_back()

    def open_in_browser(self) -> None:
        row = self._lists.current()
        address = self._page_of(row.link) if row is not None else ""
        if row is not None and address:
            self._open_page(row, address)

    def open_in_background(self) -> None:
        """Open the pages of the selected articles, at most 20, and mark them as read."""
        ids = self._lists.marked_ids()[:_MOST_PAGES]
        self._open_pages(entries.entry_rows(self._window.connection, ids))

    def open_aside(self, row: EntryRow) -> None:
        """Open the page of an article that need not be selected or open, and mark it as read."""
        self._open_pages([row])

    def _open_pages(self, rows: Sequence[EntryRow]) -> None:
        """Open the pages of articles that have an address; the others stay unchanged."""
        found = [(row, address) for row in rows if (address := self._page_of(row.link))]
        for row, address in found:
            self._open_page(row, address)
        if rows and not found:
            self._window.say(_tr("This article has no address."))
        self._marking.mark_read([self._window.overlay.over(row) for row, _ in found], is_read=True)

    def _open_page(self, row: EntryRow, address: str) -> None:
        self._window.open_url(address)
        self._window.visits.opened_link(row.entry_id, row.feed_id, address, OWN_PAGE)

    def filter_list(self) -> None:
        bar = self._lists.filter_bar
        self._window.panes.need_list()
        if bar.isHidden() and self._lists.selection.view is not View.SEARCH:
            bar.open_bar()
        else:
            bar.close_bar()

    def show_new(self) -> None:
        if not self._lists.new_articles_button.isHidden():
            self._window.panes.need_list()
            self._lists.show_new()

    def save_search(self) -> None:
        """Save the search in the sidebar under a name chosen by the user."""
        window, query = self._window, " ".join(self._lists.selection.query.split())
        if self._lists.selection.view is not View.SEARCH or not query:
            window.say(_tr("Enter a search first, then save it."))
            return
        kept = next((each.name for each in searches.searches(window.connection) if each.query == query), None)
        if kept is not None:
            window.say(fill(_tr("This search is already in the sidebar: {name}"), name=kept))
            return

        def save(name: str) -> None:
            sheet.close_sheet()
            window.submit(SaveSearch(name, query))

        text = _tr("It appears in the sidebar and always shows the articles that match “{query}”.")
        text = fill(text, query=query)
        sheet = AskLineSheet(window.theme, window.widget, _tr("Search name"), text, _tr("Save search"), save)
        sheet.suggest(query)
        window.show_sheet(sheet)

    @staticmethod
    def _page_of(link: str) -> str:
        return links.openable(QUrl(link))
