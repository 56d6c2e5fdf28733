"""Lower half of Rhythm: budget chart beside the scorecard, days beside links, courtesy below. Reads in the query thread; GUI
thread only.
"""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QPushButton, QSizePolicy, QWidget

from reader.domain import events
from reader.domain.commands import Command, SetPreference
from reader.domain.events import Event
from reader.domain.ids import Clock, CommandId
from reader.domain.preferences import Preferences
from reader.reports.postings import Once
from reader.reports.requests import BudgetOutlook, Courtesy, load_budget_outlook, load_courtesy
from reader.reports.rhythm_cards import DAYS, HOURS, DaySimilarity, LinkDepths, load_alike_days, load_link_depths
from reader.storage.connection import ReadConnection
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH, Gap
from reader.ui.kit.labels import PlainLabel, button
from reader.ui.kit.painting import Painted, baseline, draw_text, fill_round, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.chart import Bar, Bars
from reader.ui.pages.rhythm.misses_chart import HEADER_PX, BuysPanel
from reader.ui.pages.rhythm.scorecard import ScorecardPanel
from reader.ui.text.preferences import size_text
from reader.ui.text.rhythm import count_text, share_text, tr
from reader.ui.text.translate import dotted, fill

if TYPE_CHECKING:
    from reader.reports.scorecard import Scorecard


MOST_HOSTS = 8
_NARROW = 480
_DASH = "\N{EN DASH}"


class CourtesyPanel(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._courtesy: Courtesy | None = None
        self._is_narrow = False
        self.line = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "second", is_wrapped=True)
        self.toggle: QPushButton = button(tr("By website"), self._turn, "quiet", is_dense=True)
        self.toggle.setCheckable(True)
        self.table = QWidget()
        self.table.hide()
        self.setAccessibleName(tr("Server load"))
        self._header = QGridLayout()
        self._header.setHorizontalSpacing(12)
        self._header.setColumnStretch(1, 1)
        self._header.addWidget(PlainLabel(tr("Server load"), fonts.ui_font(fonts.BASE_PX, fonts.SEMIBOLD)), 0, 0)
        self._header.addWidget(self.line, 0, 1)
        self._header.addWidget(self.toggle, 0, 2)
        self._column = boxes.column(self._header, self.table, spacing=8, margins=0, on=self)
        theme.changed.connect(self._recolor)
        self._recolor()

    def show_courtesy(self, courtesy: Courtesy) -> None:
        self._courtesy = courtesy
        self.line.setText(courtesy_text(courtesy))
        self.toggle.setVisible(bool(courtesy.requests))
        if not courtesy.requests:
            self.toggle.setChecked(False)
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Move the line below its heading and drop the last table column if there is little room."""
        is_narrow = self.width() < _NARROW
        if is_narrow != self._is_narrow:
            self._is_narrow = is_narrow
            self._header.addWidget(self.line, *((1, 0, 1, 3) if is_narrow else (0, 1, 1, 1)))
            self._fill()
        super().resizeEvent(event)

    def _turn(self) -> None:
        self._recolor()
        self._fill()

    def _fill(self) -> None:
        old, self.table = self.table, QWidget()
        self.table.setAccessibleName(tr("Requests by website"))
        if self.toggle.isChecked() and self._courtesy is not None:
            grid = QGridLayout(self.table)
            grid.setContentsMargins(0, 0, 0, 0)
            grid.setHorizontalSpacing(10 if self._is_narrow else 24)
            grid.setVerticalSpacing(6)
            grid.setColumnStretch(0, 1)
            for row, cells in enumerate(table_rows(self._courtesy)):
                for place, text in enumerate(cells[:-1] if self._is_narrow else cells):
                    grid.addWidget(_cell(text, row, place), row, place)
        self._column.replaceWidget(old, self.table)
        self.table.setVisible(self.toggle.isChecked())
        old.hide()
        old.deleteLater()

    def _recolor(self) -> None:
        name = "chevron_down" if self.toggle.isChecked() else "chevron_right"
        self.toggle.setIcon(self._theme.icons.icon(name, self._theme.color("accent_text"), 14))


def courtesy_text(courtesy: Courtesy) -> str:
    if not courtesy.requests:
        return tr("No refreshes this week.")
    saved = courtesy.saved
    less = tr("%n fewer requests this week than refreshing hourly", saved)
    more = tr("%n more requests this week than refreshing hourly", -saved)
    compared = tr("as many requests this week as refreshing hourly") if not saved else less if saved > 0 else more
    said = [compared if courtesy.is_comparable else tr("%n requests this week", courtesy.requests)]
    if courtesy.not_modified_share is not None:
        share = f"{share_text(courtesy.not_modified_share)}\N{NO-BREAK SPACE}%"
        said.append(fill(tr("{share} brought nothing new"), share=share))
    asked = courtesy.hosts_that_asked
    said.append(tr("%n servers asked to wait", asked) if asked else tr("no server asked to wait"))
    return dotted(*said)


def table_rows(courtesy: Courtesy) -> list[tuple[str, ...]]:
    """Return the header, the hosts with most requests, and the sum of the others."""
    rows: list[tuple[str, ...]] = [(tr("Website"), tr("Requests"), tr("Saved"), tr("Asked to wait"), tr("Transferred"))]
    rows += [
        (
            host.host,
            count_text(host.requests),
            _saved(courtesy, host.saved),
            count_text(host.asked_to_wait),
            size_text(host.bytes),
        )
        for host in courtesy.hosts[:MOST_HOSTS]
    ]
    rest = courtesy.hosts[MOST_HOSTS:]
    if rest:
        name = tr("and %n more", len(rest))
        total = [
            sum(each)
            for each in zip(*((host.requests, host.saved, host.asked_to_wait, host.bytes) for host in rest), strict=True)
        ]
        rows.append((name, count_text(total[0]), _saved(courtesy, total[1]), count_text(total[2]), size_text(total[3])))
    return rows


def _saved(courtesy: Courtesy, saved: int) -> str:
    return count_text(saved) if courtesy.is_comparable else _DASH


def _cell(text: str, row: int, place: int) -> PlainLabel:
    kind = "meta" if not row else "" if not place else "second"
    label = PlainLabel(text, fonts.ui_font(fonts.CAPTION_PX if not row else fonts.SMALL_PX, tabular=True), kind)
    if place:
        label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        label.setWordWrap(not row)
    else:
        label.setMinimumWidth(1)
    return label


_HEIGHT, _CAPTION, _WIDEST = 64, 20, 620
_GAP, _RADIUS, _LEAST = 2, 2.0, 2.0
_TICK_HOURS = 6
_LEVELS = (0.5, 0.25, 0.1)
"""Correlations from which days are called very, fairly and slightly similar."""


class HourColumns(Painted, PlainLabel):
    """Label whose text states the values; columns from midnight to midnight, dark for the share of visits repeated the next day."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._days: DaySimilarity | None = None
        self.setFixedHeight(fonts.scaled(_HEIGHT) + fonts.scaled(_CAPTION))
        self.setMaximumWidth(_WIDEST)
        self.setMinimumWidth(200)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hours(self, days: DaySimilarity, said: str) -> None:
        self._days = days
        self.setText(said)
        self.setAccessibleName(said)
        self.update()

    def paint(self, painter: QPainter) -> None:
        if self._days is None:
            return
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

    def show_days(self, days: DaySimilarity) -> None:
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


_PERCENT = "\N{NO-BREAK SPACE}%"


class LinksPanel(QWidget):
    """A bar for each depth that occurred, or a text that no link was opened."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.title = PlainLabel(tr("Where articles lead you"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.title.setMinimumHeight(HEADER_PX)
        self.ground = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta", is_wrapped=True)
        self.bars = Bars(theme)
        self.bars.hide()
        self.setAccessibleName(self.title.text())
        boxes.column(self.title, self.ground, Gap(16), self.bars, STRETCH, spacing=0, margins=0, on=self)

    def show_depths(self, depths: LinkDepths) -> None:
        is_known = bool(depths.links)
        self.bars.setVisible(is_known)
        if not is_known:
            self.ground.setText(tr("No links opened from articles yet."))
            return
        read = tr("%n articles read in the last {days} days, and how far you followed their links.", depths.total)
        self.ground.setText(fill(read, days=str(DAYS)))
        shares = [(name, count / depths.total) for name, count in zip(_names(), depths.articles, strict=True) if count]
        bars = [Bar(name, share, share_text(share) + _PERCENT, is_strong=place > 0) for place, (name, share) in enumerate(shares)]
        self.bars.show_bars(bars, ", ".join(f"{each.name}: {each.number}" for each in bars))


def _names() -> tuple[str, ...]:
    return tr("Read here only"), tr("Opened its page"), tr("Opened a link in it"), tr("Went on from there")


FOLLOW_MILLISECONDS = 3000
"""Interval at which figures are updated while feeds are retrieved."""
OUTLOOK_SECONDS = 900
"""Lifetime of forecasts, which change slowly and take time to compute."""
STACKED_BELOW, NARROWEST = 860, 320
_SIDE, _ABOVE, _BETWEEN, _BETWEEN_PAIRS = 28, 18, 32, 6


class Panels(Painted, QWidget):
    """`undo_ready` carries the command that undoes a change of the budget, and its text."""

    undo_ready = Signal(object, str)

    def __init__(self, theme: Theme, clock: Clock, runner: QueryRunner, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._clock, self._runner, self._submit = clock, runner, submit
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
            margins=(_SIDE, _ABOVE, _SIDE, 20),
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

    def paint(self, painter: QPainter) -> None:
        """Draw a rule above, as wide as the content below it."""
        painter.fillRect(QRect(_SIDE, 0, self.width() - 2 * _SIDE, 1), self._theme.color("line"))

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
            text = tr("About %n refreshes a day", round(budget * feeds))
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
    days: DaySimilarity
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
