"""Parses a web page into a clean tree and selects elements by CSS. Pure; runs in the parser process, because page and selectors
are untrusted.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, cast

from cssselect import SelectorError
from lxml import etree
from lxml.cssselect import CSSSelector

from reader.domain.details import Detail, DetailKind
from reader.domain.errors import ProblemKind, ReaderError
from reader.formats.discovery import decoded_page, read_page
from reader.formats.text import literal_line
from reader.formats.urls import safe_link, without_credentials

LEAST_TEXT = 200
"""Minimum letters of a page that works without scripts."""
_NEVER_SHOWN = (
    "script", "style", "noscript", "template", "svg", "canvas", "iframe", "object", "embed", "select", "textarea", "dialog",
)  # fmt: skip
_SAMPLE_PARTS = 60


class PageTree:
    """Clean page tree: `body` lacks invisible elements; links are relative to `base`."""

    def __init__(self, document: bytes, *, url: str, content_type: str) -> None:
        """Parse a page. Raises ReaderError if it is none, or one that only its scripts fill."""
        text = decoded_page(document, content_type)
        page = read_page(text)
        body = page.find("body") if page is not None else None
        if page is None or body is None or "<" not in text[:4096]:
            raise ReaderError(ProblemKind.NOT_A_PAGE, Detail(DetailKind.NO_HTML))
        self.url = url
        self.title = literal_line("".join(islice((page.findtext("head/title") or ""), 300)))
        stated = next((each.get("href", "") for each in page.iter("base")), "")
        self.base = safe_link(stated, url) or url
        has_script = next(body.iter("script"), None) is not None or page.find("head/script") is not None
        _drop(body)
        self.body = body
        if has_script and len(sample(body, LEAST_TEXT)) < LEAST_TEXT and next(self.links(), None) is None:
            raise ReaderError(ProblemKind.SCRIPT_PAGE, without_credentials(url))

    def links(self) -> Iterator[etree._Element]:
        """Yield links with text and a valid target."""
        return (each for each in self.body.iter("a") if self.link_of(each) and sample(each, 1))

    def link_of(self, element: etree._Element) -> str:
        """Return the target of a link, http and https only."""
        stated = element.get("href") or ""
        return "" if stated.lstrip().startswith("#") else safe_link(stated, self.base)


def select(element: etree._Element, selector: str) -> list[etree._Element]:
    """Return the elements matching a selector at or inside an element; ReaderError BAD_SELECTOR if it is invalid."""
    try:
        found = cast("list[Any]", CSSSelector(selector, translator="html")(element))
    except (SelectorError, etree.LxmlError, ValueError, AttributeError):
        raise ReaderError(ProblemKind.BAD_SELECTOR, selector) from None
    return found


def sample(element: etree._Element, characters: int) -> str:
    """Return the beginning of an element's text on one line, without reading all of a long one."""
    words: list[str] = []
    length = 0
    for part in islice(cast("Iterator[str]", element.itertext()), _SAMPLE_PARTS):
        word = " ".join(part[: 4 * characters + 40].split())
        if word:
            words.append(word)
            length += len(word)
        if length >= characters:
            break
    return literal_line(" ".join(words))[:characters]


def _drop(body: etree._Element) -> None:
    for element in list(body.iter(*_NEVER_SHOWN)):
        parent = element.getparent()
        if parent is None:
            continue
        tail = element.tail or ""
        before = element.getprevious()
        if tail and before is not None:
            before.tail = (before.tail or "") + tail
        elif tail:
            parent.text = (parent.text or "") + tail
        parent.remove(element)
