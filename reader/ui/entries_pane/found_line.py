"""The line under the search field: how much was found. GUI thread only."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from reader.domain.entry import Selection, View
from reader.ui import fonts
from reader.ui.labels import PlainLabel
from reader.ui.surface import Surface
from reader.ui.theme import Theme

_HEIGHT = 40
_LEFT = 28


class FoundLine(Surface):
    """Hidden unless something is searched for and found."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "bg_list", _HEIGHT - 1, parent)
        self.setFixedHeight(_HEIGHT)
        self.words = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        row = QHBoxLayout(self)
        row.setContentsMargins(_LEFT, 0, 16, 0)
        row.addWidget(self.words, 1)
        self.hide()

    def show_count(self, count: int, selection: Selection) -> None:
        """Say how many articles hold the words."""
        self.words.setText(self.tr("%n articles in all feeds", "", count))
        self.setVisible(selection.view is View.SEARCH and bool(selection.query.strip()) and count > 0)
