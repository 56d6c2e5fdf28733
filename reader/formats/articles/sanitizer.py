"""Sanitises feed HTML: one allow-list, one library (nh3). Pure; runs in the parser process and in tests."""

import re
from collections.abc import Callable
from contextvars import ContextVar
from typing import NamedTuple
from urllib.parse import unquote

import nh3

from reader.formats.articles.embeds import PLAYERS, with_links_for_players, with_readable_formulas
from reader.formats.articles.literal_tags import DROPPED_WHOLE, names_if_plain, with_literal_tags
from reader.formats.articles.pictures import without_unseen
from reader.formats.text import BLOCKS, html_from_text, plain_text, tidy_lines, without_controls
from reader.formats.urls import is_safe_already, safe_fragment, safe_link

_TAG = re.compile(r'<(/?[a-z][a-z0-9]*+)(?> [a-z]++="[^"<>]*+")*+>([^<]*+)')
# Hosts that all URL parsers agree on: plain names that do not end in a number, and complete IPv4 addresses.
_PLAIN_URL = (
    r'https?://(?:(?:[a-z0-9]+[.\-])*[a-z][a-z0-9]*|(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!")|(?=[:/?#"]))){4})'
    r'(?::[1-9][0-9]{0,3})?[/?#"]'
)
_ODD_URL = re.compile(rf'<[a-z][a-z0-9]*+(?: [a-z]++="[^"<>]*+")*? (?:href|src)="(?!#|{_PLAIN_URL})')
_LOST_NEWLINE = re.compile(r"<pre[^<>]*>\n")
_INLINE_NAMES = (
    "a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strike strong sub sup time tt u var wbr"
)
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_BLOCKS_NAMES = (
    "address article aside blockquote details div dl figcaption figure footer header hr main ol p pre section summary table ul"
)
_VOID = frozenset({"br", "col", "hr", "img", "wbr"})
_PARENTS = {
    "caption": {"table"},
    "col": {"colgroup"},
    "colgroup": {"table"},
    "dd": {"dl"},
    "dt": {"dl"},
    "li": {"ol", "ul"},
    "tbody": {"table"},
    "td": {"tr"},
    "tfoot": {"table"},
    "th": {"tr"},
    "thead": {"table"},
    "tr": {"tbody", "tfoot", "thead"},
}
"""Elements that are sure to stay only directly inside these."""
_FRAMES = frozenset({"colgroup", "table", "tbody", "tfoot", "thead", "tr"})
"""Elements that contain only certain elements; anything else is moved out of them."""
_HOLD_INLINE = _HEADINGS | {"p", "pre"}
_LINK, _BLOCK = 1, 2
"""Bits for what may not occur within a link (itself), and within elements with inline content (blocks)."""


PLACES_KEPT = 1_000
"""Maximum cached places: an article passes some twenty; hostile ones must not fill the memory."""


class _Rule(NamedTuple):
    """Constraints of a tag on its context, and its effect: `kind` must not be barred, `bars` is barred within it."""

    parents: frozenset[str]
    kind: int
    bars: int
    is_void: bool


class _Place(dict[str, "_Place"]):
    """A position in the nesting: within an element `name`, in the place `outer`; caches the place that each tag leads to."""

    __slots__ = ("_barred", "_name", "is_frame")

    def __init__(self, name: str, outer: "_Place | None", barred: int) -> None:
        super().__init__()
        self._name = name
        self._barred = barred
        self.is_frame = name in _FRAMES
        if outer is not None:
            self[f"/{name}"] = outer

    def __missing__(self, tag: str) -> "_Place":
        rule = _RULES.get(tag)
        if rule is None or self._name not in rule.parents or rule.kind & self._barred:
            return _NOWHERE
        if rule.is_void:
            return self
        inner = _Place(tag, self, self._barred | rule.bars)
        if len(_KEPT) < PLACES_KEPT:
            _KEPT.append(inner)
            self[tag] = inner
        return inner


def words_if_settled(html: str) -> str | None:
    """Return the plain text of sanitised HTML if rereading is sure to give equal HTML, else None."""
    if "\r" in html or _LOST_NEWLINE.search(html):
        return None
    flat = html.replace("\n", " ")
    tags = _TAG.findall(flat)
    if len(tags) != flat.count("<") or _ODD_URL.search(flat) or not _all_stay(tags):
        return None
    start = flat[: flat.find("<")] if tags else flat
    return tidy_lines(start + "".join([_SPACES[name] + text for name, text in tags]))


def _all_stay(tags: list[tuple[str, str]]) -> bool:
    """Check whether all tags, and the texts behind them, stay in place."""
    place = _TOP
    for name, text in tags:
        place = place[name]
        if place.is_frame and text.strip():
            return False
    return place is _TOP


def _rules() -> dict[str, _Rule]:
    blocks, inline = {*_BLOCKS_NAMES.split()} | _HEADINGS, {*_INLINE_NAMES.split()}
    names = blocks | inline | _PARENTS.keys()
    anywhere = frozenset({"", *names} - _FRAMES - _VOID)
    rules = {}
    for name in names:
        parents = frozenset(_PARENTS[name]) if name in _PARENTS else anywhere
        kind = _LINK if name == "a" else _BLOCK if name in blocks else 0
        bars = _LINK if name == "a" else _BLOCK if name in _HOLD_INLINE else 0
        rules[name] = _Rule(parents, kind, bars, is_void=name in _VOID)
    return rules


_RULES = _rules()
_SPACES = {f"{slash}{name}": "\n" if name in BLOCKS else "" for name in _RULES for slash in ("", "/")}
_TOP, _NOWHERE = _Place("", None, 0), _Place("nowhere", None, 0)
_KEPT: list[_Place] = []


INPUT_LIMIT = 500_000
TAG_LIMIT = 20_000
_PASSES = 4

_TAGS_NAMES = (
    "a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em "
    "figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q rp rt ruby s samp section "
    "small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr"
)
_TAGS = frozenset(_TAGS_NAMES.split())
_ATTRIBUTES = {
    "*": {"lang", "dir", "id"},
    "a": {"href", "title", "name"},
    "abbr": {"title"},
    "code": {"class"},
    "col": {"span"},
    "del": {"datetime"},
    "details": {"open"},
    "div": {"class"},
    "img": {"src", "alt", "title", "width", "height"},
    "ins": {"datetime"},
    "li": {"value"},
    "ol": {"start", "reversed"},
    "pre": {"class"},
    "td": {"colspan", "rowspan"},
    "th": {"colspan", "rowspan"},
    "time": {"datetime"},
}
_ADDRESSES = frozenset({"href", "src"})
_NUMBERS = frozenset({"colspan", "height", "rowspan", "span", "start", "value", "width"})
_NUMBER = re.compile(r"-?\d{1,5}%?")
_WORD = re.compile(r"[A-Za-z0-9:+.\-]{1,40}")
_LANGUAGE_CLASS = re.compile(r"(?:lang|language|highlight|brush)-[A-Za-z0-9+#_\-]{1,30}")
_PICTURE_DATA = re.compile(r"data:image/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*", re.IGNORECASE)

_Filter = Callable[[str, str, str], str | None]

_ANCHOR = re.compile(r"[^\s\"'<>&#]{1,100}")
_TAG_WITH_ATTRIBUTES = re.compile(r"<[a-z][a-z0-9]*(?: [a-z]+=\"[^\"<>]*\")+")
_NAMED = re.compile(r" (?:id|name)=\"([^\"]*)\"")
_FRAGMENT = re.compile(r' href="[^"#<>]*#([^"<>]+)"')
_PRE_NEWLINE = re.compile(r"(<pre[^<>]*>)[\r\n]+")
_EMPTY_PICTURE = re.compile(r"<img(?![^<>]* src=\")[^<>]*>")


class Clean(NamedTuple):
    html: str
    text: str


def sanitize(html: str, base_url: str) -> str:
    """Return safe HTML with absolute http(s) links only. Idempotent; excess input is cut."""
    return cleaned(html, base_url).html


def cleaned(html: str, base_url: str) -> Clean:
    """Return safe HTML, as `sanitize` does, with its plain text, which is a by-product."""
    raw = _cut(without_controls(html))
    if "<" not in raw and "&" not in raw:
        return Clean(raw.strip(), plain_text(raw))
    _base.set(_web_base(base_url))
    ready = _made_ready(raw, _web_base(base_url))
    # Only a numeric reference turns other characters into a control character.
    may_hold_controls = ready is not raw or "&#" in raw
    safe = _clean(_CLEANER, ready) if may_hold_controls else _tidied(_CLEANER.clean(ready))
    words = words_if_settled(safe)
    return _read_again(safe) if words is None else Clean(safe, words)


def _made_ready(raw: str, base_url: str) -> str:
    """Convert what nh3 would drop to something it keeps. HTML of plain tags, as in nearly all articles, holds no formulas."""
    names = names_if_plain(raw)
    if names is None:
        return with_links_for_players(with_readable_formulas(with_literal_tags(without_unseen(raw))), base_url)
    seen = without_unseen(raw) if "img" in names else raw
    return seen if names.isdisjoint(PLAYERS) else with_links_for_players(seen, base_url)


def _read_again(safe: str) -> Clean:
    for _ in range(_PASSES):
        before, safe = safe, _clean(_CHECK, safe)
        if safe == before:
            return Clean(safe, plain_text(safe))
    # Markup that changes with every reading is a risk: only its text is kept.
    words = plain_text(safe)
    paragraphs = html_from_text(words)
    return Clean(paragraphs, plain_text(paragraphs))


def _clean(cleaner: nh3.Cleaner, html: str) -> str:
    return _tidied(without_controls(cleaner.clean(html)))


def _tidied(safe: str) -> str:
    if "<pre" in safe:
        safe = _PRE_NEWLINE.sub(r"\1", safe)
    if "<img" in safe:
        safe = _EMPTY_PICTURE.sub("", safe)
    return _without_idle_anchors(safe.strip())


def _without_idle_anchors(html: str) -> str:
    """Remove anchors that no link of the article targets; some sites generate new ones for every response."""
    if ' id="' not in html and ' name="' not in html:
        return html
    wanted = {unquote(fragment) for fragment in _FRAGMENT.findall(html)}

    def without_idle(tag: re.Match[str]) -> str:
        return _NAMED.sub(lambda name: name[0] if unquote(name[1]) in wanted else "", tag[0])

    return _TAG_WITH_ATTRIBUTES.sub(without_idle, html)


def _cut(html: str) -> str:
    """Cut input to what nh3 parses in bounded time (its cost is quadratic in the nesting)."""
    html = html[:INPUT_LIMIT]
    if html.count("<") <= TAG_LIMIT:
        return html
    return "<".join(html.split("<", TAG_LIMIT + 1)[: TAG_LIMIT + 1])


def _cleaner(attribute_filter: _Filter | None) -> nh3.Cleaner:
    return nh3.Cleaner(
        tags=set(_TAGS),
        clean_content_tags=set(DROPPED_WHOLE),
        attributes=_ATTRIBUTES,
        attribute_filter=attribute_filter,
        link_rel=None,
        url_schemes={"http", "https", "mailto", "data"},
        url_relative="pass_through",
    )


def _web_base(base_url: str) -> str:
    return base_url if base_url.startswith(("http://", "https://")) else ""


def _kept(_tag: str, attribute: str, value: str) -> str | None:
    if attribute in _ADDRESSES and is_safe_already(value):
        return value
    if attribute == "href":
        if value.strip().startswith("#"):
            return safe_fragment(value)
        return safe_link(value, _base.get(), may_mail=True) or None
    if attribute == "src":
        return value if _PICTURE_DATA.fullmatch(value) else safe_link(value, _base.get()) or None
    if attribute == "class":
        return next((name for name in value.split() if _LANGUAGE_CLASS.fullmatch(name)), None)
    return _kept_value(attribute, value)


def _kept_value(attribute: str, value: str) -> str | None:
    if attribute in _NUMBERS:
        value = value.strip().removesuffix("px")
        return value if _NUMBER.fullmatch(value) else None
    if attribute in {"lang", "dir", "datetime"}:
        return value if _WORD.fullmatch(value) else None
    if attribute in {"open", "reversed"}:
        return ""
    if attribute in {"id", "name"}:
        return value if _ANCHOR.fullmatch(value) else None
    return without_controls(value)


_base: ContextVar[str] = ContextVar("_base", default="")
"""Base of links in the HTML being cleaned: creating a cleaner for each base costs half as much as cleaning."""

_CLEANER = _cleaner(_kept)
_CHECK = _cleaner(None)
"""Rereads clean HTML, whose attributes need no second check."""
