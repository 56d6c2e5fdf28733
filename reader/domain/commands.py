"""Commands to the engine: frozen, named in the imperative, each with an id that the resulting events carry as `cause`."""

import itertools
from collections.abc import Mapping
from dataclasses import field

from reader.domain.changes import ChangeKind
from reader.domain.entry import Selection
from reader.domain.ids import CommandId, EntryId, FeedId, FolderId, GapId, RuleId, SearchId, TagId
from reader.domain.marks import Mark
from reader.domain.preferences import Value
from reader.domain.retrieval import AccessRecord
from reader.domain.rules import ArrivalRule
from reader.domain.subscription import OpmlDocument
from reader.domain.value_classes import dataclass

_numbers = itertools.count(1)


def _next_id() -> CommandId:
    return CommandId(next(_numbers))


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    command_id: CommandId = field(default_factory=_next_id)


@dataclass(frozen=True, slots=True)
class AddSubscription(Command):
    """Subscribe to a feed, site, feed: URL or channel page that the user typed. Answered by SubscriptionAdded, FeedsFound (a
    choice) or CommandFailed. `title` is a custom name.
    """

    url: str
    folder_id: FolderId | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class RemoveSubscription(Command):
    """Unsubscribe; undone by RestoreSubscription while the feed is kept."""

    feed_ids: tuple[FeedId, ...]


@dataclass(frozen=True, slots=True)
class RestoreSubscription(Command):
    """Undo RemoveSubscription, marks included."""

    feed_ids: tuple[FeedId, ...]


@dataclass(frozen=True, slots=True)
class RenameSubscription(Command):
    """Give a feed a custom title; an empty one returns to the feed's."""

    feed_id: FeedId
    title: str


@dataclass(frozen=True, slots=True)
class MoveSubscription(Command):
    """Put a feed into a folder (None is the top) at a position among its siblings (None is the end)."""

    feed_id: FeedId
    folder_id: FolderId | None
    position: int | None = None


@dataclass(frozen=True, slots=True)
class AddFolder(Command):
    title: str
    parent_id: FolderId | None = None


@dataclass(frozen=True, slots=True)
class RenameFolder(Command):
    folder_id: FolderId
    title: str


@dataclass(frozen=True, slots=True)
class MoveFolder(Command):
    """Put a folder into another (None is the top); refused for itself and its own descendants."""

    folder_id: FolderId
    parent_id: FolderId | None
    position: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveFolder(Command):
    """Remove a folder; its contents move to its parent."""

    folder_id: FolderId


@dataclass(frozen=True, slots=True)
class RestoreFolder(Command):
    """Undo RemoveFolder: create the folder again and move these children back."""

    title: str
    parent_id: FolderId | None
    position: int
    feed_ids: tuple[FeedId, ...]
    folder_ids: tuple[FolderId, ...]
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PreviewOpml(Command):
    """Parse a subscription list and preview its import; answered by OpmlPreviewed or CommandFailed."""

    data: bytes
    source: str


@dataclass(frozen=True, slots=True)
class PreviewOpmlUrl(Command):
    """Preview an OPML document at a web address, as PreviewOpml does for a file."""

    url: str


@dataclass(frozen=True, slots=True)
class ImportOpml(Command):
    """Import a subscription list in one transaction, with another reader's articles if it has any; answered by OpmlImported or
    CommandFailed.
    """

    document: OpmlDocument


@dataclass(frozen=True, slots=True)
class MarkRead(Command):
    entry_ids: tuple[EntryId, ...]
    is_read: bool = True


@dataclass(frozen=True, slots=True)
class SetMark(Command):
    entry_ids: tuple[EntryId, ...]
    mark: Mark
    is_set: bool = True


@dataclass(frozen=True, slots=True)
class HideEntries(Command):
    """Hide entries from every list except searches for hidden ones, or show them again; hidden entries are also read."""

    entry_ids: tuple[EntryId, ...]
    is_hidden: bool = True


@dataclass(frozen=True, slots=True)
class TagEntries(Command):
    """Add and remove tags of entries; unknown names create tags."""

    entry_ids: tuple[EntryId, ...]
    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RenameTag(Command):
    """Rename a tag; using another tag's name merges the two."""

    tag_id: TagId
    name: str


@dataclass(frozen=True, slots=True)
class RemoveTag(Command):
    """Remove a tag from all entries; undone by TagEntries."""

    tag_id: TagId


@dataclass(frozen=True, slots=True)
class SaveSearch(Command):
    """Save a search in the sidebar (None creates one), or change its name and query."""

    name: str
    query: str
    search_id: SearchId | None = None


@dataclass(frozen=True, slots=True)
class RemoveSearch(Command):
    """Remove a saved search; undone by SaveSearch."""

    search_id: SearchId


@dataclass(frozen=True, slots=True)
class SaveRule(Command):
    """Store a new (its id is None) or changed rule; `position` is its place among the rules, None the end or where it was."""

    rule: ArrivalRule
    position: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveRule(Command):
    """Remove a rule; undone by SaveRule."""

    rule_id: RuleId


@dataclass(frozen=True, slots=True)
class ApplyRule(Command):
    """Apply a rule, stored or not, to every stored entry that it matches; answered by RuleApplied."""

    rule: ArrivalRule


@dataclass(frozen=True, slots=True)
class SetSubscriptionSettings(Command):
    """Change settings of subscriptions, as listed in `domain.subscription`; an empty value returns to the default."""

    feed_ids: tuple[FeedId, ...]
    settings: Mapping[str, str] = field(repr=False)


@dataclass(frozen=True, slots=True)
class SetFolderSettings(Command):
    """Change settings of a folder, as listed in `domain.subscription`; an empty value returns to the default."""

    folder_id: FolderId
    settings: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class SetCredentials(Command):
    """Store a feed's user name and password in the system's keyring (an empty name removes them). Never logged, never in the
    database.
    """

    feed_id: FeedId
    username: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class FetchFullText(Command):
    """Fetch the article's own page, extract its text and store it; answered by FullTextReady or FullTextFailed."""

    entry_id: EntryId


@dataclass(frozen=True, slots=True)
class MarkAllRead(Command):
    """Mark the entries of a selection as read; those with an id above `up_to` arrived later and stay unread.

    `before` and `after` restrict it to entries shown with an earlier or later time (UTC seconds): "mark older as read", "mark
    above as read".
    """

    selection: Selection
    up_to: EntryId
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class RetrieveNow(Command):
    """Retrieve feeds at the user's request (all if empty).

    `is_whole` asks for the full document even if nothing changed, once a day for each; `even_gone` includes a feed that was
    removed, if it was chosen itself and not by its folder. Hard limits still apply and are reported by RetrievalRefused;
    NothingToRetrieve means that all are gone or paused.
    """

    feed_ids: tuple[FeedId, ...] = ()
    is_whole: bool = False
    even_gone: bool = False


@dataclass(frozen=True, slots=True)
class CancelRetrievals(Command):
    """Drop every queued retrieval; those in flight finish."""


@dataclass(frozen=True, slots=True)
class PauseRetrievals(Command):
    """Pause scheduled retrievals until a time (UTC seconds; 0: resume), across restarts; answered by RetrievingPaused."""

    until: int


@dataclass(frozen=True, slots=True)
class SetVacation(Command):
    """Set a vacation until a time (UTC seconds; 0: back), across restarts.

    Until then only feeds that would lose entries are retrieved, and all of them once shortly before the end. Answered by
    VacationChanged.
    """

    until: int


@dataclass(frozen=True, slots=True)
class ReportConditions(Command):
    """Report power and network; the engine saves battery and metered data as the preferences say."""

    is_battery_low: bool
    is_metered: bool


@dataclass(frozen=True, slots=True)
class FetchPicture(Command):
    """Fetch a picture of an open article into the cache; answered by PictureReady or PictureFailed."""

    url: str
    entry_id: EntryId


@dataclass(frozen=True, slots=True)
class RecordAccess(Command):
    access: AccessRecord


@dataclass(frozen=True, slots=True)
class SetPreference(Command):
    """Change one preference; answered by PreferenceChanged or CommandFailed."""

    key: str
    value: Value


@dataclass(frozen=True, slots=True)
class EraseHabits(Command):
    """Erase the user's accesses and readings (`accesses`), the retrieval log, or both; answered by HabitsChanged, which can be
    undone while the program runs.
    """

    accesses: bool = True
    retrievals: bool = True


@dataclass(frozen=True, slots=True)
class RestoreHabits(Command):
    """Restore what the command `erased` removed; answered by HabitsChanged."""

    erased: CommandId


@dataclass(frozen=True, slots=True)
class ChangeFeedUrl(Command):
    """Change a feed's address; validators and schedule start over. Also undoes an adopted redirect."""

    feed_id: FeedId
    url: str


@dataclass(frozen=True, slots=True)
class PauseFeeds(Command):
    """Stop retrieving these feeds, by schedule and by hand, or resume them."""

    feed_ids: tuple[FeedId, ...]
    is_paused: bool = True


@dataclass(frozen=True, slots=True)
class FindFeedAgain(Command):
    """Search a feed's site for its current address; answered by FeedsFoundAgain or CommandFailed."""

    feed_id: FeedId


@dataclass(frozen=True, slots=True)
class FindMissing(Command):
    """Search the feed's declared archive for a gap's postings, or (not `is_wanted`) request no further page; those found stay.
    Answered by BackfillStarted, MissingFound, BackfillEnded or CommandFailed.
    """

    gap_id: GapId
    is_wanted: bool = True


@dataclass(frozen=True, slots=True)
class Batch(Command):
    """Run several commands in one transaction; also used to undo an import. `kind` names the combined change."""

    commands: tuple[Command, ...]
    kind: ChangeKind | None = None


@dataclass(frozen=True, slots=True)
class Stop(Command):
    """Stop the engine after storing work in progress."""
