"""Marks that users put on articles to keep them.

Columns, rows, searches, counts, retention, rules, export, commands, undo and sidebar lists follow from this table;
`ui/text/marks.py` has their appearance. Read and hidden are not marks: they change unread counts and list contents, and have
commands of their own.
"""

from collections.abc import Mapping
from enum import StrEnum

from reader.domain.changes import ChangeKind
from reader.domain.rules import RuleActionKind
from reader.domain.value_classes import dataclass


class Mark(StrEnum):
    """Marks; the value names the columns `is_…` and `…_at` of `entry_status`, `is:…` in a search, and the list (`View`)."""

    STARRED = "starred"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class MarkKind:
    """A mark's changes when set and cleared, its rule action, and its strength as a sign of interest (0 to 2)."""

    set: ChangeKind
    cleared: ChangeKind
    rule: RuleActionKind
    interest: float


MARKS: Mapping[Mark, MarkKind] = {
    Mark.STARRED: MarkKind(ChangeKind.STARRED, ChangeKind.STAR_REMOVED, RuleActionKind.STAR, interest=1.0),
    Mark.LATER: MarkKind(ChangeKind.ADDED_TO_READ_LATER, ChangeKind.REMOVED_FROM_READ_LATER, RuleActionKind.LATER, interest=0.7),
}


def with_mark(marks: frozenset[Mark], mark: Mark | None, *, is_set: bool) -> frozenset[Mark]:
    """Return the marks after setting or clearing one; None changes nothing."""
    if mark is None:
        return marks
    return marks | {mark} if is_set else marks - {mark}
