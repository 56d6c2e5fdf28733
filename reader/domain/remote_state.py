"""Stored state of an account for comparison with its server: the last known marks of the server, and pending changes."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from enum import StrEnum

from reader.domain.ids import AccountId, EntryId, FeedId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class KnownItems:
    """Items of an account with an entry here, by id, and those that the server last listed as read and starred.

    `removed` items had an entry that retention removed; their contents are needed again if the server lists them as unread or
    starred.
    """

    entries: Mapping[int, EntryId]
    read: AbstractSet[int] = frozenset()
    starred: AbstractSet[int] = frozenset()
    removed: AbstractSet[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ItemBehind:
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
