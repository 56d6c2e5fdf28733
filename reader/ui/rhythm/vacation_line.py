"""Expected losses during an absence, and the switch that prevents them: "I am away until ...". GUI thread only."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command, SetVacation
from reader.domain.events import Event, PreferenceChanged, SubscriptionsChanged, VacationChanged
from reader.domain.preferences import Preferences
from reader.storage import preferences
from reader.storage.connection import ReadConnection
from reader.storage.milestones import VACATION_UNTIL, milestones
from reader.ui.data.query_runner import QueryRunner
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.rhythm.vacation_text import (
    CHOICES,
    USUAL_DAYS,
    away_text,
    choice_text,
    day_text,
    feed_lines,
    return_at,
    risk_text,
)
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.labels import PlainLabel, button

if TYPE_CHECKING:
    # imports numpy, which opening the page avoids
    from reader.reports.overflow_risk import OverflowRisk
    from reader.reports.rhythm_rates import StripRates

_QUERY = "overflow risk"
_NARROW_PX = 640


class VacationLine(QWidget):
    """One line with a choice of days; while the user is away, the end of the vacation and a way to end it. Reads in the query
    thread on `refresh`, using `learned` posting times. Hidden if there is no relevant feed.
    """

    def __init__(
        self,
        theme: Theme,
        clock: Clock,
        runner: QueryRunner,
        submit: Callable[[Command], object],
        learned: "Callable[[], StripRates | None]",
    ) -> None:
        super().__init__()
        self._learned = learned
        self._clock = clock
        self._runner = runner
        self._submit = submit
        self._risk: OverflowRisk | None = None
        self._until = 0
        self._is_automatic = True
        self.message = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), is_wrapped=True)
        self.note = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="meta", is_wrapped=True)
        self.feeds = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second", is_wrapped=True)
        self.feeds.hide()
        self.which = button(self.tr("Show feeds"), self._toggle_feeds, "quiet")
        self.days = Combo(theme, self.tr("Length of vacation"), [(days, choice_text(days)) for days in CHOICES])
        self.days.set_value(USUAL_DAYS)
        self.days.chosen.connect(lambda _: self.refresh())
        self.leave = button(self.tr("Start vacation"), self._leave)
        self.back = button(self.tr("End vacation"), self._come_back)
        self._lay_out()
        self.hide()

    def refresh(self) -> None:
        """Read the expected losses, once posting times are known."""
        learned = self._learned()
        if learned is not None:
            self._runner.run(_QUERY, partial(_load, learned=learned, days=self._chosen(), now=self._clock.now()), self._receive)

    def stop(self) -> None:
        self._runner.forget(_QUERY)

    def handle_event(self, event: Event) -> None:
        match event:
            case VacationChanged():
                self._until = event.until
                self._show()
            case PreferenceChanged(key=Preferences.fetch_automatic.key) | SubscriptionsChanged() if self.isVisible():
                self.refresh()

    def _lay_out(self) -> None:
        said = boxes.column(self.message, self.note, spacing=2)
        controls = boxes.row(self.which, self.days, self.leave, self.back, STRETCH, spacing=8)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(8)
        self._row.addLayout(said, 1)
        self._row.addLayout(controls)
        boxes.column(self._row, self.feeds, spacing=8, margins=0, on=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the choice below the text if there is little room."""
        is_narrow = event.size().width() < fonts.scaled(_NARROW_PX)
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        super().resizeEvent(event)

    def _receive(self, found: "tuple[OverflowRisk, int, bool]") -> None:
        self._risk, self._until, self._is_automatic = found
        self._show()

    def _show(self) -> None:
        risk = self._risk
        is_away = self._until > self._clock.now()
        has_risk = risk is not None and bool(risk.would or risk.may)
        self.setVisible(is_away or (risk is not None and risk.feeds > 0))
        for control in (self.days, self.leave):
            control.setVisible(not is_away)
        self.back.setVisible(is_away)
        self.which.setVisible(has_risk and not is_away)
        if not self.which.isVisibleTo(self):
            self.feeds.hide()
        self.feeds.setText(feed_lines(risk) if risk is not None else "")
        if is_away:
            self.message.setText(away_text(self._until, self._clock))
            self.note.setText(self.tr("Works while this computer is on. Opening the window does not end it."))
            return
        self.message.setText(risk_text(risk, self._chosen()) if risk is not None else "")
        self.note.setText(self._offer())
        self.leave.setEnabled(self._is_automatic)
        self.leave.setAccessibleDescription(self.note.text())

    def _offer(self) -> str:
        """Return the text on the effect of the switch."""
        if not self._is_automatic:
            return self.tr("Automatic refreshing is off, so articles may go missing.")
        message = self.tr(
            "Turn this on and, until {day}, only feeds that would lose articles are refreshed while this computer is on."
        )
        return fill(message, day=day_text(return_at(self._chosen(), self._clock), self._clock))

    def _toggle_feeds(self) -> None:
        self.feeds.setVisible(self.feeds.isHidden())
        self.which.setText(self.tr("Show feeds") if self.feeds.isHidden() else self.tr("Hide feeds"))

    def _chosen(self) -> int:
        value = self.days.value()
        return value if value is not None else USUAL_DAYS

    def _leave(self) -> None:
        self._submit(SetVacation(return_at(self._chosen(), self._clock)))

    def _come_back(self) -> None:
        self._submit(SetVacation(0))


def _load(connection: ReadConnection, learned: "StripRates", days: int, now: float) -> "tuple[OverflowRisk, int, bool]":
    from reader.reports.overflow_risk import load_overflow_risk

    is_automatic = preferences.load(connection).fetch_automatic
    return (
        load_overflow_risk(connection, learned, days=days, now=now),
        milestones(connection).get(VACATION_UNTIL, 0),
        is_automatic,
    )
