"""Letter tiles that stand for feeds: a colour by the feed's number, the first letter that says something. GUI thread only."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from reader.ui import fonts
from reader.ui.theme import Theme

_COLORS = (
    "#2E6C8E", "#5B4B8A", "#B0532F", "#1F3A5F", "#4F6F2E", "#9A6A1C", "#7A3B4E", "#3B7566",
    "#B8424F", "#5F6E24", "#7B5A3C", "#3E6FB0", "#A8455F", "#357052", "#44484F",
)  # fmt: skip
_INKS = tuple(QColor(value) for value in _COLORS)
_ARTICLES = ("the ", "a ", "an ", "le ", "la ", "les ", "der ", "die ", "das ", "el ")
# Coprime to the number of colours: neighbours differ much, and as many feeds as there are colours all differ.
_SPREAD = 4


def tile_color(feed_id: int) -> QColor:
    """The colour of a feed's tile; the same in every list and at every start."""
    return _INKS[feed_id * _SPREAD % len(_INKS)]


def tile_letter(title: str) -> str:
    """The first letter or digit of a title, its leading article aside."""
    lowered = title.lower()
    for article in _ARTICLES:
        if lowered.startswith(article) and len(title) > len(article):
            title = title[len(article) :]
            break
    return next((letter.upper() for letter in title if letter.isalnum()), "·")


def paint_tile(painter: QPainter, theme: Theme, area: QRectF, feed_id: int, title: str) -> None:
    """Draw a tile of 14, 16 or more pixels."""
    size = area.width()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tile_color(feed_id))
    painter.drawRoundedRect(area, size / 4, size / 4)
    if theme.is_dark:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.color("favicon_rim"))
        painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), size / 4, size / 4)
    painter.setPen(Qt.GlobalColor.white)
    painter.setFont(fonts.ui_font(10 if size >= 16 else 9, fonts.BOLD))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, tile_letter(title))
    painter.restore()
