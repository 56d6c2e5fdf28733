"""What an import would do, as a list: repairs, what is left out, new and moved feeds, each under its heading. GUI thread only."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reader.domain.subscription import ImportPreview, OpmlFeed, shown_address
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import draw_icon, fill_round, row_area, text_line
from reader.ui.look.theme import Theme
from reader.ui.text.detail_text import detail_text
from reader.ui.text.plain_text import tip
from reader.ui.text.translate import Translator
from reader.ui.widgets.painted_list import leave_to_delegate

_tr = Translator("ImportSheet")

_ROW_PX, _HEADING_PX = 30, 32
_INSET, _ICON, _GAP = 8, 16, 10
_BESIDE_BAR = 20
"""The scroll bar lies over the end of a row."""
_NOTE_SHARE = 0.5
_LINE_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


class LineKind(StrEnum):
    HEADING = "heading"
    REPAIR = "repair"
    SKIPPED = "skipped"
    FEED = "feed"


@dataclass(frozen=True, slots=True)
class Line:
    """A row: its text, what goes beside it, and what is at its end."""

    kind: LineKind
    text: str
    address: str = ""
    note: str = ""

    def spoken(self) -> str:
        return ", ".join(filter(None, (self.text, self.address, self.note)))


def lines_of(preview: ImportPreview) -> Iterator[Line]:
    """Everything that is worth a row, in the order in which the user has to know it."""
    document = preview.document
    yield from _under(_tr("Repaired"), [Line(LineKind.REPAIR, detail_text(repair)) for repair in document.repairs])
    skipped = [Line(LineKind.SKIPPED, each.text or each.url, note=detail_text(each.reason)) for each in document.skipped]
    yield from _under(_tr("Skipped"), skipped)
    yield from _under(_tr("New"), [_feed_line(feed) for feed in preview.new])
    yield from _under(_tr("Moved to another folder"), [_feed_line(feed) for feed in preview.moved])


def _feed_line(feed: OpmlFeed) -> Line:
    address = shown_address(feed.url).removeprefix("https://")
    return Line(LineKind.FEED, feed.title or address, address if feed.title else "", " / ".join(feed.path))


def _under(heading: str, lines: Sequence[Line]) -> Iterator[Line]:
    if lines:
        yield Line(LineKind.HEADING, heading)
        yield from lines


class PreviewModel(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()

    def show_lines(self, lines: Sequence[Line]) -> None:
        self.beginResetModel()
        self._lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Line | str | None:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return line.spoken()
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(line.spoken())
        return line if role == _LINE_ROLE else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A heading is passed over by the keys."""
        if not index.isValid() or self._lines[index.row()].kind is LineKind.HEADING:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren


class PreviewList(QListView):
    """Painted rows, however many there are; the keys go from row to row."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.lines = PreviewModel(self)
        self.setModel(self.lines)
        self.setAccessibleName(_tr("Import preview"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        theme.changed.connect(self.viewport().update)

    def show_preview(self, preview: ImportPreview) -> None:
        self.lines.show_lines(tuple(lines_of(preview)))

    def wanted_height(self) -> int:
        """How high the list would be without scrolling, as far as a window can show."""
        return sum(self.sizeHintForRow(row) for row in range(min(self.lines.rowCount(), 40)))


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: PreviewList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = index.data(_LINE_ROLE)
        is_heading = isinstance(line, Line) and line.kind is LineKind.HEADING
        return QSize(option.rect.width(), fonts.scaled(_HEADING_PX if is_heading else _ROW_PX))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = index.data(_LINE_ROLE)
        if not isinstance(line, Line):
            return
        with row_area(painter, option.rect) as row:
            if line.kind is LineKind.HEADING:
                font = fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD)
                heading = row.adjusted(_INSET, 8, -_INSET, 0)
                text_line(painter, heading, font, self._theme.color("text_3"), line.text, is_name=True)
            else:
                if index.row() == self._view.currentIndex().row():
                    fill_round(painter, row, 6, self._theme.color("sel" if self._view.hasFocus() else "sel_off"))
                self._paint_line(painter, row.adjusted(_INSET, 0, -_BESIDE_BAR, 0), line, index.row())

    def _paint_line(self, painter: QPainter, area: QRectF, line: Line, row: int) -> None:
        self._paint_icon(painter, QRectF(area.left(), area.center().y() - _ICON / 2, _ICON, _ICON), line, row)
        area = area.adjusted(_ICON + _GAP, 0, 0, 0)
        small = fonts.ui_font(fonts.SMALL_PX)
        font, gap = fonts.ui_font(fonts.BASE_PX), float(_GAP)
        text_width = QFontMetricsF(font).horizontalAdvance(line.text) + 1
        if line.note:
            most = max(area.width() * _NOTE_SHARE, area.width() - text_width - gap)
            width = min(QFontMetricsF(small).horizontalAdvance(line.note) + 1, most)
            color = self._theme.color("warn" if line.kind is LineKind.SKIPPED else "text_3")
            note = QRectF(area.right() - width, area.top(), width, area.height())
            text_line(painter, note, small, color, line.note, is_name=True)
            area.setRight(note.left() - gap)
        text_line(painter, area, font, self._theme.color("text"), line.text, is_name=True)
        area.setLeft(area.left() + text_width + gap)
        if line.address and area.width() > 0:
            text_line(painter, area, small, self._theme.color("text_3"), line.address, is_name=True)

    def _paint_icon(self, painter: QPainter, area: QRectF, line: Line, row: int) -> None:
        if line.kind is LineKind.FEED:
            # what is not followed yet has no number: one that no feed has gives a tile without an icon
            paint_tile(painter, self._theme, area, -row, line.text)
            return
        name, color = ("tick", "ok") if line.kind is LineKind.REPAIR else ("warning", "warn")
        draw_icon(
            painter,
            QPointF(area.topLeft()),
            self._theme.icons.pixmap(name, self._theme.color(color), _ICON, self._view.devicePixelRatioF()),
        )
