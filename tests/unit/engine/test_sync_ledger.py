"""An account's server gets at most 200 requests in any 24 hours, whatever the option and however many feeds; by hand nothing is refused.

Days pass on the virtual clock, and every request is counted at the double.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.accounts import SignIn
from reader.domain.commands import MarkRead, RecordAccess, RecordLeaving, RetrieveNow, SetAccount, Stop
from reader.domain.errors import Problem, ProblemKind
from reader.domain.retrieval import AccessRecord
from reader.engine.sync import ledger
from reader.engine.sync.ledger import Need
from tests.fakes.account_run import AccountRun, Asked, account_run
from tests.fakes.documents import Posting, postings
from tests.fakes.sync_server import FRESHRSS, MINIFLUX_23, SyncServer
from tests.fakes.world import START

HOUR, DAY = 3600, 86_400
WAYS = {"freshrss": (FRESHRSS, SignIn.PASSWORD), "miniflux": (MINIFLUX_23, SignIn.PASSWORD), "key": (MINIFLUX_23, SignIn.KEY)}


def busy_run(folder: Path, way: str, feeds: int, *, refreshes: bool) -> AccountRun:
    """A server with so many feeds, each of which posts up to four times a day; it fetches them every six hours by itself."""
    quirks, sign_in = WAYS[way]
    server, start = SyncServer(quirks, now=int(START) * 1_000_000), int(START)
    urls = [f"http://site.test/{number}" for number in range(feeds)]
    for url in urls:
        server.store.add_feed(url, title=url, folder="News", items=1)
    server.postings = {
        url: [
            Posting(f"{url}-{at}", f"At {at}", "<p>x</p>", f"{url}/{at}", at)
            for at in range(start + 2 * DAY, start - DAY, -DAY // (1 + number % 4))
        ]
        for number, url in enumerate(urls)
    }
    run = AccountRun(server, folder, sign_in)
    run.keeps_time = True
    run.add()
    if refreshes:
        run.simulation.send(SetAccount(run.account.account_id, refreshes_server=True))
    run.asked.clear()
    return run


def live(run: AccountRun, hours: int) -> None:
    """Let time pass, with a visit at 8 and at 20 o'clock that reads ten articles, one every half minute."""
    simulation = run.simulation
    for _ in range(hours):
        hour = (int(simulation.now) // HOUR + 1) * HOUR
        simulation.run_until(hour)
        run.pass_time(simulation.now)
        if hour // HOUR % 6 == 0:
            run.server.run_timer()
        if hour // HOUR % 24 in {8, 20}:
            simulation.send(RecordAccess(AccessRecord(int(simulation.now), 0, "window")))
            for item in sorted(run.items() - run.own("is_read"))[:10]:
                simulation.send(MarkRead((run.entry_of(item),), is_read=True))
                simulation.run_until(simulation.now + 30)


def most_in_a_day(asked: list[Asked]) -> int:
    """The most requests in any 24 hours."""
    times, most, first = [each.at for each in asked], 0, 0
    for last, at in enumerate(times):
        while times[first] <= at - DAY:
            first += 1
        most = max(most, last - first + 1)
    return most


def is_refresh(asked: Asked) -> bool:
    return ("a", "actualize") in asked.fields or asked.path.endswith("/refresh")


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("refreshes", [False, True], ids=["", "refreshes"])
@pytest.mark.parametrize("feeds", [10, *(pytest.param(count, marks=pytest.mark.long) for count in (60, 200, 1000))])
def test_a_day_has_two_hundred_requests(tmp_path: Path, way: str, feeds: int, *, refreshes: bool) -> None:
    run = busy_run(tmp_path, way, feeds, refreshes=refreshes)
    with run.server:
        live(run, 40)
        assert 60 <= most_in_a_day(run.asked) <= ledger.A_DAY
        assert run.waiting() == 0
        assert run.simulation.now - (run.account.synced_at or 0) <= 2 * HOUR
        # refreshes have their share, and are what falls out
        assert sum(map(is_refresh, run.asked)) <= 110
        assert any(map(is_refresh, run.asked)) is refreshes


@pytest.fixture(params=WAYS)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, *WAYS[request.param], items=300)
    with made.server:
        made.add()
        made.simulation.run_until(made.simulation.now + 60)
        made.asked.clear()
        yield made


def leave(run: AccountRun, amount: float) -> None:
    """Have so many requests left."""
    run.simulation.core.state.accounts.ledger[run.account.account_id] = amount, run.simulation.now


def left(run: AccountRun) -> float:
    return ledger.left(run.simulation.core.state, run.account.account_id, run.simulation.now)


def test_with_few_requests_left_nothing_is_asked_that_nobody_waits_for(run: AccountRun) -> None:
    leave(run, 3)
    run.simulation.run_until(run.simulation.now + HOUR)
    assert run.asked == []
    # whoever comes waits for it
    leave(run, Need.READING + 3)
    run.simulation.send(RecordAccess(AccessRecord(int(run.simulation.now), 0, "window")))
    assert run.asked


def test_what_is_asked_for_by_hand_is_not_refused_and_counts(run: AccountRun) -> None:
    leave(run, ledger.SAVED)
    run.sync()
    assert left(run) == pytest.approx(ledger.SAVED - len(run.asked))
    for amount in (10, 0, -8):
        leave(run, amount)
        assert run.sync().problem is None
        assert left(run) == pytest.approx(amount)
    run.simulation.send(RetrieveNow())
    run.asked.clear()
    leave(run, ledger.SAVED)
    for _ in range(20):
        run.sync()
    assert len(run.asked) > ledger.SAVED
    assert left(run) == pytest.approx(ledger.HAND_LEAVES), "marks can be sent all the same"


def test_marks_are_gathered_where_few_requests_are_left_and_go_out_to_the_last(run: AccountRun) -> None:
    items = sorted(run.items() - run.own("is_read"))
    leave(run, 12)
    run.simulation.send(MarkRead((run.entry_of(items[0]),), is_read=True))
    run.simulation.run_until(run.simulation.now + 300)
    assert not run.pushes()
    run.simulation.send(MarkRead((run.entry_of(items[1]),), is_read=True))
    run.simulation.run_until(run.simulation.now + 2 * HOUR)
    assert [set(each.items) for each in run.pushes()] == [set(items[:2])]
    leave(run, 12)
    run.simulation.send(MarkRead((run.entry_of(items[2]),), is_read=True))
    run.simulation.send(RecordLeaving(int(run.simulation.now)))
    assert set(run.pushes()[-1].items) == {items[2]}, "the computer may go to sleep"
    leave(run, 0)
    run.simulation.send(MarkRead((run.entry_of(items[3]),), is_read=True))
    run.simulation.send(Stop())
    assert set(run.pushes()[-1].items) == {items[3]}, "the program ends"


def test_new_articles_come_in_parts_where_few_requests_are_left(run: AccountRun) -> None:
    store = run.server.store
    store.post(1, postings(3000, base="http://site.test/a"))
    leave(run, Need.TIMER + 3)
    run.simulation.run_until(run.simulation.now + DAY)
    assert most_in_a_day(run.asked) <= ledger.A_DAY
    assert run.items() == set(store.ids())


def test_what_was_asked_is_remembered_over_a_restart(run: AccountRun) -> None:
    run.sync()
    before = left(run)
    assert before < ledger.SAVED
    run.start(run.simulation.now)
    assert left(run) == pytest.approx(before, abs=0.01)


def test_what_never_reached_the_server_does_not_count(run: AccountRun) -> None:
    leave(run, 30)
    run.spoil = lambda _: Problem(ProblemKind.NO_NETWORK)
    run.simulation.run_until(run.simulation.now + 5 * HOUR)
    assert len(run.asked) > 5
    assert left(run) == ledger.SAVED


def test_a_clock_that_was_set_stops_nothing(run: AccountRun) -> None:
    run.sync()
    run.simulation.core.state.accounts.ledger[run.account.account_id] = 0.0, run.simulation.now + 400 * DAY
    assert left(run) == 0
    run.simulation.run_until(run.simulation.now + DAY)
    assert run.asked
