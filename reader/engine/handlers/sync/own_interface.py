"""Miniflux's own interface, accessed by API key: marks are set and not toggled, and changes are listed with their marks."""

from collections.abc import Collection, Generator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from reader.domain.accounts import (
    READ,
    STARRED,
    AddedFeed,
    OutboxMark,
    ServerCounts,
    ServerFeeds,
    ServerFolders,
    ServerItem,
    ServerItems,
    ServerUser,
)
from reader.domain.errors import Problem, ProblemKind
from reader.domain.remote_state import KnownItems
from reader.domain.retrieval import FetchResult
from reader.engine.account_memory import Answer, Call, Run, Wish
from reader.engine.handlers.sync import own_calls, own_surveys
from reader.engine.handlers.sync.calls import Login
from reader.engine.handlers.sync.part import Sync
from reader.engine.handlers.sync.runs import CallError, ask, ask_for
from reader.engine.handlers.sync.survey import CONTENTS, Said, Survey
from reader.formats.merge_states import MarkList

T = TypeVar("T")
Exchange = Generator[Wish, Answer, T]

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
        return (yield from ask_for(run, own_calls.user(login), ServerUser)).username

    def feeds(self, run: Run, login: Login) -> Exchange[ServerFeeds]:
        return (yield from ask_for(run, own_calls.feeds(login), ServerFeeds))

    def unread(self, run: Run, login: Login) -> Exchange[int]:
        return (yield from ask_for(run, own_calls.counters(login), ServerCounts)).unread

    def subscribe(self, run: Run, login: Login, url: str) -> Exchange[str]:
        return (yield from ask_for(run, own_calls.subscribe(login, url), AddedFeed)).remote_id

    def unsubscribe(self, run: Run, login: Login, remote_id: str) -> Exchange[None]:
        yield from _confirm(run, own_calls.unsubscribe(login, remote_id))

    def rename(self, run: Run, login: Login, remote_id: str, title: str) -> Exchange[None]:
        yield from _confirm(run, own_calls.change_feed(login, remote_id, title=title))

    def move(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        there = (yield from ask_for(run, own_calls.categories(login), ServerFolders)).folders
        if folder not in {each.title for each in there}:
            there = (yield from ask_for(run, own_calls.add_category(login, folder), ServerFolders)).folders
        number = next((each.number for each in there if each.title == folder), 0)
        yield from _confirm(run, own_calls.change_feed(login, remote_id, category_id=number))

    def move_out(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        """Do nothing, since each feed is in a folder."""
        yield from self.move(run, login, remote_id, folder)

    def survey(self, sync: Sync, wanted: Mapping[str, bool], waiting: Sequence[OutboxMark]) -> Exchange[Survey]:
        """Survey the changes since the last survey; a change of ours counts as applied only by the article's own marks."""
        del wanted
        survey = yield from own_surveys.survey(sync, {change.item_id for change in waiting})
        unproven = {change.item_id for change in waiting if own_surveys.is_held(survey, change)} - survey.said.keys()
        if unproven:
            own_surveys.note(survey, (yield from self.prove(sync, sorted(unproven), survey)))
        survey.is_same &= not waiting
        return survey

    def listed(self, sync: Sync, mark: str) -> Exchange[MarkList]:
        found, _ = yield from own_surveys.states(sync, own_surveys.LISTS[mark])
        return MarkList(mark, {each.item_id for each in found})

    def set_mark(self, sync: Sync, mark: str, ids: Sequence[int], *, value: bool) -> Exchange[FetchResult]:
        try:
            if mark == READ:
                return (yield from _confirm(sync.run, own_calls.set_read(sync.login, ids, value=value)))
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
        if own_surveys.sets_stars(sync.account.server):
            try:
                return (yield from _confirm(sync.run, own_calls.set_starred(sync.login, ids, value=value)))
            except CallError as error:
                if error.result is None or error.result.status != NOT_OFFERED:
                    raise
                result = error.result
        for item in ids:
            result, marks = yield from own_surveys.ask_item(sync, item)
            if marks is not None and (STARRED in marks.marks) is not value:
                result = yield from _confirm(sync.run, own_calls.toggle_star(sync.login, item))
        return result

    def prove(self, sync: Sync, ids: Sequence[int], survey: Survey) -> Exchange[Said]:
        """Ask for items with close ids at once; those missing are asked for one by one before they count as gone."""
        del survey
        ids, said = sorted(ids), Said()
        for group in own_surveys.groups(ids, gap=own_surveys.PROOF_GAP, most=CONTENTS):
            states, _ = yield from own_surveys.states(sync, (("before_entry_id", str(group[-1] + 1)),), after=group[0] - 1)
            said |= own_surveys.marks_of(state for state in states if state.item_id in set(group))
        for item in [item for item in ids if item not in said][:CONTENTS]:
            _, said[item] = yield from own_surveys.ask_item(sync, item)
        return said

    def stands(self, sync: Sync, ids: Sequence[int]) -> Exchange[Mapping[int, ServerItem | None]]:
        """Return present items, asking for a few of the missing ones one by one."""
        found: dict[int, ServerItem | None] = {}
        for group in own_surveys.groups(sorted(ids), gap=own_surveys.PROOF_GAP, most=CONTENTS):
            found |= yield from self._entries(sync, (), group)
        for item in [item for item in ids if item not in found][:WITNESSES]:
            if (yield from own_surveys.ask_item(sync, item))[1] is None:
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
            for group in own_surveys.groups(sorted(some), gap=GAP, most=CONTENTS):
                found |= yield from self._entries(sync, which, group)
        # those that changed meanwhile have to be in the next survey again
        sync.has_doubts |= len(found) < len(set(ids))
        return list(found.values())

    def _entries(self, sync: Sync, which: own_calls.Query, group: Sequence[int]) -> Exchange[dict[int, ServerItem]]:
        found: dict[int, ServerItem] = {}
        after, wanted, query = group[0] - 1, set(group), (*which, ("before_entry_id", str(group[-1] + 1)))
        while True:
            page = partial(own_calls.entries, sync.login, query, after)
            answer, limit = yield from own_surveys.fitting(sync.run, page, min(CONTENTS, group[-1] - group[0] + 1))
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
        found, _ = yield from own_surveys.states(sync, own_calls.of_feed(remote_id))
        own_surveys.note(survey, own_surveys.marks_of(found))
        return {state.item_id for state in found}

    def recent(self, sync: Sync, since: int) -> Exchange[set[int]]:
        """Return items stored since a time, once that time is known; by posting date at first."""
        newest = own_surveys.newest(sync)
        which = () if newest else (("published_after", str(since)),)
        found, _ = yield from own_surveys.states(sync, which, after=newest)
        return {state.item_id for state in found}


def _confirm(run: Run, call: Call) -> Exchange[FetchResult]:
    """Send one change. Raises CallError without a change's answer."""
    answer = yield from ask(run, call)
    if answer.result is None or answer.result.status not in DONE:
        raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
    return answer.result
