"""Lists and replaces the picture addresses in an article's *sanitised* HTML. Pure; any thread."""

import base64
import binascii
import re
from collections.abc import Mapping
from html import escape, unescape

from reader.formats.pictures import is_tracker

_PICTURE = re.compile(r'<img((?: [a-z]+="[^"]*")+)>')
_ATTRIBUTE = re.compile(r' ([a-z]+)="([^"]*)"')
_SOURCE = re.compile(r' src="[^"]*"')


def picture_addresses(html: str) -> tuple[str, ...]:
    """Return the distinct addresses of all visible pictures in order; embedded ones have a `data:` address."""
    found = (_address(match[1]) for match in _PICTURE.finditer(html))
    return tuple(dict.fromkeys(address for address in found if address))


def with_places(html: str, places: Mapping[str, str]) -> str:
    """Replace picture sources by `places`; tracking pixels are removed."""

    def placed(match: re.Match[str]) -> str:
        address = _address(match[1])
        if not address:
            return ""
        source = f' src="{escape(places.get(address, address))}"'
        return f"<img{_SOURCE.sub(lambda _: source, match[1])}>"

    return _PICTURE.sub(placed, html)


def embedded_bytes(address: str) -> bytes:
    """Return the bytes of a `data:` address, empty for any other."""
    head, _, data = address.partition(",")
    if not (head[:5].lower() == "data:" and head.lower().endswith(";base64")):
        return b""
    try:
        return base64.b64decode("".join(data.split()), validate=True)
    except binascii.Error:
        return b""


def _address(attributes: str) -> str:
    declared = dict(_ATTRIBUTE.findall(attributes))
    address = unescape(declared.get("src", ""))
    return "" if is_tracker(address, _side(declared.get("width", "")), _side(declared.get("height", ""))) else address


def _side(declared: str) -> int | None:
    return int(declared) if declared.isdecimal() else None
