"""Panel of one feed on the Rhythm page: rhythm in words, priority, link to its articles. GUI thread only."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from reader.domain.commands import Command, SetSubscriptionSettings
from reader.domain.events import Event, FeedChanged, GapFound, HabitsChanged, SubscriptionsChanged
from reader.domain.feed import FeedUsage
from reader.domain.ids import Clock, FeedId
from reader.reports.feed_outlook import FeedOutlook, load_feed_outlook
from reader.reports.feed_usage import one_feed_usage
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.controls import Slider
from reader.ui.kit.labels import IconButton, PlainLabel, Surface, button
from reader.ui.kit.painting import Painted, hairline, paint_tile
from reader.ui.kit.theme import Theme
from reader.ui.text.feeds import feed_facts, reading_fact
from reader.ui.text.preferences import USUAL, WEIGHTS, priority_place, priority_text
from reader.ui.text.translate import fill

_WAIT_MILLISECONDS = 300
"""Delay after slider movement, so that dragging requests one change."""


class PriorityControl(QWidget):
    """`wanted` carries the weight to store, or None to return to learning."""

    wanted = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._said = ""
        self._learned: float | None = None
        self._is_moved = False
        self.slider = Slider(theme, self.tr("Priority"), 0, len(WEIGHTS) - 1)
        self.slider.setTickInterval(1)
        self.message = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second", is_wrapped=True)
        self.leave_it = button(self.tr("Set automatically"), self._leave_it, "quiet", is_dense=True)
        self.leave_it.hide()
        self._timer = single_shot(self, _WAIT_MILLISECONDS, self.settle)
        text_row = boxes.row((self.message, 1), (self.leave_it, 0, Qt.AlignmentFlag.AlignTop))
        boxes.column(
            PlainLabel(self.tr("Priority"), fonts.ui_font(fonts.SMALL_PX), "meta"),
            self.slider,
            text_row,
            spacing=4,
            margins=0,
            on=self,
        )
        self.slider.valueChanged.connect(self._moved)

    def show_weight(self, said: str, learned: float | None) -> None:
        """Show the user's choice ("" for none) and the learned weight (None for none); a moved slider stays."""
        self._said, self._learned = said, learned
        if not self._is_moved:
            with QSignalBlocker(self.slider):
                self.slider.setValue(priority_place(said or str(learned or USUAL)) or 0)
        self._explain()

    def settle(self) -> None:
        if not self._is_moved:
            return
        self._timer.stop()
        self._is_moved = False
        value = WEIGHTS[self.slider.value()]
        wanted = "" if value == USUAL and self._learned is None else value
        if wanted != self._said:
            self.wanted.emit(wanted)

    def _moved(self) -> None:
        self._is_moved = True
        self._explain()
        self._timer.start()

    def _leave_it(self) -> None:
        self._timer.stop()
        self._is_moved = False
        self.slider.setFocus()
        self.wanted.emit("")

    def _explain(self) -> None:
        message = priority_text(self.slider.value())
        is_learned = not (self._said or self._is_moved) and self._learned is not None
        if is_learned and WEIGHTS[self.slider.value()] != USUAL:
            form = (
                self.tr("{weight}, because little of it is read. Move the slider to set it yourself.")
                if self.slider.value() < WEIGHTS.index(USUAL)
                else self.tr("{weight}, because much of it is read. Move the slider to set it yourself.")
            )
            message = fill(form, weight=message)
        self.message.setText(message)
        self.slider.explain(message)
        self.leave_it.setVisible(bool(self._said) and self._learned is not None)


DAYS = 14
"""Number of days shown, as in the scorecard."""
_PANEL_QUERY, _USAGE = "feed outlook", "feed worth"
_NAME_PX = 104
_TILE_PX = 20
_SIDE = 28


class FeedPanel(Surface):
    """Empty before `show_feed`. Emits `left` to be closed, `feed_wanted` for the articles of its feed."""

    left = Signal()
    feed_wanted = Signal(object)

    def __init__(self, theme: Theme, clock: Clock, runner: QueryRunner, submit: Callable[[Command], object]) -> None:
        super().__init__(theme, "bg_page")
        self._clock = clock
        self._runner = runner
        self._submit = submit
        self._feed_id: FeedId | None = None
        self._outlook: FeedOutlook | None = None
        self._usage: FeedUsage | None = None
        self.setMinimumWidth(280)
        self.tile = _Tile(theme)
        self.title = PlainLabel(font=fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.title.setMinimumWidth(1)
        self.facts = QGridLayout()
        self.facts.setContentsMargins(0, 0, 0, 0)
        self.facts.setHorizontalSpacing(16)
        self.facts.setVerticalSpacing(6)
        self.facts.setColumnMinimumWidth(0, _NAME_PX)
        self.facts.setColumnStretch(1, 1)
        self.priority = PriorityControl(theme)
        self.priority.wanted.connect(self._want_weight)
        self.articles = button(self.tr("Show articles"), lambda: self.feed_wanted.emit(self._feed_id))
        self._lay_out(theme)

    def show_feed(self, feed_id: FeedId) -> None:
        self.priority.settle()
        if feed_id != self._feed_id:
            self._feed_id, self._outlook, self._usage = feed_id, None, None
            self._show()
        self._read()
        self._read_usage()

    def stop(self) -> None:
        """Store the slider's value without waiting for the query when the window or panel closes."""
        self.priority.settle()
        self._runner.forget(_PANEL_QUERY)
        self._runner.forget(_USAGE)

    def handle_event(self, event: Event) -> None:
        match event:
            case FeedChanged() if event.feed_id == self._feed_id:
                self._read()
            case GapFound() if event.gap.feed_id == self._feed_id:
                self._read()
            case SubscriptionsChanged() | HabitsChanged():
                self._read()
                self._read_usage()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a rule above, as wide as the content below it."""
        super().paintEvent(event)
        painter = QPainter(self)
        hairline(painter, _SIDE, self.width() - _SIDE, 1, self._theme.color("line"))
        painter.end()

    def _lay_out(self, theme: Theme) -> None:
        close = IconButton(theme, "close", self.tr("Close"))
        close.clicked.connect(self.left)
        header = boxes.row(self.tile, (self.title, 1), close, spacing=10, margins=(0, 0, -8, 0))
        footer = boxes.row(self.articles, STRETCH)
        side = boxes.column(self.priority, Gap(8), footer, STRETCH, spacing=4)
        facts_column = boxes.column(self.facts, STRETCH)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._body.addLayout(facts_column, 1)
        self._body.addLayout(side, 1)
        boxes.column(header, self._body, STRETCH, spacing=8, margins=(_SIDE, 14, _SIDE, 16), on=self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out two columns if there is room."""
        is_narrow = event.size().width() < fonts.scaled(700)
        self._body.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        self._body.setSpacing(14 if is_narrow else 32)
        super().resizeEvent(event)

    def _read(self) -> None:
        if self._feed_id is not None:
            query = partial(
                load_feed_outlook,
                feed_id=self._feed_id,
                days=DAYS,
                now=self._clock.now(),
                utc_offset=self._clock.utc_offset_seconds,
            )
            self._runner.run(_PANEL_QUERY, query, self._receive)

    def _read_usage(self) -> None:
        if self._feed_id is not None:
            self._runner.run(_USAGE, partial(one_feed_usage, feed_id=self._feed_id, now=int(self._clock.now())), self._show_usage)

    def _show_usage(self, usage: FeedUsage | None) -> None:
        if usage is None or usage.feed_id == self._feed_id:
            self._usage = usage
            self._show()

    def _receive(self, found: FeedOutlook | None) -> None:
        if found is None:
            self.left.emit()
        elif found.feed.feed_id == self._feed_id:
            self._outlook = found
            self._show()

    def _show(self) -> None:
        outlook = self._outlook
        for control in (self.priority, self.articles):
            control.setEnabled(outlook is not None)
        boxes.clear(self.facts)
        if outlook is None:
            self.title.clear()
            return
        self.tile.show_feed(outlook.feed.feed_id, outlook.subscription.title)
        self.title.setText(outlook.subscription.title)
        facts = [*feed_facts(outlook, self._clock), *([reading_fact(self._usage)] if self._usage is not None else [])]
        for row, fact in enumerate(facts):
            self._add_fact(row, fact.name, fact.text)
        said = [f"{fact.name}: {fact.text}" for fact in facts]
        self.setAccessibleName(outlook.subscription.title)
        self.setAccessibleDescription("\n".join(said))
        learned = self._usage.learned_weight if self._usage is not None else None
        self.priority.show_weight(outlook.subscription.settings.get("priority", ""), learned)

    def _add_fact(self, row: int, name: str, text: str) -> None:
        label = PlainLabel(name, fonts.ui_font(fonts.SMALL_PX), "meta")
        said = PlainLabel(text, fonts.ui_font(fonts.SMALL_PX, tabular=True), "second", is_wrapped=True)
        self.facts.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
        self.facts.addWidget(said, row, 1)

    def _want_weight(self, value: str) -> None:
        if self._feed_id is not None:
            self._submit(SetSubscriptionSettings((self._feed_id,), {"priority": value}))


class _Tile(Painted, QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._feed: tuple[FeedId, str] | None = None
        self.setFixedSize(QSize(_TILE_PX, _TILE_PX))

    def show_feed(self, feed_id: FeedId, title: str) -> None:
        self._feed = (feed_id, title)
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self._feed is not None:
            paint_tile(painter, self._theme, QRectF(self.rect()), *self._feed)


_LINES_QUERY = "rhythm facts"
_SAID = 2
"""Number of facts shown: usual posting times, next expected posting."""
_GAP_PX, _LINE_GAP_PX = 24, 4


class FeedLines(QWidget):
    """Empty until the query thread has answered; emits `filled` when it grows."""

    filled = Signal()

    def __init__(self, clock: Clock, runner: QueryRunner, feed_id: FeedId, name_px: int) -> None:
        super().__init__()
        self._clock = clock
        self._name_px = name_px
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setHorizontalSpacing(_GAP_PX)
        self._lines.setVerticalSpacing(_LINE_GAP_PX)
        self._lines.setColumnStretch(1, 1)
        query = partial(load_feed_outlook, feed_id=feed_id, days=DAYS, now=clock.now(), utc_offset=clock.utc_offset_seconds)
        runner.run(_LINES_QUERY, query, self._receive)
        self.destroyed.connect(partial(runner.forget, _LINES_QUERY))

    def texts(self) -> list[str]:
        return [label.text() for label in self.findChildren(PlainLabel)]

    def _receive(self, found: FeedOutlook | None) -> None:
        if found is None or found.rhythm is None:
            return
        for row, fact in enumerate(feed_facts(found, self._clock)[:_SAID]):
            name = PlainLabel(fact.name, fonts.ui_font(fonts.SMALL_PX), "meta")
            name.setFixedWidth(self._name_px)
            said = PlainLabel(fact.text, fonts.ui_font(fonts.SMALL_PX), "second", is_wrapped=True)
            self._lines.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            self._lines.addWidget(said, row, 1)
            # Qt shows children later, and the sheet needs the height now
            name.show()
            said.show()
        self.updateGeometry()
        self.filled.emit()
