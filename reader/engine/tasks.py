"""Tasks: purposes of the fetches and parses under way."""

from reader.domain.accounts import AnswerKind
from reader.domain.errors import Problem
from reader.domain.feed import NOTHING_EXPECTED, Expectation, Rule
from reader.domain.ids import CommandId, EntryId, FeedId, FolderId, GapId
from reader.domain.reasons import Reason
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class FeedTask:
    """Retrieval of a subscribed feed, with its rule, reason and expectation. `is_whole`: the document is wanted whatever is known
    of it.
    """

    feed_id: FeedId
    rule: Rule
    reason: Reason | None
    cause: CommandId | None = None
    expected: Expectation = NOTHING_EXPECTED
    is_whole: bool = False


@dataclass(frozen=True, slots=True)
class AddTask:
    """Search for the feed behind a typed address; `from_page` once it was found on a page. `plain` is the http address to try if
    the server has no TLS, empty for none; `refused` is the result of https by then. `title` is the user's own. `is_preview`: the
    feed is only shown. `is_view`: a page is only shown, with its blocks by `rule`; else a page is followed by a non-empty `rule`.
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
    """Parsing of a subscription list for a preview. A file is the user's own (`is_file`)."""

    source: str
    cause: CommandId
    is_file: bool = False


@dataclass(frozen=True, slots=True)
class PictureTask:
    """Fetch of a picture of an open article into the cache; without a cause, of a visible row's thumbnail."""

    url: str
    entry_id: EntryId
    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class OfflineTask:
    """Fetch of a picture into the cache before its article is opened, by its feed's setting."""

    url: str
    entry_id: EntryId
    feed_id: FeedId
    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class PageTask:
    """Fetch of an article's page; without a cause, by its feed's setting. `characters` is the length of the feed's own text."""

    entry_id: EntryId
    feed_id: FeedId
    url: str
    characters: int
    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class IconTask:
    """Search for the icon stored under `address`: at `url`, then at `others`; pages among those link to icons."""

    address: str
    feed_id: FeedId
    url: str
    is_page: bool = False
    others: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class SeekTask:
    """Search for a followed feed at `url`, then at `others`."""

    feed_id: FeedId
    url: str
    others: tuple[str, ...]
    cause: CommandId


@dataclass(frozen=True, slots=True)
class BackfillTask:
    """Search for the missing entries of a gap: the `page`-th page, `found` by those before it. `is_from_start`: the search began
    at the feed itself, so nothing was skipped on the way. `before` are the identities of the page before this one.
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
    """Fetch of an episode's chapters file; the `episode` is identified by its address."""

    entry_id: EntryId
    feed_id: FeedId
    url: str
    episode: str
    cause: CommandId


@dataclass(frozen=True, slots=True)
class DownloadTask:
    """Download of an episode to a file; `offset` is the size already there."""

    entry_id: EntryId
    url: str
    offset: int


@dataclass(frozen=True, slots=True)
class SyncTask:
    """One request of an exchange with a server (`sync.runs`), parsed as `answer`, if at all. `feed_id`: the server is to refresh
    this feed.
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
"""Background requests: they take turns at a host like retrievals, and come after them."""
