"""Cases that take days: articles that were removed and are offered again, feeds that moved."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.commands import RemoveSubscription
from reader.domain.events import EntriesArrived, FeedMoved, SubscriptionsChanged
from reader.storage import feeds, retention
from reader.storage.writer import open_database, transaction
from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import case_of, documents
from tests.hostile.harness import Arena, open_arena
from tests.hostile.http_cases import FaultServer, fault_server

DAY = 86_400.0


@pytest.fixture
def arena(tmp_path: Path) -> Iterator[Arena]:
    with open_arena(tmp_path) as arena:
        yield arena


@pytest.fixture
def faults() -> Iterator[FaultServer]:
    with fault_server() as server:
        yield server


def test_f58_removed_articles_do_not_return(arena: Arena) -> None:
    first, second = documents(case_of("F58"))
    with FeedServer() as server:
        url = server.url("/F58")
        server.answer("/F58", headers={"Content-Type": "application/rss+xml"}, body=first)
        arena.follow(url)
        arena.retrieve(url)
        feed_id = arena.feed(url).feed_id
        assert len(arena.entries(feed_id)) == 3
        gone = arena.entries(feed_id)[0]["title"]
        arena.stop()
        remove(arena, gone)
        arena.start()
        for _ in range(10):
            server.answer("/F58", headers={"Content-Type": "application/rss+xml"}, body=second)
            arena.retrieve(url)
            assert len(arena.entries(feed_id)) == 2
            assert gone not in {entry["title"] for entry in arena.entries(feed_id)}
            second += b"\n"


def remove(arena: Arena, title: str) -> None:
    """What the yearly clearing does to a read article that its feed had dropped."""
    connection = open_database(arena.profile.database, now=int(arena.clock.now()), backup_folder=None)
    (found,) = connection.execute("SELECT entry_id FROM entry WHERE title = ?", (title,)).fetchall()
    with transaction(connection):
        retention._remove(connection, [found[0]])
    connection.close()


def test_w20_a_move_is_believed_after_a_week_and_can_be_undone(arena: Arena, faults: FaultServer) -> None:
    old, new = f"{faults.address}/W20", f"{faults.address}/W00"
    arena.follow(old)
    arena.retrieve(old)
    feed_id = arena.feed(old).feed_id
    assert [entry["title"] for entry in arena.entries(feed_id)] == ["Good entry"]
    for _ in range(3):
        arena.retrieve(old, after_seconds=2 * DAY)
        assert arena.feed(old).url == old
    arrived = len([event for event in arena.events if isinstance(event, EntriesArrived)])
    arena.retrieve(old, after_seconds=2 * DAY)
    assert arena.feed(new).feed_id == feed_id
    (moved,) = [event for event in arena.events if isinstance(event, FeedMoved)]
    assert (moved.old_url, moved.new_url) == (old, new)
    assert len([event for event in arena.events if isinstance(event, EntriesArrived)]) == arrived
    assert len(arena.entries(feed_id)) == 1
    faults.seen.clear()
    arena.retrieve(new, after_seconds=DAY)
    assert [request["path"] for request in faults.seen] == ["/W00"], "the new address is asked, and only that"
    arena.submit(moved.undo)
    arena.send(RemoveSubscription((arena.feed(arena.neighbours[0]).feed_id,)), SubscriptionsChanged)
    with arena.database() as connection:
        assert [feed.url for feed in feeds.feeds(connection) if feed.feed_id == feed_id] == [old]
