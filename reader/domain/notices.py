"""Notifications of new articles: the mode in force, its origin (feed, folder, import or preference), and the contents."""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from reader.domain.ids import FolderId
from reader.domain.subscription import Folder, Subscription
from reader.domain.value_classes import dataclass

SETTING, SOUND = "notify", "sound"
SOUND_ON, SOUND_OFF = "on", "off"


class Mode(StrEnum):
    """Notify never, collected for a usual reading time, or as soon as running retrievals are done."""

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
    """The mode and its origin; `folder` is the folder that set it."""

    mode: Mode
    said: Said
    folder: Folder | None = None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notification as plain text: a summary, lines, and actions as (key, label); `has_sound`: plays a sound."""

    summary: str
    lines: tuple[str, ...]
    actions: tuple[tuple[str, str], ...] = ()
    has_sound: bool = False


CLICK = "default"
"""Action key of a click on the notification itself."""


def manner_of(subscription: Subscription, folders: Mapping[FolderId, Folder], usual: str) -> Manner:
    """Return a feed's mode: its own setting, else the nearest folder's, else off if imported, else `usual`."""
    own = subscription.settings.get(SETTING)
    if own:
        return Manner(Mode(own), Said.FEED)
    for folder in _around(subscription, folders):
        if folder.settings.get(SETTING):
            return Manner(Mode(folder.settings[SETTING]), Said.FOLDER, folder)
    if subscription.is_imported:
        return Manner(Mode.OFF, Said.IMPORT)
    return Manner(Mode(usual), Said.PREFERENCE)


def has_sound(subscription: Subscription, folders: Mapping[FolderId, Folder], *, usual: bool) -> bool:
    """Return whether a feed's notifications play a sound: its own setting, else the nearest folder's, else `usual`."""
    around = [subscription.settings, *(folder.settings for folder in _around(subscription, folders))]
    return next((settings[SOUND] == SOUND_ON for settings in around if settings.get(SOUND)), usual)


def _around(subscription: Subscription, folders: Mapping[FolderId, Folder]) -> Iterator[Folder]:
    """Yield the folders that contain a feed, innermost first."""
    folder_id, left = subscription.folder_id, dict(folders)
    # each folder is visited once, so that a cycle of folders ends too
    while folder_id is not None and (folder := left.pop(folder_id, None)) is not None:
        yield folder
        folder_id = folder.parent_id
