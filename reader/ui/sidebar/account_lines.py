"""What the sidebar says of each account. GUI thread only."""

from reader.domain.account_events import AccountRemoved, SyncFinished, SyncProgress
from reader.domain.clock import Clock
from reader.domain.events import Event
from reader.domain.ids import AccountId
from reader.storage import accounts
from reader.storage.connection import ReadConnection
from reader.ui.data.nodes import AccountLine
from reader.ui.sidebar.account_text import state_text


class AccountLines:
    """Read from storage, but for the progress of a synchronisation that is under way."""

    def __init__(self, connection: ReadConnection, clock: Clock) -> None:
        self._connection, self._clock = connection, clock
        self._progress: dict[AccountId, SyncProgress] = {}

    def note(self, event: Event) -> None:
        """Follow how far synchronisations are."""
        if isinstance(event, SyncProgress):
            self._progress[event.account_id] = event
        elif isinstance(event, SyncFinished | AccountRemoved):
            self._progress.pop(event.account_id, None)

    def read(self) -> list[AccountLine]:
        """One line an account, in their own order."""
        known = accounts.accounts(self._connection)
        waiting = self._waiting() if known else {}
        return [
            AccountLine(
                each.account_id,
                each.folder_id,
                state_text(each, waiting.get(each.account_id, 0), self._progress.get(each.account_id), self._clock),
                is_in_trouble=each.needs_user,
            )
            for each in known
        ]

    def _waiting(self) -> dict[AccountId, int]:
        """Marks and changes of subscriptions; whoever has no account need not know of them."""
        from reader.storage import remote_feeds

        return {account_id: some.total for account_id, some in remote_feeds.waiting(self._connection).items()}
