"""Accounts on servers: adding one, its settings, synchronising. GUI thread only."""

from reader.domain.account_commands import SyncAccounts
from reader.domain.ids import AccountId
from reader.storage import accounts, outbox
from reader.ui.text.translate import Translator
from reader.ui.window.handlers.base import HandlerBase

_tr = Translator("Handlers")


class AccountHandlers(HandlerBase):
    def add_account(self) -> None:
        """Ask for the address of a server."""
        self.add_account_at("")

    def add_account_at(self, address: str) -> None:
        """Find the server at an address that was typed elsewhere."""
        from reader.ui.dialogs.accounts.add_account import AddAccountSheet

        window = self._window
        window.show_sheet(AddAccountSheet(window.theme, window.widget, window.submit, address))

    def sync_accounts(self) -> None:
        """Synchronise all accounts now."""
        window = self._window
        if accounts.accounts(window.connection):
            window.submit(SyncAccounts())
        else:
            window.messages.offer_way(_tr("There is no account yet."), _tr("Add account…"), self.add_account)

    def show_account(self, account_id: AccountId) -> None:
        """The settings of an account."""
        from reader.ui.dialogs.accounts.account_sheet import AccountSheet

        window = self._window
        account = accounts.account(window.connection, account_id)
        if account is not None:
            waiting = outbox.counts(window.connection).get(account_id, 0)
            window.show_sheet(AccountSheet(window.theme, window.widget, window.clock, window.submit, account, waiting))

    def ask_replaced(self, account_id: AccountId) -> None:
        """The server has none of the known articles: the user says whether it is the same one."""
        from reader.ui.dialogs.accounts.replaced_sheet import ReplacedSheet

        window = self._window
        account = accounts.account(window.connection, account_id)
        if account is not None:
            window.show_sheet(ReplacedSheet(window.theme, window.widget, window.submit, account))
