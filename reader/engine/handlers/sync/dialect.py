"""The interfaces that servers of accounts are spoken to by. What is decided is the same for all; only how it is asked differs.

Each item has the same id and each feed the same name in both interfaces of a server, so that an account may change from one to the other.
"""

from collections.abc import Collection, Generator, Mapping, Sequence
from typing import Protocol, TypeVar

from reader.domain.accounts import OutboxMark, ServerFeeds, ServerItem, SignIn
from reader.domain.remote_state import KnownItems
from reader.domain.retrieval import FetchResult
from reader.engine.account_memory import Answer, Run, Wish
from reader.engine.handlers.sync.calls import Login
from reader.engine.handlers.sync.google_reader import GoogleReader
from reader.engine.handlers.sync.own_interface import OwnInterface
from reader.engine.handlers.sync.part import Sync
from reader.engine.handlers.sync.survey import Said, Survey
from reader.formats.merge_states import MarkList

T = TypeVar("T")
Exchange = Generator[Wish, Answer, T]


class Dialect(Protocol):
    """All that is asked of a server. Each is an exchange within a run, and raises CallError unless it is answered as it should be."""

    largest_chunk: int
    """So many marks are sent at once, if that is quick."""

    def username(self, run: Run, login: Login) -> Exchange[str]:
        """Who the user is there."""

    def feeds(self, run: Run, login: Login) -> Exchange[ServerFeeds]:
        """All subscriptions."""

    def unread(self, run: Run, login: Login) -> Exchange[int]:
        """How many articles are unread; an interface that only lists them counts one page."""

    def subscribe(self, run: Run, login: Login, url: str) -> Exchange[str]:
        """Follow a feed there; what the server calls it."""

    def unsubscribe(self, run: Run, login: Login, remote_id: str) -> Exchange[None]:
        """Stop following one; the server forgets its articles and their stars."""

    def rename(self, run: Run, login: Login, remote_id: str, title: str) -> Exchange[None]:
        """Give a subscription another title."""

    def move(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        """Put a subscription into a folder of this name."""

    def move_out(self, run: Run, login: Login, remote_id: str, folder: str) -> Exchange[None]:
        """Take a subscription out of this folder, where one may be in none."""

    def survey(self, sync: Sync, wanted: Mapping[str, bool], waiting: Sequence[OutboxMark]) -> Exchange[Survey]:
        """What the server holds. `wanted` are the lists, and which of them it has; a second survey follows what was sent."""

    def listed(self, sync: Sync, mark: str) -> Exchange[MarkList]:
        """One list for a second time."""

    def set_mark(self, sync: Sync, mark: str, ids: Sequence[int], *, value: bool) -> Exchange[FetchResult]:
        """Have the server set or clear one mark. Its OK is not believed."""

    def prove(self, sync: Sync, ids: Sequence[int], survey: Survey) -> Exchange[Said]:
        """Have items say themselves what their marks are."""

    def stands(self, sync: Sync, ids: Sequence[int]) -> Exchange[Mapping[int, ServerItem | None]]:
        """What is behind these numbers now; nothing where the server did not say."""

    def is_replaced(self, sync: Sync, survey: Survey, known: KnownItems) -> Exchange[bool]:
        """Whether the server has none of the known items any longer, though it is the same address."""

    def contents(self, sync: Sync, ids: Collection[int], survey: Survey) -> Exchange[Sequence[ServerItem]]:
        """Items with their contents; those that are missing are asked for the next time."""

    def of_feed(self, sync: Sync, remote_id: str, survey: Survey) -> Exchange[set[int]]:
        """All items of a feed, read or not, however old."""

    def recent(self, sync: Sync, since: int) -> Exchange[set[int]]:
        """All items since then, read or not: what was read elsewhere before it was ever seen here."""


_DIALECTS: dict[SignIn, Dialect] = {SignIn.PASSWORD: GoogleReader(), SignIn.KEY: OwnInterface()}


def dialect_of(sign_in: SignIn) -> Dialect:
    """Which one a password or a key opens."""
    return _DIALECTS[sign_in]


def dialect_for(sync: Sync) -> Dialect:
    """Which one a synchronisation uses."""
    return dialect_of(sync.account.sign_in)
