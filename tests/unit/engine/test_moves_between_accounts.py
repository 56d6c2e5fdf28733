"""Feeds that are moved from one account to another which follows them too, and back: neither server loses a feed, a star or a read mark."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import Server, ServerKind, SignIn
from reader.domain.commands import AddAccount, AddSubscription, Command, MoveToAccount, RemoveSubscription, SetMark, SyncAccounts
from reader.domain.entry import Mark
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.domain.ids import AccountId, EntryId, FeedId
from tests.fakes.account_run import KINDS, AccountRun, account_run
from tests.fakes.documents import Posting
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, SyncServer
from tests.fakes.sync_server.store import Store
from tests.fakes.world import START, Page, published, rss

URL = "http://both.test/feed"
HOUR = 3600


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=["freshrss", "miniflux"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, request.param, items=2)
    made.second = SyncServer(request.param, now=int(START) * 1_000_000)
    made.second.store.add_feed("http://second.test/feed", title="Its own", folder="Other", items=1)
    with made.server, made.second:
        yield made


def postings(*numbers: int) -> list[Posting]:
    return [Posting(str(each), f"Entry {each}", link=f"https://site.test/{each}") for each in numbers]


def post(store: Store, number: int) -> None:
    (feed_id,) = store.column("SELECT id FROM feed WHERE url = ?", (URL,))
    store.post(feed_id, postings(number))


def follows(store: Store, *numbers: int) -> dict[int, int]:
    """Let a server follow the feed with these articles; its item of each."""
    feed_id = store.add_feed(URL, title="Both", folder="News", items=postings(*numbers))
    return dict(
        zip(sorted(numbers), store.column("SELECT id FROM item WHERE feed_id = ? ORDER BY link", (feed_id,)), strict=True)
    )


def add_both(run: AccountRun) -> tuple[AccountId, AccountId]:
    """Both accounts, the first one first."""
    first = run.add().account_id
    server = Server(KINDS.get(run.second.quirks, ServerKind.MINIFLUX), run.second.url)
    run.simulation.send(AddAccount(server, "Second", run.second.username, run.second.password, SignIn.PASSWORD))
    (second,) = [each for each in run.simulation.core.state.accounts.known if each != first]
    return first, second


def followed(run: AccountRun, account_id: AccountId) -> FeedId | None:
    """The feed that an account follows, if it does."""
    query = """SELECT f.feed_id FROM feed f JOIN remote_feed r USING (feed_id) JOIN subscription u USING (feed_id)
        WHERE f.url = ? AND r.account_id = ? AND u.removed_at IS NULL"""
    rows = run.connection.execute(query, (URL, account_id)).fetchall()
    assert len(rows) < 2
    return FeedId(rows[0][0]) if rows else None


def feed_of(run: AccountRun, account_id: AccountId) -> FeedId:
    feed_id = followed(run, account_id)
    assert feed_id is not None
    return feed_id


def entries_of(run: AccountRun, feed_id: FeedId) -> dict[str, EntryId]:
    query = (
        "SELECT e.title, s.entry_id FROM entry_status s JOIN entry e USING (entry_id) WHERE s.feed_id = ? AND NOT s.is_removed"
    )
    rows = run.connection.execute(query, (feed_id,)).fetchall()
    assert len(dict(rows)) == len(rows), rows
    return dict(rows)


def starred(run: AccountRun, feed_id: FeedId) -> set[str]:
    query = "SELECT e.title FROM entry_status s JOIN entry e USING (entry_id) WHERE s.feed_id = ? AND s.is_starred AND NOT s.is_removed"
    return {row[0] for row in run.connection.execute(query, (feed_id,)).fetchall()}


def starred_there(store: Store) -> set[str]:
    return set(store.column("SELECT title FROM item WHERE is_starred = 1"))


def undo_of(run: AccountRun, command: Command) -> Command:
    (changed,) = [each for each in published(run.simulation, SubscriptionsChanged) if each.cause == command.command_id]
    assert changed.undo is not None
    return changed.undo


@pytest.mark.parametrize("seconds", [0, 300], ids=["at once", "later"])
def test_when_a_move_is_undone_the_second_account_has_its_copy_again_and_all_marks(run: AccountRun, seconds: int) -> None:
    follows(run.server.store, 1, 2, 3, 4)
    there = follows(run.second.store, 1, 2, 3, 5, 6)
    first, second = add_both(run)
    feed_id, copy = feed_of(run, first), feed_of(run, second)
    own, others = entries_of(run, feed_id), entries_of(run, copy)
    run.simulation.send(SetMark((own["Entry 3"], own["Entry 4"]), Mark.STARRED))
    run.simulation.send(SetMark((others["Entry 2"], others["Entry 6"]), Mark.STARRED))
    run.simulation.run_until(run.simulation.now + 60)
    command = MoveToAccount((feed_id,), second)
    run.simulation.send(command)
    assert feed_of(run, second) == feed_id
    if seconds:
        # what the first account alone had is at the second server, too, and stays an article of the first one
        post(run.second.store, 4)
        run.simulation.send(SyncAccounts())
    run.simulation.run_until(run.simulation.now + seconds)
    run.simulation.send(SetMark((own["Entry 1"],), Mark.STARRED))
    run.simulation.send(undo_of(run, command))
    assert not published(run.simulation, CommandFailed)
    assert (feed_of(run, first), feed_of(run, second)) == (feed_id, copy)
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    assert run.second.store.rows("SELECT 1 FROM feed WHERE url = ?", (URL,))
    assert set(there.values()) <= set(run.second.store.ids())
    assert starred_there(run.second.store) == starred(run, copy) == {"Entry 1", "Entry 2", "Entry 3", "Entry 6"}
    assert entries_of(run, copy).items() >= others.items()
    assert entries_of(run, feed_id) == own
    assert starred_there(run.server.store) == starred(run, feed_id) == {"Entry 1", "Entry 2", "Entry 3", "Entry 4"}
    assert run.waiting() == 0


def test_an_undo_that_is_taken_back_may_be_undone_too(run: AccountRun) -> None:
    follows(run.server.store, 1, 2)
    follows(run.second.store, 1, 2)
    first, second = add_both(run)
    feed_id, copy = feed_of(run, first), feed_of(run, second)
    command: Command = MoveToAccount((feed_id,), second)
    for places in 2 * ((None, feed_id), (feed_id, copy)):
        run.simulation.send(command)
        assert not published(run.simulation, CommandFailed)
        assert (followed(run, first), followed(run, second)) == places
        command = undo_of(run, command)
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    for store in (run.server.store, run.second.store):
        assert store.rows("SELECT 1 FROM feed WHERE url = ?", (URL,))


@pytest.mark.parametrize("way", ["followed there", "by way of this computer"])
def test_an_item_of_the_new_server_is_not_taken_for_one_of_the_old_server_with_its_number(run: AccountRun, way: str) -> None:
    old = follows(run.server.store, 1, 2)
    follows(run.second.store, 1, 7, 8)
    first, second = add_both(run)
    feed_id = feed_of(run, first)
    own = entries_of(run, feed_id)
    run.simulation.send(SetMark(tuple(own.values()), Mark.STARRED))
    run.simulation.send(RemoveSubscription((feed_of(run, second),)))
    run.simulation.run_until(run.simulation.now + HOUR)
    if way == "by way of this computer":
        run.simulation.send(MoveToAccount((feed_id,), None))
        run.simulation.run_until(run.simulation.now + HOUR)
    # servers number from one each
    again = follows(run.second.store, 1, 7, 8)
    with run.second.store.writing():
        for number, item in ((7, old[1]), (8, old[2])):
            run.second.store.database.execute("UPDATE item SET id = ? WHERE id = ?", (item, again[number]))
    run.simulation.send(MoveToAccount((feed_id,), second))
    assert not published(run.simulation, CommandFailed)
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    assert feed_of(run, second) == feed_id
    assert entries_of(run, feed_id).keys() == {"Entry 1", "Entry 2", "Entry 7", "Entry 8"}
    assert starred(run, feed_id) == {"Entry 1", "Entry 2"}
    assert starred_there(run.second.store) == {"Entry 1"}
    assert run.waiting() == 0


def test_a_move_that_is_undone_gives_articles_their_items_again_also_those_without_a_title(run: AccountRun) -> None:
    assert run.second is not None
    for store in (run.server.store, run.second.store):
        store.add_feed(URL, title="Both", folder="News", items=[Posting("1", "", link="https://site.test/1"), *postings(2)])
    first, second = add_both(run)
    feed_id = feed_of(run, first)
    query = "SELECT s.entry_id, r.item_id FROM entry_status s LEFT JOIN remote_item r USING (entry_id) WHERE s.feed_id = ?"
    own = set(run.connection.execute(query, (feed_id,)).fetchall())
    command = MoveToAccount((feed_id,), second)
    run.simulation.send(command)
    run.simulation.send(undo_of(run, command))
    run.simulation.run_until(run.simulation.now + HOUR)
    assert set(run.connection.execute(query, (feed_id,)).fetchall()) == own


@pytest.mark.parametrize("is_followed", [True, False], ids=["followed there", "not there"])
def test_a_feed_that_comes_back_by_way_of_another_server_and_this_computer_has_its_items_alone(
    run: AccountRun, *, is_followed: bool
) -> None:
    mine = follows(run.server.store, 1, 2, 3)
    run.server.store.set_mark([mine[1]], "read", value=True)
    if is_followed:
        follows(run.second.store, 2, 3, 4)
    first, second = add_both(run)
    feed_id = feed_of(run, first)
    if not is_followed:
        follows(run.second.store, 2, 3, 4)
    run.simulation.send(MoveToAccount((feed_id,), second))
    run.simulation.send(SyncAccounts())
    run.simulation.send(MoveToAccount((feed_id,), None))
    run.simulation.send(MoveToAccount((feed_id,), first))
    assert not published(run.simulation, CommandFailed)
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    own = entries_of(run, feed_of(run, first))
    run.simulation.send(SetMark((own["Entry 1"], own["Entry 2"]), Mark.STARRED))
    run.simulation.run_until(run.simulation.now + HOUR)
    assert starred_there(run.server.store) == {"Entry 1", "Entry 2"}
    assert starred_there(run.second.store) == set()
    assert run.connection.execute("SELECT count(*) FROM remote_feed WHERE is_unmatched").fetchone() == (0,)
    rows = run.connection.execute(
        "SELECT r.account_id, r.item_id FROM remote_item r JOIN entry_status s USING (entry_id) WHERE s.feed_id = ?",
        (feed_of(run, first),),
    ).fetchall()
    assert set(rows) == {(first, item) for item in mine.values()}
    assert run.waiting() == 0


@pytest.mark.parametrize("is_first", [True, False], ids=["before", "after"])
def test_a_move_is_undone_beside_a_feed_of_this_computer_with_the_same_address(run: AccountRun, *, is_first: bool) -> None:
    run.world.pages[URL] = Page(rss(1, 2))
    if is_first:
        run.simulation.send(AddSubscription(URL))
    for store in (run.server.store, run.second.store):
        follows(store, 1, 2)
    first, second = add_both(run)
    if not is_first:
        run.simulation.send(AddSubscription(URL))
    here, feed_id, copy = local_feed(run), feed_of(run, first), feed_of(run, second)
    command = MoveToAccount((feed_id,), second)
    run.simulation.send(command)
    run.simulation.send(SetMark((entries_of(run, feed_id)["Entry 1"],), Mark.STARRED))
    run.simulation.send(undo_of(run, command))
    assert not published(run.simulation, CommandFailed)
    run.simulation.run_until(run.simulation.now + HOUR)
    assert (local_feed(run), feed_of(run, first), feed_of(run, second)) == (here, feed_id, copy)
    assert starred_there(run.second.store) == starred(run, copy) == {"Entry 1"}
    assert starred_there(run.server.store) == starred(run, feed_id) == {"Entry 1"}
    assert starred(run, here) == set()


def local_feed(run: AccountRun) -> FeedId:
    query = "SELECT feed_id FROM feed f JOIN subscription u USING (feed_id) WHERE url = ? AND removed_at IS NULL AND feed_id NOT IN (SELECT feed_id FROM remote_feed)"
    ((feed_id,),) = run.connection.execute(query, (URL,)).fetchall()
    return FeedId(feed_id)


@pytest.mark.parametrize("is_here", [True, False], ids=["from here", "from an account"])
def test_a_copy_that_was_unsubscribed_before_the_move_may_be_followed_again_after_it_is_undone(
    run: AccountRun, *, is_here: bool
) -> None:
    there = follows(run.second.store, 1, 2, 3)
    first, second = add_both(run)
    if is_here:
        run.world.pages[URL] = Page(rss(1, 2))
        run.simulation.send(AddSubscription(URL))
        feed_id = local_feed(run)
    else:
        follows(run.server.store, 1, 2)
        run.simulation.send(SyncAccounts())
        run.simulation.run_until(run.simulation.now + 2 * HOUR)
        feed_id = feed_of(run, first)
    copy = feed_of(run, second)
    own, others = entries_of(run, feed_id), entries_of(run, copy)
    run.simulation.send(SetMark((others["Entry 2"], others["Entry 3"]), Mark.STARRED))
    removal = RemoveSubscription((copy,))
    run.simulation.send(removal)
    command = MoveToAccount((feed_id,), second)
    run.simulation.send(command)
    run.simulation.send(undo_of(run, command))
    assert (followed(run, second), entries_of(run, feed_id)) == (None, own)
    run.simulation.send(undo_of(run, removal))
    assert not published(run.simulation, CommandFailed)
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    assert (feed_of(run, second), entries_of(run, copy), entries_of(run, feed_id)) == (copy, others, own)
    assert set(there.values()) <= set(run.second.store.ids())
    assert starred_there(run.second.store) == starred(run, copy) == {"Entry 2", "Entry 3"}
    assert run.waiting() == 0
