"""What undoing an import asks of the engine, apart from commands that there are anyway."""

from reader.domain.commands import Command
from reader.domain.ids import EntryId, FeedId
from reader.domain.subscription import OpmlDocument
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class ForgetImported(Command):
    """Part of the undo of an import from another reader: its articles that no feed has confirmed go, and what waits for articles."""

    document: OpmlDocument
    feed_ids: tuple[FeedId, ...]
    entry_ids: tuple[EntryId, ...]
