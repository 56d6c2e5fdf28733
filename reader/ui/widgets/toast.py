"""A message above the bottom of the window with an undo button. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from reader.domain.value_classes import dataclass
from reader.ui.data.timers import single_shot
from reader.ui.look import fonts
from reader.ui.look.painting import elided, fill_round
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.text.plain_text import set_tip
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import IconButton, PlainLabel, button

SHOWN_MILLISECONDS = 8000
_FROM_BOTTOM = 20
_SHADOW = 6
_WIDEST = 860
_BESIDE_TEXT = 160


@dataclass(frozen=True, slots=True)
class Way:
    text: str
    act: Callable[[], object]


class Toast(QWidget):
    """Shows the newest message, replacing an earlier one."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._theme = theme
        self._act: Callable[[], object] | None = None
        self._act_second: Callable[[], object] | None = None
        self._text = PlainLabel(font=fonts.ui_font(fonts.BASE_PX))
        self._text.setWordWrap(False)
        self._action = button("", self._do, "quiet")
        self._second = button("", self._do_second, "quiet")
        for each in (self._action, self._second):
            each.setProperty("dense", "true")
        self._close = IconButton(theme, "close", self.tr("Dismiss"))
        self._row = boxes.row(
            self._text,
            self._second,
            self._action,
            self._close,
            spacing=8,
            margins=side_margins(16 + _SHADOW, 4 + _SHADOW, 6 + _SHADOW, 4 + _SHADOW),
            on=self,
        )
        self._timer = single_shot(self, 0, self.hide)
        self._close.clicked.connect(self.hide)
        theme.changed.connect(self.update)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str, action: str = "", act: Callable[[], object] | None = None, second: Way | None = None) -> None:
        """Show a message with an optional button, preceded by a second one."""
        self._act = act
        self._act_second = second.act if second is not None else None
        self._second.setText(second.text if second is not None else "")
        self._second.setVisible(second is not None)
        self.setAccessibleName(text)
        self._action.setText(action)
        self._action.setVisible(bool(action))
        self._fit()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self._timer.start(SHOWN_MILLISECONDS)

    def text(self) -> str:
        return self._text.text() if not self.isHidden() else ""

    def act(self) -> None:
        self._action.click()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the bottom of the window when it is resized."""
        if isinstance(event, QResizeEvent) and not self.isHidden():
            self._fit()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW - 2, -_SHADOW, -_SHADOW)
        paint_shadow(painter, body, 8, self._theme)
        fill_round(painter, body.adjusted(-1, -1, 1, 1), 9, self._theme.color("line_strong"))
        fill_round(painter, body, 8, self._theme.color("bg_raised"))
        painter.end()

    def _do(self) -> None:
        act, self._act = self._act, None
        self.hide()
        if act is not None:
            act()

    def _do_second(self) -> None:
        act, self._act_second = self._act_second, None
        self.hide()
        if act is not None:
            act()

    def _fit(self) -> None:
        text = self.accessibleName()
        beside = _BESIDE_TEXT + (self._second.sizeHint().width() if not self._second.isHidden() else 0)
        room = min(_WIDEST, self._window.width() - 2 * _FROM_BOTTOM) - beside
        shown = elided(self._text.fontMetrics(), text, room)
        self._text.setText(shown)
        set_tip(self._text, text if shown != text else "")
        self._row.activate()
        self.adjustSize()
        self._place()

    def _place(self) -> None:
        self.move((self._window.width() - self.width()) // 2, self._window.height() - self.height() - _FROM_BOTTOM)


def paint_shadow(painter: QPainter, body: QRectF, radius: float, theme: Theme) -> None:
    """Draw a soft shadow below a card in a few translucent layers."""
    painter.setOpacity(0.28)
    for spread in (5.0, 4.0, 3.0, 2.0, 1.0):
        fill_round(painter, body.adjusted(-spread, 2 - spread / 2, spread, spread), radius + spread, theme.color("shadow"))
    painter.setOpacity(1)
