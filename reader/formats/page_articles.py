"""Extracts the articles of a page without a feed, by the user's rule. Pure; runs in the parser process."""

import re

from lxml import etree

from reader.domain.errors import ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.domain.page_rule import PARTS, PageRule
from reader.formats.dates import ReadDate, read_date
from reader.formats.discovery import find_feeds
from reader.formats.drafts import Draft, finished_entries
from reader.formats.page_tree import PageTree, sample, select
from reader.formats.text import literal_line
from reader.formats.urls import safe_link

FORMAT = "page"
ARTICLES_LIMIT = 500
TITLE_LIMIT = 500
_DATE_LIMIT = 100
_HEADINGS = ("h1", "h2", "h3", "h4", "h5", "h6")
_KEPT = ("p", "blockquote", "img")
"""Elements kept of a block: counters and "3 hours ago" would change at every retrieval."""
_DATED = re.compile(r"(?:^|[\s_-])(?:date|time|datum|published|posted)(?:$|[\s_-])", re.IGNORECASE)
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")


def read_page_feed(body: bytes, *, url: str, content_type: str, rule: PageRule) -> ParsedFeed:
    """Read a page as a feed. ReaderError if the rule is invalid or finds nothing. `self_url` is a feed that the page now names."""
    tree = PageTree(body, url=url, content_type=content_type)
    drafts = page_drafts(tree, rule)
    if not drafts:
        raise ReaderError(ProblemKind.NO_PAGE_ARTICLES)
    return ParsedFeed(
        format=FORMAT,
        title=tree.title,
        site_url=url,
        description="",
        icon_url="",
        language="",
        entries=finished_entries(drafts),
        self_url=_own_feed(body, url, content_type),
    )


def page_drafts(tree: PageTree, rule: PageRule) -> list[Draft]:
    """Return the articles in page order, each link once. Raises ReaderError BAD_SELECTOR."""
    drafts: dict[str, Draft] = {}
    for block in select(tree.body, rule.article)[:ARTICLES_LIMIT]:
        draft = _draft(tree, rule, block)
        if draft is not None and (draft.link not in drafts or not drafts[draft.link].title):
            drafts[draft.link] = draft
    return list(drafts.values())


def wrong_part(tree: PageTree, rule: PageRule) -> str:
    """Return the part of a rule that is an invalid selector, or ''."""
    for name in PARTS:
        selector = getattr(rule, name)
        try:
            if selector:
                select(tree.body, selector)
        except ReaderError:
            return name
    return "" if rule.article else "article"


def chosen_link(tree: PageTree, rule: PageRule, block: etree._Element) -> etree._Element | None:
    """Return the link to a block's article: the one the rule names, else that of the heading, else the longest."""
    if rule.link:
        found = [link for each in select(block, rule.link) for link in each.iter("a") if tree.link_of(link)]
        return found[0] if found else _around(tree, block)
    links = [each for each in block.iter("a") if tree.link_of(each)]
    for link in links:
        if any(each.tag in _HEADINGS for each in (*link.iter(), *_inside(link, block))):
            return link
    return max(links, key=lambda each: len(sample(each, 200)), default=None) if links else _around(tree, block)


def _inside(element: etree._Element, block: etree._Element) -> list[etree._Element]:
    """Return the ancestors of an element up to and including the block."""
    around: list[etree._Element] = []
    for each in () if element is block else element.iterancestors():
        if each is block:
            break
        around.append(each)
    return [*around, block]


def _around(tree: PageTree, block: etree._Element) -> etree._Element | None:
    """Return the link that contains a block."""
    return next((each for each in block.iterancestors("a") if tree.link_of(each)), None)


def _draft(tree: PageTree, rule: PageRule, block: etree._Element) -> Draft | None:
    link = chosen_link(tree, rule, block)
    if link is None:
        return None
    title = _title(rule, block, link)
    date_text, published = _date(rule, block)
    return Draft(
        link=tree.link_of(link),
        title=title,
        html=_html(block, title),
        base_url=tree.base,
        date_text=date_text,
        published=published,
        thumbnail_url=_picture(tree, block),
    )


def _title(rule: PageRule, block: etree._Element, link: etree._Element) -> str:
    if rule.title:
        return next((text for each in select(block, rule.title) if (text := sample(each, TITLE_LIMIT))), "")
    heading = next((text for each in block.iter(*_HEADINGS) if (text := sample(each, TITLE_LIMIT))), "")
    stated = literal_line(link.get("title") or link.get("aria-label") or "")[:TITLE_LIMIT]
    return heading or sample(link, TITLE_LIMIT) or stated


def _date(rule: PageRule, block: etree._Element) -> tuple[str, ReadDate | None]:
    places = select(block, rule.date) if rule.date else _dated(block)
    for place in places:
        stated = place.get("datetime") or place.get("content") or ""
        text = stated or sample(place, _DATE_LIMIT)
        # "3 hours ago" and "4 March" are no dates that hold tomorrow
        read = read_date(text) if stated or _YEAR.search(text) else None
        if read is not None:
            return text[:_DATE_LIMIT], read
    return "", None


def _dated(block: etree._Element) -> list[etree._Element]:
    named = [each for each in block.iter() if _DATED.search(f"{each.get('class') or ''} {each.get('itemprop') or ''}")]
    return [*block.iter("time"), *named][:20]


def _html(block: etree._Element, title: str) -> str:
    parts = []
    for each in block.iter(*_KEPT):
        is_inside = any(around.tag in _KEPT for around in _inside(each, block)[:-1])
        if not is_inside and (each.tag == "img" or sample(each, TITLE_LIMIT) not in {"", title}):
            parts.append(etree.tostring(each, encoding="unicode", method="html", with_tail=False))
    return "".join(parts)


def _picture(tree: PageTree, block: etree._Element) -> str:
    places = (each.get("src") or each.get("data-src") or "" for each in block.iter("img"))
    return next((found for place in places if (found := safe_link(place, tree.base))), "")


def _own_feed(body: bytes, url: str, content_type: str) -> str:
    try:
        return find_feeds(body, url=url, content_type=content_type, links=()).feeds[0].url
    except ReaderError:
        return ""
