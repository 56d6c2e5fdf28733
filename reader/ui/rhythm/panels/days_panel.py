"""Similarity of the user's days: visits per hour, and the share followed by a visit at that hour of the next day. GUI thread
only.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from reader.reports.rhythm_days import HOURS, AlikeDays
from reader.ui.look import fonts
from reader.ui.look.painting import baseline, draw_text, fill_round, turn_round
from reader.ui.look.theme import Theme
from reader.ui.rhythm.panels.buys_chart import HEADER_PX
from reader.ui.text.rhythm.figure_text import share_text, tr
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH, Gap
from reader.ui.widgets.labels import PlainLabel

_HEIGHT, _CAPTION, _WIDEST = 64, 20, 620
_GAP, _RADIUS, _LEAST = 2, 2.0, 2.0
_TICK_HOURS = 6
_LEVELS = (0.5, 0.25, 0.1)
"""Correlations from which days are called very, fairly and slightly similar."""


class HourColumns(PlainLabel):
    """Label whose text states the values; columns from midnight to midnight, dark for the share of visits repeated the next day."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._days: AlikeDays | None = None
        self.setFixedHeight(fonts.scaled(_HEIGHT) + fonts.scaled(_CAPTION))
        self.setMaximumWidth(_WIDEST)
        self.setMinimumWidth(200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_hours(self, days: AlikeDays, said: str) -> None:
        """Show the share of days with a visit in each hour."""
        self._days = days
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if self._days is None:
            return
        painter = QPainter(self)
        turn_round(painter, QRectF(self.rect()))
        bottom, width = fonts.scaled(_HEIGHT), self.width() / HOURS
        most = max(*self._days.visited, 1e-9)
        for hour, (visited, again) in enumerate(zip(self._days.visited, self._days.again, strict=True)):
            left, right = round(hour * width), round((hour + 1) * width) - _GAP
            painter.fillRect(QRectF(left, bottom - 1, right - left, 1), self._theme.color("line_strong"))
            for share, color in ((visited, "accent_mid"), (again, "accent")):
                height = max(round((bottom - 2) * share / most), _LEAST) if share else 0
                if height:
                    area = QRectF(left, bottom - height, right - left, height)
                    fill_round(painter, area, _RADIUS, self._theme.color(color))
        self._paint_hours(painter, bottom, width)
        painter.end()

    def _paint_hours(self, painter: QPainter, top: float, width: float) -> None:
        font = fonts.ui_font(fonts.CAPTION_PX, tabular=True)
        painter.setFont(font)
        painter.setPen(self._theme.color("text_3"))
        metrics = QFontMetricsF(font)
        for hour in range(0, HOURS + 1, _TICK_HOURS):
            text = f"{hour:02}:00"
            middle = hour * width - metrics.horizontalAdvance(text) / 2
            left = min(max(middle, 0.0), self.width() - metrics.horizontalAdvance(text))
            draw_text(painter, QPointF(round(left), baseline(font, top + 2, fonts.scaled(_CAPTION))), text)


class DaysPanel(QWidget):
    """Columns with a sentence on the result, or the reason why there is none yet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = PlainLabel(tr("How alike your days are"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.title.setMinimumHeight(HEADER_PX)
        self.ground = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.result = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "second")
        self.hours = HourColumns(theme)
        for label in (self.ground, self.result):
            label.setWordWrap(True)
        for part in (self.hours, self.result):
            part.hide()
        self.setAccessibleName(self.title.text())
        parts = (self.title, self.ground, Gap(16), self.hours, Gap(8), self.result, STRETCH)
        boxes.column(*parts, spacing=0, margins=0, on=self)

    def show_days(self, days: AlikeDays) -> None:
        self.hours.setVisible(days.is_enough)
        self.result.setVisible(days.is_enough)
        if not days.is_enough:
            self.ground.setText(tr("Known after about a week with visits on most days."))
            return
        self.ground.setText(tr("Visits by hour, %n days. Strong colour: again at the same hour on the next day.", days.days))
        result = fill(
            tr("{level}: in {repeated} % of the hours you visited, you also did the next day. By chance it would be {chance} %."),
            level=_level(days.correlation),
            repeated=share_text(days.repeated),
            chance=share_text(days.chance),
        )
        self.result.setText(result)
        busiest = max(range(HOURS), key=lambda hour: days.visited[hour])
        said = tr("Most visits between {begin} and {end}, on {share} % of days.")
        said = fill(said, begin=f"{busiest:02}:00", end=f"{busiest + 1:02}:00", share=share_text(days.visited[busiest]))
        self.hours.show_hours(days, said)


def _level(correlation: float | None) -> str:
    names = (tr("Very alike"), tr("Fairly alike"), tr("A little alike"))
    value = 1.0 if correlation is None else correlation
    return next((name for name, least in zip(names, _LEVELS, strict=True) if value >= least), tr("Hardly alike"))
