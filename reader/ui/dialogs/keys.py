"""Keyboard shortcuts: sheet that shows them, and editor in which changes apply at once. GUI thread only."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QMarginsF, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QPageLayout,
    QPainter,
    QTextCursor,
    QTextDocument,
    QTextTableFormat,
)
from PySide6.QtWidgets import (
    QDialog,
    QKeySequenceEdit,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from reader.domain.commands import Command, SetPreference
from reader.domain.events import Event, PreferenceChanged
from reader.domain.preferences import Preferences
from reader.domain.value_classes import dataclass
from reader.ui.dialogs.palette_search import Fit, match, plain
from reader.ui.kit import boxes, fonts
from reader.ui.kit.actions import (
    ActionRow,
    Keys,
    conflicts,
    grouped,
    read_keys,
    shown_keys,
    translated,
    usual_keys,
    without,
    write_keys,
)
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import PlainLabel, SideBySide, SideColumn, button
from reader.ui.kit.painting import (
    ListDelegate,
    Painted,
    cap_width,
    fill_round,
    leave_to_delegate,
    paint_cap,
    row_area,
    text_line,
    turn_round,
)
from reader.ui.kit.sheet import PADDING_PX, Cover, Dialog
from reader.ui.kit.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.translate import Translator, fill, listed

_tr = Translator("Keys")


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Action: its name in the table, its text, its shortcuts in native notation."""

    name: str
    label: str
    caps: tuple[str, ...]


def key_groups(
    rows: Iterable[ActionRow], keys: Mapping[str, Keys], typed: str = "", *, with_keys_only: bool = False
) -> list[tuple[str, list[KeyLine]]]:
    """Return the lines by kind of action whose text or shortcuts match the filter, without empty kinds."""
    groups: dict[str, list[KeyLine]] = {}
    titles = {name: title for title, name in grouped()}
    for row in rows:
        line = KeyLine(row.name, translated(row.text).replace("&", ""), tuple(map(shown_keys, keys[row.name])))
        if (line.caps or not with_keys_only) and _fits(line, typed):
            groups.setdefault(translated(titles[row.name]).replace("&", ""), []).append(line)
    return list(groups.items())


def _fits(line: KeyLine, typed: str) -> bool:
    found = match(plain(typed).split(), plain(line.label))
    is_named = found is not None and found.fit <= Fit.WORD_BEGINS
    return is_named or typed.strip().casefold() in map(str.casefold, line.caps)


_LIST_LINE_PX, _HEADER_PX = 32, 32
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
        return self._lines.get(str(index.data(_NAME_ROLE)))


class _Delegate(ListDelegate):
    _view: KeyList

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: ARG002 - Qt's signature
        return QSize(100, _LIST_LINE_PX if self._view.line(index) is not None else _HEADER_PX)

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


_RESERVED = {Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Tab, Qt.Key.Key_Backtab}


class KeyRecorder(QKeySequenceEdit):
    """`recorded` carries a key or a chord of two as portable text. Escape, Enter and Tab without modifiers keep their function."""

    recorded = Signal(str)

    def __init__(self, name: str, text: str) -> None:
        super().__init__()
        self.setMaximumSequenceLength(2)
        self.setAccessibleName(name)
        field = self.findChild(QLineEdit)
        if isinstance(field, QLineEdit):
            # every key is recorded here, so there is nothing to edit
            field.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
            field.setPlaceholderText(text)
            field.setAccessibleName(name)
            field.setFont(fonts.ui_font(fonts.ROW_PX))
            field.setProperty("kind", "large")
        self.editingFinished.connect(self._announce)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Record every key except those that leave the field."""
        if Qt.Key(event.key()) in _RESERVED and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            event.ignore()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.clear()

    def _announce(self) -> None:
        keys = self.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        if keys and self.hasFocus():
            self.clear()
            self.recorded.emit(keys)


_EDITOR_WIDTH, _HEIGHT, _LIST_PX = 860, 620, 440


class KeyEditor(Cover):
    """Never assigns a shortcut twice: shows its current action and offers to reassign it."""

    def __init__(
        self, theme: Theme, window: QWidget, rows: Sequence[ActionRow], stored: str, submit: Callable[[Command], None]
    ) -> None:
        super().__init__(theme, window, "", _EDITOR_WIDTH, _HEIGHT)
        self.setAccessibleName(self.tr("Change shortcuts"))
        self._submit = submit
        self._rows, self._usual = rows, usual_keys(rows)
        self._keys = read_keys(stored, self._usual)
        self._labels = {line.name: line.label for _, lines in key_groups(rows, self._keys) for line in lines}
        self._name = ""
        self._wanted = ""
        self.filter = LineEdit(name=self.tr("Search shortcuts"), hint=self.tr("Search shortcuts"))
        self.list = KeyList(theme)
        self.title = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD), is_wrapped=True)
        self._caps = boxes.column(spacing=6)
        self.recorder = KeyRecorder(self.tr("New shortcut"), self.tr("Press the new shortcut"))
        self.message = PlainLabel(kind="second", is_wrapped=True)
        self.reassign_button = button("", self._reassign, "primary")
        self.reset_button = button(self.tr("Reset to default"), self._reset)
        self.reset_all_button = button(self.tr("Reset all"), self._reset_all, "danger")
        self.done_button = button(self.tr("Done"), self.close_sheet, "primary")
        self._lay_out(theme)
        self.filter.textChanged.connect(self._show_list)
        self.list.chosen.connect(self._choose)
        self.list.itemActivated.connect(lambda _: self.recorder.setFocus(Qt.FocusReason.OtherFocusReason))
        self.recorder.recorded.connect(self._record)
        self._show_list()
        self.open()
        self.filter.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self, theme: Theme) -> None:
        side = SideColumn(theme)
        title = PlainLabel(self.tr("Keyboard shortcuts"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        title.setContentsMargins(side_margins(20, 0, 8, 4))
        field = boxes.row(self.filter, margins=(16, 0, 16, 0))
        boxes.column(title, field, (self.list, 1), spacing=8, margins=(0, 18, 1, 12), on=side)
        footer = boxes.row(self.reset_all_button, STRETCH, self.done_button)
        right = boxes.column(
            self.title,
            self._caps,
            self.recorder,
            self.message,
            (self.reassign_button, 0, Qt.AlignmentFlag.AlignLeft),
            Gap(8),
            (self.reset_button, 0, Qt.AlignmentFlag.AlignLeft),
            STRETCH,
            footer,
            spacing=10,
            margins=(28, 24, 28, 20),
        )
        self.column.addLayout(SideBySide(side, _LIST_PX, right))

    def handle_event(self, event: Event) -> None:
        if isinstance(event, PreferenceChanged) and event.key == Preferences.look_keys.key:
            self._keys = read_keys(Preferences.look_keys.check(event.value), self._usual)
            self._show_list()

    def _choose(self, name: str) -> None:
        is_other = name != self._name
        self._name = name
        self.title.setText(self._labels[name])
        boxes.clear(self._caps)
        for key in self._keys[self._name]:
            label = fill(self.tr("Remove {keys}"), keys=shown_keys(key))
            self._caps.addWidget(button(label, partial(self._remove, key)), 0, Qt.AlignmentFlag.AlignLeft)
        if not self._keys[self._name]:
            self._caps.addWidget(PlainLabel(self.tr("No shortcuts"), kind="meta"))
        self.reset_button.setVisible(self._keys[name] != self._usual[name])
        self.reset_all_button.setVisible(any(keys != self._usual[other] for other, keys in self._keys.items()))
        if is_other:
            self._explain("")

    def _show_list(self) -> None:
        self.list.show_groups(key_groups(self._rows, self._keys, self.filter.text()), self._name)
        if self._name:
            self._choose(self._name)

    def _record(self, wanted: str) -> None:
        """Add the recorded keys, or show their current action."""
        self._wanted = wanted
        own = self._keys[self._name]
        shown = shown_keys(wanted)
        conflicting = conflicts(self._keys, self._name, wanted)
        if wanted in own:
            self._explain(fill(self.tr("{keys} is already assigned to this."), keys=shown))
        elif conflicting:
            names = listed(self._named(name, key) for name, key in conflicting)
            self._explain(fill(self.tr("{keys} is used by {names}."), keys=shown, names=names))
            first = self._labels[conflicting[0][0]]
            label = fill(self.tr("Reassign from “{name}”"), name=first) if len(conflicting) == 1 else self.tr("Reassign from all")
            self.reassign_button.setText(label)
            self.reassign_button.show()
            self.reassign_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._put({**self._keys, self._name: (wanted, *own)})

    def _named(self, name: str, key: str) -> str:
        """Return the action of a shortcut, with the shortcut itself if it is a longer chord that the wanted one begins."""
        return f"“{self._labels[name]}”" + (f" ({shown_keys(key)})" if key != self._wanted else "")

    def _reassign(self) -> None:
        self.recorder.setFocus(Qt.FocusReason.OtherFocusReason)
        left = without(self._keys, conflicts(self._keys, self._name, self._wanted))
        self._put({**left, self._name: (self._wanted, *left[self._name])})

    def _remove(self, key: str) -> None:
        self.recorder.setFocus(Qt.FocusReason.OtherFocusReason)
        self._put({**self._keys, self._name: tuple(each for each in self._keys[self._name] if each != key)})

    def _reset(self) -> None:
        """Restore the default shortcuts, removing them from other actions."""
        usual = self._usual[self._name]
        self.recorder.setFocus(Qt.FocusReason.OtherFocusReason)
        left = without(self._keys, [pair for key in usual for pair in conflicts(self._keys, self._name, key)])
        self._put({**left, self._name: usual})

    def _reset_all(self) -> None:
        self.recorder.setFocus(Qt.FocusReason.OtherFocusReason)
        self._put(dict(self._usual))

    def _put(self, keys: dict[str, Keys]) -> None:
        self._keys = keys
        self._explain("")
        self._show_list()
        self._submit(SetPreference(Preferences.look_keys.key, write_keys(keys, self._usual)))

    def _explain(self, label: str) -> None:
        self.message.show_text(label)
        self.reassign_button.hide()


_SHEET_LINE_PX, _HEADING_PX, _ABOVE_HEADING = 26, 26, 10
_BETWEEN_COLUMNS, _BETWEEN_CAPS = 28, 4
_LEAST_COLUMN_PX = 280

Block = tuple[str, Sequence[KeyLine]]


class KeyColumns(Painted, QWidget):
    """Painted; its accessible description contains every line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._columns: list[list[Block]] = []
        self._count = 1
        self.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_groups(self, groups: Sequence[Block], width: int) -> None:
        self.setFixedWidth(width)
        self._count = max(width // _LEAST_COLUMN_PX, 1)
        self._columns = _spread(groups, self._count)
        self.setFixedHeight(max((_height(column) for column in self._columns), default=_SHEET_LINE_PX))
        lines = [f"{line.label}: {' , '.join(line.caps)}" for _, block in groups for line in block]
        self.setAccessibleDescription("; ".join(lines))
        self.update()

    def lines(self) -> list[KeyLine]:
        return [line for column in self._columns for _, block in column for line in block]

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self.height())

    def paint(self, painter: QPainter) -> None:
        turn_round(painter, QRectF(self.rect()))
        width = (self.width() - _BETWEEN_COLUMNS * (self._count - 1)) / self._count
        if not self._columns:
            nothing = QRectF(0, 0, self.width(), _SHEET_LINE_PX)
            text_line(painter, nothing, fonts.ui_font(fonts.BASE_PX), self._theme.color("text_3"), self.tr("No shortcuts match."))
        for place, column in enumerate(self._columns):
            self._paint_column(painter, place * (width + _BETWEEN_COLUMNS), width, column)

    def _paint_column(self, painter: QPainter, left: float, width: float, column: Sequence[Block]) -> None:
        top = 0.0
        for title, lines in column:
            top += _ABOVE_HEADING if top else 0
            heading = QRectF(left, top, width, _HEADING_PX)
            text_line(
                painter,
                heading,
                fonts.ui_font(fonts.CAPTION_PX, fonts.SEMIBOLD),
                self._theme.color("text_3"),
                title,
                is_name=True,
            )
            top += _HEADING_PX
            for line in lines:
                self._paint_line(painter, QRectF(left, top, width, _SHEET_LINE_PX), line)
                top += _SHEET_LINE_PX

    def _paint_line(self, painter: QPainter, area: QRectF, line: KeyLine) -> None:
        right = area.right()
        for cap in reversed(line.caps):
            right -= cap_width(cap)
            paint_cap(painter, self._theme, right, area.center().y(), cap)
            right -= _BETWEEN_CAPS
        label = QRectF(area.left(), area.top(), right - area.left() - _BETWEEN_CAPS, area.height())
        text_line(painter, label, fonts.ui_font(fonts.BASE_PX), self._theme.color("text"), line.label, is_name=True)


def _height(column: Sequence[Block]) -> int:
    headings = len(column)
    return (
        sum(len(lines) for _, lines in column) * _SHEET_LINE_PX + headings * _HEADING_PX + max(headings - 1, 0) * _ABOVE_HEADING
    )


def _spread(groups: Sequence[Block], count: int) -> list[list[Block]]:
    """Distribute groups over columns of similar height; a long group continues in the next column under its title."""
    wanted = -(-sum(len(lines) + 1 for _, lines in groups) // count) + 1
    columns: list[list[Block]] = [[]]
    room = wanted
    for title, lines in groups:
        rest = list(lines)
        while rest:
            if room < 3 and len(columns) < count:
                columns.append([])
                room = wanted
            size = len(rest) if len(columns) == count else max(room - 1, 1)
            columns[-1].append((title, rest[:size]))
            room -= len(rest[:size]) + 1
            rest = rest[size:]
    return [column for column in columns if column]


_SHEET_WIDTH, _SCROLL_BAR = 940, 12
_MARGIN_MILLIMETRES = 18.0


class KeySheet(Dialog):
    """Shows the current shortcuts; `edit` opens the editor instead."""

    around_scrolled, least_scrolled = 240, 60

    def __init__(
        self, theme: Theme, window: QWidget, rows: Sequence[ActionRow], keys: Mapping[str, Keys], edit: Callable[[], object]
    ) -> None:
        super().__init__(theme, window, "", _SHEET_WIDTH)
        self._rows, self._keys = rows, keys
        self.set_title(self.tr("Keyboard shortcuts"))
        self.field = LineEdit(name=self.tr("Search shortcuts"), hint=self.tr("Search shortcuts"))
        self.columns = KeyColumns(theme)
        self.body.addWidget(self.field)
        self.add_scrolled(self.columns).setWidgetResizable(False)
        left = button(self.tr("Print…"), self._print), button(self.tr("Change shortcuts…"), edit)
        self.set_buttons(button(self.tr("Done"), self.close_sheet, "primary"), left=left)
        self.field.textChanged.connect(self._show_columns)
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def wanted_height(self, inside: QWidget, width: int) -> int:  # noqa: ARG002 - the columns make their own
        self._show_columns()
        return inside.height()

    def document(self) -> QTextDocument:
        document = QTextDocument()
        document.setDefaultFont(fonts.ui_font(fonts.SMALL_PX))
        cursor = QTextCursor(document)
        for title, lines in key_groups(self._rows, self._keys, with_keys_only=True):
            cursor.insertText(title)
            layout = QTextTableFormat()
            layout.setBorder(0)
            layout.setCellPadding(2)
            table = cursor.insertTable(len(lines), 2, layout)
            for row, line in enumerate(lines):
                table.cellAt(row, 0).firstCursorPosition().insertText("   ".join(line.caps))
                table.cellAt(row, 1).firstCursorPosition().insertText(line.label)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.insertBlock()
        return document

    def _show_columns(self) -> None:
        width = self.card_width() - 2 * PADDING_PX - _SCROLL_BAR
        self.columns.show_groups(key_groups(self._rows, self._keys, self.field.text(), with_keys_only=True), width)

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        margins = QMarginsF(_MARGIN_MILLIMETRES, _MARGIN_MILLIMETRES, _MARGIN_MILLIMETRES, _MARGIN_MILLIMETRES)
        printer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
        dialog = QPrintDialog(printer, self._window)
        dialog.accepted.connect(lambda: self.document().print_(printer))
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)
