"""The comparison of a feed document with what is stored, as values between formats, storage and engine."""

import re

from reader.domain.entry import Gap, ParsedEntry
from reader.domain.ids import EntryId
from reader.domain.value_classes import dataclass

_SCHEME = re.compile(r"^https?://", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class KnownEntry:
    """What is stored of an entry, as far as recognising it needs. `entry_id` is None for one that was removed (a tombstone).

    `text_start` is the first 500 characters of its text; `revisions` counts how often its content was replaced; `published_at`
    is the date the feed gave it, in UTC seconds, None where it gave none that can be believed.
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
    """A stored entry whose content or identity is different now; `entry.identity` is the one to remember."""

    entry_id: EntryId
    entry: ParsedEntry
    has_new_content: bool


@dataclass(frozen=True, slots=True)
class Reconciliation:
    """What to store. `known` counts entries that were already stored or removed earlier; `window` goes into Feed.window."""

    new: tuple[ParsedEntry, ...]
    changed: tuple[ChangedEntry, ...]
    known: int
    gap: Gap | None
    window: tuple[str, ...]


def without_scheme(address: str) -> str:
    """An address as it is compared: http and https are one."""
    return _SCHEME.sub("//", address.strip())


def plain(text: str) -> str:
    """A title or text as it is compared: case and spacing do not matter."""
    return " ".join(text.casefold().split())
