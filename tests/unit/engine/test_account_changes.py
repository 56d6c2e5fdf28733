"""What waits for the server of an account, at the edges and when the account ends."""

import json
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from reader.domain import commands
from reader.domain.changes import Change, ChangeKind
from reader.domain.commands import (
    Command,
    ImportOpml,
    MarkRead,
    MoveSubscription,
    MoveToAccount,
    RemoveAccount,
    RemoveSubscription,
    RenameSubscription,
    RestoreAccount,
    RetrieveNow,
    SetMark,
    SettleOldChanges,
    Stop,
)
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import (
    AccountChanged,
    AccountRemoved,
    ChangesTooOld,
    CommandFailed,
    EngineStopped,
    Event,
    OpmlImported,
    RulesChanged,
    StatusesChanged,
    SubscriptionsChanged,
    TagsChanged,
)
from reader.domain.ids import EntryId, FeedId
from reader.domain.retrieval import RequestKind
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.domain.subscription import OpmlDocument, OpmlFeed
from reader.engine.messages import Effect, KeepAccountSecret, SecretKept
from reader.formats.lists.plan import wrap_in_folder
from reader.lab.simulation import Simulation
from reader.net.credentials import AccountPlaces
from reader.storage import activity, entry_changes, outbox, remote_feeds, remote_items, subscriptions, tags
from reader.storage.activity import LineFilter
from reader.storage.connection import ReadConnection
from reader.storage.selection import READ_THERE
from reader.storage.writer import transaction
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23
from tests.fakes.world import World, published, simulate
from tests.unit.storage.account_examples import account_of, follow_there
from tests.unit.storage.examples import NOW, parsed

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


def there(run: AccountRun) -> set[tuple[str, str]]:
    """Feeds as the server has them."""
    rows = run.server.store.rows("SELECT title, name FROM feed JOIN folder ON folder.id = folder_id")
    return {(title, folder) for title, folder in rows}


def test_a_locked_keyring_is_asked_again_the_next_day(run: AccountRun) -> None:
    account, core = run.account, run.simulation.core
    drain, is_locked, asked = core.drain_effects, [True], list[str]()

    def drained() -> list[Effect]:
        left: list[Effect] = []
        for effect in drain():
            if isinstance(effect, KeepAccountSecret) and is_locked[0]:
                asked.append(effect.place)
                core.handle(SecretKept(effect.run, Problem(ProblemKind.KEYRING, "locked")), run.simulation.now)
                left += drain()
            else:
                asked.extend([effect.place] if isinstance(effect, KeepAccountSecret) else [])
                left.append(effect)
        return left

    core.drain_effects = drained  # type: ignore[method-assign]
    run.simulation.send(RemoveAccount(account.account_id))
    live(run, 60 * HOUR)
    tries = len(asked)
    assert tries >= 1
    assert run.connection.execute("SELECT count(*) FROM account").fetchone() == (1,)
    live(run, 50 * 24 * HOUR)
    assert len(asked) > tries + 40
    assert run.connection.execute("SELECT count(*) FROM account").fetchone() == (1,)
    is_locked[0] = False
    live(run, 30 * HOUR)
    places = AccountPlaces(account.account_id, account.server.url, account.username, account.secret_number)
    assert asked[-2:] == [places.sign_in, places.refresh]
    assert run.connection.execute("SELECT count(*) FROM account").fetchone() == (0,)


@pytest.mark.parametrize("is_offline", [True, False], ids=["offline", "online"])
@pytest.mark.parametrize("what", ["nothing", "star", "name"])
def test_an_account_says_as_it_goes_whether_changes_were_not_sent_and_sends_them_if_it_comes_back(
    run: AccountRun, what: str, *, is_offline: bool
) -> None:
    account_id, item = run.account.account_id, min(run.server.store.ids())
    run.spoil = lambda _: Problem(ProblemKind.CONNECT) if is_offline else None
    if what == "star":
        run.simulation.send(SetMark((run.entry_of(item),), Mark.STARRED))
    elif what == "name":
        run.simulation.send(RenameSubscription(next(iter(run.simulation.core.state.feeds)), "Mine"))
    live(run, 60 if is_offline else 1)
    run.simulation.send(RemoveAccount(account_id))
    (removed,) = published(run.simulation, AccountRemoved)
    # a name waits for the next synchronisation, which there is none of
    is_unsent = what == "name" or (what == "star" and is_offline)
    assert removed.change == Change(ChangeKind.REMOVED_UNSENT if is_unsent else ChangeKind.REMOVED, ("My server",))
    assert (item in run.server.store.starred()) is (what == "star" and not is_offline)
    run.spoil = lambda _: None
    assert removed.undo is not None
    run.simulation.send(removed.undo)
    live(run, HOUR)
    assert (item in run.server.store.starred()) is (what == "star")
    assert ("Mine" in {title for title, _ in there(run)}) is (what == "name")


@pytest.mark.parametrize("keeps_feeds", [False, True], ids=["with its feeds", "feeds kept"])
@pytest.mark.parametrize("days", [0.5, 2])
def test_an_account_that_is_added_again_within_a_day_is_the_one_that_it_was(
    run: AccountRun, days: float, *, keeps_feeds: bool
) -> None:
    account_id, (item, other) = run.account.account_id, sorted(run.server.store.ids())[:2]
    count = run.connection.execute("SELECT count(*) FROM entry_status").fetchone()
    later = run.entry_of(other)
    run.simulation.send(SetMark((later,), Mark.LATER))
    run.spoil = lambda _: Problem(ProblemKind.CONNECT)
    run.simulation.send(SetMark((run.entry_of(item),), Mark.STARRED))
    run.simulation.send(RemoveAccount(account_id, keeps_feeds=keeps_feeds))
    live(run, days * 24 * HOUR)
    run.spoil = lambda _: None
    run.start(run.simulation.now)
    run.add()
    live(run, HOUR)
    is_the_same = days < 1 and not keeps_feeds
    assert (run.account.account_id == account_id) is is_the_same
    assert (run.account.name, run.account.problem) == ("My server", None)
    assert (item in run.server.store.starred()) is is_the_same
    if is_the_same:
        assert run.entry_of(other) == later
        assert run.connection.execute("SELECT count(*) FROM entry_status").fetchone() == count
    assert {each.feed_title for each in subscriptions.subscriptions(run.connection)} == {"A", "B"}
    assert there(run) == {("A", "News"), ("B", "Fun")}


def test_an_account_that_comes_back_after_a_salvage_unsubscribes_from_nothing(run: AccountRun) -> None:
    account_id, before = run.account.account_id, there(run)
    run.simulation.send(RemoveAccount(account_id))
    with transaction(run.connection):
        # what a salvage leaves of it
        run.connection.execute("UPDATE account SET removed_tree = '{}'")
    live(run, HOUR)
    run.simulation.send(RestoreAccount(account_id))
    live(run, 5 * HOUR)
    assert there(run) == before
    assert {each.feed_title for each in subscriptions.subscriptions(run.connection)} == {"A", "B"}
    assert run.requests_for("subscription/edit") == []


def test_a_label_too_long_for_a_tag_stays_at_the_server(run: AccountRun) -> None:
    name, item = "x" * 150, min(run.server.store.ids())
    if not run.account.server.has_labels:
        return
    run.server.store.set_label([item], name, value=True)
    run.server.store.set_label([item], "short", value=True)
    for _ in range(3):
        live(run, 26 * HOUR)
    assert {row[0] for row in run.connection.execute("SELECT name FROM tag").fetchall()} == {"short"}
    assert run.server.store.labelled(name) == {item}
    assert name[:100] not in run.server.store.labels()


TAGS = ("sea", "tide", "Gauge")
ARTICLES = 10
RULE = ArrivalRule(
    None,
    "All",
    (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "Same"),),
    (RuleAction(RuleActionKind.MARK_READ), RuleAction(RuleActionKind.STAR), RuleAction(RuleActionKind.TAG, "ruled")),
)
Choose = Callable[[random.Random, ReadConnection], Command]


def some(rng: random.Random, ids: Sequence[int] = range(1, 3 * ARTICLES + 1)) -> tuple[EntryId, ...]:
    return tuple(EntryId(each) for each in rng.sample(list(ids), rng.randint(1, 6)))


def a_tag(rng: random.Random, connection: ReadConnection) -> Command:
    there = tags.tags(connection)
    if not there:
        return commands.TagEntries(some(rng), add=TAGS[:1])
    chosen = rng.choice(there).tag_id
    return commands.RenameTag(chosen, rng.choice([*TAGS, "new", "SEA"])) if rng.random() < 0.5 else commands.RemoveTag(chosen)


FEEDS = (FeedId(1), FeedId(2), FeedId(3))
CHOICES: tuple[Choose, ...] = (
    lambda rng, _: commands.MarkRead(some(rng), rng.random() < 0.6),
    lambda rng, _: commands.SetMark(some(rng), rng.choice(list(Mark)), rng.random() < 0.6),
    lambda rng, _: commands.HideEntries(some(rng), rng.random() < 0.6),
    lambda rng, _: commands.TagEntries(some(rng), add=(rng.choice(TAGS),), remove=(rng.choice(TAGS),)),
    a_tag,
    lambda rng, _: commands.MarkAllRead(Selection(rng.choice((View.ALL, View.UNREAD))), EntryId(rng.randint(1, 40))),
    lambda rng, _: commands.MarkAllRead(Selection(View.FEED, feed_id=rng.choice(FEEDS)), EntryId(99), before=NOW),
    lambda rng, _: commands.SetPreference("reading.merge_copies", value=rng.random() < 0.5),
    lambda rng, _: commands.RemoveSubscription((rng.choice(FEEDS),)),
    lambda rng, _: commands.RestoreSubscription(FEEDS),
    lambda rng, _: commands.ApplyRule(RULE),
    lambda rng, _: commands.Batch((commands.MarkRead(some(rng)), commands.SetMark(some(rng), Mark.STARRED))),
)


def otherwise(connection: ReadConnection) -> set[tuple[int, str, int]]:
    """What is here and not as the server was last known to have it."""
    marks = connection.execute(
        f"""SELECT r.item_id, 'read', {READ_THERE} FROM remote_item r JOIN entry_status s USING (entry_id) WHERE {READ_THERE} <> r.base_read
        UNION ALL SELECT r.item_id, 'starred', s.is_starred FROM remote_item r JOIN entry_status s USING (entry_id)
        WHERE s.is_starred <> r.base_starred"""  # noqa: S608 -- our own words
    ).fetchall()
    here = set(
        connection.execute(
            """SELECT r.item_id, lower(t.name) FROM remote_item r JOIN entry_tag e USING (entry_id) JOIN tag t USING (tag_id)"""
        ).fetchall()
    )
    there = set(
        connection.execute("SELECT r.item_id, lower(l.name) FROM remote_item r JOIN remote_label l USING (entry_id)").fetchall()
    )
    return {
        *marks,
        *((item, f"label:{name}", 1) for item, name in here - there),
        *((item, f"label:{name}", 0) for item, name in there - here),
    }


def waits(connection: ReadConnection) -> set[tuple[int, str, int]]:
    rows = connection.execute(
        "SELECT r.item_id, lower(o.mark), o.value FROM outbox o JOIN remote_item r USING (entry_id)"
    ).fetchall()
    assert sum(outbox.counts(connection).values()) == len(rows)
    return set(rows)


def profile(tmp_path: Path) -> Simulation:
    """Three feeds of an account that all have the same articles, some read, starred or labelled there."""
    simulation = simulate(tmp_path, World())
    connection = simulation.core.state.connection
    with transaction(connection):
        account = account_of(connection)
        for place, name in enumerate("abc"):
            feed_id = follow_there(connection, account, name)
            new = [
                parsed(f"item:{100 * place + number}", link=f"https://same.example/{number}", title=f"Same {number}")
                for number in range(ARTICLES)
            ]
            ids = entry_changes.insert_entries(
                connection, feed_id, new, NOW, index_text=str, copy_key=lambda link, _: int(link.rpartition("/")[2])
            )
            items = [
                remote_items.NewItem(
                    entry_id, 100 * place + number, number % 3 == 0, number % 4 == 0, ("sea",) if number % 5 == 0 else ()
                )
                for number, entry_id in enumerate(ids)
            ]
            remote_items.add(connection, account.account_id, items, NOW)
            entry_changes.fold_copies(connection, ids, NOW)
    simulation.send(commands.RestoreSubscription(()))
    for feed_id in FEEDS:
        simulation.send(commands.RemoveSubscription((feed_id,))) if feed_id in simulation.core.state.feeds else None
        simulation.send(commands.RestoreSubscription((feed_id,)))
    return simulation


def undo_of(event: Event) -> Command | None:
    kinds = StatusesChanged | TagsChanged | SubscriptionsChanged | RulesChanged
    return event.undo if isinstance(event, kinds) else None


@pytest.mark.parametrize("seed", range(4))
def test_after_anything_and_its_undo_what_waits_is_what_is_otherwise(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    simulation = profile(tmp_path)
    connection = simulation.core.state.connection
    steps = changed = 0
    undos: list[Command] = []
    for _ in range(60):
        command = undos.pop() if undos and rng.random() < 0.3 else rng.choice(CHOICES)(rng, connection)
        before = len(simulation.events)
        simulation.send(command)
        fresh = simulation.events[before:]
        undos += [undo for event in fresh if (undo := undo_of(event)) is not None]
        steps += not any(isinstance(event, CommandFailed) for event in fresh)
        assert waits(connection) == otherwise(connection), command
        changed += bool(waits(connection))
    assert (steps > 40, changed > 20) == (True, True)
