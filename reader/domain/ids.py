"""Distinct types for identifiers, so that a feed's id cannot be used as an entry's."""

import hashlib
from typing import NewType

FeedId = NewType("FeedId", int)
EntryId = NewType("EntryId", int)
FolderId = NewType("FolderId", int)
TagId = NewType("TagId", int)
SearchId = NewType("SearchId", int)
RuleId = NewType("RuleId", int)
AccountId = NewType("AccountId", int)
GapId = NewType("GapId", int)
CommandId = NewType("CommandId", int)

GUID_BYTES_LIMIT = 1024


def short(identity: str) -> str:
    """Return the identity itself, or a hash if it is too long to store."""
    raw = identity.encode("utf-8", "replace")
    return identity if len(raw) <= GUID_BYTES_LIMIT else "sha256:" + hashlib.sha256(raw).hexdigest()
