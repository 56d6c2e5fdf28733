"""Interfaces of accounts' servers. Decisions are common to all; only the requests differ. Items have the same id and feeds the
same name in both interfaces of a server, so that an account may change from one to the other.
"""

from collections.abc import Collection, Generator, Mapping, Sequence
from typing import Protocol, TypeVar

from reader.domain.accounts import KnownItems, OutboxMark, ServerFeeds, ServerItem, SignIn
from reader.domain.retrieval import FetchResult
from reader.engine.state import Answer, Run, Wish
from reader.engine.sync.google_reader import GoogleReader
from reader.engine.sync.google_reader_calls import Login
from reader.engine.sync.miniflux import OwnInterface
from reader.engine.sync.runs import Said, Survey, Sync
from reader.formats.servers.merge_states import MarkList

T = TypeVar("T")
Exchange = Generator[Wish, Answer, T]


class Dialect(Protocol):
    """Operations of a server's interface. Each is an exchange within a run, and raises CallError without a valid answer."""

    largest_chunk: int
    """Marks sent at once, if that is quick."""

    def username(self, run: Run, login: Login) -> Exchange[str]:
        """Return the user's name at the server."""

    def feeds(self, run: Run, login: Login) -> Exchange[ServerFeeds]:
        """Return all subscriptions."""

    def unread(self, run: Run, login: Login) -> Exchange[int]:
        """Return the number of unread articles; an interface that only lists them counts one page."""

    def subscribe(self, run: Run, login: Login, url: str) -> Exchange[str]:
        """Subscribe to a feed; return its name at the server."""

    def unsubscribe(self, run: Run, login: Login, remote_id: str) -> Exchange[None]:
        """Unsubscribe; the server deletes the feed's articles with their stars."""

    def rename(self, run: Run, login: Login, remote_id: str, title: str) -> Exchange[None]:
        """Rename a subscription."""

    def move(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        """Put a subscription into the folder of this name."""

    def move_out(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        """Take a subscription out of this folder, if feeds may be in none."""

    def survey(self, sync: Sync, wanted: Mapping[str, bool], waiting: Sequence[OutboxMark]) -> Exchange[Survey]:
        """Survey the server's lists of the marks `wanted`; a second survey follows after changes were sent."""

    def listed(self, sync: Sync, mark: str) -> Exchange[MarkList]:
        """Return one list for a second time."""

    def set_mark(self, sync: Sync, mark: str, ids: Sequence[int], *, value: bool) -> Exchange[FetchResult]:
        """Set or clear one mark. The server's OK proves nothing."""

    def prove(self, sync: Sync, ids: Sequence[int], survey: Survey) -> Exchange[Said]:
        """Ask for the marks of single items."""

    def stands(self, sync: Sync, ids: Sequence[int]) -> Exchange[Mapping[int, ServerItem | None]]:
        """Return the present items of these ids; empty without a valid answer."""

    def is_replaced(self, sync: Sync, survey: Survey, known: KnownItems) -> Exchange[bool]:
        """Return whether the server at this address has none of the known items any longer."""

    def contents(self, sync: Sync, ids: Collection[int], survey: Survey) -> Exchange[Sequence[ServerItem]]:
        """Return items with their contents; missing ones are requested the next time."""

    def of_feed(self, sync: Sync, remote_id: str, survey: Survey) -> Exchange[set[int]]:
        """Return all items of a feed, read or not, however old."""

    def recent(self, sync: Sync, since: int) -> Exchange[set[int]]:
        """Return all items since a time, read or not: some were read elsewhere before they were seen here."""


_DIALECTS: dict[SignIn, Dialect] = {SignIn.PASSWORD: GoogleReader(), SignIn.KEY: OwnInterface()}


def dialect_of(sign_in: SignIn) -> Dialect:
    return _DIALECTS[sign_in]


def dialect_for(sync: Sync) -> Dialect:
    return dialect_of(sync.account.sign_in)
