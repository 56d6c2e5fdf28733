"""Priority slider of a feed with its value in words and a reset to the learned weight. GUI thread only."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QWidget

from reader.ui.data.timers import single_shot
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.priority import USUAL, WEIGHTS, priority_place, priority_text
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.slider import Slider
from reader.ui.widgets.labels import PlainLabel, button

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
        self.leave_it = button(self.tr("Set automatically"), self._leave_it, "quiet")
        self.leave_it.setProperty("dense", "true")
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
