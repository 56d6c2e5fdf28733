"""Computers that keep in step through a folder: changes and logs, and what the page and the command line show of them.

A change sets one field of an object, named by its content, at the time of a hybrid logical clock. Of two changes of a field the
later one holds (`stamp`, then the computer's id), so that logs may arrive late, twice and in any order.
"""

import re
from enum import StrEnum
from typing import NamedTuple

from reader.domain.errors import Problem
from reader.domain.ids import ComputerId
from reader.domain.value_classes import dataclass

COMPUTER_ID = re.compile(r"[a-z0-9]{1,24}-[a-z0-9]{4,8}")
"""Ids are the host's name and a random part ("tower-k3f9"), lower case for file systems without case."""

Value = str | int | float | None

COUNTER_BITS = 16
STAMP_LIMIT = 1 << 63
AHEAD_SECONDS = 86_400
"""Time by which another computer's clock may be ahead; later changes are held until their time has come."""

KEY_LENGTH_MAX = 200
"""Characters of a key or field; both are visible characters only."""
VALUE_LENGTH_MAX = 65_536
FRAME_CHANGES_MAX = 50_000
FRAME_BYTES_MAX = 8 << 20
FRAME_TEXT_MAX = 32 << 20
"""Bytes of a frame once unpacked."""


class Kind(StrEnum):
    """Kinds of objects that this version knows. Changes of others are kept, so that an old version loses nothing of a newer one."""

    FEED = "feed"
    FOLDER = "folder"
    ARTICLE = "article"
    RULE = "rule"
    SEARCH = "search"
    PREFERENCE = "preference"
    EPISODE = "episode"
    PAGE = "page"
    ANSWER = "answer"
    VISIT = "visit"
    """Answers of servers and visits are no registers: they are used as they come."""
    HABITS = "habits"


class Change(NamedTuple):
    """One field of an object set to a value; `stamp` has 48 bits of milliseconds since 1970 and 16 of a counter."""

    kind: str
    key: str
    field: str
    value: Value
    stamp: int


class Frame(NamedTuple):
    """Part of a log that is written and read as a whole. `number` rises by one with each frame of a computer. `author` made the
    changes: the log's owner, or a computer whose own log is gone. `end` is where the frame ends in its file.
    """

    number: int
    author: ComputerId
    changes: tuple[Change, ...]
    end: int


class Place(NamedTuple):
    """Place up to which a log is read: an offset, and a digest of all bytes before it, since a file may be replaced by another."""

    at: int
    digest: bytes


class LogFault(StrEnum):
    """Reasons for not reading on in a log; all that was read before holds."""

    UNFINISHED = "unfinished"
    """The rest is still on its way."""
    DAMAGED = "damaged"
    AHEAD = "ahead"
    """Made at a time that has not come yet."""
    SEALED = "sealed"
    """Needs a passphrase, or another one."""


def stamp_at(milliseconds: int) -> int:
    """Return the first stamp of a time."""
    return milliseconds << COUNTER_BITS


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer that uses the folder. `seen_at` is when it was last here, None if it never said so; `problem` concerns what it wrote."""

    computer_id: ComputerId
    name: str
    version: str = ""
    seen_at: int | None = None
    problem: Problem | None = None


@dataclass(frozen=True, slots=True)
class Joined:
    """The folder that this computer has joined. `waiting` counts changes that are not written there yet, `exchanged_at` is when the
    folder was last read or written without a problem; `problem` keeps that from happening until it is gone.
    """

    folder: str
    this: Computer
    others: tuple[Computer, ...] = ()
    waiting: int = 0
    exchanged_at: int | None = None
    problem: Problem | None = None
    has_passphrase: bool = False


@dataclass(frozen=True, slots=True)
class FolderContents:
    """Contents of a folder before joining it; without computers this one would be the first. `keyed` are titles of feeds here whose
    addresses hold a key that whoever can read the folder could use. `can_encrypt`: a passphrase can be used on this computer.
    """

    folder: str
    computers: tuple[Computer, ...] = ()
    has_passphrase: bool = False
    keyed: tuple[str, ...] = ()
    can_encrypt: bool = False
