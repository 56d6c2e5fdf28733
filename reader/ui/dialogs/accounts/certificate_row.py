"""A certificate that no authority vouches for, shown before it is trusted. GUI thread only."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from reader.ui.dialogs.accounts.server_text import fingerprint_text
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.widgets import boxes
from reader.ui.widgets.controls import TickBox
from reader.ui.widgets.labels import PlainLabel


class CertificateRow(QWidget):
    """Hidden while there is nothing to compare; `changed` says that it is trusted or not."""

    changed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.certificate = ""
        self._message = PlainLabel(kind="warn", is_wrapped=True)
        self.fingerprint = PlainLabel("", fonts.mono_font(fonts.SMALL_PX))
        self.fingerprint.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.trust = TickBox(theme, self.tr("Trust this certificate for this account"))
        self.trust.toggled.connect(self.changed)
        boxes.column(self._message, self.fingerprint, self.trust, spacing=8, margins=0, on=self)
        self.hide()

    def show_certificate(self, certificate: str, *, is_other: bool) -> None:
        """Ask about a certificate by its SHA-256; `is_other`: in place of one that was trusted. None where it is empty."""
        if certificate != self.certificate:
            self.trust.setChecked(False)
        self.certificate = certificate
        before = (
            self.tr("The server's certificate changed.") if is_other else self.tr("No authority vouches for its certificate.")
        )
        self._message.setText(f"{before} {self.tr('Compare its SHA-256 fingerprint with the server before you trust it:')}")
        self.fingerprint.setText(fingerprint_text(certificate))
        self.setVisible(bool(certificate))

    def is_settled(self) -> bool:
        """Whether there is none to ask about, or it is trusted."""
        return not self.certificate or self.trust.isChecked()
