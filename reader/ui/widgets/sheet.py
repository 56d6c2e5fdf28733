"""A card with a title and buttons over the dimmed window. GUI thread only."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.labels import PlainLabel

_PADDING = 28


class Sheet(Cover):
    """Holds a title, a body and a row of buttons."""

    def __init__(self, theme: Theme, window: QWidget, title: str, width: int) -> None:
        super().__init__(theme, window, title, width)
        self.title = PlainLabel(title, fonts.ui_font(fonts.INPUT_PX, fonts.SEMIBOLD))
        self.body = QVBoxLayout()
        self.body.setSpacing(12)
        self.footer = QHBoxLayout()
        self.footer.setSpacing(8)
        self.column.setContentsMargins(_PADDING, 24, _PADDING, 24)
        self.column.addWidget(self.title)
        self.column.addSpacing(12)
        self.column.addLayout(self.body)
        self.column.addSpacing(20)
        self.column.addLayout(self.footer)


def scrolled(inside: QWidget) -> QScrollArea:
    """What may be higher than the window has room for."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    return area
