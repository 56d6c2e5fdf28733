"""Settings of an account: name, permissions, password, removal. GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from reader.domain.account_commands import RemoveAccount, SetAccount, SignInAgain, SyncAccounts
from reader.domain.account_events import AccountChanged, AccountRemoved
from reader.domain.accounts import Account
from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.domain.errors import ProblemKind
from reader.domain.events import CommandFailed, Event
from reader.domain.ids import CommandId
from reader.ui.dialogs.accounts.certificate_row import CertificateRow
from reader.ui.dialogs.accounts.refresh_row import RefreshRow
from reader.ui.dialogs.accounts.server_text import server_text
from reader.ui.dialogs.accounts.sign_in_fields import SignInFields
from reader.ui.dialogs.properties.option_row import OptionRow
from reader.ui.look.theme import Theme
from reader.ui.sidebar.account_text import refresh_text, state_text, waiting_text
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import dotted
from reader.ui.widgets import boxes
from reader.ui.widgets.controls.switch import Switch
from reader.ui.widgets.controls.tick_box import TickBox
from reader.ui.widgets.dialog import Dialog, labelled, restyle
from reader.ui.widgets.labels import PlainLabel, button
from reader.ui.widgets.text_fields import LineEdit


class AccountSheet(Dialog):
    """Switches apply at once, name and password when saved. A changed certificate is shown before it is trusted."""

    def __init__(
        self, theme: Theme, window: QWidget, clock: Clock, submit: Callable[[Command], None], account: Account, waiting: int
    ) -> None:
        super().__init__(theme, window, account.name)
        self._submit, self._clock = submit, clock
        self._account, self._waiting_changes = account, waiting
        self._causes: set[CommandId] = set()
        self._closes_after: set[CommandId] = set()
        where = PlainLabel(dotted(server_text(account.server), account.server.url), kind="second", is_wrapped=True)
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.state = PlainLabel(kind="second", is_wrapped=True)
        self.certificate = CertificateRow(theme)
        self.name = LineEdit(account.name)
        self.name.setAccessibleName(self.tr("Name"))
        self.fields = SignInFields(theme, account.username, account.sign_in)
        self.fields.show_server(account.server)
        self.fields.changed.connect(self._show_what_is_kept)
        self._show_what_is_kept()
        self.rules = self._switch(self.tr("Rules act on its new articles"), is_on=account.runs_rules)
        rules_row = OptionRow(theme, self.rules.accessibleName(), self.rules, self.tr("On one of your computers is enough."))
        text = self.tr("The server's own timer keeps running. Scorecard compares the two.")
        self.refreshes = RefreshRow(theme, text, is_on=account.refreshes_server)
        self.refreshes.switched.connect(self._refreshes_switched)
        if account.refreshes_server:
            self.refreshes.secret.setPlaceholderText(self.tr("In the system keyring; type to replace"))
        rows = QWidget()
        boxes.column(rules_row, self.refreshes, spacing=0, margins=0, on=rows)
        self.refreshes.show_server(account.server, account.sign_in)
        for part in (where, self.state, self.certificate, labelled(self.tr("Name"), self.name, is_wide=True), self.fields, rows):
            self.body.addWidget(part)
        self.remove_button = button(self.tr("Remove account"), self._remove)
        self.keep = TickBox(theme, self.tr("Keep its feeds on this computer"))
        self.body.addLayout(boxes.row((self.keep, 1), self.remove_button, spacing=16, margins=0))
        self.sync_button = button(self.tr("Sync now"), self._sync)
        self.save_button = button(self.tr("Save"), self.save, "primary")
        self.footer.addStretch()
        for item in (self.sync_button, self.save_button):
            self.footer.addWidget(item)
        self._show_state()
        self.open()
        if account.problem is not None and account.problem.kind in {ProblemKind.SIGN_IN_FAILED, ProblemKind.KEY_REFUSED}:
            self.fields.focus()
        elif self.certificate.certificate:
            self.certificate.trust.setFocus(Qt.FocusReason.OtherFocusReason)
        elif account.refreshes_need_user and self.refreshes.needs_secret():
            self.refreshes.focus()
        else:
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _switch(self, name: str, *, is_on: bool) -> Switch:
        switch = Switch(self._theme, name)
        switch.setChecked(is_on)
        switch.clicked.connect(self._switched)
        return switch

    # User actions

    def save(self) -> None:
        """Store the fields; the sheet closes once that is done."""
        if self._closes_after:
            return
        account, fields = self._account, self.fields
        is_other = fields.sign_in() is not account.sign_in or fields.name() not in {"", account.username}
        if is_other and not fields.secret.text():
            # the keyring stores name and password together
            fields.focus()
            return
        certificate = self.certificate.certificate if self.certificate.trust.isChecked() else None
        if fields.secret.text() or certificate is not None:
            username = fields.name() or account.username
            again = SignInAgain(account.account_id, username, fields.secret.text(), certificate, fields.sign_in())
            self._send(again, closes=True)
        if self.refreshes.is_on() and (self.refreshes.given() or not account.refreshes_server):
            wanted = SetAccount(account.account_id, refreshes_server=True, refresh_secret=self.refreshes.given())
            self._send(wanted, closes=True)
        name = self.name.text().strip()
        if name and name != account.name:
            self._send(SetAccount(account.account_id, name=name), closes=True)
        if not self._closes_after:
            self.close_sheet()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Save on Return, unless a button has the focus."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.save()
            event.accept()
            return
        super().keyPressEvent(event)

    def _show_what_is_kept(self) -> None:
        is_kept = self.fields.sign_in() is self._account.sign_in
        self.fields.secret.setPlaceholderText(self.tr("In the system keyring; type to replace") if is_kept else "")

    def _switched(self) -> None:
        account = self._account
        self._send(SetAccount(account.account_id, runs_rules=self.rules.isChecked()))

    def _refreshes_switched(self) -> None:
        """Apply the refresh switch at once, or on saving if it needs a token."""
        self.fit()
        is_on = self.refreshes.is_on()
        if is_on is not self._account.refreshes_server and not (is_on and self.refreshes.needs_secret()):
            self._send(SetAccount(self._account.account_id, refreshes_server=is_on))

    def _sync(self) -> None:
        self._submit(SyncAccounts((self._account.account_id,)))

    def _remove(self) -> None:
        self._send(RemoveAccount(self._account.account_id, keeps_feeds=self.keep.isChecked()), closes=True)

    def _send(self, command: Command, *, closes: bool = False) -> None:
        self._causes.add(command.command_id)
        if closes:
            self._closes_after.add(command.command_id)
        self._show_state()
        self._submit(command)

    # Engine events

    def waits_for(self, cause: CommandId | None) -> bool:
        """Return True if a response to this command is shown here."""
        return cause in self._causes

    def handle_event(self, event: Event) -> None:
        if isinstance(event, AccountChanged) and event.account.account_id == self._account.account_id:
            self._account = event.account
            self._show_state()
        if event.cause not in self._causes:
            return
        if isinstance(event, CommandFailed):
            self._closes_after.clear()
            self._show_state()
            restyle(self.state, "bad")
            self.state.setText(sentence(event.problem))
            self.fit()
        elif isinstance(event, AccountChanged | AccountRemoved) and event.cause in self._closes_after:
            self._closes_after.discard(event.cause)
            if not self._closes_after:
                self.close_sheet()

    def _new_certificate(self) -> str:
        problem = self._account.problem
        if problem is None or problem.kind not in {ProblemKind.CERTIFICATE_CHANGED, ProblemKind.CERTIFICATE_UNKNOWN}:
            return ""
        return str(problem.detail).replace(":", "").lower()

    def _show_state(self) -> None:
        problem, certificate = self._account.problem, self._new_certificate()
        refreshes = refresh_text(self._account)
        restyle(self.state, "warn" if problem is not None or refreshes else "second")
        waiting = self._waiting_changes
        if problem is None:
            states = [state_text(self._account, waiting, None, self._clock)]
        else:
            states = [sentence(problem), waiting_text(waiting) if waiting else ""]
        self.state.setText("\n".join(filter(None, (*states, refreshes))))
        self.state.setVisible(not certificate)
        self.certificate.show_certificate(certificate, is_other=bool(self._account.server.certificate))
        is_free = not self._closes_after
        for each in (self.save_button, self.remove_button, self.sync_button):
            each.setEnabled(is_free)
        self.fit()
