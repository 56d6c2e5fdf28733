"""Identifiers as types of their own, so that a feed's id is never taken for an entry's."""

from typing import NewType

FeedId = NewType("FeedId", int)
EntryId = NewType("EntryId", int)
FolderId = NewType("FolderId", int)
TagId = NewType("TagId", int)
SearchId = NewType("SearchId", int)
RuleId = NewType("RuleId", int)
GapId = NewType("GapId", int)
CommandId = NewType("CommandId", int)
