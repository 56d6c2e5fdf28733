"""Marks: listed, sent, proven, taken over. What follows from what is decided by `formats.merge_states`; here it is asked and stored."""

from collections.abc import Callable, Generator, Mapping, Sequence

from reader.domain.accounts import LABEL, READ, STARRED, ItemIds, OutboxMark, ServerItems
from reader.domain.details import Detail, DetailKind
from reader.domain.errors import Problem, ProblemKind
from reader.domain.events import StatusesChanged
from reader.domain.marks import Mark
from reader.domain.remote_state import KnownItems
from reader.engine.account_memory import Answer, Call, Steps, Wish
from reader.engine.handlers.sync import calls, labels
from reader.engine.handlers.sync.part import ServerReplacedError, Sync
from reader.engine.handlers.sync.refusals import note_refused
from reader.engine.handlers.sync.runs import CallError, ask, confirm
from reader.formats.merge_states import (
    Comparison,
    ItemMarks,
    MarkList,
    Merge,
    OwnMarks,
    answers,
    compare,
    is_incredible,
    is_replaced,
    may_be_replaced,
    merge,
    to_send,
    unchanged,
)
from reader.storage import outbox, remote_items
from reader.storage.statuses import StatusChange

Lists = dict[str, MarkList]

FIRST_CHUNK, LARGEST_CHUNK = 50, 200
"""Servers that commit item by item take a second for a hundred, and lose what is behind the thousandth field of a form."""
QUICK_SECONDS = 1.0
CONTENTS = 250
PAGES_MAX = 1_000
NAMED_MAX = 50


def lists(sync: Sync, marks: Mapping[str, bool]) -> Generator[Wish, Answer, Lists]:
    """Read lists in all their pages. Where a server has no such label (False), nothing has it: asked for it, servers list everything."""
    found: Lists = {}
    for mark, is_known in marks.items():
        found[mark] = (yield from _list(sync, mark)) if is_known else MarkList(mark, frozenset())
    return found


def _list(sync: Sync, mark: str) -> Generator[Wish, Answer, MarkList]:
    ids, pages = yield from pages_of(sync, lambda continuation: calls.marked_ids(sync.login, mark, continuation))
    return MarkList(mark, ids, pages)


def pages_of(sync: Sync, page_call: Callable[[str], Call]) -> Generator[Wish, Answer, tuple[set[int], int]]:
    """All ids of a list, and in how many pages they came. A list without an end is none."""
    ids: set[int] = set()
    continuation, seen = "", {""}
    while True:
        answer = yield from ask(sync.run, page_call(continuation))
        page = answer.value
        if not isinstance(page, ItemIds):
            raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
        ids.update(page.item_ids)
        continuation = page.continuation
        if not continuation:
            return ids, len(seen)
        if continuation in seen or len(seen) >= PAGES_MAX:
            raise CallError(Problem(ProblemKind.BAD_ANSWER, Detail(DetailKind.OTHER_ANSWER)), answer.result)
        seen.add(continuation)


def push(sync: Sync, waiting: Sequence[OutboxMark], listed: Lists) -> Generator[Wish, Answer, set[OutboxMark]]:
    """Send what the server lacks; what it said OK to. First a few, then more as long as it is quick.

    Before each request it is stored that it may arrive: whatever is killed from here on, a mark that was sent is known to have been.
    """
    accepted: set[OutboxMark] = set()
    size = FIRST_CHUNK
    for group in to_send(waiting, listed):
        at = 0
        while at < len(group):
            chunk = unchanged(group[at : at + size], outbox.marks(sync.connection, sync.account_id))
            at += size
            if not chunk:
                continue
            outbox.sending(sync.connection, sync.account_id, chunk)
            ids = [change.item_id for change in chunk]
            result = yield from confirm(sync.run, calls.edit_mark(sync.login, chunk[0].mark, ids, value=chunk[0].value))
            accepted.update(chunk)
            sync.count(sent=len(chunk))
            if result.finished_at - result.started_at < QUICK_SECONDS:
                size = min(size * 2, LARGEST_CHUNK)
    return accepted


def known_there(sync: Sync, listed: Lists) -> Generator[Wish, Answer, KnownItems]:
    """What is known of the server, unless it was set up again: before anything is taken over. Raises ServerReplacedError."""
    known = remote_items.known(sync.connection, sync.account_id)
    some = (known.entries.keys() - known.read) | known.starred
    if not may_be_replaced(some, listed[READ].listed | listed[STARRED].listed):
        return known
    everything, _ = yield from pages_of(
        sync, lambda continuation: calls.item_ids(sync.login, calls.READING_LIST, continuation=continuation)
    )
    if is_replaced(known.entries.keys(), everything):
        raise ServerReplacedError
    return known


def pull(sync: Sync, known: KnownItems, waiting: Sequence[OutboxMark], accepted: set[OutboxMark], listed: Lists) -> Steps:
    """Take over what changed at the server, and end what it agrees with; what rests on doubt is asked first."""
    for mark, each in listed.items():
        if is_incredible(each, _own(sync, known, mark)):
            listed[mark] = yield from _list(sync, mark)
    compared = [compare(each, _own(sync, known, each.mark), waiting, accepted, sync.state.chance) for each in listed.values()]
    said = yield from _prove(sync, compared, listed)
    for comparison in compared:
        current = outbox.marks(sync.connection, sync.account_id)
        _store(sync, comparison, merge(comparison, said, current))


def _own(sync: Sync, known: KnownItems, mark: str) -> OwnMarks:
    """What the server was last known to hold: where nothing waits, that is what is here."""
    if mark.startswith(LABEL):
        return OwnMarks(having := labels.having(sync, mark), known.entries.keys() - having)
    having = known.read if mark == READ else known.starred
    return OwnMarks(having, known.entries.keys() - having)


def _prove(sync: Sync, compared: Sequence[Comparison], listed: Lists) -> Generator[Wish, Answer, dict[int, ItemMarks | None]]:
    """Have items say themselves what their marks are, together with one that is surely there."""
    asked = sorted(frozenset().union(*(comparison.questions for comparison in compared)))
    witness = max((item for each in listed.values() for item in each.listed), default=0)
    said: dict[int, ItemMarks | None] = {}
    for at in range(0, len(asked), CONTENTS - 1):
        chunk = asked[at : at + CONTENTS - 1]
        answer = yield from ask(sync.run, calls.contents(sync.login, {*chunk, witness} - {0}))
        if not isinstance(answer.value, ServerItems):
            raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
        said.update(answers(chunk, answer.value.items))
    return said


def _store(sync: Sync, comparison: Comparison, merged: Merge) -> None:
    connection, account_id, now = sync.connection, sync.account_id, int(sync.now)
    outbox.refused(connection, account_id, merged.refused)
    if merged.given_up:
        _say_given_up(sync, [each.item_id for each in merged.given_up])
    outbox.finish(connection, account_id, [*merged.done, *merged.given_up])
    remote_items.forget_items(connection, account_id, merged.gone)
    if comparison.mark.startswith(LABEL):
        labels.apply(sync, comparison.mark, merged.apply)
        return
    for value, items in merged.apply:
        change = remote_items.apply(connection, account_id, comparison.mark, items, now, is_set=value)
        sync.count(taken_over=len(change.entry_ids))
        if change.entry_ids:
            sync.state.publish(_event(comparison.mark, change, value=value))


def _say_given_up(sync: Sync, items: Sequence[int]) -> None:
    """What the server would not take over is named, by the article, in Activity."""
    for entry_id, title in remote_items.titles(sync.connection, sync.account_id, items[:NAMED_MAX]).items():
        note_refused(sync, title, entry_id=entry_id)


def _event(mark: str, change: StatusChange, *, value: bool) -> StatusesChanged:
    if mark == READ:
        return StatusesChanged(change.entry_ids, value, change.unread_deltas)
    return StatusesChanged(change.entry_ids, mark=Mark.STARRED, is_set=value)
