"""A server that was set up again: is it the same one? GUI thread only."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from reader.domain.account_commands import ConfirmServer
from reader.domain.accounts import Account
from reader.domain.commands import Command
from reader.domain.fill import fill
from reader.ui.look.theme import Theme
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button


class ReplacedSheet(Dialog):
    """Nothing is synchronised until the user has said so; closing the sheet leaves it at that."""

    def __init__(self, theme: Theme, window: QWidget, submit: Callable[[Command], None], account: Account) -> None:
        super().__init__(theme, window, "")
        self._submit, self._account = submit, account
        self.title.setText(fill(self.tr("Was {name} set up again?"), name=account.name))
        self.setAccessibleName(self.title.text())
        text = self.tr(
            "The server has none of the articles that came from it before. If it was set up again with the same feeds, "
            "articles are matched by link and title, and read states and stars here are kept. Nothing is synchronised until you choose."
        )
        self.body.addWidget(PlainLabel(text, kind="second", is_wrapped=True))
        self.stop_button = button(self.tr("Stop synchronising"), lambda: self._answer(is_same=False))
        self.match_button = button(self.tr("Match articles"), lambda: self._answer(is_same=True), "primary")
        self.footer.addStretch()
        for item in (self.stop_button, self.match_button):
            self.footer.addWidget(item)
        self.open()
        self.match_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, *, is_same: bool) -> None:
        self._submit(ConfirmServer(self._account.account_id, is_same=is_same))
        self.close_sheet()
