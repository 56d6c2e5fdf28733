"""Courtesy panel: requests saved compared with hourly polling, and servers that asked to wait; per host on demand. GUI thread
only.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from reader.reports.courtesy import Courtesy
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.preference_text import size_text
from reader.ui.text.rhythm.figure_text import count_text, share_text, tr
from reader.ui.text.translate import dotted, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import PlainLabel, button

MOST_HOSTS = 8
_NARROW = 480
_DASH = "\N{EN DASH}"


class CourtesyPanel(QWidget):
    """One line and a table expanded by a button."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._courtesy: Courtesy | None = None
        self._is_narrow = False
        self.line = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "second", is_wrapped=True)
        self.toggle: QPushButton = button(tr("By host"), self._turn, "quiet")
        self.toggle.setProperty("dense", "true")
        self.toggle.setCheckable(True)
        self.table = QWidget()
        self.table.hide()
        self.setAccessibleName(tr("Server load"))
        self._header = QGridLayout()
        self._header.setHorizontalSpacing(12)
        self._header.setColumnStretch(1, 1)
        self._header.addWidget(PlainLabel(tr("Server load"), fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD)), 0, 0)
        self._header.addWidget(self.line, 0, 1)
        self._header.addWidget(self.toggle, 0, 2)
        self._column = boxes.column(self._header, self.table, spacing=8, margins=0, on=self)
        theme.changed.connect(self._recolor)
        self._recolor()

    def show_courtesy(self, courtesy: Courtesy) -> None:
        self._courtesy = courtesy
        self.line.setText(courtesy_text(courtesy))
        self.toggle.setVisible(bool(courtesy.requests))
        if not courtesy.requests:
            self.toggle.setChecked(False)
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the line below its heading and drop the last table column if there is little room."""
        is_narrow = self.width() < _NARROW
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self._header.addWidget(self.line, *((1, 0, 1, 3) if is_narrow else (0, 1, 1, 1)))
            self._fill()
        super().resizeEvent(event)

    def _turn(self) -> None:
        self._recolor()
        self._fill()

    def _fill(self) -> None:
        """Rebuild the rows if visible."""
        old, self.table = self.table, QWidget()
        self.table.setAccessibleName(tr("Requests by host"))
        if self.toggle.isChecked() and self._courtesy is not None:
            self._add_rows(self._courtesy)
        self._column.replaceWidget(old, self.table)
        self.table.setVisible(self.toggle.isChecked())
        old.hide()
        old.deleteLater()

    def _add_rows(self, courtesy: Courtesy) -> None:
        grid = QGridLayout(self.table)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10 if self._is_narrow else 24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for row, cells in enumerate(table_rows(courtesy)):
            for place, text in enumerate(cells[:-1] if self._is_narrow else cells):
                grid.addWidget(_cell(text, row, place), row, place)

    def _recolor(self) -> None:
        name = "chevron_down" if self.toggle.isChecked() else "chevron_right"
        self.toggle.setIcon(self._theme.icons.icon(name, self._theme.color("accent_text"), 14))


def courtesy_text(courtesy: Courtesy) -> str:
    if not courtesy.requests:
        return tr("No refreshes this week.")
    saved = courtesy.saved
    less = tr("%n fewer requests this week than refreshing hourly", saved)
    more = tr("%n more requests this week than refreshing hourly", -saved)
    compared = tr("as many requests this week as refreshing hourly") if not saved else less if saved > 0 else more
    said = [compared if courtesy.is_comparable else tr("%n requests this week", courtesy.requests)]
    if courtesy.not_modified_share is not None:
        share = f"{share_text(courtesy.not_modified_share)}\N{NO-BREAK SPACE}%"
        said.append(fill(tr("{share} unchanged (304)"), share=share))
    asked = courtesy.hosts_that_asked
    said.append(tr("%n servers asked to wait", asked) if asked else tr("no server asked to wait"))
    return dotted(*said)


def table_rows(courtesy: Courtesy) -> list[tuple[str, ...]]:
    """Return the header, the hosts with most requests, and the sum of the others."""
    rows: list[tuple[str, ...]] = [(tr("Host"), tr("Requests"), tr("Saved"), tr("Asked to wait"), tr("Transferred"))]
    rows += [
        (
            host.host,
            count_text(host.requests),
            _saved(courtesy, host.saved),
            count_text(host.asked_to_wait),
            size_text(host.bytes),
        )
        for host in courtesy.hosts[:MOST_HOSTS]
    ]
    rest = courtesy.hosts[MOST_HOSTS:]
    if rest:
        name = tr("and %n more", len(rest))
        total = [
            sum(each)
            for each in zip(*((host.requests, host.saved, host.asked_to_wait, host.bytes) for host in rest), strict=True)
        ]
        rows.append((name, count_text(total[0]), _saved(courtesy, total[1]), count_text(total[2]), size_text(total[3])))
    return rows


def _saved(courtesy: Courtesy, saved: int) -> str:
    return count_text(saved) if courtesy.is_comparable else _DASH


def _cell(text: str, row: int, place: int) -> PlainLabel:
    kind = "meta" if not row else "" if not place else "second"
    label = PlainLabel(text, fonts.ui_font(fonts.CAPTION_PX if not row else fonts.SMALL_PX, tabular=True), kind)
    if place:
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        label.setWordWrap(not row)
    else:
        label.setMinimumWidth(1)
    return label
