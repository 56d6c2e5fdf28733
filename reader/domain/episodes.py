"""Episodes: playable enclosures of entries, their playback positions and downloads."""

from enum import StrEnum
from typing import Protocol

from reader.domain.errors import Problem
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass

FINISHED_SHARE = 0.98
"""An episode counts as finished from this share on."""


@dataclass(frozen=True, slots=True)
class Listening:
    """Playback position: `position_seconds` of `duration_seconds` (0: unknown), last played at a time (UTC seconds)."""

    entry_id: EntryId
    feed_id: FeedId
    url: str
    position_seconds: int
    duration_seconds: int
    is_finished: bool
    at: int
    utc_offset_seconds: int

    @property
    def left_seconds(self) -> int:
        """Return the time left to play; 0 if unknown or not started."""
        if self.is_finished or self.position_seconds <= 0:
            return 0
        return max(0, self.duration_seconds - self.position_seconds)


class DownloadState(StrEnum):
    """States of a download; WAITING includes downloading, REMOVED keeps the file for a while so that it can be undone."""

    WAITING = "waiting"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class Download:
    """A saved or downloading episode: `path` is '' until chosen, `size` None until known. `validator` is sent as If-Range;
    WAITING with a problem is retried at `retry_at`, after `tries` consecutive failures.
    """

    entry_id: EntryId
    url: str
    path: str = ""
    state: DownloadState = DownloadState.WAITING
    bytes: int = 0
    size: int | None = None
    validator: str = ""
    problem: Problem | None = None
    tries: int = 0
    retry_at: int = 0
    at: int = 0


@dataclass(frozen=True, slots=True)
class Target:
    """Place to store a response body: `path` + PART from `offset` on, if the server still has the version of `validator`."""

    path: str
    offset: int = 0
    validator: str = ""


@dataclass(frozen=True, slots=True)
class Saved:
    """Progress of a body stored on disk: bytes so far, total (None: unknown), and `path` once it is complete and in place."""

    bytes: int
    size: int | None = None
    validator: str = ""
    path: str = ""


class MediaSource(Protocol):
    """Random access to the bytes of an episode; read in the player's thread, closed from any."""

    size: int | None

    def read(self, offset: int, length: int) -> bytes:
        """Return at most `length` bytes from an offset, b"" at the end. Raises ReaderError."""
        ...

    def close(self) -> None: ...


PART = ".part"
"""Suffix of an incomplete file."""
