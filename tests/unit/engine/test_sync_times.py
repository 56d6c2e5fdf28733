"""When accounts are synchronised: by the clock, by what is marked, by who comes and goes; and what keeps them from it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.domain.commands import (
    MarkRead,
    PauseRetrievals,
    RecordAccess,
    RecordLeaving,
    ReportConditions,
    RetrieveNow,
    SetPreference,
    SetVacation,
    Stop,
    SyncAccounts,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import ChangesWaiting, EngineStopped, NetworkChanged, SyncFinished
from reader.domain.retrieval import AccessRecord
from reader.engine.messages import ClockJumped
from tests.fakes.account_run import AccountRun, account_run
from tests.fakes.documents import postings
from tests.fakes.loopback import Response
from tests.fakes.sync_server import FRESHRSS
from tests.fakes.world import published

HOUR, DAY = 3600, 86_400
EVERY = 1800


@pytest.fixture
def run(tmp_path: Path) -> Iterator[AccountRun]:
    made = account_run(tmp_path, FRESHRSS)
    made.add()
    made.asked.clear()
    with made.server:
        yield made


def live(run: AccountRun, seconds: float) -> int:
    """Let time pass; how many requests were made."""
    before = len(run.asked)
    run.simulation.run_until(run.simulation.now + seconds)
    return len(run.asked) - before


def mark(run: AccountRun) -> int:
    """Read an article here."""
    item = min(run.items() - run.own("is_read"))
    run.simulation.send(MarkRead((run.entry_of(item),), is_read=True))
    return item


def finished(run: AccountRun) -> int:
    return len(published(run.simulation, SyncFinished))


def visit(run: AccountRun) -> None:
    run.simulation.send(RecordAccess(AccessRecord(int(run.simulation.now), 0, "window")))


def test_a_quiet_day_takes_less_than_two_hundred_requests(run: AccountRun) -> None:
    live(run, 2 * HOUR)
    assert 0 < live(run, DAY) <= 200


def test_a_day_of_a_reader_takes_few_requests_and_all_marks_arrive(run: AccountRun) -> None:
    made = 0
    for hour in range(24):
        run.server.store.post(1, postings(20 + hour, base="http://site.test/a"))
        if hour in {8, 13, 20}:
            visit(run)
            for _ in range(10):
                mark(run)
                made += live(run, 30)
        made += live(run, HOUR)
    assert made <= 330
    assert run.waiting() == 0
    assert run.own("is_read") == set(run.server.store.ids()) - run.server.store.unread()


def test_in_the_hours_of_usual_visits_what_is_there_is_young_and_the_day_stays_within_its_requests(run: AccountRun) -> None:
    simulation = run.simulation
    first = (int(simulation.now) // DAY + 1) * DAY
    ages, requests = [], []
    for day in range(20):
        before = len(run.asked)
        for hour in (8, 20):
            # not on the minute, as people are
            simulation.run_until(first + day * DAY + hour * HOUR + day * 97 % 1800)
            ages.append(simulation.now - (run.account.synced_at or 0))
            visit(run)
        requests.append(len(run.asked) - before)
    assert max(ages[-12:]) <= 620
    assert max(ages[2:10]) > 900
    assert max(requests[-6:]) <= 200


def test_it_comes_every_half_hour_and_more_often_while_somebody_reads(run: AccountRun) -> None:
    before = finished(run)
    live(run, EVERY + 300)
    assert finished(run) == before + 1
    visit(run)
    assert finished(run) == before + 2
    live(run, 290)
    visit(run)
    live(run, 301)
    assert finished(run) == before + 4 or finished(run) == before + 3
    live(run, 600)
    assert finished(run) <= before + 5


def test_a_mark_is_sent_a_few_seconds_after_the_last(run: AccountRun) -> None:
    items = [mark(run)]
    live(run, 10)
    items.append(mark(run))
    live(run, 10)
    assert not run.requests_for("edit-tag")
    assert [each.count for each in published(run.simulation, ChangesWaiting)] == [1, 2]
    live(run, 10)
    assert len(run.requests_for("edit-tag")) == 1
    assert not run.server.store.unread() & set(items)
    assert published(run.simulation, ChangesWaiting)[-1].count == 0


def test_marks_without_end_are_sent_all_the_same(run: AccountRun) -> None:
    for _ in range(40):
        mark(run)
        live(run, 10)
    assert run.requests_for("edit-tag")


def test_what_waits_is_sent_before_the_program_ends(run: AccountRun) -> None:
    item = mark(run)
    stop = Stop()
    run.simulation.send(stop)
    assert item not in run.server.store.unread()
    assert [each.cause for each in published(run.simulation, EngineStopped)] == [stop.command_id]
    assert not run.requests_for("subscription/list")


def test_a_server_that_does_not_answer_holds_up_no_end(run: AccountRun) -> None:
    mark(run)
    run.simulation.latency_seconds = 60.0
    run.simulation.send(Stop())
    assert not published(run.simulation, EngineStopped)
    live(run, 3)
    assert len(published(run.simulation, EngineStopped)) == 1
    live(run, 120)
    assert len(published(run.simulation, EngineStopped)) == 1


def test_the_program_ends_at_once_where_nothing_waits(run: AccountRun) -> None:
    run.simulation.send(Stop())
    assert len(published(run.simulation, EngineStopped)) == 1
    assert not run.asked


def test_what_waits_is_sent_when_the_user_leaves(run: AccountRun) -> None:
    item = mark(run)
    run.simulation.send(RecordLeaving(int(run.simulation.now)))
    assert item not in run.server.store.unread()


def test_what_a_kill_left_is_sent_after_the_next_start(run: AccountRun) -> None:
    item = mark(run)
    run.start(run.simulation.now + 60)
    live(run, 120)
    assert item not in run.server.store.unread()


@pytest.mark.parametrize("all_feeds", [True, False])
def test_refreshing_by_hand_synchronises(run: AccountRun, *, all_feeds: bool) -> None:
    feed_ids = () if all_feeds else tuple(run.simulation.core.state.feeds)
    command = RetrieveNow(feed_ids)
    run.simulation.send(command)
    assert [each.cause for each in published(run.simulation, SyncFinished)][-1] == command.command_id
    assert not run.world.log


def test_a_pause_holds_it_up_and_the_users_word_does_not_wait(run: AccountRun) -> None:
    run.simulation.send(PauseRetrievals(int(run.simulation.now) + 4 * HOUR))
    mark(run)
    visit(run)
    assert live(run, 3 * HOUR) == 0
    run.simulation.send(SyncAccounts())
    assert run.asked
    live(run, 2 * HOUR)
    assert run.waiting() == 0


def test_quiet_hours_and_refreshing_switched_off_hold_it_up(run: AccountRun) -> None:
    run.simulation.send(SetPreference("fetch.automatic", value=False))
    mark(run)
    assert live(run, 3 * HOUR) == 0
    run.simulation.send(SetPreference("fetch.automatic", value=True))
    assert live(run, HOUR) > 0


def test_a_metered_connection_makes_it_less_often(run: AccountRun) -> None:
    live(run, 60)
    usual = live(run, 12 * HOUR)
    run.simulation.send(SetPreference("fetch.on_metered", "third"))
    run.simulation.send(ReportConditions(is_battery_low=False, is_metered=True))
    live(run, HOUR)
    assert live(run, 12 * HOUR) < usual * 0.7


def test_on_vacation_it_comes_once_a_day(run: AccountRun) -> None:
    run.simulation.send(SetVacation(int(run.simulation.now) + 10 * DAY))
    live(run, DAY)
    before = finished(run)
    live(run, 3 * DAY)
    assert 2 <= finished(run) - before <= 4


def test_what_the_server_asks_for_holds_for_the_user_too(run: AccountRun) -> None:
    run.spoil = lambda _: Response(503, b"", headers=[("Retry-After", "7200")])
    live(run, EVERY + 300)
    run.spoil = lambda _: None
    run.asked.clear()
    mark(run)
    visit(run)
    assert live(run, HOUR) == 0
    command = SyncAccounts()
    run.simulation.send(command)
    assert not run.asked
    answer = published(run.simulation, SyncFinished)[-1]
    assert (answer.cause, answer.problem) == (command.command_id, Problem(ProblemKind.RATE_LIMITED))
    live(run, 2 * HOUR)
    assert run.waiting() == 0


def test_our_own_back_off_does_not_bind_the_user(run: AccountRun) -> None:
    """A server that is busy and names no time, or one that is over, is asked again by whoever wants to know."""
    for headers in ([], [("Retry-After", "1")]):
        run.spoil = lambda _, headers=headers: Response(503, b"", headers=headers)
        live(run, 12 * HOUR)
        assert run.account.not_before_at > run.simulation.now + 60
        run.spoil = lambda _: None
        assert run.sync().problem is None


def test_a_server_that_fails_is_asked_less_and_less(run: AccountRun) -> None:
    run.spoil = lambda _: Response(500, b"")
    live(run, 12 * HOUR)
    assert len(run.asked) < 12
    run.spoil = lambda _: None
    live(run, 7 * HOUR)
    assert run.account.problem is None


@pytest.mark.parametrize("kind", [ProblemKind.SIGN_IN_FAILED, ProblemKind.CERTIFICATE_CHANGED, ProblemKind.KEY_REFUSED])
def test_what_only_the_user_puts_right_is_not_tried_again(run: AccountRun, kind: ProblemKind) -> None:
    run.spoil = lambda _: Problem(kind)
    live(run, 2 * HOUR)
    asked = len(run.asked)
    mark(run)
    visit(run)
    assert asked == 1
    assert live(run, 2 * DAY) == 0
    run.spoil = lambda _: None
    assert run.sync().problem is None
    assert run.account.problem is None


def test_without_a_network_nothing_is_held_against_the_account(run: AccountRun) -> None:
    run.spoil = lambda _: Problem(ProblemKind.NO_NETWORK)
    mark(run)
    live(run, 6 * HOUR)
    assert run.account.failures == 0
    assert len(run.asked) < 6 * HOUR / 250
    run.spoil = lambda _: None
    live(run, 600)
    assert run.waiting() == 0
    assert not [each for each in published(run.simulation, NetworkChanged) if each.problem]


def test_a_clock_that_went_back_does_not_stop_it(run: AccountRun) -> None:
    run.spoil = lambda _: Response(500, b"")
    live(run, EVERY + 60)
    assert run.account.not_before_at > run.simulation.now
    run.spoil = lambda _: None
    run.simulation.now -= 40 * DAY
    run.simulation.send(ClockJumped(-40.0 * DAY))
    run.asked.clear()
    mark(run)
    assert live(run, 2 * HOUR) > 0
    assert run.waiting() == 0


def test_after_a_sleep_it_comes_once(run: AccountRun) -> None:
    before = finished(run)
    run.simulation.now += 3 * DAY
    run.simulation.send(ClockJumped(3.0 * DAY))
    live(run, 60)
    assert finished(run) == before + 1
