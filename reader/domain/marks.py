"""The marks a user puts on articles to keep them, one row each. Columns, rows, searches, counts, retention, rules, the export, commands,
undo and the lists of the sidebar follow from this table; how the window shows a mark stands in `ui/text/marks.py`.

Read and hidden are no such marks: they change unread counts and what lists hold, and have commands of their own.
"""

from collections.abc import Mapping
from enum import StrEnum

from reader.domain.changes import ChangeKind
from reader.domain.rules import RuleActionKind
from reader.domain.value_classes import dataclass


class Mark(StrEnum):
    """The value names the columns `is_…` and `…_at` of `entry_status`, `is:…` in a search, and the list (`View`)."""

    STARRED = "starred"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class MarkKind:
    """The changes that setting and clearing it are, the rules' name for it, and how much it says of an interest in the article (0 to 2)."""

    set: ChangeKind
    cleared: ChangeKind
    rule: RuleActionKind
    interest: float


MARKS: Mapping[Mark, MarkKind] = {
    Mark.STARRED: MarkKind(ChangeKind.STARRED, ChangeKind.STAR_REMOVED, RuleActionKind.STAR, interest=1.0),
    Mark.LATER: MarkKind(ChangeKind.ADDED_TO_READ_LATER, ChangeKind.REMOVED_FROM_READ_LATER, RuleActionKind.LATER, interest=0.7),
}


def with_mark(marks: frozenset[Mark], mark: Mark | None, *, is_set: bool) -> frozenset[Mark]:
    """The marks after one was set or cleared; None changes nothing."""
    if mark is None:
        return marks
    return marks | {mark} if is_set else marks - {mark}
