"""HTML that the sanitiser wrote, walked once: whether reading it again would give the same, and its words. Pure; any thread."""

import re
from typing import NamedTuple

from reader.formats.text import BLOCKS, tidy_lines

_TAG = re.compile(r'<(/?[a-z][a-z0-9]*+)((?: [a-z]++="[^"<>]*+")*+)>([^<]*+)')
_URL_VALUE = re.compile(r' (?:href|src)="([^"]*)"')
# Hosts that every URL parser reads alike: plain names that do not end in a number, and whole IPv4 addresses.
_PLAIN_URL = re.compile(
    r"https?://(?:(?:[a-z0-9]+[.\-])*[a-z][a-z0-9]*|(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|(?=[:/?#]|$))){4})"
    r"(?::[1-9][0-9]{0,3})?(?:[/?#]|$)"
)
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
"""Elements that hold elements of their own only; anything else is moved out of them."""
_HOLD_INLINE = _HEADINGS | {"p", "pre"}
_LINK, _BLOCK = 1, 2
"""What may not stand within a link, and within what holds inline elements only: itself, and blocks."""


class _Rule(NamedTuple):
    """What a tag asks of where it stands, and what it changes: `kind` must not be barred, `bars` is barred within it."""

    parents: frozenset[str]
    kind: int
    bars: int
    allows: int
    opens: bool
    space: str


def words_if_settled(html: str) -> str | None:
    """The words of what the sanitiser wrote where reading it is sure to give the same again. None means: not sure."""
    if "\r" in html or _LOST_NEWLINE.search(html):
        return None
    flat = html.replace("\n", " ")
    tags = _TAG.findall(flat)
    if len(tags) != flat.count("<"):
        return None
    words = [flat[: flat.find("<")] if tags else flat]
    return tidy_lines("".join(words)) if _walk(tags, words) else None


def _walk(tags: list[tuple[str, str, str]], words: list[str]) -> bool:
    """Whether all tags stay where they are; their texts are appended to the words, with new lines for blocks."""
    rules, outer, parent, barred = _RULES, [""], "", 0
    for name, attributes, text in tags:
        parents, kind, bars, allows, opens, space = rules.get(name, _NEVER)
        if parent not in parents or kind & barred or (attributes and not _are_plain(attributes)):
            return False
        barred = (barred | bars) & allows
        if opens:
            outer.append(parent)
            parent = name
        elif name[0] == "/":
            parent = outer.pop()
        if parent in _FRAMES and text.strip():
            return False
        words.append(space + text)
    return not parent


def _are_plain(attributes: str) -> bool:
    return all(url.startswith("#") or _PLAIN_URL.match(url) for url in _URL_VALUE.findall(attributes))


def _rules() -> dict[str, _Rule]:
    """A rule for each tag, `/p` for the end of `p`."""
    blocks, inline = {*_BLOCKS_NAMES.split()} | _HEADINGS, {*_INLINE_NAMES.split()}
    names = blocks | inline | _PARENTS.keys()
    anywhere = frozenset({"", *names} - _FRAMES - _VOID)
    rules = {}
    for name in names:
        parents = frozenset(_PARENTS[name]) if name in _PARENTS else anywhere
        kind = _LINK if name == "a" else _BLOCK if name in blocks else 0
        bars = _LINK if name == "a" else _BLOCK if name in _HOLD_INLINE else 0
        space = "\n" if name in BLOCKS else ""
        rules[name] = _Rule(parents, kind, bars, ~0, opens=name not in _VOID, space=space)
        if name not in _VOID:
            rules[f"/{name}"] = _Rule(frozenset({name}), 0, 0, ~bars, opens=False, space=space)
    return rules


_RULES = _rules()
_NEVER = _Rule(frozenset(), 0, 0, 0, opens=False, space="")
