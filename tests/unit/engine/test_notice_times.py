"""When the user is notified of new articles: at good hours, as a digest, and not during or shortly before a visit."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from reader.domain.commands import NoteUse, SetPreference, TurnNews
from reader.domain.retrieval import AccessRecord
from reader.engine.core import LONGEST_SLEEP_SECONDS
from reader.storage import history
from tests.fakes.notice_bench import DAY, HOUR, MIDNIGHT, MINUTE, NoticeBench, notice_bench
from tests.fakes.world import START, simulate

Make = Callable[..., NoticeBench]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    return partial(notice_bench, tmp_path)


def test_gathered_articles_come_together_every_four_hours_while_habits_are_unknown(make: Make) -> None:
    bench = make(2)
    first = bench.bring(1)
    bench.at(START + 2 * HOUR)
    second = bench.bring(2)
    bench.at(START + 4 * HOUR - LONGEST_SLEEP_SECONDS)
    assert bench.notified == []
    bench.at(START + 4 * HOUR + LONGEST_SLEEP_SECONDS)
    assert [sorted(each) for each in bench.notified] == [sorted(first + second)]
    third = bench.bring(1)
    bench.at(START + 8 * HOUR - LONGEST_SLEEP_SECONDS)
    assert len(bench.notified) == 1
    bench.at(START + 9 * HOUR)
    assert bench.notified[1:] == [third]


def test_gathered_articles_wait_for_a_time_of_reading_and_come_once_in_it(make: Make) -> None:
    bench = make(1, accesses=(8, 19), now=START + 3 * HOUR)
    first = bench.bring()
    bench.at(MIDNIGHT + 18 * HOUR - 1)
    assert bench.notified == []
    bench.at(MIDNIGHT + 18 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [first]
    second = bench.bring()
    bench.at(MIDNIGHT + DAY + 7 * HOUR - 1)
    assert bench.notified == [first]
    bench.at(MIDNIGHT + DAY + 7 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [first, second]


def test_who_reads_all_day_is_notified_every_four_hours(make: Make) -> None:
    bench = make(1, accesses=tuple(range(7, 23, 2)), now=MIDNIGHT + 9 * HOUR)
    bench.bring()
    first_at = bench.simulation.now
    assert len(bench.notified) == 1
    bench.at(first_at + HOUR)
    bench.bring()
    bench.at(first_at + 4 * HOUR - LONGEST_SLEEP_SECONDS)
    assert len(bench.notified) == 1
    bench.at(first_at + 4 * HOUR + LONGEST_SLEEP_SECONDS)
    assert len(bench.notified) == 2


def test_outside_usual_hours_immediate_notices_wait_too_unless_the_user_says_otherwise(make: Make) -> None:
    bench = make(1, accesses=(8, 19), mode="instant", now=MIDNIGHT + 14 * HOUR)
    first = bench.bring()
    bench.at(MIDNIGHT + 15 * HOUR)
    assert bench.notified == []
    bench.send(SetPreference("notify.habits", value=False))
    bench.at(MIDNIGHT + 16 * HOUR)
    assert bench.notified == [first]


def test_habits_that_the_user_does_not_want_learned_are_not_used(make: Make) -> None:
    bench = make(1, accesses=(8, 19), mode="instant", now=MIDNIGHT + 14 * HOUR)
    bench.send(SetPreference("habits.record", value=False))
    assert bench.notified == []
    first = bench.bring()
    assert bench.notified == [first]


@pytest.mark.parametrize("accesses_a_day", [0, 1])
def test_a_few_accesses_are_no_habit(make: Make, accesses_a_day: int) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 14 * HOUR)
    for day in range(9 * accesses_a_day):
        bench.simulation.core.state.memory.remember_access(AccessRecord(int(MIDNIGHT - day * DAY), 0, "window"))
    first = bench.bring()
    assert bench.notified == [first]


def test_nothing_is_announced_in_quiet_hours_and_all_of_it_after(make: Make) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 23 * HOUR)
    bench.send(SetPreference("notify.quiet_hours", "22:00-07:00"))
    evening = bench.bring()
    bench.at(MIDNIGHT + DAY + 3 * HOUR)
    night = bench.bring()
    bench.at(MIDNIGHT + DAY + 7 * HOUR - 1)
    assert bench.notified == []
    bench.at(MIDNIGHT + DAY + 7 * HOUR + LONGEST_SLEEP_SECONDS)
    assert [sorted(each) for each in bench.notified] == [sorted(evening + night)]


def test_quiet_hours_follow_the_clock_on_the_wall_through_the_change_of_time(make: Make) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 20 * HOUR)
    change = MIDNIGHT + DAY + HOUR

    def offset(at: float) -> int:
        return 2 * 3600 if at >= change else 3600

    bench.simulation.core.state.utc_offset = offset
    bench.send(SetPreference("notify.quiet_hours", "22:00-07:00"))
    bench.at(MIDNIGHT + 21 * HOUR)
    first = bench.bring()
    # seven on the wall is five in UTC now, and was six before
    bench.at(MIDNIGHT + DAY + 5 * HOUR - 1)
    assert bench.notified == []
    bench.at(MIDNIGHT + DAY + 5 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [first]


def test_what_the_user_comes_to_see_is_not_announced(make: Make) -> None:
    bench = make(1)
    bench.bring()
    bench.at(START + HOUR)
    bench.access()
    bench.at(START + 9 * HOUR)
    assert bench.notified == []
    later = bench.bring()
    bench.at(START + 14 * HOUR)
    assert bench.notified == [later]


def test_while_the_user_is_here_nothing_is_announced(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.at(START + HOUR)
    bench.access()
    bench.bring()
    bench.at(START + 9 * HOUR)
    assert bench.notified == []


def test_who_comes_in_a_moment_is_not_notified_before(make: Make) -> None:
    bench = make(2, accesses=(8, 19), mode="instant", now=MIDNIGHT + 18 * HOUR + 48 * MINUTE)
    early = bench.bring(1)
    assert bench.notified == [early]
    bench.at(MIDNIGHT + 18 * HOUR + 52 * MINUTE)
    late = bench.bring(2)
    bench.at(MIDNIGHT + 19 * HOUR - 1)
    assert bench.notified == [early]
    bench.at(MIDNIGHT + 19 * HOUR + LONGEST_SLEEP_SECONDS)
    assert bench.notified == [early, late], "the user did not come"


def test_a_visit_at_this_time_once_in_a_while_is_not_waited_for(make: Make) -> None:
    bench = make(1, accesses=(8, 19), mode="instant", now=MIDNIGHT + 12 * HOUR)
    memory = bench.simulation.core.state.memory
    for day in (2, 5, 9):
        memory.remember_access(AccessRecord(int(MIDNIGHT - day * DAY + 18 * HOUR + 40 * MINUTE), 0, "window"))
    bench.at(MIDNIGHT + 18 * HOUR + 35 * MINUTE)
    first = bench.bring()
    assert bench.notified == [first]


def test_after_a_visit_in_a_time_of_reading_nothing_is_gathered_for_it(make: Make) -> None:
    bench = make(1, accesses=(8, 19), now=MIDNIGHT + 18 * HOUR + 10 * MINUTE)
    bench.access()
    bench.at(MIDNIGHT + 18 * HOUR + 40 * MINUTE)
    bench.bring()
    bench.at(MIDNIGHT + 20 * HOUR)
    assert bench.notified == []


def test_an_access_before_the_start_counts(make: Make, tmp_path: Path) -> None:
    bench = make(1)
    connection = bench.simulation.core.state.connection
    history.add_access(connection, AccessRecord(int(START), 0, "window"))
    bench.at(START + HOUR)
    again = simulate(tmp_path, bench.world, now=START + HOUR)
    assert again.core.state.pending_notices.seen_at == START


def test_who_is_about_to_come_is_not_notified(make: Make) -> None:
    """Fifteen looks an hour, every day from 12 to 14: at one o'clock the next one is minutes away."""
    accesses = tuple(12 + minute / 60 for minute in range(0, 120, 6))
    bench = make(1, accesses=accesses, mode="instant", now=MIDNIGHT + 12 * HOUR + 50 * MINUTE)
    first = bench.bring()
    bench.at(MIDNIGHT + 13 * HOUR + 10 * MINUTE)
    assert bench.notified == []
    # without a visit, the notification goes out once the habit expects none
    bench.at(MIDNIGHT + 15 * HOUR)
    assert bench.notified == [first]


def test_a_clock_that_went_back_holds_nothing_up_for_long(make: Make) -> None:
    bench = make(1)
    first = bench.bring()
    pending_notices = bench.simulation.core.state.pending_notices
    pending_notices.notified_at = pending_notices.seen_at = pending_notices.check_at = pending_notices.learned_at = (
        START + 9 * DAY
    )
    bench.at(START + 5 * HOUR)
    assert bench.notified == [first]


def test_habits_are_used_as_soon_as_they_are_known(make: Make) -> None:
    bench = make(1, mode="instant", now=MIDNIGHT + 12 * HOUR)
    first = bench.bring()
    assert bench.notified == [first]
    memory = bench.simulation.core.state.memory
    for day in range(1, 15):
        for hour in (8, 19):
            memory.remember_access(AccessRecord(int(MIDNIGHT - day * DAY + hour * HOUR), 0, "window"))
    bench.at(MIDNIGHT + 14 * HOUR)
    bench.bring()
    assert bench.notified == [first]


def test_what_came_while_the_window_is_used_is_no_news_however_long_ago_the_visit_began(make: Make) -> None:
    bench = make(1, mode="instant")
    bench.access()
    for _ in range(8):
        bench.send(NoteUse())
        bench.at(bench.simulation.now + MINUTE)
    bench.bring(1)
    bench.send(NoteUse(), TurnNews())
    bench.at(bench.simulation.now + 9 * HOUR)
    assert bench.notified == []
    (later,) = bench.bring(1)
    bench.at(bench.simulation.now + HOUR)
    assert bench.notified == [[later]]
