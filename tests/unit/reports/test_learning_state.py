"""How far learning has come, from accesses alone."""

from reader.domain.retrieval import AccessRecord
from reader.reports.learning_state import LearningState, load_learning_state
from reader.storage import history, preferences
from reader.storage.connection import WriteConnection
from tests.unit.storage.examples import DAY, NOW

HOUR = 3600
MIDNIGHT = NOW // DAY * DAY


def access(connection: WriteConnection, at: int, offset: int = 0) -> None:
    history.add_access(connection, AccessRecord(at, offset, "window"))


def state(connection: WriteConnection, now: float, offset: int = 0) -> LearningState:
    return load_learning_state(connection, now, lambda at: offset)


def test_nothing_is_known_before_the_first_access(connection: WriteConnection) -> None:
    assert state(connection, NOW) == LearningState()
    assert not state(connection, NOW).knows_habit


def test_days_are_counted_from_the_first_access_by_the_local_calendar(connection: WriteConnection) -> None:
    access(connection, MIDNIGHT + 23 * HOUR)
    first = state(connection, MIDNIGHT + 23 * HOUR + 60)
    assert (first.day, first.days_with_accesses) == (1, 1)
    assert state(connection, MIDNIGHT + DAY + 60).day == 2
    # an hour further east the access was on the next day already, as the present is
    access(connection, MIDNIGHT + DAY + 22 * HOUR + 1800, HOUR)
    assert state(connection, MIDNIGHT + DAY + 23 * HOUR + 60, HOUR).day == 3
    for day, knows_habit in ((7, False), (8, True), (9, True)):
        now = MIDNIGHT + (day - 1) * DAY + 60
        found = state(connection, now)
        assert (found.day, found.knows_habit, found.days_to_go(now)) == (day, knows_habit, max(8 - day, 0))


def test_of_the_last_fourteen_days_those_with_an_access_count(connection: WriteConnection) -> None:
    for day in (40, 14, 13, 9, 9, 2, 0):
        access(connection, MIDNIGHT - day * DAY + 60)
    known = state(connection, MIDNIGHT + 2 * HOUR)
    assert (known.day, known.days_with_accesses) == (41, 4)
    # an access by a clock that was ahead is no day of the past
    access(connection, MIDNIGHT + 3 * DAY)
    assert state(connection, MIDNIGHT + 2 * HOUR).days_with_accesses == 4


def test_it_says_whether_learning_is_on_and_rests(connection: WriteConnection) -> None:
    preferences.save(connection, "habits.pause_until", NOW + 60)
    assert state(connection, NOW).is_paused(NOW)
    assert not state(connection, NOW).is_paused(NOW + 60)
    preferences.save(connection, "habits.record", value=False)
    assert not state(connection, NOW).is_on
    assert not state(connection, NOW).is_paused(NOW)
