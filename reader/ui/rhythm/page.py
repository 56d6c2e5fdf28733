"""Rhythm page: visits, retrievals with their reasons, forecasts, scorecard. GUI thread only."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from reader.domain import events
from reader.domain.clock import Clock
from reader.domain.commands import Command, SetPreference
from reader.domain.events import Event
from reader.domain.ids import FeedId
from reader.domain.preferences import PREFERENCES, Preferences
from reader.domain.value_classes import dataclass
from reader.reports.learning_state import LearningState, load_learning_state
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.rhythm.feed_panel import FeedPanel
from reader.ui.rhythm.header_tools import DAY, WEEK, HeaderTools
from reader.ui.rhythm.panels.panels import Panels
from reader.ui.rhythm.strips.strips_area import StripsArea
from reader.ui.rhythm.vacation_line import VacationLine
from reader.ui.text.languages import side_margins
from reader.ui.text.rhythm.learning_text import learning_text, span_text
from reader.ui.text.times import local_day
from reader.ui.text.translate import Translator, dotted
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.pages import RHYTHM, SidePage
from reader.ui.widgets.thin_scroll_bar import ThinScrollBar


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
        boxes.row((self.message, 1), self.switch, spacing=12, margins=side_margins(16, 10, 10, 10), on=self)
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
    """Actions the page requests from the window."""

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
        self._tools_row = QVBoxLayout()
        self._tools_row.setContentsMargins(side_margins(_SIDE - 8, 8, 16, 4))
        self.column.addLayout(self._tools_row)
        inside = QWidget()
        self.area = QScrollArea()
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inside)
        self.area.viewport().setAutoFillBackground(False)
        inside.setAutoFillBackground(False)
        self._bar = ThinScrollBar(self.area)
        self.column.addWidget(self.area, 1)
        # last, as widgets are polished again each time their parent is put into another
        row = boxes.column(self.notice, margins=(_SIDE, 0, _SIDE, 0))
        footer = boxes.column(self.vacation, margins=(_SIDE, 0, _SIDE, 20))
        boxes.column(row, (self.strips, 1), self.feed, self.panels, footer, spacing=0, margins=0, on=inside)
        self.feed.hide()

    def _order_tabs(self) -> None:
        """Set the tab order for the current layout."""
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
        """Read what changed while the page was hidden."""
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
        """Stop and release the database."""
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
        """Show the day or the week and store the choice."""
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
