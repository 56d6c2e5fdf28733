"""Commands about the user's own programs. Only the window, where the user chose the program, may send them."""

from reader.domain.commands import Command
from reader.domain.ids import FolderId
from reader.domain.value_classes import dataclass


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
