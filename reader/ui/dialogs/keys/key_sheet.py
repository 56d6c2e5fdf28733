"""Shortcut sheet (`?`): all shortcuts in columns, with filter and printing. GUI thread only."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QPageLayout, QPainter, QPaintEvent, QTextCursor, QTextDocument, QTextTableFormat
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QScrollArea, QWidget

from reader.ui.actions.keys import Keys
from reader.ui.dialogs.keys.key_list import KeyLine, key_groups
from reader.ui.look import fonts
from reader.ui.look.painting import text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.widgets.dialog import PADDING_PX, Dialog
from reader.ui.widgets.key_caps import cap_width, paint_cap
from reader.ui.widgets.labels import button
from reader.ui.widgets.text_fields import LineEdit
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar

_LINE_PX, _HEADING_PX, _ABOVE_HEADING = 26, 26, 10
_BETWEEN_COLUMNS, _BETWEEN_CAPS = 28, 4
_LEAST_COLUMN_PX = 280

Block = tuple[str, Sequence[KeyLine]]


class KeyColumns(QWidget):
    """Painted; its accessible description contains every line."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._columns: list[list[Block]] = []
        self._count = 1
        self.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self.update)

    def show_groups(self, groups: Sequence[Block], width: int) -> None:
        """Show groups in as many columns as have room."""
        self.setFixedWidth(width)
        self._count = max(width // _LEAST_COLUMN_PX, 1)
        self._columns = _spread(groups, self._count)
        self.setFixedHeight(max((_height(column) for column in self._columns), default=_LINE_PX))
        lines = [f"{line.label}: {' , '.join(line.caps)}" for _, block in groups for line in block]
        self.setAccessibleDescription("; ".join(lines))
        self.update()

    def lines(self) -> list[KeyLine]:
        """Return the lines shown, column by column."""
        return [line for column in self._columns for _, block in column for line in block]

    def sizeHint(self) -> QSize:
        return QSize(self.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        turn_round(painter, QRectF(self.rect()))
        width = (self.width() - _BETWEEN_COLUMNS * (self._count - 1)) / self._count
        if not self._columns:
            nothing = QRectF(0, 0, self.width(), _LINE_PX)
            text_line(painter, nothing, fonts.ui_font(fonts.BASE_PX), self._theme.color("text_3"), self.tr("No shortcuts match."))
        for place, column in enumerate(self._columns):
            self._paint_column(painter, place * (width + _BETWEEN_COLUMNS), width, column)
        painter.end()

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
                self._paint_line(painter, QRectF(left, top, width, _LINE_PX), line)
                top += _LINE_PX

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
    return sum(len(lines) for _, lines in column) * _LINE_PX + headings * _HEADING_PX + max(headings - 1, 0) * _ABOVE_HEADING


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


_WIDTH, _SCROLL_BAR = 940, 12
_BESIDE_LIST, _LEAST_LIST = 240, 60
_MARGIN_MILLIMETRES = 18.0


class KeySheet(Dialog):
    """Shows the current shortcuts; `edit` opens the editor instead."""

    def __init__(self, theme: Theme, window: QWidget, keys: Mapping[str, Keys], edit: Callable[[], object]) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self._keys = keys
        self.title.setText(self.tr("Keyboard shortcuts"))
        self.setAccessibleName(self.title.text())
        self.field = LineEdit()
        self.field.setPlaceholderText(self.tr("Search shortcuts"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.columns = KeyColumns(theme)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(self.columns)
        self.columns.setAutoFillBackground(False)
        self._area.viewport().setAutoFillBackground(False)
        self._bar = ThinScrollBar(self._area)
        header = QHBoxLayout()
        header.addWidget(self.field)
        self.body.addLayout(header)
        self.body.addWidget(self._area)
        self.footer.addWidget(button(self.tr("Print…"), self._print))
        self.footer.addWidget(button(self.tr("Change shortcuts…"), edit))
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Done"), self.close_sheet, "primary"))
        self.field.textChanged.connect(self._show_columns)
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self) -> None:
        """Scroll the list if the window is too low."""
        self._show_columns()
        self._area.setFixedHeight(max(min(self.columns.height(), self.height() - _BESIDE_LIST), _LEAST_LIST))
        super().fit()

    def document(self) -> QTextDocument:
        document = QTextDocument()
        document.setDefaultFont(fonts.ui_font(fonts.SMALL_PX))
        cursor = QTextCursor(document)
        for title, lines in key_groups(self._keys, with_keys_only=True):
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
        self.columns.show_groups(key_groups(self._keys, self.field.text(), with_keys_only=True), width)

    def _print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        margins = QMarginsF(_MARGIN_MILLIMETRES, _MARGIN_MILLIMETRES, _MARGIN_MILLIMETRES, _MARGIN_MILLIMETRES)
        printer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
        dialog = QPrintDialog(printer, self._window)
        dialog.accepted.connect(lambda: self.document().print_(printer))
        dialog.finished.connect(dialog.deleteLater)
        QDialog.open(dialog)
