"""What the window asks about episodes. An episode is named by its entry and the address of its enclosure."""

from reader.domain.commands import Command
from reader.domain.episodes import Listening
from reader.domain.ids import EntryId
from reader.domain.retrieval import FetchResult
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class OpenEpisode(Command):
    """Say how an episode is to be had: as a file, or by a request that keeps all rules; answered by EpisodeOpened or CommandFailed."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class RecordListening(Command):
    """How far an episode was heard; kept only while habits are recorded. Answered by ListeningChanged."""

    listening: Listening


@dataclass(frozen=True, slots=True)
class ForgetListening(Command):
    """Play an episode from its start next time; undone by RecordListening, though not while habits are not recorded."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class ReportMedia(Command):
    """What came of a request for an episode that is played; a host that refused is left alone as long as it said."""

    result: FetchResult


@dataclass(frozen=True, slots=True)
class FetchChapters(Command):
    """Bring the file that names an episode's chapters; answered by ChaptersReady or ChaptersFailed."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class DownloadEpisode(Command):
    """Save an episode on this computer, or go on with that, or try again. Answered by DownloadChanged."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class PauseDownload(Command):
    """Stop a download and keep what is there."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class RemoveDownload(Command):
    """Cancel a download, or delete the saved file; undone by RestoreDownload."""

    entry_id: EntryId
    url: str


@dataclass(frozen=True, slots=True)
class RestoreDownload(Command):
    """Bring a deleted file back, or download it again where it is gone for good."""

    entry_id: EntryId
    url: str
