"""Where cards of their own height stand, and where keys lead among them."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.ui.list.cards import BLOCK_LINES, GAP, LEAST_WIDE, SIDE, CardGrid, Place
from reader.ui.list.loading import burst_key, gap_key

DAY = -5
WIDE = 3 * LEAST_WIDE + 2 * GAP + 2 * SIDE
STEP = LEAST_WIDE + GAP
BLOCK_ROWS = 3 * BLOCK_LINES


def grid(
    keys: list[int],
    width: int = WIDE,
    high: Callable[[int], int] = lambda _: 100,
    known: dict[int, int] | None = None,
) -> CardGrid:
    """Cards as high as their keys say."""
    return CardGrid(keys, width, lambda _: 38, lambda row, _: high(keys[row]), known)


def places(made: CardGrid) -> list[tuple[int, int]]:
    return [(made.place(row).left, made.place(row).top) for row in range(made.count)]


def test_each_card_stands_in_the_shortest_column_and_a_heading_begins_below_all() -> None:
    highs = {1: 100, 2: 40, 3: 300, 4: 100, 5: 20, 6: 20, 7: 50}
    made = grid([DAY, 1, 2, 3, 4, 5, 6, DAY - 1, 7], high=highs.__getitem__)
    assert (made.columns, made.left, made.wide) == (3, SIDE, LEAST_WIDE)
    below = 38 + 300 + GAP
    assert places(made) == [
        (SIDE, 0),
        (SIDE, 38),
        (SIDE + STEP, 38),
        (SIDE + 2 * STEP, 38),
        (SIDE + STEP, 38 + 40 + GAP),
        (SIDE, 38 + 100 + GAP),
        (SIDE, 38 + 100 + 20 + 2 * GAP),
        (SIDE, below),
        (SIDE, below + 38),
    ]
    assert made.place(0).wide == made.used
    assert made.height == below + 38 + 50 + GAP + 8


@pytest.mark.parametrize(
    ("width", "columns", "wide"), [(1108, 4, 253), (279, 1, 255), (280, 1, 232), (527, 1, 479), (528, 2, 232), (2308, 9, 236)]
)
def test_columns_share_the_width_and_are_never_narrower_than_232(width: int, columns: int, wide: int) -> None:
    made = grid([1, 2, 3], width)
    assert (made.columns, made.wide) == (columns, wide)
    assert made.left + made.used <= width


@given(
    highs=st.lists(st.integers(42, 500), min_size=1, max_size=200),
    heads=st.sets(st.integers(0, 200)),
    width=st.integers(100, 3000),
)
def test_no_card_covers_another_and_every_point_of_one_leads_to_it(highs: list[int], heads: set[int], width: int) -> None:
    keys = [DAY - place if place in heads else place + 1 for place in range(len(highs))]
    made = CardGrid(keys, width, lambda _: 38, lambda row, _: highs[row])
    ends: dict[int, int] = {}
    for row, key in enumerate(keys):
        place = made.place(row)
        assert 0 <= place.left <= place.left + place.wide <= max(width, 1)
        for left in range(place.left, place.left + place.wide, STEP):
            assert ends.get(left, 0) <= place.top
            ends[left] = place.top + place.high
        assert place.high == (38 if key <= 0 else highs[row])
        assert made.row_at(place.left, place.top) == row
        assert made.row_at(place.left + place.wide - 1, place.top + place.high - 1) == row
        assert row in made.rows_between(place.top + place.high - 1, place.top + place.high)
    assert list(made.rows_between(0, made.height)) == list(range(made.count))
    assert made.height >= max(ends.values())


def test_cards_are_measured_when_they_come_near_and_what_was_in_view_stays() -> None:
    asked: list[int] = []
    keys = list(range(1, 10_001))
    seen = [0]
    made = CardGrid(
        keys,
        WIDE,
        lambda _: 38,
        lambda row, _: asked.append(row) or 400 + row % 7,  # type: ignore[func-returns-value]
        seen_from=lambda: seen[0],
    )
    assert asked == []
    made.settle(0, 800)
    assert set(asked) == set(range(BLOCK_ROWS))
    # far down: what was assumed above them is not measured
    top = made.height // 2
    row = made.rows_between(top, top + 800).start
    assert len(asked) <= 4 * BLOCK_ROWS
    before = made.place(row).top
    begin = row - row % BLOCK_ROWS
    seen[0] = made.place(begin).top - 300
    made.settle(seen[0], seen[0] + 1100)
    assert made.moved > 0, "those above are higher than assumed"
    assert made.place(row).top == before + made.moved


def test_known_heights_are_used_again_and_no_row_is_read_for_them() -> None:
    known: dict[int, int] = {}
    keys = list(range(1, 301))
    made = grid(keys, high=lambda key: 50 + key % 90, known=known)
    made.settle(0, made.height)
    asked: list[int] = []
    rest = keys[:5] + keys[9:]
    again = grid(rest, high=lambda key: asked.append(key) or 1, known=known)  # type: ignore[func-returns-value]
    again.settle(0, again.height)
    assert asked == []
    assert [again.place(row).high for row in range(len(rest))] == [50 + key % 90 for key in rest]


def test_arrows_go_by_place() -> None:
    """Three columns: 1, 4 and 6; 2 and 5; 3."""
    highs = {1: 100, 2: 110, 3: 400, 4: 120, 5: 120, 6: 60, 7: 50, 8: 50, 9: 50}
    made = grid([1, 2, 3, 4, 5, 6, DAY, 7, 8, 9], high=highs.__getitem__)
    down = [made.above_or_below(row, 1) for row in range(6)]
    assert down == [3, 4, 9, 5, 8, 7], "through a heading, in the same column"
    assert [made.above_or_below(row, -1) for row in (7, 8, 9, 5, 3, 0)] == [5, 4, 2, 3, 0, None]
    assert made.above_or_below(9, 1) is None
    assert [made.beside(row, 1) for row in range(6)] == [1, 2, None, 4, 2, 4]
    assert [made.beside(row, -1) for row in (2, 4, 0)] == [4, 3, None]
    # a page is as far as fits
    assert made.above_or_below(0, 1, 300) == 5
    assert made.above_or_below(0, 1, 10) == 3
    assert made.above_or_below(0, 1, 10_000) == 7


def test_a_missing_part_is_a_row_of_full_width_where_arrows_stop_and_a_burst_a_card() -> None:
    made = grid([1, 2, gap_key(4), burst_key(9), 3], high=lambda key: 42 if key < 0 else 100)  # type: ignore[arg-type]
    made.settle(0, 1000)
    assert made.place(2) == Place(SIDE, GAP + 100 + GAP, made.used, 38)
    assert made.above_or_below(1, 1) == 2
    assert made.above_or_below(2, 1) == 4
    assert made.beside(2, 1) is None
    assert (made.place(3).wide, made.place(3).high) == (LEAST_WIDE, 42)


def test_the_upper_edge_of_a_group_begins_with_its_first_card() -> None:
    made = grid([DAY, 1, 2, 3, 4])
    assert [made.line_start(row) for row in range(5)] == [0, 1, 1, 1, 4]


def test_no_rows_and_one() -> None:
    assert grid([]).height == 0
    assert grid([]).row_at(30, 30) is None
    assert grid([7]).row_at(30, 30) == 0
