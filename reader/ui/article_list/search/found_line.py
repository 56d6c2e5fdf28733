"""Line under the search field: number of results, order, hints on the query, and a button that saves the search. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from reader.domain.entry import Order, Selection, View
from reader.storage.search_query import Hint
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.hint_text import hint_text
from reader.ui.text.languages import side_margins
from reader.ui.text.plain_text import set_tip
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.surface import Surface

_HEIGHT = 40
_LEFT = 28
_MOST_COUNTED = 1000


class FoundLine(Surface):
    """Hidden without a search."""

    order_wanted = Signal(object)
    save_wanted = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "bg_list", _HEIGHT - 1, parent)
        self.setFixedHeight(_HEIGHT)
        self._order = Order.RELEVANCE
        self.message = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX, tabular=True), kind="meta")
        self.message.setMinimumWidth(1)
        self._dot = PlainLabel("·", fonts.ui_font(fonts.SMALL_PX), "meta")
        self.order = _quiet("")
        self.order.clicked.connect(self._swap_order)
        self.save = _quiet(self.tr("Save search"))
        self.save.clicked.connect(self.save_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(side_margins(_LEFT, 0, 15, 0))
        row.setSpacing(0)
        row.addWidget(self.message)
        row.addSpacing(6)
        row.addWidget(self._dot)
        row.addWidget(self.order)
        row.addStretch(1)
        row.addWidget(self.save)
        self.hide()

    def show_count(self, count: int, selection: Selection, hints: Sequence[Hint] = ()) -> None:
        """Show the number of matches, or the part of the query that may not work as intended."""
        is_search = selection.view is View.SEARCH and bool(selection.query.strip())
        self._order = selection.order
        message = self.tr("%n articles in all feeds", "", count)
        if count >= _MOST_COUNTED:
            message = self.tr("The first %n articles", "", count)
        hint = hint_text(hints[0]) if hints else ""
        has_order = count > 1 and not hint
        self.message.setText(hint or message)
        self._dot.setVisible(has_order)
        more = "\n".join(hint_text(each) for each in hints)
        set_tip(self.message, more)
        self.message.setAccessibleDescription(more)
        is_by_date = selection.order is not Order.RELEVANCE
        self.order.setText(self.tr("newest first") if is_by_date else self.tr("best first"))
        set_tip(self.order, self.tr("Show the best first") if is_by_date else self.tr("Show the newest first"))
        self.order.setVisible(has_order)
        self.setVisible(is_search and (count > 0 or bool(hints)))

    def _swap_order(self) -> None:
        self.order_wanted.emit(Order.NEWEST if self._order is Order.RELEVANCE else Order.RELEVANCE)


def _quiet(text: str) -> QPushButton:
    made = button(text, lambda: None, "quiet")
    made.setFont(fonts.ui_font(fonts.SMALL_PX, fonts.MEDIUM))
    made.setProperty("dense", "true")
    made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made
