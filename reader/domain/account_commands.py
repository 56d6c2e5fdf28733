"""Commands about accounts, sent by the window and the command line."""

from dataclasses import field

from reader.domain.accounts import Server, SignIn
from reader.domain.commands import Command
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class FindServer(Command):
    """Find a server's API from the address the user typed; answered by ServerFound or CommandFailed. No password is sent."""

    address: str


@dataclass(frozen=True, slots=True)
class CheckAccount(Command):
    """Sign in and count the contents without storing anything; answered by AccountChecked or CommandFailed."""

    server: Server
    username: str
    secret: str = field(repr=False)
    sign_in: SignIn = SignIn.PASSWORD


@dataclass(frozen=True, slots=True)
class AddAccount(Command):
    """Save the password or key in the keyring, store the account and start its first sync; answered by AccountAdded or
    CommandFailed.
    """

    server: Server
    name: str
    username: str
    secret: str = field(repr=False)
    sign_in: SignIn = SignIn.PASSWORD
    refreshes_server: bool = False
    refresh_secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class SignInAgain(Command):
    """Replace the user name, password, key or accepted certificate; answered by AccountChanged or CommandFailed. A new `sign_in`
    needs a secret; None keeps the present one.
    """

    account_id: AccountId
    username: str
    secret: str = field(default="", repr=False)
    certificate: str | None = None
    sign_in: SignIn | None = None


@dataclass(frozen=True, slots=True)
class SetAccount(Command):
    """Change an account's name or switches (None: unchanged); undone by another SetAccount.

    `refresh_secret` is the token or key for refreshes; '' keeps the one in the keyring. Answered by AccountChanged or
    CommandFailed.
    """

    account_id: AccountId
    name: str | None = None
    runs_rules: bool | None = None
    refreshes_server: bool | None = None
    refresh_secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class RemoveAccount(Command):
    """Send pending changes if the server is reachable, then remove the account; its feeds become local (`keeps_feeds`) or are
    removed too. Undone by RestoreAccount.
    """

    account_id: AccountId
    keeps_feeds: bool = False


@dataclass(frozen=True, slots=True)
class RestoreAccount(Command):
    """Undo RemoveAccount, while the password is still in the keyring."""

    account_id: AccountId


@dataclass(frozen=True, slots=True)
class SyncAccounts(Command):
    """Sync these accounts now, or all if none is named; each is answered by SyncFinished with this cause."""

    account_ids: tuple[AccountId, ...] = ()


@dataclass(frozen=True, slots=True)
class AddToAccount(Command):
    """Subscribe to a feed at the server, in a folder of the account (None: its top folder) or in a folder of this name, created
    if missing. Answered by SubscriptionAdded once it is there, or CommandFailed.
    """

    account_id: AccountId
    url: str
    folder_id: FolderId | None = None
    title: str = ""
    folder: str = ""


@dataclass(frozen=True, slots=True)
class MoveToAccount(Command):
    """Move feeds with their stars and read states to an account, or (None) to this computer.

    The old server keeps them while the move can be undone. For an undo: `parted` are the copies that the moved feeds replaced in
    the account they leave; these get their articles and marks back, and those it followed before (`restored`) are followed again.
    """

    feed_ids: tuple[FeedId, ...]
    account_id: AccountId | None
    folder_id: FolderId | None = None
    restored: tuple[FeedId, ...] = ()
    parted: tuple[FeedId, ...] = ()


@dataclass(frozen=True, slots=True)
class SettleOldChanges(Command):
    """Send changes that have been pending for more than 30 days (`sends`), or discard them in favour of the server's state;
    answered by AccountChanged.
    """

    account_id: AccountId
    sends: bool


@dataclass(frozen=True, slots=True)
class ConfirmServer(Command):
    """Match articles by link and title after a server was set up again (`is_same`), or stop syncing it."""

    account_id: AccountId
    is_same: bool
