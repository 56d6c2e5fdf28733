"""Lists a page's blocks and suggests rules from repeated links. Pure; runs in the parser process."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress

from lxml import etree

from reader.domain.errors import ReaderError
from reader.domain.page_rule import PageArticle, PageBlock, PageRule, PageView
from reader.formats.page_articles import chosen_link, page_drafts, wrong_part
from reader.formats.page_tree import PageTree, sample, select

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
    return PageView(tree.title, tuple(_blocks(tree.body)), suggestions, shown, articles, len(drafts), wrong)


def suggested_rules(tree: PageTree) -> Iterator[PageRule]:
    """Yield likely rules, best first: many similar blocks, each with a link as long as a title."""
    groups: dict[tuple[str, ...], list[etree._Element]] = defaultdict(list)
    for number, link in enumerate(tree.links()):
        if number == _LINKS_LIMIT:
            break
        groups[_path(link)].append(link)
    scored: dict[str, tuple[float, PageRule]] = {}
    for links in groups.values():
        if len({tree.link_of(each) for each in links}) >= _LEAST_REPEATED and (found := _rule(tree, links)) is not None:
            rule, score = found
            if score > scored.get(rule.article, (0.0, rule))[0]:
                scored[rule.article] = score, rule
    best = sorted(scored.values(), key=lambda each: -each[0])
    yield from (rule for _, rule in best[:SUGGESTIONS_LIMIT])


def _path(link: etree._Element) -> tuple[str, ...]:
    """Return the tag path from the root to a link; similar neighbours share it."""
    return tuple(str(each.tag) for each in (link, *link.iterancestors()))


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


def _blocks(body: etree._Element) -> Iterator[PageBlock]:
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
            yield PageBlock(depth, _shown_name(element), text, _own_selector(element))
            depth += 1
        waiting += [(each, depth) for each in reversed(inside)]


def _children(element: etree._Element) -> list[etree._Element]:
    return [each for each in element if isinstance(each.tag, str)]


def _shown_name(element: etree._Element) -> str:
    return ".".join((str(element.tag), *_names(element)[:1]))


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
