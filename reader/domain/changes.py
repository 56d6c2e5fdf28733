"""Changes that the user made and can undo: a kind and the names it concerns. Interface and command line word them separately."""

from enum import StrEnum, auto

from reader.domain.value_classes import dataclass


class ChangeKind(StrEnum):
    MARKED_ALL_READ = auto()
    MARKED_READ = auto()
    MARKED_UNREAD = auto()
    STARRED = auto()
    STAR_REMOVED = auto()
    ADDED_TO_READ_LATER = auto()
    REMOVED_FROM_READ_LATER = auto()
    HIDDEN = auto()
    UNHIDDEN = auto()
    MORE_OF_THIS = auto()
    LESS_OF_THIS = auto()
    NEITHER_MORE_NOR_LESS = auto()
    TAGGED = auto()
    TAG_REMOVED = auto()
    TAGS_CHANGED = auto()
    TAG_RENAMED = auto()
    TAGS_MERGED = auto()
    TAG_DELETED = auto()
    SEARCH_SAVED = auto()
    SEARCH_CHANGED = auto()
    SEARCH_REMOVED = auto()
    RULE_ADDED = auto()
    RULE_CHANGED = auto()
    RULE_REMOVED = auto()
    RULE_APPLIED = auto()
    SUBSCRIBED = auto()
    UNSUBSCRIBED = auto()
    SUBSCRIBED_AGAIN = auto()
    SUBSCRIPTIONS_MERGED = auto()
    RENAMED = auto()
    MOVED = auto()
    SETTINGS_CHANGED = auto()
    URL_CHANGED = auto()
    PAUSED = auto()
    RESUMED = auto()
    MUTED = auto()
    FAVOURITE_ADDED = auto()
    FAVOURITE_REMOVED = auto()
    FAVOURITES_SORTED = auto()
    FINDING_IGNORED = auto()
    FOLDER_ADDED = auto()
    FOLDER_RENAMED = auto()
    FOLDER_MOVED = auto()
    FOLDER_REMOVED = auto()
    FOLDER_RESTORED = auto()
    IMPORTED = auto()
    LEARNED_DATA_ERASED = auto()
    LISTENING_FORGOTTEN = auto()
    DOWNLOAD_DELETED = auto()
    DOWNLOAD_CANCELLED = auto()
    REMOVED = auto()
    """Removed an account, or feeds and folders together."""
    REMOVED_UNSENT = auto()
    """Removed an account with changes not yet sent to its server."""
    CHANGED = auto()
    """Made several changes of different kinds."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change; `names` are the feeds, folders, tags, searches or rules concerned. The event's ids name articles."""

    kind: ChangeKind
    names: tuple[str, ...] = ()
