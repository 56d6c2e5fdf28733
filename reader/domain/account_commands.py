"""What the window and the command line ask about accounts."""

from dataclasses import field

from reader.domain.accounts import Server, SignIn
from reader.domain.commands import Command
from reader.domain.ids import AccountId, FeedId, FolderId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class FindServer(Command):
    """Find the interface of a server from the address that the user typed; answered by ServerFound or CommandFailed. No password is sent."""

    address: str


@dataclass(frozen=True, slots=True)
class CheckAccount(Command):
    """Sign in and count, and store nothing; answered by AccountChecked or CommandFailed."""

    server: Server
    username: str
    secret: str = field(repr=False)
    sign_in: SignIn = SignIn.PASSWORD


@dataclass(frozen=True, slots=True)
class AddAccount(Command):
    """Keep the password or key in the keyring, store the account, and begin its first synchronisation; answered by AccountAdded or CommandFailed."""

    server: Server
    name: str
    username: str
    secret: str = field(repr=False)
    sign_in: SignIn = SignIn.PASSWORD
    refreshes_server: bool = False
    refresh_secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class SignInAgain(Command):
    """Another user name, password or key, or a certificate that changed and was shown; answered by AccountChanged or CommandFailed.

    With another `sign_in` the secret comes too; None keeps it.
    """

    account_id: AccountId
    username: str
    secret: str = field(default="", repr=False)
    certificate: str | None = None
    sign_in: SignIn | None = None


@dataclass(frozen=True, slots=True)
class SetAccount(Command):
    """Change its name or switches; None leaves one as it is. Undone by the like.

    `refresh_secret` is the token or key for refreshes; '' leaves what the keyring has. Answered by AccountChanged or CommandFailed.
    """

    account_id: AccountId
    name: str | None = None
    runs_rules: bool | None = None
    refreshes_server: bool | None = None
    refresh_secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class RemoveAccount(Command):
    """Send what waits if the server answers, and let the account go: its feeds become local ones (`keeps_feeds`) or go too. Undone by RestoreAccount."""

    account_id: AccountId
    keeps_feeds: bool = False


@dataclass(frozen=True, slots=True)
class RestoreAccount(Command):
    """Bring back what RemoveAccount took away, until the password has left the keyring."""

    account_id: AccountId


@dataclass(frozen=True, slots=True)
class SyncAccounts(Command):
    """Synchronise now: these accounts, or all if none is named. Each is answered by SyncFinished with this cause."""

    account_ids: tuple[AccountId, ...] = ()


@dataclass(frozen=True, slots=True)
class AddToAccount(Command):
    """Subscribe to a feed at the server, in a folder of the account (None and its own are the same), or in one of this name, made if need be.

    Answered by SubscriptionAdded once it is there, or CommandFailed.
    """

    account_id: AccountId
    url: str
    folder_id: FolderId | None = None
    title: str = ""
    folder: str = ""


@dataclass(frozen=True, slots=True)
class MoveToAccount(Command):
    """Move feeds to an account, or (None) to this computer, with stars and read states. Where they were, the server keeps them until undo is out of reach.

    Of an undo: `parted` are copies that gave way to them in the account that they leave, and get their articles and marks back; it follows
    those of them again that it followed then (`restored`).
    """

    feed_ids: tuple[FeedId, ...]
    account_id: AccountId | None
    folder_id: FolderId | None = None
    restored: tuple[FeedId, ...] = ()
    parted: tuple[FeedId, ...] = ()


@dataclass(frozen=True, slots=True)
class SettleOldChanges(Command):
    """What waited for more than 30 days is sent (`sends`), or given up so that what the server has counts; answered by AccountChanged."""

    account_id: AccountId
    sends: bool


@dataclass(frozen=True, slots=True)
class ConfirmServer(Command):
    """A server that was set up again holds none of the known articles: match them by link and title (`is_same`), or stop."""

    account_id: AccountId
    is_same: bool
