"""A name or a place that was sent, of which no answer came, and that was taken back then: what the user wants last is what both have."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import (
    MarkRead,
    MoveSubscription,
    MoveToAccount,
    RemoveSubscription,
    RenameSubscription,
    RestoreSubscription,
    SetMark,
)
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import FolderId
from reader.storage import remote_feeds, subscriptions
from reader.storage.subscriptions import Subscription, folders
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import Posting
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23

HOUR = 3600
WAYS = {
    "freshrss": (FRESHRSS, SignIn.PASSWORD),
    "miniflux": (MINIFLUX_23, SignIn.PASSWORD),
    "key": (MINIFLUX_23, SignIn.KEY),
}


@pytest.fixture(params=WAYS.values(), ids=WAYS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param)
    made.add()
    with made.server:
        yield made


def feed(run: AccountRun) -> Subscription:
    return next(each for each in subscriptions.subscriptions(run.connection) if each.url == "http://site.test/a")


def folder(run: AccountRun, title: str) -> FolderId:
    return next(each.folder_id for each in folders(run.connection) if each.title == title)


def there(run: AccountRun) -> tuple[str, str]:
    (found,) = run.server.store.rows("SELECT title, name FROM feed JOIN folder ON folder.id = folder_id WHERE feed.id = 1")
    return found[0], found[1]


def lose_answers(run: AccountRun, *, is_done: bool, title: str = "A", place: str = "News") -> None:
    """The next change of the feed is made or not, and its answer is lost."""

    def spoil(asked: Asked) -> Problem | None:
        is_change = asked.path.endswith("/subscription/edit") or (asked.method == "PUT" and asked.path == "/v1/feeds/1")
        if is_change and is_done:
            run.server.store.change_feed(1, title=title, folder=place)
        return Problem(ProblemKind.TIMEOUT) if is_change else None

    run.spoil = spoil


def _no_list_after_a_change(run: AccountRun, asked: Asked) -> Problem | None:
    is_list = asked.path.endswith("/subscription/list") or (asked.method, asked.path) == ("GET", "/v1/feeds")
    was_changed = any(each.path.endswith("/subscription/edit") or each.path == "/v1/feeds/1" for each in run.asked)
    return Problem(ProblemKind.TIMEOUT) if is_list and was_changed else None


@pytest.mark.parametrize("is_done", [True, False], ids=["done", "not done"])
def test_a_name_that_was_sent_in_vain_and_taken_back_is_what_it_was_before(run: AccountRun, is_done: bool) -> None:  # noqa: FBT001
    run.simulation.send(RenameSubscription(feed(run).feed_id, "X"))
    lose_answers(run, is_done=is_done, title="X")
    assert run.sync().problem is not None
    run.start(run.simulation.now)
    run.simulation.send(RenameSubscription(feed(run).feed_id, "A"))
    run.spoil = lambda _: None
    assert run.sync().problem is None
    assert run.sync().problem is None
    assert (feed(run).title, *there(run)) == ("A", "A", "News")
    assert remote_feeds.changes(run.connection, run.account.account_id) == []


@pytest.mark.parametrize("is_done", [True, False], ids=["done", "not done"])
def test_what_was_answered_as_a_failure_and_taken_back_is_what_it_was_before(run: AccountRun, is_done: bool) -> None:  # noqa: FBT001
    """A gateway that gave up, or half an answer, says nothing of what the server did."""
    run.simulation.send(RenameSubscription(feed(run).feed_id, "X"))
    run.simulation.send(MoveSubscription(feed(run).feed_id, folder(run, "Fun")))
    lose_answers(run, is_done=is_done, title="X", place="Fun")
    lost = run.spoil
    run.spoil = lambda asked: Response(502, b"") if lost(asked) else _no_list_after_a_change(run, asked)
    assert run.sync().problem is not None
    run.start(run.simulation.now)
    run.simulation.send(RenameSubscription(feed(run).feed_id, "A"))
    run.simulation.send(MoveSubscription(feed(run).feed_id, folder(run, "News")))
    run.spoil = lambda _: None
    assert run.sync().problem is None
    assert run.sync().problem is None
    assert (feed(run).title, *there(run)) == ("A", "A", "News")
    assert remote_feeds.changes(run.connection, run.account.account_id) == []


@pytest.mark.parametrize("is_done", [True, False], ids=["done", "not done"])
def test_a_place_that_was_sent_in_vain_and_taken_back_is_what_it_was_before(run: AccountRun, is_done: bool) -> None:  # noqa: FBT001
    run.simulation.send(MoveSubscription(feed(run).feed_id, folder(run, "Fun")))
    lose_answers(run, is_done=is_done, place="Fun")
    assert run.sync().problem is not None
    run.start(run.simulation.now)
    run.simulation.send(MoveSubscription(feed(run).feed_id, folder(run, "News")))
    run.spoil = lambda _: None
    assert run.sync().problem is None
    assert run.sync().problem is None
    assert feed(run).folder_id == folder(run, "News")
    assert there(run) == ("A", "News")
    assert remote_feeds.changes(run.connection, run.account.account_id) == []


@pytest.mark.parametrize("is_done", [True, False], ids=["done", "not done"])
def test_a_name_and_a_place_that_were_sent_in_vain_are_sent_again(run: AccountRun, is_done: bool) -> None:  # noqa: FBT001
    run.simulation.send(RenameSubscription(feed(run).feed_id, "X"))
    run.simulation.send(MoveSubscription(feed(run).feed_id, folder(run, "Fun")))
    lose_answers(run, is_done=is_done, title="X")
    assert run.sync().problem is not None
    run.spoil = lambda _: None
    assert run.sync().problem is None
    assert (feed(run).title, *there(run)) == ("X", "X", "Fun")
    assert feed(run).folder_id == folder(run, "Fun")
    assert remote_feeds.changes(run.connection, run.account.account_id) == []


@pytest.mark.parametrize("status", [429, 503])
def test_a_server_that_wants_to_be_left_alone_has_refused_nothing_and_is_not_asked_on(run: AccountRun, status: int) -> None:
    run.simulation.send(RenameSubscription(feed(run).feed_id, "X"))
    run.asked.clear()

    def spoil(asked: Asked) -> Response | None:
        is_change = asked.path.endswith("/subscription/edit") or asked.method == "PUT"
        return Response(status, headers=[("Retry-After", "7200")]) if is_change else None

    run.spoil = spoil
    assert run.sync().problem is not None
    assert spoil(run.asked[-1]) is not None
    (known,) = [each for each in remote_feeds.feeds(run.connection, run.account.account_id) if each.feed_id == feed(run).feed_id]
    assert known.tries == 0
    count = len(run.asked)
    run.simulation.run_until(run.simulation.now + 7100)
    assert len(run.asked) == count
    run.spoil = lambda _: None
    run.simulation.run_until(run.simulation.now + 7200)
    assert there(run) == ("X", "News")


@pytest.mark.parametrize("is_moved", [True, False], ids=["moved to this computer", "unsubscribed"])
def test_a_feed_that_was_unsubscribed_without_an_answer_and_taken_back_stays_with_its_marks(
    run: AccountRun,
    is_moved: bool,  # noqa: FBT001
) -> None:
    """The network is gone while the server does it, and comes back after the feed did."""
    store, a = run.server.store, feed(run)
    starred, read = store.column("SELECT id FROM item WHERE feed_id = 1 LIMIT 2")
    run.simulation.send(SetMark((run.entry_of(starred),), Mark.STARRED))
    run.simulation.send(MarkRead((run.entry_of(read),), is_read=True))
    run.simulation.run_until(run.simulation.now + 60)
    marked = store.rows("SELECT link, is_read, is_starred FROM item WHERE feed_id = 1 ORDER BY link")
    items = [Posting(*row) for row in store.rows("SELECT key, title, html, link, posted / 1000000 FROM item WHERE feed_id = 1")]
    run.simulation.send(MoveToAccount((a.feed_id,), None) if is_moved else RemoveSubscription((a.feed_id,)))

    def spoil(asked: Asked) -> Problem | Response | None:
        if asked.method == "DELETE" or ("ac", "unsubscribe") in asked.fields:
            store.remove_feed(1)
            run.spoil = lambda _: Problem(ProblemKind.CONNECT)
            return Problem(ProblemKind.TIMEOUT)
        if asked.path.endswith("quickadd") or (asked.method, asked.path) == ("POST", "/v1/feeds"):
            number = store.add_feed("http://site.test/a", title="A", folder="News", items=items)
            return Response(200, b'{"numResults":1,"streamId":"feed/%d","feed_id":%d}' % (number, number))
        return None

    run.spoil = spoil
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    assert not store.rows("SELECT 1 FROM feed WHERE url = 'http://site.test/a'")
    run.start(run.simulation.now)
    account_id = run.account.account_id
    run.simulation.send(MoveToAccount((a.feed_id,), account_id, a.folder_id) if is_moved else RestoreSubscription((a.feed_id,)))
    run.spoil = spoil
    run.simulation.run_until(run.simulation.now + 30 * HOUR)
    assert (feed(run).feed_id, feed(run).account_id) == (a.feed_id, account_id)
    number = store.column("SELECT id FROM feed WHERE url = 'http://site.test/a'")[0]
    assert store.rows("SELECT link, is_read, is_starred FROM item WHERE feed_id = ? ORDER BY link", (number,)) == marked
    assert remote_feeds.waiting(run.connection)[account_id].total == 0


@pytest.mark.parametrize("status", [0, 500], ids=["no answer", "refused"])
@pytest.mark.parametrize("is_done", [True, False], ids=["done", "not done"])
@pytest.mark.parametrize("is_taken_back", [True, False], ids=["taken back", "meant"])
def test_a_feed_that_left_its_folder_in_vain_leaves_it_again_unless_that_is_taken_back(
    run: AccountRun, *, status: int, is_done: bool, is_taken_back: bool
) -> None:
    if run.account.server.needs_folders:
        return
    news = folder(run, "News")
    run.simulation.send(MoveSubscription(feed(run).feed_id, run.account.folder_id))
    lose_answers(run, is_done=is_done, place="Uncategorized")
    lost = run.spoil
    run.spoil = lambda asked: (lost(asked) and status and Response(status, b"")) or lost(asked)
    run.sync()
    run.start(run.simulation.now)
    if is_taken_back:
        run.simulation.send(MoveSubscription(feed(run).feed_id, news))
    run.spoil = lambda _: None
    for _ in range(3):
        assert run.sync().problem is None
    place = "News" if is_taken_back else "Uncategorized"
    assert there(run) == ("A", place)
    assert feed(run).folder_id == folder(run, place)
    assert remote_feeds.changes(run.connection, run.account.account_id) == []


@pytest.mark.parametrize("is_done", [True, False], ids=["done", "not done"])
def test_a_feed_that_is_taken_out_while_it_goes_into_another_folder_is_out(run: AccountRun, *, is_done: bool) -> None:
    if run.account.server.needs_folders:
        return
    run.simulation.send(MoveSubscription(feed(run).feed_id, folder(run, "Fun")))
    lose_answers(run, is_done=is_done, place="Fun")
    run.sync()
    run.simulation.send(MoveSubscription(feed(run).feed_id, run.account.folder_id))
    run.spoil = lambda _: None
    for _ in range(3):
        assert run.sync().problem is None
    assert there(run) == ("A", "Uncategorized")
    assert feed(run).folder_id == folder(run, "Uncategorized")
