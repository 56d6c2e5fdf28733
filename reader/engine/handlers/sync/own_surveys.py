"""Surveys of a Miniflux by its own interface: changes since the last survey, by the server's clock, and now and then everything.
Changed articles carry their marks, so nothing depends on absence from a list. The last known state completes the lists. A missed
change (a clock set back, yesterday's database) shows in the counts, which are compared hourly; a daily full survey finds the
rest, in parts if there is very much.
"""

import math
from collections.abc import Callable, Generator, Iterable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import TypeVar

from reader.domain.accounts import READ, STARRED, ItemState, OutboxMark, Server, ServerCounts, ServerStates
from reader.domain.clock import DAY_SECONDS
from reader.domain.errors import Problem, ProblemKind
from reader.domain.remote_state import KnownItems
from reader.domain.retrieval import FetchResult
from reader.engine.account_memory import Answer, Call, Run, Wish
from reader.engine.handlers.sync import own_calls
from reader.engine.handlers.sync.part import Sync
from reader.engine.handlers.sync.runs import CallError, ask, ask_for
from reader.engine.handlers.sync.survey import NEWEST, Said, Survey
from reader.formats.merge_states import ItemMarks, MarkList, agrees
from reader.storage import accounts, remote_items

T = TypeVar("T")
Exchange = Generator[Wish, Answer, T]

PAGE = 500
ALL_PAGES = 20
"""Pages of all unread articles per day; a survey of 100,000 takes ten days, and changes are listed at once."""
PROOF_GAP = 20
OVERLAP_SECONDS = 300
"""Overlap of surveys: a change carries the time its transaction began, and is visible when that ends."""
AGAIN_SECONDS = 3600
"""Pause before another full survey if counts still differ after one."""
CHANGED, FULL_AT, FULL_FROM = "changed_after", "all_surveyed_at", "all_surveyed_to"
GONE = 404
SETS_STARS = (2, 3)
LISTS = {READ: (("status", "unread"),), STARRED: (("starred", "true"),)}
"""Query of each mark's list."""


def survey(sync: Sync, waiting: AbstractSet[int]) -> Exchange[Survey]:
    """Survey changes, or everything if that is due. After marks were sent: changes since the survey before."""
    water = accounts.high_water(sync.connection, sync.account_id)
    since = water.get(CHANGED, 0)
    if sync.survey is not None:
        before = sync.survey
        changed, first = yield from _changes(sync, before.seen.get(CHANGED, since))
        # for marks sent since, only the new answer counts
        said = {item: marks for item, marks in before.said.items() if item not in waiting}
        return _with_changes(sync, Survey(before.lists, said, before.seen), changed, first)
    if sync.is_first or not since or not 0 <= sync.now - water.get(FULL_AT, 0) < DAY_SECONDS:
        return (yield from _everything(sync))
    changed, first = yield from _changes(sync, since)
    if _answered_at(sync, first) < since:
        # its clock was set back, and new changes have earlier times
        return (yield from _everything(sync, is_whole=True))
    if not changed and not waiting and not sync.has_structure and not sync.is_thorough:
        return Survey({}, is_same=True)
    before = _last_known(remote_items.known(sync.connection, sync.account_id))
    found = _with_changes(sync, before, changed, first)
    found.is_same = found.lists == before.lists
    if (
        (sync.has_structure or sync.is_asked)
        and sync.now - water.get(FULL_AT, 0) >= AGAIN_SECONDS
        and not (yield from _is_counted(sync, found))
    ):
        return (yield from _everything(sync))
    return found


def note(found: Survey, said: Said) -> None:
    """Update the lists with single articles' marks; gone articles stay as they are."""
    found.said |= said
    for mark, means in ((READ, False), (STARRED, True)):
        listed = set(found.lists[mark].listed)
        for item, marks in said.items():
            if marks is not None:
                (listed.add if (mark in marks.marks) is means else listed.discard)(item)
        found.lists[mark] = MarkList(mark, listed)


def is_held(found: Survey, change: OutboxMark) -> bool:
    """Return whether the lists agree with the change."""
    return change.mark in found.lists and agrees(change, found.lists[change.mark])


def _changes(sync: Sync, since: int) -> Exchange[tuple[list[ItemState], FetchResult]]:
    """Return the changes since a time, and the first answer. After many changes at once, the overlap would list them all again.
    So their times are remembered, and the newest are requested first: if the others are as many as remembered, they are the same.
    """
    remembered = sync.state.accounts.changes.get(sync.account_id, {})
    known = {item: at for item, at in remembered.items() if at > since * 1_000_000}
    if len(known) >= PAGE:
        newest = partial(own_calls.newest_states, sync.login, _since(since))
        answer, _ = yield from fitting(sync.run, newest, PAGE)
        page = answer.value
        if not isinstance(page, ServerStates) or answer.result is None:
            raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
        new = {each.item_id: each.changed_at for each in page.states if known.get(each.item_id) != each.changed_at}
        if len(new) < len(page.states) and page.total == len(known | new):
            sync.state.accounts.changes[sync.account_id] = known | new
            # a known item shows that the answer is not empty by mistake
            return [each for each in page.states if each.item_id in new] or list(page.states[:1]), answer.result
    found, first = yield from states(sync, _since(since))
    sync.state.accounts.changes[sync.account_id] = {each.item_id: each.changed_at for each in found}
    return found, first


def states(sync: Sync, which: own_calls.Query, after: int = 0) -> Exchange[tuple[list[ItemState], FetchResult]]:
    """Return the marks of all these articles, and the first answer."""
    found, first, _ = yield from _some_states(sync, which, after)
    return found, first


def _some_states(
    sync: Sync, which: own_calls.Query, after: int = 0, *, pages: float = math.inf
) -> Exchange[tuple[list[ItemState], FetchResult, int]]:
    """Return the marks of that many pages, the first answer, and the last id they reach, 0 at the end."""
    found: list[ItemState] = []
    first, limit = None, PAGE
    while True:
        answer, limit = yield from fitting(sync.run, partial(own_calls.states, sync.login, which, after), limit)
        page = answer.value
        if not isinstance(page, ServerStates) or answer.result is None or (page.has_more and page.last <= after):
            raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
        first = first or answer.result
        found += page.states
        pages -= 1
        if not page.has_more or pages <= 0:
            return found, first, page.last if page.has_more else 0
        after = page.last


def fitting(run: Run, call: Callable[[int], Call], limit: int) -> Exchange[tuple[Answer, int]]:
    """Return a page of that many, or of fewer if these exceed the size limit of an answer; and how many it was."""
    while True:
        try:
            return (yield from ask(run, call(limit))), limit
        except CallError as error:
            if error.problem.kind is not ProblemKind.TOO_LARGE or limit == 1:
                raise
            limit = max(limit // 4, 1)


def ask_item(sync: Sync, item: int) -> Exchange[tuple[FetchResult, ItemMarks | None]]:
    """Return one article's marks; None if the server says it is gone."""
    try:
        answer = yield from ask(sync.run, own_calls.state(sync.login, item))
    except CallError as error:
        if error.result is None or error.result.status != GONE or b"error_message" not in error.result.body:
            raise
        return error.result, None
    if not isinstance(answer.value, ServerStates) or answer.result is None:
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
    return answer.result, marks_of(answer.value.states).get(item)


def marks_of(found: Iterable[ItemState]) -> dict[int, ItemMarks | None]:
    """Return marks by item, for `merge_states`."""
    return {
        each.item_id: ItemMarks({mark for mark, has in ((READ, each.is_read), (STARRED, each.is_starred)) if has})
        for each in found
    }


def groups(ids: Sequence[int], *, gap: int, most: int) -> list[list[int]]:
    """Group rising ids that have few others between them."""
    found: list[list[int]] = []
    for item in ids:
        if found and item - found[-1][-1] <= gap and len(found[-1]) < most:
            found[-1].append(item)
        else:
            found.append([item])
    return found


def newest(sync: Sync) -> int:
    """Return the newest article listed before; 0 if none was."""
    known = remote_items.stored(sync.connection, sync.account_id)
    return min(accounts.high_water(sync.connection, sync.account_id).get(NEWEST, 0), max(known, default=0))


def sets_stars(server: Server) -> bool:
    """Return whether stars can be set, unless the server is known to be older; a downgraded server refuses."""
    numbers = tuple(int(part) for part in server.version.split(".")[:2] if part.isdecimal())
    return not numbers or numbers >= SETS_STARS


def _everything(sync: Sync, *, is_whole: bool = False) -> Exchange[Survey]:
    """Survey everything unread and starred. Of very many unread ones only a part, by ids, that begins where the last ended; the
    others stay as known.
    """
    pages = math.inf if is_whole or sync.run.is_by_hand else sync.share(ALL_PAGES)
    after = 0 if pages == math.inf else accounts.high_water(sync.connection, sync.account_id).get(FULL_FROM, 0)
    unread, first, end = yield from _some_states(sync, LISTS[READ], after, pages=pages)
    starred, _ = yield from states(sync, LISTS[STARRED])
    listed = {each.item_id for each in unread}
    if after or end:
        known = remote_items.known(sync.connection, sync.account_id)
        listed.update(item for item in known.entries.keys() - known.read if item <= after or (end and item > end))
    found = Survey({READ: MarkList(READ, listed), STARRED: MarkList(STARRED, {each.item_id for each in starred})})
    note(found, marks_of([*unread, *starred]))
    is_counted = yield from _is_counted(sync, found)
    now = int(sync.now)
    found.seen = {
        CHANGED: _answered_at(sync, first) - OVERLAP_SECONDS,
        FULL_FROM: end,
        FULL_AT: now if is_counted else now - DAY_SECONDS + AGAIN_SECONDS,
    }
    return found


def _with_changes(sync: Sync, before: Survey, changed: list[ItemState], first: FetchResult) -> Survey:
    found = Survey(dict(before.lists), dict(before.said), dict(before.seen))
    note(found, marks_of(changed))
    if changed and CHANGED not in found.seen:
        # an empty answer may be wrong: it changes nothing
        found.seen[CHANGED] = _answered_at(sync, first) - OVERLAP_SECONDS
    return found


def _last_known(known: KnownItems) -> Survey:
    unread = known.entries.keys() - known.read
    return Survey({READ: MarkList(READ, unread), STARRED: MarkList(STARRED, set(known.starred))})


def _is_counted(sync: Sync, found: Survey) -> Exchange[bool]:
    counts = yield from ask_for(sync.run, own_calls.counters(sync.login), ServerCounts)
    return counts.unread == len(found.lists[READ].listed)


def _since(second: int) -> own_calls.Query:
    return (("changed_after", str(max(second, 1))),)


def _answered_at(sync: Sync, result: FetchResult) -> int:
    """Return the time of an answer by the server's clock; without one by ours, which may be an hour wrong."""
    return result.answered_at if result.answered_at is not None else int(sync.now) - AGAIN_SECONDS
