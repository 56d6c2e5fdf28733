"""Builds the shown article into the view in slices, loads its pictures, keeps the reading position, prints. GUI thread only."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QPoint, Signal, Slot
from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QWidget

from reader.domain.commands import Command
from reader.domain.entry import Article
from reader.domain.events import Event
from reader.domain.ids import EntryId
from reader.domain.preferences import Preferences
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import ArticleBlocks, Block, Picture
from reader.supervision import Worker
from reader.ui.article import styles
from reader.ui.article.backdrop import Backdrop, find_sentence
from reader.ui.article.document import (
    DocumentBuilder,
    blocks_of,
    date_text,
    image_format,
    is_long,
    tr,
    write_card_place,
    write_changes,
    write_chapters,
    write_footer,
    write_header,
    write_reports,
)
from reader.ui.article.pictures import PictureShelf, ShelvedPicture
from reader.ui.article.printing import PaperArticle
from reader.ui.article.styles import PageStyle, Property
from reader.ui.article.view import ArticleDocument, ArticleView
from reader.ui.data.preferences import LivePreferences
from reader.ui.data.timers import repeating, single_shot, start_once
from reader.ui.kit.theme import Theme


class ManyOnPage(Protocol):
    """Part of `continuous.stream.Stream` known to the page and its pane."""

    @property
    def has_more(self) -> bool: ...

    def show(self, article: Article) -> None: ...

    def rebuild(self) -> None: ...

    @property
    def shows_changes(self) -> bool: ...

    def span_of_current(self) -> tuple[int, int]: ...

    def show_changes(self, since: int | None) -> None: ...

    def toggle_fold(self, number: int) -> None: ...

    def page_down(self) -> bool: ...

    def page_up(self) -> bool: ...

    def come_to_pressed(self) -> None: ...

    def press(self, link: str) -> bool: ...

    def handle_event(self, event: Event) -> None: ...

    def read_all_again(self) -> None: ...

    def clear(self) -> None: ...

    def stop(self) -> None: ...


_KNOWN_LENGTH = 60
_LEAST_LENGTH = 20
_BLOCKS_TRIED = 12


@dataclass(frozen=True, slots=True)
class ReadingPlace:
    """First visible block, the distance it is scrolled out, and the beginnings of the blocks from there on."""

    number: int
    hidden: float
    beginnings: tuple[str, ...]


def note_place(view: ArticleView) -> ReadingPlace | None:
    """Return the reading position; None at the start, which stays the start whatever changes."""
    top = view.verticalScrollBar().value()
    if not top:
        return None
    block = view.first_visible().block()
    hidden = top - view.document().documentLayout().blockBoundingRect(block).top()
    number = block.blockNumber()
    beginnings: list[str] = []
    while block.isValid() and len(beginnings) < _BLOCKS_TRIED:
        beginnings.append(block.text()[:_KNOWN_LENGTH])
        block = block.next()
    return ReadingPlace(number, hidden, tuple(beginnings))


@dataclass(frozen=True, slots=True)
class LeftPlace:
    """Place in the middle of an article, for the next start: its first visible block, of which `hidden` pixels are scrolled
    out. `characters` is the length of the text that was shown: in another one blocks are others.
    """

    entry_id: int
    characters: int
    number: int
    hidden: int
    percent: int


_ALL_READ_PERCENT = 95


def find_place(document: QTextDocument, place: ReadingPlace, *, is_complete: bool) -> float | None:
    """Return the scroll position of the same words; None if they are missing (yet). Prefers an equal block at the same position;
    in another text takes the first block with the same beginning, and in a complete text without one the start.
    """
    layout = document.documentLayout()
    block = document.findBlockByNumber(place.number)
    if block.isValid() and block.text().startswith(place.beginnings[0]):
        # An unfinished block after this one would limit the scroll bar too early.
        is_laid_out = is_complete or document.blockCount() > place.number + _BLOCKS_TRIED
        return layout.blockBoundingRect(block).top() + place.hidden if is_laid_out else None
    if not is_complete:
        return None
    found = _block_like(document, place.beginnings)
    return 0.0 if found is None else layout.blockBoundingRect(found).top()


@dataclass(frozen=True, slots=True)
class Selected:
    anchor: int
    position: int
    text: str


def note_selected(view: ArticleView) -> Selected | None:
    cursor = view.textCursor()
    return Selected(cursor.anchor(), cursor.position(), cursor.selectedText()) if cursor.hasSelection() else None


def find_selected(document: QTextDocument, selected: Selected) -> QTextCursor | None:
    """Return a cursor that selects the same words at the same position; None if they differ or are missing yet."""
    if max(selected.anchor, selected.position) >= document.characterCount():
        return None
    cursor = QTextCursor(document)
    cursor.setPosition(selected.anchor)
    cursor.setPosition(selected.position, QTextCursor.MoveMode.KeepAnchor)
    return cursor if cursor.selectedText() == selected.text else None


def _block_like(document: QTextDocument, beginnings: tuple[str, ...]) -> QTextBlock | None:
    starts: dict[str, QTextBlock] = {}
    block = document.begin()
    while block.isValid():
        starts.setdefault(block.text()[:_KNOWN_LENGTH], block)
        block = block.next()
    return next((starts[text] for text in beginnings if len(text) >= _LEAST_LENGTH and text in starts), None)


def without_moving(view: ArticleView, change: Callable[[], object]) -> None:
    """Change the document, keeping the reading position in place."""
    bar = view.verticalScrollBar()
    reading = view.cursorForPosition(QPoint(0, 1))
    before = view.cursorRect(reading).top()
    was_at_start = bar.value() == 0
    change()
    if not was_at_start:
        bar.setValue(bar.value() + view.cursorRect(reading).top() - before)


STOP_SECONDS = 2.0
"""Time to wait at the end for a long article or listing; hostile ones may take minutes."""
SHORT_LISTINGS = 1_500
FIRST_SLICES_MS = 12
AGAIN_SLICES_MS = 120
SCREENS_AHEAD = 2


class ArticlePage(QObject):
    """Contents of the page; `is_finished` is True once the last block is written. `built` is emitted after each new document."""

    built = Signal()
    _read = Signal(int, object)

    def __init__(self, theme: Theme, submit: Callable[[Command], None], parent: QWidget) -> None:
        super().__init__(parent)
        self.style = PageStyle(theme, self.show_again)
        self.stream: ManyOnPage | None = None
        """Lays out many articles on the page, or None."""
        self.shelf = PictureShelf(submit, self._place, self)
        self._backdrop = Backdrop(self.style.theme, self.shelf, tr("The picture could not be loaded"))
        self.view = ArticleView(self.style.theme, self._backdrop, parent)
        self.when: Callable[[Article], str] = date_text
        """Returns the time in the byline."""
        self.next_title: Callable[[], str] = str
        self.next_queued: Callable[[Article], tuple[EntryId, str] | None] = lambda _: None
        """Returns the article of the next episode in Read later, and its title."""
        self.current_chapter = -1
        self._article: Article | None = None
        self._blocks: ArticleBlocks | None = None
        self._slices: Iterator[None] | None = None
        self._document: ArticleDocument | None = None
        self._generation = 0
        self._column = styles.COLUMN_PX
        self._place_wanted: ReadingPlace | None = None
        self.left: LeftPlace | None = None
        """Place of the article that was open at the end of the last run, until it is opened again."""
        self._selection_wanted: Selected | None = None
        self._open_folds: set[int] = set()
        self._search_hits: re.Pattern[str] | None = None
        self._next_slice = single_shot(self, 0, self._continue)
        self._near_timer = single_shot(self, 30, self._call_near_pictures)
        self._worker = Worker("article")
        self._read.connect(self._show_blocks)
        self.view.moved.connect(self._near_timer.start)
        self._refit = single_shot(self, 120, self._fit_column)
        self.view.moved.connect(self._note_column)

    @property
    def is_finished(self) -> bool:
        if self.stream is not None:
            return not self.stream.has_more
        return self._slices is None and (self._article is None or self._blocks is not None)

    @property
    def blocks(self) -> Sequence[Block]:
        return self._blocks.blocks if self._blocks is not None else ()

    def show_article(self, article: Article) -> None:
        if self.stream is not None:
            self.stream.show(article)
            return
        self._generation += 1
        is_same = self._article is not None and self._article.entry_id == article.entry_id
        self._place_wanted = self._selection_wanted = None
        left = self.left
        if is_same:
            self._note_place()
        elif left is not None and (left.entry_id, left.characters) == (article.entry_id, len(article.html)):
            self.left, self._place_wanted = None, ReadingPlace(left.number, left.hidden, ("",))
        self._article, self._blocks = article, None
        self.view.setAccessibleName(" ".join(article.title.split()))
        before = article.before
        if before is None and not is_long(article.html):
            self._show_blocks(self._generation, blocks_of(article.html))
            return
        self._build()
        generation, html = self._generation, article.html
        self._worker.clear()
        self._worker.start(lambda: self._read.emit(generation, blocks_of(html, before)))

    def read_percent(self, entry_id: int) -> int:
        """Return how far the article was read that waits to be opened again, 0 for others."""
        return self.left.percent if self.left is not None and self.left.entry_id == entry_id else 0

    def left_place(self) -> LeftPlace | None:
        """Return where the open article is left in its middle; at its start, where another one still is."""
        article, bar = self._article, self.view.verticalScrollBar()
        place = note_place(self.view) if article is not None and self.stream is None else None
        if article is None or place is None:
            return self.left
        percent = round(100 * (bar.value() + bar.pageStep()) / (bar.maximum() + bar.pageStep()))
        if percent > _ALL_READ_PERCENT and self.is_finished:
            return None
        percent = min(percent, _ALL_READ_PERCENT)
        return LeftPlace(article.entry_id, len(article.html), place.number, max(round(place.hidden), 0), percent)

    def show_again(self) -> None:
        """Rebuild the article for another theme or text size, keeping the reading position."""
        if self.stream is not None:
            self.stream.rebuild()
        elif self._article is not None:
            self._note_place()
            self._build()

    def toggle_fold(self, number: int) -> None:
        if self.stream is not None:
            self.stream.toggle_fold(number)
            return
        self._open_folds ^= {number}
        self.show_again()

    def on_paper(self) -> "PaperArticle | None":
        """Return the article laid out for printing, with the loaded pictures; None without an article."""
        if self._article is None or self._blocks is None:
            return None
        return PaperArticle(
            self._article, self._blocks, self.shelf, self.style.theme, serif=self.style.serif, family=self.style.family
        )

    def find_marks(self, found: re.Pattern[str] | None) -> None:
        """Highlight text to find; None restores the highlights of the list's search."""
        self._backdrop.hits = found or self._search_hits
        self.view.viewport().update()

    def mark_hits(self, hits: re.Pattern[str] | None) -> None:
        """Highlight matches of the list's search, or nothing."""
        self._search_hits = self._backdrop.hits = hits
        self.view.viewport().update()

    def mark_spoken(self, text: str) -> None:
        """Highlight a sentence that is read aloud, none for an empty text; keep it in view unless the user scrolled away."""
        before = self._backdrop.spoken
        if before is not None and before.document() is not self.view.document():
            before = self._backdrop.spoken = None
        if (before is None and not text) or (before is not None and before.selectedText() == text):
            return
        was_in_view = before is None or not before.hasSelection() or self.view.is_in_view(before)
        found = self._backdrop.spoken = find_sentence(self.view.document(), text, before) if text else None
        if found is not None and was_in_view and not self.view.is_in_view(found):
            self.view.scroll_to(found)
        self.view.viewport().update()

    def follow(self, preferences: LivePreferences) -> None:
        """Follow preferences of the layout; an open article is rebuilt if needed."""
        self.style.follow(preferences)
        preferences.on_change(Preferences.reading_width, self._set_width)
        preferences.on_change(Preferences.reading_pictures, self._set_pictures)

    def _set_width(self, pixels: int) -> None:
        if pixels != self.view.wanted_column:
            self.view.set_column(pixels)
            self._fit_column()

    def _set_pictures(self, choice: str) -> None:
        if (choice == "always") != self.shelf.may_load:
            self.shelf.may_load = choice == "always"
            self.show_again()

    def clear(self) -> None:
        if self.stream is not None:
            self.stream.clear()
        self._generation += 1
        self._article = self._blocks = self._slices = None
        self._next_slice.stop()
        self.shelf.clear(EntryId(0))
        self._show_document(ArticleDocument(self.view))

    def stop(self) -> None:
        self._generation += 1
        self._next_slice.stop()
        self._near_timer.stop()
        self._worker.stop(STOP_SECONDS)
        if self.stream is not None:
            self.stream.stop()
        self.shelf.stop()
        self.view.spoken_parts.forget()

    def scroll_on(self) -> bool:
        """Scroll down a page; return False if the end was already visible."""
        if self.stream is not None:
            return self.stream.page_down()
        if self.view.page_down():
            return True
        if self.is_finished:
            return False
        self.finish()
        return self.view.page_down()

    def scroll_back(self) -> bool:
        """Scroll up a page; return False at the start."""
        return self.stream.page_up() if self.stream is not None else self.view.page_up()

    def finish(self) -> None:
        while self._slices is not None:
            self._continue()

    @Slot(int, object)
    def _show_blocks(self, generation: int, blocks: ArticleBlocks) -> None:
        """Show parsed blocks, unless another article was opened meanwhile."""
        if generation != self._generation:
            return
        is_first = self._blocks is None
        if is_first:
            self._open_folds = set(blocks.open_folds)
            blocks = self._with_colours(blocks)
        else:
            self._note_place()
        self._blocks = blocks
        self._build()

    def _with_colours(self, blocks: ArticleBlocks) -> ArticleBlocks:
        """Highlight the syntax of short listings at once; long ones follow from a worker, as hostile code can take long."""
        from reader.formats.articles.code import listing_characters, with_code_colours

        count = listing_characters(blocks.blocks)
        if 0 < count <= SHORT_LISTINGS:
            return replace(blocks, blocks=with_code_colours(blocks.blocks))
        if count:
            generation = self._generation
            self._worker.start(lambda: self._read.emit(generation, replace(blocks, blocks=with_code_colours(blocks.blocks))))
        return blocks

    def _build(self) -> None:
        article = self._article
        if article is None:
            return
        document = self.begin_document(article.entry_id)
        self._slices = self._written(document, article, self._blocks)
        timer = QElapsedTimer()
        timer.start()
        self._advance()
        limit = FIRST_SLICES_MS if self._place_wanted is None else AGAIN_SLICES_MS
        while self._slices is not None and timer.elapsed() < limit:
            self._advance()
        self._show_document(document)
        self._after_slice()
        self.built.emit()

    def _written(self, document: ArticleDocument, article: Article, blocks: ArticleBlocks | None) -> Iterator[None]:
        builder = self.builder(document, article)
        builder.open_folds = frozenset(self._open_folds)
        builder.wide_tables, builder.misleading = document.wide_tables, document.misleading
        write_header(builder, article, self.when(article), blocks.reading_minutes if blocks else 0, self.style.theme)
        document.has_changes = article.before is not None
        write_changes(builder, article)
        write_reports(builder, article, self.style.theme)
        write_card_place(builder, article)
        if blocks is not None:
            yield from builder.write(blocks.blocks)
            write_chapters(builder, article, self.current_chapter)
            write_footer(builder, article, blocks, self.next_title(), self.next_queued(article))

    def builder(self, document: ArticleDocument, article: Article) -> DocumentBuilder:
        cursor = QTextCursor(document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return DocumentBuilder(document, cursor, self.style.styles, article.language, self._column, self._place_new)

    def begin_document(self, entry_id: EntryId) -> ArticleDocument:
        """Start a document as wide as the column; pictures of the same article, or the same set, are kept."""
        self.shelf.dpr = self.view.devicePixelRatioF()
        self.shelf.clear(entry_id)
        self._column = self.view.column
        document = self._document = ArticleDocument(self.view)
        document.setTextWidth(self._column)
        return document

    def put_document(self, document: ArticleDocument) -> None:
        """Show a document that other objects write; no article read before takes its place."""
        self._generation += 1
        self._slices = None
        self._next_slice.stop()
        self._show_document(document)
        self.view.spoken_parts.article_changed()
        self.built.emit()

    def note_current(self, article: Article, blocks: ArticleBlocks | None) -> None:
        """Set the article, of many on the page, that actions apply to."""
        self._article, self._blocks = article, blocks

    def schedule_picture_requests(self) -> None:
        start_once(self._near_timer)

    def _show_document(self, document: ArticleDocument) -> None:
        old = self.view.document()
        self.view.show_document(document)
        self._document = document
        if isinstance(old, ArticleDocument) and old is not document:
            old.deleteLater()

    def _advance(self) -> None:
        if self._slices is not None and next(self._slices, self) is self:
            self._slices = None

    @Slot()
    def _continue(self) -> None:
        self._advance()
        self._after_slice()

    def _after_slice(self) -> None:
        self._return_to_place()
        if self._slices is None:
            self.view.spoken_parts.article_changed()
        self.schedule_picture_requests()
        if self._slices is not None:
            self._next_slice.start()

    def _note_place(self) -> None:
        self._place_wanted = note_place(self.view)
        self._selection_wanted = note_selected(self.view)

    def _return_to_place(self) -> None:
        document, place, selected = self._document, self._place_wanted, self._selection_wanted
        cursor = find_selected(document, selected) if document is not None and selected is not None else None
        if cursor is not None:
            self._selection_wanted = None
            self.view.setTextCursor(cursor)
        if place is None or document is None:
            return
        top = find_place(document, place, is_complete=self._slices is None and self._blocks is not None)
        if top is not None:
            self.view.verticalScrollBar().setValue(round(top))
            self._place_wanted = None

    def _place_new(self, picture: Picture, max_width: int, is_inline: bool, cursor: QTextCursor) -> None:  # noqa: FBT001 -- PlacePicture
        place = QTextCursor(cursor)
        place.setKeepPositionOnInsert(True)
        number = self.shelf.add(picture, max_width, is_inline=is_inline, cursor=place)
        text_format = image_format(_name(number), self.shelf.pictures[number].size)
        text_format.setProperty(Property.PICTURE, number)
        text_format.setProperty(Property.WORDS, picture.title or picture.alt)
        text_format.setProperty(Property.ALT, picture.alt or picture.title)
        if picture.is_still:
            text_format.setProperty(Property.STILL, True)  # noqa: FBT003 -- Qt's signature
        target = picture.link or (picture.url if picture.url.startswith("http") else "")
        if target:
            text_format.setAnchor(True)
            text_format.setAnchorHref(target)
        image = self.shelf.image(number)
        if image is not None and self._document is not None:
            self._document.put_image(_name(number), image)
        cursor.insertImage(text_format)

    def _place(self, number: int, shelved: ShelvedPicture) -> None:
        """Resize a picture's area, keeping the reading position in place."""
        document = self._document
        if document is None:
            return
        document.put_image(_name(number), self.shelf.image(number))
        cursor = QTextCursor(document)
        cursor.setPosition(shelved.position)
        cursor.setPosition(shelved.position + 1, QTextCursor.MoveMode.KeepAnchor)
        text_format = cursor.charFormat().toImageFormat()
        if (text_format.width(), text_format.height()) != (shelved.size.width(), shelved.size.height()):
            text_format.setWidth(shelved.size.width())
            text_format.setHeight(shelved.size.height())
            without_moving(self.view, lambda: cursor.setCharFormat(text_format))
            self._near_timer.start()
        self.view.viewport().update()

    @Slot()
    def _note_column(self) -> None:
        if self.view.column != self._column:
            self._refit.start()

    @Slot()
    def _fit_column(self) -> None:
        """Fit pictures and tables to a pane narrower than the column."""
        if self.view.column != self._column:
            self.show_again()

    @Slot()
    def _call_near_pictures(self) -> None:
        """Request pictures on the visible page and slightly beyond, in reading order."""
        document = self._document
        if document is None:
            return
        height = self.view.viewport().height()
        top = self.view.verticalScrollBar().value() - height
        bottom = top + (SCREENS_AHEAD + 2) * height
        for number, shelved in enumerate(self.shelf.pictures):
            area = document.documentLayout().blockBoundingRect(document.findBlock(shelved.position))
            if area.top() > bottom:
                return
            if area.bottom() >= top:
                self.shelf.call(number)


def _name(number: int) -> str:
    return f"picture:{number}"


__all__ = ["PaperArticle", "PrintJob"]

PATIENCE_MS = 4_000


class PrintJob(QObject):
    """Requests all pictures and passes the article on once they are loaded, or after a timeout without them."""

    def __init__(self, page: ArticlePage, use: Callable[[PaperArticle], object], parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._use = use
        self._waited = QElapsedTimer()
        self._timer = repeating(self, 50, self._check)

    def start(self) -> None:
        """Start; may pass the article on at once."""
        self._page.finish()
        for number in range(len(self._page.shelf.pictures)):
            self._page.shelf.call(number)
        self._waited.start()
        self._timer.start()
        self._check()

    @Slot()
    def _check(self) -> None:
        if self._page.shelf.is_waiting() and self._waited.elapsed() < PATIENCE_MS:
            return
        self._timer.stop()
        paper = self._page.on_paper()
        if paper is not None:
            self._use(paper)
        self.deleteLater()
