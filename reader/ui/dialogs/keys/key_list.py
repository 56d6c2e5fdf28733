"""Actions with their shortcuts by kind, as rows and as a list widget. GUI thread only."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from reader.domain.value_classes import dataclass
from reader.ui.actions.keys import Keys, shown_keys
from reader.ui.actions.table import ACTIONS, translated
from reader.ui.look import fonts
from reader.ui.look.painting import fill_round, row_area, text_line
from reader.ui.look.theme import Theme
from reader.ui.palette.matching import Fit, match, plain
from reader.ui.text.translate import Translator
from reader.ui.widgets.key_caps import cap_width, paint_cap
from reader.ui.widgets.painted_list import leave_to_delegate

_tr = Translator("Keys")


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Action: its name in the table, its text, its shortcuts in native notation."""

    name: str
    label: str
    caps: tuple[str, ...]


def key_groups(keys: Mapping[str, Keys], typed: str = "", *, with_keys_only: bool = False) -> list[tuple[str, list[KeyLine]]]:
    """Return the lines by kind of action whose text or shortcuts match the filter, without empty kinds."""
    groups: dict[str, list[KeyLine]] = {}
    for row in ACTIONS:
        line = KeyLine(row.name, translated(row.text).replace("&", ""), tuple(map(shown_keys, keys[row.name])))
        if (line.caps or not with_keys_only) and _fits(line, typed):
            title = translated(row.menu).replace("&", "") or _tr("Window")
            groups.setdefault(title, []).append(line)
    return list(groups.items())


def _fits(line: KeyLine, typed: str) -> bool:
    found = match(plain(typed).split(), plain(line.label))
    is_named = found is not None and found.fit <= Fit.WORD_BEGINS
    return is_named or typed.strip().casefold() in map(str.casefold, line.caps)


_LINE_PX, _HEADER_PX = 32, 32
_INSET, _PADDING = 8, 12
_NAME_ROLE = Qt.ItemDataRole.UserRole + 1


class KeyList(QListWidget):
    """`chosen` carries the name of the newly selected action."""

    chosen = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._lines: dict[str, KeyLine] = {}
        self.setAccessibleName(self.tr("Actions"))
        leave_to_delegate(self)
        self.setItemDelegate(_Delegate(theme, self))
        self.currentItemChanged.connect(lambda item, _: self.chosen.emit(item.data(_NAME_ROLE)) if item is not None else None)

    def show_groups(self, groups: Sequence[tuple[str, Sequence[KeyLine]]], chosen: str) -> None:
        """Show lines, keeping the selected one if it is still there, else selecting the first."""
        self.blockSignals(True)  # noqa: FBT003 - Qt's signature
        self.clear()
        self._lines = {line.name: line for _, lines in groups for line in lines}
        for title, lines in groups:
            heading = QListWidgetItem(title)
            heading.setFlags(Qt.ItemFlag.NoItemFlags)
            self.addItem(heading)
            for line in lines:
                item = QListWidgetItem(line.label)
                item.setData(_NAME_ROLE, line.name)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join((line.label, *line.caps)))
                self.addItem(item)
        self.blockSignals(False)  # noqa: FBT003 - Qt's signature
        self.choose(chosen if chosen in self._lines else next(iter(self._lines), ""))

    def choose(self, name: str) -> None:
        for place in range(self.count()):
            if name and self.item(place).data(_NAME_ROLE) == name:
                self.setCurrentRow(place)

    def line(self, index: QModelIndex | QPersistentModelIndex) -> KeyLine | None:
        """Return the line of a row; None for a heading."""
        return self._lines.get(str(index.data(_NAME_ROLE)))


class _Delegate(QStyledItemDelegate):
    def __init__(self, theme: Theme, view: KeyList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(100, _LINE_PX if self._view.line(index) is not None else _HEADER_PX)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        line = self._view.line(index)
        with row_area(painter, option.rect) as row:
            if line is None:
                heading = row.adjusted(_INSET + _PADDING, 10, 0, 0)
                font = fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD)
                text_line(painter, heading, font, self._theme.color("text_3"), str(index.data()), is_name=True)
            else:
                self._paint_line(painter, row, line, is_chosen=bool(option.state & QStyle.StateFlag.State_Selected))

    def _paint_line(self, painter: QPainter, row: QRectF, line: KeyLine, *, is_chosen: bool) -> None:
        area = row.adjusted(_INSET, 1, -_INSET, -1)
        if is_chosen:
            fill_round(painter, area, 6, self._theme.color("sel" if self._view.hasFocus() else "sel_off"))
        right = area.right() - _PADDING + 4
        for cap in reversed(line.caps):
            right -= cap_width(cap)
            paint_cap(painter, self._theme, right, area.center().y(), cap)
            right -= 4
        label = QRectF(area.left() + _PADDING, area.top(), right - area.left() - _PADDING - 4, area.height())
        font = fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD if is_chosen else fonts.REGULAR)
        text_line(painter, label, font, self._theme.color("text"), line.label, is_name=True)
