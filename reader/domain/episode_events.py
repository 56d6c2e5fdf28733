"""What the engine reports about episodes. An episode is named by its entry and the address of its enclosure."""

from reader.domain.changes import Change
from reader.domain.commands import Command
from reader.domain.episodes import Download, Listening
from reader.domain.errors import Problem
from reader.domain.events import Event
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchRequest
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class EpisodeOpened(Event):
    """An episode lies at `path`, or is to be read by `request`; `position_seconds` is where it was left."""

    entry_id: EntryId
    url: str
    position_seconds: int
    path: str = ""
    request: FetchRequest | None = None


@dataclass(frozen=True, slots=True)
class ListeningChanged(Event):
    """It is known how far an episode was heard, or (None) nothing is known any more."""

    entry_id: EntryId
    url: str
    listening: Listening | None
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class ChaptersReady(Event):
    """The chapters of an episode are stored with its entry."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class ChaptersFailed(Event):
    """The chapters of an episode could not be had."""

    entry_id: EntryId
    url: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class DownloadChanged(Event):
    """An episode is on its way to this computer, or there, or (None) neither. `undo` takes back the `change`."""

    entry_id: EntryId
    url: str
    download: Download | None
    undo: Command | None = None
    change: Change | None = None
