"""What waits for a server at the edges: lists that go feed by feed, feeds and marks that it refuses, changes that are a month old."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.commands import (
    ImportOpml,
    MarkRead,
    MoveSubscription,
    MoveToAccount,
    RemoveAccount,
    RemoveSubscription,
    RenameSubscription,
    RetrieveNow,
    SetMark,
    SettleOldChanges,
    Stop,
)
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import AccountChanged, AccountRemoved, ChangesTooOld, EngineStopped, OpmlImported
from reader.domain.ids import FeedId
from reader.domain.retrieval import RequestKind
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.formats.lists.plan import wrap_in_folder
from reader.storage import activity, remote_feeds, subscriptions
from reader.storage.activity import LineFilter
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23
from tests.fakes.world import published

HOUR, DAY = 3600, 86_400


@pytest.fixture(params=[FRESHRSS, MINIFLUX_23], ids=["freshrss", "miniflux"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, request.param)
    made.add()
    made.asked.clear()
    with made.server:
        yield made


def live(run: AccountRun, seconds: float) -> None:
    run.simulation.run_until(run.simulation.now + seconds)


def urls_there(run: AccountRun) -> set[str]:
    return set(run.server.store.column("SELECT url FROM feed"))


def takes(run: AccountRun, but: set[str] = frozenset(), renamed: str = "") -> None:  # type: ignore[assignment]
    """The server subscribes to what it is asked to, but for some; `renamed` is put behind each address."""

    def answer(asked: Asked) -> Response | None:
        if not asked.path.endswith("quickadd"):
            return None
        url = dict(asked.fields)["quickadd"]
        if url in but:
            return Response(200, b'{"numResults":0,"error":"no feed found"}')
        rows = run.server.store.rows("SELECT id FROM feed WHERE url = ?", (url + renamed,))
        number = rows[0][0] if rows else run.server.store.add_feed(url + renamed, title=url[-3:], items=2)
        return Response(200, b'{"numResults":1,"streamId":"feed/%d"}' % number)

    run.spoil = answer


def imported(run: AccountRun, urls: list[str], folder: str = "Tech") -> OpmlImported:
    document = OpmlDocument("", tuple(OpmlFeed(url, url, "", (folder,)) for url in urls), folders=((folder,),))
    run.simulation.send(ImportOpml(wrap_in_folder(document, ("My server",), run.account.server.url)))
    return published(run.simulation, OpmlImported)[-1]


URLS = [f"http://new.test/{number:03}" for number in range(50)]


def test_a_list_goes_a_few_feeds_at_a_time_and_marks_go_in_between(run: AccountRun) -> None:
    takes(run)
    imported(run, URLS)
    live(run, 20)
    assert len(urls_there(run)) == 2 + 20
    item = min(run.items())
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=True))
    live(run, 20)
    assert item not in run.server.store.unread()
    assert len(urls_there(run)) == 2 + 40
    live(run, HOUR)
    assert urls_there(run) >= set(URLS)
    assert len(run.requests_for("quickadd")) == len(URLS)
    assert {name for _, name in run.server.store.rows("SELECT url, name FROM feed JOIN folder ON folder.id = folder_id")} == {
        "News",
        "Fun",
        "Tech",
    }
    assert run.items() == set(run.server.store.ids())
    assert sum(run.simulation.core.state.accounts.waiting.values()) == 0


def test_a_list_goes_on_after_a_kill_and_nothing_is_asked_twice(run: AccountRun) -> None:
    takes(run)
    imported(run, URLS[:30])
    live(run, 16)
    before = len(run.requests_for("quickadd"))
    assert 0 < before < 30
    run.start(run.simulation.now + 60)
    live(run, HOUR)
    assert urls_there(run) >= set(URLS[:30])
    assert len(run.requests_for("quickadd")) == 30


def test_an_import_that_is_undone_halfway_leaves_nothing_there(run: AccountRun) -> None:
    takes(run)
    done = imported(run, URLS[:30])
    live(run, 16)
    assert done.undo is not None
    # in the middle of a synchronisation, even
    run.simulation.latency_seconds = 1.0
    live(run, 20)
    run.simulation.send(done.undo)
    asked = len(run.requests_for("quickadd"))
    live(run, 60)
    assert len(run.requests_for("quickadd")) <= asked + 1
    live(run, 2 * HOUR)
    assert urls_there(run).isdisjoint(URLS)
    assert {each.url for each in subscriptions.subscriptions(run.connection)}.isdisjoint(URLS)


def test_a_feed_that_the_server_refuses_says_so_and_waits_no_longer(run: AccountRun) -> None:
    takes(run, but={URLS[1]})
    done = imported(run, URLS[:3])
    live(run, 60)
    refused = done.feed_ids[1]
    feed = run.simulation.core.state.feeds[refused]
    assert feed.problem == Problem(ProblemKind.NOT_TAKEN, "no feed found")
    assert remote_feeds.unsettled(run.connection, done.feed_ids) == (0, [(URLS[1], feed.problem)])
    live(run, 10 * HOUR)
    tries = [each for each in run.requests_for("quickadd") if dict(each.fields)["quickadd"] == URLS[1]]
    assert len(tries) == 5
    assert sum(run.simulation.core.state.accounts.waiting.values()) == 0
    takes(run)
    run.simulation.send(RetrieveNow((refused,)))
    live(run, 60)
    assert urls_there(run) >= set(URLS[:3])
    assert run.simulation.core.state.feeds[refused].problem is None


def test_a_feed_that_the_server_has_under_another_address_is_followed_once(run: AccountRun) -> None:
    takes(run, renamed="?format=xml")
    imported(run, URLS[:2])
    live(run, HOUR)
    followed = [each.url for each in subscriptions.subscriptions(run.connection)]
    assert len(followed) == 4
    assert len(run.requests_for("quickadd")) == 2
    # the same once more, by its first address
    imported(run, ["http://new.test/other"])
    number = run.server.store.column("SELECT id FROM feed WHERE url = ?", (URLS[0] + "?format=xml",))[0]
    run.spoil = lambda asked: (
        Response(200, b'{"numResults":1,"streamId":"feed/%d"}' % number) if asked.path.endswith("quickadd") else None
    )
    live(run, HOUR)
    assert len(subscriptions.subscriptions(run.connection)) == 4


def test_a_title_and_a_folder_that_the_server_never_takes_are_its_own_again_and_named(run: AccountRun) -> None:
    (a,) = [each for each in subscriptions.subscriptions(run.connection) if each.feed_title == "A"]
    (b,) = [each for each in subscriptions.subscriptions(run.connection) if each.feed_title == "B"]
    run.spoil = lambda asked: Response(500, b"no") if asked.path.endswith("subscription/edit") else None
    run.simulation.send(RenameSubscription(a.feed_id, "Mine"))
    run.simulation.send(MoveSubscription(a.feed_id, b.folder_id))
    live(run, 10 * HOUR)
    (now,) = subscriptions.followed(run.connection, [a.feed_id])
    assert (now.title, now.folder_id) == ("A", a.folder_id)
    assert len(run.requests_for("subscription/edit")) <= 10
    assert ("Mine", a.feed_id) in named(run)
    assert sum(run.simulation.core.state.accounts.waiting.values()) == 0
    run.spoil = lambda _: None
    run.simulation.send(RenameSubscription(a.feed_id, "Another"))
    run.simulation.send(MoveSubscription(a.feed_id, b.folder_id))
    live(run, 2 * HOUR)
    assert run.server.store.rows("SELECT title, name FROM feed JOIN folder ON folder.id = folder_id WHERE feed.id = 1") == [
        ("Another", "Fun")
    ]


def named(run: AccountRun) -> set[tuple[str, FeedId | None]]:
    rows = run.connection.execute("SELECT problem_detail, feed_id FROM request WHERE problem_kind = 'change_refused'").fetchall()
    return {(json.loads(detail)[1], feed_id) for detail, feed_id in rows}


def test_a_mark_that_the_server_never_takes_is_named_in_activity(run: AccountRun) -> None:
    item = min(run.items())
    run.spoil = lambda asked: Response(200, b"OK") if asked.path.endswith("edit-tag") else None
    run.simulation.send(SetMark((run.entry_of(item),), Mark.STARRED))
    for _ in range(7):
        run.sync()
    assert run.waiting() == 0
    assert item not in run.own("is_starred")
    lines = [
        line
        for line in activity.lines(run.connection, LineFilter())
        if line.record.problem is not None and line.record.problem.kind is ProblemKind.CHANGE_REFUSED
    ]
    (line,) = lines
    assert getattr(line.record, "kind", None) is RequestKind.SYNC
    (title,) = run.connection.execute("SELECT title FROM entry WHERE entry_id = ?", (run.entry_of(item),)).fetchone()
    assert line.record.problem is not None
    assert line.record.problem.detail == title


def test_marks_of_a_feed_that_was_unsubscribed_wait_for_nothing(run: AccountRun) -> None:
    (a,) = [each for each in subscriptions.subscriptions(run.connection) if each.feed_title == "A"]
    item = min(run.items())
    entry = run.entry_of(item)
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    run.simulation.send(SetMark((entry,), Mark.STARRED))
    run.simulation.send(RemoveSubscription((a.feed_id,)))
    live(run, 2 * HOUR)
    assert run.waiting() == 1
    run.spoil = lambda _: None
    live(run, 2 * HOUR)
    assert run.waiting() == 0
    assert sum(run.simulation.core.state.accounts.waiting.values()) == 0
    (row,) = run.connection.execute("SELECT is_starred FROM entry_status WHERE entry_id = ?", (entry,)).fetchall()
    assert row[0] == 1


@pytest.mark.parametrize("is_moved", [False, True], ids=["unsubscribed", "moved here"])
def test_marks_go_out_before_their_feed_is_unsubscribed(run: AccountRun, *, is_moved: bool) -> None:
    """There are servers that keep stars of feeds that are gone."""
    (a,) = [each for each in subscriptions.subscriptions(run.connection) if each.feed_title == "A"]
    item = min(run.items())
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    run.simulation.send(SetMark((run.entry_of(item),), Mark.STARRED))
    run.simulation.send(MoveToAccount((a.feed_id,), None) if is_moved else RemoveSubscription((a.feed_id,)))
    live(run, 2 * HOUR)
    run.asked.clear()
    run.spoil = lambda _: None
    live(run, HOUR)
    sent = [each for each in run.asked if each.is_push or ("ac", "unsubscribe") in each.fields]
    assert [each.items for each in sent] == [[item], []]
    assert run.waiting() == 0
    assert sum(run.simulation.core.state.accounts.waiting.values()) == 0


def asleep_for_a_month(run: AccountRun) -> int:
    """A mark that could not be sent, 31 days ago; the server answers again."""
    item = min(run.items())
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=True))
    live(run, 60)
    run.start(run.simulation.now + 31 * DAY)
    run.asked.clear()
    run.spoil = lambda _: None
    return item


def test_changes_of_a_month_ago_are_asked_about_and_sent_if_they_still_count(run: AccountRun) -> None:
    item = asleep_for_a_month(run)
    live(run, DAY)
    assert run.requests_for("edit-tag") == []
    assert item in run.server.store.unread()
    assert run.account.problem == Problem(ProblemKind.OLD_CHANGES)
    assert [(each.account_id, each.count) for each in published(run.simulation, ChangesTooOld)] == [(run.account.account_id, 1)]
    command = SettleOldChanges(run.account.account_id, sends=True)
    run.simulation.send(command)
    assert command.command_id in {each.cause for each in published(run.simulation, AccountChanged)}
    live(run, 60)
    assert item not in run.server.store.unread()
    assert (run.account.problem, run.waiting()) == (None, 0)
    assert len(published(run.simulation, ChangesTooOld)) == 1


def test_changes_of_a_month_ago_are_given_up_for_what_the_server_has(run: AccountRun) -> None:
    item = asleep_for_a_month(run)
    live(run, DAY)
    run.simulation.send(SettleOldChanges(run.account.account_id, sends=False))
    assert run.simulation.core.state.accounts.waiting == {run.account.account_id: 0}
    live(run, HOUR)
    assert run.requests_for("edit-tag") == []
    assert item in run.server.store.unread()
    assert item not in run.own("is_read")
    assert (run.account.problem, run.waiting()) == (None, 0)


def test_nothing_of_a_month_ago_goes_out_by_the_way(run: AccountRun) -> None:
    item = asleep_for_a_month(run)
    run.simulation.send(Stop())
    live(run, 10)
    assert published(run.simulation, EngineStopped)
    run.start(run.simulation.now + 60)
    run.simulation.send(RemoveAccount(run.account.account_id))
    live(run, 10)
    assert published(run.simulation, AccountRemoved)
    assert item in run.server.store.unread()


def test_a_computer_that_slept_with_nothing_to_send_is_asked_nothing(run: AccountRun) -> None:
    run.start(run.simulation.now + 31 * DAY)
    live(run, 60)
    run.simulation.send(MarkRead((run.entry_of(min(run.items())),), is_read=True))
    live(run, 60)
    assert (run.account.problem, run.waiting()) == (None, 0)
    assert published(run.simulation, ChangesTooOld) == []
