"""What actions say: reading by its length, glances against, a cat on the keyboard next to nothing."""

import pytest

from reader.domain.entry import Mark
from reader.learning.interests import COUNTED_AN_HOUR, Activity, ActivityKind, days_of, reading_weight, weigh

HOUR = 3600


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
