"""Checklist of what is learned after how many days with visits. GUI thread only."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from reader.reports.budget_outlook import LEAST_DAYS
from reader.reports.learning_state import HABIT_DAYS
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.rhythm.figure_text import count_text, tr
from reader.ui.text.translate import fill
from reader.ui.widgets.labels import PlainLabel

INTEREST_DAYS = 3
_DOT, _WIDTH, _BETWEEN, _GAP = 9, 16, 14, 12


class LearningSteps(QWidget):
    """`show_days` sets the number of days with visits so far."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(0)
        grid.setColumnStretch(2, 1)
        self.dots: dict[int, _Dot] = {}
        self.days: dict[int, PlainLabel] = {}
        steps = _steps()
        for row, (day, (what, how)) in enumerate(steps.items()):
            self.dots[day] = _Dot(theme, is_last=row == len(steps) - 1)
            self.days[day] = PlainLabel("", fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD, tabular=True))
            grid.addWidget(self.dots[day], 2 * row, 0, 2, 1)
            grid.addWidget(self.days[day], 2 * row, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(PlainLabel(what, fonts.ui_font(fonts.BASE_PX), is_wrapped=True), 2 * row, 2)
            explained = PlainLabel(how, fonts.ui_font(fonts.SMALL_PX), "second", is_wrapped=True)
            explained.setContentsMargins(0, 1, 0, _BETWEEN)
            grid.addWidget(explained, 2 * row + 1, 2)
        self.show_days(0)

    def show_days(self, days: int) -> None:
        for day, dot in self.dots.items():
            dot.set_reached(is_reached=days >= day or day == 1)
            is_today = day == max(days, 1)
            self.days[day].setText(tr("Today") if is_today else fill(tr("Day {number}"), number=count_text(day)))


class _Dot(QWidget):
    """Ring, or disc if the step is reached, and the line to the next step."""

    def __init__(self, theme: Theme, *, is_last: bool) -> None:
        super().__init__()
        self._theme, self._is_last, self.is_reached = theme, is_last, False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        theme.changed.connect(self.update)

    def set_reached(self, *, is_reached: bool) -> None:
        self.is_reached = is_reached
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _DOT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        middle, top = self.width() / 2, fonts.scaled(fonts.BASE_PX) / 2 + 3
        if not self._is_last:
            painter.fillRect(QRectF(middle - 0.5, top + _DOT, 1, self.height() - _DOT), self._theme.color("line_strong"))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.color("accent"), 1.4))
        painter.setBrush(self._theme.color("accent" if self.is_reached else "bg_page"))
        painter.drawEllipse(QPointF(middle, top + 1), _DOT / 2 - 0.7, _DOT / 2 - 0.7)
        painter.end()


def _steps() -> dict[int, tuple[str, str]]:
    """Return, by days required, what is learned and its source or purpose."""
    return {
        1: (tr("How often each feed posts, and when"), tr("Estimated from the articles it lists.")),
        INTEREST_DAYS: (tr("What interests you"), tr("For you, after 20 articles read.")),
        LEAST_DAYS: (tr("What more or fewer requests would bring"), tr("Then shown here as a chart.")),
        HABIT_DAYS: (
            tr("When you usually visit"),
            tr("Refreshes move to shortly before your visits, and the scorecard compares them with a fixed timer."),
        ),
    }
