"""What was done, in the user's language: the engine's labels are keys, here are their words. GUI thread only."""

from PySide6.QtCore import QCoreApplication

MUTED = "Muted"
"""The label of a batch that mutes feeds."""
QUIET = frozenset(
    {
        "Starred",
        "Star removed",
        "Marked read",
        "Marked unread",
        "To read later",
        "Not for later any more",
        "Tagged",
        "Tag removed",
        "Tags changed",
        "Tag renamed",
        "Search saved",
        "Search changed",
        "Rule added",
        "Rule changed",
        "Renamed",
        "Folder renamed",
        "Folder added",
        "Imported",
        "Learned things erased",
    }
)
"""Changes that show by themselves where they were made, unless they were made to several articles: Ctrl+Z takes them back, no message
tells them.
"""


def undo_words(label: str, count: int = 0) -> str:
    """The words for a label; `count` articles were concerned where that is worth telling. An unknown label stands for itself."""
    words = _words() | (_counted_words(count) if count > 1 else {})
    return words.get(label, label)


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("Undo", text, "", number)


def _counted_words(count: int) -> dict[str, str]:
    """Of one article alone its number is not told."""
    return {
        "Marked all read": _tr("Marked all read: %n articles", count),
        "Marked read": _tr("Marked read: %n articles", count),
        "Marked unread": _tr("Marked unread: %n articles", count),
        "Starred": _tr("Starred: %n articles", count),
        "Star removed": _tr("Star removed: %n articles", count),
        "To read later": _tr("To read later: %n articles", count),
        "Not for later any more": _tr("Not for later any more: %n articles", count),
        "Tagged": _tr("Tagged: %n articles", count),
        "Tag removed": _tr("Tag removed: %n articles", count),
        "Tags changed": _tr("Tags changed: %n articles", count),
        "Hidden": _tr("Hidden: %n articles", count),
        "Shown again": _tr("Shown again: %n articles", count),
        "Rule applied": _tr("Rule applied: %n articles", count),
    }


def _words() -> dict[str, str]:
    return {
        "Marked all read": _tr("Marked all read"),
        "Marked read": _tr("Marked read"),
        "Marked unread": _tr("Marked unread"),
        "Starred": _tr("Starred"),
        "Star removed": _tr("Star removed"),
        "To read later": _tr("To read later"),
        "Not for later any more": _tr("Not for later any more"),
        "Tagged": _tr("Tagged"),
        "Tag removed": _tr("Tag removed"),
        "Tags changed": _tr("Tags changed"),
        "Tag renamed": _tr("Tag renamed"),
        "Tags joined": _tr("Tags joined"),
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
        "Taken as fine": _tr("Not shown again unless it changes"),
        "Feeds paused": _tr("Paused"),
        MUTED: _tr("Muted: new articles come as read"),
        "Feeds go on": _tr("Retrieved again"),
        "Settings changed": _tr("Settings changed"),
        "Address changed": _tr("Address changed"),
        "Unsubscribed": _tr("Unsubscribed"),
        "Followed twice": _tr("You followed one feed at two addresses; now at one"),
        "Subscribed again": _tr("Subscribed again"),
        "Renamed": _tr("Renamed"),
        "Moved": _tr("Moved"),
        "Folder added": _tr("Folder added"),
        "Folder renamed": _tr("Folder renamed"),
        "Folder moved": _tr("Folder moved"),
        "Folder removed": _tr("Folder removed; its feeds are kept"),
        "Folder restored": _tr("Folder restored"),
        "Imported": _tr("Imported"),
        "Learned things erased": _tr("Learned things erased"),
        "More of this": _tr("More of this from now on"),
        "Less of this": _tr("Less of this from now on"),
        "Neither more nor less of this": _tr("Neither more nor less of this"),
    }
