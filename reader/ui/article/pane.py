"""Article pane: header with buttons, page, status line for link targets. GUI thread only."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from urllib.parse import unquote

from PySide6.QtCore import QCoreApplication, QRect, Qt, QUrl, Signal, SignalInstance, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from reader.domain.commands import Command, SetPreference
from reader.domain.entry import Article
from reader.domain.events import (
    EntriesChanged,
    Event,
    FullTextFailed,
    FullTextReady,
    PictureFailed,
    PictureReady,
    StatusesChanged,
    TagsChanged,
)
from reader.domain.ids import EntryId
from reader.domain.marks import Mark, with_mark
from reader.domain.preferences import Preference, Preferences, Value
from reader.domain.reading import FROM_ANOTHER, INSIDE, OWN_PAGE
from reader.ui.article.find_bar import FindBar
from reader.ui.article.full_text import LINE_PX, QuietLine, TextChoice, differs
from reader.ui.article.header import HEADER_PX, ArticleHeader
from reader.ui.article.page import ArticlePage
from reader.ui.article.print_job import PaperArticle, PrintJob
from reader.ui.article.text_hits import search_pattern
from reader.ui.article.text_popover import THEME, TextPopover
from reader.ui.article.view import ArticleDocument
from reader.ui.data import links
from reader.ui.data.live_preferences import LivePreferences
from reader.ui.look import fonts
from reader.ui.look.painting import elided
from reader.ui.look.theme import Theme
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import PlainLabel
from reader.ui.widgets.surface import Surface

_SCROLL_BAR_PX = 10
_STATUS_PADDING_PX = 12
_OBJECT = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for a picture in Qt's texts."""


class ArticlePane(Surface):
    """Shows one article at a time. The list keeps the focus; the handler of Space calls `scroll_page`."""

    star_toggled = Signal(int)
    read_toggled = Signal(int)
    next_requested = Signal()
    reload_wanted = Signal(int)
    """Emitted when the stored article changed; the receiver reads it and calls `set_article`."""
    tag_opened = Signal(str)
    entry_opened = Signal(int)
    address_copied, chapter_wanted = Signal(str), Signal(int)
    link_opened = Signal(int, int, str, int)
    """Entry, feed, address opened in the browser, and its depth in the article."""
    article_changed = Signal()
    """Emitted when the open article changes or closes."""
    picture_arrived = Signal(str, str)
    """Picture URL and path; the path is empty if loading failed."""

    def __init__(
        self, theme: Theme, submit: Callable[[Command], None], open_url: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, "bg_page", parent=parent)
        self._submit = submit
        self._open_url = open_url
        self._article: Article | None = None
        self._followed: EntryId | None = None
        """Article last reached from another one."""
        self.setAccessibleName(self.tr("Article"))
        self.page = ArticlePage(theme, submit, self)
        self.header = ArticleHeader(theme, self.page.style.theme, self)
        self.find_bar = FindBar(theme, self.page, self)
        self.popover = TextPopover(theme, self)
        self._line = QuietLine(theme, self)
        self.choice = TextChoice(submit, self._line.say)
        self._print: PrintJob | None = None
        self.hint = PlainLabel(kind="meta", parent=self, is_wrapped=True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setFont(fonts.ui_font(fonts.ROW_PX))
        self._status = PlainLabel(parent=self)
        self._target = ""
        self._status.setObjectName("linkTarget")
        self._status.setFont(fonts.ui_font(fonts.SMALL_PX))
        self._status.hide()
        self._arrange()
        self._connect()
        self._apply_theme()
        self.show_selection_hint("")
        self.follow(LivePreferences(Preferences()))
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    def add_below(self, bar: QWidget) -> None:
        self._column.addWidget(bar)

    def show_article(self, article: Article | None) -> None:
        if article is not None and article.entry_id != self._followed:
            self._followed = None
        self._article = article
        self._show_target("")
        self.choice.open_article(article)
        shown = self.choice.shown()
        if shown is None:
            self.page.clear()
            self.find_bar.close_bar()
            self._stack.setCurrentWidget(self.hint)
        else:
            self._stack.setCurrentWidget(self.page.view)
            self.page.show_article(shown)
        self._show_state()

    def follow_article(self, article: Article) -> None:
        """Make another article on the page current; actions apply to it."""
        self._article = article
        self._stack.setCurrentWidget(self.page.view)
        self.choice.open_article(article)
        self._show_state()

    @property
    def article(self) -> Article | None:
        """Open article with the text that is shown."""
        return self.choice.shown()

    @property
    def selected_text(self) -> str:
        return self.page.view.textCursor().selectedText().replace(_OBJECT, " ")

    def set_article(self, article: Article | None) -> None:
        """Update the open article from storage, keeping the reading position. A deleted article stays on the page."""
        before = self.choice.shown()
        if article is None or self._article is None or article.entry_id != self._article.entry_id:
            return
        self._article = article
        self.choice.set_article(article)
        shown = self.choice.shown()
        if shown is not None and before is not None and differs(before, shown):
            self.page.show_article(shown)
        self._show_state()

    def toggle_full_text(self) -> None:
        """Switch between the feed's text and the full text of this article."""
        before = self.choice.is_full
        self.choice.toggle()
        shown = self.choice.shown()
        if shown is not None and self.choice.is_full != before:
            self.page.show_article(shown)
        self._show_state()

    def set_search_hits(self, words: Sequence[str]) -> None:
        """Highlight search terms in every article; an empty sequence ends it."""
        self.page.mark_hits(search_pattern(words))

    def print_to(self, use: Callable[[PaperArticle], object]) -> None:
        """Wait briefly for the article's pictures, then pass it on laid out for paper."""
        if self._article is not None:
            self._print = PrintJob(self.page, use, self)
            self._print.start()

    def show_selection_hint(self, text: str) -> None:
        self.hint.setText(text)
        if self._article is None:
            self._stack.setCurrentWidget(self.hint)

    def scroll_page(self) -> bool:
        """Scroll down a page; return False if the end of the article was already visible."""
        return self._article is not None and self.page.scroll_on()

    def scroll_page_back(self) -> bool:
        """Scroll up a page; return False at the start."""
        return self._article is not None and self.page.scroll_back()

    def change_text_size(self, step: int) -> None:
        """Increase (+1), decrease (-1) or reset (0) the text size and store it."""
        preference = Preferences.reading_text_size
        wanted = preference.check(self.page.style.text_size + step if step else preference.default)
        if wanted != self.page.style.text_size:
            self._ask(preference, wanted)

    def follow(self, preferences: LivePreferences) -> None:
        self._preferences = preferences
        self.page.follow(preferences)
        for preference in (Preferences.reading_text_size, Preferences.reading_serif, Preferences.reading_width, THEME):
            preferences.on_change(preference, lambda _: self._show_text_values())

    def handle_event(self, event: Event) -> None:
        """Apply an engine event; others are ignored."""
        if self.page.stream is not None:
            self.page.stream.handle_event(event)
        match event:
            case PictureReady():
                self.page.shelf.handle_ready(event.url, event.path)
                self.picture_arrived.emit(event.url, event.path)
            case PictureFailed():
                self.page.shelf.handle_failed(event.url, event.problem)
                self.picture_arrived.emit(event.url, "")
            case FullTextFailed() if self._article and self._article.entry_id == event.entry_id:
                self.choice.failed(event.problem)
                self._show_state()
            case FullTextReady() if self._article and self._article.entry_id == event.entry_id:
                self.reload_wanted.emit(event.entry_id)
            case EntriesChanged() | TagsChanged() if self._article and self._article.entry_id in event.entry_ids:
                self.reload_wanted.emit(self._article.entry_id)
            case StatusesChanged() if self._article and self._article.entry_id in event.entry_ids:
                self._apply_statuses(self._article, event)
            case _:
                pass

    @Slot()
    def stop(self) -> None:
        self.page.stop()

    def _apply_statuses(self, article: Article, event: StatusesChanged) -> None:
        self._article = replace(
            article,
            is_read=article.is_read if event.is_read is None else event.is_read,
            marks=with_mark(article.marks, event.mark, is_set=event.is_set),
        )
        self.choice.set_article(self._article)
        self._show_state()

    def _arrange(self) -> None:
        self._stack = QStackedLayout()
        self._stack.addWidget(self.hint)
        self._stack.addWidget(self.page.view)
        self._column = boxes.column(self.header, (self._stack, 1), self.find_bar, spacing=0, margins=0, on=self)

    def _connect(self) -> None:
        view = self.page.view
        view.anchorClicked.connect(self._open)
        view.aside_wanted.connect(self._open_aside)
        view.highlighted.connect(lambda url: self._show_target(self._described(QUrl(url))))
        view.text_size_asked.connect(self.change_text_size)
        view.moved.connect(self._place_line)
        self.header.reader_clicked.connect(self.toggle_full_text)
        self.header.text_clicked.connect(self.show_text_choices)
        self.popover.changed.connect(self._ask)
        self.popover.closed.connect(self.header.text_size.setFocus)
        self.find_bar.closed.connect(self.page.view.setFocus)
        self.page.built.connect(self.find_bar.search_again)
        self.header.star_clicked.connect(lambda: self._emit(self.star_toggled))
        self.header.read_clicked.connect(lambda: self._emit(self.read_toggled))
        self.header.browser_clicked.connect(self._open_article)
        self._theme.changed.connect(self._apply_theme)

    def _emit(self, signal: SignalInstance) -> None:
        if self._article is not None:
            signal.emit(self._article.entry_id)

    def show_text_choices(self, anchor: QWidget | None = None) -> None:
        if self.popover.isHidden():
            self._show_text_values()
            self.popover.open_below(anchor or self.header.text_size)
        else:
            self.popover.close_card()

    def _show_text_values(self) -> None:
        self.popover.show_values(self._preferences.values)

    @Slot(object, object)
    def _ask(self, preference: Preference[Value], value: Value) -> None:
        """Apply a preference immediately, without waiting for the engine."""
        self._submit(SetPreference(preference.key, value))
        self._preferences.take(preference.key, value)

    @Slot(QUrl)
    def _open(self, url: QUrl) -> None:
        """Handle every clicked link: the pane's own actions, a fragment of this article, else the browser if allowed."""
        if self.page.stream is not None:
            self.page.stream.come_to_pressed()
        text = url.toString()
        if text == links.NEXT:
            self.next_requested.emit()
        elif text == links.BROWSER:
            self._open_article()
        elif self._is_own(text):
            pass
        elif self._is_inside(url):
            self.page.finish()
            is_found = self.page.view.show_fragment(url.fragment(QUrl.ComponentFormattingOption.FullyDecoded))
            if not is_found and links.openable(url):
                self._open_page(links.openable(url))
        elif links.openable(url):
            self._open_page(links.openable(url))
        else:
            self._show_target(self.tr("Link not opened: it is neither a web page nor an email address."))

    @Slot(QUrl)
    def _open_aside(self, url: QUrl) -> None:
        """Open a page in the browser; ignores the pane's own links and fragments of this article."""
        if self.page.stream is not None:
            self.page.stream.come_to_pressed()
        if url.toString() == links.BROWSER:
            self._open_article()
        elif links.openable(url):
            self._open_page(links.openable(url))

    def _is_own(self, text: str) -> bool:
        """Handle the pane's own links with a parameter, which feeds cannot write."""
        kind, _, rest = text.partition(":")
        match kind + ":":
            case links.FOLD:
                self.page.toggle_fold(int(rest))
            case links.TAG:
                self.tag_opened.emit(unquote(rest))
            case links.ENTRY:
                self._followed = EntryId(int(rest))
                self.entry_opened.emit(self._followed)
            case links.CHAPTER:
                self.chapter_wanted.emit(int(rest))
            case links.COPY if self._article is not None:
                self.address_copied.emit(links.without_user(self._article.enclosures[int(rest)].url))
            case _:
                return self.page.stream is not None and self.page.stream.press(kind + ":")
        return True

    def _is_inside(self, url: QUrl) -> bool:
        """Return True if a link leads into this article: a mere fragment, or the article's own address with one."""
        if not url.hasFragment():
            return False
        page = url.toString().partition("#")[0]
        return not page or (self._article is not None and page == QUrl(self._article.link).toString().partition("#")[0])

    @Slot()
    def _open_article(self) -> None:
        address = links.openable(QUrl(self._article.link)) if self._article else ""
        if address:
            self._open_page(address)
        elif self._article:
            self._show_target(self.tr("This article has no web address to open."))

    def _open_page(self, address: str) -> None:
        """Open a page in the browser; the feed's site does not count as a link of the article."""
        self._open_url(address)
        article = self._article
        if article is not None and address != links.openable(QUrl(article.feed_site_url)):
            self.link_opened.emit(article.entry_id, article.feed_id, address, self._depth(article, address))

    def _depth(self, article: Article, address: str) -> int:
        if address.partition("#")[0] == links.openable(QUrl(article.link)).partition("#")[0]:
            return OWN_PAGE
        return FROM_ANOTHER if article.entry_id == self._followed and self.choice.is_full else INSIDE

    def _described(self, url: QUrl) -> str:
        document = self.page.view.document()
        misleading = document.misleading if isinstance(document, ArticleDocument) else {}
        return links.described(url, misleading.get(links.openable(url), ""))

    def _show_target(self, text: str) -> None:
        """Show a link target over the bottom of the page without taking room from the text."""
        self._target = text
        self._status.setVisible(bool(text))
        self._place_target()

    def _place_target(self) -> None:
        room = max(self.width() - 2 * _STATUS_PADDING_PX, 1)
        self._status.setText(elided(self._status.fontMetrics(), self._target, room))
        self._status.setMaximumWidth(self.width())
        self._status.adjustSize()
        self._status.move(0, self.height() - self._status.height())
        self._status.raise_()

    def _show_state(self) -> None:
        article = self._article
        self.article_changed.emit()
        self.header.show_state(
            has_article=article is not None,
            has_link=bool(article and links.openable(QUrl(article.link))),
            is_starred=bool(article and Mark.STARRED in article.marks),
            is_read=bool(article and article.is_read),
            is_full=self.choice.is_full,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the status line at the top of the page, the link target at its bottom, and an open card below its button."""
        super().resizeEvent(event)
        self._place_line()
        self._place_target()
        self.popover.follow()

    @Slot()
    def _place_line(self) -> None:
        view = self.page.view
        self._line.place(
            QRect(0, 0 if self.header.isHidden() else HEADER_PX, self.width() - _SCROLL_BAR_PX, LINE_PX), view.viewport().x()
        )

    @Slot()
    def _apply_theme(self) -> None:
        self.header.apply_theme()
