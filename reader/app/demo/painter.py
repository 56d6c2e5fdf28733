"""Paints the demo's pictures as PNG with the standard library: night skies, and a gull with its anchor. Pure."""

import random
import struct
import zlib

WIDTH, HEIGHT = 640, 360
HORIZON = 230
Colour = tuple[int, int, int]
INK: Colour = (52, 60, 74)
CHALK: Colour = (250, 248, 242)


class Canvas:
    """An RGB picture in memory, origin at the top left."""

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
        raw = b"".join(b"\x00" + row for row in self._rows)
        head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
        return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", zlib.compress(raw, 6)) + _chunk(b"IEND", b"")


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


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
