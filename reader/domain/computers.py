"""Computers that keep in step through a folder: what the page and the command line show of them."""

from reader.domain.errors import Problem
from reader.domain.ids import ComputerId
from reader.domain.value_classes import dataclass


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
    addresses hold a key that whoever can read the folder could use.
    """

    folder: str
    computers: tuple[Computer, ...] = ()
    has_passphrase: bool = False
    keyed: tuple[str, ...] = ()
