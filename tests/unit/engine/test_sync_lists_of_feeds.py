"""What is believed of a server's list of feeds, and what is not: a feed under another number, a list that lies after a change."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import MoveToAccount, RemoveSubscription, RenameSubscription, RestoreSubscription
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.domain.ids import FeedId
from reader.storage import remote_feeds, subscriptions
from reader.storage.subscriptions import folders
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23
from tests.fakes.world import published

HOUR = 3600
EMPTY = {"/reader/api/0/subscription/list": b'{"subscriptions":[]}', "/v1/feeds": b"[]"}
WAYS = [(FRESHRSS, SignIn.PASSWORD), (MINIFLUX_23, SignIn.PASSWORD), (MINIFLUX_22, SignIn.KEY)]


@pytest.fixture(params=WAYS, ids=["freshrss", "miniflux", "key"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param)
    made.add()
    made.asked.clear()
    with made.server:
        yield made


def live(run: AccountRun, seconds: float) -> None:
    run.simulation.run_until(run.simulation.now + seconds)


def followed(run: AccountRun) -> dict[str, int]:
    return {each.feed_title: each.feed_id for each in subscriptions.subscriptions(run.connection)}


def folder_of(run: AccountRun, feed: subscriptions.Subscription) -> str:
    return next(each.title for each in folders(run.connection) if each.folder_id == feed.folder_id)


def unsubscribes(asked: Asked) -> bool:
    return asked.method == "DELETE" or ("ac", "unsubscribe") in asked.fields


def test_a_feed_that_comes_back_finds_the_folder_that_the_server_emptied_meanwhile(run: AccountRun) -> None:
    """The server has it there still, and is not told to take it out."""
    a = followed(run)["A"]
    run.server.store.add_feed("http://site.test/c", title="C", folder="News")
    live(run, HOUR)
    run.simulation.send(RemoveSubscription((FeedId(a),)))
    run.server.store.change_feed(3, folder="Fun")
    # a change of feeds has the list read at once
    run.simulation.send(RenameSubscription(FeedId(followed(run)["B"]), "Bee"))
    live(run, 60)
    assert {each.title: folder_of(run, each) for each in subscriptions.subscriptions(run.connection)} == {
        "Bee": "Fun",
        "C": "Fun",
    }
    run.simulation.send(RestoreSubscription((FeedId(a),)))
    live(run, 2 * HOUR)
    assert {each.title: folder_of(run, each) for each in subscriptions.subscriptions(run.connection)}["A"] == "News"
    assert run.server.store.rows("SELECT name FROM feed JOIN folder ON folder.id = folder_id WHERE title = 'A'") == [("News",)]


def test_a_feed_that_is_moved_back_is_where_the_server_has_it_if_its_folder_was_emptied_meanwhile(run: AccountRun) -> None:
    a = followed(run)["A"]
    run.server.store.add_feed("http://site.test/c", title="C", folder="News")
    live(run, HOUR)
    run.simulation.send(MoveToAccount((FeedId(a),), None))
    undo = published(run.simulation, SubscriptionsChanged)[-1].undo
    assert undo is not None
    run.server.store.change_feed(3, folder="Fun")
    run.simulation.send(RenameSubscription(FeedId(followed(run)["B"]), "Bee"))
    live(run, 60)
    run.simulation.send(undo)
    live(run, 2 * HOUR)
    assert not published(run.simulation, CommandFailed)
    assert {each.title: folder_of(run, each) for each in subscriptions.subscriptions(run.connection)}["A"] == "News"
    assert run.server.store.rows("SELECT name FROM feed JOIN folder ON folder.id = folder_id WHERE title = 'A'") == [("News",)]


def test_a_feed_that_gets_another_number_while_a_list_lacks_it_is_followed_all_the_time(run: AccountRun) -> None:
    before = followed(run)
    run.server.store.remove_feed(1)
    live(run, HOUR + 900)
    (a,) = [each for each in remote_feeds.feeds(run.connection, run.account.account_id) if each.feed_id == before["A"]]
    assert a.missing_since is not None
    # nothing of it is unread, so that no article has the list read sooner
    run.server.store.add_feed("http://site.test/a", title="A", folder="News")
    removed = []
    for _ in range(5):
        live(run, 1200)
        removed.append(followed(run) != before)
    assert not any(removed)
    (a,) = [each for each in remote_feeds.feeds(run.connection, run.account.account_id) if each.feed_id == before["A"]]
    assert (a.remote_id, a.missing_since) == ("feed/3", None)


@pytest.mark.parametrize("said", [500, 200], ids=["refused", "OK for nothing"])
def test_an_empty_list_does_not_end_a_feed(run: AccountRun, said: int) -> None:
    """It is what a busy server says as well; believed, the feed would come back with the next list."""
    lies: list[Asked] = []

    def spoil(asked: Asked) -> Response | None:
        if unsubscribes(asked):
            lies.append(asked)
            return Response(204 if said == 200 and asked.method == "DELETE" else said, b"OK" if said == 200 else b"no")
        if asked.path in EMPTY and len(lies) == 1:
            lies.append(asked)
            return Response(200, EMPTY[asked.path])
        return None

    run.spoil = spoil
    run.simulation.send(RemoveSubscription((followed(run)["A"],)))  # type: ignore[arg-type]
    live(run, HOUR)
    assert len(lies) == 2
    run.spoil = lambda _: None
    live(run, 3 * HOUR)
    assert list(followed(run)) == ["B"]
    assert run.server.store.column("SELECT title FROM feed") == ["B"]


def test_the_last_feed_is_gone_by_an_empty_list(run: AccountRun) -> None:
    for feed_id in followed(run).values():
        run.simulation.send(RemoveSubscription((feed_id,)))  # type: ignore[arg-type]
    live(run, 3 * HOUR)
    assert run.server.store.column("SELECT title FROM feed") == []
    assert [each.remote_id for each in remote_feeds.feeds(run.connection, run.account.account_id)] == ["", ""]
    assert sum(run.simulation.core.state.accounts.waiting.values()) == 0
