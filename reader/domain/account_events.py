"""What the engine reports about accounts."""

from reader.domain.accounts import Account, Server, SyncCounts
from reader.domain.changes import Change
from reader.domain.commands import Command
from reader.domain.errors import Problem
from reader.domain.events import Event
from reader.domain.ids import AccountId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class ServerFound(Event):
    """A server answered as one should."""

    server: Server


@dataclass(frozen=True, slots=True)
class AccountChecked(Event):
    """The server let the user in; so much is there."""

    feeds: int
    unread: int


@dataclass(frozen=True, slots=True)
class AccountAdded(Event):
    """It is stored; its feeds follow."""

    account: Account


@dataclass(frozen=True, slots=True)
class AccountChanged(Event):
    """Its name, switches, state or problem is another one now. `undo` takes back the `change`."""

    account: Account
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class AccountRemoved(Event):
    """It is gone from this computer; nothing was removed at the server. `undo` brings it back."""

    account_id: AccountId
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class ChangesWaiting(Event):
    """So many changes wait to be sent to the server."""

    account_id: AccountId
    count: int


@dataclass(frozen=True, slots=True)
class SyncProgress(Event):
    """A synchronisation is under way: so many of the articles that are missing here are stored (`total` 0: not known yet)."""

    account_id: AccountId
    stored: int
    total: int


@dataclass(frozen=True, slots=True)
class SyncFinished(Event):
    """A synchronisation went through, or ended with a problem."""

    account_id: AccountId
    counts: SyncCounts
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class ServerReplaced(Event):
    """The server has none of the articles that were known of it: was it set up again? Answered by ConfirmServer."""

    account_id: AccountId


@dataclass(frozen=True, slots=True)
class ChangesTooOld(Event):
    """So many changes were not sent for 30 days: what was done elsewhere since may be newer. Answered by SettleOldChanges."""

    account_id: AccountId
    count: int
