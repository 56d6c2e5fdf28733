"""Miniflux's own interface, accessed by API key: marks are set and not toggled, and changes are listed with their marks."""

import math
from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import TypeVar

from reader.domain.accounts import (
    READ,
    STARRED,
    AddedFeed,
    ItemState,
    KnownItems,
    OutboxMark,
    Server,
    ServerCounts,
    ServerFeeds,
    ServerFolders,
    ServerItem,
    ServerItems,
    ServerStates,
    ServerUser,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.ids import DAY_SECONDS
from reader.domain.retrieval import FetchResult
from reader.engine.state import Answer, Call, Run, Wish
from reader.engine.sync import miniflux_calls
from reader.engine.sync.google_reader_calls import Login
from reader.engine.sync.runs import CONTENTS, NEWEST, CallError, Said, Survey, Sync, ask, ask_for
from reader.formats.servers.merge_states import ItemMarks, MarkList, agrees
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


def take_survey(sync: Sync, waiting: AbstractSet[int]) -> Exchange[Survey]:
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
        newest = partial(miniflux_calls.newest_states, sync.login, _since(since))
        answer, _ = yield from fitting(sync.run, newest, PAGE)
        page = answer.value
        if not isinstance(page, ServerStates) or answer.result is None:
            raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
        new = {each.item_id: each.changed_at for each in page.states if known.get(each.item_id) != each.changed_at}
        if len(new) < len(page.states) and page.total == len(known | new):
            sync.state.accounts.changes[sync.account_id] = known | new
            # a known item shows that the answer is not empty by mistake
            return [each for each in page.states if each.item_id in new] or list(page.states[:1]), answer.result
    found, first = yield from listed_states(sync, _since(since))
    sync.state.accounts.changes[sync.account_id] = {each.item_id: each.changed_at for each in found}
    return found, first


def listed_states(sync: Sync, which: miniflux_calls.Query, after: int = 0) -> Exchange[tuple[list[ItemState], FetchResult]]:
    """Return the marks of all these articles, and the first answer."""
    found, first, _ = yield from _some_states(sync, which, after)
    return found, first


def _some_states(
    sync: Sync, which: miniflux_calls.Query, after: int = 0, *, pages: float = math.inf
) -> Exchange[tuple[list[ItemState], FetchResult, int]]:
    """Return the marks of that many pages, the first answer, and the last id they reach, 0 at the end."""
    found: list[ItemState] = []
    first, limit = None, PAGE
    while True:
        answer, limit = yield from fitting(sync.run, partial(miniflux_calls.states, sync.login, which, after), limit)
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
        answer = yield from ask(sync.run, miniflux_calls.state(sync.login, item))
    except CallError as error:
        if error.result is None or error.result.status != GONE or b"error_message" not in error.result.body:
            raise
        return error.result, None
    if not isinstance(answer.value, ServerStates) or answer.result is None:
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
    return answer.result, marks_of(answer.value.states).get(item)


def marks_of(found: Iterable[ItemState]) -> dict[int, ItemMarks | None]:
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


def sets_stars(server: Server) -> bool:
    """Return whether stars can be set, unless the server is known to be older; a downgraded server refuses."""
    numbers = tuple(int(part) for part in server.version.split(".")[:2] if part.isdecimal())
    return not numbers or numbers >= SETS_STARS


def _everything(sync: Sync, *, is_whole: bool = False) -> Exchange[Survey]:
    """Survey all that is unread and starred; of very many unread ones a part, which begins where the last ended."""
    pages = math.inf if is_whole or sync.run.is_by_hand else sync.share(ALL_PAGES)
    after = 0 if pages == math.inf else accounts.high_water(sync.connection, sync.account_id).get(FULL_FROM, 0)
    unread, first, end = yield from _some_states(sync, LISTS[READ], after, pages=pages)
    starred, _ = yield from listed_states(sync, LISTS[STARRED])
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
    counts = yield from ask_for(sync.run, miniflux_calls.counters(sync.login), ServerCounts)
    return counts.unread == len(found.lists[READ].listed)


def _since(second: int) -> miniflux_calls.Query:
    return (("changed_after", str(max(second, 1))),)


def _answered_at(sync: Sync, result: FetchResult) -> int:
    """Return the time of an answer by the server's clock; without one by ours, which may be an hour wrong."""
    return result.answered_at if result.answered_at is not None else int(sync.now) - AGAIN_SECONDS


DONE = frozenset({201, 204})
NOT_OFFERED = 400
REFUSING = frozenset({400, 404, 500})
GAP = 100
"""Largest gap between ids requested together: articles between them come too."""
WITNESSES = 20


class OwnInterface:
    """Miniflux dialect of a server."""

    largest_chunk = 1_000

    def username(self, run: Run, login: Login) -> Exchange[str]:
        return (yield from ask_for(run, miniflux_calls.user(login), ServerUser)).username

    def feeds(self, run: Run, login: Login) -> Exchange[ServerFeeds]:
        return (yield from ask_for(run, miniflux_calls.feeds(login), ServerFeeds))

    def unread(self, run: Run, login: Login) -> Exchange[int]:
        return (yield from ask_for(run, miniflux_calls.counters(login), ServerCounts)).unread

    def subscribe(self, run: Run, login: Login, url: str) -> Exchange[str]:
        return (yield from ask_for(run, miniflux_calls.subscribe(login, url), AddedFeed)).remote_id

    def unsubscribe(self, run: Run, login: Login, remote_id: str) -> Exchange[None]:
        yield from _confirm(run, miniflux_calls.unsubscribe(login, remote_id))

    def rename(self, run: Run, login: Login, remote_id: str, title: str) -> Exchange[None]:
        yield from _confirm(run, miniflux_calls.change_feed(login, remote_id, title=title))

    def move(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        there = (yield from ask_for(run, miniflux_calls.categories(login), ServerFolders)).folders
        if folder not in {each.title for each in there}:
            there = (yield from ask_for(run, miniflux_calls.add_category(login, folder), ServerFolders)).folders
        number = next((each.number for each in there if each.title == folder), 0)
        yield from _confirm(run, miniflux_calls.change_feed(login, remote_id, category_id=number))

    def move_out(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        """Do nothing, since each feed is in a folder."""
        yield from self.move(run, login, remote_id, folder)

    def survey(self, sync: Sync, wanted: Mapping[str, bool], waiting: Sequence[OutboxMark]) -> Exchange[Survey]:
        """Survey the changes since the last survey; a change of ours counts as applied only by the article's own marks."""
        del wanted
        survey = yield from take_survey(sync, {change.item_id for change in waiting})
        unproven = {change.item_id for change in waiting if is_held(survey, change)} - survey.said.keys()
        if unproven:
            note(survey, (yield from self.prove(sync, sorted(unproven), survey)))
        survey.is_same &= not waiting
        return survey

    def listed(self, sync: Sync, mark: str) -> Exchange[MarkList]:
        found, _ = yield from listed_states(sync, LISTS[mark])
        return MarkList(mark, {each.item_id for each in found})

    def set_mark(self, sync: Sync, mark: str, ids: Sequence[int], *, value: bool) -> Exchange[FetchResult]:
        try:
            if mark == READ:
                return (yield from _confirm(sync.run, miniflux_calls.set_read(sync.login, ids, value=value)))
            return (yield from self._star(sync, ids, value=value))
        except CallError as error:
            if error.result is None or error.result.status not in REFUSING:
                raise
            said = yield from self.prove(sync, ids, Survey({}))
            if any(said.get(item, error) is not None for item in ids):
                raise
            # none of them exists any more; the next survey says so for each
            return error.result

    def _star(self, sync: Sync, ids: Sequence[int], *, value: bool) -> Exchange[FetchResult]:
        """Set stars where the server can; else ask for each and toggle those that differ."""
        if sets_stars(sync.account.server):
            try:
                return (yield from _confirm(sync.run, miniflux_calls.set_starred(sync.login, ids, value=value)))
            except CallError as error:
                if error.result is None or error.result.status != NOT_OFFERED:
                    raise
                result = error.result
        for item in ids:
            result, marks = yield from ask_item(sync, item)
            if marks is not None and (STARRED in marks.marks) is not value:
                result = yield from _confirm(sync.run, miniflux_calls.toggle_star(sync.login, item))
        return result

    def prove(self, sync: Sync, ids: Sequence[int], survey: Survey) -> Exchange[Said]:
        """Ask for items with close ids at once; those missing are asked for one by one before they count as gone."""
        del survey
        ids, said = sorted(ids), Said()
        for group in groups(ids, gap=PROOF_GAP, most=CONTENTS):
            states, _ = yield from listed_states(sync, (("before_entry_id", str(group[-1] + 1)),), after=group[0] - 1)
            said |= marks_of(state for state in states if state.item_id in set(group))
        for item in [item for item in ids if item not in said][:CONTENTS]:
            _, said[item] = yield from ask_item(sync, item)
        return said

    def stands(self, sync: Sync, ids: Sequence[int]) -> Exchange[Mapping[int, ServerItem | None]]:
        """Return present items, asking for a few of the missing ones one by one."""
        found: dict[int, ServerItem | None] = {}
        for group in groups(sorted(ids), gap=PROOF_GAP, most=CONTENTS):
            found |= yield from self._entries(sync, (), group)
        for item in [item for item in ids if item not in found][:WITNESSES]:
            if (yield from ask_item(sync, item))[1] is None:
                found[item] = None
        return found

    def is_replaced(self, sync: Sync, survey: Survey, known: KnownItems) -> Exchange[bool]:
        """Return False if a known article changed there; else ask for some."""
        if survey.said.keys() & known.entries.keys():
            return False
        said = yield from self.prove(sync, sorted(known.entries)[-WITNESSES:], survey)
        return not any(said.values())

    def contents(self, sync: Sync, ids: Collection[int], survey: Survey) -> Exchange[Sequence[ServerItem]]:
        unread, starred = survey.lists[READ].listed, survey.lists[STARRED].listed
        found: dict[int, ServerItem] = {}
        for which, some in (
            ((("status", "unread"),), [item for item in ids if item in unread]),
            ((("starred", "true"),), [item for item in ids if item in starred and item not in unread]),
            ((("status", "read"),), [item for item in ids if item not in starred and item not in unread]),
        ):
            for group in groups(sorted(some), gap=GAP, most=CONTENTS):
                found |= yield from self._entries(sync, which, group)
        # those that changed meanwhile have to be in the next survey again
        sync.has_doubts |= len(found) < len(set(ids))
        return list(found.values())

    def _entries(self, sync: Sync, which: miniflux_calls.Query, group: Sequence[int]) -> Exchange[dict[int, ServerItem]]:
        found: dict[int, ServerItem] = {}
        after, wanted, query = group[0] - 1, set(group), (*which, ("before_entry_id", str(group[-1] + 1)))
        while True:
            page = partial(miniflux_calls.entries, sync.login, query, after)
            answer, limit = yield from fitting(sync.run, page, min(CONTENTS, group[-1] - group[0] + 1))
            if not isinstance(answer.value, ServerItems):
                raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
            items = answer.value.items
            found |= {item.item_id: item for item in items if item.item_id in wanted}
            last = max((item.item_id for item in items), default=after)
            if len(items) < limit or last <= after or last >= group[-1]:
                return found
            after = last

    def of_feed(self, sync: Sync, remote_id: str, survey: Survey) -> Exchange[set[int]]:
        """Return the feed's items with their marks: articles read before the feed was moved are not among the changes."""
        found, _ = yield from listed_states(sync, miniflux_calls.of_feed(remote_id))
        note(survey, marks_of(found))
        return {state.item_id for state in found}

    def recent(self, sync: Sync, since: int) -> Exchange[set[int]]:
        """Return items stored since a time, once that time is known; by posting date at first."""
        known = remote_items.stored(sync.connection, sync.account_id)
        newest = min(accounts.high_water(sync.connection, sync.account_id).get(NEWEST, 0), max(known, default=0))
        which = () if newest else (("published_after", str(since)),)
        found, _ = yield from listed_states(sync, which, after=newest)
        return {state.item_id for state in found}


def _confirm(run: Run, call: Call) -> Exchange[FetchResult]:
    """Send one change. Raises CallError without a change's answer."""
    answer = yield from ask(run, call)
    if answer.result is None or answer.result.status not in DONE:
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
    return answer.result
