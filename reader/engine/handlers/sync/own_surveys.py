"""Surveys of a Miniflux by its own interface: what changed since the last one, by the server's own clock; now and then all.

What changed says its marks itself, so that nothing follows from what is missing in a list. What the server was last known to hold makes the
lists whole. That some change was missed (a clock set back, a database of yesterday) shows in the counts, which are compared hourly; a full
survey every day finds the rest, in parts where there is very much.
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
"""Of all unread articles so many pages a day; a survey of 100,000 takes ten days, and what changes is listed at once."""
PROOF_GAP = 20
OVERLAP_SECONDS = 300
"""A change bears the time at which its transaction began, and is seen when that ends."""
AGAIN_SECONDS = 3600
"""Counts that still differ after a full survey are a reason for another one, but not at once."""
CHANGED, FULL_AT, FULL_FROM = "changed_after", "all_surveyed_at", "all_surveyed_to"
GONE = 404
SETS_STARS = (2, 3)
LISTS = {READ: (("status", "unread"),), STARRED: (("starred", "true"),)}
"""By which marks are known."""


def survey(sync: Sync, waiting: AbstractSet[int]) -> Exchange[Survey]:
    """What changed, or all if it is time. After marks were sent: what changed since the survey before."""
    water = accounts.high_water(sync.connection, sync.account_id)
    since = water.get(CHANGED, 0)
    if sync.survey is not None:
        before = sync.survey
        changed, first = yield from _changes(sync, before.seen.get(CHANGED, since))
        # of what was sent since, only what is said now counts
        said = {item: marks for item, marks in before.said.items() if item not in waiting}
        return _with_changes(sync, Survey(before.lists, said, before.seen), changed, first)
    if sync.is_first or not since or not 0 <= sync.now - water.get(FULL_AT, 0) < DAY_SECONDS:
        return (yield from _everything(sync))
    changed, first = yield from _changes(sync, since)
    if _answered_at(sync, first) < since:
        # its clock was set back, and what it notes from now on bears an earlier time
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
    """Have the lists say what articles say themselves; of those that are gone they stay as they are."""
    found.said |= said
    for mark, means in ((READ, False), (STARRED, True)):
        listed = set(found.lists[mark].listed)
        for item, marks in said.items():
            if marks is not None:
                (listed.add if (mark in marks.marks) is means else listed.discard)(item)
        found.lists[mark] = MarkList(mark, listed)


def is_held(found: Survey, change: OutboxMark) -> bool:
    """Whether the lists have it."""
    return change.mark in found.lists and agrees(change, found.lists[change.mark])


def _changes(sync: Sync, since: int) -> Exchange[tuple[list[ItemState], FetchResult]]:
    """What changed since, and the first answer.

    Where much changed at once, what follows within the overlap would list it all again. So it is remembered when what changed, and the newest
    are asked for first: if the others are as many as are remembered, they are the same.
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
            # one that is known says that the answer is none of nothing
            return [each for each in page.states if each.item_id in new] or list(page.states[:1]), answer.result
    found, first = yield from states(sync, _since(since))
    sync.state.accounts.changes[sync.account_id] = {each.item_id: each.changed_at for each in found}
    return found, first


def states(sync: Sync, which: own_calls.Query, after: int = 0) -> Exchange[tuple[list[ItemState], FetchResult]]:
    """The marks of all these articles, and the first answer."""
    found, first, _ = yield from _some_states(sync, which, after)
    return found, first


def _some_states(
    sync: Sync, which: own_calls.Query, after: int = 0, *, pages: float = math.inf
) -> Exchange[tuple[list[ItemState], FetchResult, int]]:
    """So many pages; also the last id that they reach, 0 if that is the end."""
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
    """A page of so many, or of fewer where these are longer than an answer may be; and how many it was."""
    while True:
        try:
            return (yield from ask(run, call(limit))), limit
        except CallError as error:
            if error.problem.kind is not ProblemKind.TOO_LARGE or limit == 1:
                raise
            limit = max(limit // 4, 1)


def ask_item(sync: Sync, item: int) -> Exchange[tuple[FetchResult, ItemMarks | None]]:
    """One article's marks; None where the server says that it is gone."""
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
    """By item, as `merge_states` wants them."""
    return {
        each.item_id: ItemMarks({mark for mark, has in ((READ, each.is_read), (STARRED, each.is_starred)) if has})
        for each in found
    }


def groups(ids: Sequence[int], *, gap: int, most: int) -> list[list[int]]:
    """Rising ids, those together between which few others can be."""
    found: list[list[int]] = []
    for item in ids:
        if found and item - found[-1][-1] <= gap and len(found[-1]) < most:
            found[-1].append(item)
        else:
            found.append([item])
    return found


def newest(sync: Sync) -> int:
    """The newest article that was listed before; 0 if none was."""
    known = remote_items.stored(sync.connection, sync.account_id)
    return min(accounts.high_water(sync.connection, sync.account_id).get(NEWEST, 0), max(known, default=0))


def sets_stars(server: Server) -> bool:
    """Unless it is known to be older; one that was exchanged for an older one refuses."""
    numbers = tuple(int(part) for part in server.version.split(".")[:2] if part.isdecimal())
    return not numbers or numbers >= SETS_STARS


def _everything(sync: Sync, *, is_whole: bool = False) -> Exchange[Survey]:
    """All that is unread and starred. Of very many unread ones a part, by ids, that begins where the last ended; the others stay as known."""
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
        # an empty answer may be a lie: it moves nothing
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
    """By the server's clock; ours, where it does not tell, may be an hour wrong."""
    return result.answered_at if result.answered_at is not None else int(sync.now) - AGAIN_SECONDS
