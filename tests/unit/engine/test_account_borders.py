"""What crosses the border of an account: feeds by `MoveToAccount` alone, with ten minutes of undo; folders and lists never by the way."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import Server, ServerKind
from reader.domain.commands import (
    AddFolder,
    AddProgram,
    AddSubscription,
    AddToAccount,
    Command,
    FollowPage,
    ImportOpml,
    MarkRead,
    MoveFolder,
    MoveSubscription,
    MoveToAccount,
    RemoveAccount,
    RemoveFolder,
    RenameSubscription,
    RestoreAccount,
    SetMark,
)
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import CommandFailed, OpmlImported, SubscriptionsChanged
from reader.domain.ids import FeedId, FolderId
from reader.domain.page_rule import PageRule
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.formats.lists.plan import wrap_in_folder
from reader.storage import accounts, remote_feeds, subscriptions
from reader.storage.subscriptions import Subscription
from reader.storage.writer import transaction
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23
from tests.fakes.world import Page, published, rss

HOUR = 3600
HERE = "http://here.test/feed"


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=["freshrss", "miniflux"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, request.param)
    made.world.pages[HERE] = Page(rss(1, 2, 3))
    made.add()
    made.simulation.send(AddSubscription(HERE))
    made.asked.clear()
    with made.server:
        yield made


def feed_named(run: AccountRun, title: str) -> Subscription:
    (found,) = [each for each in subscriptions.subscriptions(run.connection) if title in {each.feed_title, each.custom_title}]
    return found


def here(run: AccountRun) -> Subscription:
    (found,) = [each for each in subscriptions.subscriptions(run.connection) if each.account_id is None]
    return found


def folder_named(run: AccountRun, title: str) -> FolderId:
    (found,) = [each for each in subscriptions.folders(run.connection) if each.title == title]
    return found.folder_id


def there(run: AccountRun) -> set[tuple[str, str]]:
    rows = run.server.store.rows("SELECT title, name FROM feed JOIN folder ON folder.id = folder_id")
    return {(title, folder) for title, folder in rows}


def live(run: AccountRun, seconds: float) -> None:
    run.simulation.run_until(run.simulation.now + seconds)


def problem_of(run: AccountRun, command: Command) -> Problem | None:
    run.simulation.send(command)
    return next((each.problem for each in published(run.simulation, CommandFailed) if each.cause == command.command_id), None)


def undo_of(run: AccountRun, command: Command) -> Command:
    (changed,) = [each for each in published(run.simulation, SubscriptionsChanged) if each.cause == command.command_id]
    assert changed.undo is not None
    return changed.undo


def test_a_feed_that_leaves_its_folder_is_where_the_server_puts_it(run: AccountRun) -> None:
    a = feed_named(run, "A")
    command = MoveSubscription(a.feed_id, run.account.folder_id)
    problem = problem_of(run, command)
    if run.account.server.needs_folders:
        assert problem == Problem(ProblemKind.NEEDS_FOLDER, "My server")
        assert feed_named(run, "A").folder_id == a.folder_id
        return
    assert problem is None
    live(run, 120)
    assert ("A", "Uncategorized") in there(run)
    assert feed_named(run, "A").folder_id == folder_named(run, "Uncategorized")
    asked = len(run.requests_for("subscription/edit"))
    live(run, 5 * HOUR)
    assert len(run.requests_for("subscription/edit")) == asked == 1


def test_leaving_a_folder_is_undone_before_the_server_hears_of_it(run: AccountRun) -> None:
    a = feed_named(run, "A")
    if run.account.server.needs_folders:
        return
    command = MoveSubscription(a.feed_id, run.account.folder_id)
    run.simulation.send(command)
    run.simulation.send(undo_of(run, command))
    live(run, 2 * HOUR)
    assert feed_named(run, "A").folder_id == a.folder_id
    assert run.requests_for("subscription/edit") == []


def test_a_feed_that_lay_at_the_top_by_an_earlier_version_goes_back_to_its_folder(run: AccountRun) -> None:
    a = feed_named(run, "A")
    with transaction(run.connection):
        subscriptions.move(run.connection, a.feed_id, run.account.folder_id)
    live(run, 3 * HOUR)
    assert {folder for title, folder in there(run) if title == "A"} <= {"News", "Uncategorized"}
    assert feed_named(run, "A").folder_id != run.account.folder_id
    assert len(run.requests_for("subscription/edit")) <= 1


def test_a_folder_of_an_account_is_removed_as_its_server_can(run: AccountRun) -> None:
    news = folder_named(run, "News")
    problem = problem_of(run, RemoveFolder(news))
    if run.account.server.needs_folders:
        assert problem == Problem(ProblemKind.NEEDS_FOLDER, "My server")
        run.simulation.send(AddFolder("Empty", run.account.folder_id))
        assert problem_of(run, RemoveFolder(folder_named(run, "Empty"))) is None
        return
    live(run, 120)
    assert ("A", "Uncategorized") in there(run)
    assert feed_named(run, "A").folder_id == folder_named(run, "Uncategorized")


def test_only_one_command_moves_a_feed_across(run: AccountRun) -> None:
    own, a, news = here(run), feed_named(run, "A"), folder_named(run, "News")
    run.simulation.send(AddFolder("Local"))
    local, top = folder_named(run, "Local"), run.account.folder_id
    not_in, of_account = Problem(ProblemKind.NOT_IN_ACCOUNT, "My server"), Problem(ProblemKind.OF_ACCOUNT, "My server")
    before = subscriptions.subscriptions(run.connection), subscriptions.folders(run.connection)
    for command, problem in (
        (MoveSubscription(own.feed_id, news), not_in),
        (MoveSubscription(own.feed_id, top), not_in),
        (MoveSubscription(a.feed_id, local), of_account),
        (MoveSubscription(a.feed_id, None), of_account),
        (MoveFolder(local, news), not_in),
        (MoveFolder(local, top), not_in),
        (MoveFolder(news, local), of_account),
        (MoveFolder(news, None), of_account),
        (MoveFolder(top, local), of_account),
        (AddSubscription("http://else.test/feed", news), not_in),
        (AddProgram("mine", news), not_in),
        (FollowPage("http://else.test/", PageRule("article"), news), not_in),
        (AddToAccount(run.account.account_id, "http://else.test/feed", local), not_in),
        (MoveToAccount((own.feed_id,), run.account.account_id, local), not_in),
        (MoveToAccount((a.feed_id,), None, news), not_in),
    ):
        assert problem_of(run, command) == problem, command
    assert (subscriptions.subscriptions(run.connection), subscriptions.folders(run.connection)) == before


def test_the_accounts_own_folder_is_as_good_as_none(run: AccountRun) -> None:
    url = "http://site.test/c"

    def subscribes(asked: object) -> None:
        if getattr(asked, "path", "").endswith("quickadd"):
            run.server.store.add_feed(url, title="C", folder="Theirs", items=1)

    run.spoil = lambda asked: subscribes(asked) or (Problem(ProblemKind.TIMEOUT) if asked.path.endswith("quickadd") else None)
    run.simulation.send(AddToAccount(run.account.account_id, url, run.account.folder_id))
    assert feed_named(run, "C").folder_id == folder_named(run, "Theirs")
    live(run, HOUR)
    assert run.requests_for("subscription/edit") == []


def test_a_feed_moved_here_stays_there_until_undo_is_out_of_reach(run: AccountRun) -> None:
    a = feed_named(run, "A")
    items = sorted(run.server.store.ids())[:2]
    run.simulation.send(MarkRead((run.entry_of(items[0]),), is_read=True))
    run.simulation.send(SetMark((run.entry_of(items[1]),), Mark.STARRED))
    live(run, 60)
    entries = set(run.connection.execute("SELECT entry_id, is_read, is_starred FROM entry_status").fetchall())
    # no network, even: nothing is asked for
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    command = MoveToAccount((a.feed_id,), None)
    assert problem_of(run, command) is None
    assert here_ids(run) == {a.feed_id, here_of(run)}
    run.spoil = lambda _: None
    live(run, 500)
    run.sync()
    assert ("A", "News") in there(run)
    assert here_ids(run) == {a.feed_id, here_of(run)}
    run.simulation.send(undo_of(run, command))
    back = feed_named(run, "A")
    assert (back.feed_id, back.account_id, back.folder_id) == (a.feed_id, a.account_id, a.folder_id)
    live(run, 3 * HOUR)
    assert ("A", "News") in there(run)
    assert run.requests_for("quickadd") == run.requests_for("subscription/edit") == []
    assert entries <= set(run.connection.execute("SELECT entry_id, is_read, is_starred FROM entry_status").fetchall())
    assert run.items() == set(run.server.store.ids())
    assert items[0] not in run.server.store.unread()


def test_after_an_undo_all_articles_of_a_feed_are_the_servers_again_whatever_was_sent_meanwhile(run: AccountRun) -> None:
    a = feed_named(run, "A")
    # neither unread nor starred: no list of the server names it
    read = min(run.server.store.column("SELECT id FROM item WHERE feed_id = 1"))
    entry = run.entry_of(read)
    run.simulation.send(MarkRead((entry,), is_read=True))
    live(run, 60)
    command = MoveToAccount((a.feed_id,), None)
    run.simulation.send(command)
    run.simulation.send(RenameSubscription(feed_named(run, "B").feed_id, "Bee"))
    live(run, 120)
    assert ("Bee", "Fun") in there(run)
    run.simulation.send(undo_of(run, command))
    live(run, 120)
    run.simulation.send(SetMark((entry,), Mark.STARRED))
    live(run, 120)
    assert run.server.store.column("SELECT id FROM item WHERE is_starred = 1") == [read]
    assert run.waiting() == 0


def here_of(run: AccountRun) -> FeedId:
    (row,) = run.connection.execute("SELECT feed_id FROM feed WHERE url = ?", (HERE,)).fetchall()
    return FeedId(row[0])


def here_ids(run: AccountRun) -> set[FeedId]:
    return {each.feed_id for each in subscriptions.subscriptions(run.connection) if each.account_id is None}


def test_a_feed_moved_here_leaves_the_server_then_and_an_undo_brings_it_there_again(run: AccountRun) -> None:
    a = feed_named(run, "A")
    starred = min(run.server.store.ids())
    run.simulation.send(SetMark((run.entry_of(starred),), Mark.STARRED))
    live(run, 60)
    entry = run.entry_of(starred)
    command = MoveToAccount((a.feed_id,), None)
    run.simulation.send(command)
    live(run, HOUR)
    assert there(run) == {("B", "Fun")}
    assert here_ids(run) == {a.feed_id, here_of(run)}
    assert run.items() == set(run.server.store.ids())
    run.spoil = lambda asked: again(run) if asked.path.endswith("quickadd") else None
    run.simulation.send(undo_of(run, command))
    live(run, HOUR)
    assert ("A", "News") in there(run)
    assert feed_named(run, "A").feed_id == a.feed_id
    (row,) = run.connection.execute("SELECT is_starred FROM entry_status WHERE entry_id = ?", (entry,)).fetchall()
    assert row[0] == 1


def again(run: AccountRun) -> None:
    if not run.server.store.rows("SELECT 1 FROM feed WHERE title = 'A'"):
        run.server.store.add_feed("http://site.test/a", title="A", folder="", items=2)


def test_a_feed_that_is_wanted_again_while_the_server_lets_it_go_is_subscribed_to_again(run: AccountRun) -> None:
    a = feed_named(run, "A")
    run.simulation.send(MoveToAccount((a.feed_id,), None))

    def in_the_middle(asked: object) -> Response | None:
        if dict(getattr(asked, "fields", ())).get("ac") == "unsubscribe":
            with transaction(run.connection):
                assert remote_feeds.reclaim(run.connection, run.account.account_id, a.feed_id)
        if getattr(asked, "path", "").endswith("quickadd"):
            again(run)
        return None

    run.spoil = in_the_middle
    live(run, 5 * HOUR)
    assert "A" in {title for title, _ in there(run)}
    assert feed_named(run, "A").account_id == a.account_id


def test_from_one_account_to_another(run: AccountRun) -> None:
    with transaction(run.connection):
        other = accounts.add(run.connection, Server(ServerKind.FRESHRSS, run.server.url), "Work", "x", int(run.simulation.now))
    run.simulation.core.state.accounts.known[other.account_id] = other
    a = feed_named(run, "A")
    command = MoveToAccount((a.feed_id,), other.account_id)
    assert problem_of(run, command) is None
    (moved,) = subscriptions.followed(run.connection, [a.feed_id])
    assert moved.account_id == other.account_id
    run.simulation.send(undo_of(run, command))
    (back,) = subscriptions.followed(run.connection, [a.feed_id])
    assert (back.account_id, back.folder_id) == (a.account_id, a.folder_id)


def test_a_list_that_names_a_folder_as_an_account_does_leaves_the_account_alone(run: AccountRun) -> None:
    path = ("My server", "News")
    document = OpmlDocument(
        "", (OpmlFeed(HERE, "Here", "", path), OpmlFeed("http://new.test/f", "New", "", path)), folders=(path,)
    )
    run.simulation.send(ImportOpml(document))
    imported = published(run.simulation, OpmlImported)[-1]
    assert (imported.added, imported.moved) == (1, 1)
    for each in subscriptions.subscriptions(run.connection):
        assert subscriptions.account_of_folder(run.connection, each.folder_id) == each.account_id, each
    assert imported.undo is not None
    run.simulation.send(imported.undo)
    assert here_ids(run) == {here_of(run)}
    assert not published(run.simulation, CommandFailed)


def test_a_restored_account_takes_no_feed_of_this_computer_along(run: AccountRun) -> None:
    own, news, account_id = here(run), folder_named(run, "News"), run.account.account_id
    run.simulation.send(RemoveAccount(account_id, keeps_feeds=True))
    run.simulation.send(MoveSubscription(own.feed_id, news))
    run.simulation.send(RestoreAccount(account_id))
    assert here(run).feed_id == own.feed_id
    for each in subscriptions.subscriptions(run.connection):
        assert subscriptions.account_of_folder(run.connection, each.folder_id) == each.account_id, each


def test_a_list_straight_into_an_account(run: AccountRun) -> None:
    urls = [f"http://new.test/{number}" for number in range(3)]
    document = OpmlDocument(
        "", tuple(OpmlFeed(url, url[-1], "", ("Tech", "Deep")) for url in urls), folders=(("Tech",), ("Tech", "Deep"))
    )
    chosen = wrap_in_folder(document, ("My server",), run.account.server.url)
    run.simulation.send(ImportOpml(chosen))
    imported = published(run.simulation, OpmlImported)[-1]
    assert imported.added == 3
    assert here_ids(run) == {here_of(run)}
    tech = folder_named(run, "Tech")
    assert {each.folder_id for each in subscriptions.subscriptions(run.connection) if each.url in urls} == {tech}
    assert imported.undo is not None
    run.simulation.send(imported.undo)
    live(run, HOUR)
    assert run.requests_for("quickadd") == []
    assert {each.url for each in subscriptions.subscriptions(run.connection)}.isdisjoint(urls)
