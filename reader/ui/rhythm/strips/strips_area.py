"""Ribbon, strips, legend and mark card, and the timing of their queries. GUI thread only. Stored data is read first and shown at
once; learned data (posting hours, misses, likely retrievals after the next ones) follows from the query thread.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from reader.domain.clock import Clock
from reader.domain.ids import FeedId
from reader.reports.presence_stays import Stay
from reader.reports.rhythm_span import ticks
from reader.reports.rhythm_strips import Mark, RhythmDay
from reader.ui.data.query_runner import QueryRunner
from reader.ui.data.timers import single_shot
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.rhythm.strips.card_writer import CardContent, CardWriter
from reader.ui.rhythm.strips.legend import Legend
from reader.ui.rhythm.strips.mark_card import MarkCard
from reader.ui.rhythm.strips.presence_lane import PresenceLane
from reader.ui.rhythm.strips.ribbon import Ribbon
from reader.ui.rhythm.strips.strips_model import Order, StripsModel
from reader.ui.rhythm.strips.strips_view import StripsView
from reader.ui.rhythm.strips.time_axis import columns
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.combo import Combo

if TYPE_CHECKING:
    from reader.reports.rhythm_rates import StripRates
    from reader.storage.connection import ReadConnection

_DAY, _RATES, _MISSED, _LIKELY, _MARK = (f"rhythm {name}" for name in ("strips", "rates", "missed", "likely", "mark"))
_KEPT_SECONDS = 900
"""Lifetime of rates and of a reading."""
_SETTLE_MILLISECONDS = 60
_NARROW_HEADER = 36
_LEAST_ROWS_PX = 90
_LEAST_PX = 450
"""Minimum height for ribbon, seven feeds and legend."""


class StripsArea(QWidget):
    """`feed_wanted` carries the feed (FeedId) of a strip that was clicked or opened by Enter. `rates` are None until `learned`."""

    feed_wanted = Signal(object)
    learned = Signal()

    def __init__(self, theme: Theme, clock: Clock, runner: QueryRunner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._runner = runner
        self._is_week = False
        self.rates: StripRates | None = None
        self._learned_at = self._missed_at = 0.0
        self.model = StripsModel(clock, self)
        self.ribbon = Ribbon(theme, clock, self)
        self.lane = PresenceLane(theme, clock, self)
        self.view = StripsView(theme, clock, self.model, self)
        self.view.setMinimumHeight(_LEAST_ROWS_PX)
        self.legend = Legend(theme, self)
        self.order = Combo(theme, self.tr("Feed order"), self._orders(), self)
        self.card = MarkCard(theme, self)
        self._writer = CardWriter(clock, runner, _MARK, self)
        boxes.column(self.ribbon, self.lane, (self.view, 1), self.legend, spacing=0, margins=0, on=self)
        QWidget.setTabOrder(self.order, self.lane)
        QWidget.setTabOrder(self.lane, self.view)
        self._settled = single_shot(self, _SETTLE_MILLISECONDS, self._read_rest)
        self._connect()
        self._fit()

    def _connect(self) -> None:
        self.order.chosen.connect(self._sort_by)
        self.view.opened.connect(self._open)
        self.view.mark_chosen.connect(self._choose)
        self.view.left_upwards.connect(self._go_up)
        self.lane.return_chosen.connect(self._choose_return)
        self.lane.left_downwards.connect(self.view.take_focus)
        self.view.rows_shown.connect(self._settled.start)
        self.model.layoutChanged.connect(self._settled.start)
        self._writer.written.connect(self._show_card)

    def _orders(self) -> list[tuple[Order, str]]:
        return [
            (Order.READ, self.tr("Most read")),
            (Order.MISSED, self.tr("Most missed")),
            (Order.NEXT, self.tr("Next first")),
            (Order.NAME, self.tr("By name")),
        ]

    # Used by the page

    def set_span(self, span: str) -> None:
        if self._is_week != (span == "week"):
            self._is_week = span == "week"
            self.refresh()

    def refresh(self) -> None:
        """Read stored data, and learned data if it is old."""
        now, is_week, offset = int(self._clock.now()), self._is_week, self._clock.utc_offset_seconds

        def read(connection: ReadConnection) -> RhythmDay:
            # importing numpy is slow, and opening the page avoids it
            from reader.reports.rhythm_day import load_rhythm_day

            return load_rhythm_day(connection, now=now, utc_offset=offset, is_week=is_week)

        self._runner.run(_DAY, read, self._show_day)

    def tick(self) -> None:
        """Move the time line; read again on a new day or if the reading is old."""
        for part in (self.ribbon, self.lane, self.view):
            part.tick()
        day, now = self.model.day, self._clock.now()
        if day is not None and not (day.span.holds(now) and now < day.read_at + _KEPT_SECONDS):
            self.refresh()

    def take_focus(self) -> None:
        self.view.take_focus()

    def is_settled(self) -> bool:
        """Return True if all requested data has been read."""
        return self._runner.is_idle() and not self._settled.isActive()

    def stop(self) -> None:
        self._settled.stop()
        for name in (_DAY, _RATES, _MISSED, _LIKELY, _MARK):
            self._runner.forget(name)

    def sizeHint(self) -> QSize:
        return QSize(760, self.ribbon.height() + 7 * 30 + self.legend.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Let the card cover what is below the strips."""
        super().showEvent(event)
        self.card.move_to(self.parentWidget() or self)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.view.unmark()
        self.lane.unmark()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the choice beside the axis, or above the curve if names have no room."""
        super().resizeEvent(event)
        places = columns(self.width())
        self.order.adjustSize()
        if places.has_names:
            self.ribbon.set_header(0, round(places.left) + self.order.width() + 4)
        else:
            self.ribbon.set_header(_NARROW_HEADER)
        top = self.ribbon.height() - self.order.height() - 2 if places.has_names else 4
        left = round(places.left)
        self.order.move(self.width() - left - self.order.width() if self.isRightToLeft() else left, top)
        self.order.raise_()

    # Results

    def _show_day(self, found: RhythmDay) -> None:
        chosen = self.view.currentIndex().row()
        self.ribbon.show_day(found)
        self.lane.show_day(found)
        self._fit()
        self.model.show_day(found)
        if chosen >= 0 and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.model.index(min(chosen, self.model.rowCount() - 1)))
        self.view.keep_chosen()
        span = found.span
        inner = list(ticks(span, self._clock.utc_offset_seconds))[1:-1]
        self.view.set_grid(tuple((tick.at - span.begins_at) / span.seconds for tick in inner))
        # stored data is painted first, as a busy thread would delay that
        self._settled.start()
        self._explain()

    def _fit(self) -> None:
        """Keep the height of the feeds when the lane appears."""
        self.setMinimumHeight(fonts.scaled(_LEAST_PX) + (0 if self.lane.isHidden() else self.lane.height()))

    def _read_rest(self) -> None:
        if self.model.day is not None:
            self._learn()
            self._count_missed()
            self._read_likely()

    def _learn(self) -> None:
        now = int(self._clock.now())
        if now < self._learned_at + _KEPT_SECONDS and (self.rates is None or self._knows_all(self.rates)):
            return
        self._learned_at = now

        def learn(connection: ReadConnection) -> StripRates:
            from reader.reports.rhythm_rates import learn_strip_rates

            return learn_strip_rates(connection, now)

        self._runner.run(_RATES, learn, self._show_rates)

    def _knows_all(self, rates: StripRates) -> bool:
        return all(strip.feed_id in rates.rows for strip in self.model.all_strips() if strip.feed.is_followed)

    def _sort_by(self, order: Order) -> None:
        self.model.sort_by(order)
        self._count_missed()

    def _count_missed(self) -> None:
        """Count misses once the feeds are to be sorted by them; other orders do not need it."""
        now = int(self._clock.now())
        if self.model.order is not Order.MISSED or now < self._missed_at + _KEPT_SECONDS:
            return
        self._missed_at = now

        def count(connection: ReadConnection) -> Mapping[FeedId, int]:
            from reader.reports.rhythm_misses import load_misses

            return load_misses(connection, now)

        self._runner.run(_MISSED, count, self._show_missed)

    def _show_rates(self, found: StripRates) -> None:
        self.rates = found
        self.model.show_rates(found)
        self.view.forget_heat()
        self._settled.start()
        self.learned.emit()

    def _show_missed(self, found: Mapping[FeedId, int]) -> None:
        self.model.show_missed(found)

    def _read_likely(self) -> None:
        """Compute likely retrievals for visible feeds that lack them."""
        rates, day = self.rates, self.model.day
        wanted = [feed_id for row in self.view.rows_in_view() if (feed_id := self.model.lacks_likely(row)) is not None]
        if rates is None or day is None or not wanted:
            return
        now, offset = int(self._clock.now()), self._clock.utc_offset_seconds

        def follow(connection: ReadConnection) -> Mapping[FeedId, tuple[int, ...]]:
            from reader.reports.rhythm_likely import load_likely

            found = load_likely(connection, rates, wanted, now=now, utc_offset=offset)
            return {feed_id: found.get(feed_id, ()) for feed_id in wanted}

        self._runner.run(_LIKELY, follow, lambda found: self._show_likely(day, found))

    def _show_likely(self, day: RhythmDay, found: Mapping[FeedId, tuple[int, ...]]) -> None:
        if day is self.model.day:
            self.model.show_likely(found)
            self._explain()

    def _explain(self) -> None:
        self.legend.show_kinds(self.model.kinds())

    # Marks

    def _open(self, row: int) -> None:
        strip = self.model.strip(row)
        if strip is not None:
            self.feed_wanted.emit(strip.feed_id)

    def _choose(self, found: tuple[int, Mark] | None) -> None:
        day = self.model.day
        strip = self.model.strip(found[0]) if found is not None else None
        if strip is None or day is None or found is None:
            self.card.hide()
            self._writer.forget()
        else:
            self.lane.unmark()
            self._writer.write(strip, found[1], day)

    def _choose_return(self, stay: Stay | None) -> None:
        if stay is not None:
            self.view.unmark()
            self._writer.write_return(stay)
        elif self.view.chosen is None:
            self.card.hide()
            self._writer.forget()

    def _go_up(self) -> None:
        """Move from the first feed to the returns, if any."""
        if self.lane.isVisible() and self.lane.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self.lane.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_card(self, text: CardContent) -> None:
        if self.lane.chosen is not None:
            since, at = self.lane.chosen.begins_at, self.lane.mapTo(self.card.area, self.lane.place_of(self.lane.chosen))
        elif self.view.chosen is not None:
            row, mark = self.view.chosen
            since, at = mark.at, self.view.viewport().mapTo(self.card.area, self.view.place_of(row, mark.at))
        else:
            return
        is_left = (since < self._clock.now()) != self.isRightToLeft()
        self.card.show_content(text, QRect(at - QPoint(4, 4), QSize(8, 8)), goes_left=is_left)
        if self.view.is_by_keys or self.lane.hasFocus():
            # the row has the focus, not the mark, so the mark's text is announced
            walked = self.lane if self.lane.hasFocus() else self.view
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(walked, text.spoken()))
