"""Messages in the engine's inbox other than commands, and effects that others carry out for it."""

from collections.abc import Callable
from dataclasses import field
from pathlib import Path

from reader.domain.commands import Command
from reader.domain.episodes import Saved
from reader.domain.errors import Problem
from reader.domain.events import Event
from reader.domain.ids import CommandId, FeedId
from reader.domain.news import Briefing, News
from reader.domain.retrieval import FetchRequest, FetchResult, ParseJob, ParseResult
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class FetchFinished:
    result: FetchResult


@dataclass(frozen=True, slots=True)
class ParseFinished:
    """Result of the parser process, also if it was killed."""

    job_id: int
    result: ParseResult


@dataclass(frozen=True, slots=True)
class ClockJumped:
    """Wall time moved `seconds` against the monotonic clock, or the computer slept that long."""

    seconds: float


@dataclass(frozen=True, slots=True)
class BackupFinished:
    path: Path | None
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class BriefingMade:
    """Result of making a briefing, None if too little is new; a problem if that failed."""

    briefing: Briefing | None
    cause: CommandId | None
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class ProgramFinished:
    run_id: int
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class LoginKept:
    """Result of storing or deleting a feed's login in the keyring; `has_login` is the requested state."""

    feed_id: FeedId
    has_login: bool
    problem: Problem | None
    cause: CommandId | None
    setting: str = "credentials"
    feed_ids: tuple[FeedId, ...] = ()


@dataclass(frozen=True, slots=True)
class SecretKept:
    """Result of storing or deleting an account's password in the keyring."""

    run: int
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class RunContinues:
    """An exchange with a server that gave way continues."""

    run: int


@dataclass(frozen=True, slots=True)
class FilesDone:
    """Result of work with the files of a folder; a problem if it could not be done."""

    run: int
    value: object = None
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class MailCame:
    """The server of a mailbox has messages of these newsletters, or may have."""

    urls: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DownloadNoted:
    """Progress of a body stored in a file."""

    request_id: int
    saved: Saved


Message = (
    Command
    | FetchFinished
    | ParseFinished
    | DownloadNoted
    | ClockJumped
    | BackupFinished
    | BriefingMade
    | LoginKept
    | SecretKept
    | RunContinues
    | FilesDone
    | ProgramFinished
    | MailCame
)


Ask = Callable[[ParseJob], ParseResult]
"""Has the parser process do a job, and waits for it."""


@dataclass(frozen=True, slots=True)
class StartFetch:
    """Start a request in a fetch thread; answered by FetchFinished."""

    request: FetchRequest


@dataclass(frozen=True, slots=True)
class StartParse:
    job: ParseJob


@dataclass(frozen=True, slots=True)
class StartBackup:
    """Start a backup in another thread; `opml` is the copy of the subscription list; answered by BackupFinished."""

    opml: bytes


@dataclass(frozen=True, slots=True)
class StartBriefing:
    """Make a briefing of what is new at a time, in another thread with a reader of its own, since it may take seconds; answered by
    BriefingMade. Without a cause nobody asked for it.
    """

    database: Path
    news: News
    now: int
    cause: CommandId | None = None


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
    """Store an account's password or key in the keyring, or delete it if the name is empty; answered by SecretKept."""

    run: int
    place: str
    username: str
    password: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class ContinueRun:
    """Continue an exchange with a server after waiting messages; answered by RunContinues."""

    run: int


@dataclass(frozen=True, slots=True)
class WorkWithFiles:
    """Do what a run wants of the files of a folder, in another thread, since the folder may be on a disk elsewhere; answered by
    FilesDone. `work` may ask the parser process; it returns the value, or raises ReaderError.
    """

    run: int
    work: Callable[[Ask], object]


@dataclass(frozen=True, slots=True)
class WatchMail:
    """Have servers announce messages of these newsletters, by MailCame, and of no others."""

    urls: tuple[str, ...]


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


Slow = StartBackup | StartBriefing | StartProgram | KeepLogin | KeepAccountSecret | WorkWithFiles
"""Effects that take long, and need a thread of their own."""

Effect = Slow | StartFetch | StopDownload | StartParse | ContinueRun | WatchMail | RemoveFiles | Publish
