"""Accounts on servers that sync feeds, read states and stars: stored state, requests and answers. Times are UTC seconds. An item
is an entry as the server has it: a signed 64-bit number, unique within its account.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import field
from enum import StrEnum

from reader.domain.entry import ParsedEntry
from reader.domain.errors import PASSING, Problem, ProblemKind
from reader.domain.ids import AccountId, EntryId, FeedId, FolderId
from reader.domain.value_classes import dataclass


class ServerKind(StrEnum):
    """Kinds of server, each with its extensions to and deviations from the Google Reader API (`Dialect`)."""

    FRESHRSS = "freshrss"
    MINIFLUX = "miniflux"
    OTHER = "other"


class SignIn(StrEnum):
    """Credentials for an account: PASSWORD for the Google Reader API, KEY for Miniflux's own API; NONE while searching for the
    server.

    REFRESH allows only refreshes for an account with a password: a FreshRSS token or Miniflux key. WALLABAG is for sending to such a
    server, which is no account.
    """

    NONE = "none"
    PASSWORD = "password"  # noqa: S105 -- not one
    KEY = "key"
    REFRESH = "refresh"
    WALLABAG = "wallabag"


FRESHRSS_API = "/api/greader.php"
UNENCRYPTED = "unencrypted"
"""Stands for a certificate where the user was warned that the connection is not encrypted and accepted it."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server found to be supported: `url` is the base to which API paths are appended, without a trailing slash.

    `version` is empty if unknown. `certificate` is the SHA-256 of a certificate that no authority vouches for, in hex (lower
    case, no colons), or UNENCRYPTED: it is shown to the user before it is trusted for this account alone. `has_labels`: tags are
    kept there.
    """

    kind: ServerKind
    url: str
    version: str = ""
    certificate: str = ""

    @property
    def has_labels(self) -> bool:
        """Return whether the server keeps tags; otherwise they stay on this computer."""
        return self.kind is not ServerKind.MINIFLUX

    @property
    def needs_folders(self) -> bool:
        """Return whether every feed must be in a folder: Miniflux leaves one without where it is."""
        return self.kind is ServerKind.MINIFLUX

    @property
    def has_counts(self) -> bool:
        """Return whether the server gives unread counts through the Google Reader API."""
        return self.kind is ServerKind.FRESHRSS

    @property
    def takes_key(self) -> bool:
        """Return whether an API key for Miniflux's own API can be used to sign in."""
        return self.kind is ServerKind.MINIFLUX

    @property
    def takes_refreshes(self) -> bool:
        """Return whether the server can refresh a single feed: by Miniflux's key, or FreshRSS's token."""
        return self.kind is not ServerKind.OTHER


ENDS_REFRESHES = frozenset({ProblemKind.KEY_REFUSED})
"""Problems after which server refreshes stay off until the user turns them on again; after others they are retried."""


@dataclass(frozen=True, slots=True)
class Account:
    """A login at a server. The password is in the system's keyring only, session tokens in memory only.

    `folder_id` is the top folder of its feeds and folders. `runs_rules`: this computer's rules act on its new articles.
    `refreshes_server`: the plan decides when the server refreshes each feed. `secret_number` is random, so that no other profile
    shares its keyring item. `synced_at` is the last successful sync, `next_at` the next one due; no request is sent before
    `not_before_at` (Retry-After, back-off). `refresh_problem` concerns refreshes only.
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
    def sends_articles(self) -> bool:
        """Return whether the server can be asked to send articles to the services it is connected to."""
        return self.server.kind is ServerKind.MINIFLUX and self.sign_in is SignIn.KEY

    @property
    def is_refreshing(self) -> bool:
        """Return whether the plan currently makes the server refresh feeds."""
        has_ended = self.refresh_problem is not None and self.refresh_problem.kind in ENDS_REFRESHES
        return self.refreshes_server and not has_ended and self.server.takes_refreshes

    @property
    def refreshes_need_user(self) -> bool:
        return self.refreshes_server and not self.is_refreshing and self.refresh_problem is not None

    @property
    def refresh_sign_in(self) -> SignIn:
        return SignIn.KEY if self.sign_in is SignIn.KEY else SignIn.REFRESH

    @property
    def needs_user(self) -> bool:
        """Return whether the account's problem needs the user; other problems end once the server is reachable."""
        return self.problem is not None and self.problem.kind not in PASSING | {ProblemKind.INTERRUPTED}


@dataclass(frozen=True, slots=True)
class ApiCall:
    """One request to an account's server; `net` adds credentials and signs in first if needed.

    `path` follows `server.url` ("/reader/api/0/tag/list"). GET without `form` and `json`; otherwise POST (or `method`), which is
    never redirected. `account_id` is None while the account is not stored yet, and `secret` is the password or key then;
    otherwise it is in the keyring. `secret_number` is that of the account.
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
        """Return the full URL; FreshRSS refreshes feeds outside its API's base URL."""
        is_page = self.sign_in is SignIn.REFRESH and self.server.kind is ServerKind.FRESHRSS
        return (self.server.url.removesuffix(FRESHRSS_API) if is_page else self.server.url) + self.path


class AnswerKind(StrEnum):
    """Kinds of server responses, parsed by `formats`.

    COUNTS is FreshRSS's `unread-count`, FETCHED_FEEDS its subscription list without muted feeds. Those from ENTRIES on are of
    Miniflux's own API (`/v1/`): changed states and new entries both come from `/v1/entries`.
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
    """One page of item ids. `continuation` names the next page, '' after the last."""

    item_ids: tuple[int, ...]
    continuation: str = ""


@dataclass(frozen=True, slots=True)
class ServerFeed:
    """A feed as the server has it; `folder` is '' for none. `is_disabled`: the server no longer fetches it."""

    remote_id: str
    url: str
    title: str
    site_url: str = ""
    folder: str = ""
    icon_url: str = ""
    is_disabled: bool = False


@dataclass(frozen=True, slots=True)
class ServerFeeds:
    feeds: tuple[ServerFeed, ...]


@dataclass(frozen=True, slots=True)
class ServerLabels:
    """Labels (tags) and folders of an account by name; a server may not distinguish them."""

    labels: tuple[str, ...]
    folders: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ServerItem:
    """An entry with its state on the server; `entry.identity` is "item:" and the id. `crawled_at` is when the server stored it,
    `changed_at` when it last changed, if known. `labels` may include the folder of its feed.
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
    """Contents of the requested items; those the server no longer has are missing."""

    items: tuple[ServerItem, ...]


@dataclass(frozen=True, slots=True)
class AddedFeed:
    """Result of subscribing at the server; if it refused, `remote_id` is '' and its message is kept."""

    remote_id: str
    said: str = ""


@dataclass(frozen=True, slots=True)
class ServerCounts:
    """Number of unread articles at the server; `state` differs whenever one of its counts does."""

    unread: int
    state: str


@dataclass(frozen=True, slots=True)
class ServerUser:
    username: str


@dataclass(frozen=True, slots=True)
class ItemState:
    """An entry's marks at the server, without its contents. `changed_at` is in microseconds, 0 if unknown."""

    item_id: int
    is_read: bool
    is_starred: bool
    changed_at: int = 0


@dataclass(frozen=True, slots=True)
class ServerStates:
    """One page of states. `last` is the highest id of the page, `has_more` says that pages follow, `total` counts all states."""

    states: tuple[ItemState, ...]
    last: int = 0
    has_more: bool = False
    total: int = 0


@dataclass(frozen=True, slots=True)
class ServerFolder:
    title: str
    number: int


@dataclass(frozen=True, slots=True)
class ServerFolders:
    folders: tuple[ServerFolder, ...]


ServerAnswer = (
    ItemIds | ServerFeeds | ServerLabels | ServerItems | AddedFeed | ServerCounts | ServerUser | ServerStates | ServerFolders
)


READ = "read"
STARRED = "starred"
LABEL = "label:"
"""Prefix of a label's mark; the label's name follows."""


@dataclass(frozen=True, slots=True)
class OutboxMark:
    """A mark changed here that the server has not confirmed: 'read', 'starred' or 'label:' and a name.

    `seq` rises with every change, so that confirming an earlier one never clears a later one. `refusals` counts how often the
    server answered OK but did not apply it.
    """

    item_id: int
    mark: str
    value: bool
    seq: int
    refusals: int = 0


@dataclass(frozen=True, slots=True)
class SyncCounts:
    """Results of one sync: new articles, marks applied from the server, changes sent, changes still pending."""

    new_articles: int = 0
    taken_over: int = 0
    sent: int = 0
    waiting: int = 0
    requests: int = 0


@dataclass(frozen=True, slots=True)
class KnownItems:
    """Items of an account with an entry here, by id, and those that the server last listed as read and starred. `removed` items
    had an entry that retention removed; their contents are needed again if the server lists them as unread or starred.
    """

    entries: Mapping[int, EntryId]
    read: AbstractSet[int] = frozenset()
    starred: AbstractSet[int] = frozenset()
    removed: AbstractSet[int] = frozenset()


@dataclass(frozen=True, slots=True)
class KnownItem:
    """Known facts about an item: its feed at the server (`remote_id`), the time it was stored there, link and title (`copy_key`)."""

    item_id: int
    remote_id: str
    crawled_at: int | None
    copy_key: int | None
    link: str | None
    was_read: bool
    was_starred: bool


@dataclass(frozen=True, slots=True)
class NewItem:
    """An entry just stored, with its state on the server."""

    entry_id: EntryId
    item_id: int
    is_read: bool
    is_starred: bool
    labels: tuple[str, ...] = ()
    crawled_at: int | None = None


@dataclass(frozen=True, slots=True)
class RemoteFeed:
    """A feed of an account: its last known state at the server, and the wanted one.

    `remote_id` is '' while the server does not have it. `wanted_folder` is the title of the folder directly below the account's
    own, '' for none, unchanged if the feed is elsewhere. `removed_at` is when the user unsubscribed.
    """

    feed_id: FeedId
    account_id: AccountId
    remote_id: str
    url: str
    title: str
    folder: str
    wanted_title: str
    wanted_folder: str
    removed_at: int | None = None
    missing_since: int | None = None
    tries: int = 0
    site_url: str = ""


class ChangeOfFeed(StrEnum):
    SUBSCRIBE = "subscribe"
    UNSUBSCRIBE = "unsubscribe"
    RENAME = "rename"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class FeedChange:
    """A subscription change pending for the server; an UNSUBSCRIBE is held back until `due_at`, while it can be undone."""

    kind: ChangeOfFeed
    feed: RemoteFeed
    due_at: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """Counts of changes pending for a server: marks of articles and changes of subscriptions."""

    marks: int = 0
    feeds: int = 0

    @property
    def total(self) -> int:
        return self.marks + self.feeds


NOTHING_WAITS = Waiting()
