"""Scorecard: results of the last days as figures, and what a fixed timer would have missed. GUI thread only."""

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy, QWidget

from reader.domain.ids import Clock
from reader.ui.kit import boxes, fonts
from reader.ui.kit.boxes import STRETCH
from reader.ui.kit.controls import Segmented
from reader.ui.kit.labels import IconLabel, PlainLabel, restyle
from reader.ui.kit.painting import Painted, baseline, draw_text, text_line, turn_round
from reader.ui.kit.theme import Theme
from reader.ui.pages.rhythm.chart import Bar, Bars
from reader.ui.text.preferences import size_text
from reader.ui.text.rhythm import count_text, coverage_text, figure_text, returns_text, servers_text, share_text, tr, wait_text
from reader.ui.text.times import clock_time, day_range
from reader.ui.text.translate import fill, set_tip

if TYPE_CHECKING:
    from reader.reports.scorecard import Scorecard


FIGURE_PX, UNIT_PX = 26, 14
_LINE, _CAPTION_LINE, _BETWEEN = 32, 16, 6
_LEAST = 96


class Figure(Painted, PlainLabel):
    """Label whose text is the whole sentence, painted as number, unit and caption."""

    def __init__(self, theme: Theme, caption: str) -> None:
        super().__init__()
        self.follow_theme(theme)
        self._caption = caption
        self.number = self.unit = ""
        self.setFixedHeight(fonts.scaled(_LINE) + fonts.scaled(_CAPTION_LINE))
        self.setMinimumWidth(_LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_figure(self, number: str, unit: str = "", *, explained: str = "") -> None:
        self.number, self.unit = number, unit
        said = f"{number} {unit}".strip()
        self.setText(f"{said} {self._caption}")
        set_tip(self, explained)
        self.setAccessibleName(f"{said} {self._caption}")
        self.setAccessibleDescription(explained)
        self.update()

    def sizeHint(self) -> QSize:
        large = QFontMetricsF(_large()).horizontalAdvance(self.number) + _BETWEEN
        unit = QFontMetricsF(_unit()).horizontalAdvance(self.unit)
        caption = QFontMetricsF(fonts.ui_font(fonts.SMALL_PX)).horizontalAdvance(self._caption)
        return QSize(round(max(large + unit, caption, _LEAST)) + 4, self.height())

    def minimumSizeHint(self) -> QSize:
        """Return a size at which the caption may be elided but never the number."""
        return QSize(_LEAST, self.height())

    def paint(self, painter: QPainter) -> None:
        turn_round(painter, QRectF(self.rect()))
        line = fonts.scaled(_LINE)
        base = baseline(_large(), 0, line)
        painter.setFont(_large())
        painter.setPen(self._theme.color("text"))
        draw_text(painter, QPointF(0, base), self.number)
        painter.setFont(_unit())
        painter.setPen(self._theme.color("text_2"))
        after = QFontMetricsF(_large()).horizontalAdvance(self.number) + _BETWEEN
        draw_text(painter, QPointF(round(after), base), self.unit)
        below = QRectF(0, line, self.width(), self.height() - line)
        text_line(painter, below, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text_3"), self._caption, is_name=True)


def _large() -> QFont:
    return fonts.ui_font(FIGURE_PX, fonts.MEDIUM, tabular=True)


def _unit() -> QFont:
    return fonts.ui_font(UNIT_PX, fonts.MEDIUM, tabular=True)


def number_text(misses: float) -> str:
    """Return an integer as is, a mean with one decimal where informative."""
    return count_text(misses) if misses == round(misses) else figure_text(misses)


SPANS = (7, 14, 30, 90)
FIRST_SPAN = 14
_DASH = "\N{EN DASH}"
_COLUMNS = 3
_WIDE_ENOUGH, _NARROWEST = 420, 240
_COMPARED = frozenset({"missed", "late"})
_NOTICE_ROOM, _ICON_PX = 16, 16
_MUCH = 0.5
"""Fraction of a day by which a log may begin late without being mentioned."""


class ScorecardPanel(QWidget):
    span_chosen = Signal(int)

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self.days = FIRST_SPAN
        self._columns = 0
        self._hidden: frozenset[str] = frozenset()
        self.title = PlainLabel(tr("Scorecard"), fonts.ui_font(fonts.SUBHEADING_PX, fonts.SEMIBOLD))
        self.span = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.spans = Segmented(theme, tr("Days"), [(days, count_text(days)) for days in SPANS])
        self.spans.set_value(FIRST_SPAN)
        self.spans.chosen.connect(self._choose)
        self.figures = {name: Figure(theme, caption) for name, caption in _captions().items()}
        self.comparison = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, fonts.SEMIBOLD, tabular=True))
        self.bars = Bars(theme)
        self.conclusion = _Conclusion(theme)
        self.result = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.coverage = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.undated = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.returns = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "meta")
        self.servers = PlainLabel("", fonts.ui_font(fonts.SMALL_PX, tabular=True), "second")
        for label in (self.comparison, self.result, self.servers, self.returns, self.coverage, self.undated):
            label.setWordWrap(True)
        self.setAccessibleName(self.title.text())
        self.setMinimumWidth(_NARROWEST)
        self._lay_out()

    def _lay_out(self) -> None:
        header = boxes.row(self.title, STRETCH, self.spans, spacing=8)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(16)
        column = boxes.column(header, self.span, spacing=0, margins=0, on=self)
        self.conclusion.hold(self.comparison, self.bars, self.result)
        for space, part in (
            (20, self._grid),
            (22, self.conclusion),
            (12, self.servers),
            (4, self.returns),
            (4, self.coverage),
            (4, self.undated),
        ):
            column.addSpacing(space)
            if isinstance(part, QWidget):
                column.addWidget(part)
            else:
                column.addLayout(part)
        column.addStretch()
        # without a parent the figures would be windows
        self._place(_COLUMNS, frozenset())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out three figures per row, two if there is little room."""
        self._place(_COLUMNS if self.width() >= _WIDE_ENOUGH else _COLUMNS - 1, self._hidden)
        super().resizeEvent(event)

    def _place(self, columns: int, hidden: frozenset[str]) -> None:
        if (self._columns, self._hidden) == (columns, hidden):
            return
        self._columns, self._hidden = columns, hidden
        for name in hidden:
            self._grid.removeWidget(self.figures[name])
            self.figures[name].hide()
        for place, name in enumerate(name for name in self.figures if name not in hidden):
            self._grid.addWidget(self.figures[name], place // columns, place % columns)
            self.figures[name].show()
        for number in range(_COLUMNS):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)

    def show_scorecard(self, scorecard: "Scorecard") -> None:
        self.span.setText(self._span_text(scorecard))
        figures = _figures(scorecard)
        for name, (number, unit) in figures.items():
            self.figures[name].show_figure(number, unit, explained=_explained(name, scorecard))
        # visits are recorded on too few days for more
        is_early = bool(scorecard.accesses and scorecard.requests.total) and not scorecard.is_comparable
        unknown = frozenset(name for name, (number, _) in figures.items() if number == _DASH)
        self._place(self._columns, unknown | _COMPARED if is_early else unknown)
        timer = scorecard.fixed_timers.get("uniform")
        is_known = scorecard.misses is not None and timer is not None and timer.misses is not None and not is_early
        self.bars.setVisible(is_known)
        self.conclusion.show_as_notice(is_on=not is_known)
        self.comparison.setVisible(is_known or (is_early and scorecard.records_accesses))
        if is_early:
            known_at = datetime.fromisoformat(scorecard.comparable_from).timestamp()
            date = day_range(known_at, known_at, self._clock)
            self.comparison.setText(fill(tr("Missed articles appear around {date}."), date=date))
        elif scorecard.misses is not None and timer is not None and timer.misses is not None:
            made = timer.requests
            self.comparison.setText(tr("Missed, with the same %n requests", made))
            said = tr("Beforehand missed {misses}, a fixed timer would have missed {others}.")
            own, others = number_text(scorecard.misses), number_text(timer.misses)
            bars = (Bar(tr("Beforehand"), scorecard.misses, own), Bar(tr("Fixed timer"), timer.misses, others, is_strong=False))
            self.bars.show_bars(bars, fill(said, misses=own, others=others))
        self.result.setText(_early_result(scorecard) if is_early else _result(scorecard))
        self.servers.setVisible(bool(scorecard.servers))
        self.servers.setText("\n\n".join(map(servers_text, scorecard.servers)))
        self.returns.setVisible(scorecard.returns is not None)
        self.returns.setText(returns_text(scorecard.returns) if scorecard.returns is not None else "")
        self.coverage.setVisible(scorecard.coverage.share is not None and scorecard.is_comparable)
        self.coverage.setText(coverage_text(scorecard.coverage))
        self.undated.setVisible(scorecard.undated > 0)
        text = tr("%n articles came without a usable date; they are not counted.", scorecard.undated)
        self.undated.setText(text)

    def _span_text(self, scorecard: "Scorecard") -> str:
        begins, ends = (datetime.fromisoformat(at).timestamp() for at in (scorecard.begins, scorecard.ends))
        if scorecard.days < self.days - _MUCH:
            return fill(tr("Counted since {time}, when the log begins."), time=clock_time(begins, self._clock))
        last = tr("Last %n days, {dates}", self.days)
        return fill(last, dates=day_range(begins, ends, self._clock))

    def _choose(self, days: int) -> None:
        self.days = days
        self.span_chosen.emit(self.days)


class _Conclusion(QFrame):
    """Conclusion from the figures; a framed notice if nothing is known yet."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._clock_icon = IconLabel(theme, _ICON_PX, "later", "text_3")

    def hold(self, *parts: QWidget) -> None:
        column = boxes.column(*parts, spacing=6)
        self._row = boxes.row(self._clock_icon, spacing=12, margins=0, on=self)
        self._row.addLayout(column, 1)
        self._row.setAlignment(self._clock_icon, Qt.AlignmentFlag.AlignTop)

    def changeEvent(self, event: QEvent) -> None:
        """Keep the frame within the notice's own area, as a style sheet applied later would add its width."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.setContentsMargins(0, 0, 0, 0)

    def show_as_notice(self, *, is_on: bool) -> None:
        self._clock_icon.setVisible(is_on)
        room = _NOTICE_ROOM if is_on else 0
        self._row.setContentsMargins(room, room, room, room)
        restyle(self, "panel" if is_on else "")


def _captions() -> dict[str, str]:
    return {
        "postings": tr("articles posted"),
        "missed": tr("missed at visits"),
        "delay": tr("typical delay"),
        "requests": tr("requests"),
        "unchanged": tr("brought nothing new"),
        "bytes": tr("transferred"),
        "visits": tr("visits"),
        "late": tr("late after opening"),
        "gaps": tr("times articles were lost"),
    }


def _figures(scorecard: "Scorecard") -> Mapping[str, tuple[str, str]]:
    """Return numbers with units; a dash marks unknown ones, which are not shown, as a sentence explains them."""
    made, delay = scorecard.requests, scorecard.delay_to_retrieval
    # what the first refresh of a feed brought does not count: in the first days that may be all there is
    has_postings = bool(scorecard.postings) or scorecard.is_comparable
    return {
        "postings": (count_text(scorecard.postings) if has_postings else _DASH, ""),
        "missed": _missed(scorecard.misses, scorecard.postings),
        "delay": wait_text(delay.median_seconds) if delay is not None else (_DASH, ""),
        "requests": (count_text(made.total), ""),
        "unchanged": (share_text(made.not_modified_share), "%") if made.not_modified_share is not None else (_DASH, ""),
        "bytes": _size(made.bytes),
        "visits": (count_text(scorecard.accesses) if scorecard.accesses is not None else _DASH, ""),
        "late": (count_text(scorecard.late) if scorecard.late is not None else _DASH, ""),
        "gaps": (count_text(scorecard.gaps.count), ""),
    }


def _missed(missed: int | None, postings: int) -> tuple[str, str]:
    if missed is None:
        return _DASH, ""
    return count_text(missed), f"{share_text(missed / postings)} %" if postings else ""


def _size(size: int) -> tuple[str, str]:
    number, _, unit = size_text(size).rpartition(" ")
    return number, unit


def _explained(name: str, scorecard: "Scorecard") -> str:
    return {
        "postings": tr("Articles posted in this period, after their feed's first refresh, and here by now."),
        "missed": tr("An article counts as missed at every visit before it was here. Share of all articles."),
        "delay": tr("Half of the articles were here within this time."),
        "unchanged": tr("Requests that brought nothing new and cost hardly any data."),
        "visits": tr("How often you opened the window."),
        "late": tr("Missed, and still missing three seconds after opening."),
        "gaps": _lost(scorecard),
        "requests": _failed(scorecard),
    }.get(name, "")


def _lost(scorecard: "Scorecard") -> str:
    said = tr("Times a feed dropped articles before it was refreshed.")
    return f"{said} ({tr('at least %n missing', scorecard.gaps.at_least)})" if scorecard.gaps.count else said


def _early_result(scorecard: "Scorecard") -> str:
    if not scorecard.records_accesses:
        return _learning_is_off()
    return tr("A few days are too short to tell, or to compare with a fixed timer.")


def _learning_is_off() -> str:
    return tr("Learning is off: no visits recorded, so missed articles are unknown.")


def _failed(scorecard: "Scorecard") -> str:
    failed = scorecard.requests.failed + scorecard.requests.refused + scorecard.requests.without_network
    if not scorecard.requests.total:
        return ""
    return tr("%n of them had no usable answer.", failed) if failed else tr("All of them had a usable answer.")


def _result(scorecard: "Scorecard") -> str:
    """Return the basis of the comparison, or why there is none; also states when the timer did better."""
    timer = scorecard.fixed_timers.get("uniform")
    if not scorecard.requests.total:
        return tr("No refreshes in this period.")
    if scorecard.misses is None or timer is None or timer.misses is None:
        if not scorecard.records_accesses:
            return _learning_is_off()
        if scorecard.accesses:
            return tr("No feed was refreshed twice yet, so missed articles are unknown.")
        return tr("No visits recorded yet.")
    text = tr("Simulated on the same log, without failed requests.")
    if timer.misses < scorecard.misses:
        text += " " + tr("Overall, the timer would have done better.")
    lost, days = scorecard.days_lost_to_timer, scorecard.days_known
    if not lost:
        return text + " " + tr("The timer did better on none of the %n days with visits.", days)
    return text + " " + fill(tr("The timer did better on {lost} of the %n days with visits.", days), lost=count_text(lost))
