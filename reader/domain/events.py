"""What the engine reports: frozen, past tense. `cause` is the command that led to it, None if the engine acted on its own."""

from reader.domain.changes import Change
from reader.domain.commands import Command
from reader.domain.entry import Gap
from reader.domain.errors import Problem
from reader.domain.ids import CommandId, EntryId, FeedId, GapId
from reader.domain.marks import Mark
from reader.domain.preferences import Value
from reader.domain.reasons import Reason
from reader.domain.subscription import FoundFeed, ImportPreview
from reader.domain.throttling import Throttling
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """The base of all events."""

    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class CommandFailed(Event):
    """A command could not be carried out; nothing of it was stored."""

    problem: Problem


@dataclass(frozen=True, slots=True)
class SubscriptionsChanged(Event):
    """The tree of folders, subscriptions, tags and saved searches is different: read it again.

    `undo` takes back the `change`.
    """

    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class SubscriptionAdded(Event):
    """AddSubscription succeeded with this feed and what its first document held."""

    feed_id: FeedId
    title: str
    entries: int
    is_plain: bool = False
    """It is read over http although no scheme was typed: its site does not speak TLS."""
    undo: Command | None = None


@dataclass(frozen=True, slots=True)
class FeedsFound(Event):
    """The page offers several feeds: let the user choose and send AddSubscription with the chosen URL."""

    url: str
    feeds: tuple[FoundFeed, ...]


@dataclass(frozen=True, slots=True)
class FeedsFoundAgain(Event):
    """What the site of a followed feed points to and is not followed yet: let the user choose, and send ChangeFeedUrl. Empty: the site names no other."""

    feed_id: FeedId
    feeds: tuple[FoundFeed, ...]


@dataclass(frozen=True, slots=True)
class OpmlPreviewed(Event):
    """What an import would do."""

    preview: ImportPreview
    source: str


@dataclass(frozen=True, slots=True)
class OpmlImported(Event):
    """The import is stored; first retrievals follow. From another `reader` came stars, tagged articles and read states."""

    added: int
    moved: int
    already_there: int
    undo: Command | None = None
    reader: str = ""
    starred: int = 0
    tagged: int = 0
    read: int = 0
    feed_ids: tuple[FeedId, ...] = ()
    """The feeds that were added."""
    stored: tuple[EntryId, ...] = ()
    """Starred and tagged articles that were not here before: their feeds may still hold them, or not."""
    left_out: int = 0
    """Those of feeds of accounts that are not among the articles from there."""


@dataclass(frozen=True, slots=True)
class EntriesArrived(Event):
    """New entries are stored; `unread_delta` adds to the feed's unread count. A rule asked to notify the user of `notify_ids`."""

    feed_id: FeedId
    entry_ids: tuple[EntryId, ...]
    unread_delta: int
    notify_ids: tuple[EntryId, ...] = ()


@dataclass(frozen=True, slots=True)
class NoticeReady(Event):
    """Notify the user of these new entries: by feed, the most wanted first; `named` get their titles shown, the rest is counted.

    `has_sound`: one of them is to be heard.
    """

    feeds: tuple[tuple[FeedId, tuple[EntryId, ...]], ...]
    named: tuple[EntryId, ...]
    has_sound: bool = False


@dataclass(frozen=True, slots=True)
class EntriesChanged(Event):
    """Stored entries have new content; marks are as they were."""

    feed_id: FeedId
    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class EntriesRemoved(Event):
    """Retention removed entries (only read ones without a star)."""

    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class StatusesChanged(Event):
    """Marks of exactly these entries changed. `is_read`, `is_hidden`: the new value, None if not concerned; `mark` was set or cleared.

    `unread_deltas` add to the unread counts of feeds. `undo` restores exactly these entries.
    """

    entry_ids: tuple[EntryId, ...]
    is_read: bool | None = None
    unread_deltas: tuple[tuple[FeedId, int], ...] = ()
    undo: Command | None = None
    change: Change | None = None
    is_hidden: bool | None = None
    mark: Mark | None = None
    is_set: bool = True


@dataclass(frozen=True, slots=True)
class TagsChanged(Event):
    """Tags were put on exactly these entries or taken off; changed tags also publish SubscriptionsChanged."""

    entry_ids: tuple[EntryId, ...]
    undo: Command | None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class RulesChanged(Event):
    """The rules are different: read them again."""

    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class RuleProgramEnded(Event):
    """A program that a rule runs has failed for an article, in another way than before, or works again."""

    name: str
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class RuleStopped(Event):
    """A rule could not be applied to new entries, and is not tried again until it is saved."""

    name: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class RuleApplied(Event):
    """A rule was applied to so many stored entries; events of their own, without undo, report the changes."""

    entries: int
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class FullTextReady(Event):
    """The full text of an entry is stored."""

    entry_id: EntryId


@dataclass(frozen=True, slots=True)
class FullTextFailed(Event):
    """The full text of an entry could not be had; the problem is kept with the entry."""

    entry_id: EntryId
    problem: Problem


@dataclass(frozen=True, slots=True)
class IconsChanged(Event):
    """The icons of these feeds are different: read them again."""

    feed_ids: tuple[FeedId, ...]


@dataclass(frozen=True, slots=True)
class FeedChanged(Event):
    """Title, icon, schedule or problem of a feed is different: read it again."""

    feed_id: FeedId


@dataclass(frozen=True, slots=True)
class GapFound(Event):
    """Postings were lost between two retrievals."""

    gap: Gap


@dataclass(frozen=True, slots=True)
class BackfillStarted(Event):
    """A page of the publisher's archive is asked for: the `page`-th of `pages` at most."""

    gap_id: GapId
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class MissingFound(Event):
    """Backfilled postings are stored at their place and do not count as new. `unread_delta` adds to the feed's unread count."""

    feed_id: FeedId
    entry_ids: tuple[EntryId, ...]
    unread_delta: int


@dataclass(frozen=True, slots=True)
class BackfillEnded(Event):
    """A search is over and brought `found`; the gap says what remains, unless it `is_closed`."""

    gap_id: GapId
    found: int
    is_closed: bool = False
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class FeedMoved(Event):
    """A permanent redirect was adopted after it held long enough; `undo` returns to the old address."""

    feed_id: FeedId
    old_url: str
    new_url: str
    undo: Command


@dataclass(frozen=True, slots=True)
class RetrievalRefused(Event):
    """A retrieval the user asked for is not allowed yet; `reason` says why, `until` until when."""

    feed_id: FeedId
    until: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class NothingToRetrieve(Event):
    """The user asked for feeds that are all gone or paused, or for none at all."""

    gone: tuple[FeedId, ...] = ()
    paused: tuple[FeedId, ...] = ()


@dataclass(frozen=True, slots=True)
class RequestLogged(Event):
    """A request that refreshed no feed, or a program that a rule ran, has its line in the log."""


@dataclass(frozen=True, slots=True)
class RetrievalProgress(Event):
    """How far a batch of retrievals is; both 0 when nothing is under way. `cause` is the RetrieveNow that was just taken up: it
    comes even if nothing was added, and the next 0 of 0 ends it.
    """

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class RetrievingPaused(Event):
    """Nothing is retrieved by schedule until a time (0: it goes on), because the user paused it, or `by_hours` of quiet alone."""

    until: int
    by_hours: bool = False


@dataclass(frozen=True, slots=True)
class VacationChanged(Event):
    """The user is away until a time (UTC seconds); 0: the vacation ended, on time or by the user."""

    until: int


@dataclass(frozen=True, slots=True)
class ConditionsChanged(Event):
    """How much of the usual requests is made from now on, and why."""

    throttling: Throttling


@dataclass(frozen=True, slots=True)
class NetworkChanged(Event):
    """This computer's network went away (a problem) or came back (None)."""

    problem: Problem | None


@dataclass(frozen=True, slots=True)
class PictureReady(Event):
    """A picture lies in the cache at `path`."""

    url: str
    path: str


@dataclass(frozen=True, slots=True)
class PictureFailed(Event):
    """A picture will not come."""

    url: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class PreferenceChanged(Event):
    """A preference has a new value."""

    key: str
    value: Value


@dataclass(frozen=True, slots=True)
class EntryJudged(Event):
    """The user asked for more (1) or less (-1) like an entry, or for neither again (0). `undo` restores the previous answer."""

    entry_id: EntryId
    value: int
    undo: Command | None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class HabitsChanged(Event):
    """What was learned of the user was erased or brought back. `undo` takes an erasure back while the program runs."""

    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class PresenceChanged(Event):
    """The user came to the computer or left it; stored."""

    is_here: bool


@dataclass(frozen=True, slots=True)
class StorageFailed(Event):
    """The database could not be written (disk full, read-only); fetching pauses, reading goes on."""

    problem: Problem


@dataclass(frozen=True, slots=True)
class EngineStopped(Event):
    """The last event of an engine; with a problem where it did not stop because it was asked to."""

    problem: Problem | None = None
