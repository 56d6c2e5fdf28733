"""What leaves the program by the user's hand: link, Markdown, citation, a mail. GUI thread only."""

from urllib.parse import quote

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QGuiApplication

from reader.domain.entry import Article
from reader.formats.article_markdown import article_markdown
from reader.ui.article_pane import links
from reader.ui.article_pane.front_matter import date_words


def link_of(article: Article) -> str:
    """The article's address, empty where it has none that may be opened."""
    return links.openable(QUrl(article.link))


def citation(article: Article) -> str:
    """Author, title, where and when it was published, and its address, on one line."""
    title = _line(article.title)
    quoted = QCoreApplication.translate("Sharing", "\u201c{title}.\u201d").replace("{title}", title) if title else ""
    feed, date = _line(article.feed_title), date_words(article).partition(",")[0]
    author = _line(article.author)
    parts = [f"{author}." if author else "", quoted, f"{feed}, {date}." if feed else f"{date}.", link_of(article)]
    return " ".join(part for part in parts if part)


def mail_address(article: Article) -> str:
    """A mailto address that holds title and link; to whom is for the mail program to ask."""
    return f"mailto:?subject={quote(_line(article.title))}&body={quote(citation(article))}"


def copy_link(article: Article) -> bool:
    """Put the address on the clipboard; False where there is none."""
    return _copied(link_of(article))


def copy_citation(article: Article) -> bool:
    """Put the citation on the clipboard."""
    return _copied(citation(article))


def copy_markdown(article: Article) -> bool:
    """Put the article on the clipboard as Markdown."""
    return _copied(article_markdown(_line(article.title), link_of(article), article.html))


def copy_text(text: str) -> bool:
    """Put a text on the clipboard; False where it is empty."""
    return _copied(text)


def _copied(text: str) -> bool:
    if text:
        QGuiApplication.clipboard().setText(text)
    return bool(text)


def _line(text: str) -> str:
    return " ".join(text.split())
