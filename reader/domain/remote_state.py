"""What is stored of an account to compare with its server: the marks the server was last known to hold, and what waits to be sent."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from enum import StrEnum

from reader.domain.ids import AccountId, EntryId, FeedId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class KnownItems:
    """The items of an account that have an entry here, by id, and which of them the server was last known to hold as read and starred.

    `removed` had an entry that our retention removed: its contents are needed again if the server lists it as unread or starred.
    """

    entries: Mapping[int, EntryId]
    read: AbstractSet[int] = frozenset()
    starred: AbstractSet[int] = frozenset()
    removed: AbstractSet[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ItemBehind:
    """What is known to be behind an item: its feed at the server (`remote_id`), when the server stored it, link and title (`copy_key`)."""

    item_id: int
    remote_id: str
    crawled_at: int | None
    copy_key: int | None
    link: str | None
    was_read: bool
    was_starred: bool


@dataclass(frozen=True, slots=True)
class NewItem:
    """An entry that was just stored, with what the server holds of it."""

    entry_id: EntryId
    item_id: int
    is_read: bool
    is_starred: bool
    labels: tuple[str, ...] = ()
    crawled_at: int | None = None


@dataclass(frozen=True, slots=True)
class RemoteFeed:
    """A feed of an account: how the server was last known to have it, and how it is wanted here.

    `remote_id` is '' while the server does not have it (yet, or any longer). `wanted_folder` is the title of the folder directly below
    the account's own, '' for none, and as it was where the feed lies elsewhere. `removed_at` is when the user unsubscribed.
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
    """What a server is to do with a feed."""

    SUBSCRIBE = "subscribe"
    UNSUBSCRIBE = "unsubscribe"
    RENAME = "rename"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class FeedChange:
    """A change of a subscription that waits for the server; an UNSUBSCRIBE is held back until `due_at`, while it can be undone."""

    kind: ChangeOfFeed
    feed: RemoteFeed
    due_at: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """How much waits for a server: marks of articles, and changes of subscriptions."""

    marks: int = 0
    feeds: int = 0

    @property
    def total(self) -> int:
        """All of it."""
        return self.marks + self.feeds


NOTHING_WAITS = Waiting()
