"""Extracts the articles of a page without a feed, by the user's rule. Pure; runs in the parser process."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from typing import Any, cast

from cssselect import SelectorError
from lxml import etree
from lxml.cssselect import CSSSelector

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.domain.page_rule import PARTS, PageArticle, PageBlock, PageRule, PageView
from reader.formats.feeds.dates import ReadDate, read_date
from reader.formats.feeds.drafts import Draft, finished_entries
from reader.formats.pages.discovery import decoded_page, find_feeds, read_page
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
        for element in list(body.iter(*_NEVER_SHOWN)):
            if element.getparent() is not None:
                element.drop_tree()
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
    places = (each.get("src") or each.get("data-src") or "" for each in block.iter("img"))
    return Draft(
        link=tree.link_of(link),
        title=title,
        html=_html(block, title),
        base_url=tree.base,
        date_text=date_text,
        published=published,
        thumbnail_url=next((found for place in places if (found := safe_link(place, tree.base))), ""),
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


def _own_feed(body: bytes, url: str, content_type: str) -> str:
    try:
        return find_feeds(body, url=url, content_type=content_type, links=()).feeds[0].url
    except ReaderError:
        return ""


BLOCKS_LIMIT = 400
SHOWN_ARTICLES = 5
SUGGESTIONS_LIMIT = 4
_LEAST_REPEATED = 3
_LINKS_LIMIT = 3_000
_TEXT_LIMIT = 120
_TITLE_LIKE = 60
_BLOCKS = frozenset(
    "article section main div ul ol li dl dt dd table tr td h1 h2 h3 h4 h5 h6 p a time header figure span".split()  # noqa: SIM905 -- reads better
)
_NAVIGATION = frozenset({"nav", "footer", "aside", "header", "form"})
_NAVIGATING = re.compile(r"\b(?:nav|menu|footer|sidebar|breadcrumbs?|pagination|cookie|social|share|tags?)\b", re.IGNORECASE)
_NAME = re.compile(r"-?[A-Za-z_][\w-]*", re.ASCII)
_PASSING_NAME = re.compile(r"\d{3,}|^(?:first|last|odd|even|active|current|is-|has-|js-)", re.IGNORECASE)


def view_page(body: bytes, *, url: str, content_type: str, rule: PageRule | None) -> PageView:
    """Return blocks, suggestions, and the articles of a rule; without one, of the first suggestion."""
    tree = PageTree(body, url=url, content_type=content_type)
    suggestions = tuple(suggested_rules(tree))
    shown = rule or (suggestions[0] if suggestions else PageRule(""))
    wrong = wrong_part(tree, shown) if shown.article or rule is not None else ""
    drafts = page_drafts(tree, shown) if shown.article and not wrong else []
    articles = tuple(
        PageArticle(draft.title, draft.link, draft.published.at if draft.published else None) for draft in drafts[:SHOWN_ARTICLES]
    )
    return PageView(tree.title, tuple(page_blocks(tree.body)), suggestions, shown, articles, len(drafts), wrong)


def text_selectors(tree: PageTree) -> list[str]:
    """Return likely selectors of an article's text, best first: of most text, and of what is named for it."""
    amounts: Counter[etree._Element] = Counter()
    for paragraph in tree.body.iter("p"):
        parent = paragraph.getparent()
        if parent is not None:
            amounts[parent] += len(sample(paragraph, TITLE_LIMIT))
    if not amounts:
        return []
    (best, _), *_ = amounts.most_common(1)
    around = [each for each in best.iterancestors() if each.tag in {"article", "main"}]
    return list(dict.fromkeys(_own_selector(each) for each in (best, *around)))[:SUGGESTIONS_LIMIT]


def suggested_rules(tree: PageTree) -> Iterator[PageRule]:
    """Yield likely rules, best first: many similar blocks, each with a link as long as a title."""
    groups: dict[tuple[str, ...], list[etree._Element]] = defaultdict(list)
    for number, link in enumerate(tree.links()):
        if number == _LINKS_LIMIT:
            break
        # similar neighbours share the tag path from the root
        groups[tuple(str(each.tag) for each in (link, *link.iterancestors()))].append(link)
    scored: dict[str, tuple[float, PageRule]] = {}
    for links in groups.values():
        if len({tree.link_of(each) for each in links}) >= _LEAST_REPEATED and (found := _rule(tree, links)) is not None:
            rule, score = found
            if score > scored.get(rule.article, (0.0, rule))[0]:
                scored[rule.article] = score, rule
    best = sorted(scored.values(), key=lambda each: -each[0])
    yield from (rule for _, rule in best[:SUGGESTIONS_LIMIT])


def _rule(tree: PageTree, links: list[etree._Element]) -> tuple[PageRule, float] | None:
    blocks = _own_blocks(links)
    for selector in _selectors(blocks):
        with suppress(ReaderError):
            found = select(tree.body, selector)
            missed = set(blocks) - set(found)
            if not missed and len(found) <= 2 * len(blocks):
                return _with_link(tree, selector, blocks, links), _score(blocks, links)
    return None


def _own_blocks(links: list[etree._Element]) -> list[etree._Element]:
    """Return for each link the largest enclosing block without another link of its kind."""
    around = Counter(each for link in links for each in (link, *link.iterancestors()))
    blocks = []
    for link in links:
        block = link
        for each in link.iterancestors():
            if around[each] > 1 or each.tag == "body":
                break
            block = each
        blocks.append(block)
    return blocks


def _selectors(blocks: list[etree._Element]) -> Iterator[str]:
    """Yield selectors that match exactly these blocks, simplest first."""
    tags = {str(each.tag) for each in blocks}
    if len(tags) > 1:
        return
    (tag,) = tags
    shared = set.intersection(*(set(_names(each)) for each in blocks))
    yield from (f"{tag}.{name}" for name in _names(blocks[0]) if name in shared)
    if tag == "article":
        yield tag
    parents = [each.getparent() for each in blocks]
    held = [each for each in parents if each is not None]
    if len(held) == len(blocks):
        around = set.intersection(*(set(_names(each)) for each in held))
        yield from (f".{name} > {tag}" for name in _names(held[0]) if name in around)
        number = held[0].get("id") or ""
        if len(set(held)) == 1 and _NAME.fullmatch(number):
            yield f"#{number} > {tag}"
        if len({each.tag for each in held}) == 1:
            yield f"{held[0].tag} > {tag}"


def _names(element: etree._Element) -> list[str]:
    """Return the classes of an element that are likely to be stable."""
    return [each for each in (element.get("class") or "").split() if _NAME.fullmatch(each) and not _PASSING_NAME.search(each)]


def _with_link(tree: PageTree, selector: str, blocks: list[etree._Element], links: list[etree._Element]) -> PageRule:
    """Return the rule, with a link selector only if another link would be chosen without it."""
    rule = PageRule(selector)
    meant = sum(chosen_link(tree, rule, block) is link for block, link in zip(blocks, links, strict=True))
    if 2 * meant >= len(blocks):
        return rule
    return PageRule(selector, link=next(_selectors(links), "a"))


def _score(blocks: list[etree._Element], links: list[etree._Element]) -> float:
    words = [min(len(sample(each, _TITLE_LIKE)), _TITLE_LIKE) for each in links]
    score = min(len(blocks), 30) * sum(words) / len(words)
    around = (links[0], *links[0].iterancestors())
    if any(each.tag in {"h1", "h2", "h3", "h4"} for each in (*links[0].iter(), *around)):
        score *= 2
    if any(next(each.iter("time"), None) is not None for each in blocks[:3]):
        score *= 1.5
    if blocks[0].tag == "article":
        score *= 1.5
    if any(each.tag in _NAVIGATION or _NAVIGATING.search(each.get("class") or each.get("id") or "") for each in around):
        score *= 0.1
    return score


def page_blocks(body: etree._Element) -> Iterator[PageBlock]:
    """Yield the blocks in page order, without redundant wrappers."""
    shown = 0
    waiting: list[tuple[etree._Element, int]] = [(each, 0) for each in reversed(_children(body))]
    while waiting and shown < BLOCKS_LIMIT:
        element, depth = waiting.pop()
        text = sample(element, _TEXT_LIMIT)
        inside = _children(element)
        if not text:
            continue
        is_wrapper = len(inside) == 1 and sample(inside[0], _TEXT_LIMIT) == text and not _names(element)
        if element.tag in _BLOCKS and not is_wrapper:
            shown += 1
            yield PageBlock(depth, ".".join((str(element.tag), *_names(element)[:1])), text, _own_selector(element))
            depth += 1
        waiting += [(each, depth) for each in reversed(inside)]


def _children(element: etree._Element) -> list[etree._Element]:
    return [each for each in element if isinstance(each.tag, str)]


def _own_selector(element: etree._Element) -> str:
    """Return a selector for a block and similar ones: its first class, else its tag inside a named ancestor."""
    names = _names(element)
    if names or element.tag in {"article", "time", "h1", "h2", "h3"}:
        return ".".join((str(element.tag), *names[:1]))
    return " > ".join(reversed(list(_named_path(element))))


def _named_path(element: etree._Element) -> Iterable[str]:
    yield str(element.tag)
    for each in element.iterancestors():
        if each.tag == "body":
            return
        names = _names(each)
        yield ".".join((str(each.tag), *names[:1]))
        if names or each.tag in {"article", "main"}:
            return
