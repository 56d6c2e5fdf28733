"""Priority of one or several feeds, set by the user or learned from reading. GUI thread only."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker

from reader.domain.ids import FeedId
from reader.domain.subscription import Subscription
from reader.ui.dialogs.properties.option_row import OptionRow
from reader.ui.look.theme import Theme
from reader.ui.text.priority import USUAL, WEIGHTS, priority_place, priority_text
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets.controls.slider import Slider

_tr = Translator("PropertiesSheet")

_SLIDER_PX = 220


class PriorityRow(OptionRow):
    """The slider has no knob if feeds differ; learned values arrive later and never move a knob the user moved."""

    def __init__(self, theme: Theme, feeds: Sequence[Subscription]) -> None:
        self.slider = Slider(theme, _tr("Priority"), 0, len(WEIGHTS) - 1)
        self.slider.setFixedWidth(_SLIDER_PX)
        self.slider.setTickInterval(1)
        super().__init__(theme, _tr("Priority"), self.slider, " ")
        self._said = {each.feed_id: each.settings.get("priority", "") for each in feeds}
        self._with_advice: frozenset[FeedId] = frozenset()
        """Feeds with a learned weight, including those with a weight set by the user."""
        self._learned: Mapping[FeedId, float] = {}
        self._shown: int | None = None
        self._is_used = False
        self._show()
        self.slider.valueChanged.connect(self._use)

    def show_learned(self, learned: Mapping[FeedId, float]) -> None:
        """Show learned weights; feeds without enough data are missing."""
        self._with_advice = frozenset(learned) & frozenset(self._said)
        self._learned = {feed_id: weight for feed_id, weight in learned.items() if self._said.get(feed_id) == ""}
        if not self._is_used:
            self._show()

    def wanted(self) -> str | None:
        """Return the value to store, empty for no setting; None if unchanged."""
        place = self.slider.value()
        if self.slider.is_mixed or (place == self._shown and not (self._is_used and self._learned)):
            return None
        return WEIGHTS[place] if WEIGHTS[place] != USUAL or self._with_advice else ""

    def _show(self) -> None:
        weights = {said or str(self._learned.get(feed_id, USUAL)) for feed_id, said in self._said.items()}
        places = {priority_place(weight) for weight in weights}
        self._shown = places.pop() if len(places) == 1 else None
        with QSignalBlocker(self.slider):
            self.slider.setValue(WEIGHTS.index(USUAL) if self._shown is None else self._shown)
        if self._shown is None:
            self.slider.show_difference()
        else:
            self.slider.is_mixed = False
        self.slider.update()
        self._explain()

    def _use(self) -> None:
        self._is_used = True
        self._explain()

    def _explain(self) -> None:
        text = _tr("Mixed") if self.slider.is_mixed else self._text(self.slider.value())
        self.say(text)
        self.slider.explain(text)

    def _text(self, place: int) -> str:
        text, usual = priority_text(place), WEIGHTS.index(USUAL)
        if place == usual:
            return text
        if len(self._learned) == len(self._said) and not self._is_used:
            form = _tr("{weight}, because little of it is read") if place < usual else _tr("{weight}, because much of it is read")
            return fill(form, weight=text)
        return f"{text}. {_tr('Refreshed less often') if place < usual else _tr('Refreshed more often')}"
