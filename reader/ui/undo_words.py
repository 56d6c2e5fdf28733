"""What was done, in the user's language: the engine's labels are keys, here are their words. GUI thread only."""

from PySide6.QtCore import QCoreApplication

QUIET = frozenset(
    {"Starred", "Star removed", "Marked read", "Marked unread", "Renamed", "Folder renamed", "Folder added", "Imported"}
)
"""Changes that show by themselves where they were made: Ctrl+Z takes them back, no message tells them."""


def undo_words(label: str, count: int = 0) -> str:
    """The words for a label; `count` articles were concerned where that is worth telling. An unknown label stands for itself."""

    def tr(text: str, number: int = -1) -> str:
        return QCoreApplication.translate("Undo", text, "", number)

    words = {
        "Marked all read": tr("Marked all read: %n articles", count) if count else tr("Marked all read"),
        "Marked read": tr("Marked read"),
        "Marked unread": tr("Marked unread"),
        "Starred": tr("Starred"),
        "Star removed": tr("Star removed"),
        "Unsubscribed": tr("Unsubscribed"),
        "Followed twice": tr("You followed one feed at two addresses; now at one"),
        "Subscribed again": tr("Subscribed again"),
        "Renamed": tr("Renamed"),
        "Moved": tr("Moved"),
        "Folder added": tr("Folder added"),
        "Folder renamed": tr("Folder renamed"),
        "Folder moved": tr("Folder moved"),
        "Folder removed": tr("Folder removed; its feeds are kept"),
        "Folder restored": tr("Folder restored"),
        "Imported": tr("Imported"),
    }
    return words.get(label, label)
