"""Reads a picture's format and size from its first bytes, before decoding, and detects invisible pictures of an article. Only
formats that are safe and fast to decode are known; SVG, TIFF, TGA and others are refused.
"""

import base64
import binascii
import re
import struct
from collections.abc import Callable, Mapping
from html import escape, unescape
from urllib.parse import urlsplit

from reader.domain.errors import Detail, DetailKind, ProblemKind, ReaderError
from reader.domain.value_classes import dataclass

MAX_PIXELS = 40_000_000
MAX_SIDE = 32_767
TRACKER_SIDE = 2
MAX_ICON_IMAGES = 64
_TRACKER_PLACES = (
    "analytics.twitter.com/",
    "api.follow.it/track",
    "b.scorecardresearch.com/",
    "bat.bing.com/",
    "blogger.googleusercontent.com/tracker/",
    "count.feedsportal.com/",
    "counter.theconversation.com/",
    "da.feedsportal.com/",
    "doubleclick.net/",
    "facebook.com/tr",
    "feeds.feedburner.com/~",
    "feeds.wordpress.com/1.0/",
    "feedproxy.google.com/~",
    "google-analytics.com/",
    "googletagmanager.com/",
    "googlesyndication.com/",
    "list-manage.com/track/",
    "medium.com/_/stat",
    "pixel.propublica.org/",
    "pixel.quantserve.com/",
    "pixel.wp.com/",
    "px.ads.linkedin.com/",
    "res.feedsportal.com/",
    "stats.wordpress.com/",
    "ssl-images.feedblitz.com/",
    "visitor.feedpress.it/",
)
"""Host and path prefix of tracker addresses; a host includes its subdomains."""
_BELOW_TRACKER_PLACES = tuple(f".{known}" for known in _TRACKER_PLACES)

_PICTURE = re.compile(r'<img((?: [a-z]+="[^"]*")+)>')
_RAW_PICTURE = re.compile(r"<img\b[^<>]{0,4000}>", re.IGNORECASE)
_UNSEEN = re.compile(
    r"""\sstyle\s*=\s*["'][^"'<>]*(?<![\w-])(?:display\s*:\s*none|visibility\s*:\s*hidden|(?:width|height)\s*:\s*[01](?:px)?\s*[;!"'])"""
    r"""|\shidden[\s/>=]""",
    re.IGNORECASE,
)
_ATTRIBUTE = re.compile(r' ([a-z]+)="([^"]*)"')

_JPEG_MARK = 0xFF
_JPEG_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_JPEG_ALONE = frozenset({0x01, *range(0xD0, 0xD8)})
_JPEG_STEPS = 5000
"""Maximum segments before the frame header; cameras write some hundred at most."""
_JPEG_NO_FRAME = frozenset({0xD8, 0xD9, 0xDA})
_VP8L_SIGNATURE = 0x2F


@dataclass(frozen=True, slots=True)
class PictureFacts:
    """Format ("png", "jpeg", "gif", "webp" or "ico", the names Qt's readers use) and size in pixels."""

    format: str
    width: int
    height: int

    @property
    def is_tracking_pixel(self) -> bool:
        """Check for sizes too small to be seen."""
        return self.width <= TRACKER_SIDE and self.height <= TRACKER_SIDE


def inspect(data: bytes) -> PictureFacts:
    """Return the format and size in the header; raise ReaderError for an unknown format, an incomplete header or an absurd size."""
    for magic, offset, name, measure in _FORMATS:
        if data[offset : offset + len(magic)] == magic:
            try:
                width, height = measure(data)
            except (struct.error, IndexError, ValueError):
                raise ReaderError(ProblemKind.PARSE_ERROR, Detail(DetailKind.PICTURE_ENDS_EARLY, (name,))) from None
            return _checked(PictureFacts(name, width, height))
    raise ReaderError(ProblemKind.PARSE_ERROR, Detail(DetailKind.NO_PICTURE))


def is_tracker(url: str, width: int | None, height: int | None) -> bool:
    """Check whether a picture only counts readers, by its size or address; an embedded one makes no request."""
    if url[:5].lower() == "data:":
        return False
    if _is_unseen(width, height):
        return True
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    place = f".{(parts.hostname or '').lower()}{parts.path or '/'}"
    return any(known in place for known in _BELOW_TRACKER_PLACES)


def without_unseen(html: str) -> str:
    """Remove pictures hidden by attribute or style from raw HTML; the sanitiser would drop these hints."""
    return _RAW_PICTURE.sub(lambda match: "" if _UNSEEN.search(match[0]) else match[0], html)


def first_picture(html: str) -> str:
    """Return the address of the first visible, fetchable picture in *sanitised* HTML; '' for none."""
    addresses = (_address(match[1]) for match in _PICTURE.finditer(html))
    return next((address for address in addresses if address.startswith(("http://", "https://"))), "")


def _is_unseen(width: int | None, height: int | None) -> bool:
    """Check whether both sides are tiny, or one is at most a pixel and the other unknown."""
    if width is None or height is None:
        return any(side is not None and side <= 1 for side in (width, height))
    return max(width, height) <= TRACKER_SIDE or min(width, height) == 0


def _checked(facts: PictureFacts) -> PictureFacts:
    if facts.width < 1 or facts.height < 1:
        raise ReaderError(ProblemKind.PARSE_ERROR, Detail(DetailKind.PICTURE_WITHOUT_SIZE))
    if facts.width * facts.height > MAX_PIXELS or max(facts.width, facts.height) > MAX_SIDE:
        most = Detail(DetailKind.MEGAPIXELS, (MAX_PIXELS // 1_000_000, facts.width, facts.height))
        raise ReaderError(ProblemKind.TOO_LARGE, most)
    return facts


def _png(data: bytes) -> tuple[int, int]:
    if data[12:16] != b"IHDR":
        raise ValueError
    width, height, _, _, _, _, _, _ = struct.unpack_from(">IIBBBBBI", data, 16)
    return width, height


def _gif(data: bytes) -> tuple[int, int]:
    width, height, _ = struct.unpack_from("<HH3s", data, 6)
    return width, height


def _jpeg(data: bytes) -> tuple[int, int]:
    """Walk the segments to the frame header, within a limit: a file of markers alone would take too long."""
    at = 2
    for _ in range(_JPEG_STEPS):
        marker = data[at + 1]
        if data[at] != _JPEG_MARK or marker in _JPEG_NO_FRAME:
            raise ValueError
        if marker in _JPEG_FRAMES:
            height, width = struct.unpack_from(">HH", data, at + 5)
            return width, height
        if marker == _JPEG_MARK:
            at += 1
        elif marker in _JPEG_ALONE:
            at += 2
        else:
            at += 2 + max(struct.unpack_from(">H", data, at + 2)[0], 2)
    raise ValueError


def _webp(data: bytes) -> tuple[int, int]:
    if data[:4] != b"RIFF":
        raise ValueError
    kind = data[12:16]
    if kind == b"VP8X":
        return _three(data, 24) + 1, _three(data, 27) + 1
    if kind == b"VP8L" and data[20] == _VP8L_SIGNATURE:
        (bits,) = struct.unpack_from("<I", data, 21)
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 " and data[23:26] == b"\x9d\x01\x2a":
        width, height = struct.unpack_from("<HH", data, 26)
        return width & 0x3FFF, height & 0x3FFF
    raise ValueError


def _three(data: bytes, at: int) -> int:
    return data[at] | data[at + 1] << 8 | data[at + 2] << 16


def _ico(data: bytes) -> tuple[int, int]:
    """Return the size of the largest image by its own header: the directory may be wrong."""
    (count,) = struct.unpack_from("<H", data, 4)
    if not 1 <= count <= MAX_ICON_IMAGES:
        raise ValueError
    best = (0, 0)
    for index in range(count):
        size, offset = struct.unpack_from("<II", data, 14 + 16 * index)
        if offset + size > len(data):
            raise ValueError
        best = max(best, _icon_image(data[offset : offset + size]), key=lambda sides: sides[0] * sides[1])
    return best


def _icon_image(data: bytes) -> tuple[int, int]:
    """Return the size of a PNG, or of a bitmap without file header whose height includes its mask."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return _png(data)
    _, width, height = struct.unpack_from("<Iii", data, 0)
    return abs(width), abs(height) // 2


_FORMATS: tuple[tuple[bytes, int, str, Callable[[bytes], tuple[int, int]]], ...] = (
    (b"\x89PNG\r\n\x1a\n", 0, "png", _png),
    (b"\xff\xd8\xff", 0, "jpeg", _jpeg),
    (b"GIF87a", 0, "gif", _gif),
    (b"GIF89a", 0, "gif", _gif),
    (b"WEBP", 8, "webp", _webp),
    (b"\x00\x00\x01\x00", 0, "ico", _ico),
)


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
    head, _, data = address.partition(",")
    if not (head[:5].lower() == "data:" and head.lower().endswith(";base64")):
        return b""
    try:
        return base64.b64decode("".join(data.split()), validate=True)
    except binascii.Error:
        return b""


def _address(attributes: str) -> str:
    """Return the address of a picture; '' for one that only counts readers."""
    declared = dict(_ATTRIBUTE.findall(attributes))
    address = unescape(declared.get("src", ""))
    return "" if is_tracker(address, _side(declared.get("width", "")), _side(declared.get("height", ""))) else address


def _side(declared: str) -> int | None:
    """Parse a side in pixels; None for percentages or missing values."""
    return int(declared) if declared.isdecimal() else None
