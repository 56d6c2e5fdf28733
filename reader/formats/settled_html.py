"""Checks in one pass whether sanitised HTML is stable under rereading, and extracts its plain text. Pure; any thread."""

import re
from typing import NamedTuple

from reader.formats.text import BLOCKS, tidy_lines

_TAG = re.compile(r'<(/?[a-z][a-z0-9]*+)(?: [a-z]++="[^"<>]*+")*+>([^<]*+)')
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
