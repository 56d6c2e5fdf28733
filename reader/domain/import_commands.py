"""Commands used only to undo an import."""

from reader.domain.commands import Command
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import OpmlDocument
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class ForgetImported(Command):
    """Remove the articles of an import that no feed has confirmed, and its states that wait for articles."""

    document: OpmlDocument
    feed_ids: tuple[FeedId, ...]
    entry_ids: tuple[EntryId, ...]
