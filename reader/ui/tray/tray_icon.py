"""Program icon for the tray with an unread hint: a dot on small icons, else a number. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QIcon, QPainter, QPixmap

from reader.ui.look import fonts
from reader.ui.look.icons import app_pixmap

SIZES = (16, 20, 22, 24, 32, 44, 48, 64)
"""Sizes in pixels, of trays at single and double resolution."""
NUMBERED_FROM = 22
MOST = 99
BADGE = QColor("#F5B440")
"""Colour of the icon's sun, slightly darker: unread articles are normal and no alarm."""
INK = QColor("#231A08")
_DOT = 0.44
_BADGE, _BADGE_WITH_ROOM = 0.62, 0.54
_ROOMY = 32
_LETTERS = 0.66
_RIM = 0.055
_MARK_WITH_ROOM = 0.92


def tray_icon(unread: int) -> QIcon:
    icon = QIcon()
    for size in SIZES:
        icon.addPixmap(tray_pixmap(size, unread))
    return icon


def tray_pixmap(size: int, unread: int) -> QPixmap:
    """Return the icon, `size` pixels square; the hint has a transparent rim that separates it on any panel."""
    if not unread:
        return app_pixmap(size)
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    mark = round(size * _MARK_WITH_ROOM)
    painter.drawPixmap(0, size - mark, app_pixmap(mark))
    if size < NUMBERED_FROM:
        side = round(size * _DOT)
        _fill_badge(painter, QRectF(size - side, 0, side, side), size)
    else:
        _draw_number(painter, size, str(unread) if unread <= MOST else f"{MOST}+")
    painter.end()
    return pixmap


def _draw_number(painter: QPainter, size: int, text: str) -> None:
    height = round(size * (_BADGE if size < _ROOMY else _BADGE_WITH_ROOM))
    font = fonts.ui_font(height, QFont.Weight.Bold)
    font.setPixelSize(max(round(height * _LETTERS), 8))
    # digits of a number that fills the icon move closer together
    room = size - 2 * round(size * _RIM)
    while QFontMetricsF(font).horizontalAdvance(text) > room and font.pixelSize() > 7:
        font.setPixelSize(font.pixelSize() - 1)
    wanted = QFontMetricsF(font).horizontalAdvance(text) + height * 0.45
    width = min(max(round(wanted), height), size)
    badge = QRectF(size - width, 0, width, height)
    _fill_badge(painter, badge, size)
    painter.setFont(font)
    painter.setPen(INK)
    figures = QFontMetricsF(font).tightBoundingRect(text)
    painter.drawText(badge.center() - QPointF(figures.center().x(), figures.center().y()), text)


def _fill_badge(painter: QPainter, badge: QRectF, size: int) -> None:
    rim = max(size * _RIM, 1.0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.black)
    around = badge.adjusted(-rim, -rim, rim, rim)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    painter.drawRoundedRect(around, around.height() / 2, around.height() / 2)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
    painter.setBrush(BADGE)
    painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
