"""Commands about episodes. An episode is named by its entry and the address of its enclosure."""

from reader.domain.commands import Command
from reader.domain.episodes import Listening
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchResult
from reader.domain.value_classes import dataclass


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
