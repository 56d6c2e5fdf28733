"""Preview of an import as a list: repairs, skipped items, then folders and feeds with check boxes. GUI thread only."""

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from reader.domain.subscription import ImportPreview
from reader.ui.dialogs.import_choice import ImportChoice, Row, RowKind, Shown, Status
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import draw_icon, fill_round, ring_round, row_area, text_line
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import tip
from reader.ui.text.translate import Translator
from reader.ui.widgets.controls.tick_box import TICK_PX, paint_tick_box
from reader.ui.widgets.painted_list import leave_to_delegate

_tr = Translator("ImportSheet")

_ROW_PX, _HEADING_PX = 32, 34
_INSET, _SIDE, _ICON, _GAP, _TWISTY = 12, 28, 16, 10, 12
_LEVEL = 28
_NOTE_SHARE = 0.5
_NO_FEED = -1
_MARKS = {RowKind.REPAIR: ("tick", "ok"), RowKind.SKIPPED: ("warning", "warn"), RowKind.EMPTY: ("folder", "text_3")}
_ROW_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


class PreviewModel(QAbstractListModel):
    ticked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice: ImportChoice | None = None

    def show_choice(self, choice: ImportChoice) -> None:
        self.beginResetModel()
        self.choice = choice
        self.endResetModel()

    def narrow(self, text: str, shown: Shown) -> None:
        self.beginResetModel()
        if self.choice is not None:
            self.choice.narrow(text, shown)
        self.endResetModel()

    def fold(self, row: Row, *, is_folded: bool) -> None:
        """Fold or unfold a folder, keeping the rows of others."""
        if self.choice is not None and self.choice.is_folded(row) is not is_folded:
            self.layoutAboutToBeChanged.emit()
            old = self.choice.rows
            self.choice.fold(row, is_folded=is_folded)
            places = {(each.kind, each.path, each.url, each.text): place for place, each in enumerate(self.choice.rows)}
            for index in self.persistentIndexList():
                each = old[index.row()]
                place = places.get((each.kind, each.path, each.url, each.text))
                self.changePersistentIndex(index, QModelIndex() if place is None else self.index(place, 0))
            self.layoutChanged.emit()

    def set_all(self, *, is_ticked: bool) -> None:
        if self.choice is not None:
            self.choice.set_all(is_ticked=is_ticked)
            self._announce()

    def rows(self) -> tuple[Row, ...]:
        return self.choice.rows if self.choice is not None else ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.rows())

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Row | str | Qt.CheckState | None:
        if not index.isValid() or self.choice is None:
            return None
        row = self.rows()[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return row.spoken()
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(row.spoken())
        if role == Qt.ItemDataRole.CheckStateRole:
            return self.choice.tick(row)
        return row if role == _ROW_ROLE else None

    def setData(self, index: Index, value: object, role: int = int(Qt.ItemDataRole.EditRole)) -> bool:
        """Toggle a check box, whatever the value."""
        del value
        if role != Qt.ItemDataRole.CheckStateRole or not index.isValid() or self.choice is None:
            return False
        self.choice.toggle(self.rows()[index.row()])
        self._announce()
        return True

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.rows()[index.row()] if index.isValid() else None
        if row is None or row.kind is RowKind.HEADING:
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren
        can_tick = self.choice is not None and self.choice.can_tick(row)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if can_tick else flags

    def _announce(self) -> None:
        """Repaint all check boxes, as those of folders and feeds depend on each other."""
        if self.rows():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, 0), [Qt.ItemDataRole.CheckStateRole])
        self.ticked.emit()


class PreviewList(QListView):
    """Painted rows in any number. Space toggles a box, Left and Right fold and unfold a folder."""

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
        self.lines.show_choice(ImportChoice(preview))

    def row_at(self, index: Index) -> Row | None:
        row = index.data(_ROW_ROLE)
        return row if isinstance(row, Row) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Fold by arrow keys; Left on a feed moves to its folder."""
        row = self.row_at(self.currentIndex())
        forward = Qt.Key.Key_Left if self.isRightToLeft() else Qt.Key.Key_Right
        if row is None or event.key() not in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            super().keyPressEvent(event)
        elif row.kind is RowKind.FOLDER and (event.key() == forward or not self.is_folded(row)):
            self.lines.fold(row, is_folded=event.key() != forward)
        elif event.key() != forward and row.path:
            above = [place for place in range(self.currentIndex().row()) if self._is_around(place, row)]
            if above:
                self.setCurrentIndex(self.lines.index(above[-1], 0))

    def is_folded(self, row: Row) -> bool:
        return self.lines.choice is not None and self.lines.choice.is_folded(row)

    def _is_around(self, place: int, row: Row) -> bool:
        each = self.lines.rows()[place]
        around = row.path if row.kind is RowKind.FEED else row.path[:-1]
        return each.kind is RowKind.FOLDER and each.path == around


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: PreviewList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._view.row_at(index)
        is_heading = row is not None and row.kind is RowKind.HEADING
        return QSize(option.rect.width(), fonts.scaled(_HEADING_PX if is_heading else _ROW_PX))

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        """Toggle a feed on a click; on a folder its box toggles and the rest folds. Space toggles."""
        row = self._view.row_at(index)
        if row is None:
            return False
        if isinstance(event, QKeyEvent):
            is_space = event.type() == QEvent.Type.KeyPress and event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Select}
            return is_space and model.setData(index, None, Qt.ItemDataRole.CheckStateRole)
        if not isinstance(event, QMouseEvent) or event.type() != QEvent.Type.MouseButtonRelease:
            return False
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        if row.kind is RowKind.FOLDER and not self._is_on_box(event.position().toPoint(), option, row):
            self._view.lines.fold(row, is_folded=not self._view.is_folded(row))
            return True
        return model.setData(index, None, Qt.ItemDataRole.CheckStateRole)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.row_at(index)
        if row is None:
            return
        with row_area(painter, option.rect) as area:
            if row.kind is RowKind.HEADING:
                font = fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD)
                heading = area.adjusted(_SIDE, 10, -_SIDE, 0)
                text_line(painter, heading, font, self._theme.color("text_3"), row.text, is_name=True)
                return
            if index.row() == self._view.currentIndex().row() and self._view.hasFocus():
                ground = area.adjusted(_INSET, 0, -_INSET, 0)
                fill_round(painter, ground, 6, self._theme.color("sel"))
                ring_round(painter, ground, 6, self._theme.color("focus"))
            inner = area.adjusted(_SIDE + max(row.depth, 0) * _LEVEL, 0, -_SIDE, 0)
            self._paint_row(painter, self._past_marks(painter, inner, row, index), row, index)

    def _past_marks(self, painter: QPainter, area: QRectF, row: Row, index: Index) -> QRectF:
        """Draw box, expander or icon; return the rest of the row."""
        middle = area.center().y()
        state = index.data(Qt.ItemDataRole.CheckStateRole)
        if state is not None:
            can_tick = bool(index.flags() & Qt.ItemFlag.ItemIsUserCheckable)
            box = QPointF(area.left(), middle - TICK_PX / 2)
            paint_tick_box(painter, self._theme, box, Qt.CheckState(state), is_enabled=can_tick)
            area = area.adjusted(TICK_PX + _GAP, 0, 0, 0)
        if row.kind is RowKind.FOLDER:
            name = "chevron_right" if self._view.is_folded(row) else "chevron_down"
            ratio = self._view.devicePixelRatioF()
            twisty = self._theme.icons.pixmap(name, self._theme.color("text_3"), _TWISTY, ratio)
            painter.drawPixmap(QPointF(area.left() + 1, middle - _TWISTY / 2), twisty)
            return area.adjusted(_TWISTY + _GAP, 0, 0, 0)
        icon = QRectF(area.left(), middle - _ICON / 2, _ICON, _ICON)
        self._paint_icon(painter, icon, row)
        return area.adjusted(_ICON + _GAP, 0, 0, 0)

    def _paint_row(self, painter: QPainter, area: QRectF, row: Row, index: Index) -> None:
        color, small = self._theme.color, fonts.ui_font(fonts.SMALL_PX)
        selected = index.row() == self._view.currentIndex().row() and self._view.hasFocus()
        quiet = "text_2" if selected else "text_3"
        font = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM if row.kind is RowKind.FOLDER else fonts.REGULAR)
        text_width = QFontMetricsF(font).horizontalAdvance(row.text) + 1
        if row.note:
            most = max(area.width() * _NOTE_SHARE, area.width() - text_width - _GAP)
            width = min(QFontMetricsF(small).horizontalAdvance(row.note) + 1, most)
            note = QRectF(area.right() - width, area.top(), width, area.height())
            text_line(painter, note, small, color(quiet if selected else self._note_color(row)), row.note, is_name=True)
            area.setRight(note.left() - _GAP)
        is_there = row.status is Status.THERE
        text_line(painter, area, font, color(quiet if is_there else "text"), row.text, is_name=True)
        area.setLeft(area.left() + text_width + _GAP)
        if row.address and area.width() > 0:
            text_line(painter, area, small, color(quiet), row.address, is_name=True)

    def _note_color(self, row: Row) -> str:
        if row.kind is RowKind.SKIPPED:
            return "warn"
        return "ok" if row.status is Status.NEW else "text_2"

    def _paint_icon(self, painter: QPainter, area: QRectF, row: Row) -> None:
        if row.kind is RowKind.FEED:
            paint_tile(painter, self._theme, area, _NO_FEED, row.text, row.url)
            return
        name, color = _MARKS[row.kind]
        pixmap = self._theme.icons.pixmap(name, self._theme.color(color), _ICON, self._view.devicePixelRatioF())
        draw_icon(painter, area.topLeft(), pixmap)

    def _is_on_box(self, point: QPoint, option: QStyleOptionViewItem, row: Row) -> bool:
        from_start = option.rect.right() - point.x() if self._view.isRightToLeft() else point.x() - option.rect.left()
        left = _SIDE + row.depth * _LEVEL
        return left - 4 <= from_start <= left + TICK_PX + 4
