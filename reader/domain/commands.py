"""What the user asks of the engine: frozen, imperative, each with an id that the resulting events carry as `cause`."""

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
    """The base of all commands."""

    command_id: CommandId = field(default_factory=_next_id)


@dataclass(frozen=True, slots=True)
class AddSubscription(Command):
    """Subscribe to whatever the user typed: a feed, a site, a feed: URL, a channel page. Answered by SubscriptionAdded,
    FeedsFound (a choice) or CommandFailed. `title` is a name of the user's own.
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
    """Bring back what RemoveSubscription took away, marks included."""

    feed_ids: tuple[FeedId, ...]


@dataclass(frozen=True, slots=True)
class RenameSubscription(Command):
    """Give a feed a name of the user's own; an empty title returns to the feed's."""

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
    """Put a folder into another (None is the top); into itself or its own descendants is refused."""

    folder_id: FolderId
    parent_id: FolderId | None
    position: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveFolder(Command):
    """Remove a folder; what is in it moves to its parent, so that nothing is lost."""

    folder_id: FolderId


@dataclass(frozen=True, slots=True)
class RestoreFolder(Command):
    """Undo RemoveFolder: make it again and put these children back."""

    title: str
    parent_id: FolderId | None
    position: int
    feed_ids: tuple[FeedId, ...]
    folder_ids: tuple[FolderId, ...]
    settings: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PreviewOpml(Command):
    """Read a subscription list and preview its import; answered by OpmlPreviewed or CommandFailed."""

    data: bytes
    source: str


@dataclass(frozen=True, slots=True)
class PreviewOpmlUrl(Command):
    """Preview an OPML document at a web address, as PreviewOpml does for a file."""

    url: str


@dataclass(frozen=True, slots=True)
class ImportOpml(Command):
    """Take over a subscription list in one transaction, with another reader's articles if it has any; answered by OpmlImported or CommandFailed."""

    document: OpmlDocument


@dataclass(frozen=True, slots=True)
class MarkRead(Command):
    """Set or clear the read mark of entries."""

    entry_ids: tuple[EntryId, ...]
    is_read: bool = True


@dataclass(frozen=True, slots=True)
class SetMark(Command):
    """Set or clear a mark of entries."""

    entry_ids: tuple[EntryId, ...]
    mark: Mark
    is_set: bool = True


@dataclass(frozen=True, slots=True)
class HideEntries(Command):
    """Keep entries out of every list but a search for hidden ones, or bring them back; what is hidden is also read."""

    entry_ids: tuple[EntryId, ...]
    is_hidden: bool = True


@dataclass(frozen=True, slots=True)
class TagEntries(Command):
    """Put tags on entries and take others off; names of tags that are not there yet make them."""

    entry_ids: tuple[EntryId, ...]
    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RenameTag(Command):
    """Rename a tag; to the name of another one joins the two."""

    tag_id: TagId
    name: str


@dataclass(frozen=True, slots=True)
class RemoveTag(Command):
    """Remove a tag from everything; undone by TagEntries."""

    tag_id: TagId


@dataclass(frozen=True, slots=True)
class SaveSearch(Command):
    """Keep a search in the sidebar (None makes a new one), or change its name and query."""

    name: str
    query: str
    search_id: SearchId | None = None


@dataclass(frozen=True, slots=True)
class RemoveSearch(Command):
    """Take a kept search away; undone by SaveSearch."""

    search_id: SearchId


@dataclass(frozen=True, slots=True)
class SaveRule(Command):
    """Store a rule, new (its id is None) or changed; `position` among the rules, None is the end or where it was."""

    rule: ArrivalRule
    position: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveRule(Command):
    """Remove a rule; undone by SaveRule."""

    rule_id: RuleId


@dataclass(frozen=True, slots=True)
class ApplyRule(Command):
    """Carry out a rule, stored or not, on every stored entry that it matches; answered by RuleApplied."""

    rule: ArrivalRule


@dataclass(frozen=True, slots=True)
class SetSubscriptionSettings(Command):
    """Change settings of subscriptions (see `domain.subscription`); an empty value returns to the default."""

    feed_ids: tuple[FeedId, ...]
    settings: Mapping[str, str] = field(repr=False)


@dataclass(frozen=True, slots=True)
class SetFolderSettings(Command):
    """Change settings of a folder (see `domain.subscription`); an empty value returns to the default."""

    folder_id: FolderId
    settings: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class SetCredentials(Command):
    """Keep user name and password of a feed in the system's keyring (an empty name removes them). Never logged, never stored here."""

    feed_id: FeedId
    username: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class FetchFullText(Command):
    """Bring the article's own page, extract its text and keep it; answered by FullTextReady or FullTextFailed."""

    entry_id: EntryId


@dataclass(frozen=True, slots=True)
class MarkAllRead(Command):
    """Mark read what a selection holds; entries with an id above `up_to` arrived later and stay unread.

    `before` and `after` narrow it to entries shown with an earlier or later time (UTC seconds): "mark older read", "mark above read".
    """

    selection: Selection
    up_to: EntryId
    before: int | None = None
    after: int | None = None


@dataclass(frozen=True, slots=True)
class RetrieveNow(Command):
    """The user asks for feeds now (all if empty): `is_whole` even if nothing changed, once a day for each; `even_gone` for one feed
    that was named itself, not by its folder, even if it was removed. Hard limits bind; RetrievalRefused reports them, NothingToRetrieve
    that all are gone or paused.
    """

    feed_ids: tuple[FeedId, ...] = ()
    is_whole: bool = False
    even_gone: bool = False


@dataclass(frozen=True, slots=True)
class CancelRetrievals(Command):
    """Drop every waiting retrieval; those in flight finish."""


@dataclass(frozen=True, slots=True)
class PauseRetrievals(Command):
    """Retrieve nothing by schedule until a time (UTC seconds; 0: go on), over restarts too; answered by RetrievingPaused."""

    until: int


@dataclass(frozen=True, slots=True)
class SetVacation(Command):
    """The user is away until a time (UTC seconds; 0: back), across restarts too: only what would be lost is retrieved meanwhile,
    and all once shortly before the end. Answered by HolidayChanged.
    """

    until: int


@dataclass(frozen=True, slots=True)
class ReportConditions(Command):
    """What the computer runs on: the engine spares battery and metered connections as the preferences say."""

    is_battery_low: bool
    is_metered: bool


@dataclass(frozen=True, slots=True)
class FetchPicture(Command):
    """Bring a picture of an open article into the cache; answered by PictureReady or PictureFailed."""

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
    """Erase the user's accesses and readings (`accesses`), the retrieval log, or both; answered by HabitsChanged, with an undo while it runs."""

    accesses: bool = True
    retrievals: bool = True


@dataclass(frozen=True, slots=True)
class RestoreHabits(Command):
    """Bring back what the command `erased` removed; answered by HabitsChanged."""

    erased: CommandId


@dataclass(frozen=True, slots=True)
class ChangeFeedUrl(Command):
    """Give a feed another address; validators and schedule start over. Also the undo of an adopted redirect."""

    feed_id: FeedId
    url: str


@dataclass(frozen=True, slots=True)
class PauseFeeds(Command):
    """Retrieve these feeds no more, neither by schedule nor by hand, or go on with them."""

    feed_ids: tuple[FeedId, ...]
    is_paused: bool = True


@dataclass(frozen=True, slots=True)
class FindFeedAgain(Command):
    """Search a feed's site for its current address; answered by FeedsFoundAgain or CommandFailed."""

    feed_id: FeedId


@dataclass(frozen=True, slots=True)
class FindMissing(Command):
    """Search a gap's postings in the archive its feed declares, or (not `is_wanted`) ask for no further page; what was found stays.
    Answered by LostSought, LostFound, LostSearchEnded or CommandFailed.
    """

    gap_id: GapId
    is_wanted: bool = True


@dataclass(frozen=True, slots=True)
class Batch(Command):
    """Several commands as one, in one transaction; also how an import is undone. `kind` says what they are together."""

    commands: tuple[Command, ...]
    kind: ChangeKind | None = None


@dataclass(frozen=True, slots=True)
class Stop(Command):
    """End the engine after what is under way is stored."""
