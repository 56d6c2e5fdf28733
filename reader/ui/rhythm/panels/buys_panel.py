"""What a retrieval buys: the curve with the user's point, or in words why there is none. GUI thread only."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from reader.domain.preferences import Preferences
from reader.reports.budget_outlook import BudgetOutlook
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.rhythm.panels.buys_chart import BuysChart
from reader.ui.text.rhythm.figure_text import tr
from reader.ui.widgets.labels import PlainLabel

HEADER_PX = 28
"""As high as the scorecard's header, whose segments need it."""


class BuysPanel(QWidget):
    """`wanted` carries the requested requests per day and feed."""

    wanted = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._outlook: BudgetOutlook | None = None
        self._is_recording = True
        preference = Preferences.fetch_budget
        self.title = PlainLabel(tr("Requests and missed articles"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        text = tr("Missed articles a day by refreshes a day. Drag the point to change the plan.")
        self.ground = PlainLabel(text, fonts.ui_font(fonts.SMALL_PX), "meta")
        self.ground.setWordWrap(True)
        self.instead = PlainLabel("", fonts.ui_font(fonts.BASE_PX), "second")
        self.instead.setWordWrap(True)
        self.chart = BuysChart(theme, int(preference.minimum or 1), int(preference.maximum or 1))
        self.chart.setMaximumWidth(620)
        self.chart.settled.connect(self.wanted)
        self.setAccessibleName(self.title.text())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.title.setMinimumHeight(HEADER_PX)
        column.addWidget(self.title)
        column.addWidget(self.ground)
        column.addSpacing(20)
        column.addWidget(self.instead)
        column.addWidget(self.chart)
        column.addStretch()
        self._show()

    def set_outlook(self, outlook: BudgetOutlook) -> None:
        """Take over what was read."""
        self._outlook = outlook
        self._is_recording = outlook.is_recording
        self.chart.set_outlook(outlook)
        self.chart.set_budget(outlook.budget)
        self._show()

    def set_budget(self, budget: int) -> None:
        """Show the budget that holds."""
        self.chart.set_budget(budget)

    def set_learning(self, *, is_recording: bool) -> None:
        """Follow whether accesses are recorded."""
        self._is_recording = is_recording
        self._show()

    def _show(self) -> None:
        reason = self._reason()
        self.chart.setVisible(not reason and self._outlook is not None)
        self.instead.setVisible(bool(reason))
        self.instead.setText(reason)
        self.ground.setVisible(not reason)

    def _reason(self) -> str:
        """Why there is no curve."""
        outlook = self._outlook
        if outlook is None:
            return ""
        if not outlook.feeds:
            return tr("No feed is refreshed automatically yet.")
        if not self._is_recording:
            return tr("Learning is off: feeds are refreshed by how often they post, and missed articles are not estimated.")
        if outlook.curve is None:
            known = tr("%n days with visits so far.", outlook.days)
            return tr("Not enough data yet: check back in a few days.") + " " + known
        return ""
