"""Filters of the log: text, outcome, day, one feed. GUI thread only."""

from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from reader.domain.clock import Clock
from reader.domain.ids import FeedId
from reader.domain.request_log import EPISODES, PICTURES, RequestKind
from reader.domain.retrieval import Outcome
from reader.storage.activity import Narrowing
from reader.ui.data.timers import single_shot
from reader.ui.look import fonts
from reader.ui.look.painting import elided
from reader.ui.look.theme import Theme
from reader.ui.text.activity_text import outcome_text
from reader.ui.text.languages import side_margins
from reader.ui.text.search_text import search_words
from reader.ui.text.times import day_name, local_day, local_midnight
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.controls.combo import Combo
from reader.ui.widgets.labels import button
from reader.ui.widgets.text_fields import LineEdit

_DAYS = 14
_TYPING_MILLISECONDS = 150
_HEIGHT = 52
_WIDEST_FIELD = 260
_NOT_PICTURES = tuple(kind for kind in RequestKind if kind not in PICTURES)
Shown = tuple[bool, tuple[RequestKind, ...]]
"""Flag that includes refreshes, and the other kinds of requests shown."""
_EVERYTHING: Shown = (True, tuple(RequestKind))
_UNSUCCESSFUL = (Outcome.REFUSED, Outcome.FAILED, Outcome.NO_NETWORK)


class LogFilters(QWidget):
    """Emits `changed` when `narrowing` returns another filter."""

    changed = Signal()
    left = Signal()

    def __init__(self, theme: Theme, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._feed_id: FeedId | None = None
        self.setFixedHeight(_HEIGHT)
        self.field = _Field()
        self.field.setPlaceholderText(self.tr("Feed, reason or address"))
        self.field.setAccessibleName(self.tr("Filter entries"))
        self.field.setClearButtonEnabled(True)
        self.field.setMaximumWidth(_WIDEST_FIELD)
        self.outcomes = Combo(theme, self.tr("Result"), self._outcome_choices())
        self.kinds = Combo(theme, self.tr("Kind"), self._kind_choices())
        self.days: Combo[int | None] = Combo(theme, self.tr("Day"))
        self.refresh_days()
        self.feed = button("", self.clear_feed, "quiet")
        self.feed.setProperty("dense", "true")
        self.feed.hide()
        row = boxes.row(
            (self.field, 1),
            self.kinds,
            self.outcomes,
            self.days,
            self.feed,
            STRETCH,
            spacing=8,
            margins=side_margins(28, 0, 16, 0),
            on=self,
        )
        self.row = row
        self._typing = single_shot(self, _TYPING_MILLISECONDS, self.changed.emit)
        self.field.textChanged.connect(lambda _: self._typing.start())
        self.field.left.connect(self.left)
        self.kinds.chosen.connect(lambda _: self.changed.emit())
        self.outcomes.chosen.connect(lambda _: self.changed.emit())
        self.days.chosen.connect(lambda _: self.changed.emit())

    def narrowing(self) -> Narrowing:
        """Return the current filter; days are in local time."""
        outcomes, day = self.outcomes.value(), self.days.value()
        since = before = None
        if day is not None:
            near = self._clock.now()
            since, before = (int(local_midnight(each, self._clock, near)) for each in (day, day + 1))
        has_refreshes, kinds = self.kinds.value() or (True, _NOT_PICTURES)
        return Narrowing(self._feed_id, outcomes or (), since, before, search_words(self.field.text()), has_refreshes, kinds)

    def is_narrowing(self) -> bool:
        """Return True if the filter is stricter than the default."""
        wanted = self.narrowing()
        return replace(wanted, kinds=_NOT_PICTURES) != Narrowing(kinds=_NOT_PICTURES)

    def show_feed(self, feed_id: FeedId, title: str) -> None:
        """Show only this feed, resetting the other filters."""
        self._feed_id = feed_id
        text = fill(self.tr("Only {title}"), title=title)
        self.feed.setText(elided(self.feed.fontMetrics(), text, 220) + "  ✕")
        self.feed.setAccessibleName(fill(self.tr("Show all feeds, not only {title}"), title=title))
        self.feed.show()
        self.kinds.setCurrentIndex(0)
        self.outcomes.set_value(())
        self.days.set_value(None)
        self.days.setCurrentIndex(0)
        self.field.clear()
        self._typing.stop()
        self.changed.emit()

    def clear_feed(self) -> None:
        self._feed_id = None
        self.feed.hide()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.changed.emit()

    def refresh_days(self) -> None:
        """Update the labels of recent days, keeping the selected day."""
        kept = self.days.value()
        today = local_day(self._clock.now(), self._clock)
        days = [(day, day_name(day, today)) for day in range(today, today - _DAYS, -1)]
        self.days.set_choices([(None, self.tr("All days")), *days])
        self.days.setCurrentIndex(next((1 + place for place, (day, _) in enumerate(days) if day == kept), 0))

    def _kind_choices(self) -> list[tuple[Shown, str]]:
        others = tuple(kind for kind in _NOT_PICTURES if kind not in (*EPISODES, RequestKind.PROGRAM))
        return [
            ((True, _NOT_PICTURES), self.tr("All but pictures")),
            (_EVERYTHING, self.tr("All requests")),
            ((True, ()), self.tr("Refreshes")),
            ((False, EPISODES), self.tr("Episodes")),
            ((False, PICTURES), self.tr("Pictures and icons")),
            ((False, (RequestKind.PROGRAM,)), self.tr("Programs")),
            ((False, others), self.tr("Other")),
        ]

    def _outcome_choices(self) -> list[tuple[tuple[Outcome, ...], str]]:
        single = [((outcome,), outcome_text(outcome)) for outcome in Outcome]
        return [((), self.tr("Everything")), *single, (_UNSUCCESSFUL, self.tr("All errors"))]


class _Field(LineEdit):
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setFont(fonts.ui_font(fonts.BASE_PX))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.text():
            self.clear()
        else:
            self.left.emit()
