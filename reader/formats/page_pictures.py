"""Resolves lazily loaded pictures of a web page and finds its icons. Pure."""

import re
from collections.abc import Iterator

from lxml import html

from reader.domain.parsing import PageIcons
from reader.formats.discovery import decoded_page, read_page
from reader.formats.urls import safe_link

ICONS_MAX = 3
GOOD_SIDE = 64
"""Preferred icon size in pixels: sharp in a list at twice the scale, and still a small file."""

_LATER = ("data-src", "data-lazy-src", "data-original", "data-full-src", "data-hi-res-src", "data-image", "data-url")
_LATER_SETS = ("srcset", "data-srcset", "data-lazy-srcset")
_ADDRESS = re.compile(r"(?:https?:)?/?[^\s,]+\.[a-z]{3,4}(?:[?#]\S*)?|https?://\S+", re.IGNORECASE)
_SIZES = re.compile(r"(\d{1,4})x(\d{1,4})")
_WANTED_WIDTH = 1200


def settle_pictures(page: html.HtmlElement) -> None:
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
