"""What the window reads from storage. `Library` answers quickly in the GUI thread; the `load_…` functions may be slow and take the
connection of the thread that runs them.
"""

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from reader.domain.entry import Article, EntryRow, Excerpt, Gap, SavedSearch, Selection, Tag, View
from reader.domain.errors import Problem
from reader.domain.feed import Feed
from reader.domain.health import Concern, mark_of, trouble_of
from reader.domain.ids import EntryId, FeedId, SearchId, TagId
from reader.domain.preferences import Preferences
from reader.domain.rules import ArrivalRule
from reader.domain.subscription import Folder, Subscription
from reader.storage import (
    entries,
    entry_feeds,
    excerpts,
    feeds,
    history,
    icons,
    preferences,
    rules,
    search,
    searches,
    statuses,
    subscriptions,
    tags,
)
from reader.storage.connection import ReadConnection, open_reader
from reader.storage.search_query import Hint

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Health:
    """What is wrong with a feed, since when, and when it is tried again; `is_passing` while it may be temporary (`domain.health`)."""

    problem: Problem
    since: int | None
    next_at: int | None
    is_passing: bool = False


@dataclass(frozen=True, slots=True)
class Counts:
    """Unread by feed, by tag and by saved search, and the counts of the smart rows by view."""

    unread: Mapping[FeedId, int]
    smart: Mapping[str, int]
    tags: Mapping[TagId, int] = field(default_factory=dict)
    searches: Mapping[SearchId, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Standing:
    """How retrieval stands: what is wrong with which feed, when the last retrieval succeeded, when the next is due.

    `fresh` are the feeds that were not tried yet, `unreached` those that were, without any success so far, and since when (UTC seconds).
    """

    health: Mapping[FeedId, Health]
    last_at: int | None
    next_at: int | None
    fresh: frozenset[FeedId] = frozenset()
    unreached: Mapping[FeedId, int] = field(default_factory=dict)


class Library:
    """Short reads in the GUI thread, on a connection of its own."""

    def __init__(self, database: Path) -> None:
        self._connection = open_reader(database)

    def close(self) -> None:
        """Let go of the database."""
        self._connection.close()

    def folders(self) -> list[Folder]:
        return list(subscriptions.folders(self._connection))

    def subscriptions(self) -> list[Subscription]:
        return list(subscriptions.subscriptions(self._connection))

    def followed(self, feed_ids: Iterable[FeedId]) -> list[Subscription]:
        """The subscriptions to some feeds."""
        return list(subscriptions.followed(self._connection, feed_ids))

    def tags(self) -> list[Tag]:
        """Every tag that is on something, by name."""
        return list(tags.tags(self._connection))

    def searches(self) -> list[SavedSearch]:
        """Every saved search, by name."""
        return list(searches.searches(self._connection))

    def rules(self) -> list[ArrivalRule]:
        """Every rule, in order."""
        return list(rules.rules(self._connection))

    def icons(self, feed_ids: Iterable[FeedId]) -> dict[FeedId, bytes]:
        """The icons of those of the feeds that have one."""
        return icons.load(self._connection, feed_ids)

    def feed(self, feed_id: FeedId) -> Feed | None:
        """What is remembered of a feed."""
        return feeds.feed(self._connection, feed_id)

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

    def preferences(self) -> Preferences:
        return preferences.load(self._connection)


def load_counts(connection: ReadConnection, since: int) -> Counts:
    """Count what is unread, and what waits to be read later; `since` is the start of the user's day."""
    unread = statuses.unread_counts(connection)
    smart = statuses.smart_counts(connection, since)
    by_view: dict[str, int] = {
        View.TODAY: smart.today,
        View.UNREAD: smart.unread,
        View.STARRED: smart.starred,
        View.LATER: smart.later,
    }
    tagged = {tag_id: count.unread for tag_id, count in tags.counts(connection).items()}
    return Counts(unread, by_view, tagged, searches.unread_counts(connection, since))


def load_standing(connection: ReadConnection, now: float) -> Standing:
    """Look at every feed that is subscribed to."""
    known = feeds.standings(connection)
    health = {feed.feed_id: found for feed in known if (found := _health(feed, now)) is not None}
    last = max((feed.succeeded_at for feed in known if feed.succeeded_at is not None), default=None)
    due = min(
        (feed.next_at for feed in known if feed.next_at is not None and not feed.is_paused and not feed.is_gone), default=None
    )
    fresh = frozenset(feed.feed_id for feed in known if feed.retrieved_at is None and not feed.is_paused)
    unreached = {
        feed.feed_id: feed.problem_since
        for feed in known
        if feed.succeeded_at is None and feed.problem_since is not None and not (feed.is_paused or feed.is_gone)
    }
    return Standing(health, last, due, fresh, unreached)


def _health(feed: feeds.FeedStanding, now: float) -> Health | None:
    """As the health page judges it: nothing of a feed that is paused, or of what the user said is fine."""
    trouble = trouble_of(feed, now)
    if feed.problem is None or trouble in {None, Concern.PAUSED}:
        return None
    if trouble is not None and feed.dismissed == mark_of(trouble, feed.problem_since):
        return None
    return Health(feed.problem, feed.problem_since, None if feed.is_gone else feed.next_at, trouble is Concern.PASSING)


def load_ids(connection: ReadConnection, selection: Selection, limit: int | None = None) -> "array[int]":
    """The entries of a selection, newest first."""
    return entries.entry_ids(connection, selection, limit=limit)


def load_feed_ids(connection: ReadConnection, ids: Iterable[int]) -> "array[int]":
    """Whose entries these are, one feed for each."""
    return entry_feeds.feeds_of(connection, ids)


def count_newer(connection: ReadConnection, selection: Selection, than: EntryId) -> tuple[int, int]:
    """How many entries of a selection were stored after one, and how many of these are unread."""
    return entries.count_newer(connection, selection, than)


def load_rows(connection: ReadConnection, ids: Sequence[EntryId]) -> list[EntryRow]:
    """List rows, for other threads."""
    return list(entries.entry_rows(connection, ids))


def load_excerpts(connection: ReadConnection, query: str, ids: Iterable[EntryId]) -> dict[EntryId, Excerpt]:
    """What a search found of each entry; nothing where it holds no words."""
    return excerpts.excerpts(connection, query, ids)


def load_hints(connection: ReadConnection, query: str) -> list[Hint]:
    """What of a search was not understood."""
    return search.hints(connection, query)


def load_matches(connection: ReadConnection, rule: ArrivalRule, limit: int = 2000) -> rules.Matches:
    """Which of the newest stored entries a rule fits."""
    return rules.matching(connection, rule, limit)


def load_icons(connection: ReadConnection, feed_ids: Iterable[FeedId]) -> dict[FeedId, bytes]:
    """The icons of those of the feeds that have one."""
    return icons.load(connection, feed_ids)


def load_gaps(connection: ReadConnection, selection: Selection) -> list[Gap]:
    """Where postings were lost."""
    return list(history.gaps(connection, selection))
