"""Paints icons of some demo blogs as PNG with the standard library: a white sign on a rounded tile. Pure."""

import math
import struct
import zlib
from collections.abc import Callable

SIDE = 64
CORNER = 0.5
SAMPLES = (1 / 6, 3 / 6, 5 / 6)
Colour = tuple[int, int, int]
Sign = Callable[[float, float], bool]
"""Tests whether a point between -1 and 1, y downwards, belongs to the sign."""


def _waves(x: float, y: float) -> bool:
    crest = 0.13 * math.cos(x * 5.2)
    return abs(x) < 0.66 and any(abs(y - middle - crest) < 0.075 for middle in (-0.36, 0.0, 0.36))


def _star(x: float, y: float) -> bool:
    is_star = math.sqrt(abs(x + 0.08)) + math.sqrt(abs(y - 0.06)) < 0.8
    return is_star or math.hypot(x - 0.46, y + 0.46) < 0.11


def _flame(x: float, y: float) -> bool:
    width = 0.44 * math.sqrt(max(0.0, 1 - ((y - 0.2) / 0.46) ** 2)) if y > 0.2 else 0.44 * max(0.0, (y + 0.68) / 0.88) ** 1.4
    return abs(x) < width and math.hypot(x * 1.3, y - 0.38) > 0.2


def _chevrons(x: float, y: float) -> bool:
    return abs(y) < 0.4 and abs(abs(x) - (0.62 - abs(y) * 0.8)) < 0.11


def _rails(x: float, y: float) -> bool:
    reach = 0.22 + 0.16 * (y + 0.62)
    is_rail = abs(abs(x) - reach) < 0.07
    is_sleeper = abs(x) < reach + 0.2 and any(abs(y - at) < 0.055 for at in (-0.42, -0.08, 0.3))
    return abs(y) < 0.62 and (is_rail or is_sleeper)


def _gull(x: float, y: float) -> bool:
    wing = abs(x) - 0.34
    return abs(x) < 0.7 and abs(math.hypot(wing, (y - 0.12) * 0.9) - 0.36) < 0.075 and y < 0.14


SIGNS: dict[str, tuple[Colour, Sign]] = {
    "tides": ((31, 96, 128), _waves),
    "observatory": ((30, 44, 84), _star),
    "kiln": ((178, 76, 44), _flame),
    "functions": ((92, 70, 140), _chevrons),
    "rails": ((52, 92, 74), _rails),
    "gull": ((66, 118, 150), _gull),
}
"""Tile colours and signs by blog slug; the other blogs have no icon, as in real life."""


def paint(slug: str) -> bytes:
    colour, sign = SIGNS[slug]
    rows = b"".join(b"\x00" + b"".join(_pixel(colour, sign, x, y) for x in range(SIDE)) for y in range(SIDE))
    head = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(rows, 6)) + _chunk(b"IEND", b"")


def _pixel(colour: Colour, sign: Sign, column: int, row: int) -> bytes:
    places = [((column + dx) * 2 / SIDE - 1, (row + dy) * 2 / SIDE - 1) for dx in SAMPLES for dy in SAMPLES]
    tile = sum(_is_tile(x, y) for x, y in places) / len(places)
    white = sum(sign(x, y) for x, y in places) / len(places)
    return bytes(round(each + (255 - each) * white) for each in colour) + bytes((round(255 * tile),))


def _is_tile(x: float, y: float) -> bool:
    across, down = abs(x) - (1 - CORNER), abs(y) - (1 - CORNER)
    return across <= 0 or down <= 0 or math.hypot(across, down) <= CORNER


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
