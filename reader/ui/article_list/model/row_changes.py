"""How one list of keys becomes another by rows removed and inserted. Pure; any thread may call."""

from collections.abc import Sequence

from reader.domain.value_classes import dataclass

MOST_STEPS = 200
MOST_MOVED = 16_000_000
"""The view goes through its rows with each step: a millisecond for hundreds of thousands."""
_NEAR, _FAR = 64, 1 << 16


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
    steps = _fine_steps(old_middle, new_middle, header)
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
    """From what differs to what is alike and on: far parts that are alike are only compared, never looked at key by key."""
    gone: list[tuple[int, int]] = []
    come: list[tuple[int, int]] = []
    at_old = at_new = 0
    most = min(MOST_STEPS, max(MOST_MOVED // max(len(old), len(new), 1), 2))
    while at_old < len(old) or at_new < len(new):
        found = _until_alike(old, at_old, new, at_new)
        if found is None:
            return None
        lost, added = found
        gone += [(at_old, at_old + lost)] if lost else []
        come += [(at_new, at_new + added)] if added else []
        if len(gone) + len(come) > most:
            return None
        at_old, at_new = at_old + lost, at_new + added
        alike = _run_alike(old, at_old, new, at_new)
        at_old, at_new = at_old + alike, at_new + alike
    removals = [Removal(start + first, end - first) for first, end in reversed(gone)]
    return [*removals, *(Insertion(start + first, new[first:end]) for first, end in come)]


def _until_alike(old: Sequence[int], at_old: int, new: Sequence[int], at_new: int) -> tuple[int, int] | None:
    """How many keys of each list come before the next that both hold, None where that is far; it costs as much as it skips."""
    width, most = _NEAR, max(len(old) - at_old, len(new) - at_new)
    while width <= _FAR:
        places = {key: place for place, key in enumerate(new[at_new : at_new + width])}
        for lost, key in enumerate(old[at_old : at_old + width]):
            if key in places:
                return lost, places[key]
        if width >= most:
            return len(old) - at_old, len(new) - at_new
        width *= 4
    return None


def _run_alike(old: Sequence[int], at_old: int, new: Sequence[int], at_new: int) -> int:
    """How many keys are alike from two places on, found in ever longer slices."""
    alike, width, most = 0, _NEAR, min(len(old) - at_old, len(new) - at_new)
    while alike < most:
        end = min(alike + width, most)
        part = old[at_old + alike : at_old + end], new[at_new + alike : at_new + end]
        if part[0] != part[1]:
            return alike + _alike(*part)
        alike, width = end, width * 4
    return alike
