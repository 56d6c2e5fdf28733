"""Google Reader API, accessed by password: lists of ids, compared with those here."""

import zlib
from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from typing import TypeVar

from reader.domain.accounts import (
    READ,
    STARRED,
    AddedFeed,
    ItemIds,
    KnownItems,
    OutboxMark,
    ServerCounts,
    ServerFeeds,
    ServerItem,
    ServerItems,
)
from reader.domain.errors import Detail, DetailKind, Problem, ProblemKind
from reader.domain.retrieval import FetchResult
from reader.engine.state import Answer, Call, Run, Wish
from reader.engine.sync import google_reader_calls
from reader.engine.sync.google_reader_calls import Login
from reader.engine.sync.runs import CONTENTS, CallError, Lists, Said, Survey, Sync, ask, ask_for, confirm
from reader.formats.servers.merge_states import MarkList, answers, is_replaced
from reader.storage import accounts

T = TypeVar("T")
Exchange = Generator[Wish, Answer, T]

PAGES_MAX = 1_000
IDLE_PAGES_MAX = 3
"""Consecutive pages without new ids that end a list. Between two requests a few articles may move to the next page."""
COUNTED, LISTED_AT = "counts_seen", "marks_listed_at"
"""Keys of the counts when the lists were last applied (0: not comparable), and of that time."""
LISTED_SECONDS = 3600
NONE_OF_THESE = 400


class GoogleReader:
    """Google Reader dialect of a server. If the server counts, a quiet synchronisation requests only the counts. They hide a
    star, and two marks that cancel out, so the lists are read whenever the user asks or visits, and hourly.
    """

    largest_chunk = 200
    """Servers that commit item by item take a second for a hundred, and lose form fields beyond the thousandth."""

    def username(self, run: Run, login: Login) -> Exchange[str]:
        yield from self.feeds(run, login)
        return login.username

    def feeds(self, run: Run, login: Login) -> Exchange[ServerFeeds]:
        return (yield from ask_for(run, google_reader_calls.feeds(login), ServerFeeds))

    def unread(self, run: Run, login: Login) -> Exchange[int]:
        page = yield from ask_for(
            run, google_reader_calls.item_ids(login, google_reader_calls.READING_LIST, is_unread=True), ItemIds
        )
        return len(page.item_ids)

    def subscribe(self, run: Run, login: Login, url: str) -> Exchange[str]:
        answer = yield from ask(run, google_reader_calls.subscribe(login, url))
        added = answer.value if isinstance(answer.value, AddedFeed) else AddedFeed("")
        if not added.remote_id:
            raise CallError(Problem(ProblemKind.NOT_TAKEN, added.said or url), answer.result)
        return added.remote_id

    def unsubscribe(self, run: Run, login: Login, remote_id: str) -> Exchange[None]:
        yield from confirm(run, google_reader_calls.unsubscribe(login, remote_id))

    def rename(self, run: Run, login: Login, remote_id: str, title: str) -> Exchange[None]:
        yield from confirm(run, google_reader_calls.rename(login, remote_id, title))

    def move(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        yield from confirm(run, google_reader_calls.move(login, remote_id, folder))

    def move_out(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        yield from confirm(run, google_reader_calls.move_out(login, remote_id, folder))

    def survey(self, sync: Sync, wanted: Mapping[str, bool], waiting: Sequence[OutboxMark]) -> Exchange[Survey]:
        """Read all pages of the lists. Labels the server lacks (False) are not requested: servers would list everything."""
        water, counted = accounts.high_water(sync.connection, sync.account_id), 0
        is_recent = 0 <= sync.now - water.get(LISTED_AT, 0) < LISTED_SECONDS
        if sync.account.server.has_counts and not (sync.is_thorough or waiting or sync.survey):
            counted = yield from self._counted(sync)
            if counted == water.get(COUNTED, 0) != 0 and is_recent and wanted.keys() == {READ, STARRED}:
                return Survey({}, is_same=True)
        accounts.set_high_water(sync.connection, sync.account_id, {COUNTED: 0})
        found: Lists = {}
        for mark, is_known in wanted.items():
            found[mark] = (yield from self.listed(sync, mark)) if is_known else MarkList(mark, frozenset())
        return Survey(found, seen={COUNTED: counted, LISTED_AT: int(sync.now)})

    def set_mark(self, sync: Sync, mark: str, ids: Sequence[int], *, value: bool) -> Exchange[FetchResult]:
        return (yield from confirm(sync.run, google_reader_calls.edit_mark(sync.login, mark, ids, value=value)))

    def prove(self, sync: Sync, ids: Sequence[int], survey: Survey) -> Exchange[Said]:
        """Ask for items together with one that certainly exists: an empty answer proves nothing."""
        witness = max((item for each in survey.lists.values() for item in each.listed), default=0)
        said: Said = {}
        for at in range(0, len(ids), CONTENTS - 1):
            chunk = ids[at : at + CONTENTS - 1]
            items = yield from ask_for(sync.run, google_reader_calls.contents(sync.login, {*chunk, witness} - {0}), ServerItems)
            said.update(answers(chunk, items.items))
        return said

    def stands(self, sync: Sync, ids: Sequence[int]) -> Exchange[Mapping[int, ServerItem | None]]:
        """Some servers refuse if they have none of these; an empty answer proves no more."""
        try:
            items = (yield from ask_for(sync.run, google_reader_calls.contents(sync.login, ids), ServerItems)).items
        except CallError as error:
            if error.result is None or error.result.status != NONE_OF_THESE:
                raise
            items = ()
        there = {item.item_id: item for item in items}
        return {item: there.get(item) for item in ids} if there.keys() & set(ids) else {}

    def is_replaced(self, sync: Sync, survey: Survey, known: KnownItems) -> Exchange[bool]:
        del survey
        everything, _ = yield from self._pages(
            sync,
            lambda continuation: google_reader_calls.item_ids(
                sync.login, google_reader_calls.READING_LIST, continuation=continuation
            ),
        )
        return is_replaced(known.entries.keys(), everything)

    def contents(self, sync: Sync, ids: Collection[int], survey: Survey) -> Exchange[Sequence[ServerItem]]:
        del survey
        wanted = set(ids)
        items = (yield from ask_for(sync.run, google_reader_calls.contents(sync.login, ids), ServerItems)).items
        return [item for item in items if item.item_id in wanted]

    def of_feed(self, sync: Sync, remote_id: str, survey: Survey) -> Exchange[set[int]]:
        del survey
        found, _ = yield from self._pages(
            sync, lambda continuation: google_reader_calls.item_ids(sync.login, remote_id, continuation=continuation)
        )
        return found

    def recent(self, sync: Sync, since: int) -> Exchange[set[int]]:
        found, _ = yield from self._pages(
            sync,
            lambda continuation: google_reader_calls.item_ids(
                sync.login, google_reader_calls.READING_LIST, since=since, continuation=continuation
            ),
        )
        return found

    def _counted(self, sync: Sync) -> Exchange[int]:
        """Return a number that changes with any count; 0 if the server has no counts."""
        try:
            counts = yield from ask_for(sync.run, google_reader_calls.counts(sync.login), ServerCounts)
        except CallError as error:
            if error.result is None or not error.result.status:
                raise
            return 0
        return zlib.crc32(counts.state.encode()) or 1

    def listed(self, sync: Sync, mark: str) -> Exchange[MarkList]:
        ids, pages = yield from self._pages(
            sync, lambda continuation: google_reader_calls.marked_ids(sync.login, mark, continuation)
        )
        return MarkList(mark, ids, pages)

    def _pages(self, sync: Sync, page_call: Callable[[str], Call]) -> Exchange[tuple[set[int], int]]:
        """Return all ids of a list and its number of pages. An endless list is an error."""
        ids: set[int] = set()
        continuation, seen, idle = "", {""}, 0
        while True:
            answer = yield from ask(sync.run, page_call(continuation))
            page = answer.value
            if not isinstance(page, ItemIds):
                raise CallError(Problem(ProblemKind.BAD_ANSWER), answer.result)
            before = len(ids)
            ids.update(page.item_ids)
            idle = 0 if len(ids) > before else idle + 1
            continuation = page.continuation
            if not continuation:
                return ids, len(seen)
            if continuation in seen or len(seen) >= PAGES_MAX or idle >= IDLE_PAGES_MAX:
                raise CallError(Problem(ProblemKind.SYNC_LIMIT, Detail(DetailKind.ENDLESS_LIST)), answer.result)
            seen.add(continuation)
