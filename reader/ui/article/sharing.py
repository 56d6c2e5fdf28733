"""What leaves the program by the user's hand: link, Markdown, citation, a mail, a service's address. GUI thread only."""

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
    """What is given to others: an address, its title, and words."""

    link: str
    title: str
    text: str = ""


def link_of(article: Article) -> str:
    """The article's address, empty where it has none that may be opened."""
    return links.openable(QUrl(article.link))


def citation(article: Article) -> str:
    """Author, title, where and when it was published, and its address, on one line."""
    title = _line(article.title)
    quoted = fill(_tr("\u201c{title}.\u201d"), title=title) if title else ""
    feed, date = _line(article.feed_title), date_text(article).partition(",")[0]
    author = _line(article.author)
    parts = [f"{author}." if author else "", quoted, f"{feed}, {date}." if feed else f"{date}.", link_of(article)]
    return " ".join(part for part in parts if part)


def mail_address(article: Article) -> str:
    """A mailto address that holds title and link; to whom is for the mail program to ask."""
    return f"mailto:?subject={quote(_line(article.title))}&body={quote(citation(article))}"


def shared_article(article: Article, selected: str) -> Shared:
    """An article as it is given to a service: with the words that are selected, else its beginning."""
    return Shared(link_of(article), article.title, selected or plain_text(article.html[:_ENOUGH_HTML]))


def shared_address(service: ShareService, shared: Shared) -> str:
    """Where a service takes this; empty where it needs an address and there is none."""
    if service.needs_link and not shared.link:
        return ""
    text = snippet(shared.text, LONGEST_TEXT)
    return links.openable(QUrl(service.address(url=shared.link, title=_line(shared.title), text=text)))


def shared_mail(shared: Shared) -> str:
    """A mailto address that holds the words and the address below them."""
    body = "\n\n".join(filter(None, (shared.text[:LONGEST_TEXT], shared.link)))
    return f"mailto:?subject={quote(_line(shared.title))}&body={quote(body)}"


def quotation(text: str, article: Article) -> str:
    """Words of an article, and where they are from."""
    return f"\u201c{text.strip()}\u201d\n\n{citation(article)}"


def copy_title_link(article: Article) -> bool:
    """Put title and address on the clipboard, a line for each; False where there is no address."""
    return _copied("\n".join(filter(None, (_line(article.title), link_of(article)))) if link_of(article) else "")


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
