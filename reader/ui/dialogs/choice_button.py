"""A button with a name and, smaller below it, an address. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter

from reader.ui.look import fonts
from reader.ui.look.painting import text_line
from reader.ui.look.theme import Theme
from reader.ui.widgets.labels import PushButton

_LEFT = 12
_TITLE_PX = 18
_ADDRESS_PX = 16


class ChoiceButton(PushButton):
    """One of several feeds; its text is the name, an ampersand in it doubled as in every button."""

    def __init__(self, theme: Theme, title: str, address: str, clicked: Callable[[], object]) -> None:
        super().__init__(title or address)
        self._title = title or address
        self._theme = theme
        self._address = address
        self.setProperty("kind", "choice")
        self.setAutoDefault(True)
        self.setAccessibleDescription(address)
        self.clicked.connect(lambda: clicked())  # noqa: PLW0108 - a signal's emit would take `checked`

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The button of the style, with two lines of our own at its left."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        frame = QStylePainter(self)
        frame.drawControl(QStyle.ControlElement.CE_PushButton, option)
        frame.end()
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(_LEFT, 0, -_LEFT, 0)
        top = (area.height() - _TITLE_PX - _ADDRESS_PX) / 2
        title = QRectF(area.left(), top, area.width(), _TITLE_PX)
        medium = fonts.ui_font(fonts.BASE_PX, fonts.MEDIUM)
        text_line(painter, title, medium, self._theme.color("text"), self._title)
        address = QRectF(area.left(), top + _TITLE_PX, area.width(), _ADDRESS_PX)
        text_line(painter, address, fonts.ui_font(fonts.SMALL_PX), self._theme.color("text_3"), self._address)
        painter.end()
