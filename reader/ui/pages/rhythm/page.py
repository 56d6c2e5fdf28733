"""Rhythm page: visits, retrievals with their reasons, forecasts, scorecard, vacation. GUI thread only."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QRadioButton, QWidget

from reader.domain import events
from reader.domain.commands import Command, SetPreference, SetVacation
from reader.domain.events import Event, PreferenceChanged, SubscriptionsChanged, VacationChanged
from reader.domain.ids import Clock, FeedId
from reader.domain.preferences import PREFERENCES, Preferences
from reader.domain.value_classes import dataclass
from reader.reports.learning_state import LearningState, load_learning_state
from reader.storage import preferences
from reader.storage.connection import ReadConnection
from reader.storage.history import VACATION_UNTIL, milestones
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import Combo, Segmented
from reader.ui.kit.labels import PlainLabel, button
from reader.ui.kit.pages import RHYTHM, SidePage
from reader.ui.kit.scroll_bar import ScrollArea
from reader.ui.kit.theme import Theme
from reader.ui.pages.preferences.sections import PauseButton
from reader.ui.pages.rhythm.feed_panel import FeedPanel
from reader.ui.pages.rhythm.panels import Panels
from reader.ui.pages.rhythm.strips import StripsArea
from reader.ui.text.rhythm import (
    CHOICES,
    USUAL_DAYS,
    away_text,
    choice_text,
    day_text,
    feed_lines,
    learning_text,
    return_at,
    risk_text,
    span_text,
)
from reader.ui.text.times import local_day
from reader.ui.text.translate import Translator, dotted, fill

if TYPE_CHECKING:
    from reader.reports.feed_outlook import OverflowRisk
    from reader.reports.rhythm import StripRates


DAY, WEEK = "day", "week"
_GAP = 10


class HeaderTools(QWidget):
    """Part of the header if there is room, else a row of its own below it."""

    stored_wanted = Signal()
    span_chosen = Signal(str)

    def __init__(self, theme: Theme, clock: Clock, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self.stored = button(self.tr("Stored data"), self.stored_wanted.emit, "quiet")
        self.pause = PauseButton(theme, clock, submit)
        self.span = Segmented(theme, self.tr("Shown"), [(DAY, self.tr("Day")), (WEEK, self.tr("Week"))])
        self.span.chosen.connect(self.span_chosen.emit)
        boxes.row(self.stored, self.pause, STRETCH, self.span, spacing=_GAP, margins=0, on=self)

    def stops(self) -> tuple[QWidget, ...]:
        """Return the tab stops in order, with each part of the choice, as Qt does not see into composites."""
        return (self.stored, self.pause, *self.span.findChildren(QRadioButton))

    def wanted_width(self) -> int:
        self.pause.set_short(is_short=False)
        return self.sizeHint().width()

    def fit(self, width: int) -> None:
        """Drop texts that have no room."""
        self.pause.set_short(is_short=self.wanted_width() > width)


_VACATION_QUERY = "overflow risk"


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
        self.leave = button(self.tr("Start vacation"), lambda: self._submit(SetVacation(return_at(self._chosen(), self._clock))))
        self.back = button(self.tr("End vacation"), lambda: self._submit(SetVacation(0)))
        self._lay_out()
        self.hide()

    def refresh(self) -> None:
        """Read the expected losses, once posting times are known."""
        learned = self._learned()
        if learned is not None:
            self._runner.run(
                _VACATION_QUERY, partial(_load, learned=learned, days=self._chosen(), now=self._clock.now()), self._receive
            )

    def stop(self) -> None:
        self._runner.forget(_VACATION_QUERY)

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
        is_narrow = event.size().width() < fonts.scaled(640)
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


def _load(connection: ReadConnection, learned: "StripRates", days: int, now: float) -> "tuple[OverflowRisk, int, bool]":
    from reader.reports.feed_outlook import load_overflow_risk

    is_automatic = preferences.load(connection).fetch_automatic
    return (
        load_overflow_risk(connection, learned, days=days, now=now),
        milestones(connection).get(VACATION_UNTIL, 0),
        is_automatic,
    )


class LearningNotice(QFrame):
    """Hidden while learning is on."""

    def __init__(self, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self.setProperty("kind", "panel")
        self.message = PlainLabel(font=fonts.ui_font(fonts.BASE_PX), kind="second", is_wrapped=True)
        self.message.setText(self.tr("Learning is off: feeds are refreshed by how often they post, not by when you visit."))
        self.switch = button(
            self.tr("Learn when I read"), lambda: submit(SetPreference(Preferences.habits_record.key, value=True))
        )
        boxes.row((self.message, 1), self.switch, spacing=12, margins=(16, 10, 10, 10), on=self)
        self.hide()


_tr = Translator("RhythmPage")

SPAN = "rhythm/span"
FOLLOW_MILLISECONDS = 1500
"""Interval at which marks are updated while feeds are retrieved."""
REST_MILLISECONDS = 30
_STANDING_PX, _SIDE = 230, 28
_QUERY = "learning"


@dataclass(frozen=True, slots=True)
class RhythmActions:
    submit: Callable[[Command], None]
    show_feed: Callable[[FeedId], object]
    show_stored: Callable[[], object]
    offer_undo: Callable[[Command, str], object]


class RhythmPage(SidePage):
    """Reads in two threads of its own, so that the strips do not wait for the scorecard. A low page scrolls as a whole."""

    def __init__(self, theme: Theme, clock: Clock, database: Path, settings: QSettings, actions: RhythmActions) -> None:
        super().__init__(theme, RHYTHM, _tr("Rhythm"))
        self._clock, self._settings, self._actions = clock, settings, actions
        self._learning: LearningState | None = None
        self._day = local_day(clock.now(), clock)
        self.runner, self.second_runner = QueryRunner(database, self), QueryRunner(database, self)
        self.tools = HeaderTools(theme, clock, actions.submit)
        self.notice = LearningNotice(actions.submit)
        self.strips = StripsArea(theme, clock, self.runner)
        self.panels = Panels(theme, clock, self.second_runner, actions.submit)
        self.feed = FeedPanel(theme, clock, self.second_runner, actions.submit)
        self.vacation = VacationLine(theme, clock, self.second_runner, actions.submit, lambda: self.strips.rates)
        self._timer = single_shot(self, FOLLOW_MILLISECONDS, self._read)
        self._rest_timer = single_shot(self, REST_MILLISECONDS, self._read_rest)
        self._is_rest_due = False
        self._lay_out()
        self._order_tabs()
        self._connect()
        self.set_span(str(settings.value(SPAN, DAY)))

    def _lay_out(self) -> None:
        self.header.row.insertWidget(self.header.row.indexOf(self.standing) + 1, self.tools)
        self._tools_row = boxes.column(margins=(_SIDE - 8, 8, 16, 4))
        self.column.addLayout(self._tools_row)
        inside = QWidget()
        self.area = ScrollArea()
        self.area.setWidget(inside)
        self.column.addWidget(self.area, 1)
        # last, as widgets are polished again each time their parent is put into another
        row = boxes.column(self.notice, margins=(_SIDE, 0, _SIDE, 0))
        footer = boxes.column(self.vacation, margins=(_SIDE, 0, _SIDE, 20))
        boxes.column(row, (self.strips, 1), self.feed, self.panels, footer, spacing=0, margins=0, on=inside)
        self.feed.hide()

    def _order_tabs(self) -> None:
        stops = (*self.tools.stops(), self.cross, self.notice.switch, self.strips.order, self.strips.lane)
        for before, after in pairwise((*stops, self.strips.view)):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self.tools.stored_wanted.connect(self._actions.show_stored)
        self.tools.span_chosen.connect(self.set_span)
        self.strips.feed_wanted.connect(self.show_feed)
        self.strips.learned.connect(self.vacation.refresh)
        self.feed.left.connect(self.show_all)
        self.feed.feed_wanted.connect(self._actions.show_feed)
        self.panels.undo_ready.connect(self._actions.offer_undo)

    # Used by the window

    def come(self) -> None:
        self._is_rest_due = True
        self._read()

    def take_focus(self) -> None:
        self.strips.take_focus()

    def tick(self) -> None:
        self.strips.tick()
        today = local_day(self._clock.now(), self._clock)
        if today != self._day:
            self._day = today
            self.come()
        self._show_standing()

    def handle_event(self, event: Event) -> None:
        for part in (self.panels, self.feed, self.vacation):
            part.handle_event(event)
        if not self.isVisible():
            return
        match event:
            case events.PreferenceChanged() if PREFERENCES[event.key].shapes_plan:
                self._read()
            case events.HabitsChanged() | events.SubscriptionsChanged():
                self._read()
            case events.FeedChanged() | events.RetrievingPaused() | events.VacationChanged() | events.PresenceChanged() if (
                not self._timer.isActive()
            ):
                self._timer.start()

    def stop(self) -> None:
        self._timer.stop()
        self._rest_timer.stop()
        for part in (self.strips, self.panels, self.feed, self.vacation):
            part.stop()
        self.runner.stop()
        self.second_runner.stop()

    def is_settled(self) -> bool:
        """Return True if all requested data has been read."""
        is_asked = self._is_rest_due or self._rest_timer.isActive() or self._timer.isActive()
        return not is_asked and self.strips.is_settled() and self.second_runner.is_idle()

    # Display

    def set_span(self, span: str) -> None:
        chosen = WEEK if span == WEEK else DAY
        self.tools.span.set_value(chosen)
        self._settings.setValue(SPAN, chosen)
        self.strips.set_span(chosen)
        self._show_standing()

    def show_feed(self, feed_id: FeedId) -> None:
        self.feed.show_feed(feed_id)
        self.panels.hide()
        self.feed.show()

    def show_all(self) -> None:
        """Show the panels for all feeds again; the focus stays if it is elsewhere."""
        focus = self.window().focusWidget()
        is_there = focus is not None and self.feed.isAncestorOf(focus)
        self.feed.hide()
        self.panels.show()
        if is_there:
            self.strips.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the feed on Escape, else leave the page."""
        if event.key() == Qt.Key.Key_Escape and self.feed.isVisible():
            self.show_all()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the tools to a row of their own if the header lacks room."""
        super().resizeEvent(event)
        row = self.header.row
        margins = row.contentsMargins()
        room = (
            self.width() - margins.left() - margins.right() - self._title.sizeHint().width() - self.cross.width() - _STANDING_PX
        )
        is_below = self.tools.wanted_width() > room
        if is_below != (row.indexOf(self.tools) < 0):
            if is_below:
                self._tools_row.addWidget(self.tools)
            else:
                row.insertWidget(row.indexOf(self.standing) + 1, self.tools)
            self._order_tabs()
        self.tools.fit(self.width() - 2 * _SIDE if is_below else room)

    def _read(self) -> None:
        self.strips.refresh()
        now, offset = self._clock.now(), self._clock.utc_offset_seconds
        self.runner.run(_QUERY, lambda connection: load_learning_state(connection, now, offset), self._show_learning)

    def _read_rest(self) -> None:
        self.panels.refresh()
        self.vacation.refresh()

    def _show_learning(self, state: LearningState) -> None:
        self._learning = state
        self.tools.pause.set_value(state.paused_until)
        self.tools.pause.setVisible(state.is_on)
        self.notice.setVisible(not state.is_on)
        self._show_standing()
        if self._is_rest_due:
            # the strips are shown first, whatever takes longer
            self._is_rest_due = False
            self._rest_timer.start()

    def _show_standing(self) -> None:
        said = [span_text(self._clock, is_week=self.tools.span.value() == WEEK)]
        if self._learning is not None:
            said.append(learning_text(self._learning, self._clock))
            said += [self.tr("invented for the demo")] if self._learning.is_invented else []
        self.standing.setText(dotted(*said))
