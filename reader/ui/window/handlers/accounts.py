"""Handlers for accounts: add, change settings, synchronise. GUI thread only."""

from reader.domain.account_commands import SyncAccounts
from reader.domain.errors import ProblemKind
from reader.domain.ids import AccountId
from reader.storage import accounts
from reader.ui.text.translate import Translator
from reader.ui.window.handlers.base import HandlerBase

_tr = Translator("Handlers")
_QUESTIONS = frozenset({ProblemKind.SERVER_REPLACED, ProblemKind.OLD_CHANGES})


class AccountHandlers(HandlerBase):
    def add_account(self) -> None:
        self.add_account_at("")

    def add_account_at(self, address: str) -> None:
        """Find the server at an address typed elsewhere."""
        from reader.ui.dialogs.accounts.add_account import AddAccountSheet

        window = self._window
        window.show_sheet(AddAccountSheet(window.theme, window.widget, window.submit, address))

    def sync_accounts(self) -> None:
        window = self._window
        if accounts.accounts(window.connection):
            window.submit(SyncAccounts())
        else:
            window.messages.offer_way(_tr("There is no account yet."), _tr("Add account…"), self.add_account)

    def show_account(self, account_id: AccountId) -> None:
        from reader.ui.dialogs.accounts.account_sheet import AccountSheet

        window = self._window
        account = accounts.account(window.connection, account_id)
        if account is not None and account.problem is not None and account.problem.kind in _QUESTIONS:
            self.ask(account_id)
        elif account is not None:
            waiting = self._waiting(account_id)
            window.show_sheet(AccountSheet(window.theme, window.widget, window.clock, window.submit, account, waiting))

    def ask(self, account_id: AccountId) -> None:
        """Ask the user what an account still needs from them, if anything."""
        from reader.ui.dialogs.accounts.question_sheet import QuestionSheet, old_changes_question, replaced_question

        window = self._window
        account = accounts.account(window.connection, account_id)
        if account is None or account.problem is None or account.problem.kind not in _QUESTIONS:
            return
        if account.problem.kind is ProblemKind.SERVER_REPLACED:
            question = replaced_question(account)
        else:
            question = old_changes_question(account, self._waiting(account_id), window.clock)
        window.show_sheet(QuestionSheet(window.theme, window.widget, window.submit, question))

    def _waiting(self, account_id: AccountId) -> int:
        from reader.storage import remote_feeds

        found = remote_feeds.waiting(self._window.connection).get(account_id)
        return 0 if found is None else found.total
