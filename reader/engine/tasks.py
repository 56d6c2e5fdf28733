"""What the core remembers while a fetch or a parse is under way: whom the answer is for."""

from reader.domain.accounts import AnswerKind
from reader.domain.errors import Problem
from reader.domain.ids import CommandId, EntryId, FeedId, FolderId, GapId
from reader.domain.reasons import Reason
from reader.domain.schedule import NOTHING_EXPECTED, Expectation, Rule
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class FeedTask:
    """One retrieval of a subscribed feed, with the rule that allowed it, why now, and what was expected of it.

    `is_whole`: the document is wanted whatever is known of it.
    """

    feed_id: FeedId
    rule: Rule
    reason: Reason | None
    cause: CommandId | None = None
    expected: Expectation = NOTHING_EXPECTED
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class AddTask:
    """Looking for the feed behind what the user typed; `from_page` once a page has led us on.

    `plain` is the http address to try where nobody speaks TLS, empty where there is none; `refused` is what https came to by then.
    `title` is a name of the user's own. `is_preview`: the feed is only shown. `is_view`: a page is only shown, with what `rule` finds in
    it; else a page is followed by a `rule` that is not empty.
    """

    typed: str
    folder_id: FolderId | None
    cause: CommandId
    from_page: bool = False
    plain: str = ""
    refused: Problem | None = None
    title: str = ""
    is_preview: bool = False
    is_view: bool = False
    rule: str = ""


@dataclass(frozen=True, slots=True)
class OpmlTask:
    """Reading a subscription list for a preview. A file is the user's own (`is_file`)."""

    source: str
    cause: CommandId
    is_file: bool = False


@dataclass(frozen=True, slots=True)
class PictureTask:
    """Bringing a picture of an open article into the cache; without a cause it is that of a row in sight."""

    url: str
    entry_id: EntryId
    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class OfflineTask:
    """Bringing a picture of an article into the cache before anybody opens it, because its feed's setting asks for that."""

    url: str
    entry_id: EntryId
    feed_id: FeedId
    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class PageTask:
    """Bringing an article's own page; without a cause because its feed is shown with full texts.

    `characters` is how many the feed itself gave of the text.
    """

    entry_id: EntryId
    feed_id: FeedId
    url: str
    characters: int
    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class IconTask:
    """Looking for the icon that is kept under `address`: at `url`, then at `others`; those that are pages name icons."""

    address: str
    feed_id: FeedId
    url: str
    is_page: bool = False
    others: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class SeekTask:
    """Looking for a followed feed again: at `url`, then at `others`."""

    feed_id: FeedId
    url: str
    others: tuple[str, ...]
    cause: CommandId


@dataclass(frozen=True, slots=True)
class BackfillTask:
    """Looking for the postings of a gap: the `page`-th page of this search, `found` by those before it.

    `is_from_start`: the search began at the feed itself, so that nothing was passed over on the way. `before` are the identities
    of the page before this one.
    """

    gap_id: GapId
    feed_id: FeedId
    url: str
    cause: CommandId
    is_from_start: bool
    page: int = 1
    found: int = 0
    before: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class ChaptersTask:
    """Bringing the file with the chapters of an `episode`, which is named by its address."""

    entry_id: EntryId
    feed_id: FeedId
    url: str
    episode: str
    cause: CommandId


@dataclass(frozen=True, slots=True)
class DownloadTask:
    """Storing an episode in a file; `offset` is how much of it was there."""

    entry_id: EntryId
    url: str
    offset: int


@dataclass(frozen=True, slots=True)
class SyncTask:
    """One request of an exchange with a server (`sync.runs`); its answer is read as `answer`, if it is read at all.

    `feed_id`: the server is to refresh this feed.
    """

    run: int
    answer: AnswerKind | None = None
    feed_id: FeedId | None = None


Task = (
    FeedTask
    | AddTask
    | OpmlTask
    | PictureTask
    | OfflineTask
    | PageTask
    | IconTask
    | SeekTask
    | BackfillTask
    | ChaptersTask
    | DownloadTask
    | SyncTask
)
BackgroundTask = PageTask | OfflineTask | IconTask | SeekTask | BackfillTask | ChaptersTask
"""Requests that have time: they take turns at a host as retrievals do, and step back behind them."""
