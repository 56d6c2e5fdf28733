"""Other readers on this computer, with their contents and import buttons. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from reader.domain.errors import Problem
from reader.domain.other_readers import FoundReader
from reader.ui.data.data_work import DataActions, run_file_work
from reader.ui.look import fonts
from reader.ui.look.favicon import INKS, tile_letter
from reader.ui.look.theme import Theme
from reader.ui.text.plain_text import set_tip
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import Translator, dotted, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button

_tr = Translator("OtherReaders")

ROW_PX, TILE_PX = 52, 28
_TILES = {"Akregator": 4, "Liferea": 2, "Newsboat": 12, "NetNewsWire": 0, "QuiteRSS": 1, "RSS Guard": 10, "Thunderbird": 14}
"""Colour numbers, so that readers look different."""


class ReaderRows(QWidget):
    """One row per reader; `chosen` carries the one to import."""

    chosen = Signal(object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._column: QVBoxLayout = boxes.column(spacing=0, margins=0, on=self)
        self.buttons: list[QPushButton] = []

    def show_readers(self, found: Sequence[FoundReader]) -> None:
        """Show readers; those with unreadable files show the reason."""
        for reader in found:
            line = QFrame()
            line.setProperty("kind", "line")
            line.setFixedHeight(1)
            for part in (line, self._row(reader)):
                self._column.addWidget(part)
                # a child added to a visible widget counts for its height only once shown
                part.show()

    def _row(self, reader: FoundReader) -> QWidget:
        row = QWidget()
        row.setMinimumHeight(fonts.scaled(ROW_PX))
        name = PlainLabel(reader.name, fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD))
        about = contents(reader) if reader.problem is None else sentence(reader.problem.problem)
        details = PlainLabel(about, fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta" if reader.problem is None else "bad")
        # the reason is at the end of the sentence
        details.setWordWrap(reader.problem is not None)
        details.setMinimumWidth(1)
        set_tip(details, about)
        text = boxes.column(name, details, spacing=1, margins=0)
        go = button(_tr("Import…"), lambda: self.chosen.emit(reader))
        go.setAccessibleName(f"{_tr('Import…')} {reader.name}, {about}")
        go.setEnabled(reader.problem is None)
        self.buttons.append(go)
        tile = ReaderTile(reader.name, TILE_PX)
        alignment = Qt.AlignmentFlag.AlignVCenter
        boxes.row((tile, 0, alignment), (text, 1), (go, 0, alignment), spacing=12, margins=(0, 6, 0, 6), on=row)
        return row


class OtherReadersSheet(Dialog):
    """Detects other readers while open; a file can be chosen too."""

    chosen = Signal(object)
    file_wanted = Signal()

    def __init__(self, theme: Theme, window: QWidget, actions: DataActions | None) -> None:
        super().__init__(theme, window, _tr("Import from another reader"))
        self.setAccessibleName(self.title.text())
        self.message = PlainLabel(_tr("Looking for other readers…"), kind="second", is_wrapped=True)
        self.rows = ReaderRows(theme)
        self.rows.chosen.connect(self._choose)
        self.body.addWidget(self.message)
        self.body.addWidget(self.rows)
        self.file_button = button(_tr("Choose file…"), self._want_file)
        self.cancel_button = button(_tr("Cancel"), self.close_sheet)
        self.footer.addWidget(self.file_button)
        self.footer.addStretch()
        self.footer.addWidget(self.cancel_button)
        self.open()
        self.cancel_button.setFocus(Qt.FocusReason.OtherFocusReason)
        if actions is None:
            self._show_found(())
        else:
            run_file_work(self, actions.other_readers, self._show_found, self._fail)

    def _show_found(self, found: Sequence[FoundReader]) -> None:
        here = _tr("Found on this computer. Their files are read, never changed.")
        nothing = _tr("No other reader was found on this computer. Choose its export: OPML, a database, JSON or CSV.")
        self.message.setText(here if found else nothing)
        self.rows.show_readers(found)
        target = next((each for each in self.rows.buttons if each.isEnabled()), self.file_button)
        target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.fit()

    def _fail(self, problem: Problem) -> None:
        self.message.setText(sentence(problem))
        self.fit()

    def _choose(self, reader: FoundReader) -> None:
        self.close_sheet()
        self.chosen.emit(reader)

    def _want_file(self) -> None:
        self.close_sheet()
        self.file_wanted.emit()


class ReaderTile(QWidget):
    """Shows the reader's initial on a colour, as its logo belongs to others."""

    def __init__(self, name: str, side: int) -> None:
        super().__init__()
        self._name = name
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(INKS[_TILES.get(self._name, 11)])
        area = QRectF(self.rect())
        painter.drawRoundedRect(area, 6, 6)
        painter.setPen(Qt.GlobalColor.white)
        painter.setFont(fonts.ui_font(round(self.height() * 0.46), fonts.BOLD))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, tile_letter(self._name))
        painter.end()


def contents(reader: FoundReader) -> str:
    """Return a summary of a reader's contents: feeds in folders, stars, tags, read articles."""
    feeds = _tr("%n feeds", reader.feeds)
    if reader.folders:
        feeds = fill(_tr("{feeds} in %n folders", reader.folders), feeds=feeds)
    parts = [feeds]
    if reader.starred:
        parts.append(_tr("%n starred", reader.starred))
    if reader.tagged:
        parts.append(_tr("%n tagged", reader.tagged))
    if reader.read:
        parts.append(_tr("%n read", reader.read))
    return dotted(*parts)
