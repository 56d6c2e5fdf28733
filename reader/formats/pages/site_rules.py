"""Finds the article of a web page by a rule of its site: a CSS selector of the user's, or a file of rules as Full-Text RSS and
wallabag read them. Pure; runs in the parser process.

Of such a file, the lines `body`, `strip`, `strip_id_or_class`, `strip_image_src`, `single_page_link` and `next_page_link` are followed;
those about logins, request headers and replaced markup are not. Many files in an archive become one text, of which only such lines are kept.
"""

import re
import zlib
from collections import defaultdict
from collections.abc import Iterator
from copy import deepcopy
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile

from lxml import etree, html

from reader.domain.addresses import host_of
from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.page_rule import OWN_RULE, TextRule
from reader.domain.retrieval import SiteRules
from reader.formats.pages.followed import select
from reader.formats.urls import safe_link

EXPRESSIONS_LIMIT = 100
"""Maximum XPath expressions of a file; the longest of 1,964 common ones has less than half."""
EXPRESSION_LENGTH_LIMIT = 2_000
_WHOLE, _NEXT = "single_page_link", "next_page_link"
_EXPRESSIONS = {"body", "strip", _WHOLE, _NEXT}
_KINDS = ("body", "strip", "strip_id_or_class", "strip_image_src", _WHOLE, _NEXT)


def select_article(page: html.HtmlElement, rule: TextRule) -> html.HtmlElement | None:
    """Return a copy of a page with only what a rule selects; None if that is nothing, or it cannot be read."""
    page = deepcopy(page)
    if rule.name == OWN_RULE:
        try:
            found = select(page, rule.text)
        except ReaderError:
            return None
    else:
        found = _selected(page, rule.text)
    return _holding(found) if found else None


def further_pages(page: html.HtmlElement, rule: TextRule, url: str) -> tuple[str, str]:
    """Return where a file of rules finds the whole article, and its next page; empty for nowhere. Only pages of the same host count."""
    lines = {} if rule.name == OWN_RULE else _lines(rule.text)
    whole, following = (
        next((link for expression in lines.get(kind, ()) if (link := _link(page, expression, url))), "")
        for kind in (_WHOLE, _NEXT)
    )
    return whole, following


def _link(page: html.HtmlElement, expression: str, url: str) -> str:
    found = _evaluated(page, expression)
    first = found[0] if isinstance(found, list) and found else found
    address = first.get("href") if isinstance(first, html.HtmlElement) else first
    link = safe_link(address.strip(), url).partition("#")[0] if isinstance(address, str) and address.strip() else ""
    return link if link != url.partition("#")[0] and host_of(link) == host_of(url) else ""


def _selected(page: html.HtmlElement, text: str) -> list[html.HtmlElement]:
    """Return what the first `body` with a match selects, without what is stripped."""
    lines = _lines(text)
    names = {each.lower() for each in lines["strip_id_or_class"]}
    unwanted = [each for each in page.iter(etree.Element) if names & _names(each)] if names else []
    unwanted += [each for each in page.iter("img") if any(part in each.get("src", "") for part in lines["strip_image_src"])]
    for expression in lines["strip"]:
        unwanted += _found(page, expression)
    for each in unwanted:
        # what is inside of something stripped before has no need to be removed again
        if each.getparent() is not None:
            each.drop_tree()
    return next((found for expression in lines["body"] if (found := _found(page, expression))), [])


def _lines(text: str) -> dict[str, list[str]]:
    """Return the values of each kind of line, within the limits."""
    lines: dict[str, list[str]] = defaultdict(list)
    left = EXPRESSIONS_LIMIT
    for line in text.splitlines():
        kind, colon, value = line.partition(":")
        kind, value = kind.strip(), value.strip()
        is_expression = kind in _EXPRESSIONS
        if not (colon and value and kind in _KINDS) or (is_expression and (not left or len(value) > EXPRESSION_LENGTH_LIMIT)):
            continue
        left -= is_expression
        lines[kind].append(value)
    return lines


def _names(element: html.HtmlElement) -> set[str]:
    return {*element.get("class", "").lower().split(), element.get("id", "").lower()}


def _found(page: html.HtmlElement, expression: str) -> list[html.HtmlElement]:
    """Return the elements at an XPath; none if it is invalid or finds something else."""
    found = _evaluated(page, expression)
    return [each for each in found if isinstance(each, html.HtmlElement)] if isinstance(found, list) else []


def _evaluated(page: html.HtmlElement, expression: str) -> object:
    """Return what an XPath finds; nothing if it is invalid."""
    try:
        # without the regular expressions of EXSLT, whose cost nothing limits
        return etree.XPath(expression, regexp=False, smart_strings=False)(page)
    except (etree.LxmlError, ValueError):
        return None


def _holding(found: list[html.HtmlElement]) -> html.HtmlElement:
    """Return a page of these elements in their order; one inside of another comes once."""
    page: html.HtmlElement = html.document_fromstring("<html><body></body></html>")
    chosen = set(found)
    for each in found:
        if chosen.isdisjoint(each.iterancestors()):
            # of a whole page, what it shows
            parts = list(each.iterchildren("body")) if each.tag == "html" else [each]
            page.body.extend(parts)
    return page


FILES_LIMIT, FILE_LIMIT, ARCHIVE_LIMIT = 10_000, 65_536, 16_000_000
"""Files of an archive, bytes of each, and of all. The common rules are 1,964 files with 1.1 MB."""
_FILE = re.compile(r"(?:[^/]{1,100}/)?(\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)+\.txt)")


def read_archive(body: bytes) -> SiteRules:
    """Return the rules in a ZIP archive, of the files in its only folder. ReaderError if it is none or has none."""
    try:
        with ZipFile(BytesIO(body)) as archive:
            found = dict(_files(archive))
    except (BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, ValueError) as error:
        raise ReaderError(ProblemKind.BAD_SITE_RULES) from error
    if not found:
        raise ReaderError(ProblemKind.BAD_SITE_RULES)
    return SiteRules("".join(f"[{name}]\n{text}\n" for name, text in sorted(found.items())), len(found))


def _files(archive: ZipFile) -> Iterator[tuple[str, str]]:
    """Yield name and lines of each file that has a `body`."""
    left = ARCHIVE_LIMIT
    for info in archive.infolist()[:FILES_LIMIT]:
        name = _FILE.fullmatch(info.filename)
        # other kinds of compression have errors of their own, and take more memory than their size says
        if name is None or info.file_size > FILE_LIMIT or info.compress_type not in {ZIP_STORED, ZIP_DEFLATED}:
            continue
        with archive.open(info) as file:
            # what its size says is not believed
            data = file.read(FILE_LIMIT + 1)
        left -= len(data)
        if left < 0:
            raise ReaderError(ProblemKind.PARSE_LIMIT)
        lines = _lines(data.decode(errors="replace")) if len(data) <= FILE_LIMIT else {}
        if lines.get("body"):
            yield name[1], "\n".join(f"{kind}: {value}" for kind in _KINDS for value in lines.get(kind, ()))
