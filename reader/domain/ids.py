"""Distinct types for identifiers, so that a feed's id cannot be used as an entry's; the clock as a protocol, and times as text."""

import hashlib
from datetime import UTC, datetime
from typing import NewType, Protocol

FeedId = NewType("FeedId", int)
EntryId = NewType("EntryId", int)
FolderId = NewType("FolderId", int)
TagId = NewType("TagId", int)
SearchId = NewType("SearchId", int)
RuleId = NewType("RuleId", int)
AccountId = NewType("AccountId", int)
GapId = NewType("GapId", int)
StoryId = NewType("StoryId", int)
CommandId = NewType("CommandId", int)
ComputerId = NewType("ComputerId", str)
"""Name of a computer's directory in a folder that several use."""

GUID_BYTES_LIMIT = 1024


def short(identity: str) -> str:
    """Return the identity itself, or a hash if it is too long to store."""
    raw = identity.encode("utf-8", "replace")
    return identity if len(raw) <= GUID_BYTES_LIMIT else "sha256:" + hashlib.sha256(raw).hexdigest()


DAY_SECONDS = 86_400


class Clock(Protocol):
    def now(self) -> float:
        """Return seconds since 1970-01-01 UTC."""
        ...

    def monotonic(self) -> float:
        """Return seconds of a clock that never jumps; only differences have meaning."""
        ...

    def utc_offset_seconds(self, at: float) -> int:
        """Return the user's offset from UTC at a UTC time: +3600 in Berlin in winter, daylight saving included."""
        ...


def iso_time(at: int | None) -> str | None:
    """Format a UTC time in seconds as ISO 8601; None stays None."""
    return None if at is None else datetime.fromtimestamp(at, UTC).isoformat().replace("+00:00", "Z")
