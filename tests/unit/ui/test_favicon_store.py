"""Icons of feeds are decoded once, small and safe; what is no picture leaves the place to the letter tile."""

import struct

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from reader.domain.ids import FeedId
from reader.ui.kit.icons import FaviconStore
from reader.ui.kit.painting import paint_tile, tile_color
from reader.ui.kit.theme import Theme
from reader.ui.pictures.process import SMALL_ICON_MAX_BYTES, small_icon

FEED = FeedId(7)


def png(width: int, height: int, color: str = "#ff0000") -> bytes:
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(color))
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


def ico(*images: bytes) -> bytes:
    """An icon file of PNG images; their sizes are read from their headers."""
    offset = 6 + 16 * len(images)
    directory = b""
    for image in images:
        width, height = struct.unpack(">II", image[16:24])
        directory += struct.pack("<BBBBHHII", width % 256, height % 256, 0, 0, 1, 32, len(image), offset)
        offset += len(image)
    return struct.pack("<HHH", 0, 1, len(images)) + directory + b"".join(images)


def shown(store: FaviconStore, size: int = 16, dpr: float = 1.0) -> QImage | None:
    pixmap = store.pixmap(FEED, size, dpr)
    return pixmap.toImage() if pixmap is not None else None


def made(data: bytes) -> bytes:
    """As the window keeps it."""
    small = small_icon(data)
    assert small is not None
    return small


def filled(data: bytes) -> FaviconStore:
    store = FaviconStore()
    store.replace((FEED,), {FEED: made(data)})
    return store


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_an_icon_has_the_pixels_of_the_screen(qtbot: QtBot, dpr: float) -> None:
    image = shown(filled(png(64, 64)), 16, dpr)
    assert image.width() == image.height() == round(16 * dpr)
    assert image.devicePixelRatio() == dpr
    assert image.pixelColor(8, 8) == QColor("#ff0000")


def test_a_wide_icon_keeps_its_shape(qtbot: QtBot) -> None:
    image = shown(filled(png(64, 32)))
    assert image.pixelColor(8, 1).alpha() == 0
    assert image.pixelColor(8, 8) == QColor("#ff0000")


def test_of_several_images_the_one_that_fits_is_used(qtbot: QtBot) -> None:
    store = filled(ico(png(16, 16, "#00ff00"), png(48, 48, "#0000ff")))
    small, large = shown(store), shown(store, 16, 2.0)
    assert small.pixelColor(8, 8) == QColor("#00ff00")
    assert large.pixelColor(16, 16) == QColor("#0000ff")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        b"<html>not found</html>",
        png(16, 16)[:40],
        png(1024, 16),
        png(16, 16) + b"\0" * SMALL_ICON_MAX_BYTES,
    ],
    ids=["nothing", "svg", "page", "cut off", "huge side", "too many bytes"],
)
def test_what_is_no_small_picture_has_no_icon(qtbot: QtBot, data: bytes) -> None:
    assert shown(filled(data)) is None


def test_a_new_icon_replaces_the_old_one(qtbot: QtBot) -> None:
    store = filled(png(16, 16))
    assert shown(store) is not None
    assert not store.replace((FEED,), {FEED: made(png(16, 16))})
    assert store.replace((FEED,), {FEED: made(png(16, 16, "#0000ff"))})
    image = shown(store)
    assert image.pixelColor(8, 8) == QColor("#0000ff")
    assert store.replace((FEED,), {})
    assert shown(store) is None


def test_only_a_dark_mark_on_nothing_needs_a_light_ground(qtbot: QtBot) -> None:
    assert filled(png(32, 16, "#101010")).is_dark_mark(FEED)
    assert not filled(png(32, 16, "#e0e0e0")).is_dark_mark(FEED)
    assert not filled(png(16, 16, "#101010")).is_dark_mark(FEED)
    assert not FaviconStore().is_dark_mark(FEED)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_tile_is_the_icon_or_a_letter(qtbot: QtBot, name: str) -> None:
    theme = Theme(name)

    def painted() -> QImage:
        image = QImage(16, 16, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_tile(painter, theme, QRectF(0, 0, 16, 16), FEED, "Lantern")
        painter.end()
        return image

    assert painted().pixelColor(2, 12) == tile_color(theme.favicons.address(FEED))
    theme.favicons.replace((FEED,), {FEED: made(png(16, 16))})
    icon = painted()
    assert icon.pixelColor(8, 8) == QColor("#ff0000")
    assert icon.pixelColor(0, 0).alpha() == 0
    edge, inside = icon.pixelColor(0, 8), icon.pixelColor(4, 8)
    assert (edge != inside) is theme.is_dark
