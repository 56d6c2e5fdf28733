"""Episodes: what is attached to an entry and can be played. What was heard of it, and where it is saved on this computer."""

from enum import StrEnum
from typing import Protocol

from reader.domain.errors import Problem
from reader.domain.ids import EntryId, FeedId
from reader.domain.value_classes import dataclass

FINISHED_SHARE = 0.98
"""Whoever heard that much of an episode has heard it."""


@dataclass(frozen=True, slots=True)
class Listening:
    """How far an episode was heard: `position_seconds` of `duration_seconds` (0: unknown), last at a time (UTC seconds)."""

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
        """What is left to hear; 0 where that is not known or nothing was heard yet."""
        if self.is_finished or self.position_seconds <= 0:
            return 0
        return max(0, self.duration_seconds - self.position_seconds)


class DownloadState(StrEnum):
    """WAITING is also being downloaded; REMOVED keeps the file for an undo a little while."""

    WAITING = "waiting"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"
    REMOVED = "removed"


@dataclass(frozen=True, slots=True)
class Download:
    """An episode on this computer, or on its way: `path` is the file's place, '' until that is chosen; `size` None while not known.

    `validator` is what If-Range sends; a problem with state WAITING is tried again at `retry_at`, after `tries` in a row.
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
    """Where an answer's body is to be stored: in `path` + PART from `offset` on, if the server still has what `validator` names."""

    path: str
    offset: int = 0
    validator: str = ""


@dataclass(frozen=True, slots=True)
class Saved:
    """How much of a body is on the disk, of how much (None: not known); `path` once it is whole and in its place."""

    bytes: int
    size: int | None = None
    validator: str = ""
    path: str = ""


class MediaSource(Protocol):
    """The bytes of an episode, at any place; read in a player's thread, closed from any."""

    size: int | None

    def read(self, offset: int, length: int) -> bytes:
        """At most so many bytes from a place on, b"" at the end. Raises ReaderError."""
        ...

    def close(self) -> None:
        """End a read under way, and all that would follow."""
        ...


PART = ".part"
"""Ends the name of a file that is not whole yet."""
