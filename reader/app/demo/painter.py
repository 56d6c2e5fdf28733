"""Paints the demo's pictures as PNG with the standard library: night skies, and a gull with its anchor. Pure."""

import math
import random
import struct
import zlib
from collections.abc import Callable, Sequence

WIDTH, HEIGHT = 640, 360
HORIZON = 230
Colour = tuple[int, int, int]
INK: Colour = (52, 60, 74)
CHALK: Colour = (250, 248, 242)


class Canvas:
    def __init__(self, top: Colour, bottom: Colour) -> None:
        """Create a vertical gradient."""
        self._rows = [bytearray(bytes(_mix(top, bottom, y / HEIGHT)) * WIDTH) for y in range(HEIGHT)]

    def fill_row(self, y: int, start: int, end: int, colour: Colour) -> None:
        start, end = max(start, 0), min(end, WIDTH)
        if 0 <= y < HEIGHT and start < end:
            self._rows[y][start * 3 : end * 3] = bytes(colour) * (end - start)

    def disc(self, x: int, y: int, radius: int, colour: Colour) -> None:
        for row in range(-radius, radius + 1):
            half = int((radius * radius - row * row) ** 0.5)
            self.fill_row(y + row, x - half, x + half + 1, colour)

    def curve(self, x: int, y: int, width: int, lift: int, colour: Colour) -> None:
        """Paint an arch three pixels wide; a negative lift hangs down."""
        for step in range(width + 1):
            share = step / width
            self.disc(x + step, y - int(4 * lift * share * (1 - share)), 2, colour)

    def png(self) -> bytes:
        return _png(self._rows, WIDTH, RGB)


def paint(name: str) -> bytes:
    """Return the picture of a name like "sky-7" or "gull-12"; deterministic."""
    chance = random.Random(name)  # noqa: S311 - the same dice for the same picture
    return (_sky if name.startswith("sky") else _gull)(chance).png()


def _sky(chance: random.Random) -> Canvas:
    canvas = Canvas((9, 14, 34), (46, 58, 92))
    for _ in range(420):
        along = chance.random()
        spread = chance.gauss(0, 46) if chance.random() < 0.6 else chance.uniform(-300, 300)
        light = chance.randrange(120, 256)
        canvas.disc(
            int(along * WIDTH), int(90 + along * 120 + spread), chance.choice((0, 0, 0, 1)), (light, light, min(light + 14, 255))
        )
    canvas.disc(chance.randrange(420, 600), chance.randrange(40, 90), 5, (255, 240, 205))
    for y in range(300, HEIGHT):
        canvas.fill_row(y, 0, WIDTH, (12, 14, 20))
    canvas.disc(170, 300, 46, (12, 14, 20))
    canvas.disc(188, 282, 7, (74, 82, 110))
    return canvas


def _gull(chance: random.Random) -> Canvas:
    canvas = Canvas((214, 232, 240), (246, 233, 214))
    canvas.disc(chance.randrange(80, 560), 70, 34, (250, 205, 120))
    for y in range(HORIZON, HEIGHT):
        canvas.fill_row(y, 0, WIDTH, _mix((96, 150, 168), (38, 84, 110), (y - HORIZON) / (HEIGHT - HORIZON)))
    for _ in range(26):
        canvas.curve(
            chance.randrange(WIDTH), chance.randrange(HORIZON + 10, HEIGHT), chance.randrange(16, 44), 4, (140, 186, 198)
        )
    for _ in range(chance.randrange(1, 4)):
        x, y, wing = chance.randrange(60, 480), chance.randrange(60, 180), chance.randrange(34, 60)
        canvas.curve(x, y, wing, wing // 3, INK)
        canvas.curve(x + wing, y, wing, wing // 3, INK)
    _anchor(canvas, chance.randrange(180, 460))
    return canvas


def _anchor(canvas: Canvas, x: int) -> None:
    canvas.disc(x, 262, 8, CHALK)
    canvas.disc(x, 262, 4, (82, 134, 154))
    for y in range(270, 326):
        canvas.fill_row(y, x - 2, x + 3, CHALK)
    for y in range(279, 284):
        canvas.fill_row(y, x - 16, x + 17, CHALK)
    canvas.curve(x - 32, 306, 64, -22, CHALK)


def _mix(first: Colour, second: Colour, share: float) -> Colour:
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


RGB, RGBA = 2, 6


def _png(rows: Sequence[bytes | bytearray], width: int, kind: int) -> bytes:
    """Return a picture of 8 bits a colour."""
    head = struct.pack(">IIBBBBB", width, len(rows), 8, kind, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\x00" + row for row in rows), 6)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", pixels) + _chunk(b"IEND", b"")


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


SIDE = 64
CORNER = 0.5
SAMPLES = (1 / 6, 3 / 6, 5 / 6)
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


def _icon_gull(x: float, y: float) -> bool:
    wing = abs(x) - 0.34
    return abs(x) < 0.7 and abs(math.hypot(wing, (y - 0.12) * 0.9) - 0.36) < 0.075 and y < 0.14


SIGNS: dict[str, tuple[Colour, Sign]] = {
    "tides": ((31, 96, 128), _waves),
    "observatory": ((30, 44, 84), _star),
    "kiln": ((178, 76, 44), _flame),
    "functions": ((92, 70, 140), _chevrons),
    "rails": ((52, 92, 74), _rails),
    "gull": ((66, 118, 150), _icon_gull),
}
"""Tile colours and signs by blog slug; the other blogs have no icon, as in real life."""


def paint_icon(slug: str) -> bytes:
    colour, sign = SIGNS[slug]
    return _png([b"".join(_pixel(colour, sign, x, y) for x in range(SIDE)) for y in range(SIDE)], SIDE, RGBA)


def _pixel(colour: Colour, sign: Sign, column: int, row: int) -> bytes:
    places = [((column + dx) * 2 / SIDE - 1, (row + dy) * 2 / SIDE - 1) for dx in SAMPLES for dy in SAMPLES]
    tile = sum(_is_tile(x, y) for x, y in places) / len(places)
    white = sum(sign(x, y) for x, y in places) / len(places)
    return bytes(round(each + (255 - each) * white) for each in colour) + bytes((round(255 * tile),))


def _is_tile(x: float, y: float) -> bool:
    across, down = abs(x) - (1 - CORNER), abs(y) - (1 - CORNER)
    return across <= 0 or down <= 0 or math.hypot(across, down) <= CORNER
