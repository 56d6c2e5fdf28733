"""Tools in the Rhythm header: view stored data, pause learning, choose day or week. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QRadioButton, QWidget

from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.ui.look.theme import Theme
from reader.ui.preferences.pause_button import PauseButton
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.labels import button

DAY, WEEK = "day", "week"
_GAP = 10


class HeaderTools(QWidget):
    """Part of the header if there is room, else a row of its own below it."""

    stored_wanted = Signal()
    span_chosen = Signal(str)

    def __init__(self, theme: Theme, clock: Clock, submit: Callable[[Command], None]) -> None:
        super().__init__()
        self.stored = button(self.tr("Stored data"), self.stored_wanted.emit, "quiet")
        self.pause = PauseButton(theme, clock, submit)
        self.span = Segmented(theme, self.tr("Shown"), [(DAY, self.tr("Day")), (WEEK, self.tr("Week"))])
        self.span.chosen.connect(self.span_chosen.emit)
        boxes.row(self.stored, self.pause, STRETCH, self.span, spacing=_GAP, margins=0, on=self)

    def stops(self) -> tuple[QWidget, ...]:
        """Return the tab stops in order, with each part of the choice, as Qt does not see into composites."""
        return (self.stored, self.pause, *self.span.findChildren(QRadioButton))

    def wanted_width(self) -> int:
        self.pause.set_short(is_short=False)
        return self.sizeHint().width()

    def fit(self, width: int) -> None:
        """Drop texts that have no room."""
        self.pause.set_short(is_short=self.wanted_width() > width)
