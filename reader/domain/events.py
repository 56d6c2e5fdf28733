"""Events published by the engine, frozen. `cause` is the command that led to it, None if there is none."""

from typing import TYPE_CHECKING

from reader.domain.accounts import Account, Server, SyncCounts
from reader.domain.changes import Change
from reader.domain.commands import Command
from reader.domain.entry import Gap, Mark
from reader.domain.episodes import Download, Listening
from reader.domain.errors import Problem
from reader.domain.feed import FeedPreview
from reader.domain.ids import AccountId, CommandId, EntryId, FeedId, GapId
from reader.domain.news import News
from reader.domain.page_rule import PageView
from reader.domain.preferences import Throttling, Value
from reader.domain.reasons import Reason
from reader.domain.retrieval import FetchRequest
from reader.domain.subscription import FoundFeed, ImportPreview
from reader.domain.value_classes import dataclass

if TYPE_CHECKING:
    from reader.domain.computers import FolderContents


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class CommandFailed(Event):
    problem: Problem


@dataclass(frozen=True, slots=True)
class SubscriptionsChanged(Event):
    """The tree of folders, subscriptions, tags and saved searches changed and must be read again. `undo` reverts the `change`."""

    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class SubscriptionAdded(Event):
    """AddSubscription succeeded, with this feed and the entries of its first document."""

    feed_id: FeedId
    title: str
    entries: int
    is_plain: bool = False
    """Uses http although no scheme was typed, because the site does not support TLS."""
    undo: Command | None = None


@dataclass(frozen=True, slots=True)
class FeedsFound(Event):
    """A page offers several feeds; let the user choose and send AddSubscription with the chosen URL."""

    url: str
    feeds: tuple[FoundFeed, ...]


@dataclass(frozen=True, slots=True)
class MailFoldersFound(Event):
    """Names of a mailbox's folders; comes before the answer to FindNewsletters, also before a failure."""

    folders: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FeedsFoundAgain(Event):
    """Feeds that a followed feed's site offers, not followed yet, to choose from for ChangeFeedUrl. Perhaps none."""

    feed_id: FeedId
    feeds: tuple[FoundFeed, ...]


@dataclass(frozen=True, slots=True)
class OpmlPreviewed(Event):
    preview: ImportPreview
    source: str


@dataclass(frozen=True, slots=True)
class OpmlImported(Event):
    """An import is stored; first retrievals follow. Stars, tagged articles and read states came from another `reader`."""

    added: int
    moved: int
    already_there: int
    undo: Command | None = None
    reader: str = ""
    starred: int = 0
    tagged: int = 0
    read: int = 0
    feed_ids: tuple[FeedId, ...] = ()
    stored: tuple[EntryId, ...] = ()
    """Starred and tagged articles added by the import; their feeds may no longer contain them."""
    left_out: int = 0
    """Number of articles skipped because they are not among those of their account."""


@dataclass(frozen=True, slots=True)
class EntriesArrived(Event):
    """New entries are stored."""

    feed_id: FeedId
    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class NoticeReady(Event):
    """Notify the user of new entries, by feed, highest priority first; those not `named` are counted."""

    feeds: tuple[tuple[FeedId, tuple[EntryId, ...]], ...]
    named: tuple[EntryId, ...]
    has_sound: bool = False


@dataclass(frozen=True, slots=True)
class EntriesChanged(Event):
    """Stored entries have new content; their marks are unchanged."""

    feed_id: FeedId
    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class EntriesRemoved(Event):
    """Retention removed entries (only read ones without a star)."""

    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class StatusesChanged(Event):
    """Marks of exactly these entries changed. `is_read`, `is_hidden`: the new value, None if unchanged; `mark` was set or
    cleared. `undo` restores exactly these entries.
    """

    entry_ids: tuple[EntryId, ...]
    is_read: bool | None = None
    undo: Command | None = None
    change: Change | None = None
    is_hidden: bool | None = None
    mark: Mark | None = None
    is_set: bool = True


@dataclass(frozen=True, slots=True)
class TagsChanged(Event):
    """Tags were added to or removed from exactly these entries; new or removed tags also publish SubscriptionsChanged."""

    entry_ids: tuple[EntryId, ...]
    undo: Command | None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class RulesChanged(Event):
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class RuleProgramEnded(Event):
    """A program run by a rule failed in a new way, or works again."""

    name: str
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class RuleStopped(Event):
    """A rule failed on new entries and stays off until it is saved again."""

    name: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class FeedStopped(Event):
    """A program that writes a feed failed again and again; the feed is paused."""

    name: str
    failures: int


@dataclass(frozen=True, slots=True)
class RuleApplied(Event):
    """A rule was applied to stored entries; separate events, without undo, report the changes."""

    entries: int
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class FullTextReady(Event):
    entry_id: EntryId


@dataclass(frozen=True, slots=True)
class FullTextFailed(Event):
    """The full text of an entry is unavailable; the problem is stored with the entry."""

    entry_id: EntryId
    problem: Problem


@dataclass(frozen=True, slots=True)
class SiteRulesStored(Event):
    """Common rules for full texts are here, for so many sites."""

    sites: int


@dataclass(frozen=True, slots=True)
class PageSaved(Event):
    """A page is in Read later; `was_there` before. `is_complete`: its text is stored, nothing is fetched."""

    entry_id: EntryId
    title: str
    was_there: bool = False
    is_complete: bool = False


@dataclass(frozen=True, slots=True)
class SendingChanged(Event):
    """Articles wait to be sent, or no longer do. `undo` reverts the `change`."""

    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class EntriesSent(Event):
    """All articles that the user had sent are at the target."""

    target: str


@dataclass(frozen=True, slots=True)
class SendingFailed(Event):
    """Articles could not be sent; unless `is_final`, that is tried again."""

    target: str
    number: int
    problem: Problem
    is_final: bool = False


@dataclass(frozen=True, slots=True)
class SendLoginKept(Event):
    """A login for sending is stored, or deleted."""


@dataclass(frozen=True, slots=True)
class IconsChanged(Event):
    feed_ids: tuple[FeedId, ...]


@dataclass(frozen=True, slots=True)
class FeedChanged(Event):
    """Title, icon, schedule or problem of a feed changed and must be read again."""

    feed_id: FeedId


@dataclass(frozen=True, slots=True)
class GapFound(Event):
    """Postings were missed between two retrievals."""

    gap: Gap


@dataclass(frozen=True, slots=True)
class BackfillStarted(Event):
    """A page of the publisher's archive is being fetched: the `page`-th of at most `pages`."""

    gap_id: GapId
    page: int
    pages: int


@dataclass(frozen=True, slots=True)
class MissingFound(Event):
    """Backfilled postings are stored at their dates and do not count as new."""

    feed_id: FeedId
    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class BackfillEnded(Event):
    """A backfill ended with `found` postings; the gap holds what is still missing, unless it `is_closed`."""

    gap_id: GapId
    found: int
    is_closed: bool = False
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class FeedMoved(Event):
    """A permanent redirect was adopted after it was stable for long enough; `undo` returns to the old address."""

    feed_id: FeedId
    undo: Command


@dataclass(frozen=True, slots=True)
class RetrievalRefused(Event):
    """A retrieval requested by the user is not allowed before `until`, for this `reason`."""

    feed_id: FeedId
    until: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class NothingToRetrieve(Event):
    """All feeds that the user asked to retrieve are gone or paused, or there were none."""

    gone: tuple[FeedId, ...] = ()
    paused: tuple[FeedId, ...] = ()


@dataclass(frozen=True, slots=True)
class RequestLogged(Event):
    """A request other than a feed's retrieval, or a program run by a rule, was logged."""


@dataclass(frozen=True, slots=True)
class RetrievalProgress(Event):
    """Progress of a batch of retrievals; both numbers are 0 when none is running. `cause` is the RetrieveNow just accepted: it is
    published even if that added nothing, and the next 0 of 0 ends it.
    """

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class RetrievingPaused(Event):
    """Scheduled retrievals are paused until a time (0: resumed), by the user or, with `by_hours`, by quiet hours alone."""

    until: int
    by_hours: bool = False


@dataclass(frozen=True, slots=True)
class VacationChanged(Event):
    """A vacation lasts until a time (UTC seconds); 0: it ended, on time or by the user."""

    until: int


@dataclass(frozen=True, slots=True)
class ConditionsChanged(Event):
    """The share of usual requests that are made changed, with the reason."""

    throttling: Throttling


@dataclass(frozen=True, slots=True)
class NetworkChanged(Event):
    """This computer's network was lost (a problem) or came back (None)."""

    problem: Problem | None


@dataclass(frozen=True, slots=True)
class PictureReady(Event):
    url: str
    path: str


@dataclass(frozen=True, slots=True)
class PictureFailed(Event):
    url: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class NewsTurned(Event):
    """Other articles are new now: the instant moved that decides it, because a visit began or ended."""

    news: News


@dataclass(frozen=True, slots=True)
class BriefingReady(Event):
    """A briefing was made at this time (UTC seconds); None if too little is new for one, so that the last one stays."""

    made_at: int | None


@dataclass(frozen=True, slots=True)
class PreferenceChanged(Event):
    key: str
    value: Value


@dataclass(frozen=True, slots=True)
class EntryJudged(Event):
    """The user asked for more (1) or less (-1) like an entry, or withdrew that (0). `undo` restores the previous answer."""

    entry_id: EntryId
    value: int
    undo: Command | None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class StoriesChanged(Event):
    """The stories of these stored entries changed. Of entries that arrive with theirs, EntriesArrived alone comes."""

    entry_ids: tuple[EntryId, ...]
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class HabitsChanged(Event):
    """Learned data was erased or restored. `undo` reverts an erasure while the program runs."""

    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class PresenceChanged(Event):
    """The user's return to or departure from the computer was stored."""

    is_here: bool


@dataclass(frozen=True, slots=True)
class StorageFailed(Event):
    """The database cannot be written (disk full, read-only); fetching pauses, reading continues."""

    problem: Problem


@dataclass(frozen=True, slots=True)
class EngineStopped(Event):
    """The last event of an engine; has a problem if it stopped without being asked to."""

    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class ServerFound(Event):
    """A supported server answered."""

    server: Server


@dataclass(frozen=True, slots=True)
class AccountChecked(Event):
    """Signing in succeeded; carries the server's counts."""

    feeds: int
    unread: int


@dataclass(frozen=True, slots=True)
class AccountAdded(Event):
    account: Account


@dataclass(frozen=True, slots=True)
class AccountChanged(Event):
    """An account's name, switches, state or problem changed. `undo` reverts the `change`."""

    account: Account
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class AccountRemoved(Event):
    """An account was removed from this computer; the server keeps everything. `undo` restores it."""

    account_id: AccountId
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class ChangesWaiting(Event):
    account_id: AccountId
    count: int


@dataclass(frozen=True, slots=True)
class SyncProgress(Event):
    """Number of missing articles stored so far by a running sync (`total` 0: not known yet)."""

    account_id: AccountId
    stored: int
    total: int


@dataclass(frozen=True, slots=True)
class SyncFinished(Event):
    account_id: AccountId
    counts: SyncCounts
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class ServerReplaced(Event):
    """The server has none of the known articles and may have been set up again. Answered by ConfirmServer."""

    account_id: AccountId


@dataclass(frozen=True, slots=True)
class ChangesTooOld(Event):
    """Changes have been unsent for 30 days and may overwrite newer ones made elsewhere. Answered by SettleOldChanges."""

    account_id: AccountId
    count: int


@dataclass(frozen=True, slots=True)
class FolderChecked(Event):
    contents: "FolderContents"


@dataclass(frozen=True, slots=True)
class ComputersChanged(Event):
    """The folder, its computers, a problem or the number of waiting changes must be read again."""

    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class ExchangeFinished(Event):
    """Changes were exchanged with the folder; `received` of them came from others. Separate events report what they changed."""

    received: int
    sent: int
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class EpisodeOpened(Event):
    """An episode can be played from `path` or by `request`; `position_seconds` is the last position."""

    entry_id: EntryId
    url: str
    position_seconds: int
    path: str = ""
    request: FetchRequest | None = None


@dataclass(frozen=True, slots=True)
class ListeningChanged(Event):
    """The playback position of an episode changed, or (None) was forgotten."""

    entry_id: EntryId
    url: str
    listening: Listening | None
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class ChaptersReady(Event):
    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class ChaptersFailed(Event):
    entry_id: EntryId
    url: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class DownloadChanged(Event):
    """The download of an episode changed, or (None) was removed. `undo` reverts the `change`."""

    entry_id: EntryId
    url: str
    download: Download | None
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class PageViewed(Event):
    url: str
    view: PageView


@dataclass(frozen=True, slots=True)
class FeedPreviewed(Event):
    """The address leads to this feed; nothing is stored."""

    preview: FeedPreview
