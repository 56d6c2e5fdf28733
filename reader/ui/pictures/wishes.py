"""Requests for pictures and their results, shared by both processes. Sizes are in pixels. Pure; any thread."""

import json
from dataclasses import asdict
from typing import Any, NamedTuple

from reader.domain.value_classes import dataclass

SHOWN_PIXELS = 16_000_000
"""Maximum pixels kept in memory: 64 MB."""
ICON_SIDE = 64
ICON_IMAGES = 8

_LENGTH = 4
_BYTES_A_PIXEL = 4


class Size(NamedTuple):
    width: int
    height: int

    def within(self, other: "Size", *, is_filling: bool = False) -> "Size":
        """Scale to fit into the other size, or to fill it."""
        factors = other.width / self.width, other.height / self.height
        factor = max(factors) if is_filling else min(factors)
        return Size(max(1, round(self.width * factor)), max(1, round(self.height * factor)))

    def at_most(self, pixels: int) -> "Size":
        """Scale down to a maximum number of pixels."""
        factor = (pixels / (self.width * self.height)) ** 0.5
        return self if factor >= 1 else Size(max(1, int(self.width * factor)), max(1, int(self.height * factor)))


@dataclass(frozen=True, slots=True)
class InColumn:
    """A picture scaled for a text column, never beyond its own pixels; widths are logical."""

    max_width: int
    wanted_width: int | None
    dpr: float

    def shown(self, natural: Size) -> Size:
        width = min(natural.width if self.wanted_width is None else self.wanted_width, self.max_width)
        return Size(width, max(1, round(natural.height * width / natural.width)))

    def pixels(self, natural: Size) -> Size:
        shown = self.shown(natural)
        factor = min(self.dpr, natural.width / shown.width, natural.height / shown.height)
        return Size(max(1, round(shown.width * factor)), max(1, round(shown.height * factor))).at_most(SHOWN_PIXELS)


@dataclass(frozen=True, slots=True)
class Within:
    """A picture scaled to fit, never enlarged; the first frame of an animation."""

    width: int
    height: int

    def pixels(self, natural: Size) -> Size:
        fitting = natural.within(Size(self.width, self.height))
        return (fitting if fitting.width < natural.width else natural).at_most(SHOWN_PIXELS)


@dataclass(frozen=True, slots=True)
class NextFrame:
    """The next frame, in a loop, of the picture sent with the first one."""

    width: int
    height: int

    def pixels(self, natural: Size) -> Size:
        return Within(self.width, self.height).pixels(natural)


@dataclass(frozen=True, slots=True)
class Filling:
    """The centre of a picture, cropped to fill the size."""

    width: int
    height: int

    def pixels(self, natural: Size) -> Size:
        size = Size(self.width, self.height)
        filling = natural.within(size, is_filling=True)
        # an extremely long strip would become useless
        return natural.within(size) if filling.width * filling.height > 16 * self.width * self.height else filling


@dataclass(frozen=True, slots=True)
class AsIcon:
    """The images of an icon file, none larger than `ICON_SIDE`, the smallest first."""

    def pixels(self, natural: Size) -> Size:
        side = Size(ICON_SIDE, ICON_SIDE)
        return natural.within(side) if max(natural) > ICON_SIDE else natural


Wish = InColumn | Within | NextFrame | Filling | AsIcon
_WISHES: dict[str, type[Wish]] = {kind.__name__: kind for kind in (InColumn, Within, NextFrame, Filling, AsIcon)}


@dataclass(frozen=True, slots=True)
class Image:
    """Premultiplied 32-bit pixels in rows, exactly as many as the size says."""

    size: Size
    pixels: memoryview


@dataclass(frozen=True, slots=True)
class Decoded:
    """Result of a request; `natural` is the file's size after orientation. `delay_ms` is a frame's own."""

    images: tuple[Image, ...]
    natural: Size
    is_animated: bool = False
    delay_ms: int = 0


def encode_wish(wish: Wish, image_format: str, seconds: float, data: bytes) -> bytes:
    """Return the content of a frame: the length of a JSON header, the header, the file."""
    header = json.dumps([type(wish).__name__, asdict(wish), image_format, seconds]).encode()
    return len(header).to_bytes(_LENGTH, "big") + header + data


def decode_wish(content: bytes) -> tuple[Wish, str, float, bytes]:
    """Return request, file format, seconds of processor time, and the file, empty if it was sent before."""
    start = _LENGTH + int.from_bytes(content[:_LENGTH], "big")
    name, fields, image_format, seconds = json.loads(content[_LENGTH:start])
    return _WISHES[name](**fields), image_format, seconds, content[start:]


def header_of(decoded: Decoded) -> bytes:
    """Return the start of a response, to be followed by its images' pixels."""
    sizes = [image.size for image in decoded.images]
    header = json.dumps([sizes, decoded.natural, decoded.is_animated, decoded.delay_ms]).encode()
    return len(header).to_bytes(_LENGTH, "big") + header


def decode_answer(content: bytes) -> Decoded:
    """Decode a response; ValueError, TypeError or KeyError if it is invalid."""
    start = _LENGTH + int.from_bytes(content[:_LENGTH], "big")
    sizes, natural, is_animated, delay_ms = json.loads(content[_LENGTH:start])
    images = []
    for size in map(_size, sizes):
        end = start + _BYTES_A_PIXEL * size.width * size.height
        images.append(Image(size, memoryview(content)[start:end]))
        start = end
    if start != len(content) or len(images) > ICON_IMAGES:
        raise ValueError("not as many pixels as announced")
    return Decoded(tuple(images), _size(natural), bool(is_animated), int(delay_ms))


def _size(said: Any) -> Size:
    width, height = said
    if not (isinstance(width, int) and isinstance(height, int) and width > 0 and height > 0 and width * height <= 1 << 30):
        raise ValueError("not a size")
    return Size(width, height)
