"""Computes the removals and insertions that turn one list of keys into another. Pure; any thread."""

from collections.abc import Sequence

from reader.domain.value_classes import dataclass

MOST_STEPS = 200
MOST_MOVED = 16_000_000
"""Limit on steps times rows; the view visits its rows at each step, at a millisecond per some hundred thousand."""
_NEAR, _FAR = 64, 1 << 16


@dataclass(frozen=True, slots=True)
class Removal:
    row: int
    count: int


@dataclass(frozen=True, slots=True)
class Insertion:
    row: int
    keys: Sequence[int]


Step = Removal | Insertion


def steps_between(old: Sequence[int], new: Sequence[int]) -> list[Step]:
    """Return steps to apply in order. Keys in both lists keep their rows unless the order changed or there were too many steps."""
    header = _alike(old, new)
    tail = _alike(old[header:], new[header:], from_end=True)
    old_middle, new_middle = old[header : len(old) - tail], new[header : len(new) - tail]
    steps = _fine_steps(old_middle, new_middle, header)
    return _coarse_steps(old_middle, new_middle, header) if steps is None else steps


def _alike(old: Sequence[int], new: Sequence[int], *, from_end: bool = False) -> int:
    """Return the length of the common prefix, or suffix; slices are compared, as lists may have hundreds of thousands of keys."""
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
    """Return minimal steps, or None if too many; alternates between differing and equal stretches and compares the latter as
    slices.
    """
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
    """Count the keys of each list before the next common one; None if it is too far. The cost is proportional to the keys
    skipped.
    """
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
    """Return the length of the equal stretch from two positions, comparing slices of growing length."""
    alike, width, most = 0, _NEAR, min(len(old) - at_old, len(new) - at_new)
    while alike < most:
        end = min(alike + width, most)
        part = old[at_old + alike : at_old + end], new[at_new + alike : at_new + end]
        if part[0] != part[1]:
            return alike + _alike(*part)
        alike, width = end, width * 4
    return alike
