"""Questions on an account that only the user can answer: is a server set up again the same one, should month-old changes be sent?
GUI thread only.
"""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from reader.domain.account_commands import ConfirmServer, SettleOldChanges
from reader.domain.accounts import Account
from reader.domain.clock import Clock
from reader.domain.commands import Command
from reader.domain.value_classes import dataclass
from reader.ui.look.theme import Theme
from reader.ui.text.times import clock_time
from reader.ui.text.translate import Translator, fill
from reader.ui.widgets.dialog import Dialog
from reader.ui.widgets.labels import PlainLabel, button

_tr = Translator("AccountQuestions")


@dataclass(frozen=True, slots=True)
class Question:
    """Two answers with their commands; the second is the likely one."""

    title: str
    text: str
    other: tuple[str, Command]
    likely: tuple[str, Command]


def replaced_question(account: Account) -> Question:
    """Return the question about a server without the known articles, or with others instead."""
    return Question(
        fill(_tr("Was {name} set up again?"), name=account.name),
        _tr(
            "The server no longer has the articles that came from it before, or has others in their place. If it was set up again with "
            "the same feeds, or restored from a backup, articles are matched by link and title, and read states and stars here are kept. "
            "Nothing is synchronised until you choose."
        ),
        (_tr("Stop synchronising"), ConfirmServer(account.account_id, is_same=False)),
        (_tr("Match articles"), ConfirmServer(account.account_id, is_same=True)),
    )


def old_changes_question(account: Account, waiting: int, clock: Clock) -> Question:
    """Return the question about changes unsent for a month."""
    since = clock_time(account.synced_at or 0, clock)
    text = _tr(
        "%n changes made here since {time} were never sent. What you did elsewhere meanwhile may be newer. "
        "Nothing is synchronised until you choose.",
        waiting,
    )
    return Question(
        fill(_tr("Send old changes to {name}?"), name=account.name),
        fill(text, time=since),
        (_tr("Send changes"), SettleOldChanges(account.account_id, sends=True)),
        (_tr("Use the server's state"), SettleOldChanges(account.account_id, sends=False)),
    )


class QuestionSheet(Dialog):
    """Synchronisation waits until the user answers; closing the sheet keeps it waiting."""

    def __init__(self, theme: Theme, window: QWidget, submit: Callable[[Command], None], question: Question) -> None:
        super().__init__(theme, window, "")
        self._submit = submit
        self.title.setText(question.title)
        # the whole question is visible in a narrow window too
        self.title.setWordWrap(True)
        self.header.setStretch(0, 1)
        self.header.setStretch(1, 0)
        self.setAccessibleName(self.title.text())
        self.body.addWidget(PlainLabel(question.text, kind="second", is_wrapped=True))
        self.other_button = self._answer(*question.other, "")
        self.likely_button = self._answer(*question.likely, "primary")
        self.footer.addStretch()
        for item in (self.other_button, self.likely_button):
            self.footer.addWidget(item)
        self.open()
        self.likely_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _answer(self, text: str, command: Command, kind: str) -> QPushButton:
        def answer() -> None:
            self._submit(command)
            self.close_sheet()

        return button(text, answer, kind)
