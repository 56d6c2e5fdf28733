"""Rows of lists and cards: numbers, words, places, steps from one list to another."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from reader.domain.entry import EntryRow, Gap, Mark
from reader.domain.ids import EntryId, FeedId, GapId
from reader.ui.data.changes import Marks
from reader.ui.list.cards import BLOCK_LINES, GAP, LEAST_WIDE, SIDE, CardGrid, Place
from reader.ui.list.loading import (
    RowKind,
    burst_key,
    day_key,
    day_of,
    feed_key,
    feed_of,
    gap_key,
    gap_of,
    is_reachable,
    is_stop,
    kind_of,
    month_in,
    month_key,
)
from reader.ui.list.model import BurstRow, Insertion, Removal, Step, describe_burst, gap_marker, spoken, steps_between
from reader.ui.list.search import completions
from tests.fakes.clock import FakeClock

NOW = 1_778_841_720
ROW = EntryRow(
    EntryId(1),
    FeedId(1),
    "A title",
    "",
    "",
    "A feed",
    NOW - 7200,
    is_read=False,
    thumbnail_url="",
    marks=frozenset({Mark.STARRED}),
)
NAMES = {"feed": ["Harbour Bulletin", "Slow Compiler", "Bulletin of slow things"], "tag": ["sea"], "folder": ['Odd "one"']}


@given(number=st.integers(0, 9_000_000))
def test_every_key_says_what_it_is_and_gives_its_number_back(number: int) -> None:
    assert kind_of(number + 1) is RowKind.ENTRY
    assert (kind_of(day_key(number)), day_of(day_key(number))) == (RowKind.DAY, number)
    assert (kind_of(gap_key(GapId(number))), gap_of(gap_key(GapId(number)))) == (RowKind.GAP, number)
    assert (kind_of(feed_key(FeedId(number))), feed_of(feed_key(FeedId(number)))) == (RowKind.FEED, number)
    assert kind_of(burst_key(EntryId(number + 1))) is RowKind.BURST
    stops = [is_stop(key) for key in (number + 1, day_key(number), gap_key(GapId(number)), feed_key(FeedId(number)))]
    assert stops == [True, False, False, False]
    assert is_stop(burst_key(EntryId(number + 1)))
    reachable = [is_reachable(key) for key in (number + 1, day_key(number), gap_key(GapId(number)), feed_key(FeedId(number)))]
    assert reachable == [True, False, True, False]


@given(month=st.integers(0, 120_000))
def test_the_key_of_a_month_is_no_day(month: int) -> None:
    assert (kind_of(month_key(month)), month_in(month_key(month))) == (RowKind.MONTH, month)
    assert not is_reachable(month_key(month))


@pytest.mark.parametrize("day", [-5_000_000, -1, 10**12])
def test_days_out_of_all_bounds_are_headings_still(day: int) -> None:
    assert kind_of(day_key(day)) is RowKind.DAY


def test_an_article_reads_aloud_with_all_that_is_seen_of_it(qtbot: QtBot) -> None:
    row = replace(ROW, marks=frozenset({Mark.STARRED, Mark.LATER}), tags=("sea", "tides"), copies=2)
    text = "unread, starred, read later, A title, A feed, 2 h, tagged sea, tides, also in 2 feeds"
    assert spoken(row, FakeClock(at=NOW)) == text
    assert spoken(replace(ROW, is_read=True, marks=frozenset(), title="", snippet="Only text."), FakeClock(at=NOW)) == (
        "Only text., A feed, 2 h"
    )


def test_a_burst_and_a_gap_say_whose_they_are(qtbot: QtBot) -> None:
    clock = FakeClock(at=NOW)
    today = NOW // 86_400
    text = [describe_burst(20, day, clock) for day in (today, today - 1, today - 4)]
    assert text == ["20 articles today", "20 articles yesterday", "20 articles, Monday"]
    assert spoken(BurstRow(FeedId(1), "A feed", text[0], 3, is_open=True), clock) == "A feed: 20 articles today, 3 unread, open"
    gap = gap_marker(Gap(FeedId(1), 7, NOW - 86_400, NOW - 3600), "A feed", clock)
    assert spoken(gap, clock).startswith("A feed: At least 7 missing articles, ")


def test_tags_are_added_and_removed_whatever_their_case() -> None:
    row = replace(ROW, tags=("Sea", "tides"))
    assert Marks(add_tags=("boats", "sea")).on(row).tags == ("boats", "Sea", "tides")
    assert Marks(remove_tags=("SEA",)).on(row).tags == ("tides",)
    assert Marks(mark=Mark.LATER).on(row) == replace(row, marks=row.marks | {Mark.LATER})


@pytest.mark.parametrize(
    ("text", "labels"),
    [
        ("feed:", ["Harbour Bulletin", "Slow Compiler", "Bulletin of slow things"]),
        ("tide feed:sl", ["Slow Compiler", "Bulletin of slow things"]),
        ("-FEED:bul", ["Bulletin of slow things", "Harbour Bulletin"]),
        ('feed:"harbour b', ["Harbour Bulletin"]),
        ("is:s", ["starred"]),
        ("after:y", ["yesterday"]),
        ("tag:sea", []),
        ("feed:harbour b", []),
        ("feed", []),
        ("http:x", []),
        ("", []),
    ],
)
def test_what_may_follow_an_operator(text: str, labels: list[str]) -> None:
    assert [each.label for each in completions(text, len(text), NAMES)] == labels


def test_a_name_with_spaces_is_quoted_and_its_quotes_are_not_kept() -> None:
    found = completions("folder:od tail", 9, NAMES)
    assert [(each.text, each.start, each.end) for each in found] == [('"Odd  one" ', 7, 9)]


@given(text=st.text(max_size=60), cursor=st.integers(0, 60))
def test_completing_never_fails(text: str, cursor: int) -> None:
    for each in completions(text, min(cursor, len(text)), NAMES):
        assert 0 <= each.start <= each.end <= len(text)


KEYS = st.lists(st.integers(-50, 200), unique=True, max_size=60)


def walked(old: list[int], steps: list[Step]) -> list[int]:
    keys = list(old)
    for step in steps:
        if isinstance(step, Removal):
            del keys[step.row : step.row + step.count]
        else:
            keys[step.row : step.row] = step.keys
    return keys


@given(KEYS, KEYS)
def test_steps_lead_from_any_list_to_any_other(old: list[int], new: list[int]) -> None:
    assert walked(old, steps_between(old, new)) == new


@given(KEYS, st.sets(st.integers(-50, 200)))
def test_what_stays_in_order_is_never_removed(old: list[int], gone: set[int]) -> None:
    new = [1000, *(key for key in old if key not in gone)]
    removed = sum(step.count for step in steps_between(old, new) if isinstance(step, Removal))
    assert removed == len([key for key in old if key in gone])


def test_equal_lists_need_nothing() -> None:
    assert steps_between([1, 2, 3], [1, 2, 3]) == []


def test_new_rows_at_the_top_are_one_step() -> None:
    assert steps_between([3, 2, 1], [5, 4, 3, 2, 1]) == [Insertion(0, [5, 4])]


def test_ten_thousand_scattered_changes_are_two_steps() -> None:
    old = list(range(0, 40_000, 2))
    assert len(steps_between(old, list(range(0, 40_000, 4)))) == 2


class Counted(list[int]):
    """Counts the keys that are read one by one."""

    count = 0

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return Counted(found) if isinstance(place, slice) else found

    def __iter__(self) -> Iterator[int]:
        for key in super().__iter__():
            Counted.count += 1
            yield key


def test_what_lies_between_two_distant_changes_is_compared_as_a_whole() -> None:
    old = Counted(range(100_000))
    new = Counted(key for key in range(100_000) if key not in {10, 99_000})
    Counted.count = 0
    assert steps_between(old, new) == [Removal(99_000, 1), Removal(10, 1)]
    assert Counted.count < 1000


def test_of_very_many_rows_few_are_changed_one_by_one() -> None:
    old = list(range(400_000))
    assert len(steps_between(old, [key for key in old if key % 20_000 != 7])) == 20
    assert len(steps_between(old, [key for key in old if key % 4_000 != 7])) == 2


def test_many_rows_leave_what_is_around_them_where_it_is() -> None:
    old = list(range(50_000))
    new = [*old[:10], *range(60_000, 61_000), *old[10:20_000], *old[21_000:40_000], *range(70_000, 71_000), *old[40_000:]]
    assert steps_between(old, new) == [
        Removal(20_000, 1000),
        Insertion(10, list(range(60_000, 61_000))),
        Insertion(40_000, list(range(70_000, 71_000))),
    ]


@given(KEYS, KEYS, KEYS)
def test_what_changed_apart_leads_there_too(first: list[int], second: list[int], third: list[int]) -> None:
    """With long parts alike between them."""
    alike = [range(1000, 1300), range(2000, 2300)]
    old = [*first, *alike[0], *alike[1], *(300 + key for key in third)]
    new = [*alike[0], *second, *alike[1], *(300 + key for key in reversed(third))]
    assert walked(old, steps_between(old, new)) == new


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
