"""Synchronising with the server of an account: what is stored, sent, proven and taken over, in both dialects."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import MarkAllRead, MarkRead, SaveRule, SetAccount, SetMark
from reader.domain.entry import Mark, Selection, View
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import EntriesArrived, NoticeReady
from reader.domain.ids import EntryId
from reader.domain.rules import ArrivalRule, RuleAction, RuleActionKind, RuleCondition, RuleField, RuleTest
from reader.storage import subscriptions
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import postings
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_22, MINIFLUX_23
from tests.fakes.world import published

OK = {SignIn.PASSWORD: Response(200, b"OK"), SignIn.KEY: Response(204)}
EMPTY = {SignIn.PASSWORD: b'{"itemRefs":[]}', SignIn.KEY: b'{"total":0,"entries":[]}'}
WAYS = {
    "freshrss": (FRESHRSS, SignIn.PASSWORD),
    "miniflux": (MINIFLUX_23, SignIn.PASSWORD),
    "miniflux22": (MINIFLUX_22, SignIn.PASSWORD),
    "key": (MINIFLUX_23, SignIn.KEY),
    "key22": (MINIFLUX_22, SignIn.KEY),
}


@pytest.fixture(params=WAYS.values(), ids=WAYS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *request.param, items=300)
    made.server.store.set_mark(made.server.store.ids()[::7], "read", value=True)
    made.server.store.set_mark(made.server.store.ids()[::5], "starred", value=True)
    made.add()
    with made.server:
        yield made


def test_first_synchronisation_has_feeds_articles_and_marks(run: AccountRun) -> None:
    store = run.server.store
    titles = {(each.feed_title, _folder(run, each.folder_id)) for each in subscriptions.subscriptions(run.connection)}
    assert titles == {("A", "News"), ("B", "Fun")}
    assert run.items() == set(store.ids())
    assert run.own("is_read") == set(store.ids()) - store.unread()
    assert run.own("is_starred") == store.starred()
    assert run.waiting() == 0
    assert run.account.synced_at is not None
    assert run.account.problem is None
    assert not published(run.simulation, NoticeReady)


def _folder(run: AccountRun, folder_id: object) -> str:
    return {each.folder_id: each.title for each in subscriptions.folders(run.connection)}[folder_id]  # type: ignore[index]


def test_what_is_marked_here_is_sent_and_ends_when_the_lists_agree(run: AccountRun) -> None:
    store = run.server.store
    read, starred = sorted(store.unread())[:3], sorted(set(store.ids()) - store.starred())[:2]
    run.simulation.send(MarkRead(tuple(map(run.entry_of, read)), is_read=True))
    run.simulation.send(SetMark(tuple(map(run.entry_of, starred)), Mark.STARRED, is_set=True))
    assert run.waiting() == 5
    finished = run.sync()
    assert finished.problem is None
    assert (finished.counts.sent, finished.counts.waiting) == (5, 0)
    assert not store.unread() & set(read)
    assert store.starred() >= set(starred)
    assert run.waiting() == 0


def test_what_is_marked_there_is_taken_over_and_not_sent_back(run: AccountRun) -> None:
    store = run.server.store
    read, unread = sorted(store.unread())[:4], sorted(set(store.ids()) - store.unread())[:2]
    unstarred = sorted(store.starred())[:3]
    store.set_mark(read, "read", value=True)
    store.set_mark(unread, "read", value=False)
    store.set_mark(unstarred, "starred", value=False)
    finished = run.sync()
    assert finished.counts.taken_over == 9
    assert run.own("is_read") == set(store.ids()) - store.unread()
    assert run.own("is_starred") == store.starred()
    assert run.waiting() == 0
    assert not run.pushes()


def test_new_articles_come_with_rules_and_no_others(run: AccountRun) -> None:
    before = len(published(run.simulation, EntriesArrived))
    run.server.store.post(1, postings(25, base="http://site.test/a"))
    finished = run.sync()
    assert finished.counts.new_articles == 5
    assert run.items() == set(run.server.store.ids())
    assert len(published(run.simulation, EntriesArrived)) == before + 1


def test_a_quiet_synchronisation_takes_a_request_or_two(run: AccountRun) -> None:
    before = len(run.asked)
    run.simulation.run_until(run.simulation.now + 1900)
    lists = ["unread-count"] if run.server.quirks is FRESHRSS else ["ids", "ids"]
    quiet = ["entries"] if run.sign_in is SignIn.KEY else lists
    assert [each.path.rpartition("/")[2] for each in run.asked[before:]] == quiet


def test_nothing_is_sent_that_the_server_holds_already(run: AccountRun) -> None:
    store = run.server.store
    items = sorted(store.unread())[:3]
    run.simulation.send(MarkRead(tuple(map(run.entry_of, items)), is_read=True))
    store.set_mark(items, "read", value=True)
    run.sync()
    assert not run.pushes()
    assert not store.unread() & set(items)
    assert run.waiting() == 0


def test_an_ok_for_nothing_is_not_believed(run: AccountRun) -> None:
    store = run.server.store
    item = min(store.unread())
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=True))
    run.spoil = lambda asked: OK[run.sign_in] if asked.is_push else None
    assert run.sync().counts.waiting == 1
    run.spoil = lambda _: None
    assert run.sync().counts.waiting == 0
    assert item not in store.unread()


@pytest.mark.parametrize("said", [Problem(ProblemKind.TIMEOUT), Response(500, b"no"), Response(200, b"<html>Room?</html>")])
def test_a_failed_request_ends_it_and_loses_nothing(run: AccountRun, said: Problem | Response) -> None:
    store = run.server.store
    items = sorted(store.unread())[:2]
    run.simulation.send(MarkRead(tuple(map(run.entry_of, items)), is_read=True))
    for kind in ("is_list", "is_push"):
        run.spoil = lambda asked, kind=kind: said if getattr(asked, kind) else None  # type: ignore[misc]
        assert run.sync().problem is not None
        assert run.account.problem is not None
        assert run.own("is_read") == set(store.ids()) - store.unread() | set(items)
    run.spoil = lambda _: None
    assert run.sync().problem is None
    assert run.account.problem is None
    assert run.waiting() == 0
    assert not store.unread() & set(items)


def test_an_empty_list_is_no_proof(run: AccountRun) -> None:
    store = run.server.store
    run.spoil = lambda asked: Response(200, EMPTY[run.sign_in]) if asked.is_list else None
    run.sync()
    assert run.own("is_read") == set(store.ids()) - store.unread()
    assert run.own("is_starred") == store.starred()


@pytest.mark.parametrize("way", ["freshrss", "key22"])
def test_killed_at_any_request_it_goes_on_where_it_was(tmp_path: Path, way: str) -> None:
    class KilledError(Exception):
        pass

    run = account_run(tmp_path, *WAYS[way], items=300)
    with run.server:
        at = 0

        def kill(asked: Asked) -> None:
            if len(run.asked) == at:
                raise KilledError

        run.spoil = kill
        for at in range(1, 12):
            run.asked.clear()
            items = sorted(run.items() & run.server.store.unread())[:at]
            try:
                run.simulation.send(MarkRead(tuple(map(run.entry_of, items)), is_read=True))
                if not run.simulation.core.state.accounts.known:
                    run.add()
                else:
                    run.sync()
            except (KilledError, AssertionError):
                run.start(run.simulation.now + 60)
        at = -1
        run.sync()
        assert run.items() == set(run.server.store.ids())
        assert run.own("is_read") == set(run.server.store.ids()) - run.server.store.unread()
        assert len(run.own("is_read")) > 1
        assert run.waiting() == 0


def test_rules_and_notices_are_for_what_comes_after_the_first_time_and_marks_of_rules_are_sent(run: AccountRun) -> None:
    contains = (RuleCondition(RuleField.TITLE, RuleTest.CONTAINS, "e"),)
    state = run.simulation.core.state
    assert state.pending_notices.entries == {}
    before = run.server.store.starred()
    run.simulation.send(SaveRule(ArrivalRule(None, "all", contains, (RuleAction(RuleActionKind.STAR),))))
    run.server.store.post(1, postings(22, base="http://site.test/a"))
    run.sync()
    new = run.server.store.ids()[-2:]
    assert run.own("is_starred") == before | set(new)
    assert set(state.pending_notices.entries) == set(map(run.entry_of, new))
    run.sync()
    assert run.server.store.starred() == before | set(new)
    run.simulation.send(SetAccount(run.account.account_id, runs_rules=False))
    run.server.store.post(1, postings(23, base="http://site.test/a"))
    run.sync()
    assert run.own("is_starred") == before | set(new)
    assert len(run.items()) == len(run.server.store.ids())


def test_many_marks_are_sent_in_chunks_that_grow_while_the_server_is_quick(run: AccountRun) -> None:
    run.simulation.send(MarkAllRead(Selection(View.ALL), EntryId(10_000)))
    run.sync()
    sizes = [len(each.items) for each in run.pushes()]
    assert sizes[:2] == [50, 100]
    assert max(sizes) <= 200
    assert all(sum(name in "ar" for name, _ in each.fields) == (run.sign_in is SignIn.PASSWORD) for each in run.pushes())
    assert run.server.store.unread() == set()
    for _ in range(3):
        run.sync()
    assert run.waiting() == 0


def test_a_slow_server_is_sent_few_at_a_time(run: AccountRun) -> None:
    run.slowness = 1.5
    run.simulation.send(MarkAllRead(Selection(View.ALL), EntryId(10_000)))
    run.sync()
    assert {len(each.items) for each in run.pushes()[:-1]} == {50}


def test_an_article_that_the_server_dropped_keeps_its_star_here(run: AccountRun) -> None:
    item = min(run.server.store.starred())
    entry = run.entry_of(item)
    run.server.store.remove_items([item])
    for _ in range(2):
        assert run.sync().problem is None
    (row,) = run.connection.execute("SELECT is_starred FROM entry_status WHERE entry_id = ?", (entry,)).fetchall()
    assert row[0] == 1
    asked = len(run.asked)
    run.sync()
    again = [each.path for each in run.asked[asked:] if each.path.endswith(("contents", f"/{item}"))]
    assert not again, "it is asked for no more"
