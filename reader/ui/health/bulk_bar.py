"""What can be done about several chosen feeds at once, as buttons in the head of the page. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from reader.domain.health import Fix
from reader.ui.look import fonts
from reader.ui.text.health_text import fix_text
from reader.ui.widgets.labels import PlainLabel, button


class BulkBar(QWidget):
    """Buttons for several chosen feeds; hidden for one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 8, 0)
        self._row.setSpacing(2)
        self._count = PlainLabel(font=fonts.ui_font(fonts.SMALL_PX), kind="second")
        self._row.addWidget(self._count)
        self.wanted: Callable[[Fix], object] = lambda _: None
        self.buttons: dict[Fix, QPushButton] = {}
        for fix in (Fix.RETRY, Fix.GO_ON, Fix.PAUSE, Fix.SLOW_DOWN, Fix.MUTE, Fix.DISMISS, Fix.UNSUBSCRIBE):
            made = button(fix_text(fix), partial(self._do, fix), "quiet")
            made.setProperty("dense", "true")
            self.buttons[fix] = made
            self._row.addWidget(made)
        self.hide()

    def offer(self, count: int, fixes: Sequence[Fix]) -> None:
        """What can be done about all that are chosen."""
        self._count.setText(self.tr("%n selected", "", count))
        for fix, made in self.buttons.items():
            made.setVisible(fix in fixes)
        self.setVisible(count > 1)

    def _do(self, fix: Fix) -> None:
        self.wanted(fix)
