"""Many articles on one page: sections updated in place, laid out around the reading position, with keys of their own. GUI thread
only.
"""

import math
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import takewhile

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import (
    QGuiApplication,
    QImage,
    QKeyEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextImageFormat,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider

from reader.domain.entry import Article, Mark, with_mark
from reader.domain.events import EntriesChanged, Event, FullTextReady, StatusesChanged, StoriesChanged, TagsChanged
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass
from reader.formats.articles.blocks import ArticleBlocks, Block, PictureBlock
from reader.supervision import Worker
from reader.ui.article import styles
from reader.ui.article.document import (
    DOT,
    DocumentBuilder,
    blocks_of,
    image_format,
    is_long,
    tr,
    write_attachments,
    write_byline,
    write_changes,
    write_reports,
    write_title,
)
from reader.ui.article.page import STOP_SECONDS, ArticlePage, without_moving
from reader.ui.article.styles import Property, Role
from reader.ui.article.view import ArticleDocument
from reader.ui.data import links
from reader.ui.data.timers import single_shot
from reader.ui.kit import fonts
from reader.ui.kit.scroll_bar import UserScroll
from reader.ui.kit.theme import Theme

APART_PX = 45
"""Distance from the end of an article to the header of the next, with the rule between them."""
LINE_ABOVE_PX = 27
TITLE = Role(27, 34, fonts.SEMIBOLD, above=6, below=10, element="h1")
LONG_TITLE = Role(22, 29, fonts.SEMIBOLD, above=6, below=10, element="h1")
_LONG_TITLE = 140
_ICON_PX = 16
SHORT, LONG = 1_600, 2_600
"""Texts of more than `LONG` characters are cut to about `SHORT` until the user expands them."""
_PICTURE_WEIGHT = 300


@dataclass(slots=True)
class Section:
    """Article on the page; `start` and `end` are its first and last paragraph, `star` its star, `heading` what the list has above it."""

    article: Article
    blocks: ArticleBlocks | None
    open_folds: set[int] = field(default_factory=set)
    is_whole: bool = False
    start: QTextCursor | None = None
    title: QTextCursor | None = None
    star: QTextCursor | None = None
    end: QTextCursor | None = None
    heading: str = ""

    @property
    def entry_id(self) -> EntryId:
        return self.article.entry_id


class SectionWriter:
    """Writes consecutive sections and updates their marks."""

    def __init__(self, document: ArticleDocument, theme: Theme, when: Callable[[Article], str], dpr: float) -> None:
        self._document = document
        self._theme = theme
        self._when = when
        self._dpr = dpr
        self._last: DocumentBuilder | None = None

    def write(self, section: Section, builder: DocumentBuilder) -> Iterator[None]:
        """Write a section at the end of the document, yielding between slices."""
        builder.wide_tables, builder.misleading = self._document.wide_tables, self._document.misleading
        builder.open_folds = frozenset(section.open_folds)
        is_first = self._last is None
        if self._last is not None:
            builder.follow(self._last)
        self._last = builder
        self._write_header(section, builder, is_first=is_first)
        self._document.has_changes |= section.article.before is not None
        write_changes(builder, section.article)
        write_reports(builder, section.article, self._theme)
        if section.blocks is not None:
            shown, minutes = (section.blocks.blocks, 0) if section.is_whole else shortened(section.blocks)
            yield from builder.write(shown)
            if minutes:
                self._write_more(section, builder, minutes)
            else:
                write_attachments(builder, section.article, section.blocks)
        made = builder.styles.block(styles.BYLINE)
        made.setTopMargin(14)
        made.setBottomMargin(18)
        section.end = _kept(builder.start_block(made))
        self._write_end(section, builder.styles)

    def mark_again(self, section: Section, made: styles.Styles) -> None:
        """Update the read and star marks without moving any text."""
        if section.end is None or section.star is None or section.title is None:
            return
        cursor = self._at(section.end)
        cursor.beginEditBlock()
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        self._write_end(section, made)
        star = self._at(section.star)
        star.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        star.setCharFormat(self._star(section))
        title = self._at(section.title)
        title.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        title.mergeCharFormat(self._ink(section))
        cursor.endEditBlock()

    def _write_header(self, section: Section, builder: DocumentBuilder, *, is_first: bool) -> None:
        article, minutes = section.article, section.blocks.reading_minutes if section.blocks is not None else 0
        made = QTextBlockFormat(builder.styles.block(styles.BYLINE))
        made.setTopMargin(0 if is_first else APART_PX)
        if not is_first:
            made.setProperty(Property.PARTED, LINE_ABOVE_PX)
        if section.heading:
            section.start = self._write_heading(section, builder, made)
            made = QTextBlockFormat(builder.styles.block(styles.BYLINE))
        # Qt takes one for the other where lines run to the left
        kind = QTextOption.TabType.LeftTab if QGuiApplication.isRightToLeft() else QTextOption.TabType.RightTab
        made.setTabPositions([QTextOption.Tab(builder.width, kind)])
        cursor = builder.start_block(made)
        if not section.heading:
            section.start = _kept(cursor)
        write_byline(builder, cursor, article, self._when(article), minutes, self._theme)
        cursor.insertText("\t", builder.styles.characters(styles.BYLINE))
        section.star = _kept(cursor)
        cursor.insertImage(self._star(section))
        cursor.insertText("  ", builder.styles.characters(styles.BYLINE))
        cursor.insertImage(self._icon("more", "text_3", f"{links.MENU}{article.entry_id}", tr("More")))
        role = TITLE if len(article.title) <= _LONG_TITLE else LONG_TITLE
        section.title = _kept(write_title(builder, article, role))
        written = self._at(section.title)
        written.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        written.mergeCharFormat(self._ink(section))

    def _write_heading(self, section: Section, builder: DocumentBuilder, made: QTextBlockFormat) -> QTextCursor:
        """Write what the list has above the article, and return its place."""
        made.setBottomMargin(16)
        cursor = builder.start_block(made)
        start = _kept(cursor)
        written = builder.styles.characters(styles.BYLINE)
        written.setFontWeight(fonts.SEMIBOLD)
        written.setForeground(self._theme.color("accent_text"))
        cursor.insertText(section.heading, written)
        return start

    def _write_more(self, section: Section, builder: DocumentBuilder, minutes: int) -> None:
        made = builder.styles.block(styles.ENCLOSURE)
        made.setTopMargin(4)
        cursor = builder.start_block(made)
        cursor.insertText(tr("Show whole article"), builder.quiet_link(f"{links.WHOLE}{section.entry_id}"))
        cursor.insertText("  " + tr("%n more minutes", minutes), builder.styles.characters(styles.ENCLOSURE))

    def _write_end(self, section: Section, made: styles.Styles) -> None:
        if section.end is None:
            return
        cursor = self._at(section.end)
        plain, link = made.characters(styles.BYLINE), made.characters(styles.BYLINE, is_link=True)
        link.setFontUnderline(False)
        link.setAnchor(True)
        link.setAnchorHref(f"{links.READ}{section.entry_id}")
        if section.article.is_read:
            cursor.insertImage(self._icon("tick", "ok", f"{links.READ}{section.entry_id}", tr("Mark as unread")))
            link.setForeground(self._theme.color("text_3"))
            cursor.insertText(" " + tr("Read"), link)
        else:
            cursor.insertText(tr("Mark as read"), link)
        cursor.insertText(DOT + " ".join(section.article.feed_title.split()), plain)

    def _star(self, section: Section) -> QTextImageFormat:
        is_starred = Mark.STARRED in section.article.marks
        name, color = ("star_filled", "star") if is_starred else ("star", "text_3")
        return self._icon(name, color, f"{links.STAR}{section.entry_id}", tr("Remove star") if is_starred else tr("Star"))

    def _icon(self, name: str, color: str, target: str, words: str) -> QTextImageFormat:
        address = f"picture:{name}:{color}"
        pixmap = self._theme.icons.pixmap(name, self._theme.color(color), _ICON_PX, self._dpr)
        self._document.put_image(address, QImage(pixmap.toImage()))
        made = image_format(address, QSizeF(_ICON_PX, _ICON_PX))
        made.setVerticalAlignment(made.VerticalAlignment.AlignMiddle)
        made.setAnchor(True)
        made.setAnchorHref(target)
        made.setProperty(Property.ALT, words)
        made.setProperty(Property.WORDS, words)
        return made

    def _at(self, kept: QTextCursor) -> QTextCursor:
        """Return a separate cursor, as the anchor of one that keeps its position would move with insertions."""
        cursor = QTextCursor(self._document)
        cursor.setPosition(kept.position())
        return cursor

    def _ink(self, section: Section) -> QTextCharFormat:
        made = QTextCharFormat()
        made.setForeground(self._theme.color("text_read" if section.article.is_read else "text"))
        return made


def shortened(blocks: ArticleBlocks) -> tuple[tuple[Block, ...], int]:
    """Return the beginning of a long text and the reading minutes of the rest; all of a short one, and 0."""
    weights = [_weight(block) for block in blocks.blocks]
    total, seen = sum(weights), 0
    if total <= LONG:
        return blocks.blocks, 0
    for count, weight in enumerate(weights, start=1):
        seen += weight
        if seen >= SHORT and count < len(weights):
            rest = 1 - seen / total
            return blocks.blocks[:count], max(round(rest * max(blocks.reading_minutes, 1)), 1)
    return blocks.blocks, 0


def _weight(block: Block) -> int:
    if isinstance(block, PictureBlock):
        return _PICTURE_WEIGHT
    return sum(len(run.text) for run in getattr(block, "runs", ())) or _PICTURE_WEIGHT


def _kept(cursor: QTextCursor) -> QTextCursor:
    place = QTextCursor(cursor)
    place.setKeepPositionOnInsert(True)
    return place


def _written(article: Article) -> tuple[object, ...]:
    return article.html, article.title, article.reports


def with_status(section: Section, *, is_read: bool | None, marks: frozenset[Mark]) -> None:
    article = section.article
    section.article = replace(article, is_read=article.is_read if is_read is None else is_read, marks=marks)


_KEYS = {
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
}


class ReadingKeys(QObject):
    """Scrolls by arrow and page keys without modifiers through the scroll bar, so that the steps count as the user's own."""

    def __init__(self, view: QAbstractScrollArea) -> None:
        super().__init__(view)
        self._bar = view.verticalScrollBar()
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Intercept keys that would move an invisible text cursor."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            action = _KEYS.get(Qt.Key(event.key()))
            if action is not None and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
                self._bar.triggerAction(action)
                return True
        return super().eventFilter(watched, event)


BEFORE = 6
MOST = 30
"""Number of articles beyond which the page is laid out again around the reading position."""
SCREENS_AHEAD = 2
ROOM_ABOVE_PX = 26
READING_LINE = 0.3
"""Fraction of the height at which an article counts as current."""
_SLICES_MS = 40
_MANY = EntryId(-1)  # identifies the pictures of all these articles together


class Stream(QObject):
    """Fills the page from the ids of a list. Emits `arrived` for an article reached by scrolling, `passed` for those left behind."""

    arrived = Signal(object)
    passed = Signal(object)
    moved = Signal()
    _read_blocks = Signal(object, object)
    pressed = Signal(str)
    """Emits a link of the current article that other parts handle."""

    def __init__(self, page: ArticlePage, read: Callable[[EntryId], Article | None], parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self._read = read
        self.ids: Sequence[EntryId] = ()
        self._places: dict[EntryId, int] = {}
        self._headings: Mapping[EntryId, str] = {}
        self._next = 0
        self.sections: list[Section] = []
        self.current: EntryId | None = None
        self._document: ArticleDocument | None = None
        self._writer: SectionWriter | None = None
        self._writing: Iterator[None] | None = None
        self._worker = Worker("articles")
        self._read_blocks.connect(self._take_blocks)
        self._more = single_shot(self, 0, self._go_on)
        self._scroll = UserScroll(page.view.verticalScrollBar())
        self._scroll.moved.connect(self._user_moved)
        self._scroll.set_by_program.connect(self._more.start)
        page.view.moved.connect(self.moved)
        page.view.reach = self.span_of_current
        self._keys = ReadingKeys(page.view)

    # Used by the pane

    def end(self) -> None:
        """Return to a page of one article, without waiting for a long one still being parsed."""
        self._more.stop()
        self._keys.deleteLater()
        self._scroll.stop()
        self._page.view.moved.disconnect(self.moved)
        self._page.view.reach = None
        self.sections, self._document = [], None
        self.setParent(QCoreApplication.instance())
        self._worker.end(self.deleteLater)

    def clear(self) -> None:
        """Forget what is on the page, which shows nothing until an article is opened or the list is set again."""
        self._more.stop()
        self.sections, self._document, self._writing = [], None, None
        self._next = len(self.ids)

    def stop(self) -> None:
        """Wait for the worker; nothing is laid out afterwards."""
        self._more.stop()
        self._worker.stop(STOP_SECONDS)

    def set_ids(self, ids: Sequence[EntryId], headings: Mapping[EntryId, str]) -> None:
        """Set the list's current articles, and what it has above some; the reading position stays if its article remains."""
        is_headed = headings == self._headings
        if is_headed and list(ids) == list(self.ids) and self._document is not None:
            return
        self.ids, self._headings = list(ids), headings
        self._places = {entry_id: place for place, entry_id in enumerate(self.ids)}
        shown = [section.entry_id for section in self.sections]
        first = self._places.get(shown[0], -1) if shown else -1
        if is_headed and first >= 0 and self.ids[first : first + len(shown)] == shown:
            self._next = first + len(shown)
            self._go_on()
            self.moved.emit()
            return
        if self.current not in self._places:
            near = next((each for each in shown if each in self._places), None)
            self.current = near if near is not None else (self.ids[0] if self.ids else None)
            self.rebuild(keeps_place=near is not None)
        else:
            self.rebuild()

    def show(self, article: Article) -> None:
        """Go to an article, or update it without scrolling if it is already on the page."""
        section = self.section(article.entry_id)
        is_here = section is not None and self.current == article.entry_id
        if self.current in self._places and self._places[self.current] + 1 == self._places.get(article.entry_id):
            self.passed.emit((self.current,))
        self.current = article.entry_id
        if section is None:
            self.rebuild(keeps_place=False)
        elif _written(section.article) != _written(article):
            section.article, section.blocks = article, blocks_of(article.html)
            self.rebuild()
        elif len(self.sections) > MOST:
            self.rebuild(keeps_place=is_here)
        elif not is_here:
            self.scroll_to(section)
        self._note_current()

    def section(self, entry_id: EntryId | None) -> Section | None:
        return next((each for each in self.sections if each.entry_id == entry_id), None)

    def come_to_pressed(self) -> None:
        """Make the article current in which something was pressed."""
        self._arrive(self._section_at_position(self._page.view.textCursor().position()))

    def press(self, link: str) -> bool:
        """Handle a link of the current article; return False if other parts must."""
        if link == links.WHOLE and self.current is not None:
            self.show_whole(self.current)
        elif link in {links.STAR, links.READ, links.MENU}:
            self.pressed.emit(link)
        else:
            return False
        return True

    def show_whole(self, entry_id: EntryId) -> None:
        section = self.section(entry_id)
        if section is not None:
            section.is_whole = True
            self.rebuild()

    @property
    def shows_changes(self) -> bool:
        section = self.section(self.current)
        return section is not None and section.article.before is not None

    def show_changes(self, since: int | None) -> None:
        """Show what changed in the current article since one of its earlier versions, or the article as it is."""
        section = self.section(self.current)
        if section is not None:
            versions = section.article.versions
            before = versions[since] if since is not None and since < len(versions) else None
            section.article, section.blocks, section.is_whole = replace(section.article, before=before), None, True
            self._read_aside(section.article)

    def span_of_current(self) -> tuple[int, int]:
        """Return where the current article begins and ends in the document; all of it without one."""
        view = self._page.view
        starts = [each.start.position() for each in self.sections if each.start is not None]
        section, end = self.section(self.current), view.document().characterCount()
        if section is None or section.start is None:
            return 0, end
        start = section.start.position()
        return start, min((each for each in starts if each > start), default=end)

    def toggle_fold(self, number: int) -> None:
        section = self.section(self.current)
        if section is not None:
            section.open_folds ^= {number}
            self.rebuild()

    @property
    def has_more(self) -> bool:
        """True if further articles are not laid out yet."""
        return self._writing is not None or self._next < len(self.ids)

    @property
    def progress(self) -> float:
        """Fraction of the list before the reading position, current article included."""
        place = self._places.get(self.current) if self.current is not None else None
        return 0.0 if place is None else (place + 1) / len(self.ids)

    def page_down(self) -> bool:
        """Scroll down a page, laying out more articles first; return False at the very end."""
        bar = self._page.view.verticalScrollBar()
        before = bar.value()
        while bar.maximum() - before < self._page.view.viewport().height() and self.has_more:
            self.write_more()
        if not self._page.view.page_down():
            return False
        self._user_moved(before, bar.value())
        return True

    def page_up(self) -> bool:
        bar = self._page.view.verticalScrollBar()
        before = bar.value()
        if not self._page.view.page_up():
            return False
        self._user_moved(before, bar.value())
        return True

    def handle_event(self, event: Event) -> None:
        match event:
            case StatusesChanged():
                for section in self.sections:
                    if section.entry_id in event.entry_ids:
                        marks = with_mark(section.article.marks, event.mark, is_set=event.is_set)
                        with_status(section, is_read=event.is_read, marks=marks)
                        self._mark_again(section)
            case EntriesChanged() | TagsChanged() | StoriesChanged(cause=int()):
                self._read_again(event.entry_ids)
            case FullTextReady():
                self._read_again((event.entry_id,))
            case _:
                pass

    # Layout

    def rebuild(self, *, keeps_place: bool = True) -> None:
        """Lay out the articles around the current one again."""
        place = self._place() if keeps_place else None
        known = {section.entry_id: section for section in self.sections}
        at = self._places.get(self.current, 0) if self.current is not None else 0
        page = self._page
        document = page.begin_document(_MANY)
        self._document, self.sections, self._writing = document, [], None
        self._writer = SectionWriter(document, page.style.theme, page.when, page.view.devicePixelRatioF())
        self._next = max(at - BEFORE, 0)
        wanted = place[0] if place is not None else self.current
        while self._next < len(self.ids) and not self._is_there(wanted):
            self._write_one(known)
        page.put_document(document)
        self._fill(known)
        self._return(place)
        self._go_on()
        self.moved.emit()

    def write_more(self) -> None:
        """Lay out the rest of the article in progress, or the next one."""
        if self._writing is None and self._next < len(self.ids):
            self._begin_one({})
        if self._writing is not None and next(self._writing, self) is self:
            self._writing = None

    def _is_there(self, entry_id: EntryId | None) -> bool:
        return self._writing is None and self.section(entry_id) is not None

    def _fill(self, known: dict[EntryId, Section]) -> None:
        """Lay out enough articles below to restore the scroll position."""
        timer = QElapsedTimer()
        timer.start()
        last = self._next + 2
        while self._next < min(last, len(self.ids)) and timer.elapsed() < _SLICES_MS:
            self._write_one(known)

    def _write_one(self, known: dict[EntryId, Section]) -> None:
        self._begin_one(known)
        while self._writing is not None:
            if next(self._writing, self) is self:
                self._writing = None

    def _begin_one(self, known: dict[EntryId, Section]) -> None:
        entry_id = self.ids[self._next]
        self._next += 1
        section = known.get(entry_id) or self._new_section(entry_id)
        if section is not None:
            section.heading = self._headings.get(entry_id, "")
        if section is None or self._writer is None or self._document is None:
            return
        self.sections.append(section)
        self._page.shelf.begun = section.entry_id
        builder = self._page.builder(self._document, section.article)
        self._writing = self._writer.write(section, builder)

    def _new_section(self, entry_id: EntryId) -> Section | None:
        article = self._read(entry_id)
        if article is None:
            return None
        if is_long(article.html):
            self._read_aside(article)
            return Section(article, None)
        blocks = blocks_of(article.html)
        return Section(article, blocks, set(blocks.open_folds))

    def _read_aside(self, article: Article) -> None:
        """Parse a text in the worker, where comparing may take long too."""
        self._worker.start(lambda: self._read_blocks.emit(article, blocks_of(article.html, article.before)))

    @Slot(object, object)
    def _take_blocks(self, article: Article, blocks: ArticleBlocks) -> None:
        section = self.section(article.entry_id)
        if section is not None and section.blocks is None and section.article.before == article.before:
            section.blocks, section.open_folds = blocks, set(blocks.open_folds)
            self.rebuild()

    def _go_on(self) -> None:
        """Lay out missing articles ahead of the reading position; if too many lie behind it, start the page later."""
        if self._document is None:
            return
        view = self._page.view
        bar = view.verticalScrollBar()
        is_ahead = bar.maximum() - bar.value() >= SCREENS_AHEAD * view.viewport().height()
        if self._writing is not None or (not is_ahead and self._next < len(self.ids)):
            self.write_more()
            self._more.start()
        elif not view.textCursor().hasSelection():
            self._shift()
        self._page.schedule_picture_requests()

    def _shift(self) -> None:
        """Lay out around the reading position again near the first article on the page, or if there are too many."""
        first = self._places.get(self.sections[0].entry_id, 0) if self.sections else 0
        is_near_top = first > 0 and self._page.view.verticalScrollBar().value() < self._page.view.viewport().height()
        if (is_near_top or len(self.sections) > MOST) and self.current is not None:
            at = self._places.get(self.current, 0)
            if is_near_top or at - first > BEFORE:
                self.rebuild()

    # Reading position

    def top_of(self, section: Section) -> float:
        return self._block_top(section.start)

    def bottom_of(self, section: Section) -> float:
        if self._document is None or section.end is None:
            return 0.0
        block = self._document.findBlock(section.end.position())
        return float(self._document.documentLayout().blockBoundingRect(block).bottom())

    def _block_top(self, cursor: QTextCursor | None) -> float:
        if self._document is None or cursor is None:
            return 0.0
        block = self._document.findBlock(cursor.position())
        return float(self._document.documentLayout().blockBoundingRect(block).top())

    def scroll_to(self, section: Section) -> None:
        """Scroll a section to the top, laying out enough of what follows."""
        view = self._page.view
        bar, top = view.verticalScrollBar(), round(self.top_of(section)) - ROOM_ABOVE_PX
        while bar.maximum() < top + view.viewport().height() and self.has_more:
            self.write_more()
        bar.setValue(top)

    def _place(self) -> tuple[EntryId, float] | None:
        """Return the first visible section and the distance it is scrolled out."""
        value = self._page.view.verticalScrollBar().value()
        section = next((each for each in self.sections if self.bottom_of(each) > value), None)
        return None if section is None else (section.entry_id, value - self.top_of(section))

    def _return(self, place: tuple[EntryId, float] | None) -> None:
        section = self.section(place[0]) if place is not None else None
        if section is not None and place is not None:
            self._page.view.verticalScrollBar().setValue(round(self.top_of(section) + place[1]))
            return
        current = self.section(self.current)
        if current is not None:
            self.scroll_to(current)

    def _user_moved(self, before: int, after: int) -> None:
        view = self._page.view
        height = view.viewport().height()
        is_end = after >= view.verticalScrollBar().maximum() and not self.has_more
        if 0 < after - before <= height or (is_end and after > before):
            gone = self._passed_between(before, math.inf if is_end and after - before <= height else after)
            if gone:
                self.passed.emit(gone)
        self._arrive(self._at_line(after, height, is_end=is_end))
        self._more.start()

    def _passed_between(self, before: int, after: float) -> tuple[EntryId, ...]:
        """Return sections that end between two heights; runs at each scroll step, so only nearby positions are computed."""
        whole = [section for section in self.sections if section.end is not None]
        ahead = whole[bisect_right(whole, float(before), key=self.bottom_of) :]
        return tuple(section.entry_id for section in takewhile(lambda each: self.bottom_of(each) <= after, ahead))

    def _at_line(self, value: int, height: int, *, is_end: bool) -> Section | None:
        line = value + height * (1.0 if is_end else READING_LINE)
        if value <= 0:
            line = 0.0
        first = self.sections[0] if self.sections else None
        return next((section for section in reversed(self.sections) if self.top_of(section) - ROOM_ABOVE_PX <= line), first)

    def _arrive(self, section: Section | None) -> None:
        if section is not None and section.entry_id != self.current:
            self.current = section.entry_id
            self._note_current()
            self.arrived.emit(section.article)

    def _note_current(self) -> None:
        section = self.section(self.current)
        if section is not None:
            self._page.note_current(section.article, section.blocks)
        self.moved.emit()

    def _section_at_position(self, position: int) -> Section | None:
        found = [each for each in self.sections if each.start is not None and each.start.position() <= position]
        return found[-1] if found else None

    # Updates in place

    def _mark_again(self, section: Section) -> None:
        writer = self._writer
        if writer is not None:
            without_moving(self._page.view, lambda: writer.mark_again(section, self._page.style.styles))

    def read_all_again(self) -> None:
        """Lay out all articles as they are stored now, but the current one, which `show` updates."""
        self._read_again([section.entry_id for section in self.sections])

    def _read_again(self, entry_ids: Sequence[EntryId]) -> None:
        changed = [section for section in self.sections if section.entry_id in entry_ids and section.entry_id != self.current]
        for section in changed:
            article = self._read(section.entry_id)
            if article is not None:
                section.article, section.blocks = article, blocks_of(article.html)
        if changed:
            self.rebuild()
