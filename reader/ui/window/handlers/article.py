"""Handlers for the open article: full text, find, text size, printing. GUI thread only."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtWidgets import QFileDialog

from reader.domain.entry import Article, Selection, View
from reader.domain.ids import EntryId
from reader.storage import entries, search_query, searches
from reader.storage import tags as tag_reads
from reader.ui.article import sharing
from reader.ui.data.nodes import Kind
from reader.ui.text.translate import Translator, fill
from reader.ui.window.handlers.base import HandlerBase
from reader.ui.window.handlers.sharing import title_stem

if TYPE_CHECKING:
    from PySide6.QtGui import QPageLayout
    from PySide6.QtPrintSupport import QPrinter

    from reader.ui.article.printing import PaperArticle

_tr = Translator("Handlers")


_MARGIN_MM = 20.0
_NEAR_ROWS = 200


class ArticleHandlers(HandlerBase):
    def join(self) -> None:
        """Connect the requests of the article pane; called once."""
        pane = self._window.article
        pane.page.next_title = self._next_title
        pane.reload_wanted.connect(lambda number: pane.set_article(entries.article(self._window.connection, EntryId(number))))
        pane.address_copied.connect(self._copy_address)
        pane.tag_opened.connect(self._open_tag)
        self._lists.selection_shown.connect(self._mark_hits)

    def _mark_hits(self, selection: Selection) -> None:
        """Highlight search matches in articles opened from a search."""
        query = selection.query
        if selection.view is View.SAVED and selection.search_id is not None:
            number = selection.search_id
            saved = searches.find(self._window.connection, number)
            query = saved.query if saved is not None else ""
        words = [*search_query.parse(query).words, *search_query.plain_words(selection.text).words]
        self._window.article.set_search_hits([each.text for each in words if not each.is_negated])

    def _next_title(self) -> str:
        """Return the title of the next unread article if its row is loaded; others would take a query."""
        model, here = self._lists.model, self._lists.view.currentIndex().row()
        for row in range(here + 1, min(here + 1 + _NEAR_ROWS, model.rowCount())):
            entry = model.entry(row)
            if entry is not None and not self._window.overlay.over(entry).is_read:
                return entry.title
        return ""

    def _copy_address(self, url: str) -> None:
        sharing.copy_text(url)
        self._window.say(_tr("Address copied"))

    def _open_tag(self, name: str) -> None:
        wanted = name.casefold()
        tags = tag_reads.tags(self._window.connection)
        found = next((tag.tag_id for tag in tags if tag.name.casefold() == wanted), None)
        if found is not None:
            self._tree.select((Kind.TAG, found))

    def reader_view(self) -> None:
        """Switch between full text and the feed's text."""
        self._window.article.toggle_full_text()

    def find_in_article(self) -> None:
        if self._window.article.article is not None:
            self._window.article.find_bar.open_bar()

    def print_article(self) -> None:
        self._window.article.print_to(self._print)

    def save_pdf(self) -> None:
        """Ask for a file and save the article to it."""
        article = self._window.article.article
        if article is None:
            return
        dialog = QFileDialog(self._window.widget)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("PDF (*.pdf)")
        dialog.setDefaultSuffix("pdf")
        dialog.selectFile(file_name(article))
        dialog.fileSelected.connect(lambda name: self.write_pdf(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write_pdf(self, path: Path) -> None:
        self._window.article.print_to(lambda paper: self._write(paper, path))

    def text_larger(self) -> None:
        self._window.article.change_text_size(1)

    def text_smaller(self) -> None:
        self._window.article.change_text_size(-1)

    def text_usual(self) -> None:
        self._window.article.change_text_size(0)

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
        """Print the article, and report a failure."""
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
