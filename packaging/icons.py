"""Draws the program's icon from resources/icons/app.svg in every size that desktops ask for: `python packaging/icons.py FOLDER`.

FOLDER then holds hicolor/ (Linux), beforehand.ico (Windows) and beforehand.icns (macOS).
"""

import os
import shutil
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).parents[1] / "resources" / "icons" / "app.svg"
HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO = (16, 24, 32, 48, 64, 256)
ICNS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
"""Kinds of picture in an .icns, each a PNG of so many pixels."""


def main(folder: Path) -> None:
    """Write all of them."""
    pictures = {size: draw(size) for size in {*HICOLOR, *ICO, *ICNS.values()}}
    for size in HICOLOR:
        write(folder / "hicolor" / f"{size}x{size}" / "apps" / "beforehand.png", pictures[size])
    write(folder / "beforehand.ico", ico(pictures))
    write(folder / "beforehand.icns", icns(pictures))
    scalable = folder / "hicolor" / "scalable" / "apps" / "beforehand.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(SOURCE, scalable)


def draw(size: int) -> bytes:
    """A PNG of so many pixels a side."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return buffer.data().data()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Windows: a directory of 16-byte entries, then the PNGs; a side of 256 is written as 0."""
    directory, body = struct.pack("<HHH", 0, 1, len(ICO)), b""
    for size in ICO:
        place = 6 + 16 * len(ICO) + len(body)
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(pictures[size]), place)
        body += pictures[size]
    return directory + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Write for macOS: each PNG after its kind and length, big-endian."""
    body = b"".join(kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(path: Path, data: bytes) -> None:
    """Write a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
