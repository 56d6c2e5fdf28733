"""Messages in the engine's inbox other than commands: answers of its own threads."""

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
    """Result of a fetch thread."""

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
    """Result of a backup."""

    path: Path | None
    problem: Problem | None


@dataclass(frozen=True, slots=True)
class ProgramFinished:
    """Result of a program run by a rule."""

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
    | LoginKept
    | SecretKept
    | RunContinues
    | ProgramFinished
)
