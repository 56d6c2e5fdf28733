"""For how long an article is read: a minute at most between two signs of life, nothing while the window is not looked at."""

import pytest

from reader.domain.entry import Reading
from reader.domain.ids import EntryId, FeedId
from reader.ui.shell.visits import ReadingWatch
from tests.fakes.clock import FakeClock

ONE, OTHER, FEED = EntryId(1), EntryId(2), FeedId(7)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock(offset_seconds=3600)


def test_time_passes_between_signs_of_life_and_not_beyond(clock: FakeClock) -> None:
    watch = ReadingWatch(clock)
    assert watch.end() is None
    began = int(clock.now())
    watch.begin(ONE, FEED)
    clock.advance(30)
    watch.used()
    clock.advance(3600)
    watch.used()
    clock.advance(10)
    assert watch.end() == Reading(ONE, FEED, began, clock.utc_offset_seconds(began), 30 + 60 + 10)
    assert watch.end() is None


def test_a_window_in_the_back_is_not_read_and_a_clock_that_goes_back_loses_nothing(clock: FakeClock) -> None:
    watch = ReadingWatch(clock)
    watch.begin(OTHER, FEED)
    clock.advance(5)
    watch.rest()
    clock.advance(50)
    watch.rest()
    clock.advance(50)
    watch.used()
    clock.advance(-500)
    watch.used()
    clock.advance(7)
    reading = watch.end()
    assert reading.seconds == 12


def test_who_goes_on_at_once_has_glanced(clock: FakeClock) -> None:
    watch = ReadingWatch(clock)
    watch.begin(ONE, FEED)
    clock.advance(0.4)
    reading = watch.end()
    assert (reading.entry_id, reading.seconds) == (ONE, 0)
