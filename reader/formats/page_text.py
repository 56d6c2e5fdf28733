"""Extracts the article of a web page, for feeds with summaries only. Pure; runs in the parser process, because the page is
untrusted.

readability finds the article; pictures, headings and footnotes it would lose are simplified first.
"""

import logging
import re

from lxml import etree, html
from readability import Document

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.parsing import PageText
from reader.formats.discovery import decoded_page
from reader.formats.page_pictures import settle_pictures
from reader.formats.sanitizer import sanitize
from reader.formats.text import plain_text

TEXT_LIMIT = 3_000_000
TAG_LIMIT = 100_000
"""Maximum tags of a page, as the library's cost grows faster than its size; real pages stay below a third of this."""
SHORTEST_ARTICLE = 140
SHORTEST_BESIDE_PASSWORD = 1_000
"""Non-blank characters; a page that asks for a password shows a few lines of its article at most."""

WORDY = 0.1
"""Maximum share of links in a list's text for it not to be navigation."""

_NEVER_TEXT = ("script", "style", "svg", "template", "canvas", "object", "embed", "dialog", "nav", "select", "button", "input")
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_MARKUP_START = re.compile(r"\s*(?:<!doctype html|<\?xml|<!--|<[a-z])", re.IGNORECASE)
_HTML_TYPES = ("text/html", "application/xhtml+xml")
_FOOTNOTES = re.compile(r"foot-?note|endnote|\bfn\b", re.IGNORECASE)

# the caller reports what the library cannot read: silence its log
logging.getLogger("readability").setLevel(logging.CRITICAL)


class _Article(Document):  # type: ignore[misc] # the library has no types
    """The library's document, but keeping footnotes and leaving attributes to our sanitiser."""

    def class_weight(self, element: html.HtmlElement) -> float:
        """Score an element by its names; higher is more likely article."""
        return 25 if _is_footnotes(element) else float(super().class_weight(element))

    def get_preserved_elements(self, node: html.HtmlElement) -> dict[html.HtmlElement, bool]:
        """Return elements that are no navigation, including lists and tables of words, however short."""
        wordy = {each: True for each in node.iter("ul", "table") if self.get_link_density(each) < WORDY}
        return dict(super().get_preserved_elements(node)) | wordy

    def get_clean_html(self) -> str:
        """Return the article as text; the library's own clean-up is quadratic for some pages."""
        return etree.tostring(self._html(), encoding="unicode", method="html")


def extract_text(body: bytes, *, url: str, content_type: str) -> PageText:
    """Return the sanitised article; `url` is the page's after redirects. ReaderError if it is no page or has no article."""
    page = _read(body, content_type)
    has_password = page.find(".//input[@type='password']") is not None
    _make_plain(page)
    article = _without_title(sanitize(_found(page), url), url)
    characters = len("".join(plain_text(article).split()))
    if has_password and characters < SHORTEST_BESIDE_PASSWORD:
        raise ReaderError(ProblemKind.SIGN_IN_PAGE)
    if characters < SHORTEST_ARTICLE:
        raise ReaderError(ProblemKind.NO_ARTICLE)
    return PageText(article, characters)


def _read(body: bytes, content_type: str) -> html.HtmlElement:
    kind = content_type.partition(";")[0].strip().lower()
    text = decoded_page(body, content_type)
    if (kind and kind not in _HTML_TYPES) or not _MARKUP_START.match(text):
        raise ReaderError(ProblemKind.NOT_A_PAGE, kind or Detail(DetailKind.NO_HTML))
    if len(text) > TEXT_LIMIT or text.count("<") > TAG_LIMIT:
        raise ReaderError(ProblemKind.PARSE_LIMIT)
    parser = html.HTMLParser(encoding="utf-8", no_network=True, remove_comments=True, remove_pis=True)
    try:
        return html.document_fromstring(text.encode(), parser=parser)
    except (etree.LxmlError, ValueError):
        raise ReaderError(ProblemKind.NOT_A_PAGE, Detail(DetailKind.NO_HTML)) from None


def _make_plain(page: html.HtmlElement) -> None:
    settle_pictures(page)
    for element in list(page.iter(*_NEVER_TEXT)):
        if element.getparent() is not None:
            element.drop_tree()
    for heading in page.iter(*_HEADINGS):
        _unlink(heading)
    for element in page.iter("div", "section", "ol", "ul", "aside", "footer", "li"):
        if _is_footnotes(element):
            # a word that protects it from removal with headers and footers
            element.set("class", f"{element.get('class', '')} content")


def _unlink(heading: html.HtmlElement) -> None:
    """Remove links from headings to themselves, which would be taken for navigation."""
    for link in heading.findall(".//a"):
        if link.get("href", "#").startswith("#"):
            if len((link.text_content() or "").strip()) > 1:
                link.drop_tag()
            else:
                link.drop_tree()


def _is_footnotes(element: html.HtmlElement) -> bool:
    return bool(_FOOTNOTES.search(f"{element.get('class', '')} {element.get('id', '')} {element.get('role', '')}"))


def _found(page: html.HtmlElement) -> str:
    text = etree.tostring(page, encoding="unicode", method="html")
    try:
        return str(_Article(text).summary(html_partial=True, keep_all_images=True))
    except (etree.LxmlError, ValueError, AttributeError, TypeError, KeyError, AssertionError):
        raise ReaderError(ProblemKind.NO_ARTICLE) from None


def _without_title(article: str, url: str) -> str:
    """Remove the title, which is already shown above the article."""
    start = article.find("<h1")
    end = article.find("</h1>")
    if start < 0 or end < start or plain_text(article[:start]).strip():
        return article
    return sanitize(article[:start] + article[end + len("</h1>") :], url)
