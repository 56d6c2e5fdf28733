"""The sheet behind `?`: every key, a field to find one, and a way to have it on paper. GUI thread only."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QMarginsF, Qt
from PySide6.QtGui import QPageLayout, QTextCursor, QTextDocument, QTextTableFormat
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLineEdit, QScrollArea, QWidget

from reader.ui.actions.keys import Keys
from reader.ui.dialogs.keys.key_columns import KeyColumns
from reader.ui.dialogs.keys.key_rows import key_groups
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.widgets.labels import button
from reader.ui.widgets.sheet import Sheet
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar

_WIDTH, _PADDING, _SCROLL_BAR = 940, 28, 12
_BESIDE_LIST, _LEAST_LIST = 230, 60
_MARGIN_MILLIMETRES = 18.0


class KeySheet(Sheet):
    """Reads the keys as they are now; `edit` opens the editor in its place."""

    def __init__(self, theme: Theme, window: QWidget, keys: Mapping[str, Keys], edit: Callable[[], object]) -> None:
        super().__init__(theme, window, "", _WIDTH)
        self._keys = keys
        self.title.setText(self.tr("Keyboard shortcuts"))
        self.setAccessibleName(self.title.text())
        self.field = QLineEdit()
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
        """The list scrolls where the window is too low for it."""
        self._show_columns()
        self._area.setFixedHeight(max(min(self.columns.height(), self.height() - _BESIDE_LIST), _LEAST_LIST))
        super().fit()

    def document(self) -> QTextDocument:
        """All keys as a table for paper."""
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
        width = self.card_width() - 2 * _PADDING - _SCROLL_BAR
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
