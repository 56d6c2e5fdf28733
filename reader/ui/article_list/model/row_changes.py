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
    keys: Sequence[int]


Step = Removal | Insertion


def steps_between(old: Sequence[int], new: Sequence[int]) -> list[Step]:
    """Steps to be taken in order. What both lists hold keeps its row unless the order changed or too many steps were needed."""
    header = _alike(old, new)
    tail = _alike(old[header:], new[header:], from_end=True)
    old_middle, new_middle = old[header : len(old) - tail], new[header : len(new) - tail]
    steps = _fine_steps(old_middle, new_middle, header) if old_middle and new_middle else None
    return _coarse_steps(old_middle, new_middle, header) if steps is None else steps


def _alike(old: Sequence[int], new: Sequence[int], *, from_end: bool = False) -> int:
    """How many keys two lists begin or end with alike: slices are compared at once, since lists have hundreds of thousands."""
    least, most = 0, min(len(old), len(new))
    while least < most:
        tried = (least + most + 1) // 2
        if from_end:
            is_same = old[len(old) - tried : len(old) - least] == new[len(new) - tried : len(new) - least]
        else:
            is_same = old[least:tried] == new[least:tried]
        least, most = (tried, most) if is_same else (least, tried - 1)
    return least


def _coarse_steps(old: Sequence[int], new: Sequence[int], start: int) -> list[Step]:
    steps: list[Step] = []
    if old:
        steps.append(Removal(start, len(old)))
    if new:
        steps.append(Insertion(start, new))
    return steps


def _fine_steps(old: Sequence[int], new: Sequence[int], start: int) -> list[Step] | None:
    # the smaller set costs less
    kept = set(old).intersection(new) if len(old) < len(new) else set(new).intersection(old)
    gone, come = _runs(old, kept), _runs(new, kept)
    if len(gone) + len(come) > MOST_STEPS or _without(old, gone) != _without(new, come):
        return None
    removals = [Removal(start + first, end - first) for first, end in reversed(gone)]
    return [*removals, *(Insertion(start + first, new[first:end]) for first, end in come)]


def _runs(keys: Sequence[int], kept: set[int]) -> list[tuple[int, int]]:
    """Runs of keys that are not kept, first and end of each; found in a row of noughts and ones, which is searched at once."""
    is_kept = bytes(map(kept.__contains__, keys))
    runs, end = [], 0
    while (first := is_kept.find(0, end)) >= 0:
        end = is_kept.find(1, first)
        end = len(keys) if end < 0 else end
        runs.append((first, end))
    return runs


def _without(keys: Sequence[int], runs: Sequence[tuple[int, int]]) -> list[int]:
    """What is left when runs are taken out."""
    left: list[int] = []
    start = 0
    for first, end in [*runs, (len(keys), 0)]:
        left.extend(keys[start:first])
        start = end
    return left
