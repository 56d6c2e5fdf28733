"""Drop-down under the search field. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.ui.article_list.search.completions import Completion
from reader.ui.look import fonts
from reader.ui.look.painting import fill_round, text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.translate import fill
from reader.ui.widgets.toast import paint_shadow

_ROW = 30
_INSET = 6
_SHADOW = 6


class CompletionList(QWidget):
    """Never takes the focus: the field keeps the keyboard and announces the selected completion."""

    accepted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._completions: Sequence[Completion] = ()
        self._chosen = 0
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self.update)
        self.hide()

    def offer(self, completions: Sequence[Completion], chosen: int = 0) -> None:
        """Show completions with one selected, or none (-1); an empty sequence hides the list."""
        self._completions = completions
        self._chosen = chosen
        self.setVisible(bool(completions))
        self.raise_()
        self.update()

    def stand_at(self, left: int, top: int, width: int) -> None:
        """Set the geometry of the card, which excludes its shadow."""
        height = len(self._completions) * _ROW + 2 * _INSET
        self.setGeometry(left - _SHADOW, top - _SHADOW, width + 2 * _SHADOW, height + 2 * _SHADOW)

    def move_choice(self, step: int) -> None:
        """Select the next or previous completion, wrapping around."""
        self._chosen = (self._chosen + step) % max(len(self._completions), 1)
        self.update()

    def chosen(self) -> Completion | None:
        """Return the completion that Return would insert."""
        return self._completions[self._chosen] if self._completions and self._chosen >= 0 else None

    def spoken(self) -> str:
        """Return the accessible text of the selected completion."""
        text_area = self.tr("{name}, {number} of {count}")
        chosen = self.chosen()
        if chosen is None:
            return ""
        return fill(text_area, number=self._chosen + 1, count=number_text(len(self._completions)), name=chosen.label)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self._row_at(event)
        if 0 <= row < len(self._completions) and row != self._chosen:
            self._chosen = row
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and 0 <= self._row_at(event) < len(self._completions):
            self.accepted.emit(self._completions[self._row_at(event)])

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        turn_round(painter, body)
        paint_shadow(painter, body, 8, self._theme)
        fill_round(painter, body, 8, self._theme.color("line_strong"))
        fill_round(painter, body.adjusted(1, 1, -1, -1), 7, self._theme.color("bg_raised"))
        for row, completion in enumerate(self._completions):
            area = QRectF(body.left() + _INSET, body.top() + _INSET + row * _ROW, body.width() - 2 * _INSET, _ROW)
            if row == self._chosen:
                fill_round(painter, area, 6, self._theme.color("sel"))
            color = self._theme.color("text" if row == self._chosen else "text_2")
            text_area = area.adjusted(10, 0, -10, 0)
            text_line(painter, text_area, fonts.ui_font(fonts.BASE_PX), color, completion.label, is_name=True)
        painter.end()

    def _row_at(self, event: QMouseEvent) -> int:
        return int((event.position().y() - _SHADOW - _INSET) // _ROW)
