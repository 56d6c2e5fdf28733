"""Effects that the core asks for: values, so that the loop, a test or the simulation can carry them out."""

from dataclasses import field
from pathlib import Path

from reader.domain.events import Event
from reader.domain.ids import CommandId, FeedId
from reader.domain.parsing import ParseJob
from reader.domain.retrieval import FetchRequest
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class StartFetch:
    """Start a request in a fetch thread; answered by FetchFinished."""

    request: FetchRequest


@dataclass(frozen=True, slots=True)
class StartParse:
    """Start a document in the parser process; answered by ParseFinished."""

    job: ParseJob


@dataclass(frozen=True, slots=True)
class StartBackup:
    """Start a backup in another thread; `opml` is the copy of the subscription list; answered by BackupFinished."""

    opml: bytes


@dataclass(frozen=True, slots=True)
class StartProgram:
    """Run a program of the user's with `given` on its standard input; answered by ProgramFinished."""

    run_id: int
    name: str
    given: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class KeepLogin:
    """Store the login of the feed at `url` in the keyring, or delete it if the name is empty; answered by LoginKept. `setting` is
    the feeds' setting that records its existence. For HEADERS the password is a JSON object of header fields.
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
    """Store the password or key of an account in the keyring under `place`, or delete it if the name is empty; answered by
    SecretKept.
    """

    run: int
    place: str
    username: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ContinueRun:
    """Continue an exchange with a server after waiting messages; answered by RunContinues."""

    run: int


@dataclass(frozen=True, slots=True)
class StopDownload:
    """Stop a download; its FetchFinished comes all the same."""

    request_id: int


@dataclass(frozen=True, slots=True)
class RemoveFiles:
    """Remove our own files that no row names any longer; failed removals are found again the next day."""

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
