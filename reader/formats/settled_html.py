"""Whether clean HTML is sure to be unchanged when sanitised again. Pure; any thread.

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


class _Open:
    """The elements that are open, innermost last; what is asked of all of them is counted, for there may be thousands."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.links = 0
        self.holding_inline = 0

    @property
    def parent(self) -> str:
        """The innermost; empty outside of all."""
        return self.names[-1] if self.names else ""

    def begin(self, name: str) -> None:
        self.names.append(name)
        self._count(name, 1)

    def end(self, name: str) -> bool:
        """Close the innermost; whether it has that name."""
        if self.parent != name:
            return False
        self.names.pop()
        self._count(name, -1)
        return True

    def _count(self, name: str, change: int) -> None:
        if name == "a":
            self.links += change
        elif name in _HOLD_INLINE:
            self.holding_inline += change


def is_settled(html: str) -> bool:
    """Whether reading `html`, as the sanitiser wrote it, is sure to give the same again. False means: not sure."""
    if "\r" in html:
        return False
    opened = _Open()
    count = 0
    for is_end, name, attributes, text in _TAG.findall(html):
        count += 1
        if is_end:
            if not opened.end(name):
                return False
        elif not _fits(name, opened) or not _are_plain(attributes) or (name == "pre" and text[:1] == "\n"):
            return False
        elif name not in _VOID:
            opened.begin(name)
        if opened.parent in _FRAMES and text.strip():
            return False
    return not opened.names and count == html.count("<")


def _fits(name: str, opened: _Open) -> bool:
    parent = opened.parent
    if name in _PARENTS:
        return parent in _PARENTS[name]
    if parent in _FRAMES:
        return False
    if name in _INLINE:
        return name != "a" or not opened.links
    return name in _BLOCKS and not opened.holding_inline


def _are_plain(attributes: str) -> bool:
    return not attributes or all(url.startswith("#") or _PLAIN_URL.match(url) for url in _URL_VALUE.findall(attributes))
