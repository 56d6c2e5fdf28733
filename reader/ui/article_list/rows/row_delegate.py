"""The delegate of the list: which painter draws which row, how high each is. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow, Excerpt
from reader.ui.article_list.model.list_items import BurstRow, DayHeader, FeedHeader, GapMarker
from reader.ui.article_list.model.list_keys import RowKind, kind_of
from reader.ui.article_list.model.list_model import ITEM_ROLE, Index
from reader.ui.article_list.rows.entry_painter import EntryPainter, RowStyle
from reader.ui.article_list.rows.gap_painter import GAP_PX, GapPainter
from reader.ui.article_list.rows.marker_painter import MarkerPainter
from reader.ui.article_list.rows.row_pictures import RowPictures
from reader.ui.look.painting import fill_round, ring_round, turn_round
from reader.ui.look.theme import Theme

ENTRY_PX = 98
COMPACT_PX = 62
HEADER_PX = 30
_BURST_PX = 44
_INSET = 6
_RADIUS = 8
_WITH_GROUND = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus


class RowDelegate(QStyledItemDelegate):
    """Everything a row needs is in its item; `is_focus_visible` shows the ring after keys were used."""

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        thumbnail: Callable[[str], QPixmap | None],
        excerpt: Callable[[EntryRow], Excerpt | None] = lambda _: None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries = EntryPainter(theme, clock, thumbnail, excerpt)
        self._markers = MarkerPainter(theme)
        self._gaps = GapPainter(theme)
        self._pictures = RowPictures()
        theme.changed.connect(self._pictures.clear)
        self.is_focus_visible = False
        self.is_compact = False

    @property
    def entry_px(self) -> int:
        """How high an article is."""
        return COMPACT_PX if self.is_compact else ENTRY_PX

    def height_of(self, key: int) -> int:
        """How high a row is by its key."""
        match kind_of(key):
            case RowKind.ENTRY:
                return self.entry_px
            case RowKind.GAP:
                return GAP_PX
            case RowKind.BURST:
                return _BURST_PX
            case _:
                return HEADER_PX

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(200, self.entry_px)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        item = index.data(ITEM_ROLE)
        area = QRectF(option.rect)
        painter.save()
        turn_round(painter, area)
        match item:
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
        painter.restore()

    def _paint_entry(self, painter: QPainter, area: QRectF, row: EntryRow, option: QStyleOptionViewItem, index: Index) -> None:
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_plain = not option.state & _WITH_GROUND
        has_ground = not is_plain and self._paint_ground(painter, area, option.state)
        has_line = not (has_ground or _ends_group(index, option.widget))
        style = RowStyle(is_selected=is_selected, is_compact=self.is_compact, has_line=has_line)
        # At a broken scale rows do not begin on a whole pixel: a picture of one would blur.
        if is_plain and painter.device().devicePixelRatio().is_integer():
            shown = (style, self._entries.shown(row, painter.device().devicePixelRatio()))
            ground = self._theme.color("bg_list")
            self._pictures.lay(painter, area, shown, ground, lambda on, place: self._entries.paint(on, place, row, style))
        else:
            self._entries.paint(painter, area, row, style)

    def _paint_ground(self, painter: QPainter, area: QRectF, state: QStyle.StateFlag) -> bool:
        area = area.adjusted(_INSET, 0, -_INSET, 0)
        is_selected = bool(state & QStyle.StateFlag.State_Selected)
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        if is_selected:
            is_active = bool(state & QStyle.StateFlag.State_Active)
            fill_round(painter, area, _RADIUS, self._theme.color("sel" if is_active else "sel_off"))
        elif state & QStyle.StateFlag.State_MouseOver:
            fill_round(painter, area, _RADIUS, self._theme.color("hover_list"))
        if has_focus and self.is_focus_visible:
            ring_round(painter, area, _RADIUS, self._theme.color("focus"))
        return is_selected or (has_focus and self.is_focus_visible)


def _ends_group(index: Index, view: object) -> bool:
    """Whether no line belongs below a row: the last of its group, or the one above a selected row."""
    below = index.model().index(index.row() + 1, 0)
    if not below.isValid() or not below.flags() & Qt.ItemFlag.ItemIsSelectable:
        return True
    return isinstance(view, QAbstractItemView) and view.selectionModel().isSelected(below)
