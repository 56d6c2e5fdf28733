"""Accounts that need the user, shown above the feeds that need attention. GUI thread only."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from reader.domain.accounts import Account
from reader.domain.ids import AccountId
from reader.ui.look import fonts
from reader.ui.sidebar.account_text import refresh_text
from reader.ui.text.problem_text import sentence
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets import boxes
from reader.ui.widgets.labels import PlainLabel, button

_tr = Translator("HealthPage")


class AccountRows(QWidget):
    """One row per account with its problem and a link to its settings. Hidden while all accounts work."""

    def __init__(self, show_account: Callable[[AccountId], object]) -> None:
        super().__init__()
        self._show_account = show_account
        self._shown: tuple[Account, ...] = ()
        self._column = boxes.column(spacing=0, margins=0, on=self)
        self.rows: list[QWidget] = []
        self.hide()

    def show_accounts(self, accounts: Sequence[Account]) -> None:
        """Set the failing accounts; unchanged rows keep the focus."""
        if tuple(accounts) == self._shown:
            return
        self._shown = tuple(accounts)
        for row in self.rows:
            row.hide()
            self._column.removeWidget(row)
            row.deleteLater()
        self.rows = [self._row(account) for account in accounts]
        for row in self.rows:
            self._column.addWidget(row)
        self.setVisible(bool(self.rows))

    def _row(self, account: Account) -> QWidget:
        row = QWidget()
        said = sentence(account.problem) if account.problem is not None else refresh_text(account)
        text = fill(_tr("Account {name}: {problem}"), name=account.name, problem=said)
        label = PlainLabel(text, fonts.ui_font(fonts.BASE_PX), "warn", is_wrapped=True)
        way = button(_tr("Account settings…"), partial(self._show_account, account.account_id))
        boxes.row((label, 1), way, spacing=16, margins=(32, 8, 24, 8), on=row)
        return row
