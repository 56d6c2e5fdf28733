"""The user's own programs: what the window asks of the engine. Nothing else may send these: the user chose the program there."""

from reader.domain.commands import Command
from reader.domain.ids import FolderId
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class PreviewProgram(Command):
    """Run a program once and show the feed that it writes; answered as PreviewFeed is."""

    name: str


@dataclass(frozen=True, slots=True)
class AddProgram(Command):
    """Subscribe to what a program writes; answered as AddSubscription is."""

    name: str
    folder_id: FolderId | None = None
    title: str = ""
