"""Miniflux's own interface, request by request: what is asked, how often, and what is not believed."""

import json
from collections.abc import Iterator
from dataclasses import replace
from email.utils import formatdate
from pathlib import Path

import pytest

from reader.domain.accounts import Server, ServerKind, SignIn
from reader.domain.commands import MarkRead, SetMark, SignInAgain
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.engine.sync import miniflux
from reader.engine.sync.runs import NEWEST
from reader.storage import accounts
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import Posting, postings
from tests.fakes.loopback import Response
from tests.fakes.sync_server import MINIFLUX_22, MINIFLUX_23
from tests.fakes.sync_server.store import SECOND

HOUR, DAY = 3600, 86_400
LOGIN_PAGE = Response(200, b"<!DOCTYPE html><html><form>Room number, please</form></html>")
NOT_HERE = Response(404, b"<html><h1>Not Found</h1></html>")
TROUBLE = Response(500, b'{"error_message":"database is locked"}')
NOTHING = Response(200, b'{"total":0,"entries":[]}')


@pytest.fixture(params=[MINIFLUX_22, MINIFLUX_23], ids=["2.2", "2.3"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, request.param, SignIn.KEY)
    made.add()
    made.server.store.advance(HOUR * SECOND)
    made.sync()
    made.asked.clear()
    with made.server:
        yield made


def mark(run: AccountRun, items: list[int], *, star: bool = False) -> None:
    entries = tuple(run.entry_of(item) for item in items)
    run.simulation.send(SetMark(entries, Mark.STARRED, is_set=True) if star else MarkRead(entries, is_read=True))


def agrees(run: AccountRun) -> bool:
    store = run.server.store
    return (run.own("is_read"), run.own("is_starred")) == (set(store.ids()) - store.unread(), store.starred())


def is_about_one(asked: Asked) -> bool:
    return asked.method == "GET" and asked.path.rpartition("/")[2].isdecimal()


def is_proof(asked: Asked) -> bool:
    return asked.method == "GET" and "before_entry_id" in dict(asked.fields)


def test_marks_of_many_go_as_one_request_and_once(run: AccountRun) -> None:
    store, items = run.server.store, sorted(run.server.store.unread())[:12]
    mark(run, items)
    run.sync()
    run.sync()
    assert [(each.path, each.items) for each in run.pushes()] == [("/v1/entries", items)]
    assert not set(items) & store.unread()
    run.asked.clear()
    mark(run, items[:5], star=True)
    run.sync()
    run.sync()
    # 2.2 has each looked at and toggled, after it refused
    sets = [each.items for each in run.pushes() if each.path == "/v1/entries"]
    toggled = [each.items for each in run.pushes() if each.path != "/v1/entries"]
    assert sets == [items[:5]]
    assert toggled == ([] if run.server.quirks is MINIFLUX_23 else [[item] for item in items[:5]])
    assert store.starred() == set(items[:5])


@pytest.mark.parametrize(
    ("version", "does"),
    [
        ("", True),
        ("2.2.19", False),
        ("2.3", True),
        ("2.3.4", True),
        ("2.10.0", True),
        ("3.0", True),
        ("1.9", False),
        ("dev", True),
    ],
)
def test_stars_are_set_from_2_3_on(version: str, *, does: bool) -> None:
    assert miniflux.sets_stars(Server(ServerKind.MINIFLUX, "http://site.test", version=version)) is does


def test_a_change_that_became_visible_minutes_after_its_time_is_found(run: AccountRun) -> None:
    """Its transaction took that long: its time is that of its beginning."""
    store = run.server.store
    first, late = sorted(store.unread())[:2]
    store.set_mark([first], "read", value=True)
    run.sync()
    at = store.now()
    store.advance(20 * SECOND)
    with store.writing():
        store.database.execute("UPDATE item SET is_read = 1, changed = ? WHERE id = ?", (at - 270 * SECOND, late))
    run.sync()
    assert agrees(run)


def test_an_empty_list_of_changes_does_not_move_the_time_from_which_they_are_asked_for(run: AccountRun) -> None:
    store = run.server.store
    store.set_mark(store.ids()[:1], "read", value=True)
    run.sync()
    store.set_mark(store.ids()[1:2], "read", value=True)
    store.advance(HOUR * SECOND)
    mark(run, store.ids()[9:10])
    nothing = replace(NOTHING, headers=[("Date", formatdate(store.now() // SECOND, usegmt=True))])
    run.spoil = lambda asked: nothing if asked.is_list else None
    run.sync()
    run.spoil = lambda _: None
    run.sync()
    assert agrees(run)


def test_a_server_that_does_not_say_what_time_it_is_is_asked_from_an_hour_before(run: AccountRun) -> None:
    store = run.server.store
    changed = Response(
        200, json.dumps({"total": 1, "entries": [{"id": store.ids()[0], "status": "read", "starred": False}]}).encode()
    )
    run.spoil = lambda asked: changed if asked.is_list and "changed_after" in dict(asked.fields) else None
    accounts.set_high_water(run.connection, run.account.account_id, {miniflux.CHANGED: 1})
    assert run.sync().problem is None
    seen = accounts.high_water(run.connection, run.account.account_id)[miniflux.CHANGED]
    assert seen == int(run.simulation.now) - HOUR - 300


@pytest.mark.parametrize("lie", ["none", "empty page", "page of a proxy", "login page", "trouble"])
def test_a_refused_change_ends_only_with_articles_that_are_gone_by_the_servers_word(run: AccountRun, lie: str) -> None:
    items = sorted(run.server.store.unread())[3:9]
    mark(run, items)

    def spoil(asked: Asked) -> Response | None:
        if asked.is_push:
            return TROUBLE
        if is_proof(asked) and lie != "none":
            return NOTHING
        if is_about_one(asked):
            return {"page of a proxy": NOT_HERE, "login page": LOGIN_PAGE, "trouble": TROUBLE}.get(lie)
        return None

    for _ in range(7):
        run.spoil = spoil
        assert run.sync().problem is not None
        assert run.waiting() == len(items)
    assert lie != "none" or not [each for each in run.asked if is_about_one(each)], "neighbours are asked for at once"
    run.spoil = lambda _: None
    assert run.sync().problem is None
    assert not set(items) & run.server.store.unread()
    assert run.items() == set(run.server.store.ids())
    assert run.waiting() == 0


def test_what_was_said_before_a_change_was_sent_does_not_count_after_it(run: AccountRun) -> None:
    """Nor is what a list leaves out taken for an answer: the article itself is asked."""
    store = run.server.store
    item = min(store.unread())
    store.set_mark([item], "starred", value=True)
    run.sync()
    mark(run, [item])
    nothing = replace(NOTHING, headers=[("Date", formatdate(store.now() // SECOND, usegmt=True))])
    run.spoil = lambda asked: nothing if run.pushes() and "changed_after" in dict(asked.fields) else None
    run.sync()
    assert run.waiting() == 0
    assert agrees(run)


def test_a_login_page_is_no_answer_to_a_change(run: AccountRun) -> None:
    mark(run, sorted(run.server.store.unread())[:2])
    run.spoil = lambda asked: LOGIN_PAGE if asked.is_push else None
    assert run.sync().problem == Problem(ProblemKind.BAD_ANSWER)


def test_pages_that_never_end_end_the_synchronisation(run: AccountRun) -> None:
    same = Response(200, json.dumps({"total": 9, "entries": [{"id": 1, "status": "read", "starred": False}]}).encode())

    def repeat(asked: Asked) -> Response | None:
        assert len(run.asked) < 20
        return same if asked.is_list else None

    run.spoil = repeat
    assert run.sync().problem == Problem(ProblemKind.BAD_ANSWER)


def test_pages_that_are_too_large_get_small_within_few_requests(run: AccountRun) -> None:
    run.spoil = lambda asked: Problem(ProblemKind.TOO_LARGE, "32 MB") if int(dict(asked.fields).get("limit", 0)) > 100 else None
    run.server.store.set_mark(run.server.store.ids()[:9], "read", value=True)
    assert run.sync().problem is None
    assert len(run.asked) <= 8


def test_what_was_read_or_starred_elsewhere_before_it_was_seen_comes_however_old_it_is(run: AccountRun) -> None:
    store, base = run.server.store, "http://site.test/a"
    old = int(run.simulation.now) - 90 * DAY
    store.post(1, [Posting(f"old-{n}", f"Old {n}", "<p>x</p>", f"{base}/old-{n}", old + n) for n in range(4)])
    news = store.ids()[-4:]
    store.set_mark(news, "read", value=True)
    store.set_mark(news[:2], "starred", value=True)
    # as a restored backup has it
    accounts.set_high_water(run.connection, run.account.account_id, {NEWEST: 10**9})
    run.simulation.run_until(run.simulation.now + DAY + HOUR)
    assert run.items() == set(store.ids())
    assert agrees(run)


def test_at_first_what_was_read_long_ago_stays_there(tmp_path: Path) -> None:
    run = account_run(tmp_path, MINIFLUX_23, SignIn.KEY)
    with run.server:
        store, now = run.server.store, int(run.simulation.now)
        store.post(1, [Posting(f"{n}", f"Read {n}", "<p>x</p>", f"http://site.test/a/{n}", now - n * DAY) for n in (2, 60)])
        old = {
            item
            for item in store.ids()
            if store.column("SELECT posted FROM item WHERE id = ?", (item,))[0] < (now - 50 * DAY) * SECOND
        }
        read = store.ids()[-2:]
        store.set_mark(read, "read", value=True)
        run.add()
        assert len(set(read) & run.items()) == 1
        assert not set(read) & old & run.items()


def test_a_server_with_another_database_and_so_another_key_is_asked_about(run: AccountRun) -> None:
    store = run.server.store
    store.remove_items(store.ids())
    store.post(2, postings(200, base="http://site.test/other"))
    run.server.api_key, before = "another key", run.items()
    run.simulation.send(SignInAgain(run.account.account_id, "", run.server.api_key, SignIn.KEY))
    run.simulation.run_until(run.simulation.now + 60)
    assert run.account.problem == Problem(ProblemKind.SERVER_REPLACED)
    assert run.items() == before


def test_one_whose_articles_all_changed_is_no_other(run: AccountRun) -> None:
    """Read elsewhere, but for a few new ones."""
    store = run.server.store
    store.set_mark(store.ids(), "read", value=True)
    store.post(2, postings(3, first=900, base="http://site.test/new"))
    accounts.set_high_water(run.connection, run.account.account_id, {miniflux.FULL_AT: 0})
    assert run.sync().problem is None
    run.sync()
    assert agrees(run)
