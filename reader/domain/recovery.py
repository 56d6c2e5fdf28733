"""Values about repairs, backups and exports of the user's data; `ui` and the command line have the texts."""

from enum import StrEnum
from pathlib import Path

from reader.domain.value_classes import dataclass


class Finding(StrEnum):
    """Reasons for replacing a profile's database."""

    DAMAGED = "damaged"
    MISSING = "missing"
    RESTORED = "restored"
    ALTERED = "altered"
    """Another program changed its schema."""


class Outside(StrEnum):
    """External things that a restored backup refers to; they are switched off unless the profile already has them."""

    PREFERENCE = "preference"
    PROXY = "proxy"
    PROGRAM = "program"
    RULE = "rule"


@dataclass(frozen=True, slots=True)
class SwitchedOff:
    """One item switched off on restore; the name is the user's, or an address. A preference has a key, and its value as the name."""

    what: Outside
    name: str
    key: str = ""


@dataclass(frozen=True, slots=True)
class Recovery:
    """Result of replacing a database; `copy_at` is the time of the backup it was built on (UTC), None without one; `kept` is the
    former file.

    `salvaged` counts articles found only in the damaged file, `lost` those it names but no longer holds. Pending changes of
    accounts were dropped. `switched_off` lists what a backup from elsewhere refers to outside of itself.
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
    """One backup file: time (UTC), size and contents; None if it is damaged and cannot be restored."""

    path: Path
    at: int
    bytes: int
    feeds: int | None
    entries: int | None
    is_good: bool


@dataclass(frozen=True, slots=True)
class ProfileSizes:
    """Disk usage of a profile in bytes."""

    database: int
    backups: int
    pictures: int


@dataclass(frozen=True, slots=True)
class Exported:
    subscriptions: int
    articles: int
    starred: int


@dataclass(frozen=True, slots=True)
class PageTexts:
    """Heading of the page of starred articles, the line below it, and the language of both (BCP 47)."""

    title: str
    about: str
    language: str
