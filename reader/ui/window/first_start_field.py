"""The field with its button inside, as the first start has it. GUI thread only."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QWidget

from reader.ui.look import fonts
from reader.ui.text.languages import side_margins
from reader.ui.widgets.labels import button


class AddressField(QFrame):
    """Shows its focus round field and button together."""

    add_wanted = Signal(str)

    def __init__(self, verb: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "field")
        self.setFixedHeight(36)
        self.field = QLineEdit()
        self.field.setProperty("kind", "bare")
        self.field.setFont(fonts.ui_font(fonts.BASE_PX))
        self.go = button(verb, self._announce, "primary")
        self.go.setProperty("dense", "true")
        row = QHBoxLayout(self)
        row.setContentsMargins(side_margins(12, 3, 3, 3))
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.go)
        self.field.returnPressed.connect(self._announce)
        self.field.installEventFilter(self)
        self.setFocusProxy(self.field)

    def set_busy(self, *, is_busy: bool) -> None:
        """While the address is looked at, it cannot be sent again."""
        self.go.setEnabled(not is_busy)
        self.field.setReadOnly(is_busy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Mark the frame while the field has the focus."""
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.setProperty("focused", event.type() == QEvent.Type.FocusIn)
            self.style().unpolish(self)
            self.style().polish(self)
        return super().eventFilter(watched, event)

    def _announce(self) -> None:
        address = self.field.text().strip()
        if address and self.go.isEnabled():
            self.add_wanted.emit(address)
