"""Changes that the user made and can undo: a kind and the names it concerns. The command line has its own words for them."""

from enum import StrEnum
from typing import Self

from reader.domain.value_classes import dataclass


class ChangeKind(StrEnum):
    """A kind of change with its English texts: alone, for one named thing, for a number of articles, feeds or folders."""

    alone: str
    named: str
    counted: str

    def __new__(cls, value: str, alone: str, named: str = "", counted: str = "") -> Self:
        member = str.__new__(cls, value)
        member._value_ = value
        member.alone, member.named, member.counted = alone, named, counted
        return member

    MARKED_ALL_READ = "marked_all_read", "Marked all as read", "Marked “{name}” as read", "Marked all as read: %n articles"
    MARKED_READ = "marked_read", "Marked as read", "Marked “{name}” as read", "Marked as read: %n articles"
    MARKED_UNREAD = "marked_unread", "Marked as unread", "Marked “{name}” as unread", "Marked as unread: %n articles"
    STARRED = "starred", "Starred", "Starred “{name}”", "Starred: %n articles"
    STAR_REMOVED = "star_removed", "Star removed", "Removed the star from “{name}”", "Star removed: %n articles"
    ADDED_TO_READ_LATER = (
        "added_to_read_later",
        "Added to Read later",
        "Added “{name}” to Read later",
        "Added to Read later: %n articles",
    )
    REMOVED_FROM_READ_LATER = (
        "removed_from_read_later",
        "Removed from Read later",
        "Removed “{name}” from Read later",
        "Removed from Read later: %n articles",
    )
    PAGE_SAVED = "page_saved", "Saved to Read later", "Saved “{name}” to Read later", "Saved to Read later: %n pages"
    SENDING = "sending", "Sending", "Sending to {name}"
    HIDDEN = "hidden", "Hidden", "Hid “{name}”", "Hidden: %n articles"
    UNHIDDEN = "unhidden", "Shown again", "Showing “{name}” again", "Shown again: %n articles"
    MORE_OF_THIS = "more_of_this", "More of this from now on", "More like “{name}” from now on"
    LESS_OF_THIS = "less_of_this", "Less of this from now on", "Less like “{name}” from now on"
    NEITHER_MORE_NOR_LESS = "neither_more_nor_less", "Neither more nor less of this", "Neither more nor less like “{name}”"
    SEPARATED = "separated", "Taken out of its story", "Took “{name}” out of its story"
    REJOINED = "rejoined", "Put back into its story", "Put “{name}” back into its story"
    TAGGED = "tagged", "Tagged", "Tagged “{name}”", "Tagged: %n articles"
    TAG_REMOVED = "tag_removed", "Tag removed", "Removed a tag from “{name}”", "Tag removed: %n articles"
    TAGS_CHANGED = "tags_changed", "Tags changed", "Changed the tags of “{name}”", "Tags changed: %n articles"
    TAG_RENAMED = "tag_renamed", "Tag renamed", "Renamed a tag to {name}"
    TAGS_MERGED = "tags_merged", "Tags merged", "Merged two tags into {name}"
    TAG_DELETED = "tag_deleted", "Tag deleted", "Deleted the tag {name}"
    SEARCH_SAVED = "search_saved", "Search saved", "Saved the search {name}"
    SEARCH_CHANGED = "search_changed", "Search changed", "Changed the search {name}"
    SEARCH_REMOVED = "search_removed", "Search removed", "Removed the search {name}"
    RULE_ADDED = "rule_added", "Rule added", "Added the rule {name}"
    RULE_CHANGED = "rule_changed", "Rule changed", "Changed the rule {name}"
    RULE_REMOVED = "rule_removed", "Rule removed", "Removed the rule {name}"
    RULE_APPLIED = "rule_applied", "Rule applied", "", "Rule applied: %n articles"
    SUBSCRIBED = "subscribed", "Added", "Added {name}", "Added %n feeds"
    UNSUBSCRIBED = "unsubscribed", "Unsubscribed", "Unsubscribed from {name}", "Unsubscribed from %n feeds"
    SUBSCRIBED_AGAIN = "subscribed_again", "Subscribed again", "Subscribed to {name} again", "Subscribed to %n feeds again"
    SUBSCRIPTIONS_MERGED = (
        "subscriptions_merged",
        "Merged two subscriptions to the same feed",
        "Merged two subscriptions to {name}",
    )
    RENAMED = "renamed", "Renamed", "Renamed to {name}"
    MOVED = "moved", "Moved", "Moved {name}", "Moved %n items"
    SETTINGS_CHANGED = (
        "settings_changed",
        "Settings changed",
        "Changed the settings of {name}",
        "Changed the settings of %n feeds",
    )
    URL_CHANGED = "url_changed", "Address changed", "Changed the address of {name}"
    PAUSED = "paused", "Paused", "Paused {name}", "Paused %n feeds"
    RESUMED = "resumed", "Resumed refreshing", "Resumed refreshing {name}", "Resumed refreshing %n feeds"
    MUTED = (
        "muted",
        "Muted: new articles arrive as read",
        "Muted {name}: new articles arrive as read",
        "Muted %n feeds: new articles arrive as read",
    )
    FAVOURITE_ADDED = "favourite_added", "Added to favourites", "Added {name} to favourites", "Added %n feeds to favourites"
    FAVOURITE_REMOVED = (
        "favourite_removed",
        "Removed from favourites",
        "Removed {name} from favourites",
        "Removed %n feeds from favourites",
    )
    FAVOURITES_SORTED = "favourites_sorted", "Favourites rearranged", "Moved {name} within the favourites"
    FINDING_IGNORED = (
        "finding_ignored",
        "Ignored until it changes",
        "Ignored {name} until it changes",
        "Ignored %n feeds until they change",
    )
    FOLDER_ADDED = "folder_added", "Folder added", "Added the folder {name}"
    FOLDER_RENAMED = "folder_renamed", "Folder renamed", "Renamed a folder to {name}"
    FOLDER_MOVED = "folder_moved", "Folder moved", "Moved the folder {name}", "Moved %n folders"
    FOLDER_REMOVED = (
        "folder_removed",
        "Folder removed; its feeds are kept",
        "Removed the folder {name}; its feeds are kept",
        "Removed %n folders; their feeds are kept",
    )
    FOLDER_RESTORED = "folder_restored", "Folder restored", "Restored the folder {name}"
    FOLDER_JOINED = "folder_joined", "Folder joined", "Joined the folder {name}"
    FOLDER_LEFT = "folder_left", "Folder left", "Left the folder {name}"
    COMPUTER_RENAMED = "computer_renamed", "Computer renamed", "This computer is called {name} now"
    PASSPHRASE_SET = "passphrase_set", "Passphrase set: every other computer asks for it"
    COMPUTER_FORGOTTEN = "computer_forgotten", "Computer forgotten", "Forgot the computer {name}"
    IMPORTED = "imported", "Imported"
    LEARNED_DATA_ERASED = "learned_data_erased", "Learned data erased"
    LISTENING_FORGOTTEN = "listening_forgotten", "Starts from the beginning", "“{name}” starts from the beginning"
    DOWNLOAD_DELETED = "download_deleted", "Download deleted", "Deleted the download of “{name}”"
    DOWNLOAD_CANCELLED = "download_cancelled", "Download cancelled", "Cancelled the download of “{name}”"
    REMOVED = "removed", "Removed", "Removed {name}", "Removed %n items"
    """Removed an account, or feeds and folders together."""
    REMOVED_UNSENT = (
        "removed_unsent",
        "Removed; changes made here were not sent",
        "Removed {name}; changes made here were not sent",
    )
    """Removed an account with changes not yet sent to its server."""
    CHANGED = "changed", "Changed", "Changed {name}", "Changed %n items"
    """Made several changes of different kinds."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change; `names` are the feeds, folders, tags, searches or rules concerned. The event's ids name articles."""

    kind: ChangeKind
    names: tuple[str, ...] = ()
