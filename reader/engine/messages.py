"""What arrives in the engine's inbox besides commands: answers from its own threads."""

from pathlib import Path

from reader.domain.commands import Command
from reader.domain.episodes import Saved
from reader.domain.errors import Problem
from reader.domain.ids import CommandId, FeedId
from reader.domain.parsing import ParseResult
from reader.domain.retrieval import FetchResult
from reader.domain.value_classes import dataclass


@dataclass(frozen=True, slots=True)
class FetchFinished:
    """A fetch thread is done."""

    result: FetchResult


@dataclass(frozen=True, slots=True)
class ParseFinished:
    """The parser process answered, or was killed."""

    job_id: int
    result: ParseResult


@dataclass(frozen=True, slots=True)
class ClockJumped:
    """Wall time moved `seconds` against the monotonic clock, or the computer slept that long."""

    seconds: float


@dataclass(frozen=True, slots=True)
class BackupFinished:
    """A backup was written, or was not."""

    path: Path | None
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class ProgramFinished:
    """A program that a rule runs has ended, or could not be run."""

    run_id: int
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class LoginKept:
    """The system's keyring took the login of a feed or gave it up, or could not; `has_login` is what was asked of it."""

    feed_id: FeedId
    has_login: bool
    problem: Problem | None
    cause: CommandId | None
    setting: str = "credentials"
    feed_ids: tuple[FeedId, ...] = ()


@dataclass(frozen=True, slots=True)
class SecretKept:
    """The system's keyring took the password of an account or gave it up, or could not."""

    run: int
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class RunContinues:
    """An exchange with a server that gave way goes on."""

    run: int


@dataclass(frozen=True, slots=True)
class DownloadNoted:
    """So much of a body is stored in its file."""

    request_id: int
    saved: Saved


Message = (
    Command
    | FetchFinished
    | ParseFinished
    | DownloadNoted
    | ClockJumped
    | BackupFinished
    | LoginKept
    | SecretKept
    | RunContinues
    | ProgramFinished
)
