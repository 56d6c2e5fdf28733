"""One list becomes another by steps."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from reader.ui.list.model import Insertion, Removal, Step, steps_between

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
