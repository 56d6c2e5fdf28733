"""Values for comparing a feed document with stored entries, shared by formats, storage and engine."""

import re

from reader.domain.entry import Gap, ParsedEntry
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass

_SCHEME = re.compile(r"^https?://", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class KnownEntry:
    """Stored facts by which an entry is recognised.

    `entry_id` is None for a removed one (a tombstone). `text_start` is the first 500 characters of its text; `revisions` counts
    replacements of its content; `published_at` is the feed's date in UTC seconds, None if it gave no credible one.
    """

    entry_id: EntryId | None
    identity: str
    guid: str
    link: str
    title: str
    text_start: str
    content_hash: str
    revisions: int = 0
    published_at: int | None = None


@dataclass(frozen=True, slots=True)
class ChangedEntry:
    """A stored entry whose content or identity changed; `entry.identity` is the one to store."""

    entry_id: EntryId
    entry: ParsedEntry
    has_new_content: bool


@dataclass(frozen=True, slots=True)
class Reconciliation:
    """Changes to store. `known` counts entries already stored or removed earlier; `window` becomes Feed.window."""

    new: tuple[ParsedEntry, ...]
    changed: tuple[ChangedEntry, ...]
    known: int
    gap: Gap | None
    window: tuple[str, ...]


def without_scheme(address: str) -> str:
    """Normalise an address for comparison: http and https are equal."""
    return _SCHEME.sub("//", address.strip())


def plain(text: str) -> str:
    """Normalise a title or text for comparison: case and spacing are ignored."""
    return " ".join(text.casefold().split())
