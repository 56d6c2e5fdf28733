"""A row of a sheet: what is set, a word of help, the control at the right, a hairline below. GUI thread only."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from reader.ui.look import fonts
from reader.ui.look.painting import hairline
from reader.ui.look.theme import Theme
from reader.ui.widgets.labels import PlainLabel

LEAST_PX = 46
_LABEL_PX = 150


class OptionRow(QWidget):
    """A wide control takes what the words leave; others stand at the right edge."""

    def __init__(self, theme: Theme, message: str, control: QWidget, help_text: str = "", *, is_wide: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self.setMinimumHeight(LEAST_PX)
        self.help = PlainLabel(help_text, fonts.ui_font(fonts.SMALL_PX), "meta")
        if not help_text:
            # Never shown from here: without a parent yet it would be a window of its own for a moment.
            self.help.hide()
        label = PlainLabel(message, fonts.ui_font(fonts.BASE_PX))
        label.setBuddy(control)
        # Long words in some language end in an ellipsis; they must not push the control out of the sheet.
        for each in (label, self.help):
            each.setMinimumWidth(1)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addStretch()
        text.addWidget(label)
        text.addWidget(self.help)
        text.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 7)
        row.setSpacing(24)
        if is_wide:
            label.setFixedWidth(_LABEL_PX)
            row.addLayout(text)
            row.addWidget(control, 1)
        else:
            row.addLayout(text, 1)
            row.addWidget(control, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        theme.changed.connect(self.update)

    def say(self, message: str, kind: str = "meta") -> None:
        """Change the words of help; `bad` for what is wrong."""
        self.help.setText(message)
        self.help.setVisible(bool(message))
        self.help.setProperty("kind", kind)
        self.help.style().unpolish(self.help)
        self.help.style().polish(self.help)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        hairline(painter, 0, self.width(), self.height(), self._theme.color("line"))
        painter.end()
