"""Events about episodes. An episode is named by its entry and the address of its enclosure."""

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
    """An episode can be played from `path` or by `request`; `position_seconds` is the last position."""

    entry_id: EntryId
    url: str
    position_seconds: int
    path: str = ""
    request: FetchRequest | None = None


@dataclass(frozen=True, slots=True)
class ListeningChanged(Event):
    """The playback position of an episode changed, or (None) was forgotten."""

    entry_id: EntryId
    url: str
    listening: Listening | None
    undo: Command | None = None
    change: Change | None = None


@dataclass(frozen=True, slots=True)
class ChaptersReady(Event):
    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class ChaptersFailed(Event):
    entry_id: EntryId
    url: str
    problem: Problem


@dataclass(frozen=True, slots=True)
class DownloadChanged(Event):
    """The download of an episode changed, or (None) was removed. `undo` reverts the `change`."""

    entry_id: EntryId
    url: str
    download: Download | None
    undo: Command | None = None
    change: Change | None = None
