"""Commands to the engine: frozen, named in the imperative, each with an id that the resulting events carry as `cause`."""

import itertools
from collections.abc import Mapping
from dataclasses import field

from reader.domain.accounts import Server, SignIn
from reader.domain.changes import ChangeKind
from reader.domain.entry import Mark, OpenedLink, Reading, Selection
from reader.domain.episodes import Listening
from reader.domain.ids import AccountId, CommandId, ComputerId, EntryId, FeedId, FolderId, GapId, RuleId, SearchId, TagId
from reader.domain.page_rule import PageRule
from reader.domain.preferences import Value
from reader.domain.retrieval import AccessRecord, FetchResult
from reader.domain.rules import ArrivalRule
from reader.domain.subscription import FoundFeed, OpmlDocument
from reader.domain.value_classes import dataclass
from reader.domain.visits import Signal

_numbers = itertools.count(1)


def _next_id() -> CommandId:
    return CommandId(next(_numbers))


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    command_id: CommandId = field(default_factory=_next_id)


@dataclass(frozen=True, slots=True)
class AddSubscription(Command):
    """Subscribe to what the user typed. Answered by SubscriptionAdded, FeedsFound (a choice) or CommandFailed."""

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
    """Import a subscription list, and articles, in one transaction; answered by OpmlImported or CommandFailed."""

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
    search_id: SearchId


@dataclass(frozen=True, slots=True)
class SaveRule(Command):
    """Store a new (its id is None) or changed rule; `position` is its place among the rules, None the end or where it was."""

    rule: ArrivalRule
    position: int | None = None


@dataclass(frozen=True, slots=True)
class RemoveRule(Command):
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
    """Store a feed's login in the system's keyring only (an empty name removes it). Never logged."""

    feed_id: FeedId
    username: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class FetchFullText(Command):
    """Fetch the article's own page, extract its text and store it; answered by FullTextReady or FullTextFailed. `again`: even if
    it is stored; a page just shown by ViewText is reused.
    """

    entry_id: EntryId
    again: bool = False


@dataclass(frozen=True, slots=True)
class ViewText(Command):
    """Show the blocks of an article's page, and the text that a CSS selector finds: by default the one suggested first, with an
    empty one what is found without. Stores nothing and reuses a page just fetched. Answered by PageViewed or CommandFailed.
    """

    entry_id: EntryId
    selector: str | None = None


@dataclass(frozen=True, slots=True)
class SavePage(Command):
    """Save a web page to Read later, without a feed; answered by PageSaved or CommandFailed. Its text is fetched afterwards, or taken
    from `html`: then by EntriesChanged or FullTextFailed. An article of a feed with this link only gets the mark.
    """

    url: str
    title: str = ""
    html: bytes = field(default=b"", repr=False)


@dataclass(frozen=True, slots=True)
class SendEntries(Command):
    """Send articles to a target, or stop. Answered by SendingChanged, then by EntriesSent or SendingFailed."""

    entry_ids: tuple[EntryId, ...]
    target: str
    is_wanted: bool = True


@dataclass(frozen=True, slots=True)
class KeepSendLogin(Command):
    """Store the login of a wallabag server in the keyring, or delete it if the name is empty; answered by SendLoginKept. `secrets`
    is a JSON object of `password`, `client_id` and `client_secret`.
    """

    server_url: str
    username: str
    secrets: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class MarkAllRead(Command):
    """Mark the entries of a selection as read; those with an id above `up_to` arrived later and stay unread. `before` and `after`
    restrict it to entries shown with an earlier or later time (UTC seconds): "mark older as read", "mark above as read".
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
    """Set a vacation until a time (UTC seconds; 0: back), across restarts. Until then only feeds that would lose entries are
    retrieved, and all of them once shortly before the end. Answered by VacationChanged.
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
class NoteUse(Command):
    """The window is in use: what is stored by now will not be new in the next visit. No record of habits."""


@dataclass(frozen=True, slots=True)
class TurnNews(Command):
    """A visit begins or has ended: what arrived after the last use is new; answered by NewsTurned if that changes."""


@dataclass(frozen=True, slots=True)
class MakeBriefing(Command):
    """Make a briefing of what is new now; answered by BriefingReady."""


@dataclass(frozen=True, slots=True)
class SetPreference(Command):
    """Change one preference; answered by PreferenceChanged or CommandFailed."""

    key: str
    value: Value


@dataclass(frozen=True, slots=True)
class EraseHabits(Command):
    """Erase visits and readings (`accesses`), the retrieval log, or both; answered by HabitsChanged with an undo."""

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


@dataclass(frozen=True, slots=True)
class FindServer(Command):
    """Find a server's API from the address the user typed; answered by ServerFound or CommandFailed. No password is sent."""

    address: str


@dataclass(frozen=True, slots=True)
class CheckAccount(Command):
    """Sign in and count the contents without storing anything; answered by AccountChecked or CommandFailed."""

    server: Server
    username: str
    secret: str = field(repr=False)
    sign_in: SignIn = SignIn.PASSWORD


@dataclass(frozen=True, slots=True)
class AddAccount(Command):
    """Store the secret in the keyring and the account, and start its first sync; AccountAdded or CommandFailed."""

    server: Server
    name: str
    username: str
    secret: str = field(repr=False)
    sign_in: SignIn = SignIn.PASSWORD
    refreshes_server: bool = False
    refresh_secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class SignInAgain(Command):
    """Replace login or certificate (None: unchanged); answered by AccountChanged or CommandFailed."""

    account_id: AccountId
    username: str
    secret: str = field(default="", repr=False)
    certificate: str | None = None
    sign_in: SignIn | None = None


@dataclass(frozen=True, slots=True)
class SetAccount(Command):
    """Change an account's name or switches (None: unchanged); undone by another SetAccount. `refresh_secret` is the token or key
    for refreshes; '' keeps the one in the keyring. Answered by AccountChanged or CommandFailed.
    """

    account_id: AccountId
    name: str | None = None
    runs_rules: bool | None = None
    refreshes_server: bool | None = None
    refresh_secret: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class RemoveAccount(Command):
    """Remove the account once pending changes were sent; its feeds become local (`keeps_feeds`) or go too."""

    account_id: AccountId
    keeps_feeds: bool = False


@dataclass(frozen=True, slots=True)
class RestoreAccount(Command):
    """Undo RemoveAccount, while the password is still in the keyring."""

    account_id: AccountId


@dataclass(frozen=True, slots=True)
class SyncAccounts(Command):
    """Sync these accounts now, or all if none is named; each is answered by SyncFinished with this cause."""

    account_ids: tuple[AccountId, ...] = ()


@dataclass(frozen=True, slots=True)
class AddToAccount(Command):
    """Subscribe to a feed at the server, in a folder of the account (None: its top folder) or in a folder of this name, created
    if missing. Answered by SubscriptionAdded once it is there, or CommandFailed.
    """

    account_id: AccountId
    url: str
    folder_id: FolderId | None = None
    title: str = ""
    folder: str = ""


@dataclass(frozen=True, slots=True)
class MoveToAccount(Command):
    """Move feeds with their stars and read states to an account, or (None) to this computer.

    The old server keeps them while the move can be undone. For an undo: `parted` are the copies that the moved feeds replaced in
    the account they leave; these get their articles and marks back, and those it followed before (`restored`) are followed again.
    """

    feed_ids: tuple[FeedId, ...]
    account_id: AccountId | None
    folder_id: FolderId | None = None
    restored: tuple[FeedId, ...] = ()
    parted: tuple[FeedId, ...] = ()


@dataclass(frozen=True, slots=True)
class SettleOldChanges(Command):
    """Send changes pending for more than 30 days (`sends`), or discard them; answered by AccountChanged."""

    account_id: AccountId
    sends: bool


@dataclass(frozen=True, slots=True)
class ConfirmServer(Command):
    """Match articles by link and title after a server was set up again (`is_same`), or stop syncing it."""

    account_id: AccountId
    is_same: bool


@dataclass(frozen=True, slots=True)
class CheckFolder(Command):
    """Find out what joining a folder would mean, and change nothing; answered by FolderChecked or CommandFailed."""

    folder: str


@dataclass(frozen=True, slots=True)
class JoinFolder(Command):
    """Keep this computer in step with the others that use a folder; answered by ComputersChanged or CommandFailed. `name` is what
    the others call this computer. The first computer chooses whether there is a passphrase.
    """

    folder: str
    name: str
    passphrase: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class LeaveFolder(Command):
    """Keep all that is here and stop exchanging; our files in the folder stay or go. Answered by ComputersChanged."""

    removes_files: bool = False


@dataclass(frozen=True, slots=True)
class RenameComputer(Command):
    """Change what others call this computer; answered by ComputersChanged."""

    name: str


@dataclass(frozen=True, slots=True)
class SetPassphrase(Command):
    """Encrypt the folder by another passphrase; every other computer asks for it. Answered by ComputersChanged."""

    passphrase: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ForgetComputer(Command):
    """Remove another computer's files from the folder; what it marked stays. Answered by ComputersChanged."""

    computer_id: ComputerId


@dataclass(frozen=True, slots=True)
class ExchangeNow(Command):
    """Write and read changes now; answered by ExchangeFinished."""


@dataclass(frozen=True, slots=True)
class SettleUnsent(Command):
    """Send changes waiting for more than 30 days (`sends`), or discard them; answered by ComputersChanged."""

    sends: bool


@dataclass(frozen=True, slots=True)
class OpenEpisode(Command):
    """Open an episode as a file, or by a request that obeys all limits; answered by EpisodeOpened or CommandFailed."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class RecordListening(Command):
    """Record the playback position of an episode, only while habits are recorded. Answered by ListeningChanged."""

    listening: Listening


@dataclass(frozen=True, slots=True)
class ForgetListening(Command):
    """Play an episode from its start next time; undone by RecordListening, unless habits are not recorded."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class ReportMedia(Command):
    """Report the outcome of a media request by the player; a host that refused is left alone for as long as it asked."""

    result: FetchResult


@dataclass(frozen=True, slots=True)
class FetchChapters(Command):
    """Fetch the file with an episode's chapters; answered by ChaptersReady or ChaptersFailed."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class DownloadEpisode(Command):
    """Download an episode, resume its download or retry it. Answered by DownloadChanged."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class PauseDownload(Command):
    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class RemoveDownload(Command):
    """Cancel a download, or delete the saved file; undone by RestoreDownload."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class RestoreDownload(Command):
    """Restore a deleted file, or download it again if it is gone for good."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class ForgetImported(Command):
    """Remove the articles of an import that no feed has confirmed, and its states that wait for articles."""

    document: OpmlDocument
    feed_ids: tuple[FeedId, ...]
    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class ViewPage(Command):
    """Show the articles that a rule finds in a page; stores nothing. Answered by PageViewed or CommandFailed."""

    url: str
    rule: PageRule | None = None


@dataclass(frozen=True, slots=True)
class FollowPage(Command):
    """Subscribe to a page by a rule; answered by SubscriptionAdded or CommandFailed."""

    url: str
    rule: PageRule
    folder_id: FolderId | None = None
    title: str = ""


THUMBNAILS_MAX = 60
"""Limit of thumbnails per command; no screen shows more rows."""


@dataclass(frozen=True, slots=True)
class ShowThumbnails(Command):
    """Request pictures for the visible articles. Those of the previous command that are not among them are dropped. Each is
    answered by PictureReady or PictureFailed once it may be requested. Not persisted.
    """

    wanted: tuple[tuple[str, EntryId], ...]


@dataclass(frozen=True, slots=True)
class SmallIcon:
    """A feed's icon as fetched, and its pixels as scaled by the window; b"" if the window cannot decode it."""

    feed_id: FeedId
    fetched: bytes
    made: bytes | None


@dataclass(frozen=True, slots=True)
class KeepIcons(Command):
    """Store scaled icons in place of the fetched ones, unless these have changed."""

    icons: tuple[SmallIcon, ...]


@dataclass(frozen=True, slots=True)
class RecordReturn(Command):
    """The user returned to the computer (`at`: UTC seconds) after `away_seconds`, None if unknown."""

    at: int
    utc_offset_seconds: int
    signal: Signal
    away_seconds: int | None = None


@dataclass(frozen=True, slots=True)
class RecordLeaving(Command):
    """The user has been away since `at` (UTC seconds, possibly a while ago)."""

    at: int


@dataclass(frozen=True, slots=True)
class PreviewProgram(Command):
    """Run a program once and show the feed that it writes; answered like PreviewFeed."""

    name: str


@dataclass(frozen=True, slots=True)
class AddProgram(Command):
    """Subscribe to a program's output; answered like AddSubscription."""

    name: str
    folder_id: FolderId | None = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class FindNewsletters(Command):
    """Look for newsletters in a folder of a mailbox, by its address (`domain.mailbox`); an empty password is the stored one. Answered by
    MailFoldersFound, then FeedsFound with those that are not followed, or CommandFailed.
    """

    url: str
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class AddNewsletters(Command):
    """Subscribe to newsletters of a mailbox that FindNewsletters found, once its password is stored; an empty one is stored already.
    Answered by SubscriptionsChanged or CommandFailed.
    """

    newsletters: tuple[FoundFeed, ...]
    folder_id: FolderId | None = None
    password: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class FetchSiteRules(Command):
    """Fetch the common rules for full texts, unless those here are of today; answered by SiteRulesStored or CommandFailed."""


@dataclass(frozen=True, slots=True)
class AddFile(Command):
    """Subscribe to the feed in a file, by its absolute path; answered like AddSubscription."""

    path: str
    folder_id: FolderId | None = None


@dataclass(frozen=True, slots=True)
class RecordReading(Command):
    reading: Reading


@dataclass(frozen=True, slots=True)
class RecordOpenedLink(Command):
    """A link was opened from an article; not kept for feeds with a login."""

    link: OpenedLink


@dataclass(frozen=True, slots=True)
class RecordShown(Command):
    """These articles were visible in For you; counted at most once an hour."""

    entry_ids: tuple[EntryId, ...]


@dataclass(frozen=True, slots=True)
class JudgeEntry(Command):
    """Ask for more (1) or less (-1) like an entry, or neither (0); answered by EntryJudged or CommandFailed."""

    entry_id: EntryId
    value: int


@dataclass(frozen=True, slots=True)
class SeparateReport(Command):
    """Take an article out of its story, and keep it from being joined to another one. Answered by StoriesChanged."""

    entry_id: EntryId


@dataclass(frozen=True, slots=True)
class RejoinReport(Command):
    """Put an article into the story of another one: undo of SeparateReport. Answered by StoriesChanged."""

    entry_id: EntryId
    other_id: EntryId


@dataclass(frozen=True, slots=True)
class SetProxyLogin(Command):
    """Store a proxy's login in the system's keyring only (an empty name removes it). Never logged."""

    feed_ids: tuple[FeedId, ...]
    proxy: str
    username: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class PreviewFeed(Command):
    """Fetch the typed address and show the feed that AddSubscription would follow; stores nothing. Answered by FeedPreviewed,
    FeedsFound (a choice) or CommandFailed. A following AddSubscription of the same feed reuses the document.
    """

    url: str
