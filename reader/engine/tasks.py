"""What the core remembers while a fetch or a parse is under way: whom the answer is for."""

from dataclasses import dataclass

from reader.domain.ids import CommandId, EntryId, FeedId, FolderId
from reader.domain.retrieval import Rule


@dataclass(frozen=True, slots=True)
class FeedTask:
    """One retrieval of a subscribed feed, with the rule that allowed it and why now."""

    feed_id: FeedId
    rule: Rule
    reason: str
    cause: CommandId | None = None


@dataclass(frozen=True, slots=True)
class AddTask:
    """Looking for the feed behind what the user typed; `from_page` once a page has led us on."""

    typed: str
    folder_id: FolderId | None
    cause: CommandId
    from_page: bool = False


@dataclass(frozen=True, slots=True)
class OpmlTask:
    """Reading a subscription list for a preview."""

    source: str
    cause: CommandId


@dataclass(frozen=True, slots=True)
class PictureTask:
    """Bringing a picture of an open article into the cache."""

    url: str
    entry_id: EntryId
    cause: CommandId


Task = FeedTask | AddTask | OpmlTask | PictureTask
