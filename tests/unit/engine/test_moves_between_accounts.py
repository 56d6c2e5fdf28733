"""Feeds that are moved from one account to another which follows them too, and back: neither server loses a feed, a star or a read mark."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.account_commands import AddAccount, MoveToAccount, SyncAccounts
from reader.domain.accounts import Server, ServerKind, SignIn
from reader.domain.commands import Command, SetMark
from reader.domain.events import CommandFailed, SubscriptionsChanged
from reader.domain.ids import AccountId, EntryId, FeedId
from reader.domain.marks import Mark
from tests.fakes.account_run import KINDS, AccountRun, account_run
from tests.fakes.documents import Posting
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, SyncServer
from tests.fakes.sync_server.store import Store
from tests.fakes.world import START, published

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
    assert run.second is not None
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
    assert run.second is not None
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
    assert run.second is not None
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
