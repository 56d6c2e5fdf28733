"""The third hand of a trial: somebody who reads at the server itself, and who says what the server holds in the end."""

from collections.abc import Iterable
from typing import Protocol

from reader.domain.accounts import AnswerKind
from tests.contract.peer import ME, READ, READING_LIST, STARRED, Peer
from tests.e2e.sync_program import State
from tests.fakes.documents import Posting
from tests.fakes.sync_server import Store
from tests.fakes.sync_server.store import SECOND

PAGE = 10_000


class Hand(Protocol):
    """What a trial wants of the server."""

    def feeds(self) -> dict[str, list[int]]:
        """The items of each feed, by what the server calls it."""

    def states(self) -> dict[int, State]: ...

    def set_mark(self, items: Iterable[int], mark: str, *, value: bool) -> None:
        """'read' or 'starred'."""

    def unread_counts(self) -> dict[str, int]: ...

    def names(self) -> dict[str, list[str]]:
        """Title and folder of each feed."""

    def let_pass(self, seconds: int) -> None:
        """The server's own clock goes on, if it is ours."""


class StoreHand:
    """At the double: in its own memory."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def feeds(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {f"feed/{number}": [] for number in self.store.column("SELECT id FROM feed")}
        for item, feed_id in self.store.rows("SELECT id, feed_id FROM item"):
            found[f"feed/{feed_id}"].append(item)
        return found

    def states(self) -> dict[int, State]:
        unread, starred = self.store.unread(), self.store.starred()
        labels: dict[int, set[str]] = {}
        for item, name in self.store.rows("SELECT item_id, name FROM label"):
            labels.setdefault(item, set()).add(name)
        return {item: State(item not in unread, item in starred, frozenset(labels.get(item, ()))) for item in self.store.ids()}

    def set_mark(self, items: Iterable[int], mark: str, *, value: bool) -> None:
        self.store.set_mark(items, mark, value=value)

    def set_label(self, items: Iterable[int], name: str, *, value: bool) -> None:
        self.store.set_label(items, name, value=value)

    def names(self) -> dict[str, list[str]]:
        rows = self.store.rows("SELECT feed.id, title, name FROM feed JOIN folder ON folder.id = folder_id")
        return {f"feed/{number}": [title, folder] for number, title, folder in rows}

    def let_pass(self, seconds: int) -> None:
        self.store.advance(seconds * SECOND)

    def name(self, feed: str, title: str, folder: str) -> None:
        self.store.change_feed(int(feed.removeprefix("feed/")), title=title, folder=folder)

    def post(self, feed: str, count: int) -> list[int]:
        """New articles; their items."""
        before, number = set(self.store.ids()), int(feed.removeprefix("feed/"))
        at = self.store.now() // SECOND
        self.store.advance(60 * SECOND)
        self.store.post(
            number,
            [
                Posting(f"{at}-{n}", f"News {at} {n} of {feed}", f"<p>{at} {n}</p>", f"http://site.test/{number}/{at}/{n}", at)
                for n in range(count)
            ],
        )
        return sorted(set(self.store.ids()) - before)

    def remove(self, items: Iterable[int]) -> list[int]:
        """Old articles are cleared away."""
        gone = list(items)
        self.store.remove_items(gone)
        return gone

    def unread_counts(self) -> dict[str, int]:
        rows = self.store.rows(
            "SELECT feed.id, count(item.id) - coalesce(sum(is_read), 0) FROM feed LEFT JOIN item ON feed_id = feed.id GROUP BY 1"
        )
        return {f"feed/{feed_id}": count for feed_id, count in rows}


class PeerHand:
    """At a real server: by its interface, never asking for what is so already, as one of two versions would toggle it."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer

    def feeds(self) -> dict[str, list[int]]:
        return {each.remote_id: self.peer.ids(s=each.remote_id, n=PAGE) for each in self.peer.server_feeds()}

    def states(self) -> dict[int, State]:
        unread, starred = set(self.peer.ids(s=READING_LIST, xt=READ, n=PAGE)), set(self.peer.ids(s=STARRED, n=PAGE))
        labels: dict[int, set[str]] = {}
        for name in self._labels():
            for item in self.peer.ids(s=f"{ME}label/{name}", n=PAGE):
                labels.setdefault(item, set()).add(name)
        items = self.peer.ids(s=READING_LIST, n=PAGE)
        return {item: State(item not in unread, item in starred, frozenset(labels.get(item, ()))) for item in items}

    def _labels(self) -> tuple[str, ...]:
        return self.peer.get("tag/list").read(AnswerKind.LABELS).labels if self.peer.quirks.has_labels else ()

    def set_mark(self, items: Iterable[int], mark: str, *, value: bool) -> None:
        now = self.states()
        differing = [item for item in items if (now[item].is_read if mark == "read" else now[item].is_starred) != value]
        for at in range(0, len(differing), 100):
            answer = self.peer.change("a" if value else "r", READ if mark == "read" else STARRED, *differing[at : at + 100])
            assert answer.text == "OK"

    def unread_counts(self) -> dict[str, int]:
        return {each.remote_id: len(self.peer.ids(s=each.remote_id, xt=READ, n=PAGE)) for each in self.peer.server_feeds()}

    def names(self) -> dict[str, list[str]]:
        return {each.remote_id: [each.title, each.folder] for each in self.peer.server_feeds()}

    def let_pass(self, seconds: int) -> None:
        pass
