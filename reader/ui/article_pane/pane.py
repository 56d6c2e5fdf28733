"""The article pane: head with buttons, the page, a quiet line for link targets. GUI thread only."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, Qt, QUrl, Signal, SignalInstance, Slot
from PySide6.QtGui import QKeySequence, QPalette, QShortcut
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget

from reader.domain.commands import Command, SetPreference
from reader.domain.entry import Article
from reader.domain.events import Event, PictureFailed, PictureReady, PreferenceChanged, StatusesChanged
from reader.domain.preferences import PREFERENCES, Value
from reader.ui import fonts
from reader.ui.article_pane import links
from reader.ui.article_pane.article_head import ArticleHead
from reader.ui.article_pane.page import ArticlePage
from reader.ui.theme import Theme

TEXT_SIZE = "reading.text_size"
SERIF = "reading.serif"
PICTURES = "reading.pictures"


class ArticlePane(QWidget):
    """Shows one article at a time. The list keeps the keyboard; whoever owns Space calls `scroll_page`."""

    star_toggled = Signal(int)
    read_toggled = Signal(int)
    next_requested = Signal()

    def __init__(
        self, theme: Theme, submit: Callable[[Command], None], open_url: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._submit = submit
        self._open_url = open_url
        self._theme = theme
        self._article: Article | None = None
        self.setAccessibleName(self.tr("Article"))
        self.page = ArticlePage(theme, submit, self)
        self.head = ArticleHead(theme, self)
        self._hint = QLabel(self)
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setWordWrap(True)
        self._hint.setProperty("kind", "meta")
        self._status = QLabel(self)
        self._status.setTextFormat(Qt.TextFormat.PlainText)
        self._status.setObjectName("linkTarget")
        self._status.hide()
        self._arrange()
        self._connect()
        self._apply_theme()
        self.show_selection_hint("")
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.stop)

    def show_article(self, article: Article | None) -> None:
        """Show an article from its start, or nothing."""
        self._article = article
        self._show_target("")
        if article is None:
            self.page.clear()
            self._stack.setCurrentWidget(self._hint)
        else:
            self._stack.setCurrentWidget(self.page.view)
            self.page.show_article(article)
        self._show_state()

    def show_selection_hint(self, text: str) -> None:
        """Say in the empty pane what to do."""
        self._hint.setText(text)
        if self._article is None:
            self._stack.setCurrentWidget(self._hint)

    def scroll_page(self) -> bool:
        """Scroll on by a page; False when the end of the article was already in sight."""
        if self._article is None:
            return False
        if self.page.view.page_down():
            return True
        if self.page.is_finished:
            return False
        self.page.finish()
        return self.page.view.page_down()

    def scroll_page_back(self) -> bool:
        """Scroll back by a page; False at the start."""
        return self._article is not None and self.page.view.page_up()

    def change_text_size(self, step: int) -> None:
        """Make the text larger (+1), smaller (-1) or of the standard size (0), and remember it."""
        preference = PREFERENCES[TEXT_SIZE]
        wanted = preference.check(self.page.text_size + step if step else preference.default)
        if wanted != self.page.text_size:
            self._submit(SetPreference(TEXT_SIZE, wanted))
            self.apply_preference(TEXT_SIZE, wanted)

    def apply_preference(self, key: str, value: Value) -> None:
        """Take the value of a preference; those that are not about reading are passed over."""
        if key == TEXT_SIZE and isinstance(value, int) and value != self.page.text_size:
            self.page.text_size = value
            self.page.show_again()
        elif key == SERIF and bool(value) != self.page.serif:
            self.page.serif = bool(value)
            self.head.set_serif(serif=self.page.serif)
            self.page.show_again()
        elif key == PICTURES and (value == "always") != self.page.shelf.may_load:
            self.page.shelf.may_load = value == "always"
            self.page.show_again()

    def handle_event(self, event: Event) -> None:
        """Take what the engine tells; events about other things are passed over."""
        match event:
            case PictureReady():
                self.page.shelf.take_ready(event.url, event.path)
            case PictureFailed():
                self.page.shelf.take_failed(event.url)
            case PreferenceChanged():
                self.apply_preference(event.key, event.value)
            case StatusesChanged() if self._article and self._article.entry_id in event.entry_ids:
                self._take_statuses(self._article, event)
            case _:
                pass

    @Slot()
    def stop(self) -> None:
        """Wait for the workers; call before the program ends."""
        self.page.stop()

    def _take_statuses(self, article: Article, event: StatusesChanged) -> None:
        self._article = replace(
            article,
            is_read=article.is_read if event.is_read is None else event.is_read,
            is_starred=article.is_starred if event.is_starred is None else event.is_starred,
        )
        self._show_state()

    def _arrange(self) -> None:
        self._stack = QStackedLayout()
        self._stack.addWidget(self._hint)
        self._stack.addWidget(self.page.view)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._stack, 1)

    def _connect(self) -> None:
        view = self.page.view
        view.anchorClicked.connect(self._open)
        view.highlighted.connect(lambda url: self._show_target(links.described(QUrl(url))))
        view.text_size_asked.connect(self.change_text_size)
        self.head.text_size_asked.connect(self.change_text_size)
        self.head.serif_asked.connect(self._ask_serif)
        self.head.star_clicked.connect(lambda: self._emit(self.star_toggled))
        self.head.read_clicked.connect(lambda: self._emit(self.read_toggled))
        self.head.browser_clicked.connect(self._open_article)
        self._theme.changed.connect(self._apply_theme)
        for keys, step in (("Ctrl++", 1), ("Ctrl+=", 1), ("Ctrl+-", -1), ("Ctrl+0", 0)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(lambda step=step: self.change_text_size(step))

    def _emit(self, signal: SignalInstance) -> None:
        if self._article is not None:
            signal.emit(self._article.entry_id)

    @Slot(bool)
    def _ask_serif(self, serif: bool) -> None:  # noqa: FBT001 -- Qt calls it
        if serif != self.page.serif:
            self._submit(SetPreference(SERIF, serif))
            self.apply_preference(SERIF, serif)

    @Slot(QUrl)
    def _open(self, url: QUrl) -> None:
        """The one gate for every click: our own two actions, a place in this article, else the browser if it may."""
        text = url.toString()
        if text == links.NEXT:
            self.next_requested.emit()
        elif text == links.BROWSER:
            self._open_article()
        elif self._is_inside(url):
            self.page.finish()
            is_found = self.page.view.show_fragment(url.fragment(QUrl.ComponentFormattingOption.FullyDecoded))
            if not is_found and links.openable(url):
                self._open_url(links.openable(url))
        elif links.openable(url):
            self._open_url(links.openable(url))
        else:
            self._show_target(self.tr("This link is not opened: it leads to neither a web page nor an address for mail."))

    def _is_inside(self, url: QUrl) -> bool:
        """Whether a link leads to a place in this article: a mere fragment, or the article's own address with one."""
        if not url.hasFragment():
            return False
        page = url.toString().partition("#")[0]
        return not page or (self._article is not None and page == QUrl(self._article.link).toString().partition("#")[0])

    @Slot()
    def _open_article(self) -> None:
        address = links.openable(QUrl(self._article.link)) if self._article else ""
        if address:
            self._open_url(address)
        elif self._article:
            self._show_target(self.tr("This article has no web address that may be opened."))

    def _show_target(self, text: str) -> None:
        """One line over the foot of the page; it takes no room from the text."""
        self._status.setText(text)
        self._status.setVisible(bool(text))
        self._status.adjustSize()
        self._status.setMaximumWidth(self.width())
        self._status.move(0, self.height() - self._status.height())
        self._status.raise_()

    def _show_state(self) -> None:
        article = self._article
        self.head.show_state(
            has_article=article is not None,
            has_link=bool(article and links.openable(QUrl(article.link))),
            is_starred=bool(article and article.is_starred),
            is_read=bool(article and article.is_read),
        )

    @Slot()
    def _apply_theme(self) -> None:
        tokens = self._theme.tokens
        self.page.view.apply_theme()
        self.head.apply_theme()
        self._hint.setFont(fonts.ui_font(fonts.ROW_PX))
        self._status.setFont(fonts.ui_font(fonts.SMALL_PX))
        self._status.setStyleSheet(
            f"#linkTarget {{ background: {tokens.bg_raised}; color: {tokens.text_2}; padding: 4px 10px;"
            f" border-top: 1px solid {tokens.line}; border-right: 1px solid {tokens.line}; border-top-right-radius: 6px; }}"
        )
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, self._theme.color("bg_page"))
        self.setPalette(palette)
        self.setAutoFillBackground(True)
        self.page.show_again()
