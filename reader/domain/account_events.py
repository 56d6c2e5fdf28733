"""Events about accounts."""

from reader.domain.accounts import Account, Server, SyncCounts
from reader.domain.changes import Change
from reader.domain.commands import Command
from reader.domain.errors import Problem
from reader.domain.events import Event
from reader.domain.ids import AccountId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class ServerFound(Event):
    """A supported server answered."""

    server: Server


@dataclass(frozen=True, slots=True)
class AccountChecked(Event):
    """Signing in succeeded; carries the server's counts."""

    feeds: int
    unread: int


@dataclass(frozen=True, slots=True)
class AccountAdded(Event):
    account: Account


@dataclass(frozen=True, slots=True)
class AccountChanged(Event):
    """An account's name, switches, state or problem changed. `undo` reverts the `change`."""

    account: Account
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class AccountRemoved(Event):
    """An account was removed from this computer; the server keeps everything. `undo` restores it."""

    account_id: AccountId
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class ChangesWaiting(Event):
    """Number of changes that wait to be sent to the server."""

    account_id: AccountId
    count: int


@dataclass(frozen=True, slots=True)
class SyncProgress(Event):
    """Number of missing articles stored so far by a running sync (`total` 0: not known yet)."""

    account_id: AccountId
    stored: int
    total: int


@dataclass(frozen=True, slots=True)
class SyncFinished(Event):
    account_id: AccountId
    counts: SyncCounts
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class ServerReplaced(Event):
    """The server has none of the known articles and may have been set up again. Answered by ConfirmServer."""

    account_id: AccountId


@dataclass(frozen=True, slots=True)
class ChangesTooOld(Event):
    """Changes have been unsent for 30 days and may overwrite newer ones made elsewhere. Answered by SettleOldChanges."""

    account_id: AccountId
    count: int
