"""Shares articles as link, Markdown, citation, mail or service address. GUI thread only."""

from urllib.parse import quote

from PySide6.QtCore import QUrl
from PySide6.QtGui import QGuiApplication

from reader.domain.entry import Article
from reader.domain.fill import fill
from reader.domain.share_services import ShareService
from reader.domain.value_classes import dataclass
from reader.formats.markdown_file import article_markdown
from reader.formats.text import plain_text, snippet
from reader.ui.article.document.front_matter import date_text
from reader.ui.data import links
from reader.ui.text.translate import Translator

_tr = Translator("Sharing")

LONGEST_TEXT = 500
_ENOUGH_HTML = 20_000


@dataclass(frozen=True, slots=True)
class Shared:
    link: str
    title: str
    text: str = ""


def link_of(article: Article) -> str:
    """Return the article's address; empty if it has none that may be opened."""
    return links.openable(QUrl(article.link))


def citation(article: Article) -> str:
    """Return author, title, place and date of publication and address on one line."""
    title = _line(article.title)
    quoted = fill(_tr("\u201c{title}.\u201d"), title=title) if title else ""
    feed, date = _line(article.feed_title), date_text(article).partition(",")[0]
    author = _line(article.author)
    parts = [f"{author}." if author else "", quoted, f"{feed}, {date}." if feed else f"{date}.", link_of(article)]
    return " ".join(part for part in parts if part)


def mail_address(article: Article) -> str:
    """Return a mailto address with title and link, without a recipient."""
    return f"mailto:?subject={quote(_line(article.title))}&body={quote(citation(article))}"


def shared_article(article: Article, selected: str) -> Shared:
    """Return an article for a service, with the selected text, else its beginning."""
    return Shared(link_of(article), article.title, selected or plain_text(article.html[:_ENOUGH_HTML]))


def shared_address(service: ShareService, shared: Shared) -> str:
    """Return a service's address for shared content; empty if it needs an address and there is none."""
    if service.needs_link and not shared.link:
        return ""
    text = snippet(shared.text, LONGEST_TEXT)
    return links.openable(QUrl(service.address(url=shared.link, title=_line(shared.title), text=text)))


def shared_mail(shared: Shared) -> str:
    """Return a mailto address with the text and the address below it."""
    body = "\n\n".join(filter(None, (shared.text[:LONGEST_TEXT], shared.link)))
    return f"mailto:?subject={quote(_line(shared.title))}&body={quote(body)}"


def quotation(text: str, article: Article) -> str:
    return f"\u201c{text.strip()}\u201d\n\n{citation(article)}"


def copy_title_link(article: Article) -> bool:
    """Copy title and address on separate lines; return False without an address."""
    return _copied("\n".join(filter(None, (_line(article.title), link_of(article)))) if link_of(article) else "")


def copy_link(article: Article) -> bool:
    """Copy the address; return False if there is none."""
    return _copied(link_of(article))


def copy_citation(article: Article) -> bool:
    return _copied(citation(article))


def copy_markdown(article: Article) -> bool:
    """Copy the article as Markdown."""
    return _copied(article_markdown(_line(article.title), link_of(article), article.html))


def copy_text(text: str) -> bool:
    """Copy a text; return False if it is empty."""
    return _copied(text)


def _copied(text: str) -> bool:
    if text:
        QGuiApplication.clipboard().setText(text)
    return bool(text)


def _line(text: str) -> str:
    return " ".join(text.split())
