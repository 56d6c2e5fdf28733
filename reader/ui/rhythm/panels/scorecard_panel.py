"""The account: what the last days brought, figure by figure, and what a fixed timer would have missed. GUI thread only."""

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from reader.domain.clock import Clock
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.rhythm.panels.scorecard_bars import Bars
from reader.ui.rhythm.panels.scorecard_figure import Figure
from reader.ui.text.preference_text import size_words
from reader.ui.text.rhythm.figure_text import count_words, coverage_words, share_words, tr, wait_words
from reader.ui.text.times import clock_time, day_range
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.labels import PlainLabel

if TYPE_CHECKING:
    from reader.reports.scorecard import Account

SPANS = (7, 14, 30, 90)
FIRST_SPAN = 14
_DASH = "\N{EN DASH}"
_COLUMNS = 3
_WIDE_ENOUGH, _NARROWEST = 420, 240
_MUCH = 0.5
"""A log that begins so much of a day later than asked for is told."""


class AccountPanel(QWidget):
    """`span_chosen` asks for the account of so many days; `show_account` shows one."""

    span_chosen = Signal(int)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self.days = FIRST_SPAN
        self._columns = 0
        self.title = PlainLabel(tr("The account"), fonts.ui_font(fonts.HEAD_PX, fonts.SEMIBOLD))
        self.span = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.spans = Segmented(theme, tr("Days of the account"), [(days, count_words(days)) for days in SPANS])
        self.spans.set_value(FIRST_SPAN)
        self.spans.chosen.connect(self._choose)
        self.figures = {name: Figure(theme, caption) for name, caption in _captions().items()}
        self.comparison = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD, tabular=True))
        self.bars = Bars(theme)
        self.verdict = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.coverage = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.undated = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        for label in (self.comparison, self.verdict, self.coverage, self.undated):
            label.setWordWrap(True)
        self.setAccessibleName(self.title.text())
        self.setMinimumWidth(_NARROWEST)
        self._lay_out()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title)
        head.addStretch()
        head.addWidget(self.spans)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(16)
        self._place(_COLUMNS)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.span)
        for space, part in (
            (20, self._grid),
            (22, self.comparison),
            (10, self.bars),
            (6, self.verdict),
            (4, self.coverage),
            (4, self.undated),
        ):
            column.addSpacing(space)
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        column.addStretch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Three figures in a row, two where there is little room."""
        self._place(_COLUMNS if self.width() >= _WIDE_ENOUGH else _COLUMNS - 1)
        super().resizeEvent(event)

    def _place(self, columns: int) -> None:
        if self._columns == columns:
            return
        self._columns = columns
        for place, figure in enumerate(self.figures.values()):
            self._grid.addWidget(figure, place // columns, place % columns)
        for number in range(_COLUMNS):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)

    def show_account(self, account: "Account") -> None:
        """Everything, or in words why something is not known."""
        self.span.setText(self._span_words(account))
        for name, (number, unit) in _figures(account).items():
            more = tr("at least %n lost", account.gaps.at_least) if name == "gaps" and account.gaps.count else ""
            self.figures[name].show_figure(number, unit, more=more, explained=_explained(name, account))
        timer = account.fixed_timers.get("uniform")
        is_known = account.misses is not None and timer is not None and timer.misses is not None
        self.bars.setVisible(is_known)
        self.comparison.setVisible(is_known)
        if account.misses is not None and timer is not None and timer.misses is not None:
            made = timer.requests
            self.comparison.setText(tr("Missed, with the same %n requests", made))
            self.bars.show_misses(account.misses, timer.misses)
        self.verdict.setText(_verdict(account))
        self.coverage.setVisible(account.coverage.share is not None)
        self.coverage.setText(coverage_words(account.coverage))
        self.undated.setVisible(account.undated > 0)
        words = tr("%n articles came without a usable date; they are not counted.", account.undated)
        self.undated.setText(words)

    def _span_words(self, account: "Account") -> str:
        begins, ends = (datetime.fromisoformat(at).timestamp() for at in (account.begins, account.ends))
        if account.days < self.days - _MUCH:
            return tr("Counted since {time}: the log begins there.").replace("{time}", clock_time(begins, self._clock))
        last = tr("Last %n days, {dates}", self.days)
        return last.replace("{dates}", day_range(begins, ends, self._clock))

    def _choose(self, days: object) -> None:
        self.days = int(str(days))
        self.span_chosen.emit(self.days)


def _captions() -> dict[str, str]:
    return {
        "postings": tr("postings"),
        "missed": tr("missed when you looked"),
        "delay": tr("median delay"),
        "requests": tr("requests"),
        "unchanged": tr("unchanged (304)"),
        "bytes": tr("transferred"),
        "visits": tr("visits"),
        "late": tr("late by more than 3 s"),
        "gaps": tr("gaps"),
    }


def _figures(account: "Account") -> Mapping[str, tuple[str, str]]:
    """Numbers with their units; a dash for what is not known."""
    made, delay = account.requests, account.delay_to_retrieval
    return {
        "postings": (count_words(account.postings), ""),
        "missed": _missed(account.misses, account.postings),
        "delay": wait_words(delay.median_seconds) if delay is not None else (_DASH, ""),
        "requests": (count_words(made.total), ""),
        "unchanged": (share_words(made.not_modified_share), "%") if made.not_modified_share is not None else (_DASH, ""),
        "bytes": _size(made.bytes),
        "visits": (count_words(account.accesses), ""),
        "late": (count_words(account.late) if account.late is not None else _DASH, ""),
        "gaps": (count_words(account.gaps.count), ""),
    }


def _missed(missed: int | None, postings: int) -> tuple[str, str]:
    if missed is None:
        return _DASH, ""
    return count_words(missed), f"{share_words(missed / postings)} %" if postings else ""


def _size(size: int) -> tuple[str, str]:
    number, _, unit = size_words(size).rpartition(" ")
    return number, unit


def _explained(name: str, account: "Account") -> str:
    return {
        "postings": tr("Articles that were posted in these days, after their feed was first retrieved, and retrieved since."),
        "missed": tr("A posting counts at every look that came before it was fetched. The share is of all postings."),
        "delay": tr("Half of the postings were fetched within this time."),
        "unchanged": tr("So many requests were answered in a few bytes: nothing new."),
        "visits": tr("How often you came to the window."),
        "late": tr("Missed, and not there three seconds after you came either."),
        "gaps": tr("Places where a feed dropped articles before they were fetched."),
        "requests": _failed(account),
    }.get(name, "")


def _failed(account: "Account") -> str:
    failed = account.requests.failed + account.requests.refused + account.requests.without_network
    return tr("%n of them brought no answer that could be used.", failed)


def _verdict(account: "Account") -> str:
    """What the comparison rests on, or why there is none; also where the timer did better."""
    timer = account.fixed_timers.get("uniform")
    if not account.requests.total:
        return tr("Nothing was retrieved in these days, so there is nothing to measure.")
    if account.misses is None or timer is None or timer.misses is None:
        if not account.records_accesses:
            return tr("Learning is off: no look of yours was recorded, so it cannot be told what you missed.")
        if account.accesses:
            return tr("No feed was refreshed again since its first time, so it cannot be told what you missed.")
        return tr("No look of yours was recorded, so it cannot be told what you missed.")
    words = tr("Replayed on the same log.")
    if timer.misses < account.misses:
        words += " " + tr("In all, the timer would have done better.")
    lost, days = account.days_lost_to_timer, account.days_known
    if not lost:
        return words + " " + tr("On none of the %n days on which you looked did the timer do better.", days)
    return (
        words
        + " "
        + tr("On {lost} of the %n days on which you looked, the timer did better.", days).replace("{lost}", count_words(lost))
    )
