"""Accounts on servers that keep feeds, read states and stars for several computers: what is known of them, asked of them, and answered. Times are UTC seconds.

An item is an entry as the server has it: a signed 64-bit number, unique within its account.
"""

from dataclasses import field
from enum import StrEnum

from reader.domain.entry import ParsedEntry
from reader.domain.errors import PASSING, Problem, ProblemKind
from reader.domain.ids import AccountId, FolderId
from reader.domain.value_classes import dataclass


class ServerKind(StrEnum):
    """Which server it is: what it does beside the Google Reader API, and where it departs from it (`Dialect`)."""

    FRESHRSS = "freshrss"
    MINIFLUX = "miniflux"
    OTHER = "other"


class SignIn(StrEnum):
    """What proves who the user is: PASSWORD for the Google Reader API, KEY for Miniflux's own; NONE while the server is looked for.

    REFRESH is for refreshes of an account with a password: a token of FreshRSS, a key of Miniflux. It opens nothing else.
    """

    NONE = "none"
    PASSWORD = "password"  # noqa: S105 -- not one
    KEY = "key"
    REFRESH = "refresh"


FRESHRSS_API = "/api/greader.php"
UNENCRYPTED = "unencrypted"
"""In place of a certificate: the user was warned that there is none, and sends the password all the same."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server that answered as one should: `url` is the base to which paths of its interface are appended, without a slash at its end.

    `version` is empty where it does not say. `certificate` is the SHA-256 of a certificate that no authority vouches for, in hex
    (lower case, no colons), or UNENCRYPTED: the user is shown it before it is trusted for this account alone. `has_labels`: tags are kept there.
    """

    kind: ServerKind
    url: str
    version: str = ""
    certificate: str = ""

    @property
    def has_labels(self) -> bool:
        """Whether tags are kept there too; elsewhere they stay on this computer."""
        return self.kind is not ServerKind.MINIFLUX

    @property
    def needs_folders(self) -> bool:
        """Whether a feed cannot be taken out of its folder. FreshRSS puts it into one of its own then, Miniflux leaves it where it is."""
        return self.kind is ServerKind.MINIFLUX

    @property
    def has_counts(self) -> bool:
        """Whether it counts what is unread by the Google Reader API."""
        return self.kind is ServerKind.FRESHRSS

    @property
    def takes_key(self) -> bool:
        """Whether it may be signed in with an API key, which opens Miniflux's own interface."""
        return self.kind is ServerKind.MINIFLUX

    @property
    def takes_refreshes(self) -> bool:
        """Whether it can be asked to refresh one feed: Miniflux wants a key for that, FreshRSS a token from the user's profile."""
        return self.kind is not ServerKind.OTHER


ENDS_REFRESHES = frozenset({ProblemKind.KEY_REFUSED})
"""Problems of refreshes that only the user ends, by switching them on again; after others they are tried again later."""


@dataclass(frozen=True, slots=True)
class Account:
    """A login at a server. The password is in the system's keyring only, and what the server gave for it in memory only.

    `folder_id` is the top folder that its feeds and folders are in. `runs_rules`: this computer's rules act on its new articles.
    `refreshes_server`: the plan tells the server when to refresh which feed. `secret_number` is drawn for this account alone, so that no other
    profile has its place in the keyring. `synced_at` is the last synchronisation that went
    through, `next_at` when the next is due; no request before `not_before_at` (Retry-After, back-off). `refresh_problem` is about
    refreshes, and nothing else.
    """

    account_id: AccountId
    server: Server
    name: str
    username: str
    folder_id: FolderId
    sign_in: SignIn = SignIn.PASSWORD
    runs_rules: bool = True
    refreshes_server: bool = False
    synced_at: int | None = None
    next_at: int | None = None
    not_before_at: int = 0
    problem: Problem | None = None
    problem_since: int | None = None
    failures: int = 0
    refresh_problem: Problem | None = None
    secret_number: int = 0

    @property
    def is_refreshing(self) -> bool:
        """Whether the plan has the server refresh feeds."""
        has_ended = self.refresh_problem is not None and self.refresh_problem.kind in ENDS_REFRESHES
        return self.refreshes_server and not has_ended and self.server.takes_refreshes

    @property
    def refreshes_need_user(self) -> bool:
        """Whether refreshes ended until the user does something about it."""
        return self.refreshes_server and not self.is_refreshing and self.refresh_problem is not None

    @property
    def refresh_sign_in(self) -> SignIn:
        """What proves it to the server when it is to refresh a feed."""
        return SignIn.KEY if self.sign_in is SignIn.KEY else SignIn.REFRESH

    @property
    def needs_user(self) -> bool:
        """Whether it does not get well without the user; the rest is over when the server is reached again."""
        return self.problem is not None and self.problem.kind not in PASSING | {ProblemKind.INTERRUPTED}


@dataclass(frozen=True, slots=True)
class ApiCall:
    """One request to the interface of an account's server; `net` adds what proves who asks, and signs in before if it must.

    `path` follows `server.url` ("/reader/api/0/tag/list"). A GET without `form` and `json`; else a POST (or `method`), which is never
    redirected. `account_id` is None while the account is not stored yet, `secret_number` that of the account. `secret` is the password or key then, else it is in the keyring.
    """

    server: Server
    username: str
    path: str
    sign_in: SignIn = SignIn.PASSWORD
    account_id: AccountId | None = None
    query: tuple[tuple[str, str], ...] = ()
    form: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    json: bytes = field(default=b"", repr=False)
    method: str = ""
    secret: str = field(default="", repr=False)
    secret_number: int = 0

    @property
    def url(self) -> str:
        """Where it goes; FreshRSS refreshes feeds beside its interface."""
        is_page = self.sign_in is SignIn.REFRESH and self.server.kind is ServerKind.FRESHRSS
        return (self.server.url.removesuffix(FRESHRSS_API) if is_page else self.server.url) + self.path


class AnswerKind(StrEnum):
    """Which answer of a server a document should be; read by `formats`.

    COUNTS are those of FreshRSS (`unread-count`), FETCHED_FEEDS its subscription list without what is muted; from ENTRIES on it is
    Miniflux's own interface (`/v1/`): a change of state and what is new are both asked of `/v1/entries`.
    """

    ITEM_IDS = "item_ids"
    FEEDS = "feeds"
    LABELS = "labels"
    ITEMS = "items"
    ADDED = "added"
    COUNTS = "counts"
    FETCHED_FEEDS = "fetched_feeds"
    ENTRIES = "entries"
    ENTRY_IDS = "entry_ids"
    OWN_FEEDS = "own_feeds"
    COUNTERS = "counters"
    OWN_USER = "own_user"
    STATES = "states"
    OWN_ADDED = "own_added"
    CATEGORIES = "categories"


@dataclass(frozen=True, slots=True)
class ItemIds:
    """One page of a list of items. `continuation` names the next page, '' after the last."""

    item_ids: tuple[int, ...]
    continuation: str = ""


@dataclass(frozen=True, slots=True)
class ServerFeed:
    """A feed as the server has it; `folder` is '' where it is in none, `remote_id` what the server calls it ("feed/12").

    `is_disabled`: it does not fetch it any more, if it says so.
    """

    remote_id: str
    url: str
    title: str
    site_url: str = ""
    folder: str = ""
    icon_url: str = ""
    is_disabled: bool = False


@dataclass(frozen=True, slots=True)
class ServerFeeds:
    """All feeds of an account."""

    feeds: tuple[ServerFeed, ...]


@dataclass(frozen=True, slots=True)
class ServerLabels:
    """The labels (tags) and folders of an account by name; a server may not tell the two apart."""

    labels: tuple[str, ...]
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ServerItem:
    """An entry with its state on the server; `entry.identity` is "item:" and the id.

    `crawled_at` is when the server stored it, `changed_at` when it last changed, if the server says so. `labels` may name the folder
    of its feed too.
    """

    item_id: int
    remote_feed_id: str
    is_read: bool
    is_starred: bool
    entry: ParsedEntry
    labels: tuple[str, ...] = ()
    crawled_at: int | None = None
    changed_at: int | None = None


@dataclass(frozen=True, slots=True)
class ServerItems:
    """The contents that were asked for; what the server does not have any longer is missing."""

    items: tuple[ServerItem, ...]


@dataclass(frozen=True, slots=True)
class AddedFeed:
    """What came of subscribing at the server: `remote_id` is '' where it refused, with what it said."""

    remote_id: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class ServerCounts:
    """How many articles are unread at the server; `state` is another text once any of its counts is another."""

    unread: int
    state: str


@dataclass(frozen=True, slots=True)
class ServerUser:
    """Whose key it is."""

    username: str


@dataclass(frozen=True, slots=True)
class ItemState:
    """An entry's marks at the server, without its contents. `changed_at` is in microseconds, 0 where it is not said."""

    item_id: int
    is_read: bool
    is_starred: bool
    changed_at: int = 0


@dataclass(frozen=True, slots=True)
class ServerStates:
    """One page of states. `last` is the highest id of the page, and `has_more` says that there are others; `total` is how many in all."""

    states: tuple[ItemState, ...]
    last: int = 0
    has_more: bool = False
    total: int = 0


@dataclass(frozen=True, slots=True)
class ServerFolder:
    """A folder with the number that the server has for it."""

    title: str
    number: int


@dataclass(frozen=True, slots=True)
class ServerFolders:
    """The folders of an account."""

    folders: tuple[ServerFolder, ...]


ServerAnswer = (
    ItemIds | ServerFeeds | ServerLabels | ServerItems | AddedFeed | ServerCounts | ServerUser | ServerStates | ServerFolders
)


READ = "read"
STARRED = "starred"
LABEL = "label:"
"""Marks of articles that servers keep; a label's is followed by its name."""


@dataclass(frozen=True, slots=True)
class OutboxMark:
    """A mark of an article that was changed here, until the server's own lists agree: 'read', 'starred' or 'label:' and a name.

    `seq` rises with every change, so that what was sent before the last one never ends it. `refusals` counts how often the server
    answered OK and its article said otherwise afterwards.
    """

    item_id: int
    mark: str
    value: bool
    seq: int
    refusals: int = 0


@dataclass(frozen=True, slots=True)
class SyncCounts:
    """What one synchronisation did: new articles, marks taken over from the server, changes the server has now, changes that still wait."""

    new_articles: int = 0
    taken_over: int = 0
    sent: int = 0
    waiting: int = 0
    requests: int = 0
