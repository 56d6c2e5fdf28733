"""Handlers for reading: step through articles, the open article, its pictures. GUI thread only."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage

from reader.domain.commands import FetchPicture, SaveSearch
from reader.domain.entry import OWN_PAGE, Article, EntryRow, Selection, View
from reader.domain.ids import EntryId
from reader.domain.page_rule import TEXT
from reader.domain.preferences import Preferences
from reader.formats.articles.markdown import file_stem
from reader.storage import entries, selection, subscriptions
from reader.storage import selection as search_query
from reader.storage import selection as searches
from reader.storage import tags as tag_reads
from reader.ui.article import sharing
from reader.ui.data import links
from reader.ui.data.nodes import Kind
from reader.ui.kit.actions import Needs, action, action_for_each
from reader.ui.kit.files import ask_new_file
from reader.ui.kit.sheet import AskLineSheet
from reader.ui.shell.actions.base import HandlerBase
from reader.ui.shell.actions.in_article import InArticleHandlers
from reader.ui.shell.actions.marking import MarkingHandlers
from reader.ui.shell.actions.navigation import PageHandlers
from reader.ui.shell.actions.sharing import title_stem
from reader.ui.shell.parts import WindowParts
from reader.ui.text.times import article_time
from reader.ui.text.translate import Translator, fill

if TYPE_CHECKING:
    from PySide6.QtGui import QPageLayout
    from PySide6.QtPrintSupport import QPrinter

    from reader.ui.article.printing import PaperArticle
    from reader.ui.article.viewer import ViewedPicture


_tr = Translator("Handlers")

_MOST_PAGES = 20


class ReadingHandlers(HandlerBase):
    def __init__(self, window: WindowParts, marking: MarkingHandlers, pages: PageHandlers) -> None:
        super().__init__(window)
        self._marking = marking
        self._pages = pages

    @action("Next article", "J", can=lambda self: self._lists.can_step(1))
    def next_article(self) -> None:
        self._lists.step(1)

    @action("Previous article", "K", can=lambda self: self._lists.can_step(-1))
    def previous_article(self) -> None:
        self._lists.step(-1)

    @action("Next unread", "N")
    def next_unread(self) -> None:
        """Open the next unread article here, else in the next feed that has one; briefing and For you are never left."""
        if self._pages.leave_story() or self._lists.open_unread(1):
            return
        if self._lists.selection.view is View.FOR_YOU:
            self._window.for_you.count()
            self._window.say(_tr("No unread articles in For you"))
        elif self._tree.step_feed(1, unread_only=True):
            self._lists.then(lambda: self._lists.open_unread(1))
        else:
            self._window.say(_tr("No more unread articles"))

    @action("Previous unread", "P")
    def previous_unread(self) -> None:
        if not self._lists.open_unread(-1):
            self._window.say(_tr("No unread article above"))

    @action("Scroll, then next unread", "Space")
    def read_on(self) -> None:
        """Scroll one page, then open the next unread article; among cards the selected one."""
        view = self._lists.view
        if not view.is_choosing:
            self._lists.begin_reading()
        if view.is_choosing and view.current_entry() is not None:
            view.open_row(view.currentIndex().row())
        elif not self._window.article.scroll_page():
            self.next_unread()

    @action("Scroll back", "Shift+Space", can=HandlerBase.has_article)
    def read_back(self) -> None:
        self._window.article.scroll_page_back()

    def _has_page(self) -> bool:
        row = self._lists.current()
        return row is not None and bool(self._page_of(row.link))

    @action("Open in browser", "V", "Ctrl+Return", can=_has_page)
    def open_in_browser(self) -> None:
        row = self._lists.current()
        address = self._page_of(row.link) if row is not None else ""
        if row is not None and address:
            self._open_page(row, address)

    @action("Open selected in browser", "B", can=HandlerBase.has_chosen)
    def open_in_background(self) -> None:
        """Open the pages of the selected articles, at most 20, and mark them as read."""
        ids = self._lists.marked_ids()[:_MOST_PAGES]
        self._open_pages(entries.entry_rows(self._window.connection, ids))

    def open_in_background_tab(self, row: EntryRow) -> None:
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

    @action("Filter list…", "F", can=lambda self: self._lists.selection.view is not View.SEARCH)
    def filter_list(self) -> None:
        bar = self._lists.filter_bar
        self._window.panes.need_list()
        if bar.isHidden() and self._lists.selection.view is not View.SEARCH:
            bar.open_bar()
        else:
            bar.close_bar()

    @action("New articles", ".", can=lambda self: self._lists.has_new)
    def show_new(self) -> None:
        """Go to the first new article, and from there to where the user left off."""
        if self._lists.has_new:
            self._window.panes.need_list()
            self._lists.walk_new()

    def start_reading(self) -> None:
        """Show the unread articles, or all of them, with the first one opened."""
        window = self._window
        window.front.show_reading()
        unread = self._tree.model.find((Kind.SMART, View.UNREAD.value))
        view = View.UNREAD if unread is not None and unread.unread else View.ALL
        if self._lists.selection.view is view:
            self._lists.reload()
        else:
            self._tree.select_view(view)
        self._lists.then(self._open_first)

    def _open_first(self) -> None:
        self._lists.view.open_nearest(0)
        self._lists.view.setFocus(Qt.FocusReason.OtherFocusReason)

    @action("Save this search")
    def save_search(self) -> None:
        """Save the search in the sidebar under a name chosen by the user."""
        window, query = self._window, " ".join(self._lists.selection.query.split())
        if self._lists.selection.view is not View.SEARCH or not query:
            window.say(_tr("Enter a search first, then save it."))
            return
        kept = next((each.name for each in selection.searches(window.connection) if each.query == query), None)
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


_MARGIN_MM = 20.0


class ArticleHandlers(HandlerBase):
    def __init__(self, window: WindowParts, pages: PageHandlers) -> None:
        super().__init__(window)
        self._pages = pages

    def join(self) -> None:
        pane = self._window.article
        pane.page.next_title = self._next_title
        pane.page.when = lambda article: article_time(article.published_at or article.sort_at, self._window.clock)
        pane.reload_wanted.connect(lambda number: pane.set_article(entries.article(self._window.connection, EntryId(number))))
        pane.address_copied.connect(self._copy_address)
        pane.tag_opened.connect(self._open_tag)
        self._lists.selection_shown.connect(self._mark_hits)

    def _mark_hits(self, selection: Selection) -> None:
        query = selection.query
        if selection.view is View.SAVED and selection.search_id is not None:
            number = selection.search_id
            saved = searches.find_search(self._window.connection, number)
            query = saved.query if saved is not None else ""
        words = [*search_query.parse_search(query).words, *search_query.plain_words(selection.text).words]
        self._window.article.set_search_hits([each.text for each in words if not each.is_negated])

    def _next_title(self) -> str:
        """Return the title of the article that "Next unread" opens, if known."""
        entry = self._pages.next_story() if self._pages.is_in_story() else self._lists.next_unread()
        return entry.title if entry is not None else ""

    def _copy_address(self, url: str) -> None:
        sharing.copy_text(url)
        self._window.say(_tr("Address copied"))

    def _open_tag(self, name: str) -> None:
        wanted = name.casefold()
        tags = tag_reads.tags(self._window.connection)
        found = next((tag.tag_id for tag in tags if tag.name.casefold() == wanted), None)
        if found is not None:
            self._tree.select((Kind.TAG, found))

    @action("Full text", "D", can=HandlerBase.has_link)
    def reader_view(self) -> None:
        self._window.article.toggle_full_text()

    @action("Choose full text…", can=HandlerBase.has_link)
    def choose_full_text(self) -> None:
        """Let the user choose what on the pages of the open article's feed is its text, and show that."""
        from reader.ui.dialogs.text_rule import TextPlace, TextRuleSheet

        window, article = self._window, self._window.article.article
        feed_id = None if article is None else entries.feed_of(window.connection, article.entry_id)
        feeds = [] if feed_id is None else subscriptions.followed(window.connection, (feed_id,))
        if article is None or not feeds:
            window.say(_tr("This works for articles of feeds that you follow."))
            return
        selector = feeds[0].settings.get(TEXT, "")
        place = TextPlace(article.entry_id, feeds[0].feed_id, selector, self._show_full_text)
        window.show_sheet(TextRuleSheet(window.theme, window.widget, window.submit, place))

    def _show_full_text(self) -> None:
        if not self._window.article.choice.wants_full:
            self._window.article.toggle_full_text()

    def _has_versions(self) -> bool:
        article = self._window.article.article
        return article is not None and bool(article.versions)

    @action("Show changes", can=_has_versions, is_on=lambda self: self._window.article.shows_changes)
    def show_changes(self) -> None:
        """Show what the publisher changed since the first version that is kept, or the article as it is."""
        pane = self._window.article
        pane.show_changes(None if pane.shows_changes else 0)

    @action("Next change", "F3", can=lambda self: self._has_versions() and self._window.article.shows_changes)
    def next_change(self) -> None:
        self._window.article.next_change()

    @action("Find in article…", "Ctrl+F", can=HandlerBase.has_article)
    def find_in_article(self) -> None:
        if self._window.article.article is not None:
            self._window.article.find_bar.open_bar()

    @action("Print…", "Ctrl+P", can=HandlerBase.has_article)
    def print_article(self) -> None:
        self._window.article.print_to(self._print)

    @action("Save as PDF…", can=HandlerBase.has_article)
    def save_pdf(self) -> None:
        article = self._window.article.article
        if article is None:
            return
        ask_new_file(self._window.widget, self.write_pdf, file_name(article), "PDF (*.pdf)")

    def write_pdf(self, path: Path) -> None:
        self._window.article.print_to(lambda paper: self._write(paper, path))

    def _can_be_sized(self, step: int) -> bool:
        size, preference = self._window.article.page.style.text_size, Preferences.reading_text_size
        return preference.check(size + step if step else preference.default) != size

    @action_for_each(
        {
            1: ("text_larger", "Larger text", "Ctrl++", "Ctrl+="),
            -1: ("text_smaller", "Smaller text", "Ctrl+-"),
            0: ("text_usual", "Actual size", "Ctrl+0"),
        },
        needs=Needs.FEEDS,
        can=_can_be_sized,
    )
    def change_text_size(self, step: int) -> None:
        self._window.article.change_text_size(step)

    def _write(self, paper: "PaperArticle", path: Path) -> None:
        from PySide6.QtGui import QPdfWriter

        writer = QPdfWriter(str(path))
        writer.setTitle(self._title())
        writer.setPageLayout(_layout())
        pages = paper.paint(writer)
        is_there = path.is_file() and pages > 0
        saved = fill(_tr("Saved {name}"), name=path.name)
        self._window.say(saved if is_there else _tr("The file could not be written."))

    def _print(self, paper: "PaperArticle") -> None:
        # The print library is only loaded on demand.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._title())
        printer.setPageLayout(_layout())
        dialog = QPrintDialog(printer, self._window.widget)
        dialog.accepted.connect(lambda: self.paint(paper, printer))
        dialog.finished.connect(dialog.deleteLater)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def paint(self, paper: "PaperArticle", printer: "QPrinter") -> None:
        if not paper.paint(printer) or printer.printerState() is printer.PrinterState.Error:
            self._window.say(_tr("The article could not be printed."))

    def _title(self) -> str:
        article = self._window.article.article
        return " ".join(article.title.split()) if article is not None else ""


def file_name(article: Article) -> str:
    return f"{title_stem(article)}.pdf"


def _layout() -> "QPageLayout":
    from PySide6.QtGui import QPageLayout, QPageSize

    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter)


_tr_pictures = Translator("PictureViewer")


class PictureHandlers(HandlerBase):
    def __init__(self, window: WindowParts, in_article: InArticleHandlers) -> None:
        super().__init__(window)
        self._in_article = in_article

    def join(self) -> None:
        """Open the viewer for clicked pictures; called once."""
        self._window.article.page.view.picture_pressed.connect(self.view_number)

    @action("View picture", "I", can=HandlerBase.has_article)
    def view_picture(self) -> None:
        # the viewer is imported on demand, to keep the start fast
        from reader.ui.article.viewer import nearest_picture

        number = nearest_picture(self._window.article.page) if self._window.article.article is not None else None
        if number is None:
            self._window.say(_tr_pictures("This article has no pictures."))
        else:
            self.view_number(number)

    def view_number(self, number: int) -> None:
        from reader.ui.article.viewer import viewed_pictures

        page = self._window.article.page
        if number < len(page.shelf.pictures):
            pictures, place = viewed_pictures(page, number)
            article = entries.article(self._window.connection, pictures[place].entry_id)
            self.open_viewer(pictures, place, article.title if article is not None else "")

    def open_viewer(self, pictures: "Sequence[ViewedPicture]", place: int, title: str = "") -> None:
        from reader.ui.article.viewer import PictureViewer, ViewerActions

        actions = ViewerActions(self._fetch, self._save, self._copy, self._copy_address, self._open_original)
        viewer = PictureViewer(self._window.theme, self._window.widget, actions, title, pictures, place)
        self._window.show_sheet(viewer)
        viewer.begin()

    def _fetch(self, picture: "ViewedPicture") -> None:
        self._window.submit(FetchPicture(picture.url, picture.entry_id))

    def _save(self, picture: "ViewedPicture") -> None:
        self._in_article.save_source(picture.source, file_stem(Path(picture.file_name).stem, _tr_pictures("Picture")))

    def _copy(self, image: QImage) -> None:
        QGuiApplication.clipboard().setImage(image)
        self._window.say(_tr_pictures("Picture copied"))

    def _copy_address(self, picture: "ViewedPicture") -> None:
        sharing.copy_text(links.without_user(picture.url))
        self._window.say(_tr_pictures("Address copied"))

    def _open_original(self, picture: "ViewedPicture") -> None:
        address = links.openable(QUrl(picture.url))
        if address:
            self._window.open_url(address)
