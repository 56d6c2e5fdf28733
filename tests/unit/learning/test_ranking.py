"""What is likely wanted: evidence of reading, orders, and how long there is to read."""

import itertools
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.domain.entry import Mark
from reader.learning import price
from reader.learning.day import SLOTS_PER_DAY
from reader.learning.interests import (
    COUNTED_AN_HOUR,
    INTERESTS_MAX,
    Activity,
    ActivityKind,
    Bag,
    Interests,
    days_of,
    reading_weight,
    weigh,
)
from reader.learning.ranking import Candidates, area_under_curve, by_score, precision_at_first, score, varied
from reader.learning.reading import (
    LEAST_SESSIONS,
    LEAST_WEIGHT,
    MOST_WEIGHT,
    fitting,
    learned_weights,
    read_rates,
    spared_share,
    usual_minutes,
)

TERMS = 8


def bag(*terms: int) -> Bag:
    return Bag(np.array(terms, dtype=np.int64), np.ones(len(terms)))


def candidates(bags: list[Bag], **columns: list[float]) -> Candidates:
    count = len(bags)
    values = {"feed": [1.0] * count, "read_rate": [0.2] * count, "age_days": [0.0] * count, "shown": [0.0] * count} | columns
    feed, *rest = (np.array(values[name]) for name in ("feed", "read_rate", "age_days", "shown"))
    return Candidates(bags, feed.astype(np.int64), *rest)


@pytest.fixture
def model() -> Interests:
    model = Interests(np.ones(TERMS))
    for number in range(9):
        model.learn(bag(0, 1), 1.0, number)
        model.learn(bag(4), -0.2, number)
    model.learn(bag(2, 3), 1.0, 10.0)
    return model


def test_interest_counts_by_its_share_and_what_was_passed_over_against(model: Interests) -> None:
    scores = score(model, candidates([bag(0, 1), bag(2, 3), bag(0, 4), bag(4), bag(6), bag()]))
    strong, weak, mixed, passed, unknown, empty = scores.total
    plain = score(model, candidates([bag(0, 5)])).total[0]
    assert plain > mixed, "an unknown word takes nothing away, one that was passed over does"
    assert strong > weak > unknown
    assert strong > mixed > passed
    assert passed == unknown == empty
    assert list(scores.interest) == [0, 1, 0, -1, -1, -1]
    assert scores.likeness[0] == pytest.approx(1)


@pytest.mark.parametrize(
    "columns", [{"age_days": [0.0, 4.0]}, {"shown": [0.0, 1.0]}, {"read_rate": [0.5, 0.1]}], ids=["age", "shown", "feed"]
)
def test_of_equals_the_newer_less_shown_or_better_read_comes_first(model: Interests, columns: dict[str, list[float]]) -> None:
    for one in (bag(0, 1), bag(6)):
        first, second = score(model, candidates([one, one], **columns)).total
        assert first > second > 0


def test_what_the_user_wants_less_of_sinks_however_much_was_passed_over(model: Interests) -> None:
    before = score(model, candidates([bag(0, 1), bag(2, 3), bag(6)])).total
    for number in range(200):
        model.learn(bag(4 + number % 4), -0.2, 20.0)
    model.learn(bag(2, 3), -2.0, 20.0)
    liked, disliked, unknown = score(model, candidates([bag(0, 1), bag(2, 3), bag(5)])).total
    assert before[1] > before[2]
    assert liked == pytest.approx(before[0], rel=0.1)
    assert disliked < before[1] / 3
    assert disliked < liked
    assert unknown > 0


def test_without_interests_there_is_an_order_all_the_same() -> None:
    scores = score(Interests(np.ones(TERMS)), candidates([bag(0), bag()], age_days=[3.0, 0.0]))
    assert varied(scores, np.array([1, 1]), 5) == [1, 0]
    nothing = score(Interests(np.zeros(0)), candidates([]))
    assert varied(nothing, np.array([], dtype=np.int64), 5) == []


def test_one_feed_does_not_have_it_all(model: Interests) -> None:
    bags = [bag(0, 1)] * 12
    described = candidates(bags, feed=[1.0] * 11 + [2.0], age_days=[0.0] * 11 + [0.5])
    scores = score(model, described)
    order = varied(scores, described.feed, 4)
    assert order[0] == 0
    assert 11 in order
    assert len(order) == len(set(order)) == 4
    assert sorted(varied(scores, described.feed, 50)) == list(range(12))


def test_an_article_that_meets_several_interests_a_little_stands_before_one_that_meets_a_single_one() -> None:
    """Each reading of a summary may have founded an interest of its own: that what was read shares says more than any one of them."""
    rare = np.ones(40)
    rare[0] = 0.3
    model = Interests(rare)
    for number in range(10):
        model.learn(bag(0, *range(4 + 3 * number, 7 + 3 * number)), 1.0, number)
    assert model.founded == 10
    shared, single, unknown = score(model, candidates([bag(0, 1), bag(4, 1), bag(2, 3)])).total
    assert shared > single > unknown


def test_an_interest_that_made_room_for_others_still_counts() -> None:
    model = Interests(np.ones(60))
    for number in range(INTERESTS_MAX + 4):
        model.learn(bag(2 * number, 2 * number + 1), 1.0, number)
    scores = score(model, candidates([bag(0, 1), bag(55, 56)]))
    assert scores.interest[0] == -1, "it is none of the sixteen any more"
    assert scores.total[0] > scores.total[1]


def test_the_area_is_the_share_of_pairs_in_the_right_order() -> None:
    chance = random.Random(3)
    for _ in range(20):
        scores = np.array([chance.randrange(5) for _ in range(12)], dtype=np.float64)
        opened = np.array([chance.random() < 0.4 for _ in range(12)])
        pairs = list(itertools.product(scores[opened], scores[~opened]))
        expected = np.mean([(one > other) + (one == other) / 2 for one, other in pairs]) if pairs else None
        found = area_under_curve(scores, opened)
        assert found == (None if expected is None else pytest.approx(expected))


def test_precision_counts_the_first_places_and_equals_stand_newest_first() -> None:
    opened = np.array([True, False, True, True])
    assert precision_at_first([2, 1, 0, 3], opened, first=2) == 0.5
    assert precision_at_first([0, 2, 3], opened) == pytest.approx(0.3)
    assert by_score(np.array([1.0, 5.0, 1.0, 5.0])) == [3, 1, 2, 0]


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


def test_a_feed_is_judged_by_what_came_of_it_and_hardly_where_little_did() -> None:
    arrived, opened = {1: 100.0, 2: 100.0, 3: 1.0, 4: 0.0}, {1: 60.0, 3: 1.0}
    rates = read_rates(arrived, opened)
    assert rates[1] == pytest.approx(0.6, abs=0.03)
    assert 0 < rates[2] < 0.05
    assert rates[2] < rates[4] < rates[3] < rates[1]
    weights = learned_weights(arrived, opened)
    assert weights[1] > weights[3] > 1 > weights[4] * 0.95
    assert weights[2] == LEAST_WEIGHT


def test_nothing_known_weighs_nothing() -> None:
    assert learned_weights({}, {}) == {}
    assert learned_weights({1: 0.0}, {}) == {}
    assert learned_weights({1: 50.0, 2: 50.0}, {}) == pytest.approx({1: 1.0, 2: 1.0})


@given(st.dictionaries(st.integers(1, 30), st.tuples(st.integers(0, 100_000), st.integers(0, 100_000)), min_size=1, max_size=20))
def test_whatever_was_read_no_feed_is_starved_and_none_has_it_all(counts: dict[int, tuple[int, int]]) -> None:
    weights = learned_weights(
        {feed: came for feed, (came, _) in counts.items()}, {feed: read for feed, (_, read) in counts.items()}
    )
    assert all(LEAST_WEIGHT <= weight <= MOST_WEIGHT for weight in weights.values())
    total = sum(came for came, _ in counts.values())
    if total:
        mean = sum(weights[feed] * came for feed, (came, _) in counts.items()) / total
        assert mean <= 1.3, "all postings together weigh about what they did"


def test_a_feed_of_lower_weight_saves_what_the_price_gives_up_for_it() -> None:
    accesses = np.full(price.HORIZON_SLOTS, 3 / SLOTS_PER_DAY)
    priority = np.array([1.0, 0.5, 0.25])
    postings = np.full((price.HORIZON_SLOTS, 1), 20 / SLOTS_PER_DAY) * priority
    usual, half, least = price.retrievals_per_day(price.values(price.outlook(postings, accesses), 0.3))
    assert spared_share(1.0, 0.25) == pytest.approx(1 - least / usual)
    assert spared_share(0.5, 0.25) == pytest.approx(1 - least / half, abs=0.02)
    assert spared_share(0.25, 0.25) == spared_share(0.2, 0.25) == 0


@pytest.mark.parametrize(
    ("seconds", "characters", "weight"),
    [(0, 2000, -0.2), (2.9, 10, -0.2), (4, 0, 0.5), (8, 0, 1.0), (30, 1200, 0.5), (60, 100_000, 1.0), (9000, 400, 1.0)],
)
def test_an_article_counts_by_the_part_that_can_have_been_read(seconds: float, characters: int, weight: float) -> None:
    assert reading_weight(seconds, characters) == pytest.approx(weight)


def test_what_is_done_to_one_article_adds_up_to_a_limit_but_for_what_is_said() -> None:
    activities = [
        Activity(number, 1, 7, kind, 90, 100)
        for number, kind in enumerate(
            (
                ActivityKind.READ,
                Mark.STARRED,
                Mark.LATER,
                ActivityKind.TAGGED,
                ActivityKind.READ,
                ActivityKind.MORE,
            )
        )
    ]
    assert [round(each.weight, 6) for each in weigh(activities)] == [1.0, 1.0, 0.7, 0.3, 2.0]
    assert [each.weight for each in weigh([Activity(0, 1, 7, ActivityKind.LESS), Activity(0, 2, 7, ActivityKind.SKIPPED)])] == [
        -2.0,
        -0.2,
    ]


def test_of_an_hour_only_so_much_counts_and_what_comes_later_changes_nothing_before() -> None:
    cat = [Activity(HOUR + number // 20, number, 7, ActivityKind.READ, 5, 100) for number in range(10_000)]
    said = [Activity(2 * HOUR - 1, 3, 7, ActivityKind.LESS), Activity(2 * HOUR, 4, 7, ActivityKind.READ, 60, 100)]
    evidence = list(weigh(cat + said))
    assert len(evidence) == COUNTED_AN_HOUR + 2
    assert [each.weight for each in evidence[-2:]] == [-2.0, 1.0]
    assert list(weigh((cat + said)[:30])) == evidence[:30]
    assert days_of(evidence) == 1


def test_a_link_of_an_article_says_more_than_its_own_page_and_both_add_up_with_reading() -> None:
    kinds = (ActivityKind.OPENED, ActivityKind.FOLLOWED, ActivityKind.READ, ActivityKind.FOLLOWED)
    weights = [each.weight for each in weigh(Activity(number, 1, 7, kind, 60, 0) for number, kind in enumerate(kinds))]
    assert weights == pytest.approx([0.7, 1.0, 1.0, 0.3])
