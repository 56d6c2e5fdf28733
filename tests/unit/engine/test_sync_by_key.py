"""Synchronising with Miniflux by its own interface: what changed by the server's clock, marks that are set, stars that may toggle, what is missed."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import MarkRead, SetMark
from reader.domain.entry import Mark
from reader.domain.errors import Problem, ProblemKind
from reader.engine.sync import miniflux
from reader.engine.sync.runs import NEWEST
from reader.storage import accounts
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import postings
from tests.fakes.loopback import Response
from tests.fakes.sync_server import MINIFLUX_22, MINIFLUX_23
from tests.fakes.sync_server.store import SECOND

HOUR, DAY = 3600, 86_400


@pytest.fixture(params=[MINIFLUX_22, MINIFLUX_23], ids=["2.2", "2.3"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, request.param, SignIn.KEY, items=300)
    made.server.store.set_mark(made.server.store.ids()[::5], "starred", value=True)
    made.add()
    # what changed before is long known
    made.server.store.advance(HOUR * SECOND)
    made.sync()
    made.asked.clear()
    with made.server:
        yield made


def read(run: AccountRun, item: int, *, value: bool = True) -> None:
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=value))


def star(run: AccountRun, item: int, *, value: bool = True) -> None:
    run.simulation.send(SetMark((run.entry_of(item),), Mark.STARRED, is_set=value))


def agrees(run: AccountRun) -> bool:
    store = run.server.store
    return (run.own("is_read"), run.own("is_starred")) == (set(store.ids()) - store.unread(), store.starred())


def changes_asked_for(run: AccountRun) -> list[dict[str, str]]:
    return [fields for each in run.asked if "changed_after" in (fields := dict(each.fields))]


def test_what_changed_is_asked_for_by_the_clock_of_the_server(run: AccountRun) -> None:
    store = run.server.store
    store.set_mark(store.ids()[:3], "read", value=True)
    run.sync()
    bound = int(changes_asked_for(run)[-1]["changed_after"])
    assert agrees(run)
    store.advance(HOUR * SECOND)
    store.set_mark(store.ids()[5:8], "read", value=True)
    run.sync()
    run.sync()
    last = int(changes_asked_for(run)[-1]["changed_after"])
    assert last > bound, "what was listed once is not listed for ever"
    assert last == store.now() // SECOND - miniflux.OVERLAP_SECONDS, "a transaction that began before may end after"
    assert agrees(run)


def test_a_mark_made_here_and_one_made_there_cross(run: AccountRun) -> None:
    """Both hands do the same: on 2.2 the other interface would turn it back."""
    item, other = sorted(run.server.store.unread())[:2]
    for each in (item, other):
        read(run, each)
        star(run, each)

    def cross(asked: Asked) -> None:
        if asked.is_push:
            run.server.store.set_mark([item], "read", value=True)

    run.spoil = cross
    run.sync()
    run.spoil = lambda _: None
    run.sync()
    assert not {item, other} & run.server.store.unread()
    assert {item, other} <= run.server.store.starred()
    assert agrees(run)
    assert run.waiting() == 0


def test_a_star_is_asked_for_before_it_is_toggled(tmp_path: Path) -> None:
    run = account_run(tmp_path, MINIFLUX_22, SignIn.KEY, items=300)
    with run.server:
        run.add()
        one, two = sorted(run.items())[:2]
        star(run, one)
        star(run, two)
        # starred there too, after the list and before what we send
        run.spoil = lambda asked: run.server.store.set_mark([one], "starred", value=True) if asked.is_push else None
        run.sync()
        assert run.server.store.starred() == {one, two}
        toggled = [each.items for each in run.pushes() if each.path.endswith("/bookmark")]
        assert toggled == [[two]]
        assert run.waiting() == 0


def test_an_answer_that_was_lost_is_not_sent_again_and_one_that_was_taken_back_is(run: AccountRun) -> None:
    """The server got a mark, nobody heard of it, and the user took it back: what was known of the server before is no proof."""
    store, item = run.server.store, min(run.server.store.unread())

    def lose(asked: Asked) -> Problem | None:
        if asked.is_push:
            store.set_mark([item], "read", value=True)
            return Problem(ProblemKind.TIMEOUT)
        return None

    read(run, item)
    run.spoil = lose
    assert run.sync().problem is not None
    read(run, item, value=False)
    # an empty list of changes is a lie, and ends nothing
    run.spoil = lambda asked: Response(200, b'{"total":0,"entries":[]}') if asked.is_list and run.waiting() else None
    run.sync()
    assert item in store.unread(), "the article itself was asked, and it was sent"
    run.spoil = lambda _: None
    run.sync()
    assert item in store.unread()
    assert item not in run.own("is_read")
    assert run.waiting() == 0


def test_articles_that_the_server_dropped_hold_up_nothing(run: AccountRun) -> None:
    """2.2 answers 500 where it has none of them."""
    gone, kept = sorted(run.server.store.unread())[:2]
    run.server.store.remove_items([gone])
    star(run, gone)
    assert run.sync().problem is None
    read(run, gone)
    read(run, kept)
    assert run.sync().problem is None
    assert run.waiting() == 0
    assert kept not in run.server.store.unread()
    assert gone not in run.items(), "nothing is known of it at the server"
    entry = run.connection.execute("SELECT count(*) FROM entry_status WHERE is_starred AND is_read").fetchone()[0]
    assert entry >= 1, "here it stays"


def test_marks_of_nothing_but_dropped_articles_end(run: AccountRun) -> None:
    gone = min(run.server.store.unread())
    run.server.store.remove_items([gone])
    read(run, gone)
    for _ in range(2):
        assert run.sync().problem is None
    assert run.waiting() == 0


def test_a_change_that_no_list_showed_is_found_by_the_counts_within_an_hour(run: AccountRun) -> None:
    store, item = run.server.store, min(run.server.store.unread())
    with store.writing():
        # as by a database of yesterday: no time of change says so
        store.database.execute("UPDATE item SET is_read = 1 WHERE id = ?", (item,))
    run.sync()
    assert not agrees(run)
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    assert agrees(run)


def test_a_star_that_no_list_showed_is_found_within_a_day(run: AccountRun) -> None:
    store, item = run.server.store, max(run.server.store.unread())
    with store.writing():
        store.database.execute("UPDATE item SET is_starred = NOT is_starred WHERE id = ?", (item,))
    run.simulation.run_until(run.simulation.now + 20 * HOUR)
    assert not agrees(run)
    run.simulation.run_until(run.simulation.now + 8 * HOUR)
    assert agrees(run)


def test_a_clock_of_the_server_that_was_set_back_hides_nothing(run: AccountRun) -> None:
    store = run.server.store
    store.set_mark(store.ids()[:1], "read", value=True)
    run.sync()
    store.advance(-5 * HOUR * SECOND)
    for number in range(3):
        store.advance(60 * SECOND)
        store.set_mark(store.ids()[10 + number : 11 + number], "read", value=True)
        run.sync()
        assert agrees(run)


def test_counts_that_never_agree_are_no_reason_to_list_everything_every_time(run: AccountRun) -> None:
    run.spoil = lambda asked: Response(200, b'{"reads":{},"unreads":{"1":9}}') if asked.path.endswith("counters") else None
    run.simulation.run_until(run.simulation.now + DAY)
    surveys = [each for each in run.asked if ("status", "unread") in each.fields]
    assert 1 <= len(surveys) <= 25
    assert agrees(run)


def test_pages_that_are_too_large_are_asked_for_smaller(run: AccountRun) -> None:
    def refuse(asked: Asked) -> Problem | None:
        is_large = int(dict(asked.fields).get("limit", 0)) > 40
        return Problem(ProblemKind.TOO_LARGE, "32 MB") if is_large else None

    run.spoil = refuse
    run.server.store.set_mark(run.server.store.ids()[:200], "read", value=True)
    run.server.store.post(1, postings(120, base="http://site.test/a"))
    assert run.sync().problem is None
    assert agrees(run)
    assert run.items() == set(run.server.store.ids())


def test_articles_that_were_read_elsewhere_before_they_were_seen_come_within_a_day(run: AccountRun) -> None:
    store = run.server.store
    store.post(1, postings(23, base="http://site.test/a"))
    store.set_mark(store.ids()[-3:], "read", value=True)
    run.simulation.run_until(run.simulation.now + DAY + HOUR)
    assert run.items() == set(store.ids())
    assert agrees(run)


def test_what_could_not_be_stored_is_listed_again(run: AccountRun) -> None:
    store = run.server.store
    store.post(1, postings(22, base="http://site.test/a"))
    # contents that are not there as they were listed
    run.spoil = lambda asked: (
        Response(200, json.dumps({"total": 0, "entries": []}).encode()) if ("status", "unread") in asked.fields else None
    )
    before = accounts.high_water(run.connection, run.account.account_id)
    assert run.sync().problem is None
    after = accounts.high_water(run.connection, run.account.account_id)
    assert [after[each] == before[each] for each in (miniflux.CHANGED, miniflux.FULL_AT, NEWEST)] == [True] * 3
    run.spoil = lambda _: None
    store.advance(HOUR * SECOND)
    run.sync()
    assert run.items() == set(store.ids())


def test_a_quiet_day_takes_few_requests(run: AccountRun) -> None:
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    before = len(run.asked)
    run.simulation.run_until(run.simulation.now + DAY)
    assert len(run.asked) - before <= 130


def come(run: AccountRun) -> None:
    """It is time for the next synchronisation, and requests are left."""
    memory, account = run.simulation.core.state.accounts, run.account
    memory.ledger.clear()
    accounts.set_high_water(run.connection, account.account_id, {"requests_left": 40_000})
    memory.known[account.account_id] = replace(account, next_at=int(run.simulation.now))
    run.simulation.run_until(run.simulation.now + 10)


def test_what_changed_at_once_is_listed_once(run: AccountRun, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody reads all on the phone: what follows within the minutes of the overlap does not list it all again."""
    monkeypatch.setattr(miniflux, "PAGE", 20)
    run.keeps_time = True
    store, simulation = run.server.store, run.simulation
    run.pass_time(simulation.now)
    store.set_mark(store.ids()[:300], "read", value=True)
    simulation.run_until(simulation.now + 1900)
    assert agrees(run)
    for number in range(3):
        before = len(run.asked)
        item = sorted(store.unread())[number]
        if number:
            store.set_mark([item], "read", value=True)
            read(run, max(run.items() - run.own("is_read")))
        simulation.run_until(simulation.now + 70)
        come(run)
        assert 1 <= len([each for each in run.asked[before:] if not each.is_push]) <= 3 * (1 + bool(number))
        assert agrees(run)
    # what became visible late lies within the overlap
    late = store.ids()[200]
    with store.writing():
        store.database.execute("UPDATE item SET is_read = 0, changed = changed + 1 WHERE id = ?", (late,))
    come(run)
    assert agrees(run)


def test_very_many_unread_are_surveyed_in_parts(run: AccountRun, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miniflux, "PAGE", 10)
    monkeypatch.setattr(miniflux, "ALL_PAGES", 5)
    store = run.server.store
    first, last = min(store.unread()), max(store.unread())
    store.set_mark(sorted(store.unread())[150:152], "read", value=True)
    run.sync()
    with store.writing():
        # by no time of change: and the counts agree
        store.database.execute("UPDATE item SET is_read = 1 WHERE id IN (?, ?)", (first, last))
        store.database.execute(
            "UPDATE item SET is_read = 0 WHERE id IN (SELECT id FROM item WHERE is_read AND id NOT IN (?, ?) LIMIT 2)",
            (first, last),
        )
    run.asked.clear()
    run.simulation.run_until(run.simulation.now + 2 * DAY)
    assert agrees(run)
    pages = Counter(each.at for each in run.asked if ("status", "unread") in each.fields and ("limit", "10") in each.fields)
    assert max(pages.values()) == 5
    assert len(pages) > 6
