"""Loads the counts of the sidebar."""

from collections.abc import Mapping
from dataclasses import field

from reader.domain.entry import LISTS_OF_MARKS, View
from reader.domain.ids import FeedId, SearchId, TagId
from reader.domain.value_classes import dataclass
from reader.storage import searches, statuses, tags
from reader.storage.connection import ReadConnection


@dataclass(frozen=True, slots=True)
class Counts:
    """Unread by feed, by tag and by saved search, and the counts of the smart rows by view."""

    unread: Mapping[FeedId, int]
    smart: Mapping[str, int]
    tags: Mapping[TagId, int] = field(default_factory=dict)
    searches: Mapping[SearchId, int] = field(default_factory=dict)


def load_counts(connection: ReadConnection, since: int) -> Counts:
    """Count unread and marked articles; `since` is the start of the user's day."""
    unread = statuses.unread_counts(connection)
    smart = statuses.smart_counts(connection, since)
    by_view: dict[str, int] = {
        View.TODAY: smart.today,
        View.UNREAD: smart.unread,
        **{view: smart.marked[mark] for view, mark in LISTS_OF_MARKS.items()},
    }
    tagged = {tag_id: count.unread for tag_id, count in tags.counts(connection).items()}
    return Counts(unread, by_view, tagged, searches.unread_counts(connection, since))
