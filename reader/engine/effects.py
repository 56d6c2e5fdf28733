"""What the core wants done by others: values, so that the loop, a test or the simulation can carry them out."""

from dataclasses import field
from pathlib import Path

from reader.domain.events import Event
from reader.domain.ids import CommandId, FeedId
from reader.domain.parsing import ParseJob
from reader.domain.retrieval import FetchRequest
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class StartFetch:
    """Hand this request to a fetch thread; answered by FetchFinished."""

    request: FetchRequest


@dataclass(frozen=True, slots=True)
class StartParse:
    """Hand this document to the parser process; answered by ParseFinished."""

    job: ParseJob


@dataclass(frozen=True, slots=True)
class StartBackup:
    """Write a backup beside the engine's work; `opml` is the copy of the subscription list; answered by BackupFinished."""

    opml: bytes


@dataclass(frozen=True, slots=True)
class StartProgram:
    """Run a program of the user's with `given` on its standard input; answered by ProgramFinished."""

    run_id: int
    name: str
    given: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class KeepLogin:
    """Have the system's keyring keep the login of the feed at `url`, or forget it where the name is empty; answered by LoginKept.

    `setting` is what notes of these feeds that there is one. For HEADERS the password is a JSON object of header fields.
    """

    feed_id: FeedId
    url: str
    username: str
    password: str = field(repr=False)
    cause: CommandId | None
    setting: str = "credentials"
    feed_ids: tuple[FeedId, ...] = ()


@dataclass(frozen=True, slots=True)
class KeepAccountSecret:
    """Have the system's keyring keep the password or key of an account under `place`, or forget it where the name is empty; answered by SecretKept."""

    run: int
    place: str
    username: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ContinueRun:
    """Let an exchange with a server go on after the messages that wait; answered by RunContinues."""

    run: int


@dataclass(frozen=True, slots=True)
class StopDownload:
    """Break off a body that is being stored in a file; its FetchFinished comes all the same."""

    request_id: int


@dataclass(frozen=True, slots=True)
class RemoveFiles:
    """Remove files of our own that nothing stored names any longer; one that cannot be removed is found again the next day."""

    paths: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class Publish:
    event: Event


Effect = (
    StartFetch
    | StartProgram
    | StopDownload
    | StartParse
    | StartBackup
    | KeepLogin
    | KeepAccountSecret
    | ContinueRun
    | RemoveFiles
    | Publish
)
