"""An invented account with feeds and articles."""

from reader.domain.accounts import Account, NewItem, Server, ServerFeed, ServerKind
from reader.domain.ids import EntryId, FeedId
from reader.storage import accounts, outbox, remote_feeds, remote_items
from reader.storage.connection import ReadConnection, WriteConnection
from tests.unit.storage.examples import NOW, parsed, store

FRESHRSS = Server(ServerKind.FRESHRSS, "https://rss.example")
MINIFLUX = Server(ServerKind.MINIFLUX, "https://mini.example", "2.3.4")


def account_of(connection: WriteConnection, server: Server = FRESHRSS, name: str = "Home") -> Account:
    return accounts.add(connection, server, name, "ada", NOW)


def server_feed(name: str, folder: str = "", remote_id: str = "", title: str = "") -> ServerFeed:
    return ServerFeed(remote_id or f"feed/{name}", f"https://{name}.example/feed", title or name.title(), "", folder)


def follow_there(connection: WriteConnection, account: Account, name: str, folder: str = "") -> FeedId:
    return remote_feeds.add(connection, account.account_id, server_feed(name, folder), f"{name}.example/feed", NOW)


def store_items(
    connection: WriteConnection,
    account: Account,
    feed_id: FeedId,
    *item_ids: int,
    is_read: bool = False,
    is_starred: bool = False,
    labels: tuple[str, ...] = (),
) -> list[EntryId]:
    entry_ids = store(connection, feed_id, *(parsed(f"item:{item_id}") for item_id in item_ids))
    new = [NewItem(entry_id, item_id, is_read, is_starred, labels) for entry_id, item_id in zip(entry_ids, item_ids, strict=True)]
    remote_items.add(connection, account.account_id, new, NOW)
    return entry_ids


def waiting(connection: ReadConnection, account: Account) -> dict[tuple[int, str], bool]:
    """What waits, by item and mark."""
    return {(each.item_id, each.mark): each.value for each in outbox.marks(connection, account.account_id)}
