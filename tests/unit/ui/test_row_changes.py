"""One list becomes another by steps."""

from hypothesis import given
from hypothesis import strategies as st

from reader.ui.article_list.model.row_changes import Insertion, Removal, Step, steps_between

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
