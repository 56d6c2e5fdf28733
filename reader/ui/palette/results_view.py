"""List of the palette, as high as its content, with one row always selected, and its painting. GUI thread only."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import baseline, draw_icon, draw_text, fill_round, row_area, text_line, upright
from reader.ui.look.theme import Theme
from reader.ui.palette.candidates import Candidate
from reader.ui.palette.results import ROW_ROLE, Results, Row
from reader.ui.widgets.key_caps import cap_width, paint_cap
from reader.ui.widgets.painted_list import leave_to_delegate

ITEM_PX, HEADING_PX = 36, 32
_INSET, _PADDING = 8, 12
_ICON, _ICON_GAP, _NOTE_GAP, _KEYS_GAP = 16, 10, 12, 16
_HEADING_LINE = 16
_SHARE_OF_TITLE = 0.72
_ENTER = "↵"


class RowDelegate(QStyledItemDelegate):
    """Icon, name with highlighted letters, note, keys; the selected row shows that Enter opens it."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row = index.data(ROW_ROLE)
        is_heading = isinstance(row, Row) and row.hit is None
        return QSize(option.rect.width(), HEADING_PX if is_heading else ITEM_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        with row_area(painter, option.rect) as area:
            if row.hit is None:
                font = fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD)
                line = QRectF(area.left() + 20, area.bottom() - 4 - _HEADING_LINE, area.width() - 40, _HEADING_LINE)
                text_line(painter, line, font, self._theme.color("text_3"), row.title, is_name=True)
            else:
                state: QStyle.StateFlag = option.state
                self._paint_item(painter, area, row, is_chosen=bool(state & QStyle.StateFlag.State_Selected))

    def _paint_item(self, painter: QPainter, area: QRectF, row: Row, *, is_chosen: bool) -> None:
        if row.hit is None:
            return
        area = area.adjusted(_INSET, 0, -_INSET, 0)
        if is_chosen:
            fill_round(painter, area, 6, self._theme.color("sel"))
        candidate = row.hit.candidate
        inside = area.adjusted(_PADDING, 0, -_PADDING, 0)
        self._paint_icon(painter, QRectF(inside.left(), inside.center().y() - _ICON / 2, _ICON, _ICON), candidate)
        inside.setLeft(inside.left() + _ICON + _ICON_GAP)
        keys = candidate.keys or (_ENTER if is_chosen else "")
        if keys:
            width = cap_width(keys)
            paint_cap(painter, self._theme, inside.right() - width, inside.center().y(), keys)
            inside.setRight(inside.right() - width - _KEYS_GAP)
        end = self._paint_title(painter, inside, row)
        note = inside.adjusted(end - inside.left() + _NOTE_GAP, 0, 0, 0)
        if row.note and note.width() > _NOTE_GAP:
            color = self._theme.color("text_2" if is_chosen else "text_3")
            text_line(painter, note, fonts.ui_font(fonts.SMALL_PX), color, row.note, is_name=True)

    def _paint_icon(self, painter: QPainter, area: QRectF, candidate: Candidate) -> None:
        if candidate.feed_id is not None:
            paint_tile(painter, self._theme, area, candidate.feed_id, candidate.title)
            return
        ratio = painter.device().devicePixelRatioF()
        pixmap = self._theme.icons.pixmap(candidate.icon, self._theme.color("text_2"), _ICON, ratio)
        draw_icon(painter, area.topLeft(), pixmap)

    def _paint_title(self, painter: QPainter, area: QRectF, row: Row) -> float:
        """Draw the name with highlights; return its end."""
        usual, marked = fonts.ui_font(fonts.ROW_PX), fonts.ui_font(fonts.ROW_PX, fonts.SEMIBOLD)
        room = area.width() * (_SHARE_OF_TITLE if row.note else 1)
        pieces = _pieces(row)
        if sum(_width(marked if is_marked else usual, text) for text, is_marked in pieces) > room:
            shown = QFontMetricsF(marked).elidedText(row.title, Qt.TextElideMode.ElideRight, room)
            pieces = _pieces(Row(shown.removesuffix("…"), row.hit, row.note))
            pieces.append(("…", False))
        fonts_of = [marked if is_marked else usual for _, is_marked in pieces]
        whole = sum(_width(font, text) for font, (text, _) in zip(fonts_of, pieces, strict=True))
        left = area.left()
        # the pieces of one name keep their order: it is the name as a whole that changes sides
        with upright(painter, QRectF(left, area.top(), whole, area.height())):
            for font, (text, is_marked) in zip(fonts_of, pieces, strict=True):
                painter.setFont(font)
                painter.setPen(self._theme.color("accent_text" if is_marked else "text"))
                draw_text(painter, QPointF(left, baseline(usual, area.top(), area.height())), text)
                left += _width(font, text)
        return left


def _width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _pieces(row: Row) -> list[tuple[str, bool]]:
    """Split the name at highlights; joined letters, as in Arabic, stay whole."""
    if row.hit is None or not all(_is_unaccented(letter) for letter in row.title):
        return [(row.title, False)]
    pieces: list[tuple[str, bool]] = []
    place = 0
    for start, end in row.hit.spans:
        pieces += [(row.title[place:start], False), (row.title[start:end], True)]
        place = end
    return [piece for piece in (*pieces, (row.title[place:], False)) if piece[0]]


def _is_unaccented(letter: str) -> bool:
    return not "\u0300" <= letter <= "\u036f" and not "\u0590" <= letter <= "\u109f" and letter != "\u200d"


_BELOW = 8


class ResultsView(QListView):
    """`chosen` emits a clicked row; the field keeps the focus and sends the keys."""

    chosen = Signal(int)

    def __init__(self, theme: Theme, results: Results, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._results = results
        self.setModel(results)
        self.setItemDelegate(RowDelegate(theme, self))
        leave_to_delegate(self)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Results"))

    def wanted_height(self) -> int:
        rows = self._results.rows()
        heights = sum(HEADING_PX if row.hit is None else ITEM_PX for row in rows)
        return heights + (_BELOW if rows else 0)

    def choose(self, number: int) -> None:
        """Select a row; the heading above the first one scrolls into view with it."""
        index = self._results.index(number, 0)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        if number == 1:
            self.scrollToTop()
        elif index.isValid():
            self.scrollTo(index)

    def row(self) -> Row | None:
        return self._results.row(self.currentIndex().row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if self._can_choose(index):
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Wait for the release, since a press that ends elsewhere chooses nothing."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and self._can_choose(index):
            self.chosen.emit(index.row())

    def _can_choose(self, index: QModelIndex) -> bool:
        row = self._results.row(index.row())
        return row is not None and row.hit is not None
