"""Values about the user's data as files: repairs, copies, exports; `ui` and the command line have the texts."""

from enum import StrEnum
from pathlib import Path

from reader.domain.value_classes import dataclass


class Finding(StrEnum):
    """Why the database of a profile was replaced."""

    DAMAGED = "damaged"
    MISSING = "missing"
    RESTORED = "restored"
    """The user wanted it."""
    ALTERED = "altered"
    """Another program had changed what it consists of."""


class Outside(StrEnum):
    """What a restored backup may name outside of itself, and that comes switched off unless the profile has it just so."""

    PREFERENCE = "preference"
    PROXY = "proxy"
    PROGRAM = "program"
    """A feed that a program writes."""
    RULE = "rule"
    """One that runs a program."""


@dataclass(frozen=True, slots=True)
class SwitchedOff:
    """One thing that came switched off; the name is in the user's words, or an address. A preference has a key, and its value as a name."""

    what: Outside
    name: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Recovery:
    """`copy_at` is when the copy was made that it was built on (UTC), None without one; `kept` is the former file.

    `salvaged` counts articles that only the damaged file held, `lost` those it names but no longer holds. With accounts, what waited to
    be sent to their servers was dropped. `switched_off` is what a backup from elsewhere names outside of itself.
    """

    finding: Finding
    copy_at: int | None
    feeds: int
    salvaged: int = 0
    lost: int = 0
    kept: Path | None = None
    has_accounts: bool = False
    switched_off: tuple[SwitchedOff, ...] = ()


@dataclass(frozen=True, slots=True)
class SavedCopy:
    """One file of the backups: when it was made (UTC), its size and what it holds, None where it is not good: that cannot be restored."""

    path: Path
    at: int
    bytes: int
    feeds: int | None
    entries: int | None
    is_good: bool


@dataclass(frozen=True, slots=True)
class ProfileSizes:
    """What a profile takes on the disk, in bytes."""

    database: int
    backups: int
    pictures: int


@dataclass(frozen=True, slots=True)
class Exported:
    """How many of each."""

    subscriptions: int
    articles: int
    starred: int


@dataclass(frozen=True, slots=True)
class PageTexts:
    """The heading of the page of starred articles, the line below it, and the language of both (BCP 47)."""

    title: str
    about: str
    language: str
