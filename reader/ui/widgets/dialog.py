"""A card with title, close button, body and a footer of buttons. GUI thread only."""

from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.languages import side_margins
from reader.ui.widgets import boxes
from reader.ui.widgets.boxes import STRETCH
from reader.ui.widgets.cover import Cover
from reader.ui.widgets.labels import IconButton, PlainLabel

DIALOG_PX = 600
PADDING_PX = 28
LABEL_PX = 92
_FOOTER_PX = 64
_QUIET_PX = 9
"""Side padding of a flat button."""


class Dialog(Cover):
    """`body` holds the content, `footer` the buttons from left to right."""

    def __init__(self, theme: Theme, window: QWidget, title: str, width: int = DIALOG_PX, height: int | None = None) -> None:
        super().__init__(theme, window, title, width, height)
        self.title = PlainLabel(title, fonts.ui_font(fonts.INPUT_PX, fonts.SEMIBOLD))
        # A long name is elided; it must not push the close button out of the card.
        self.title.setMinimumWidth(1)
        self.close_button = IconButton(theme, "close", self.tr("Close"))
        self.close_button.clicked.connect(self.close_sheet)
        self.header = boxes.row(self.title, STRETCH, self.close_button, spacing=8, margins=(PADDING_PX, 20, PADDING_PX - 8, 10))
        self.body = boxes.column(spacing=12, margins=(PADDING_PX, 0, PADDING_PX, 20))
        band = QFrame()
        band.setProperty("kind", "footer")
        band.setFixedHeight(_FOOTER_PX)
        self.footer = boxes.row(spacing=8, margins=(PADDING_PX, 0, PADDING_PX, 0), on=band)
        self.column.addLayout(self.header)
        self.column.addLayout(self.body)
        self.column.addWidget(band)

    def put_first(self, quiet: QPushButton) -> None:
        """Insert a flat button first, aligned with the other text of the card."""
        self.footer.setContentsMargins(side_margins(PADDING_PX - _QUIET_PX, 0, PADDING_PX, 0))
        self.footer.addWidget(quiet)


def restyle(widget: PlainLabel, kind: str) -> None:
    if widget.property("kind") != kind:
        widget.setProperty("kind", kind)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def labelled(label: str, field: QWidget, *, is_wide: bool = False) -> QWidget:
    """Return a field with a label at its left as its buddy."""
    name = PlainLabel(label, kind="second")
    name.setBuddy(field)
    name.setFixedWidth(LABEL_PX)
    row = QWidget()
    rest = ((field, 1),) if is_wide else (field, STRETCH)
    boxes.row(name, *rest, spacing=12, margins=0, on=row)
    return row
