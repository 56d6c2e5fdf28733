"""When a silence is beyond a feed's own rhythm: rarely said, and said in time."""

import pytest

from reader.learning.overflow import is_silent_beyond_rhythm, longest_pause, survival_of_silence

WEEKLY = [10_000 + 7 * week for week in range(30)]
WORKDAYS = [10_000 + day for day in range(200) if day % 7 < 5]
BURSTS = [10_000 + month * 40 + day for month in range(8) for day in range(3)]


@pytest.mark.parametrize(
    ("days", "ordinary", "alarming"),
    [(WEEKLY, 14, 35), (WORKDAYS, 9, 30), (BURSTS, 70, 400)],
    ids=["weekly", "workdays", "bursts"],
)
def test_a_silence_is_measured_by_the_own_rhythm(days: list[int], ordinary: int, alarming: int) -> None:
    assert not is_silent_beyond_rhythm(days, days[-1] + ordinary)
    assert is_silent_beyond_rhythm(days, days[-1] + alarming)


def test_the_longer_the_silence_the_less_probable_it_is() -> None:
    found = [survival_of_silence(BURSTS, BURSTS[-1] + silence) for silence in range(0, 500, 20)]
    assert found == sorted(found, reverse=True)
    assert found[0] == 1.0
    assert found[-1] < 0.01


def test_of_few_postings_no_rhythm_is_known() -> None:
    assert not is_silent_beyond_rhythm(WEEKLY[:9], WEEKLY[8] + 3000)
    assert survival_of_silence(WEEKLY[:9], WEEKLY[8] + 3000) == 1.0


def test_a_feed_that_paused_for_long_before_may_do_so_again() -> None:
    with_a_summer = [*[day - 90 for day in WEEKLY[:15]], *WEEKLY[15:]]
    assert longest_pause(with_a_summer) == 97
    assert is_silent_beyond_rhythm(WEEKLY, WEEKLY[-1] + 100)
    assert not is_silent_beyond_rhythm(with_a_summer, WEEKLY[-1] + 100)


def test_a_rhythm_of_long_ago_predicts_nothing() -> None:
    daily_once = [5_000 + day for day in range(300)]
    weekly_now = [5_300 + 7 * week for week in range(70)]
    assert not is_silent_beyond_rhythm([*daily_once, *weekly_now], weekly_now[-1] + 12)


def test_a_long_pause_of_long_ago_is_forgotten() -> None:
    before_a_year_off = [day - 400 for day in WEEKLY]
    steady_since = [WEEKLY[-1] + 7 * week for week in range(1, 70)]
    days = [*before_a_year_off, *WEEKLY, *steady_since]
    assert longest_pause(days) == 7
    assert is_silent_beyond_rhythm(days, days[-1] + 35)
