"""Animated GIFs, written here: any size, any number of frames."""

import struct


def gif(width: int, height: int, *, frames: int, delay_hundredths: int = 2) -> bytes:
    """Frames of one colour each, four colours in turn."""
    table = bytes([255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0])
    head = b"GIF89a" + struct.pack("<HHBBB", width, height, 0b1000_0001, 0, 0) + table
    made = [_frame(width, height, number % 4, delay_hundredths) for number in range(frames)]
    return head + b"".join(made) + b";"


def _frame(width: int, height: int, color: int, delay_hundredths: int) -> bytes:
    control = b"\x21\xf9\x04\x00" + struct.pack("<H", delay_hundredths) + b"\x00\x00"
    area = b"\x2c" + struct.pack("<HHHHB", 0, 0, width, height, 0)
    return control + area + b"\x02" + _blocks(_codes(width * height, color))


def _codes(count: int, color: int) -> bytes:
    """LZW without compression: the table is cleared before a code would grow longer than three bits."""
    bits: list[int] = []
    for number in range(count):
        if number % 2 == 0:
            bits.append(0b100)
        bits.append(color)
    bits.append(0b101)
    value = sum(code << (3 * at) for at, code in enumerate(bits))
    return value.to_bytes((3 * len(bits) + 7) // 8, "little")


def _blocks(data: bytes) -> bytes:
    parts = [data[start : start + 255] for start in range(0, len(data), 255)]
    return b"".join(bytes([len(part)]) + part for part in parts) + b"\x00"
