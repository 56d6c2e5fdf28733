"""What the window reads from storage. `Library` answers quickly in the GUI thread; the `load_…` functions may be slow and take the
connection of the thread that runs them.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from reader.domain.entry import Article, EntryRow, Gap, Selection, View
from reader.domain.errors import CONNECTIVITY, Problem
from reader.domain.ids import EntryId, FeedId
from reader.domain.preferences import Value
from reader.domain.subscription import Folder, Subscription
from reader.storage import entries, feeds, history, preferences, statuses, subscriptions
from reader.storage.connection import ReadConnection, open_reader

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Health:
    """What is wrong with a feed, since when, and when it is tried again."""

    problem: Problem
    since: int | None
    next_at: int | None


@dataclass(frozen=True, slots=True)
class Counts:
    """Unread by feed, and the counts of the smart rows by view."""

    unread: Mapping[FeedId, int]
    smart: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Standing:
    """How retrieval stands: what is wrong with which feed, when the last retrieval ended, when the next is due.

    `fresh` are the feeds that no retrieval has reached yet.
    """

    health: Mapping[FeedId, Health]
    last_at: int | None
    next_at: int | None
    fresh: frozenset[FeedId] = frozenset()


class Library:
    """Short reads in the GUI thread, on a connection of its own."""

    def __init__(self, database: Path) -> None:
        self._connection = open_reader(database)

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()

    def folders(self) -> list[Folder]:
        """Every folder."""
        return list(subscriptions.folders(self._connection))

    def subscriptions(self) -> list[Subscription]:
        """Every subscription."""
        return list(subscriptions.subscriptions(self._connection))

    def followed(self, feed_ids: Iterable[FeedId]) -> list[Subscription]:
        """The subscriptions to some feeds."""
        return list(subscriptions.followed(self._connection, feed_ids))

    def rows(self, ids: Sequence[EntryId]) -> list[EntryRow]:
        """List rows; entries that are gone are left out."""
        return list(entries.entry_rows(self._connection, ids))

    def article(self, entry_id: EntryId) -> Article | None:
        """One article with its content."""
        return entries.article(self._connection, entry_id)

    def newest_entry_id(self) -> EntryId:
        """The entry that was stored last: what comes later cannot have been seen."""
        return entries.newest_entry_id(self._connection)

    def answer(self, query: Callable[[ReadConnection], Answer]) -> Answer:
        """A short read that is put together elsewhere."""
        return query(self._connection)

    def preferences(self) -> dict[str, Value]:
        """All preferences."""
        return preferences.load(self._connection)


def load_counts(connection: ReadConnection, since: int) -> Counts:
    """Count what is unread; `since` is the start of the user's day."""
    unread = statuses.unread_counts(connection)
    smart = statuses.smart_counts(connection, since)
    return Counts(unread, {View.TODAY: smart.today, View.UNREAD: smart.unread, View.STARRED: smart.starred})


def load_standing(connection: ReadConnection) -> Standing:
    """Look at every feed that is subscribed to."""
    known = feeds.standings(connection)
    health = {
        feed.feed_id: Health(feed.problem, feed.problem_since, None if feed.is_gone else feed.next_at)
        for feed in known
        if feed.problem is not None and feed.problem.kind not in CONNECTIVITY
    }
    last = max((feed.retrieved_at for feed in known if feed.retrieved_at is not None), default=None)
    due = min(
        (feed.next_at for feed in known if feed.next_at is not None and not feed.is_paused and not feed.is_gone), default=None
    )
    return Standing(health, last, due, frozenset(feed.feed_id for feed in known if feed.retrieved_at is None))


def load_ids(connection: ReadConnection, selection: Selection, limit: int | None = None) -> "array[int]":
    """The entries of a selection, newest first."""
    return entries.entry_ids(connection, selection, limit=limit)


def count_newer(connection: ReadConnection, selection: Selection, than: EntryId) -> int:
    """How many entries of a selection were stored after one."""
    return entries.count_newer(connection, selection, than)


def load_rows(connection: ReadConnection, ids: Sequence[EntryId]) -> list[EntryRow]:
    """List rows, for other threads."""
    return list(entries.entry_rows(connection, ids))


def load_gaps(connection: ReadConnection, selection: Selection) -> list[Gap]:
    """Where postings were lost."""
    return list(history.gaps(connection, selection))
