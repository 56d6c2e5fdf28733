"""Pictures that are small as files and take many seconds to decode, written here."""

import struct

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QColor, QImage, QImageWriter

_REFINEMENT = 5
"""The scan of a progressive JPEG that goes over every coefficient again, for next to no bytes."""


def encoded(image: QImage, kind: str = "PNG", *, is_progressive: bool = False) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    writer.setProgressiveScanWrite(is_progressive)
    assert writer.write(image)
    return bytes(data.data())


def plain(width: int, height: int, color: str = "#336699") -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(color))
    return image


def many_scans(side: int = 4000, *, repeats: int = 2000) -> bytes:
    """A progressive JPEG with one of its scans again and again; a second of computing for every hundred of them at the side given."""
    data = encoded(plain(side, side), "JPG", is_progressive=True)
    found, end = _scans(data)
    begin, until = found[_REFINEMENT]
    return data[:end] + data[begin:until] * repeats + data[end:]


def _scans(data: bytes) -> tuple[list[tuple[int, int]], int]:
    """Where each scan begins and ends, and where the last one does."""
    at, found = 2, []
    while data[at + 1] != 0xD9:
        end = at + 2 + int.from_bytes(data[at + 2 : at + 4], "big")
        if data[at + 1] == 0xDA:
            while data[end] != 0xFF or data[end + 1] == 0:
                end += 1
            found.append((at, end))
        at = end
    return found, at


def frame_beyond_its_screen(codes: int = 1_000_000) -> bytes:
    """A GIF of 100 x 100 pixels whose frame has four billion; ten seconds of computing."""
    screen = b"GIF89a" + struct.pack("<HHBBB", 100, 100, 0x80, 0, 0) + bytes(6)
    return screen + b"\x2c" + struct.pack("<HHHHB", 0, 0, 65535, 65535, 0) + b"\x02" + _blocks(_growing(codes)) + b"\x00;"


def _growing(count: int) -> bytes:
    """LZW in which every code stands for one pixel more than the one before."""
    made, bits, held = bytearray(), 0, 0
    for _ in range(max(1, count // 4090)):
        size, following = 3, 6
        for code in (4, 0, *range(6, 4095)):
            held |= code << bits
            bits += size
            while bits >= 8:
                made.append(held & 255)
                held >>= 8
                bits -= 8
            if code > 4:
                following += 1
                size += following == 1 << size and size < 12
    return bytes(made)


def _blocks(data: bytes) -> bytes:
    return b"".join(bytes([len(data[at : at + 255])]) + data[at : at + 255] for at in range(0, len(data), 255))
