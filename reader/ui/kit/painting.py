"""Shared painting helpers: rounded fills, focus rings, row backgrounds, hairlines, icons, smooth curves, one line of text. GUI
thread only.

Painters use left-to-right coordinates. In right-to-left languages `turn_round` mirrors everything, and `upright` mirrors text and
icons back in place.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from zlib import crc32

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QTextLine,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.ui.kit import fonts
from reader.ui.kit.fields import meet_viewport
from reader.ui.kit.overrides import MixedIn, caught_once
from reader.ui.kit.scroll_bar import ThinScrollBar
from reader.ui.kit.theme import Theme
from reader.ui.text.translate import balanced

_FOCUS_PX = 2.0


class Painted(MixedIn):
    """Mixin of widgets that draw themselves by `paint`."""

    _theme: Theme

    def follow_theme(self, theme: Theme) -> None:
        """Draw in the colours of a theme from now on."""
        self._theme = theme
        theme.changed.connect(self.update)

    @caught_once
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        self.paint(painter)
        painter.end()

    def paint(self, painter: QPainter) -> None:
        raise NotImplementedError


def turn_round(painter: QPainter, area: QRectF) -> None:
    """Mirror the painter in a right-to-left language, until its restore()."""
    if QGuiApplication.isRightToLeft():
        _flip(painter, area)


@contextmanager
def row_area(painter: QPainter, rect: QRect) -> Iterator[QRectF]:
    """Provide the area of a row, mirrored in right-to-left languages; restores the painter."""
    painter.save()
    area = QRectF(rect)
    turn_round(painter, area)
    yield area
    painter.restore()


@contextmanager
def upright(painter: QPainter, area: QRectF) -> Iterator[bool]:
    """Draw unmirrored content at its mirrored place; yields whether the painter is mirrored."""
    is_turned = _is_turned(painter)
    if is_turned:
        _flip(painter, area)
    yield is_turned
    if is_turned:
        _flip(painter, area)


def _is_turned(painter: QPainter) -> bool:
    return painter.worldTransform().m11() < 0


def _flip(painter: QPainter, area: QRectF) -> None:
    """Mirror horizontally; applying it twice restores the original."""
    painter.translate(area.left() + area.right(), 0)
    painter.scale(-1, 1)


def draw_icon(painter: QPainter, at: QPointF, pixmap: QPixmap) -> None:
    if not _is_turned(painter):
        painter.drawPixmap(at, pixmap)
        return
    with upright(painter, QRectF(at, pixmap.deviceIndependentSize())):
        painter.drawPixmap(at, pixmap)


def draw_text(painter: QPainter, at: QPointF, text: str) -> None:
    """Draw text in the painter's font and pen, in its own direction."""
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    if not _is_turned(painter):
        # a list draws dozens of texts per frame, and measuring costs as much as drawing
        painter.drawText(at, text)
        return
    width = QFontMetricsF(painter.font()).horizontalAdvance(text)
    with upright(painter, QRectF(at.x(), at.y(), width, 1)):
        painter.drawText(at, text)


def fill_round(painter: QPainter, area: QRectF, radius: float, color: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(area, radius, radius)


def ring_round(painter: QPainter, area: QRectF, radius: float, color: QColor) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color, _FOCUS_PX))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = _FOCUS_PX / 2
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), radius - half, radius - half)


def row_ground(
    painter: QPainter,
    theme: Theme,
    area: QRectF,
    state: QStyle.StateFlag,
    *,
    radius: int,
    has_ring: bool,
    hover: str = "hover_list",
) -> None:
    """Draw the background of a selected or hovered row, and the focus ring during keyboard use."""
    if state & QStyle.StateFlag.State_Selected:
        is_active = bool(state & QStyle.StateFlag.State_Active)
        fill_round(painter, area, radius, theme.color("sel" if is_active else "sel_off"))
    elif state & QStyle.StateFlag.State_MouseOver:
        fill_round(painter, area, radius, theme.color(hover))
    if has_ring and state & QStyle.StateFlag.State_HasFocus:
        ring_round(painter, area, radius, theme.color("focus"))


def hairline(painter: QPainter, left: float, right: float, bottom: float, color: QColor) -> None:
    """Draw a horizontal line one pixel high that ends at `bottom`."""
    painter.fillRect(QRectF(left, bottom - 1, right - left, 1), color)


def baseline(font: QFont, top: float, height: float) -> float:
    """Return the baseline of text centred in a line, as browsers compute it."""
    metrics = QFontMetricsF(font)
    return round(top + (height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent())


def elided(metrics: QFontMetricsF | QFontMetrics, text: str, width: float) -> str:
    """Elide a text at the end of the line, outside of any directional run."""
    shown = QFontMetricsF(metrics).elidedText(text, Qt.TextElideMode.ElideRight, width)
    ends = shown.rstrip("\u2069")
    return shown if shown == text else balanced(ends[:-1]) + ends[-1:]


def text_line(painter: QPainter, area: QRectF, font: QFont, color: QColor, text: str, *, is_name: bool = False) -> None:
    """Draw one elided line at the interface's start edge; names aside, text of the other direction aligns to its own side."""
    metrics = QFontMetricsF(font)
    shown = text if metrics.horizontalAdvance(text) <= area.width() else elided(metrics, text, area.width())
    width = metrics.horizontalAdvance(shown)
    painter.setFont(font)
    painter.setPen(color)
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    with upright(painter, area) as is_turned:
        ends_right = is_turned or (not is_name and not text.isascii() and is_right_to_left(shown))
        left = area.right() - width if ends_right else area.left()
        painter.drawText(QPointF(left, baseline(font, area.top(), area.height())), shown)


def cursor_x(line: QTextLine, at: int) -> float:
    found = line.cursorToX(at)
    return float(found[0]) if isinstance(found, tuple) else float(str(found))


def reach(line: QTextLine, start: int, end: int) -> tuple[float, float]:
    """Return the horizontal extent of characters; in mixed directions it is measured from glyphs, as where the direction turns
    the position of the cursor may be at the other end of the words.
    """
    first, last = cursor_x(line, start), cursor_x(line, end)
    boxes = [box for run in line.glyphRuns(start, end - start) if (box := run.boundingRect()).width() > 0]
    left, right = min((box.left() for box in boxes), default=first), max((box.right() for box in boxes), default=last)
    is_there = abs(first - last) >= 1 and min(first, last) <= (left + right) / 2 <= max(first, last)
    return (first, last) if is_there else (left, right)


def is_right_to_left(text: str) -> bool:
    """Check whether the first directional letter runs from right to left."""
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        if kind in {"R", "AL"}:
            return True
        if kind == "L":
            return False
    return False


def smooth_path(points: Sequence[QPointF]) -> QPainterPath:
    """Return a path through points ordered from left to right, by monotone cubics (Fritsch and Carlson, 1980), which do not
    overshoot.
    """
    path = QPainterPath(points[0])
    slopes = _slopes(points)
    for place in range(len(points) - 1):
        begin, end = points[place], points[place + 1]
        third = (end.x() - begin.x()) / 3
        path.cubicTo(
            QPointF(begin.x() + third, begin.y() + third * slopes[place]),
            QPointF(end.x() - third, end.y() - third * slopes[place + 1]),
            end,
        )
    return path


def _slopes(points: Sequence[QPointF]) -> list[float]:
    """Return zero at extrema, else the harmonic mean of both sides, which keeps every piece monotone."""
    rises = [(end.y() - begin.y()) / (end.x() - begin.x()) for begin, end in pairwise(points)]
    inner = [2 * a * b / (a + b) if a * b > 0 else 0.0 for a, b in pairwise(rises)]
    return [rises[0], *inner, rises[-1]] if rises else [0.0]


_COLORS = (
    "#2E6C8E", "#5B4B8A", "#B0532F", "#1F3A5F", "#4F6F2E", "#9A6A1C", "#7A3B4E", "#3B7566",
    "#B8424F", "#5F6E24", "#7B5A3C", "#3E6FB0", "#A8455F", "#357052", "#44484F",
)  # fmt: skip
INKS = tuple(QColor(value) for value in _COLORS)
_PORT = re.compile(r":\d+(?=/|$)")
_ARTICLES = ("the ", "a ", "an ", "le ", "la ", "les ", "der ", "die ", "das ", "el ")


def tile_color(address: str) -> QColor:
    """Return the colour of a feed's tile: stable across lists and starts, with or without https, by whichever port."""
    named = _PORT.sub("", address.partition("://")[2], count=1)
    return INKS[crc32(named.rstrip("/").encode()) % len(INKS)]


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


def leave_to_delegate(view: QAbstractItemView) -> None:
    """Remove the frame, the background and the style's selection; scroll by pixels, with a thin overlay bar."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    meet_viewport(view)
    view.viewport().setAutoFillBackground(False)
    palette = view.palette()
    palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
    view.setPalette(palette)
    ThinScrollBar(view)


_BY_KEYS = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}


class ListDelegate(QStyledItemDelegate):
    """Base of what draws the rows of one list, in the theme's colours; `row_px` grows with the text, `is_focus_visible` is true after
    keyboard use.
    """

    row_px = 36

    def __init__(self, theme: Theme, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view
        self.is_focus_visible = False

    def show_focus(self, *, is_visible: bool = True) -> None:
        if self.is_focus_visible != is_visible:
            self.is_focus_visible = is_visible
            self._view.viewport().update()

    def follow_focus(self, event: QFocusEvent) -> None:
        if event.reason() in _BY_KEYS:
            self.show_focus()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(100, fonts.scaled(self.row_px))

    def paint_ground(self, painter: QPainter, area: QRectF, *, is_chosen: bool) -> None:
        """Draw the ground of a row that is chosen, with a ring while its list has the focus."""
        has_focus = self._view.hasFocus()
        if is_chosen:
            fill_round(painter, area, 6, self._theme.color("sel" if has_focus else "sel_off"))
        if is_chosen and has_focus:
            ring_round(painter, area, 6, self._theme.color("focus"))


CAP_PX = 18
_BESIDE = 6.0
_LEAST = 18.0


def cap_width(label: str) -> float:
    font = fonts.ui_font(fonts.CAPTION_PX, fonts.MEDIUM)
    return max(round(QFontMetricsF(font).horizontalAdvance(label)) + 2 * _BESIDE, _LEAST)


def paint_cap(painter: QPainter, theme: Theme, left: float, middle: float, label: str) -> float:
    """Draw a cap from `left`, centred at height `middle`; return its width."""
    font = fonts.ui_font(fonts.CAPTION_PX, fonts.MEDIUM)
    width = cap_width(label)
    area = QRectF(left, middle - CAP_PX / 2, width, CAP_PX)
    fill_round(painter, area, 4, theme.color("line_strong"))
    fill_round(painter, area.adjusted(1, 1, -1, -1), 3, theme.color("bg_raised"))
    painter.setFont(font)
    painter.setPen(theme.color("text_3"))
    text = left + (width - QFontMetricsF(font).horizontalAdvance(label)) / 2
    with upright(painter, area):
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.drawText(QPointF(text, baseline(font, area.top(), CAP_PX)), label)
    return width
