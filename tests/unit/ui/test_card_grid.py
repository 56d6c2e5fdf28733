"""Where cards stand, and where keys lead among them."""

import pytest

from reader.ui.list.cards import CARD_HIGH, CARD_WIDE, GAP, CardGrid

DAY = -5
WIDE = 3 * CARD_WIDE + 2 * GAP + 2 * 24


def grid(keys: list[int], width: int = WIDE) -> CardGrid:
    return CardGrid(keys, width, lambda _: 38)


def test_three_cards_stand_beside_each_other_and_a_heading_begins_a_line() -> None:
    made = grid([DAY, 1, 2, 3, 4, DAY - 1, 5])
    assert (made.columns, made.left) == (3, 24)
    assert [(made.place(row).left, made.place(row).top) for row in range(7)] == [
        (24, 0),
        (24, 38),
        (24 + 272, 38),
        (24 + 544, 38),
        (24, 38 + 292),
        (24, 38 + 2 * 292),
        (24, 2 * 38 + 2 * 292),
    ]
    assert (made.place(1).wide, made.place(1).high) == (CARD_WIDE, CARD_HIGH)
    assert made.place(0).wide == made.used
    assert made.height == 2 * 38 + 3 * 292 + 8


@pytest.mark.parametrize("width", [200, 280, 560, 848, 1300, 4000])
def test_every_point_of_a_card_leads_to_it_and_lines_hold_all_rows(width: int) -> None:
    made = grid([DAY, *range(1, 12), DAY - 1, *range(12, 40)], width)
    for row in range(made.count):
        place = made.place(row)
        assert place.left >= 0
        assert place.left + place.wide <= max(width, CARD_WIDE)
        for x, y in ((place.left, place.top), (place.left + place.wide - 1, place.top + place.high - 1)):
            assert made.row_at(x, y) == row
            assert row in made.rows_between(y, y)
        assert made.row_at(place.left - 1, place.top) is None
    assert list(made.rows_between(0, made.height)) == list(range(made.count))


def test_up_and_down_keep_the_column_as_far_as_lines_reach() -> None:
    made = grid([1, 2, 3, 4, 5, DAY, 6, 7, 8])
    assert made.above_or_below(2, 1) == 4
    assert made.above_or_below(1, 1) == 4
    assert made.above_or_below(4, -1) == 1
    assert made.above_or_below(4, 1) == 5
    assert made.above_or_below(6, -1) == 5
    assert made.above_or_below(0, -1) is None
    assert made.above_or_below(8, 1) is None
    assert made.above_or_below(0, 1, lines=9) == 6


def test_no_rows_and_one() -> None:
    assert grid([]).height == 0
    assert grid([]).row_at(30, 30) is None
    assert grid([7]).row_at(30, 30) == 0
