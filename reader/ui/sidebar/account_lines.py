"""Status of each account in the sidebar. GUI thread only."""

from reader.domain.account_events import AccountRemoved, SyncFinished, SyncProgress
from reader.domain.clock import Clock
from reader.domain.events import Event
from reader.domain.ids import AccountId
from reader.storage import accounts
from reader.storage.connection import ReadConnection
from reader.ui.data.nodes import AccountLine
from reader.ui.sidebar.account_text import state_text


class AccountLines:
    """Reads the status from storage, and the progress of running synchronisations from events."""

    def __init__(self, connection: ReadConnection, clock: Clock) -> None:
        self._connection, self._clock = connection, clock
        self._progress: dict[AccountId, SyncProgress] = {}

    def note(self, event: Event) -> None:
        if isinstance(event, SyncProgress):
            self._progress[event.account_id] = event
        elif isinstance(event, SyncFinished | AccountRemoved):
            self._progress.pop(event.account_id, None)

    def read(self) -> list[AccountLine]:
        """Return one line per account, in account order."""
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
        """Count pending marks and subscription changes; skipped if there are no accounts."""
        from reader.storage import remote_feeds

        return {account_id: some.total for account_id, some in remote_feeds.waiting(self._connection).items()}
