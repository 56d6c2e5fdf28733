"""Article pane: header with buttons, page, full text, find bar, status line for link targets. GUI thread only."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from urllib.parse import unquote

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt, QUrl, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPainter, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QSizePolicy, QSpacerItem, QStackedLayout, QStyle, QToolButton, QWidget

from reader.domain.commands import Command, FetchFullText, SetPreference
from reader.domain.entry import FROM_ANOTHER, INSIDE, OWN_PAGE, SHOWN_IN_FULL, Article, Mark, Version, with_mark
from reader.domain.errors import Problem
from reader.domain.events import (
    EntriesChanged,
    Event,
    FullTextFailed,
    FullTextReady,
    PictureFailed,
    PictureReady,
    StatusesChanged,
    StoriesChanged,
    TagsChanged,
)
from reader.domain.ids import EntryId
from reader.domain.preferences import Preference, Preferences, Value
from reader.ui.article.backdrop import all_hits, changed_places, find_pattern, search_pattern
from reader.ui.article.page import ArticlePage, PaperArticle, PrintJob
from reader.ui.article.text_popover import THEME, TextPopover
from reader.ui.article.view import ArticleDocument
from reader.ui.data import links
from reader.ui.data.preferences import LivePreferences
from reader.ui.kit import boxes, fonts
from reader.ui.kit.actions import shown_keys
from reader.ui.kit.boxes import Gap, Stretch
from reader.ui.kit.fields import LineEdit, Menu
from reader.ui.kit.labels import IconButton, PlainLabel, Surface
from reader.ui.kit.painting import Painted, elided
from reader.ui.kit.scroll_bar import BAR_WIDTH_PX
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import number_text, side_margins
from reader.ui.text.problems import sentence
from reader.ui.text.translate import Translator, fill, set_tip

HEADER_PX = 52
ICON_PX = 18
BUTTON_PX = 30


_HEADER_SIDE_PX = 12


class ArticleHeader(Painted, QWidget):
    """Buttons for full text, text size, star, read state, share and browser; the owner of the actions fills the share menu."""

    reader_clicked = Signal()
    text_clicked = Signal()
    star_clicked = Signal()
    read_clicked = Signal()
    browser_clicked = Signal()
    services_wanted = Signal()
    """Requests the settings of share services."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_starred = False
        self._is_read = False
        self.setFixedHeight(HEADER_PX)
        self.reader = self._button(self.tr("Full text"), "reader_view")
        self.reader.setCheckable(True)
        self.text_size = self._button(self.tr("Text"))
        self.star = self._button(self.tr("Star"), "toggle_star")
        self.read = self._button(self.tr("Mark as read"), "toggle_read")
        self.share = self._button(self.tr("Share"), "share_article")
        self.browser = self._button(self.tr("Open in browser"), "open_in_browser")
        self.share_menu = Menu(self)
        self.share.setMenu(self.share_menu)
        self.share.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for button, signal in (
            (self.reader, self.reader_clicked),
            (self.text_size, self.text_clicked),
            (self.star, self.star_clicked),
            (self.read, self.read_clicked),
            (self.browser, self.browser_clicked),
        ):
            button.clicked.connect(lambda _checked=False, signal=signal: signal.emit())
        self.standing = PlainLabel(font=fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD, tabular=True), kind="second")
        self._lead = QSpacerItem(0, 0)
        self._text_start = 0
        self._first: QWidget | None = None
        side = _HEADER_SIDE_PX
        self._row = boxes.row(self.standing, Stretch(1), *self._buttons(), spacing=2, margins=(side, 0, side, 1), on=self)
        self._row.insertSpacerItem(0, self._lead)
        self.show_state(has_article=False, has_link=False, is_starred=False, is_read=False)

    def add_first(self, button: QWidget) -> None:
        """Add a button at the leading edge."""
        self._first = button
        self._row.insertWidget(0, button)

    def align(self, text_start: int) -> None:
        """Put the article's place among others above the beginning of its lines, if the first button leaves room."""
        self._text_start = text_start
        is_first = self._first is not None and not self._first.isHidden()
        taken = _HEADER_SIDE_PX + (BUTTON_PX + self._row.spacing() if is_first else 0)
        lead = max(text_start - taken, 0)
        if lead != self._lead.sizeHint().width():
            # it can shrink, or the pane would keep this width when the window becomes narrower
            self._lead.changeSize(lead, 0, QSizePolicy.Policy.Maximum)
            self._row.invalidate()

    def event(self, event: QEvent) -> bool:
        """Align again when the button at the leading edge comes or goes."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.align(self._text_start)
        return super().event(event)

    def fill_share(self, groups: Iterable[Iterable[QAction]]) -> None:
        self.share_menu.clear()
        for group in groups:
            if not self.share_menu.isEmpty():
                self.share_menu.addSeparator()
            self.share_menu.addActions(list(group))

    def show_state(self, *, has_article: bool, has_link: bool, is_starred: bool, is_read: bool, is_full: bool = False) -> None:
        self._is_starred, self._is_read = is_starred, is_read
        for button in self._buttons():
            button.setVisible(has_article)
        self.browser.setVisible(has_article and has_link)
        self.reader.setVisible(has_article and has_link)
        self.reader.setChecked(is_full)
        _name(self.reader, self.tr("Show feed text") if is_full else self.tr("Show full text"))
        _name(self.star, self.tr("Remove star") if is_starred else self.tr("Star"))
        _name(self.read, self.tr("Mark as unread") if is_read else self.tr("Mark as read"))
        self.apply_theme()

    def apply_theme(self) -> None:
        icons, quiet = self._theme.icons, self._theme.color("text_2")
        book = self._theme.color("text") if self.reader.isChecked() else quiet
        self.reader.setIcon(icons.icon("book", book, ICON_PX))
        self.text_size.setIcon(icons.icon("type", quiet, ICON_PX))
        star = ("star_filled", self._theme.color("star")) if self._is_starred else ("star", quiet)
        self.star.setIcon(icons.icon(*star, ICON_PX))
        self.read.setIcon(icons.icon("read", self._theme.color("accent_text") if self._is_read else quiet, ICON_PX))
        self.share.setIcon(icons.icon("share", quiet, ICON_PX))
        self.browser.setIcon(icons.icon("open", quiet, ICON_PX))
        self.update()

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("bg_page"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._theme.color("line"))

    def _buttons(self) -> tuple[QToolButton, ...]:
        return (self.reader, self.text_size, self.star, self.read, self.share, self.browser)

    def _button(self, name: str, does: str = "") -> QToolButton:
        button = QToolButton(self)
        button.setIconSize(QSize(ICON_PX, ICON_PX))
        button.setFixedSize(BUTTON_PX, BUTTON_PX)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        _name(button, name, does)
        return button


def _name(button: QToolButton, name: str, does: str = "") -> None:
    set_tip(button, name, does)
    button.setAccessibleName(name)


_tr = Translator("ArticlePane")

LINE_PX = 26


class QuietLine(Painted, QWidget):
    """Status line over the top of the page, in the free space above the byline; it moves no text."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self.label = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="meta")
        self._close = IconButton(theme, "close", self.tr("Dismiss"), self)
        self._close.clicked.connect(self.hide)
        self._row = boxes.row((self.label, 1), self._close, on=self)
        self.hide()

    def say(self, text: str) -> None:
        """Show a status, or hide the line if empty."""
        self.label.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.raise_()

    def place(self, area: QRect, text_left: int) -> None:
        """Set the area, with the text aligned with the article's."""
        self._row.setContentsMargins(side_margins(text_left, 0, 12, 0))
        self.setGeometry(area)

    def text(self) -> str:
        return "" if self.isHidden() else self.label.text()

    def paint(self, painter: QPainter) -> None:
        """Fill the background, so that scrolled text does not show through."""
        painter.fillRect(self.rect(), self._theme.color("bg_page"))


class TextChoice:
    """Text the user wants of the open article. `say` shows a status; the caller shows the article that `shown` returns."""

    def __init__(self, submit: Callable[[Command], None], say: Callable[[str], None]) -> None:
        self._submit = submit
        self._say = say
        self._article: Article | None = None
        self._is_waiting = False
        self.wants_full = False
        self.compared: Version | None = None
        """The version with which the feed's text is compared."""

    @property
    def is_full(self) -> bool:
        return self.wants_full and self.compared is None and self._full_html() != ""

    def open_article(self, article: Article | None) -> None:
        self._article = article
        self._is_waiting = False
        self.compared = None
        self.wants_full = article is not None and article.shows_full_text
        unreadable = _tr("What is stored of this article's text is damaged or too large, and is not shown.")
        self._say(unreadable if article is not None and article.is_unreadable else "")
        failure = article.full_text.problem if article is not None and article.full_text is not None else None
        if article is not None and failure is not None and not article.html:
            self.wants_full = False
            self._say(fill(_tr("Full text unavailable: {why}"), why=sentence(failure)))
        if article is not None and self.wants_full and article.full_text is None:
            self._fetch(article)

    def set_article(self, article: Article) -> None:
        """Show another state of the article; a saved page may have got its text."""
        had_text = self._article is not None and self._article.html != ""
        self._article = article
        self.wants_full = self.wants_full and (article.shows_full_text or had_text or not article.html)
        if self._full_html() or (article.html and not had_text):
            self._is_waiting = False
            self._say("")

    def toggle(self) -> None:
        """Switch between the texts; fetch the full text if it is missing, or retry after a failure."""
        article = self._article
        if article is None:
            return
        self.compared = None
        self.wants_full = not self.wants_full
        if not self.wants_full:
            self._say("")
        elif not self._full_html():
            self._fetch(article)

    def failed(self, problem: Problem) -> None:
        if not self._is_waiting:
            return
        self._is_waiting = False
        if self.wants_full:
            self.wants_full = False
            message = _tr("Full text unavailable: {why} Showing the text from the feed.")
            if self._article is not None and not self._article.html:
                message = _tr("Full text unavailable: {why}")
            self._say(fill(message, why=sentence(problem)))

    def shown(self) -> Article | None:
        article = self._article
        if article is not None and self.compared in article.versions:
            return replace(article, before=self.compared)
        return article if article is None or not self.is_full else replace(article, html=self._full_html())

    def _full_html(self) -> str:
        full = self._article.full_text if self._article is not None else None
        return full.html if full is not None and full.problem is None else ""

    def _fetch(self, article: Article) -> None:
        self._say(_tr("Loading full text…"))
        if not self._is_waiting:
            self._is_waiting = True
            self._submit(FetchFullText(article.entry_id))


def differs(before: Article, after: Article) -> bool:
    """Return True if text on the page differs; marks appear only in the header."""
    same = {"is_read": False, "marks": frozenset(), "full_text": None, "listening": (), "downloads": ()}
    return replace(before, **same) != replace(after, **same)  # type: ignore[arg-type]


BAR_PX = 44


class FindBar(Painted, QWidget):
    """Field, count, previous and next; Return finds the next, Shift+Return the previous match, Escape closes. `closed` hands the
    focus back.
    """

    closed = Signal()

    def __init__(self, theme: Theme, page: ArticlePage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme(theme)
        self._page = page
        self._hits: list[tuple[int, int]] = []
        self._at = -1
        self.setFixedHeight(BAR_PX)
        self.field = LineEdit(name=self.tr("Find in article"), hint=self.tr("Find in article"))
        self.field.setFont(fonts.ui_font(fonts.BASE_PX))
        self.field.setMaximumWidth(300)
        self.count = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.back = IconButton(theme, "chevron_up", self.tr("Find previous"))
        self.back.set_name(self.tr("Find previous"), shown_keys("Shift+Return"))
        self.on = IconButton(theme, "chevron_down", self.tr("Find next"))
        self.on.set_name(self.tr("Find next"), shown_keys("Return"))
        self.close_button = IconButton(theme, "close", self.tr("Close"))
        self.close_button.set_name(self.tr("Close"), shown_keys("Esc"))
        boxes.row(
            (self.field, 1),
            Gap(8),
            self.count,
            Stretch(1),
            self.back,
            self.on,
            self.close_button,
            spacing=4,
            margins=(16, 1, 12, 0),
            on=self,
        )
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.back.clicked.connect(lambda: self.step(-1))
        self.on.clicked.connect(lambda: self.step(1))
        self.close_button.clicked.connect(self.close_bar)
        self.hide()

    def open_bar(self) -> None:
        """Show the bar with the selected text as the search."""
        selected = self._page.view.textCursor().selectedText()
        self.show()
        if selected and "\u2029" not in selected:
            self.field.setText(selected)
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search()

    def close_bar(self) -> None:
        """Hide the bar and its highlights; the match found stays selected."""
        if not self.isHidden():
            self.hide()
            self._page.find_marks(None)
            self.closed.emit()

    def search_again(self) -> None:
        if not self.isHidden():
            self._search(is_quiet=True)

    def step(self, step: int) -> None:
        """Go to the next or previous match, wrapping around."""
        if self._hits:
            self._go(self._at + step)

    def _search(self, _text: str = "", *, is_quiet: bool = False) -> None:
        pattern = find_pattern(self.field.text())
        self._page.finish()
        self._page.find_marks(pattern)
        document = self._page.view.document()
        self._hits = all_hits(document, pattern) if pattern is not None else []
        start = self._page.view.textCursor().selectionStart()
        self._at = next((at for at, hit in enumerate(self._hits) if hit[0] >= start), 0)
        if self._hits and not is_quiet:
            self._go(self._at)
        else:
            self._show_count()

    def _go(self, at: int) -> None:
        self._at = at % len(self._hits)
        start, end = self._hits[self._at]
        cursor = QTextCursor(self._page.view.document())
        cursor.setPosition(start)
        cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self._page.view.show_place(cursor)
        self._show_count()

    def _show_count(self) -> None:
        has_hits = bool(self._hits)
        self.back.setEnabled(has_hits)
        self.on.setEnabled(has_hits)
        if has_hits:
            text = fill(self.tr("{at} of {count}"), at=number_text(self._at + 1), count=number_text(len(self._hits)))
        else:
            text = self.tr("Not found") if self.field.text().strip() else ""
        self.count.setText(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        keys = event if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress else None
        if keys is not None and keys.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.step(-1 if keys.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_bar()
        else:
            super().keyPressEvent(event)

    def paint(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self._theme.color("bg_page"))
        painter.fillRect(0, 0, self.width(), 1, self._theme.color("line"))


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
    """Entry, feed, address opened in the browser or as full text here, and its depth in the article."""
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
        # the whole column has the page's colours, also where nothing is open
        self._theme = page_theme = self.page.style.theme
        self.header = ArticleHeader(page_theme, self)
        self.find_bar = FindBar(page_theme, self.page, self)
        self.popover = TextPopover(theme, self)
        self._line = QuietLine(page_theme, self)
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
        self._stack = QStackedLayout()
        self._stack.addWidget(self.hint)
        self._stack.addWidget(self.page.view)
        self._column = boxes.column(self.header, (self._stack, 1), self.find_bar, spacing=0, margins=0, on=self)
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
        before, article = self.choice.is_full, self._article
        self.choice.toggle()
        if article is not None and self.choice.wants_full and not article.shows_full_text:
            self.link_opened.emit(article.entry_id, article.feed_id, article.link, SHOWN_IN_FULL)
        shown = self.choice.shown()
        if shown is not None and self.choice.is_full != before:
            self.page.show_article(shown)
        self._show_state()

    @property
    def shows_changes(self) -> bool:
        stream = self.page.stream
        return self.choice.compared is not None if stream is None else stream.shows_changes

    def show_changes(self, since: int | None) -> None:
        """Show what changed in the feed's text since one of its earlier versions, or the article as it is."""
        if self.page.stream is not None:
            self.page.stream.show_changes(since)
            return
        versions = self._article.versions if self._article is not None else ()
        self.choice.compared = versions[since] if since is not None and since < len(versions) else None
        shown = self.choice.shown()
        if shown is not None:
            self.page.show_article(shown)
        self._show_state()

    def next_change(self) -> None:
        """Select what was changed next, on one page at first in the current article; after the last place the first."""
        self.page.finish()
        view, stream = self.page.view, self.page.stream
        places, chosen = changed_places(view.document()), view.textCursor()
        after = chosen.selectionEnd() if chosen.hasSelection() or stream is None else stream.span_of_current()[0]
        if places:
            start, end = next((each for each in places if each[0] >= after), places[0])
            cursor = QTextCursor(view.document())
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            view.show_place(cursor)

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
        preferences.on_change(Preferences.reading_stories, lambda _: self._reload())

    def _reload(self) -> None:
        if self.page.stream is not None:
            self.page.stream.read_all_again()
        if self._article is not None:
            self.reload_wanted.emit(self._article.entry_id)

    def handle_event(self, event: Event) -> None:
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
            case StoriesChanged(cause=int()) if self._article and self._article.entry_id in event.entry_ids:
                # not for a report that came later: what is being read would move
                self.reload_wanted.emit(self._article.entry_id)
            case StatusesChanged() if self._article and self._article.entry_id in event.entry_ids:
                self._article = replace(
                    self._article,
                    is_read=self._article.is_read if event.is_read is None else event.is_read,
                    marks=with_mark(self._article.marks, event.mark, is_set=event.is_set),
                )
                self.choice.set_article(self._article)
                self._show_state()
            case _:
                pass

    @Slot()
    def stop(self) -> None:
        self.page.stop()

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
            case links.CHANGES:
                self.show_changes(int(rest) if rest else None)
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
        at_start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        self._status.setGeometry(QStyle.alignedRect(self.layoutDirection(), at_start, self._status.size(), self.rect()))
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
        area = view.viewport().geometry()
        start = view.width() - area.left() - view.column if view.isRightToLeft() else area.left()
        self.header.align(start)
        line = QRect(0, 0 if self.header.isHidden() else HEADER_PX, self.width() - BAR_WIDTH_PX, LINE_PX)
        self._line.place(QStyle.visualRect(self.layoutDirection(), self.rect(), line), start)

    @Slot()
    def _apply_theme(self) -> None:
        self.header.apply_theme()
        for label in (self._line.label, self.find_bar.count, self.hint):
            self.page.style.theme.ink(label, "text_3")
        self.update()
