"""Sheet for the login of a wallabag server, to which articles are sent. GUI thread only."""

import json
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reader.domain.commands import Command, KeepSendLogin
from reader.domain.events import CommandFailed, Event, SendLoginKept
from reader.domain.ids import CommandId
from reader.domain.link_templates import ShareService
from reader.ui.kit import fonts
from reader.ui.kit.fields import LineEdit
from reader.ui.kit.labels import PlainLabel, button
from reader.ui.kit.sheet import CommandSheet, align_labels, with_label
from reader.ui.kit.theme import Theme
from reader.ui.text.problems import sentence
from reader.ui.text.translate import fill


class SendLoginSheet(CommandSheet):
    """Stores the login in the keyring; closes once that is done. Articles that waited for it are sent then."""

    def __init__(self, theme: Theme, window: QWidget, service: ShareService, submit: Callable[[Command], object]) -> None:
        super().__init__(theme, window, submit, width=480)
        self._service = service
        self._waiting: CommandId | None = None
        self.set_title(fill(self.tr("Log in to {name}"), name=service.name))
        self.client_id, self.client_secret = LineEdit(), LineEdit(is_secret=True)
        self.username, self.password = LineEdit(), LineEdit(is_secret=True)
        hint = fill(
            self.tr(
                "Create a client on {address} under API clients management. The login is kept in your system\u2019s keyring."
            ),
            address=service.server_url.partition("://")[2],
        )
        self.body.addWidget(PlainLabel(hint, kind="second", is_wrapped=True))
        rows = []
        for label, field in (
            (self.tr("Client ID"), self.client_id),
            (self.tr("Client secret"), self.client_secret),
            (self.tr("User name"), self.username),
            (self.tr("Password"), self.password),
        ):
            field.textChanged.connect(self._check)
            rows.append(with_label(label, field, is_wide=True))
            self.body.addWidget(rows[-1])
        align_labels(*rows)
        self.message.setFont(fonts.ui_font(fonts.SMALL_PX))
        self.message.hide()
        self.body.addWidget(self.message)
        self.save_button = button(self.tr("Save"), self.go, "primary")
        self.set_buttons(button(self.tr("Cancel"), self.close_sheet), self.save_button)
        self._check()
        self.open()
        self.client_id.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self) -> None:
        if not self.save_button.isEnabled():
            return
        secrets = {
            "client_id": self.client_id.text().strip(),
            "client_secret": self.client_secret.text().strip(),
            "password": self.password.text(),
        }
        command = KeepSendLogin(self._service.server_url, self.username.text().strip(), json.dumps(secrets))
        self._waiting = command.command_id
        self._check()
        self.send(command)

    def handle_event(self, event: Event) -> None:
        if not self.waits_for(event.cause):
            return
        if isinstance(event, SendLoginKept):
            self.close_sheet()
        elif isinstance(event, CommandFailed):
            self._waiting = None
            self.say(sentence(event.problem), "bad")
            self.message.show()
            self._check()
            self.fit()

    def _check(self) -> None:
        fields = (self.client_id, self.client_secret, self.username, self.password)
        self.save_button.setEnabled(self._waiting is None and all(each.text().strip() for each in fields))
