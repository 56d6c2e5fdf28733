"""A copy of the database that can be restored, and how much room a profile takes."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class SavedCopy:
    """One file of the backups: when it was made (UTC), its size and what it holds. A copy that is not good cannot be restored."""

    path: Path
    at: int
    bytes: int
    feeds: int
    entries: int
    is_good: bool


@dataclass(frozen=True, slots=True)
class ProfileSizes:
    """What a profile takes on the disk, in bytes."""

    database: int
    backups: int
    pictures: int
