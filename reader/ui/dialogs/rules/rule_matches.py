"""Stored articles a rule would match: their number and the newest ones. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.domain.clock import Clock
from reader.domain.entry import EntryRow
from reader.ui.look import fonts
from reader.ui.look.favicon import paint_tile
from reader.ui.look.painting import text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.text.languages import number_text
from reader.ui.text.times import relative_time
from reader.ui.text.translate import fill

MOST_TITLES = 10
_HEADER_PX, _LINE_PX = 28, 24
_TILE, _GAP = 14, 8


class RuleMatches(QWidget):
    """Painted; its accessible name is the sentence, its description the titles."""

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._theme = theme
        self._clock = clock
        self._rows: Sequence[EntryRow] = ()
        self._has_count = False
        self.setFixedHeight(_HEADER_PX)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(300, self.height())

    def sentence(self) -> str:
        """Return the sentence above the titles."""
        return self.accessibleName()

    def say(self, message: str) -> None:
        """Show a message instead of a count."""
        self._has_count = False
        self._show(message, ())

    def show_matches(self, fitting: int, checked: int, newest: Sequence[EntryRow]) -> None:
        self._has_count = True
        message = self.tr("Matches {count} of the last %n articles", "", checked) if checked else self.tr("No articles yet")
        self._show(fill(message, count=number_text(fitting)), newest)

    def _show(self, message: str, rows: Sequence[EntryRow]) -> None:
        self._rows = rows
        self.setAccessibleName(message)
        self.setAccessibleDescription("; ".join(row.title for row in rows))
        self.setFixedHeight(_HEADER_PX + _LINE_PX * len(rows))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        turn_round(painter, QRectF(self.rect()))
        title_area = QRectF(0, 0, self.width(), _HEADER_PX - 4)
        weight, color = (fonts.SEMIBOLD, "text") if self._has_count else (fonts.REGULAR, "text_3")
        text_line(
            painter, title_area, fonts.ui_font(fonts.BASE_PX, weight), self._theme.color(color), self.sentence(), is_name=True
        )
        small = fonts.ui_font(fonts.SMALL_PX, tabular=True)
        for number, row in enumerate(self._rows):
            line = QRectF(0, _HEADER_PX + number * _LINE_PX, self.width(), _LINE_PX)
            tile = QRectF(0, line.center().y() - _TILE / 2, _TILE, _TILE)
            paint_tile(painter, self._theme, tile, row.feed_id, row.feed_title)
            time = relative_time(row.sort_at, self._clock)
            width = QFontMetricsF(small).horizontalAdvance(time) + 1
            place = QRectF(line.right() - width, line.top(), width, _LINE_PX)
            text_line(painter, place, small, self._theme.color("text_3"), time)
            title = line.adjusted(_TILE + _GAP, 0, -width - 2 * _GAP, 0)
            text_line(painter, title, fonts.ui_font(fonts.BASE_PX), self._theme.color("text_2"), row.title, is_name=True)
        painter.end()
