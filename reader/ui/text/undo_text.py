"""What was done, in the user's language: the engine's labels are keys, here are their words. GUI thread only."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

MUTED = "Muted"
"""The label of a batch that mutes feeds."""
QUIET = frozenset(
    {
        "Starred",
        "Star removed",
        "Marked as read",
        "Marked as unread",
        "Added to Read later",
        "Removed from Read later",
        "Tagged",
        "Tag removed",
        "Tags changed",
        "Tag renamed",
        "Search changed",
        "Rule added",
        "Rule changed",
        "Renamed",
        "Folder renamed",
        "Folder added",
        "Imported",
        "Learned data erased",
    }
)
"""Changes that show by themselves where they were made, unless they were made to several articles: Ctrl+Z takes them back, no message
tells them.
"""


_LONGEST_NAME = 60


def undo_text(label: str, names: Sequence[str] = (), count: int = 0) -> str:
    """The words for a label: the name of the one thing that was changed, or how many of them were.

    `count` articles were concerned, where it was articles. An unknown label stands for itself.
    """
    many = max(count, 0 if count else len(names))
    if many > 1:
        counted = _counted_text(many)
        if label in counted:
            return counted[label]
    if len(names) == 1 and names[0] and label in (named := _named_text()):
        return named[label].replace("{name}", _short(names[0]))
    return _text().get(label, label)


def _short(name: str) -> str:
    """A name may be as long as a feed likes; what was done to it is to be read all the same."""
    line = " ".join(name.split())
    return line if len(line) <= _LONGEST_NAME else f"{line[:_LONGEST_NAME].rstrip()}…"


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("Undo", text, "", number)


def _counted_text(count: int) -> dict[str, str]:
    return {
        "Marked all as read": _tr("Marked all as read: %n articles", count),
        "Marked as read": _tr("Marked as read: %n articles", count),
        "Marked as unread": _tr("Marked as unread: %n articles", count),
        "Starred": _tr("Starred: %n articles", count),
        "Star removed": _tr("Star removed: %n articles", count),
        "Added to Read later": _tr("Added to Read later: %n articles", count),
        "Removed from Read later": _tr("Removed from Read later: %n articles", count),
        "Tagged": _tr("Tagged: %n articles", count),
        "Tag removed": _tr("Tag removed: %n articles", count),
        "Tags changed": _tr("Tags changed: %n articles", count),
        "Hidden": _tr("Hidden: %n articles", count),
        "Shown again": _tr("Shown again: %n articles", count),
        "Rule applied": _tr("Rule applied: %n articles", count),
        "Changed": _tr("Changed %n items", count),
        "Moved": _tr("Moved %n items", count),
        "Removed": _tr("Removed %n items", count),
        "Taken as fine": _tr("Ignored %n feeds until they change", count),
        "Feeds paused": _tr("Paused %n feeds", count),
        MUTED: _tr("Muted %n feeds: new articles arrive as read", count),
        "Feeds go on": _tr("Resumed refreshing %n feeds", count),
        "Settings changed": _tr("Changed the settings of %n feeds", count),
        "Unsubscribed": _tr("Unsubscribed from %n feeds", count),
        "Subscribed again": _tr("Subscribed to %n feeds again", count),
        "Folder removed": _tr("Removed %n folders; their feeds are kept", count),
        "Folder moved": _tr("Moved %n folders", count),
    }


def _named_text() -> dict[str, str]:
    return {
        "Marked all as read": _tr("Marked “{name}” as read"),
        "Marked as read": _tr("Marked “{name}” as read"),
        "Marked as unread": _tr("Marked “{name}” as unread"),
        "Starred": _tr("Starred “{name}”"),
        "Star removed": _tr("Removed the star from “{name}”"),
        "Added to Read later": _tr("Added “{name}” to Read later"),
        "Removed from Read later": _tr("Removed “{name}” from Read later"),
        "Tagged": _tr("Tagged “{name}”"),
        "Tag removed": _tr("Removed a tag from “{name}”"),
        "Tags changed": _tr("Changed the tags of “{name}”"),
        "Tag renamed": _tr("Renamed a tag to {name}"),
        "Tags merged": _tr("Merged two tags into {name}"),
        "Tag deleted": _tr("Deleted the tag {name}"),
        "Hidden": _tr("Hid “{name}”"),
        "Shown again": _tr("Showing “{name}” again"),
        "Search saved": _tr("Saved the search {name}"),
        "Search changed": _tr("Changed the search {name}"),
        "Search removed": _tr("Removed the search {name}"),
        "Rule added": _tr("Added the rule {name}"),
        "Rule changed": _tr("Changed the rule {name}"),
        "Rule removed": _tr("Removed the rule {name}"),
        "Changed": _tr("Changed {name}"),
        "Taken as fine": _tr("Ignored {name} until it changes"),
        "Feeds paused": _tr("Paused {name}"),
        MUTED: _tr("Muted {name}: new articles arrive as read"),
        "Feeds go on": _tr("Resumed refreshing {name}"),
        "Settings changed": _tr("Changed the settings of {name}"),
        "Address changed": _tr("Changed the address of {name}"),
        "Unsubscribed": _tr("Unsubscribed from {name}"),
        "Followed twice": _tr("Merged two subscriptions to {name}"),
        "Subscribed again": _tr("Subscribed to {name} again"),
        "Renamed": _tr("Renamed to {name}"),
        "Moved": _tr("Moved {name}"),
        "Removed": _tr("Removed {name}"),
        "Folder added": _tr("Added the folder {name}"),
        "Folder renamed": _tr("Renamed a folder to {name}"),
        "Folder moved": _tr("Moved the folder {name}"),
        "Folder removed": _tr("Removed the folder {name}; its feeds are kept"),
        "Folder restored": _tr("Restored the folder {name}"),
        "More of this": _tr("More like “{name}” from now on"),
        "Less of this": _tr("Less like “{name}” from now on"),
        "Neither more nor less of this": _tr("Neither more nor less like “{name}”"),
    }


def _text() -> dict[str, str]:
    return {
        "Marked all as read": _tr("Marked all as read"),
        "Marked as read": _tr("Marked as read"),
        "Marked as unread": _tr("Marked as unread"),
        "Starred": _tr("Starred"),
        "Star removed": _tr("Star removed"),
        "Added to Read later": _tr("Added to Read later"),
        "Removed from Read later": _tr("Removed from Read later"),
        "Tagged": _tr("Tagged"),
        "Tag removed": _tr("Tag removed"),
        "Tags changed": _tr("Tags changed"),
        "Tag renamed": _tr("Tag renamed"),
        "Tags merged": _tr("Tags merged"),
        "Tag deleted": _tr("Tag deleted"),
        "Hidden": _tr("Hidden"),
        "Shown again": _tr("Shown again"),
        "Search saved": _tr("Search saved"),
        "Search changed": _tr("Search changed"),
        "Search removed": _tr("Search removed"),
        "Rule added": _tr("Rule added"),
        "Rule changed": _tr("Rule changed"),
        "Rule removed": _tr("Rule removed"),
        "Rule applied": _tr("Rule applied"),
        "Changed": _tr("Changed"),
        "Removed": _tr("Removed"),
        "Taken as fine": _tr("Ignored until it changes"),
        "Feeds paused": _tr("Paused"),
        MUTED: _tr("Muted: new articles arrive as read"),
        "Feeds go on": _tr("Resumed refreshing"),
        "Settings changed": _tr("Settings changed"),
        "Address changed": _tr("Address changed"),
        "Unsubscribed": _tr("Unsubscribed"),
        "Followed twice": _tr("Merged two subscriptions to the same feed"),
        "Subscribed again": _tr("Subscribed again"),
        "Renamed": _tr("Renamed"),
        "Moved": _tr("Moved"),
        "Folder added": _tr("Folder added"),
        "Folder renamed": _tr("Folder renamed"),
        "Folder moved": _tr("Folder moved"),
        "Folder removed": _tr("Folder removed; its feeds are kept"),
        "Folder restored": _tr("Folder restored"),
        "Imported": _tr("Imported"),
        "Learned data erased": _tr("Learned data erased"),
        "More of this": _tr("More of this from now on"),
        "Less of this": _tr("Less of this from now on"),
        "Neither more nor less of this": _tr("Neither more nor less of this"),
    }
