"""Delegate of the list: chooses painter and height of each row. GUI thread only."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow, Excerpt
from reader.ui.article_list.model.list_items import BurstRow, DayHeader, FeedHeader, GapMarker
from reader.ui.article_list.model.list_keys import RowKind, kind_of
from reader.ui.article_list.model.list_model import ITEM_ROLE, Index
from reader.ui.article_list.rows.card_painter import CardPainter
from reader.ui.article_list.rows.entry_painter import (
    BETWEEN,
    TEXT_LEFT,
    TEXT_RIGHT,
    EntryPainter,
    RowStyle,
    draw_parts,
    thumbnail_place,
)
from reader.ui.article_list.rows.gap_painter import GAP_PX, GapPainter
from reader.ui.article_list.rows.thumbnails import Thumbnail
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import baseline, draw_icon, draw_text, row_area, row_ground, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.plain_text import show_tip
from reader.ui.text.problem_text import sentence

# At double scale a row takes 0.6 MB, a card 1.1 MB; more of them are rarely visible.
_KEPT, _KEPT_CARDS = 32, 24


class RowPictures:
    """Cache of painted rows, keyed by everything visible in a row; drops the oldest."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._pictures: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def clear(self) -> None:
        self._pictures.clear()

    def lay(
        self, painter: QPainter, area: QRectF, shown: Hashable, ground: QColor, paint: Callable[[QPainter, QRectF], None]
    ) -> None:
        """Draw the cached image of `shown`, painting it on its background first if missing."""
        ratio = painter.device().devicePixelRatio()
        key = (shown, area.width(), area.height(), ratio, ground.rgb(), painter.worldTransform().m11())
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = _painted(area, ratio, ground, paint)
            if len(self._pictures) > self._most:
                self._pictures.popitem(last=False)
        draw_icon(painter, area.topLeft(), picture)


def _painted(area: QRectF, ratio: float, ground: QColor, paint: Callable[[QPainter, QRectF], None]) -> QPixmap:
    picture = QPixmap(round(area.width() * ratio), round(area.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(ground)
    painter = QPainter(picture)
    whole = QRectF(0, 0, area.width(), area.height())
    turn_round(painter, whole)
    paint(painter, whole)
    painter.end()
    return picture


_SMALL_TILE = 14
_TILE = 16
_CHEVRON = 12
_CHEVRON_LEFT = 11
_GAP = 7


class MarkerPainter:
    """Draws within the row's area."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme

    def day(self, painter: QPainter, area: QRectF, item: DayHeader) -> None:
        """Draw the day in a muted colour low in its row."""
        text = area.adjusted(TEXT_LEFT, 9, -TEXT_RIGHT, -5)
        text_line(
            painter, text, fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD), self._theme.color("text_3"), item.title, is_name=True
        )

    def feed(self, painter: QPainter, area: QRectF, item: FeedHeader) -> None:
        text = area.adjusted(TEXT_LEFT, 9, -TEXT_RIGHT, -5)
        tile = QRectF(text.left(), text.top() + (text.height() - _SMALL_TILE) / 2, _SMALL_TILE, _SMALL_TILE)
        paint_tile(painter, self._theme, tile, item.feed_id, item.title)
        text.setLeft(text.left() + _SMALL_TILE + _GAP)
        font = fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD)
        text_line(painter, text, font, self._theme.color("text_2"), item.title, is_name=True)

    def burst(self, painter: QPainter, area: QRectF, item: BurstRow) -> None:
        """Draw chevron, icon and title, number of articles and of unread ones."""
        middle = area.center().y()
        chevron = "chevron_down" if item.is_open else "chevron_right"
        arrow = self._theme.icons.pixmap(chevron, self._theme.color("text_3"), _CHEVRON, _ratio(painter))
        painter.drawPixmap(QPointF(area.left() + _CHEVRON_LEFT, middle - _CHEVRON / 2), arrow)
        tile = QRectF(area.left() + TEXT_LEFT, middle - _TILE / 2, _TILE, _TILE)
        paint_tile(painter, self._theme, tile, item.feed_id, item.feed_title)
        count = number_text(item.unread) if item.unread else ""
        count_font = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        right = area.right() - TEXT_RIGHT - QFontMetricsF(count_font).horizontalAdvance(count)
        painter.setFont(count_font)
        painter.setPen(self._theme.color("text_3"))
        draw_text(painter, QPointF(right, baseline(count_font, area.top(), area.height())), count)
        text = QRectF(tile.right() + 8, area.top(), right - 12 - tile.right() - 8, area.height())
        font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if item.unread else fonts.REGULAR)
        color = self._theme.color("text" if item.unread else "text_read")
        text_width = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX)).horizontalAdvance(BETWEEN + item.title)
        name_width = min(QFontMetricsF(font).horizontalAdvance(item.feed_title), text.width() - text_width)
        name = QRectF(text.left(), text.top(), name_width + 0.5, text.height())
        text_line(painter, name, font, color, item.feed_title, is_name=True)
        painter.setPen(self._theme.color("text_3"))
        draw_parts(painter, QPointF(text.left() + name_width, text.top()), text.height(), [item.title])


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatio()


ENTRY_PX = 98
COMPACT_PX = 62
HEADER_PX = 30
CARD_HEADER_PX = 38
_BURST_PX = 44
_INSET = 6
_RADIUS = 8
_WITH_GROUND = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus


class RowDelegate(QStyledItemDelegate):
    """A row's item contains all it needs; `is_focus_visible` shows the ring after keyboard use."""

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        thumbnail: Callable[..., Thumbnail | None],
        excerpt: Callable[[EntryRow], Excerpt | None] = lambda _: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._thumbnail = thumbnail
        self._entries = EntryPainter(theme, clock, thumbnail, excerpt)
        self._markers = MarkerPainter(theme)
        self._gaps = GapPainter(theme)
        self._pictures, self._card_pictures = RowPictures(_KEPT), RowPictures(_KEPT_CARDS)
        theme.changed.connect(self._pictures.clear)
        theme.changed.connect(self._card_pictures.clear)
        self.is_focus_visible = False
        self.is_compact = False
        self.is_cards = False
        self._cards = CardPainter(theme, self._entries, thumbnail)

    @property
    def entry_px(self) -> int:
        """Height of an article row in pixels."""
        return COMPACT_PX if self.is_compact else ENTRY_PX

    def height_of(self, key: int) -> int:
        match kind_of(key):
            case RowKind.ENTRY:
                return self.entry_px
            case RowKind.GAP:
                return GAP_PX
            case RowKind.BURST:
                return _BURST_PX
            case _:
                return CARD_HEADER_PX if self.is_cards else HEADER_PX

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(200, self.entry_px)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item = index.data(ITEM_ROLE)
        if self.is_cards and not isinstance(item, EntryRow):
            # their text is aligned with the cards
            option.rect = option.rect.adjusted(-TEXT_LEFT, 0, TEXT_RIGHT, 0)
        with row_area(painter, option.rect) as area:
            match item:
                case EntryRow() if self.is_cards:
                    self._paint_card(painter, area, item, option.state)
                case EntryRow():
                    self._paint_entry(painter, area, item, option, index)
                case BurstRow():
                    self._paint_ground(painter, area.adjusted(0, 2, 0, -2), option.state)
                    self._markers.burst(painter, area, item)
                case DayHeader():
                    self._markers.day(painter, area, item)
                case FeedHeader():
                    self._markers.feed(painter, area, item)
                case GapMarker():
                    self._paint_ground(painter, area.adjusted(0, 0, 0, -2), option.state)
                    self._gaps.paint(painter, area, item)

    def helpEvent(self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index) -> bool:
        item = index.data(ITEM_ROLE)
        picture = self._thumbnail(item.thumbnail_url) if isinstance(item, EntryRow) else None
        place = thumbnail_place(QRectF(option.rect), is_compact=self.is_compact)
        if view.isRightToLeft():
            place.moveLeft(option.rect.left() + option.rect.right() + 1 - place.right())
        is_over = place.contains(QPointF(event.pos()))
        problem = picture.problem if picture is not None and is_over else None
        show_tip(event.globalPos(), sentence(problem) if problem is not None else "", view)
        return True

    def _paint_entry(self, painter: QPainter, area: QRectF, row: EntryRow, option: QStyleOptionViewItem, index: Index) -> None:
        is_plain = not option.state & _WITH_GROUND
        is_selected = not is_plain and bool(option.state & QStyle.StateFlag.State_Selected)
        has_ground = not is_plain and self._paint_ground(painter, area, option.state)
        has_line = not (has_ground or _ends_group(index, option.widget))
        style = RowStyle(is_selected=is_selected, is_compact=self.is_compact, has_line=has_line)
        # At a fractional scale rows do not begin at a whole pixel, and a picture would blur.
        if is_plain and painter.device().devicePixelRatio().is_integer():
            shown = (style, self._entries.shown(row, painter.device().devicePixelRatio(), self._thumbnail(row.thumbnail_url)))
            ground = self._theme.color("bg_list")
            self._pictures.lay(painter, area, shown, ground, lambda on, place: self._entries.paint(on, place, row, style))
        else:
            self._entries.paint(painter, area, row, style)

    def _paint_card(self, painter: QPainter, area: QRectF, row: EntryRow, state: QStyle.StateFlag) -> None:
        ratio = painter.device().devicePixelRatio()
        if state & _WITH_GROUND or not ratio.is_integer():
            self._cards.paint(painter, area, row, state, has_ring=self.is_focus_visible)
            return
        shown = self._entries.shown(row, ratio, self._cards.picture_of(row, area))
        ground = self._theme.color("bg_list")

        def paint(on: QPainter, place: QRectF) -> None:
            self._cards.paint(on, place, row, state, has_ring=False)

        self._card_pictures.lay(painter, area, shown, ground, paint)

    def _paint_ground(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> bool:
        ground = area.adjusted(_INSET, 0, -_INSET, 0)
        row_ground(painter, self._theme, ground, state, radius=_RADIUS, has_ring=self.is_focus_visible)
        has_ring = self.is_focus_visible and bool(state & QStyle.StateFlag.State_HasFocus)
        return has_ring or bool(state & QStyle.StateFlag.State_Selected)


def _ends_group(index: Index, view: object) -> bool:
    """Return True if no line is drawn below a row: the last of its group, or the one above a selected row."""
    below = index.model().index(index.row() + 1, 0)
    if not below.isValid() or not below.flags() & Qt.ItemFlag.ItemIsSelectable:
        return True
    return isinstance(view, QAbstractItemView) and view.selectionModel().isSelected(below)
