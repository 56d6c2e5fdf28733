"""Subscriptions of accounts: changed here and there, added, moved to a server and back; a server that was set up again."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import (
    AddAccount,
    AddSubscription,
    AddToAccount,
    ConfirmServer,
    MarkRead,
    MoveSubscription,
    MoveToAccount,
    RemoveAccount,
    RemoveSubscription,
    RenameSubscription,
    RestoreAccount,
    RestoreSubscription,
    SetAccount,
    SetMark,
    SignInAgain,
    Stop,
    TagEntries,
)
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    AccountChanged,
    AccountRemoved,
    CommandFailed,
    ServerReplaced,
    SubscriptionAdded,
    SubscriptionsChanged,
    SyncFinished,
)
from reader.domain.ids import EntryId, FeedId
from reader.engine.messages import Effect, KeepAccountSecret
from reader.net.credentials import AccountPlaces
from reader.storage import subscriptions
from reader.storage.subscriptions import Subscription
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import postings
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23
from tests.fakes.world import Page, published, rss

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


def feed_named(run: AccountRun, title: str) -> Subscription:
    (found,) = [each for each in subscriptions.subscriptions(run.connection) if title in {each.feed_title, each.custom_title}]
    return found


def there(run: AccountRun) -> set[tuple[str, str]]:
    """Feeds as the server has them."""
    rows = run.server.store.rows("SELECT title, name FROM feed JOIN folder ON folder.id = folder_id")
    return {(title, folder) for title, folder in rows}


def live(run: AccountRun, seconds: float) -> None:
    run.simulation.run_until(run.simulation.now + seconds)


def edits(run: AccountRun) -> list[Asked]:
    return [each for each in run.asked if each.path.endswith("/edit") or (each.method == "PUT" and "/feeds/" in each.path)]


def subscribes(asked: Asked) -> bool:
    return asked.path.endswith("quickadd") or (asked.method, asked.path) == ("POST", "/v1/feeds")


def test_a_name_and_a_folder_given_here_are_given_there(run: AccountRun) -> None:
    a, b = feed_named(run, "A"), feed_named(run, "B")
    run.simulation.send(RenameSubscription(a.feed_id, "Mine"))
    run.simulation.send(MoveSubscription(b.feed_id, a.folder_id))
    live(run, 60)
    assert there(run) == {("Mine", "News"), ("B", "News")}
    asked = len(edits(run))
    live(run, 3 * HOUR)
    assert len(edits(run)) == asked == 2


def test_a_name_and_a_folder_given_there_are_taken_over(run: AccountRun) -> None:
    run.server.store.change_feed(1, title="Theirs", folder="Fun")
    live(run, 2 * HOUR)
    assert feed_named(run, "Theirs").folder_id == feed_named(run, "B").folder_id
    assert not edits(run)


def test_a_feed_that_is_unsubscribed_here_stays_there_until_undo_is_out_of_reach(run: AccountRun) -> None:
    a = feed_named(run, "A")
    run.simulation.send(RemoveSubscription((a.feed_id,)))
    live(run, 500)
    assert ("A", "News") in there(run)
    run.simulation.send(RestoreSubscription((a.feed_id,)))
    live(run, HOUR)
    assert ("A", "News") in there(run)
    run.simulation.send(RemoveSubscription((a.feed_id,)))
    live(run, HOUR)
    assert there(run) == {("B", "Fun")}
    assert [each.feed_title for each in subscriptions.subscriptions(run.connection)] == ["B"]
    live(run, 3 * HOUR)
    assert [each.feed_title for each in subscriptions.subscriptions(run.connection)] == ["B"]


def test_a_feed_is_gone_after_two_lists_an_hour_apart(run: AccountRun) -> None:
    starred = min(run.server.store.ids())
    run.simulation.send(SetMark((run.entry_of(starred),), Mark.STARRED))
    live(run, 60)
    entry = run.entry_of(starred)
    run.server.store.remove_feed(1)
    live(run, HOUR + 900)
    assert feed_named(run, "A")
    live(run, 2 * HOUR)
    assert [each.feed_title for each in subscriptions.subscriptions(run.connection)] == ["B"]
    (row,) = run.connection.execute("SELECT is_starred FROM entry_status WHERE entry_id = ?", (entry,)).fetchall()
    assert row[0] == 1


def test_an_empty_list_of_feeds_removes_none(run: AccountRun) -> None:
    run.spoil = lambda asked: Response(200, EMPTY[asked.path]) if asked.path in EMPTY else None
    live(run, 5 * HOUR)
    assert len(subscriptions.subscriptions(run.connection)) == 2


def test_a_feed_added_there_comes(run: AccountRun) -> None:
    run.server.store.add_feed("http://site.test/c", title="C", folder="New", items=3)
    live(run, HOUR)
    assert feed_named(run, "C")
    assert run.items() == set(run.server.store.ids())


def test_adding_a_feed_that_the_server_cannot_find_says_so(run: AccountRun) -> None:
    command = AddToAccount(run.account.account_id, "http://127.0.0.1:9/none")
    run.simulation.send(command)
    (failed,) = published(run.simulation, CommandFailed)
    assert failed.cause == command.command_id
    assert len(subscriptions.subscriptions(run.connection)) == 2


def test_a_feed_that_is_added_is_there_with_its_articles(run: AccountRun) -> None:
    url = "http://site.test/c"

    def follow(asked: Asked) -> Problem | None:
        if not subscribes(asked):
            return None
        if not run.server.store.rows("SELECT 1 FROM feed WHERE url = ?", (url,)):
            run.server.store.add_feed(url, title="C", folder="", items=3)
        return Problem(ProblemKind.TIMEOUT)

    # whatever the server answers to it, its list says what came of it
    run.spoil = follow
    command = AddToAccount(run.account.account_id, url, feed_named(run, "A").folder_id, "Mine")
    run.simulation.send(command)
    (added,) = published(run.simulation, SubscriptionAdded)
    assert added.cause == command.command_id
    live(run, 120)
    assert ("Mine", "News") in there(run)
    assert run.items() == set(run.server.store.ids())
    again = AddToAccount(run.account.account_id, url)
    run.simulation.send(again)
    assert [each.problem.kind for each in published(run.simulation, CommandFailed)] == [ProblemKind.ALREADY_SUBSCRIBED]


def own_feed(run: AccountRun) -> tuple[FeedId, list[EntryId]]:
    """A feed that is followed on this computer, with an article that is read and one with a star."""
    url = "http://here.test/feed"
    run.world.pages[url] = Page(rss(1, 2, 3))
    run.simulation.send(AddSubscription(url))
    (added,) = published(run.simulation, SubscriptionAdded)
    ids = [
        EntryId(row[0])
        for row in run.connection.execute(
            "SELECT entry_id FROM entry_status WHERE feed_id = ? ORDER BY entry_id", (added.feed_id,)
        ).fetchall()
    ]
    run.simulation.send(MarkRead((ids[0],), is_read=True))
    run.simulation.send(SetMark((ids[1],), Mark.STARRED))
    return added.feed_id, ids


def serves(run: AccountRun, url: str) -> None:
    """The server follows what it is asked to, with the articles that are in the feed."""
    made = list(postings(3, base=url))

    def answer(asked: Asked) -> Response | None:
        if subscribes(asked) and not run.server.store.rows("SELECT 1 FROM feed WHERE url = ?", (url,)):
            feed_id = run.server.store.add_feed(url, title="A feed", items=made)
            for number in (1, 2, 3):
                run.server.store.database.execute(
                    "UPDATE item SET link = ?, title = ? WHERE id IN (SELECT id FROM item WHERE feed_id = ? ORDER BY id LIMIT 1 OFFSET ?)",
                    (f"https://site.test/{number}?utm_source=rss", f"Entry {number}", feed_id, number - 1),
                )
            return Response(200, b"lost")
        return None

    run.spoil = answer


def test_a_feed_moved_to_an_account_keeps_articles_and_marks_on_both_sides(run: AccountRun) -> None:
    feed_id, ids = own_feed(run)
    serves(run, "http://here.test/feed")
    command = MoveToAccount((feed_id,), run.account.account_id)
    run.simulation.send(command)
    assert not published(run.simulation, CommandFailed)
    live(run, 300)
    rows = run.connection.execute("SELECT entry_id FROM entry_status WHERE feed_id = ? AND NOT is_removed", (feed_id,)).fetchall()
    assert {row[0] for row in rows} == set(ids)
    items = dict(run.connection.execute("SELECT entry_id, item_id FROM remote_item").fetchall())
    assert items[ids[0]] not in run.server.store.unread()
    assert items[ids[1]] in run.server.store.starred()
    assert run.waiting() == 0
    before = len(run.world.asked("http://here.test/feed"))
    live(run, 30 * HOUR)
    assert len(run.world.asked("http://here.test/feed")) == before
    (moved,) = [each for each in published(run.simulation, SubscriptionsChanged) if each.cause == command.command_id]
    assert moved.undo is not None
    run.simulation.send(moved.undo)
    live(run, 30 * HOUR)
    assert not run.server.store.rows("SELECT 1 FROM feed WHERE url = 'http://here.test/feed'")
    assert len(run.world.asked("http://here.test/feed")) > before
    (row,) = run.connection.execute("SELECT is_read FROM entry_status WHERE entry_id = ?", (ids[0],)).fetchall()
    assert row[0] == 1
    rows = run.connection.execute("SELECT count(*) FROM entry_status WHERE feed_id = ? AND NOT is_removed", (feed_id,)).fetchall()
    assert rows[0][0] == len(ids)


def found_out(run: AccountRun) -> SyncFinished:
    """A server that was set up again wants another key."""
    if run.sign_in is SignIn.KEY:
        run.simulation.send(SignInAgain(run.account.account_id, "", run.secret))
        return published(run.simulation, SyncFinished)[-1]
    return run.sync()


def set_up_again(run: AccountRun) -> None:
    """The same feeds and articles under other ids, all unread."""
    store = run.server.store
    with store.writing():
        store.database.execute("UPDATE item SET id = id + 700000, is_read = 0, is_starred = 0")
        store.database.execute("UPDATE feed SET id = id + 50")
        store.database.execute("UPDATE item SET feed_id = feed_id + 50")


def test_a_server_that_was_set_up_again_is_asked_about_and_not_doubled(run: AccountRun) -> None:
    read = sorted(run.items())[:5]
    run.simulation.send(MarkRead(tuple(map(run.entry_of, read)), is_read=True))
    live(run, 60)
    read_entries = [run.entry_of(item) for item in read]
    count = run.connection.execute("SELECT count(*) FROM entry_status").fetchone()[0]
    set_up_again(run)
    finished = found_out(run)
    assert finished.problem.kind is ProblemKind.SERVER_REPLACED
    assert len(published(run.simulation, ServerReplaced)) == 1
    asked = len(run.asked)
    live(run, 5 * HOUR)
    assert len(run.asked) == asked
    run.simulation.send(ConfirmServer(run.account.account_id, is_same=True))
    live(run, 2 * HOUR)
    assert run.account.problem is None
    assert run.connection.execute("SELECT count(*) FROM entry_status").fetchone()[0] == count
    assert run.items() == set(run.server.store.ids())
    store = run.server.store
    assert set(store.ids()) - store.unread() == {
        run.connection.execute("SELECT item_id FROM remote_item WHERE entry_id = ?", (entry,)).fetchone()[0]
        for entry in read_entries
    }
    assert run.waiting() == 0


def test_a_server_that_is_another_one_is_left_alone(run: AccountRun) -> None:
    set_up_again(run)
    found_out(run)
    command = ConfirmServer(run.account.account_id, is_same=False)
    run.simulation.send(command)
    assert published(run.simulation, AccountChanged)[-1].cause == command.command_id
    asked = len(run.asked)
    live(run, 5 * HOUR)
    assert len(run.asked) == asked


def test_removing_and_restoring_an_account_keeps_everything(run: AccountRun) -> None:
    item = min(run.items())
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=True))
    before = run.own("is_read")
    account_id = run.account.account_id
    run.simulation.send(RemoveAccount(account_id))
    (removed,) = published(run.simulation, AccountRemoved)
    assert subscriptions.subscriptions(run.connection) == []
    assert not run.simulation.core.state.feeds
    live(run, HOUR)
    assert isinstance(removed.undo, RestoreAccount)
    run.simulation.send(removed.undo)
    live(run, HOUR)
    assert len(subscriptions.subscriptions(run.connection)) == 2
    assert run.own("is_read") == before
    assert item not in run.server.store.unread()


def test_what_waits_is_sent_before_an_account_goes(run: AccountRun) -> None:
    item = min(run.items())
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=True))
    command = RemoveAccount(run.account.account_id, keeps_feeds=True)
    run.simulation.send(command)
    assert item not in run.server.store.unread()
    assert [each.cause for each in published(run.simulation, AccountRemoved)] == [command.command_id]
    assert len(subscriptions.subscriptions(run.connection)) == 2


def test_a_server_that_is_silent_keeps_no_account(run: AccountRun) -> None:
    item = min(run.items())
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=True))
    run.spoil = lambda _: Problem(ProblemKind.TIMEOUT)
    run.simulation.send(RemoveAccount(run.account.account_id))
    assert published(run.simulation, AccountRemoved)
    assert item in run.server.store.unread()


def test_a_day_after_its_removal_an_account_and_its_password_are_gone(run: AccountRun) -> None:
    account, account_id, kept = run.account, run.account.account_id, list[KeepAccountSecret]()
    drain = run.simulation.core.drain_effects

    def drained() -> list[Effect]:
        effects = drain()
        kept.extend(each for each in effects if isinstance(each, KeepAccountSecret))
        return effects

    run.simulation.core.drain_effects = drained  # type: ignore[method-assign]
    run.simulation.send(RemoveAccount(account_id))
    live(run, 20 * HOUR)
    assert kept == []
    live(run, 40 * HOUR)
    places = AccountPlaces(account_id, account.server.url, account.username, account.secret_number)
    names = [places.sign_in, places.refresh]
    assert account.secret_number
    assert [(each.place, each.username, each.password) for each in kept] == [(each, account.username, "") for each in names]
    run.simulation.send(RestoreAccount(account_id))
    assert published(run.simulation, CommandFailed)[-1].problem.kind is ProblemKind.NO_ACCOUNT


def test_a_login_is_added_once(run: AccountRun) -> None:
    run.simulation.send(AddAccount(run.account.server, "Again", run.server.username, run.server.password))
    assert published(run.simulation, CommandFailed)[-1].problem.kind is ProblemKind.SAME_LOGIN
    assert len(run.simulation.core.state.accounts.known) == 1


def test_an_account_that_goes_in_the_middle_of_it_is_not_synchronised_any_further(run: AccountRun) -> None:
    run.simulation.latency_seconds = 5.0
    live(run, 1803)
    assert run.simulation.core.state.accounts.runs
    run.simulation.send(RemoveAccount(run.account.account_id))
    live(run, 60)
    assert not run.simulation.core.state.accounts.runs
    assert not run.simulation.core.state.accounts.syncing
    problem = published(run.simulation, SyncFinished)[-1].problem
    assert problem.kind is ProblemKind.INTERRUPTED
    run.simulation.send(Stop())


def test_name_and_switches_are_changed_and_changed_back(run: AccountRun) -> None:
    run.simulation.send(SetAccount(run.account.account_id, name="Work", runs_rules=False))
    assert (run.account.name, run.account.runs_rules) == ("Work", False)
    assert "Work" in {each.title for each in subscriptions.folders(run.connection)}
    undo = published(run.simulation, AccountChanged)[-1].undo
    assert undo is not None
    run.simulation.send(undo)
    assert (run.account.name, run.account.runs_rules) == ("My server", True)
    run.sync()
    assert run.account.name == "My server"


def test_labels_go_both_ways_where_the_server_keeps_them(run: AccountRun) -> None:
    items = sorted(run.items())
    run.simulation.send(TagEntries((run.entry_of(items[0]),), add=("later",)))
    live(run, 60)
    if not run.account.server.has_labels:
        assert run.server.store.labels() == []
        assert run.waiting() == 0
        return
    assert run.server.store.labelled("later") == {items[0]}
    run.server.store.set_label([items[1]], "theirs", value=True)
    run.server.store.set_label([items[0]], "later", value=False)
    live(run, 26 * HOUR)
    tagged = run.connection.execute(
        "SELECT r.item_id, t.name FROM entry_tag e JOIN tag t USING (tag_id) JOIN remote_item r USING (entry_id)"
    ).fetchall()
    assert set(tagged) == {(items[1], "theirs")}
    assert run.waiting() == 0
