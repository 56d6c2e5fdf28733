"""Which text of an article is shown, the feed's or the page's own, and the line about fetching it. GUI thread only."""

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
    """One line over the top of the page, in the room that is free above the byline; it moves no text."""

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
        """Say something, or nothing any more."""
        self.label.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.raise_()

    def place(self, area: QRect, text_left: int) -> None:
        """Lie over an area, the words above those of the article."""
        self._row.setContentsMargins(side_margins(text_left, 0, 12, 0))
        self.setGeometry(area)

    def text(self) -> str:
        """What is said at the moment."""
        return "" if self.isHidden() else self.label.text()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The page's ground, so that text that was scrolled below it cannot be seen through."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.color("bg_page"))
        painter.end()


class TextChoice:
    """What the reader wants to see of the open article. `say` shows a line; the caller shows what `shown` returns."""

    def __init__(self, submit: Callable[[Command], None], say: Callable[[str], None]) -> None:
        self._submit = submit
        self._say = say
        self._article: Article | None = None
        self._is_waiting = False
        self.wants_full = False

    @property
    def is_full(self) -> bool:
        """Whether the full text is what is shown."""
        return self.wants_full and self._full_html() != ""

    def open_article(self, article: Article | None) -> None:
        """Another article is opened, with the text its feed is set to."""
        self._article = article
        self._is_waiting = False
        self.wants_full = article is not None and article.shows_full_text
        unreadable = _tr("What is stored of this article's text is damaged or too large, and is not shown.")
        self._say(unreadable if article is not None and article.is_unreadable else "")
        if article is not None and self.wants_full and article.full_text is None:
            self._fetch(article)

    def set_article(self, article: Article) -> None:
        """The article was loaded again."""
        self._article = article
        if self._full_html():
            self._is_waiting = False
            self._say("")

    def toggle(self) -> None:
        """Change between the two texts; fetch the full one if it was never there, or try again if it failed."""
        article = self._article
        if article is None:
            return
        self.wants_full = not self.wants_full
        if not self.wants_full:
            self._say("")
        elif not self._full_html():
            self._fetch(article)

    def failed(self, problem: Problem) -> None:
        """It could not be had: say why, keep the feed's text."""
        if not self._is_waiting:
            return
        self._is_waiting = False
        if self.wants_full:
            self.wants_full = False
            message = _tr("Full text unavailable: {why} Showing the text from the feed.")
            self._say(fill(message, why=sentence(problem)))

    def shown(self) -> Article | None:
        """The article with the text to be shown."""
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
    """Whether anything of an article that is written on the page is different; marks are in the head only."""
    same = {"is_read": False, "marks": frozenset(), "full_text": None, "listening": (), "downloads": ()}
    return replace(before, **same) != replace(after, **same)  # type: ignore[arg-type]
