"""When the user was at the computer, as lane and card tell it, out of a database; every figure against plain loops over the rows."""

import random
from itertools import pairwise

import pytest

from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.domain.retrieval import AccessRecord, Outcome, RetrievalRecord
from reader.domain.visits import LEAST_ABSENCE_SECONDS, Presence, Signal
from reader.reports.rhythm import ReturnStory, load_return, load_rhythm_day, load_stays
from reader.reports.rhythm_accesses import Stay, stay_at, stays
from reader.storage import history, preferences, readings
from reader.storage.connection import WriteConnection
from reader.storage.writer import transaction
from tests.fakes.zones import ZoneClock
from tests.unit.storage.examples import DAY, follow

HOUR = 3600
NOW = 1_778_841_720
"""Friday, 15 May 2026, 10:42 UTC; 12:42 in Berlin."""
MIDNIGHT = NOW - NOW % DAY - 2 * HOUR


def here(connection: WriteConnection, began_at: int, ended_at: int, signal: Signal = Signal.UNLOCK) -> None:
    readings.add_presence(connection, Presence(began_at, ended_at, 7200, signal))


def choose(connection: WriteConnection, key: str, value: object) -> None:
    with transaction(connection):
        preferences.save(connection, key, value)


def lane(connection: WriteConnection, now: int = NOW, *, is_week: bool = False) -> tuple[Stay, ...] | None:
    return load_rhythm_day(connection, now=now, utc_offset=ZoneClock(now).utc_offset_seconds, is_week=is_week).stays


def places(found: tuple[Stay, ...] | None) -> list[tuple[int, int, bool, bool]]:
    assert found is not None
    return [(stay.begins_at, stay.ends_at, stay.is_return, stay.is_open) for stay in found]


def test_stays_of_the_day_and_of_the_week_with_those_that_cross_midnight(connection: WriteConnection) -> None:
    here(connection, MIDNIGHT - 4 * DAY, MIDNIGHT - 4 * DAY + HOUR)
    here(connection, MIDNIGHT - 2 * HOUR, MIDNIGHT + HOUR, Signal.WAKE)
    here(connection, MIDNIGHT + 8 * HOUR, MIDNIGHT + 9 * HOUR)
    here(connection, NOW - 600, NOW - 600)
    day = load_rhythm_day(connection, now=NOW, utc_offset=ZoneClock(NOW).utc_offset_seconds)
    assert places(day.stays) == [
        (MIDNIGHT - 2 * HOUR, MIDNIGHT + HOUR, True, False),
        (MIDNIGHT + 8 * HOUR, MIDNIGHT + 9 * HOUR, True, False),
        (NOW - 600, NOW, True, True),
    ]
    # the return of yesterday evening is not one of today
    assert [stay.begins_at for stay in day.returns] == [MIDNIGHT + 8 * HOUR, NOW - 600]
    assert [stay.away_seconds for stay in day.returns] == [7 * HOUR, NOW - 600 - MIDNIGHT - 9 * HOUR]
    week = lane(connection, is_week=True)
    assert len(week) == 4
    assert week[0].away_seconds is None


def test_the_lane_is_absent_without_rows_and_while_it_is_switched_off(connection: WriteConnection) -> None:
    assert lane(connection) is None
    here(connection, MIDNIGHT - 3 * DAY, MIDNIGHT - 3 * DAY + HOUR)
    assert lane(connection) == ()
    # somebody on vacation may still sit at a computer
    history.note_milestone(connection, history.VACATION_UNTIL, NOW + 5 * DAY)
    assert lane(connection) == ()
    choose(connection, "habits.presence", value=False)
    assert lane(connection) is None


@pytest.mark.parametrize(("key", "value"), [("habits.record", False), ("habits.pause_until", NOW + DAY)])
def test_without_learning_what_is_stored_stays_but_nobody_is_taken_for_present(
    connection: WriteConnection, key: str, value: object
) -> None:
    here(connection, NOW - 7200, NOW - 3600)
    here(connection, NOW - 600, NOW - 600)
    assert places(lane(connection))[-1] == (NOW - 600, NOW, True, True)
    choose(connection, key, value)
    assert places(lane(connection)) == [(NOW - 7200, NOW - 3600, True, False), (NOW - 600, NOW - 600, True, False)]
    choose(connection, "habits.pause_until", NOW - 1)
    choose(connection, "habits.record", value=True)
    assert places(lane(connection))[-1][3]


def test_who_left_less_than_an_absence_ago_is_still_here(connection: WriteConnection) -> None:
    here(connection, NOW - 7200, NOW - LEAST_ABSENCE_SECONDS + 1)
    assert places(lane(connection)) == [(NOW - 7200, NOW, True, True)]
    assert places(lane(connection, NOW + 1)) == [(NOW - 7200, NOW - LEAST_ABSENCE_SECONDS + 1, True, False)]


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([(0, 100), (50, 80)], [(0, 100)]),
        ([(0, 100), (50, 300)], [(0, 300)]),
        ([(50, 300), (0, 100)], [(0, 300)]),
        ([(0, 100), (100 + LEAST_ABSENCE_SECONDS - 1, 2000)], [(0, 2000)]),
        ([(0, 100), (100 + LEAST_ABSENCE_SECONDS, 2000)], [(0, 100), (100 + LEAST_ABSENCE_SECONDS, 2000)]),
        ([(200, 100), (5000, 6000)], [(5000, 6000)]),
        ([(0, 100), (DAY + 1, DAY + 9)], [(0, 100)]),
        ([(0, 2 * DAY)], [(0, DAY)]),
        ([(0, 100), (0, 100)], [(0, 100)]),
        ([], []),
    ],
)
def test_rows_that_overlap_are_one_stay_and_those_that_cannot_be_are_none(
    rows: list[tuple[int, int]], expected: list[tuple[int, int]]
) -> None:
    found = stays([Presence(*row, 0, Signal.WAKE) for row in rows], DAY, is_noticing=False)
    assert [(stay.begins_at, stay.ends_at) for stay in found] == expected
    assert all(before.ends_at < after.begins_at for before, after in pairwise(found))


def test_rows_that_join_keep_the_first_signal_and_the_last_end() -> None:
    rows = [Presence(0, 1000, 0, Signal.WAKE), Presence(1600, 1700, 0, Signal.UNLOCK)]
    (stay,) = stays(rows, 1700 + LEAST_ABSENCE_SECONDS - 1, is_noticing=True)
    assert (stay.begins_at, stay.ends_at, stay.signal, stay.is_open) == (0, 2599, Signal.WAKE, True)
    # nothing was kept for longer than that: the program was killed, or the computer slept
    (stay,) = stays(rows, 1700 + LEAST_ABSENCE_SECONDS, is_noticing=True)
    assert (stay.ends_at, stay.is_open) == (1700, False)


def test_the_start_of_the_program_is_no_return() -> None:
    found = stays([Presence(0, 900, 0, Signal.START), Presence(9000, 9900, 0, Signal.INPUT)], DAY, is_noticing=False)
    assert [stay.is_return for stay in found] == [False, True]


@pytest.mark.parametrize(("now", "hours"), [(1_774_738_800, 23), (1_792_882_800, 25)], ids=["29 March", "25 October"])
def test_days_of_23_and_25_hours_hold_their_stays_to_the_second(connection: WriteConnection, now: int, hours: int) -> None:
    clock = ZoneClock(now)
    span = load_rhythm_day(connection, now=now, utc_offset=clock.utc_offset_seconds).span
    assert span.seconds == hours * HOUR
    for begin in (span.begins_at - HOUR, span.begins_at, span.ends_at - HOUR, span.ends_at):
        here(connection, begin, begin + 60)
    later = span.ends_at + 5 * HOUR
    day = load_rhythm_day(connection, now=span.ends_at - 1, utc_offset=ZoneClock(span.ends_at - 1).utc_offset_seconds)
    assert day.span == span
    assert [stay.begins_at for stay in day.stays or ()] == [span.begins_at, span.ends_at - HOUR]
    tomorrow = load_rhythm_day(connection, now=later, utc_offset=ZoneClock(later).utc_offset_seconds)
    assert [stay.begins_at for stay in tomorrow.stays or ()] == [span.ends_at]


def retrieve(
    connection: WriteConnection, feed_id: int, at: int, outcome: Outcome, new: int = 0, rule: Rule = Rule.RETURNED
) -> None:
    record = RetrievalRecord(FeedId(feed_id), at, at + 3, rule, None, outcome, 200, new, 0, 9, None, "u")
    history.add_retrieval(connection, record)


def story(connection: WriteConnection, at: int, now: int = NOW) -> ReturnStory:
    found = load_stays(connection, preferences.load(connection), now) or []
    stay = stay_at(found, at)
    assert stay is not None
    return load_return(connection, stay, now=now)


def test_a_card_counts_what_the_log_holds_of_its_return_and_nothing_else(connection: WriteConnection) -> None:
    feeds = [follow(connection, name) for name in "abcde"]
    first, second = NOW - 3 * HOUR, NOW - HOUR
    here(connection, NOW - 9 * HOUR, NOW - 8 * HOUR)
    here(connection, first, first + HOUR)
    here(connection, second, second)
    assert story(connection, second) == ReturnStory(0, 0, 0, None, 0, 0)
    for place, outcome in enumerate([Outcome.NEW, Outcome.NOTHING_NEW, Outcome.NOT_MODIFIED, Outcome.FAILED, Outcome.REFUSED]):
        retrieve(connection, feeds[place], second + place, outcome, new=7 if outcome is Outcome.NEW else 0)
    # one that failed at first, was asked again and had an answer is one feed, and not a failed one
    retrieve(connection, feeds[3], second + 60, Outcome.NEW, new=2)
    # other rules, another return, before any return
    retrieve(connection, feeds[0], second + 5, Outcome.NEW, 50, Rule.SCHEDULED)
    retrieve(connection, feeds[0], first, Outcome.NEW, 90)
    retrieve(connection, feeds[1], first - 1, Outcome.NEW, 70)
    assert story(connection, second) == ReturnStory(4, 1, 9, 63, 0, 0)
    assert story(connection, first) == ReturnStory(1, 0, 90, 3, 0, 0)


def test_visits_soon_after_a_return_are_counted_as_the_rows_lie(connection: WriteConnection) -> None:
    chance = random.Random(4)
    rows: list[tuple[int, int]] = []
    at = NOW - 20 * DAY
    while at < NOW - 6 * HOUR:
        rows.append((at, at + chance.randint(60, 3 * HOUR)))
        at = rows[-1][1] + chance.randint(LEAST_ABSENCE_SECONDS, 9 * HOUR)
    for row in rows:
        here(connection, *row)
    visits = [chance.choice(rows)[0] + chance.choice([-1, 0, 59, 60, 61, 400, 4 * HOUR]) for _ in range(60)]
    for visit in visits:
        history.add_access(connection, AccessRecord(visit, 7200, "window"))
        history.add_access(connection, AccessRecord(visit, 7200, "article"))
    within = [visit for visit in visits if NOW - 14 * DAY <= visit <= NOW]
    known = [visit for visit in within if any(begin <= visit <= end for begin, end in rows)]
    soon = [visit for visit in known if any(begin <= visit <= min(begin + 60, end) for begin, end in rows)]
    assert 0 < len(soon) < len(known) < len(visits)
    found = story(connection, rows[-1][0])
    assert (found.visits, found.soon) == (len(known), len(soon))
