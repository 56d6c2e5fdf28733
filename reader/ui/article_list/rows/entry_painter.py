"""Paints an article row: unread dot, title, snippet or search excerpt, picture, metadata line. GUI thread only."""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QFontMetricsF, QPainter, QPainterPath, QTextCharFormat, QTextLayout, QTextOption

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow, Excerpt
from reader.domain.value_classes import dataclass
from reader.ui.article_list.model.list_items import copies_text
from reader.ui.article_list.rows.row_text import Line, RowText, RowTexts, title_font
from reader.ui.article_list.rows.thumbnails import Thumbnail
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import (
    baseline,
    cursor_x,
    draw_icon,
    draw_text,
    fill_round,
    hairline,
    text_line,
    upright,
)
from reader.ui.look.theme import Theme
from reader.ui.text.marks import STYLES
from reader.ui.text.player.episode_text import left_text
from reader.ui.text.times import relative_time

Hits = Sequence[tuple[int, int]]
_MARK_RADIUS = 3
_MARK_OVER = 1.5


def draw_line(painter: QPainter, area: QRectF, font: QFont, line: Line, hits: Hits, theme: Theme) -> None:
    """Draw a line in the painter's pen; `hits` are positions in the unbroken text."""
    text = line.text
    inside = [(max(start - line.start, 0), min(end - line.start, len(text))) for start, end in hits]
    inside = [(start, end) for start, end in inside if start < end]
    is_turned = line.is_right_to_left
    painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if is_turned else Qt.LayoutDirection.LeftToRight)
    with upright(painter, area):
        left = area.left()
        if is_turned:
            left = area.right() - QFontMetricsF(font).horizontalAdvance(text)
        if inside:
            _draw_marked(painter, QRectF(left, area.top(), area.width(), area.height()), font, text, inside, theme)
        else:
            painter.setFont(font)
            painter.drawText(QPointF(left, baseline(font, area.top(), area.height())), text)


def _draw_marked(painter: QPainter, area: QRectF, font: QFont, text: str, hits: Hits, theme: Theme) -> None:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setTextDirection(painter.layoutDirection())
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    pen = painter.pen()
    formats = []
    for start, end in hits:
        first, last = _units(text, start), _units(text, end)
        left, right = sorted((cursor_x(line, first), cursor_x(line, last)))
        mark = QRectF(area.left() + left - _MARK_OVER, area.top() + 0.5, right - left + 2 * _MARK_OVER, area.height() - 1)
        fill_round(painter, mark, _MARK_RADIUS, theme.color("mark"))
        ink = QTextLayout.FormatRange()
        ink.start, ink.length, ink.format = first, last - first, QTextCharFormat()
        ink.format.setForeground(QBrush(theme.color("text")))
        formats.append(ink)
    painter.setPen(pen)
    top = baseline(font, area.top(), area.height()) - line.ascent()
    layout.draw(painter, QPointF(area.left(), top), formats)


def _units(text: str, position: int) -> int:
    return len(text[:position].encode("utf-16-le")) // 2


TEXT_LEFT = 28
TEXT_RIGHT = 16
_TOP = 10
_DOT = 8
_DOT_LEFT = 12
_LINES = 3
_THUMB, _THUMB_IN_NARROW, _SMALL_THUMB = 64, 48, 42
_NARROW_PX = 320
_THUMB_GAP = 14
_THUMB_DOWN = 3
_FAILED_ICON = 20
_THUMB_RADIUS = 6
_TITLE_PX = 19
_SNIPPET_PX = 18
_META_PX = 16
_META_BOTTOM = 10
_TILE = 14
_MARK = 13
_TEXT_PX = _TITLE_PX + 1 + 2 * _SNIPPET_PX
BETWEEN = "  ·  "


@dataclass(frozen=True, slots=True)
class RowStyle:
    """Style of a row, independent of its contents."""

    is_selected: bool
    is_compact: bool
    has_line: bool


class EntryPainter:
    """Draws within the row's area."""

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        thumbnail: Callable[[str], Thumbnail | None],
        excerpt: Callable[[EntryRow], Excerpt | None],
    ) -> None:
        self._theme = theme
        self._clock = clock
        self._thumbnail = thumbnail
        self._excerpt = excerpt
        self._texts = RowTexts()

    def shown(self, row: EntryRow, ratio: float, picture: Thumbnail | None) -> Hashable:
        """Return a key of everything that determines how a row or card is painted except colours."""
        icon = self._theme.favicons.pixmap(row.feed_id, _TILE, ratio)
        icon_key = 0 if icon is None else icon.cacheKey()
        return (
            row,
            self._excerpt(row),
            relative_time(row.sort_at, self._clock),
            icon_key,
            _appearance(picture),
        )

    def paint(self, painter: QPainter, area: QRectF, row: EntryRow, style: RowStyle) -> None:
        """Draw everything but the background."""
        if style.has_line:
            hairline(painter, area.left() + TEXT_LEFT, area.right() - TEXT_RIGHT, area.bottom(), self._theme.color("line"))
        text = area.adjusted(TEXT_LEFT, _TOP, -TEXT_RIGHT, -_META_BOTTOM)
        picture = self._thumbnail(row.thumbnail_url)
        if picture is not None:
            # reserved from the first paint on, so that the text beside it never wraps differently
            place = thumbnail_place(area, is_compact=style.is_compact)
            self._paint_thumbnail(painter, place, picture)
            text.setRight(place.left() - _THUMB_GAP)
        line_text = self.texts_of(row)
        has_reason = bool(row.reason) and not style.is_compact
        count = 1 if style.is_compact else _LINES - has_reason
        lines = self._texts.broken(line_text[0], line_text[2], int(text.width()), count, is_read=row.is_read)
        if not style.is_compact:
            # missing lines leave equal space above and below, so that no gap opens between the texts
            used = max(len(lines.title), 1) * _TITLE_PX + 1 + (len(lines.snippet) + has_reason) * _SNIPPET_PX
            empty = max(_TEXT_PX - used, 0) // 2
            text.adjust(0, empty, 0, -empty)
        if not row.is_read:
            dot = QRectF(area.left() + _DOT_LEFT, text.top() + (_TITLE_PX - _DOT) / 2 + 0.5, _DOT, _DOT)
            fill_round(painter, dot, _DOT / 2, self._theme.color("accent"))
        self._paint_text(painter, text, row, style, lines)
        self.paint_meta(painter, text, row, style)

    def _paint_text(self, painter: QPainter, area: QRectF, row: EntryRow, style: RowStyle, lines: RowText) -> None:
        _, title_hits, _, snippet_hits = self.texts_of(row)
        is_strong = style.is_selected or not row.is_read
        top = area.top()
        painter.setPen(self._theme.color("text" if is_strong else "text_read"))
        for line in lines.title:
            place = QRectF(area.left(), top, area.width(), _TITLE_PX)
            draw_line(painter, place, title_font(is_read=row.is_read), line, title_hits, self._theme)
            top += _TITLE_PX
        top += 1
        painter.setPen(self._theme.color("text_2" if is_strong else "text_3"))
        for line in lines.snippet:
            place = QRectF(area.left(), top, area.width(), _SNIPPET_PX)
            draw_line(painter, place, fonts.ui_font(fonts.BASE_PX), line, snippet_hits, self._theme)
            top += _SNIPPET_PX
        if row.reason and not style.is_compact:
            self._paint_reason(painter, QRectF(area.left(), top, area.width(), _SNIPPET_PX), row.reason)

    def _paint_reason(self, painter: QPainter, area: QRectF, reason: str) -> None:
        pixmap = self._theme.icons.pixmap("spark", self._theme.color("accent_text"), _MARK, painter.device().devicePixelRatio())
        draw_icon(painter, QPointF(area.left(), area.top() + 3), pixmap)
        line_text = area.adjusted(_MARK + 5, 0, 0, 0)
        text_line(painter, line_text, fonts.ui_font(fonts.SMALL_PX), self._theme.color("accent_text"), reason, is_name=True)

    def texts_of(self, row: EntryRow) -> tuple[str, Hits, str, Hits]:
        """Return title and snippet, or search excerpts, with the positions of hits."""
        found = self._excerpt(row)
        if found is None:
            return row.title or row.snippet, (), row.snippet, ()
        if not found.title:
            return found.text or row.snippet, found.text_hits, found.text, found.text_hits
        return found.title, found.title_hits, found.text or row.snippet, found.text_hits if found.text else ()

    def paint_meta(self, painter: QPainter, area: QRectF, row: EntryRow, style: RowStyle) -> None:
        top = area.bottom() - _META_PX
        paint_tile(painter, self._theme, QRectF(area.left(), top + 1, _TILE, _TILE), row.feed_id, row.feed_title)
        right = self._paint_marks(painter, area.right(), top, row)
        metrics = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX))
        color = self._theme.color("text_2" if style.is_selected else "text_3")
        left = area.left() + _TILE + 6
        when = relative_time(row.sort_at, self._clock)
        room = right - left - metrics.horizontalAdvance(BETWEEN + when)
        name_width = min(metrics.horizontalAdvance(row.feed_title), room)
        name = QRectF(left, top, name_width + 0.5, _META_PX)
        text_line(painter, name, fonts.ui_font(fonts.SMALL_PX), color, row.feed_title, is_name=True)
        painter.setPen(color)
        parts = [row.reason] if style.is_compact and row.reason else []
        parts += [left_text(row.left_seconds)] if row.left_seconds else []
        parts += [copies_text(row.copies)] if row.copies else []
        draw_parts(
            painter, QPointF(left + name_width, top), _META_PX, [when, *_fitting([*parts, *row.tags], metrics, room - name_width)]
        )

    def _paint_marks(self, painter: QPainter, right: float, top: float, row: EntryRow) -> float:
        """Draw the icons of marks at the right; return where the space for text ends."""
        ratio = painter.device().devicePixelRatio()
        for mark, style in STYLES.items():
            if mark in row.marks:
                pixmap = self._theme.icons.pixmap(style.row_icon, self._theme.color(style.row_color), _MARK, ratio)
                draw_icon(painter, QPointF(right - _MARK, top + 1.5), pixmap)
                right -= _MARK + 6
        return right

    def _paint_thumbnail(self, painter: QPainter, area: QRectF, picture: Thumbnail) -> None:
        if picture.pixmap is None:
            self._paint_place(painter, area, picture)
            return
        path = QPainterPath()
        path.addRoundedRect(area, _THUMB_RADIUS, _THUMB_RADIUS)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipPath(path)
        with upright(painter, area):
            painter.drawPixmap(area, picture.pixmap, QRectF(picture.pixmap.rect()))
        painter.restore()

    def _paint_place(self, painter: QPainter, area: QRectF, picture: Thumbnail) -> None:
        if picture.is_coming or picture.problem is not None:
            fill_round(painter, area, _THUMB_RADIUS, self._theme.color("sel_off"))
        if picture.problem is not None:
            ratio = painter.device().devicePixelRatio()
            icon = self._theme.icons.pixmap("picture_off", self._theme.color("text_2"), _FAILED_ICON, ratio)
            corner = area.center() - QPointF(_FAILED_ICON / 2, _FAILED_ICON / 2)
            with upright(painter, area):
                draw_icon(painter, corner, icon)


def thumbnail_place(area: QRectF, *, is_compact: bool) -> QRectF:
    if is_compact:
        side, down = _SMALL_THUMB, 0
    else:
        side, down = _THUMB_IN_NARROW if area.width() < _NARROW_PX else _THUMB, _THUMB_DOWN
    return QRectF(area.right() - TEXT_RIGHT - side, area.top() + _TOP + down, side, side)


def _appearance(picture: Thumbnail | None) -> Hashable:
    if picture is None:
        return None
    return (picture.is_coming, picture.problem is not None, 0 if picture.pixmap is None else picture.pixmap.cacheKey())


def draw_parts(painter: QPainter, at: QPointF, height: float, parts: Sequence[str]) -> None:
    """Draw small texts separated by dots in the painter's pen, one by one, so that their order follows any writing direction."""
    font = fonts.ui_font(fonts.SMALL_PX)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    left, line = at.x(), baseline(font, at.y(), height)
    for part in parts:
        for line_text in (BETWEEN, part):
            draw_text(painter, QPointF(left, line), line_text)
            left += metrics.horizontalAdvance(line_text)


def _fitting(parts: Sequence[str], metrics: QFontMetricsF, room: float) -> Sequence[str]:
    """Return the leading parts that have room."""
    for count, part in enumerate(parts):
        room -= metrics.horizontalAdvance(BETWEEN + part)
        if room < 0:
            return parts[:count]
    return parts
