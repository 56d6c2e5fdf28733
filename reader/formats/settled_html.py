"""Whether clean HTML is sure to stay as it is when it is read once more. Pure; any thread.

The HTML parser closes, moves and repeats elements that do not fit into each other; what the sanitiser leaves may fit less than
what it was given. Here only what plainly fits is let through: anything else is "not sure", and is read again.
"""

import re

_TAG = re.compile(r'<(/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>([^<]*)')
_URL_VALUE = re.compile(r' (?:href|src)="([^"]*)"')
# Hosts that every URL parser reads alike: plain names that do not end in a number, and whole IPv4 addresses.
_PLAIN_URL = re.compile(
    r"https?://(?:(?:[a-z0-9]+[.\-])*[a-z][a-z0-9]*|(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(?:\.(?!$)|(?=[:/?#]|$))){4})"
    r"(?::[1-9][0-9]{0,3})?(?:[/?#]|$)"
)
_INLINE_NAMES = (
    "a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strike strong sub sup time tt u var wbr"
)
_INLINE = frozenset(_INLINE_NAMES.split())
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
_BLOCKS_NAMES = (
    "address article aside blockquote details div dl figcaption figure footer header hr main ol p pre section summary table ul"
)
_BLOCKS = frozenset(_BLOCKS_NAMES.split()) | _HEADINGS
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


def is_settled(html: str) -> bool:
    """Whether reading `html`, as the sanitiser wrote it, is sure to give the same again. False means: not sure."""
    if "\r" in html:
        return False
    open_names: list[str] = []
    count = 0
    for is_end, name, attributes, text in _TAG.findall(html):
        count += 1
        if is_end:
            if not open_names or open_names.pop() != name:
                return False
        elif not _fits(name, open_names) or not _are_plain(attributes) or (name == "pre" and text[:1] == "\n"):
            return False
        elif name not in _VOID:
            open_names.append(name)
        if open_names and open_names[-1] in _FRAMES and text.strip():
            return False
    return not open_names and count == html.count("<")


def _fits(name: str, open_names: list[str]) -> bool:
    parent = open_names[-1] if open_names else ""
    if name in _PARENTS:
        return parent in _PARENTS[name]
    if parent in _FRAMES:
        return False
    if name in _INLINE:
        return name != "a" or "a" not in open_names
    return name in _BLOCKS and _HOLD_INLINE.isdisjoint(open_names)


def _are_plain(attributes: str) -> bool:
    return not attributes or all(url.startswith("#") or _PLAIN_URL.match(url) for url in _URL_VALUE.findall(attributes))
