"""Sheets of accounts: add one, sign in, settings, questions of a synchronisation. GUI thread only."""

from collections.abc import Callable
from dataclasses import replace
from enum import IntEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from reader.domain.accounts import UNENCRYPTED, Account, Server, ServerKind, SignIn
from reader.domain.commands import (
    AddAccount,
    CheckAccount,
    Command,
    ConfirmServer,
    FindServer,
    RemoveAccount,
    SetAccount,
    SettleOldChanges,
    SignInAgain,
    SyncAccounts,
)
from reader.domain.errors import ProblemKind
from reader.domain.events import AccountAdded, AccountChanged, AccountChecked, AccountRemoved, CommandFailed, Event, ServerFound
from reader.domain.ids import Clock, CommandId
from reader.domain.value_classes import dataclass
from reader.ui.dialogs.properties import OptionRow
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Segmented, Switch, TickBox
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import FieldIcon, PlainLabel, button, progress_bar
from reader.ui.kit.sheet import CommandSheet, below_label, with_label
from reader.ui.kit.theme import Theme
from reader.ui.text.accounts import fingerprint_text, refresh_text, server_text, state_text, waiting_text
from reader.ui.text.problems import sentence
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, dotted, fill


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
        self.secret = LineEdit(is_secret=True)
        self.hint = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        self._field = with_label(self.tr("Token"), self.secret, is_wide=True)
        self._more = boxes.widget(boxes.column(self._field, below_label(self.hint), spacing=10, margins=(0, 6, 0, 0)))
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


class SignInFields(QWidget):
    """Emits `changed` when a field changes. Secrets are passed on once and never shown."""

    changed = Signal()

    def __init__(self, theme: Theme, username: str = "", sign_in: SignIn = SignIn.PASSWORD) -> None:
        super().__init__()
        self.username = LineEdit(username)
        self.secret = LineEdit(is_secret=True)
        self.way: Segmented[SignIn] = Segmented(
            theme,
            self.tr("Sign in with"),
            [(SignIn.PASSWORD, self.tr("User and password")), (SignIn.KEY, self.tr("API key"))],
        )
        self.way.set_value(sign_in)
        self._way_row = with_label(self.tr("Sign in with"), self.way)
        self._name_row = with_label(self.tr("User name"), self.username, is_wide=True)
        self._password_row = with_label(self.tr("Password"), self.secret, is_wide=True)
        self.hint = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        hint_row = below_label(self.hint)
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


class AccountSheet(CommandSheet):
    """Switches apply at once, name and password when saved. A changed certificate is shown before it is trusted."""

    def __init__(
        self, theme: Theme, window: QWidget, clock: Clock, submit: Callable[[Command], None], account: Account, waiting: int
    ) -> None:
        super().__init__(theme, window, submit, account.name)
        self._clock, self._account, self._waiting_changes = clock, account, waiting
        self._closes_after: set[CommandId] = set()
        where = PlainLabel(dotted(server_text(account.server), account.server.url), kind="second", is_wrapped=True)
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.certificate = CertificateRow(theme)
        self.name = LineEdit(account.name)
        self.fields = SignInFields(theme, account.username, account.sign_in)
        self.fields.show_server(account.server)
        self.fields.changed.connect(self._show_what_is_kept)
        self._show_what_is_kept()
        self.rules = Switch(theme, self.tr("Rules act on its new articles"))
        self.rules.setChecked(account.runs_rules)
        self.rules.clicked.connect(self._switched)
        rules_row = OptionRow(theme, self.rules.accessibleName(), self.rules, self.tr("On one of your computers is enough."))
        text = self.tr("The server's own timer keeps running. Scorecard compares the two.")
        self.refreshes = RefreshRow(theme, text, is_on=account.refreshes_server)
        self.refreshes.switched.connect(self._refreshes_switched)
        if account.refreshes_server:
            self.refreshes.secret.setPlaceholderText(self.tr("In the system keyring; type to replace"))
        rows = boxes.widget(boxes.column(rules_row, self.refreshes, spacing=0, margins=0))
        self.refreshes.show_server(account.server, account.sign_in)
        for part in (
            where,
            self.message,
            self.certificate,
            with_label(self.tr("Name"), self.name, is_wide=True),
            self.fields,
            rows,
        ):
            self.body.addWidget(part)
        self.remove_button = button(self.tr("Remove account"), self._remove)
        self.keep = TickBox(theme, self.tr("Keep its feeds on this computer"))
        self.body.addLayout(boxes.row((self.keep, 1), self.remove_button, spacing=16, margins=0))
        self.sync_button = button(self.tr("Sync now"), lambda: self._submit(SyncAccounts((self._account.account_id,))))
        self.save_button = button(self.tr("Save"), self.go, "primary")
        self.set_buttons(self.sync_button, self.save_button)
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

    # User actions

    def go(self) -> None:
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

    def _remove(self) -> None:
        self._send(RemoveAccount(self._account.account_id, keeps_feeds=self.keep.isChecked()), closes=True)

    def _send(self, command: Command, *, closes: bool = False) -> None:
        if closes:
            self._closes_after.add(command.command_id)
        self._show_state()
        self.send(command)

    # Engine events

    def handle_event(self, event: Event) -> None:
        if isinstance(event, AccountChanged) and event.account.account_id == self._account.account_id:
            self._account = event.account
            self._show_state()
        if event.cause not in self.waiting:
            return
        if isinstance(event, CommandFailed):
            self._closes_after.clear()
            self._show_state()
            self.say(sentence(event.problem), "bad")
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
        waiting = self._waiting_changes
        if problem is None:
            states = [state_text(self._account, waiting, None, self._clock)]
        else:
            states = [sentence(problem), waiting_text(waiting) if waiting else ""]
        self.say("\n".join(filter(None, (*states, refreshes))), "warn" if problem is not None or refreshes else "second")
        self.message.setVisible(not certificate)
        self.certificate.show_certificate(certificate, is_other=bool(self._account.server.certificate))
        is_free = not self._closes_after
        for each in (self.save_button, self.remove_button, self.sync_button):
            each.setEnabled(is_free)
        self.fit()


class Step(IntEnum):
    ADDRESS = 0
    SIGN_IN = 1
    READY = 2


class AddAccountSheet(CommandSheet):
    """Return performs the next step: find the server, sign in, add the account. Editing a field of an earlier step goes back to
    it.
    """

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        submit: Callable[[Command], None],
        address: str = "",
        show_computers: Callable[[], object] = str,
    ) -> None:
        super().__init__(theme, window, submit)
        self._waiting: CommandId | None = None
        self._server: Server | None = None
        self._step = Step.ADDRESS
        self.set_title(self.tr("Add account"))
        self.intro = PlainLabel(
            self.tr("Keep feeds, read states and stars in step with a server you already use."), kind="second", is_wrapped=True
        )
        self.address = LineEdit(address, self.tr("Address"), hint="rss.example.com", kind="large")
        FieldIcon(self._theme, self.address, "server", self.tr("Address"))
        self.address.textChanged.connect(self._back_to_address)
        self._wait = progress_bar(self.tr("Waiting for the server"))
        self.certificate = CertificateRow(theme)
        self.certificate.changed.connect(self._show_state)
        self.fields = SignInFields(theme)
        self.fields.changed.connect(self._back_to_sign_in)
        self.name = LineEdit()
        self._name_row = with_label(self.tr("Name"), self.name, is_wide=True)
        self.refreshes = RefreshRow(
            theme, self.tr("New articles are there when you usually read. The server's own timer keeps running.")
        )
        self.refreshes.switched.connect(self._show_state)
        self.refreshes.changed.connect(self._show_state)
        said = below_label(boxes.column(self._wait, self.message, self.certificate, spacing=8))
        self.hint = PlainLabel(
            self.tr("FreshRSS and Miniflux. Other servers with the Google Reader API may work."),
            fonts.ui_font(fonts.SMALL_PX),
            "meta",
            is_wrapped=True,
        )
        for part in (self.intro, self.hint, with_label(self.tr("Address"), self.address, is_wide=True), said, self.fields):
            self.body.addWidget(part)
        for part in (self._name_row, self.refreshes):
            self.body.addWidget(part)
        self.next_button = button("", self.go, "primary")
        self.no_server = button(self.tr("Without a server…"), show_computers, "quiet")
        self.set_buttons(button(self.tr("Cancel"), self.close_sheet), self.next_button, quiet=self.no_server)
        self._show_state()
        self.open()
        self.address.setFocus(Qt.FocusReason.OtherFocusReason)
        if address:
            self.go()

    # User actions

    def go(self) -> None:
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

    def _send(self, command: Command, text: str) -> None:
        self._waiting = command.command_id
        self.say(text)
        self._show_state()
        self.send(command, is_query=not isinstance(command, AddAccount))

    def _back_to_address(self) -> None:
        self._waiting, self._server, self._step = None, None, Step.ADDRESS
        self.say("")
        self._show_state()

    def _back_to_sign_in(self) -> None:
        if self._step is Step.READY:
            self._step = Step.SIGN_IN
            self.say("")
        self._waiting = None
        self._show_state()

    # Engine events

    def waits_for(self, cause: CommandId | None) -> bool:
        return cause is not None and cause == self._waiting

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause):
            return
        if isinstance(event, ServerFound):
            self._waiting = None
            self._show_server(event.server)
        elif isinstance(event, AccountChecked):
            self._waiting, self._step = None, Step.READY
            feeds = self.tr("%n feeds", "", event.feeds) if event.feeds else self.tr("no feeds")
            unread = self.tr("%n unread articles", "", event.unread) if event.unread else self.tr("nothing unread")
            self.say(fill(self.tr("Signed in: {feeds}, {unread}"), feeds=feeds, unread=unread))
            self._show_state()
            self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(event, AccountAdded):
            self.close_sheet()
        elif isinstance(event, CommandFailed):
            self._waiting = None
            is_open = event.problem.kind is ProblemKind.UNENCRYPTED and self._server is not None
            self.say("" if is_open else sentence(event.problem), "bad")
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
        self.say("\n".join(filter(None, (found, untried, local, plain))), "warn" if plain else "second")
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

    def _show_state(self) -> None:
        server = self._server
        is_known, is_busy = server is not None, self._waiting is not None
        self._wait.setVisible(is_busy)
        self.message.setVisible(bool(self.message.text()))
        if server is None or self._step is Step.READY:
            self.certificate.hide()
        self.hint.setVisible(not is_known)
        self.no_server.setVisible(not is_known)
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


_tr = Translator("AccountQuestions")


@dataclass(frozen=True, slots=True)
class Question:
    title: str
    text: str
    answers: tuple[tuple[str, Command], ...]


def replaced_question(account: Account) -> Question:
    """Return the question about a server without the known articles, or with others instead."""
    return Question(
        fill(_tr("Was {name} set up again?"), name=account.name),
        _tr(
            "The server no longer has the articles that came from it before, or has others in their place. If it was set up again with "
            "the same feeds, or restored from a backup, articles are matched by link and title, and read states and stars here are kept. "
            "Nothing is synchronised until you choose."
        ),
        (
            (_tr("Stop synchronising"), ConfirmServer(account.account_id, is_same=False)),
            (_tr("Match articles"), ConfirmServer(account.account_id, is_same=True)),
        ),
    )


def old_changes_question(account: Account, waiting: int, clock: Clock) -> Question:
    since = clock_time(account.synced_at or 0, clock)
    text = _tr(
        "%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. "
        "Nothing is synchronised until you choose.",
        waiting,
    )
    return Question(
        fill(_tr("Send old changes to {name}?"), name=account.name),
        fill(text, time=since),
        (
            (_tr("Send changes"), SettleOldChanges(account.account_id, sends=True)),
            (_tr("Use the server's state"), SettleOldChanges(account.account_id, sends=False)),
        ),
    )
