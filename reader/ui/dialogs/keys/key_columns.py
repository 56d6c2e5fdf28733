"""All keys by kind, drawn in columns. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from reader.ui.dialogs.keys.key_rows import KeyLine
from reader.ui.look import fonts
from reader.ui.look.painting import text_line, turn_round
from reader.ui.look.theme import Theme
from reader.ui.widgets.key_caps import cap_width, paint_cap

_LINE_PX, _HEADING_PX, _ABOVE_HEADING = 26, 26, 10
_BETWEEN_COLUMNS, _BETWEEN_CAPS = 28, 4
_LEAST_COLUMN_PX = 280

Block = tuple[str, Sequence[KeyLine]]


class KeyColumns(QWidget):
    """Painted; a screen reader is told every line in its description."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._columns: list[list[Block]] = []
        self._count = 1
        self.setAccessibleName(self.tr("Keyboard shortcuts"))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        theme.changed.connect(self.update)

    def show_groups(self, groups: Sequence[Block], width: int) -> None:
        """Take the place of what was there, in as many columns as there is room for."""
        self.setFixedWidth(width)
        self._count = max(width // _LEAST_COLUMN_PX, 1)
        self._columns = _spread(groups, self._count)
        self.setFixedHeight(max((_height(column) for column in self._columns), default=_LINE_PX))
        lines = [f"{line.label}: {' , '.join(line.caps)}" for _, block in groups for line in block]
        self.setAccessibleDescription("; ".join(lines))
        self.update()

    def lines(self) -> list[KeyLine]:
        """What is shown, column by column."""
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
    """The groups over columns of about one height; a group that is too long goes on in the next column under its name."""
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
