"""Following newsletters from a folder of a mailbox: sign in, choose some of what is there. GUI thread only."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reader.domain.addresses import host_of
from reader.domain.commands import AddNewsletters, Command, FindNewsletters
from reader.domain.events import CommandFailed, Event, FeedsFound, MailFoldersFound, SubscriptionsChanged
from reader.domain.ids import CommandId, FolderId
from reader.domain.mailbox import INBOX, MailFolder, mail_folder
from reader.domain.subscription import FoundFeed
from reader.ui.data.timers import single_shot
from reader.ui.dialogs.add_feed import Folders, folder_choice
from reader.ui.kit import boxes, fonts
from reader.ui.kit.controls import Combo, TickBox
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import PlainLabel, button, progress_bar
from reader.ui.kit.sheet import CommandSheet, below_label, with_label
from reader.ui.kit.theme import Theme
from reader.ui.text.problems import sentence

_MOST_CHOICES = 200
_STARTTLS_PORTS = {143, 1143}
_SERVERS = {
    "fastmail.com": "imap.fastmail.com",
    "gmail.com": "imap.gmail.com",
    "googlemail.com": "imap.gmail.com",
    "gmx.de": "imap.gmx.net",
    "gmx.net": "imap.gmx.net",
    "icloud.com": "imap.mail.me.com",
    "me.com": "imap.mail.me.com",
    "posteo.de": "posteo.de",
    "posteo.net": "posteo.de",
    "proton.me": "127.0.0.1:1143",
    "protonmail.com": "127.0.0.1:1143",
    "yahoo.com": "imap.mail.yahoo.com",
}
"""Servers whose names do not follow from the address, of mailboxes that many have."""
_APP_PASSWORDS = {"gmail.com", "googlemail.com", "icloud.com", "me.com", "yahoo.com", "fastmail.com"}
_WITHOUT_PASSWORDS = {"outlook.com", "hotmail.com", "live.com", "msn.com"}


def server_of(address: str) -> str:
    """Return the likely server of an e-mail address; empty if there is none."""
    domain = address.strip().rpartition("@")[2].lower()
    return _SERVERS.get(domain, f"imap.{domain}") if "@" in address and "." in domain else ""


def mailbox_url(username: str, server: str, folder: str) -> str:
    """Return the address of a folder by what was typed; empty if it is none. The usual ports for STARTTLS mean that."""
    found = mail_folder(f"imaps://x@{server.strip()}/")
    if found is None or not username.strip():
        return ""
    scheme = "imap" if found.port in _STARTTLS_PORTS else "imaps"
    url = MailFolder(scheme, found.host, found.port, username.strip(), folder.strip() or INBOX).url
    return url if mail_folder(url) is not None else ""


class NewslettersSheet(CommandSheet):
    """Return finds the newsletters, Return again adds those that are ticked."""

    def __init__(
        self,
        theme: Theme,
        window: QWidget,
        submit: Callable[[Command], None],
        folders: Folders,
        folder_id: FolderId | None = None,
        address: str = "",
    ) -> None:
        super().__init__(theme, window, submit)
        self._waiting: CommandId | None = None
        self._found: tuple[FoundFeed, ...] = ()
        self.choices: list[TickBox] = []
        self.set_title(self.tr("Newsletters from a mailbox"))
        intro = self.tr("Newsletters in a folder of your mailbox become feeds. Nothing there is marked, moved or sent.")
        self._wait = progress_bar(self.tr("Waiting for the server"))
        said = below_label(boxes.column(self._wait, self.message, spacing=8))
        self._make_choices(folders, folder_id)
        self.next_button = button("", self.go, "primary")
        intro_line = PlainLabel(intro, kind="second", is_wrapped=True)
        self.show_parts(intro_line, self._make_fields(address), said, self._choices, self._folder_row)
        self.set_buttons(button(self.tr("Cancel"), self.close_sheet), self.next_button)
        self._show_state()
        self.open()
        first = next((each for each in (self.username, self.secret) if not each.text()), self.secret)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make_fields(self, address: str) -> QWidget:
        given = mail_folder(address)
        port = f":{given.port}" if given is not None and not address.endswith(given.host) and given.port not in {143, 993} else ""
        self.username = LineEdit(given.username if given is not None else address.strip(), hint="you@example.org")
        self.server = LineEdit(f"{given.host}{port}" if given is not None else server_of(address), hint="imap.example.org")
        self.secret = LineEdit(is_secret=True)
        self.mail_folder: Combo[str] = Combo(self._theme, self.tr("Mail folder"))
        self._show_mail_folders((), given.folder if given is not None else INBOX)
        self.hint = PlainLabel("", fonts.ui_font(fonts.SMALL_PX), "meta", is_wrapped=True)
        self._mail_folder_row = with_label(self.tr("Mail folder"), self.mail_folder)
        rows = QWidget()
        boxes.column(
            with_label(self.tr("User name"), self.username, is_wide=True),
            with_label(self.tr("Server"), self.server, is_wide=True),
            with_label(self.tr("Password"), self.secret, is_wide=True),
            below_label(self.hint),
            self._mail_folder_row,
            spacing=10,
            margins=0,
            on=rows,
        )
        self.username.textEdited.connect(self._name_edited)
        for each in (self.username, self.server, self.secret):
            each.textChanged.connect(self._changed)
        self._choosing = single_shot(self, 400, self._find)
        self.mail_folder.chosen.connect(self._folder_chosen)
        return rows

    def _make_choices(self, folders: Folders, folder_id: FolderId | None) -> None:
        self._choices = QWidget()
        self._rows = boxes.column(spacing=4, margins=(4, 4, 4, 4), on=self._choices)
        self.folder = folder_choice(self._theme, self.tr("Top level"), folders, folder_id)
        self._folder_row = with_label(self.tr("Folder"), self.folder)

    # User actions

    def go(self) -> None:
        if self._waiting is not None or not self.next_button.isEnabled():
            return
        if self.choices:
            self._send(AddNewsletters(self._ticked(), self.folder.value(), self.secret.text()), "")
        else:
            self._find()

    def _folder_chosen(self) -> None:
        """Search the folder once the keys rest: each search logs in at the server."""
        self._discard()
        self._choosing.start()

    def _find(self) -> None:
        self._choosing.stop()
        self._offer(())
        self._send(FindNewsletters(self._url(), self.secret.text()), self.tr("Finding newsletters…"))

    def _url(self) -> str:
        return mailbox_url(self.username.text(), self.server.text(), self.mail_folder.value() or INBOX)

    def _ticked(self) -> tuple[FoundFeed, ...]:
        return tuple(each for each, choice in zip(self._found, self.choices, strict=True) if choice.isChecked())

    def _send(self, command: Command, text: str) -> None:
        self._waiting = command.command_id
        self.say(text)
        self._show_state()
        self.send(command, is_query=isinstance(command, FindNewsletters))

    def _name_edited(self, text: str) -> None:
        if not self.server.isModified():
            self.server.setText(server_of(text))

    def _changed(self) -> None:
        self._choosing.stop()
        self._show_mail_folders((), self.mail_folder.value() or INBOX)
        self._discard()

    def _discard(self) -> None:
        self._waiting = None
        self._offer(())
        self.say("")
        self._show_state()

    # Engine events

    def waits_for(self, cause: CommandId | None) -> bool:
        return cause is not None and cause == self._waiting

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause):
            return
        if isinstance(event, MailFoldersFound):
            self._show_mail_folders(event.folders, self.mail_folder.value() or INBOX)
        elif isinstance(event, FeedsFound):
            self._waiting = None
            self._offer(event.feeds[:_MOST_CHOICES])
            self.say("" if event.feeds else self.tr("You follow all newsletters of this folder already."))
            self._show_state()
            if self.choices:
                self.choices[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif isinstance(event, SubscriptionsChanged):
            self.close_sheet()
        elif isinstance(event, CommandFailed):
            self._waiting = None
            self.say(sentence(event.problem), "bad")
            self._show_state()
            if self.mail_folder.count() > 1:
                self.mail_folder.setFocus(Qt.FocusReason.OtherFocusReason)
                return
            self.secret.setFocus(Qt.FocusReason.OtherFocusReason)
            self.secret.selectAll()

    # Display

    def _show_mail_folders(self, names: Sequence[str], chosen: str) -> None:
        """Show the folders of the mailbox; before the first answer only the one to search is known."""
        known = names if chosen in names else (chosen, *names)
        self.mail_folder.set_choices([(each, each) for each in known])
        self.mail_folder.set_value(chosen)

    def _offer(self, found: Sequence[FoundFeed]) -> None:
        self._found = tuple(found)
        boxes.clear(self._rows)
        self.choices = []
        for each in self._found:
            choice = TickBox(self._theme, each.title)
            choice.setChecked(True)
            choice.toggled.connect(self._show_state)
            self._rows.addWidget(choice)
            self.choices.append(choice)

    def _hint_text(self) -> str:
        domain = self.username.text().strip().rpartition("@")[2].lower()
        if domain in _WITHOUT_PASSWORDS:
            return self.tr("This mailbox lets no program in by password. Have its newsletters forwarded to another one.")
        kept = self.tr("Stored only in this computer's keyring. It is sent to this server and nowhere else.")
        is_app = domain in _APP_PASSWORDS or host_of(self._url()) in {_SERVERS[each] for each in _APP_PASSWORDS}
        own = self.tr("This mailbox needs an app password, which you create in your account's security settings.")
        return f"{own} {kept}" if is_app else kept

    def _show_state(self) -> None:
        is_busy, has_found, number = self._waiting is not None, bool(self.choices), len(self._ticked())
        self._wait.setVisible(is_busy)
        self.message.setVisible(bool(self.message.text()))
        self.hint.setText(self._hint_text())
        self._mail_folder_row.setVisible(self.mail_folder.count() > 1)
        self._choices.setVisible(has_found)
        self._folder_row.setVisible(has_found)
        self.next_button.setText(self.tr("Add %n newsletters", "", number) if has_found else self.tr("Find newsletters"))
        self.next_button.setEnabled(not is_busy and (bool(number) if has_found else bool(self._url())))
        self.fit()
