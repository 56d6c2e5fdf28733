"""Switch that lets the plan request refreshes from a server, with the token or key this requires. GUI thread only."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.domain.accounts import Server, ServerKind, SignIn
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.switch import Switch
from reader.ui.widgets.dialog import LABEL_PX, labelled
from reader.ui.widgets.labels import PlainLabel
from reader.ui.widgets.text_fields import LineEdit


class RefreshRow(QWidget):
    """Emits `switched` when the user uses the switch, `changed` after typing. Stored secrets are never shown."""

    switched = Signal()
    changed = Signal()

    def __init__(self, theme: Theme, text: str, *, is_on: bool = False) -> None:
        super().__init__()
        name = self.tr("Let Beforehand tell this server when to refresh")
        title = PlainLabel(name, fonts.ui_font(fonts.BASE_PX), is_wrapped=True)
        self.switch = Switch(theme, name)
        self.switch.setChecked(is_on)
        words = boxes.column(title, PlainLabel(text, fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True), spacing=4)
        top = boxes.row((words, 1), self.switch, spacing=24, margins=(0, 8, 0, 0))
        self.secret = LineEdit()
        self.secret.setEchoMode(QLineEdit.EchoMode.Password)
        self.hint = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        self._field = labelled(self.tr("Token"), self.secret, is_wide=True)
        indent = QWidget()
        indent.setFixedWidth(LABEL_PX)
        self._more = QWidget()
        hint_row = boxes.row(indent, (self.hint, 1), spacing=12, margins=0)
        boxes.column(self._field, hint_row, spacing=10, margins=(0, 6, 0, 0), on=self._more)
        boxes.column(top, self._more, spacing=0, margins=0, on=self)
        self._server: Server | None = None
        self._sign_in = SignIn.PASSWORD
        self.switch.clicked.connect(self._switched)
        self.secret.textChanged.connect(self.changed)

    def show_server(self, server: Server | None, sign_in: SignIn) -> None:
        self._server, self._sign_in = server, sign_in
        self.setVisible(server is not None and server.takes_refreshes)
        self._show()

    def is_on(self) -> bool:
        return self.switch.isChecked() and self._server is not None and self._server.takes_refreshes

    def needs_secret(self) -> bool:
        """Return True if a separate token or key is required; a key used to sign in suffices."""
        return self._sign_in is not SignIn.KEY

    def given(self) -> str:
        """Return the typed secret if one is requested."""
        return self.secret.text().strip() if self.is_on() and self.needs_secret() else ""

    def focus(self) -> None:
        self.secret.setFocus(Qt.FocusReason.OtherFocusReason)

    def _switched(self) -> None:
        self._show()
        if self.is_on() and self.needs_secret():
            self.focus()
        self.switched.emit()

    def _show(self) -> None:
        is_fresh = self._server is not None and self._server.kind is ServerKind.FRESHRSS
        name = self.tr("Token") if is_fresh else self.tr("API key")
        self.secret.setAccessibleName(name)
        for label in self._field.findChildren(PlainLabel):
            label.setText(name)
        where = (
            self.tr("The authentication token of your FreshRSS profile (Settings, Profile).")
            if is_fresh
            else self.tr("From Settings, API keys.")
        )
        kept = self.tr("Stored only in this computer's keyring.")
        self.hint.setText(f"{where} {kept}")
        self._more.setVisible(self.is_on() and self.needs_secret())
