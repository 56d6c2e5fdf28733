"""How one list of keys becomes another by rows removed and inserted. Pure; any thread may call."""

from collections.abc import Sequence

from reader.domain.value_classes import dataclass

MOST_STEPS = 200


@dataclass(frozen=True, slots=True)
class Removal:
    """Take `count` rows out at `row`."""

    row: int
    count: int


@dataclass(frozen=True, slots=True)
class Insertion:
    """Put keys in before `row`."""

    row: int
    keys: tuple[int, ...]


Step = Removal | Insertion


def steps_between(old: Sequence[int], new: Sequence[int]) -> list[Step]:
    """Steps to be taken in order. What both lists hold keeps its row unless the order changed or too many steps were needed."""
    header = 0
    shorter = min(len(old), len(new))
    while header < shorter and old[header] == new[header]:
        header += 1
    tail = 0
    while tail < shorter - header and old[-1 - tail] == new[-1 - tail]:
        tail += 1
    old_middle, new_middle = list(old[header : len(old) - tail]), list(new[header : len(new) - tail])
    steps = _fine_steps(old_middle, new_middle, header) if old_middle and new_middle else None
    return _coarse_steps(old_middle, new_middle, header) if steps is None else steps


def _coarse_steps(old: list[int], new: list[int], start: int) -> list[Step]:
    steps: list[Step] = []
    if old:
        steps.append(Removal(start, len(old)))
    if new:
        steps.append(Insertion(start, tuple(new)))
    return steps


def _fine_steps(old: list[int], new: list[int], start: int) -> list[Step] | None:
    kept_in_old, kept_in_new = set(new), set(old)
    if [key for key in old if key in kept_in_old] != [key for key in new if key in kept_in_new]:
        return None
    removals = [Removal(start + row, len(keys)) for row, keys in reversed(_runs(old, kept_in_old))]
    insertions = [Insertion(start + row, tuple(keys)) for row, keys in _runs(new, kept_in_new)]
    return [*removals, *insertions] if len(removals) + len(insertions) <= MOST_STEPS else None


def _runs(keys: list[int], kept: set[int]) -> list[tuple[int, list[int]]]:
    """Runs of keys that are not kept, with the row each begins at."""
    runs: list[tuple[int, list[int]]] = []
    is_open = False
    for row, key in enumerate(keys):
        if key in kept:
            is_open = False
        elif is_open:
            runs[-1][1].append(key)
        else:
            runs.append((row, [key]))
            is_open = True
    return runs
