"""Finds the article of a web page by a rule of its site: a CSS selector of the user's, or a file of rules as Full-Text RSS and
wallabag read them. Pure; runs in the parser process.

Of such a file, the lines `body`, `strip`, `strip_id_or_class` and `strip_image_src` are followed; those about logins, request
headers, further pages and replaced markup are not.
"""

from collections import defaultdict
from copy import deepcopy
from typing import Any, cast

from lxml import etree, html

from reader.domain.errors import ReaderError
from reader.domain.page_rule import OWN_RULE, TextRule
from reader.formats.pages.followed import select

EXPRESSIONS_LIMIT = 100
"""Maximum XPath expressions of a file; the longest of 1,964 common ones has less than half."""
EXPRESSION_LENGTH_LIMIT = 2_000


def select_article(page: html.HtmlElement, rule: TextRule) -> html.HtmlElement | None:
    """Return a page with nothing but the article that a rule selects; None if it selects nothing or cannot be read. The given page
    stays as it is.
    """
    page = deepcopy(page)
    if rule.name == OWN_RULE:
        try:
            found = select(page, rule.text)
        except ReaderError:
            return None
    else:
        found = _selected(page, rule.text)
    return _holding(found) if found else None


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
        is_expression = kind in {"body", "strip"}
        if not (colon and value) or (is_expression and (not left or len(value) > EXPRESSION_LENGTH_LIMIT)):
            continue
        left -= is_expression
        lines[kind].append(value)
    return lines


def _names(element: html.HtmlElement) -> set[str]:
    return {*element.get("class", "").lower().split(), element.get("id", "").lower()}


def _found(page: html.HtmlElement, expression: str) -> list[html.HtmlElement]:
    """Return the elements at an XPath; none if it is invalid or finds something else."""
    try:
        # without the regular expressions of EXSLT, whose cost nothing limits
        found = etree.XPath(expression, regexp=False, smart_strings=False)(page)
    except (etree.LxmlError, ValueError):
        return []
    return [each for each in cast("list[Any]", found) if isinstance(each, html.HtmlElement)] if isinstance(found, list) else []


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
