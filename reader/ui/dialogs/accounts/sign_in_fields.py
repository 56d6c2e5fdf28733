"""Credentials for a server: name and password, or a key. GUI thread only."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from reader.domain.accounts import Server, ServerKind, SignIn
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.segmented import Segmented
from reader.ui.widgets.dialog import LABEL_PX, labelled
from reader.ui.widgets.labels import PlainLabel
from reader.ui.widgets.text_fields import LineEdit


class SignInFields(QWidget):
    """Emits `changed` when a field changes. Secrets are passed on once and never shown."""

    changed = Signal()

    def __init__(self, theme: Theme, username: str = "", sign_in: SignIn = SignIn.PASSWORD) -> None:
        super().__init__()
        self.username = LineEdit(username)
        self.username.setAccessibleName(self.tr("User name"))
        self.secret = LineEdit()
        self.secret.setEchoMode(QLineEdit.EchoMode.Password)
        self.way: Segmented[SignIn] = Segmented(
            theme,
            self.tr("Sign in with"),
            [(SignIn.PASSWORD, self.tr("User and password")), (SignIn.KEY, self.tr("API key"))],
        )
        self.way.set_value(sign_in)
        self._way_row = labelled(self.tr("Sign in with"), self.way)
        self._name_row = labelled(self.tr("User name"), self.username, is_wide=True)
        self._password_row = labelled(self.tr("Password"), self.secret, is_wide=True)
        self.hint = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        indent = QWidget()
        indent.setFixedWidth(LABEL_PX)
        hint_row = boxes.row(indent, (self.hint, 1), spacing=12, margins=0)
        boxes.column(self._way_row, self._name_row, self._password_row, hint_row, spacing=10, margins=0, on=self)
        for field in (self.username, self.secret):
            field.textChanged.connect(self.changed)
        self.way.chosen.connect(self._chosen)
        self._kind, self._takes_key = ServerKind.OTHER, sign_in is SignIn.KEY
        self._show()

    def show_server(self, server: Server) -> None:
        self._kind, self._takes_key = server.kind, server.takes_key
        if not server.takes_key:
            self.way.set_value(SignIn.PASSWORD)
        self._show()

    def sign_in(self) -> SignIn:
        return self.way.value() or SignIn.PASSWORD

    def name(self) -> str:
        """Return the user name; empty with a key."""
        return "" if self.sign_in() is SignIn.KEY else self.username.text().strip()

    def is_complete(self) -> bool:
        return bool(self.secret.text()) and (self.sign_in() is SignIn.KEY or bool(self.name()))

    def focus(self) -> None:
        """Focus the first empty field, else the password, selected so that typing replaces a refused one."""
        field = self.secret if self.name() or self.sign_in() is SignIn.KEY else self.username
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        field.selectAll()

    def _chosen(self) -> None:
        self.secret.clear()
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        is_key = self.sign_in() is SignIn.KEY
        self._way_row.setVisible(self._takes_key)
        self._name_row.setVisible(not is_key)
        what = self.tr("API key") if is_key else self.tr("Password")
        self.secret.setAccessibleName(what)
        for label in self._password_row.findChildren(PlainLabel):
            label.setText(what)
        where = {
            ServerKind.FRESHRSS: self.tr(
                "The API password, which FreshRSS keeps in Settings, Profile. It is not the one you log in with."
            ),
            ServerKind.MINIFLUX: self.tr("User name and password of the Google Reader integration (Settings, Integrations)."),
        }
        kept = self.tr("Stored only in this computer's keyring. It is sent to this address and nowhere else.")
        own = self.tr("From Settings, API keys.") if is_key else where.get(self._kind, "")
        self.hint.setText(" ".join(filter(None, (own, kept))))
