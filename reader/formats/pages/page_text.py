"""Extracts the article of a web page, for feeds with summaries only. Pure; runs in the parser process, because the page is
untrusted.

A rule of the site finds the article, else readability; pictures, headings and footnotes it would lose are simplified first.
"""

import logging
import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from html import escape

from lxml import etree, html
from readability import Document

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.feed import ParsedFeed
from reader.domain.page_rule import OWN_RULE, PageRule, PageView, TextRule
from reader.domain.retrieval import PageIcons, PageText
from reader.formats.articles.sanitizer import sanitize
from reader.formats.feeds.dates import read_date
from reader.formats.feeds.drafts import Draft, finished_entries
from reader.formats.pages.discovery import decoded_page, read_page
from reader.formats.pages.followed import PageTree, page_blocks, text_selectors, wrong_part
from reader.formats.pages.site_rules import further_pages, select_article
from reader.formats.text import literal_line, plain_text
from reader.formats.urls import safe_link

ICONS_MAX = 3
GOOD_SIDE = 64
"""Preferred icon size in pixels: sharp in a list at twice the scale, and still a small file."""

_LATER = ("data-src", "data-lazy-src", "data-original", "data-full-src", "data-hi-res-src", "data-image", "data-url")
_LATER_SETS = ("srcset", "data-srcset", "data-lazy-srcset")
_ADDRESS = re.compile(r"(?:https?:)?/?[^\s,]+\.[a-z]{3,4}(?:[?#]\S*)?|https?://\S+", re.IGNORECASE)
_SIZES = re.compile(r"(\d{1,4})x(\d{1,4})")
_WANTED_WIDTH = 1200


def resolve_lazy_pictures(page: html.HtmlElement) -> None:
    """Set the addresses of lazily loaded pictures, also from <noscript> and <picture>."""
    for spare in list(page.iter("noscript")):
        if spare.find(".//img") is not None:
            _drop_stand_in(spare.getprevious())
            spare.drop_tag()
    for picture in page.iter("img"):
        if _waits(picture):
            address = next(_addresses(picture), "")
            if address:
                picture.set("src", address)


def find_icons(body: bytes, *, url: str, content_type: str) -> PageIcons:
    """Return the icons declared in a page's head, best first."""
    page = read_page(decoded_page(body, content_type))
    if page is None:
        return PageIcons(())
    found: list[tuple[int, str]] = []
    for link in page.iter("link"):
        relation = (link.get("rel") or "").lower().split()
        address = safe_link(link.get("href") or "", url)
        is_icon = "icon" in relation or "apple-touch-icon" in relation
        if is_icon and address and "svg" not in f"{link.get('type') or ''} {address}".lower():
            found.append((_distance(link.get("sizes") or "", is_touch="icon" not in relation), address))
    return PageIcons(tuple(dict.fromkeys(address for _, address in sorted(found)))[:ICONS_MAX])


def _distance(sizes: str, *, is_touch: bool) -> int:
    """Return the distance of the nearest size from the preferred one; too small is worse than too large, unknown in between."""
    sides = [int(width) for width, _ in _SIZES.findall(sizes)] or [180 if is_touch else 32]
    return min(side - GOOD_SIDE if side >= GOOD_SIDE else 4 * (GOOD_SIDE - side) for side in sides)


def _waits(picture: html.HtmlElement) -> bool:
    source = picture.get("src") or ""
    return not source or source.startswith("data:") or any(picture.get(name) for name in _LATER)


def _addresses(picture: html.HtmlElement) -> Iterator[str]:
    for name in _LATER:
        if _ADDRESS.fullmatch((picture.get(name) or "").strip()):
            yield (picture.get(name) or "").strip()
    # libxml2 takes <source> for an element with content, so the picture may stand inside of it
    around = next(picture.iterancestors("picture"), None)
    sources = around.iter("source") if around is not None else ()
    for element in (picture, *sources):
        for name in _LATER_SETS:
            if element.get(name):
                yield _chosen(element.get(name) or "")


def _chosen(candidates: str) -> str:
    """Return the smallest picture of a srcset that is wide enough, else the widest."""
    best = ("", 0)
    for candidate in re.split(r",\s+|,(?=https?:|/)", candidates.strip()):
        address, _, size = candidate.strip().partition(" ")
        width = int(size.strip().removesuffix("w")) if size.strip().removesuffix("w").isdecimal() else 1
        is_better = width > best[1] if best[1] < _WANTED_WIDTH else _WANTED_WIDTH <= width < best[1]
        if address and is_better:
            best = (address, width)
    return best[0]


def _drop_stand_in(before: html.HtmlElement | None) -> None:
    """Remove the placeholder beside a <noscript> that has the real picture."""
    if before is not None and before.tag == "img" and _waits(before):
        before.drop_tree()


TEXT_LIMIT = 3_000_000
TAG_LIMIT = 100_000
"""Maximum tags of a page, as the library's cost grows faster than its size; real pages stay below a third of this."""
SHORTEST_ARTICLE = 140
SHORTEST_BY_RULE = 500
SHORTEST_BESIDE_PASSWORD = 1_000
"""Non-blank characters; a rule that finds less is out of date, a page that asks for a password shows a few lines of its article at most."""

LEAST_SHARE = 3
"""Divisor of what readability finds: a rule that finds less than that is out of date."""
SHOWN_TEXT = 400
LANGUAGE_LIMIT = 35
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


def extract_text(body: bytes, *, url: str, content_type: str, rules: Sequence[TextRule] = ()) -> PageText:
    """Return the article, by the first rule that finds enough. ReaderError if it is no page or has none."""
    return _text_of(_read(body, content_type), url, rules)


def read_saved_page(body: bytes, *, url: str, content_type: str, rules: Sequence[TextRule] = ()) -> ParsedFeed:
    """Return a saved page as a document of one entry. ReaderError if it is no page or says nothing."""
    page = _read(body, content_type)
    said = _said_of_itself(page)
    heading = literal_line("".join(heading.text_content() for heading in page.findall(".//h1")[:1]))
    title = literal_line(said.get("og:title") or page.findtext(".//title") or "")
    if heading and (not title or title.startswith(heading)):
        # without the name of the site behind it
        title = heading
    about = said.get("og:description") or said.get("description") or ""
    try:
        article = _text_of(page, url, rules).html
    except ReaderError as error:
        if error.problem.kind is not ProblemKind.NO_ARTICLE or not about.strip():
            raise
        article = f"<p>{escape(about)}</p>"
    draft = Draft(
        link=url,
        title=title,
        author=literal_line(said.get("author") or ""),
        html=article,
        base_url=url,
        date_text=said.get("article:published_time") or "",
        published=read_date(said.get("article:published_time") or ""),
        thumbnail_url=safe_link(said.get("og:image") or "", url),
        language=(page.get("lang") or "")[:LANGUAGE_LIMIT],
    )
    return ParsedFeed(
        format="page", title="", site_url="", description="", icon_url="", language="", entries=finished_entries([draft])
    )


def view_text(body: bytes, *, url: str, content_type: str, selector: str | None) -> PageView:
    """Return the blocks of an article's page, and the text at a selector: None suggests one, '' finds the text without."""
    tree = PageTree(body, url=url, content_type=content_type)
    suggested = text_selectors(tree)
    chosen = (suggested[0] if suggested else "") if selector is None else selector
    wrong = wrong_part(tree, PageRule(chosen)) if chosen else ""
    page = _read(body, content_type)
    found = _by_rules(page, url, [TextRule(OWN_RULE, chosen)]) if chosen else _by_readability(page, url)
    html, characters = (found.html, found.characters) if found is not None else ("", 0)
    return PageView(
        tree.title,
        tuple(page_blocks(tree.body)),
        tuple(map(PageRule, suggested)),
        PageRule(chosen),
        (),
        characters,
        wrong,
        literal_line(plain_text(html))[:SHOWN_TEXT],
    )


def _said_of_itself(page: html.HtmlElement) -> dict[str, str]:
    """Return the first content of each name and property in a page's <meta>."""
    said: dict[str, str] = {}
    for each in page.iter("meta"):
        said.setdefault((each.get("property") or each.get("name") or "").lower(), each.get("content") or "")
    return said


def _text_of(page: html.HtmlElement, url: str, rules: Sequence[TextRule]) -> PageText:
    has_password = page.find(".//input[@type='password']") is not None
    text = _by_rules(page, url, rules) or _by_readability(page, url)
    if has_password and text.characters < SHORTEST_BESIDE_PASSWORD:
        raise ReaderError(ProblemKind.SIGN_IN_PAGE)
    if text.characters < SHORTEST_ARTICLE and text.rule != OWN_RULE:
        raise ReaderError(ProblemKind.NO_ARTICLE)
    return text


def _by_rules(page: html.HtmlElement, url: str, rules: Sequence[TextRule]) -> PageText | None:
    """Return what the first rule finds: anything by the user's own, enough by that of a file, which may be older than the page.
    Else what readability found, if it was asked.
    """
    general: PageText | None = None
    for rule in rules:
        found = select_article(page, rule)
        if found is None:
            continue
        _make_plain(found)
        text = _sanitized(_inside(found), url, rule.name)
        whole_url, next_url = further_pages(page, rule, url)
        text = replace(text, whole_url=whole_url, next_url=next_url)
        if text.characters and rule.name == OWN_RULE:
            return text
        if text.characters >= SHORTEST_BY_RULE:
            general = general or _by_readability(deepcopy(page), url)
            if text.characters * LEAST_SHARE >= general.characters:
                return text
    return general


def _by_readability(page: html.HtmlElement, url: str) -> PageText:
    _make_plain(page)
    return _sanitized(_found(page), url)


def _inside(page: html.HtmlElement) -> str:
    return "".join(etree.tostring(each, encoding="unicode", method="html", with_tail=False) for each in page.body)


def _sanitized(article: str, url: str, rule: str = "") -> PageText:
    text = _without_title(sanitize(article, url), url)
    return PageText(text, len("".join(plain_text(text).split())), rule)


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
    resolve_lazy_pictures(page)
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
        return ""


def _without_title(article: str, url: str) -> str:
    """Remove the title, which is already shown above the article."""
    start = article.find("<h1")
    end = article.find("</h1>")
    if start < 0 or end < start or plain_text(article[:start]).strip():
        return article
    return sanitize(article[:start] + article[end + len("</h1>") :], url)
