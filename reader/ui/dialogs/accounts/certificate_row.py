"""Shows an untrusted certificate before it is accepted, or warns before a password is sent unencrypted. GUI thread only."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from reader.domain.accounts import UNENCRYPTED
from reader.ui.dialogs.accounts.server_text import fingerprint_text
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.tick_box import TickBox
from reader.ui.widgets.labels import PlainLabel


class CertificateRow(QWidget):
    """Hidden if there is nothing to confirm; emits `changed` when acceptance changes."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.certificate = ""
        self._digits = ""
        self._message = PlainLabel(kind="warn", is_wrapped=True)
        self.fingerprint = PlainLabel("", fonts.mono_font(fonts.SMALL_PX))
        self.fingerprint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.trust = TickBox(theme, self.tr("Trust this certificate for this account"))
        self.trust.toggled.connect(self.changed)
        self.go_unencrypted = TickBox(theme, self.tr("Send the password unencrypted"))
        self.go_unencrypted.toggled.connect(self.changed)
        boxes.column(self._message, self.fingerprint, self.trust, self.go_unencrypted, spacing=8, margins=0, on=self)
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the fingerprint so that all of it is visible for comparison."""
        self._show_fingerprint()
        super().resizeEvent(event)

    def _show_fingerprint(self) -> None:
        pairs = next((each for each in (16, 8) if self._width_of(each) <= self.width()), 4)
        self.fingerprint.setText(fingerprint_text(self._digits, pairs))

    def _width_of(self, pairs: int) -> int:
        return self.fingerprint.fontMetrics().horizontalAdvance(fingerprint_text(self._digits, pairs).partition("\n")[0])

    def show_certificate(self, certificate: str, *, is_other: bool) -> None:
        """Ask about a certificate by its SHA-256, or nothing if empty; `is_other` means that it replaces a trusted one."""
        self._ask_about(certificate)
        before = (
            self.tr("The server's certificate changed.") if is_other else self.tr("No authority vouches for its certificate.")
        )
        self._message.setText(f"{before} {self.tr('Compare its SHA-256 fingerprint with the server before you trust it:')}")
        self._digits = certificate
        self._show_fingerprint()
        self.setVisible(bool(certificate))

    def show_unencrypted(self, warning: str) -> None:
        """Ask whether to send the password although others could read it."""
        self._ask_about(UNENCRYPTED)
        self._message.setText(warning)
        self.show()

    def accepted(self) -> str:
        """Return the accepted certificate, or UNENCRYPTED; empty without consent."""
        box = self.go_unencrypted if self.certificate == UNENCRYPTED else self.trust
        return self.certificate if box.isChecked() else ""

    def is_settled(self) -> bool:
        """Return True if there is nothing to confirm or it is accepted."""
        return not self.certificate or bool(self.accepted())

    def _ask_about(self, certificate: str) -> None:
        if certificate != self.certificate:
            self.trust.setChecked(False)
            self.go_unencrypted.setChecked(False)
        self.certificate = certificate
        is_open = certificate == UNENCRYPTED
        self.fingerprint.setVisible(not is_open)
        self.trust.setVisible(not is_open)
        self.go_unencrypted.setVisible(is_open)
