"""How the user is notified of a feed's new articles, and who decided that: the feed, its folder, the way it came, or the preference; and what
is shown then.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from reader.domain.ids import FolderId
from reader.domain.subscription import Folder, Subscription

SETTING = "notify"
"""The name of the setting, for feeds and folders."""


class Mode(StrEnum):
    """Never, gathered for a time of reading, or as soon as the retrievals under way are done."""

    OFF = "off"
    DIGEST = "digest"
    INSTANT = "instant"


class Said(StrEnum):
    FEED = "feed"
    FOLDER = "folder"
    IMPORT = "import"
    PREFERENCE = "preference"


@dataclass(frozen=True, slots=True)
class Manner:
    """How, and who said so; `folder` is the one that did."""

    mode: Mode
    said: Said
    folder: Folder | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """What is shown, as plain text: a summary, lines, and the actions as (key, label)."""

    summary: str
    lines: tuple[str, ...]
    actions: tuple[tuple[str, str], ...] = ()


CLICK = "default"
"""The key of the action that a click on the notice itself is."""


def manner_of(subscription: Subscription, folders: Mapping[FolderId, Folder], usual: str) -> Manner:
    """What holds for a feed: what it says, else the nearest folder that says something, else off if imported, else `usual`."""
    own = subscription.settings.get(SETTING)
    if own:
        return Manner(Mode(own), Said.FEED)
    folder_id = subscription.folder_id
    left = dict(folders)
    # each folder is visited once, so that a cycle of folders ends too
    while folder_id is not None and (folder := left.pop(folder_id, None)) is not None:
        if folder.settings.get(SETTING):
            return Manner(Mode(folder.settings[SETTING]), Said.FOLDER, folder)
        folder_id = folder.parent_id
    if subscription.is_imported:
        return Manner(Mode.OFF, Said.IMPORT)
    return Manner(Mode(usual), Said.PREFERENCE)
