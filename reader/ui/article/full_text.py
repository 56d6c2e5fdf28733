"""Choice between the feed's text and the full text, and the status of loading it. GUI thread only."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.domain.commands import Command, FetchFullText
from reader.domain.entry import Article
from reader.domain.errors import Problem
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import IconButton, PlainLabel

_tr = Translator("ArticlePane")

LINE_PX = 26


class QuietLine(QWidget):
    """Status line over the top of the page, in the free space above the byline; it moves no text."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.label = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="meta")
        self._close = IconButton(theme, "close", self.tr("Dismiss"), self)
        self._close.clicked.connect(self.hide)
        self._row = boxes.row((self.label, 1), self._close, on=self)
        theme.changed.connect(self.update)
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

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Fill the background, so that scrolled text does not show through."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_page"))
        painter.end()


class TextChoice:
    """Text the user wants of the open article. `say` shows a status; the caller shows the article that `shown` returns."""

    def __init__(self, submit: Callable[[Command], None], say: Callable[[str], None]) -> None:
        self._submit = submit
        self._say = say
        self._article: Article | None = None
        self._is_waiting = False
        self.wants_full = False

    @property
    def is_full(self) -> bool:
        return self.wants_full and self._full_html() != ""

    def open_article(self, article: Article | None) -> None:
        """Open another article with the text its feed is set to."""
        self._article = article
        self._is_waiting = False
        self.wants_full = article is not None and article.shows_full_text
        unreadable = _tr("What is stored of this article's text is damaged or too large, and is not shown.")
        self._say(unreadable if article is not None and article.is_unreadable else "")
        if article is not None and self.wants_full and article.full_text is None:
            self._fetch(article)

    def set_article(self, article: Article) -> None:
        self._article = article
        if self._full_html():
            self._is_waiting = False
            self._say("")

    def toggle(self) -> None:
        """Switch between the texts; fetch the full text if it is missing, or retry after a failure."""
        article = self._article
        if article is None:
            return
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
            self._say(fill(message, why=sentence(problem)))

    def shown(self) -> Article | None:
        if self._article is None or not self.is_full:
            return self._article
        return replace(self._article, html=self._full_html())

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
