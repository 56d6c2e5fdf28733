"""Orders: interest first, then age, feeds and what was shown before; nobody has it all."""

import numpy as np
import pytest

from reader.learning.interests import INTERESTS_MAX, Bag, Interests
from reader.learning.ranking import Candidates, score, varied

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
