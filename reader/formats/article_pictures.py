"""The pictures of one article as they stand in its *sanitised* HTML: their addresses, and other places put there. Pure; any thread."""

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
    """Of every picture that is there to be seen, each once, in order; embedded ones have an address with `data:`."""
    found = (_address(match[1]) for match in _PICTURE.finditer(html))
    return tuple(dict.fromkeys(address for address in found if address))


def with_places(html: str, places: Mapping[str, str]) -> str:
    """The HTML with other sources for pictures where there are any; pictures that only count readers are left out."""

    def placed(match: re.Match[str]) -> str:
        address = _address(match[1])
        if not address:
            return ""
        source = f' src="{escape(places.get(address, address))}"'
        return f"<img{_SOURCE.sub(lambda _: source, match[1])}>"

    return _PICTURE.sub(placed, html)


def embedded_bytes(address: str) -> bytes:
    """What an address with `data:` holds; nothing where it is no such address."""
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
