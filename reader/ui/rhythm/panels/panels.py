"""Lower half of Rhythm: budget chart beside the scorecard, days beside links, courtesy below. Reads in the query thread; GUI
thread only.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from reader.domain import events
from reader.domain.clock import Clock
from reader.domain.commands import Command, SetPreference
from reader.domain.events import Event
from reader.domain.ids import CommandId
from reader.domain.preferences import Preferences
from reader.reports.budget_outlook import BudgetOutlook, load_budget_outlook
from reader.reports.courtesy import Courtesy, load_courtesy
from reader.reports.once import Once
from reader.reports.rhythm_days import AlikeDays, load_alike_days
from reader.reports.rhythm_links import LinkDepths, load_link_depths
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.look.theme import Theme
from reader.ui.rhythm.panels.buys_chart import BuysPanel
from reader.ui.rhythm.panels.courtesy_panel import CourtesyPanel
from reader.ui.rhythm.panels.days_panel import DaysPanel
from reader.ui.rhythm.panels.links_panel import LinksPanel
from reader.ui.rhythm.panels.scorecard_panel import ScorecardPanel
from reader.ui.text.languages import side_margins
from reader.ui.text.rhythm.figure_text import tr
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import Gap

if TYPE_CHECKING:
    from reader.reports.scorecard import Scorecard

FOLLOW_MILLISECONDS = 3000
"""Interval at which figures are updated while feeds are retrieved."""
OUTLOOK_SECONDS = 900
"""Lifetime of forecasts, which change slowly and take time to compute."""
STACKED_BELOW, NARROWEST = 860, 320
_SIDE, _ABOVE, _BETWEEN, _BETWEEN_PAIRS = 28, 18, 32, 6


class Panels(QWidget):
    """`undo_ready` carries the command that undoes a change of the budget, and its text."""

    undo_ready = Signal(object, str)

    def __init__(self, theme: Theme, clock: Clock, runner: QueryRunner, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self._theme, self._clock, self._runner, self._submit = theme, clock, runner, submit
        self._budget = 0
        self._asked: dict[CommandId, int] = {}
        self._outlook: BudgetOutlook | None = None
        self._outlook_at: float | None = None
        self.buys = BuysPanel(theme)
        self.scorecard = ScorecardPanel(theme, clock)
        self.days, self.links = DaysPanel(theme), LinksPanel(theme)
        self.courtesy = CourtesyPanel(theme)
        self.buys.wanted.connect(self._ask)
        self.scorecard.span_chosen.connect(lambda _: self.refresh())
        self._timer = single_shot(self, FOLLOW_MILLISECONDS, self.refresh)
        # parts side by side must not prevent it from becoming narrow
        self.setMinimumWidth(NARROWEST)
        self._lay_out()
        theme.changed.connect(self.update)

    def _lay_out(self) -> None:
        self._pair, self._lower_pair = (QBoxLayout(QBoxLayout.Direction.LeftToRight) for _ in range(2))
        for pair, parts in ((self._pair, (self.buys, self.scorecard)), (self._lower_pair, (self.days, self.links))):
            pair.setSpacing(_BETWEEN)
            for part in parts:
                pair.addWidget(part, 1)
        boxes.column(
            self._pair,
            Gap(_BETWEEN_PAIRS),
            self._lower_pair,
            Gap(_BETWEEN_PAIRS),
            self.courtesy,
            spacing=18,
            margins=side_margins(_SIDE, _ABOVE, _SIDE, 20),
            on=self,
        )

    def refresh(self) -> None:
        """Read stored data, and forecasts if they are old."""
        self._timer.stop()
        now, once = self._clock.now(), Once()
        offset = self._clock.utc_offset_seconds(now)
        load = partial(_load_figures, days=self.scorecard.days, now=int(now), utc_offset=offset, once=once)
        self._runner.run(self._name("figures"), load, self._show_figures)
        if self._outlook_at is None or not 0 <= now - self._outlook_at < OUTLOOK_SECONDS:
            self._outlook_at = now
            self._runner.run(self._name("outlook"), partial(load_budget_outlook, now=now, once=once), self._show_outlook)

    def stop(self) -> None:
        """Send the point's value when the page closes, without waiting for results."""
        self.buys.chart.settle()
        self._timer.stop()
        for what in ("figures", "outlook"):
            self._runner.forget(self._name(what))

    def handle_event(self, event: Event) -> None:
        match event:
            case events.PreferenceChanged() if event.key == Preferences.fetch_budget.key:
                self._budget_changed(Preferences.fetch_budget.check(event.value), event.cause)
            case events.PreferenceChanged() if event.key == Preferences.habits_record.key:
                self.buys.set_learning(is_recording=Preferences.habits_record.check(event.value))
                self._read_soon(with_outlook=True)
            case events.CommandFailed() if event.cause in self._asked:
                del self._asked[event.cause]
                self.buys.set_budget(self._budget)
            case events.HabitsChanged() | events.SubscriptionsChanged():
                self._read_soon(with_outlook=True)
            case events.FeedChanged() | events.GapFound():
                self._read_soon()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw a rule above, as wide as the content below it."""
        painter = QPainter(self)
        painter.fillRect(QRect(_SIDE, 0, self.width() - 2 * _SIDE, 1), self._theme.color("line"))
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out side by side if there is room, else stacked."""
        is_narrow = self.width() < STACKED_BELOW
        directions = QBoxLayout.Direction
        for pair in (self._pair, self._lower_pair):
            pair.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        super().resizeEvent(event)

    def _read_soon(self, *, with_outlook: bool = False) -> None:
        if with_outlook:
            self._outlook_at = None
        if self.isVisible() and not self._timer.isActive():
            self._timer.start()

    def _ask(self, budget: int) -> None:
        command = SetPreference(Preferences.fetch_budget.key, budget)
        self._asked[command.command_id] = self._budget
        self._submit(command)

    def _budget_changed(self, budget: int, cause: CommandId | None) -> None:
        self._budget = budget
        before = self._asked.pop(cause, None) if cause is not None else None
        self.buys.set_budget(budget)
        if before is not None and before != budget:
            feeds = self._outlook.feeds if self._outlook is not None else 0
            text = tr("The plan makes about %n refreshes a day", round(budget * feeds))
            self.undo_ready.emit(SetPreference(Preferences.fetch_budget.key, before), text)

    def _show_figures(self, found: "_Figures") -> None:
        """Show all figures together, as each separate update would lay out and paint the page."""
        self.scorecard.show_scorecard(found.scorecard)
        self.courtesy.show_courtesy(found.courtesy)
        self.days.show_days(found.days)
        self.links.show_depths(found.links)

    def _show_outlook(self, outlook: BudgetOutlook) -> None:
        self._outlook = outlook
        self._budget = outlook.budget
        self.buys.set_outlook(outlook)

    def _name(self, what: str) -> str:
        return f"rhythm {what} {id(self)}"


class _Figures(NamedTuple):
    scorecard: "Scorecard"
    courtesy: Courtesy
    days: AlikeDays
    links: LinkDepths


def _load_figures(connection: ReadConnection, *, days: int, now: int, utc_offset: int, once: Once) -> _Figures:
    # importing numpy is slow, and the start avoids it
    from reader.reports.scorecard import make_scorecard

    return _Figures(
        make_scorecard(connection, days=days, now=now, once=once),
        load_courtesy(connection, now, once),
        load_alike_days(connection, now=now, utc_offset=utc_offset),
        load_link_depths(connection, now=now),
    )
