"""Slider for the request budget, with its cost and expected missed articles. GUI thread only."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout

from reader.domain.preference import Preference, Value
from reader.reports.budget_outlook import BudgetOutlook
from reader.ui.data.timers import single_shot
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.preference_text import size_text, tr
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import Gap
from reader.ui.widgets.controls.slider import Slider
from reader.ui.widgets.labels import EmphasisLabel, PlainLabel

_WAIT_MILLISECONDS = 300
"""Delay, so that dragging the slider makes one new plan, not twenty."""
_TICK = 6
_LINE_PX = 27
_HALF = 0.5


class BudgetCard(QFrame):
    """Shows estimates, or says why there are none yet. Emits `wanted(key, value)` and sends no command itself."""

    wanted = Signal(str, object)
    refused = Signal()

    def __init__(self, theme: Theme, preference: Preference[Value]) -> None:
        super().__init__()
        self.preference = preference
        self._theme = theme
        self._outlook: BudgetOutlook | None = None
        self._is_learning = True
        self._value = preference.default
        self.setProperty("kind", "panel")
        self.sentence = EmphasisLabel(fonts.reading_font(fonts.ARTICLE_PX))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.setMinimumHeight(fonts.scaled(54))
        self.control = Slider(theme, tr(preference.label), preference.minimum or 1, preference.maximum or 1)
        self.control.setTickInterval(_TICK)
        self.control.setPageStep(4)
        self.message = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        self._timer = single_shot(self, _WAIT_MILLISECONDS, self.settle)
        self._lay_out()
        self.control.valueChanged.connect(self._moved)
        theme.changed.connect(self._show)
        self._show()

    def _lay_out(self) -> None:
        ends = QHBoxLayout()
        for message in (tr("Low"), tr("High")):
            ends.addWidget(PlainLabel(message, fonts.ui_font(fonts.SMALL_PX), "meta"))
            if message == tr("Low"):
                ends.addStretch()
        boxes.column(
            self.sentence, Gap(12), self.control, Gap(3), ends, Gap(8), self.message, spacing=0, margins=(20, 16, 20, 14), on=self
        )

    def set_value(self, value: Value) -> None:
        """Show the stored value, unless the slider is being moved."""
        self._value = value
        if not self._timer.isActive():
            with QSignalBlocker(self.control):
                self.control.setValue(int(value))
            self._show()

    def refuse(self, message: str) -> None:
        self.message.setText(message)
        self.refused.emit()

    def restore(self) -> None:
        self.control.setValue(int(self._value))

    def set_outlook(self, outlook: BudgetOutlook) -> None:
        self._outlook = outlook
        self._show()

    def set_learning(self, *, is_learning: bool) -> None:
        """Set whether learning is on; without it there is no estimate of missed articles."""
        self._is_learning = is_learning
        self._show()

    def search_text(self) -> str:
        return " ".join((tr(self.preference.label), tr(self.preference.help), tr("Refreshing"), tr("Budget")))

    def settle(self) -> None:
        """Emit a changed value immediately."""
        self._timer.stop()
        if self.control.value() != self._value:
            self.wanted.emit(self.preference.key, self.control.value())

    def _moved(self) -> None:
        self._show()
        self._timer.start()

    def _show(self) -> None:
        parts = self._sentences()
        self.sentence.show_sentences(parts, self._theme.color("accent_text"), fonts.scaled(_LINE_PX))
        plain = " ".join(parts).replace("[", "").replace("]", "")
        self.sentence.setAccessibleName(plain)
        self.control.explain(plain)
        self.message.setText(self._ground())

    def _sentences(self) -> list[str]:
        """Return the sentences; text in square brackets is emphasised."""
        if self._outlook is None or not self._outlook.feeds:
            return []
        per_day = self.control.value() * self._outlook.feeds
        cost = tr("About [{requests}] a day for {feeds}.")
        said = [fill(cost, requests=tr("%n requests", per_day), feeds=tr("%n feeds", self._outlook.feeds))]
        size = self._outlook.bytes_per_request
        volume = size_text(size * per_day) if size is not None else ""
        if self._outlook.curve is not None and self._is_learning:
            misses = self._outlook.curve.misses_at(per_day)
            few = tr("hardly any article") if misses < _HALF else tr("about %n articles", round(misses))
            message = (
                tr("Expect to miss [{misses}] a day, using about {volume}.") if volume else tr("Expect to miss [{misses}] a day.")
            )
            said.append(fill(message, misses=few, volume=volume))
        elif volume:
            said.append(fill(tr("That is about {volume} a day."), volume=volume))
        return said

    def _ground(self) -> str:
        """Return how much data the estimate is based on, or why there is none."""
        if self._outlook is None:
            return ""
        if not self._is_learning:
            return tr("Missed articles are not estimated while learning is off.")
        if self._outlook.curve is None:
            return tr("Not enough data yet: check back in a few days.")
        days = tr("Based on %n days with visits.", self._outlook.days)
        return days + " " + tr("An article counts as missed at every visit before it is fetched.")
