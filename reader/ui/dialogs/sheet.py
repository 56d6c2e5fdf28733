"""A card with a title and buttons over the dimmed window. GUI thread only."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reader.ui import fonts
from reader.ui.cover import Cover
from reader.ui.labels import PlainLabel
from reader.ui.theme import Theme

_PADDING = 28


class Sheet(Cover):
    """Holds a title, a body and a row of buttons."""

    def __init__(self, theme: Theme, window: QWidget, title: str, width: int) -> None:
        super().__init__(theme, window, title, width)
        self.title = PlainLabel(title, fonts.ui_font(fonts.INPUT_PX, fonts.SEMIBOLD))
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        self.column.setContentsMargins(_PADDING, 24, _PADDING, 24)
        self.column.addWidget(self.title)
        self.column.addSpacing(12)
        self.column.addLayout(self.body)
        self.column.addSpacing(20)
        self.column.addLayout(self.foot)
