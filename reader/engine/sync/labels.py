"""Labels of a server, which are tags here: listed daily, 20 a day in turn, on request, and before a change."""

from collections.abc import Generator, Sequence

from reader.domain.accounts import LABEL, READ, STARRED, OutboxMark, ServerLabels
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import SubscriptionsChanged, TagsChanged
from reader.domain.ids import DAY_SECONDS
from reader.engine.state import Answer, Wish
from reader.engine.sync import google_reader_calls
from reader.engine.sync.runs import CallError, Sync, ask
from reader.storage import accounts, remote_items
from reader.storage.tags import NAME_MAX

LISTED_AT = "labels_listed_at"
LISTED_TO = "labels_listed_to"
LABELS_MAX = 200
A_DAY = 20
"""Labels listed per day, each with a request of its own; if there are more, they take turns."""


def marks_to_list(sync: Sync, waiting: Sequence[OutboxMark]) -> Generator[Wish, Answer, dict[str, bool]]:
    """Return the marks whose lists are needed, and which of them the server has."""
    marks = {READ: True, STARRED: True}
    if not sync.account.server.has_labels:
        return marks
    listed_at = accounts.high_water(sync.connection, sync.account_id).get(LISTED_AT, 0)
    is_due = sync.is_asked or not 0 <= sync.now - listed_at < DAY_SECONDS
    unsent = {change.mark for change in waiting if change.mark.startswith(LABEL)}
    if not is_due and not unsent:
        return marks
    answer = yield from ask(sync.run, google_reader_calls.labels(sync.login))
    if not isinstance(answer.value, ServerLabels):
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
    names = [name for name in answer.value.labels if name not in answer.value.folders and len(name) <= NAME_MAX]
    there, named = [LABEL + name for name in names[:LABELS_MAX]], set(names)
    if is_due:
        sync.lists_labels = True
        if not sync.is_asked:
            there = [*_next_ones(sync, there), *(unsent & set(there))]
        known = {LABEL + name for name in remote_items.labels(sync.connection, sync.account_id) if name not in named}
        return marks | dict.fromkeys(known | unsent, False) | dict.fromkeys(there, True)
    return marks | {mark: mark in there for mark in unsent}


def _next_ones(sync: Sync, there: list[str]) -> list[str]:
    """Return the labels listed today, in turn: each is a request."""
    if len(there) <= A_DAY:
        return there
    first = accounts.high_water(sync.connection, sync.account_id).get(LISTED_TO, 0) % len(there)
    count = sync.share(A_DAY)
    accounts.set_high_water(sync.connection, sync.account_id, {LISTED_TO: first + count})
    return (there + there)[first : first + count]


def note_listed(sync: Sync) -> None:
    """Record that all labels were read and applied: until tomorrow only those with waiting changes are listed."""
    if sync.lists_labels:
        accounts.set_high_water(sync.connection, sync.account_id, {LISTED_AT: int(sync.now)})


def having(sync: Sync, mark: str) -> frozenset[int]:
    return remote_items.labelled(sync.connection, sync.account_id, mark.removeprefix(LABEL))


def apply(sync: Sync, mark: str, changes: Sequence[tuple[bool, frozenset[int]]]) -> None:
    after = having(sync, mark)
    for value, items in changes:
        after = after | items if value else after - items
    if not changes:
        return
    got, lost = remote_items.apply_label(sync.connection, sync.account_id, mark.removeprefix(LABEL), after, int(sync.now))
    changed = tuple(dict.fromkeys((*got, *lost)))
    if changed:
        sync.count(taken_over=len(changed))
        sync.state.publish(TagsChanged(changed, None))
        sync.state.publish(SubscriptionsChanged())
