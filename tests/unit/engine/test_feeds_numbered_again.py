"""Feeds of an account that have another number at its server, or that it followed already: they stay one feed, with its articles and marks."""

import pytest

from reader.domain.commands import (
    AddSubscription,
    AddToAccount,
    MarkRead,
    MoveToAccount,
    RemoveSubscription,
    RenameSubscription,
    SetMark,
)
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.storage import subscriptions
from tests.fakes.account_run import AccountRun, Asked
from tests.fakes.documents import Posting
from tests.fakes.world import Page, published, rss
from tests.unit.engine.test_sync_feeds import HOUR, feed_named, live, own_feed, run, serves, there

__all__ = ["run"]


def follow_twice(run: AccountRun, url: str) -> None:
    """Somebody at the server unsubscribes and subscribes a second time: the same articles with other ids, all unread, no stars."""
    store = run.server.store
    ((number, title),) = store.rows("SELECT id, title FROM feed WHERE url = ?", (url,))
    rows = store.rows("SELECT key, title, html, link, posted / 1000000 FROM item WHERE feed_id = ?", (number,))
    store.remove_feed(number)
    store.add_feed(url, title=title, folder="News", items=[Posting(*row) for row in rows])


@pytest.mark.parametrize("hours", [1, 5])
def test_a_feed_that_somebody_follows_a_second_time_at_the_server_is_the_same_and_unread_as_there(
    run: AccountRun, hours: int
) -> None:
    """However long it was gone there: its articles are no copies of those that are gone, and were not read with them."""
    starred, read, *_ = sorted(run.server.store.column("SELECT id FROM item WHERE feed_id = 1"))
    starred_entry, read_entry = run.entry_of(starred), run.entry_of(read)
    run.simulation.send(SetMark((starred_entry,), Mark.STARRED))
    run.simulation.send(MarkRead((read_entry,), is_read=True))
    live(run, 300)
    count = run.connection.execute("SELECT count(*) FROM entry_status").fetchone()[0]
    feed_id = feed_named(run, "A").feed_id
    if hours > 1:
        kept = run.server.store.rows("SELECT key, title, html, link, posted / 1000000 FROM item WHERE feed_id = 1")
        run.server.store.remove_feed(1)
        live(run, hours * HOUR)
        run.server.store.add_feed("http://site.test/a", title="A", folder="News", items=[Posting(*row) for row in kept])
    else:
        follow_twice(run, "http://site.test/a")
    live(run, 30 * HOUR)
    store = run.server.store
    assert len(store.unread()) == len(store.ids())
    assert feed_named(run, "A").feed_id == feed_id
    assert run.connection.execute("SELECT count(*) FROM entry_status").fetchone()[0] == count
    assert run.own("is_read") == set()
    # a star is for good, and the new article has it too
    assert run.own("is_starred") == store.starred()
    assert len(store.starred()) == 1
    assert run.waiting() == 0


def test_a_feed_unsubscribed_here_and_followed_again_by_somebody_at_the_server_has_the_marks_and_the_name_that_he_gave_it(
    run: AccountRun,
) -> None:
    a = feed_named(run, "A")
    run.simulation.send(RenameSubscription(a.feed_id, "Mine"))
    rows = run.server.store.rows("SELECT key, title, html, link, posted / 1000000 FROM item WHERE feed_id = 1")
    run.simulation.send(SetMark((run.entry_of(run.server.store.column("SELECT min(id) FROM item")[0]),), Mark.STARRED))
    run.simulation.send(RemoveSubscription((a.feed_id,)))
    live(run, 2 * HOUR)
    assert there(run) == {("B", "Fun")}
    assert run.waiting() == 0
    store = run.server.store
    number = store.add_feed("http://site.test/a", title="A", folder="News", items=[Posting(*row) for row in rows])
    read, *_ = items = store.column("SELECT id FROM item WHERE feed_id = ?", (number,))
    store.set_mark([read], "read", value=True)
    live(run, 30 * HOUR)
    assert there(run) == {("A", "News"), ("B", "Fun")}
    assert feed_named(run, "A").feed_id == a.feed_id
    assert set(items) <= run.items()
    assert set(items) - store.unread() == {read}
    assert set(items) & run.own("is_read") == {read}
    # a star is for good
    assert len(store.starred()) == 1
    assert run.waiting() == 0


def test_a_feed_moved_to_this_computer_stays_without_a_network_and_leaves_the_server_when_no_undo_is_left(
    run: AccountRun,
) -> None:
    a, items = feed_named(run, "A"), sorted(run.server.store.column("SELECT id FROM item WHERE feed_id = 1"))
    run.simulation.send(SetMark((run.entry_of(items[0]),), Mark.STARRED))
    live(run, 60)
    run.spoil = lambda _: Problem(ProblemKind.TIMEOUT)
    run.simulation.send(MoveToAccount((a.feed_id,), None))
    moved = published(run.simulation, SubscriptionsChanged)[-1]
    assert not published(run.simulation, CommandFailed)
    assert feed_named(run, "A").account_id is None
    run.spoil = lambda _: None
    assert moved.undo is not None
    run.simulation.send(moved.undo)
    live(run, 8 * HOUR)
    # nothing was unsubscribed: the articles have their numbers, and nothing was sent again
    assert set(items) <= run.items()
    assert run.own("is_starred") == run.server.store.starred() == {items[0]}
    assert not run.requests_for("subscription/edit")
    run.simulation.send(MoveToAccount((feed_named(run, "A").feed_id,), None))
    live(run, HOUR)
    assert there(run) == {("B", "Fun")}
    live(run, 30 * HOUR)
    assert feed_named(run, "A").account_id is None
    assert feed_named(run, "A").feed_id == a.feed_id


def test_a_feed_of_this_computer_takes_none_in_of_the_same_address(run: AccountRun) -> None:
    run.world.pages["http://site.test/a"] = Page(rss(1, 2, 3))
    run.simulation.send(AddSubscription("http://site.test/a"))
    (its_own,) = [each.feed_id for each in subscriptions.subscriptions(run.connection) if each.account_id is not None][:1]
    run.simulation.send(MoveToAccount((its_own,), None))
    assert [each.problem.kind for each in published(run.simulation, CommandFailed)] == [ProblemKind.ALREADY_SUBSCRIBED]
    assert len(subscriptions.subscriptions(run.connection)) == 3


def test_a_feed_moved_to_an_account_that_follows_it_already_becomes_one_with_it(run: AccountRun) -> None:
    """As after a move that ended between the server and this computer."""
    feed_id, ids = own_feed(run)
    serves(run, "http://here.test/feed")
    run.spoil(Asked(0, "POST", "quickadd", ()))
    live(run, 2 * HOUR)
    assert len(subscriptions.subscriptions(run.connection)) == 4
    run.simulation.send(MoveToAccount((feed_id,), run.account.account_id))
    assert not published(run.simulation, CommandFailed)
    live(run, 2 * HOUR)
    assert len(subscriptions.subscriptions(run.connection)) == 3
    items = dict(run.connection.execute("SELECT entry_id, item_id FROM remote_item").fetchall())
    assert items[ids[0]] not in run.server.store.unread()
    assert items[ids[1]] in run.server.store.starred()
    assert run.waiting() == 0


def test_a_feed_that_is_added_before_its_server_was_asked_to_unsubscribe_is_the_one_that_it_was(run: AccountRun) -> None:
    a, read = feed_named(run, "A"), min(run.items())
    entry = run.entry_of(read)
    run.simulation.send(MarkRead((entry,), is_read=True))
    run.simulation.send(RemoveSubscription((a.feed_id,)))
    live(run, 60)
    run.simulation.send(AddToAccount(run.account.account_id, "http://site.test/a"))
    assert not published(run.simulation, CommandFailed)
    live(run, 2 * HOUR)
    assert there(run) == {("A", "News"), ("B", "Fun")}
    assert feed_named(run, "A").feed_id == a.feed_id
    assert (run.entry_of(read), run.items()) == (entry, set(run.server.store.ids()))
    assert read not in run.server.store.unread()


def test_a_feed_takes_the_place_of_one_that_waits_to_be_unsubscribed_with_its_marks(run: AccountRun) -> None:
    feed_id, ids = own_feed(run)
    serves(run, "http://here.test/feed")
    run.spoil(Asked(0, "POST", "quickadd", ()))
    live(run, 2 * HOUR)
    (other,) = [
        each.feed_id
        for each in subscriptions.subscriptions(run.connection)
        if each.account_id is not None and each.url == "http://here.test/feed"
    ]
    run.simulation.send(RemoveSubscription((other,)))
    run.simulation.send(MoveToAccount((feed_id,), run.account.account_id))
    assert not published(run.simulation, CommandFailed)
    live(run, 2 * HOUR)
    items = dict(run.connection.execute("SELECT entry_id, item_id FROM remote_item").fetchall())
    assert items[ids[0]] not in run.server.store.unread()
    assert items[ids[1]] in run.server.store.starred()
    assert run.waiting() == 0
