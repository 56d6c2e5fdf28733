"""Adding an account: finds the server of an address, checks the password and shows the contents before storing anything. GUI
thread only.
"""

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QProgressBar, QWidget

from reader.domain.account_commands import AddAccount, CheckAccount, FindServer
from reader.domain.account_events import AccountAdded, AccountChecked, ServerFound
from reader.domain.accounts import UNENCRYPTED, Server, ServerKind
from reader.domain.commands import Command
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, Event
from reader.domain.ids import CommandId
from reader.ui.dialogs.accounts.certificate_row import CertificateRow
from reader.ui.dialogs.accounts.refresh_row import RefreshRow
from reader.ui.dialogs.accounts.server_text import server_text
from reader.ui.dialogs.accounts.sign_in_fields import SignInFields
from reader.ui.look import fonts
from reader.ui.look.theme import Theme
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import fill
from reader.ui.widgets import boxes
from reader.ui.widgets.dialog import LABEL_PX, Dialog, labelled, restyle
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.text_fields import LineEdit


class Step(IntEnum):
    """Step of adding an account."""

    ADDRESS = 0
    SIGN_IN = 1
    READY = 2


class AddAccountSheet(Dialog):
    """Return performs the next step: find the server, sign in, add the account. Editing a field of an earlier step goes back to
    it.
    """

    def __init__(self, theme: Theme, window: QWidget, submit: Callable[[Command], None], address: str = "") -> None:
        super().__init__(theme, window, "")
        self._submit = submit
        self._waiting: CommandId | None = None
        self._server: Server | None = None
        self._step = Step.ADDRESS
        self.title.setText(self.tr("Add account"))
        self.setAccessibleName(self.title.text())
        self.intro = PlainLabel(
            self.tr("Keep feeds, read states and stars in step with a server you already use."), kind="second", is_wrapped=True
        )
        self._make_address(address)
        self.message = PlainLabel(kind="second", is_wrapped=True)
        self._wait = QProgressBar()
        self._wait.setRange(0, 0)
        self._wait.setTextVisible(False)
        self._wait.setAccessibleName(self.tr("Waiting for the server"))
        self.certificate = CertificateRow(theme)
        self.certificate.changed.connect(self._show_state)
        self.fields = SignInFields(theme)
        self.fields.changed.connect(self._back_to_sign_in)
        self.name = LineEdit()
        self.name.setAccessibleName(self.tr("Name"))
        self._name_row = labelled(self.tr("Name"), self.name, is_wide=True)
        self.refreshes = RefreshRow(
            theme, self.tr("New articles are there when you usually read. The server's own timer keeps running.")
        )
        self.refreshes.switched.connect(self._show_state)
        self.refreshes.changed.connect(self._show_state)
        indent = QWidget()
        indent.setFixedWidth(LABEL_PX)
        said = QWidget()
        boxes.row(
            indent, (boxes.column(self._wait, self.message, self.certificate, spacing=8), 1), spacing=12, margins=0, on=said
        )
        self.hint = PlainLabel(
            self.tr("FreshRSS and Miniflux. Other servers with the Google Reader API may work."),
            fonts.ui_font(fonts.SMALL_PX),
            "meta",
            is_wrapped=True,
        )
        for part in (self.intro, self.hint, labelled(self.tr("Address"), self.address, is_wide=True), said, self.fields):
            self.body.addWidget(part)
        for part in (self._name_row, self.refreshes):
            self.body.addWidget(part)
        self.next_button = button("", self.go, "primary")
        self.footer.addStretch()
        for item in (button(self.tr("Cancel"), self.close_sheet), self.next_button):
            self.footer.addWidget(item)
        self._show_state()
        self.open()
        self.address.setFocus(Qt.FocusReason.OtherFocusReason)
        if address:
            self.go()

    def _make_address(self, address: str) -> None:
        self.address = LineEdit(address)
        self.address.setProperty("kind", "large")
        self.address.setPlaceholderText("rss.example.com")
        self.address.setAccessibleName(self.tr("Address"))
        self._icon = self.address.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        self._icon.setText(self.tr("Address"))
        self._recolor()
        self._theme.changed.connect(self._recolor)
        self.address.textChanged.connect(self._back_to_address)

    def _recolor(self) -> None:
        self._icon.setIcon(self._theme.icons.icon("server", self._theme.color("text_3")))

    # User actions

    def go(self) -> None:
        """Perform the next step."""
        if self._waiting is not None or not self.next_button.isEnabled():
            return
        server, fields = self._accepted_server(), self.fields
        if server is None:
            self._send(FindServer(self.address.text().strip()), self.tr("Finding the server…"))
        elif self._step is Step.SIGN_IN:
            check = CheckAccount(server, fields.name(), fields.secret.text(), fields.sign_in())
            self._send(check, self.tr("Signing in…"))
        else:
            name = self.name.text().strip() or server_text(server)
            add = AddAccount(
                server,
                name,
                fields.name(),
                fields.secret.text(),
                fields.sign_in(),
                refreshes_server=self.refreshes.is_on(),
                refresh_secret=self.refreshes.given(),
            )
            self._send(add, self.tr("Adding the account…"))

    def _accepted_server(self) -> Server | None:
        """Return the server found, with the user's consent to an unencrypted connection."""
        is_open = self.certificate.accepted() == UNENCRYPTED
        return replace(self._server, certificate=UNENCRYPTED) if self._server is not None and is_open else self._server

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Perform the next step on Return in any field."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.go()
            event.accept()
            return
        super().keyPressEvent(event)

    def _send(self, command: Command, text: str) -> None:
        self._waiting = command.command_id
        if not isinstance(command, AddAccount):
            self.asked.add(command.command_id)
        self._say(text)
        self._show_state()
        self._submit(command)

    def _back_to_address(self) -> None:
        self._waiting, self._server, self._step = None, None, Step.ADDRESS
        self._say("")
        self._show_state()

    def _back_to_sign_in(self) -> None:
        if self._step is Step.READY:
            self._step = Step.SIGN_IN
            self._say("")
        self._waiting = None
        self._show_state()

    # Engine events

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a response to this command is shown here."""
        return cause is not None and cause == self._waiting

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause):
            return
        if isinstance(event, ServerFound):
            self._waiting = None
            self._show_server(event.server)
        elif isinstance(event, AccountChecked):
            self._waiting, self._step = None, Step.READY
            feeds, unread = self.tr("%n feeds", "", event.feeds), self.tr("%n unread articles", "", event.unread)
            self._say(fill(self.tr("Signed in: {feeds}, {unread}"), feeds=feeds, unread=unread))
            self._show_state()
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(event, AccountAdded):
            self.close_sheet()
        elif isinstance(event, CommandFailed):
            self._waiting = None
            is_open = event.problem.kind is ProblemKind.UNENCRYPTED and self._server is not None
            self._say("" if is_open else sentence(event.problem), "bad")
            if is_open:
                self.certificate.show_unencrypted(sentence(event.problem))
            self._show_state()
            if self._server is None:
                self.address.setFocus(Qt.FocusReason.OtherFocusReason)
            else:
                self.fields.focus()

    def _show_server(self, server: Server) -> None:
        self._server, self._step = server, Step.SIGN_IN
        found = fill(self.tr("{server} found at {address}"), server=server_text(server), address=server.url)
        local = self.tr("Tags stay on this computer.") if not server.has_labels else ""
        plain = self.tr("The connection is not encrypted.") if server.url.startswith("http:") else ""
        untried = self.tr("Not tried with this server, but it may work.") if server.kind is ServerKind.OTHER else ""
        self._say("\n".join(filter(None, (found, untried, local, plain))), "warn" if plain else "second")
        self.certificate.show_certificate(server.certificate, is_other=False)
        self.fields.show_server(server)
        if not self.name.isModified():
            self.name.setText(
                {ServerKind.OTHER: server.url.partition("://")[2].partition("/")[0]}.get(
                    server.kind, server_text(server).partition(" ")[0]
                )
            )
        self._show_state()
        self.fields.focus()

    # Display

    def _say(self, text: str, kind: str = "second") -> None:
        restyle(self.message, kind)
        self.message.setText(text)

    def _show_state(self) -> None:
        server = self._server
        is_known, is_busy = server is not None, self._waiting is not None
        self._wait.setVisible(is_busy)
        self.message.setVisible(bool(self.message.text()))
        if server is None or self._step is Step.READY:
            self.certificate.hide()
        self.hint.setVisible(not is_known)
        self.fields.setVisible(is_known)
        self._name_row.setVisible(is_known)
        self.refreshes.show_server(server, self.fields.sign_in())
        texts = {Step.ADDRESS: self.tr("Find server"), Step.SIGN_IN: self.tr("Sign in"), Step.READY: self.tr("Add account")}
        self.next_button.setText(texts[self._step])
        has_token = bool(self.refreshes.given()) or not (self.refreshes.is_on() and self.refreshes.needs_secret())
        is_complete = self.certificate.is_settled() and self.fields.is_complete() and has_token
        can_go = is_complete if is_known else bool(self.address.text().strip())
        self.next_button.setEnabled(can_go and not is_busy)
        self.fit()
