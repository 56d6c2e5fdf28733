"""Paints a feed's icon, or a letter tile coloured by the feed's address. GUI thread only."""

from zlib import crc32

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from reader.ui.look import fonts
from reader.ui.look.painting import upright
from reader.ui.look.theme import Theme

_COLORS = (
    "#2E6C8E", "#5B4B8A", "#B0532F", "#1F3A5F", "#4F6F2E", "#9A6A1C", "#7A3B4E", "#3B7566",
    "#B8424F", "#5F6E24", "#7B5A3C", "#3E6FB0", "#A8455F", "#357052", "#44484F",
)  # fmt: skip
INKS = tuple(QColor(value) for value in _COLORS)
_ARTICLES = ("the ", "a ", "an ", "le ", "la ", "les ", "der ", "die ", "das ", "el ")


def tile_color(address: str) -> QColor:
    """Return the colour of a feed's tile: stable across lists and starts, with or without https."""
    return INKS[crc32(address.partition("://")[2].rstrip("/").encode()) % len(INKS)]


def tile_letter(title: str) -> str:
    """Return the first letter or digit of a title, skipping a leading article."""
    lowered = title.lower()
    for article in _ARTICLES:
        if lowered.startswith(article) and len(title) > len(article):
            title = title[len(article) :]
            break
    return next((letter.upper() for letter in title if letter.isalnum()), "·")


def paint_tile(painter: QPainter, theme: Theme, area: QRectF, feed_id: int, title: str, address: str = "") -> None:
    """Draw a feed's icon, or its tile, of 14, 16 or more pixels. A feed not yet followed has an address instead of a number."""
    with upright(painter, area):
        _paint_upright(painter, theme, area, feed_id, title, tile_color(address or theme.favicons.address(feed_id)))


def _paint_upright(painter: QPainter, theme: Theme, area: QRectF, feed_id: int, title: str, ground: QColor) -> None:
    radius = area.width() / 4
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    icon = theme.favicons.pixmap(feed_id, round(area.width()), painter.device().devicePixelRatio())
    if icon is not None:
        shape = QPainterPath()
        shape.addRoundedRect(area, radius, radius)
        if theme.is_dark and theme.favicons.is_dark_mark(feed_id):
            painter.fillPath(shape, theme.color("text_2"))
        painter.setClipPath(shape)
        painter.drawPixmap(area.topLeft(), icon)
        painter.setClipping(False)
    else:
        _paint_letter(painter, area, ground, title)
    if theme.is_dark:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.color("favicon_rim"))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.restore()


def _paint_letter(painter: QPainter, area: QRectF, ground: QColor, title: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(area, area.width() / 4, area.width() / 4)
    painter.setPen(Qt.GlobalColor.white)
    painter.setFont(fonts.ui_font(10 if area.width() >= 16 else 9, fonts.BOLD))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, tile_letter(title))
