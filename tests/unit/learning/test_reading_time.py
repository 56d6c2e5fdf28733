"""How long is read at this hour, and what fits into it."""

from reader.learning.reading import LEAST_SESSIONS, fitting, usual_minutes

DAY, HOUR, NOW = 86_400, 3600, 100 * 86_400 + 20 * 3600


def sitting(at: int, *seconds: int) -> list[tuple[int, int]]:
    return [(at + 120 * place, length) for place, length in enumerate(seconds)]


def test_this_hour_counts_where_it_is_known_and_all_hours_where_it_is_not() -> None:
    evenings = [reading for day in range(1, LEAST_SESSIONS + 1) for reading in sitting(NOW - day * DAY - HOUR, 400, 200)]
    mornings = [reading for day in range(1, 12) for reading in sitting(NOW - day * DAY - 12 * HOUR, 60)]
    every = sorted(evenings + mornings)
    assert usual_minutes(every, NOW) == 10
    assert usual_minutes(every, NOW - 12 * HOUR) == 1
    assert usual_minutes(every, NOW - 6 * HOUR) == 1, "few sittings at two in the afternoon: the median of all"
    assert usual_minutes(evenings[: 2 * LEAST_SESSIONS - 2], NOW) is None
    assert usual_minutes([], NOW) is None


def test_midnight_lies_between_neighbours_and_old_sittings_are_forgotten() -> None:
    late = [reading for day in range(1, 7) for reading in sitting(100 * DAY - day * DAY - HOUR // 2, 300)]
    noon = [reading for day in range(1, 9) for reading in sitting(100 * DAY - day * DAY + 12 * HOUR, 60)]
    assert usual_minutes(sorted(late + noon), 100 * DAY + HOUR // 2) == 5
    assert usual_minutes(late, 200 * DAY) is None


def test_what_fits_begins_at_the_top_and_is_never_nothing() -> None:
    assert fitting([1200, 1200, 1200], 2) == 2
    assert fitting([100_000], 1) == 1
    assert fitting([0] * 9, 1) == 4
    assert fitting([0, 0], 30) == 2
    assert fitting([], 30) == 0
