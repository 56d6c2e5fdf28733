"""A dialog that asks for a line of text; scroll areas for dialogs. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.text_fields import LineEdit


def scrolled(inside: QWidget) -> QScrollArea:
    """Wrap content that may exceed the window's height."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    area.viewport().setAutoFillBackground(False)
    inside.setAutoFillBackground(False)
    return area


_WIDTH = 520


class AskLineSheet(Dialog):
    """A field, a sentence, a button; `use` gets the line and may replace this sheet by another."""

    def __init__(self, theme: Theme, window: QWidget, title: str, text: str, verb: str, use: Callable[[str], None]) -> None:
        super().__init__(theme, window, title, _WIDTH)
        self._use = use
        self.field = LineEdit()
        self.field.setAccessibleName(title)
        self.field.setFont(fonts.ui_font(fonts.ROW_PX))
        self.field.setProperty("kind", "large")
        message = PlainLabel(text, kind="second", is_wrapped=True)
        self.body.addWidget(self.field)
        self.body.addWidget(message)
        self.go_button = button(verb, self.go, "primary")
        self.footer.addStretch()
        self.footer.addWidget(button(self.tr("Cancel"), self.close_sheet))
        self.footer.addWidget(self.go_button)
        self.field.returnPressed.connect(self.go)
        self.field.textChanged.connect(self._edited)
        self._edited()
        self.open()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_address(self) -> None:
        """Configure the field for an address."""
        self.field.setPlaceholderText("https://")
        self.field.setAccessibleName(self.tr("Address"))

    def suggest(self, text: str) -> None:
        """Fill in a suggestion that typing replaces."""
        self.field.setText(text)
        self.field.selectAll()

    def go(self) -> None:
        line = self.field.text().strip()
        if line:
            self._use(line)

    def _edited(self) -> None:
        self.go_button.setEnabled(bool(self.field.text().strip()))
