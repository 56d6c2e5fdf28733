"""Paints an article as a card: picture, title, snippet, metadata line. GUI thread only."""

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QStyle

from reader.domain.entry import EntryRow
from reader.ui.article_list.cards.card_grid import PICTURE_HIGH
from reader.ui.article_list.rows.entry_painter import EntryPainter, Hits, RowStyle, draw_line
from reader.ui.article_list.rows.row_text import RowText, break_lines, title_font
from reader.ui.article_list.rows.thumbnails import Thumbnail
from reader.ui.look import fonts
from reader.ui.look.painting import draw_icon, fill_round, ring_round, upright
from reader.ui.look.theme import Theme

_RADIUS = 10
_PAD_X, _PAD_Y = 14, 12
_TITLE_PX, _SNIPPET_PX, _META_PX = 19, 18, 16
_MOST_TITLE, _MOST_SNIPPET, _MOST_TEXT = 3, 2, 8
_BETWEEN = 4
_ABOVE_META = 6
_DOT, _DOT_GAP = 8, 7
_RING = 4
_FAILED_ICON = 28
_KEPT = 200
_META = RowStyle(is_selected=False, is_compact=True, has_line=False)


class CardPainter:
    """Draws within the card's area; only the ring of a selected card extends beyond."""

    def __init__(self, theme: Theme, entries: EntryPainter, thumbnail: Callable[[str, QSize], Thumbnail | None]) -> None:
        self._theme = theme
        self._entries = entries
        self._thumbnail = thumbnail
        self._texts: OrderedDict[tuple[str, str, int, int, bool], RowText] = OrderedDict()

    def paint(self, painter: QPainter, area: QRectF, row: EntryRow, state: QStyle.StateFlag, *, has_ring: bool) -> None:
        """Draw a card with its background."""
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        if is_chosen or (has_ring and state & QStyle.StateFlag.State_HasFocus):
            is_active = bool(state & QStyle.StateFlag.State_Active)
            beyond = area.adjusted(-_RING, -_RING, _RING, _RING)
            ring_round(painter, beyond, _RADIUS + _RING, self._theme.color("focus" if is_active else "line_strong"))
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        fill_round(painter, area, _RADIUS, self._theme.color("line_strong" if is_hovered else "line"))
        fill_round(painter, area.adjusted(1, 1, -1, -1), _RADIUS - 1, self._theme.color("bg_raised"))
        body = area.adjusted(_PAD_X, _PAD_Y, -_PAD_X, -_PAD_Y)
        picture = self.picture_of(row, area)
        if picture is not None:
            self._paint_picture(painter, QRectF(area.left(), area.top(), area.width(), PICTURE_HIGH), picture)
            body.setTop(area.top() + PICTURE_HIGH + _PAD_Y)
        self._paint_text(painter, body, row, has_picture=picture is not None)
        self._entries.paint_meta(painter, body, row, _META)

    def picture_of(self, row: EntryRow, area: QRectF) -> Thumbnail | None:
        """Return the picture above the text; None if the article has none."""
        return self._thumbnail(row.thumbnail_url, QSize(round(area.width()), PICTURE_HIGH)) if row.thumbnail_url else None

    def _paint_picture(self, painter: QPainter, area: QRectF, picture: Thumbnail) -> None:
        """Draw the picture, whose space is reserved from the first paint on; the card covers its lower corners."""
        inside = area.adjusted(1, 1, -1, 0)
        path = QPainterPath()
        path.addRoundedRect(inside.adjusted(0, 0, 0, _RADIUS), _RADIUS - 1, _RADIUS - 1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if picture.pixmap is None:
            painter.fillRect(inside, self._theme.color("sel_off"))
            if picture.problem is not None:
                ratio = painter.device().devicePixelRatio()
                icon = self._theme.icons.pixmap("picture_off", self._theme.color("text_2"), _FAILED_ICON, ratio)
                draw_icon(painter, inside.center() - QPointF(_FAILED_ICON / 2, _FAILED_ICON / 2), icon)
        else:
            with upright(painter, inside):
                painter.drawPixmap(inside, picture.pixmap, QRectF(picture.pixmap.rect()))
        painter.restore()
        painter.fillRect(QRectF(area.left() + 1, area.bottom() - 1, area.width() - 2, 1), self._theme.color("line"))

    def _paint_text(self, painter: QPainter, area: QRectF, row: EntryRow, *, has_picture: bool) -> None:
        title, title_hits, snippet, snippet_hits = self._entries.texts_of(row)
        room = area.height() - _META_PX - _ABOVE_META
        broken = self._broken(title, snippet, int(area.width()), int(room), row.is_read, has_picture=has_picture)
        if not row.is_read:
            dot = QRectF(area.left(), area.top() + (_TITLE_PX - _DOT) / 2 + 0.5, _DOT, _DOT)
            fill_round(painter, dot, _DOT / 2, self._theme.color("accent"))
        top = area.top()
        painter.setPen(self._theme.color("text_read" if row.is_read else "text"))
        for number, line in enumerate(broken.title):
            indent = _DOT + _DOT_GAP if not row.is_read and not number else 0
            place = QRectF(area.left() + indent, top, area.width() - indent, _TITLE_PX)
            draw_line(painter, place, title_font(is_read=row.is_read), line, title_hits, self._theme)
            top += _TITLE_PX
        painter.setPen(self._theme.color("text_3" if row.is_read else "text_2"))
        self._paint_snippet(painter, QRectF(area.left(), top + _BETWEEN, area.width(), 0), broken, snippet_hits)

    def _paint_snippet(self, painter: QPainter, area: QRectF, broken: RowText, hits: Hits) -> None:
        for number, line in enumerate(broken.snippet):
            place = QRectF(area.left(), area.top() + number * _SNIPPET_PX, area.width(), _SNIPPET_PX)
            draw_line(painter, place, fonts.ui_font(fonts.BASE_PX), line, hits, self._theme)

    def _broken(self, title: str, snippet: str, width: int, room: int, is_read: bool, *, has_picture: bool) -> RowText:  # noqa: FBT001 -- part of the key
        key = (title, snippet, width, room, is_read)
        found = self._texts.get(key)
        if found is None:
            indent = 0 if is_read else _DOT + _DOT_GAP
            first = break_lines(title, title_font(is_read=is_read), width, _MOST_TITLE, indent)
            fitting = (room - len(first) * _TITLE_PX - _BETWEEN) // _SNIPPET_PX
            most = min(fitting, _MOST_SNIPPET if has_picture else _MOST_TEXT)
            rest = break_lines(snippet, fonts.ui_font(fonts.BASE_PX), width, most) if most > 0 else ()
            found = self._texts[key] = RowText(first, rest)
            if len(self._texts) > _KEPT:
                self._texts.popitem(last=False)
        return found
