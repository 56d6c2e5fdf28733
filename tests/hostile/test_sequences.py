"""Cases that take days: articles that were removed and are offered again, feeds that moved."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.commands import RemoveSubscription
from reader.domain.events import EntriesArrived, FeedMoved, SubscriptionsChanged
from reader.domain.ids import FeedId
from reader.storage import feeds, retention
from reader.storage.writer import open_database, transaction
from tests.fakes.feed_server import FeedServer
from tests.hostile.cases import case_of, documents
from tests.hostile.harness import Harness, open_harness
from tests.hostile.http_cases import FaultServer, fault_server

DAY = 86_400.0


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[Harness]:
    with open_harness(tmp_path) as harness:
        yield harness


@pytest.fixture
def faults() -> Iterator[FaultServer]:
    with fault_server() as server:
        yield server


def test_f58_removed_articles_do_not_return(harness: Harness) -> None:
    first, second = documents(case_of("F58"))
    with FeedServer() as server:
        url = server.url("/F58")
        server.answer("/F58", headers={"Content-Type": "application/rss+xml"}, body=first)
        harness.follow(url)
        harness.retrieve(url)
        feed_id = harness.feed(url).feed_id
        assert len(harness.entries(feed_id)) == 3
        gone = harness.entries(feed_id)[0]["title"]
        harness.stop()
        remove(harness, gone)
        harness.start()
        for _ in range(10):
            server.answer("/F58", headers={"Content-Type": "application/rss+xml"}, body=second)
            harness.retrieve(url)
            assert len(harness.entries(feed_id)) == 2
            assert gone not in {entry["title"] for entry in harness.entries(feed_id)}
            second += b"\n"


def remove(harness: Harness, title: str) -> None:
    """What the yearly clearing does to a read article that its feed had dropped."""
    connection = open_database(harness.profile.database, now=int(harness.clock.now()), backup_folder=None)
    (found,) = connection.execute("SELECT entry_id FROM entry WHERE title = ?", (title,)).fetchall()
    with transaction(connection):
        retention._remove(connection, [found[0]])
    connection.close()


def retrieve_by_a_right_clock(harness: Harness, faults: FaultServer, url: str) -> None:
    """Two days later, with two servers that say the same."""
    harness.retrieve(harness.neighbours[0], after_seconds=2 * DAY)
    faults.say_date(harness.clock.now())
    harness.retrieve(url, after_seconds=0)


def arrivals(harness: Harness, feed_id: FeedId) -> int:
    """How often articles of a feed came."""
    return sum(isinstance(event, EntriesArrived) and event.feed_id == feed_id for event in harness.events)


def test_w20_a_move_is_believed_after_a_week_and_can_be_undone(harness: Harness, faults: FaultServer) -> None:
    old, new = f"{faults.address}/W20", f"{faults.address}/W00"
    harness.follow(old)
    harness.retrieve(old)
    feed_id = harness.feed(old).feed_id
    assert [entry["title"] for entry in harness.entries(feed_id)] == ["Good entry"]
    for _ in range(3):
        retrieve_by_a_right_clock(harness, faults, old)
        assert harness.feed(old).url == old
    arrived = arrivals(harness, feed_id)
    retrieve_by_a_right_clock(harness, faults, old)
    assert harness.feed(new).feed_id == feed_id
    (moved,) = [event for event in harness.events if isinstance(event, FeedMoved)]
    assert moved.feed_id == feed_id
    assert arrivals(harness, feed_id) == arrived == 1
    assert len(harness.entries(feed_id)) == 1
    faults.seen.clear()
    harness.retrieve(new, after_seconds=DAY)
    assert [request["path"] for request in faults.seen] == ["/W00"], "the new address is asked, and only that"
    harness.submit(moved.undo)
    harness.send(RemoveSubscription((harness.feed(harness.neighbours[0]).feed_id,)), SubscriptionsChanged)
    with harness.database() as connection:
        assert [feed.url for feed in feeds.feeds(connection) if feed.feed_id == feed_id] == [old]
